"""What a caller's type checker knows: mypy reads this file, and the classes are as it says."""

from __future__ import annotations

from typing import assert_type

import shamble
from shamble.engine.language.state import GameState
from shamble.games.pursuit.state import State
from tests.tiny import lanterns


def test_a_game_that_is_named_has_its_own_state() -> None:
    game = shamble.load("pursuit")
    s = assert_type(game.new(seed=1), State)
    assert type(s) is State
    assert type(assert_type(game.redact(s, 0), State)) is State
    assert type(assert_type(game.imagine(game.redact(s, 0), 0), State)) is State


def test_a_game_that_is_given_has_its_own_state() -> None:
    s = assert_type(shamble.load(lanterns.game, 3).new(seed=1), lanterns.State)
    assert type(s) is lanterns.State


def test_a_game_found_by_a_word_has_some_state() -> None:
    word: str = "mall"
    assert isinstance(assert_type(shamble.load(word).new(seed=1), GameState), GameState)
