"""Doors and the building spawn: OUT-066 to OUT-076, OUT-214 to OUT-218."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.zones import Colour
from shamble.games.outbreak.missions.pack import pack
from tests.games.outbreak.positions import (
    at,
    begin_turn,
    do,
    given,
    here,
    legal,
    place,
    question,
    refused,
    told,
    where,
    z,
    zombie_step,
)

OPENERS = ["crowbar", "fire_axe", "chainsaw"]


@pytest.mark.rule("OUT-066", "OUT-068", "OUT-069")
def test_a_tool_in_hand_opens_a_door_beside_the_zone() -> None:
    for tool in OPENERS:
        game, s = given(mara=at("B4", tool))
        do(game, s, "open_door:north:h1")
        assert s.actions == 2
        assert "move:b3" in legal(game, s)
    game, s = given(mara=at("B4", "pistol", "crowbar"))
    assert refused(game, s, "open_door:north:h1") == "OUT-069"
    game, s = given(mara=at("A4", "crowbar"))
    assert refused(game, s, "open_door:north:h1") == "OUT-068"


@pytest.mark.rule("OUT-068")
def test_with_two_tools_the_player_names_one() -> None:
    game, s = given(mara=at("B4", "crowbar fire_axe"))
    doors = {a for a in legal(game, s) if a.startswith("open_door")}
    assert doors == {"open_door:north:h1", "open_door:north:h2"}
    do(game, s, "open_door:north:h2")
    assert s.noise[z("B4")] == 1


@pytest.mark.rule("OUT-068")
def test_a_door_opens_from_inside_as_well() -> None:
    game, s = given(mara=at("C2", "crowbar"), cards="z01 z05 z09 z13")
    do(game, s, "open_door:east:h1", "move:d2")
    assert place(s, "mara") == "D2"


@pytest.mark.rule("OUT-070")
@pytest.mark.parametrize(("tool", "tokens"), [("crowbar", 0), ("fire_axe", 1), ("chainsaw", 1)])
def test_noise_of_opening(tool: str, tokens: int) -> None:
    game, s = given(mara=at("B4", tool))
    do(game, s, "open_door:north:h1")
    assert s.noise[z("B4")] == tokens


@pytest.mark.rule("OUT-067", "OUT-071")
def test_only_a_door_closer_closes_doors() -> None:
    game, s = given(mara=at("B4", "crowbar"), doors="B3|B4")
    assert refused(game, s, "close_door:north") == "OUT-067"
    for zone, way in (("B4", "north"), ("B3", "south")):  # from either side
        game, s = given(bolt=at(zone, skills="door_closer"), doors="B3|B4")
        assert refused(game, s, "close_door:east") == "OUT-071"
        do(game, s, f"close_door:{way}")
        assert (s.actions, sum(s.noise), sum(s.door_open)) == (2, 0, 0)


@pytest.mark.rule("OUT-072")
def test_zombies_do_not_hinder_closing() -> None:
    game, s = given(
        bolt=at("B4", skills="door_closer"), doors="B3|B4", zombies={"B4": "2W", "B3": "3W"}
    )
    do(game, s, "close_door:north")
    assert sum(s.door_open) == 0


@pytest.mark.rule("OUT-073", "OUT-076")
def test_only_the_first_door_of_a_building_draws_cards() -> None:
    game, s = given(mara=at("B4", "crowbar"), cards="z01 z05 z09 z13")
    assert len(told(do(game, s, "open_door:north:h1"), "card")) == 4
    s.at[0] = z("D2")
    assert told(do(game, s, "open_door:west:h1"), "card") == []


@pytest.mark.rule("OUT-074")
def test_zombies_never_open_doors() -> None:
    game, s = given(mara=at("B3"), zombies={"B4": "5W 1R"})
    for _ in range(3):
        zombie_step(game, s)
    assert (where(s), sum(s.door_open)) == ({"B4": "5W 1R"}, 0)


@pytest.mark.rule("OUT-075")
def test_coloured_doors_wait_for_the_mission() -> None:
    game, s = given("dead_switch", mara=at("E4", "crowbar"), draws="")
    assert refused(game, s, "open_door:south:h1") == "OUT-075"
    s.unlocked = 1 << Colour.BLUE
    do(game, s, "open_door:south:h1")
    assert s.actions == 2


@pytest.mark.rule("OUT-076", "OUT-214")
def test_one_card_for_each_room_at_the_danger_level() -> None:
    game, s = given(mara=at("D4", "crowbar"), cards="z01 z02 z03 z04", level="yellow")
    events = do(game, s, "open_door:south:h1")
    assert [card["level"] for card in told(events, "card")] == ["yellow"] * 4
    assert {card["zone"] for card in told(events, "card")} == {"d5", "e5", "d6", "e6"}
    assert sum(map(sum, s.zombies)) == 2 + 1 + 1 + 3


@pytest.mark.rule("OUT-215")
def test_the_farthest_room_first() -> None:
    game, s = given(mara=at("D2", "crowbar"), cards="z01 z05 z09 z13")
    events = do(game, s, "open_door:west:h1")  # C2: then C3, B3, and B2 behind the wall
    assert [card["zone"] for card in told(events, "card")] == ["b2", "b3", "c3", "c2"]


@pytest.mark.rule("OUT-214", "OUT-215")
def test_no_building_is_too_long() -> None:
    """A map of one's own: 96 rooms on a string, winding down from the door at A1."""
    walls = [
        [f"{column}{row}", f"{column}{row + 1}"]
        for row in range(2, 9)
        for column in ("ABCDEFGHIJK" if row % 2 == 0 else "BCDEFGHIJKL")
    ]
    grid = ["." * 12, *["a" * 12] * 8]
    own = {"grid": grid, "walls": walls, "doors": [["A1", "A2", "red", "closed"]]}
    own |= {"start": "A1", "spawns": [["L1", "red", True]], "win": {"round_end": 99}}
    game, s = given(mara=at("A1", "crowbar"))
    for name, value in pack(own).items():
        setattr(s, name, value)
    s.entered, s.zombie_deck, s.zombie_size = 0, [0] * 42, 1  # nothing appears
    begin_turn(game, s)
    rooms = [card["zone"] for card in told(do(game, s, "open_door:south:h1"), "card")]
    assert len(rooms) == 96
    assert (rooms[0], rooms[-12], rooms[-1]) == ("a9", "l2", "a2")


@pytest.mark.rule("OUT-216")
def test_special_cards_in_a_building_spawn() -> None:
    game, s = given(
        mara=at("D4", "crowbar"),
        cards="z37 z41 z01 z01",
        level="yellow",
        zombies={"A1": "1W"},
    )
    do(game, s, "open_door:south:h1")
    assert here(s, "D4") == "2W"  # the manhole of the survivor's own block
    assert here(s, "A1") == ""  # the walkers took an extra turn
    assert all(here(s, room) == "" for room in ("E6", "E5"))


@pytest.mark.rule("OUT-217")
def test_no_spawn_around_the_start_or_behind_open_doors() -> None:
    game, s = given("hold_the_line", mara=at("E2", "crowbar"))
    assert told(do(game, s, "open_door:north:h1"), "card") == []
    from shamble.games.outbreak.missions.pack import pack
    from shamble.games.outbreak.missions.shelf import mission
    from shamble.games.outbreak.rules.setup import open_the_open_doors

    half_open = {**mission("fire_drill")}
    half_open["doors"] = [
        [a, b, c, "open" if a == "C2" else "closed"] for a, b, c, _ in half_open["doors"]
    ]
    for name, value in pack(half_open).items():
        setattr(s, name, value)
    s.entered = 0
    open_the_open_doors(s)
    assert s.entered == 1  # building a
    assert s.ways[z("D2")] >> 3 & 1


@pytest.mark.rule("OUT-218")
def test_the_building_spawn_is_settled_before_the_turn_goes_on() -> None:
    game, s = given(mara=at("B4", "crowbar"), cards="z12 z12 z12 z12")
    do(game, s, "open_door:north:h1")
    assert (question(game, s), s.depth) == ("turn", 3)
    assert s.zombie_next == 4
