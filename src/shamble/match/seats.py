"""Seats: who sits where, who hosts, and which seats a bot plays for. Pure: a table in, a table out.

A person may always take their seat back from the bot that stands in for them.

Once a match runs, a seat knows secrets. It leaves its person only by their own wish (`leave`, or a
handover: `handover.py`), by absence beyond what the table said before it began, or by a vote of the
others (`votes.py`). Nobody else ever receives it, and nobody plays two seats one after the other.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.match.fairness import LONGEST_WORD
from shamble.match.table import (
    SHAPES,
    STAND_IN,
    Invite,
    Seat,
    SeatError,
    Table,
    check_host,
    check_name,
    free_shape,
    open_table,
    own_seat,
    seat_number,
    with_seat,
)
from shamble.match.votes import recount

__all__ = [
    "SHAPES",
    "STAND_IN",
    "Invite",
    "Seat",
    "SeatError",
    "Table",
    "check_host",
    "free_shape",
    "open_table",
]

# ---- the table's own rules

SHORTEST_ABSENCE = 30  # seconds: nobody is to lose their turn to a slow connection


def check_absence(absence: int) -> int:
    if absence != 0 and absence < SHORTEST_ABSENCE:
        raise SeatError(
            "too_short",
            f"a bot stands in after {SHORTEST_ABSENCE} seconds at the earliest; 0: never",
        )
    return absence


def set_rules(
    table: Table,
    by: str,
    running: bool,
    *,
    absence: int | None = None,
    stand_in: str | None = None,
    quiet: bool | None = None,
) -> Table:
    """What the host decides for everybody; about absence only before the start."""
    check_host(table, by)
    if running and (absence is not None or stand_in is not None):
        raise SeatError("rules_fixed", "the match has started: what it says about absence stays")
    return msgspec.structs.replace(
        table,
        absence=table.absence if absence is None else check_absence(absence),
        stand_in=table.stand_in if stand_in is None else stand_in,
        quiet=table.quiet if quiet is None else quiet,
    )


def begin(table: Table) -> Table:
    """The match starts: the rule about absence counts for everybody, and seats remember people."""
    seats = tuple(
        _ruled(table, seat) if seat.holder else msgspec.structs.replace(seat, spare=True)
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def _ruled(table: Table, seat: Seat) -> Seat:
    """A person's seat by the table's rule: one may give oneself less time, not more."""
    after = min((time for time in (seat.after, table.absence) if time), default=0)
    level = seat.bot or (table.stand_in if after else "")
    return msgspec.structs.replace(seat, after=after, bot=level)


# ---- sitting down and getting up


def sit(
    table: Table,
    guest: str,
    name: str,
    shape: str,
    seat: int | None = None,
    *,
    invite: int = 0,
    status: str = "open",
    seq: int = 0,
) -> Table:
    """Take a seat: the one named, else the first that is open.

    An invite (its number) opens a private table; one to a given seat also takes over from a bot,
    in a running match only from one whose seat no person ever had. `seq`: entries of the log.
    """
    if guest in table.banned:
        raise SeatError("banned", "the host has banned you from this table; you may still watch")
    if table.seat_of(guest) is not None:
        raise SeatError("already_seated", "you already have a seat at this table")
    if status == "over":
        raise SeatError("over", "the match is over: nobody sits down any more")
    way_in = next((one for one in table.invites if one.number == invite), None)
    if invite and way_in is None:
        raise SeatError("revoked", "this invitation is no longer good; ask the host for another")
    if table.private and way_in is None and guest != table.host:
        raise SeatError("invited_only", "this table is for the invited; ask the host for a link")
    if way_in is not None and way_in.seat is not None:
        if seat not in (None, way_in.seat):
            raise SeatError("other_seat", f"this invitation is for seat {way_in.seat}")
        seat = way_in.seat
    seat = _first_open(table) if seat is None else seat_number(table, seat)
    old = table.seats[seat]
    named = way_in is not None and way_in.seat == seat
    if old.holder or (old.bot and not named):
        raise SeatError("taken", f"seat {seat} is taken; choose one that is open")
    if status == "running":
        if not old.spare:
            raise SeatError("had_person", f"seat {seat} was somebody's in this match: it stays so")
        check_past(table, guest, seat)
    used = tuple(one for one in table.invites if not (named and one.number == invite))
    table = msgspec.structs.replace(table, invites=used, host=table.host or guest)
    return seated(table, seat, guest, name, shape, status == "running", seq)


def seated(
    table: Table, number: int, guest: str, name: str, shape: str, running: bool, seq: int
) -> Table:
    """The seat is the guest's from now on."""
    check_name(with_seat(table, number, Seat()), guest, name)
    # In a running match the word is in the key already: it stays, whoever sits there.
    word = table.seats[number].word
    new = Seat(holder=guest, name=name, shape=free_shape(table, shape), word=word)
    if running:
        new = _ruled(table, msgspec.structs.replace(new, late=True, since=seq))
        if table.vote is not None and table.vote.seat == number:  # it was about somebody else
            table = msgspec.structs.replace(table, vote=None)
    return recount(with_seat(table, number, new))


def check_past(table: Table, guest: str, seat: int) -> None:
    """Who knows what one seat of a running match knows may not have another."""
    for one in table.past:
        if one.guest == guest and (one.out or one.seat != seat):
            raise SeatError("had_seat", "you had another seat in this match; you may still watch")


def leave(table: Table, guest: str, status: str) -> Table:
    """Get up. In a running match the seat stays the person's, and a bot stands in."""
    number = own_seat(table, guest)
    if status == "over":
        raise SeatError("over", "the match is over: there is nothing left to leave")
    if status == "open":
        return _pass_on(with_seat(table, number, Seat()), guest)
    return _stood_in(table, number, silent=False)


def give_up(table: Table, guest: str, running: bool) -> Table:
    """Somebody goes for good: in a running match their bot plays on, and nobody gets the seat."""
    number = table.seat_of(guest)
    if number is None:
        return _pass_on(table, guest)
    old, new = table.seats[number], Seat()
    if running:
        level = old.bot or table.stand_in
        new = Seat(bot=level, name=level, shape=old.shape, word=old.word)
        table = msgspec.structs.replace(table, vote=None)
    return _pass_on(with_seat(table, number, new), guest)


def stand_in(table: Table, seat: int) -> Table:
    """The person was silent too long: their bot plays until they are back."""
    old = table.seats[seat]
    if old.kind != "person" or not old.after:
        return table
    return _stood_in(table, seat, silent=True)


def _stood_in(table: Table, number: int, silent: bool) -> Table:
    old = table.seats[number]
    if old.standing:
        return table
    new = msgspec.structs.replace(old, bot=old.bot or table.stand_in, standing=True, silent=silent)
    return recount(with_seat(table, number, new))


def take_back(table: Table, guest: str) -> Table:
    """The person plays again."""
    number = own_seat(table, guest)
    old = table.seats[number]
    if not old.standing:
        return table
    new = msgspec.structs.replace(old, standing=False, silent=False)
    return recount(with_seat(table, number, new))


def say_word(table: Table, guest: str, word: str) -> Table:
    """A seat adds its word to the key."""
    number = own_seat(table, guest)
    if len(word) > LONGEST_WORD:
        raise SeatError("too_long", f"a word may have {LONGEST_WORD} characters, not {len(word)}")
    return with_seat(table, number, msgspec.structs.replace(table.seats[number], word=word))


def rename(table: Table, guest: str, name: str | None, data: Any = None) -> Table:
    number = own_seat(table, guest)
    seat = table.seats[number]
    if name is not None and name != seat.name:
        check_name(table, guest, name)
    new = msgspec.structs.replace(
        seat, name=seat.name if name is None else name, data=seat.data if data is None else data
    )
    return with_seat(table, number, new)


def set_stand_in(table: Table, by: str, seat: int, level: str, after: int) -> Table:
    """Choose who stands in for oneself, and after how many silent seconds (0: the table's rule)."""
    if not by or table.seats[seat_number(table, seat)].holder != by:
        raise SeatError("not_yours", "who stands in for somebody is for that person to choose")
    old = msgspec.structs.replace(table.seats[seat], bot=level, after=after)
    return with_seat(table, seat, _ruled(table, old))


# ---- what the host may do


def seat_bot(table: Table, by: str, seat: int, level: str, status: str = "open") -> Table:
    """Put a bot into an open seat, or change the level of the one that sits there."""
    check_host(table, by)
    old = table.seats[seat_number(table, seat)]
    if old.holder:
        raise SeatError("taken", f"seat {seat} is a person's; a bot needs an open one")
    if status != "open":
        raise SeatError("running", "the match has started: its bots stay as they are")
    new = Seat(bot=level, name=level, shape=free_shape(table, ""), word=old.word)
    return with_seat(table, seat, new)


def empty(table: Table, by: str, seat: int, running: bool, *, ban: bool = False) -> Table:
    """Send a person away, for good if banned, or take a bot out: only before the start.

    Who is banned later keeps the seat, and may neither speak nor come in again elsewhere.
    """
    check_host(table, by)
    old = table.seats[seat_number(table, seat)]
    if running and not ban:
        why = "nobody is sent away from a match that has started; the other players may vote"
        raise SeatError("only_by_vote", why)
    if old.holder == by:
        raise SeatError("yourself", "the host cannot be sent away; leave instead")
    if old.kind == "open":
        raise SeatError("nobody_there", f"nobody sits at seat {seat}")
    if ban and not old.holder:
        raise SeatError("not_a_person", "a bot cannot be banned, only taken out")
    if ban and old.holder not in table.banned:
        table = msgspec.structs.replace(table, banned=(*table.banned, old.holder))
    return table if running else with_seat(table, seat, Seat())


def invite(table: Table, by: str, seat: int | None) -> Table:
    """Open a way in; the new invite is the last of the list."""
    check_host(table, by)
    if seat is not None:
        seat_number(table, seat)
    if len(table.invites) >= 50:
        raise SeatError("too_many", "there are 50 invitations already; revoke some first")
    number = table.invited + 1
    return msgspec.structs.replace(
        table, invites=(*table.invites, Invite(number, seat)), invited=number
    )


def revoke(table: Table, by: str, number: int) -> Table:
    check_host(table, by)
    rest = tuple(one for one in table.invites if one.number != number)
    if len(rest) == len(table.invites):
        raise SeatError("no_such_invite", f"there is no invitation {number}")
    return msgspec.structs.replace(table, invites=rest)


def check_start(table: Table, by: str) -> None:
    check_host(table, by)
    if not table.is_full:
        free = ", ".join(str(n) for n, seat in enumerate(table.seats) if seat.kind == "open")
        raise SeatError("not_full", f"seats still open: {free}; fill them with people or bots")


# ---- underneath


def _first_open(table: Table) -> int:
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            return number
    raise SeatError("full", "every seat is taken; you may watch")


def _pass_on(table: Table, guest: str) -> Table:
    """The host left before the start, or for good: the next person hosts."""
    if table.host != guest:
        return table
    people = [seat.holder for seat in table.seats if seat.holder]
    return msgspec.structs.replace(table, host=people[0] if people else "")
