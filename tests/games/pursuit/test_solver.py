"""The exact solver: the rule book's values, the rules it models, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble import ShambleError
from shamble.engine.language.actions import Action
from shamble.games.pursuit.bots.known_road import (
    NEXT_HAND,
    REST,
    RUNNING,
    SLEEP,
    Aim,
    KnownRoad,
    hand_of,
    is_night_at,
    know_road,
    number_played,
    outcome,
)
from shamble.games.pursuit.bots.solver import (
    Solution,
    hindsight,
    is_road_known,
    par,
    solve,
)
from shamble.games.pursuit.content.cards import Card
from shamble.games.pursuit.rules.terms import is_night, number_here
from shamble.games.pursuit.state import Act, Ending, State
from tests.games.pursuit.positions import given, playable, turns, walk
from tests.games.pursuit.solver_positions import (
    TV_36,
    belief_values,
    optimum,
    situation_on_the_table,
    start_of_tv_32,
    values_with_decks,
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
        assert solution.value == 51
        action = spelled_out(s, word)
        assert solution.actions[game.actions.parse(action)] == 51
        game.apply(s, 0, action)
    assert game.result(s).ending == "evacuated"
    assert game.result(s).payoffs == (51,)
    assert (s.player, s.hp, s.nerve, s.zombie) == (30, 1, 2, 26)


def spelled_out(s: State, word: str) -> str:
    """M3 is Move with a 3, S2 is Sleep on a 2."""
    if word[0] == "S":
        assert number_here(s) == int(word[1])
        return "sleep"
    card = next(card for card in playable(s) if card[0] == word[1])
    return f"{'move' if word[0] == 'M' else 'rest'}:pace_{card}"


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


# ---- the same as the rules


def choice_of(action: Action) -> int:
    """An action by its number: Sleep 0, Move 1 to 4, Rest 5 to 8."""
    if action.kind == Act.SLEEP:
        return SLEEP
    v = int(str(action.args["card"])[len("pace_")])
    return v if action.kind == Act.MOVE else REST + v - 1


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_outcome_is_what_the_rules_make_of_the_action(options: dict[str, Any]) -> None:
    endings = set()
    for game, turn in turns(25, **options):
        s, w = turn.before, KnownRoad()
        know_road(s, Aim.SCORE, w)
        for action in game.legal(s, 0):
            choice, then = choice_of(action), s.copy()
            game.apply(then, 0, action)
            after = outcome(w, s.zombie, s.player, s.hp, s.nerve, choice)
            assert after == (then.over, then.zombie, then.player, then.hp, then.nerve)
            endings.add(int(then.over))
            if not then.over:
                column = 2 * number_played(choice)
                assert hand_of(then) in NEXT_HAND[hand_of(s)][column : column + 2]
                assert is_night_at(w, then.player) == is_night(then)
    assert endings >= {RUNNING, Ending.CAUGHT, Ending.COLLAPSED}


@pytest.mark.parametrize("survival", [False, True])
@pytest.mark.parametrize(
    "options",
    [
        {"open_road": True},
        {"open_road": True, "last_breath": True, "preset": "cruel"},
        {"open_road": True, "quiet_night": True, "long_night": True},
        {"open_road": True, "certain_dawn": True, "preset": "moderate"},
        {"puzzle": True},
        {"puzzle": True, "last_breath": True},
    ],
    ids=str,
)
def test_a_solution_is_the_optimum_of_the_real_rules(
    options: dict[str, Any], survival: bool
) -> None:
    game = shamble.load("pursuit", alley=True, **options)
    s = game.new(seed=5)
    solution = solve(game, game.redact(s, 0), Aim.SURVIVAL if survival else Aim.SCORE)
    assert 0 < solution.value == optimum(game, s, survival)
    assert list(solution.actions) == game.legal(s, 0)


# ---- where the road is known


@pytest.mark.parametrize("options", [{}, {"steady_pace": True}, {"short_road": True}], ids=str)
def test_the_road_is_known_once_evaq_lies_in_the_row(options: dict[str, Any]) -> None:
    game = shamble.load("pursuit", preset="gentle", **options)
    solved = 0
    for seed in range(10):
        s = game.new(seed=seed)
        while not game.is_over(s):
            seen = game.redact(s, 0)
            assert is_road_known(seen) == (Card.EVAQ in s.road)
            if is_road_known(seen):
                solved += 1
                assert solve(game, seen) == hindsight(game, s)
            else:
                with pytest.raises(ShambleError, match="EVAQ is not in sight"):
                    solve(game, seen)
            game.apply(s, 0, game.game.bots["look_2"](game, seen, 0, 0))
    assert solved > 10


def test_the_cards_behind_evaq_do_not_matter() -> None:
    row, behind = "1 0 2 1 3 1 EVAQ", ("DAY 1 0", "0 1 DAY")
    positions = [given(time="night", z=20, p=22, row=row, deck=deck) for deck in behind]
    first, second = (hindsight(game, s) for game, s in positions)
    assert first == second


def test_a_position_by_hand_with_no_room_to_move() -> None:
    game, s = given(z=12, p=18, under=0, row="1 1 1 1 1 1 0", deck="1 EVAQ")
    assert [str(action) for action in hindsight(game, s).actions] == [
        "rest:pace_1",
        "rest:pace_3",
        "rest:pace_4",
    ]


def test_par_is_read_at_the_setup_of_a_puzzle() -> None:
    game = shamble.load("pursuit", puzzle=True, alley=True)
    s = game.new(seed=4)
    best = par(game, s)
    while not game.is_over(s):
        seen = game.redact(s, 0)
        game.apply(s, 0, solve(game, seen).best)
        with pytest.raises(ShambleError, match="at setup"):
            par(game, s)
    assert game.result(s).payoffs == (best,)
    standard = shamble.load("pursuit", open_road=True)
    with pytest.raises(ShambleError, match="of a puzzle"):
        par(standard, standard.new(seed=4))


@pytest.mark.parametrize("target", TARGETS)
def test_hindsight_of_a_finished_game_is_that_of_its_setup(target: str) -> None:
    game = shamble.load("pursuit", short_road=True)
    setup = game.new(seed=11)
    *_, last = walk(game, 11)
    assert game.is_over(last.after)
    assert hindsight(game, last.after, target=target) == hindsight(game, setup, target=target)


def test_hindsight_is_not_for_players() -> None:
    game = shamble.load("pursuit")
    for s in (game.new(seed=0), *(turn.after for turn in walk(game, 0))):
        with pytest.raises(ShambleError, match="redacted"):
            hindsight(game, game.redact(s, 0))


@pytest.mark.parametrize("field", [{"hand": "1 2a 3 4", "pile": "2b"}, {"hp": 9}, {"nerve": 7}])
def test_a_position_that_no_game_leads_to_is_refused(field: dict[str, Any]) -> None:
    game, s = given(**{"row": "1 1 1 1 1 1 EVAQ", **field})
    with pytest.raises(ShambleError, match="no game leads here"):
        solve(game, s)
    with pytest.raises(ShambleError, match="no game leads here"):
        game.game.bots["mean"](game, s, 0, 0)


def test_a_game_that_is_over_is_not_solved() -> None:
    game = shamble.load("pursuit", open_road=True)
    *_, last = walk(game, 3)
    with pytest.raises(ShambleError, match="the game is over"):
        solve(game, last.after)
