"""Makes the record of a match from its key and its log; see `record.py`.

Kept past rules (`shamble.past`) carry this file with them and answer through `main`: it asks of the
package only what every version has.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

import msgspec

from shamble.engine.catalog import find
from shamble.engine.errors import BadFile, ShambleError
from shamble.engine.language.state import SPECTATOR
from shamble.engine.playable import Playable
from shamble.match.claims import judged
from shamble.match.fairness import mixed_key
from shamble.match.match import CLOSES, COUNTS, SHARED, TALK, Entry, Match, Moment
from shamble.match.messages import EventMessage, things, view
from shamble.match.record import FORMAT, PIECE, Entered, Head, Packed, Scene, ToldEvent
from shamble.match.transcript import Transcript, verify

LEVEL = 6  # of compression


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A match to make a record of. Holds its key: it goes to a process of our own only."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    secret: bytes
    words: list[str]
    entries: list[Entry]
    given: int = 0  # the first so many belong to the setup
    eyes: list[int] | None = None  # whose views are wanted; None: everybody's and the public's


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a job: a record and how the match ended, or a sentence that says why not."""

    data: bytes = b""
    ending: str | None = None
    trouble: str = ""


def record(job: Job) -> Made:
    """Play the match again by the rules of this package."""
    try:
        return _made(job)
    except ShambleError as error:
        return Made(trouble=str(error))


def _made(job: Job) -> Made:
    game = Playable(find(job.game), job.players, job.options)
    match = Match(game, mixed_key(job.secret, job.words), job.entries, job.given)
    eyes = [*range(job.players), SPECTATOR] if job.eyes is None else job.eyes
    scenes = match.scenes()
    file = _file(job, match)
    head = Head(
        game=job.game,
        rules=job.rules,
        entries=match.seq,
        scenes=[scene_of(moment) for moment in scenes],
        entered=list(_entered(match, scenes)),
        answers=[match.answers_of(seat) for seat in range(job.players)],
        actions=file.actions,
        claims=judged(match),
        end=file.end,
        moves=len(file.actions),
        wrong=_wrong(file) if file.end else "",
    )
    packed = Packed(
        format=FORMAT,
        eyes=eyes,
        head=_pressed(head),
        views=[
            _pressed(_changes(game, scenes[first : first + PIECE], eyes))
            for first in range(0, len(scenes), PIECE)
        ],
    )
    ending = file.end.ending if file.end else None
    return Made(data=msgspec.msgpack.encode(packed), ending=ending)


def _pressed(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value), LEVEL)


def scene_of(moment: Moment) -> Scene:
    told = [
        ToldEvent(
            EventMessage(event.kind.word, things(event), event.reveals),
            None if event.audience is None else sorted(event.audience),
        )
        for event in moment.events
    ]
    return Scene(moment.player, told)


def _entered(match: Match, scenes: Sequence[Moment]) -> Iterator[Entered]:
    """The entries that are told: of answers to one question, only the last, and nobody's."""
    by_entry = {moment.entry: number for number, moment in enumerate(scenes)}
    for seq, entry in enumerate(match.entries):
        counts = match.marked(seq, COUNTS)
        if not match.marked(seq, SHARED):
            scene = by_entry[seq] if counts else -1
            yield Entered(seq, entry.seat, match.marked(seq, TALK), scene)
        elif counts and match.marked(seq, CLOSES):
            yield Entered(seq, None, False, by_entry[seq])


def _changes(
    game: Playable, scenes: Sequence[Moment], eyes: Sequence[int]
) -> list[list[tuple[dict[str, msgspec.Raw], dict[str, msgspec.Raw]]]]:
    """For each scene and pair of eyes, what is new in the state and in the rest of the view."""
    before: list[tuple[dict[str, bytes], dict[str, bytes]]] = [({}, {}) for _ in eyes]
    told = []
    for moment in scenes:
        here = []
        for known, seat in zip(before, eyes, strict=True):
            seen = view(game, moment.state, seat)
            rest = {name: getattr(seen, name) for name in seen.__struct_fields__ if name != "state"}
            here.append((_new(known[0], seen.state), _new(known[1], rest)))
        told.append(here)
    return told


def _new(known: dict[str, bytes], values: dict[str, Any]) -> dict[str, msgspec.Raw]:
    """The values that differ from what is known, which then knows them."""
    new = {}
    for name, value in values.items():
        data = msgspec.json.encode(value)
        if known.get(name) != data:
            known[name] = data
            new[name] = msgspec.Raw(data)
    return new


# ---- the proof


def _file(job: Job, match: Match) -> Transcript:
    """The match as a game file; with an end, if it has one."""
    file = Transcript.begin(match.game, job.secret, [""] * job.players)
    if any(job.words):
        file.words = list(job.words)
    file.actions = match.actions()
    if match.is_over:
        file.close(match.game, match.state)
    return file


def _wrong(file: Transcript) -> str:
    """Nothing, if the file replays from its key to its end."""
    try:
        verify(file)
    except BadFile as error:
        return str(error)
    return ""


# ---- as a process of its own


def main(jobs: BinaryIO | None = None, made: BinaryIO | None = None) -> None:
    """Take jobs from one stream and write what came of them to the other, until it ends.

    Each is preceded by its length in four bytes.
    """
    jobs, made = jobs or sys.stdin.buffer, made or sys.stdout.buffer
    while len(length := jobs.read(4)) == 4:
        job = msgspec.msgpack.decode(jobs.read(int.from_bytes(length, "big")), type=Job)
        data = msgspec.msgpack.encode(record(job))
        made.write(len(data).to_bytes(4, "big") + data)
        made.flush()
