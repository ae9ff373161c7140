"""Section 10: random play comes out as in the dossier's own model, on the native target."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import shamble
from shamble.games.mall.state import Ending, Question, State

GAMES = 10_000

# players: mean rounds, votes, re-votes, rooms condemned and games decided by gathering alone.
MODEL = {
    3: (4.84, 7.85, 1.47, 0.006, 0.006),
    4: (4.78, 8.45, 1.61, 0.005, 0.004),
    5: (5.76, 10.86, 2.19, 0.010, 0.002),
    6: (6.00, 14.85, 2.94, 0.006, 0.000),
}


def play(game: shamble.Playable[State], games: int, seed: int) -> Any:
    """The model's policy: kinds of card alike, Security Camera and Sprint half of the time."""
    native = game.target("native")
    dice = np.random.default_rng(seed)
    states = native.setup_many(dice.integers(0, 2**32, (games, 8)).astype(np.uint32))
    kind_of = np.array([int(action.kind) for action in game.actions])
    going = np.arange(games)
    while len(going):
        now = states[going]
        players = np.array([(int(m) & -int(m)).bit_length() - 1 for m in now["to_act"]])
        counts, actions = native.legal_many(now, players)
        chosen = actions[np.arange(len(now)), dice.integers(0, counts)]
        apart = np.isin(now["question"], [Question.WINDOW, Question.MOVE])
        for i in np.flatnonzero(apart & (counts > 1)):
            chosen[i] = by_kind(actions[i, : counts[i]], kind_of, dice)
        assert not native.step_many(now, players, chosen).any()
        states[going] = now
        going = going[now["over"] == 0]
    return states


def by_kind(options: Any, kind_of: Any, dice: np.random.Generator) -> int:
    kinds = np.unique(kind_of[options])
    kind = dice.choice(kinds)
    return int(dice.choice(options[kind_of[options] == kind]))


@pytest.mark.parametrize("n", MODEL)
def test_random_play_reproduces_the_table(n: int) -> None:
    """Five standard errors of this sample and the model's 40,000 games, and its rounding."""
    rounds, votes, revotes, condemned, gathered = MODEL[n]
    game = shamble.load("mall", n)
    states = play(game, GAMES, n)
    closed = np.array([bin(int(mask)).count("1") for mask in states["closed"]]) - (n < 5)
    for found, expected in (
        (states["round"], rounds),
        (states["votes_held"], votes),
        (states["revotes_held"], revotes),
        (closed, condemned),
        (states["over"] == Ending.GATHERED, gathered),
    ):
        error = found.std() * np.sqrt(1 / GAMES + 1 / 40_000)
        assert abs(found.mean() - expected) < 5 * max(error, 0.0005) + 0.006
    assert np.median(states["round"]) == {3: 5, 4: 5, 5: 6, 6: 6}[n]
    assert states["round"].max() <= 14
    assert (states["fell"].max(axis=1) <= states["round"]).all()


@pytest.mark.parametrize("n", MODEL)
def test_living_characters_fall_by_at_most_the_zombies_outside_and_five(n: int) -> None:
    game = shamble.load("mall", n)
    for seed in range(6):
        s: State = game.new(seed=seed)
        dice = np.random.default_rng(seed)
        living, round_, outside = 99, 0, 0
        while not game.is_over(s):
            player = min(game.to_act(s))
            options = game.legal(s, player)
            events = game.apply(s, player, options[int(dice.integers(len(options)))])
            for event in events:
                if event.kind.word == "about_to_enter" and event.args["place"] == "parking":
                    outside = max(outside, int(event.args["zombies"]))
            if s.round != round_:
                now = sum(crew.bit_count() for crew in s.crew)
                assert living == 99 or living - now <= outside + 5
                living, round_, outside = now, s.round, 0
