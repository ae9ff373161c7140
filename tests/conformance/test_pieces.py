"""Play in pieces, as a GPU plays, comes to the same games as the loop."""

from __future__ import annotations

from collections import Counter

from shamble.engine.gpu.pieces import PiecewiseGame
from shamble.engine.runtime.build import core
from shamble.engine.targets import NO_LIMIT
from tests.conformance.tables import Setting, every_count, table

SEED = 36


@every_count
def test_games_played_in_pieces_are_byte_identical(setting: Setting) -> None:
    """Four games at once; always the piece that most of them need."""
    playable = table(setting)
    blank = playable.target("interpreted").blank.tobytes()
    states = [playable.game.state.unpack(blank) for _ in range(4)]
    games = [PiecewiseGame(playable.game, s, SEED, i, [0] * 4096) for i, s in enumerate(states)]
    while wanted := Counter(piece for game in games if (piece := game.next_piece())):
        piece = wanted.most_common(1)[0][0]
        for game in games:
            if game.next_piece() == piece:
                game.play(piece)
    whole = playable.target("interpreted").simulate(4, SEED, keep=True)
    assert whole.states is not None
    assert [game.made for game in games] == whole.decisions.tolist()
    assert b"".join(game.s.pack() for game in games) == whole.states.tobytes()


@every_count
def test_no_rule_needs_to_run_on_into_what_follows(setting: Setting) -> None:
    """On a GPU every step is a piece of its own: see `linking_gpu.suit_the_gpu`."""
    playable = table(setting)
    plain, state = playable.target("interpreted"), playable.game.state
    usual = plain.simulate(4, SEED, keep=True)

    class Stepwise(state):  # type: ignore[misc, valid-type]
        __slots__ = ()
        runs_on = False

    room, kinds = [0] * 4096, [0] * len(playable.game.actions)
    ends = b""
    for number in range(4):
        s = Stepwise.unpack(plain.blank.tobytes())
        core(playable.game).play_game(s, SEED, number, 0, NO_LIMIT, room, state(), kinds)
        ends += s.pack()
    assert usual.states is not None
    assert ends == usual.states.tobytes()
