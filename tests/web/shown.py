"""A pretended server whose only table stands as the test says."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from shamble import Playable
from shamble.engine.language.state import SPECTATOR, GameState
from shamble.match.messages import view

SHAPES = ("circle", "square", "triangle", "diamond", "star", "drop", "cross", "moon")
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal")


def seen(game: Playable, s: GameState, seat: int = SPECTATOR) -> dict[str, Any]:
    """A position as the server tells it to a seat."""
    told: dict[str, Any] = json.loads(msgspec.json.encode(view(game, s, seat)))
    return told


def state_of(game: str, told: dict[str, Any], seq: int, people: Iterable[int]) -> dict[str, Any]:
    players = told["state"]["players"]
    kinds = ["person" if seat in people else "bot" for seat in range(players)]
    seats = [
        {"seat": seat, "kind": kinds[seat], "name": NAMES[seat] if kinds[seat] == "person" else "",
         "shape": SHAPES[seat], "level": "hints", "after": 0, "word": False}
        for seat in range(players)
    ]  # fmt: skip
    table = {
        "id": "shown", "game": game, "rules": 1, "players": players, "options": {},
        "status": "over" if told["end"] else "running", "ending": None, "commitment": "",
        "seats": seats, "private": False, "unlisted": False, "guided": False, "next": None,
        "created": "2026-01-01T00:00:00Z", "updated": "2026-01-01T00:00:00Z",
        "you": {"seat": told["seat"], "host": False, "voted_out": False},
    }  # fmt: skip
    return {
        "type": "state", "match": "shown", "seq": seq, "since": seq, "table": table, "view": told,
        "setup": [], "steps": [], "undo": "undo_nothing", "decision": None,
    }  # fmt: skip


Answer = Callable[[WebSocketRoute, dict[str, Any]], None]


def show(
    page: Page,
    address: str,
    game: str,
    told: dict[str, Any],
    people: Iterable[int] = range(8),
    answer: Answer = lambda line, asked: None,
) -> None:
    """Open the table. `answer` is told everything that the page says besides."""

    def serve(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "subscribe":
                line.send(json.dumps(state_of(game, told, 1, people)))
            else:
                answer(line, asked)

        line.on_message(hear)

    assert page.request.get(f"{address}/api/me").ok
    page.route(
        "**/api/matches/shown/**", lambda route: route.fulfill(json={"claims": [], "tally": []})
    )
    page.route_web_socket("**/ws", serve)
    page.goto(f"{address}/table/shown")
    page.evaluate("document.fonts.ready.then(() => 0)")
