"""Where games are kept."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
import pytest

import shamble
from shamble.engine.errors import BadFile
from shamble.match import saves
from shamble.match.transcript import Transcript


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHAMBLE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def transcript() -> Transcript:
    return Transcript.begin(shamble.load("pursuit"), bytes(32), ["human"])


@pytest.mark.skipif("sys.platform != 'linux'")
def test_the_folder_is_the_one_named_or_the_system_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_DATA", "/here")
    monkeypatch.setenv("XDG_DATA_HOME", "/there")
    monkeypatch.setenv("HOME", "/home/somebody")
    assert saves.data_folder() == Path("/here")
    monkeypatch.delenv("SHAMBLE_DATA")
    assert saves.data_folder() == Path("/there/shamble")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saves.data_folder() == Path("/home/somebody/.local/share/shamble")


def test_games_of_earlier_versions_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system has another place for data, such as macOS, they stay where they were."""
    theirs = tmp_path / "Library" / "Application Support" / "shamble"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: theirs)
    monkeypatch.delenv("SHAMBLE_DATA")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.data_folder() == theirs
    earlier = tmp_path / ".local" / "share" / "shamble"
    earlier.mkdir(parents=True)
    assert saves.data_folder() == earlier
    theirs.mkdir(parents=True)
    assert saves.data_folder() == theirs


def test_new_saves_never_share_a_name() -> None:
    assert len({saves.new_save("pursuit") for _ in range(20)}) == 20


def test_unfinished_games_come_latest_first() -> None:
    paths = [saves.new_save("pursuit") for _ in range(3)]
    for age, path in enumerate(paths):
        transcript().save(path)
        os.utime(path, (1000 - age, 1000 - age))
    assert saves.unfinished() == paths


def test_there_are_none_before_the_first() -> None:
    assert saves.unfinished() == []


def test_a_finished_game_moves_to_its_shelf(folder: Path) -> None:
    save = saves.new_save("pursuit")
    transcript().save(save)
    filed = saves.file_away(transcript(), save)
    assert filed == folder / "finished" / save.name
    assert filed.exists()
    assert saves.unfinished() == []


def test_a_file_of_the_player_s_own_stays(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    first, second = (saves.file_away(transcript(), own) for _ in range(2))
    assert own.exists()
    assert first.exists() and second.exists()
    assert first != second  # an older game of the same name is never overwritten


def test_a_copy_is_never_written_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    with pytest.raises(shamble.BadFile, match="already a file"):
        saves.save_copy(transcript(), path)
    assert path.read_text() == "Dear diary"


def test_a_folder_that_cannot_be_written_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SHAMBLE_DATA", str(tmp_path / "file"))
    with pytest.raises(shamble.BadFile, match="cannot write"):
        transcript().save(saves.new_save("pursuit"))


def test_a_save_that_fails_leaves_nothing_half_written(tmp_path: Path) -> None:
    taken = tmp_path / "game.json"
    taken.mkdir()
    with pytest.raises(BadFile, match="cannot write"):
        transcript().save(taken)
    assert list(tmp_path.iterdir()) == [taken]
