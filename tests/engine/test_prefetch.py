"""What a GPU prefetches before a piece is played: what pieces of that kind often read."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.gpu.layout import kinds_of_piece, split
from shamble.engine.gpu.pieces import PiecewiseGame
from shamble.engine.gpu.prefetch import SECTOR, STRETCHES, stretches_of_pieces
from shamble.engine.gpu.profile import recorded_games, recorded_pieces
from shamble.engine.runtime.build import blank_state, core

GAMES = sorted(game.id for game in shamble.games())


def stretches(bits: int) -> set[int]:
    return {k for k in range(STRETCHES) if bits >> k & 1}


@pytest.mark.parametrize("game", GAMES)
def test_every_stretch_lies_in_the_cold_part(game: str) -> None:
    one = shamble.load(game).game
    stretch, sets = stretches_of_pieces(one)
    assert len(sets) == kinds_of_piece(one)
    assert stretch % SECTOR == 0 and stretch * STRETCHES >= split(one)[2].itemsize
    for bits in sets:
        assert -(2**63) <= bits < 2**63
        assert all(k * stretch < split(one)[2].itemsize for k in stretches(bits))


def test_most_of_what_pieces_need_is_foreseen() -> None:
    game = shamble.load("nightmare").game
    cold = split(game)[2]
    stretch, sets = stretches_of_pieces(game)
    needed = foreseen = asked = 0
    for piece, places in recorded_pieces(game):
        wanted = {
            (cold.fields[name][1] + i * game.state.fields[name].size) // stretch
            for name, i in places
            if name in cold.fields
        }
        needed += len(wanted)
        foreseen += len(wanted & stretches(sets[piece]))
        asked += len(stretches(sets[piece]))
    assert foreseen > 0.9 * needed
    assert asked < 3 * needed


def test_who_is_watched_plays_the_same_game() -> None:
    """Down to the rows inside rows: each number that is wanted is named by its place."""
    game = shamble.load("nightmare").game
    places: set[tuple[str, int]] = set()
    s, number = next(recorded_games(game, lambda *place: places.add(place)))
    recorded = PiecewiseGame(game, s, 1, number, [0] * 4096)
    standard = [option.standard for option in game.options]

    class Stepwise(game.state):  # type: ignore[misc, name-defined]
        __slots__ = ()
        runs_on = False

    blank = Stepwise.unpack(blank_state(game, 2, standard).pack())
    plain = PiecewiseGame(game, blank, 1, number, [0] * 4096)
    while piece := plain.next_piece():
        assert recorded.next_piece() == piece
        plain.play(piece)
        recorded.play(piece)
    slots = {name: getattr(game.state, name) for name in game.state.fields}
    assert all(slot.__get__(s) == slot.__get__(plain.s) for slot in slots.values())
    assert ("players", 0) in places
    assert {i for name, i in places if name == "stack"} >= set(range(10))
    for name, i in places:
        assert 0 <= i < game.state.fields[name].count


def test_a_piece_is_a_step_a_question_or_a_deed() -> None:
    game = shamble.load("pursuit").game
    loop = core(game)
    assert kinds_of_piece(game) == 1 + loop.STEPS + loop.QUESTIONS + len(game.actions)
    assert {piece for piece, _ in recorded_pieces(game)} <= set(range(1, kinds_of_piece(game)))
