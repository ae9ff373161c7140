"""The search action: OUT-048 to OUT-065."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.gear import GEARS, Gear
from tests.games.outbreak.positions import (
    at,
    do,
    given,
    here,
    hold,
    kinds,
    legal,
    question,
    refused,
    told,
    w,
)


@pytest.mark.rule("OUT-048")
def test_rooms_can_be_searched_and_streets_cannot() -> None:
    game, s = given(mara=at("B2"), draws="katana")
    events = do(game, s, "search")
    assert told(events, "drew") == [{"survivor": "mara", "gear": "katana"}]
    game, s = given(mara=at("B4"))
    assert refused(game, s, "search") == "OUT-048"


@pytest.mark.rule("OUT-049", "OUT-033")
def test_only_once_a_turn() -> None:
    game, s = given(mara=at("B2"), draws="katana")
    do(game, s, "search", "keep:h1")
    assert refused(game, s, "search") == "OUT-049"


@pytest.mark.rule("OUT-050")
def test_a_free_search_is_the_one_search() -> None:
    game, s = given(nell=at("B2", skills="free_search"), draws="katana water")
    do(game, s, "search", "keep:h1")
    assert (s.actions, refused(game, s, "search")) == (3, "OUT-049")
    game, s = given("red_line", nell=at("E1", skills="free_search"))
    do(game, s, "search_car:car_1", "keep:h1")
    assert refused(game, s, "search_car:car_1") == "OUT-049"


@pytest.mark.rule("OUT-051")
def test_not_among_zombies() -> None:
    game, s = given(mara=at("B2"), zombies={"B2": "1W"})
    assert refused(game, s, "search") == "OUT-051"
    game, s = given(mara=at("B2"), zombies={"B2": "1W"}, options={"search_clear": "off"})
    assert "search" in legal(game, s)


@pytest.mark.rule("OUT-052", "OUT-053", "OUT-054")
@pytest.mark.parametrize(
    ("hands", "bag", "most"), [("", "", 1), ("", "flashlight", 2), ("flashlight", "flashlight", 3)]
)
def test_flashlights_draw_more(hands: str, bag: str, most: int) -> None:
    game, s = given(mara=at("B2", hands, bag), draws="water water water")
    events = do(game, s, "search", "drop")
    while question(game, s) == "draw_on":
        events += do(game, s, "draw_on", "drop")
    assert len(told(events, "drew")) == most


@pytest.mark.rule("OUT-055")
def test_further_draws_are_a_choice() -> None:
    game, s = given(mara=at("B2", "", "flashlight"), draws="water katana")
    events = do(game, s, "search", "drop", "stop")
    assert len(told(events, "drew")) == 1
    assert question(game, s) == "turn"


@pytest.mark.rule("OUT-056", "OUT-057", "OUT-058")
def test_where_a_drawn_card_may_go() -> None:
    game, s = given(mara=at("B2", "", "pan"), draws="katana")
    do(game, s, "search")
    keeps = {a for a in legal(game, s) if a.startswith("keep")}
    assert keeps == {"keep:h1", "keep:h2", "keep:r2", "keep:r3"}
    assert refused(game, s, "keep:r1") == "OUT-058"
    assert refused(game, s, "keep:r4") == "OUT-058"
    do(game, s, "drop")
    assert s.discards[Gear.KATANA] == 1


@pytest.mark.rule("OUT-057")
def test_a_wound_in_hand_is_no_equipment() -> None:
    game, s = given(mara=at("B2"), draws="katana")
    s.hold[0][0] = Gear.WOUND
    do(game, s, "search", "keep:h2")
    assert hold(s, "mara")[:2] == ["wound", "katana"]


@pytest.mark.rule("OUT-059", "OUT-084")
def test_discarding_makes_room() -> None:
    game, s = given(mara=at("B2", "pan", "water water water"), draws="katana")
    do(game, s, "search")
    assert not [a for a in legal(game, s) if a.startswith("keep")]
    do(game, s, "discard:h1", "keep:h1")
    assert hold(s, "mara")[0] == "katana"
    assert s.supply[Gear.PAN] == 3


@pytest.mark.rule("OUT-060")
def test_scope_and_rifle_combine_when_picked_up() -> None:
    game, s = given(mara=at("B2", "rifle", "water water water"), draws="scope")
    do(game, s, "search", "combine:h1")
    assert hold(s, "mara")[0] == "sniper_rifle"
    assert s.actions == 2


@pytest.mark.rule("OUT-061")
def test_combining_needs_the_other_part_in_the_own_inventory() -> None:
    game, s = given(mara=at("B2", "pan"), jax=at("B2", "rifle"), draws="scope")
    do(game, s, "search")
    assert refused(game, s, "combine:h1") == "OUT-061"
    game, s = given(mara=at("B2", "pan"), draws="katana")
    do(game, s, "search")
    assert refused(game, s, "combine:h1") == "OUT-060"


@pytest.mark.rule("OUT-062", "OUT-063")
def test_aaaah_brings_a_walker_and_gives_no_item() -> None:
    game, s = given(mara=at("B2", "", "flashlight"), draws="aaaah katana")
    do(game, s, "search")
    assert here(s, "B2") == "1W"
    assert s.discards[Gear.AAAAH] == 1
    do(game, s, "draw_on", "keep:h1")  # although a zombie is there now
    assert hold(s, "mara")[0] == "katana"


@pytest.mark.rule("OUT-063")
def test_aaaah_cannot_be_kept() -> None:
    game, s = given(rags=at("B2", skills="pick_the_fallen second_pick"), draws="aaaah katana")
    do(game, s, "search")
    assert refused(game, s, "keep:h1") == "OUT-063"
    assert kinds(game, s) == {"drop", "second_pick"}


@pytest.mark.rule("OUT-064")
def test_the_discard_pile_becomes_the_deck() -> None:
    game, s = given(mara=at("B2"))
    s.discards[Gear.WATER], s.gear_count = 2, 0
    s.in_deck = [0] * GEARS
    s.gear_deck = [-1] * 55
    events = do(game, s, "search")
    assert told(events, "reshuffled") and told(events, "drew")[0]["gear"] == "water"
    assert (s.discards[Gear.WATER], s.gear_count) == (0, 1)


@pytest.mark.rule("OUT-065")
def test_with_nothing_to_draw_there_is_no_search() -> None:
    game, s = given(mara=at("B2", "", "flashlight"))
    s.gear_count, s.in_deck, s.gear_deck = 0, [0] * GEARS, [-1] * 55
    assert refused(game, s, "search") == "OUT-065"
    s.discards[Gear.KATANA] = 1
    do(game, s, "search", "keep:h1")
    assert question(game, s) == "turn"  # nothing left for the second card


@pytest.mark.rule("OUT-039a", "OUT-207")
def test_the_search_of_the_dead_is_over() -> None:
    game, s = given(
        mara=at("B2", "", "flashlight", wounds=1),
        jax=at("A4"),
        zombies={"B2": "1W"},
        stock="0W",
        draws="aaaah water",
        options={"search_clear": "off"},
    )
    do(game, s, "search")  # no walker in stock: the one in the room acts and kills
    assert (question(game, s), s.active) == ("turn", w("jax"))
