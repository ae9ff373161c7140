"""My matches: where I sit, and where I am waited for."""

from __future__ import annotations

import msgspec

from shamble.engine.errors import ShambleError
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.table_messages import TableMessage, table_message
from shamble.server.matches.matches import Matches
from shamble.store import StoredMatch, Unavailable

mine = Endpoints()

MOST_LISTED = 100


class MyMatch(msgspec.Struct, frozen=True):
    """A match where I sit, and who owes an answer there."""

    table: TableMessage
    waiting: list[int]  # the seats that owe an answer
    your_turn: bool  # I owe one, and no bot stands in for me


@mine.get("/api/me/matches", list[MyMatch])
async def my_matches(call: Call) -> list[MyMatch]:
    """Where I sit: first where it is my turn, then what runs, is open or over."""
    matches, found = call.service.matches, []
    for stored in await matches.store.matches(holder=call.who, limit=MOST_LISTED):
        if stored.table.seat_of(call.who) is not None:
            found.append(await my_match(matches, stored, call.who))
    order = {"running": 0, "open": 1, "over": 2}
    return sorted(found, key=lambda one: (not one.your_turn, order[one.table.status]))


async def my_match(matches: Matches, stored: StoredMatch, guest: str) -> MyMatch:
    waiting: list[int] = []
    if stored.status == "running":
        try:
            stored, _, live = await matches.started(stored.id)
            waiting = sorted(live.match.game.to_act(live.match.state))
        except Unavailable:
            raise
        except ShambleError:  # of other rules than these, for one: it can be listed, not played
            pass
    own = stored.table.seat_of(guest)
    due = own is not None and own in waiting and not stored.table.seats[own].standing
    return MyMatch(table_message(stored, stored.table, guest), waiting, due)
