"""Many games from Python: the same as on the command line, and bad wishes get a sentence."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.errors import ShambleError
from shamble.lab import report, simulate


def test_a_run_tells_of_every_slice_and_reports_by_name() -> None:
    heard: list[int] = []
    done = simulate(shamble.load("pursuit"), 5000, 3, "hints", advance=heard.append)
    assert sum(heard) == 5000 and len(heard) > 1
    found = report(done)
    assert found["games"] == 5000 == sum(found["endings"].values())
    low, high = found["seats"][0]["win_rate_95"]
    assert low <= found["seats"][0]["win_rate"] <= high


def test_the_slices_make_no_difference() -> None:
    game = shamble.load("pursuit")
    done = simulate(game, 3000, 4, "hints").outcomes
    whole = game.target("native").simulate(3000, 4, "hints")
    assert (done.payoffs == whole.payoffs).all() and (done.decisions == whole.decisions).all()


def test_bad_wishes_get_a_sentence() -> None:
    game = shamble.load("pursuit")
    for wish, why in [
        ((game, 0, 1), "from 1 to 1,000,000,000, not 0"),
        ((game, 5, -1), "a seed is a whole number"),
        ((game, 5, 1, "hunts"), "did you mean hints"),
        ((game, 5, 1, "mean", "interpreted"), "plays on the native target only"),
    ]:
        with pytest.raises(ShambleError, match=why):
            simulate(*wish)  # type: ignore[arg-type]
