"""What is kept of a match, as programs see it. The secret is not among it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec

Status = Literal["open", "running", "over"]


def now() -> datetime:
    return datetime.now(UTC)


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A chair at the table, and who sits in it."""

    name: str = ""  # as the seat calls itself
    holder: str = ""  # whose seat it is, by the server's own name for them; empty: nobody's
    bot: str = ""  # the level of a bot; empty: a person


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match without its log. To change it, `msgspec.structs.replace` it and `Store.change`."""

    id: str
    game: str
    rules: int  # the version of the game's rules
    players: int
    options: dict[str, str]
    commitment: str  # SHA-256 of the secret, in hex
    seats: list[Seat]
    words: list[str] = []  # what each seat mixed into the key
    host: str = ""
    status: Status = "open"
    ending: str | None = None
    version: int = 1  # grows with every change
    created: datetime = msgspec.field(default_factory=now)
    updated: datetime = msgspec.field(default_factory=now)


class ChatLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something said at the table; by nobody's seat if a spectator said it."""

    number: int
    seat: int | None
    name: str
    text: str
    at: datetime
