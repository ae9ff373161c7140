"""The game of the day: one shuffle, one game that counts, a key that waits for midnight."""

from __future__ import annotations

import stat
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.match import daily
from shamble.match.transcript import Transcript, verify
from tests.cli.at_the_terminal import Keyboard

MONDAY = date(2026, 3, 2)
TUESDAY = MONDAY + timedelta(days=1)

# Rest until she comes, whatever the hand: two rounds at most. Refused cards change nothing.
PACES = ("pace_4", "pace_3", "pace_2a", "pace_1", "pace_2b")
LOSE_AT_ONCE = [line for pace in PACES for line in (f"rest:{pace}", "y")]


class Calendar:
    """A day that the test turns by hand."""

    def __init__(self) -> None:
        self.day = MONDAY

    def today(self) -> date:
        return self.day


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar()
    monkeypatch.setattr(daily, "today", calendar.today)
    return calendar


@pytest.fixture
def keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any, calendar: Calendar
) -> Keyboard:
    return Keyboard(tmp_path / "data", monkeypatch, capsys)


def play_daily(keyboard: Keyboard, *lines: str) -> str:
    """What is printed, its lines joined."""
    return " ".join(keyboard.types(*lines, options=["daily_road"]).split())


def key_in(path: Path) -> str:
    return Transcript.load(path).key


# ---- the key


def test_the_key_changes_with_the_day_and_only_with_it(keyboard: Keyboard) -> None:
    assert daily.key_of(MONDAY) == daily.key_of(MONDAY)
    assert daily.key_of(MONDAY) != daily.key_of(TUESDAY)
    assert len(daily.key_of(MONDAY)) == 32


def test_the_key_cannot_be_worked_out_from_the_date(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here = daily.key_of(MONDAY)
    monkeypatch.setenv("SHAMBLE_DATA", str(tmp_path / "elsewhere"))
    assert daily.key_of(MONDAY) != here


def test_the_secret_is_its_owner_s_alone(keyboard: Keyboard) -> None:
    daily.key_of(MONDAY)
    assert stat.S_IMODE((keyboard.folder / "daily-secret").stat().st_mode) == 0o600


def test_a_damaged_secret_is_a_sentence(keyboard: Keyboard) -> None:
    daily.key_of(MONDAY)
    (keyboard.folder / "daily-secret").write_bytes(b"short")
    with pytest.raises(shamble.BadFile, match="damaged"):
        daily.key_of(MONDAY)


def test_all_games_of_a_day_are_the_same_shuffle(keyboard: Keyboard, calendar: Calendar) -> None:
    play_daily(keyboard, "q")
    first = keyboard.saved()
    play_daily(keyboard, "q")
    calendar.day = TUESDAY
    play_daily(keyboard, "q")
    keys = [key_in(path) for path in first.parent.glob("*.json")]
    assert sorted(keys.count(key) for key in keys) == [1, 2, 2]


def test_the_day_takes_no_seed(keyboard: Keyboard) -> None:
    with pytest.raises(shamble.BadSetup, match="own shuffle"):
        keyboard.types(options=["daily_road"], seed=1)


# ---- which game counts


def test_only_the_first_game_of_a_day_counts(keyboard: Keyboard) -> None:
    first, second = (play_daily(keyboard, *LOSE_AT_ONCE) for _ in range(2))
    assert "it counts" in first
    assert "High scores (Daily Road): place 1 of 1" in first
    assert "this one is unranked" in second
    assert "enters no list" in second.rsplit("The end", 1)[1]
    assert "High scores" not in second


def test_the_game_that_counts_can_be_resumed_even_the_next_day(
    keyboard: Keyboard, calendar: Calendar
) -> None:
    play_daily(keyboard, "q")
    path = keyboard.saved()
    play_daily(keyboard, *LOSE_AT_ONCE)  # another one in between changes nothing
    calendar.day = TUESDAY
    output = keyboard.resumes(path, *LOSE_AT_ONCE)
    assert "place 1 of 1" in output


def test_every_day_has_a_game_that_counts(keyboard: Keyboard, calendar: Calendar) -> None:
    play_daily(keyboard, *LOSE_AT_ONCE)
    calendar.day = TUESDAY
    assert "High scores" in play_daily(keyboard, *LOSE_AT_ONCE)


# ---- the seal


def test_the_key_is_not_shown_before_the_day_is_over(keyboard: Keyboard) -> None:
    output = play_daily(keyboard, *LOSE_AT_ONCE)
    assert daily.key_of(MONDAY).hex() not in output
    assert "under seal until midnight UTC" in output
    assert keyboard.finished() == []


def test_no_copy_leaves_the_folder_before_the_day_is_over(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    output = play_daily(keyboard, f"s {tmp_path / 'copy.json'}", "q")
    assert "no copies before that" in output
    assert not (tmp_path / "copy.json").exists()


def test_after_the_day_the_game_is_filed_with_its_key(
    keyboard: Keyboard, calendar: Calendar
) -> None:
    play_daily(keyboard, *LOSE_AT_ONCE)
    calendar.day = TUESDAY
    output = keyboard.types("q")
    (path,) = keyboard.finished()
    assert str(path) in output
    assert key_in(path) == daily.key_of(MONDAY).hex()
    verify(Transcript.load(path))


def test_a_game_that_outlives_its_day_shows_its_key_at_once(
    keyboard: Keyboard, calendar: Calendar
) -> None:
    play_daily(keyboard, "q")
    path = keyboard.saved()
    calendar.day = TUESDAY
    assert daily.key_of(MONDAY).hex() in keyboard.resumes(path, *LOSE_AT_ONCE)


def test_a_damaged_file_under_seal_keeps_nobody_from_playing(keyboard: Keyboard) -> None:
    play_daily(keyboard, *LOSE_AT_ONCE)
    (keyboard.folder / "sealed" / "broken.json").write_text("{")
    assert "Pursuit" in keyboard.types("q")
