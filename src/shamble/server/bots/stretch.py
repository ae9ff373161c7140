"""What a worker does for a match that nobody watches: play it on, and say what it answered.

The match is here, and its key with it; each bot is still told its own seat's redacted record and
nothing else.
"""

from __future__ import annotations

import secrets
import time
import zlib

import msgspec

from shamble.bots import QUICK
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError
from shamble.engine.playable import Playable
from shamble.match.guide import guide_of
from shamble.match.match import Acted, Entry, Match
from shamble.server.bots.worker import Position, choose, game_of

SECONDS = 0.1  # of work; then others have their turn

encode = msgspec.msgpack.encode
decode = msgspec.msgpack.Decoder(list[Entry]).decode


class Standing(msgspec.Struct, frozen=True):
    """How a match stands after so many entries, without them."""

    seq: int
    state: bytes  # packed, compressed
    said: tuple[int, ...]  # by seat, how many entries are theirs


class Job(msgspec.Struct, frozen=True):
    """A match to play on, from its log or from how it stood."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    key: bytes
    given: int
    guided: bool
    levels: dict[int, str]  # of the seats that bots play
    quick: bool  # leave seats alone whose bot thinks long
    most: int  # decisions
    log: bytes  # the entries; empty if there is a standing
    standing: Standing | None = None


class Stretch(msgspec.Struct, frozen=True):
    """What was answered, and where that leads."""

    entries: bytes
    decisions: int
    standing: Standing | None  # not known if there was trouble
    said: tuple[int, ...]
    owing: tuple[int, ...]
    ending: str | None
    trouble: str = ""  # why a bot did not answer


class Board:
    """A match in a worker: the whole of it where its guide wants to know, else its state."""

    def __init__(self, job: Job) -> None:
        self.game = game_of(job.game, job.players, job.options)
        self.match: Match | None = None
        self.fresh: list[Entry] = []
        if job.standing is not None:
            stood = job.standing
            self.seq, self.said = stood.seq, list(stood.said)
            self.s = self.game.game.state.unpack(zlib.decompress(stood.state))
            return
        entries = decode(job.log)
        self.seq, self.said = len(entries), [0] * job.players
        for entry in entries:
            self.said[entry.seat] += 1
        if job.guided or not all(isinstance(entry, Acted) for entry in entries):
            match = Match(self.game, job.key, entries, job.given, short_memory=True)
            self.match = match if job.guided else None
            self.s = match.state
        else:
            self.s, _ = self.game.begin(job.key)
            for entry in entries:
                assert isinstance(entry, Acted)
                self.game.run(self.s, entry.seat, entry.action)

    def answer(self, seat: int, action: str, request: str) -> None:
        entry = Acted(seat, action, request)
        if self.match is not None:
            self.match.add(entry)
            self.s = self.match.state
        else:
            self.game.run(self.s, seat, action)
        self.fresh.append(entry)
        self.seq += 1
        self.said[seat] += 1

    def standing(self) -> Standing:
        return Standing(self.seq, zlib.compress(self.s.pack(), 1), tuple(self.said))


def play_on(job: Job) -> Stretch:
    """Play until a person owes an answer, the game is over, or it was enough."""
    board = Board(job)
    until = time.monotonic() + SECONDS
    decisions, trouble = 0, ""
    while decisions < job.most and (seat := whose_turn(board, job)) is not None:
        try:
            decide(board, job, seat)
        except Exception as error:  # a bot that is wrong must not undo what others answered
            trouble = f"seat {seat}: {error!r}"
            break
        decisions += 1
        if time.monotonic() > until:
            break
    game, s = board.game, board.s
    owing = () if game.is_over(s) else tuple(sorted(game.to_act(s)))
    ending = game.result(s).ending
    fresh = encode(board.fresh)
    standing = None if trouble or board.match else board.standing()
    return Stretch(fresh, decisions, standing, tuple(board.said), owing, ending, trouble)


def whose_turn(board: Board, job: Job) -> int | None:
    """The first of those who owe an answer that are to be played now."""
    if board.game.is_over(board.s):
        return None
    for seat in sorted(board.game.to_act(board.s)):
        if seat in job.levels and not (job.quick and job.levels[seat] not in QUICK):
            return seat
    return None


def decide(board: Board, job: Job, seat: int) -> None:
    """A bot answers, with a remark first if it has one."""
    game, seq = board.game, board.seq
    scripted = script(game, board.match, seat)
    if scripted is None:
        position = Position(
            game=job.game,
            players=job.players,
            options=job.options,
            seat=seat,
            level=job.levels[seat],
            record=game.redact(board.s, seat).pack(),
            luck=secrets.randbits(62),
        )
        chosen = choose(position)
        if chosen.remark and game.why_not(board.s, seat, chosen.remark) is None:
            board.answer(seat, chosen.remark, f"says-{seat}-{seq}")
        scripted = chosen.action
    if refused := game.why_not(board.s, seat, scripted):
        raise ShambleError(f"{scripted!r} is refused by {refused.rule}")
    board.answer(seat, scripted, f"bot-{seat}-{seq}")


def script(game: Playable, match: Match | None, seat: int) -> str | None:
    guide = guide_of(find(game.game.id)) if match is not None else None
    return guide.answer(match, seat) if guide and match else None
