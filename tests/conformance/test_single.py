"""One game on the native target does what the interpreted one does, decision by decision."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.engine.native_playable import NativePlayable
from tests.conformance.tables import GAMES
from tests.conformance.walks import last_state, positions
from tests.tiny import lanterns

MOST = 120  # decisions of a walk
LARGEST = [(game, shamble.load(game).game.players[-1]) for game in GAMES]
every_game = pytest.mark.parametrize(("game_id", "players"), LARGEST, ids=GAMES)
#: Games whose heuristic compiles quickly.
small = pytest.mark.parametrize(("game_id", "players"), [("pursuit", 1), (lanterns.game.id, 3)])


def both(game_id: str, players: int) -> tuple[shamble.Playable[Any], NativePlayable]:
    native: Any = shamble.load(game_id, players, target="native")
    assert isinstance(native, NativePlayable)
    return shamble.load(game_id, players), native


@every_game
def test_a_walk_is_the_same_to_the_byte(game_id: str, players: int) -> None:
    slow, native = both(game_id, players)
    dice = random.Random(f"single {game_id}")
    told: list[shamble.Happening] = []
    heard: list[shamble.Happening] = []
    s, t = slow.new(seed=5, events=told), native.new(seed=5, events=heard)
    assert told == heard
    for _ in range(MOST):
        assert t.pack() == s.pack()
        assert native.is_over(t) == slow.is_over(s)
        if slow.is_over(s):
            break
        assert native.to_act(t) == slow.to_act(s)
        for seat in range(-1, players):
            assert native.redact(t, seat).pack() == slow.redact(s, seat).pack()
        for seat in range(players):
            assert native.legal(t, seat) == slow.legal(s, seat)
            assert native.talk(t, seat) == slow.talk(s, seat)
            any_action = dice.randrange(slow.actions.count)
            assert native.why_not(t, seat, any_action) == slow.why_not(s, seat, any_action)
        player = dice.choice(sorted(slow.to_act(s)))
        action = dice.choice(slow.legal(s, player))
        assert list(native.apply(t, player, action)) == slow.apply(s, player, action)
    end = last_state(slow, 1)
    assert native.result(native.unpack(end.pack())) == slow.result(end)


@every_game
def test_a_key_begins_the_same_game(game_id: str, players: int) -> None:
    slow, native = both(game_id, players)
    s, told = slow.begin(bytes(range(32)))
    t, heard = native.begin(bytes(range(32)))
    assert (t.pack(), heard) == (s.pack(), told)


@small
def test_hints_and_imagined_worlds_are_the_same(game_id: str, players: int) -> None:
    slow, native = both(game_id, players)
    for luck, (s, player) in enumerate(positions(slow, 2, most=20)):
        t = native.unpack(s.pack())
        seen, sight = slow.redact(s, player), native.redact(t, player)
        assert native.hint(sight, player, luck) == slow.hint(seen, player, luck)
        assert native.remark(sight, player, luck) == slow.remark(seen, player, luck)
        world, other = slow.imagine(seen, player, luck), native.imagine(sight, player, luck)
        assert other.pack() == world.pack()
        assert native.broken(t) == slow.broken(s) == 0


@small
def test_a_refused_action_changes_nothing(game_id: str, players: int) -> None:
    slow, native = both(game_id, players)
    s, t = slow.new(seed=2), native.new(seed=2)
    legal = native.legal(t, 0)
    illegal = next(action for action in slow.actions if action not in legal)
    for wrong in (illegal, int(illegal), str(illegal), "fly", -1, slow.actions.count, True, None):
        with pytest.raises(shamble.IllegalAction) as expected:
            slow.apply(s, 0, wrong)
        with pytest.raises(shamble.IllegalAction) as found:
            native.apply(t, 0, wrong)
        assert str(found.value) == str(expected.value)
    assert t.pack() == s.pack()
    for seat in (players, -1):
        with pytest.raises(shamble.ShambleError, match="no player"):
            native.apply(t, seat, legal[0])
        with pytest.raises(shamble.ShambleError, match="no player"):
            native.legal(t, seat)


def test_a_copy_is_independent() -> None:
    slow, game = both("pursuit", 1)
    s = game.new(seed=3)
    before = s.pack()
    for other in (s.copy(), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert other == s
        game.apply(other, 0, game.legal(other, 0)[0])
        assert s.pack() == before != other.pack()
    assert s.record() == slow.new(seed=3)
    assert s.digest() == s.record().digest()


def test_a_position_built_by_hand_is_native_too() -> None:
    slow, native = both("pursuit", 1)
    assert native.position(hp=2).pack() == slow.position(hp=2).pack()
    with pytest.raises(shamble.FieldError, match="hp = 900"):
        native.position(hp=900)


def test_events_that_do_not_fit_are_not_lost() -> None:
    slow, native = both("pursuit", 1)
    for _ in range(3):
        native.loop.make_room(0)
        told: list[shamble.Happening] = []
        heard: list[shamble.Happening] = []
        s, t = slow.new(seed=4, events=told), native.new(seed=4, events=heard)
        assert told
        assert heard == told
        native.loop.make_room(0)
        action = slow.legal(s, 0)[0]
        happened = slow.apply(s, 0, action)
        assert happened
        assert native.apply(t, 0, action) == happened
        assert t.pack() == s.pack()


def test_what_is_no_state_of_the_game_never_reaches_compiled_code() -> None:
    game, other = shamble.load("pursuit", target="native"), shamble.load("pursuit")
    wrong: Any
    for wrong in (other.new(seed=1), None, b"state", shamble.load("mall").new(seed=1)):
        for call in (lambda s: game.legal(s, 0), lambda s: game.apply(s, 0, "sleep"), game.redact):
            with pytest.raises(shamble.FieldError, match="is no state of pursuit on the native"):
                call(wrong)
    with pytest.raises(shamble.FieldError, match="bytes"):
        game.unpack(b"short")


def test_a_target_that_plays_no_single_game_is_refused() -> None:
    for wrong in ("gpu", "natve", None):
        with pytest.raises(shamble.ShambleError, match="interpreted or the native target"):
            shamble.load("pursuit", target=wrong)


def test_compiled_code_that_cannot_be_kept_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    program = (
        "import shamble\n"
        "game = shamble.load('pursuit', target='native')\n"
        "try:\n"
        "    game.new(seed=1)\n"
        "except shamble.TargetMissing as error:\n"
        "    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SHAMBLE_CACHE": str(tmp_path / "file" / "cache")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "compiled code cannot be kept" in done.stdout
    assert "set SHAMBLE_CACHE to a folder that can be written" in done.stdout
