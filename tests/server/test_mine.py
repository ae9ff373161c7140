"""My matches, with whose turn it is; and a match whose end was not noted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.match import handover, seats
from shamble.match.fairness import mixed_key
from shamble.match.match import Match
from shamble.server.matches.matches import Matches, playable
from shamble.store import Status, Store, StoredMatch
from tests.server.houses import House, house, settings
from tests.server.players import play_out, seated


def test_my_matches_say_whose_turn_it_is(home: House) -> None:
    match, (ann, ben) = seated(home, ["Ann", "Ben"])
    waiting = ann.post("/api/matches", {"game": "lanterns", "players": 2})["id"]
    other, _ = seated(home, ["Cid", "Dan"])
    mine = {one["table"]["id"]: one for one in ann.get("/api/me/matches")}
    assert set(mine) == {match, waiting} and other not in mine
    assert (mine[match]["your_turn"], mine[match]["waiting"]) == (True, [0, 1])
    assert (mine[waiting]["your_turn"], mine[waiting]["waiting"]) == (False, [])
    with ann.socket() as tab:
        tab.act(match, tab.subscribe(match)["view"]["actions"][0]["id"], 0)
    mine = {one["table"]["id"]: one for one in ann.get("/api/me/matches")}
    assert (mine[match]["your_turn"], mine[match]["waiting"]) == (False, [1])
    assert ben.get("/api/me/matches")[0]["your_turn"] is True
    assert home.guest().get("/api/me/matches") == []


def test_where_i_am_waited_for_comes_first(home: House) -> None:
    first, (ann, _) = seated(home, ["Ann", "Ben"])
    ann.post("/api/matches", {"game": "lanterns", "players": 2})
    assert ann.get("/api/me/matches")[0]["table"]["id"] == first
    ann.post(f"/api/matches/{first}/leave")
    mine = ann.get("/api/me/matches")[0]
    assert mine["table"]["seats"][0]["kind"] == "stand_in" and not mine["your_turn"]


def test_old_matches_of_mine_are_found_among_many(home: House) -> None:
    match, (ann, _) = seated(home, ["Ann", "Ben"])
    eve = home.guest("Eve")
    for _ in range(101):
        eve.post("/api/matches", {"game": "lanterns", "players": 2})
    assert [one["id"] for one in ann.get("/api/matches", mine="true")] == [match]


def status_of(path: str, match: str) -> Status:
    async def read() -> Status:
        async with await Store.open(path) as store:
            return (await store.match(match)).status

    return asyncio.run(read())


@pytest.mark.parametrize("opens", ["a tab", "moments", "file", "my matches"])
def test_a_crash_before_the_end_was_noted_is_put_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opens: str
) -> None:
    """The last entry and the status are two transactions: the server dies between them."""
    chosen = settings(tmp_path)

    async def dies(matches: Matches, stored: StoredMatch, match: Match) -> StoredMatch:
        return stored

    with monkeypatch.context() as dying:
        dying.setattr(Matches, "settle", dies)
        with house(chosen) as home:
            match, (ann, ben) = seated(home, ["Ann", "Ben"])
            with ann.socket() as one, ben.socket() as two:
                for tab in (one, two):
                    tab.subscribe(match)
                play_out([one, two], match)
    assert status_of(chosen.store, match) == "running"
    with house(chosen) as home:
        ann.http.base_url = f"http://{home.address}"
        ann.address = home.address
        if opens == "a tab":
            with ann.socket() as tab:
                assert tab.subscribe(match)["table"]["status"] == "over"
        elif opens == "my matches":
            (mine,) = ann.get("/api/me/matches")
            assert (mine["table"]["status"], mine["table"]["ending"]) == ("over", "dark")
        else:
            ann.get(f"/api/matches/{match}/{opens}")
    assert status_of(chosen.store, match) == "over"


def test_whoever_takes_a_seat_in_a_running_match_the_key_stays() -> None:
    """The word of the one who went is in the key for ever."""
    table = seats.open_table(2, "ann")
    for guest in ("ann", "ben"):
        table = seats.sit(table, guest, guest, "")
    table = seats.begin(table)
    table = seats.say_word(table, "ben", "owl")
    stored: dict[str, Any] = {"id": "m", "game": "lanterns", "rules": 1, "players": 2}
    before = StoredMatch(**stored, options={}, commitment="", table=table)
    table = handover.offer(table, "ben", "running")
    table = handover.accept(table, "cid", "Cid", "", 1, "running", 0)
    after = msgspec.structs.replace(before, table=table)
    assert mixed_key(bytes(32), after.words) == mixed_key(bytes(32), before.words)
    assert after.words == ["", "owl"] and playable(after).players == 2
