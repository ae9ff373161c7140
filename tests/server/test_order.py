"""In which order people answered a question that all were asked at once, nobody is told."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any

import msgspec
import pytest

from shamble.engine.language.state import SPECTATOR
from shamble.match.match import Acted, Entry, Match, TookBack
from shamble.match.recording import scene_of
from shamble.match.seats import Seat, Table
from shamble.server.live.player_view import MatchView, steps
from shamble.store import StoredMatch
from tests.conformance.tables import table
from tests.server.houses import House, Tab
from tests.server.players import seated

pytestmark = pytest.mark.threads

KEY = bytes(range(32))
PEOPLE = ("ann", "ben", "cid", "eve")  # Eve only watches


def told(entries: list[Entry]) -> dict[str, bytes]:
    """All that everybody would be sent, from the beginning, of a match with these entries."""
    game = table(("lanterns", 3, ()))
    seats = Table(seats=tuple(Seat(holder=name, name=name) for name in PEOPLE[:3]))
    stored = StoredMatch(
        id="m", game="lanterns", rules=1, players=3, options={}, commitment="", table=seats
    )
    telling = MatchView(stored, Match(game, KEY, entries))
    return {name: without_times(telling.state(name, 0)) for name in PEOPLE}


def without_times(message: Any) -> bytes:
    return re.sub(rb'"(created|updated)":"[^"]*"', b"", msgspec.json.encode(message))


def answers() -> list[Entry]:
    game = table(("lanterns", 3, ()))
    s = Match(game, KEY).state
    return [Acted(seat, str(game.legal(s, seat)[seat % 2])) for seat in range(3)]


def test_whoever_answers_first_everybody_is_sent_the_same() -> None:
    given = answers()
    for answered in ([0, 1], [0, 2], [1, 2], [0, 1, 2]):
        sent = [told([given[seat] for seat in order]) for order in permutations(answered)]
        assert all(one == sent[0] for one in sent)


def test_the_same_holds_when_the_game_has_gone_on() -> None:
    given = answers()
    sent = []
    for order in permutations(range(3)):
        before: list[Entry] = [given[seat] for seat in order]
        match = Match(table(("lanterns", 3, ())), KEY, before)
        action = str(match.game.legal(match.state, 1)[0])
        sent.append(told([*before, Acted(1, action)]))
    assert all(one == sent[0] for one in sent)


def test_who_thought_again_is_told_to_nobody_else() -> None:
    """Two logs of one length: in one Ann changed her mind, in the other Ben did."""
    ann, ben, cid = answers()
    by_ann = told([ann, ben, TookBack(0), ann, cid])
    by_ben = told([ann, ben, TookBack(1), ben, cid])
    assert by_ann == by_ben
    open_still = told([ann, ben, TookBack(0), ann])
    assert open_still["eve"] == told([ann, ben, TookBack(1), ben])["eve"]


def at_a_card_window() -> Match:
    """Mall, played by the hints up to the first card window."""
    game = table(("mall", 4, ()))
    match = Match(game, KEY)
    window = [question.word for question in game.game.questions].index("window")
    while match.state.question != window:
        seat = min(game.to_act(match.state))
        match.add(Acted(seat, str(game.hint(game.redact(match.state, seat), seat))))
    return match


def test_who_passed_in_a_secret_window_is_told_to_nobody_else() -> None:
    """MAL-052: whoever cannot play anything is passed over, so a pass says that one could."""
    match = at_a_card_window()
    (seat,) = match.game.to_act(match.state)
    before = match.seq
    match.add(Acted(seat, "pass"))
    if match.barrier(seat) is None:
        match.add(TookBack(seat))
        match.add(Acted(seat, "pass"))
    for reader in (SPECTATOR, *range(4)):
        told_seats = {step.seat for step in steps(match, reader, before)}
        assert told_seats == ({seat} if reader == seat else {None})
    last = match.scenes()[-1]
    for over, reader, player in ((False, seat, seat), (False, -1, None), (True, -1, seat)):
        assert scene_of(last).told(reader, over=over)[0] == player


def test_who_whispers_is_told_to_nobody_else() -> None:
    match = at_a_card_window()
    before = match.seq
    match.add(Acted(1, "address:2"))
    match.add(Acted(1, "promise_go:parking"))
    assert [step.seat for step in steps(match, 1, before)] == [1, 1]
    assert [step.seat for step in steps(match, 2, before)] == [None, 1]
    for reader in (0, 3, SPECTATOR):
        assert [step.seat for step in steps(match, reader, before)] == [None, None]
    match.add(Acted(1, "promise_go:parking"))
    assert [step.seat for step in steps(match, 3, before)] == [None, None, 1]


def test_moments_and_file_have_no_order_either(home: House) -> None:
    """The one who sits last answers first."""
    match, people = seated(home, ["Ann", "Ben", "Cid"])
    tabs = [visitor.socket() for visitor in people]
    for tab in tabs:
        tab.subscribe(match)
    for round_number in range(4):
        for tab in reversed(tabs):
            answer(tab, match, round_number * 3)
    end = tabs[0].wait_for(match, lambda s: s["table"]["status"] == "over")
    assert [step["seat"] for step in end["steps"]] == [None]
    first = people[0].get(f"/api/matches/{match}/moments/1")
    assert (first["count"], first["player"]) == (5, None)
    assert [event["args"]["seat"]["id"] for event in first["events"]] == [0, 1, 2]
    file = people[0].get(f"/api/matches/{match}/file")
    assert [seat for seat, _ in file["actions"]] == [0, 1, 2] * 4
    assert people[0].get(f"/api/matches/{match}/verify")["verified"]
    for tab in tabs:
        tab.close()


def answer(tab: Tab, match: str, first: int) -> None:
    state = tab.reach(match, first)
    action = state["view"]["actions"][0]["id"]
    assert tab.act(match, action, state["seq"])["type"] == "ack"


def test_a_secret_answer_is_changed_after_others_have_answered(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben", "Cid"])
    with people[0].socket() as first, people[1].socket() as second, people[2].socket() as third:
        for tab in (first, second, third):
            tab.subscribe(match)
        actions = first.states[match]["view"]["actions"]
        first.act(match, actions[0]["id"], 0)
        answer(second, match, 0)
        state = first.reach(match, 2)
        assert state["undo"] is None and state["view"]["prompt"]["waiting"] == [2]
        assert first.ask("undo", match, expected=2)["type"] == "ack"
        state = first.reach(match, 3)
        assert state["view"]["prompt"]["waiting"] == [0, 2]
        assert second.reach(match, 3)["steps"] == []
        assert first.act(match, actions[-1]["id"], 3)["type"] == "ack"
        third.act(match, third.states[match]["view"]["actions"][0]["id"], 0)
        shown = first.reach(match, 5)["steps"]
        assert [(step["seq"], step["seat"]) for step in shown] == [(4, None)]
        played = shown[0]["events"][0]["args"]
        assert played["seat"]["id"] == 0
        assert played["light"]["id"] == actions[-1]["args"]["light"]["id"]
