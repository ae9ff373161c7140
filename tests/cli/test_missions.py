"""Commands that a game brings, `shamble mission …`; a folder of own missions named at the start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shamble.games.outbreak.missions.shelf import HERE, mission
from tests.cli.test_commands import run

TUTORIAL = HERE / "fire_drill.json"


@pytest.fixture
def yard(tmp_path: Path) -> Path:
    """A mission of one's own, in a folder of its own."""
    folder = tmp_path / "maps"
    folder.mkdir()
    file = folder / "yard.json"
    file.write_text(json.dumps({**mission("fire_drill"), "id": "yard", "title": "Back Yard"}))
    return file


def change(file: Path, **parts: Any) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **parts}))


def test_the_commands_of_a_game_are_listed_after_those_of_the_house() -> None:
    listed = run("--help")
    assert listed.index("  serve ") < listed.index("  mission ")
    assert "check" in run("mission", "--help") and "draw" in run("mission", "--help")


def test_commands_of_the_house_import_no_game() -> None:
    """Options such as --missions come before the games, which look at them."""
    program = (
        "import sys; sys.argv = ['shamble', 'serve', '--help']\n"
        "from shamble.cli.app import app\n"
        "try: app()\n"
        "except SystemExit: pass\n"
        "assert not [name for name in sys.modules if name.startswith('shamble.games.')]"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_a_sound_mission() -> None:
    assert run("mission", "check", TUTORIAL) == "fire_drill.json: nothing is wrong.\n"


def test_a_bad_mission_gets_a_sentence_for_each_fault(yard: Path) -> None:
    spawns = [["B2", "red", True], ["C6", "blue", False]]
    doors = mission("fire_drill")["doors"]
    doors = [*doors[:2], ["E3", "G3", "red", "closed"], *doors[3:]]
    change(yard, spawns=spawns, doors=doors)
    command = [sys.executable, "-m", "shamble", "mission", "check", str(yard)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "yard.json: door E3|G3: 'G3' is no zone of the map, so the door leads nowhere",
        "yard.json: spawn 1: B2 is a room, but zombies come from the street",
        "yard.json: zone E2: it cannot be reached from the start, even with all doors open",
        "yard.json: zone E3: it cannot be reached from the start, even with all doors open",
    ]


def test_a_mission_is_drawn(yard: Path, tmp_path: Path) -> None:
    picture = run("mission", "draw", yard)
    assert picture.startswith("<svg ") and "Back Yard" in picture
    out = tmp_path / "yard.svg"
    assert run("mission", "draw", yard, "--out", out) == ""
    assert out.read_text() == picture


def test_a_bad_mission_is_not_drawn(yard: Path) -> None:
    change(yard, start="Z1")
    assert "yard.json cannot be drawn: start: 'Z1' is no zone" in run(
        "mission", "draw", yard, status=2
    )


# ---- a folder of one's own


def played(yard: Path, *options: str, status: int = 0) -> str:
    """A game in the terminal with the missions beside this one; it is left at once."""
    where = ("--missions", yard.parent)
    return run("play", "outbreak", *where, *options, "--plain", status=status, typed="q\n")


def test_an_own_mission_can_be_played(yard: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_DATA", str(yard.parent.parent / "data"))
    refused = played(yard, "-o", "mission=yard", status=2)
    (value,) = [word.strip("?,;.'") for word in refused.split() if word.startswith("yard-")]
    screen = played(yard, "-o", f"mission={value}")
    assert f"Outbreak · Mission: {value}" in screen and "Back Yard" in screen
    monkeypatch.setenv("SHAMBLE_MISSIONS", str(yard.parent))
    assert value in run("games")


def test_a_faulty_own_mission_is_refused_with_its_faults(
    yard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHAMBLE_DATA", str(yard.parent.parent / "data"))
    change(yard, grid=["." * 13])
    refused = played(yard, "-o", "mission=yard", status=2)
    (value,) = [word.strip("?,;.'") for word in refused.split() if word.startswith("yard-")]
    said = played(yard, "-o", f"mission={value}", status=2)
    assert "yard.json cannot be played" in said
    assert "13 columns and 1 rows are too big for the state record, which holds 12 and 9" in said


@pytest.mark.parametrize("command", [("play", "outbreak"), ("serve",)])
def test_a_folder_that_is_not_there(command: tuple[str, ...], tmp_path: Path) -> None:
    missing = tmp_path / "maps"
    assert f"there is no folder {missing}" in run(*command, "--missions", missing, status=2)


def test_what_is_no_mission_file_is_left_out_with_a_sentence(
    yard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = yard.parent
    os.mkfifo(folder / "pipe.json")
    (folder / "device.json").symlink_to("/dev/zero")
    (folder / "folder.json").mkdir()
    (folder / "gone.json").symlink_to(folder / "nowhere")
    with (folder / "huge.json").open("wb") as huge:
        huge.truncate(1 << 40)
    command = [sys.executable, "-m", "shamble", "games", "--json"]
    monkeypatch.setenv("SHAMBLE_MISSIONS", str(folder))
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 and "yard-" in done.stdout
    for name, why in {
        "pipe": "no ordinary file",
        "device": "no ordinary file",
        "folder": "no ordinary file",
        "gone": "cannot be read",
        "huge": "too big for a mission",
    }.items():
        assert name not in done.stdout
        (line,) = [line for line in done.stderr.splitlines() if f"{name}.json" in line]
        assert why in line
    assert "no ordinary file" in run("mission", "check", folder / "pipe.json", status=1)
