"""Playing in the browser as a person would: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import ROOT, picture

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = """
Promise.allSettled(
    document.getAnimations()
        .filter(one => one.effect.getComputedTiming().endTime !== Infinity)
        .map(one => one.finished)
).then(() => 0)
"""
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
BOARD = '[data-part="board"]'
BANNER = '[data-part="banner"]'
END = '[data-part="end"]'
ACTIONS = '[data-part="actions"]'


def table(page: Page, address: str, **options: str) -> str:
    """Create and start a table of Pursuit, and open it; its id."""
    made = begin(page, address, "pursuit", 1, **options)
    expect(page.locator(BANNER)).to_contain_text("Your turn")
    return made


def begin(page: Page, address: str, game: str, players: int, **options: str) -> str:
    """Start a table with bots on the other seats, and open it; its id."""
    introduce(page, address)
    bots = ["hints"] * (players - 1)
    asked = {"game": game, "players": players, "options": options, "bots": bots}
    made = post(page, f"{address}/api/matches", asked)
    post(page, f"{address}/api/matches/{made['id']}/start", {})
    page.goto(f"{address}/table/{made['id']}")
    return str(made["id"])


def begin_guided(page: Page, address: str, game: str) -> None:
    introduce(page, address)
    made = post(page, f"{address}/api/matches/guided", {"game": game})
    page.goto(f"{address}/table/{made['id']}")


def introduce(page: Page, address: str) -> None:
    """Become a guest before anything else is asked."""
    assert page.request.get(f"{address}/api/me").ok


def post(page: Page, url: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(url, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def entries(page: Page) -> int:
    """How many entries the log shows."""
    return page.locator(".entry").count()


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def wait_for_my_turn(page: Page) -> None:
    """Until something can be chosen, or the game is over."""
    page.locator(f"{ACTIONS} [data-kind], {ACTIONS} [data-action], {END}").first.wait_for()


def settings(context: BrowserContext, **wishes: object) -> None:
    """What a person has chosen on the settings page before."""
    context.add_init_script(
        "if (!localStorage.getItem('shamble-settings')) localStorage.setItem("
        f"'shamble-settings', JSON.stringify({json.dumps(wishes)}))"
    )


def look(page: Page, name: str) -> None:
    """A picture at both widths."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        picture(page, f"{name}-{size}")
    page.set_viewport_size({"width": 1280, "height": 800})


def violations(page: Page) -> list[str]:
    """What axe finds."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate(STILL)  # colours on their way from one to another have too little contrast
    page.evaluate(AXE.read_text(encoding="utf-8"))  # past the content policy
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {v['help']}: " + "; ".join(n["html"][:150] for n in v["nodes"][:3])
        for v in found["violations"]
    ]


def focus_on(page: Page, selector: str, most: int = 120) -> None:
    """Press Tab until the element has the focus, as somebody without a mouse would."""
    for _ in range(most):
        if page.evaluate("s => !!document.activeElement?.closest(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")
