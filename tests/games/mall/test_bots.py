"""The rule of thumb beats random play at every table, and plays by the rules."""

from __future__ import annotations

import random

import pytest

import shamble
from tests.games.mall.positions import given


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_the_rule_of_thumb_beats_random_players(n: int) -> None:
    """One against n - 1: by chance it would win one game in n."""
    game = shamble.load("mall", n)
    wins = 0
    for seed in range(40):
        s, choice, hero = game.new(seed=seed), random.Random(seed), seed % n
        while not game.is_over(s):
            player = min(game.to_act(s))
            options = game.legal(s, player)
            action = choice.choice(options)
            if player == hero:
                action = game.hint(game.redact(s, player), player, seed)
                assert action in options
            game.apply(s, player, action)
        wins += hero in game.result(s).winners
    assert wins >= 20


def test_it_gives_away_the_character_worth_least() -> None:
    t = given(5, L3="P0:p,g | P1:t | P2:p", L1="P3:t,p,g", L5="P4:t,g", zombies={3: 6}).begin("F")
    t.vote("0>0 1>0 2>0")
    assert str(t.game.hint(t.seen(0), 0)) == "lose:gunman"


def test_it_holds_the_door_where_one_card_is_enough() -> None:
    places = {"L3": "P0:p | P1:g | P2:p", "L1": "P3:t,g,p", "L5": "P4:t,g,p"}
    t = given(5, zombies={3: 2}, hands={0: "hardware_1"}, **places).begin("F")
    assert str(t.game.hint(t.seen(0), 0)) == "hardware"
    t = given(5, zombies={3: 6}, hands={0: "hardware_1 pistol"}, **places).begin("F")
    assert str(t.game.hint(t.seen(0), 0)) == "pass"


def test_it_keeps_the_best_card_and_gives_the_worst_to_the_weakest() -> None:
    t = given(
        4, L4="P1:p", L1="P0:p,t | P2:g", L3="P3:p,t", pile="camera_1 hidden_1 hardware_1 pistol"
    ).begin("A")
    for expected in ("keep:hidden_1", "give:hardware_1", "hand_to:2"):
        action = t.game.hint(t.seen(1), 1)
        assert str(action) == expected
        t.play(1, str(action))
