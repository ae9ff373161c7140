"""A table as the store keeps it.

The store knows a seat's holder, name and bot; the rest of the table (shapes, invites, bans, who
hosts) travels as JSON in its text field `host`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.match.seats import Invite, Seat, Table
from shamble.store import Seat as StoredSeat
from shamble.store import StoredMatch


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store does not know of a seat."""

    shape: str = ""
    after: int = 0
    standing: bool = False
    data: Any = None


class Rest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store does not know of a table."""

    host: str = ""
    chairs: tuple[Chair, ...] = ()
    banned: tuple[str, ...] = ()
    invites: tuple[Invite, ...] = ()
    invited: int = 0
    private: bool = False
    unlisted: bool = False
    auto_start: bool = False
    next: str = ""


SHARED = ("host", "banned", "invites", "invited", "private", "unlisted", "auto_start", "next")


def table_of(stored: StoredMatch) -> Table:
    rest = msgspec.json.decode(stored.host or "{}", type=Rest)
    chairs = rest.chairs or (Chair(),) * len(stored.seats)
    words = stored.words or [""] * len(stored.seats)
    seats = tuple(
        Seat(
            holder=seat.holder,
            name=seat.name,
            bot=seat.bot,
            word=word,
            **msgspec.structs.asdict(chair),
        )
        for seat, chair, word in zip(stored.seats, chairs, words, strict=True)
    )
    return Table(seats=seats, **{name: getattr(rest, name) for name in SHARED})


def with_table(stored: StoredMatch, table: Table) -> StoredMatch:
    rest = Rest(
        chairs=tuple(
            Chair(seat.shape, seat.after, seat.standing, seat.data) for seat in table.seats
        ),
        **{name: getattr(table, name) for name in SHARED},
    )
    return msgspec.structs.replace(
        stored,
        seats=[StoredSeat(name=s.name, holder=s.holder, bot=s.bot) for s in table.seats],
        words=[seat.word for seat in table.seats],
        host=msgspec.json.encode(rest).decode(),
    )
