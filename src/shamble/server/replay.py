"""A match again, moment by moment. Answers that several gave at once are one moment."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec

from shamble.engine.face import Playable
from shamble.engine.state import SPECTATOR
from shamble.match.claims import Worth, tally
from shamble.match.match import Moment
from shamble.match.messages import EventMessage, View, events_message, known_actor, view
from shamble.server.api import Call, Endpoints
from shamble.server.desk import playable
from shamble.server.errors import Trouble
from shamble.server.fields import SeatNumber
from shamble.store import StoredMatch

replay = Endpoints()

MOST_MOMENTS = 100  # in one answer
AT_A_STRETCH = 5  # moments made before others are let in

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
    stored, again = await call.service.desk.replayed(call.params["id"])
    scenes = again.scenes
    seat, first = seat_that_looks(call, stored), call.query.first
    last = len(scenes) - 1 if call.query.last is None else call.query.last
    found: list[MomentMessage] = []
    is_over = stored.status == "over"
    for scene in scenes[first : min(last + 1, first + MOST_MOMENTS)]:
        if len(found) % AT_A_STRETCH == 0:
            await asyncio.sleep(0)
        found.append(moment_message(playable(stored), scene, len(scenes), seat, over=is_over))
    return MomentsMessage(len(scenes), found)


@replay.get(
    "/api/matches/{id}/moments/{number}",
    MomentMessage,
    query=Eyes,
    errors=(403, 409),
    spends="replays",
)
async def moment(call: Call) -> MomentMessage:
    """A moment of a match: the reader's own view, the public one, or a seat's once it is over."""
    stored, again = await call.service.desk.replayed(call.params["id"])
    scenes = again.scenes
    seat, number = seat_that_looks(call, stored), call.number("number")
    if number >= len(scenes):
        raise Trouble(404, "no_such_moment", f"moments go from 0 to {len(scenes) - 1}")
    is_over = stored.status == "over"
    return moment_message(playable(stored), scenes[number], len(scenes), seat, over=is_over)


@replay.get("/api/matches/{id}/log", LogMessage, query=Eyes, errors=(403, 409), spends="replays")
async def log(call: Call) -> LogMessage:
    """What happened, moment by moment, without the positions."""
    stored, again = await call.service.desk.replayed(call.params["id"])
    seat = seat_that_looks(call, stored)
    return LogMessage([events_message(scene.events, seat) for scene in again.scenes])


@replay.get("/api/matches/{id}/claims", ClaimsMessage, errors=(409,), spends="replays")
async def claims(call: Call) -> ClaimsMessage:
    """What everything that was said was worth; while the match runs, nobody is told."""
    stored, again = await call.service.desk.replayed(call.params["id"])
    if stored.status != "over":
        raise Trouble(409, "not_judged", "what was said is judged when the match is over")
    return ClaimsMessage(
        [ClaimMessage(claim.entry, claim.seat, claim.worth) for claim in again.claims],
        [Tally(seat, **tally(again.claims, seat)) for seat in range(stored.players)],
    )


def moment_message(
    game: Playable, scene: Moment, count: int, seat: int, *, over: bool
) -> MomentMessage:
    events = events_message(scene.events, seat)
    player = known_actor(scene.player, events, seat, over=over)
    return MomentMessage(scene.number, count, player, events, view(game, scene.state, seat))


def seat_that_looks(call: Call, stored: StoredMatch) -> int:
    """One's own, or nobody's; once the match is over, any."""
    own, wanted = stored.table.seat_of(call.who), call.query.seat
    if call.query.public:
        return SPECTATOR
    if wanted is None:
        return SPECTATOR if own is None else own
    if wanted >= stored.players:
        raise Trouble(404, "no_such_seat", f"there is no seat {wanted}")
    if wanted != own and stored.status != "over":
        raise Trouble(403, "not_your_seat", "while a match runs, you see it only as yourself")
    return int(wanted)
