"""Logs: the same trouble again and again is counted, and nothing secret is in a line."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from shamble.server.logs import FIRST_FEW, PERIOD_SECONDS, JsonLines, Once
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
