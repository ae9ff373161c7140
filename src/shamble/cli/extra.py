"""Commands that games bring themselves: the Typer app of a `commands.py` in a game's folder.

They are looked for only where no command of the house has the name, or where all are listed: a
game is imported when it is needed, after the options that decide what it holds.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_group

ROOM = "commands.py"


@cache
def of_games() -> dict[str, Any]:
    """The commands of the games on the shelf, by the names of their Typer apps."""
    games = import_module("shamble.games")
    assert games.__file__ is not None
    found: dict[str, Any] = {}
    for name in games.SHELF:
        if (Path(games.__file__).parent / name / ROOM).is_file():
            app: typer.Typer = import_module(f"shamble.games.{name}.commands").app
            group = get_group(app)
            assert group.name is not None, f"the commands of {name} have no name"
            found[group.name] = group
    return found


class Commands(TyperGroup):
    """The commands of the house, then those of the games."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name) or of_games().get(cmd_name)

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *of_games()]
