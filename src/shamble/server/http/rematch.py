"""Play again: everybody who wants to sits down at the same next table, where they sat before."""

from __future__ import annotations

import msgspec

from shamble.match import seats
from shamble.match.seats import SeatError, Table
from shamble.match.table import check_name
from shamble.server.errors import Trouble
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.me import Empty
from shamble.server.http.table_messages import TableMessage, table_message
from shamble.server.matches.matches import as_today
from shamble.store import StoredMatch

rematch = Endpoints()


@rematch.post("/api/matches/{id}/again", TableMessage, body=Empty, errors=(409,), cost=5)
async def again(call: Call) -> TableMessage:
    """The next match with the same seats, bots and options; it begins when all have come."""
    matches = call.service.matches
    stored, old = await matches.find(call.params["id"])
    number = old.seat_of(call.who)
    if number is None:
        raise Trouble(403, "not_seated", "you had no seat at this table")
    if stored.status != "over":
        raise Trouble(409, "not_over", "this match is not over yet")
    own = old.seats[number]
    if not old.next:
        call.spend("tables")
        call.spend("bots", sum(seat.kind == "bot" for seat in old.seats))
    following = await matches.follow(stored.id, as_today(stored), call.who, old.unlisted)

    def come(table: Table, stored: StoredMatch) -> Table:
        if table.seat_of(call.who) is not None or stored.status != "open":
            return table
        if table.host == call.who:
            for other, seat in enumerate(old.seats):
                if seat.kind == "bot" and table.seats[other].kind == "open":
                    table = seats.seat_bot(table, call.who, other, seat.bot)
        name = own.name if is_free(table, call.who, own.name) else ""
        try:
            table = seats.sit(table, call.who, name, own.shape, number)
        except SeatError:  # somebody else has it now: any other
            table = seats.sit(table, call.who, name, own.shape)
        return msgspec.structs.replace(table, auto_start=True)

    await matches.change_table(following, come)
    return table_message(*await matches.find(following), call.who)


def is_free(table: Table, guest: str, name: str) -> bool:
    """Whether nobody at the next table is called that already."""
    try:
        check_name(table, guest, name)
    except SeatError:
        return False
    return True
