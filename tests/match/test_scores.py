"""High-score lists: one for each set of options, in the order the game gives them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

import shamble
from shamble import Playable
from shamble.games.pursuit.state import State
from shamble.match import scores

FILE = Path("some-game.json")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHAMBLE_DATA", str(tmp_path))
    return tmp_path


def enter(game: shamble.Playable, s: Any, file: Path) -> scores.Place | None:
    """Enter a game that was never entered before."""
    return scores.record(game, s, token_hex(32), file)


def ended(game: Playable[State], ending: str, p: int, hp: int, nerve: int, rounds: int) -> Any:
    """A game that is over: how, on which index, with what left, after how many rounds."""
    s = game.new(seed=1)
    s.player, s.hp, s.nerve, s.round, s.to_act = p, hp, nerve, rounds, 0
    s.over = [e.name for e in game.game.endings].index(ending.upper()) + 1
    return s


def test_better_is_score_then_win_then_hp_then_nerve_then_fewer_rounds() -> None:
    """Dossier 8.5, in pairs: the first is the better."""
    game = shamble.load("pursuit", alley=True)
    standing = game.game.functions.standing
    assert standing
    listed = [
        ended(game, "evacuated", 15, 4, 4, 20),  # 44
        ended(game, "caught", 46, 3, 0, 5),  # 43, and dead
        ended(game, "evacuated", 13, 4, 1, 9),  # 39: more HP …
        ended(game, "evacuated", 13, 3, 3, 9),  # … than Nerve
        ended(game, "evacuated", 13, 3, 3, 10),  # a round later
        ended(game, "caught", 42, 3, 3, 10),  # 39 as well
        ended(game, "collapsed", 10, 0, 3, 9),
        ended(game, "collapsed", 10, 0, 2, 9),
    ]
    assert all(standing(a) > standing(b) for a, b in pairwise(listed))


def test_a_game_gets_its_place() -> None:
    game = shamble.load("pursuit")
    assert enter(game, ended(game, "caught", 10, 3, 3, 8), FILE) == (1, 1)
    assert enter(game, ended(game, "caught", 14, 3, 3, 8), FILE) == (1, 2)
    assert enter(game, ended(game, "caught", 12, 3, 3, 8), FILE) == (2, 3)


def test_of_equals_the_earlier_is_ahead() -> None:
    game = shamble.load("pursuit")
    enter(game, ended(game, "caught", 10, 3, 3, 8), Path("earlier.json"))
    assert enter(game, ended(game, "caught", 10, 3, 3, 8), Path("later.json")) == (2, 2)
    assert [entry.file for entry in scores.top(game)] == ["earlier.json", "later.json"]


def test_every_set_of_options_has_its_own_list() -> None:
    for options in ({}, {"preset": "gentle"}, {"alley": True}, {"alley": True, "puzzle": True}):
        game = shamble.load("pursuit", **options)
        assert enter(game, ended(game, "caught", 10, 3, 3, 8), FILE) == (1, 1)


def test_the_top_is_as_long_as_asked() -> None:
    game = shamble.load("pursuit")
    for index in (5, 9, 7):
        enter(game, ended(game, "caught", index, 3, 3, 8), FILE)
    assert [entry.payoffs for entry in scores.top(game, 2)] == [[6], [4]]


@pytest.mark.rule("PUR-117")
def test_an_unfinished_game_enters_no_list(folder: Path) -> None:
    game = shamble.load("pursuit")
    assert enter(game, game.new(seed=1), FILE) is None
    assert scores.top(game) == []
    assert not (folder / "scores.jsonl").exists()


def test_a_torn_line_spoils_nothing(folder: Path) -> None:
    game = shamble.load("pursuit")
    enter(game, ended(game, "caught", 10, 3, 3, 8), FILE)
    with scores.list_file().open("a") as file:
        file.write('{"game": "purs\n')
    assert enter(game, ended(game, "caught", 9, 3, 3, 8), FILE) == (2, 2)


def test_a_game_is_entered_once() -> None:
    game = shamble.load("pursuit")
    s = ended(game, "caught", 10, 3, 3, 8)
    assert scores.record(game, s, "same", FILE) == (1, 1)
    assert scores.record(game, s, "same", FILE) is None
    assert len(scores.entries(game)) == 1
