"""Whoever is out may let the bots play on without a pause, once all people are out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.houses import House, Tab, house, is_over, settings
from tests.server.players import play_out, seated
from tests.tiny import lanterns

pytestmark = pytest.mark.threads

FOR_EVER = 1e9  # seconds: a bot that takes its time never answers


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[House]:
    with house(settings(tmp_path, bot_pace=FOR_EVER)) as home:
        yield home


def out_are(monkeypatch: pytest.MonkeyPatch, *seats: int) -> None:
    """From now on these seats of Lanterns are out; they are asked all the same."""
    monkeypatch.setattr(lanterns.game.functions, "out", lambda s, player: player in seats)


def hurry(tab: Tab, match: str) -> str:
    answer = tab.ask("hurry", match)
    return str(answer.get("reason", answer["type"]))


def test_bots_take_their_time_until_somebody_who_is_out_is_in_a_hurry(
    slow: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    out_are(monkeypatch, 0)
    match, (ann,) = seated(slow, ["Ann"], players=3, bots=["random", "hints"])
    with ann.socket() as tab:
        assert tab.subscribe(match)["view"]["out"] == [0]
        assert hurry(tab, match) == "ack"
        play_out([tab], match)
        assert is_over(tab.states[match])
        assert hurry(tab, match) == "game_over"


def test_while_a_person_plays_nothing_is_hurried(
    slow: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    out_are(monkeypatch, 0, 2)
    match, (ann, ben) = seated(slow, ["Ann", "Ben"], players=3, bots=["random"])
    with ann.socket() as first, ben.socket() as second, slow.guest("Cid").socket() as watcher:
        for tab in (first, second, watcher):
            tab.subscribe(match)
        assert hurry(watcher, match) == "not_seated"
        assert hurry(second, match) == "not_out"
        assert hurry(first, match) == "others_play"
        out_are(monkeypatch, 0, 1)
        first.act(match, first.states[match]["view"]["actions"][0]["id"], 0)
        second.reach(match, 1)  # told anew: now both are out
        assert hurry(second, match) == "ack"
        play_out([second, first], match)  # who has not answered yet first
        assert is_over(first.states[match])


def test_who_waits_at_the_door_hurries_nobody(slow: House) -> None:
    ann = slow.guest("Ann")
    match = ann.post("/api/matches", {"game": "lanterns", "players": 2})["id"]
    with ann.socket() as tab:
        tab.subscribe(match)
        assert hurry(tab, match) == "not_started"
