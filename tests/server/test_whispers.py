"""A line for one seat alone reaches that seat, and nobody else learns that there was one."""

from __future__ import annotations

import json
from typing import Any

from tests.server.houses import House, Tab
from tests.server.players import seated

SECRET = "the truck leaves at four"


def last_line(tab: Tab, text: str) -> dict[str, Any]:
    """The last line of this text; it may have come before the acknowledgement, or after."""
    while True:
        messages = [json.loads(heard) for heard in tab.heard]
        lines = [line for m in messages if m["type"] == "chat" for line in m["lines"]]
        if found := [line for line in lines if line["text"] == text]:
            line: dict[str, Any] = found[-1]
            return line
        tab.receive()


def test_a_whisper_reaches_two_seats_and_leaves_no_trace_elsewhere(home: House) -> None:
    match, people = seated(home, ["Ann", "Ben", "Cid"])
    tabs = [visitor.socket() for visitor in (*people, home.guest("Eve"))]
    for tab in tabs:
        tab.subscribe(match)
    ann, ben, cid, eve = tabs
    assert ann.ask("chat", match, text="hello")["seq"] == 0
    assert ann.ask("chat", match, text=SECRET, to=1)["seq"] == 1
    assert cid.ask("chat", match, text="anybody?")["seq"] == 1, "no gap: nothing was said to Cid"
    heard = {name: last_line(tab, "anybody?") for name, tab in zip("abce", tabs, strict=True)}
    assert [heard[name]["number"] for name in "abce"] == [2, 2, 1, 1]
    for tab in (cid, eve):
        assert SECRET not in "".join(tab.heard)
    for tab in (ann, ben):
        assert f'"text":"{SECRET}"' in "".join(tab.heard).replace('": "', '":"')
    again: Any = [people[2].socket(), home.guest().socket()]
    for tab in again:
        tab.subscribe(match)
        lines = tab.expect("chat")["lines"]
        assert [(line["number"], line["text"]) for line in lines] == [(0, "hello"), (1, "anybody?")]
    with people[1].socket() as late:
        late.subscribe(match, chat=1)
        lines = late.expect("chat")["lines"]
        assert [(line["number"], line["to"]) for line in lines] == [(1, 1), (2, None)]
    for tab in (*tabs, *again):
        tab.close()


def test_what_is_said_with_and_without_a_whisper_is_the_same_to_others(home: House) -> None:
    """The leak test: two tables, one with whispers; the third seat is sent the same bytes."""
    sent = []
    for whispers in (False, True):
        match, people = seated(home, ["Ann", "Ben", "Cid"])
        with people[0].socket() as ann, people[2].socket() as cid:
            for tab in (ann, cid):
                tab.subscribe(match)
            for text in ("one", "two"):
                if whispers:
                    ann.ask("chat", match, text=SECRET, to=1)
                ann.ask("chat", match, text=text)
                last_line(cid, text)
            chat = [said for said in cid.heard if '"chat"' in said]
            sent.append([without_place_and_time(said, match) for said in chat])
    assert sent[0] == sent[1]


def without_place_and_time(said: str, match: str) -> str:
    before, _, rest = said.replace(match, "").partition('"at":')
    after, _, last = rest.partition('"who":')  # a number of this table alone
    return before + after[after.index(",") :] + last[last.index(",") :]


def test_who_may_whisper_to_whom(home: House) -> None:
    ann, ben = home.guest("Ann"), home.guest("Ben")
    match = ann.post("/api/matches", {"game": "lanterns", "players": 2})["id"]
    with ann.socket() as tab, home.guest("Eve").socket() as outside:
        for one in (tab, outside):
            one.subscribe(match)
        assert tab.ask("chat", match, text="x", to=1)["reason"] == "not_started"
        ben.post(f"/api/matches/{match}/sit")
        ann.post(f"/api/matches/{match}/start")
        for one in (tab, outside):
            one.wait_for(match, lambda s: s["table"]["status"] == "running")
        assert outside.ask("chat", match, text="x", to=1)["reason"] == "not_seated"
        for nobody in (0, 2, 7):
            assert tab.ask("chat", match, text="x", to=nobody)["reason"] == "no_such_seat"
        assert tab.ask("chat", match, text="x", to=8)["reason"] == "bad_message"
        assert tab.ask("chat", match, text="x", to=1)["type"] == "ack"


def said(lines: list[dict[str, Any]]) -> list[str]:
    """The words of people, notices left out."""
    return [line["text"] for line in lines if not line["key"]]


def test_who_takes_a_seat_over_hears_no_whisper_of_before_and_who_gave_it_none_of_after(
    home: House,
) -> None:
    match, (ann, ben, cid) = seated(home, ["Ann", "Ben", "Cid"])
    dan = home.guest("Dan")
    with ann.socket() as first, ben.socket() as second, dan.socket() as third:
        for tab in (first, second, third):
            tab.subscribe(match)
        first.ask("chat", match, text="to Ben", to=1)
        second.ask("chat", match, text="by Ben", to=0)
        last_line(second, "by Ben")
        token = ben.post(f"/api/matches/{match}/handover")["token"]
        dan.post(f"/api/matches/{match}/sit", {"invite": token})
        third.wait_for(match, lambda s: s["table"]["you"]["seat"] == 1)
        first.ask("chat", match, text="to Dan", to=1)
        third.ask("chat", match, text="by Dan", to=0)
        first.ask("chat", match, text="all")
        for tab in (second, third):
            last_line(tab, "all")
        assert "Ben" not in "".join(said_to(third)), "what was whispered before stays with Ben"
        assert "Dan" not in "".join(said_to(second)), "and what comes after with Dan"
    heard: dict[str, list[str]] = {}
    for visitor in (ann, ben, cid, dan, home.guest("Eve")):
        for since in (0, 1):
            with visitor.socket() as again:
                again.subscribe(match, chat=since)
                lines = again.expect("chat")["lines"]
                assert [line["number"] for line in lines] == [*range(since, since + len(lines))]
                heard[visitor.name] = heard.get(visitor.name) or said(lines)
    assert heard == {
        "Ann": ["to Ben", "by Ben", "to Dan", "by Dan", "all"],
        "Ben": ["to Ben", "by Ben", "all"],
        "Cid": ["all"],
        "Dan": ["to Dan", "by Dan", "all"],
        "Eve": ["all"],
    }


def said_to(tab: Tab) -> list[str]:
    messages = [json.loads(heard) for heard in tab.heard]
    return [text for m in messages if m["type"] == "chat" for text in said(m["lines"])]


def test_nobody_whispers_to_a_bot_whose_seat_somebody_may_get(home: House) -> None:
    match, (ann,) = seated(home, ["Ann"], players=2, bots=["random"])
    with ann.socket() as tab:
        tab.subscribe(match)
        assert tab.ask("chat", match, text="x", to=1)["reason"] == "nobody_there"


def test_a_line_sent_again_is_said_once(home: House) -> None:
    match, (ann, _) = seated(home, ["Ann", "Ben"])
    with ann.socket() as one, ann.socket() as other:
        for tab in (one, other):
            tab.subscribe(match)
        numbers = [tab.ask("chat", match, text="hi", request="same")["seq"] for tab in (one, other)]
        assert numbers == [0, 0]
        assert one.ask("chat", match, text="hi", request="new")["seq"] == 1
        assert last_line(other, "hi")["number"] in (0, 1)
    with ann.socket() as again:
        again.subscribe(match)
        assert len(again.expect("chat")["lines"]) == 2
