"""Somebody at the keyboard: types lines into `shamble play`, and reads what it prints."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.cli.play import play
from shamble.engine.language.actions import Action
from shamble.match.saves import unfinished
from shamble.match.transcript import Transcript, replay

ON_ZERO = 3  # a seed whose first card shows 0, with two Walks in hand
ON_THREE = 7  # one whose first card shows +3


class Keyboard:
    """Plays in a data folder of its own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        self.folder, self.monkeypatch, self.capsys = folder, monkeypatch, capsys
        monkeypatch.setenv("SHAMBLE_DATA", str(folder))

    def types(self, *lines: str, game: str | None = "pursuit", **wishes: Any) -> str:
        """What is printed while these lines are typed; then the input ends."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        wishes = {"options": [], "lang": "en", "plain": True, **wishes}
        play(game, **wishes)
        text: str = self.capsys.readouterr().out
        return text

    def resumes(self, path: Path, *lines: str, **wishes: Any) -> str:
        return self.types(*lines, game=None, resume=path, **wishes)

    def saved(self) -> Path:
        """The only unfinished game."""
        (path,) = unfinished()
        return path

    def finished(self) -> list[Path]:
        return sorted((self.folder / "finished").glob("*.json"))


def state_in(path: Path) -> Any:
    """The last state of a saved game."""
    return replay(Transcript.load(path)).state


def is_deadly(game: shamble.Playable, s: Any, action: Action) -> bool:
    forecast = game.game.functions.forecast
    assert forecast
    return forecast(game.redact(s, 0), 0, action, game.say("en")).deadly


def a_whole_game(seed: int, **options: object) -> list[str]:
    """What to type to play like the hint, to the end; a deadly action is confirmed."""
    game = shamble.load("pursuit", **options)  # type: ignore[call-overload]
    s = game.new(seed)
    typed = []
    while not game.is_over(s):
        action = game.hint(game.redact(s, 0), 0)
        typed += [str(action), "y"] if is_deadly(game, s, action) else [str(action)]
        game.apply(s, 0, action)
    return typed


def answer_to(command: str, output: str) -> str:
    """What was printed after a command and before the next prompt."""
    return output.split(f"> {command}\n", 1)[1].split("\n> ", 1)[0]


RAW_KEY = re.compile(r"\b(?:say|screen|choose|end|leave|confirm|board|event|forecast|fact)-[a-z_]+")
