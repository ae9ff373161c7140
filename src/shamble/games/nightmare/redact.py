"""What a seat sees beyond the declared fields, and worlds that fit what it sees.

Nobody knows the order of a deck or an unrevealed blood card (NIT-161); a zombie player knows its
own face-down evolutions (NIT-187) and what blood_sense has shown to it. Everything unseen of one
kind is exchangeable, so `imagine` deals it anew over all the places where it may be.
"""

from __future__ import annotations

from shamble.engine.chance import shuffle
from shamble.engine.rule import rule
from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_COPIES, BLOOD_SET, BLOODS
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
    FACE_UP,
    FIRST_EVOLUTION,
    MOST_DRAWS,
)
from shamble.games.nightmare.content.road import DETERMINATION_COPIES, TOP
from shamble.games.nightmare.rules.terms import with_blood, with_events
from shamble.games.nightmare.state import State


@rule
def lies_face_up(s: State, event: int) -> bool:
    return FACE_UP[s.pending_card[event] - FIRST_EVOLUTION] == 1


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
    n = 0 + s.event_gone[card]
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
def imagine_blood(s: State, player: int) -> None:
    """Deck, unrevealed cards and unseen discards share the unseen cards."""
    n = 0
    for face in range(BLOODS):
        if BLOOD_SET[face] == Set.BASE or with_blood(s):
            for _ in range(BLOOD_COPIES[face] - bloods_seen(s, player, face)):
                s.blood_deck[n] = face
                n += 1
    recalled = 0
    if player >= 0:
        recalled = 0 + s.recalled_count[player]
        for face in range(BLOODS):
            s.blood_unseen[face] = s.blood_recalled[player][face]
    shuffle(s, s.blood_deck, 0, n)
    for i in range(s.blood_count):
        if s.blood_face[i] < 0:
            n -= 1
            s.blood_face[i] = s.blood_deck[n]
            s.blood_deck[n] = -1
    for i in range(s.blood_unseen_count - recalled):
        n -= 1
        face = 0 + s.blood_deck[n]
        s.blood_deck[n] = -1
        s.blood_unseen[face] += 1
        for q in range(s.players):  # one of those that somebody else recalls
            if q != player and i < s.recalled_count[q]:
                s.blood_recalled[q][face] += 1


@rule
def bloods_seen(s: State, player: int, face: int) -> int:
    n = 0 + s.blood_gone[face]
    if player >= 0:
        n += s.blood_recalled[player][face]
    for i in range(s.blood_count):
        n += s.blood_face[i] == face
    return n


# ---- evolutions


@rule
def imagine_evolutions(s: State, player: int) -> None:
    """Deck, what others hide, what waits face down, and unseen discards."""
    if not with_events(s):
        return
    n = 0
    for evolution in range(EVOLUTIONS):
        for _ in range(EVOLUTION_COPIES[evolution] - evolutions_seen(s, player, evolution)):
            s.evolution_deck[n] = evolution
            n += 1
    shuffle(s, s.evolution_deck, 0, n)
    for p in range(s.players):
        if p != player:
            for _ in range(s.face_down_count[p]):
                n -= 1
                s.face_down[p][s.evolution_deck[n]] += 1
                s.evolution_deck[n] = -1
    for event in range(s.pending_count):
        if not lies_face_up(s, event):
            for j in range(s.pending_size[event]):
                n -= 1
                s.pending[event][j] = s.evolution_deck[n]
                s.evolution_deck[n] = -1
    for _ in range(s.evolution_unseen_count):
        n -= 1
        s.evolution_unseen[s.evolution_deck[n]] += 1
        s.evolution_deck[n] = -1


@rule
def evolutions_seen(s: State, player: int, evolution: int) -> int:
    n = s.evolution_gone[evolution] + s.hive[evolution]
    for p in range(s.players):
        n += s.face_up[p][evolution]
    if player >= 0:
        n += s.face_down[player][evolution]
    for event in range(s.pending_count):
        if lies_face_up(s, event):
            for j in range(MOST_DRAWS):
                n += s.pending[event][j] == evolution
    return n
