"""People who play over sockets, at random."""

from __future__ import annotations

import random
from typing import Any

from tests.server.houses import House, Tab, Visitor, is_over, may_act


def seated(home: House, names: list[str], **body: Any) -> tuple[str, list[Visitor]]:
    """A table of Lanterns that has started, and the people at it."""
    visitors = [home.guest(name) for name in names]
    body = {"game": "lanterns", "players": len(names), **body, "auto_start": True}
    match = visitors[0].post("/api/matches", body)["id"]
    for visitor in visitors[1:]:
        visitor.post(f"/api/matches/{match}/sit")
    return str(match), visitors


def play_one(tab: Tab, match: str, dice: random.Random) -> bool:
    """Wait until the seat owes an answer, and give one; False once the match is over."""
    while True:
        state = tab.wait_for(match, lambda s: may_act(s) or is_over(s))
        if is_over(state):
            return False
        action = dice.choice(state["view"]["actions"])
        answer = tab.act(match, action["id"], state["seq"])
        if answer["type"] == "ack":
            tab.reach(match, answer["seq"] + 1)
            return True
        assert answer["reason"] in ("old_position", "not_your_turn"), answer
        tab.reach(match, answer["seq"])


def play_out(tabs: list[Tab], match: str, seed: int = 0) -> None:
    """Everybody answers in turn until the match is over."""
    dice = random.Random(seed)
    going = list(tabs)
    while going:
        going = [tab for tab in going if play_one(tab, match, dice)]
