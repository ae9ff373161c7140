"""Some games played piece by piece, recording what each piece reads of the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from shamble.engine.gpu.pieces import PiecewiseGame
from shamble.engine.language.game import Game
from shamble.engine.runtime.build import blank_state

GAMES = 6  # that are recorded, for each number of players
DECISIONS = 200  # of each, at most

Place = tuple[str, int]  # a field, and which of its numbers
Note = Callable[[str, int], None]


@cache
def recorded_pieces(game: Game) -> list[tuple[int, set[Place]]]:
    """The pieces of some games, each with the places it read."""
    played = []
    places: set[Place] = set()
    room = [0] * (1 << 16)
    for s, number in recorded_games(game, lambda *place: places.add(place)):
        one = PiecewiseGame(game, s, 1, number, room)
        while one.made < DECISIONS and (piece := one.next_piece()):
            places.clear()
            one.play(piece)
            played.append((piece, set(places)))
    return played


def recorded_games(game: Game, note: Note) -> Iterator[tuple[Any, int]]:
    """Some games before they begin, and their numbers, for every number of players."""
    recorded = recording(game.state, note)
    standard = [option.standard for option in game.options]
    for players in game.players:
        blank = blank_state(game, players, standard)
        for number in range(GAMES):
            s = recorded()
            for name in game.state.fields:
                getattr(game.state, name).__set__(s, getattr(blank.copy(), name))
            yield s, number


def recording(state: Any, note: Note) -> Any:
    """The same record class, noting every read of a number; no step runs on into the next.

    Writes are not noted: nothing waits for them.
    """

    def watch(name: str) -> property:
        slot, rows = getattr(state, name), state.fields[name].shape

        def get(s: Any) -> Any:
            if rows:
                return Row(slot.__get__(s), 0, lambda i: note(name, i))
            note(name, 0)
            return slot.__get__(s)

        return property(get, slot.__set__)

    recorded = type(state)("Recorded", (state,), {"__slots__": (), "runs_on": False})
    for name in state.fields:
        setattr(recorded, name, watch(name))
    return recorded


class Row:
    """A row, or rows, of a record: notes which of its numbers are read."""

    __slots__ = ("first", "note", "row")

    def __init__(self, row: list[Any], first: int, note: Callable[[int], None]) -> None:
        self.row, self.first, self.note = row, first, note

    def __len__(self) -> int:
        return len(self.row)

    def __getitem__(self, i: int) -> Any:
        value = self.row[i]
        if isinstance(value, list):
            return Row(value, self.first + i * len(value), self.note)
        self.note(self.first + i)
        return value

    def __setitem__(self, i: int, value: int) -> None:
        self.row[i] = value
