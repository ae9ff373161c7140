"""The worked examples of the rule book, one test each."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.content.survivors import STARTS_WITH, Survivor
from shamble.games.outbreak.rules.sight import UNSEEN, sight
from shamble.games.outbreak.state import Standing, State
from tests.games.outbreak.positions import (
    answer,
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
    where,
    z,
    zombie_step,
)


def seen_from(s: State, zone: str) -> dict[str, int]:
    from shamble.games.outbreak.content.zones import Zone

    found = {Zone(i).name: sight(s, z(zone), i) for i in s.zones[: s.zone_count]}
    return {name: far for name, far in found.items() if far != UNSEEN}


@pytest.mark.rule("OUT-021")
def test_tv_01_the_starting_gear_of_four() -> None:
    game = shamble.load("outbreak", 4, crew="base6")
    for seed in range(40):
        s = game.new(seed=seed)
        team = s.circle[: s.team]
        if all(STARTS_WITH[who] < 0 for who in team):
            assert sorted(s.hold[who][0] for who in team) == sorted(
                [Gear.PISTOL, Gear.CROWBAR, Gear.FIRE_AXE, Gear.PAN]
            )
            assert s.gear_count == 52
            return
    raise AssertionError("no team without starts_with")


@pytest.mark.rule("OUT-022")
def test_tv_02_pike_brings_a_pistol_of_his_own() -> None:
    game = shamble.load("outbreak", 6, crew="base6")
    s = game.new(seed=3)
    team = s.circle[: s.team]
    first = sorted(s.hold[who][0] for who in team)
    assert first == sorted([Gear.PISTOL, Gear.CROWBAR, Gear.FIRE_AXE] + [Gear.PAN] * 3)
    assert s.hold[Survivor.PIKE][1] == Gear.PISTOL
    assert (s.gear_count, s.in_deck[Gear.PISTOL]) == (51, 1)


@pytest.mark.rule("OUT-014")
def test_tv_03_sight_along_streets() -> None:
    _, s = given(mara=at("A4"))
    assert seen_from(s, "A4") == {
        "A4": 0, "A3": 1, "A2": 2, "A1": 3, "B4": 1, "C4": 2, "D4": 3, "E4": 4, "F4": 5,
    }  # fmt: skip


@pytest.mark.rule("OUT-015", "OUT-016")
def test_tv_04_sight_through_an_open_door() -> None:
    _, s = given(mara=at("A4"), doors="B3|B4")
    street = {"B4": 0, "B3": 1, "A4": 1, "C4": 1, "D4": 2, "E4": 3, "F4": 4}
    assert seen_from(s, "B4") == street
    assert seen_from(s, "B3") == {"B3": 0, "B2": 1, "C3": 1, "B4": 1}


@pytest.mark.rule("OUT-017", "OUT-019")
def test_tv_05_sight_out_of_a_room_and_into_it() -> None:
    game, s = given(mara=at("D2", "rifle pistol"), doors="D4|D5", zombies={"D5": "1W"})
    room = {"D5": 0, "E5": 1, "D6": 1, "D4": 1, "D3": 2, "D2": 3, "D1": 4}
    assert seen_from(s, "D5") == room
    assert seen_from(s, "D2") == {"D2": 0, "D1": 1, "D3": 1, "D4": 2, "D5": 3}
    assert "shoot:d5:h1" in legal(game, s)
    assert refused(game, s, "shoot:d5:h2") == "OUT-087"


@pytest.mark.rule("OUT-042")
def test_tv_06_zombies_hold_whoever_leaves() -> None:
    game, s = given(mara=at("A4"), zombies={"A4": "2W"})
    events = do(game, s, "move:b4")
    assert told(events, "moved")[0]["cost"] == 3
    game, s = given(mara=at("A4"), zombies={"A4": "3W"})
    assert refused(game, s, "move:b4") == "OUT-042"
    game, s = given(jax=at("A4", skills="slip_past"), zombies={"A4": "3W"})
    do(game, s, "move:b4")
    assert s.actions == 2


@pytest.mark.rule("OUT-044")
def test_tv_07_entering_a_zone_with_zombies_ends_the_move() -> None:
    game, s = given(wren=at("A4", skills="two_zones"), zombies={"B4": "1W"})
    do(game, s, "move:b4")
    assert (place(s, "wren"), s.actions, question(game, s)) == ("B4", 2, "turn")


@pytest.mark.rule("OUT-052", "OUT-055", "OUT-062", "OUT-207")
def test_tv_08_a_flashlight_and_aaaah() -> None:
    game, s = given(mara=at("B2", "pistol", "flashlight"), draws="water aaaah")
    do(game, s, "search", "keep:r2", "draw_on")
    assert hold(s, "mara")[3] == "water"
    assert here(s, "B2") == "1W"
    assert s.discards[Gear.AAAAH] == 1
    s.zombies[z("B2")][0] = 0
    assert refused(game, s, "search") == "OUT-049"
    game, s = given(
        mara=at("B2", "pistol", "flashlight"), draws="water aaaah", stock="0W", zombies={"D1": "1W"}
    )
    s.stock[0] = 0
    events = do(game, s, "search", "keep:r2", "draw_on")
    assert here(s, "B2") == ""
    assert told(events, "short") == [{"zombie": "walker", "turn": 0}]
    assert where(s) == {"D2": "1W"}  # the extra action: toward B2, as if doors were open


@pytest.mark.rule("OUT-056", "OUT-057")
def test_tv_09_equipping_at_once() -> None:
    game, s = given(mara=at("B2", "fire_axe"), draws="machete")
    do(game, s, "search")
    assert refused(game, s, "keep:h2") == "OUT-057"
    assert "keep:r1" in legal(game, s)
    do(game, s, "discard:h1")
    do(game, s, "keep:h1")
    assert hold(s, "mara")[0] == "machete"
    game, s = given(mara=at("B2", "fire_axe"), draws="machete", options={"free_equip": "per_hand"})
    do(game, s, "search", "keep:h2")
    assert hold(s, "mara")[:2] == ["fire_axe", "machete"]
    game, s = given(mara=at("B2", "", "pan"), draws="machete")
    do(game, s, "search", "keep:h1")
    assert (hold(s, "mara")[0], s.actions) == ("machete", 2)


@pytest.mark.rule("OUT-060", "OUT-061", "OUT-123")
def test_tv_10_combining_on_the_spot() -> None:
    game, s = given(mara=at("B2", "", "gasoline"), draws="glass_bottles")
    do(game, s, "search")
    assert {"combine:r1", "combine:h1", "combine:h2"} <= set(legal(game, s))
    do(game, s, "combine:h1")
    assert hold(s, "mara") == ["molotov", "-", "-", "-", "-"]
    assert (s.discards[Gear.GASOLINE], s.discards[Gear.GLASS_BOTTLES]) == (1, 1)
    assert s.supply[Gear.MOLOTOV] == 1
    game, s = given(mara=at("B2", "pistol", "gasoline"), draws="glass_bottles")
    do(game, s, "search")
    assert [a for a in legal(game, s) if a.startswith("combine")] == ["combine:r1"]


@pytest.mark.rule("OUT-089", "OUT-090", "OUT-145")
def test_tv_11_friends_are_hit_first() -> None:
    game, s = given(
        mara=at("B4", "sawed_off"), jax=at("B4", "pan", "water"), zombies={"B4": "2W 1R"}
    )
    with rolling(3, 5):
        do(game, s, "shoot:b4:h1", "lose:r1")
    assert s.standing[w("jax")] == Standing.DEAD
    assert here(s, "B4") == "2W 1R"
    assert (s.noise[z("B4")], s.experience[w("mara")]) == (1, 0)


@pytest.mark.rule("OUT-097", "OUT-092")
def test_tv_12_damage_two_kills_a_friend() -> None:
    game, s = given(mara=at("B4", "shotgun"), jax=at("C4", "pan"), zombies={"C4": "1W"})
    with rolling(4, 6):
        do(game, s, "shoot:c4:h1")
    assert s.standing[w("jax")] == Standing.DEAD
    assert here(s, "C4") == ""
    assert s.experience[w("mara")] == 1


@pytest.mark.rule("OUT-110")
def test_tv_14_melee_chooses() -> None:
    for target, left in (("fatty", "2R"), ("runner", "1F 1R")):
        game, s = given(mara=at("B4", "machete"), zombies={"B4": "1F 2R"})
        with rolling(4):
            do(game, s, "melee:h1", f"hit:{target}")
        assert here(s, "B4") == left
        assert (s.experience[w("mara")], s.noise[z("B4")]) == (1, 0)


@pytest.mark.rule("OUT-096", "OUT-151")
def test_tv_15_the_abomination_absorbs() -> None:
    game, s = given(mara=at("B4", "shotgun"), zombies={"C4": "1A"})
    with rolling(5, 6):
        do(game, s, "shoot:c4:h1")
    assert here(s, "C4") == "1A"
    game, s = given(teal=at("B4", "shotgun", skills="damage_ranged"), zombies={"C4": "1A"})
    with rolling(5, 6):
        do(game, s, "shoot:c4:h1")
    assert (here(s, "C4"), s.experience[w("teal")]) == ("", 5)


@pytest.mark.rule("OUT-098")
def test_tv_16_the_sniper_rifle_chooses() -> None:
    game, s = given(mara=at("B4", "sniper_rifle"), jax=at("E4"), zombies={"E4": "1W 1R"})
    with rolling(3):
        do(game, s, "shoot:e4:h1", "hit:runner")
    assert (here(s, "E4"), s.experience[w("mara")], s.standing[w("jax")]) == ("1W", 1, 1)


@pytest.mark.rule("OUT-102", "OUT-103", "OUT-104")
def test_tv_17_ammo_rolls_everything_again() -> None:
    game, s = given(
        ash=at("B4", "shotgun", "ammo_shells", skills="try_again"), zombies={"C4": "2W"}
    )
    with rolling(6, 1, 2, 3):
        do(game, s, "shoot:c4:h1", "reroll:ammo")
    assert here(s, "C4") == "2W"
    assert question(game, s) == "turn"  # no skill re-roll after ammo


@pytest.mark.rule("OUT-106", "OUT-107")
def test_tv_18_the_sawed_off_must_be_reloaded() -> None:
    game, s = given(mara=at("B4", "sawed_off"), zombies={"C4": "9W"})
    with rolling(1, 1):
        do(game, s, "shoot:c4:h1")
    assert refused(game, s, "shoot:c4:h1") == "OUT-106"
    do(game, s, "reload")
    with rolling(1, 1):
        do(game, s, "shoot:c4:h1")
    while s.round == 1:
        do(game, s, legal(game, s)[0])
    assert "sawed_off!" not in hold(s, "mara")


@pytest.mark.rule("OUT-070", "OUT-214", "OUT-215")
def test_tv_20_the_first_door_of_a_building() -> None:
    for tool, noise in (("fire_axe", 1), ("crowbar", 0)):
        game, s = given(mara=at("B4", tool), cards="z12 z01 z04 z31")
        events = do(game, s, "open_door:north:h1")
        assert [card["zone"] for card in told(events, "card")] == ["c2", "b2", "c3", "b3"]
        assert where(s) == {"C2": "2W 1F", "C3": "2W", "B3": "1R"}
        assert s.noise[z("B4")] == noise


@pytest.mark.rule("OUT-173", "OUT-178")
def test_tv_21_noise_before_sight() -> None:
    team: dict[str, Any] = {"mara": at("B1"), "jax": at("F6")}
    game, s = given(**team, noise={"B1": 2}, zombies={"F5": "1W"})
    zombie_step(game, s)
    assert where(s) == {"F4": "1W"}
    game, s = given(**team, noise={"B1": 2}, zombies={"F5": "1W"}, options={"preset": "published"})
    zombie_step(game, s)
    assert where(s) == {"F6": "1W"}


@pytest.mark.rule("OUT-186", "OUT-190")
def test_tv_22_a_horde_splits() -> None:
    game, s = given(mara=at("A4"), zombies={"F1": "3W"})
    before = s.stock[0]
    zombie_step(game, s)
    assert where(s) == {"F2": "2W", "E1": "2W"}
    assert s.stock[0] == before - 1


@pytest.mark.rule("OUT-186", "OUT-163")
def test_tv_24_two_noisiest_zones() -> None:
    game, s = given(mara=at("A1"), jax=at("A4"), zombies={"A2": "1W"})
    zombie_step(game, s)
    assert where(s) == {"A1": "1W", "A3": "1W"}
    assert s.wounds_taken == 0


@pytest.mark.rule("OUT-193")
def test_tv_25_the_abomination_does_not_multiply() -> None:
    for way, zone in (("south", "F2"), ("west", "E1")):
        game, s = given(mara=at("A4"), zombies={"F1": "1A 1W"})
        zombie_step(game, s)
        assert question(game, s) == "lead"
        answer(game, s, f"lead:{way}")
        assert sorted(where(s)) == ["E1", "F2"]
        assert "1A" in here(s, zone)
        assert [text.count("1W") for text in where(s).values()] == [1, 1]
        assert s.stock[0] == 38


@pytest.mark.rule("OUT-184")
def test_tv_27_closed_doors_stop_them() -> None:
    game, s = given(mara=at("B2"), jax=at("B2"), zombies={"D1": "1W"})
    zombie_step(game, s)
    assert where(s) == {"D2": "1W"}
    zombie_step(game, s)
    assert where(s) == {"D2": "1W"}


@pytest.mark.rule("OUT-170", "OUT-142")
def test_tv_30_the_leader_shares_out_wounds() -> None:
    def attacked() -> tuple[shamble.Playable[State], State]:
        game, s = given(mara=at("B4", "pan"), jax=at("B4", "pan", wounds=1), zombies={"B4": "2W"})
        zombie_step(game, s)
        return game, s

    game, s = attacked()
    answer(game, s, "hit_survivor:mara")
    answer(game, s, "hit_survivor:mara")
    assert (s.standing[w("mara")], s.standing[w("jax")]) == (Standing.DEAD, Standing.ON_BOARD)
    game, s = attacked()
    answer(game, s, "hit_survivor:mara")
    assert hold(s, "mara")[0] == "wound"
    answer(game, s, "hit_survivor:jax")
    assert (s.standing[w("mara")], s.standing[w("jax")]) == (Standing.ON_BOARD, Standing.DEAD)


@pytest.mark.rule("OUT-146", "OUT-147", "OUT-148")
def test_tv_31_the_mask_saves_once() -> None:
    game, s = given(mara=at("B4", "goalie_mask", "water", wounds=1), zombies={"B4": "1W"})
    zombie_step(game, s)
    assert question(game, s) == "guard"
    answer(game, s, "mask")
    assert s.standing[w("mara")] == Standing.ON_BOARD
    assert hold(s, "mara") == ["-", "-", "water", "wound", "-"]
    game, s = given(mara=at("B4", "", "goalie_mask", wounds=1), zombies={"B4": "1W"})
    zombie_step(game, s)
    assert s.standing[w("mara")] == Standing.DEAD


@pytest.mark.rule("OUT-147")
def test_tv_32_the_mask_heals_in_the_own_turn() -> None:
    game, s = given(mara=at("B4", "goalie_mask", wounds=1))
    do(game, s, "mask")
    assert hold(s, "mara") == ["-"] * 5
    assert s.actions == 3
    game, s = given(mara=at("B4", "goalie_mask", wounds=1), options={"preset": "published"})
    assert refused(game, s, "mask") == "OUT-147"


def spawned(card: str, level: str = "", **more: Any) -> tuple[shamble.Playable[State], State]:
    """The zombie cards of the end of a round, drawn for the one active spawn zone."""
    from shamble.engine.language.state import push
    from shamble.games.outbreak.state import Step
    from tests.games.outbreak.positions import run

    game, s = given(mara=at("A4"), cards=card, level=level, **more)
    s.to_act, s.depth, s.zombie_turn = 0, 0, 1
    push(s, Step.ROUND)
    push(s, Step.SPAWN, 0)
    run(game, s)
    return game, s


@pytest.mark.rule("OUT-199", "OUT-202")
def test_tv_33_cards_by_danger_level() -> None:
    assert where(spawned("z12")[1]) == {"F1": "2W 1F"}
    assert where(spawned("z01")[1]) == {}
    assert where(spawned("z01", "yellow")[1]) == {"F1": "2R"}


@pytest.mark.rule("OUT-203", "OUT-204")
def test_tv_34_a_second_abomination_is_a_fatty() -> None:
    _, s = spawned("z28", "yellow", zombies={"D4": "1A"})
    assert here(s, "F1") == "2W 1F"


@pytest.mark.rule("OUT-206", "OUT-212")
def test_tv_35_not_enough_runners() -> None:
    _, s = spawned("z33", "red", zombies={"F6": "15R"})
    assert s.stock[3] == 0
    # F6 to A4: shortest by F5; the one on F1 goes one step as well, split is not possible
    assert sum(row[3] for row in s.zombies) == 16
    assert here(s, "F5") == "15R"
    _, s = spawned("z33", "red", zombies={"F6": "15R"}, options={"shortage": "turn"})
    assert here(s, "F4") == "15R"


@pytest.mark.rule("OUT-209")
def test_tv_37_extra_turn_cards() -> None:
    _, s = spawned("z40", zombies={"F6": "1R 1W"})
    assert where(s) == {"F6": "1W 1R"}
    _, s = spawned("z40", "yellow", zombies={"F6": "1R 1W"})
    assert where(s) == {"F6": "1W", "F4": "1R"}


@pytest.mark.rule("OUT-210")
def test_tv_38_manholes_near_survivors() -> None:
    _, s = spawned("z41", "yellow", jax=at("B2"))
    assert where(s) == {}
    _, s = spawned("z41", "yellow", jax=at("B2"), nell=at("E5"))
    assert where(s) == {"D4": "2W"}


@pytest.mark.rule("OUT-236", "OUT-237", "OUT-238")
def test_tv_39_the_end_of_the_turn() -> None:
    game, s = given(
        mara=at("A4", "sawed_off!"), jax=at("A4"), nell=at("A4"), pike=at("A4"),
        noise={"A4": 2, "C4": 1},
    )  # fmt: skip
    s.standing[w("jax")], s.at[w("jax")] = Standing.DEAD, -1
    while s.round == 1:
        do(game, s, "end_turn")
    assert sum(s.noise) == 0
    assert hold(s, "mara")[0] == "sawed_off"
    assert s.circle[s.start] == w("nell")


@pytest.mark.rule("OUT-153", "OUT-036")
def test_tv_40_yellow_in_the_middle_of_a_turn() -> None:
    game, s = given(mara=at("B4", "katana", experience=6), zombies={"B4": "2W"})
    s.actions = 2
    with rolling(4, 5):
        do(game, s, "melee:h1")
    assert (s.experience[w("mara")], s.actions) == (8, 2)


@pytest.mark.rule("OUT-231")
def test_tv_42_searching_a_police_car() -> None:
    game, s = given("long_haul", mara=at("E1"), draws="water katana")
    do(game, s, "search_car:car_1", "keep:h1")
    assert hold(s, "mara")[0] == "katana"
    assert s.discards[Gear.WATER] == 1
    game, s = given("long_haul", mara=at("E1"), draws="water aaaah")
    do(game, s, "search_car:car_1")
    assert here(s, "E1") == "1W"
    assert (hold(s, "mara"), question(game, s)) == (["-"] * 5, "turn")
    assert s.discards[Gear.WATER] == 1


@pytest.mark.rule("OUT-067", "OUT-073")
def test_tv_43_closing_a_door() -> None:
    game, s = given(
        bolt=at("C2", "crowbar", skills="door_closer"), doors="C2|D2", zombies={"D2": "1W"}
    )
    s.entered = 1
    do(game, s, "close_door:east")
    assert (s.actions, s.noise[z("C2")]) == (2, 0)
    assert sight(s, z("C2"), z("D2")) == UNSEEN
    zombie_step(game, s)
    assert here(s, "D2") == "1W"
    begin_turn(game, s)
    events = do(game, s, "open_door:east:h1")
    assert told(events, "card") == []


@pytest.mark.rule("OUT-139")
def test_tv_44_noise_of_zones() -> None:
    game, s = given(
        mara=at("B4"), jax=at("B4"), nell=at("D1"), noise={"D1": 1}, zombies={"D3": "2W"}
    )
    zombie_step(game, s)
    assert where(s) == {"D2": "1W", "D4": "1W"}


@pytest.mark.rule("OUT-132")
def test_tv_46_evil_twins_are_two_pistols_in_one_slot() -> None:
    game, s = given(mara=at("B4", "evil_twins fire_axe"), zombies={"C4": "2W"})
    with rolling(4, 4):
        do(game, s, "shoot:c4:h1")
    assert (here(s, "C4"), s.experience[w("mara")], s.noise[z("B4")]) == ("", 2, 1)


@pytest.mark.rule("OUT-129", "OUT-037", "OUT-141")
def test_tv_47_making_noise() -> None:
    game, s = given(mara=at("E4"))
    do(game, s, "noise", "noise")
    assert s.noise[z("E4")] == 2
    do(game, s, "pass")
    assert s.round == 2
    assert sum(s.noise) == 0
    assert kinds(game, s) >= {"move", "noise", "pass", "end_turn"}
