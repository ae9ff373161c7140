"""Zones, neighbours, doors and lines of sight: OUT-001 to OUT-019."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.zones import BLOCK_OF, COLUMNS, OFFSET, WAYS, Ground, Zone
from shamble.games.outbreak.missions.plan import Plan, index_of
from shamble.games.outbreak.missions.shelf import BUILT_IN, mission
from shamble.games.outbreak.rules.sight import UNSEEN, sight
from shamble.games.outbreak.state import State
from tests.games.outbreak.positions import at, do, given, legal, place, question, refused, z


def neighbours(s: State, zone: str) -> set[str]:
    return {Zone(z(zone) + OFFSET[way]).name for way in range(WAYS) if s.ways[z(zone)] >> way & 1}


@pytest.mark.rule("OUT-001", "OUT-002", "OUT-003")
def test_every_cell_that_is_not_solid_is_one_zone() -> None:
    for value in BUILT_IN:
        _, s = given(value, mara=at(mission(value)["start"]))
        plan = Plan(mission(value))
        assert sorted(s.zones[: s.zone_count]) == sorted(index_of(name) for name in plan.cells)
        for name, cell in plan.cells.items():
            room = s.ground[index_of(name)] >= Ground.ROOM
            assert (room == cell.isalpha() and cell != "o") or (cell == "o" and not room)


@pytest.mark.rule("OUT-004")
def test_zones_are_named_by_column_and_row() -> None:
    assert [Zone[name] for name in ("A1", "B1", "A2", "L9")] == [0, 1, COLUMNS, 107]


@pytest.mark.rule("OUT-005", "OUT-006")
def test_streets_join_to_the_four_sides_and_never_diagonally() -> None:
    game, s = given(mara=at("C4"))
    assert neighbours(s, "D4") == {"C4", "E4", "D3"}
    assert neighbours(s, "A1") == {"B1", "A2"}
    assert refused(game, s, "move:d5") == "OUT-041"
    assert refused(game, s, "move:d3") == "OUT-041"


@pytest.mark.rule("OUT-007")
def test_rooms_of_a_building_join_unless_there_is_a_wall() -> None:
    _, s = given(mara=at("A4"))
    assert neighbours(s, "B3") == {"B2", "C3"}
    assert neighbours(s, "B2") == {"B3"}  # the wall to C2


@pytest.mark.rule("OUT-008", "OUT-046")
def test_street_and_room_join_by_doors_only() -> None:
    game, s = given(mara=at("C4"), doors="B3|B4")
    assert neighbours(s, "C4") == {"B4", "D4", "C5"}
    assert refused(game, s, "move:c3") == "OUT-046"  # a wall
    assert "B3" in neighbours(s, "B4")
    _, s = given("borrowed_keys", mara=at("E5"))
    for zone in s.zones[: s.zone_count]:  # rooms of different buildings never join
        for way in range(WAYS):
            if s.ways[zone] >> (way + WAYS) & 1:
                here, there = s.ground[zone], s.ground[zone + OFFSET[way]]
                assert here == there or min(here, there) < Ground.ROOM


@pytest.mark.rule("OUT-009")
def test_a_door_blocks_way_and_sight_on_both_sides_or_neither() -> None:
    game, s = given(mara=at("B4"))
    assert (sight(s, z("B4"), z("B3")), sight(s, z("B3"), z("B4"))) == (UNSEEN, UNSEEN)
    assert refused(game, s, "move:b3") == "OUT-046"
    game, s = given(mara=at("B4"), doors="B3|B4")
    assert (sight(s, z("B4"), z("B3")), sight(s, z("B3"), z("B4"))) == (1, 1)
    do(game, s, "move:b3")
    assert "move:b4" in legal(game, s)


@pytest.mark.rule("OUT-010")
def test_rooms_of_one_letter_are_one_building() -> None:
    _, s = given(mara=at("A4"))
    rooms = {"A": ["B2", "C2", "B3", "C3"], "C": ["A5", "B5", "A6", "B6"]}
    assert len({s.ground[z(name)] for name in rooms["A"]}) == 1
    assert {s.ground[z(name)] for name in rooms["A"]} != {s.ground[z(n)] for n in rooms["C"]}


@pytest.mark.rule("OUT-011")
def test_a_zone_holds_any_number() -> None:
    game, s = given(
        mara=at("B4"), jax=at("C4"), nell=at("C4"), pike=at("C4"), zombies={"C4": "40W 8F 16R 1A"}
    )
    do(game, s, "move:c4")
    assert place(s, "mara") == "C4"


@pytest.mark.rule("OUT-012")
def test_blocks_are_three_by_three() -> None:
    blocks: dict[int, list[str]] = {}
    for zone in Zone:
        blocks.setdefault(BLOCK_OF[zone], []).append(zone.name)
    assert sorted(blocks[BLOCK_OF[z("A1")]]) == sorted(f"{c}{r}" for c in "ABC" for r in (1, 2, 3))
    assert len(blocks) == 12 and {len(names) for names in blocks.values()} == {9}


@pytest.mark.rule("OUT-013", "OUT-019")
def test_everybody_sees_the_own_zone_at_range_0() -> None:
    _, s = given(mara=at("A4"))
    assert all(sight(s, zone, zone) == 0 for zone in s.zones[: s.zone_count])


@pytest.mark.rule("OUT-014")
def test_sight_is_straight() -> None:
    _, s = given(mara=at("A4"))
    assert sight(s, z("A1"), z("F1")) == 5
    assert sight(s, z("A1"), z("B4")) == UNSEEN


@pytest.mark.rule("OUT-015")
def test_from_the_street_only_the_first_room_is_seen() -> None:
    _, s = given(mara=at("A4"), doors="B3|B4")
    assert sight(s, z("B4"), z("B3")) == 1
    assert sight(s, z("B4"), z("B2")) == UNSEEN


@pytest.mark.rule("OUT-016")
def test_from_a_room_one_room_deep() -> None:
    _, s = given("hold_the_line", mara=at("D2"))
    assert sight(s, z("D2"), z("E2")) == 1
    assert sight(s, z("D2"), z("F2")) == UNSEEN


@pytest.mark.rule("OUT-017")
def test_from_a_room_over_the_street_but_not_into_another_building() -> None:
    _, s = given("dead_switch", mara=at("C1"), doors="G6|H6 F6|G6")
    assert sight(s, z("F6"), z("G6")) == 1
    assert sight(s, z("F6"), z("H6")) == UNSEEN
    assert sight(s, z("G6"), z("H6")) == 1


@pytest.mark.rule("OUT-018")
def test_figures_cars_and_tokens_never_block_sight() -> None:
    _, s = given("red_line", mara=at("A1"), jax=at("E1"), zombies={"D1": "9W 1A"}, noise={"C1": 3})
    assert sight(s, z("A1"), z("I1")) == 8


def test_nobody_is_asked_outside_the_map() -> None:
    game, s = given(mara=at("A4"))
    assert question(game, s) == "turn"
    assert refused(game, s, "move:l9") == "OUT-041"
