"""The zombie turn: OUT-162 to OUT-198."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import Playable
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.state import Standing, State
from shamble.games.outbreak.views.ahead import next_step
from tests.games.outbreak.positions import (
    answer,
    asked,
    at,
    do,
    given,
    here,
    hold,
    legal,
    question,
    refused,
    told,
    w,
    where,
    zombie_step,
)

RUNNERS = 1 << Zombie.RUNNER


# ---- sequence


@pytest.mark.rule("OUT-162", "OUT-163")
def test_attack_or_else_move_and_cards_last() -> None:
    game, s = given(mara=at("B4", "pan"), zombies={"B4": "1W", "C4": "1W"}, cards="z02")
    events = do(game, s, "end_turn")
    order = [e.kind.word for e in events if e.kind.word in ("zombies_attack", "marched", "card")]
    assert order == ["zombies_attack", "marched", "card"]
    assert here(s, "B4") == "2W"
    assert s.wounds_taken == 1  # the one that came did not attack


@pytest.mark.rule("OUT-164")
def test_attackers_do_not_move_even_if_their_victims_die() -> None:
    game, s = given(mara=at("B4", wounds=1), jax=at("A1"), zombies={"B4": "2W"})
    zombie_step(game, s)
    assert s.standing[w("mara")] == Standing.DEAD
    assert where(s) == {"B4": "2W"}


@pytest.mark.rule("OUT-165", "OUT-166")
def test_runners_act_twice_after_everybody() -> None:
    game, s = given(mara=at("A4"), zombies={"E4": "1W 1R"}, cards="z01")
    do(game, s, "end_turn")
    assert where(s) == {"D4": "1W", "C4": "1R"}
    game, s = given(mara=at("A4", "pan"), zombies={"B4": "1R"}, cards="z01")
    do(game, s, "end_turn")
    assert (here(s, "A4"), s.wounds_taken) == ("1R", 1)  # comes, then attacks


@pytest.mark.rule("OUT-167")
def test_row_by_row_and_kind_by_kind() -> None:
    game, s = given(
        mara=at("C5", "pan"), jax=at("B4", "pan"),
        zombies={"C5": "1W", "B4": "1W", "F3": "1W 1F 1R"},
    )  # fmt: skip
    events = zombie_step(game, s)
    assert [e["zone"] for e in told(events, "zombies_attack")] == ["b4", "c5"]
    marched = [e["zombie"] for e in told(events, "marched")]
    assert marched == ["walker", "fatty", "runner"]


# ---- attack


@pytest.mark.rule("OUT-168", "OUT-169")
def test_every_zombie_in_the_zone_deals_a_wound() -> None:
    game, s = given(mara=at("B4", "pan"), zombies={"B4": "1F"})
    zombie_step(game, s)
    assert (hold(s, "mara")[0], s.wounds_taken) == ("wound", 1)
    game, s = given(mara=at("B4"), jax=at("A1"), zombies={"B4": "1W 1F"})
    zombie_step(game, s)
    assert s.standing[w("mara")] == Standing.DEAD


@pytest.mark.rule("OUT-170")
def test_the_leader_names_a_living_survivor_there() -> None:
    game, s = given(
        players=2, mara=at("A1", seat=0), jax=at("B4", seat=1), nell=at("B4", seat=1),
        zombies={"B4": "2W"},
    )  # fmt: skip
    zombie_step(game, s)
    assert asked(game, s) == ("victim", [0])
    assert refused(game, s, "hit_survivor:mara") == "OUT-170"
    answer(game, s, "hit_survivor:nell")
    assert question(game, s) == "victim"
    answer(game, s, "hit_survivor:jax")
    assert s.wounds_taken == 2


@pytest.mark.rule("OUT-170")
def test_an_ignored_wound_counts_as_dealt() -> None:
    game, s = given(nell=at("B4", skills="free_search thick_skin"), zombies={"B4": "2W"})
    zombie_step(game, s)
    assert (hold(s, "nell")[2], s.wounds_taken) == ("wound", 1)


@pytest.mark.rule("OUT-171")
def test_surplus_wounds_go_on_to_the_living() -> None:
    game, s = given(
        mara=at("B4", wounds=1), jax=at("B4", wounds=1), nell=at("A1"), zombies={"B4": "9W"}
    )
    zombie_step(game, s)
    answer(game, s, "hit_survivor:mara")
    assert (s.standing[w("mara")], s.standing[w("jax")]) == (Standing.DEAD, Standing.DEAD)
    assert question(game, s) == ""


@pytest.mark.rule("OUT-172")
def test_a_car_gives_no_protection() -> None:
    game, s = given("red_line", mara=at("E1", "pan"), zombies={"E1": "1W"})
    s.car[w("mara")] = 0
    zombie_step(game, s)
    assert hold(s, "mara")[0] == "wound"


# ---- movement


@pytest.mark.rule("OUT-173", "OUT-174", "OUT-175", "OUT-177")
def test_one_zone_by_the_shortest_route_to_the_loudest() -> None:
    game, s = given(mara=at("A4"), jax=at("F2"), noise={"A4": 1}, zombies={"F4": "2W"})
    zombie_step(game, s)
    assert where(s) == {"E4": "2W"}  # Jax is nearer, but not as loud


@pytest.mark.rule("OUT-176")
def test_each_character_is_one_noise() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"), nell=at("F4"), zombies={"E4": "1W"})
    zombie_step(game, s)
    assert where(s) == {"D4": "1W"}


@pytest.mark.rule("OUT-178")
def test_sight_first_as_an_option() -> None:
    team: dict[str, Any] = {"mara": at("A4"), "jax": at("A4"), "nell": at("F4")}
    game, s = given(**team, zombies={"E3": "1W", "E4": "1W"}, options={"sight_first": "on"})
    zombie_step(game, s)
    assert here(s, "D4") == "1W"  # of those it sees the noisiest: A4 with 2
    game, s = given(
        mara=at("A1"),
        jax=at("A1"),
        nell=at("F3"),
        zombies={"F5": "1W"},
        options={"sight_first": "on"},
    )
    zombie_step(game, s)
    assert where(s) == {"F4": "1W"}  # sees only Nell


@pytest.mark.rule("OUT-179")
def test_whoever_has_arrived_stays() -> None:
    game, s = given(mara=at("A4"), noise={"C4": 1}, zombies={"C4": "2W"})
    zombie_step(game, s)
    assert where(s) == {"C4": "2W"}


@pytest.mark.rule("OUT-180")
def test_without_noise_nothing_moves() -> None:
    game, s = given(sable=at("A4", skills="soundless"), zombies={"C4": "2W"})
    zombie_step(game, s)
    assert where(s) == {"C4": "2W"}


@pytest.mark.rule("OUT-180")
@pytest.mark.parametrize("options", [{"sight_first": "on"}, {"preset": "published"}])
def test_without_noise_nothing_moves_toward_what_it_sees(options: dict[str, str]) -> None:
    silent: dict[str, Any] = {"sable": at("B1", skills="soundless")}
    game, s = given(**silent, zombies={"C1": "1W"}, options=options)
    zombie_step(game, s)
    assert where(s) == {"C1": "1W"} and next_step(s)[0].deed == "stay"
    game, s = given(**silent, zombies={"C1": "1W"}, noise={"F6": 1}, options=options)
    zombie_step(game, s)
    assert where(s) == {"B1": "1W"}  # some noise somewhere: what is seen counts, silent or not


@pytest.mark.rule("OUT-181")
def test_a_longer_open_way_before_a_closed_door() -> None:
    game, s = given(mara=at("C2"), doors="B3|B4", zombies={"D2": "1W"})
    zombie_step(game, s)
    assert where(s) == {"D3": "1W"}  # round by B4 instead of the door beside it


@pytest.mark.rule("OUT-182")
def test_noisy_zones_without_an_open_route_are_ignored() -> None:
    game, s = given(mara=at("B2"), jax=at("A1"), zombies={"C1": "1W"})
    zombie_step(game, s)
    assert where(s) == {"B1": "1W"}


@pytest.mark.rule("OUT-183")
def test_else_the_noisiest_survivor_it_can_reach() -> None:
    game, s = given(mara=at("B2"), jax=at("B2"), nell=at("A1"), zombies={"C1": "1W"})
    zombie_step(game, s)
    assert where(s) == {"B1": "1W"}


@pytest.mark.rule("OUT-184")
def test_else_as_if_doors_were_open_until_one_stops_it() -> None:
    game, s = given(mara=at("B3"), zombies={"A4": "1W"})
    zombie_step(game, s)
    assert where(s) == {"B4": "1W"}
    zombie_step(game, s)
    assert where(s) == {"B4": "1W"}


@pytest.mark.rule("OUT-185")
def test_noise_is_fixed_after_the_attacks_and_nobody_moves_twice() -> None:
    game, s = given(
        mara=at("B4", wounds=1),
        jax=at("B4", wounds=1),
        nell=at("F4"),
        zombies={"B4": "4W", "C4": "1W", "D4": "1W"},
    )
    zombie_step(game, s)
    answer(game, s, "hit_survivor:mara")
    assert where(s) == {"B4": "4W", "D4": "1W", "E4": "1W"}  # the dead make no noise


# ---- splitting


@pytest.mark.rule("OUT-186", "OUT-188", "OUT-191")
def test_two_equal_groups_of_each_kind() -> None:
    game, s = given(mara=at("A4"), zombies={"F1": "3W 1F 2R"})
    zombie_step(game, s)
    assert where(s) == {"F2": "2W 1F 1R", "E1": "2W 1F 1R"}
    assert (s.stock[Zombie.WALKER], s.stock[Zombie.FATTY], s.stock[Zombie.RUNNER]) == (36, 6, 14)


@pytest.mark.rule("OUT-187")
def test_routes_with_the_same_first_step_do_not_split() -> None:
    game, s = given(mara=at("A1"), zombies={"E4": "3W"}, jax=at("A4"))
    zombie_step(game, s)
    assert where(s) == {"D4": "3W"}


def three_ways() -> tuple[Playable[State], State]:
    """A crossing with a survivor to the north, the east and the west."""
    return given(
        "dead_switch",
        mara=at("C1"),
        jax=at("A4"),
        nell=at("G4"),
        pike=at("G2"),
        zombies={"C4": "3W"},
    )


@pytest.mark.rule("OUT-189")
def test_of_three_ways_the_leader_keeps_two() -> None:
    game, s = three_ways()
    zombie_step(game, s)
    assert question(game, s) == "split"
    assert set(legal(game, s)) == {"split:north:east", "split:north:west", "split:east:west"}
    assert refused(game, s, "split:north:south") == "OUT-189"
    answer(game, s, "split:north:west")
    assert where(s) == {"C3": "2W", "B4": "2W"}


@pytest.mark.rule("OUT-189")
def test_split_all_uses_every_way() -> None:
    game, s = given(
        "dead_switch", mara=at("C1"), jax=at("A4"), nell=at("G4"), zombies={"C4": "4W"},
        options={"split_all": "on"},
    )  # fmt: skip
    zombie_step(game, s)
    assert where(s) == {"C3": "2W", "B4": "2W", "D4": "2W"}


@pytest.mark.rule("OUT-189", "OUT-193", "OUT-194")
def test_a_lone_abomination_takes_one_of_all_ways() -> None:
    game, s = given("dead_switch", mara=at("C1"), jax=at("A4"), nell=at("G4"), zombies={"C4": "1A"})
    zombie_step(game, s)
    assert question(game, s) == "lead"
    assert set(legal(game, s)) == {"lead:north", "lead:east", "lead:west"}
    assert refused(game, s, "lead:south") == "OUT-193"
    assert here(s, "C4") == "1A"  # decided before anything moves
    answer(game, s, "lead:east")
    assert where(s) == {"D4": "1A"}


@pytest.mark.rule("OUT-190")
def test_groups_are_made_equal_from_the_stock() -> None:
    game, s = given(mara=at("A4"), zombies={"F1": "5W"})
    zombie_step(game, s)
    assert where(s) == {"F2": "3W", "E1": "3W"}
    assert s.stock[Zombie.WALKER] == 34


@pytest.mark.rule("OUT-192")
def test_an_added_fatty_brings_no_walkers() -> None:
    game, s = given(mara=at("A4"), zombies={"F1": "1F"})
    zombie_step(game, s)
    assert where(s) == {"F2": "1F", "E1": "1F"}
    assert s.stock[Zombie.WALKER] == 40


@pytest.mark.rule("OUT-195", "OUT-196", "OUT-197")
def test_a_split_that_runs_short_gives_an_extra_action_after_the_step() -> None:
    game, s = given(mara=at("A4"), zombies={"F1": "3W"}, stock="0W")
    events = zombie_step(game, s)
    assert told(events, "short") == [{"zombie": "walker", "turn": 0}]
    # first 2 to E1 (east of nothing: the order is north, east, south, west) ...
    assert sum(row[0] for row in s.zombies) == 3
    assert where(s) == {"F3": "2W", "D1": "1W"}


@pytest.mark.rule("OUT-198")
def test_an_extra_action_brings_no_further_one() -> None:
    game, s = given(mara=at("A4"), zombies={"F1": "3W"}, stock="0W")
    events = zombie_step(game, s, 1 << Zombie.WALKER, extra=1)
    assert told(events, "short") == []
    assert where(s) == {"F2": "2W", "E1": "1W"}
