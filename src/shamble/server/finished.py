"""What came of a match: its file, and the proof that nobody loaded the dice."""

from __future__ import annotations

import asyncio

import msgspec

from shamble.engine.errors import BadFile
from shamble.match.match import Acted, Match
from shamble.match.names import LONGEST_NAME, checked_name
from shamble.match.seats import Seat, Table
from shamble.match.transcript import FORMAT, VERSION, Transcript, verify
from shamble.server.api import Call, Endpoints
from shamble.server.errors import Trouble
from shamble.server.messages import TableMessage, table_message
from shamble.store import StoredMatch

finished = Endpoints()

MOST_ACTIONS = 5000


class Verdict(msgspec.Struct, frozen=True):
    """A file that replays from its key to its end."""

    verified: bool
    game: str
    moves: int
    ending: str
    payoffs: list[int]
    commitment: str
    hash: str


@finished.get("/api/matches/{id}/file", Transcript, errors=(409,), spends="replays")
async def export(call: Call) -> Transcript:
    """The game file of a finished match, with its key."""
    return await transcript_of(call)


@finished.get("/api/matches/{id}/verify", Verdict, errors=(409,), spends="replays")
async def verify_match(call: Call) -> Verdict:
    """Replay a finished match from its key, and say whether everything agrees."""
    return await verdict(await transcript_of(call))


@finished.post(
    "/api/verify", Verdict, body=Transcript, errors=(404, 409), file=True, cost=5, spends="files"
)
async def verify_file(call: Call) -> Verdict:
    """The same for a game file."""
    return await verdict(checked(call.body))


@finished.post(
    "/api/import",
    TableMessage,
    body=Transcript,
    errors=(404, 409),
    file=True,
    cost=20,
    spends="files",
)
async def import_file(call: Call) -> TableMessage:
    """Keep a finished game file as a match that can be replayed here."""
    transcript = checked(call.body)
    await verdict(transcript)
    assert transcript.end is not None
    desk = call.service.desk
    words = transcript.words or [""] * transcript.players
    table = Table(
        seats=tuple(
            Seat(name=name and checked_name(name[:LONGEST_NAME]), word=word)
            for name, word in zip(transcript.seats, words, strict=True)
        ),
        unlisted=True,
    )
    game, ending = transcript.playable(), transcript.end.ending
    stored = await desk.create(game, table, transcript.secret(), "over", ending)
    for seq, (seat, action) in enumerate(transcript.actions):
        await desk.store.append(stored.id, seq, Acted(seat, action))
    return table_message(stored, table, call.who)


async def transcript_of(call: Call) -> Transcript:
    desk = call.service.desk
    stored, table, live = await desk.started(call.params["id"])
    if not live.match.is_over:
        raise Trouble(409, "not_over", "the match is not over; its key stays secret until then")
    if desk.is_sealed(stored):
        raise Trouble(409, "sealed", "the key of the day is shown when the day is over (UTC)")
    return written(stored, table, live.match, await desk.store.secret(stored.id))


def written(stored: StoredMatch, table: Table, match: Match, secret: bytes) -> Transcript:
    """The file of a finished match."""
    file = Transcript.begin(match.game, secret, [seat.name for seat in table.seats])
    if any(stored.words):
        file.words = list(stored.words)
    file.actions = match.actions()
    file.close(match.game, match.state)
    return file


def checked(file: Transcript) -> Transcript:
    if (file.format, file.version) != (FORMAT, VERSION):
        raise BadFile(f'a game file says "format": "{FORMAT}", "version": {VERSION}')
    if len(file.actions) > MOST_ACTIONS:
        raise BadFile(f"a game file may have {MOST_ACTIONS} moves here, not {len(file.actions)}")
    return file


async def verdict(file: Transcript) -> Verdict:
    """Checked in a thread: a long game must not hold up the tables."""
    last = await asyncio.to_thread(verify, file)
    assert file.end is not None
    return Verdict(
        True,
        file.game,
        last.number,
        file.end.ending,
        file.end.payoffs,
        file.commitment,
        file.end.hash,
    )
