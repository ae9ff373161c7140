"""Positions for the solver's tests, and slow solvers of another make to hold against it.

`optimum` plays the real rules out, `look` looks a few rounds ahead. `belief_values` is the best
play under hidden information once only the last packet is unseen: the check behind TV-36.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from shamble import Playable
from shamble.games.pursuit.bots.known_road import (
    CHOICES,
    EVACUATED,
    ILLEGAL,
    RUNNING,
    Aim,
    KnownRoad,
    number_played,
    outcome,
)
from shamble.games.pursuit.bots.solver import compiled, packed
from shamble.games.pursuit.rules.refill import lay
from shamble.games.pursuit.rules.terms import nerve_price, strain
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import given

TV_32_ROW = "1 2 1 1 3 0 0"
TV_32_DECK = "0 2 2 1 1 2 | 0 0 3 NIGHT 3 1 0 | 2 0 2 0 3 2 3 | 2 0 1 1 DAY EVAQ 1 1"


def start_of_tv_32(**options: Any) -> tuple[Playable[State], State]:
    """The complete game of the rule book, before its first action."""
    steady = "puzzle" in options or "steady_pace" in options
    hand, pile = ("1 2a 2b 3 4", "") if steady else ("1 3 4", "2b 2a")
    game, s = given(z=0, p=3, row=TV_32_ROW, deck=TV_32_DECK, hand=hand, pile=pile, **options)
    s.round = 1
    if "puzzle" in options or "open_road" in options:
        lay(s, s.deck_size)
    return game, s


# ---- the real rules, played out


def optimum(game: Playable[State], s: State, survival: bool) -> float:
    """The best value of a position with an open road: every action, either card of the pile."""
    memo: dict[tuple[object, ...], float] = {}

    def value(s: State) -> float:
        if game.is_over(s):
            result = game.result(s)
            return float(result.ending == "evacuated" if survival else result.payoffs[0])
        key = s.zombie, s.player, s.hp, s.nerve, s.times_count, tuple(s.held), tuple(s.spent)
        if key not in memo:
            memo[key] = max(expected(s, action) for action in game.legal(s, 0))
        return memo[key]

    def expected(s: State, action: object) -> float:
        return sum(value(after(s, action, pile)) for pile in (s.pile, s.pile[::-1])) / 2

    def after(s: State, action: object, pile: list[int]) -> State:
        there = s.copy()
        there.pile = pile[:]
        game.apply(there, 0, action)
        return there

    return value(s)


# ---- a few rounds ahead


def leaf(w: KnownRoad, z: int, p: int, hp: int, nerve: int) -> Fraction:
    value = 6 * p + 12 * hp + 9 * nerve + 7 * (p - z) + 4 * w.number[p]
    value -= 10 * (nerve <= 3) + 15 * (nerve <= 1) + 15 * (p - z <= 1) + 20 * (hp <= 2)
    return Fraction(value, 10)


def hands_after(missing: tuple[int, ...], v: int, steady: bool) -> list[tuple[int, ...]]:
    """What may be missing from the hand after a card of number v, each as likely."""
    if v == 0:
        return [missing]
    if steady:
        return [(*missing, v)[-2:]]
    return [tuple(sorted((left, v))) for left in missing]


def look(
    w: KnownRoad, place: tuple[int, int, int, int], missing: tuple[int, ...], k: int, steady: bool
) -> dict[int, Fraction]:
    """Expectimax in so many words: what each choice is worth k rounds ahead."""
    values = {}
    for choice in range(CHOICES):
        v = number_played(choice)
        ending, *after = outcome(w, *place, choice)
        if ending == ILLEGAL or (v and missing.count(v) == [0, 1, 2, 1, 1][v]):
            continue
        z, p, hp, nerve = after
        if ending == EVACUATED:
            values[choice] = Fraction(1000 + p - 3 + 20 + 2 * hp + nerve)
        elif ending != RUNNING:
            values[choice] = Fraction(-1000 + p)
        elif k == 1:
            values[choice] = leaf(w, z, p, hp, nerve)
        else:
            follow = hands_after(missing, v, steady)
            best = [max(look(w, (z, p, hp, nerve), m, k - 1, steady).values()) for m in follow]
            values[choice] = sum(best, Fraction(0)) / len(best)
    return values


# ---- hidden information, last packet

DAY, EVAQ = 4, 5  # after the Locations of 0 to 3
LAST_PACKET = (2, 2, 1, 1, 1, 1)
NOWHERE = 99


class Situation(NamedTuple):
    """What is seen at NIGHT when only packet D is unseen."""

    d: int
    hp: int
    nerve: int
    tail: tuple[int, ...]  # kinds of card from the Player's to the right end of the row
    unseen: tuple[int, ...] = LAST_PACKET  # how many of each kind
    pile: tuple[int, ...] = (1, 3)
    night: bool = True
    day_at: int = NOWHERE  # over which card of the tail DAY hangs


TV_36 = {
    "a": Situation(2, 4, 2, (1, 0, 2, 0, 1)),
    "b": Situation(2, 5, 2, (1, 0, 2, 0, 1)),
    "c": Situation(3, 3, 4, (2, 1, 0, 1)),
}


def belief_values(x: Situation) -> dict[str, float]:
    """The best survival probability after each action, knowing only what is seen."""
    hand = [1, 2, 2, 3, 4]
    for card in x.pile:
        hand.remove(card)
    values = {}
    if x.tail[0] > 0:
        values["sleep"] = followed(x._replace(hp=min(x.hp + x.tail[0], 8)), x.tail[0], 0)
    for v in sorted(set(hand)):
        values[f"move {v}"] = moved(x, v)
        values[f"rest {v}"] = followed(x._replace(nerve=min(x.nerve + v, 6)), v, v)
    return values


@cache
def belief_value(x: Situation) -> float:
    return max(belief_values(x).values())


def moved(x: Situation, v: int) -> float:
    steps = min(v, len(x.tail) - 1)
    nerve = max(0, x.nerve - nerve_price(v, x.night, False))
    hp = x.hp - strain(nerve, x.night)
    if hp <= 0:
        return 0.0
    if x.tail[steps] == EVAQ:
        return 1.0
    there = x._replace(d=x.d + steps, hp=hp, nerve=nerve, tail=x.tail[steps:])
    return followed(there._replace(day_at=x.day_at - steps), 1, v)


def followed(x: Situation, base: int, played: int) -> float:
    """She walks, the row is refilled, the time may change, and either card of the pile comes up."""
    steps = base + x.night
    if steps >= x.d:
        return 0.0
    piles = [tuple(sorted((left, played))) for left in x.pile] if played else [x.pile]
    total = 0.0
    for chance, after in refilled(x._replace(d=x.d - steps), steps):
        if after.day_at <= 0:
            after = after._replace(night=False, day_at=NOWHERE)
        total += chance * sum(belief_value(after._replace(pile=pile)) for pile in piles)
    return total / len(piles)


def refilled(x: Situation, places: int) -> Iterator[tuple[float, Situation]]:
    """Every way the next places may be filled, and how likely it is."""
    if x.tail[-1] == EVAQ:
        yield 1.0, x._replace(unseen=())  # it never matters any more
        return
    if places == 0:
        yield 1.0, x
        return
    for kind, count in enumerate(x.unseen):
        if count:
            drawn = x._replace(unseen=(*x.unseen[:kind], count - 1, *x.unseen[kind + 1 :]))
            if kind == DAY:
                drawn = drawn._replace(day_at=len(x.tail))
            else:
                drawn = drawn._replace(tail=(*x.tail, kind))
            for chance, after in refilled(drawn, places - (kind != DAY)):
                yield chance * count / sum(x.unseen), after


def situation_on_the_table(x: Situation) -> tuple[Playable[State], State]:
    """The same in the real game, packet D in one of its orders."""
    row = " ".join(map(str, (1,) * x.d + x.tail))
    return given(
        time="night",
        z=19,
        p=19 + x.d,
        hp=x.hp,
        nerve=x.nerve,
        row=row,
        deck="0 0 1 1 2 3 DAY EVAQ",
        hand="2a 2b 4",
        pile="1 3",
    )


def values_with_decks(game: Playable[State], s: State, aim: Aim) -> Any:
    """What each choice is worth with each order of the unseen cards."""
    decks = np.array(list(permutations(s.deck[s.deck_next : s.deck_size])))
    states = np.repeat(packed(s), len(decks))
    states["deck"][:, s.deck_next : s.deck_size] = decks
    values = np.zeros((len(decks), CHOICES))
    compiled(game.game).call("solve_many", states, int(aim), values)
    return values
