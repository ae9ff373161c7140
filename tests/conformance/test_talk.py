"""Talk: it may be said at any time, answers nothing, and is the same on every target."""

from __future__ import annotations

import random

import numpy as np
import pytest

import shamble
from tests.conformance.tables import Setting, every_count, table
from tests.conformance.walks import sampled

UNTOUCHED = ("to_act", "asked", "question", "about", "depth", "stack", "over", "drawn")


def talks(game: shamble.Playable) -> bool:
    return any(kind.signature.talk for kind in game.game.actions)


@every_count
def test_talk_answers_nothing_and_draws_nothing(setting: Setting) -> None:
    game = table(setting)
    if not talks(game):
        assert game.talk(game.new(seed=1), 0) == []
        return
    dice = random.Random(81)
    for s, _, _ in sampled(game, 0, most=40):
        for player in range(game.players):
            offered = game.talk(s, player)
            assert offered == game.talk(game.redact(s, player), player)
            for action in dice.sample(offered, min(3, len(offered))):
                other = s.copy()
                events = game.apply(other, player, action)
                assert all(event.audience is None for event in events)
                assert game.legal(other, player) == game.legal(s, player)
                for name in UNTOUCHED:
                    assert getattr(other, name) == getattr(s, name), name
                assert game.broken(other) == 0


@every_count
def test_talk_is_the_same_on_every_target(setting: Setting) -> None:
    game = table(setting)
    if not talks(game):
        return
    states = game.target("native").setup_many(np.arange(32, dtype=np.uint32).reshape(4, 8))
    s = game.game.state.unpack(states[0].tobytes())
    player = game.players - 1
    action = game.talk(s, player)[-1]
    game.apply(s, player, action)
    refused = game.target("native").step_many(states[:1], np.array([player]), np.array([action]))
    assert refused[0] == 0
    assert states[0].tobytes() == s.pack()


@every_count
def test_nobody_talks_after_the_end(setting: Setting) -> None:
    game = table(setting)
    if not talks(game):
        return
    s = game.new(seed=2)
    said = game.talk(s, 0)[0]
    while not game.is_over(s):
        player = min(game.to_act(s))
        game.apply(s, player, game.legal(s, player)[0])
    assert game.talk(s, 0) == []
    with pytest.raises(shamble.IllegalAction):
        game.apply(s, 0, said)
