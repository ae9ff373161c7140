"""Saving, resuming and choosing what to play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shamble
from shamble.match.transcript import Transcript, verify
from tests.cli.at_the_terminal import (
    ON_THREE,
    Keyboard,
    a_whole_game,
    state_in,
)

# ---- saving and resuming


def test_save_quit_resume_reaches_the_same_state(keyboard: Keyboard) -> None:
    output = keyboard.types("2", "4", "q", seed=ON_THREE)
    path = keyboard.saved()
    before = state_in(path).digest()
    assert f"shamble play --resume {path}" in output
    again = keyboard.resumes(path, "q")
    assert state_in(path).digest() == before
    assert "Round 3" in again
    keyboard.resumes(path, *a_whole_game(ON_THREE)[2:])


def test_every_action_is_saved_at_once(keyboard: Keyboard) -> None:
    for count in (1, 2):
        keyboard.types(*["2"] * count, seed=ON_THREE)  # the input just ends
        assert len(Transcript.load(keyboard.saved()).actions) == count
        keyboard.saved().unlink()


def test_a_copy_can_be_saved_and_goes_its_own_way(keyboard: Keyboard, tmp_path: Path) -> None:
    copy = tmp_path / "mine.json"
    output = keyboard.types("2", f"s {copy}", f"s {copy}", "q", seed=ON_THREE)
    assert "already a file" in output
    keyboard.resumes(copy, "3", "q")
    assert len(Transcript.load(copy).actions) == 2
    assert len(Transcript.load(keyboard.saved()).actions) == 1


def test_a_finished_copy_gets_its_end_too(keyboard: Keyboard, tmp_path: Path) -> None:
    copy = tmp_path / "mine.json"
    keyboard.types(f"s {copy}", "q", seed=ON_THREE)
    keyboard.resumes(copy, "sleep", "y")
    verify(Transcript.load(copy))
    verify(Transcript.load(keyboard.finished()[0]))


def damaged(text: str, path: Path) -> Path:
    path.write_text(text)
    return path


def test_a_bad_file_is_one_clear_sentence(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.types("2", "q", seed=ON_THREE)
    good = json.loads(keyboard.saved().read_text())
    bad = {
        "not JSON": "\x00\x01 no",
        "does not say": '{"hello": 1}',
        "file version": json.dumps({**good, "version": 99}),
        "damaged": json.dumps({**good, "commitment": "00" * 32}),
        "seats": json.dumps({**good, "seats": []}),
        "action 1": json.dumps({**good, "actions": [[0, "sleep:twice"]]}),
        "no game": json.dumps({**good, "game": "chess"}),
        "not hexadecimal": json.dumps({**good, "key": "xyz"}),
    }
    for complaint, text in bad.items():
        with pytest.raises(shamble.ShambleError, match=complaint):
            keyboard.resumes(damaged(text, tmp_path / "bad.json"))
    with pytest.raises(shamble.BadFile, match="cannot read"):
        keyboard.resumes(tmp_path / "nowhere.json")


def test_a_finished_game_cannot_be_resumed(keyboard: Keyboard) -> None:
    keyboard.types("sleep", "y", seed=ON_THREE)
    with pytest.raises(shamble.BadFile, match="finished game"):
        keyboard.resumes(keyboard.finished()[0])


def test_resuming_takes_no_other_wishes(keyboard: Keyboard) -> None:
    keyboard.types("q", seed=ON_THREE)
    with pytest.raises(shamble.ShambleError, match="give only that"):
        keyboard.resumes(keyboard.saved(), options=["alley"])


# ---- choosing


def test_the_chooser_starts_a_standard_game(keyboard: Keyboard) -> None:
    number = [game.id for game in shamble.games()].index("pursuit") + 1
    output = keyboard.types(str(number), "", "", "q", game=None)
    for game in shamble.games():
        goal = shamble.load(game.id).say()("game-goal")
        assert game.id == "lanterns" or goal in " ".join(output.split())
    assert Transcript.load(keyboard.saved()).options["preset"] == "standard"
    assert "Pursuit · standard game" in output


def test_the_chooser_explains_and_asks_again_what_clashes(keyboard: Keyboard) -> None:
    number = [game.id for game in shamble.games()].index("pursuit") + 1
    answers = [str(number), "1", "4 5", "9", "1", "?4", "x", "77", "4, 7", "q"]
    output = keyboard.types(*answers, game=None)
    assert "Short Road and Alley cannot be combined" in output
    assert "EVAQ at index 18 to 22" in output  # the whole explanation
    options = Transcript.load(keyboard.saved()).options
    assert [name for name, value in options.items() if value not in ("off", "gentle")] == [
        "short_road",
        "quiet_night",
    ]


def test_the_chooser_offers_saved_games(keyboard: Keyboard) -> None:
    keyboard.types("2", "q", seed=ON_THREE)
    path = keyboard.saved()
    (path.parent / "broken.json").write_text("{")
    last = len(shamble.games()) + 1
    output = keyboard.types(str(last), "3", "q", game=None)
    assert "Pursuit (standard game), 1 action so far" in output
    assert len(Transcript.load(path).actions) == 2


def test_leaving_the_chooser_starts_nothing(keyboard: Keyboard) -> None:
    assert "Nothing was started" in keyboard.types(game=None)
    assert not keyboard.folder.exists()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["alley", "alley"], "given twice"),
        (["preset=cruel", "preset=gentle"], "given twice"),
        (["short_road", "alley"], "cannot be combined"),
        (["fog"], "no option 'fog'"),
        (["preset=easy"], "preset cannot be 'easy'"),
    ],
)
def test_bad_options_are_refused(keyboard: Keyboard, options: list[str], complaint: str) -> None:
    with pytest.raises(shamble.BadSetup, match=complaint):
        keyboard.types(options=options)
    assert not keyboard.folder.exists()


@pytest.mark.parametrize(
    ("setting", "expected"),
    [("ja_JP.UTF-8", "彼女が来る"), ("de_DE.UTF-8", "Pursuit"), ("", "Pursuit")],
)
def test_the_language_comes_from_the_system(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, setting: str, expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, setting)
    assert expected in keyboard.types("q", lang=None)
