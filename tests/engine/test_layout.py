"""How a record is split for a GPU: the fields read most are hot, and each lies in one part."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.gpu import layout
from shamble.engine.gpu.layout import (
    CHUNK,
    LANES,
    LINE,
    OVERREAD,
    PLAY_FIELDS,
    SHARED,
    STRIDE,
    STRIDE_OFFSET,
    WARPS,
    hottest,
    kinds_of_piece,
    other_shared_bytes,
    split,
    wait_counts,
)
from shamble.engine.language.record import dtype
from shamble.engine.runtime.build import blank_state

GAMES = sorted(game.id for game in shamble.games())


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_hot_or_cold(game: str) -> None:
    state = shamble.load(game).game.state
    hot, waiting, cold = split(shamble.load(game).game)
    assert waiting.fields == hot.fields and waiting.itemsize % LINE == 0
    assert hot.names is not None
    assert hot.names[: len(PLAY_FIELDS)] == tuple(PLAY_FIELDS)
    ours = [*hot.names[len(PLAY_FIELDS) :], *(cold.names or ())]
    assert sorted(ours) == sorted(state.fields)
    for part in (hot, cold):
        for name in set(part.names or ()) - set(PLAY_FIELDS):
            assert part[name] == dtype(state)[name]


@pytest.mark.parametrize("game", GAMES)
def test_so_many_warps_find_room(game: str) -> None:
    one = shamble.load(game).game
    hot, _, cold = split(one)
    assert cold.itemsize % CHUNK == 0
    assert hot.itemsize % STRIDE == STRIDE_OFFSET
    rest = other_shared_bytes(kinds_of_piece(one), len(one.actions))
    assert WARPS * LANES * hot.itemsize + rest <= SHARED
    assert rest > OVERREAD


def test_the_fields_waited_for_most_are_hot() -> None:
    game = shamble.load("nightmare").game
    waits = wait_counts(game)
    sizes = {name: field.count * field.size for name, field in game.state.fields.items()}
    room = 300
    hot = hottest(game, room)
    assert sum(sizes[name] for name in hot) <= room
    assert "depth" in hot and "players" in hot
    greedy, left = 0, room
    for name in sorted(sizes, key=lambda name: -waits[name] / sizes[name]):
        if sizes[name] <= left:
            greedy, left = greedy + waits[name], left - sizes[name]
    assert sum(waits[name] for name in hot) >= greedy > 0.6 * waits.total()
    for name in hot:
        for other in sizes.keys() - hot:
            if sizes[other] <= sizes[name]:
                assert waits[other] <= waits[name]


def test_what_few_threads_read_makes_a_warp_wait_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a hundred games reads the one, all the other, and that twice."""
    pieces = [(1, {("all", 0), ("all", 1)}) for _ in range(99)]
    pieces.append((1, {("all", 0), ("all", 1), ("few", 0)}))
    monkeypatch.setattr(layout, "recorded_pieces", lambda game: pieces)
    found = wait_counts.__wrapped__(shamble.load("pursuit").game)
    assert found == {"all": 200, "few": round(100 * (1 - 0.99**LANES))}


def test_watching_changes_nothing() -> None:
    """The same choice every time, and the record that is played stays as it was."""
    game = shamble.load("pursuit").game
    blank = blank_state(game, 1, [option.standard for option in game.options])
    before = blank.pack()
    assert wait_counts.__wrapped__(game) == wait_counts(game)
    assert blank.pack() == before
    assert wait_counts(game).total() > 1000
