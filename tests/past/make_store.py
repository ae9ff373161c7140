"""Makes a store by playing on a real server: of each game a match that is over, one that runs, one
that is open. Run it with the source and the tests of the commit whose store is wanted:

    git worktree add OLD COMMIT && cd OLD
    PYTHONPATH=src:. python …/tests/past/make_store.py …/tests/past/stores/COMMIT.db.xz

Ann and Ben play, by chance, against bots; they chat, whisper, claim and take back.
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from tests.server.houses import House, Tab, Visitor, house, is_over, may_act, settings

GAMES = {"pursuit": 1, "mall": 4, "nightmare": 3, "outbreak": 2, "colony": 3}
SOME = {"pursuit": 1}  # answers in a match that is left running; else twelve


def table(home: House, game: str, start: bool) -> tuple[str, list[Visitor]]:
    players = GAMES[game]
    people = [home.guest(name) for name in ("Ann", "Ben")[:players]]
    body: dict[str, Any] = {"game": game, "players": players}
    if game == "pursuit":
        body.pop("players")
    body["bots"] = ["hints"] * (players - len(people)) if start else []
    match = str(people[0].post("/api/matches", body)["id"])
    for visitor in people[1:]:
        visitor.post(f"/api/matches/{match}/sit")
    people[0].post(f"/api/matches/{match}/word", {"word": "owl"})
    if start:
        people[0].post(f"/api/matches/{match}/start")
    return match, people


def play(match: str, people: list[Visitor], most: int, dice: random.Random) -> None:
    tabs = [visitor.socket() for visitor in people]
    for tab in tabs:
        tab.subscribe(match)
    tabs[0].ask("chat", match, text="good luck")
    if len(tabs) > 1:
        tabs[0].ask("chat", match, text="a word for Ben alone", to=1)
    for _ in range(most):
        while not (over := is_over(tabs[0].states[match])) and not due(tabs, match):
            for tab in tabs:
                hear(tab)
        if over:
            break
        tab = dice.choice(due(tabs, match))
        answer(tab, match, tab.states[match], dice)
        seq = max(tab.states[match]["seq"] for tab in tabs)
        for tab in tabs:
            tab.reach(match, seq)
    for tab in tabs:
        tab.close()


def due(tabs: list[Tab], match: str) -> list[Tab]:
    """The people who owe an answer; in secret nobody but they know."""
    return [tab for tab in tabs if may_act(tab.states[match])]


def hear(tab: Tab) -> None:
    """What was said to somebody in the meantime."""
    with suppress(TimeoutError):
        message = json.loads(tab.connection.recv(timeout=0.01))
        if message["type"] == "state":
            tab.states[message["match"]] = message


def answer(tab: Tab, match: str, state: dict[str, Any], dice: random.Random) -> None:
    if state["view"]["talk"] and dice.random() < 0.2:
        said = tab.act(match, dice.choice(state["view"]["talk"])["id"], state["seq"])
        if said["type"] == "ack":
            state = tab.reach(match, said["seq"] + 1)
    if not may_act(state):
        return
    given = tab.act(match, dice.choice(state["view"]["actions"])["id"], state["seq"])
    if given["type"] != "ack":
        return
    state = tab.reach(match, given["seq"] + 1)
    if state["undo"] is None and not is_over(state) and dice.random() < 0.3:
        back = tab.ask("undo", match, expected=state["seq"])
        if back["type"] == "ack":
            tab.reach(match, back["seq"] + 1)


def main(target: Path) -> None:
    dice = random.Random(11)
    with tempfile.TemporaryDirectory() as folder:
        with house(settings(Path(folder), game_modules=(), sweep_seconds=3600)) as home:
            for game in GAMES:
                play(*table(home, game, start=True), most=10_000, dice=dice)
                play(*table(home, game, start=True), most=SOME.get(game, 12), dice=dice)
                table(home, game, start=False)
                print(game, flush=True)
        path = Path(folder) / "matches.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
            with suppress(sqlite3.Error):
                print(connection.execute("SELECT game, status, ending FROM matches").fetchall())
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(lzma.compress(path.read_bytes(), preset=9))
        print(f"{target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
