"""Votes and re-votes, their weights, and Threat."""

from __future__ import annotations

import pytest

from tests.games.mall.positions import Table, given


def two_tied(**changes: object) -> Table:
    """Phase A with one character of P0 and one of P1 on the Parking Lot."""
    setting = {"L4": "P0:p | P1:t", "L1": "P2:p", "L3": "P3:p"}
    return given(4, **{**setting, **changes})


@pytest.mark.rule("MAL-055", "MAL-056", "MAL-058", "MAL-010", "MAL-011", "MAL-061", "MAL-088")
def test_tv_07_weights() -> None:
    t = given(3, L4="P0:p,g | P1:t | P2:l", L1="P1:p").begin("A")
    assert t.asked() == {0, 1, 2}
    t.vote("0>0 1>1 2>1")
    assert t.s.tally[:3] == [3, 2, 0]
    assert t.s.searcher == 0


@pytest.mark.rule("MAL-074", "MAL-075", "MAL-065", "MAL-067", "MAL-068", "MAL-048")
def test_tv_08_threat_tie_re_vote() -> None:
    t = given(4, L4="P0:p,g | P1:t", L1="P2:p", L3="P3:p", hands={1: "threat_1 threat_2"}).begin(
        "A"
    )
    t.play(1, "threat").play(1, "threat")
    t.vote("0>0 1>1")
    assert t.s.tally[:2] == [3, 3]
    assert t.question() == "revote"
    assert t.asked() == {0, 1, 2, 3}
    t.vote("0>0 1>1 2>1 3>1")
    assert t.s.tally[:2] == [3, 5]
    assert t.s.searcher == 1
    assert t.is_played("threat_1") and t.is_played("threat_2")


@pytest.mark.rule("MAL-077", "MAL-071", "MAL-070")
def test_tv_09_an_outsiders_threat() -> None:
    t = two_tied(hands={2: "threat_1 threat_3"}).begin("A")
    t.play(2, "threat").play(2, "pass")
    assert t.asked() == {0, 1}
    t.vote("0>0 1>1")
    assert t.why(2, "threat") == "MAL-071"
    t.vote("0>0 1>1 2>0 3>1")
    assert t.s.tally[:2] == [3, 2]
    assert t.s.searcher == 0


@pytest.mark.rule("MAL-077")
def test_tv_09_with_outsider_threat_off() -> None:
    t = two_tied(hands={2: "threat_1"}, options={"outsider_threat": False}).begin("A")
    assert t.question() == "vote"
    t.vote("0>0 1>1").vote("0>0 1>1 2>0 3>1")
    assert t.s.searcher == -1
    assert t.hand(2) == ["threat_1"]
    asked = two_tied(
        hands={2: "threat_1"}, options={"outsider_threat": False, "always_ask": True}
    ).begin("A")
    assert asked.asked() == {0}
    attack = given(
        5,
        L3="P0:p | P1:g",
        L1="P4:p",
        zombies={3: 4},
        hands={4: "threat_2"},
        options={"outsider_threat": False, "always_ask": True},
    ).begin("F")
    for seat in range(2):
        attack.play(seat, "pass")
    assert attack.why(4, "threat") == "MAL-233"
    attack.play(2, "pass").play(3, "pass")
    assert attack.why(4, "threat") == "MAL-077"


@pytest.mark.rule("MAL-215", "MAL-067", "MAL-235", "MAL-060", "MAL-004", "MAL-102")
def test_tv_10_an_eliminated_player_votes_in_the_re_vote() -> None:
    def tied() -> Table:
        t = given(5, L5="P0:t | P1:p", L1="P2:p", L3="P3:p", out=[4], round=4).begin("B")
        assert t.asked() == {0, 1}
        t.vote("0>0 1>1")
        assert t.asked() == {0, 1, 2, 3, 4}
        assert t.why(0, "abstain") == t.why(1, "abstain") == "MAL-060"
        return t

    t = tied().vote("0>0 1>1 2>0 3>1 4>1")
    assert t.s.tally[:2] == [2, 3]
    assert t.s.chief == t.s.elected == 1
    t = tied().vote("0>0 1>1 2>0 3>1 4>-")
    assert t.s.tally[:2] == [2, 2]
    assert t.s.elected == -1
    assert t.told("abstained") == [{"seat": 4}]


@pytest.mark.rule("MAL-235")
def test_where_nobody_may_abstain_outsiders_must_vote() -> None:
    t = two_tied(options={"outsider_abstain": False}).begin("A").vote("0>0 1>1")
    assert t.legal(2) == ["vote:0", "vote:1"]
    assert t.why(2, "abstain") == "MAL-235"


@pytest.mark.rule("MAL-235", "MAL-077")
def test_an_abstention_adds_nothing_threats_included() -> None:
    t = two_tied(hands={2: "threat_1"}).begin("A").play(2, "threat")
    t.vote("0>0 1>1").vote("0>0 1>1 2>- 3>1")
    assert t.s.tally[:2] == [1, 2]


@pytest.mark.rule("MAL-099", "MAL-072")
def test_tv_12_second_tie_in_a() -> None:
    t = two_tied(hands={0: "pistol"}).begin("A")
    pile, hands = t.pile(), [t.hand(seat) for seat in range(4)]
    t.vote("0>0 1>1").vote("0>0 1>1 2>0 3>1")
    assert t.pile() == pile
    assert [t.hand(seat) for seat in range(4)] == hands
    assert t.told("searched") == []
    assert t.s.revotes_held == 1


@pytest.mark.rule("MAL-104", "MAL-072")
def test_tv_12_second_tie_in_b() -> None:
    t = given(4, chief=2, L5="P0:p | P1:t", L1="P2:p", L3="P3:p").begin("B")
    t.vote("0>0 1>1").vote("0>0 1>1 2>0 3>1")
    assert t.s.chief == 2
    assert t.s.elected == -1
    assert t.told("not_elected") == [{"seat": 2}]


@pytest.mark.rule("MAL-063")
def test_tv_13_one_candidate() -> None:
    t = given(5, L4="P2:p,g", L1="P0:p", L3="P1:p", hands={0: "threat_1", 2: "threat_2"})
    t.begin("A")
    assert t.s.searcher == 2
    assert t.question() == "keep"
    assert t.s.votes_held == 0
    t = given(5, L5="P3:g", L1="P0:p", L3="P1:p", hands={0: "threat_1"}).begin("B")
    assert t.s.chief == t.s.elected == 3
    assert t.s.votes_held == 0
    ask = {"always_ask": True}
    t = given(5, L4="P2:p,g", L1="P0:p", L3="P1:p", hands={2: "threat_2"}, options=ask).begin("A")
    assert (t.question(), t.asked()) == ("keep", {2})  # no window, even where all are asked


@pytest.mark.rule("MAL-047", "MAL-049", "MAL-050", "MAL-002")
def test_the_opportunity_goes_once_around_from_the_chief() -> None:
    t = two_tied(chief=3, hands={0: "threat_1", 1: "threat_2", 3: "threat_3"}).begin("A")
    assert t.asked() == {3}
    t.play(3, "pass")
    assert t.asked() == {0}
    t.play(0, "threat")
    assert t.s.threats[0] == 1 and t.is_played("threat_1")
    assert t.asked() == {1}
    t.play(1, "pass")
    assert t.question() == "vote"
    assert t.hand(3) == ["threat_3"]


@pytest.mark.rule("MAL-052")
def test_a_player_without_a_playable_card_is_passed_over_without_notice() -> None:
    t = two_tied(hands={0: "camera_1", 1: "threat_1", 2: "pistol"}).begin("A")
    assert t.asked() == {1}
    assert t.seen(0).to_act == 0
    t.play(1, "pass")
    assert t.question() == "vote"
    assert "passed" not in t.words()


@pytest.mark.rule("MAL-053", "MAL-062")
def test_ballots_are_secret_until_all_are_in_and_then_open() -> None:
    t = two_tied().begin("A")
    t.play(1, "vote:0")
    assert t.seen(0).answer[1] == [-1] * 4
    assert t.told("voted") == []
    t.play(0, "vote:0")
    assert t.told("voted", 3) == [
        {"seat": 0, "chosen": 0, "votes": 1},
        {"seat": 1, "chosen": 0, "votes": 1},
    ]
    assert t.seen(3).ballot[:2] == [0, 0]
    assert t.seen(3).tally[:2] == [2, 0]


@pytest.mark.rule("MAL-054", "MAL-057", "MAL-059", "MAL-060")
def test_those_present_vote_for_those_present() -> None:
    t = two_tied().begin("A")
    assert t.asked() == {0, 1}
    assert t.legal(0) == ["vote:0", "vote:1"]
    assert t.why(0, "vote:2") == "MAL-057"
    assert t.why(0, "vote:7") == "MAL-057"
    assert t.why(0, "abstain") == "MAL-060"
    assert t.why(2, "vote:0") == "MAL-233"


@pytest.mark.rule("MAL-066", "MAL-069", "MAL-073")
def test_only_the_tied_can_be_voted_for_again() -> None:
    t = given(4, L4="P0:p | P1:t | P2:p,t", L3="P3:p").begin("A")
    t.vote("0>0 1>1 2>0")
    assert t.s.searcher == 0
    t = given(5, L4="P0:p | P1:t | P2:p", L3="P3:p", L1="P4:p").begin("A")
    t.vote("0>0 1>1 2>2")
    assert t.legal(2) == ["vote:0", "vote:1", "vote:2"]
    t = given(5, L4="P0:p,g | P1:t,g | P2:p", L3="P3:p", L1="P4:p").begin("A")
    t.vote("0>0 1>1 2>2")
    assert t.why(2, "vote:2") == "MAL-066"
    assert t.legal(2) == ["vote:0", "vote:1"]
    t.vote("0>0 1>1 2>0 3>- 4>-")
    assert t.s.searcher == 0


@pytest.mark.rule("MAL-073", "MAL-203")
def test_the_tie_of_the_re_vote_may_be_smaller_than_the_first() -> None:
    drawn = set()
    for seed in range(40):
        t = given(5, L1="P0:p | P1:p | P2:p", L3="P3:p", L5="P4:p", zombies={1: 4})
        t.s.key[0] = seed
        t.s.drawn = 0
        t.begin("F")
        t.vote("0>1 1>2 2>0").vote("0>1 1>2 2>1 3>2 4>-")
        drawn.add(t.told("drawn")[0]["seat"])
    assert drawn == {1, 2}


@pytest.mark.rule("MAL-076", "MAL-207")
def test_a_threat_counts_for_one_vote_only() -> None:
    t = given(
        4, L4="P0:p,t,g | P1:p,t,g", L1="P2:p", L3="P3:p", zombies={4: 2}, hands={0: "threat_1"}
    ).begin("F")
    t.play(0, "threat")
    t.vote("0>1 1>0").play(1, "lose:gunman")
    assert t.s.tally[:2] == [4, 5]
    assert t.s.threats[0] == 0
    t.vote("0>1 1>0")
    assert t.s.tally[1] == 4


@pytest.mark.rule("MAL-078", "MAL-079", "MAL-194")
def test_hidden_characters_have_no_vote_and_no_use_of_threat() -> None:
    t = given(
        5,
        L3="P0:p | P1:g | P2:p",
        L1="P3:p | P4:p",
        zombies={3: 5},
        hands={0: "hidden_1 threat_1"},
    ).begin("F")
    t.play(0, "hidden:pin_up")
    assert t.asked() == {1, 2}
    t.vote("1>2 2>1")
    assert t.told("voted")[0]["votes"] == 2
    assert t.told("eaten") == [{"seat": 2, "character": "pin_up", "place": "toy_store"}]
    t = given(
        5, L3="P0:p,t | P1:g", L1="P3:p", zombies={3: 5}, hands={0: "hidden_1 hidden_2 threat_1"}
    ).begin("F")
    t.play(0, "hidden:pin_up")
    assert t.why(0, "threat") is None
    t.play(0, "hidden:tough_guy")
    assert t.hand(0) == ["threat_1"]
    assert t.s.crew[1] == 0  # the only colour left


@pytest.mark.rule("MAL-079")
def test_threat_is_refused_where_it_could_do_nothing() -> None:
    t = given(
        3,
        L3="P0:p,t,g",
        L1="P1:p | P2:p",
        zombies={3: 9},
        hands={0: "threat_1", 1: "threat_2"},
        options={"always_ask": True},
    ).begin("F")
    assert t.why(0, "threat") == "MAL-079"
    assert t.legal(0) == ["pass"]


@pytest.mark.rule("MAL-194", "MAL-067")
def test_whoever_has_only_hidden_characters_there_is_no_outsider() -> None:
    t = given(
        5,
        L3="P0:p | P1:p | P2:p",
        L1="P3:p | P4:p",
        zombies={3: 5},
        hands={0: "hidden_1"},
    ).begin("F")
    t.play(0, "hidden:pin_up")
    assert t.why(1, "vote:0") == "MAL-194"
    t.vote("1>2 2>1")
    assert t.asked() == {1, 2, 3, 4}
    assert t.why(3, "vote:0") == "MAL-194"


@pytest.mark.rule("MAL-233")
def test_whatever_is_not_asked_is_refused() -> None:
    t = two_tied(hands={1: "threat_1"}).begin("A")
    assert t.why(0, "threat") == "MAL-233"
    assert t.why(1, "vote:0") == "MAL-233"
    assert t.why(1, "move:pin_up") == "MAL-233"
    assert t.why(1, "jump") == "MAL-233"
    assert t.why(1, "hardware") == "MAL-082"
    t.play(1, "pass").play(0, "vote:0")
    assert t.why(0, "vote:1") == "MAL-233"


@pytest.mark.rule("MAL-082", "MAL-071", "MAL-089", "MAL-101")
@pytest.mark.parametrize(
    "card", ["camera", "sprint:pin_up:toy_store", "hardware", "weapon:weapon_1", "hidden:pin_up"]
)
def test_before_the_votes_of_a_and_b_only_threat_can_be_played(card: str) -> None:
    hand = "threat_1 camera_1 sprint_1 hardware_1 pistol hidden_1"
    for phase, place in (("A", "L4"), ("B", "L5")):
        t = given(4, L1="P2:p", L3="P3:p", hands={0: hand}, **{place: "P0:p | P1:t"}).begin(phase)
        assert t.legal(0) == ["pass", "threat"]
        assert t.why(0, card) == "MAL-082"
        t.play(0, "pass")
        assert t.why(0, card) == "MAL-082"
        t.vote("0>0 1>1")
        assert t.why(0, card) == "MAL-071"
