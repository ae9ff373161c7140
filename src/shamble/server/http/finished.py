"""What came of a match: its file, and the proof that nobody loaded the dice."""

from __future__ import annotations

import asyncio

import msgspec

from shamble.bots import levels
from shamble.engine.errors import BadFile
from shamble.match.fairness import commitment
from shamble.match.match import Acted
from shamble.match.names import LONGEST_NAME, checked_name
from shamble.match.record import Head
from shamble.match.seats import Seat, Table
from shamble.match.transcript import FORMAT, VERSION, Transcript
from shamble.server.errors import Trouble
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.table_messages import TableMessage, table_message
from shamble.server.matches.matches import is_playable
from shamble.store import StoredMatch

finished = Endpoints()

MOST_ACTIONS = 5000


class Verdict(msgspec.Struct, frozen=True):
    """A file that replays from its key to its end.

    `replayed`: by this server process, by today's rules; else when the record of the match was
    made, by the rules it was played by (`rules`), and only the key was held against its fingerprint
    again.
    """

    verified: bool
    game: str
    rules: int
    replayed: bool
    moves: int
    ending: str
    payoffs: list[int]
    commitment: str
    hash: str


@finished.get("/api/matches/{id}/file", Transcript, errors=(409,), spends="replays")
async def export(call: Call) -> Transcript:
    """The game file of a finished match, with its key."""
    stored, head, secret = await opened(call)
    return written(stored, head, secret)


@finished.get("/api/matches/{id}/verify", Verdict, errors=(409,), spends="replays")
async def verify_match(call: Call) -> Verdict:
    """Replay a finished match from its key, and say whether everything agrees."""
    stored, head, secret = await opened(call)
    if head.end is None:
        raise Trouble(
            409, "broken_off", "this match was broken off: it has no result that could be verified"
        )
    if commitment(secret) != stored.commitment:
        raise BadFile("the key does not match the commitment that was published before the game")
    file = written(stored, head, secret)
    if is_playable(stored):
        await call.service.records.prove(file)
        return verdict(file, replayed=True)
    if head.wrong:
        raise BadFile(head.wrong)
    return verdict(file, replayed=False)


@finished.post(
    "/api/verify", Verdict, body=Transcript, errors=(404, 409), file=True, cost=5, spends="files"
)
async def verify_file(call: Call) -> Verdict:
    """The same for a game file."""
    file = checked(call.body)
    await call.service.records.prove(file)
    return verdict(file, replayed=True)


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
    await call.service.records.prove(transcript)
    assert transcript.end is not None
    matches = call.service.matches
    words = transcript.words or [""] * transcript.players
    known = levels(transcript.playable())

    def played_by(name: str) -> str:
        """A bot is called by its level in a file."""
        return name if name in known else ""

    table = Table(
        seats=tuple(
            Seat(name=name and checked_name(name[:LONGEST_NAME]), bot=played_by(name), word=word)
            for name, word in zip(transcript.seats, words, strict=True)
        ),
        unlisted=True,
    )
    game, ending = transcript.playable(), transcript.end.ending
    entries = [Acted(seat, action) for seat, action in transcript.actions]
    stored = await matches.create(game, table, transcript.secret(), "over", ending, entries)
    return table_message(stored, table, call.who)


async def opened(call: Call) -> tuple[StoredMatch, Head, bytes]:
    """A finished match with what its record says, and the key, if that may be shown."""
    matches = call.service.matches
    stored, _ = await matches.find(call.params["id"])
    if stored.status == "running":  # it may be over already, and nobody has noted it yet
        stored, _, _ = await matches.started(stored.id)
    if stored.status == "open":
        raise Trouble(409, "not_started", "the match has not started yet")
    if stored.status == "running":
        raise Trouble(409, "not_over", "the match is not over; its key stays secret until then")
    if matches.is_sealed(stored):
        raise Trouble(409, "sealed", "the key of the day is shown when the day is over (UTC)")
    record = await matches.records.of(stored.id)
    head = await asyncio.to_thread(lambda: record.head)
    return stored, head, await matches.store.secret(stored.id)


def written(stored: StoredMatch, head: Head, secret: bytes) -> Transcript:
    """The file of a match that is over."""
    return Transcript(
        format=FORMAT,
        version=VERSION,
        game=stored.game,
        rules=stored.rules,
        players=stored.players,
        options={**stored.options},
        seats=[seat.name for seat in stored.table.seats],
        commitment=commitment(secret),
        key=secret.hex(),
        actions=head.actions,
        words=list(stored.words) if any(stored.words) else [],
        end=head.end,
    )


def checked(file: Transcript) -> Transcript:
    if (file.format, file.version) != (FORMAT, VERSION):
        raise BadFile(f'a game file says "format": "{FORMAT}", "version": {VERSION}')
    if len(file.actions) > MOST_ACTIONS:
        raise BadFile(f"a game file may have {MOST_ACTIONS} moves here, not {len(file.actions)}")
    return file


def verdict(file: Transcript, *, replayed: bool) -> Verdict:
    """Of a file that was found right."""
    assert file.end is not None
    return Verdict(
        verified=True,
        game=file.game,
        rules=file.rules,
        replayed=replayed,
        moves=len(file.actions),
        ending=file.end.ending,
        payoffs=file.end.payoffs,
        commitment=file.commitment,
        hash=file.end.hash,
    )
