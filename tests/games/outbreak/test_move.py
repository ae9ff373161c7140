"""The move action: OUT-041 to OUT-047."""

from __future__ import annotations

import pytest

from tests.games.outbreak.positions import at, do, given, legal, place, question, refused


@pytest.mark.rule("OUT-041")
def test_a_move_goes_to_a_connected_neighbour() -> None:
    game, s = given(mara=at("C4"))
    assert {a for a in legal(game, s) if a.startswith("move")} == {"move:b4", "move:d4", "move:c5"}
    do(game, s, "move:c5")
    assert (place(s, "mara"), s.actions) == ("C5", 2)


@pytest.mark.rule("OUT-042")
def test_without_zombies_hold_leaving_costs_nothing_extra() -> None:
    game, s = given(mara=at("A4"), zombies={"A4": "9W"}, options={"zombies_hold": "off"})
    do(game, s, "move:b4")
    assert s.actions == 2


@pytest.mark.rule("OUT-043")
def test_the_extra_cost_takes_normal_and_free_moves_only() -> None:
    game, s = given(mara=at("A4", skills="free_move"), zombies={"A4": "3W"})
    do(game, s, "move:b4")  # 1 + 3, of which one is free
    assert place(s, "mara") == "B4"
    game, s = given(nell=at("A4", skills="free_search free_combat"), zombies={"A4": "3W"})
    assert refused(game, s, "move:b4") == "OUT-042"


@pytest.mark.rule("OUT-044")
def test_a_long_move_stops_among_zombies() -> None:
    game, s = given(wren=at("A4", skills="two_zones zone_per_move"), zombies={"C4": "1W"})
    do(game, s, "move:b4")
    assert question(game, s) == "move_on"
    do(game, s, "move:c4")
    assert question(game, s) == "turn"
    assert (place(s, "wren"), s.actions) == ("C4", 2)


@pytest.mark.rule("OUT-045")
def test_only_the_first_zone_holds_back() -> None:
    game, s = given(wren=at("A4", skills="two_zones"), zombies={"A4": "1W"})
    do(game, s, "move:b4", "move:c4")
    assert (place(s, "wren"), s.actions) == ("C4", 1)


@pytest.mark.rule("OUT-046")
def test_walls_and_closed_doors_stop_everybody() -> None:
    game, s = given(mara=at("B4"))
    assert refused(game, s, "move:b3") == "OUT-046"
    assert refused(game, s, "move:b5") == "OUT-046"


@pytest.mark.rule("OUT-047")
def test_nobody_walks_out_of_a_car() -> None:
    game, s = given("red_line", mara=at("E1"))
    do(game, s, "car_in:car_1:driver")
    assert refused(game, s, "move:d1") == "OUT-047"
    do(game, s, "car_out", "move:d1")
    assert place(s, "mara") == "D1"


def test_stopping_earlier() -> None:
    game, s = given(wren=at("A4", skills="two_zones"))
    do(game, s, "move:b4", "stop")
    assert (place(s, "wren"), s.actions, question(game, s)) == ("B4", 2, "turn")
