"""A tool server for language models (Model Context Protocol), over stdin and stdout: `shamble mcp`.

The model lists games, sits down at a table with bots, sees its own view in words, its legal
actions with words, and acts. It is told what its seat may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import shamble
from shamble.engine.errors import ShambleError
from shamble.env.tables import Tables

INSTRUCTIONS = """\
Zombie board games. Call list_games, then start_game; it returns a table's name, what your seat
sees, and what you may do. Then call act again and again, with the table's name and one of the
actions offered, until the game is over. Higher payoffs are better. rules explains a game."""


def server(lang: str = "en", seed: int | None = None) -> MCPServer[Any]:
    """The server with its tools, for one client."""
    tables = Tables(lang, seed)
    made = MCPServer("shamble", version=shamble.__version__, instructions=INSTRUCTIONS)

    @made.tool()
    def list_games() -> str:
        """Which games there are: id, name, goal, player counts, bots, options."""
        return spoken(tables.games)

    @made.tool()
    def rules(game: str) -> str:
        """The rule book of a game, by its id."""
        return spoken(lambda: tables.rules(game))

    @made.tool()
    def start_game(
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str = "hints",
        options: dict[str, str | int | bool] | None = None,
    ) -> str:
        """Sit down at a new table. You play `seat` (from 0); bots of one level play the others.

        Returns the table's name, your view and your legal actions.
        """
        return spoken(lambda: tables.start(game, players, seat, opponents, dict(options or {})))

    @made.tool()
    def look(table: str) -> str:
        """What your seat sees: what happened since you last looked, the position, the question."""
        return spoken(lambda: tables.at(table).view())

    @made.tool()
    def legal_actions(table: str) -> str:
        """What you may do now: each action's text for `act`, and what it means."""
        return spoken(lambda: tables.at(table).actions())

    @made.tool()
    def act(table: str, action: str | int) -> str:
        """Take one of your legal actions, by its text. The others play on until you are asked.

        Returns your new view and your legal actions. A refused action changes nothing.
        """
        return spoken(lambda: tables.at(table).act(str(action)))

    return made


def spoken(call: Callable[[], str]) -> str:
    """What was wrong comes back as a sentence that the model can act on."""
    try:
        return call()
    except ShambleError as error:
        raise ToolError(str(error)) from error


def run(lang: str, seed: int | None) -> None:
    server(lang, seed).run("stdio")
