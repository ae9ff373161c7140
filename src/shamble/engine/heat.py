"""Which fields of a game's record play reads and writes most, for a GPU to keep them near."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from shamble.engine.build import blank_state, core
from shamble.engine.game import Game
from shamble.engine.record import structured

NOTES = ("played_number", "played_luck", "played_due", "played_seat")  # see `entry_gpu`
SHARED = 227 * 1024  # bytes of shared memory that a block can have on a Hopper GPU
IN_HAND = 16_384  # games that a block has in hand there
LANES = 32  # threads of a warp
WARPS = 8  # of a block: with more there is less room for what is near, with fewer they wait more
APART = 32  # near parts are a multiple of so many bytes, and a tail:
TAIL = 16  # there a thread waits for what is copied; so they lie well in the banks of memory
GAMES = 2  # that are looked at, for each number of players
DECISIONS = 200  # of each, at most


def chunks(pieces: int, games: int) -> int:
    """How many chunks games need to wait in, as many in each as a warp has threads."""
    return games // LANES + pieces


def beside(pieces: int, games: int) -> int:
    """How much shared memory the waiting takes: see `entry_gpu.simulate_in_pieces`."""
    return 2 * chunks(pieces, games) * (LANES + 2) + 16 * pieces + 256


@cache
def parts(game: Game) -> tuple[Any, Any]:
    """The near and the far part of a record."""
    loop, fields = core(game), game.state.fields
    pieces = 1 + loop.STEPS + loop.QUESTIONS + len(game.actions)
    room = (SHARED - beside(pieces, IN_HAND)) // (WARPS * LANES) - TAIL
    near = hottest(game, room // APART * APART - 8 * len(NOTES))
    return (
        structured(game.state, near, NOTES, multiple=APART, tail=TAIL),
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
    watched = watching(game.state, seen)
    kinds = [0] * len(game.actions)
    standard = [option.standard for option in game.options]
    for players in game.players:
        blank = blank_state(game, players, standard)
        for number in range(GAMES):
            s = watched()
            for name in game.state.fields:
                setattr(s, name, getattr(blank.copy(), name))
            loop.play_game(s, 1, number, 0, DECISIONS, out, game.state(), kinds)
    return seen


def watching(state: Any, seen: Counter[str]) -> Any:
    """The same record, counting how often its fields are wanted."""

    def watch(name: str) -> property:
        slot = getattr(state, name)

        def get(s: Any) -> Any:
            seen[name] += 1
            return slot.__get__(s)

        return property(get, lambda s, value: (seen.update((name,)), slot.__set__(s, value))[1])

    watched = type(state)("Watched", (state,), {"__slots__": ()})
    for name in state.fields:
        setattr(watched, name, watch(name))
    return watched
