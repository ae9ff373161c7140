"""Play in pieces, as a GPU plays, comes to the same games as the loop."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from shamble.engine.pieces import InPieces
from tests.conformance.tables import Setting, every_count, table

SEED = 36


@every_count
def test_games_played_in_pieces_are_byte_identical(setting: Setting) -> None:
    """Four games at once; always the piece that most of them need."""
    playable = table(setting)
    blank = playable.target("interpreted").blank.tobytes()
    states = [playable.game.state.unpack(blank) for _ in range(4)]
    games = [InPieces(playable.game, s, SEED, i, [0] * 4096) for i, s in enumerate(states)]
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
def test_no_rule_needs_to_run_on_into_what_follows(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a GPU every step is a piece of its own: see `linking_gpu.suit_the_gpu`."""
    playable = table(setting)
    plain = playable.target("interpreted")
    usual = plain.simulate(4, SEED, keep=True)
    for name, module in list(sys.modules.items()):
        if name.startswith(playable.game.package) and hasattr(module, "follows"):
            monkeypatch.setattr(module, "follows", lambda s, step: False)
    apart = plain.simulate(4, SEED, keep=True)
    assert usual.states is not None and apart.states is not None
    assert usual.states.tobytes() == apart.states.tobytes()
