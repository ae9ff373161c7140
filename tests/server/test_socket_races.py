"""Races over the real socket: answers at once, twice, too late."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import House, Tab, is_over
from tests.server.players import play_out, seated

pytestmark = pytest.mark.threads


def answer_to(tab: Tab, request: str) -> dict[str, Any]:
    return tab.until(lambda m: m.get("request") == request)


def test_the_same_answer_from_two_tabs_acts_once(home: House) -> None:
    match, (ann, _) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ann.socket() as second:
        action = first.subscribe(match)["view"]["actions"][0]["id"]
        second.subscribe(match)
        for tab in (first, second, first):
            tab.send("act", match, action=action, expected=0, request="same")
        answers = [answer_to(first, "same"), answer_to(second, "same"), answer_to(first, "same")]
        assert [(a["type"], a["seq"]) for a in answers] == [("ack", 0)] * 3
        assert first.reach(match, 1)["seq"] == 1


def test_of_two_different_answers_one_counts(home: House) -> None:
    match, (ann, _) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ann.socket() as second:
        actions = first.subscribe(match)["view"]["actions"]
        second.subscribe(match)
        first.send("act", match, action=actions[0]["id"], expected=0, request="one")
        second.send("act", match, action=actions[-1]["id"], expected=0, request="two")
        answers = [answer_to(first, "one"), answer_to(second, "two")]
        assert sorted(a["type"] for a in answers) == ["ack", "refused"]
        lost = next(a for a in answers if a["type"] == "refused")
        assert lost["reason"] == "not_your_turn" and lost["rule"] == "LAN-001"


def test_answers_at_once_to_one_question_all_count(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben", "Cid", "Dan"])
    tabs = [visitor.socket() for visitor in people]
    for tab in tabs:
        tab.subscribe(match)
    for tab in tabs:
        action = tab.states[match]["view"]["actions"][0]["id"]
        tab.send("act", match, action=action, expected=0, request="r")
    assert sorted(answer_to(tab, "r")["seq"] for tab in tabs) == [0, 1, 2, 3]
    for tab in tabs:
        assert tab.reach(match, 4)["view"]["state"]["left"] == 3
        tab.close()


def test_an_answer_to_an_old_question_is_refused(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second:
        action = first.subscribe(match)["view"]["actions"][0]["id"]
        second.subscribe(match)
        first.act(match, action, 0)
        second.act(match, second.states[match]["view"]["actions"][0]["id"], 0)
        state = first.reach(match, 2)
        late = first.act(match, state["view"]["actions"][0]["id"], 1)
        assert (late["type"], late["reason"], late["seq"]) == ("refused", "old_position", 2)
        assert first.act(match, state["view"]["actions"][0]["id"], 99)["reason"] == "old_position"


def test_a_retry_after_the_end_gets_its_acknowledgement(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second:
        action = first.subscribe(match)["view"]["actions"][0]["id"]
        second.subscribe(match)
        assert first.act(match, action, 0, request="retry")["seq"] == 0
        play_out([second, first], match)
        assert is_over(first.states[match])
        assert first.act(match, action, 0, request="retry")["seq"] == 0
        assert first.act(match, action, 8, request="new")["reason"] == "game_over"
