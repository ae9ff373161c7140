"""Claims: said by anybody at any time, never checked in play, judged when all is known."""

from __future__ import annotations

import pytest

import shamble
from shamble.games.mall.content.dice import Roll
from shamble.games.mall.hints.heuristic import is_outvoted
from shamble.games.mall.hints.trust import coming, dice_expected, threatens, trust
from shamble.games.mall.knowledge.claims import verdict
from shamble.games.mall.state import Sort, Standing, State
from tests.games.mall.positions import Table, given

SPREAD = {"L1": "P0:p | P1:p", "L3": "P2:p | P3:p | P0:t | P1:t"}


def judged(t: Table, states: list[State], seat: int, action: str) -> str:
    return verdict(states, seat, t.game.actions.parse(action))


@pytest.mark.rule("MAL-017", "MAL-024", "MAL-018")
def test_anybody_may_claim_anything_at_any_time_and_nothing_else_changes() -> None:
    t = given(4, L4="P0:p | P1:t", L1="P2:p", L3="P3:p", hands={1: "threat_1"}).begin("A")
    claims = ["claim_card:threat:some", "claim_card:camera:none", "promise_vote:1"]
    for seat in range(4):
        for action in [*claims, "promise_go:toy_store"]:
            before = t.s.copy()
            t.play(seat, action)
            for name in ("said", "said_in", "standing", "talked", "word"):
                setattr(before, name, getattr(t.s, name))
            assert before.pack() == t.s.pack()
    assert len(t.told("promised_vote", -1)) == 4


@pytest.mark.rule("MAL-018")
def test_no_promise_binds() -> None:
    t = given(4, L4="P0:p | P1:t", L1="P2:p", L3="P3:p").begin("A")
    t.play(0, "promise_vote:1")
    assert t.legal(0) == ["vote:0", "vote:1"]
    t.vote("0>0 1>0")
    assert t.s.searcher == 0
    assert t.s.word[0] == [0, 1, 0, 0]


@pytest.mark.rule("MAL-024")
def test_a_table_without_claims_refuses_them() -> None:
    t = given(4, options={"claims": False}, **SPREAD).begin("D")
    for action in (
        "claim_card:threat:some",
        "claim_dice:1446",
        "promise_vote:1",
        "promise_go:parking",
        "address:1",
    ):
        assert t.why(0, action) == "MAL-024"
    assert t.game.talk(t.s, 0) == []


@pytest.mark.rule("MAL-021", "MAL-120")
def test_the_dice_can_be_spoken_of_while_they_lie_covered() -> None:
    t = given(4, **SPREAD).begin("D")
    assert {str(a) for a in t.game.talk(t.s, 0)} >= {f"claim_dice:{roll.name}" for roll in Roll}
    assert len(Roll) == 126  # whatever four dice can show
    t = given(4, L4="P0:p | P1:t", L1="P2:p", L3="P3:p").begin("A")
    assert t.why(0, "claim_dice:4444") == "MAL-120"


@pytest.mark.rule("MAL-126", "MAL-057", "MAL-212")
def test_claims_of_what_cannot_be_are_refused() -> None:
    t = given(4, L1="P0:p,t | P1:p", L3="P2:p,t", out=[3]).begin("D")
    assert t.why(0, "promise_go:cachou") == "MAL-126"
    assert t.why(0, "promise_vote:3") == t.why(0, "promise_vote:6") == "MAL-057"
    assert t.why(0, "address:6") == "MAL-233"
    assert t.why(3, "promise_go:parking") == "MAL-212"


@pytest.mark.rule("MAL-017", "MAL-215")
def test_the_eliminated_talk_like_everybody_else() -> None:
    t = given(4, L1="P0:p,t | P1:p", L3="P2:p,t", out=[3]).begin("D")
    for action in ("promise_vote:0", "claim_dice:1446", "claim_card:threat:none", "address:0"):
        assert t.why(3, action) is None
    t.play(3, "claim_card:threat:some")
    assert t.s.word[3] == [0, 0, 0, 1]  # who is eliminated holds nothing, and all know it


@pytest.mark.rule("MAL-021")
def test_dice_claims_are_settled_when_the_dice_are_uncovered() -> None:
    t = given(4, dice=(1, 1, 4, 6), **SPREAD).begin("D")
    t.play(0, "claim_dice:1146").play(1, "claim_dice:1144")
    assert t.s.word[0] == t.s.word[1] == [0, 0, 0, 0]
    start = [t.s.copy()]
    assert judged(t, start, 0, "claim_dice:1146") == "true"
    assert judged(t, start, 1, "claim_dice:1144") == "lie"
    t.go("0>6 1>6 2>6 3>6")
    assert t.s.word[0] == [0, 0, 1, 0]
    assert t.s.word[1] == [0, 0, 0, 1]
    assert t.s.standing[0][Sort.DICE] == Standing.GOOD
    assert t.s.standing[1][Sort.DICE] == Standing.BAD


@pytest.mark.rule("MAL-018", "MAL-134")
def test_promised_destinations_are_settled_when_destinations_are_shown() -> None:
    t = given(4, **SPREAD).begin("D")
    t.play(0, "promise_go:supermarket").play(1, "promise_go:supermarket")
    states = [t.s.copy()]
    for choice in ("0>6", "1>4", "2>6", "3>6"):
        t.go(choice)
        states.append(t.s.copy())
    assert t.s.word[0][:2] == [1, 0]
    assert t.s.word[1][:2] == [0, 1]
    assert judged(t, states, 0, "promise_go:supermarket") == "kept"
    assert judged(t, states, 1, "promise_go:supermarket") == "broken"
    assert judged(t, states[:2], 0, "promise_go:supermarket") == "open"
    assert judged(t, states[4:], 0, "promise_go:supermarket") == "open"


@pytest.mark.rule("MAL-018", "MAL-062")
def test_a_promised_vote_is_settled_by_the_next_ballot_that_could_keep_it() -> None:
    places = {"L4": "P0:p | P1:t", "L5": "P0:t | P2:p", "L1": "P2:t", "L3": "P3:p"}
    t = given(4, pile="camera_1 camera_2 camera_3", **places).begin("A")
    t.play(0, "promise_vote:2")
    states = [t.s.copy()]
    for seat, chosen in ((0, 0), (1, 0)):
        t.vote(f"{seat}>{chosen}")
        states.append(t.s.copy())
    assert t.s.standing[0][Sort.VOTE] == Standing.OPEN  # P2 was no candidate on the Parking Lot
    t.play(0, t.legal(0)[0]).play(0, t.legal(0)[0]).play(0, t.legal(0)[0])
    assert t.question() == "vote"
    for seat, chosen in ((0, 2), (2, 2)):
        states.append(t.s.copy())
        t.vote(f"{seat}>{chosen}")
    states.append(t.s.copy())
    assert t.s.word[0][:2] == [1, 0]
    assert judged(t, states, 0, "promise_vote:2") == "kept"
    assert judged(t, states[:3], 0, "promise_vote:2") == "open"


@pytest.mark.rule("MAL-019", "MAL-024")
def test_a_claim_about_a_hand_is_settled_by_what_is_played_from_it() -> None:
    def attacked(hand: str) -> Table:
        places = {"L3": "P0:p,t | P1:g", "L1": "P2:p,t,g", "L5": "P3:p,t,g"}
        return given(4, hands={0: hand}, zombies={3: 5}, **places).begin("F")

    t = attacked("pistol threat_1").play(0, "claim_card:weapon_1:some")
    assert t.s.word[0] == [0, 0, 0, 0]
    assert judged(t, [t.s.copy()], 0, "claim_card:weapon_1:some") == "true"
    assert judged(t, [t.s.copy()], 0, "claim_card:weapon_1:none") == "lie"
    t.play(0, "weapon:weapon_1")
    assert t.s.word[0] == [0, 0, 1, 0]
    t = attacked("pistol").play(0, "claim_card:hidden:some").play(0, "weapon:weapon_1")
    assert t.s.word[0] == [0, 0, 0, 1]  # the hand is empty, and it was not there
    t = attacked("pistol").play(1, "claim_card:hidden:some")
    assert t.s.word[1] == [0, 0, 0, 1]  # all see an empty hand


def test_a_claim_about_a_hand_is_never_settled_once_another_card_has_joined_it() -> None:
    t = given(4, L4="P1:p", L1="P0:p | P2:p", L3="P3:p", hands={1: "pistol"}).begin("A")
    t.play(1, "claim_card:camera:some").play(1, t.legal(1)[0])
    assert t.s.standing[1][Sort.CARD] == Standing.NONE


def test_trust_follows_what_a_word_was_worth() -> None:
    t = given(4, **SPREAD)
    assert trust(t.s, 0, 3) == 50
    t.s.word[0] = [2, 0, 1, 0]
    t.s.word[1] = [0, 3, 0, 1]
    assert trust(t.s, 0, 3) == 80
    assert trust(t.s, 1, 3) == 16


@pytest.mark.rule("MAL-021")
def test_the_heuristic_listens_as_far_as_it_trusts() -> None:
    t = given(4, dice=(2, 2, 2, 2), **SPREAD).begin("D")
    t.s.looked = 0b0110
    unknown = dice_expected(t.s, 0, 3)
    assert unknown == 4
    t.play(1, "claim_dice:4444")
    believed = dice_expected(t.s, 0, 3)
    assert believed > unknown
    t.s.word[1] = [0, 9, 0, 9]
    assert dice_expected(t.s, 0, 3) == unknown
    assert dice_expected(t.s, 2, 3) == 0  # sees the dice itself
    t.play(3, "claim_dice:4444")
    assert dice_expected(t.s, 0, 3) == unknown  # has not looked


def test_the_heuristic_listens_to_promised_destinations() -> None:
    t = given(4, **SPREAD).begin("D")
    assert coming(t.s, 0, 5) == 0
    t.play(1, "promise_go:supermarket").play(2, "promise_go:supermarket")
    assert coming(t.s, 0, 5) == 2 * 50
    assert coming(t.s, 1, 5) == 50  # not oneself
    t.s.word[2] = [0, 8, 0, 0]
    assert coming(t.s, 0, 5) == 50 + 10


def test_the_heuristic_listens_to_who_holds_a_threat() -> None:
    """It spends its own Threat where that wins the vote, and not where more are to come."""
    places = {"L3": "P0:g,t | P1:g,p", "L1": "P2:p", "L5": "P3:p"}
    t = given(4, hands={0: "threat_1", 1: "pistol"}, zombies={3: 6}, **places).begin("F")
    t.s.word[1] = [3, 0, 3, 0]
    assert str(t.game.hint(t.s, 0, 1)) == "threat"
    t.play(1, "claim_card:threat:some")
    assert threatens(t.s, 1, 0) == 1
    assert is_outvoted(t.s, 0, 2)
    t.s.threats[1] = 1
    assert str(t.game.hint(t.s, 0, 1)) == "pass"
    t.s.word[1] = [0, 3, 0, 3]
    assert threatens(t.s, 1, 0) == 0
    assert str(t.game.hint(t.s, 0, 1)) == "threat"


def test_bots_make_claims_and_not_all_of_them_are_true() -> None:
    game = shamble.load("mall", 5)
    found: dict[str, int] = {}
    for seed in range(12):
        s, states, said = game.new(seed=seed), [], []
        while not game.is_over(s):
            player = min(game.to_act(s))
            seen = game.redact(s, player)
            if remark := game.remark(seen, player, seed):
                states.append(s.copy())
                said.append((len(states) - 1, player, remark))
                game.apply(s, player, remark)
            states.append(s.copy())
            game.apply(s, player, game.hint(seen, player, seed))
        states.append(s.copy())
        for at, player, remark in said:
            kind = verdict(states[at:], player, remark)
            found[kind] = found.get(kind, 0) + 1
    assert found["kept"] > found["broken"] > 0
    assert found["true"] > found["lie"] > 0
