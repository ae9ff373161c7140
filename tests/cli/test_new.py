"""`shamble new` writes a game that plays, and the skeleton it writes passes the suite."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import shamble
from shamble.cli import new
from shamble.cli.new import new_game
from tests.cli.test_commands import run

ROOT = Path(__file__).parents[2]
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0"]


def test_a_new_game_passes_conformance(tmp_path: Path) -> None:
    """How it flows, what seats know, its words and results, with every number of players."""
    assert run("new", "brave_dogs", "--folder", tmp_path).splitlines()[-1] == (
        f"SHAMBLE_GAMES={tmp_path / 'brave_dogs'} shamble play brave_dogs"
    )
    files = ["flow", "hidden", "messages", "refusals", "replay", "results", "values"]
    tests = [f"tests/conformance/test_{name}.py" for name in files]
    done = subprocess.run(
        [*PYTEST, *tests, "tests/games/test_words.py", "-k", "brave_dogs"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"SHAMBLE_GAMES": str(tmp_path / "brave_dogs")},
    )
    assert done.returncode == 0, done.stdout[-3000:]  # 5 if no test has the game


def test_a_new_game_is_listed_and_played(tmp_path: Path) -> None:
    new_game("dogs", tmp_path)
    given = {"SHAMBLE_GAMES": str(tmp_path / "dogs")}
    assert "Play the highest card." in run("games", given=given)
    code = (
        "import shamble; game = shamble.load('dogs', 3); s = game.new(seed=1)\n"
        "while not game.is_over(s):\n"
        "    p = min(game.to_act(s)); game.apply(s, p, game.hint(game.redact(s, p), p))\n"
        "print(sum(game.result(s).payoffs), game.game.rule_name(2), game.say('ja')('game-name'))"
    )
    around = os.environ | given
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=around)
    assert done.stdout.split() == ["3", "DOG-002", "Dogs"], done.stderr


def test_nothing_of_the_skeletons_names_is_left(tmp_path: Path) -> None:
    new_game("skeleton_two", tmp_path)
    for file in (tmp_path / "skeleton_two").rglob("*.*"):
        text = file.read_text(encoding="utf-8")
        assert "cli.skeleton" not in text and "two_two" not in text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Dogs", "'Dogs' is no id of a game: 2 to 30 small letters"),
        ("2dogs", "'2dogs' is no id of a game"),
        ("class", "'class' is no id of a game"),
        ("../dogs", "'../dogs' is no id of a game"),
        ("mall", "there is a game mall already: choose another id"),
        ("json", "json is the name of a Python module: choose another id"),
    ],
)
def test_a_bad_id_is_refused_in_a_sentence(name: str, said: str, tmp_path: Path) -> None:
    assert said in run("new", name, "--folder", tmp_path, status=2)
    assert not list(tmp_path.iterdir())


def test_what_is_there_is_never_written_over(tmp_path: Path) -> None:
    new_game("dogs", tmp_path)
    (tmp_path / "dogs" / "rules.py").write_text("mine")
    with pytest.raises(shamble.ShambleError, match="is there already"):
        new_game("dogs", tmp_path)
    assert (tmp_path / "dogs" / "rules.py").read_text() == "mine"


def test_without_a_folder_it_goes_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = tmp_path / "src" / "shamble" / "games"
    games.mkdir(parents=True)
    shelf = games / "__init__.py"
    shelf.write_text(new.SHELF_FILE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(new, "SHELF_FILE", shelf)
    with pytest.raises(shamble.ShambleError, match="installed, not checked out: say --folder"):
        new_game("dogs", None)
    (tmp_path / "pyproject.toml").touch()
    assert new_game("dogs", None)[1] == "shamble play dogs"
    assert shelf.read_text(encoding="utf-8").rstrip().endswith('"colony", "dogs")')
    assert 'package="shamble.games.dogs"' in (games / "dogs" / "__init__.py").read_text()


@pytest.mark.parametrize(
    ("written", "said"),
    [(None, "is no folder of a game"), ("games = []", "declares no `game = Game")],
)
def test_a_wrong_folder_of_games_is_named(written: str | None, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "odd_dogs"
    if written is not None:
        folder.mkdir()
        (folder / "__init__.py").write_text(written)
    assert said in run("games", status=2, given={"SHAMBLE_GAMES": str(folder)})
