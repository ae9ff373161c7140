"""What the people at a table decide among themselves: its rules, votes, and handing a seat over."""

from __future__ import annotations

import msgspec

from shamble.match import handover, seats, votes
from shamble.match.seats import Invite, Table
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.fields import Level
from shamble.server.http.me import Empty
from shamble.server.http.table_messages import TableMessage
from shamble.server.http.tables import Absence, InviteMessage, check_level, invite_message, told
from shamble.server.matches.matches import playable
from shamble.store import StoredMatch

agreements = Endpoints()


class ChangeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is not named stays. `absence` and `stand_in`: before the start."""

    absence: Absence | None = None
    stand_in: Level | None = None
    quiet: bool | None = None


class CastVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`agree`: for it; else against it, or no longer for it."""

    agree: bool


@agreements.post("/api/matches/{id}/rules", TableMessage, body=ChangeRules, errors=(409,))
async def change_rules(call: Call) -> TableMessage:
    """What counts for everybody at the table; for its host to choose."""
    wanted: ChangeRules = call.body

    def change(table: Table, stored: StoredMatch) -> Table:
        if wanted.stand_in is not None:
            check_level(playable(stored), wanted.stand_in)
        return seats.set_rules(
            table,
            call.who,
            stored.status != "open",
            absence=wanted.absence,
            stand_in=wanted.stand_in,
            quiet=wanted.quiet,
        )

    return await told(call, change)


@agreements.post("/api/matches/{id}/seats/{seat}/vote", TableMessage, body=CastVote, errors=(409,))
async def vote(call: Call) -> TableMessage:
    """Vote, in a running match, to let a bot play for somebody from now on."""
    seat = call.number("seat")

    def cast(table: Table, stored: StoredMatch) -> Table:
        if call.body.agree:
            return votes.agree(table, call.who, seat, stored.status)
        return votes.refuse(table, call.who, seat)

    return await told(call, cast)


@agreements.get("/api/matches/{id}/handover", list[InviteMessage], errors=(403,))
async def my_offer(call: Call) -> list[InviteMessage]:
    """The invitation by which the own seat is handed over, if there is one."""
    stored, table = await call.service.matches.find(call.params["id"])
    return [offer_message(call, stored.id, table)] if has_offer(table, call.who) else []


@agreements.post("/api/matches/{id}/handover", InviteMessage, body=Empty, errors=(409,))
async def offer(call: Call) -> InviteMessage:
    """Hand the own seat of a running match over to whoever uses this invitation."""
    call.service.speech.count_deed(call.who)
    stored, table = await call.service.matches.change_table(
        call.params["id"], lambda t, m: handover.offer(t, call.who, m.status)
    )
    return offer_message(call, stored.id, table)


@agreements.post("/api/matches/{id}/handover/withdraw", TableMessage, body=Empty, errors=(409,))
async def withdraw(call: Call) -> TableMessage:
    """Keep the own seat after all: the invitation is good no longer."""
    return await told(call, lambda t, _: handover.withdraw(t, call.who))


def has_offer(table: Table, guest: str) -> bool:
    seat = table.seat_of(guest)
    return seat is not None and table.seats[seat].offer > 0


def offer_message(call: Call, match: str, table: Table) -> InviteMessage:
    seat = table.seat_of(call.who)
    assert seat is not None
    return invite_message(call, match, Invite(table.seats[seat].offer, seat))
