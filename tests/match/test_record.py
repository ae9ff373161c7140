"""A record tells the same as the match itself, to every pair of eyes, and needs no rules for it."""

from __future__ import annotations

import random
import subprocess
import sys
import zlib
from functools import cache

import msgspec
import pytest

import shamble
from shamble import bots, past
from shamble.engine.language.state import SPECTATOR
from shamble.engine.playable import Playable
from shamble.match import recording
from shamble.match.claims import judged
from shamble.match.fairness import commitment
from shamble.match.match import Acted, Match, TookBack
from shamble.match.messages import events_message, known_actor, view
from shamble.match.record import LATER, PIECE, Record
from shamble.match.recording import Job, record
from shamble.match.transcript import Transcript, verify
from shamble.server.live.player_view import steps

GAMES = {"pursuit": 1, "mall": 4, "nightmare": 3, "outbreak": 2, "colony": 3}
KEY = bytes(range(32))

of_each_game = pytest.mark.parametrize("name", GAMES)


@cache
def played(name: str) -> Match:
    """A whole game by bots who talk, and now and then take an answer back."""
    game = shamble.load(name, GAMES[name])
    match, dice = Match(game, KEY), random.Random(name)
    while not match.is_over:
        seat = dice.choice(sorted(game.to_act(match.state)))
        seen = game.redact(match.state, seat)
        if remark := bots.remark(game, "hints", seen, seat, dice.getrandbits(32)):
            match.add(Acted(seat, str(remark)))
        match.add(Acted(seat, str(bots.choose(game, "hints", seen, seat, dice.getrandbits(32)))))
        if dice.random() < 0.2 and match.barrier(seat) is None:
            match.add(TookBack(seat))
    return match


def job(match: Match, **changes: object) -> Job:
    game = match.game
    whole = Job(
        game=game.game.id,
        rules=game.game.version,
        players=game.players,
        options=game.options,
        secret=KEY,
        words=[""] * game.players,
        entries=match.entries,
    )
    return msgspec.structs.replace(whole, **changes)


@cache
def made(name: str) -> bytes:
    return record(job(played(name))).data


def eyes_of(game: Playable) -> list[int]:
    return [*range(game.players), SPECTATOR]


@of_each_game
def test_every_view_is_byte_for_byte_what_the_match_shows(name: str) -> None:
    match, kept = played(name), Record(made(name))
    scenes = match.scenes()
    for seat in eyes_of(match.game):
        shown = [msgspec.json.encode(view(match.game, scene.state, seat)) for scene in scenes]
        assert [bytes(seen) for seen in kept.views(seat, 0, len(scenes))] == shown
        for first in range(0, len(scenes), PIECE - 1):
            some = [bytes(seen) for seen in kept.views(seat, first, first + 2)]
            assert some == shown[first : first + 3]


@of_each_game
def test_what_happened_is_told_to_the_same_people(name: str) -> None:
    match, head = played(name), Record(made(name)).head
    for seat in eyes_of(match.game):
        for scene, kept in zip(match.scenes(), head.scenes, strict=True):
            heard = events_message(scene.events, seat)
            for over in (True, False):
                who = known_actor(scene.player, heard, seat, over=over)
                assert kept.told(seat, over=over) == (who, heard)
        told = [
            (step.seq, step.seat, step.talk, step.back, step.events)
            for step in steps(match, seat, 0)
        ]
        assert told == [
            (
                one.seq,
                one.seat,
                one.talk,
                one.scene < 0,
                [] if one.scene < 0 else head.scenes[one.scene].heard(seat),
            )
            for one in head.entered
        ]


@of_each_game
def test_claims_actions_and_the_proof_are_kept(name: str) -> None:
    match, head = played(name), Record(made(name)).head
    assert head.claims == judged(match)
    assert head.answers == [match.answers_of(seat) for seat in range(match.game.players)]
    file = Transcript.begin(match.game, KEY, [""] * match.game.players)
    file.actions = match.actions()
    file.close(match.game, match.state)
    assert (head.actions, head.end, head.wrong) == (file.actions, file.end, "")
    assert verify(file).number == len(head.actions) == head.moves


def test_mall_and_its_claims_are_among_what_is_compared() -> None:
    assert judged(played("mall")), "bots who claim nothing would prove nothing"


@of_each_game
def test_a_record_has_no_key_in_it(name: str) -> None:
    parts = Record(made(name))._parts
    plain = b"".join(zlib.decompress(part) for part in (parts.head, *parts.views))
    assert KEY.hex().encode() not in plain and KEY not in plain
    assert commitment(KEY).encode() not in plain


@of_each_game
def test_a_running_match_is_recorded_for_the_eyes_that_ask_only(name: str) -> None:
    match = played(name)
    some = job(match, entries=match.entries[: match.seq // 2], eyes=[0])
    answer = record(some)
    assert answer.ending is None
    kept = Record(answer.data)
    assert list(kept.views(0, 0, 0)) and kept.head.end is None
    with pytest.raises(ValueError, match="not in"):
        list(kept.views(SPECTATOR, 0, 0))


@of_each_game
def test_kept_rules_make_the_same_record(name: str) -> None:
    """Where a game's rules are kept that are today's too; a past version is read in tests/past."""
    package = past.kept(name, shamble.load(name).game.version)
    if package is None:
        pytest.skip("these rules are too new to be kept")
    child = past.Child(package, past.started(package))
    try:
        kept = Record(child.record(job(played(name))).data)
    finally:
        child.stop()
    today = Record(made(name))
    assert kept.head == today.head
    last = len(today.head.scenes) - 1
    for seat in eyes_of(played(name).game):
        shown = [plain(view) for view in today.views(seat, 0, last)]
        assert [plain(view) for view in kept.views(seat, 0, last)] == shown


def plain(view: msgspec.Raw) -> dict[str, object]:
    """A view as JSON, without what views have got since rules were first kept."""
    shown = msgspec.json.decode(view, type=dict[str, object])
    return {name: value for name, value in shown.items() if name not in LATER}


def test_an_entry_that_does_not_fit_is_a_sentence() -> None:
    match = played("pursuit")
    broken = job(match, entries=[Acted(0, "dance"), *match.entries])
    assert "dance" in record(broken).trouble and record(broken).data == b""
    assert "version 999 of the rules of pursuit" in past.record(job(match, rules=999)).trouble
    assert "does not have" in past.record(job(match, game="chess")).trouble


def test_reading_a_record_loads_no_rules() -> None:
    """`record.py` may not even import a game."""
    code = (
        "import sys\n"
        "from shamble.match.record import Record\n"
        "record = Record(sys.stdin.buffer.read())\n"
        "assert list(record.views(-1, 0, 9)) and record.head.end\n"
        "loaded = [name for name in sys.modules if name.startswith('shamble.games.')]\n"
        "assert not loaded, loaded"
    )
    subprocess.run([sys.executable, "-c", code], input=made("mall"), check=True)


def test_a_process_takes_one_job_after_the_other() -> None:
    import io

    jobs = [msgspec.msgpack.encode(job(played(name))) for name in ("pursuit", "mall")]
    sent = io.BytesIO(b"".join(len(one).to_bytes(4, "big") + one for one in jobs))
    heard = io.BytesIO()
    recording.main(sent, heard)
    heard.seek(0)
    for name in ("pursuit", "mall"):
        length = int.from_bytes(heard.read(4), "big")
        answer = msgspec.msgpack.decode(heard.read(length), type=recording.Made)
        assert answer.data == made(name)
