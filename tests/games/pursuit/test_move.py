"""Phase 1, Move: cards right, Nerve, then HP, then her step."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.pursuit.positions import (
    changes,
    deck,
    given,
    hand,
    legal,
    pile,
    reason,
    telling,
    told,
    turns,
)

CARDS = {1: "pace_1", 2: "pace_2a", 3: "pace_3", 4: "pace_4"}
HAND = {1: "1 3 4", 2: "1 2a 4", 3: "1 3 4", 4: "1 3 4"}

NERVE_COST = {"day": {1: 1, 2: 1, 3: 2, 4: 3}, "night": {1: 1, 2: 1, 3: 1, 4: 2}}
HP_COST = {  # by the Nerve left after paying
    "day": {0: 3, 1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1},
    "night": {0: 2, 1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1},
}
EVERY_MOVE = list(product(("day", "night"), (1, 2, 3, 4), range(7)))


# ---- going


@pytest.mark.rule("PUR-030", "PUR-031")
@pytest.mark.parametrize("v", [1, 2, 3, 4])
def test_a_move_goes_the_full_number_of_its_card(v: int) -> None:
    game, s = given(z=12, p=14, hand=HAND[v])
    events = game.apply(s, 0, f"move:{CARDS[v]}")
    assert s.player == 14 + v
    assert telling(events, "moved")[0]["steps"] == v


@pytest.mark.rule("PUR-031")
def test_there_is_no_action_for_stopping_short() -> None:
    game, s = given(hand="1 3 4")
    moves = [action for action in legal(game, s) if action.startswith("move")]
    assert moves == ["move:pace_1", "move:pace_3", "move:pace_4"]
    assert reason(game, s, "move:pace_4:2") == "unknown_action"


@pytest.mark.rule("PUR-032")
@pytest.mark.parametrize(("p", "landed"), [(14, 18), (15, 18), (16, 18), (17, 18)])
def test_a_move_stops_on_the_last_card_at_the_full_price(p: int, landed: int) -> None:
    game, s = given(time="day", z=12, p=p, hp=8, nerve=6)
    game.apply(s, 0, "move:pace_4")
    assert s.player == landed
    assert (s.nerve, s.hp) == (6 - 3, 8 - 2)


@pytest.mark.rule("PUR-032")
def test_a_move_stops_on_evaq() -> None:
    game, s = given(z=24, p=27, hp=8, nerve=6, row="1 2 0 1 EVAQ")
    game.apply(s, 0, "move:pace_4")
    assert (s.player, s.nerve, s.hp) == (28, 3, 6)


@pytest.mark.rule("PUR-033")
def test_no_move_from_the_last_card() -> None:
    game, s = given(z=12, p=18)
    assert legal(game, s) == ["sleep", "rest:pace_1", "rest:pace_3", "rest:pace_4"]
    assert reason(game, s, "move:pace_1") == "no_room"


@pytest.mark.rule("PUR-033")
def test_the_last_card_but_one_has_room() -> None:
    game, s = given(z=12, p=17)
    assert reason(game, s, "move:pace_4") is None


# ---- paying


@pytest.mark.rule("PUR-034")
@pytest.mark.parametrize(("time", "v", "nerve"), EVERY_MOVE)
def test_every_move_costs_nerve_and_hp(time: str, v: int, nerve: int) -> None:
    game, s = given(time=time, z=12, p=14, hp=8, nerve=nerve, hand=HAND[v])
    game.apply(s, 0, f"move:{CARDS[v]}")
    assert s.nerve <= max(0, nerve - 1)
    assert s.hp <= 7


@pytest.mark.rule("PUR-035")
@pytest.mark.parametrize(("time", "v"), list(product(("day", "night"), (1, 2, 3, 4))))
def test_the_nerve_cost_of_each_number(time: str, v: int) -> None:
    game, s = given(time=time, z=12, p=14, nerve=6, hand=HAND[v])
    events = game.apply(s, 0, f"move:{CARDS[v]}")
    assert 6 - s.nerve == NERVE_COST[time][v]
    assert telling(events, "paid")[0]["nerve"] == NERVE_COST[time][v]


@pytest.mark.rule("PUR-036")
@pytest.mark.parametrize(("nerve", "action"), [(0, "pace_1"), (1, "pace_3"), (2, "pace_4")])
def test_too_little_nerve_drops_to_zero_and_forbids_nothing(nerve: int, action: str) -> None:
    game, s = given(time="day", nerve=nerve)
    assert reason(game, s, f"move:{action}") is None
    events = game.apply(s, 0, f"move:{action}")
    assert s.nerve == 0
    assert telling(events, "paid")[0]["nerve"] == nerve


@pytest.mark.rule("PUR-037")
@pytest.mark.parametrize(("time", "v", "nerve"), EVERY_MOVE)
def test_the_hp_cost_is_read_after_paying_nerve(time: str, v: int, nerve: int) -> None:
    game, s = given(time=time, z=12, p=14, hp=8, nerve=nerve, hand=HAND[v])
    game.apply(s, 0, f"move:{CARDS[v]}")
    left = max(0, nerve - NERVE_COST[time][v])
    assert s.nerve == left
    assert 8 - s.hp == HP_COST[time][left]


@pytest.mark.rule("PUR-038")
@pytest.mark.parametrize("hp", [1, 2, 3])
def test_hp_does_not_fall_below_zero(hp: int) -> None:
    game, s = given(time="day", hp=hp, nerve=0)  # Panic by DAY costs 3
    events = game.apply(s, 0, "move:pace_1")
    assert s.hp == 0
    assert telling(events, "paid") == [{"nerve": 0, "hp": hp}]


# ---- how it ends


@pytest.mark.rule("PUR-039")
@pytest.mark.parametrize("row", ["0 1 2 0 1 3 1", "0 1 2 0 EVAQ"])
def test_hp_0_is_collapse_at_once_on_any_card(row: str) -> None:
    game, s = given(z=12, p=15, hp=1, row=row, above="N@16")
    before_deck, before_pile = deck(s), pile(s)
    events = game.apply(s, 0, "move:pace_1")
    assert told(events) == ["moved", "paid", "ended"]
    assert game.result(s).ending == "collapsed"
    assert (s.player, s.zombie, s.times_count) == (16, 12, 1)
    assert (deck(s), pile(s), hand(s)) == (before_deck, before_pile, "3 4")


@pytest.mark.rule("PUR-039")
def test_one_hp_left_is_no_collapse() -> None:
    game, s = given(hp=2, nerve=6)
    game.apply(s, 0, "move:pace_1")
    assert s.hp == 1
    assert game.result(s).ending is None


@pytest.mark.rule("PUR-040")
def test_reaching_evaq_is_survival_at_once() -> None:
    game, s = given(z=24, p=27, hp=2, row="1 2 0 1 EVAQ", above="N@28")
    events = game.apply(s, 0, "move:pace_1")
    assert told(events) == ["moved", "paid", "ended"]
    assert game.result(s).ending == "evacuated"
    assert (s.player, s.zombie, s.times_count) == (28, 24, 1)
    assert (pile(s), hand(s)) == ("2a 2b", "3 4")


@pytest.mark.rule("PUR-040")
def test_her_next_step_does_not_matter_on_evaq() -> None:
    game, s = given(time="night", z=26, p=27, row="0 1 EVAQ")
    game.apply(s, 0, "move:pace_1")  # elsewhere two steps of hers would be contact
    assert game.result(s).ending == "evacuated"


@pytest.mark.rule("PUR-041")
@pytest.mark.parametrize(("time", "steps"), [("day", 1), ("night", 2)])
@pytest.mark.parametrize("v", [1, 2, 3, 4])
def test_after_a_move_she_takes_one_step_or_two_at_night(time: str, steps: int, v: int) -> None:
    game, s = given(time=time, z=12, p=14, hand=HAND[v])
    game.apply(s, 0, f"move:{CARDS[v]}")
    assert s.zombie == 12 + steps


@pytest.mark.rule("PUR-042")
def test_she_may_catch_a_creeping_player_at_night() -> None:
    game, s = given(time="night", z=12, p=13)
    assert changes(game, s, "move:pace_1") == {
        "p": 14,
        "nerve": 5,
        "hp": 7,
        "z": 14,
        "d": 0,
        "hand": "3 4",
        "aside": "1",
        "ending": "caught",
        "score": 11,
    }


@pytest.mark.rule("PUR-042")
def test_by_day_the_same_creep_gets_away() -> None:
    game, s = given(time="day", z=12, p=13)
    game.apply(s, 0, "move:pace_1")
    assert (s.player - s.zombie, game.result(s).ending) == (1, None)


@pytest.mark.rule("PUR-043")
@pytest.mark.parametrize("nerve", [0, 2, 6])
def test_a_deadly_move_is_allowed(nerve: int) -> None:
    game, s = given(time="day", hp=1, nerve=nerve)
    assert {"move:pace_1", "move:pace_3", "move:pace_4"} <= set(legal(game, s))
    game.apply(s, 0, "move:pace_1")
    assert game.result(s).ending == "collapsed"


@pytest.mark.rule("PUR-030", "PUR-035", "PUR-037", "PUR-041")
def test_the_order_of_a_move() -> None:
    for _, turn in turns(60, preset="gentle"):
        if turn.action.startswith("move"):
            order = told(turn.events)[:3]
            assert order in (["moved", "paid", "she_walked"], ["moved", "paid", "ended"])
