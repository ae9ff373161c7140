"""The door: origins, sizes, rates, headers, health, goodbye."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shamble.engine.errors import BadFile
from shamble.server.people.tokens import key_from
from shamble.server.settings import Rate
from tests.server.houses import ORIGIN, House, Visitor, house, settings
from tests.server.players import seated

TOO_MANY = {"type": "goodbye", "reason": "too_many", "reconnect": 15_000}


def test_a_socket_from_another_site_is_refused_before_it_opens(home: House) -> None:
    ann = home.guest("Ann")
    with pytest.raises(InvalidStatus) as refused:
        ann.socket(origin="http://evil.test")
    assert refused.value.response.status_code == 403
    ann.socket(origin=ORIGIN).close()


def test_writes_from_another_site_are_refused(home: House) -> None:
    eve = Visitor(home.address, origin="http://evil.test")
    assert eve.post("/api/me", {"name": "Eve"}, 403)["reason"] == "wrong_origin"
    Visitor(home.address, origin=ORIGIN).post("/api/me", {"name": "Ann"})


def test_writes_are_json_of_the_right_shape_and_size(home: House) -> None:
    http = home.guest("Ann").http
    assert http.post("/api/me", data={"name": "x"}).status_code == 415
    headers = {"Content-Type": "application/json"}
    assert http.post("/api/me", content="{", headers=headers).status_code == 400
    assert http.post("/api/me", content=b"\xff\xfe", headers=headers).status_code in (400, 422)
    assert http.post("/api/me", json={"name": "x" * 20_000}).status_code == 413
    for broken in ("a\nb", "a\n", "\n"):
        assert http.post("/api/me", json={"name": broken}).json()["reason"] == "bad_name"
    for name in ("", 7, None):
        status = http.post("/api/me", json={"name": name, "shape": "blob"}).status_code
        assert status == 422


def test_a_guest_and_an_address_have_so_many_tabs(tmp_path: Path) -> None:
    chosen = settings(tmp_path, sockets_per_guest=2, sockets_per_address=3)
    with house(chosen) as home:
        ann, ben = home.guest("Ann"), home.guest("Ben")
        tabs = [ann.socket(), ann.socket()]
        assert ann.socket().expect("goodbye") == TOO_MANY
        tabs.append(ben.socket())
        assert ben.socket().expect("goodbye") == TOO_MANY
        assert home.guest().socket().expect("goodbye") == TOO_MANY
        match, _ = seated(home, ["Cid", "Dan"])
        for tab in tabs:  # who is inside is not disturbed
            assert tab.subscribe(match)["seq"] == 0
            tab.close()
        while True:  # until the server has noticed that they are gone
            with ann.socket() as again:
                again.send("subscribe", match)
                if again.receive()["type"] == "state":
                    break


def test_every_answer_carries_security_headers(home: House) -> None:
    http = home.guest().http
    for path in ("/", "/games", "/nowhere", "/api/me"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "http" not in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_what_is_not_there_is_said_in_json(home: House) -> None:
    http = home.guest().http
    assert http.get("/nowhere").json()["reason"] == "not_found"
    wrong = http.delete("/games")
    assert (wrong.status_code, wrong.json()["reason"]) == (405, "wrong_method")
    assert http.get("/docs").status_code == http.get("/redoc").status_code == 404
    assert http.get("/metrics").status_code == 404
    assert http.get("/healthz").json() == {"status": "ok"}


def test_without_a_built_page_the_server_says_that_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shamble.server.http.app.PAGE", tmp_path / "nowhere")
    with house(settings(tmp_path)) as home:
        assert "running" in home.guest().http.get("/").text


def test_a_built_page_is_served_compressed_and_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "web_dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + "<p>hello</p>" * 100)
    (page / "assets" / "index-abc.js").write_text("let a = 1;\n" * 100)
    monkeypatch.setattr("shamble.server.http.app.PAGE", page)
    with house(settings(tmp_path)) as home:
        http = home.guest().http
        first = http.get("/")
        assert "hello" in first.text and first.headers["content-encoding"] == "gzip"
        assert first.headers["cache-control"] == "no-cache"
        script = http.get("/assets/index-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert http.get("/games").headers["cache-control"] == "no-store"
        assert http.get("/nothing").json()["reason"] == "not_found"
        assert http.get("/../tokens.py").status_code == 404


def test_who_asks_too_often_over_http_waits(tmp_path: Path) -> None:
    with house(settings(tmp_path, http_rate=Rate(0.01, 5), metrics=True)) as home:
        ann, ben = home.guest("Ann"), home.guest("Ben")
        statuses = [ann.http.get("/games").status_code for _ in range(8)]
        assert statuses[0] == 200 and statuses[-1] == 429
        refused = ann.http.get("/games")
        wait = int(refused.headers["retry-after"])
        assert wait > 0 and f"try again in {wait} second" in refused.json()["message"]
        assert ben.http.get("/games").status_code == 200
        assert "shamble_http_429_total" in ann.http.get("/metrics").text


def test_messages_too_large_close_the_socket(home: House) -> None:
    match, (ann,) = seated(home, ["Ann"], game="pursuit")
    tab = ann.socket()
    tab.send("chat", match, text="x" * 9000, request="r")
    assert tab.expect("goodbye")["reason"] == "too_large"
    with pytest.raises(ConnectionClosed):
        tab.receive()


def test_messages_too_fast_are_not_read_and_then_close_the_socket(tmp_path: Path) -> None:
    with house(settings(tmp_path, socket_rate=Rate(0.01, 3))) as home:
        match, (ann,) = seated(home, ["Ann"], game="pursuit")
        tab = ann.socket()
        tab.subscribe(match)
        for _ in range(40):
            tab.send("typing", match, typing=True)
        assert tab.expect("error")["reason"] == "too_fast"
        assert tab.expect("goodbye")["reason"] == "too_fast"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "fly"}',
        '{"type": "act", "match": "x"}',
        '{"type": "subscribe", "match": "x", "since": -1}',
        '{"type": "subscribe", "match": "x", "more": 1}',
        '{"type": "chat", "match": "x", "text": "a\\u0000b", "request": "r"}',
        '{"type": "chat", "match": "x", "text": "\\ud800", "request": "r"}',
        "[" * 5000,
    ],
)
def test_broken_messages_are_answered_and_harm_nothing(home: House, text: str) -> None:
    match, (ann,) = seated(home, ["Ann"], game="pursuit")
    with ann.socket() as tab:
        tab.connection.send(text)
        assert tab.receive()["reason"] == "bad_message"
        assert tab.subscribe(match)["seq"] == 0


def test_an_unknown_match_and_one_not_subscribed_to_are_refused(home: House) -> None:
    with home.guest("Ann").socket() as tab:
        tab.send("subscribe", "nothing")
        assert tab.expect("error")["reason"] == "no_such_match"
        tab.send("typing", "nothing", typing=True)
        assert tab.expect("error")["reason"] == "not_subscribed"


def test_who_has_no_cookie_watches_and_says_nothing(home: House) -> None:
    match, _ = seated(home, ["Ann"], game="pursuit")
    with home.guest().socket() as tab:
        assert tab.subscribe(match)["view"]["seat"] is None
        assert tab.act(match, 0, 0)["reason"] == "not_seated"
        assert tab.ask("chat", match, text="hi")["reason"] == "no_guest"


def test_a_server_that_stops_says_goodbye(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as home:
        match, (ann,) = seated(home, ["Ann"], game="pursuit")
        tab = ann.socket()
        tab.subscribe(match)
        home.server.should_exit = True
        goodbye = tab.expect("goodbye")
        assert goodbye["reason"] == "restart" and goodbye["reconnect"] > 0


def test_a_key_that_cannot_be_written_whole_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "server-key"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))  # as on a full disk
    try:
        with pytest.raises(BadFile, match="cannot use"):
            key_from(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert len(key_from(path)) == 32
