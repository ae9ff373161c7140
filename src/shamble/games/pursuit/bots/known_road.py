"""The game as the solver sees it: a road with nothing left to turn up, and hands by number.

The road comes from a position in which it is known (`know_road`), or stands in for one in which it
is not (`mean_road`). `outcome` is Phase 1 on it: no deck, no row, no cards.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations, permutations

from shamble.games.pursuit.content.cards import NUMBER, PACE_NUMBER, PACES, Card
from shamble.games.pursuit.content.roads import PACKETS, ROW
from shamble.games.pursuit.rules.terms import is_steady_pace, nerve_price, road_of, strain
from shamble.games.pursuit.state import Act, Ending, Option, State
from shamble.rules import Grid, Record, Table, action_code, i8, rule

LENGTH = 40  # indices, as on `State.road`
NEVER = 99  # an index beyond every road
AHEAD = 6  # the row ends so many cards ahead of her, or at EVAQ

ILLEGAL, RUNNING = -1, 0  # outcomes that are no endings
EVACUATED, CAUGHT, COLLAPSED = int(Ending.EVACUATED), int(Ending.CAUGHT), int(Ending.COLLAPSED)

# What a player may do in Phase 1, by number and in the canonical order:
# Sleep, Move with 1 to 4, Rest with 1 to 4.
CHOICES = 9
SLEEP, REST = 0, 5


class Aim(IntEnum):
    """What an ending is worth."""

    SCORE = 0
    SURVIVAL = 1
    OUTLOOK = 2  # of the bots that look a few rounds ahead


class KnownRoad(Record):
    """The road, the options in force on it, and where the chase stands."""

    number = i8(LENGTH)
    evaq = i8()
    night = i8()  # from this index on it is NIGHT
    day = i8()  # and from this one DAY again
    quiet_night = i8()
    last_breath = i8()
    hp_cap = i8()
    nerve_cap = i8()

    zombie = i8()
    player = i8()
    hp = i8()
    nerve = i8()
    hand = i8()

    aim = i8()


@rule
def number_played(choice: int) -> int:
    """0 for Sleep, which plays no card."""
    return choice - REST + 1 if choice >= REST else choice


@rule
def action_of(s: State, choice: int) -> int:
    """A choice as an action: Move or Rest with the first card held of its number."""
    if choice == SLEEP:
        return action_code(Act.SLEEP)
    v = number_played(choice)
    played = 0
    for card in range(PACES - 1, -1, -1):
        if s.held[card] == 1 and PACE_NUMBER[card] == v:
            played = card
    return action_code(Act.REST, played) if choice >= REST else action_code(Act.MOVE, played)


# ---- hands: what is missing from one is all that matters, the pile or (`steady_pace`) the line

HIGHEST = max(PACE_NUMBER)

Missing = tuple[int, ...]
PILES: list[Missing] = sorted(set(combinations(PACE_NUMBER, 2)))
LINES: list[Missing] = sorted({line for n in range(3) for line in permutations(PACE_NUMBER, n)})

PILE_HANDS, LINE_HANDS = len(PILES), len(LINES)
HANDS = PILES + LINES  # a pile and a line of the same numbers are two hands


def is_held(missing: Missing, v: int) -> bool:
    return missing.count(v) < PACE_NUMBER.count(v)


def pile_after(pile: Missing, v: int) -> list[int]:
    """PUR-100, 103: either card of the pile comes up; the played one takes its place."""
    return [PILES.index(tuple(sorted((left, v)))) for left in pile]


def line_after(line: Missing, v: int) -> list[int]:
    """`steady_pace`: a line of three gives its leftmost back. No luck: twice the same hand."""
    return [PILE_HANDS + LINES.index((*line, v)[-2:])] * 2


def hands_after(hand: int, v: int) -> list[int]:
    """The two hands, equally likely, after a card of number v; -1 if it is not held."""
    if v == 0:
        return [hand, hand]  # PUR-101
    if not is_held(HANDS[hand], v):
        return [-1, -1]
    return pile_after(HANDS[hand], v) if hand < PILE_HANDS else line_after(HANDS[hand], v)


# For each hand, the two hands that follow each number: NEXT_HAND[hand][2 * v] and the one beside.
NEXT_HAND = Grid(
    [after for v in range(HIGHEST + 1) for after in hands_after(hand, v)]
    for hand in range(len(HANDS))
)


def numbered(kinds: list[Missing], first: int) -> Table:
    """The hand of each two numbers a and b, at 5 * a + b; 0 stands for no card."""
    table = [-1] * (HIGHEST + 1) ** 2
    for i, missing in enumerate(kinds):
        a, b = (*missing, 0, 0)[:2]
        table[(HIGHEST + 1) * a + b] = first + i
    return Table(table)


HAND_OF_PILE = numbered(PILES, 0)
HAND_OF_LINE = numbered(LINES, PILE_HANDS)


@rule
def hand_of(s: State) -> int:
    """The hand as a number; -1 if so many cards cannot be missing."""
    a = 0
    b = 0
    if is_steady_pace(s):
        if s.spent_count > 0:
            a = PACE_NUMBER[s.spent[0]]
        if s.spent_count > 1:
            b = PACE_NUMBER[s.spent[1]]
        return HAND_OF_LINE[(HIGHEST + 1) * a + b]
    missing = 0
    for card in range(PACES):
        if s.held[card] == 0:
            missing += 1
            a = b
            b = PACE_NUMBER[card]
    return HAND_OF_PILE[(HIGHEST + 1) * a + b] if missing == 2 else -1


@rule
def first_hand(hand: int) -> int:
    """Where the hands of this hand's kind begin."""
    return 0 if hand < PILE_HANDS else PILE_HANDS


@rule
def hand_count(hand: int) -> int:
    """How many hands of this hand's kind there are."""
    return PILE_HANDS if hand < PILE_HANDS else LINE_HANDS


# ---- from a position


@rule
def know_road(s: State, aim: int, w: KnownRoad) -> None:
    """The road as laid and then as the deck has it. Reads no deck once EVAQ is laid."""
    take_over(s, aim, w)
    w.night = seen_at(s, Card.NIGHT_1)
    w.day = seen_at(s, Card.DAY_2)
    w.evaq = s.evaq_at
    index = s.laid
    place = s.deck_next
    while w.evaq < 0 and place < s.deck_size:
        card = s.deck[place]
        place += 1
        if card == Card.NIGHT_1:
            w.night = index
        elif card == Card.DAY_2:
            w.day = index
        else:
            w.number[index] = NUMBER[card]
            if card == Card.EVAQ:
                w.evaq = index
            index += 1


@rule
def mean_road(s: State, aim: int, w: KnownRoad) -> None:
    """The road as seen, and what is unseen where it lies on average."""
    take_over(s, aim, w)
    unseen = s.laid  # the first index not seen
    for index in range(unseen, LENGTH):
        w.number[index] = 1
    packets = PACKETS[road_of(s)]
    b = ROW + packets[0]
    first_evaq = b + packets[1] + packets[2]
    last_evaq = first_evaq + packets[3]
    w.night = seen_at(s, Card.NIGHT_1)
    if w.night == NEVER:
        w.night = max(unseen, b + packets[1] // 2)
    w.day = seen_at(s, Card.DAY_2)
    if w.day == NEVER and s.options[Option.CERTAIN_DAWN] == 1:
        w.day = first_evaq
    w.evaq = s.evaq_at
    if w.evaq < 0:
        middle = (max(first_evaq, unseen) + last_evaq + 1) // 2
        w.evaq = min(last_evaq, max(unseen, middle))


@rule
def take_over(s: State, aim: int, w: KnownRoad) -> None:
    """All that does not depend on what is unseen."""
    for index in range(s.row_start, s.laid):
        w.number[index] = NUMBER[s.road[index]]
    w.quiet_night = s.options[Option.QUIET_NIGHT]
    w.last_breath = s.options[Option.LAST_BREATH]
    w.hp_cap = s.hp_cap
    w.nerve_cap = s.nerve_cap
    w.zombie = s.zombie
    w.player = s.player
    w.hp = s.hp
    w.nerve = s.nerve
    w.hand = hand_of(s)
    w.aim = aim


@rule
def seen_at(s: State, card: int) -> int:
    """From which index on a DAY/NIGHT card holds: any at all once it lies on the time stack."""
    for i in range(s.times_count):
        if s.times[i] == card:
            return 0
    for i in range(s.above_count):
        if s.above[i] == card:
            return s.above_at[i]
    return NEVER


# ---- Phase 1


@rule
def is_night_at(w: KnownRoad, p: int) -> bool:  # PUR-090 to 092
    return w.night <= p and p < w.day


@rule
def outcome(
    w: KnownRoad, z: int, p: int, hp: int, nerve: int, choice: int
) -> tuple[int, int, int, int, int]:
    """How a choice goes: its ending (or `RUNNING`, `ILLEGAL`), then z, p, HP and Nerve after it."""
    night = is_night_at(w, p)
    if choice == SLEEP:
        number = w.number[p]
        if number == 0:
            return ILLEGAL, z, p, hp, nerve  # PUR-063
        hp = min(hp + number, w.hp_cap)  # PUR-064
        return she_follows(z + number, night, p, hp, nerve)  # PUR-066 to 068
    if choice >= REST:
        v = choice - REST + 1
        nerve = min(nerve + v, w.nerve_cap)  # PUR-051
        return she_follows(z + v, night, p, hp, nerve)  # PUR-052
    end = min(z + AHEAD, w.evaq)
    if p >= end:
        return ILLEGAL, z, p, hp, nerve  # PUR-033
    p = min(p + choice, end)  # PUR-032
    nerve -= min(nerve, nerve_price(choice, night, w.quiet_night == 1))  # PUR-036
    hp -= min(hp, strain(nerve, night))  # PUR-038
    if hp == 0 and not (p == w.evaq and w.last_breath == 1):
        return COLLAPSED, z, p, hp, nerve  # PUR-039
    if p == w.evaq:
        return EVACUATED, z, p, hp, nerve  # PUR-040
    return she_follows(z + 1, night, p, hp, nerve)  # PUR-041


@rule
def she_follows(z: int, night: bool, p: int, hp: int, nerve: int) -> tuple[int, int, int, int, int]:
    if night:
        z += 1
    if z >= p:
        return CAUGHT, p, p, hp, nerve  # PUR-071, 072
    return RUNNING, z, p, hp, nerve
