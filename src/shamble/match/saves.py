"""Where games are kept: a folder of unfinished games, saved after every action, and the finished.

The folder is $SHAMBLE_DATA, else the system's folder for an application's data.
"""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from shamble.engine.errors import BadFile
from shamble.match.transcript import Transcript

UNFINISHED, FINISHED = "unfinished", "finished"
EARLIER = "~/.local/share"  # where games were first kept, on every system


def data_folder() -> Path:
    if own := os.environ.get("SHAMBLE_DATA"):
        return Path(own)
    folder = platformdirs.user_data_path("shamble", appauthor=False)
    earlier = Path(os.environ.get("XDG_DATA_HOME") or EARLIER).expanduser() / "shamble"
    return earlier if earlier.is_dir() and not folder.exists() else folder


def new_save(game_id: str) -> Path:
    """A free name for a game that starts now."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return data_folder() / UNFINISHED / f"{game_id}-{now}-{secrets.token_hex(4)}.json"


def unfinished() -> list[Path]:
    """Games that can be resumed, the latest first."""
    found = [path for path in (data_folder() / UNFINISHED).glob("*.json") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def file_away(transcript: Transcript, save: Path, shelf: str = FINISHED) -> Path:
    """Put a game that is over on a shelf of the folder; it is no longer among the unfinished.

    A file that lies elsewhere stays where its owner put it, and gets its end as well.
    """
    target = data_folder() / shelf / save.name
    if target.exists():
        target = target.with_name(new_save(transcript.game).name)
    transcript.save(target)
    if save.parent.resolve() == (data_folder() / UNFINISHED).resolve():
        save.unlink(missing_ok=True)
    else:
        transcript.save(save)
    return target


def save_copy(transcript: Transcript, path: Path) -> None:
    """Save under a name the player chose; never over another file."""
    if path.exists():
        raise BadFile(f"there is already a file {path}; choose another name")
    transcript.save(path)
