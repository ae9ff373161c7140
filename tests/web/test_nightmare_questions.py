"""Every question of Nightmare, asked from a position, can be answered on the board by anybody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from shamble.games.nightmare.state import Question
from tests.web.conftest import ROOT, Complaints, picture
from tests.web.playing import introduce, violations
from tests.web.test_nightmare import BOARD, GUISES, PASSES, seated

SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop"]
FIXTURES = sorted((ROOT / "web" / "src" / "games" / "nightmare" / "fixtures").glob("*.json"))
POSITIONS = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in FIXTURES}
LEAST = 43.5  # pixels that a finger needs
# What can be touched on the board: things that are targets, and things that do a deed at once.
TOUCHED = """() => [...document.querySelectorAll('.nightmare :is(div.target, .deed, .landing)')]
  .map((one) => {
    const { width, height } = (one.querySelector('.hit') ?? one).getBoundingClientRect();
    return { ...one.dataset, width, height };
  })"""

CLICK = "all => all.forEach((one) => one.dispatchEvent(new MouseEvent('click', {bubbles: true})))"


GO = """async (path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise(requestAnimationFrame);
}"""


@pytest.mark.parametrize(("lang", "theme", "width", "height"), GUISES)
def test_every_question_is_answered_on_the_board(
    browser: Browser, address: str, lang: str, theme: str, width: int, height: int
) -> None:
    context = seated(browser, lang, theme, width, height)
    page, complaints = visitor(context, address)
    asked = set()
    for name, shown in POSITIONS.items():
        show(page, name)
        touched = page.evaluate(TOUCHED)
        for action in shown["view"]["actions"]:
            assert action["kind"] in PASSES or reached(action, touched), (name, action)
        if width < 600:
            picture(page, f"nightmare-fixture-{name}")
            assert all(min(one["width"], one["height"]) >= LEAST for one in touched), name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert not violations(page), name
        if shown["view"]["prompt"]:
            asked.add(shown["view"]["prompt"]["question"])
    assert asked == {question.word for question in Question}
    context.close()
    assert not errors(complaints)


def test_a_refusal_leads_to_its_rule_letter_and_all(browser: Browser, address: str) -> None:
    context = seated(browser, "en", "dark", 1280, 800)
    page, complaints = visitor(context, address)
    show(page, "move")
    page.locator(f"{BOARD} rect.closed").evaluate_all(CLICK)
    why = page.locator('[data-part="why"]')
    expect(why).to_contain_text("NIT-023a")
    why.get_by_role("button").first.click()
    rule = page.locator(".rule.at")
    expect(rule).to_have_attribute("data-rule", "NIT-023a")
    expect(rule).to_be_in_viewport()
    context.close()
    assert not errors(complaints)


def visitor(context: BrowserContext, address: str) -> tuple[Page, Complaints]:
    """Somebody at the home page of a server whose tables are the positions."""
    page, complaints = context.new_page(), Complaints()
    complaints.listen(page, address)
    introduce(page, address)
    page.route_web_socket("**/ws", pretend)
    page.goto(address)
    page.locator("main").wait_for()
    return page, complaints


def errors(complaints: Complaints) -> list[str]:
    """Beside that the server itself knows nothing of these tables."""
    return [said for said in complaints if "404" not in said]


def show(page: Page, name: str) -> None:
    """Go to a position, without loading the page anew."""
    page.evaluate(GO, f"/table/{name}")
    page.locator(f"{BOARD} .road").wait_for()
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def reached(action: dict[str, Any], touched: list[dict[str, Any]]) -> bool:
    """Whether a deed on the board does it, or everything that it names can be picked there."""
    things = {one.get("thing") for one in touched}
    named = {f"{thing['domain']}:{thing['id']}" for thing in action["args"].values()}
    if any(one.get("choice") == str(action["id"]) for one in touched):
        return True
    return named != set() and named <= things


def pretend(line: WebSocketRoute) -> None:
    """A server whose tables are the positions, with one reason for every refusal."""

    def answer(message: str | bytes) -> None:
        asked = json.loads(message)
        name = asked["match"]
        if asked["type"] == "subscribe":
            shown = POSITIONS[name]
            line.send(json.dumps(state_of(name, shown["before"], 1, [])))
            line.send(json.dumps(state_of(name, shown["view"], 2, shown["events"])))
        elif asked["type"] == "why":
            line.send(json.dumps(reason(name, asked["request"])))

    line.on_message(answer)


def reason(name: str, request: str) -> dict[str, Any]:
    return {
        "type": "why", "match": name, "request": request, "legal": False,
        "rule": "NIT-023a", "reason": "not_your_turn", "text": {"en": "Not you."},
        "rule_text": {"en": "Who owes an answer gives it."},
    }  # fmt: skip


def state_of(name: str, view: dict[str, Any], seq: int, events: list[Any]) -> dict[str, Any]:
    players = view["state"]["players"]
    seats = [  # two by two they have the same name, as strangers may
        {"seat": p, "kind": "person", "name": f"N{p // 2}", "shape": SHAPES[p],
         "level": "", "after": 0, "spare": False, "offered": False, "word": False}
        for p in range(players)
    ]  # fmt: skip
    table = {
        "id": name, "game": "nightmare", "rules": 1, "players": players, "options": {},
        "status": "over" if view["end"] else "running", "ending": None, "commitment": "",
        "seats": seats, "private": False, "unlisted": False, "guided": False, "next": None,
        "absence": 0, "stand_in": "hints", "quiet": False, "vote": None,
        "created": "2026-01-01T00:00:00Z", "updated": "2026-01-01T00:00:00Z",
        "you": {"seat": view["seat"], "host": True},
    }  # fmt: skip
    step = {"seq": seq - 1, "seat": 0, "back": False, "talk": False, "events": events}
    return {
        "type": "state", "match": name, "seq": seq, "since": max(0, seq - 1), "table": table,
        "view": view, "setup": [], "steps": [step] if seq > 1 else [], "undo": "undo_nothing",
        "decision": None,
    }  # fmt: skip
