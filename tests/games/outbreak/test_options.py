"""Presets, switches and variants of section 9."""

from __future__ import annotations

import pytest

import shamble
from shamble.games.outbreak.content.gear import WEAPON, Gear
from shamble.games.outbreak.rules.rounds import pass_marker
from shamble.games.outbreak.rules.spawning import danger
from shamble.games.outbreak.rules.terms import published
from shamble.games.outbreak.rules.wounds import die
from shamble.games.outbreak.state import Ending, Option, Standing
from tests.games.outbreak.positions import (
    asked,
    at,
    begin_turn,
    do,
    given,
    here,
    hold,
    legal,
    place,
    question,
    refused,
    rolling,
    told,
    w,
    where,
    z,
    zombie_step,
)

OF_THE_PRESET = {
    Option.SIGHT_FIRST: ("sight_first", "off", "on"),
    Option.SPLIT_ALL: ("split_all", "off", "on"),
    Option.TYPED_AMMO: ("typed_ammo", "off", "on"),
    Option.MASK_PREVENTS_ONLY: ("mask_prevents_only", "off", "on"),
    Option.FREE_REARRANGE: ("free_rearrange", "off", "on"),
    Option.FREE_EQUIP: ("free_equip", "empty_hands", "per_hand"),
    Option.SHORTAGE: ("shortage", "action", "turn"),
    Option.TURN_ORDER: ("turn_order", "character", "player"),
}


@pytest.mark.parametrize("option", OF_THE_PRESET)
def test_a_preset_decides_unless_the_switch_does(option: Option) -> None:
    name, seed_way, published_way = OF_THE_PRESET[option]
    for preset, expected in (("seed", 0), ("published", 1)):
        s = shamble.load("outbreak", 1, preset=preset).new(seed=1)
        assert published(s, option) == expected
        for value, chosen in ((seed_way, 0), (published_way, 1)):
            s = shamble.load("outbreak", 1, preset=preset, **{name: value}).new(seed=1)
            assert published(s, option) == chosen


def test_options_lie_where_the_state_says() -> None:
    game = shamble.load("outbreak").game
    assert [option.name for option in game.options] == [o.name.lower() for o in Option]


def test_free_rearranging_after_a_search() -> None:
    game, s = given(mara=at("B2", "pan", "katana"), draws="water", options={"free_rearrange": "on"})
    do(game, s, "search", "keep:r2")
    assert question(game, s) == "swap"
    do(game, s, "swap:own_h1:own_r1", "done")
    assert (hold(s, "mara")[0], s.actions, question(game, s)) == ("katana", 2, "turn")
    game, s = given(mara=at("B2", "pan", "katana"), draws="water")
    do(game, s, "search", "keep:r2")
    assert question(game, s) == "turn"


def test_the_mask_prevents_only() -> None:
    game, s = given(mara=at("B4", "goalie_mask", wounds=1), options={"mask_prevents_only": "on"})
    assert refused(game, s, "mask") == "OUT-147"


def test_turns_by_player() -> None:
    game, s = given(
        players=2,
        mara=at("A4", seat=0),
        jax=at("A4", seat=0),
        nell=at("A4", seat=1),
        pike=at("A4", seat=1),
        options={"turn_order": "player"},
    )
    do(game, s, "end_turn")
    assert s.active == w("jax")  # the only one left of the first player
    do(game, s, "end_turn")
    assert asked(game, s) == ("activate", [1])
    assert set(legal(game, s)) == {"pick_survivor:nell", "pick_survivor:pike"}
    assert refused(game, s, "pick_survivor:mara") == "OUT-031"
    events = do(game, s, "pick_survivor:pike", "end_turn", "end_turn")
    assert s.round == 2
    assert [e["seat"] for e in told(events, "start_player")] == [1]
    assert s.circle[s.start] == w("nell")  # the marker is with the next player
    assert game.to_act(s) == {1}


def test_by_player_the_marker_stays_with_the_only_player_left() -> None:
    """Even if the survivor who held it is dead."""
    _, s = given(
        mara=at("A4", seat=0),
        jax=at("A4", seat=0),
        nell=at("A4", seat=1),
        options={"turn_order": "player"},
    )
    die(s, w("mara"))
    die(s, w("nell"))
    pass_marker(s)
    assert s.circle[s.start] == w("jax")


def test_by_player_all_of_a_player_act_one_after_the_other() -> None:
    for seed in range(8):
        game = shamble.load("outbreak", 2, turn_order="player")
        s = game.new(seed=seed)
        seats: list[int] = []
        while s.round == 1 and len(seats) < 6:
            if question(game, s) == "activate":
                do(game, s, legal(game, s)[-1])
            seats.append(min(game.to_act(s)))
            do(game, s, "end_turn")
        assert seats in ([0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0])


def test_zombies_let_go() -> None:
    game, s = given(mara=at("A4"), zombies={"A4": "5W"}, options={"zombies_hold": "off"})
    do(game, s, "move:b4")
    assert (place(s, "mara"), s.actions) == ("B4", 2)


def test_searching_among_zombies() -> None:
    game, s = given(
        mara=at("B2"), zombies={"B2": "1W"}, options={"search_clear": "off"}, draws="water"
    )
    do(game, s, "search", "keep:h1")
    assert hold(s, "mara")[0] == "water"


def test_without_friendly_fire() -> None:
    game, s = given(
        mara=at("B4", "shotgun"),
        jax=at("C4"),
        zombies={"C4": "2W"},
        options={"friendly_fire": "off"},
    )
    with rolling(6, 6):
        do(game, s, "shoot:c4:h1")
    assert (here(s, "C4"), s.standing[w("jax")]) == ("", Standing.ON_BOARD)
    game, s = given(
        mara=at("B4", "molotov"),
        jax=at("C4"),
        zombies={"C4": "2W"},
        options={"friendly_fire": "off"},
    )
    do(game, s, "throw:c4")
    assert s.standing[w("jax")] == Standing.DEAD
    game, s = given("borrowed_keys", mara=at("C1"), jax=at("B1"), options={"friendly_fire": "off"})
    s.car_drivable[0], s.car[w("mara")] = 1, 0
    begin_turn(game, s)
    events = do(game, s, "drive:b1", "stop")
    assert told(events, "ran_over") == []  # no die for a friend


def test_the_easy_deck() -> None:
    s = shamble.load("outbreak", 4, deck="easy", mission="big_game").new(seed=1)
    assert sorted(s.zombie_deck[: s.zombie_size]) == list(range(35))


def test_the_hard_deck_starts_at_yellow() -> None:
    _, s = given(mara=at("A4"), options={"deck": "hard"})
    assert danger(s) == 1


def test_the_tutorial_deck() -> None:
    s = shamble.load("outbreak", 1).new(seed=1)
    cards = {card + 1 for card in s.zombie_deck[: s.zombie_size]}
    assert cards == set(range(1, 43)) - {28, 29, 30, *range(36, 43)}


def test_stocked_survivors_have_a_weapon_more() -> None:
    game = shamble.load("outbreak", 4, stocked="on")
    for seed in range(10):
        s = game.new(seed=seed)
        for who in s.circle[: s.team]:
            cards = [card for card in s.hold[who] if card >= 0]
            assert len(cards) >= 2 and all(WEAPON[card] for card in cards)
            assert s.hold[who][1] >= 0  # in the free hand
        assert s.in_deck[Gear.AAAAH] == 4
        assert game.broken(s) == 0


def test_split_all_and_sight_first_with_the_published_preset() -> None:
    game, s = given(
        "dead_switch", mara=at("C1"), jax=at("A4"), nell=at("G4"), zombies={"C4": "3W"},
        options={"preset": "published"},
    )  # fmt: skip
    zombie_step(game, s)
    assert where(s) == {"C3": "1W", "B4": "1W", "D4": "1W"}


# ---- the campaign


def test_a_campaign_goes_on_with_what_was_carried() -> None:
    game, s = given(
        mara=at("F6", "katana", "water", experience=19),
        jax=at("F6", "pan", experience=43),
        nell=at("F6", "crowbar"),
        pike=at("A4"),
        options={"carry_over": "on"},
    )
    s.standing[w("pike")], s.at[w("pike")] = Standing.DEAD, -1
    s.token_done[0] = s.token_done[1] = s.exit_open = 1
    do(game, s, "end_turn", "leave", "end_turn", "leave", "end_turn", "leave")
    assert (question(game, s), s.over) == ("carry", 0)
    assert set(legal(game, s)) == {"carry:h1", "carry:r1"}
    assert refused(game, s, "carry:h2") == "OUT-130"
    events = do(game, s, "carry:h1", "carry:h1")  # Mara one, Jax the only card it has
    assert told(events, "next_mission") == [{"number": 1}]
    assert (s.mission, s.round, question(game, s)) == (1, 1, "turn")
    assert "katana" in hold(s, "mara")[2:]
    assert "pan" in hold(s, "jax")[2:]
    assert s.in_deck[Gear.KATANA] == 1
    assert all(s.standing[who] == Standing.ON_BOARD for who in s.circle[:4])  # the dead are back
    assert all(s.experience[who] == 0 for who in s.circle[:4])
    assert all(s.at[who] == z("A4") for who in s.circle[:4])
    assert game.broken(s) == 0


def test_the_last_mission_of_a_campaign_ends_it() -> None:
    game, s = given("red_line", mara=at("B2", experience=42), options={"carry_over": "on"})
    do(game, s, "objective")
    assert s.over == Ending.WON


def test_a_carried_sniper_rifle_is_its_two_cards() -> None:
    from shamble.games.outbreak.rules.carried import hand_out_carried

    _, s = given(mara=at("A4"))
    s.carried[w("mara")] = [Gear.SNIPER_RIFLE, Gear.MOLOTOV]
    hand_out_carried(s)
    assert hold(s, "mara")[2:4] == ["sniper_rifle", "molotov"]
    assert (s.in_deck[Gear.RIFLE], s.in_deck[Gear.SCOPE], s.supply[Gear.MOLOTOV]) == (1, 1, 1)
