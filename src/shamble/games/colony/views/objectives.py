"""How an objective stands: its conditions, each met or not, from what a seat may know.

`own_conditions` serves the page and the terminal: a secret objective with its conditions ticked as
they stand. The main objective counts as completed while its victory conditions hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from shamble.games.colony.content.conditions import MOST, WIDTH, Cond
from shamble.games.colony.content.items import STORE, Symbol
from shamble.games.colony.content.names import LOYAL
from shamble.games.colony.content.objectives import (
    EXILED_BETRAYER,
    EXILED_LOYAL,
    SECRETS,
    VICTORY,
)
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.colony_phase.phase import fuel_due, promises_kept
from shamble.games.colony.rules.conditions.judging import holds
from shamble.games.colony.rules.terms import is_exile, is_member
from shamble.games.colony.state import State
from shamble.rules import Grid, Words


@dataclass(frozen=True)
class Tick:
    """A condition and how it stands."""

    key: str  # of the condition, in lower case
    what: str  # the symbol it is about, or nothing
    number: int
    met: bool | None  # None: nobody at this seat can know

    def say(self, say: Words) -> str:
        """The condition in words."""
        what = say(f"symbol-{self.what}") if self.what else ""
        text = say(f"board-condition_{self.key}", number=self.number, what=what)
        box = "unknown" if self.met is None else "met" if self.met else "open"
        return say(f"board-{box}", condition=text)


SYMBOLIC = (Cond.HAND, Cond.ONLY, Cond.EQUIPPED, Cond.HELD_OR_EQUIPPED, Cond.STORED)


def ticks(s: State, seat: int, table: Grid, row: int, first: int = 0) -> list[Tick]:
    """The conditions of a row, from the `first` on."""
    found = []
    for i in range(first, MOST):
        kind, what, base, per = table[row][WIDTH * i : WIDTH * i + WIDTH]
        if kind < 0:
            break
        number = base + per * s.players
        symbol = Symbol(what).name.lower() if kind in SYMBOLIC else ""
        met = stands(s, seat, Cond(kind), what, number)
        found.append(Tick(Cond(kind).name.lower(), symbol, number, met))
    return found


def stands(s: State, seat: int, kind: Cond, what: int, number: int) -> bool | None:
    if kind == Cond.MAIN_DONE:
        return is_done(s)
    if kind == Cond.FUEL_PAID and count_in(s, STORE, Symbol.FUEL) < fuel_due(s):
        return False  # the check of this round would find the fire out
    if kind == Cond.BETRAYERS_EXILED and any(
        is_member(s, p) and s.secret[p] < 0 for p in range(s.players)
    ):
        return None  # somebody may still be one
    return holds(s, seat, kind, what, number)


def is_done(s: State) -> bool:
    """Whether the main objective would be completed if it were checked now."""
    return promises_kept(s) and all(tick.met for tick in main_conditions(s))


def main_conditions(s: State) -> list[Tick]:
    """The victory conditions of the main objective."""
    return ticks(s, 0, VICTORY, 2 * s.main + s.hard)


def own_conditions(s: State, seat: int) -> list[Tick]:
    """The conditions a seat needs to win, from its own redacted record; none in co-op."""
    if seat < 0 or s.secret[seat] < 0:
        return []
    if not is_exile(s, seat):
        return ticks(s, seat, SECRETS, s.secret[seat])
    if s.secret[seat] < LOYAL:
        return ticks(s, seat, EXILED_LOYAL, s.exile_card[seat])
    return [
        *ticks(s, seat, EXILED_BETRAYER, s.exile_card[seat]),
        *ticks(s, seat, SECRETS, s.secret[seat], 1),
    ]


def second_conditions(s: State, seat: int) -> list[Tick]:
    """Duel: the conditions of the betrayal card, which counts without its first one."""
    if seat < 0 or s.second_secret[seat] < 0:
        return []
    return ticks(s, seat, SECRETS, s.second_secret[seat], 1)
