"""Who is behind a proxy: believed of trusted ones, ignored from everybody else, loopback too."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.sync.client import connect

from shamble.engine.errors import ShambleError
from shamble.server.settings import Allowance, Rate
from tests.server.houses import PATIENCE, House, Visitor, house, settings

NONE = Allowance(0, 0, 0, 0, 0, 0)
TABLE = {"game": "lanterns", "players": 2}


def from_address(home: House, forwarded: str, **more: str) -> Visitor:
    visitor = home.guest()
    visitor.http.headers.update({"X-Forwarded-For": forwarded, **more})
    return visitor


def statuses(home: House, forwarded: list[str]) -> list[int]:
    return [
        from_address(home, one).http.post("/api/matches", json=TABLE).status_code
        for one in forwarded
    ]


def test_what_a_stranger_says_of_their_address_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with house(settings(tmp_path, allowance=replace(NONE, tables=2))) as home:
        assert statuses(home, ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) == [200, 200, 429]


def test_behind_a_trusted_proxy_everybody_is_counted_for_themselves(tmp_path: Path) -> None:
    chosen = settings(
        tmp_path,
        allowance=replace(NONE, tables=1),
        trusted_proxies=("127.0.0.1", "10.0.0.0/8"),
    )
    with house(chosen) as home:
        assert statuses(home, ["192.0.2.1", "192.0.2.2"]) == [200, 200]
        # What stands left of the last address that is no proxy's, the visitor may have made up.
        same = ["8.8.8.8, 192.0.2.1", "192.0.2.9, 192.0.2.1, 10.1.2.3", "192.0.2.1:4711"]
        assert statuses(home, same) == [429] * 3
        assert statuses(home, ["2001:db8::1", "[2001:db8::2]:4711"]) == [200, 429]
        assert statuses(home, ["nonsense", "nonsense, 192.0.2.77, x"]) == [200, 429]  # the proxy's


def test_sockets_are_counted_behind_a_proxy_too(tmp_path: Path) -> None:
    chosen = settings(tmp_path, sockets_per_address=1, trusted_proxies=("127.0.0.0/8",))
    with house(chosen) as home, ExitStack() as stack:
        for address, turned_away in (("1", False), ("2", False), ("1", True)):
            forwarded = {"X-Forwarded-For": f"192.0.2.{address}"}
            opening = connect(
                f"ws://{home.address}/ws",
                additional_headers=forwarded,
                open_timeout=PATIENCE,
            )
            tab = stack.enter_context(opening)
            if not turned_away:
                tab.send('{"type": "subscribe", "match": "nothing"}')
            assert ("too_many" in str(tab.recv(PATIENCE))) == turned_away


@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",)])
def test_a_cookie_is_secure_if_the_trusted_proxy_is_reached_by_https(
    tmp_path: Path, trusted: tuple[str, ...]
) -> None:
    with house(settings(tmp_path, trusted_proxies=trusted)) as home:
        for said, secure in (("https", bool(trusted)), ("http", False), ("gopher", False)):
            answer = from_address(home, "192.0.2.1", **{"X-Forwarded-Proto": said}).http.get(
                "/api/me"
            )
            assert ("Secure" in answer.headers["set-cookie"]) == secure


def test_without_a_cookie_requests_are_counted_by_the_visitors_address(tmp_path: Path) -> None:
    chosen = settings(tmp_path, http_rate=Rate(1e-6, 2), trusted_proxies=("127.0.0.1",))
    with house(chosen) as home:
        ann, ben = from_address(home, "192.0.2.1"), from_address(home, "192.0.2.2")
        assert [ann.http.get("/games").status_code for _ in range(3)] == [200, 200, 429]
        assert ben.http.get("/games").status_code == 200


@pytest.mark.parametrize("wrong", ["", "localhost", "10.0.0.1/8", "1.2.3", "*", "10.0.0.0/99"])
def test_a_wrong_proxy_gets_a_sentence(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(ShambleError, match="no address or network of a trusted proxy; it should"):
        settings(tmp_path, trusted_proxies=("127.0.0.1", wrong))
