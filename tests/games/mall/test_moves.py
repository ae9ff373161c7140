"""Phase E: dice, condemnation, moves and Sprint."""

from __future__ import annotations

import pytest

from tests.games.mall.positions import Table, given


@pytest.mark.rule("MAL-135", "MAL-012")
def test_the_dice_put_zombies_in_front_of_the_locations() -> None:
    t = given(5, L1="P0:p | P1:p", L3="P2:p | P3:p | P4:p", going={0: 6}, dice=(1, 6, 6, 4))
    t.begin("E")
    assert [event["place"] for event in t.told("zombie_came")] == [
        "restroom",
        "supermarket",
        "supermarket",
        "parking",
    ]
    assert t.told("dice", -1) == [
        {"first": "restroom", "second": "supermarket", "third": "supermarket", "fourth": "parking"}
    ]


@pytest.mark.rule("MAL-137", "MAL-136", "MAL-140", "MAL-141", "MAL-147", "MAL-015", "MAL-139")
def test_tv_26_condemnation() -> None:
    t = given(
        4,
        L3="P0:p | P3:p,t",
        L6="P0:t | P1:p,t | P2:p",
        zombies={1: 7, 3: 7, 4: 7},
        dice=(1, 3, 4, 2),
        going={0: 5, 1: 1, 2: 5, 3: 6},
    ).begin("E")
    assert t.told("condemned") == [{"place": "restroom", "zombies": 8}]
    assert t.told("die_ignored") == [{"place": "cachou"}]
    assert (t.z(1), t.z(2), t.z(3), t.z(4)) == (0, 0, 8, 8)
    assert t.s.closed == 0b000011
    t.play(0, "move:pin_up")
    t.play(1, "move:pin_up")
    assert t.at(4) == "P1:p"
    assert t.told("turned_away")[0]["place"] == "restroom"


@pytest.mark.rule("MAL-137", "MAL-138")
def test_seven_zombies_close_nothing_and_eight_do_without_a_die() -> None:
    setting = {"L3": "P0:p | P3:p,t", "L6": "P1:p,t | P2:p,t", "going": {0: 6}}
    t = given(4, zombies={1: 7, 5: 8}, dice=(2, 2, 2, 2), **setting).begin("E")
    assert t.told("condemned") == [{"place": "security_hq", "zombies": 8}]
    assert t.z(1) == 7


@pytest.mark.rule("MAL-013")
def test_the_thirty_figures_are_no_limit() -> None:
    t = given(4, L3="P0:p | P3:p,t", L6="P1:p,t | P2:p,t", zombies={3: 200}, dice=(3, 3, 3, 3))
    assert t.begin("E").told("zombie_came")[-1] == {"place": "toy_store", "zombies": 204}


@pytest.mark.rule("MAL-146", "MAL-145", "MAL-148")
def test_tv_24_back_to_the_parking_lot() -> None:
    t = given(
        4, L1="P0:p,t,g", L4="P3:p", L6="P1:p | P2:p,t", going={3: 1}, dice=(2, 2, 2, 2), chief=3
    ).begin("E")
    assert t.told("turned_away") == [
        {"seat": 3, "character": "pin_up", "origin": "parking", "place": "restroom"}
    ]
    assert t.told("zombie_came") == []


@pytest.mark.rule("MAL-148", "MAL-142", "MAL-127")
def test_fullness_is_judged_when_the_player_moves() -> None:
    places = {"L1": "P0:p | P1:p | P2:p", "L6": "P3:p,t | P0:t | P1:t"}
    going = {0: 3, 3: 1}
    last = given(4, chief=0, going=going, **places).begin("E")
    last.play(0, "move:pin_up").play(3, "move:pin_up")
    assert "P3:p" in last.at(1)
    first = given(4, chief=3, going=going, **places).begin("E")
    first.play(3, "move:pin_up").play(0, "move:pin_up")
    assert first.told("turned_away")[0]["seat"] == 3


def sprinting(hand: str = "sprint_1") -> Table:
    return given(
        4,
        L6="P0:t | P1:p",
        L1="P0:p | P2:p | P3:p",
        L3="P1:t | P2:t",
        hands={0: hand},
        going={0: 1},
    ).begin("E")


@pytest.mark.rule("MAL-149", "MAL-150", "MAL-151", "MAL-236", "MAL-152", "MAL-154")
def test_tv_25_sprint() -> None:
    t = sprinting()
    assert t.places(0, "sprint", "t") == [3, 4, 5, 6]
    assert t.places(0, "sprint", "p") == [3, 4, 5, 6]
    assert [action for action in t.legal(0) if action.startswith("move")] == ["move:tough_guy"]
    assert t.why(0, "sprint:tough_guy:restroom") == "MAL-236"
    assert t.why(0, "sprint:tough_guy:cachou") == "MAL-151"
    assert t.why(0, "sprint:gunman:parking") == "MAL-152"
    t.play(0, "sprint:tough_guy:supermarket")
    assert t.at(6) == "P0:t | P1:p"
    assert t.is_played("sprint_1")


@pytest.mark.rule("MAL-144", "MAL-145", "MAL-143")
def test_tv_25_without_sprint() -> None:
    t = sprinting("pistol")
    assert t.legal(0) == ["move:tough_guy"]
    assert t.why(0, "move:pin_up") == "MAL-144"
    assert t.why(0, "pass") == "MAL-143"
    assert t.why(0, "sprint:tough_guy:parking") == "MAL-233"
    t.play(0, "move:tough_guy")
    assert t.told("turned_away")[0]["character"] == "tough_guy"


@pytest.mark.rule("MAL-151")
def test_a_sprint_never_ends_in_a_full_location() -> None:
    t = given(
        4, L6="P0:t,g", L1="P1:p | P2:p | P3:p", L3="P1:t", hands={0: "sprint_1"}, going={0: 3}
    ).begin("E")
    assert t.why(0, "sprint:tough_guy:restroom") == "MAL-151"
    assert t.why(0, "sprint:tough_guy:parking") is None


@pytest.mark.rule("MAL-153", "MAL-155")
def test_one_sprint_a_round_and_no_other_card() -> None:
    t = sprinting("sprint_1 sprint_2 threat_1 pistol hidden_1")
    for card in ("threat", "weapon:weapon_1", "hidden:tough_guy", "camera", "hardware"):
        assert t.why(0, card) == "MAL-082"
    t.play(0, "sprint:tough_guy:toy_store")
    assert t.asked() != {0}
    assert t.hand(0) == ["threat_1", "sprint_2", "pistol", "hidden_1"]


@pytest.mark.rule("MAL-005", "MAL-006", "MAL-007")
def test_a_tough_guy_takes_one_pin_and_the_parking_lot_is_never_full() -> None:
    t = given(
        5,
        L1="P1:t | P2:t",
        L4="P1:p,g | P2:p,g | P3:p,t,g | P4:p,t,g",
        L3="P0:t,p",
        going={0: 1},
    ).begin("E")
    t.play(0, "move:tough_guy")
    assert t.at(1).startswith("P0:t")
    t = given(
        5,
        L1="P1:t | P2:t",
        L4="P1:p,g | P2:p,g | P3:p,t,g | P4:p,t,g",
        L3="P0:t,p",
        going={0: 4},
    ).begin("E")
    t.play(0, "move:tough_guy")
    assert t.told("moved")[0]["place"] == "parking"


@pytest.mark.rule("MAL-052", "MAL-143")
def test_an_only_move_waits_for_whoever_might_hold_a_sprint_as_far_as_all_can_see() -> None:
    def is_asked(hands: dict[int, str], pile: str | None = None, **options: object) -> bool:
        places = {"L6": "P0:t", "L3": "P1:p | P2:p,t | P3:p"}
        t = given(4, hands=hands, pile=pile, going={0: 5}, options=options, **places)
        return t.begin("E").question() == "move"

    assert not is_asked({})
    assert is_asked({0: "pistol"})
    assert is_asked({0: "sprint_1"})
    assert not is_asked({0: "pistol"}, pile="")  # all Sprints are out of the game
    assert is_asked({}, always_ask=True)
