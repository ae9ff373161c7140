"""The end and its score."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.games.pursuit.state import Ending
from shamble.match import scores
from tests.games.pursuit.positions import (
    deck,
    final_states,
    given,
    legal,
    telling,
    turns,
)

ROAD_TO_EVAQ = "1 2 0 1 EVAQ"


@pytest.mark.rule("PUR-110")
@pytest.mark.parametrize("options", [{"preset": "gentle"}, {"alley": True}, {"puzzle": True}])
def test_a_game_ends_in_one_of_three_ways(options: dict[str, Any]) -> None:
    for game, s in final_states(80, **options):
        assert {
            "evacuated": s.player == s.evaq_at and s.hp >= 1 and s.zombie < s.player,
            "caught": s.player == s.zombie and s.hp >= 1,
            "collapsed": s.hp == 0 and s.zombie < s.player,
        } == {
            ending.name.lower(): game.result(s).ending == ending.name.lower() for ending in Ending
        }


@pytest.mark.rule("PUR-110")
def test_the_game_goes_on_while_none_of_the_three_has_happened() -> None:
    for game, turn in turns(60, preset="gentle", short_road=True):
        s = turn.after
        on = s.zombie < s.player and s.hp >= 1 and s.player != s.evaq_at
        assert on == (not game.is_over(s)) == bool(legal(game, s))


@pytest.mark.rule("PUR-110")
def test_collapse_comes_before_evacuation_and_both_before_contact() -> None:
    game, s = given(z=24, p=26, hp=1, row=ROAD_TO_EVAQ)
    game.apply(s, 0, "move:pace_3")
    assert game.result(s).ending == "collapsed"

    game, s = given(time="night", z=26, p=27, hp=8, row="0 1 EVAQ")
    game.apply(s, 0, "move:pace_1")
    assert game.result(s).ending == "evacuated"

    game, s = given(time="night", z=12, p=13, hp=1)
    game.apply(s, 0, "move:pace_1")
    assert game.result(s).ending == "collapsed"


@pytest.mark.rule("PUR-111", "PUR-112", "PUR-113", "PUR-114")
def test_every_ending_is_scored() -> None:
    endings = Counter[str]()
    for game, turn in turns(150, preset="gentle", alley=True):
        told = telling(turn.events, "ended")
        assert bool(told) == game.is_over(turn.after)
        if told:
            s, result = turn.after, game.result(turn.after)
            score = s.player - 3
            if result.ending == "evacuated":
                score += 20 + 2 * s.hp + s.nerve
            assert told == [{"ending": result.ending, "score": score}]
            assert result.payoffs == (score,)
            endings[str(result.ending)] += 1
    assert set(endings) == {"evacuated", "caught", "collapsed"}


@pytest.mark.rule("PUR-112", "PUR-113")
@pytest.mark.parametrize(("p", "score"), [(3, 0), (4, 1), (14, 11), (31, 28)])
def test_the_dead_score_their_progress(p: int, score: int) -> None:
    game, s = given(z=p - 1, p=p, hp=5)
    game.apply(s, 0, "rest:pace_1")
    assert game.result(s).ending == "caught"
    assert game.result(s).payoffs == (score,)


@pytest.mark.rule("PUR-112", "PUR-113")
def test_collapsed_on_evaq_scores_the_card_but_no_survival() -> None:
    game, s = given(z=24, p=26, hp=1, row=ROAD_TO_EVAQ)
    game.apply(s, 0, "move:pace_3")
    assert game.result(s).ending == "collapsed"
    assert game.result(s).payoffs == (25,)


@pytest.mark.rule("PUR-114")
@pytest.mark.parametrize("hp", [2, 5, 8])
@pytest.mark.parametrize("nerve", [4, 6])
def test_the_evacuated_score_20_and_twice_hp_and_nerve(hp: int, nerve: int) -> None:
    game, s = given(time="night", z=24, p=26, hp=hp, nerve=nerve, row=ROAD_TO_EVAQ)
    game.apply(s, 0, "move:pace_3")  # costs 1 Nerve and 1 HP
    assert game.result(s).payoffs == (25 + 20 + 2 * (hp - 1) + (nerve - 1),)


@pytest.mark.rule("PUR-115")
@pytest.mark.parametrize(
    ("evaq", "time", "hp", "nerve", "options", "score"),
    [
        (26, "day", 4, 1, {}, 45),  # the lowest win: HP 1, Nerve 0
        (32, "day", 8, 6, {}, 68),  # the highest: HP 7, Nerve 5
        (32, "night", 8, 6, {"quiet_night": True}, 69),
        (26, "day", 1, 1, {"last_breath": True}, 43),
    ],
)
def test_the_ends_of_the_range_of_evacuated_scores(
    evaq: int, time: str, hp: int, nerve: int, options: dict[str, Any], score: int
) -> None:
    game, s = given(
        time=time, z=evaq - 4, p=evaq - 1, hp=hp, nerve=nerve, row=ROAD_TO_EVAQ, **options
    )
    game.apply(s, 0, "move:pace_1")
    assert game.result(s).ending == "evacuated"
    assert game.result(s).payoffs == (score,)


@pytest.mark.rule("PUR-115")
@pytest.mark.parametrize(
    ("options", "least", "most"),
    [({}, 45, 68), ({"quiet_night": True}, 45, 69), ({"last_breath": True}, 43, 68)],
)
def test_every_evacuated_score_is_higher_than_every_dead_one(
    options: dict[str, Any], least: int, most: int
) -> None:
    """Many games of the rule of thumb, on the native target."""
    games = shamble.load("pursuit", **options).target("native").simulate(20_000, 1, "hints")
    scores, alive = games.payoffs[:, 0], games.endings == Ending.EVACUATED
    assert alive.sum() > 100
    assert scores[~alive].min() >= 0 and scores[~alive].max() <= 29
    assert scores[alive].min() >= least and scores[alive].max() <= most


@pytest.mark.rule("PUR-116")
@pytest.mark.parametrize(
    ("road", "longest"), [({}, 31), ({"short_road": True}, 21), ({"alley": True}, 14)]
)
def test_the_game_ends_within_evaq_index_less_one_rounds(
    road: dict[str, Any], longest: int
) -> None:
    game = shamble.load("pursuit", preset="gentle", **road)
    ended = game.target("native").simulate(2_000, 7, "hints", keep=True)
    assert ended.rounds.max() <= longest
    assert (ended.endings > 0).all()
    for number in range(200):
        s = game.new(seed=7, number=number)
        cards = [card for card in deck(s).split() if card not in ("NIGHT", "DAY")]
        assert ended.rounds[number] <= 7 + cards.index("EVAQ") - 1


@pytest.mark.rule("PUR-116")
def test_the_longest_game_there_can_be() -> None:
    """One step of hers a round and EVAQ at 32: a tireless Player could last 31 rounds."""
    game = shamble.load("pursuit", open_road=True)
    seeds = (game.new(seed=seed) for seed in range(1000))
    s = next(s for s in seeds if s.evaq_at == 32)
    s.times_count, s.above_count = 1, 0  # DAY for good
    while not game.is_over(s):
        s.hp, s.nerve = 8, 6
        s.held, s.pile = [1, 1, 1, 0, 0], [3, 4]
        at_the_gate = s.player == 31
        game.apply(s, 0, "rest:pace_1" if at_the_gate else "move:pace_1")
    assert (game.result(s).ending, s.player, s.round) == ("caught", 31, 31)


@pytest.mark.rule("PUR-117")
def test_an_unfinished_game_has_no_ending_and_can_be_resumed() -> None:
    for game, turn in turns(20, preset="gentle"):
        if game.is_over(turn.after):
            assert game.result(turn.after).ending is not None
            continue
        left = game.result(turn.after)
        assert left.ending is None
        assert left.winners == ()
        assert not telling(turn.events, "ended")
        resumed = type(turn.after).unpack(turn.after.pack())
        assert resumed == turn.after
        assert legal(game, resumed) == legal(game, turn.after)


@pytest.mark.rule("PUR-117")
def test_only_a_finished_game_enters_a_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHAMBLE_DATA", str(tmp_path))
    game, s = given(z=12, p=14)
    assert scores.record(game, s, "commitment", tmp_path / "unfinished.json") is None
    assert scores.top(game) == []
    game.apply(s, 0, "rest:pace_3")
    assert scores.record(game, s, "commitment", tmp_path / "finished.json") == (1, 1)
    assert [entry.ending for entry in scores.top(game)] == ["caught"]


@pytest.mark.parametrize(
    ("evaq", "hp", "nerve", "score"), [(28, 4, 2, 55), (26, 1, 0, 45), (32, 7, 5, 68)]
)
def test_the_examples_of_evacuated_scores(evaq: int, hp: int, nerve: int, score: int) -> None:
    strain = 3 if nerve <= 1 else 2 if nerve <= 3 else 1
    game, s = given(z=evaq - 4, p=evaq - 1, hp=hp + strain, nerve=nerve + 1, row=ROAD_TO_EVAQ)
    game.apply(s, 0, "move:pace_1")
    assert (s.hp, s.nerve) == (hp, nerve)
    assert game.result(s).payoffs == (score,)
