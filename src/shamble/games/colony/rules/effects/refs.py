"""How cards speak of survivors and places: by name, or by their part in what is going on (COL-328).

Who: 0 to 29 is a survivor by name; then `IT`, the survivor whose action triggered the card, the one
`CHOSEN`, the `OTHER` one, the `NEWCOMER`. Where: 0 to 6 is a place by name; then `THERE`, the place
it is about, `BESIDE` the chosen survivor, and the `ORIGIN` of a move.
"""

from __future__ import annotations

from shamble.games.colony.state import State
from shamble.rules import rule

IT, CHOSEN, OTHER, NEWCOMER = 30, 31, 32, 33
THERE, BESIDE, ORIGIN, HERE = 7, 8, 9, 10


@rule
def survivor_of(s: State, who: int) -> int:
    """-1 if there is no such survivor."""
    if who < IT:
        return who
    if who == IT:
        return s.it
    if who == CHOSEN:
        return s.chosen
    if who == OTHER:
        return s.other
    return s.newcomer


@rule
def place_of(s: State, where: int) -> int:
    if where < THERE:
        return where
    if where == THERE:
        return s.there
    if where == BESIDE:
        return s.place[s.chosen]
    if where == HERE:
        return s.place[s.it]
    return s.origin
