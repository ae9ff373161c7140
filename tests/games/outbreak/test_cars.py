"""Cars: OUT-219 to OUT-235, and leaving in one (OUT-244)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import Playable
from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.rules.wounds import die
from shamble.games.outbreak.state import Ending, Standing, State
from tests.games.outbreak.positions import (
    asked,
    at,
    begin_turn,
    do,
    given,
    here,
    hold,
    kinds,
    legal,
    place,
    question,
    refused,
    rolling,
    told,
    w,
    z,
)


def on_the_road(zone: str = "C1", **more: Any) -> tuple[Playable[State], State]:
    """Mara at the wheel of the police car, which can be driven."""
    others = more.pop("team", {})
    game, s = given("borrowed_keys", mara=at(zone, more.pop("hands", "")), **others, **more)
    s.car_drivable[0] = 1
    s.car_zone[0] = z(zone)
    s.car[w("mara")], s.seat[w("mara")] = 0, 0
    begin_turn(game, s)
    return game, s


@pytest.mark.rule("OUT-219", "OUT-220")
def test_four_seats_and_the_player_names_one() -> None:
    game, s = given("red_line", mara=at("E1"), jax=at("E1"))
    assert sum(a.startswith("car_in") for a in legal(game, s)) == 4
    do(game, s, "car_in:car_1:passenger_2")
    begin_turn(game, s, w("jax"))
    assert refused(game, s, "car_in:car_1:passenger_2") == "OUT-220"
    do(game, s, "car_in:car_1:driver")
    assert (s.seat[w("mara")], s.seat[w("jax")]) == (2, 0)


@pytest.mark.rule("OUT-220")
def test_not_in_among_zombies_but_always_out() -> None:
    game, s = given("red_line", mara=at("E1"), zombies={"E1": "1W"})
    assert refused(game, s, "car_in:car_1:driver") == "OUT-220"
    s.car[w("mara")] = 0
    do(game, s, "car_out")
    assert (s.car[w("mara")], s.actions) == (-1, 2)
    game, s = given("red_line", mara=at("D1"))
    assert refused(game, s, "car_in:car_1:driver") == "OUT-220"


@pytest.mark.rule("OUT-221")
def test_changing_seats() -> None:
    game, s = given("red_line", mara=at("E1"), jax=at("E1"))
    s.car[w("mara")], s.car[w("jax")], s.seat[w("jax")] = 0, 0, 1
    assert refused(game, s, "car_seat:passenger_1") == "OUT-221"
    do(game, s, "car_seat:passenger_3")
    assert (s.seat[w("mara")], s.actions) == (3, 2)


@pytest.mark.rule("OUT-222")
def test_driving_one_or_two_zones_of_street() -> None:
    game, s = on_the_road(team={"jax": at("C1")})
    s.car[w("jax")], s.seat[w("jax")] = 0, 1
    do(game, s, "drive:b1")
    assert question(game, s) == "drive_on"
    assert {"drive:a1", "drive:c1", "stop"} == set(legal(game, s))  # back as well
    do(game, s, "drive:a1")
    assert (place(s, "mara"), place(s, "jax"), s.car_zone[0], s.actions) == ("A1", "A1", z("A1"), 2)
    assert refused(game, s, "drive:c1") == "OUT-222"


@pytest.mark.rule("OUT-222")
def test_only_the_driver_and_never_into_buildings() -> None:
    game, s = on_the_road("E1", doors="E1|E2")
    assert refused(game, s, "drive:e2") == "OUT-222"
    s.seat[w("mara")] = 1
    assert refused(game, s, "drive:d1") == "OUT-222"


@pytest.mark.rule("OUT-222")
def test_several_cars_in_one_zone() -> None:
    game, s = on_the_road()
    s.car_zone[1] = z("B1")
    do(game, s, "drive:b1", "stop")
    assert s.car_zone[:2] == [z("B1"), z("B1")]


@pytest.mark.rule("OUT-223")
def test_only_if_the_mission_allows_it() -> None:
    game, s = given("red_line", mara=at("E1"))
    do(game, s, "car_in:car_1:driver")
    assert refused(game, s, "drive:d1") == "OUT-223"


@pytest.mark.rule("OUT-224")
def test_driving_is_no_move() -> None:
    game, s = on_the_road(zombies={"C1": "3W"})
    s.free_moves = 1
    with rolling(1, 1, 1):
        do(game, s, "drive:b1", "stop")
    assert (s.actions, s.free_moves) == (2, 1)  # no extra cost, and not paid with a free move
    s.actions = 0
    assert refused(game, s, "drive:a1") == "OUT-032"


@pytest.mark.rule("OUT-225", "OUT-226", "OUT-227")
def test_running_over_zone_by_zone() -> None:
    game, s = on_the_road(zombies={"C1": "2W", "B1": "1W 1R"})
    with rolling(4, 3, 4, 5):
        events = do(game, s, "drive:b1", "stop")
    assert [e["zone"] for e in told(events, "ran_over")] == ["c1", "b1"]
    assert (here(s, "C1"), here(s, "B1")) == ("1W", "")
    assert s.experience[w("mara")] == 3


@pytest.mark.rule("OUT-226")
def test_forth_and_back_hits_the_start_twice() -> None:
    game, s = on_the_road(zombies={"C1": "2W"})
    with rolling(4, 1, 4):
        do(game, s, "drive:b1", "drive:c1")
    assert here(s, "C1") == ""


@pytest.mark.rule("OUT-225", "OUT-227")
def test_people_in_the_way_are_hit_first_but_not_those_aboard() -> None:
    game, s = on_the_road(team={"jax": at("C1"), "nell": at("B1")}, zombies={"B1": "1W"})
    s.car[w("jax")], s.seat[w("jax")] = 0, 1
    with rolling(4, 4):
        do(game, s, "drive:b1", "stop")
    assert s.standing[w("nell")] == Standing.DEAD  # both hits, before the walker
    assert here(s, "B1") == "1W"
    assert s.standing[w("jax")] == Standing.ON_BOARD


@pytest.mark.rule("OUT-225")
def test_people_in_another_car_count() -> None:
    game, s = on_the_road(team={"nell": at("B1")})
    s.car_zone[1], s.car[w("nell")] = z("B1"), 1
    with rolling(4):
        do(game, s, "drive:b1", "stop")
    assert hold(s, "nell")[2] == "wound"


@pytest.mark.rule("OUT-228")
def test_no_skill_and_no_reroll_when_running_over() -> None:
    game, s = on_the_road(zombies={"B1": "1F"}, hands="ammo_bullets")
    s.skills[w("mara")] = [26, 2, 6, 3]  # try again, damage, die, roll
    with rolling(4):
        do(game, s, "drive:b1")
    assert question(game, s) == "drive_on"
    assert here(s, "B1") == "1F"  # damage 1


@pytest.mark.rule("OUT-229")
def test_driving_makes_no_noise() -> None:
    game, s = on_the_road()
    do(game, s, "drive:b1", "drive:a1")
    assert sum(s.noise) == 0


@pytest.mark.rule("OUT-230")
def test_fighting_from_a_car() -> None:
    game, s = on_the_road(zombies={"C1": "1W", "B1": "1W"}, hands="pistol katana")
    assert {"shoot:b1:h1", "shoot:c1:h1", "melee:h2"} <= set(legal(game, s))


@pytest.mark.rule("OUT-231")
def test_a_police_car_can_be_searched_again_in_later_turns() -> None:
    game, s = given("long_haul", mara=at("E1"), draws="katana machete")
    do(game, s, "search_car:car_1", "keep:h1")
    begin_turn(game, s)
    do(game, s, "search_car:car_1", "keep:r1")
    assert hold(s, "mara")[0:3:2] == ["katana", "machete"]
    game, s = given(
        "long_haul", mara=at("E1"), zombies={"E1": "1W"}, options={"search_clear": "off"}
    )
    assert refused(game, s, "search_car:car_1") == "OUT-231"  # OUT-051 does not hold here
    game, s = given("long_haul", mara=at("E1"), zombies={"E1": "1W"})
    assert refused(game, s, "search_car:car_1") == "OUT-051"
    game, s = given("long_haul", mara=at("D1"))
    assert refused(game, s, "search_car:car_1") == "OUT-231"


@pytest.mark.rule("OUT-231")
def test_a_police_car_without_weapons() -> None:
    game, s = given("long_haul", mara=at("E1"))
    s.in_deck, s.gear_deck, s.gear_count = [0] * 28, [-1] * 55, 0
    s.discards[Gear.WATER] = 2
    events = do(game, s, "search_car:car_1")
    assert told(events, "nothing_found")
    assert (s.discards[Gear.WATER], s.gear_count) == (2, 0)


@pytest.mark.rule("OUT-232")
def test_a_show_car_once_one_of_two_guns() -> None:
    found = set()
    for seed in range(12):
        game, s = given("red_line", mara=at("E1"))
        s.key[0] = seed
        s.drawn = 0
        do(game, s, "search_car:car_1", "keep:h1")
        found.add(hold(s, "mara")[0])
        begin_turn(game, s)
        assert refused(game, s, "search_car:car_1") == "OUT-232"
    assert found == {"evil_twins", "mas_shotgun"}
    game, s = given("red_line", mara=at("E1"))
    s.supply[Gear.EVIL_TWINS] = s.supply[Gear.MAS_SHOTGUN] = 0
    assert refused(game, s, "search_car:car_1") == "OUT-232"


@pytest.mark.rule("OUT-233")
def test_a_car_search_is_the_one_search_whatever_the_flashlight() -> None:
    game, s = given("long_haul", mara=at("E1", "", "flashlight"), draws="katana machete")
    do(game, s, "search_car:car_1", "keep:h1")
    assert question(game, s) == "turn"
    assert refused(game, s, "search_car:car_1") == "OUT-049"


@pytest.mark.rule("OUT-234")
def test_what_can_be_done_inside() -> None:
    game, s = on_the_road(
        team={"jax": at("C1")}, zombies={"B1": "1W"}, hands="sawed_off! crowbar", doors=""
    )
    assert kinds(game, s) == {
        "change", "exchange", "reload", "noise", "pass", "search_car",
        "car_seat", "car_out", "drive", "end_turn", "discard",
    }  # fmt: skip
    game, s = on_the_road("E1", hands="crowbar")
    s.car_zone[1] = z("E1")
    assert refused(game, s, "open_door:south:h1") == "OUT-234"
    assert refused(game, s, "search_car:car_2") == "OUT-234"
    assert refused(game, s, "car_in:car_2:driver") == "OUT-234"


@pytest.mark.rule("OUT-235")
def test_a_car_without_its_driver_stands() -> None:
    game, s = on_the_road(team={"jax": at("C1")})
    s.car[w("jax")], s.seat[w("jax")] = 0, 1
    die(s, w("mara"))
    begin_turn(game, s, w("jax"))
    assert s.car_zone[0] == z("C1")
    assert refused(game, s, "drive:b1") == "OUT-222"
    do(game, s, "car_seat:driver", "drive:b1", "stop")
    assert place(s, "jax") == "B1"


@pytest.mark.rule("OUT-244")
def test_leaving_by_car() -> None:
    game, s = given(
        "borrowed_keys", players=3,
        mara=at("A4", seat=0), jax=at("A4", seat=1), nell=at("A4", seat=2),
    )  # fmt: skip
    s.car_drivable[0], s.car_zone[0] = 1, z("A4")
    for seat, name in enumerate(("mara", "jax", "nell")):
        s.car[w(name)], s.seat[w(name)] = 0, seat
    begin_turn(game, s)
    do(game, s, "drive:a5", "stop")
    assert asked(game, s) == ("car_leave", [0])
    do(game, s, "leave")
    assert asked(game, s) == ("along", [1])
    game.apply(s, 1, "leave")
    game.apply(s, 2, "step_out")
    assert s.car_zone[0] == -1
    assert [s.standing[w(n)] for n in ("mara", "jax", "nell")] == [3, 3, 1]
    assert (place(s, "nell"), s.car[w("nell")]) == ("A5", -1)
    assert s.over == 0


@pytest.mark.rule("OUT-244")
def test_zombies_in_the_exit_keep_a_car() -> None:
    game, s = on_the_road("A4", zombies={"A5": "1W"})
    with rolling(1):
        do(game, s, "drive:a5", "stop")
    assert question(game, s) == "turn"
    s.at[w("mara")] = z("A5")
    s.car[w("mara")] = -1
    s.zombies[z("A5")][0] = 0
    do(game, s, "end_turn")
    assert s.round == 2  # on foot nobody leaves


@pytest.mark.rule("OUT-244")
def test_all_aboard_wins_the_mission() -> None:
    game, s = on_the_road("A4")
    do(game, s, "drive:a5", "stop", "leave")
    assert s.over == Ending.WON
