"""Seats: who sits where, who hosts, and which seats a bot plays for. Pure: a table in, a table out.

A seat is open; or a person's; or a bot's; or a person's with a bot standing in, because they left
or did not answer in the time the table allows. The person may always take such a seat back.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.engine.errors import ShambleError
from shamble.match.fairness import LONGEST_WORD

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop")
STAND_IN = "hints"  # who plays for somebody who left, unless the table says otherwise


class SeatError(ShambleError):
    """What somebody wants with a seat cannot be; `reason` is its short name."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A chair. Nobody's and no bot's: it is open."""

    holder: str = ""  # whose it is, by the server's own name for them
    name: str = ""
    shape: str = ""
    bot: str = ""  # the level of its bot; with a holder, of the one who stands in
    after: int = 0  # seconds after which the bot stands in for a silent person; 0: never
    standing: bool = False  # the bot stands in now
    data: Any = None  # what a lobby client keeps here
    word: str = ""  # mixed into the key

    @property
    def kind(self) -> str:
        if self.holder:
            return "stand_in" if self.standing else "person"
        return "bot" if self.bot else "open"

    @property
    def player(self) -> str:
        """The level of the bot that plays this seat now; empty if a person does."""
        if self.holder and not self.standing:
            return ""
        return self.bot


class Invite(msgspec.Struct, frozen=True):
    """A way in that can be closed again: to one seat, or to any."""

    number: int
    seat: int | None = None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """The seats of a match, and what its host decided about them."""

    seats: tuple[Seat, ...]
    host: str = ""
    banned: tuple[str, ...] = ()
    invites: tuple[Invite, ...] = ()
    invited: int = 0  # how many invites there ever were
    private: bool = False  # only the invited may sit down
    unlisted: bool = False
    auto_start: bool = False  # starts as soon as every seat is taken
    guided: bool = False  # a first game by the game's guide: for learning, in no list
    next: str = ""  # the match that follows

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if guest and seat.holder == guest:
                return number
        return None

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)


def open_table(players: int, host: str = "", **settings: Any) -> Table:
    """A new table with every seat open."""
    return Table(seats=(Seat(),) * players, host=host, **settings)


# ---- sitting down and getting up


def sit(
    table: Table, guest: str, name: str, shape: str, seat: int | None = None, *, invite: int = 0
) -> Table:
    """Take a seat: the one named, else the first that is open.

    An invite (its number) opens a private table; one to a given seat also takes over from a bot.
    """
    if guest in table.banned:
        raise SeatError("banned", "the host has banned you from this table; you may still watch")
    if table.seat_of(guest) is not None:
        raise SeatError("already_seated", "you already have a seat at this table")
    way_in = next((one for one in table.invites if one.number == invite), None)
    if invite and way_in is None:
        raise SeatError("revoked", "this invitation is no longer good; ask the host for another")
    if table.private and way_in is None and guest != table.host:
        raise SeatError("invited_only", "this table is for the invited; ask the host for a link")
    if way_in is not None and way_in.seat is not None:
        if seat not in (None, way_in.seat):
            raise SeatError("other_seat", f"this invitation is for seat {way_in.seat}")
        seat = way_in.seat
    seat = _first_open(table) if seat is None else _number(table, seat)
    old = table.seats[seat]
    named = way_in is not None and way_in.seat == seat
    if old.holder or (old.bot and not named):
        raise SeatError("taken", f"seat {seat} is taken; choose one that is open")
    used = tuple(one for one in table.invites if not (named and one.number == invite))
    # In a running match the word is in the key already: it stays, whoever sits there.
    taken = Seat(holder=guest, name=name, shape=free_shape(table, shape), word=old.word)
    table = msgspec.structs.replace(table, invites=used, host=table.host or guest)
    return _with(table, seat, taken)


def free_shape(table: Table, wanted: str) -> str:
    """The shape asked for, or the first that nobody at the table has."""
    used = {seat.shape for seat in table.seats}
    return next((shape for shape in (wanted, *SHAPES) if shape and shape not in used), wanted)


def leave(table: Table, guest: str, running: bool) -> Table:
    """Get up. In a running match the seat stays the person's, and a bot stands in."""
    number = _own(table, guest)
    if not running:
        return _pass_on(_with(table, number, Seat()), guest)
    seat = table.seats[number]
    left = msgspec.structs.replace(seat, bot=seat.bot or STAND_IN, standing=True)
    return _with(table, number, left)


def stand_in(table: Table, seat: int) -> Table:
    """The person was silent too long: their bot plays until they are back."""
    old = table.seats[seat]
    if old.kind != "person" or not old.after:
        return table
    return _with(table, seat, msgspec.structs.replace(old, bot=old.bot or STAND_IN, standing=True))


def take_back(table: Table, guest: str) -> Table:
    """The person plays again."""
    number = _own(table, guest)
    return _with(table, number, msgspec.structs.replace(table.seats[number], standing=False))


def say_word(table: Table, guest: str, word: str) -> Table:
    """A seat adds its word to the key."""
    number = _own(table, guest)
    if len(word) > LONGEST_WORD:
        raise SeatError("too_long", f"a word may have {LONGEST_WORD} characters, not {len(word)}")
    return _with(table, number, msgspec.structs.replace(table.seats[number], word=word))


def rename(table: Table, guest: str, name: str | None, data: Any = None) -> Table:
    number = _own(table, guest)
    seat = table.seats[number]
    new = msgspec.structs.replace(
        seat, name=seat.name if name is None else name, data=seat.data if data is None else data
    )
    return _with(table, number, new)


# ---- what the host may do


def seat_bot(table: Table, by: str, seat: int, level: str) -> Table:
    """Put a bot into an open seat, or change the level of the one that sits there."""
    check_host(table, by)
    old = table.seats[_number(table, seat)]
    if old.holder:
        raise SeatError("taken", f"seat {seat} is a person's; a bot needs an open one")
    new = Seat(bot=level, name=level, shape=free_shape(table, ""), word=old.word)
    return _with(table, seat, new)


def set_stand_in(table: Table, by: str, seat: int, level: str, after: int) -> Table:
    """Choose who stands in for a person, and after how many silent seconds (0: never).

    The host may for everybody, everybody for themselves.
    """
    old = table.seats[_number(table, seat)]
    if old.holder != by:
        check_host(table, by)
    if not old.holder:
        raise SeatError("nobody_there", f"nobody sits at seat {seat}: there is nobody to stand for")
    return _with(table, seat, msgspec.structs.replace(old, bot=level, after=after))


def empty(table: Table, by: str, seat: int, running: bool, *, ban: bool = False) -> Table:
    """Send a person away, for good if banned, or take a bot out. In a running match a bot stays."""
    check_host(table, by)
    old = table.seats[_number(table, seat)]
    if old.holder == by:
        raise SeatError("yourself", "the host cannot be sent away; leave instead")
    if old.kind == "open":
        raise SeatError("nobody_there", f"nobody sits at seat {seat}")
    if not old.holder and running:
        raise SeatError("running", "a bot cannot be taken out of a running match")
    if ban and not old.holder:
        raise SeatError("not_a_person", "a bot cannot be banned, only taken out")
    level = old.bot or STAND_IN
    new = Seat(bot=level, name=level, shape=old.shape, word=old.word) if running else Seat()
    banned = (*table.banned, old.holder) if ban else table.banned
    return _with(msgspec.structs.replace(table, banned=banned), seat, new)


def invite(table: Table, by: str, seat: int | None) -> Table:
    """Open a way in; the new invite is the last of the list."""
    check_host(table, by)
    if seat is not None:
        _number(table, seat)
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


def check_host(table: Table, guest: str) -> None:
    if not guest or guest != table.host:
        raise SeatError("not_host", "only the host of this table may do that")


def check_start(table: Table, by: str) -> None:
    check_host(table, by)
    if not table.is_full:
        free = ", ".join(str(n) for n, seat in enumerate(table.seats) if seat.kind == "open")
        raise SeatError("not_full", f"seats still open: {free}; fill them with people or bots")


# ---- underneath


def _own(table: Table, guest: str) -> int:
    number = table.seat_of(guest)
    if number is None:
        raise SeatError("not_seated", "you have no seat at this table")
    return number


def _number(table: Table, seat: int) -> int:
    if seat not in range(len(table.seats)):
        raise SeatError("no_such_seat", f"there is no seat {seat}: 0 to {len(table.seats) - 1}")
    return seat


def _first_open(table: Table) -> int:
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            return number
    raise SeatError("full", "every seat is taken; you may watch")


def _with(table: Table, number: int, seat: Seat) -> Table:
    seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
    return msgspec.structs.replace(table, seats=seats)


def _pass_on(table: Table, guest: str) -> Table:
    """The host left before the start: the next person hosts."""
    if table.host != guest:
        return table
    people = [seat.holder for seat in table.seats if seat.holder]
    return msgspec.structs.replace(table, host=people[0] if people else "")
