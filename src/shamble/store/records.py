"""What is kept of a match, as programs see it. The secret is not among it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec

from shamble.match.seats import Table

Status = Literal["open", "running", "over"]


def now() -> datetime:
    return datetime.now(UTC)


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match without its log. To change it, `msgspec.structs.replace` it and `Store.change`."""

    id: str
    game: str
    rules: int  # the version of the game's rules
    players: int
    options: dict[str, str]
    commitment: str  # SHA-256 of the secret, in hex
    table: Table
    status: Status = "open"
    ending: str | None = None
    version: int = 1  # grows with every change
    created: datetime = msgspec.field(default_factory=now)
    updated: datetime = msgspec.field(default_factory=now)

    @property
    def words(self) -> list[str]:
        """What each seat mixed into the key."""
        return self.table.words


class ChatLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something said at the table; by nobody's seat if a spectator said it.

    With `to` it is for one person alone: whoever had that seat then, by the server's own name for
    them. Whoever gets the seat later never hears it. With a `key` it is a notice, said by nobody.
    """

    number: int
    seat: int | None
    name: str
    text: str
    at: datetime
    to: int | None = None
    speaker: str = ""
    hearer: str = ""
    key: str = ""
    apart: bool = False  # among spectators: those who play do not hear it

    def is_for(self, guest: str, plays: bool) -> bool:
        """Whether a guest may hear it, who plays at the table or only watches."""
        if self.to is not None:
            return bool(guest) and guest in (self.speaker, self.hearer)
        return not (self.apart and plays)
