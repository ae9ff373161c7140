"""The pages about rows and actions are those that `tools/research` would write today."""

from __future__ import annotations

from pathlib import Path

import pytest

import shamble
from shamble.env.describe import as_markdown, as_svg, index
from shamble.games import SHELF

PAGES = Path(__file__).parents[2] / "docs" / "research"


@pytest.mark.parametrize("game_id", SHELF)
def test_every_game_has_its_table_and_its_picture(game_id: str) -> None:
    game = shamble.load(game_id).game
    again = "write them anew with tools/research"
    assert (PAGES / f"{game_id}.md").read_text("utf-8") == as_markdown(game), again
    assert (PAGES / f"{game_id}.svg").read_text("utf-8") == as_svg(game), again


def test_the_list_of_games_is_that_of_the_shelf() -> None:
    games = [shamble.load(game_id).game for game_id in SHELF]
    assert (PAGES / "README.md").read_text("utf-8") == index(games)
