"""Which fields of a game's record play reads and writes most, for a GPU to keep them near."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from shamble.engine.build import blank_state, core
from shamble.engine.game import Game
from shamble.engine.record import structured

NOTES = ("played_number", "played_luck", "played_due", "played_seat")  # see `entry_gpu`
SHARED = 227 * 1024  # bytes of shared memory that a block can have on a Hopper GPU
IN_HAND = 32_768  # games that a block has in hand there
LANES = 32  # threads of a warp
WARPS = 12  # of a block: with more there is less room for what is near, with fewer they wait more
APART, ODD = 32, 16  # near parts have so many bytes, or a multiple, and ODD: so they lie well in
# the banks of memory, and are copied 16 bytes at a time
GAMES = 2  # that are looked at, for each number of players
DECISIONS = 200  # of each, at most


def beside(pieces: int, kinds: int) -> int:
    """How much shared memory the rest takes: see `entry_gpu.simulate_in_pieces`."""
    return 8 * pieces + 4 * kinds + 256


def kinds_of_piece(game: Game) -> int:
    """How many pieces of play there are: see `loop.next_piece`."""
    loop = core(game)
    return int(1 + loop.STEPS + loop.QUESTIONS + len(game.actions))


@cache
def parts(game: Game) -> tuple[Any, Any]:
    """The near and the far part of a record."""
    fields = game.state.fields
    room = (SHARED - beside(kinds_of_piece(game), len(game.actions))) // (WARPS * LANES)
    near = hottest(game, room - (room - ODD) % APART - 8 * len(NOTES))
    return (
        structured(game.state, near, NOTES, multiple=APART, past=ODD),
        structured(game.state, [name for name in fields if name not in near]),
    )


def hottest(game: Game, room: int) -> frozenset[str]:
    """The fields that are wanted most often for their size, as many as fit in so many bytes."""
    sizes = {name: field.count * field.size for name, field in game.state.fields.items()}
    wanted = how_often(game)
    chosen: set[str] = set()
    for name in sorted(sizes, key=lambda name: (-wanted[name] / sizes[name], name)):
        if sizes[name] <= room:
            chosen.add(name)
            room -= sizes[name]
    return frozenset(chosen)


def how_often(game: Game) -> Counter[str]:
    """How often some games, played at random, reach for each field."""
    loop, out = core(game), [0] * (1 << 16)
    seen: Counter[str] = Counter()
    kinds = [0] * len(game.actions)
    for s, number in watched_games(game, lambda name, _: seen.update((name,))):
        loop.play_game(s, 1, number, 0, DECISIONS, out, game.state(), kinds)
    return seen


Note = Callable[[str, int], None]  # is told a field, and which of its numbers


def watched_games(game: Game, note: Note, *, in_pieces: bool = False) -> Iterator[tuple[Any, int]]:
    """Some games before they begin, and their numbers, for every number of players."""
    watched = watching(game.state, note, in_pieces=in_pieces)
    standard = [option.standard for option in game.options]
    for players in game.players:
        blank = blank_state(game, players, standard)
        for number in range(GAMES):
            s = watched()
            for name in game.state.fields:
                getattr(game.state, name).__set__(s, getattr(blank.copy(), name))
            yield s, number


def watching(state: Any, note: Note, *, in_pieces: bool) -> Any:
    """The same record, noting whenever a field is wanted.

    In pieces also what in a row is wanted, and no step goes on at once with the next.
    """

    def watch(name: str) -> property:
        slot, rows = getattr(state, name), in_pieces and state.fields[name].shape

        def get(s: Any) -> Any:
            if rows:
                return Row(slot.__get__(s), 0, lambda i: note(name, i))
            note(name, 0)
            return slot.__get__(s)

        def put(s: Any, value: Any) -> None:
            note(name, 0)
            slot.__set__(s, value)

        return property(get, put)

    watched = type(state)("Watched", (state,), {"__slots__": (), "runs_on": not in_pieces})
    for name in state.fields:
        setattr(watched, name, watch(name))
    return watched


class Row:
    """A row, or rows, of a record: notes which of its numbers are wanted."""

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
        self.note(self.first + i)
        self.row[i] = value
