"""A handover: a person gives their seat in a running match to somebody they invite.

Who comes gets the seat with its hidden position, and none of the words that were whispered to or
from it before. Who goes may get the same seat back, by a handover too, and no other.
"""

from __future__ import annotations

import msgspec

from shamble.match.seats import check_past, seated
from shamble.match.table import Seat, SeatError, Sitter, Table, own_seat, with_seat


def offer(table: Table, guest: str, status: str) -> Table:
    """Let one's seat be had for an invitation; an earlier one is good no longer."""
    number = own_seat(table, guest)
    if status != "running":
        raise SeatError("no_handover", "only a seat of a running match is handed over; else leave")
    invited = table.invited + 1
    table = msgspec.structs.replace(table, invited=invited)
    return with_seat(table, number, msgspec.structs.replace(table.seats[number], offer=invited))


def withdraw(table: Table, guest: str) -> Table:
    number = own_seat(table, guest)
    return with_seat(table, number, msgspec.structs.replace(table.seats[number], offer=0))


def offered(table: Table, invitation: int) -> int | None:
    """The seat that an invitation hands over."""
    for number, seat in enumerate(table.seats):
        if invitation and seat.offer == invitation:
            return number
    return None


def accept(
    table: Table, guest: str, name: str, shape: str, invitation: int, status: str, seq: int
) -> Table:
    """Take over the seat that the invitation is for."""
    number = offered(table, invitation)
    if number is None:
        raise SeatError("revoked", "this invitation is no longer good; ask for another")
    if guest in table.banned:
        raise SeatError("banned", "the host has banned you from this table; you may still watch")
    if table.seat_of(guest) is not None:
        raise SeatError("already_seated", "you already have a seat at this table")
    if status != "running":
        raise SeatError("over", "the match is over: nobody sits down any more")
    check_past(table, guest, number)
    old: Seat = table.seats[number]
    past = tuple(one for one in table.past if one.guest not in (guest, old.holder))
    past = (*past, Sitter(old.holder, number))
    return seated(msgspec.structs.replace(table, past=past), number, guest, name, shape, True, seq)
