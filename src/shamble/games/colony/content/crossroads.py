"""The crossroads deck: 80 cards, each a row (5.9). The rows are in two files, by sort."""

from __future__ import annotations

from shamble.games.colony.content.conditions import MOST, grid
from shamble.games.colony.content.crossroads_bound import BOUND_CARDS
from shamble.games.colony.content.crossroads_general import GENERAL_CARDS
from shamble.games.colony.content.crossroads_rows import CardKind, Row
from shamble.games.colony.content.effects import Book, Effect, flat
from shamble.games.colony.content.names import Crossroad
from shamble.games.colony.state import Step
from shamble.rules import Grid, Table

CARDS: list[Row] = [*GENERAL_CARDS, *BOUND_CARDS]

if [row.card for row in CARDS] != list(Crossroad):
    raise TypeError("crossroads rows must be in the order of their names, each once")

MATURE = Table(row.mature for row in CARDS)
COOP_OUT = Table(row.not_in_coop for row in CARDS)
TRIGGER_EVENT = Table(row.on for row in CARDS)
TRIGGER = grid([row.when for row in CARDS])
CARD_KIND = Table(row.kind for row in CARDS)
CHOOSER = Table(row.chooser for row in CARDS)  # a survivor whose controller chooses, or -1
VOTE_PLACE = Table(row.voters for row in CARDS)

book = Book()
NO_PROGRAM = -1
FIRST_PART = Table(book.add(flat(row.first)) if row.first else NO_PROGRAM for row in CARDS)
OPTION_PART = Grid(
    [
        book.add(flat(row.options[i].effects)) if i < len(row.options) else NO_PROGRAM
        for i in range(3)
    ]
    for row in CARDS
)
OPTION_NEEDS = grid(
    [row.options[i].needs if i < len(row.options) else [] for row in CARDS for i in range(3)]
)
EFFECTS, PROGRAM_START, PROGRAM_COUNT = book.tables()

ADDS = (Step.RECRUIT, Step.RECRUIT_NAMED)


def adds_people(effects: list[Effect]) -> bool:
    return any(e.step in ADDS or (e.step == Step.HELPLESS and e.a > 0) for e in effects)


# COL-091: cards all of whose options add people.
ALWAYS_ADDS = Table(
    bool(row.options) and all(adds_people(flat(option.effects)) for option in row.options)
    for row in CARDS
)

__all__ = ["MOST", "CardKind"]
