"""What the server says about tables, over HTTP and WebSocket alike. No guest's id is in it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from shamble.engine.catalog import find
from shamble.engine.language.options import Number
from shamble.match.seats import Seat, Table
from shamble.match.votes import voters
from shamble.store import StoredMatch


class SeatMessage(msgspec.Struct, frozen=True):
    """A seat, as everybody may see it."""

    seat: int
    kind: Literal["open", "person", "bot", "stand_in"]
    name: str
    shape: str
    level: str  # of the bot that plays it or would stand in
    after: int  # silent seconds after which the bot stands in; 0: never
    spare: bool  # a bot's that no person ever had: an invitation may still give it away
    offered: bool  # its person hands it over to somebody they invite
    word: bool  # whether it has added a word to the key
    banned: bool  # the host lets its person say nothing in the chat


class VoteMessage(msgspec.Struct, frozen=True):
    """The others decide whether a bot is to play for a seat."""

    seat: int
    agreed: list[int]  # the seats that are for it
    asked: list[int]  # all that must be


class LineMessage(msgspec.Struct, frozen=True):
    """Something said at a table, numbered for its reader; with a `key` a notice."""

    number: int
    seat: int | None  # who said it, or whom the notice is about; null: a spectator
    name: str
    text: str
    at: datetime
    to: int | None
    who: int | None  # the speaker, at this table alone: to be muted by. Nobody said a notice
    key: str
    apart: bool  # said among spectators


class You(msgspec.Struct, frozen=True):
    """Who the reader is at this table."""

    seat: int | None
    host: bool
    voted_out: bool  # the others have voted to let a bot play the seat


class TableMessage(msgspec.Struct, frozen=True):
    """A match without its position."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    status: Literal["open", "running", "over"]
    ending: str | None
    commitment: str
    seats: list[SeatMessage]
    private: bool
    unlisted: bool
    guided: bool
    absence: int  # silent seconds after which a bot stands in for anybody; 0: never
    stand_in: str  # the level of that bot
    quiet: bool  # spectators do not write to players
    vote: VoteMessage | None
    next: str | None
    created: datetime
    updated: datetime
    you: You


def table_message(stored: StoredMatch, table: Table, guest: str | None) -> TableMessage:
    return TableMessage(
        id=stored.id,
        game=stored.game,
        rules=stored.rules,
        players=stored.players,
        options=told_options(stored),
        status=stored.status,
        ending=stored.ending,
        commitment=stored.commitment,
        seats=[
            seat_message(number, seat, seat.holder in table.banned)
            for number, seat in enumerate(table.seats)
        ],
        private=table.private,
        unlisted=table.unlisted,
        guided=table.guided,
        absence=table.absence,
        stand_in=table.stand_in,
        quiet=table.quiet,
        vote=vote_message(table),
        next=table.next or None,
        created=stored.created,
        updated=stored.updated,
        you=you(table, guest or ""),
    )


def you(table: Table, guest: str) -> You:
    out = any(one.out and one.guest == guest for one in table.past)
    return You(table.seat_of(guest), bool(guest) and table.host == guest, out)


def told_options(stored: StoredMatch) -> dict[str, str]:
    """What was chosen, as everybody at the table may know it."""
    private = {o.name for o in find(stored.game).options if isinstance(o, Number) and o.private}
    return {name: value for name, value in stored.options.items() if name not in private}


def seat_message(number: int, seat: Seat, banned: bool) -> SeatMessage:
    kind: Literal["open", "person", "bot", "stand_in"]
    if seat.holder:
        kind = "stand_in" if seat.standing else "person"
    else:
        kind = "bot" if seat.bot else "open"
    return SeatMessage(
        number,
        kind,
        seat.name,
        seat.shape,
        seat.bot,
        seat.after,
        seat.spare,
        bool(seat.offer),
        bool(seat.word),
        banned,
    )


def vote_message(table: Table) -> VoteMessage | None:
    vote = table.vote
    if vote is None:
        return None
    asked = voters(table, vote.seat)
    return VoteMessage(vote.seat, [n for n in asked if table.seats[n].holder in vote.agreed], asked)
