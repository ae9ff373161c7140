"""What always adds up: checked at every decision of millions of random games.

Cards are counted in digits: each kind of card has its own place in an integer, wide enough for
all its copies, so that one sum tells whether every kind is there as often as it should be.
"""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_COPIES, BLOOD_SET, BLOODS, PILE
from shamble.games.nightmare.content.cards import (
    CARDS,
    EVENT_COPIES,
    EVENT_SET,
    GEAR_CARD,
    HANDS,
    ITEMS,
    WEAPONS,
    Card,
    Set,
)
from shamble.games.nightmare.content.conditions import CONDITIONS, FIRST_CONDITION
from shamble.games.nightmare.content.evolutions import EVOLUTION_COPIES, EVOLUTIONS, MOST_DRAWS
from shamble.games.nightmare.content.road import (
    APPROACH,
    DETERMINATION_COPIES,
    TOP,
    WALKERS,
    Role,
)
from shamble.games.nightmare.rules.shuffles import blood_room, evolution_room
from shamble.games.nightmare.rules.terms import (
    holds_weapons,
    humans,
    with_blood,
    with_events,
    zombies,
)
from shamble.games.nightmare.state import Question, State
from shamble.rules import FieldError, Table, rule

GROUPS = 4  # the 64 event cards in four sums of 16
WIDTH = 16
DIGIT = Table(1 << (3 * (card % WIDTH)) for card in range(CARDS))
GROUP = Table(card // WIDTH for card in range(CARDS))
FATE_DIGIT = Table(1 << (4 * value) for value in range(TOP))
FATE_SUM = sum(DETERMINATION_COPIES << (4 * value) for value in range(TOP))
BLOOD_DIGIT = Table(1 << (6 * face) for face in range(BLOODS))
EVOLUTION_DIGIT = Table(1 << (2 * evolution) for evolution in range(EVOLUTIONS))
EVOLUTION_SUM = sum(n << (2 * evolution) for evolution, n in enumerate(EVOLUTION_COPIES))


@game.invariant
def what_is_broken(s: State) -> int:
    """The number of the first thing that does not add up, or 0."""
    if fate_cards(s) != FATE_SUM:
        return 1
    for group in range(GROUPS):
        if event_cards(s, group) != all_event_cards(s, group):
            return 2
    if blood_cards(s) != all_blood_cards(s):
        return 3
    if evolution_cards(s) != (EVOLUTION_SUM if with_events(s) else 0):
        return 4
    if walkers_on_road(s) + s.walkers_left != WALKERS:
        return 5
    for p in range(s.players):
        wrong = player_is_wrong(s, p)
        if wrong != 0:
            return wrong
    if s.over == 0 and humans(s) == 0:
        return 13
    if loose_bullets(s) != s.loose_bullets:
        return 18
    if s.pending_count > 0 and s.over == 0 and zombies(s) != 0 and s.question != Question.KEEP_TWO:
        return 14
    for i in range(s.blood_count):
        if s.role[s.blood_owner[i]] != Role.HUMAN or s.blood_time[i] < 0:
            return 15
    for condition in range(CONDITIONS):
        if s.holder[condition] >= 0 and s.role[s.holder[condition]] == Role.ZOMBIE:
            return 16
    return shuffles_are_wrong(s)


@rule
def shuffles_are_wrong(s: State) -> int:
    """What is remembered of shuffles fits the cards that lay there."""
    for shuffled in range(s.blood_shuffles):
        for face in range(BLOODS):
            if blood_room(s, shuffled, face) < 0:
                return 19
    for shuffled in range(s.evolution_shuffles):
        for evolution in range(EVOLUTIONS):
            if evolution_room(s, shuffled, evolution) < 0:
                return 20
    unseen = 0
    for i in range(s.buried_count):
        unseen += s.buried_until[i] == PILE
    if unseen != s.blood_unseen_count:
        return 22
    for i in range(s.hidden_count):
        if s.face_down[s.hidden_owner[i]][s.hidden_face[i]] == 0:
            return 21
    return 0


@rule
def player_is_wrong(s: State, p: int) -> int:
    if s.bullets[p] < 0:
        return 6
    if holds_weapons(s, p) > HANDS and s.question != Question.KEEP_TWO:
        return 7
    if s.role[p] == Role.ZOMBIE:
        if s.bullets[p] + holds_weapons(s, p) > 0:  # NIT-139
            return 8
        if not APPROACH <= s.at[p] < s.goal:  # NIT-147
            return 9
    elif not 0 <= s.at[p] <= s.goal:
        return 10
    elif (s.down >> p) & 1:
        return 11
    hidden = 0
    for i in range(s.hidden_count):
        hidden += s.hidden_owner[i] == p
    if hidden != s.face_down_count[p]:
        return 12
    hidden = 0
    for evolution in range(EVOLUTIONS):
        hidden += s.face_down[p][evolution]
        if s.role[p] != Role.ZOMBIE and s.face_up[p][evolution] != 0:
            return 17
    return 12 if hidden != s.face_down_count[p] else 0


@rule
def fate_cards(s: State) -> int:
    total = 0
    for i in range(s.fate_left):
        total += FATE_DIGIT[s.fate_deck[i] - 1]
    for value in range(TOP):
        total += FATE_DIGIT[value] * s.fate_gone[value]
    return total


@rule
def all_event_cards(s: State, group: int) -> int:
    total = 0
    for card in range(CARDS):
        if GROUP[card] == group and (EVENT_SET[card] == Set.BASE or with_events(s)):
            total += DIGIT[card] * EVENT_COPIES[card]
    return total


@rule
def event_cards(s: State, group: int) -> int:
    """Event cards wherever they are: deck, discards, hands, road, beside players, in play."""
    total = 0
    for i in range(s.event_left):
        total += digit(s.event_deck[i], group)
    for card in range(CARDS):
        total += digit(card, group) * s.event_gone[card]
    for p in range(s.players):
        for i in range(3):
            if s.hand[p][i] >= 0:
                total += digit(GEAR_CARD[s.hand[p][i]], group)
        for item in range(ITEMS):
            total += digit(GEAR_CARD[WEAPONS + item], group) * s.items[p][item]
    for i in range(s.lying_count):
        total += digit(GEAR_CARD[s.lying[i]], group)
    for condition in range(CONDITIONS):
        if s.holder[condition] >= 0:
            total += digit(FIRST_CONDITION + condition, group)
    for i in range(s.pending_count):
        total += digit(s.pending_card[i], group)
    return total + digit(s.card, group)


@rule
def digit(card: int, group: int) -> int:
    return DIGIT[card] if card >= 0 and GROUP[card] == group else 0


@rule
def all_blood_cards(s: State) -> int:
    total = 0
    for face in range(BLOODS):
        if BLOOD_SET[face] == Set.BASE or with_blood(s):
            total += BLOOD_DIGIT[face] * BLOOD_COPIES[face]
    return total


@rule
def blood_cards(s: State) -> int:
    total = 0
    for i in range(s.blood_left):
        total += BLOOD_DIGIT[s.blood_deck[i]]
    for i in range(s.blood_count):
        total += BLOOD_DIGIT[s.blood_face[i]]
    for i in range(s.buried_count):
        if s.buried_until[i] == PILE:
            total += BLOOD_DIGIT[s.buried_face[i]]
    for face in range(BLOODS):
        total += BLOOD_DIGIT[face] * s.blood_gone[face]
    return total


@rule
def evolution_cards(s: State) -> int:
    total = 0
    for i in range(s.evolution_left):
        total += EVOLUTION_DIGIT[s.evolution_deck[i]]
    for evolution in range(EVOLUTIONS):
        n = s.evolution_gone[evolution] + s.evolution_unseen[evolution] + s.hive[evolution]
        for p in range(s.players):
            n += s.face_up[p][evolution] + s.face_down[p][evolution]
        total += EVOLUTION_DIGIT[evolution] * n
    for i in range(s.pending_count):
        for j in range(MOST_DRAWS):
            if s.pending[i][j] >= 0:
                total += EVOLUTION_DIGIT[s.pending[i][j]]
    return total


@rule
def loose_bullets(s: State) -> int:
    n = 0
    for space in range(s.goal):
        n += s.lying_bullets[space]
    return n


@rule
def walkers_on_road(s: State) -> int:
    n = 0
    for space in range(s.goal):
        n += s.walkers[space]
    return n


@game.sound
def check_position(s: State) -> None:
    """A position built by hand must at least be one that can be played on."""
    if wrong := what_is_broken(s):
        raise FieldError(f"this position does not add up (invariant {wrong})")
    if s.card >= 0 and not 0 <= s.card < len(Card):
        raise FieldError(f"card = {s.card} is no event card")
