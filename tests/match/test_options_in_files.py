"""A game file may name an option's number as a number, and a switch as a truth."""

from __future__ import annotations

import json
from pathlib import Path

import shamble
from shamble.match.transcript import Transcript


def test_a_number_in_a_file_is_as_good_as_its_text(tmp_path: Path) -> None:
    game = shamble.load("outbreak", 2, survivors=4)
    file = tmp_path / "game.json"
    Transcript.begin(game, bytes(32), ["ada", "ben"]).save(file)
    fields = json.loads(file.read_text())
    fields["options"].update(survivors=4, iron_team=False, round_limit=100)
    file.write_text(json.dumps(fields))
    assert Transcript.load(file).playable().options == game.options
