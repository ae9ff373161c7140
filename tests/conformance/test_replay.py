"""The log is the game: from the seed or key and the actions, the same bytes again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.match.transcript import Transcript, replay, verify
from tests.conformance.tables import Setting, every_count, every_table, table
from tests.conformance.walks import played


@every_table
def test_seed_and_log_give_the_same_game(setting: Setting) -> None:
    game = table(setting)
    s = game.new(seed=0)
    for player, action in played(game, 0).log:
        game.apply(s, player, action)
    assert s.pack() == played(game, 0).end


@every_count
def test_a_finished_game_verifies_from_its_file(setting: Setting, tmp_path: Path) -> None:
    game = table(setting)
    transcript, s = finished(game, bytes(range(32)))
    file = tmp_path / "game.json"
    transcript.save(file)
    again = Transcript.load(file)
    assert verify(again).state.digest() == s.digest()
    assert [moment.number for moment in replay(again).moments] == list(
        range(len(again.actions) + 1)
    )


@every_count
def test_a_changed_file_does_not_verify(setting: Setting) -> None:
    game = table(setting)
    transcript, _ = finished(game, bytes(range(32)))
    assert transcript.end is not None
    transcript.actions.pop()
    with pytest.raises(shamble.BadFile, match="not over"):
        verify(transcript)


def finished(game: shamble.Playable, key: bytes) -> tuple[Transcript, Any]:
    """A whole game, always taking the first option, with its file."""
    s = game.new(key=key)
    transcript = Transcript.begin(game, key, ["somebody"] * game.players)
    while not game.is_over(s):
        player = min(game.to_act(s))
        action = game.hint(game.redact(s, player), player)
        game.apply(s, player, action)
        transcript.act(player, action)
    transcript.close(game, s)
    return transcript, s
