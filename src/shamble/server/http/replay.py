"""A match again, moment by moment. Answers that several gave at once are one moment."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec

from shamble.engine.language.state import SPECTATOR
from shamble.match.claims import Worth, tally
from shamble.match.messages import EventMessage, View
from shamble.match.record import Head, Record
from shamble.server.errors import Trouble
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.fields import SeatNumber
from shamble.store import StoredMatch

replay = Endpoints()

MOST_MOMENTS = 100  # in one answer

MomentNumber = Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]


class MomentMessage(msgspec.Struct, frozen=True):
    """A match after so many turns, as the reader may see it."""

    number: int
    count: int  # of moments: they go from 0 to count - 1
    # Who answered; null at the start, where several did at once, where the reader hears nothing.
    player: int | None
    events: list[EventMessage]
    view: View


class MomentsMessage(msgspec.Struct, frozen=True):
    """Several moments in a row; fewer than asked for, where there are not so many."""

    count: int  # of all moments there are
    moments: list[MomentMessage]


class ClaimMessage(msgspec.Struct, frozen=True):
    """Something that was said, and what it was worth; `open`: it was never put to the test."""

    seq: int  # of the entry in the log
    seat: int
    worth: Worth


class Tally(msgspec.Struct, frozen=True):
    """How many of a seat's claims were worth what."""

    seat: int
    true: int
    lie: int
    kept: int
    broken: int
    open: int


class ClaimsMessage(msgspec.Struct, frozen=True):
    """All claims of a finished match; none in a game that does not judge them."""

    claims: list[ClaimMessage]
    tally: list[Tally]


class LogMessage(msgspec.Struct, frozen=True):
    """What happened in every moment of a match, as the reader may know it."""

    events: list[list[EventMessage]]


class Eyes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose eyes to look through: one's own unless another seat is named, or the public."""

    seat: SeatNumber | None = None
    public: bool = False


class Stretch(Eyes, frozen=True, forbid_unknown_fields=True):
    """From which moment to which, both included; the last so many at most."""

    first: MomentNumber = msgspec.field(default=0, name="from")
    last: MomentNumber | None = msgspec.field(default=None, name="to")


@replay.get(
    "/api/matches/{id}/moments",
    MomentsMessage,
    query=Stretch,
    errors=(403, 409),
    cost=2,
    spends="replays",
)
async def moments(call: Call) -> MomentsMessage:
    """Many moments of a match at once, for a slider that does not stutter."""
    stored, record, seat = await looked_at(call)
    first, last = call.query.first, call.query.last
    last = first + MOST_MOMENTS - 1 if last is None else min(last, first + MOST_MOMENTS - 1)
    return await asyncio.to_thread(told, record, stored, seat, first, last)


@replay.get(
    "/api/matches/{id}/moments/{number}",
    MomentMessage,
    query=Eyes,
    errors=(403, 409),
    spends="replays",
)
async def moment(call: Call) -> MomentMessage:
    """A moment of a match: the reader's own view, the public one, or a seat's once it is over."""
    stored, record, seat = await looked_at(call)
    number = call.number("number")
    found = await asyncio.to_thread(told, record, stored, seat, number, number)
    if not found.moments:
        raise Trouble(404, "no_such_moment", f"moments go from 0 to {found.count - 1}")
    return found.moments[0]


@replay.get("/api/matches/{id}/log", LogMessage, query=Eyes, errors=(403, 409), spends="replays")
async def log(call: Call) -> LogMessage:
    """What happened, moment by moment, without the positions."""
    stored, record, seat = await looked_at(call)
    return await asyncio.to_thread(heard, record, stored, seat)


@replay.get("/api/matches/{id}/claims", ClaimsMessage, errors=(409,), spends="replays")
async def claims(call: Call) -> ClaimsMessage:
    """What everything that was said was worth; while the match runs, nobody is told."""
    stored, record, _ = await looked_at(call)
    if stored.status != "over":
        raise Trouble(409, "not_judged", "what was said is judged when the match is over")
    found = (await asyncio.to_thread(lambda: record.head)).claims
    return ClaimsMessage(
        [ClaimMessage(claim.entry, claim.seat, claim.worth) for claim in found],
        [Tally(seat, **tally(found, seat)) for seat in range(stored.players)],
    )


def told(record: Record, stored: StoredMatch, seat: int, first: int, last: int) -> MomentsMessage:
    """Moments out of a record. Called in a thread: unpacking takes some milliseconds."""
    scenes, private = record.head.scenes, said_before(record.head, stored, seat)
    over = stored.status == "over"
    made = []
    for number, seen in enumerate(record.views(seat, first, last), first):
        ear = SPECTATOR if number in private else seat
        player, events = scenes[number].told(ear, over=over)
        view: Any = seen  # JSON already
        made.append(MomentMessage(number, len(scenes), player, events, view))
    return MomentsMessage(len(scenes), made)


def heard(record: Record, stored: StoredMatch, seat: int) -> LogMessage:
    """What happened in each moment. Called in a thread."""
    private = said_before(record.head, stored, seat)
    return LogMessage(
        [
            scene.heard(SPECTATOR if number in private else seat)
            for number, scene in enumerate(record.head.scenes)
        ]
    )


def said_before(head: Head, stored: StoredMatch, seat: int) -> set[int]:
    """Scenes of talk from before its person came to a seat: it was said to somebody else.

    Once the match is over, everything is open.
    """
    if stored.status == "over" or seat == SPECTATOR:
        return set()
    came = stored.table.seats[seat].since
    return {one.scene for one in head.entered if one.talk and one.seq < came}


async def looked_at(call: Call) -> tuple[StoredMatch, Record, int]:
    """A match that has begun, its record, and whose eyes look."""
    matches = call.service.matches
    stored, _ = await matches.find(call.params["id"])
    if stored.status == "open":
        raise Trouble(409, "not_started", "the match has not started yet")
    if stored.status == "running":
        seat = own_eyes(call, stored)
        record, ending = await matches.records.so_far(stored, seat)
        if ending is None:
            return stored, record, seat_that_looks(call, stored)
        stored = await matches.end(stored, ending)
    return stored, await matches.records.of(stored.id), seat_that_looks(call, stored)


def own_eyes(call: Call, stored: StoredMatch) -> int:
    """Those of one's own seat, or the public's."""
    own = stored.table.seat_of(call.who)
    wanted = getattr(call.query, "public", False)
    return SPECTATOR if own is None or wanted else own


def seat_that_looks(call: Call, stored: StoredMatch) -> int:
    """One's own, or nobody's; once the match is over, any."""
    wanted = getattr(call.query, "seat", None)
    if wanted is None or call.query.public:
        return own_eyes(call, stored)
    if wanted >= stored.players:
        raise Trouble(404, "no_such_seat", f"there is no seat {wanted}")
    if wanted != stored.table.seat_of(call.who) and stored.status != "over":
        raise Trouble(403, "not_your_seat", "while a match runs, you see it only as yourself")
    return int(wanted)
