"""Phases B, C and D: the Chief, the covered dice, destinations."""

from __future__ import annotations

import pytest

from tests.games.mall.positions import Table, given

SPREAD = {"L1": "P0:p | P1:p", "L3": "P2:p | P3:p", "L6": "P4:p"}


@pytest.mark.rule("MAL-105", "MAL-033", "MAL-112", "MAL-116", "MAL-124", "MAL-110", "MAL-118")
def test_tv_18_the_first_chief_cannot_look() -> None:
    t = given(5, hands={0: "camera_1"}, **SPREAD).begin("B")
    t.dice(1, 4, 4, 6)
    assert t.told("not_elected") == [{"seat": 0}]
    assert t.asked() == {0}
    assert t.seen(0).dice == [0] * 4
    t.play(0, "camera")
    assert t.seen(0).dice == [0, 3, 3, 5]
    for seat in (1, 2, 3, 4, -1):
        assert t.seen(seat).dice == [0] * 4
        assert t.seen(seat).looked == 1
        assert t.told("looked", seat) == [{"seat": 0}]
        assert t.told("saw_dice", seat) == []
    assert t.question() == "go"
    assert t.asked() == {0, 1, 2, 3, 4}
    t.play(0, "go:parking")
    assert t.told("announced") == []
    assert t.seen(1).destination[0] == -1


@pytest.mark.rule("MAL-100", "MAL-102", "MAL-111", "MAL-113", "MAL-114", "MAL-121", "MAL-123")
def test_tv_19_the_elected_chief() -> None:
    cameras = {3: "camera_1", 4: "camera_2", 1: "camera_3", 2: "sprint_1"}
    t = given(5, L5="P2:p", L1="P0:p | P1:p", L3="P3:p", L6="P4:p", hands=cameras).begin("B")
    assert t.s.chief == t.s.elected == 2
    assert t.seen(2).dice == t.s.dice
    assert len(t.told("saw_dice", 2)) == 1
    for seat in (3, 4, 1):
        assert t.asked() == {seat}
        t.play(seat, "pass")
    assert t.question() == "announce"
    assert t.asked() == {2}
    t.play(2, "go:toy_store")
    for seat in (0, 1, 3, 4, -1):
        assert t.seen(seat).destination[2] == 2
        assert t.told("announced", seat) == [{"seat": 2, "place": "toy_store"}]
    assert t.question() == "go"
    assert t.asked() == {0, 1, 3, 4}


@pytest.mark.rule("MAL-142", "MAL-002")
def test_tv_19_moves_run_from_the_chief() -> None:
    going = {0: 3, 1: 3, 2: 3, 3: 6, 4: 1}
    t = given(
        5,
        chief=2,
        L5="P2:p",
        L1="P0:p | P1:p",
        L3="P3:p",
        L6="P4:p",
        going=going,
        dice=(4, 4, 4, 4),
    ).begin("E")
    assert [event["seat"] for event in t.told("moved")] == [2, 3, 4, 0, 1]


@pytest.mark.rule("MAL-103")
def test_tv_20_a_chief_re_elected() -> None:
    t = given(5, chief=1, L5="P1:g | P0:p", L3="P2:p | P3:p", L6="P4:p").begin("B")
    t.vote("0>0 1>1")
    assert t.s.elected == t.s.chief == 1
    assert t.seen(1).dice == t.s.dice
    assert t.question() == "announce"


@pytest.mark.rule("MAL-111", "MAL-121")
@pytest.mark.parametrize("seat", range(5))
def test_whoever_is_elected_looks_and_announces(seat: int) -> None:
    others = " | ".join(f"P{p}:p" for p in range(5) if p != seat)
    t = given(5, chief=4, L5=f"P{seat}:p", L6=others).begin("B")
    assert t.s.elected == t.s.chief == seat
    assert t.seen(seat).dice == t.s.dice
    assert len(t.told("saw_dice", seat)) == 1
    assert (t.question(), t.asked()) == ("announce", {seat})


@pytest.mark.rule("MAL-106")
def test_tv_21_a_closed_security_hq() -> None:
    t = given(4, chief=1, closed=[5], L1="P0:p | P1:p", L3="P2:p | P3:p").begin("B")
    assert t.s.elected == -1
    assert t.s.chief == 1
    assert t.question() == "go"


@pytest.mark.rule("MAL-107")
def test_nobody_is_elected_at_the_start_of_a_round() -> None:
    t = given(4, elected=2, chief=2, L1="P0:p | P1:p", L3="P2:p | P3:p | P0:t").begin("next")
    assert t.s.elected == -1
    assert t.s.chief == 2


@pytest.mark.rule("MAL-115", "MAL-117", "MAL-119", "MAL-082")
def test_a_camera_needs_nobody_in_the_security_hq_and_nothing_else_can_be_played() -> None:
    t = given(5, hands={4: "camera_1 threat_1 pistol camera_2"}, **SPREAD).begin("C")
    assert t.legal(4) == ["camera", "pass"]
    assert t.why(4, "threat") == "MAL-082"
    assert t.why(4, "weapon:weapon_1") == "MAL-082"
    t.play(4, "camera")
    assert t.question() == "go"
    assert t.why(4, "camera") == "MAL-117"


@pytest.mark.rule("MAL-117")
def test_whoever_sees_the_dice_is_not_asked_for_a_camera() -> None:
    t = given(5, L5="P2:p", L1="P0:p | P1:p", L3="P3:p | P4:p", hands={2: "camera_1"}).begin("B")
    assert t.question() == "announce"
    assert t.why(2, "camera") == "MAL-117"


@pytest.mark.rule("MAL-120", "MAL-020", "MAL-019", "MAL-024")
def test_dice_stay_and_are_read_by_those_who_looked_until_they_are_shown() -> None:
    t = given(5, hands={4: "camera_1"}, **SPREAD).begin("C")
    t.play(4, "camera")
    dice = list(t.s.dice)
    t.play(0, "go:parking")
    assert t.s.dice == dice == t.seen(4).dice
    assert t.seen(0).dice == [0] * 4
    kinds = {kind.word for kind in t.game.game.actions}
    assert not {"show_dice", "show_card", "trade", "give_card"} & kinds
    t.go("1>3 2>6 3>1 4>1")
    assert t.seen(0).dice == dice


@pytest.mark.rule("MAL-126", "MAL-127", "MAL-128", "MAL-129", "MAL-016", "MAL-015")
def test_tv_22_legal_destinations() -> None:
    t = given(
        4, closed=[5], L1="P3:p,t,g", L3="P0:p,t,g | P1:p", L4="P1:t | P2:p", options={}
    ).begin("D")
    assert t.places(0) == [1, 4, 6]
    assert t.places(1) == [1, 3, 4, 6]
    assert t.places(2) == [1, 3, 6]
    assert t.why(0, "go:cachou") == t.why(0, "go:security_hq") == "MAL-126"
    assert t.why(0, "go:toy_store") == "MAL-128"
    assert t.why(0, "pass") == "MAL-143"


@pytest.mark.rule("MAL-130", "MAL-143")
def test_who_has_nowhere_to_go_chooses_nothing_and_is_passed_over() -> None:
    t = given(
        4, closed=[1, 3, 5, 6], L4="P0:p,t,g | P1:p,t,g", out=[2, 3], hands={0: "sprint_1"}
    ).begin("D")
    assert t.told("no_destination") == [{"seat": 0}, {"seat": 1}]
    assert not {"moved", "sprinted", "turned_away"} & set(t.words())
    assert "phase" in t.words()
    assert t.hand(0) == ["sprint_1"]


@pytest.mark.rule("MAL-122", "MAL-125", "MAL-131", "MAL-133", "MAL-212")
def test_a_locked_choice_stays_and_no_card_can_be_played() -> None:
    t = given(5, elected=0, chief=0, hands={1: "threat_1 sprint_1 camera_1"}, **SPREAD).begin("D")
    assert t.asked() == {0}
    t.play(0, "go:supermarket")
    assert t.why(0, "go:parking") == "MAL-233"
    t.play(1, "go:parking")
    assert t.why(1, "go:toy_store") == "MAL-233"
    assert t.s.answer[1][1] == 3
    assert t.why(2, "threat") == "MAL-082"
    assert t.why(2, "move:pin_up") == "MAL-233"


@pytest.mark.rule("MAL-134", "MAL-131")
def test_destinations_are_shown_together() -> None:
    t = given(5, **SPREAD).begin("D")
    t.play(0, "go:parking")
    assert t.seen(0).answer[0][1] == 3
    assert t.seen(1).answer[0] == [-1] * 4
    t.go("1>3 2>6 3>1")
    assert t.told("went_for") == []
    t.go("4>1")
    assert [event["seat"] for event in t.told("went_for", -1)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("MAL-108", "MAL-109", "MAL-213")
def test_the_badge_passes_to_the_next_who_still_has_a_character() -> None:
    t = given(
        5,
        chief=1,
        elected=1,
        L1="P1:p",
        L3="P0:p,t | P3:p,t",
        L6="P4:p,t",
        out=[2],
        zombies={1: 1},
    ).begin("F")
    assert t.told("badge_passed") == [{"seat": 3}]
    assert t.s.chief == 3
    assert t.s.elected == -1
    words = t.words()
    assert words.index("eaten") < words.index("eliminated") < words.index("badge_passed")


def returning(when: str = "next_round", **changes: object) -> Table:
    setting = {"L1": "P0:p,t | P1:p", "L6": "P3:p,t | P1:t", "fresh": [2], "round": 5}
    options = {"zombie_return": when}
    return given(4, options=options, **{**setting, **changes})


@pytest.mark.rule("MAL-216", "MAL-217", "MAL-218", "MAL-132", "MAL-220", "MAL-212")
def test_tv_47_one_zombie_next_round_only() -> None:
    t = returning().begin("D").go("0>3 1>3 3>3")
    assert t.asked() == {2}
    assert t.question() == "send_zombie"
    assert t.told("went_for") == []
    assert t.why(2, "send_zombie:cachou") == "MAL-218"
    assert t.why(2, "threat") == "MAL-212"
    assert t.places(2) == [1, 3, 4, 5, 6]
    t.play(2, "send_zombie:supermarket")
    assert t.told("sent_zombie", 0) == [{"seat": 2, "place": "supermarket"}]
    words = t.words()
    assert words.index("sent_zombie") < words.index("went_for") < words.index("dice")
    passed = returning().begin("D").go("0>3 1>3 3>3").play(2, "pass")
    assert passed.told("sent_zombie") == []
    later = returning(fresh=[], out=[2], round=6).begin("D").go("0>3 1>3 3>3")
    assert later.question() != "send_zombie"
    assert later.why(2, "send_zombie:parking") == "MAL-233"


@pytest.mark.rule("MAL-216")
def test_the_option_lets_them_return_every_round_or_never() -> None:
    assert returning("every_round", fresh=[], out=[2]).begin("D").go("0>3 1>3 3>3").asked() == {2}
    assert 2 not in returning("never").begin("D").go("0>3 1>3 3>3").asked()


@pytest.mark.rule("MAL-219", "MAL-004")
def test_several_return_in_order_from_the_chief() -> None:
    t = (
        given(5, chief=3, L1="P0:p,t", L6="P3:p,t,g", L3="P0:g", fresh=[1, 2, 4], round=5)
        .begin("D")
        .go("0>5 3>5")
    )
    order: list[int] = []
    while t.question() == "send_zombie":
        order += t.asked()
        t.play(order[-1], "send_zombie:toy_store")
    assert order == [4, 1, 2]


@pytest.mark.rule("MAL-221", "MAL-138")
def test_the_returned_zombie_counts_for_condemnation() -> None:
    t = returning(zombies={3: 7}).begin("D").go("0>3 1>3 3>3")
    t.dice(2, 2, 2, 2)
    t.play(2, "send_zombie:toy_store")
    assert t.told("condemned") == [{"place": "toy_store", "zombies": 8}]


@pytest.mark.rule("MAL-021")
def test_whoever_has_seen_the_dice_may_tell_or_lie() -> None:
    t = given(5, hands={4: "camera_1"}, **SPREAD).begin("C").play(4, "camera")
    for roll in ("1111", "1446", "6666"):
        assert t.why(4, f"claim_dice:{roll}") is None
