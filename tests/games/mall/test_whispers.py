"""Whispered claims: for two seats alone, and nothing that another seat sees is changed by them."""

from __future__ import annotations

import pytest

from shamble.engine.language.state import SPECTATOR
from shamble.games.mall.hints.trust import dice_expected, trust
from shamble.games.mall.knowledge.claims import verdict
from shamble.games.mall.state import FOUNDS, SORTS, Found, Sort
from tests.games.mall.positions import Table, given

SPREAD = {"L1": "P0:p | P1:p", "L3": "P2:p | P3:p | P0:t | P1:t"}
CLAIMS = ["claim_dice:1146", "claim_card:threat:some", "promise_vote:1", "promise_go:supermarket"]


def seen(t: Table, seat: int) -> bytes:
    return bytes(t.game.redact(t.s, seat).pack())


def found(t: Table, listener: int, speaker: int) -> list[int]:
    at = FOUNDS * speaker
    return list(t.s.found[listener][at : at + FOUNDS])


@pytest.mark.rule("MAL-017", "MAL-024")
@pytest.mark.parametrize("claim", CLAIMS)
def test_a_whisper_reaches_its_two_seats_and_nobody_else(claim: str) -> None:
    t = given(4, hands={0: "pistol"}, **SPREAD).begin("D")
    others = {seat: seen(t, seat) for seat in (1, 3, SPECTATOR)}
    t.events.clear()
    t.play(0, "address:2").play(0, claim)
    assert {seat: seen(t, seat) for seat in others} == others
    assert [event.audience for event in t.events] == [frozenset({0, 2})] * 2
    assert t.events[0].kind.word == "whispered"
    sort = CLAIMS.index(claim)
    for seat in (0, 2):
        assert t.game.redact(t.s, seat).heard[2][sort] == t.s.heard[2][sort] >= 0


@pytest.mark.rule("MAL-017", "MAL-024")
def test_to_address_somebody_is_seen_by_nobody_and_holds_for_one_claim() -> None:
    t = given(4, **SPREAD).begin("D")
    others = {seat: seen(t, seat) for seat in (1, 2, 3, SPECTATOR)}
    t.events.clear()
    t.play(0, "address:2")
    assert {seat: seen(t, seat) for seat in others} == others and not t.events
    t.play(0, "promise_go:parking").play(0, "promise_go:supermarket")
    assert t.s.heard[2][Sort.GO] == 3
    assert t.s.said[0][Sort.GO] == 5  # the next one is for all again
    t.play(0, "address:2").play(0, "address:0").play(0, "promise_go:toy_store")
    assert t.s.said[0][Sort.GO] == 2  # thought better of it


@pytest.mark.rule("MAL-018", "MAL-134")
def test_whispers_are_settled_with_their_listener_alone() -> None:
    t = given(4, dice=(1, 1, 4, 6), **SPREAD).begin("D")
    for claim in ("claim_dice:1146", "promise_go:parking"):
        t.play(0, "address:2").play(0, claim)
    t.play(1, "address:2").play(1, "claim_dice:4444")
    t.go("0>6 1>6 2>6 3>6")
    assert found(t, 2, 0) == [1, 1]
    assert found(t, 2, 1) == [0, 1]
    assert t.s.word == [[0] * 4] * 6 and t.s.talked == 0
    assert t.game.redact(t.s, 1).found == [[0] * 12] * 6
    assert trust(t.s, 0, 2) == 50 and trust(t.s, 1, 2) == 33 and trust(t.s, 1, 3) == 50


@pytest.mark.rule("MAL-018", "MAL-062")
def test_a_whispered_vote_is_settled_by_the_ballots() -> None:
    t = given(4, L4="P0:p | P1:t", L1="P2:p", L3="P3:p").begin("A")
    t.play(0, "address:3").play(0, "promise_vote:1").vote("0>0 1>0")
    assert found(t, 3, 0) == [0, 1]
    assert t.s.word[0] == [0, 0, 0, 0]


@pytest.mark.rule("MAL-019", "MAL-024")
def test_a_whisper_about_a_hand_is_settled_by_what_is_played_from_it() -> None:
    places = {"L3": "P0:p,t | P1:g", "L1": "P2:p,t,g", "L5": "P3:p,t,g"}
    t = given(4, hands={0: "pistol threat_1"}, zombies={3: 5}, **places).begin("F")
    t.play(0, "address:1").play(0, "claim_card:weapon_1:some")
    t.play(0, "address:2").play(0, "claim_card:hidden:some")
    t.play(0, "weapon:weapon_1")
    assert found(t, 1, 0) == [1, 0]
    assert found(t, 2, 0) == [0, 0]  # nobody knows yet
    t.play(1, "address:2").play(1, "claim_card:hidden:some")
    assert found(t, 2, 1) == [0, 1]  # all see an empty hand


def test_what_nothing_has_settled_is_forgotten_with_the_round() -> None:
    t = given(4, **SPREAD).begin("D")
    t.play(0, "address:2").play(0, "promise_vote:1")
    t.begin("next")
    assert t.s.heard[2] == [-1] * 6 * SORTS
    t = given(4, L4="P1:p", L1="P0:p | P2:p", L3="P3:p", hands={1: "pistol"}).begin("A")
    t.play(1, "address:0").play(1, "claim_card:camera:some").play(1, t.legal(1)[0])
    assert t.s.heard[0][SORTS + Sort.CARD] == -1  # a card has joined the hand


@pytest.mark.rule("MAL-021")
def test_the_heuristic_believes_a_whisper_before_what_is_said_aloud() -> None:
    t = given(4, dice=(2, 2, 2, 2), **SPREAD).begin("D")
    t.s.looked = 0b0010
    unknown = dice_expected(t.s, 0, 3)
    t.play(1, "claim_dice:1111").play(1, "address:0").play(1, "claim_dice:4444")
    assert dice_expected(t.s, 0, 3) > unknown > dice_expected(t.s, 2, 3)
    t.s.found[0][FOUNDS + Found.BAD] = 20
    assert dice_expected(t.s, 0, 3) == unknown


@pytest.mark.rule("MAL-024")
def test_a_whisper_is_judged_like_any_claim_and_to_address_somebody_is_none() -> None:
    t = given(4, dice=(1, 1, 4, 6), **SPREAD).begin("D").play(0, "address:2")
    worth = [verdict([t.s], 0, t.game.actions.parse(a)) for a in ("address:2", "claim_dice:1146")]
    assert worth == ["", "true"]


def test_an_imagined_world_keeps_what_was_whispered_to_the_seat() -> None:
    t = given(4, **SPREAD).begin("D")
    t.play(0, "address:2").play(0, "promise_go:supermarket")
    for seat in (0, 2):
        world = t.game.imagine(t.game.redact(t.s, seat), seat, 7)
        assert world.heard[2][Sort.GO] == 5
    assert t.game.imagine(t.game.redact(t.s, 1), 1, 7).heard[2][Sort.GO] == -1
