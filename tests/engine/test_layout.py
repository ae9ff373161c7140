"""What a GPU keeps near of a record: what play wants most, and all of it just once."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.gpu import layout as heat
from shamble.engine.gpu.layout import (
    APART,
    CHUNK,
    LANES,
    LINE,
    NOTES,
    ODD,
    READ_ON,
    SHARED,
    WARPS,
    beside,
    hottest,
    how_often,
    kinds_of_piece,
    parts,
)
from shamble.engine.language.record import dtype
from shamble.engine.runtime.build import blank_state

GAMES = sorted(game.id for game in shamble.games())


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_near_or_far(game: str) -> None:
    state = shamble.load(game).game.state
    near, waiting, far = parts(shamble.load(game).game)
    assert waiting.fields == near.fields and waiting.itemsize % LINE == 0
    assert near.names is not None
    assert near.names[: len(NOTES)] == tuple(NOTES)
    ours = [*near.names[len(NOTES) :], *(far.names or ())]
    assert sorted(ours) == sorted(state.fields)
    for part in (near, far):
        for name in set(part.names or ()) - set(NOTES):
            assert part[name] == dtype(state)[name]


@pytest.mark.parametrize("game", GAMES)
def test_so_many_warps_find_room(game: str) -> None:
    one = shamble.load(game).game
    near, _, far = parts(one)
    assert far.itemsize % CHUNK == 0
    assert near.itemsize % APART == ODD
    rest = beside(kinds_of_piece(one), len(one.actions))
    assert WARPS * LANES * near.itemsize + rest <= SHARED
    assert rest > READ_ON


def test_what_is_waited_for_most_is_near() -> None:
    game = shamble.load("nightmare").game
    waits = how_often(game)
    sizes = {name: field.count * field.size for name, field in game.state.fields.items()}
    room = 300
    near = hottest(game, room)
    assert sum(sizes[name] for name in near) <= room
    assert "depth" in near and "players" in near
    greedy, left = 0, room
    for name in sorted(sizes, key=lambda name: -waits[name] / sizes[name]):
        if sizes[name] <= left:
            greedy, left = greedy + waits[name], left - sizes[name]
    assert sum(waits[name] for name in near) >= greedy > 0.6 * waits.total()
    for name in near:
        for other in sizes.keys() - near:
            if sizes[other] <= sizes[name]:
                assert waits[other] <= waits[name]


def test_what_few_threads_read_makes_a_warp_wait_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a hundred games reads the one, all the other, and that twice."""
    pieces = [(1, {("all", 0), ("all", 1)}) for _ in range(99)]
    pieces.append((1, {("all", 0), ("all", 1), ("few", 0)}))
    monkeypatch.setattr(heat, "pieces_played", lambda game: pieces)
    found = how_often.__wrapped__(shamble.load("pursuit").game)
    assert found == {"all": 200, "few": round(100 * (1 - 0.99**LANES))}


def test_watching_changes_nothing() -> None:
    """The same choice every time, and the record that is played stays as it was."""
    game = shamble.load("pursuit").game
    blank = blank_state(game, 1, [option.standard for option in game.options])
    before = blank.pack()
    assert how_often.__wrapped__(game) == how_often(game)
    assert blank.pack() == before
    assert how_often(game).total() > 1000
