"""Texts that every database can keep."""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.store.errors import BadText, NoSuchMatch

LONGEST_NAME = 200  # of ids and requests: an index must be able to hold them


def kept(what: str, text: str, longest: int | None = None) -> str:
    """The text itself, if it can be kept; a sentence if not."""
    if longest is not None and len(text) > longest:
        raise BadText(f"{what} may have {longest} characters, not {len(text)}")
    if "\0" in text:
        raise BadText(f"{what} must not contain the character NUL")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadText(f"{what} must be Unicode text: {error.reason}") from error
    return text


def kept_json(what: str, value: Any) -> str:
    """A value as JSON, which can spell NUL."""
    try:
        return msgspec.json.encode(value).decode()
    except UnicodeEncodeError as error:
        raise BadText(f"{what} must be Unicode text: {error.reason}") from error


def asked_for(match: str) -> str:
    """The id itself, if there can be a match of it."""
    try:
        return kept("the id of a match", match, LONGEST_NAME)
    except BadText:
        raise NoSuchMatch(match) from None
