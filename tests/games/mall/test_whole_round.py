"""TV-53: a whole round, phase by phase."""

from __future__ import annotations

import pytest

from shamble.games.mall.content.cards import Card
from tests.games.mall.positions import given

HANDS = {0: "threat_1", 1: "sprint_1", 2: "fire_axe", 3: "camera_1"}
TOP = ["hidden_1", "hardware_1", "shotgun"]


@pytest.mark.rule("MAL-001", "MAL-085", "MAL-102", "MAL-121", "MAL-150", "MAL-191")
def test_tv_53_a_whole_round() -> None:
    named = {*TOP, *HANDS.values()}
    others = [card.name.lower() for card in Card if card.name.lower() not in named]
    t = given(
        4,
        L1="P0:p | P1:g",
        L3="P1:p | P2:t | P3:p",
        L4="P0:g | P2:p",
        L5="P3:g",
        L6="P0:t | P1:t | P2:g | P3:t",
        zombies={1: 1, 4: 1, 5: 1, 6: 1},
        hands=HANDS,
        pile=" ".join([*TOP, *others]),
        round=0,
    ).begin("next")
    assert t.asked() == {0}
    t.play(0, "pass").vote("0>0 2>2")
    t.play(0, "keep:hidden_1").play(0, "give:hardware_1").play(0, "hand_to:1")
    assert len(t.pile()) == 15 and t.pile()[-1] == "shotgun"
    assert t.s.chief == t.s.elected == 3
    t.dice(1, 4, 4, 6)
    assert t.seen(3).dice == [0, 3, 3, 5]
    assert t.question() == "announce"
    t.go("3>1").go("0>5 1>4 2>1")
    assert [t.z(place) for place in (1, 3, 4, 5, 6)] == [2, 0, 3, 1, 2]
    t.play(3, "move:gunman")
    assert t.at(1) == "P0:p | P1:g | P3:g"
    t.play(0, "move:gunman")
    assert t.at(5) == "P0:g" and t.at(4) == "P2:p"
    t.play(1, "sprint:gunman:restroom")
    assert t.at(1) == "P0:p | P1:g | P3:g"
    t.play(2, "move:pin_up")
    assert t.told("crowd_draws") == [{"place": "supermarket", "zombies": 3}]
    assert t.told("pin_ups_draw") == [{"place": "toy_store", "zombies": 1}]
    assert t.asked() == {2}
    t.play(2, "weapon:weapon_1")
    assert t.told("eaten") == [{"seat": 2, "character": "pin_up", "place": "parking"}]
    assert t.asked() == {0}
    t.play(0, "hidden:gunman")
    assert t.s.round == 2
    assert t.at(1) == "P0:p | P1:g | P3:g"
    assert t.at(3) == "P1:p | P2:t | P3:p"
    assert t.at(4) == ""
    assert t.at(6) == "P0:t | P1:t | P2:g | P3:t"
    assert t.s.at[0][2] == 4
    assert [t.z(place) for place in (1, 3, 4, 5, 6)] == [2, 1, 0, 1, 3]
    assert [t.hand(seat) for seat in range(4)] == [["threat_1"], ["hardware_1"], [], ["camera_1"]]
    assert t.s.hiding == 0
    assert all(t.is_played(card) for card in ("sprint_1", "fire_axe", "hidden_1"))
    assert t.s.played.bit_count() == 3 and len(t.pile()) == 15
