"""What a seat sees beyond the declared fields, and worlds that fit what it sees.

Nobody knows the order of a deck or an unrevealed blood card (NIT-161); a zombie player knows its
own face-down evolutions (NIT-187) and what blood_sense has shown to it. Everything unseen of one
kind is exchangeable, so `imagine` deals it anew over all the places where it may be; but a card
that lay face down while a new deck was made was not in the pile (see `rules.shuffles`).
"""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_CARDS, BLOODS, PILE
from shamble.games.nightmare.content.cards import (
    CARDS,
    EVENT_COPIES,
    EVENT_SET,
    GEAR_CARD,
    ITEMS,
    WEAPONS,
    Set,
)
from shamble.games.nightmare.content.conditions import CONDITIONS, FIRST_CONDITION
from shamble.games.nightmare.content.evolutions import (
    EVOLUTION_COPIES,
    EVOLUTIONS,
    MOST_DRAWS,
)
from shamble.games.nightmare.content.road import DETERMINATION_COPIES, TOP
from shamble.games.nightmare.rules.decks import BLOOD, EVOLUTION
from shamble.games.nightmare.rules.shuffles import (
    blood_copies,
    blood_room,
    bloods_seen,
    evolution_room,
    evolutions_seen,
    lies_face_up,
)
from shamble.games.nightmare.rules.terms import with_events
from shamble.games.nightmare.state import State
from shamble.rules import below, rule, shuffle

ATTEMPTS = 1000  # to find room for old blood: mostly the first does


@game.redact
def show(s: State, player: int, out: State) -> None:
    for event in range(s.pending_count):
        if lies_face_up(s, event):
            for j in range(MOST_DRAWS):
                out.pending[event][j] = s.pending[event][j]
    if player >= 0:
        for i in range(s.blood_count):
            if (s.blood_known[i] >> player) & 1:
                out.blood_face[i] = s.blood_face[i]
        for i in range(s.buried_count):
            if (s.buried_known[i] >> player) & 1:
                out.buried_face[i] = s.buried_face[i]
        for i in range(s.hidden_count):
            if s.hidden_owner[i] == player:
                out.hidden_face[i] = s.hidden_face[i]


@game.imagine
def imagine(s: State, player: int) -> None:
    imagine_determination(s)
    imagine_events(s)
    imagine_blood(s, player)
    imagine_evolutions(s, player)


@rule
def imagine_determination(s: State) -> None:
    n = 0
    for value in range(TOP):
        for _ in range(DETERMINATION_COPIES - s.fate_gone[value]):
            s.fate_deck[n] = value + 1
            n += 1
    shuffle(s, s.fate_deck, 0, n)


# ---- events


@rule
def imagine_events(s: State) -> None:
    n = 0
    for card in range(CARDS):
        if EVENT_SET[card] == Set.BASE or with_events(s):
            for _ in range(EVENT_COPIES[card] - events_seen(s, card)):
                s.event_deck[n] = card
                n += 1
    shuffle(s, s.event_deck, 0, n)


@rule
def events_seen(s: State, card: int) -> int:
    """How many of a kind lie open: discarded, held, on the road, beside players, in play."""
    n = s.event_gone[card]
    n += s.card == card
    for i in range(s.pending_count):
        n += s.pending_card[i] == card
    if FIRST_CONDITION <= card < FIRST_CONDITION + CONDITIONS:
        n += s.holder[card - FIRST_CONDITION] >= 0
    for gear in range(WEAPONS + ITEMS):
        if GEAR_CARD[gear] == card:
            n += gear_seen(s, gear)
    return n


@rule
def gear_seen(s: State, gear: int) -> int:
    n = 0
    for i in range(s.lying_count):
        n += s.lying[i] == gear
    for p in range(s.players):
        if gear >= WEAPONS:
            n += s.items[p][gear - WEAPONS]
        else:
            for i in range(3):
                n += s.hand[p][i] == gear
    return n


# ---- blood


@rule
def knows(seats: int, player: int) -> bool:
    return player >= 0 and (seats >> player) & 1 == 1


@rule
def imagine_blood(s: State, player: int) -> None:
    """Deck, unrevealed cards and unseen discards share the unseen cards.

    Cards that lay through a remembered shuffle come first: they may not be what lay open then.
    """
    for _ in range(ATTEMPTS):
        if imagine_old_blood(s, player):
            break
    n = 0
    for face in range(BLOODS):
        for _ in range(blood_copies(s, face) - bloods_seen(s, face)):
            s.blood_deck[n] = face
            n += 1
    shuffle(s, s.blood_deck, 0, n)
    for i in range(s.blood_count):
        if s.blood_face[i] < 0:
            n -= 1
            s.blood_face[i] = s.blood_deck[n]
            s.blood_deck[n] = -1
    for i in range(s.buried_count):
        if s.buried_face[i] < 0 and s.buried_until[i] == PILE:
            n -= 1
            s.buried_face[i] = s.blood_deck[n]
            s.blood_deck[n] = -1


@rule
def imagine_old_blood(s: State, player: int) -> bool:
    """Those that have lain longest first. False: they did not find room together, this time.

    Every way in which they do comes up, and just as likely as it is as long as only one shuffle
    is remembered and nothing of the new deck has been revealed; else about as likely.
    """
    for i in range(s.blood_count):
        if s.blood_since[i] < s.blood_shuffles and not knows(s.blood_known[i], player):
            s.blood_face[i] = -1
    for i in range(s.buried_count):
        if s.buried_since[i] < s.blood_shuffles and not knows(s.buried_known[i], player):
            s.buried_face[i] = -1
    for since in range(s.blood_shuffles):
        for i in range(s.blood_count):
            if s.blood_since[i] == since and s.blood_face[i] < 0:
                s.blood_face[i] = old_card(s, player, BLOOD, since, PILE)
                if s.blood_face[i] < 0:
                    return False
        for i in range(s.buried_count):
            if s.buried_since[i] == since and s.buried_face[i] < 0:
                s.buried_face[i] = old_card(s, player, BLOOD, since, s.buried_until[i])
                if s.buried_face[i] < 0:
                    return False
    return True


@rule
def old_blood_room(s: State, since: int, until: int, face: int) -> int:
    """How many of a kind there may be: at each of these shuffles, and, if it lies there, now."""
    n = BLOOD_CARDS
    if until == PILE:
        n = blood_copies(s, face) - bloods_seen(s, face)
    for shuffled in range(since, s.blood_shuffles):
        if until == PILE or shuffled <= until:
            n = min(n, blood_room(s, shuffled, face))
    return max(0, n)


@rule
def old_card(s: State, player: int, deck: int, since: int, until: int) -> int:
    """A kind for a card that lay through these shuffles of its deck, by what fits, or -1."""
    kinds = BLOODS if deck == BLOOD else EVOLUTIONS
    total = 0
    for kind in range(kinds):
        total += old_room(s, player, deck, since, until, kind)
    if total == 0:
        return -1
    left = below(s, total)
    kind = 0
    while left >= old_room(s, player, deck, since, until, kind):
        left -= old_room(s, player, deck, since, until, kind)
        kind += 1
    return kind


@rule
def old_room(s: State, player: int, deck: int, since: int, until: int, kind: int) -> int:
    if deck == BLOOD:
        return old_blood_room(s, since, until, kind)
    return old_evolution_room(s, player, since, kind)


# ---- evolutions


@rule
def imagine_evolutions(s: State, player: int) -> None:
    """Deck, what others hide, what waits face down, and unseen discards."""
    if not with_events(s):
        return
    for since in range(s.evolution_shuffles):
        imagine_old_evolutions(s, player, since)
    n = 0
    for evolution in range(EVOLUTIONS):
        for _ in range(unseen_evolutions(s, player, evolution)):
            s.evolution_deck[n] = evolution
            n += 1
    shuffle(s, s.evolution_deck, 0, n)
    for i in range(s.hidden_count):
        if s.hidden_face[i] < 0:
            n -= 1
            s.hidden_face[i] = s.evolution_deck[n]
            s.evolution_deck[n] = -1
        if s.hidden_owner[i] != player:
            s.face_down[s.hidden_owner[i]][s.hidden_face[i]] += 1
    for event in range(s.pending_count):
        for j in range(s.pending_size[event]):
            if s.pending[event][j] < 0:
                n -= 1
                s.pending[event][j] = s.evolution_deck[n]
                s.evolution_deck[n] = -1
    for _ in range(s.evolution_unseen_count):
        n -= 1
        s.evolution_unseen[s.evolution_deck[n]] += 1
        s.evolution_deck[n] = -1


@rule
def imagine_old_evolutions(s: State, player: int, since: int) -> None:
    """As with blood. None is buried, so whoever comes first, there is room for the others."""
    for i in range(s.hidden_count):
        if s.hidden_since[i] == since and s.hidden_face[i] < 0:
            s.hidden_face[i] = old_card(s, player, EVOLUTION, since, PILE)
    for event in range(s.pending_count):
        for j in range(s.pending_size[event]):
            if s.pending_since[event][j] == since and s.pending[event][j] < 0:
                s.pending[event][j] = old_card(s, player, EVOLUTION, since, PILE)


@rule
def old_evolution_room(s: State, player: int, since: int, evolution: int) -> int:
    n = unseen_evolutions(s, player, evolution)
    for shuffled in range(since, s.evolution_shuffles):
        n = min(n, evolution_room(s, shuffled, evolution))
    return max(0, n)


@rule
def unseen_evolutions(s: State, player: int, evolution: int) -> int:
    """How many of a kind are neither seen nor imagined yet."""
    n = EVOLUTION_COPIES[evolution] - evolutions_seen(s, player, evolution)
    for i in range(s.hidden_count):
        n -= s.hidden_owner[i] != player and s.hidden_face[i] == evolution
    for event in range(s.pending_count):
        if not lies_face_up(s, event):
            for j in range(s.pending_size[event]):
                n -= s.pending[event][j] == evolution
    return n
