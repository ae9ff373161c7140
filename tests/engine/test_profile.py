"""Who watches a game sees what of the record is read, and nothing else."""

from __future__ import annotations

import shamble
from shamble.engine.gpu.profile import Place, recorded_pieces, recording
from shamble.engine.runtime.build import core


def test_what_is_read_is_noted_and_what_is_written_is_not() -> None:
    state = shamble.load("nightmare").game.state
    seen: list[Place] = []
    s = recording(state, lambda *place: seen.append(place))()
    s.round = 4
    s.stack[2][1] = 7
    assert seen == []
    assert s.round == 4
    assert s.stack[2][1] == 7
    assert seen == [("round", 0), ("stack", 2 * len(state().stack[0]) + 1)]
    seen.clear()
    s.round += 1
    assert seen == [("round", 0)]


def test_a_step_is_read_from_the_stack() -> None:
    game = shamble.load("nightmare").game
    steps = [places for piece, places in recorded_pieces(game) if piece <= core(game).STEPS]
    assert len(steps) > 10_000
    assert all(any(name == "stack" for name, _ in places) for places in steps)
