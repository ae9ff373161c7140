"""The exact solver: the rule book's values, the rules it models, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import shamble
from shamble import Playable, ShambleError
from shamble.games.pursuit.known_road import (
    NEXT_HAND,
    REST,
    RUNNING,
    SLEEP,
    Aim,
    KnownRoad,
    hand_of,
    is_night_at,
    know_road,
    outcome,
)
from shamble.games.pursuit.rules.refill import lay
from shamble.games.pursuit.rules.terms import is_night, pace
from shamble.games.pursuit.solver import (
    Solution,
    compiled,
    hindsight,
    is_road_known,
    packed,
    par,
    solve,
)
from shamble.games.pursuit.state import Act, State
from tests.games.pursuit.positions import given, turns, walk
from tests.games.pursuit.solver_positions import (
    TV_36,
    belief_values,
    optimum,
    situation_on_the_table,
    start_of_tv_32,
)

TARGETS = ["interpreted", "native"]

TV_33 = {
    "sleep": (30.270996, 0.181641),
    "move:pace_1": (25.440674, 0),
    "move:pace_3": (42.011078, 0.635437),
    "move:pace_4": (25.324219, 0),
    "rest:pace_1": (30.284912, 0.176025),
    "rest:pace_3": (0, 0),
    "rest:pace_4": (0, 0),
}

OPTIONS: list[dict[str, Any]] = [
    {},
    {"preset": "gentle", "quiet_night": True},
    {"preset": "cruel", "last_breath": True},
    {"short_road": True, "certain_dawn": True},
    {"alley": True, "long_night": True},
    {"open_road": True},
    {"steady_pace": True},
    {"puzzle": True, "alley": True},
]


def rounded(solution: Solution) -> dict[str, float]:
    return {str(action): round(value, 6) for action, value in solution.actions.items()}


# ---- the rule book's values


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("aim", [Aim.SCORE, Aim.SURVIVAL])
def test_tv_33_every_first_action(aim: Aim, target: str) -> None:
    solution = hindsight(*start_of_tv_32(), aim, target)
    assert rounded(solution) == {action: values[aim] for action, values in TV_33.items()}
    assert list(rounded(solution)) == list(TV_33)  # the canonical order
    assert str(solution.best) == "move:pace_3"


@pytest.mark.parametrize(("aim", "best"), [(Aim.SCORE, 51.040955), (Aim.SURVIVAL, 0.977905)])
def test_tv_33_with_quiet_night(aim: Aim, best: float) -> None:
    solution = hindsight(*start_of_tv_32(quiet_night=True), aim)
    assert round(solution.value, 6) == best
    assert str(solution.best) == "move:pace_3"


@pytest.mark.parametrize("aim", [Aim.SCORE, Aim.SURVIVAL])
def test_tv_33_by_a_player_who_sees_the_open_road(aim: Aim) -> None:
    game, s = start_of_tv_32(open_road=True)
    assert rounded(solve(game, game.redact(s, 0), aim)) == {
        action: values[aim] for action, values in TV_33.items()
    }


TV_35 = "M3 R1 M2 S2 R2 M3 R1 M2 R2 M3 R1 M4 M3 R2 M4 R1 M3"


@pytest.mark.parametrize("target", TARGETS)
def test_tv_35_par_of_the_puzzle(target: str) -> None:
    game, s = start_of_tv_32(puzzle=True)
    assert par(game, game.redact(s, 0), target) == 51


def test_tv_35_the_optimal_line_replays_to_its_end() -> None:
    game, s = start_of_tv_32(puzzle=True)
    for word in TV_35.split():
        solution = solve(game, game.redact(s, 0))
        action = next(a for a in solution.actions if in_short(s, a) == word)
        assert solution.actions[action] == solution.value == 51
        game.apply(s, 0, action)
    assert game.result(s).ending == "evacuated"
    assert game.result(s).payoffs == (51,)
    assert (s.player, s.hp, s.nerve, s.zombie) == (30, 1, 2, 26)


def in_short(s: State, action: Any) -> str:
    """M3, R1 or S2: the letter of the action and its number."""
    number = pace(action.kind_argument) if hasattr(action, "kind_argument") else None
    return f"{action}{number}"


@pytest.mark.parametrize(("case", "best"), [("a", 0.357143), ("b", 0.634226), ("c", 0.5)])
def test_tv_36_best_play_under_hidden_information(case: str, best: float) -> None:
    values = belief_values(TV_36[case])
    assert round(max(values.values()), 6) == best
    assert max(values, key=values.__getitem__) == "move 4"


@pytest.mark.parametrize(("case", "average"), [("a", 0.357143), ("b", 0.653646), ("c", 0.539286)])
def test_tv_36_average_of_the_known_road_optimum(case: str, average: float) -> None:
    game, s = situation_on_the_table(TV_36[case])
    values = values_with_decks(game, s, Aim.SURVIVAL)
    assert round(float(values.max(axis=1).mean()), 6) == average
    assert average >= round(max(belief_values(TV_36[case]).values()), 6)


def values_with_decks(game: Playable, s: State, aim: Aim) -> Any:
    """What each choice is worth with each order of the unseen cards."""
    unseen = s.deck[s.deck_next : s.deck_size]
    decks = np.array(sorted(set(permutations(unseen))))
    states = np.repeat(packed(s), len(decks))
    states["deck"][:, s.deck_next : s.deck_size] = decks
    values = np.zeros((len(decks), 9))
    compiled(game.game).call("solve_many", states, int(aim), values)
    return values
