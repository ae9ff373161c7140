"""A table: its seats, whose they are, and what was decided about them. Plain data.

A seat is open; or a person's; or a bot's; or a person's with a bot standing in, because they left
or did not answer in the time the table allows.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.engine.errors import ShambleError
from shamble.match.names import look

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
    silent: bool = False  # and does so because the person did not answer in time
    spare: bool = False  # a bot's since the match began: no person has ever had it
    late: bool = False  # its person came when the match was running already
    offer: int = 0  # its person hands it over to whoever shows this invitation; 0: to nobody
    since: int = 0  # the first entry of the log after its person came
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


class Sitter(msgspec.Struct, frozen=True):
    """Somebody who had a seat of a running match, and has it no more."""

    guest: str
    seat: int
    out: bool = False  # voted out: never comes back


class Vote(msgspec.Struct, frozen=True):
    """The others want a bot to play for a seat."""

    seat: int
    starter: str
    agreed: tuple[str, ...]


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
    absence: int = 0  # silent seconds after which a bot stands in for anybody; 0: never
    stand_in: str = STAND_IN  # the level of that bot, unless the person chose another
    quiet: bool = False  # spectators do not write to players
    past: tuple[Sitter, ...] = ()
    vote: Vote | None = None
    failed: tuple[str, ...] = ()  # who began the votes that came to nothing

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if guest and seat.holder == guest:
                return number
        return None

    @property
    def words(self) -> list[str]:
        """What each seat mixed into the key."""
        return [seat.word for seat in self.seats]

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)


def open_table(players: int, host: str = "", **settings: Any) -> Table:
    """A new table with every seat open."""
    return Table(seats=(Seat(),) * players, host=host, **settings)


# ---- small changes and checks


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
    return msgspec.structs.replace(table, seats=seats)


def free_shape(table: Table, wanted: str) -> str:
    """The shape asked for, or the first that nobody at the table has."""
    used = {seat.shape for seat in table.seats}
    return next((shape for shape in (wanted, *SHAPES) if shape and shape not in used), wanted)


def own_seat(table: Table, guest: str) -> int:
    number = table.seat_of(guest)
    if number is None:
        raise SeatError("not_seated", "you have no seat at this table")
    return number


def seat_number(table: Table, seat: int) -> int:
    if seat not in range(len(table.seats)):
        raise SeatError("no_such_seat", f"there is no seat {seat}: 0 to {len(table.seats) - 1}")
    return seat


def check_name(table: Table, guest: str, name: str) -> None:
    """Nobody may look like another person or a bot at the table."""
    others = (seat.name for seat in table.seats if seat.name and seat.holder != guest)
    if name and look(name) in map(look, others):
        raise SeatError(
            "name_taken", f"somebody at this table is called {name} already; choose another name"
        )


def check_host(table: Table, guest: str) -> None:
    if not guest or guest != table.host:
        raise SeatError("not_host", "only the host of this table may do that")
