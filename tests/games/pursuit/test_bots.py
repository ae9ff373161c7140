"""The reference bots: they keep to their recipes, and fare as the rule book says."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
import pytest

import shamble
from shamble import Playable, ShambleError
from shamble.engine.language.actions import Action
from shamble.engine.language.chance import first_luck, next_luck
from shamble.engine.targets import Outcomes
from shamble.games.pursuit.bots.known_road import (
    CAUGHT,
    CHOICES,
    COLLAPSED,
    EVACUATED,
    HANDS,
    NEVER,
    Aim,
    KnownRoad,
    action_of,
    know_road,
    mean_road,
)
from shamble.games.pursuit.bots.reference import (
    BOTS,
    Method,
    best_choice,
    choose,
    known_road_bound,
    play_games,
)
from shamble.games.pursuit.bots.solver import (
    POSITIONS,
    VALUES,
    compiled,
    hindsight,
    packed,
    solve,
)
from shamble.games.pursuit.content.cards import Card
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import given, turns
from tests.games.pursuit.solver_positions import look, values_with_decks

WORKERS = 2


def bot_action(game: Playable[State], bot: str, s: State, luck: int = 0) -> Action:
    action: Action = game.game.bots[bot](game, game.redact(s, 0), 0, luck)
    return action


# ---- the mean road


def mean_of(s: State) -> KnownRoad:
    w = KnownRoad()
    mean_road(s, Aim.SCORE, w)
    return w


@pytest.mark.parametrize(
    ("options", "night", "day", "evaq"),
    [
        ({}, 16, NEVER, 29),
        ({"long_night": True}, 16, NEVER, 29),
        ({"certain_dawn": True}, 16, 26, 29),
        ({"short_road": True}, 12, NEVER, 20),
        ({"alley": True}, 10, NEVER, 14),
    ],
    ids=str,
)
def test_the_mean_road_at_the_start(
    options: dict[str, Any], night: int, day: int, evaq: int
) -> None:
    game = shamble.load("pursuit", **options)
    w = mean_of(game.redact(game.new(seed=1), 0))
    assert (w.night, w.day, w.evaq) == (night, day, evaq)
    assert w.number[7:evaq] == [1] * (evaq - 7)


@pytest.mark.parametrize(
    ("z", "above", "night", "evaq"),
    [
        (9, "", 16, 29),  # the row ends at 15
        (11, "", 18, 29),
        (11, "N@17", 17, 29),
        (19, "N@17", 17, 29),  # the row ends at 25: EVAQ may be the next card
        (20, "N@17", 17, 30),  # floor((27 + 32 + 1) / 2)
        (21, "N@17", 17, 30),
        (25, "N@17", 17, 32),
    ],
)
def test_the_mean_road_follows_what_is_seen(z: int, above: str, night: int, evaq: int) -> None:
    _, s = given(z=z, p=z + 3, row="3 2 1 0 3 2 1", above=above)
    w = mean_of(s)
    assert (w.night, w.evaq) == (night, evaq)
    assert w.number[z : z + 9] == [3, 2, 1, 0, 3, 2, 1, 1, 1]


def test_the_mean_road_is_the_true_one_where_everything_is_seen() -> None:
    game = shamble.load("pursuit", open_road=True)
    for seed in range(20):
        s = game.new(seed=seed)
        mean, true = mean_of(game.redact(s, 0)), KnownRoad()
        know_road(s, Aim.SCORE, true)
        assert (mean.night, mean.day, mean.evaq) == (true.night, true.day, true.evaq)
        assert mean.number[: mean.evaq] == true.number[: true.evaq]


# ---- look_k


@pytest.mark.parametrize("options", [{}, {"steady_pace": True, "alley": True}], ids=str)
@pytest.mark.parametrize("k", [1, 2, 3])
def test_look_k_is_expectimax_of_depth_k_on_the_mean_road(k: int, options: dict[str, Any]) -> None:
    compared = 0
    for game, turn in turns(4, **options):
        s, w = turn.before, mean_of(turn.before)
        place = (s.zombie, s.player, s.hp, s.nerve)
        values = look(w, place, HANDS[w.hand], k, "steady_pace" in options)
        best = max(values, key=values.__getitem__)  # the first of the best
        code = game.actions.codes[bot_action(game, f"look_{k}", s)]
        assert code == action_of(s, best)
        compared += 1
    assert compared > 20


# ---- mean and sampler


def test_mean_solves_the_mean_road() -> None:
    """A row that ends before EVAQ against the same road with the mean road laid open."""
    hidden = given(time="night", z=19, p=22, hp=4, nerve=4, row="1 0 2 1 3 1 2", hand="1 3 4")
    opened = given(
        time="night", z=19, p=22, hp=4, nerve=4, row="1 0 2 1 3 1 2 1 1 1 EVAQ", hand="1 3 4",
        open_road=True,
    )  # fmt: skip
    assert bot_action(hidden[0], "mean", hidden[1]) == solve(*opened).best


@pytest.mark.parametrize("bot", ["sampler_12", "exact"])
def test_the_sampler_is_exact_once_evaq_is_in_sight(bot: str) -> None:
    for game, turn in turns(6, open_road=True):
        s = turn.before
        assert bot_action(game, bot, s) == solve(game, game.redact(s, 0)).best


def test_the_sampler_averages_over_all_roads_that_may_be() -> None:
    """With seven cards unseen, against all 5,040 orders."""
    game, s = position_with_unseen_cards(7)
    exact = values_with_decks(game, s, Aim.SCORE)
    sampled, roads = [0.0] * CHOICES, 400
    room = KnownRoad(), [0] * POSITIONS, [0.0] * VALUES, sampled
    choose(game.redact(s, 0), Method.SAMPLE, roads, 1, *room)
    error = exact.std(axis=0) / sqrt(roads)
    assert error.max() > 0
    assert np.all(np.abs(np.array(sampled) / roads - exact.mean(axis=0)) <= 5 * error + 1e-6)


def position_with_unseen_cards(n: int) -> tuple[Playable[State], State]:
    """A real game in which so many cards are left, EVAQ and DAY among them."""
    game = shamble.load("pursuit", preset="gentle")
    for seed in range(1000):
        s = game.new(seed=seed)
        while not game.is_over(s):
            unseen = s.deck[s.deck_next : s.deck_size]
            if len(unseen) == n and {Card.DAY_2, Card.EVAQ} <= set(unseen):
                return game, s
            game.apply(s, 0, bot_action(game, "look_3", s))
    raise AssertionError("no such position in a thousand games")


def test_ties_go_to_the_first_in_the_canonical_order() -> None:
    assert best_choice([1.0, 3.0, 2.0, 3.0, 0.0, 3.0, 0.0, 0.0, 0.0]) == 1


# ---- the same everywhere


@pytest.mark.parametrize("options", [{}, {"steady_pace": True}, {"alley": True}], ids=str)
@pytest.mark.parametrize(("method", "n"), [(Method.LOOK, 2), (Method.MEAN, 0), (Method.SAMPLE, 2)])
def test_interpreted_and_native_bots_choose_the_same(
    method: Method, n: int, options: dict[str, Any]
) -> None:
    for luck, (game, turn) in enumerate(turns(2, **options)):
        seen = game.redact(turn.before, 0)
        codes = np.zeros(1, np.int64)
        compiled(game.game).call("choose_many", packed(seen), int(method), n, luck, codes)
        room = KnownRoad(), [0] * POSITIONS, [0.0] * VALUES, [0.0] * CHOICES
        assert choose(seen, method, n, luck, *room) == codes[0]


@pytest.mark.parametrize("bot", BOTS)
def test_whole_games_go_as_if_played_one_action_at_a_time(bot: str) -> None:
    game, seed, first = shamble.load("pursuit", short_road=True), 77, 5
    played = play_games(game, bot, 4, seed, first)
    for i in range(4):
        s = game.new(seed=seed, number=first + i)
        luck = first_luck(seed, first + i)
        made = 0
        while not game.is_over(s):
            luck = next_luck(luck)
            game.apply(s, 0, bot_action(game, bot, s, luck))
            made += 1
        result = game.result(s)
        assert (played.decisions[i], played.endings[i], played.rounds[i]) == (made, s.over, s.round)
        assert (played.payoffs[i][0], played.ranks[i][0]) == (result.payoffs[0], result.ranks[0])


def test_games_do_not_depend_on_how_they_are_shared_out() -> None:
    game = shamble.load("pursuit")
    alone, shared = (play_games(game, "look_2", 101, 3, workers=n) for n in (1, 3))
    assert np.array_equal(alone.payoffs, shared.payoffs)
    assert np.array_equal(alone.decisions, shared.decisions)


def test_a_bot_leaves_the_record_it_is_shown_alone() -> None:
    game = shamble.load("pursuit")
    seen = game.redact(game.new(seed=2), 0)
    before = seen.copy()
    for bot in BOTS:
        assert game.game.bots[bot](game, seen, 0, 1) in game.legal(seen, 0)
    assert seen == before


def test_a_bot_that_owes_no_answer_is_told_so() -> None:
    game = shamble.load("pursuit")
    *_, (_, last) = turns(1)
    with pytest.raises(ShambleError, match="owes no answer"):
        bot_action(game, "mean", last.after)


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(ShambleError, match="did you mean look_2"):
        play_games(shamble.load("pursuit"), "lock_2", 1, 0)


@pytest.mark.parametrize("aim", [Aim.SCORE, Aim.SURVIVAL])
def test_the_bound_is_the_hindsight_of_each_deal(aim: Aim) -> None:
    game = shamble.load("pursuit", preset="moderate")
    bounds = known_road_bound(game, 5, 9, aim, first=2)
    for i in range(5):
        assert bounds[i] == hindsight(game, game.new(seed=9, number=2 + i), aim).value


# ---- how they fare

COLUMNS = ["random", "thumb", "look_1", "look_2", "look_3", "mean", "sampler_12", "bound"]

# Survival in percent, by the rule book's 9.1 and 9.2; a dash where it gives none.
RATES = {
    "preset=gentle": "0 15 34 72 80 91 94 98",
    "preset=moderate": "0 8 17 49 62 73 81 89",
    "preset=standard": "0 3 7 24 36 40 57 67",
    "preset=cruel": "0 1 1 6 12 14 26 36",
    "short_road=on": "- 17 33 48 59 73 82 90",
    "alley=on": "- 24 22 31 38 64 74 87",
    "quiet_night=on": "- 4 - - - 57 72 85",
}
# `MANY` games are behind the rule book's rates, `FEW` are enough for every day.
FEW = dict(zip(COLUMNS, (20_000, 20_000, 4000, 4000, 2000, 500, 100, 1000), strict=True))
MANY = dict(zip(COLUMNS, (20_000, 20_000, 10_000, 4000, 2000, 4000, 1000, 4000), strict=True))

ROUNDING = 0.005

CASES = [
    pytest.param(setting, column, int(percent), id=f"{setting}-{column}")
    for setting, percents in RATES.items()
    for column, percent in zip(COLUMNS, percents.split(), strict=True)
    if percent != "-"
]


@pytest.mark.parametrize(("setting", "column", "percent"), CASES)
def test_survival_is_near_what_the_rule_book_says(setting: str, column: str, percent: int) -> None:
    check_survival(setting, column, percent, FEW[column])


@pytest.mark.soak
@pytest.mark.parametrize(("setting", "column", "percent"), CASES)
def test_survival_at_full_size(setting: str, column: str, percent: int) -> None:
    check_survival(setting, column, percent, MANY[column])


def check_survival(setting: str, column: str, percent: int, games: int) -> None:
    name, value = setting.split("=")
    options: dict[str, Any] = {name: value}
    game = shamble.load("pursuit", **options)
    p, variance = percent / 100, 1 / games + 1 / MANY[column]
    error = sqrt(p * (1 - p) * variance)  # of the difference between their rate and ours
    assert abs(survival(game, column, games) - p) <= ROUNDING + 3 * error


def survival(game: Playable[State], column: str, games: int) -> float:
    if column == "bound":
        return float(known_road_bound(game, games, 2024, Aim.SURVIVAL, workers=WORKERS).mean())
    return float((outcomes(game, column, games).endings == EVACUATED).mean())


def outcomes(game: Playable[State], column: str, games: int) -> Outcomes:
    if column in BOTS:
        return play_games(game, column, games, 2024, workers=WORKERS)
    policy = "hints" if column == "thumb" else column
    return game.target("native").simulate(games, 2024, policy, workers=WORKERS)


def test_random_play_ends_as_the_rule_book_says() -> None:
    played = outcomes(shamble.load("pursuit"), "random", 20_000)
    assert abs((played.endings == CAUGHT).mean() - 0.84) < 0.01
    assert abs((played.endings == COLLAPSED).mean() - 0.16) < 0.01
    assert abs(played.payoffs.mean() - 3.1) < 0.1
    assert abs(played.rounds.mean() - 3.5) < 0.05


@pytest.mark.soak
def test_the_samplers_games_go_as_the_rule_book_says() -> None:
    played = outcomes(shamble.load("pursuit"), "sampler_12", 1000)
    assert abs(played.payoffs.mean() - 39.7) < 1.5
    assert abs(np.median(played.payoffs) - 48) <= 1
    assert abs(played.rounds.mean() - 17.3) < 0.3
    assert (played.endings == CAUGHT).mean() < 0.01
