"""The road of the day: one shuffle a day, the same for every game in this data folder.

The key is HMAC-SHA256 of the UTC date under a secret made once, so that nobody can work it out
from the date. The first game started on a day counts. Its key stays under seal until the day is
over: a game finished before that waits on a shelf of its own (`sealed`). The folder is the
player's, so the seal is a matter of manners; a server keeps its secret to itself.
"""

from __future__ import annotations

import hmac
import os
import secrets
from datetime import UTC, date, datetime
from pathlib import Path

from shamble.engine.errors import BadFile
from shamble.engine.language.game import Switch
from shamble.engine.playable import Playable
from shamble.match.fairness import commitment
from shamble.match.saves import FINISHED, data_folder
from shamble.match.transcript import Transcript

SEALED = "sealed"
SECRET_BYTES = 32


def is_daily(game: Playable) -> bool:
    return any(
        isinstance(option, Switch) and option.daily and game.options[option.name] == "on"
        for option in game.game.options
    )


def today() -> date:
    return datetime.now(UTC).date()


def key_of(day: date) -> bytes:
    return hmac.digest(_secret(), day.isoformat().encode(), "sha256")


def _secret() -> bytes:
    """Made at the first call, readable by its owner alone."""
    path = data_folder() / "daily-secret"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _create(path, secrets.token_bytes(SECRET_BYTES))
        secret = path.read_bytes()
    except OSError as error:
        raise BadFile(f"cannot use {path}: {error.strerror}") from error
    if len(secret) != SECRET_BYTES:
        raise BadFile(f"{path} is damaged: it must hold {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def _create(path: Path, content: bytes) -> bool:
    """Write a new file; False, and nothing is touched, if there is one already."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    return True


# ---- which game counts


def _counted(day: date) -> Path:
    return data_folder() / "daily" / day.isoformat()


def claim(day: date, save: Path) -> bool:
    """Note a game that starts; True if it is the first of the day, the one that counts."""
    path = _counted(day)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _create(path, save.name.encode())
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror}") from error


def counts(save: Path) -> bool:
    """Whether this game, under whatever day, is the one that counts."""
    claims = (data_folder() / "daily").glob("*")
    return any(path.read_text() == save.name for path in claims)


# ---- the seal


def is_sealed(transcript: Transcript) -> bool:
    """Whether the key is today's, which nobody may see yet."""
    return transcript.commitment == commitment(key_of(today()))


def unseal() -> list[Path]:
    """File away the finished games of past days; their keys are open now."""
    opened = []
    for path in sorted((data_folder() / SEALED).glob("*.json")):
        try:
            if is_sealed(Transcript.load(path)):
                continue
        except BadFile:
            continue  # a damaged file must keep nobody from playing
        target = data_folder() / FINISHED / path.name
        target.parent.mkdir(parents=True, exist_ok=True)
        opened.append(path.replace(target))
    return opened
