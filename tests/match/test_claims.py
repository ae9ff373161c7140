"""What was said is judged when the match is over, and not a moment before."""

from __future__ import annotations

import pytest

from shamble.match.claims import judged, tally
from shamble.match.match import Acted, Match
from tests.match.test_match import lanterns, sensible


def played_with_talk() -> Match:
    """Seat 0 says truly what it plays first, seat 1 says what it does not; the rest is silence."""
    match = lanterns()
    first = [sensible(match, seat) for seat in range(3)]
    light = [int(answer.action.partition(":")[2]) for answer in first]
    match.add(Acted(0, f"claim:{light[0]}"))
    match.add(first[2])
    match.add(Acted(1, f"claim:{(light[1] + 1) % 5}"))
    match.add(first[0])
    match.add(first[1])
    match.add(Acted(2, "claim:0"))
    assert judged(match) == []
    while not match.is_over:
        for seat in range(3):
            assert judged(match) == []
            match.add(sensible(match, seat))
    return match


def test_claims_of_a_finished_match_are_judged() -> None:
    claims = judged(played_with_talk())
    assert [(claim.entry, claim.seat) for claim in claims] == [(0, 0), (2, 1), (5, 2)]
    assert [claim.worth for claim in claims[:2]] == ["kept", "broken"]
    assert tally(claims, 0) == {"true": 0, "lie": 0, "kept": 1, "broken": 0, "open": 0}
    assert tally(claims, 1)["broken"] == 1 and tally(claims, 1)["kept"] == 0


def test_a_game_that_judges_nothing_has_no_claims(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_with_talk()
    monkeypatch.setattr(match.game.game.functions, "verdict", None)
    assert judged(match) == []


def test_talk_that_claims_nothing_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_with_talk()
    functions = match.game.game.functions
    worth = functions.verdict
    assert worth
    monkeypatch.setattr(functions, "verdict", lambda *said: "" if said[1] == 1 else worth(*said))
    assert [claim.seat for claim in judged(match)] == [0, 2]
