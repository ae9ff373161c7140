"""Many games from Python: the same as on the command line, and bad wishes get a sentence."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.errors import ShambleError
from shamble.lab import report, simulate, simulation


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


class Compiling:
    """In place of a process that compiles: it is done when it was looked at so many times."""

    seconds = 1.0

    def __init__(self, looks: int) -> None:
        self.looks, self.is_stopped = looks, False

    @property
    def done(self) -> bool:
        self.looks -= 1
        return self.looks < 0

    def stop(self) -> None:
        self.is_stopped = True


def compiling(looks: int, monkeypatch: pytest.MonkeyPatch) -> Compiling:
    made = Compiling(looks)
    monkeypatch.setattr(simulation, "is_ready", lambda game, what: False)
    monkeypatch.setattr(simulation, "Preparing", lambda game, what: made)
    return made


def test_the_first_games_are_played_interpreted_until_the_rest_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody waits for the compiler, and it makes no difference to what comes out."""
    process = compiling(3, monkeypatch)
    game, slices = shamble.load("pursuit"), list[int]()
    done = simulate(game, 3000, 5, "hints", advance=slices.append)
    assert 0 < done.interpreted == sum(slices[:3]) < 3000 == sum(slices)
    assert not process.is_stopped, "it came to its end by itself"
    whole = game.target("native").simulate(3000, 5, "hints")
    for part in ("payoffs", "ranks", "decisions", "rounds", "endings", "kinds"):
        assert (getattr(done.outcomes, part) == getattr(whole, part)).all()
    assert report(done)["interpreted_games"] == done.interpreted


def test_a_run_that_ends_before_the_compiler_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    process = compiling(1_000_000, monkeypatch)
    game = shamble.load("pursuit")
    done = simulate(game, 5, 6)
    assert done.interpreted == 5
    assert process.is_stopped
    whole = game.target("interpreted").simulate(5, 6)
    assert (done.outcomes.payoffs == whole.payoffs).all()


def test_a_failing_run_stops_the_compiler_too(monkeypatch: pytest.MonkeyPatch) -> None:
    process = compiling(1_000_000, monkeypatch)

    def leave(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(shamble.load("pursuit"), 5, 6, advance=leave)
    assert process.is_stopped
