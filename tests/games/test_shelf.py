"""The shelf: every game on it has its rooms, its rule book, its kept games."""

from __future__ import annotations

import shamble
from shamble.games import SHELF
from tests.golden.plan import PLAN


def test_the_games_are_listed_in_the_order_of_the_shelf() -> None:
    listed = [game.id for game in shamble.games() if game.package.startswith("shamble.")]
    assert listed == list(SHELF)


def test_every_game_on_the_shelf_has_kept_games() -> None:
    assert {golden.game for golden in PLAN} == set(SHELF)
