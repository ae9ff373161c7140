"""Two server processes on one PostgreSQL: what happens in one is told in the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Server, server
from tests.server.houses import House, Visitor, house, is_over, settings
from tests.server.players import play_out, seated

pytestmark = pytest.mark.threads


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    with server() as running:
        yield running


@pytest.fixture
def houses(postgres: Server, tmp_path: Path) -> Iterator[tuple[House, House]]:
    url = postgres.new_database()
    chosen = settings(tmp_path, store=url)
    with house(chosen) as first, house(chosen) as second:
        yield first, second


def moved(visitor: Visitor, to: House) -> Visitor:
    """The same guest at the other process."""
    other = to.guest()
    other.http.cookies.set("shamble_guest", visitor.http.cookies["shamble_guest"])
    return other


def test_a_match_is_played_across_processes(houses: tuple[House, House]) -> None:
    first, second = houses
    match, (ann, ben, cid) = seated(first, ["Ann", "Ben", "Cid"])
    tabs = [ann.socket(), moved(ben, second).socket(), moved(cid, second).socket()]
    for tab in tabs:
        tab.subscribe(match)
    assert tabs[0].ask("chat", match, text="hello")["type"] == "ack"
    assert tabs[1].expect("chat")["lines"][0]["text"] == "hello"
    play_out(tabs, match)
    for tab in tabs:
        assert is_over(tab.states[match]) and tab.states[match]["seq"] == 12
        tab.close()


def test_two_processes_that_ask_a_bot_get_one_answer(houses: tuple[House, House]) -> None:
    first, second = houses
    match, (ann,) = seated(first, ["Ann"], players=2, bots=["random"])
    with ann.socket() as here, moved(ann, second).socket() as there:
        here.subscribe(match)
        there.subscribe(match)
        play_out([here], match)
        assert here.states[match]["seq"] == there.wait_for(match, is_over)["seq"] == 8


def test_who_is_voted_out_in_one_process_does_not_act_in_the_other(
    houses: tuple[House, House],
) -> None:
    first, second = houses
    match, (ann, ben, cid) = seated(first, ["Ann", "Ben", "Cid"])
    with moved(ben, second).socket() as tab:
        tab.subscribe(match)
        for voter in (ann, moved(cid, second)):
            voter.post(f"/api/matches/{match}/seats/1/vote", {"agree": True})
        state = tab.wait_for(match, lambda s: s["table"]["you"]["seat"] is None)
        assert tab.act(match, 0, state["seq"])["reason"] == "not_seated"


def test_a_whisper_goes_to_the_person_who_has_the_seat_by_now_whatever_this_process_knows(
    houses: tuple[House, House],
) -> None:
    first, second = houses
    match, (ann, ben, _) = seated(first, ["Ann", "Ben", "Cid"])
    dan = second.guest("Dan")
    token = ben.post(f"/api/matches/{match}/handover")["token"]
    with ann.socket() as here, dan.socket() as there, ben.socket() as gone:
        for tab in (here, there, gone):
            tab.subscribe(match)
        assert here.ask("chat", match, text="for Ben", to=1)["type"] == "ack"
        dan.post(f"/api/matches/{match}/sit", {"invite": token})
        assert here.ask("chat", match, text="for Dan", to=1)["type"] == "ack"
        here.ask("chat", match, text="for all")
        for tab, own, other in ((there, "for Dan", "for Ben"), (gone, "for Ben", "for Dan")):
            tab.until(lambda m: m["type"] == "chat" and "for all" in str(m))
            assert own in "".join(tab.heard) and other not in "".join(tab.heard)
