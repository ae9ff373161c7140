"""The beginner of `hints.py`: what it does in positions where anybody would know what to do."""

from __future__ import annotations

import pytest

from shamble import Playable
from shamble.games.outbreak.state import State
from tests.games.outbreak.positions import at, begin_turn, do, given, hold, w, z


def advised(game: Playable[State], s: State) -> str:
    seat = min(game.to_act(s))
    return str(game.hint(game.redact(s, seat), seat))


def late(s: State) -> None:
    """Nobody looks for weapons any more."""
    s.round = 20


def test_it_walks_to_the_nearest_crate_and_opens_the_door_quietly() -> None:
    game, s = given(mara=at("A4", "fire_axe crowbar"))
    assert advised(game, s) == "move:b4"
    game, s = given(mara=at("B4", "fire_axe crowbar"))
    assert advised(game, s) == "open_door:north:h2"
    game, s = given(mara=at("B4", "fire_axe"))
    assert advised(game, s) == "open_door:north:h1"


def test_it_takes_what_it_came_for() -> None:
    game, s = given(mara=at("B2", "fire_axe"), doors="B3|B4")
    assert advised(game, s) == "objective"


def test_the_one_whose_experience_wakes_the_city_leaves_the_crate_to_another() -> None:
    game, s = given(mara=at("B2", "fire_axe", experience=5), jax=at("B3", "katana"), doors="B3|B4")
    assert advised(game, s) != "objective"
    game, s = given(mara=at("B2", "fire_axe", experience=5), doors="B3|B4")
    assert advised(game, s) == "objective"


def test_without_a_weapon_it_searches_first() -> None:
    game, s = given(mara=at("B3", "pan"), doors="B3|B4")
    assert advised(game, s) == "search"
    game, s = given(mara=at("B3", "chainsaw"), doors="B3|B4")
    assert advised(game, s) == "move:b2"


def test_a_better_weapon_goes_into_the_hand() -> None:
    game, s = given(mara=at("B3", "pan", "chainsaw"), doors="B3|B4")
    s.searched = 1
    assert advised(game, s) == "change"


def test_a_spare_weapon_goes_to_somebody_without_one() -> None:
    game, s = given(
        players=2,
        mara=at("A4", "katana shotgun", "machete", seat=0),
        jax=at("A4", "pan", seat=1),
        nell=at("A4", "shotgun", "water", seat=1),
    )
    s.searched = 1
    wise = ["exchange:jax", "swap:own_r1:their_h2", "done", "accept"]
    for advice in wise:
        assert advised(game, s) == advice
        do(game, s, advice)
    assert hold(s, "mara")[:3] == ["katana", "shotgun", "-"]
    assert hold(s, "jax")[:2] == ["pan", "machete"]


def test_weapons_stay_where_they_are_used() -> None:
    """In hand, among zombies, or with nobody who would be better off."""
    for mara, jax, zombies in (
        (at("A4", "katana shotgun"), at("A4", "pan"), {}),
        (at("A4", "katana shotgun", "machete"), at("A4", "pan"), {"A4": "1W"}),
        (at("A4", "katana shotgun", "machete"), at("A4", "katana shotgun"), {}),
    ):
        game, s = given(mara=mara, jax=jax, zombies=zombies)
        s.searched = 1
        assert not advised(game, s).startswith("exchange")


def test_it_strikes_what_it_can_strike_down() -> None:
    game, s = given(mara=at("B4", "fire_axe"), zombies={"B4": "1W"})
    assert advised(game, s) == "melee:h1"


def test_it_runs_from_what_is_too_much() -> None:
    game, s = given(mara=at("B4", "pan"), zombies={"B4": "2W", "A4": "1W"})
    assert advised(game, s) == "move:c4"


def test_it_stays_with_friends_who_can_share_the_wounds() -> None:
    pan = at("B4", "pan")
    game, s = given(mara=pan, jax=pan, nell=pan, wren=pan, zombies={"B4": "2W"})
    assert advised(game, s) == "melee:h1"


def test_it_goes_around_a_horde() -> None:
    """From D1 both ways to the exit are six zones long; one of them is full."""
    for horde, way in (("D3", "e1"), ("F3", "d2")):
        game, s = given(mara=at("D1", "pistol"), zombies={horde: "6W"})
        late(s)
        s.token_done[:2] = [1, 1]
        s.exit_open = 1
        assert advised(game, s) == f"move:{way}"


def test_it_does_not_shoot_at_friends() -> None:
    game, s = given(mara=at("B4", "pistol"), jax=at("C4", "pan"), zombies={"C4": "1W"})
    assert not advised(game, s).startswith("shoot")
    game, s = given(mara=at("B4", "pistol"), jax=at("A4", "pan"), zombies={"C4": "1R"})
    assert advised(game, s) == "shoot:c4:h1"


def test_when_all_is_done_it_leaves() -> None:
    game, s = given(mara=at("F5", "fire_axe"), zombies={"F4": "1W"})
    late(s)
    s.token_done[:2] = [1, 1]
    s.exit_open = 1
    assert advised(game, s) == "move:f6"


@pytest.mark.parametrize("friend", ["E9", "E8"])
def test_fire_for_the_abomination_is_worth_a_friend(friend: str) -> None:
    game, s = given(
        "big_game", mara=at("E9", "molotov"), jax=at(friend, "pan"), zombies={"E8": "1A"}
    )
    assert advised(game, s) == "throw:e8"


def test_elsewhere_a_friend_is_worth_more() -> None:
    game, s = given(mara=at("B4", "molotov"), jax=at("C4", "pan"), zombies={"C4": "5W"})
    assert advised(game, s) != "throw:c4"


def test_fire_goes_into_the_hand_when_the_abomination_is_about() -> None:
    game, s = given("big_game", mara=at("E9", "pan pistol", "molotov"), zombies={"E5": "1A"})
    assert advised(game, s) == "change"


def test_with_a_key_it_gets_into_the_car_and_drives_off() -> None:
    game, s = given("borrowed_keys", mara=at("C1", "pistol"))
    s.car_drivable[0] = 1
    assert advised(game, s) == "car_in:car_1:driver"
    s.car[w("mara")], s.seat[w("mara")] = 0, 0
    assert advised(game, s) == "drive:b1"
    assert s.car_zone[0] == z("C1")


def test_in_the_last_rounds_it_goes_back_to_where_it_must_be() -> None:
    game, s = given("hold_the_line", mara=at("E5", "pistol"), doors="E3|E4")
    s.token_done[:3] = [1, 1, 1]
    s.round = 9
    assert advised(game, s) == "move:e4"


def test_it_takes_no_token_that_is_of_no_use_any_more() -> None:
    """Dead Switch: once the blue doors are unlocked, only the levers count."""
    game, s = given("dead_switch", mara=at("E4", "fire_axe crowbar"))
    late(s)
    s.unlocked |= 2
    assert advised(game, s) == "open_door:south:h2"


def test_a_driver_does_not_turn_back() -> None:
    game, s = given("borrowed_keys", mara=at("C1", "pistol"), zombies={"B1": "3W"})
    s.car_drivable[0] = 1
    s.car[w("mara")], s.seat[w("mara")] = 0, 0
    do(game, s, "drive:b1")
    while s.to_act and advised(game, s).startswith("hit"):
        do(game, s, advised(game, s))
    assert advised(game, s) == "drive:a1"


def test_with_a_last_round_in_sight_the_team_goes_in_two_groups() -> None:
    """Hold the Line: one of those who open doors goes south, the other north and east."""
    ways = {}
    for name in ("mara", "jax", "nell", "wren"):
        game, s = given(
            "hold_the_line",
            mara=at("E2", "fire_axe"),
            jax=at("E2", "crowbar"),
            nell=at("E2", "pan"),
            wren=at("E2", "pistol"),
            doors="E1|E2 E3|E4",
        )
        late(s)
        begin_turn(game, s, w(name))
        s.searched = 1
        ways[name] = advised(game, s)
    assert ways == {"mara": "move:e3", "jax": "move:e1", "nell": "move:e3", "wren": "move:e1"}


def test_where_experience_is_the_goal_the_team_makes_a_stand() -> None:
    """Red Line: nobody runs after zombies from a room where companions are."""
    game, s = given(
        "red_line",
        mara=at("F3", "katana"),
        jax=at("F3", "katana"),
        nell=at("F4", "katana"),
        doors="F3|F4",
        zombies={"I4": "2W"},
    )
    late(s)
    assert advised(game, s) == "search"
    begin_turn(game, s, w("nell"))
    assert advised(game, s) == "move:f3"


def test_it_shuts_the_door_behind_the_last_one_home() -> None:
    """Hold the Line, all beacons on: the locksmith closes the house (OUT-067)."""
    inside = at("E3", "pan", skills="door_closer")
    for other, wise in ((inside, True), (at("E4", "pan"), False)):
        game, s = given("hold_the_line", bolt=inside, mara=other, doors="E3|E4")
        late(s)
        s.token_done[:3] = [1, 1, 1]
        assert (advised(game, s) == "close_door:south") == wise
