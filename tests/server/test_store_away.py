"""A store that stands still: said while it does, nothing done twice, and the server still ends."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from shamble.server.settings import Settings
from tests.postgres import Server
from tests.postgres import server as postgres_server
from tests.server.houses import PATIENCE, Tab, Visitor, house, settings
from tests.server.test_kill import ROOT, Process
from tests.store.test_deadlines import locked, stopped

pytestmark = pytest.mark.threads

SHORT = 0.5  # seconds


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    with postgres_server() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Place:
    """Where a server's matches are, and how to make that stand still."""

    def __init__(self, folder: Path, postgres: Server | None) -> None:
        self.path, self.postgres = folder / "matches.db", postgres
        self.store = postgres.new_database() if postgres else str(self.path)

    @contextmanager
    def away(self) -> Iterator[None]:
        with stopped(self.postgres) if self.postgres else locked(self.path):
            yield


@pytest.fixture
def place(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Place:
    return Place(tmp_path, request.getfixturevalue("postgres") if kind == "postgresql" else None)


def insist(tab: Tab, match: str, **asked: Any) -> dict[str, Any]:
    """As the page does: the same request again, until the store answers."""
    while (answer := tab.ask("act", match, **asked))["type"] == "error":
        assert answer["reason"] == "unavailable"
    return answer


def test_what_cannot_be_saved_is_said_and_acts_once_when_asked_again(
    place: Place, tmp_path: Path
) -> None:
    chosen: Settings = settings(tmp_path, store=place.store, store_seconds=SHORT)
    with house(chosen) as home:
        match, ann = patiently_seated(home.guest())
        with ann.socket() as tab:
            state = tab.subscribe(match)
            asked = {"action": 0, "expected": state["seq"], "request": "the-one"}
            asked["action"] = state["view"]["actions"][0]["id"]
            with place.away():
                for _ in range(2):
                    answer = tab.ask("act", match, **asked)
                    assert answer["reason"] == "unavailable"
                    assert (answer["match"], answer["request"]) == (match, "the-one")
                refused = ann.http.post("/api/matches", json={"game": "pursuit"})
                assert refused.status_code == 503
                assert refused.json()["reason"] == "unavailable"
                assert int(refused.headers["retry-after"]) > 0
                if place.postgres:  # a locked file can still be read
                    assert home.guest().http.get("/healthz").status_code == 503
                    assert ann.http.get("/api/me").status_code == 503
            done = insist(tab, match, **asked)
            assert done["type"] == "ack" and done["seq"] == state["seq"]
            assert insist(tab, match, **asked) == done
            # Everything goes on by itself.
            after = tab.reach(match, state["seq"] + 1)
            again = {"action": after["view"]["actions"][0]["id"], "expected": after["seq"]}
            assert insist(tab, match, **again, request="next")["type"] == "ack"
            while home.guest().http.get("/healthz").status_code != 200:
                pass


def patiently_seated(ann: Visitor) -> tuple[str, Visitor]:
    """With so short a deadline a busy disk may need several tries."""
    while ann.http.post("/api/me", json={"name": "Ann"}).status_code != 200:
        pass
    body = {"game": "pursuit", "auto_start": True}
    while (made := ann.http.post("/api/matches", json=body)).status_code != 200:
        pass
    return made.json()["id"], ann


# ---- the end, whatever hangs


class Standing(Process):
    """`shamble serve` on a store that will stand still."""

    def __init__(self, folder: Path, store: str) -> None:
        self.store = store
        super().__init__(folder)

    def options(self) -> dict[str, str]:
        return {**super().options(), "--store": self.store, "--store-seconds": "30"}


def test_sigterm_ends_the_server_while_its_store_stands_still(place: Place, tmp_path: Path) -> None:
    server = Standing(tmp_path, place.store)
    ann = Visitor(server.address, "Ann")
    match = ann.post("/api/matches", {"game": "pursuit", "auto_start": True})["id"]
    with ann.socket() as tab, place.away(), ExitStack() as lines:
        state = tab.states.get(match) or {"seq": 0}
        tab.send("subscribe", match, since=0, chat=0)
        tab.send("act", match, action=0, expected=state["seq"], request="r")
        host, _, port = server.address.rpartition(":")
        for said in (
            b"",
            b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
            b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        ):
            line = lines.enter_context(socket.create_connection((host, int(port)), PATIENCE))
            line.sendall(said)
        waiting = threading.Thread(target=ask_for_a_table, args=(ann,))
        waiting.start()
        server.process.send_signal(signal.SIGTERM)
        server.process.wait()  # in here: the store still stands still
        waiting.join()


def ask_for_a_table(visitor: Visitor) -> None:
    try:
        visitor.http.post("/api/matches", json={"game": "pursuit"})
    except Exception:  # the server goes away meanwhile, and that is what is asked for
        return


STUCK = """
import sys, threading, time
from pathlib import Path
from shamble.server import run
from shamble.server.logs import log_as_json
from tests.server.houses import settings

run.END_SECONDS = 0.5
made = run.server(settings(Path(sys.argv[1])), "127.0.0.1", 0)
log_as_json()

def stick(port):
    print("ready", flush=True)
    if sys.argv[2] == "loop":
        time.sleep(1000)
    elif sys.argv[2] == "thread":
        threading.Thread(target=time.sleep, args=(1000,)).start()
    elif sys.argv[2] == "worker":
        pool = made.service.bots._quick
        import asyncio
        made.work = asyncio.get_running_loop().create_task(pool.call(time.sleep, 1000))

made.on_ready = stick
made.run()
"""


@pytest.mark.parametrize("what", ["loop", "thread", "worker"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_whatever_is_stuck(tmp_path: Path, what: str, how: signal.Signals) -> None:
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", STUCK, str(tmp_path), what],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
        )
    with process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(how)
        process.stdout.read()
        process.wait()
    if what == "loop":
        assert process.returncode == 1
        assert "ended hard" in (tmp_path / "log").read_text()


def test_a_second_server_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "shamble", "serve", "--port", str(port)]
        command += ["--store", str(tmp_path / "matches.db"), "--key-file", str(tmp_path / "key")]
        second = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
        assert second.returncode != 0 and "Traceback" not in second.stderr
        assert f"http://{server.address}" in second.stderr
        assert "--store postgresql://" in second.stderr
    finally:
        server.end(signal.SIGKILL)
    server.start()  # a killed one has let go
    server.end(signal.SIGTERM)


def test_a_table_of_other_people_goes_on_meanwhile(tmp_path: Path) -> None:
    """Reading a locked file is possible: who only looks is not disturbed."""
    place = Place(tmp_path, None)
    with house(settings(tmp_path, store_seconds=SHORT)) as home:
        match, _ = patiently_seated(home.guest())
        with place.away(), home.guest().socket() as tab:
            assert tab.subscribe(match)["seq"] == 0
            assert home.guest().http.get("/healthz").status_code == 200
