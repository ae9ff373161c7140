"""Options of a setup: numbers, what a game checks itself, and what it fills in beforehand."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import shamble
from shamble.engine.game import Number
from tests.tiny import lanterns

GAME = lanterns.game


@pytest.fixture
def registered() -> Iterator[dict[str, object]]:
    """Functions that a test registers with Lanterns, taken away again."""
    before = dict(GAME.functions)
    yield GAME.functions  # type: ignore[misc]
    GAME.functions.clear()
    GAME.functions.update(before)


def test_a_number_is_taken_within_its_bounds() -> None:
    age = Number("age", 1, 130, 30)
    assert age.parse(1) == age.parse("1") == 1
    assert age.parse("130") == 130
    assert age.word(age.standard) == "30"
    for wrong in (0, 131, "-3", "1.5", "ten", "", True, None, "9" * 50):
        with pytest.raises(shamble.BadSetup, match="whole number from 1 to 130"):
            age.parse(wrong)


def test_a_game_may_refuse_a_setup_in_a_sentence(registered: dict[str, object]) -> None:
    registered["check"] = lambda players, options: (
        "two play four rounds" if players == 2 and options["rounds"] == "three" else None
    )
    assert shamble.Playable(GAME, 3, {"rounds": "three"}).players == 3
    with pytest.raises(shamble.BadSetup, match="bad_setup: two play four rounds"):
        shamble.Playable(GAME, 2, {"rounds": "three"})


def test_a_template_is_there_before_the_setup_on_every_target(
    registered: dict[str, object],
) -> None:
    registered["template"] = lambda players, options: {"points": [0, players, 0, 0]}
    game = shamble.Playable(GAME, 3, {})
    assert game.new(seed=1).points == [0, 3, 0, 0]
    keys = np.arange(32, dtype=np.uint32).reshape(4, 8)
    native = game.target("native").setup_many(keys)
    assert (native["points"] == [0, 3, 0, 0]).all()
    assert native.tobytes() == game.target("interpreted").setup_many(keys).tobytes()
    done = [game.target(name).simulate(5, 3, keep=True) for name in ("native", "interpreted")]
    assert done[0].states is not None and done[1].states is not None
    assert done[0].states.tobytes() == done[1].states.tobytes()


def test_a_template_that_does_not_fit_is_a_sentence(registered: dict[str, object]) -> None:
    registered["template"] = lambda players, options: {"points": [0, 1000, 0, 0]}
    with pytest.raises(shamble.FieldError, match="points"):
        shamble.Playable(GAME, 3, {})
