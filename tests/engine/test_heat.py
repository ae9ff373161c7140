"""What a GPU keeps near of a record: what play wants most, and all of it just once."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.build import blank_state
from shamble.engine.heat import (
    APART,
    LANES,
    NOTES,
    ODD,
    SHARED,
    WARPS,
    beside,
    hottest,
    how_often,
    kinds_of_piece,
    parts,
)
from shamble.engine.record import dtype

GAMES = sorted(game.id for game in shamble.games())


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_near_or_far(game: str) -> None:
    state = shamble.load(game).game.state
    near, far = parts(shamble.load(game).game)
    assert near.names is not None
    assert near.names[: len(NOTES)] == NOTES
    ours = [*near.names[len(NOTES) :], *(far.names or ())]
    assert sorted(ours) == sorted(state.fields)
    for part in (near, far):
        for name in set(part.names or ()) - set(NOTES):
            assert part[name] == dtype(state)[name]


@pytest.mark.parametrize("game", GAMES)
def test_so_many_warps_find_room(game: str) -> None:
    one = shamble.load(game).game
    near, _ = parts(one)
    assert near.itemsize % APART == ODD
    rest = beside(kinds_of_piece(one), len(one.actions))
    assert WARPS * LANES * near.itemsize + rest <= SHARED


def test_what_is_wanted_most_is_near() -> None:
    game = shamble.load("nightmare").game
    wanted = how_often(game)
    sizes = {name: field.count * field.size for name, field in game.state.fields.items()}
    room = 300
    near = hottest(game, room)
    assert sum(sizes[name] for name in near) <= room
    assert "depth" in near and "players" in near
    heat = {name: wanted[name] / size for name, size in sizes.items()}
    for name in sizes.keys() - near:
        taken = sum(sizes[other] for other in near if heat[other] >= heat[name])
        assert taken + sizes[name] > room


def test_watching_changes_nothing() -> None:
    """The same choice every time, and the record that is played stays as it was."""
    game = shamble.load("pursuit").game
    blank = blank_state(game, 1, [option.standard for option in game.options])
    before = blank.pack()
    assert how_often(game) == how_often(game)
    assert blank.pack() == before
    assert how_often(game).total() > 1000
