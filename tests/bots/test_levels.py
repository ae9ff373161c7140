"""The same levels everywhere, and a searcher that plays every game."""

from __future__ import annotations

import pytest

import shamble
from shamble import bots
from shamble.bots.search import search
from shamble.engine.targets import policy_number
from tests.tiny import lanterns

shamble.register(lanterns.game)


@pytest.mark.parametrize("game_id", [game.id for game in shamble.games()])
def test_every_game_has_at_least_three_levels_that_play(game_id: str) -> None:
    game = shamble.load(game_id)
    known = bots.levels(game)
    assert len(known) >= 3 and known[:2] == ["random", "hints"]
    s = game.new(seed=4)
    player = min(game.to_act(s))
    for level in known:
        action = bots.choose(game, level, game.redact(s, player), player, 5)
        assert action in game.legal(s, player), level


def test_the_searcher_wins_more_often_than_random_players() -> None:
    game = shamble.load("lanterns", 3)
    games, won = 60, 0
    for number in range(games):
        s = game.new(seed=9, number=number)
        while not game.is_over(s):
            player = min(game.to_act(s))
            seen = game.redact(s, player)
            if player == 0:
                action = search(game, seen, player, number, 400)
            else:
                action = bots.choose(game, "random", seen, player, number)
            game.apply(s, player, action)
        won += game.result(s).ranks[0] == 1
    assert won > games / 2


def test_the_searcher_sees_only_its_own_record() -> None:
    """The same record, another truth: the same answer."""
    game = shamble.load("lanterns", 4)
    for seed in range(5):
        s = game.new(seed=seed)
        seen = game.redact(s, 2)
        other = game.imagine(seen, 2, 77)
        assert game.redact(other, 2).pack() == seen.pack()
        assert search(game, seen, 2, 3, 60) == search(game, game.redact(other, 2), 2, 3, 60)


def test_each_seat_may_have_its_own_policy() -> None:
    assert policy_number("random") == 0
    assert policy_number("hints") == 0b1111_1111
    assert policy_number("hints,random") == 0b0000_0001
    assert policy_number("random,hints,random") == 0b0000_0010
    with pytest.raises(shamble.ShambleError, match="hints"):
        policy_number("hints,hint")
    game = shamble.load("lanterns", 3)
    runs = {p: game.target("native").simulate(4000, 5, p) for p in ("random", "hints,random")}
    assert not (runs["random"].payoffs == runs["hints,random"].payoffs).all()
