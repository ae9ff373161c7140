"""Rules change on purpose or not at all: the kept games must go the same way, word for word."""

from __future__ import annotations

import pytest

import shamble
from tests.golden.plan import PLAN, Golden, transcript


@pytest.mark.parametrize("golden", PLAN, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_a_kept_game_goes_the_same_way(golden: Golden) -> None:
    """If this is meant to change: raise the rules version and run tools/regenerate."""
    assert "\n".join(transcript(golden)) + "\n" == golden.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", [game for game in shamble.games() if game.id != "lanterns"])
def test_every_ending_is_reached_by_a_kept_game(game: shamble.Game) -> None:
    game.load()
    say = shamble.load(game.id).say("en")
    last = [
        golden.file.read_text(encoding="utf-8").splitlines()[-1]
        for golden in PLAN
        if golden.game == game.id
    ]
    for ending in game.endings:
        title = say.ending(ending.name.lower())
        assert any(line.startswith(f"{title}:") for line in last), f"no kept game ends by {title}"
