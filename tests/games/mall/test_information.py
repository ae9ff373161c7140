"""Section 7: who knows what, and worlds imagined from it."""

from __future__ import annotations

import pytest

from shamble.games.mall.content.cards import Kind
from shamble.games.mall.rules.terms import holds
from shamble.games.mall.state import Option
from tests.games.mall.positions import Table, card_set, given


def window(hands: dict[int, str], **options: object) -> Table:
    """A card window of phase A; P0 and P1 are on the Parking Lot."""
    places = {"L4": "P0:p | P1:t", "L1": "P2:p", "L3": "P3:p"}
    return given(4, hands=hands, options=options, **places).begin("A")


@pytest.mark.rule("MAL-052", "MAL-084")
def test_nobody_sees_who_is_asked_in_a_card_window() -> None:
    views = [window({seat: "threat_1", 3 - seat: "pistol"}) for seat in (1, 2)]
    assert [t.asked() for t in views] == [{1}, {2}]
    for watcher in (0, 3, -1):
        one, other = (t.seen(watcher) for t in views)
        assert one.pack() == other.pack()
    assert views[0].seen(1).to_act == 0b10
    assert views[0].seen(1).turn == 1


@pytest.mark.rule("MAL-052")
def test_a_pass_is_told_to_nobody() -> None:
    t = window({1: "threat_1", 2: "threat_2"})
    before = [t.seen(seat).pack() for seat in (0, 3, -1)]
    t.events.clear()
    t.play(1, "pass")
    assert t.events == []
    assert [t.seen(seat).pack() for seat in (0, 3, -1)] == before


@pytest.mark.rule("MAL-052", "MAL-118")
def test_nobody_sees_who_is_offered_a_camera() -> None:
    views = []
    for seat in (1, 2):
        hands = {seat: "camera_1", 3 - seat: "camera_2" if seat == 9 else "pistol"}
        views.append(given(4, L1="P0:p | P1:p", L3="P2:p | P3:p", hands=hands).begin("C"))
    assert [t.asked() for t in views] == [{1}, {2}]
    for watcher in (0, 3, -1):
        one, other = (t.seen(watcher) for t in views)
        assert one.pack() == other.pack()


def test_a_table_that_always_asks_asks_everybody_and_shows_it() -> None:
    t = window({1: "threat_1"}, always_ask=True)
    for seat in range(4):
        assert t.asked() == {seat}
        assert t.seen(3 - seat).to_act == 1 << seat
        assert "pass" in t.legal(seat)
        t.play(seat, "pass")
    assert t.question() == "vote"


@pytest.mark.rule("MAL-019", "MAL-084", "MAL-096")
def test_hands_are_seen_by_their_holders_and_gifts_by_their_givers() -> None:
    t = given(4, L4="P1:p", L1="P0:p | P2:p", L3="P3:p", hands={0: "pistol", 3: "grenade"})
    t.begin("A").play(1, "keep:threat_1").play(1, "give:threat_2").play(1, "hand_to:3")
    assert t.seen(1).hand == [0, card_set("threat_1"), 0, card_set("threat_2"), 0, 0]
    assert t.seen(3).hand == [0, 0, 0, card_set("grenade threat_2"), 0, 0]
    assert t.seen(0).hand == [card_set("pistol"), 0, 0, 0, 0, 0]
    assert t.seen(-1).hand == [0] * 6
    assert t.seen(2).held[:4] == [1, 1, 0, 2]


@pytest.mark.rule("MAL-214", "MAL-096")
def test_a_giver_knows_that_his_gift_went_with_the_eliminated() -> None:
    t = given(4, L4="P1:p", L1="P0:p,t | P2:p", L3="P3:p", hands={0: "pistol"})
    t.s.gave[0] = card_set("grenade")
    t.s.gone = card_set("grenade")
    assert t.seen(0).gone == card_set("grenade")
    assert t.seen(2).gone == 0


@pytest.mark.rule("MAL-084")
def test_hand_sizes_can_be_hidden_until_the_end() -> None:
    places = {"L1": "P0:p,t", "L3": "P1:p,t", "L6": "P2:p"}
    t = given(
        3, hands={0: "pistol", 1: "grenade camera_1"}, options={"show_counts": False}, **places
    )
    t.begin("C")
    assert t.seen(0).held[:3] == [1, 0, 0]
    assert t.seen(-1).held == [0] * 6
    t.s.crew[2] = 0
    t.s.at[2][0] = -1
    t.s.here[5] = 0
    t.begin("end")
    assert t.game.is_over(t.s)
    assert t.seen(2).held[:3] == [1, 2, 0]


@pytest.mark.rule("MAL-032")
def test_an_age_is_its_owners_business() -> None:
    t = given(4, L1="P0:p | P1:p", L3="P2:p | P3:p", options={"age_1": 77, "age_2": 12})
    ages = slice(Option.AGE, Option.AGE + 6)
    assert t.seen(1).options[ages] == [0, 77, 0, 0, 0, 0]
    assert t.seen(2).options[ages] == [0, 0, 12, 0, 0, 0]
    assert t.seen(-1).options[ages] == [0] * 6
    assert t.seen(0).options[Option.CLAIMS] == 1


@pytest.mark.rule("MAL-212")
def test_the_eliminated_see_what_is_public() -> None:
    t = given(4, L4="P1:p", L1="P0:p,t", L3="P3:p,t", out=[2]).begin("A")
    public = t.seen(-1)
    own = t.seen(2)
    own.passed = public.passed
    assert own.pack() == public.pack()


@pytest.mark.rule("MAL-096")
def test_imagined_worlds_keep_what_a_seat_knows() -> None:
    t = given(4, L4="P1:p", L1="P0:p | P2:p", L3="P3:p", hands={0: "pistol", 3: "grenade"})
    t.begin("A").play(1, "keep:threat_1").play(1, "give:threat_2").play(1, "hand_to:3")
    seen = t.seen(1)
    hands, bottoms, tops = set(), set(), set()
    for luck in range(60):
        world = t.game.imagine(seen, 1, luck)
        assert world.hand[1] == card_set("threat_1")
        assert world.hand[3] & card_set("threat_2")
        hands.add(world.hand[0])
        tops.add(world.pile[world.pile_top])
        bottoms.add(world.pile[world.pile_end - 1])
    assert bottoms == {2}  # the third card looked at: threat_3
    assert len(hands) > 10
    assert len(tops) > 10


@pytest.mark.rule("MAL-052")
def test_whoever_is_imagined_to_be_asked_holds_something_to_play() -> None:
    t = window({1: "threat_1", 2: "pistol", 3: "camera_1"})
    asked = set()
    for luck in range(80):
        world = t.game.imagine(t.seen(0), 0, luck)
        (seat,) = t.game.to_act(world)
        assert holds(world, seat, Kind.THREAT)
        asked.add(seat)
    assert asked == {1, 2, 3}


@pytest.mark.rule("MAL-050", "MAL-052")
def test_whoever_has_passed_knows_that_later_players_are_asked() -> None:
    t = window({1: "threat_1", 3: "threat_2", 0: "pistol", 2: "pistol"} | {2: "fire_axe"})
    t.play(1, "pass")
    assert t.asked() == {3}
    assert {min(t.game.to_act(t.game.imagine(t.seen(1), 1, luck))) for luck in range(40)} == {2, 3}


@pytest.mark.rule("MAL-053", "MAL-134")
def test_locked_destinations_are_imagined_otherwise() -> None:
    t = given(4, L1="P0:p,t | P1:p", L6="P3:p,t | P1:t", fresh=[2], round=5).begin("D")
    t.go("0>3 1>3 3>3")
    assert t.question() == "send_zombie"
    seen = t.seen(0)
    assert seen.destination[:4] == [2, -1, -1, -1]
    found = {t.game.imagine(seen, 0, luck).destination[1] for luck in range(40)}
    assert len(found) > 3
