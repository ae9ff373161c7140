"""Which missions there are: the eight of the game, and those of a folder of one's own."""

from __future__ import annotations

import hashlib
import json
import logging
import os
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

from shamble.games.outbreak.missions.reading import Unreadable, contents
from shamble.rules import BadSetup

log = logging.getLogger("shamble.missions")

HERE = Path(__file__).parent
FOLDER = "SHAMBLE_MISSIONS"  # names a folder of own missions

#: The missions of the game, by number.
BUILT_IN = (
    "fire_drill",
    "larder_run",
    "dead_switch",
    "borrowed_keys",
    "hold_the_line",
    "big_game",
    "long_haul",
    "red_line",
)


def own_folder() -> Path | None:
    named = os.environ.get(FOLDER)
    return Path(named) if named else None


def own_missions() -> dict[str, Path]:
    """Own missions by value: the file's id and a digest of its contents, so that a game that is
    played again never meets another map."""
    folder = own_folder()
    if folder is None or not folder.is_dir():
        return {}
    found = {}
    for file in sorted(folder.glob("*.json")):
        try:
            digest = hashlib.sha256(contents(file)).hexdigest()[:8]
        except Unreadable as error:
            pass_over(file, str(error))
        else:
            found[f"{file.stem}-{digest}"] = file
    return found


@cache
def pass_over(file: Path, why: str) -> None:
    """Say once, and not in bots' processes too, that a file is left out."""
    if parent_process() is None:
        said = (
            f"{str(file)!r} is left out: {why}"  # whole, so that logs do not count the files as one
        )
        log.warning(said)


@cache
def mission_values() -> tuple[str, ...]:
    """The values of the option `mission`, as they were when the game was declared."""
    return (*BUILT_IN, *own_missions())


@cache
def mission(value: str) -> dict[str, Any]:
    """A mission by its value; a sentence if its file is faulty."""
    if value in BUILT_IN:
        found: dict[str, Any] = json.loads((HERE / f"{value}.json").read_text(encoding="utf-8"))
        return found
    from shamble.games.outbreak.missions.check import read

    file = own_missions().get(value)
    if file is None:
        raise BadSetup(f"bad_setup: there is no mission {value!r} in {own_folder()}")
    found, faults = read(file)
    if faults:
        raise BadSetup(f"bad_setup: mission {file.name} cannot be played: {'; '.join(faults)}")
    return found
