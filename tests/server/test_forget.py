"""Forget me: the old cookie, links and credentials are dead, here, elsewhere and afterwards."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shamble.server.people import guests
from shamble.server.people.guests import Guest
from shamble.store import Store, forgotten_rows
from tests.postgres import server as postgres_server
from tests.server.houses import House, Visitor, house, settings
from tests.server.players import play_out, seated

pytestmark = pytest.mark.threads


def as_before(home: House, cookie: str) -> Visitor:
    """Somebody who kept a copy of a cookie."""
    visitor = home.guest()
    visitor.http.headers["Cookie"] = cookie
    return visitor


def is_dead(home: House, cookie: str, match: str, link: str) -> bool:
    thief = as_before(home, cookie)
    answer = thief.http.get("/api/me")
    assert "set-cookie" in answer.headers, "somebody new"
    assert answer.json()["name"] == ""
    assert thief.get(f"/api/matches/{match}")["you"]["seat"] is None
    assert home.guest().post("/api/me/resume", {"token": link}, 403)["reason"] == "bad_link"
    return True


def test_who_is_forgotten_stays_so_after_a_restart(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with house(chosen) as home:
        match, (ann, ben) = seated(home, ["Ann", "Ben"])
        cookie, link = ann.cookie, ann.post("/api/me/link")["token"]
        assert as_before(home, cookie).get("/api/me")["name"] == "Ann"
        with ann.socket() as tab, ben.socket() as other:
            tab.subscribe(match)
            other.subscribe(match)
            ann.post("/api/me/forget")
            assert tab.expect("goodbye")["reason"] == "forgotten"
            assert other.ask("chat", match, text="still here")["type"] == "ack"
        assert ann.get("/api/me")["name"] == ""
        assert is_dead(home, cookie, match, link)
        assert ben.get("/api/me")["name"] == "Ben"
    with house(chosen) as home:
        assert is_dead(home, cookie, match, link)
        thief = as_before(home, cookie)
        thief.http.cookies.clear()
        with thief.socket() as tab:
            assert tab.subscribe(match)["view"]["seat"] is None


def test_bots_play_the_seats_of_who_is_forgotten_and_open_seats_are_free(home: House) -> None:
    running, (ann, ben) = seated(home, ["Ann", "Ben"])
    waiting = ann.post("/api/matches", {"game": "lanterns", "players": 2})["id"]
    ben.post(f"/api/matches/{waiting}/sit")
    with ben.socket() as tab:
        tab.subscribe(running)
        ann.post("/api/me/forget")
        said = tab.until(lambda m: m["type"] == "chat" and bool(m["lines"]))
        assert [(line["key"], line["name"]) for line in said["lines"]] == [("gone", "Ann")]
        play_out([tab], running)  # nobody waits for Ann
    now = ben.get(f"/api/matches/{waiting}")
    assert [seat["kind"] for seat in now["seats"]] == ["open", "person"]
    assert now["you"]["host"]


def test_nobody_receives_the_seat_of_who_is_forgotten(home: House) -> None:
    match, (ann, ben, _) = seated(home, ["Ann", "Ben", "Cid"])
    link = ann.post(f"/api/matches/{match}/handover")["token"]
    ann.post("/api/me/forget")
    now = ben.get(f"/api/matches/{match}")
    assert now["seats"][0]["kind"] == "bot" and not now["seats"][0]["spare"]
    assert now["you"] == {"seat": 1, "host": True, "voted_out": False}
    invited = ben.post(f"/api/matches/{match}/invites", {"seat": 0})["token"]
    for token in (link, invited):
        for one in (home.guest("Dan"), ann):
            one.post(f"/api/matches/{match}/sit", {"invite": token}, 403)


def test_every_seat_is_given_up_however_many_they_are(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Store.held
    monkeypatch.setattr(Store, "held", lambda self, who, after: held(self, who, after, limit=2))
    ann = home.guest("Ann")
    asked = {"game": "lanterns", "players": 2}
    matches = [ann.post("/api/matches", asked)["id"] for _ in range(5)]
    ann.post("/api/me/forget")
    for match in matches:
        assert ann.get(f"/api/matches/{match}")["seats"][0]["kind"] == "open"


def test_a_socket_with_a_dead_cookie_is_nobodys(home: House) -> None:
    match, (ann, _) = seated(home, ["Ann", "Ben"])
    copy = home.guest()
    copy.http.cookies.set("shamble_guest", ann.http.cookies["shamble_guest"])
    ann.post("/api/me/forget")
    with copy.socket() as tab:
        assert tab.subscribe(match)["view"]["seat"] is None
        assert tab.act(match, 0, 0)["reason"] == "not_seated"


def test_lobby_credentials_of_who_is_forgotten_are_dead(home: House) -> None:
    ann = home.guest("Ann")
    match = ann.post("/games/lanterns/create", {"numPlayers": 2})["matchID"]
    joined = ann.post(f"/games/lanterns/{match}/join", {"playerName": "Ann"})
    ann.post("/api/me/forget")
    body = {"playerID": "0", "credentials": joined["playerCredentials"]}
    answer = home.guest().post(f"/games/lanterns/{match}/leave", body, 403)
    assert answer["reason"] == "bad_credentials"


def test_another_process_knows_it_at_once_and_closes_its_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shamble.server.service.FORGOTTEN_SECONDS", 0.05)
    with postgres_server() as postgres:
        chosen = settings(tmp_path, store=postgres.new_database())
        with house(chosen) as first, house(chosen) as second:
            match, (ann, _) = seated(first, ["Ann", "Ben"])
            link = ann.post("/api/me/link")["token"]
            cookie = ann.cookie
            there = second.guest()
            there.http.cookies.set("shamble_guest", ann.http.cookies["shamble_guest"])
            with there.socket() as tab:
                tab.subscribe(match)
                ann.post("/api/me/forget")
                assert is_dead(second, cookie, match, link)
                assert tab.expect("goodbye")["reason"] == "forgotten"


def test_a_cookie_ends_after_a_year_whatever_keeps_it(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = home.guest("Ann")
    assert ann.get("/api/me")["name"] == "Ann"
    now = time.time()
    monkeypatch.setattr("shamble.server.people.guests.time.time", lambda: now + guests.YEAR + 60)
    assert ann.get("/api/me")["name"] == ""


def test_what_nobody_could_use_any_more_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with await Store.open(tmp_path / "x.db") as store:
            await store.forget("a", 100)
            await store.forget("a", 100)
            assert await store.is_forgotten("a") and not await store.is_forgotten("b")
            assert await store.lately_forgotten() == {"a"}
            later = datetime.now(UTC) + timedelta(seconds=200)
            monkeypatch.setattr(forgotten_rows, "now", lambda: later)
            await store.forget("b", 100)
            assert not await store.is_forgotten("a") and await store.is_forgotten("b")

    asyncio.run(check())


def test_the_store_does_not_learn_the_name(home: House) -> None:
    assert Guest("secret").id not in guests.mark("secret")


def test_a_cookie_of_the_time_before_dates_is_good_for_a_year_too(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    signer = home.server.service.signer
    old = signer.sign("guest", {"id": "ann-from-before", "name": "Ann", "shape": "star"})
    guest = guests.guest_of(signer, old)
    assert guest is not None and guest.name == "Ann"
    assert guest.id == "ann-from-before"
    monkeypatch.setattr(
        "shamble.server.people.guests.time.time", lambda: guests.UNDATED + guests.YEAR + 1
    )
    assert guests.guest_of(signer, old) is None
