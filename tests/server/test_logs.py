"""Logs: the same trouble again and again is counted, and nothing secret is in a line."""

from __future__ import annotations

import io
import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from shamble.games.outbreak.missions.shelf import FOLDER, own_missions
from shamble.server.logs import (
    FIRST_FEW,
    PERIOD_SECONDS,
    TALKATIVE,
    JsonLines,
    Once,
    log_as_json,
)
from tests.server.houses import house, settings
from tests.server.players import seated


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def lines() -> Any:
    clock, out = Clock(), io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    handler.addFilter(Once(clock))
    log = logging.getLogger("tests.logs")
    log.addHandler(handler)
    log.propagate = False
    yield log, clock, lambda: [json.loads(line) for line in out.getvalue().splitlines()]
    log.removeHandler(handler)


def test_a_flood_of_the_same_traceback_is_counted(lines: Any) -> None:
    log, clock, written = lines
    for _ in range(1000):
        try:
            raise OSError("out of files")
        except OSError:
            log.exception("trouble")
    assert len(written()) == FIRST_FEW
    log.warning("something else")
    assert written()[-1]["event"] == "something else"
    clock.now = PERIOD_SECONDS
    log.error("trouble")  # without a traceback: another
    try:
        raise OSError("out of files")
    except OSError:
        log.exception("trouble")
    assert len(written()) == FIRST_FEW + 3


def test_what_was_held_back_is_told_later(lines: Any) -> None:
    log, clock, written = lines
    for _ in range(FIRST_FEW + 100):
        log.warning("no place", extra={"address": "192.0.2.1"})
    clock.now = PERIOD_SECONDS
    log.warning("no place")
    assert written()[-1]["held_back"] == 100


def test_ordinary_lines_are_all_written(lines: Any) -> None:
    log, _, written = lines
    log.setLevel(logging.INFO)
    for _ in range(100):
        log.info("request")
    assert len(written()) == 100


def test_no_cookie_token_or_word_is_in_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with house(settings(tmp_path)) as home:
        match, (ann, _) = seated(home, ["Ann", "Ben"])
        link = ann.post("/api/me/link")["token"]
        secrets = [ann.http.cookies["shamble_guest"], link, "a whispered word", "X" * 500]
        with ann.socket() as tab:
            tab.subscribe(match)
            tab.ask("chat", match, text="a whispered word", to=1)
            tab.connection.send("{broken " + link)
            tab.expect("error")
        ann.http.get("/nowhere/" + "X" * 500)
        ann.http.post("/api/me/resume", json={"token": link[:-1]})
        home.guest().http.get("/api/me", headers={"Cookie": f"shamble_guest={link}"})
        # uvicorn's own lines are not written at this level by `shamble serve`.
        names = ("shamble", "uvicorn.error")
        told = [JsonLines().format(r) for r in caplog.records if r.name.startswith(names)]
        told = [line for line in told if json.loads(line)["level"] != "debug"]
    assert told
    for secret in secrets:
        assert not [line for line in told if secret in line]


def test_handshakes_and_healthy_answers_leave_no_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    root, ours = logging.getLogger(), [logging.getLogger(name) for name in TALKATIVE]
    before, levels = root.handlers[:], [log.level for log in (root, *ours)]
    log_as_json()
    root.addHandler(caplog.handler)
    try:
        with house(settings(tmp_path)) as home:
            for path, origin in [("/ws?tok", None), ("/no?tok", None), ("/ws?tok", "http://evil")]:
                with (
                    suppress(InvalidStatus),
                    connect(
                        f"ws://{home.address}{path}", origin=Origin(origin) if origin else None
                    ),
                ):
                    pass
            assert home.guest().http.get("/healthz").status_code == 200
            for _ in range(FIRST_FEW + 5):
                assert home.guest().http.post("/healthz").status_code == 405
    finally:
        root.handlers[:] = before
        for log, level in zip((root, *ours), levels, strict=True):
            log.setLevel(level)
    told = [record for record in caplog.records if record.name.startswith(("shamble", "uvicorn"))]
    assert not [record for record in told if "tok" in record.getMessage()]
    assert not [record for record in told if record.name in TALKATIVE]
    health = [record for record in told if vars(record).get("path") == "/healthz"]
    assert {record.levelno for record in health} == {logging.WARNING}  # of which few are written
    assert {vars(record)["status"] for record in health} == {405}


def test_every_mission_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.addFilter(Once())
    for number in range(FIRST_FEW * 4):
        (tmp_path / f"bad{number}%s.json").mkdir()
    monkeypatch.setenv(FOLDER, str(tmp_path))
    log = logging.getLogger("shamble.missions")
    log.addHandler(handler)
    try:
        for _ in range(2):
            assert own_missions() == {}
    finally:
        log.removeHandler(handler)
    assert len(out.getvalue().splitlines()) == FIRST_FEW * 4
