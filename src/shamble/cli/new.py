"""`shamble new`: a game that can be played at once, to be made into another one."""

from __future__ import annotations

import importlib.util
import keyword
import os
import re
import sys
from itertools import combinations
from pathlib import Path

import shamble
from shamble.cli import skeleton
from shamble.engine.errors import ShambleError
from shamble.games import SHELF

SKELETON = Path(skeleton.__file__).parent
SHELF_FILE = Path(sys.modules["shamble.games"].__file__ or "")


def new_game(name: str, folder: Path | None) -> list[str]:
    """Write the game's package, and put it on the shelf or tell how it is found; what to do next.

    Without a folder it goes where the other games of this checkout are.
    """
    check_name(name)
    on_shelf = folder is None
    home = (shelf_folder() if folder is None else folder) / name
    if home.exists():
        raise ShambleError(f"{home} is there already: choose another id or folder")
    package = f"shamble.games.{name}" if on_shelf else name
    for source in sorted(SKELETON.rglob("*")):
        if source.suffix in (".py", ".ftl"):
            write(source, home / source.relative_to(SKELETON), name, package)
    if on_shelf:
        put_on_shelf(name)
        return [f"{home} is on the shelf.", f"shamble play {name}", "./play shows it on the page."]
    return [
        f"{home} is a game; SHAMBLE_GAMES tells where such games are.",
        f"SHAMBLE_GAMES={home} shamble play {name}",
    ]


def check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        raise ShambleError(
            f"{name!r} is no id of a game: 2 to 30 small letters, digits and underscores, a letter"
            " first, and no word of Python"
        )
    if name in [game.id for game in shamble.games()]:
        raise ShambleError(f"there is a game {name} already: choose another id")
    if importlib.util.find_spec(name):
        raise ShambleError(f"{name} is the name of a Python module: choose another id")


def shelf_folder() -> Path:
    folder = SHELF_FILE.parent
    if not (folder.parents[2] / "pyproject.toml").exists():
        raise ShambleError("this Shamble is installed, not checked out: say --folder FOLDER")
    return folder


def write(source: Path, target: Path, name: str, package: str) -> None:
    names = {
        "shamble.cli.skeleton": package,
        "skeleton": name,
        "Skeleton": name.replace("_", " ").capitalize(),
        "SKE": prefix(name),
    }
    told = source.read_text(encoding="utf-8")
    text = re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], told)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def prefix(name: str) -> str:
    """Three letters for the numbers of its rules, which no other game has."""
    taken = {game.prefix for game in shamble.games()}
    letters = name.replace("_", "").upper() + "XYZ"
    return next(p for p in map("".join, combinations(letters, 3)) if p not in taken)


def put_on_shelf(name: str) -> None:
    text = SHELF_FILE.read_text(encoding="utf-8")
    last = f'"{SHELF[-1]}"'
    fresh = SHELF_FILE.with_suffix(".new")
    fresh.write_text(text.replace(f"{last})", f'{last}, "{name}")'), encoding="utf-8")
    os.replace(fresh, SHELF_FILE)
