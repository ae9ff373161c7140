"""High-score lists: one for each game, number of players and set of options (pursuit 8.5).

A line of JSON is added for every finished game. The game itself says which of two is better
(`game.standing`); of equals the earlier one stays ahead. Unfinished games enter no list.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from shamble.engine.errors import BadFile
from shamble.engine.playable import Playable
from shamble.match.saves import data_folder


class Entry(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    game: str
    players: int
    options: dict[str, str]
    standing: list[int]  # greater is better
    ending: str
    payoffs: list[int]
    commitment: str  # of the game's key: a game is entered once
    when: str  # UTC, ISO 8601
    file: str  # the finished game's name


class Place(NamedTuple):
    """The place of a game in its list, and how long that list is."""

    place: int
    of: int


def list_file() -> Path:
    return data_folder() / "scores.jsonl"


def record(game: Playable, s: Any, commitment: str, file: Path) -> Place | None:
    """Enter a finished game; returns its place, or None if it enters no list (again)."""
    standing = game.game.functions.standing
    result = game.result(s)
    if standing is None or result.ending is None:
        return None
    if any(other.commitment == commitment for other in entries(game)):
        return None
    entry = Entry(
        game=game.game.id,
        players=game.players,
        options=game.options,
        standing=list(standing(s)),
        ending=result.ending,
        payoffs=list(result.payoffs),
        commitment=commitment,
        when=datetime.now(UTC).isoformat(timespec="seconds"),
        file=file.name,
    )
    append(entry)
    listed = entries(game)
    ahead = [other for other in listed if other.standing >= entry.standing]  # itself included
    return Place(len(ahead), len(listed))


def append(entry: Entry) -> None:
    """Add a line in one write, so that two games ending at once both stay whole."""
    path = list_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror}") from error


def entries(game: Playable) -> list[Entry]:
    """The list of this game with these options, as played. A torn line is passed over."""
    if not list_file().exists():
        return []
    try:
        lines = list_file().read_bytes().splitlines()
    except OSError as error:
        raise BadFile(f"cannot read {list_file()}: {error.strerror}") from error
    found = []
    for line in lines:
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError:
            continue
        if (entry.game, entry.players, entry.options) == (game.game.id, game.players, game.options):
            found.append(entry)
    return found


def top(game: Playable, count: int = 10) -> list[Entry]:
    """The best games, the best first; of equals the earlier."""
    return sorted(entries(game), key=lambda entry: entry.standing, reverse=True)[:count]
