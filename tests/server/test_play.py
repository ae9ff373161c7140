"""Whole matches over real sockets."""

from __future__ import annotations

import random

import pytest

from tests.server.houses import House, is_over, may_act
from tests.server.players import play_one, play_out, seated


def test_four_people_play_lanterns_to_the_end(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben", "Cid", "Dan"])
    tabs = [visitor.socket() for visitor in people]
    watcher = home.guest("Eve").socket()
    for tab in (*tabs, watcher):
        tab.subscribe(match)
    play_out(tabs, match)
    ends = [tab.wait_for(match, lambda s: s["table"]["status"] == "over") for tab in tabs]
    assert all(end["view"]["end"]["ending"] == "dark" for end in ends)
    assert ends[0]["table"]["ending"] == "dark"
    seen = watcher.wait_for(match, is_over)
    assert seen["seq"] == 16 and seen["view"]["actions"] == [] and seen["view"]["seat"] is None
    for tab in (*tabs, watcher):
        tab.close()


@pytest.mark.parametrize("level", ["random", "hints"])
def test_people_and_bots_play_lanterns(home: House, level: str) -> None:
    match, (ann,) = seated(home, ["Ann"], players=3, bots=[level, level])
    with ann.socket() as tab:
        tab.subscribe(match)
        play_out([tab], match)
        assert tab.wait_for(match, is_over)["seq"] == 12


def test_pursuit_is_played_to_the_end_and_its_bots_watched(home: House) -> None:
    match, (ann,) = seated(home, ["Ann"], game="pursuit")
    with ann.socket() as tab:
        state = tab.subscribe(match)
        assert state["view"]["prompt"]["question"] and state["view"]["actions"][0]["forecast"]
        play_out([tab], match)
        assert is_over(tab.states[match])


def test_bots_alone_play_a_match_that_nobody_watches(home: House) -> None:
    ann = home.guest("Ann")
    body = {"game": "pursuit", "sit": False, "bots": ["hints"]}
    match = ann.post("/api/matches", body)["id"]
    ann.post(f"/api/matches/{match}/start")
    with ann.socket() as tab:
        tab.subscribe(match)
        assert tab.wait_for(match, is_over)["table"]["seats"][0]["kind"] == "bot"


def test_a_games_own_bot_thinks_in_a_worker(home: House) -> None:
    ann = home.guest("Ann")
    body = {"game": "pursuit", "sit": False, "bots": ["look_1"], "options": {"alley": "on"}}
    match = ann.post("/api/matches", body)["id"]
    ann.post(f"/api/matches/{match}/start")
    with ann.socket() as tab:
        tab.subscribe(match)
        assert tab.wait_for(match, is_over)["seq"] > 0


def test_a_bot_stands_in_for_who_leaves_and_the_person_takes_over_by_acting(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second:
        first.subscribe(match)
        second.subscribe(match)
        ben.post(f"/api/matches/{match}/leave")
        first.wait_for(match, lambda s: s["seq"] == 1)  # the bot answered
        state = first.states[match]
        assert first.act(match, state["view"]["actions"][0]["id"], state["seq"])["type"] == "ack"
        first.wait_for(match, lambda s: s["seq"] == 3)
        state = second.wait_for(match, lambda s: s["seq"] == 3)
        ben.post(f"/api/matches/{match}/back")
        state = second.wait_for(match, lambda s: s["table"]["seats"][1]["kind"] == "person")
        assert first.act(match, first.states[match]["view"]["actions"][0]["id"], 3)["seq"] == 3
        play_out([first, second], match)


def test_a_bot_stands_in_for_the_silent(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as tab:
        tab.subscribe(match)
        path = f"/api/matches/{match}/seats/1/stand_in"
        asked = {"level": "random", "after": 1}
        assert ann.post(path, asked, 403)["reason"] == "not_yours", "not even the host"
        ben.post(path, asked)
        state = tab.wait_for(match, lambda s: s["seq"] == 1)
        assert state["table"]["seats"][1]["kind"] == "stand_in"
        with ben.socket() as other:  # acting takes the seat back
            other.subscribe(match)
            play_one(tab, match, random.Random(1))
            refused = other.act(match, 0, 0)
            assert refused["type"] == "refused"
            tab.wait_for(match, lambda s: s["table"]["seats"][1]["kind"] == "person")


# ---- coming back


def test_a_reconnect_brings_the_missing_tail(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    first, second = ann.socket(), ben.socket()
    whole = first.subscribe(match)
    assert whole["since"] == 0 and whole["seq"] == 0
    second.subscribe(match)
    first.act(match, whole["view"]["actions"][0]["id"], 0)
    first.close()
    second.act(match, second.states[match]["view"]["actions"][0]["id"], 0)
    with ann.socket() as again:
        state = again.subscribe(match, since=1)
        assert (state["since"], state["seq"]) == (1, 2)
        assert [step["seq"] for step in state["steps"]] == [1]
        assert [event["kind"] for event in state["steps"][0]["events"]] == ["played", "played"]
        assert state["view"]["seat"] == 0 and may_act(state)
    second.close()


# ---- why, undo, chat, presence


def test_why_not_names_the_rule_and_its_text(home: House) -> None:
    match, (ann,) = seated(home, ["Ann"], game="pursuit")
    with ann.socket() as tab:
        state = tab.subscribe(match)
        legal = tab.ask("why", match, action=state["view"]["actions"][0]["id"])
        assert legal["legal"] and legal["rule"] == ""
        offered = {action["id"] for action in state["view"]["actions"]}
        refused = next(n for n in range(20) if n not in offered)
        why = tab.ask("why", match, action=refused)
        assert not why["legal"] and why["rule"].startswith("PUR-")
        assert why["text"]["en"] and why["text"]["ja"] and why["rule_text"]["ja"]
        assert tab.act(match, refused, 0)["rule"] == why["rule"]
        assert tab.ask("why", match, action="fly:away")["reason"] == "unknown_action"


def test_why_not_names_a_rule_with_a_letter(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben"], game="nightmare")
    with people[0].socket() as first, people[1].socket() as second:
        waiting = next(t for t in (first, second) if not may_act(t.subscribe(match)))
        why = waiting.ask("why", match, action="stay")
        assert (why["rule"], why["reason"]) == ("NIT-023a", "not_your_turn")
        assert why["rule_text"]["en"].startswith("An answer that is not among")


def test_an_answer_is_taken_back_while_nothing_was_revealed(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second:
        state = first.subscribe(match)
        second.subscribe(match)
        assert state["undo"] == "undo_nothing"
        first.act(match, state["view"]["actions"][0]["id"], 0)
        state = first.wait_for(match, lambda s: s["seq"] == 1)
        assert state["undo"] is None and state["view"]["own_answer"]
        assert first.ask("undo", match, expected=1)["seq"] == 1
        state = first.wait_for(match, lambda s: s["seq"] == 2)
        assert may_act(state)
        refused = second.ask("undo", match, expected=2)
        assert (refused["reason"], refused["key"]) == ("undo_nothing", "why-undo_nothing")


def test_chat_reaches_everybody_and_comes_back_after_a_reconnect(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second, home.guest("Eve").socket() as third:
        for tab in (first, second, third):
            tab.subscribe(match)
        assert first.ask("chat", match, text="hello こんにちは")["type"] == "ack"
        line = second.expect("chat")["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "hello こんにちは")
        third.ask("chat", match, text="me too")
        line = second.expect("chat")["lines"][0]
        assert (line["seat"], line["name"]) == (None, "Eve")
        with ben.socket() as again:
            again.subscribe(match, chat=1)
            assert [line["text"] for line in again.expect("chat")["lines"]] == ["me too"]


def test_presence_says_who_is_there_and_who_is_writing(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first:
        first.subscribe(match)
        second = ben.socket()
        second.subscribe(match)
        first.until(lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
        second.send("typing", match, typing=True)
        first.until(lambda m: m["type"] == "presence" and m["typing"] == [1])
        second.close()
        first.until(lambda m: m["type"] == "presence" and m["seats"] == [0])


def test_who_watched_and_sits_down_is_there_and_watches_no_more(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = ann.post("/api/matches", {"game": "lanterns", "players": 2})["id"]
    with ann.socket() as first, ben.socket() as second:
        first.subscribe(match)
        second.subscribe(match)
        first.until(lambda m: m["type"] == "presence" and m["watching"] == 1)
        ben.post(f"/api/matches/{match}/sit")
        there = first.until(lambda m: m["type"] == "presence" and m["watching"] == 0)
        assert there["seats"] == [0, 1]
        ben.post(f"/api/matches/{match}/leave")
        left = first.until(lambda m: m["type"] == "presence" and m["watching"] == 1)
        assert left["seats"] == [0]


def test_a_table_is_followed_before_its_start(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = ann.post("/api/matches", {"game": "lanterns", "players": 2})["id"]
    with ann.socket() as tab:
        state = tab.subscribe(match)
        assert state["view"] is None and state["table"]["status"] == "open"
        assert tab.act(match, 0, 0)["reason"] == "not_started"
        ben.post(f"/api/matches/{match}/sit")
        tab.wait_for(match, lambda s: s["table"]["seats"][1]["name"] == "Ben")
        ann.post(f"/api/matches/{match}/start")
        assert may_act(tab.wait_for(match, lambda s: s["table"]["status"] == "running"))


def test_who_is_voted_out_only_watches(home: House) -> None:
    match, (ann, ben, cid) = seated(home, ["Ann", "Ben", "Cid"])
    with ben.socket() as tab:
        tab.subscribe(match)
        for voter in (ann, cid):
            voter.post(f"/api/matches/{match}/seats/1/vote", {"agree": True})
        state = tab.wait_for(match, lambda s: s["table"]["you"]["seat"] is None)
        assert state["view"]["seat"] is None
        assert tab.act(match, 0, state["seq"])["reason"] == "not_seated"
