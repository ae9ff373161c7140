"""Claims over the wire: heard at once, judged after the end, and by nobody before it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.houses import House, Tab, Visitor, is_over, may_act
from tests.server.players import play_out, seated


def say_all(tab: Tab, match: str, talk: list[dict[str, Any]]) -> list[int]:
    """Make these claims; the entries they became."""
    entries = []
    for claim in talk:
        state = tab.states[match]
        done = tab.act(match, claim["id"], state["seq"])
        assert done["type"] == "ack"
        tab.reach(match, done["seq"] + 1)
        entries.append(done["seq"])
    return entries


def test_every_claim_is_judged_when_the_match_is_over(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second:
        for tab in (first, second):
            tab.subscribe(match)
        talk = first.states[match]["view"]["talk"]
        said = say_all(first, match, talk)
        assert [claim["args"]["light"]["id"] for claim in talk] == [0, 1, 2, 3, 4]
        state = second.reach(match, 5)
        steps = [step for step in state["steps"] if step["talk"]]
        assert steps and all(step["events"][0]["kind"] == "claimed" for step in steps)
        play_out([first, second], match, seed=3)
        assert not any(step["talk"] for step in first.states[match]["steps"])
    found = home.guest().get(f"/api/matches/{match}/claims")
    assert [claim["seq"] for claim in found["claims"]] == said
    worth = [claim["worth"] for claim in found["claims"]]
    assert sorted(worth) == ["broken"] * 4 + ["kept"]  # one light was played, whichever
    nothing = {"true": 0, "lie": 0, "kept": 0, "broken": 0, "open": 0}
    assert found["tally"] == [
        {"seat": 0, **nothing, "kept": 1, "broken": 4},
        {"seat": 1, **nothing},
    ]


def test_a_claim_in_a_round_of_secret_answers_is_one_moment_of_the_replay(home: House) -> None:
    """The page pairs the steps of the log with the moments, one by one."""
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second:
        for tab in (first, second):
            tab.subscribe(match)
        answer = first.states[match]["view"]["actions"][0]
        first.act(match, answer["id"], 0)
        say_all(second, match, second.reach(match, 1)["view"]["talk"][:2])
        play_out([second, first], match)
        steps = first.subscribe(match)["steps"]
    moments = ann.get(f"/api/matches/{match}/moments")["moments"]
    assert len(moments) == len(steps) + 1
    for step, moment in zip(steps, moments[1:], strict=True):
        assert (step["seat"], step["events"]) == (moment["player"], moment["events"])


def everybody(people: list[Visitor], home: House) -> list[Visitor]:
    return [*people, home.guest("Eve"), home.guest()]


@pytest.mark.parametrize("game", ["lanterns", "mall"])
def test_nobody_learns_what_a_claim_is_worth_while_the_match_runs(home: House, game: str) -> None:
    """Neither by asking nor by listening: at every moment, players and spectators alike."""
    match, people = seated(home, ["Ann", "Ben", "Cid"], game=game)
    tabs = [visitor.socket() for visitor in (*people, home.guest("Eve"))]
    for tab in tabs:
        tab.subscribe(match)
    dice, said, asked = random.Random(5), 0, 0
    while not is_over(tabs[0].states[match]) and asked < 40:
        tab = next(t for t in tabs[:3] if may_act(t.states[match]))
        talk = tab.states[match]["view"]["talk"]
        said += len(say_all(tab, match, dice.sample(talk, min(1, len(talk)))))
        for visitor in everybody(people, home):
            refused = visitor.get(f"/api/matches/{match}/claims", 409)
            assert refused["reason"] == "not_judged"
            moments = visitor.http.get(f"/api/matches/{match}/moments").text
            assert '"worth"' not in moments
        asked += 1
        action = dice.choice(tab.states[match]["view"]["actions"])
        done = tab.act(match, action["id"], tab.states[match]["seq"])
        for any_tab in tabs:
            any_tab.reach(match, done["seq"] + 1)
    assert said > 5
    for tab in tabs:
        assert not any('"worth"' in text for text in tab.heard)
        tab.close()
