"""Phase A: searching the truck."""

from __future__ import annotations

import pytest

from shamble.games.mall.content.cards import Card
from tests.games.mall.positions import Table, card_set, given


def searching(pile: str | None = None, **changes: object) -> Table:
    """P1 alone on the Parking Lot, so P1 searches."""
    setting = {"L4": "P1:p", "L1": "P0:p | P2:p", "L3": "P3:p | P4:p"}
    return given(5, pile=pile, **{**setting, **changes}).begin("A")


FIVE = "threat_1 fire_axe sprint_2 hidden_1 camera_3"


@pytest.mark.rule("MAL-090", "MAL-091", "MAL-092", "MAL-093", "MAL-096", "MAL-022")
def test_tv_15_three_cards() -> None:
    t = searching(FIVE)
    assert t.legal(1) == ["keep:fire_axe", "keep:sprint_2", "keep:threat_1"]
    t.play(1, "keep:fire_axe").play(1, "give:threat_1").play(1, "hand_to:3")
    assert t.pile() == ["hidden_1", "camera_3", "sprint_2"]
    assert t.hand(1) == ["fire_axe"]
    assert t.hand(3) == ["threat_1"]
    assert t.seen(3).hand[3] == card_set("threat_1")
    assert t.seen(1).pile[t.s.pile_end - 1] == Card.SPRINT_2
    assert t.seen(1).hand[3] == card_set("threat_1")
    for seat in (0, 2, 4, -1):
        seen = t.seen(seat)
        assert seen.hand[1] == seen.hand[3] == 0
        assert set(seen.pile) == {-1}
        assert not t.told("saw_card", seat) + t.told("kept_card", seat) + t.told("gave_card", seat)
        assert t.told("gave", seat) == [{"seat": 1, "to": 3}]
        assert t.told("kept", seat) == t.told("buried", seat) == [{"seat": 1}]


@pytest.mark.rule("MAL-096")
def test_only_the_searcher_sees_the_three_faces() -> None:
    t = searching(FIVE)
    top = slice(t.s.pile_top, t.s.pile_top + 3)
    assert t.seen(1).pile[top] == [Card.THREAT_1, Card.FIRE_AXE, Card.SPRINT_2]
    assert t.seen(0).pile[top] == [-1] * 3
    assert t.seen(0).looking == 3
    t.play(1, "keep:fire_axe").play(1, "give:threat_1").play(1, "hand_to:3")
    assert t.told("gave_card", 3) == [{"seat": 1, "to": 3, "card": "threat_1"}]
    assert t.told("saw_card", 3) == []


@pytest.mark.rule("MAL-096")
def test_nobody_can_tell_which_of_the_cards_once_buried_is_kept_or_given() -> None:
    views = []
    for kept, given_away in (("fire_axe", "threat_1"), ("sprint_2", "fire_axe")):
        t = searching(FIVE)
        t.s.buried_by[:3] = [-1, 3, 0]  # P3 once put the Fire Axe there, P0 the Sprint
        assert t.seen(3).pile[:3] == [-1, Card.FIRE_AXE, -1]
        t.play(1, f"keep:{kept}")
        views.append([t.seen(seat).pack() for seat in (0, 2, 3, -1)])
        t.play(1, f"give:{given_away}")
        views[-1] += [t.seen(seat).pack() for seat in (0, 2, 3, -1)]
    assert views[0] == views[1]


@pytest.mark.rule("MAL-097")
def test_tv_16_two_cards() -> None:
    t = searching("pistol camera_1")
    t.play(1, "keep:camera_1").play(1, "hand_to:0")
    assert (t.hand(1), t.hand(0), t.pile()) == (["camera_1"], ["pistol"], [])


@pytest.mark.rule("MAL-098")
def test_tv_16_one_card() -> None:
    t = searching("pistol")
    assert (t.hand(1), t.pile()) == (["pistol"], [])
    assert t.told("gave") == []
    assert t.s.searcher == -1  # nobody is at the truck any more


@pytest.mark.rule("MAL-086")
def test_tv_16_no_card() -> None:
    t = searching("", L4="P1:p | P0:t", hands={0: "threat_1", 1: "threat_2"})
    assert t.s.phase > 1
    assert t.told("searched") == []
    assert t.s.votes_held == 0


@pytest.mark.rule("MAL-087")
def test_without_anybody_on_the_parking_lot_the_phase_is_left_out() -> None:
    t = given(3, L1="P0:p | P1:p", L3="P2:p", hands={0: "threat_1"}).begin("A")
    assert t.s.phase > 1
    assert t.told("searched") == []


@pytest.mark.rule("MAL-094", "MAL-095", "MAL-092", "MAL-022")
def test_tv_17_illegal_gifts() -> None:
    t = searching(FIVE, L3="P3:p", out=[4])
    assert t.why(1, "pass") == "MAL-233"
    assert t.why(1, "keep:camera_3") == "MAL-090"
    t.play(1, "keep:fire_axe")
    assert t.why(1, "give:fire_axe") == "MAL-092"
    assert t.why(1, "pass") == "MAL-094"
    t.play(1, "give:threat_1")
    assert t.why(1, "hand_to:1") == "MAL-092"
    assert t.why(1, "hand_to:4") == "MAL-095"
    assert t.why(1, "hand_to:6") == "MAL-095"
    assert t.why(1, "pass") == "MAL-094"
    assert t.legal(1) == ["hand_to:0", "hand_to:2", "hand_to:3"]


@pytest.mark.rule("MAL-095")
def test_the_receiver_may_be_anywhere_and_an_only_one_is_not_asked_for() -> None:
    t = searching(FIVE, L1="P0:p,t,g", L3="P1:t,g", out=[2, 3, 4])
    t.play(1, "keep:fire_axe").play(1, "give:threat_1")
    assert t.hand(0) == ["threat_1"]


@pytest.mark.rule("MAL-023", "MAL-017")
def test_the_searcher_can_bargain_before_he_names_the_receiver() -> None:
    t = searching(FIVE).play(1, "keep:fire_axe").play(1, "give:threat_1")
    for seat in range(5):
        assert t.game.talk(t.s, seat)
    t.play(1, "claim_card:threat:some").play(0, "promise_vote:3")
    assert t.question() == "hand_to"


@pytest.mark.rule("MAL-084", "MAL-081")
def test_sizes_are_open_faces_are_not_and_there_is_no_hand_limit() -> None:
    hand = "threat_1 threat_2 threat_3 camera_1 camera_2 sprint_1 pistol grenade"
    t = given(3, L4="P0:p", L1="P1:p | P2:p", hands={0: hand}).begin("A")
    seen = t.seen(2)
    assert seen.held[0] == 8
    assert seen.hand[0] == 0
    assert (seen.pile_top, seen.pile_end) == (t.s.pile_top, t.s.pile_end)
    t.play(0, t.legal(0)[0])
    assert t.s.held[0] == 9
