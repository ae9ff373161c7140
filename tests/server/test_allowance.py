"""What costs is counted by address too, so that a fresh cookie is no fresh start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from shamble.engine.errors import ShambleError
from shamble.server.people import limits
from shamble.server.people.addresses import counted_as
from shamble.server.people.limits import Allowances, Buckets
from shamble.server.settings import Allowance, Rate
from tests.server.houses import House, Visitor, house, settings
from tests.server.players import play_out, seated

pytestmark = pytest.mark.threads

NONE = Allowance(0, 0, 0, 0, 0, 0)
TABLE = {"game": "lanterns", "players": 2}


def is_refused(answer: httpx.Response, what: str) -> bool:
    assert answer.status_code == 429, answer.text
    wait = int(answer.headers["retry-after"])
    told = answer.json()
    assert told["reason"] == "address_limit"
    return wait > 0 and f"too many {what} from your address: try again in {wait}" in told["message"]


def lobby_create(who: Visitor) -> httpx.Response:
    return who.http.post("/games/lanterns/create", json={"numPlayers": 2})


def new_table(who: Visitor) -> httpx.Response:
    return who.http.post("/api/matches", json=TABLE)


def new_guided(who: Visitor) -> httpx.Response:
    return who.http.post("/api/matches/guided", json={"game": "pursuit"})


@pytest.mark.parametrize("make", [new_table, lobby_create, new_guided])
def test_new_tables_are_counted_by_address(
    tmp_path: Path, make: Callable[[Visitor], httpx.Response]
) -> None:
    with house(settings(tmp_path, allowance=replace(NONE, tables=4))) as home:
        made = [make(home.guest(f"Ann {number}")).status_code for number in range(4)]
        assert made == [200] * 4
        assert is_refused(make(home.guest("Ben")), "tables")
        assert home.guest("Cid").get("/api/matches") is not None


def test_the_next_table_is_a_new_one_only_once(tmp_path: Path) -> None:
    with house(settings(tmp_path, allowance=replace(NONE, tables=2))) as home:
        match, people = seated(home, ["Ann", "Ben"])
        tabs = [one.socket() for one in people]
        for tab in tabs:
            tab.subscribe(match)
        play_out(tabs, match)
        again = [one.post(f"/api/matches/{match}/again")["id"] for one in people]
        assert len(set(again)) == 1
        assert is_refused(new_table(people[0]), "tables")


def test_following_a_lobby_match_counts_as_a_table(tmp_path: Path) -> None:
    with house(settings(tmp_path, allowance=replace(NONE, tables=1))) as home:
        ann, ben = home.guest("Ann"), home.guest("Ben")
        match = lobby_create(ann).json()["matchID"]
        joined = ann.post(f"/games/lanterns/{match}/join", {"playerName": "Ann"})
        ben.post(f"/games/lanterns/{match}/join", {"playerName": "Ben"})
        tabs = [ann.socket(), ben.socket()]
        for tab in tabs:
            tab.subscribe(match)
        play_out(tabs, match)
        body = {"playerID": "0", "credentials": joined["playerCredentials"]}
        answer = ann.http.post(f"/games/lanterns/{match}/playAgain", json=body)
        assert is_refused(answer, "tables")


def test_bots_are_counted_by_seat(tmp_path: Path) -> None:
    with house(settings(tmp_path, allowance=replace(NONE, bots=3))) as home:
        ann, ben = home.guest("Ann"), home.guest("Ben")
        match = ann.post("/api/matches", {**TABLE, "bots": ["random"]})["id"]
        ben.post("/api/matches", {**TABLE, "sit": False, "bots": ["random", "random"]})
        seat = f"/api/matches/{match}/seats/1"
        assert is_refused(ann.http.post(f"{seat}/bot", json={"level": "random"}), "bots")
        assert is_refused(ann.http.post(f"{seat}/stand_in", json={"level": "random"}), "bots")
        fresh = home.guest("Cid").http.post("/api/matches", json={**TABLE, "bots": ["random"]})
        assert is_refused(fresh, "bots")
        new_table(home.guest("Dan")).raise_for_status()  # without one


def test_new_guests_are_counted_wherever_they_come_from(tmp_path: Path) -> None:
    with house(settings(tmp_path, allowance=replace(NONE, guests=3))) as home:
        ann = home.guest("Ann")
        match = ann.post("/api/matches", {**TABLE, "sit": False})["id"]
        home.guest().get("/api/me")
        ann.post("/api/me/forget")
        ways: tuple[Callable[[Visitor], httpx.Response], ...] = (
            lambda one: one.http.get("/api/me"),
            lambda one: one.http.post("/api/me/link", json={}),
            lambda one: one.http.post("/api/me", json={"name": "Eve"}),
            lambda one: one.http.post("/api/me/forget", json={}),
            lambda one: one.http.post("/api/matches", json=TABLE),
            lambda one: one.http.post(f"/api/matches/{match}/sit", json={}),
            lambda one: one.http.post(f"/games/lanterns/{match}/join", json={"playerName": "E"}),
            lambda one: one.http.post("/api/matches/guided", json={"game": "pursuit"}),
        )
        for way in ways:
            assert is_refused(way(home.guest()), "guests")
        assert ann.get("/api/me")  # who is a guest already is not disturbed


def test_files_and_replays_are_counted(tmp_path: Path) -> None:
    with house(settings(tmp_path, allowance=replace(NONE, files=2, replays=2))) as home:
        match, people = seated(home, ["Ann", "Ben"])
        tabs = [one.socket() for one in people]
        for tab in tabs:
            tab.subscribe(match)
        play_out(tabs, match)
        file = people[0].get(f"/api/matches/{match}/file")
        people[0].post("/api/verify", file)
        people[1].post("/api/import", file)
        for path in ("/api/verify", "/api/import"):
            assert is_refused(home.guest().http.post(path, json=file), "files")
        people[0].get(f"/api/matches/{match}/moments/0")
        for what in ("moments/0", "moments", "log", "claims", "verify", "file"):
            assert is_refused(home.guest().http.get(f"/api/matches/{match}/{what}"), "replays")


def test_requests_are_counted_but_health_is_not(tmp_path: Path) -> None:
    chosen = settings(tmp_path, allowance=replace(NONE, requests=5), http_rate=Rate(0.001, 5))
    with house(chosen) as home:
        http = home.guest().http
        assert [http.get("/games").status_code for _ in range(6)] == [200] * 5 + [429]
        for _ in range(300):
            assert http.get("/healthz").status_code == 200
            assert http.head("/healthz").status_code == 200


def test_sixty_tables_a_minute_are_no_trouble_by_default(tmp_path: Path) -> None:
    with house(settings(tmp_path, allowance=Allowance())) as home:
        for number in range(60):
            body = {**TABLE, "bots": ["random"]}
            home.guest(f"Ann {number}").post("/api/matches", body)


def test_of_ipv6_a_household_is_one() -> None:
    one, other, far = "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"
    assert counted_as(one) == counted_as(other) != counted_as(far)
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") != counted_as("192.0.2.2")
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")
    assert counted_as("testclient") == "testclient"


def test_whoever_comes_under_many_addresses_resets_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    buckets = Buckets(Rate(1e-9, 10))
    for _ in range(10):
        assert not buckets.take("drained")
    for number in range(5000):
        assert not buckets.take(f"other {number}")
        assert len(buckets._buckets) <= 100
    assert buckets.take("drained") > 0


def test_what_costs_more_than_all_takes_all() -> None:
    allowances = Allowances(replace(NONE, bots=3))
    assert not allowances.take("bots", "ann", 7)
    assert allowances.take("bots", "ann", 1) > 0
    assert not allowances.take("tables", "ann", 1000), "0 is any number"


@pytest.mark.parametrize("wrong", [-1, 10**9])
def test_an_allowance_that_makes_no_sense_gets_a_sentence(wrong: int) -> None:
    with pytest.raises(ShambleError, match="tables a minute must be from 0"):
        Allowance(tables=wrong)


def test_every_endpoint_answers_head_as_it_answers_get(home: House) -> None:
    http = home.guest("Ann").http
    match, _ = seated(home, ["Ann", "Ben"])
    paths = ["/healthz", "/games", "/games/lanterns", f"/games/lanterns/{match}", "/api/me"]
    paths += ["/api/matches", f"/api/matches/{match}", "/api/games", "/api/openapi.json", "/"]
    paths += [f"/api/matches/{match}/log", "/api/me/matches", "/nowhere", "/api/matches/nothing"]
    for path in paths:
        got, head = http.get(path), http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b""), path
        assert head.headers["content-type"] == got.headers["content-type"]
    assert http.head("/api/import").status_code == 405


def test_many_who_ask_for_health_make_the_store_answer_once(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as home:
        service = home.server.service
        asked = 0
        real = service.matches.store.ask

        async def ask() -> None:
            nonlocal asked
            asked += 1
            await asyncio.sleep(0.2)
            await real()

        service.matches.store.ask = ask  # type: ignore[method-assign]

        async def all_at_once() -> list[Any]:
            async with httpx.AsyncClient(base_url=f"http://{home.address}", timeout=60) as http:
                return await asyncio.gather(*(http.get("/healthz") for _ in range(40)))

        answers = asyncio.run(all_at_once())
        assert {answer.status_code for answer in answers} == {200}
        assert asked < len(answers)


@pytest.mark.parametrize(("path", "origin"), [("/ws", "http://evil.test"), ("/nowhere", None)])
def test_refused_handshakes_are_counted_too(tmp_path: Path, path: str, origin: str | None) -> None:
    with house(settings(tmp_path, allowance=replace(NONE, requests=3))) as home:
        for _ in range(3):
            named = Origin(origin) if origin else None
            with pytest.raises(InvalidStatus):
                connect(f"ws://{home.address}{path}", origin=named)
        assert is_refused(home.guest().http.get("/games"), "requests")
