"""The leak test over the real socket: nobody is sent what they may not know.

Everything a tab receives along random play is held against worlds that differ only in what its
seat may not know: the same bytes must come out of them. And no byte sent is a secret.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.engine.language.state import SPECTATOR
from shamble.match.fairness import mixed_key
from shamble.match.match import Entry, Match
from shamble.match.messages import events_message, view
from shamble.server.matches.matches import playable
from shamble.store import Store, StoredMatch
from tests.server.houses import House, Tab, Visitor, house, is_over, may_act, settings
from tests.server.players import seated

RUBBISH: list[str | int] = ["play:9", "fly", "move:pace_9", 10_000, "play", "\u2603"]


def read_store(path: str, match: str) -> tuple[StoredMatch, bytes, list[Entry]]:
    async def read() -> tuple[StoredMatch, bytes, list[Entry]]:
        async with await Store.open(path) as store:
            return await store.match(match), await store.secret(match), await store.entries(match)

    return asyncio.run(read())


def play_with_rubbish(tabs: list[Tab], match: str, dice: random.Random) -> None:
    """Random play with refused actions, questions why, broken messages and undos in between."""
    players, now = tabs[:-1], 0
    while True:
        for tab in players:
            for any_tab in tabs:
                any_tab.reach(match, now)
            state = tab.wait_for(match, lambda s: may_act(s) or is_over(s))
            if is_over(state):
                for other in tabs:
                    other.wait_for(match, is_over)
                return
            for any_tab in tabs:
                bad = dice.choice(RUBBISH)
                any_tab.ask("why", match, action=bad)
                any_tab.act(match, bad, state["seq"])
                any_tab.connection.send('{"type": "act", "match": "x", "secret": 1}')
                any_tab.expect("error")
            action = dice.choice(state["view"]["actions"])["id"]
            done = tab.act(match, action, state["seq"])
            assert done["type"] == "ack"
            now = done["seq"] + 1
            state = tab.reach(match, now)
            if state["undo"] is None and dice.random() < 0.3:
                back = tab.ask("undo", match, expected=state["seq"])
                state = tab.reach(match, back["seq"] + 1)
                done = tab.act(match, action, state["seq"])
                now = done["seq"] + 1


def play_a_while(tabs: list[Tab], match: str, dice: random.Random, answers: int) -> None:
    """Random answers, and now and then a claim, of whoever owes one."""
    now = 0
    for _ in range(answers):
        states = [tab.reach(match, now) for tab in tabs]
        if is_over(states[0]):
            return
        owing = [i for i, state in enumerate(states) if may_act(state)]
        chosen = dice.choice(owing)
        shown = states[chosen]["view"]
        kind = "talk" if shown["talk"] and dice.random() < 0.2 else "actions"
        done = tabs[chosen].act(match, dice.choice(shown[kind])["id"], states[chosen]["seq"])
        assert done["type"] == "ack"
        now = done["seq"] + 1
    for tab in tabs:
        tab.reach(match, now)


def check_states(
    tab: Tab, seat: int, stored: StoredMatch, key: bytes, log: list[Entry], *, end: bool = True
) -> int:
    """Hold every state against imagined worlds; returns how many there were.

    `end`: that at the end too. Some games lay everything open there.
    """
    game, checked = playable(stored), 0
    for text in tab.heard:
        message = json.loads(text)
        if message["type"] != "state" or message["view"] is None:
            continue
        if is_over(message) and not end:
            continue
        then = Match(game, key, log[: message["seq"]])
        seen = game.redact(then.state, seat)
        for luck in range(3):
            world = game.imagine(seen, seat, luck)
            assert json.loads(msgspec.json.encode(view(game, world, seat))) == message["view"]
        for step in message["steps"]:
            if not step["back"]:
                moment = Match(game, key, log[: step["seq"] + 1]).moments[-1]
                told = json.loads(msgspec.json.encode(events_message(moment.events, seat)))
                assert step["events"] == told
        checked += 1
    return checked


def secrets_of(people: list[Visitor], secret: bytes, key: bytes) -> list[str]:
    """What nobody is to be sent while the match runs."""
    found = [value.hex() for value in (secret, key)]
    found += [base64.b64encode(value).decode()[:-2] for value in (secret, key)]
    found += [base64.urlsafe_b64encode(value).decode()[:-2] for value in (secret, key)]
    for visitor in people:
        cookie = visitor.http.cookies["shamble_guest"]
        payload = cookie.partition(".")[0]
        found += [cookie, json.loads(base64.urlsafe_b64decode(payload + "=="))["id"]]
    return found


@pytest.mark.parametrize("game", ["lanterns", "pursuit"])
def test_nobody_is_sent_what_they_may_not_know(tmp_path: Path, game: str) -> None:
    chosen = settings(tmp_path)
    with house(chosen) as home:
        names = ["Ann", "Ben", "Cid"] if game == "lanterns" else ["Ann"]
        match, people = seated(home, names, game=game)
        eve = home.guest("Eve")
        tabs = [visitor.socket() for visitor in (*people, eve)]
        for tab in tabs:
            tab.subscribe(match)
        play_with_rubbish(tabs, match, random.Random(7))
        stored, secret, log = read_store(chosen.store, match)
        key = mixed_key(secret, stored.words)
        seats: list[int] = [*range(len(people)), SPECTATOR]
        for tab, seat in zip(tabs, seats, strict=True):
            assert check_states(tab, seat, stored, key, log) > 1
        for tab in tabs:
            sent = "\n".join(tab.heard)
            for hidden in secrets_of([*people, eve], secret, key):
                assert hidden not in sent
            tab.close()


@pytest.mark.parametrize("game", ["mall", "nightmare", "colony"])
def test_nor_in_the_games_of_hidden_hands_votes_and_objectives(tmp_path: Path, game: str) -> None:
    chosen = settings(tmp_path)
    with house(chosen) as home:
        match, people = seated(home, ["Ann", "Ben", "Cid"], game=game)
        tabs = [visitor.socket() for visitor in (*people, home.guest("Eve"))]
        for tab in tabs:
            tab.subscribe(match)
        play_a_while(tabs, match, random.Random(11), answers=60)
        stored, secret, log = read_store(chosen.store, match)
        key = mixed_key(secret, stored.words)
        for tab, seat in zip(tabs, [0, 1, 2, SPECTATOR], strict=True):
            assert check_states(tab, seat, stored, key, log, end=False) > 5
            tab.close()


def test_other_hands_and_secret_answers_are_blank(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    with ann.socket() as first, ben.socket() as second, home.guest().socket() as third:
        for tab in (first, second, third):
            tab.subscribe(match)
        hand = first.states[match]["view"]["state"]["hand"][0]
        assert sum(hand) == 4
        assert second.states[match]["view"]["state"]["hand"][0] == [0] * 5
        first.act(match, first.states[match]["view"]["actions"][-1]["id"], 0)
        for tab in (second, third):
            state = tab.reach(match, 1)
            assert state["view"]["own_answer"] is None
            assert state["steps"] == []
            assert state["view"]["state"]["hand"][0] == [0] * 5
        assert first.reach(match, 1)["view"]["own_answer"]


def test_a_running_match_shows_neither_key_nor_file_nor_other_eyes(home: House) -> None:
    match, (ann, _) = seated(home, ["Ann", "Ben"])
    assert ann.get(f"/api/matches/{match}/file", 409)["reason"] == "not_over"
    assert ann.get(f"/api/matches/{match}/verify", 409)["reason"] == "not_over"
    moment = f"/api/matches/{match}/moments/0"
    assert ann.get(moment, seat=0)["view"]["seat"] == 0
    assert ann.get(moment, 403, seat=1)["reason"] == "not_your_seat"
    seen: Any = home.guest().get(moment)["view"]
    assert seen["seat"] is None and seen["state"]["hand"] == [[0] * 5] * 4


def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    from shamble.server.logs import JsonLines

    chosen = settings(tmp_path)
    with caplog.at_level("DEBUG"), house(chosen) as home:
        match, (ann, ben) = seated(home, ["Ann", "Ben"])
        token = ann.post("/api/me/link")["token"]
        ben.post("/api/me/resume", {"token": token})
        with ann.socket() as tab:
            tab.subscribe(match)
            tab.act(match, tab.states[match]["view"]["actions"][0]["id"], 0)
    stored, secret, _ = read_store(chosen.store, match)
    lines = [JsonLines().format(record) for record in caplog.records]
    assert all(json.loads(line)["event"] for line in lines)
    ours = "\n".join(line for line in lines if '"shamble.' in line)
    assert "/api/me/resume" in ours
    key = mixed_key(secret, stored.words)
    for hidden in (*secrets_of([ann, ben], secret, key), token):
        assert hidden not in ours
