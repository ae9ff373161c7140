"""Signed tokens: what the server said earlier and can recognise again, without keeping it.

A token is `payload.signature` in URL-safe base64. The signature covers the purpose too, so that
a token made for one thing is good for nothing else.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import os
import secrets
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from shamble.engine.errors import BadFile

KEY_BYTES = 32
LONGEST = 1024

T = TypeVar("T")


class Signer:
    """Makes tokens, and reads those it made."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, purpose: str, content: Any) -> str:
        payload = msgspec.json.encode(content)
        return f"{_text(payload)}.{_text(self._signature(purpose, payload))}"

    def read(self, purpose: str, token: str, type: type[T]) -> T | None:
        """What a token says; None if it is not one of ours for this purpose."""
        if len(token) > LONGEST:
            return None
        payload_text, _, signature_text = token.partition(".")
        try:
            payload, signature = _bytes(payload_text), _bytes(signature_text)
        except (binascii.Error, UnicodeEncodeError, ValueError):
            return None
        if not hmac.compare_digest(signature, self._signature(purpose, payload)):
            return None
        try:
            return msgspec.json.decode(payload, type=type)
        except msgspec.DecodeError:
            return None

    def secret_of_day(self, day: date) -> bytes:
        """The key of the daily game: the same for everybody, and nobody can work it out."""
        return self._signature("daily", day.isoformat().encode())

    def number_of(self, match: str, guest: str) -> int:
        """A guest's number at one table: always the same there, and nothing follows from it."""
        content = msgspec.json.encode((match, guest))
        return int.from_bytes(self._signature("speaker", content)[:6])

    def _signature(self, purpose: str, payload: bytes) -> bytes:
        return hmac.digest(self._key, purpose.encode() + b"\0" + payload, "sha256")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    if _text(data) != text:
        raise ValueError("not the one way to write these bytes")
    return data


def write_key(path: Path, descriptor: int) -> None:
    """All of it, or no file: half a key would keep the server from ever starting again."""
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
    except OSError:
        path.unlink(missing_ok=True)
        raise


def key_from(path: Path) -> bytes:
    """The server's key from its file, which is made at the first start, readable by its owner."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            pass
        else:
            write_key(path, descriptor)
        key = path.read_bytes()
    except OSError as error:
        raise BadFile(f"cannot use {path}: {error.strerror}") from error
    if len(key) != KEY_BYTES:
        raise BadFile(f"{path} is damaged: it must hold {KEY_BYTES} bytes, not {len(key)}")
    return key
