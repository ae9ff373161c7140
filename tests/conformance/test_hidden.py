"""Nobody learns what their seat may not know, and imagined worlds are consistent and varied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import shamble
from shamble.engine.language.state import SPECTATOR
from shamble.engine.runtime.build import core
from tests.conformance.tables import Setting, every_count, every_table, table
from tests.conformance.walks import positions, sampled

STREAM = ("key", "drawn", "block")
Imagine = Callable[[Any, Any, int, int], Any]  # truth, redacted record, player, luck


def imagined(game: shamble.Playable) -> Imagine:
    return lambda truth, seen, player, luck: game.imagine(seen, player, luck)


@every_table
def test_redaction_hides_the_random_stream(setting: Setting) -> None:
    game = table(setting)
    for s, _, _ in sampled(game):
        for seat in (*range(game.players), SPECTATOR):
            seen = game.redact(s, seat)
            assert seen.key == [0] * 8
            assert seen.block == [0] * 16
            assert seen.drawn == 0


@every_table
def test_a_seat_sees_its_options_in_its_own_record(setting: Setting) -> None:
    """Everything sent to a player comes from the redacted record: options and refusals too."""
    game = table(setting)
    for s, _, _ in sampled(game, 1):
        for player in game.to_act(s):
            seen = game.redact(s, player)
            assert game.legal(seen, player) == game.legal(s, player)
            for action in range(0, game.actions.count, 1 + game.actions.count // 60):
                assert game.why_not(seen, player, action) == game.why_not(s, player, action)


@every_table
def test_programs_and_compiled_code_see_the_same_redacted_record(setting: Setting) -> None:
    """A record is redacted a row at a time for programs, number by number in compiled code."""
    game = table(setting)
    for s, _, _ in sampled(game, 1):
        before = s.pack()
        for seat in (*range(game.players), SPECTATOR):
            expected = game.game.state()
            core(game.game).redact(s, seat, expected)
            seen = game.redact(s, seat)
            assert seen.pack() == expected.pack()
            scribble_over(seen)
            assert s.pack() == before


def scribble_over(s: Any) -> None:
    """Change every number of every row in place."""
    for name, field in type(s).fields.items():
        if field.shape:
            rows = getattr(s, name) if len(field.shape) == 2 else [getattr(s, name)]
            for row in rows:
                row[:] = [77] * len(row)


@every_table
def test_redacting_twice_is_redacting_once(setting: Setting) -> None:
    game = table(setting)
    for s, player in positions(game, 2, 3):
        seen = game.redact(s, player)
        assert game.redact(seen, player).pack() == seen.pack()


@every_table
def test_imagined_worlds_are_consistent(setting: Setting) -> None:
    """A world imagined by a seat looks to that seat exactly like the true one, and is sound."""
    game = table(setting)
    for s, player in positions(game, 2, 2):
        seen = game.redact(s, player)
        for luck in range(4):
            world = game.imagine(seen, player, luck)
            assert game.redact(world, player).pack() == seen.pack()
            assert game.broken(world) == 0
            assert game.legal(world, player) == game.legal(s, player)


@every_count
def test_imagined_worlds_can_be_played_to_the_end(setting: Setting) -> None:
    game = table(setting)
    for s, player in positions(game, 3, 5, 6):
        world = game.imagine(game.redact(s, player), player, 7)
        while not game.is_over(world):
            actor = min(game.to_act(world))
            game.apply(world, actor, game.hint(game.redact(world, actor), actor))
            assert game.broken(world) == 0


@every_count
def test_imagined_worlds_are_varied(setting: Setting) -> None:
    game = table(setting)
    check_variety(game, imagined(game))


@every_count
def test_a_sampler_that_knows_the_truth_fails(setting: Setting) -> None:
    game = table(setting)
    if not hidden_fields(game):
        pytest.fail(f"{game.game.id} hides nothing: say so here if it is meant")
    with pytest.raises(AssertionError, match="never differs"):
        check_variety(game, lambda truth, seen, player, luck: truth.copy())


@every_count
def test_a_sampler_that_always_says_the_same_fails(setting: Setting) -> None:
    game = table(setting)
    with pytest.raises(AssertionError):
        check_variety(game, lambda truth, seen, player, luck: game.imagine(seen, player, 0))


def hidden_fields(game: shamble.Playable) -> set[str]:
    """The fields that redaction blanks at least once in a few games, but for the stream."""
    return {
        name
        for s, player in positions(game, 3, 2)
        for name in different(s, game.redact(s, player))
        if name not in STREAM
    }


def different(a: Any, b: Any) -> set[str]:
    return {name for name in type(a).fields if held(a, name) != held(b, name)}


def held(s: Any, name: str) -> Any:
    """What a field holds; the stack nothing above its top, where steps that are done may lie."""
    return s.stack[: s.depth] if name == "stack" else getattr(s, name)


def check_variety(game: shamble.Playable, imagine: Imagine) -> None:
    """Each hidden field differs from the truth in some imagined world, and between worlds."""
    untrue: set[str] = set()
    varied: set[str] = set()
    hidden: set[str] = set()
    for s, player in positions(game, 12, 2, 120):
        seen = game.redact(s, player)
        hidden |= different(s, seen) - set(STREAM)
        worlds = [imagine(s, seen, player, luck) for luck in range(4)]
        for world in worlds:
            untrue |= different(world, s)
            varied |= different(world, worlds[0])
    for name in hidden:
        assert name in untrue, f"{name} never differs from the truth"
        assert name in varied, f"{name} is always imagined the same"
