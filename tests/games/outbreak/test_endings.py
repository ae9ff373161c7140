"""The end of the round, winning, losing, leaving: OUT-236 to OUT-246a; missions' goals."""

from __future__ import annotations

import pytest

import shamble
from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.content.zones import Colour
from shamble.games.outbreak.missions.words import Do, Goal, On
from shamble.games.outbreak.rules.endings import score_of
from shamble.games.outbreak.rules.spawning import danger
from shamble.games.outbreak.rules.terms import noise_of
from shamble.games.outbreak.state import Ending, Option, Standing, State, Step
from tests.games.outbreak.positions import (
    at,
    do,
    given,
    hold,
    kinds,
    legal,
    question,
    refused,
    rolling,
    told,
    w,
    z,
)


def done(s: State) -> None:
    """Both crates are taken and the exit is open."""
    s.token_done[0] = s.token_done[1] = s.exit_open = 1


@pytest.mark.rule("OUT-237")
def test_the_marker_goes_left() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"))
    do(game, s, "end_turn", "end_turn")
    assert (s.circle[s.start], s.active) == (w("jax"), w("jax"))


@pytest.mark.rule("OUT-238")
def test_past_the_dead_and_escaped() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"), nell=at("A4"))
    s.standing[w("jax")], s.at[w("jax")] = Standing.ESCAPED, -1
    do(game, s, "end_turn", "end_turn")
    assert s.circle[s.start] == w("nell")


@pytest.mark.rule("OUT-239")
def test_the_order_of_the_end_of_the_turn() -> None:
    """Mission checks come before everything: a won round is neither reloaded nor cleaned up."""
    game, s = given("hold_the_line", mara=at("E2", "sawed_off!"), noise={"E2": 2})
    s.token_done[:3] = [1, 1, 1]
    s.round = 10
    do(game, s, "end_turn")
    assert s.over == Ending.WON
    assert (hold(s, "mara")[0], s.noise[z("E2")], s.start) == ("sawed_off!", 2, 0)


@pytest.mark.rule("OUT-240")
def test_the_team_wins_at_once() -> None:
    game, s = given(
        "big_game", mara=at("E5", "fire_axe", skills="damage_melee"), zombies={"E5": "1A"}
    )
    with rolling(6):
        do(game, s, "melee:h1")
    assert s.over == Ending.WON
    assert game.why_not(s, 0, "pass").rule == "OUT-240"  # type: ignore[union-attr]


@pytest.mark.rule("OUT-241")
def test_nobody_left_on_the_board_loses() -> None:
    game, s = given(mara=at("B4", wounds=1), zombies={"B4": "1W"})
    do(game, s, "end_turn")
    assert s.over == Ending.WIPED_OUT
    assert game.result(s).payoffs == (0,)


@pytest.mark.rule("OUT-241a")
def test_goals_are_checked_before_losses() -> None:
    game, s = given(mara=at("F6"), options={"iron_team": "on"}, jax=at("A4"))
    done(s)
    s.standing[w("jax")], s.at[w("jax")] = Standing.DEAD, -1
    do(game, s, "end_turn")
    do(game, s, "leave")
    assert s.over == Ending.WON  # though iron_team had lost it before


@pytest.mark.rule("OUT-241a")
def test_a_loss_is_seen_after_each_attacked_zone() -> None:
    game, s = given(
        mara=at("A1", wounds=1),
        jax=at("F6"),
        nell=at("F6"),
        zombies={"A1": "1W", "F6": "1W"},
        options={"iron_team": "on"},
    )
    do(game, s, "end_turn", "end_turn", "end_turn")
    assert s.over == Ending.FIRST_DEATH  # nobody is asked about F6 any more


@pytest.mark.rule("OUT-242")
def test_a_mission_may_name_further_losses() -> None:
    game, s = given("long_haul", mara=at("A9", wounds=1), jax=at("L1"), zombies={"A9": "1W"})
    s.goals[Goal.TEAM_BELOW] = 2
    do(game, s, "end_turn", "end_turn")
    assert s.over == Ending.TOO_FEW


@pytest.mark.rule("OUT-243")
def test_leaving_at_the_end_of_the_own_turn() -> None:
    game, s = given(mara=at("F6"), jax=at("A4"))
    done(s)
    assert "leave" not in kinds(game, s)
    do(game, s, "end_turn")
    assert set(legal(game, s)) == {"leave", "stay"}
    do(game, s, "leave")
    assert s.standing[w("mara")] == Standing.ESCAPED
    game, s = given(mara=at("F6"), jax=at("A4"), zombies={"F6": "1W"})
    done(s)
    do(game, s, "end_turn")
    assert s.active == w("jax")  # not with zombies there


@pytest.mark.rule("OUT-245")
def test_the_exit_is_closed_until_the_goals_before_it_are_done() -> None:
    game, s = given(mara=at("F6"), jax=at("B2"))
    do(game, s, "end_turn")
    assert question(game, s) == "turn"  # no question of leaving
    do(game, s, "objective")
    assert s.exit_open == 0
    s.at[w("jax")] = z("D6")
    events = do(game, s, "objective")
    assert told(events, "exit_open") == [{"zone": "f6"}]


@pytest.mark.rule("OUT-246")
def test_the_escaped_keep_their_cards_and_no_longer_count() -> None:
    game, s = given(mara=at("F6", "katana", experience=43), jax=at("A4"))
    done(s)
    do(game, s, "end_turn", "leave")
    assert hold(s, "mara")[0] == "katana"
    assert (noise_of(s, z("F6")), danger(s)) == (0, 0)


@pytest.mark.rule("OUT-246a")
@pytest.mark.parametrize(("limit", "last"), [("100", 100), ("7", 7)])
def test_the_round_limit(limit: str, last: int) -> None:
    game, s = given(mara=at("B2"), options={"round_limit": limit})
    s.round = last - 1
    do(game, s, "end_turn")
    assert (s.over, s.round) == (0, last)
    do(game, s, "end_turn")
    assert s.over == Ending.OUT_OF_TIME


@pytest.mark.rule("OUT-246a")
def test_without_a_limit_the_game_goes_on() -> None:
    game, s = given(mara=at("B2"), options={"round_limit": "0"})
    s.round = 300
    do(game, s, "end_turn")
    assert s.over == 0


# ---- the words of the missions


def test_larder_run_counts_food() -> None:
    game, s = given(
        "larder_run", mara=at("I4", "water", "canned_food"), jax=at("I4", "bag_of_rice")
    )
    do(game, s, "end_turn", "leave")
    assert s.over == 0
    do(game, s, "end_turn", "leave")
    assert s.over == Ending.WON
    game, s = given("larder_run", mara=at("I4", "water"), jax=at("I4", "bag_of_rice"))
    do(game, s, "end_turn", "leave", "end_turn", "leave")
    assert s.over == Ending.WIPED_OUT  # two food cards are not enough


def test_a_pantry_gives_a_food_card_of_choice() -> None:
    game, s = given("larder_run", mara=at("E3"))
    do(game, s, "objective")
    assert set(legal(game, s)) == {"pick:bag_of_rice", "pick:canned_food", "pick:water"}
    assert refused(game, s, "pick:katana") == "OUT-128"
    assert refused(game, s, "stop") == "OUT-128"
    do(game, s, "pick:water", "keep:h1")
    assert hold(s, "mara")[0] == "water"
    assert (s.spawn_active[2], s.spawn_active[0]) == (1, 0)
    s.at[w("mara")] = z("H2")
    do(game, s, "objective", "pick:water", "keep:r1")
    assert s.spawn_active[0] == 1


def test_a_pantry_takes_from_the_discard_pile_if_it_must() -> None:
    game, s = given("larder_run", mara=at("E3"))
    for gear in (Gear.BAG_OF_RICE, Gear.CANNED_FOOD, Gear.WATER):
        s.in_deck[gear] = 0
    s.gear_deck = [g for g in s.gear_deck if g not in (24, 25, 26)] + [-1] * 9
    s.gear_count -= 9
    s.discards[Gear.WATER] = 1
    do(game, s, "objective")
    assert legal(game, s) == ["pick:water"]
    do(game, s, "pick:water", "drop")
    assert s.discards[Gear.WATER] == 1


def test_dead_switch_hides_the_key() -> None:
    game = shamble.load("outbreak", 4, mission="dead_switch")
    where = {tuple(game.new(seed=seed).token_colour[:4]).index(1) for seed in range(40)}
    assert where == {0, 1, 2, 3}
    game, s = given("dead_switch", mara=at("A1", "crowbar"))
    s.token_colour[0] = 1
    events = do(game, s, "objective")
    assert told(events, "unlocked") == [{"colour": "blue"}]
    for name, zone in (("mara", "D6"), ("mara", "F5")):
        s.at[w(name)] = z(zone)
        do(game, s, "objective")
        if question(game, s) == "skill":
            do(game, s, legal(game, s)[0])
    assert (s.exit_open, s.spawn_active[0]) == (1, 1)


def test_borrowed_keys_unlock_cars() -> None:
    game, s = given("borrowed_keys", mara=at("C3"))
    s.token_colour[0] = 2
    events = do(game, s, "objective")
    assert told(events, "car_unlocked") == [{"car": "car_1"}]
    assert s.car_drivable == [1, 0, 0, 0]


def test_hold_the_line_needs_everybody_inside() -> None:
    game, s = given("hold_the_line", mara=at("E2"), jax=at("E4"))
    s.token_done[:3], s.round = [1, 1, 1], 10
    do(game, s, "end_turn", "end_turn")
    assert s.over == 0
    s.at[w("jax")] = z("E3")
    do(game, s, "end_turn", "end_turn")
    assert s.over == Ending.WON


def test_hold_the_line_ends_after_round_14() -> None:
    game, s = given("hold_the_line", mara=at("E2"))
    s.round = 14
    do(game, s, "end_turn")
    assert s.over == Ending.OUT_OF_TIME


def test_big_game_caches() -> None:
    game, s = given("big_game", mara=at("C3"), zombies={"E1": "1A"})
    do(game, s, "objective")
    assert question(game, s) == "place_card"
    do(game, s, "keep:h1")
    assert (hold(s, "mara")[0], s.supply[Gear.MOLOTOV], s.spawn_active[2]) == ("molotov", 1, 1)
    s.supply[Gear.MOLOTOV] = 0
    s.at[w("mara")] = z("C7")
    do(game, s, "objective")
    assert set(legal(game, s)) == {"pick:shotgun", "stop"}
    do(game, s, "pick:shotgun", "keep:r1")
    assert hold(s, "mara")[2] == "shotgun"
    s.in_deck[Gear.SHOTGUN] = 0
    s.at[w("mara")] = z("G7")
    s.actions = 2
    do(game, s, "objective")
    assert question(game, s) in ("turn", "skill")  # nothing is left to give


def test_long_haul_asks_for_half_the_team() -> None:
    for players, half in ((1, 2), (5, 3), (6, 3)):
        s = shamble.load("outbreak", players, mission="long_haul").new(seed=1)
        assert (s.goals[Goal.ESCAPED], s.goals[Goal.TEAM_BELOW]) == (half, half)


def test_red_line_levels() -> None:
    game, s = given("red_line", mara=at("B2", experience=18), jax=at("A4", experience=19))
    do(game, s, "objective", "choose_skill:free_move")
    s.experience[w("mara")] = 38
    s.at[w("mara")] = z("E3")
    do(game, s, "objective")
    assert s.over == Ending.WON


def test_red_line_wakes_two_spawns() -> None:
    """5.6: D6 with the first survivor at yellow, G6 with the first at red."""
    game, s = given("red_line", mara=at("B2", experience=3), jax=at("A4"))
    assert s.spawn_active[:4] == [1, 1, 0, 0]
    assert told(do(game, s, "objective"), "spawn_active") == [{"zone": "d6"}]
    game, s = given("red_line", mara=at("B2", experience=38), jax=at("A4"))
    assert {"zone": "g6"} in told(do(game, s, "objective"), "spawn_active")
    assert s.spawn_active[2] == 1 and s.over == 0


def test_a_trigger_fires_one_time() -> None:
    """5.6: the first survivor at yellow switches the spawn on, the second finds it so."""
    game, s = given("red_line", mara=at("B2", experience=3), jax=at("E3", experience=3))
    events = do(game, s, "objective", "end_turn", "objective")
    assert told(events, "spawn_active") == [{"zone": "d6"}]
    # A reward for a colour is one reward, though several tokens have it.
    game, s = given("big_game", mara=at("C3"), jax=at("C7"))
    s.triggers[0] = [On.COLOUR_TAKEN, Colour.RED, Do.GIVE_MOLOTOV, 0]
    events = do(game, s, "objective", "keep:h1", "end_turn", "objective")
    assert [e["survivor"] for e in told(events, "received")] == ["mara"]


def test_rewards_come_in_the_order_listed() -> None:
    """docs/missions.md: of several triggers that fire together."""
    game, s = given("larder_run", mara=at("C3"))
    s.triggers = [[On.ANY_TAKEN, 0, reward, 0] for reward in (Do.GIVE_MOLOTOV, Do.GIVE_FOOD)] * 6
    s.trigger_count = 2
    s.at[w("mara")] = s.token_zone[0]
    do(game, s, "objective")
    assert [step[1] for step in s.stack[: s.depth] if step[0] == Step.REWARD] == [Do.GIVE_FOOD]


def test_a_mission_may_ask_for_any_kill() -> None:
    game, s = given(mara=at("B4", "katana"), zombies={"B4": "2W"})
    s.goals = [-1] * 16
    s.goals[Goal.KILLED_WALKER] = 2
    with rolling(4, 4):
        do(game, s, "melee:h1")
    assert (s.over, s.killed[Zombie.WALKER]) == (Ending.WON, 2)


# ---- the score


def test_the_team_score() -> None:
    game, s = given(mara=at("F6", experience=9), jax=at("A4", experience=4))
    done(s)
    s.round = 6
    s.standing[w("jax")], s.at[w("jax")] = Standing.DEAD, -1
    do(game, s, "end_turn", "leave")
    assert score_of(s) == 100 + 10 + 13 - 6
    find_facts = game.game.functions.facts
    assert find_facts
    facts = find_facts(s)
    assert (facts["score"], facts["rounds"], facts["survivors"]) == (117, 6, 1)
    assert game.result(s).ranks == (1,)
    standing = game.game.functions.standing
    assert standing
    slower = s.copy()
    slower.round, slower.experience[0] = 7, 10
    hurt = s.copy()
    hurt.wounds_taken = 1
    assert standing(s) > standing(slower) and standing(s) > standing(hurt)


@pytest.mark.parametrize(("rounds", "experience"), [(250, 0), (999, 0), (3, 900)])
def test_the_log_tells_the_score_of_long_and_of_bloody_games(rounds: int, experience: int) -> None:
    game, s = given(
        mara=at("A4", experience=experience), zombies={"A4": "5W"}, options={"round_limit": 0}
    )
    s.round = rounds
    events = do(game, s, "end_turn")
    assert told(events, "ended") == [{"ending": "wiped_out", "score": experience - rounds}]


def test_iron_team_loses_with_the_first_death() -> None:
    game, s = given(
        mara=at("B4", wounds=1), jax=at("A1"), zombies={"B4": "1W"}, options={"iron_team": "on"}
    )
    assert s.options[Option.IRON_TEAM] == 1
    do(game, s, "end_turn", "end_turn")
    assert s.over == Ending.FIRST_DEATH
