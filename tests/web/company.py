"""A table at which the test plays every seat, that of the page too: nothing waits for chance."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import Page

from tests.server.houses import Tab, Visitor, is_over, may_act

MOST = 3000  # answers: no game lasts as long
State = dict[str, Any]
Choose = Callable[[State], dict[str, Any]]


def question(state: State) -> str:
    prompt = state["view"]["prompt"]
    return str(prompt["question"]) if prompt else ""


def waiting(state: State) -> list[int]:
    prompt = state["view"]["prompt"]
    return list(prompt["waiting"]) if prompt else []


def first(state: State) -> dict[str, Any]:
    """Pass where that is possible, else the first answer there is."""
    actions: list[dict[str, Any]] = state["view"]["actions"]
    return next((action for action in actions if action["kind"] == "pass"), actions[0])


class Company:
    """Everybody at a table. Seat 0 is the page's guest, with a second connection of its own."""

    def __init__(self, page: Page, address: str, game: str, players: int, **options: str) -> None:
        assert page.request.get(f"{address}/api/me").ok
        here = address.removeprefix("http://")
        own = Visitor(here)
        for cookie in page.context.cookies():
            own.http.cookies.set(cookie["name"], cookie["value"])
        asked = {"game": game, "players": players, "options": options, "auto_start": True}
        self.match = str(own.post("/api/matches", asked)["id"])
        people = [own]
        for name in ("Ben", "Cid", "Dot", "Eli", "Fay")[: players - 1]:
            people.append(Visitor(here, name))
            people[-1].post(f"/api/matches/{self.match}/sit")
        self.tabs: list[Tab] = [visitor.socket() for visitor in people]
        for tab in self.tabs:
            tab.subscribe(self.match)
        page.goto(f"{address}/table/{self.match}")

    def state(self, seat: int = 0, seq: int = 0) -> State:
        """The position as a seat sees it, once there are so many entries."""
        return self.tabs[seat].reach(self.match, max(seq, self.seq))

    @property
    def seq(self) -> int:
        """The entries that anybody has heard of."""
        return max(int(tab.states[self.match]["seq"]) for tab in self.tabs)

    def act(self, seat: int, action: dict[str, Any]) -> State:
        """Answer, or say something; the position after it."""
        while True:
            state = self.state(seat)
            done = self.tabs[seat].act(self.match, action["id"], state["seq"])
            if done["type"] == "ack":
                return self.state(seat, done["seq"] + 1)
            assert done["type"] == "error" and done["reason"] == "too_fast", done
            time.sleep(0.2)

    def owing(self) -> int:
        """Somebody who owes an answer; of some questions only they themselves are told so."""
        return next(seat for seat in range(len(self.tabs)) if may_act(self.state(seat)))

    def answer(self, seat: int, choose: Choose = first) -> State:
        return self.act(seat, choose(self.state(seat)))

    def play_until(self, wanted: Callable[[State], bool], choose: Choose = first) -> State:
        """Everybody answers, until seat 0 sees what is wanted."""
        for _ in range(MOST):
            state = self.state()
            if wanted(state):
                return state
            assert not is_over(state), "the game ended without it"
            self.answer(self.owing(), choose)
        raise AssertionError("the game never ended")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for tab in self.tabs:
            tab.close()
