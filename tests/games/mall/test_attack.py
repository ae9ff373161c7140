"""Phase F: extra zombies, entry, the cards of an attack, the meal."""

from __future__ import annotations

from collections import Counter

import pytest

import shamble
from shamble.games.mall.content.cards import WEAPONS
from shamble.games.mall.content.characters import CHARACTERS
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.rules.terms import attack_is_on, has_room, strength, zombies_enter
from shamble.games.mall.rules.window import (
    forbids_hardware,
    forbids_hardware_here,
    forbids_hidden,
    forbids_threat,
    forbids_weapon,
    hardware_helps,
    is_asked,
    threats_count,
)
from shamble.games.mall.state import Phase, Question, Why
from tests.conformance.walks import positions
from tests.games.mall.positions import Table, given


@pytest.mark.rule("MAL-156", "MAL-157", "MAL-158", "MAL-159", "MAL-160", "MAL-161", "MAL-005")
@pytest.mark.parametrize(
    ("places", "extra"),
    [
        ({"L1": "P0:p | P1:p | P2:t", "L3": "P0:t"}, {1: 2}),
        ({"L1": "P0:p | P1:t", "L3": "P2:p | P3:t"}, {}),
        ({"L1": "P0:t | P1:t", "L3": "P0:p | P1:g | P2:g"}, {3: 2}),
        ({"L4": "P0:p,t | P1:g", "L6": "P1:p | P2:p"}, {4: 1, 6: 1}),
        ({"L1": "P0:t,g", "L6": "P1:t"}, {1: 1}),
    ],
)
def test_tv_28_extra_zombies(places: dict[str, str], extra: dict[int, int]) -> None:
    t = given(5, **places).begin("F")
    came = Counter(str(event["place"]) for event in t.told("crowd_draws") + t.told("pin_ups_draw"))
    names = ["restroom", "cachou", "toy_store", "parking", "security_hq", "supermarket"]
    assert came == {names[place - 1]: count for place, count in extra.items()}


@pytest.mark.rule("MAL-162")
def test_extra_zombies_come_after_the_moves_and_before_the_first_attack() -> None:
    t = given(5, L1="P0:p | P1:p", L3="P2:g | P3:g | P4:p", zombies={1: 3}, hands={}).begin("F")
    t.vote("0>1 1>1")
    words = t.words()
    assert words.index("crowd_draws") < words.index("about_to_enter")
    assert words.count("crowd_draws") == 1


SIX = "P0:p,t | P1:t,g | P2:t,p"


@pytest.mark.rule("MAL-165", "MAL-166", "MAL-167", "MAL-168", "MAL-009", "MAL-205")
@pytest.mark.parametrize(
    ("place", "who", "s", "z", "enters"),
    [
        (1, "P0:t", 2, 1, False),
        (1, "P0:t", 2, 2, True),
        (3, "P0:p | P1:g | P2:t", 4, 3, False),
        (3, "P0:p | P1:g | P2:t", 4, 4, True),
        (3, "P0:p | P1:g | P2:t", 4, 0, False),
        (6, SIX, 9, 3, False),
        (6, SIX, 9, 4, True),
        (6, "P0:p | P1:p | P2:g", 3, 3, True),
        (6, "P0:t | P1:t", 4, 3, False),
        (4, "P0:t | P1:t", 4, 1, True),
    ],
)
def test_tv_29_who_gets_in(place: int, who: str, s: int, z: int, enters: bool) -> None:
    t = given(5, zombies={place: z}, **{f"L{place}": who})
    assert strength(t.s, place - 1) == s
    assert zombies_enter(t.s, place - 1) == enters


def besieged(zombies: int, hands: dict[int, str], **changes: object) -> Table:
    """P0, P1 and P2 with one character each in the Toy Store; strength 3."""
    setting: dict[str, object] = {
        "L3": "P0:p | P1:g | P2:p",
        "L1": "P3:t,g,p",
        "L5": "P4:t,g,p",
        "zombies": {3: zombies - 1},  # one more comes to the two Pin-Ups
    }
    return given(5, hands=hands, **{**setting, **changes}).begin("F")


@pytest.mark.rule("MAL-175", "MAL-180", "MAL-173", "MAL-170", "MAL-181")
def test_tv_30_hardware_holds() -> None:
    t = besieged(3, {1: "hardware_1"})
    assert t.told("about_to_enter") == [{"place": "toy_store", "zombies": 3, "strength": 3}]
    t.play(1, "hardware")
    assert t.s.votes_held == 0
    assert t.z(3) == 3
    assert t.at(3) == "P0:p | P1:g | P2:p"
    assert t.is_played("hardware_1")
    assert t.s.hardware == 0


@pytest.mark.rule("MAL-176", "MAL-173")
def test_tv_31_hardware_not_enough_two_of_them_enough() -> None:
    t = besieged(4, {1: "hardware_1"}).play(1, "hardware")
    assert t.question() == "vote"
    t = besieged(4, {0: "hardware_2", 1: "hardware_1"}).play(0, "hardware").play(1, "hardware")
    assert t.question() != "vote"
    assert t.z(3) == 4


@pytest.mark.rule("MAL-182", "MAL-183", "MAL-085", "MAL-237", "MAL-185", "MAL-049")
def test_tv_33_weapon() -> None:
    hands = {0: "threat_1", 1: "grenade", 2: "threat_2 hardware_1 hidden_1 pistol"}
    t = besieged(4, hands)
    t.play(0, "threat").play(1, "weapon:weapon_2")
    assert t.z(3) == 2
    assert t.legal(2) == ["pass", "weapon:weapon_1"]
    for card in ("threat", "hardware", "hidden:pin_up"):
        assert t.why(2, card) == "MAL-237"
    t.play(2, "pass")
    assert t.s.votes_held == 0
    assert t.z(3) == 2
    assert t.is_played("threat_1") and t.is_played("grenade")


@pytest.mark.rule("MAL-183", "MAL-185")
def test_spare_kills_are_lost_and_a_weapon_needs_a_zombie() -> None:
    t = given(5, L3="P0:g", L1="P1:p,t | P2:t", zombies={3: 1}, hands={0: "shotgun pistol"}).begin(
        "F"
    )
    t.play(0, "weapon:weapon_2")
    assert t.told("fired")[0]["killed"] == 1
    assert t.z(3) == 0
    asked = given(
        5,
        L3="P0:g",
        L1="P1:p,t | P2:t",
        zombies={3: 1},
        hands={0: "shotgun pistol"},
        options={"always_ask": True},
    ).begin("F")
    asked.play(0, "weapon:weapon_2")
    assert asked.why(0, "weapon:weapon_1") == "MAL-185"


@pytest.mark.rule("MAL-171", "MAL-077", "MAL-174")
def test_tv_34_a_weapon_by_an_absent_player() -> None:
    hand = "pistol threat_2 hardware_1 hidden_1 camera_1 sprint_1"
    t = besieged(4, {4: hand})
    assert t.asked() == {4}
    for card in ("weapon:weapon_1", "hardware", "hidden:tough_guy"):
        assert t.why(4, card) == "MAL-171"
    assert t.why(4, "camera") == t.why(4, "sprint:pin_up:parking") == "MAL-082"
    assert t.legal(4) == ["pass", "threat"]
    t.play(4, "threat")
    assert t.s.threats[4] == 1


@pytest.mark.rule("MAL-174")
def test_in_an_attack_the_four_kinds_can_be_played() -> None:
    t = besieged(4, {0: "pistol grenade threat_2 hardware_1 hidden_1 camera_1 sprint_1"})
    assert t.legal(0) == [
        "hardware",
        "hidden:pin_up",
        "pass",
        "threat",
        "weapon:weapon_1",
        "weapon:weapon_2",
    ]


@pytest.mark.rule("MAL-186", "MAL-187", "MAL-188", "MAL-195", "MAL-009")
def test_tv_35_a_hidden_gunman() -> None:
    t = given(
        5,
        L1="P0:g,p | P1:p",
        L3="P2:t,p | P3:t,p",
        zombies={1: 4},
        hands={0: "hidden_1"},
    ).begin("F")
    t.play(0, "hidden:gunman")
    assert strength(t.s, 0) == 3
    assert t.seen(4).hiding == t.s.hiding != 0
    t.vote("0>0 1>0")
    assert [event["votes"] for event in t.told("voted")] == [1, 1]
    assert t.at(1) == "P0:g | P1:p"


@pytest.mark.rule("MAL-191", "MAL-201", "MAL-196", "MAL-192")
def test_tv_36_alone_and_hidden() -> None:
    t = given(4, L5="P0:p", L6="P1:t,g | P2:t,p | P3:t", zombies={5: 3}, hands={0: "hidden_1"})
    t.begin("F").play(0, "hidden:pin_up")
    assert t.told("nobody_eaten") == [{"place": "security_hq", "zombies": 3}]
    assert t.at(5) == "P0:p"
    assert t.z(5) == 3
    assert t.s.hiding == 0
    assert t.s.votes_held == 0


@pytest.mark.rule("MAL-008")
def test_a_hidden_character_still_takes_up_a_pin() -> None:
    t = given(4, L1="P0:p | P1:p | P2:p", L6="P3:p,t", hands={})
    t.s.hiding = 1
    assert not has_room(t.s, 0)


@pytest.mark.rule("MAL-193", "MAL-186", "MAL-190")
def test_one_card_hides_one_character_of_ones_own_there() -> None:
    t = given(
        5,
        L1="P0:g,p | P1:p",
        L6="P0:t | P2:t,p | P3:t,p",
        zombies={1: 4},
        hands={0: "hidden_1 hidden_2 hidden_3"},
    ).begin("F")
    assert t.why(0, "hidden:tough_guy") == "MAL-186"
    t.play(0, "hidden:gunman")
    assert t.why(0, "hidden:gunman") == "MAL-193"
    assert t.s.hiding.bit_count() == 1
    t.play(0, "hidden:pin_up")
    assert [event["character"] for event in t.told("hid")] == ["gunman", "pin_up"]
    assert t.at(1) == "P0:p,g"  # P1, the only one to be found, is gone


@pytest.mark.rule("MAL-064", "MAL-198", "MAL-199", "MAL-200", "MAL-014", "MAL-197")
def test_tv_38_meal() -> None:
    t = given(5, L3="P0:p,g | P1:t | P2:p", L1="P3:t,p,g", L5="P4:t,g", zombies={3: 6}).begin("F")
    t.vote("0>0 1>0 2>0")
    assert t.question() == "lose"
    assert t.asked() == {0}
    assert t.legal(0) == ["lose:gunman", "lose:pin_up"]
    assert t.why(0, "lose:tough_guy") == "MAL-064"
    t.play(0, "lose:gunman")
    assert t.at(3) == "P0:p | P1:t | P2:p"
    assert t.z(3) == 0
    assert len(t.told("eaten")) == 1
    assert t.s.at[0][2] == -1


@pytest.mark.rule("MAL-186", "MAL-198")
def test_a_hidden_character_cannot_be_given_away() -> None:
    t = given(5, L3="P0:p,g,t | P1:t", L1="P3:t,p,g", zombies={3: 9}, hands={0: "hidden_1"}).begin(
        "F"
    )
    t.play(0, "hidden:pin_up").vote("0>0 1>0")
    assert t.why(0, "lose:pin_up") == "MAL-186"


@pytest.mark.rule("MAL-202", "MAL-203")
def test_tv_39_a_random_victim() -> None:
    drawn: Counter[str | int] = Counter()
    three: Counter[str | int] = Counter()
    for seed in range(300):
        t = given(
            4,
            L6="P0:p,t,g | P1:p",
            L1="P2:p | P3:p",
            zombies={6: 4},
            hands={1: "threat_1 threat_2 threat_3"},
        )
        t.s.key, t.s.drawn = [seed] * 8, 0
        t.begin("F")
        for _ in range(3):
            t.play(1, "threat")
        t.vote("0>1 1>0").vote("0>1 1>0 2>0 3>1")
        drawn[t.told("drawn")[0]["seat"]] += 1
        if t.told("drawn")[0]["seat"] == 0:
            assert t.asked() == {0} and t.question() == "lose"
        u = given(4, L1="P0:p | P1:p | P2:p", L6="P3:p,t", zombies={1: 3})
        u.s.key, u.s.drawn = [seed + 1000] * 8, 0
        u.begin("F").vote("0>1 1>2 2>0").vote("0>1 1>2 2>0 3>-")
        three[u.told("drawn")[0]["seat"]] += 1
    assert set(drawn) == {0, 1}
    assert 110 < drawn[0] < 190
    assert set(three) == {0, 1, 2}
    assert all(60 < count < 140 for count in three.values())


@pytest.mark.rule("MAL-164", "MAL-211", "MAL-169", "MAL-172")
def test_tv_40_nobody_there() -> None:
    t = given(
        4, L3="P0:t | P1:t", L6="P2:t | P3:t,g", zombies={1: 5, 4: 5, 3: 2}, hands={0: "pistol"}
    )
    t.begin("F")
    assert t.z(1) == 5
    assert t.z(4) == 0
    assert t.told("parking_cleared") == [{"zombies": 5}]
    assert t.z(3) == 2
    assert t.told("held_out")[0] == {"place": "toy_store", "zombies": 2}
    assert t.question() != "window"


@pytest.mark.rule("MAL-204", "MAL-063")
def test_the_only_colour_loses_one_without_a_vote() -> None:
    t = given(4, L1="P0:p,g", L6="P1:t,g | P2:t,p | P3:t,p", zombies={1: 2}).begin("F")
    assert t.question() == "lose"
    assert t.s.votes_held == 0


@pytest.mark.rule("MAL-163")
def test_attacks_go_from_location_1_to_6() -> None:
    t = given(
        6,
        L1="P0:p",
        L2="P1:p",
        L3="P2:p",
        L4="P3:p",
        L5="P4:p",
        L6="P5:p,t,g",
        zombies=dict.fromkeys(range(1, 7), 4),
    ).begin("F")
    order = [event["place"] for event in t.told("about_to_enter")]
    assert order == ["restroom", "cachou", "toy_store", "parking", "security_hq", "supermarket"]


@pytest.mark.rule("MAL-177", "MAL-178", "MAL-179", "MAL-184")
def test_hardware_stops_nothing_outside_or_four_at_the_supermarket() -> None:
    hand = {0: "hardware_1 grenade pistol"}
    t = given(4, L4="P0:p,t", L6="P1:t,g | P2:t,p | P3:t", zombies={4: 2}, hands=hand).begin("F")
    assert t.why(0, "hardware") == "MAL-177"
    assert t.why(0, "weapon:weapon_1") is None
    t = given(5, L6="P0:p | P1:p,g", L3="P2:t,g | P3:t", L1="P4:t,g", zombies={6: 3}, hands=hand)
    t.begin("F")
    assert t.z(6) == 4
    assert t.why(0, "hardware") == "MAL-178"
    t.play(0, "weapon:weapon_1")
    assert t.z(6) == 3
    assert t.why(0, "hardware") is None
    t.play(0, "hardware")
    assert t.told("barricaded") == [{"seat": 0, "place": "supermarket"}]
    assert t.told("eaten") == []
    assert t.z(6) == 3


@pytest.mark.rule("MAL-051", "MAL-177", "MAL-179")
def test_nobody_is_asked_for_hardware_that_stops_nothing() -> None:
    t = given(4, L4="P0:p", L6="P1:t,g | P2:t,p | P3:t", hands={0: "hardware_1"})
    hopeless = (Why.HARDWARE_OUTSIDE, Why.FOUR_AT_THE_SUPERMARKET)
    for place in range(PLACES):
        for zombies in range(9):
            t.s.place, t.s.zombies[place] = place, zombies
            assert hardware_helps(t.s) == (forbids_hardware_here(t.s, 0) not in hopeless)


@pytest.mark.rule("MAL-205", "MAL-206", "MAL-189", "MAL-211", "MAL-208", "MAL-210", "MAL-207")
def test_tv_41_three_zombies_hidden() -> None:
    t = given(
        4, L4="P0:p,t,g", L6="P1:t,g,p | P2:t,p | P3:p", zombies={4: 3}, hands={0: "hidden_1"}
    ).begin("F")
    t.play(0, "hidden:pin_up")
    assert t.s.votes_held == 0
    assert t.legal(0) == ["lose:gunman", "lose:tough_guy"]
    t.play(0, "lose:gunman")
    assert len(t.told("about_to_enter")) >= 2
    assert t.at(4) == "P0:p"
    assert [event["character"] for event in t.told("eaten")][:2] == ["gunman", "tough_guy"]
    assert t.told("parking_cleared") == [{"zombies": 1}]
    assert t.z(4) == 0


@pytest.mark.rule("MAL-184", "MAL-209", "MAL-210")
def test_tv_44_weapon_first() -> None:
    t = given(4, L4="P0:p", L6="P1:t,g,p | P2:t,p | P3:p", zombies={4: 2}, hands={0: "shotgun"})
    t.begin("F").play(0, "weapon:weapon_2")
    assert t.at(4) == "P0:p"
    assert t.told("eaten") == []


@pytest.mark.rule("MAL-209", "MAL-208")
def test_a_weapon_on_the_parking_lot_takes_zombies_that_have_not_fed() -> None:
    t = given(
        4, L4="P0:p,t,g", L6="P1:t,g,p | P2:t,p | P3:p", zombies={4: 3}, hands={0: "pistol"}
    ).begin("F")
    t.play(0, "pass").play(0, "lose:gunman")
    assert t.z(4) == 2
    t.play(0, "weapon:weapon_1").play(0, "lose:tough_guy")
    assert t.at(4) == "P0:p"


@pytest.mark.rule("MAL-185", "MAL-171")
def test_a_weapon_can_be_fired_though_everybody_is_hidden() -> None:
    t = given(
        4, L5="P0:p", L6="P1:t,g | P2:t,p | P3:t", zombies={5: 3}, hands={0: "hidden_1 pistol"}
    ).begin("F")
    t.play(0, "hidden:pin_up")
    assert t.legal(0) == ["pass", "weapon:weapon_1"]
    t.play(0, "weapon:weapon_1")
    assert t.z(5) == 2


@pytest.mark.rule("MAL-237", "MAL-172")
def test_no_window_opens_where_zombies_cannot_enter() -> None:
    t = given(4, L3="P0:t | P1:t,g", L6="P2:t | P3:t,g", zombies={3: 2}, hands={0: "pistol"})
    t.begin("F")
    assert t.told("about_to_enter") == []
    assert t.hand(0) == ["pistol"]


@pytest.mark.rule("MAL-083")
def test_no_action_throws_a_card_away() -> None:
    t = besieged(4, {0: "camera_1 pistol"})
    assert {action.split(":")[0] for action in t.legal(0)} == {"pass", "weapon"}
    assert "discard" not in {kind.word for kind in t.game.game.actions}


@pytest.mark.rule("MAL-051", "MAL-052")
def test_a_window_asks_whom_a_card_is_allowed() -> None:
    found = []
    for s, _ in positions(shamble.load("mall", 4), seeds=12, most=1200):
        if s.question == Question.WINDOW:
            attack = attack_is_on(s, s.place)
            for seat in range(4):
                allowed = forbids_threat(s, seat) == 0 or forbids_hardware(s, seat) == 0
                allowed |= any(forbids_weapon(s, seat, weapon) == 0 for weapon in range(WEAPONS))
                allowed |= any(forbids_hidden(s, seat, one) == 0 for one in range(CHARACTERS))
                assert is_asked(s, seat, threats_count(s, attack), attack) == allowed
                found.append((s.phase == Phase.ATTACK, allowed))
    assert len(found) > 200 and len(set(found)) == 4
