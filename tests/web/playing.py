"""Playing in the browser as a person would: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

BANNER = '[data-part="banner"]'
END = '[data-part="end"]'
ACTIONS = '[data-part="actions"]'


def table(page: Page, address: str, **options: str) -> str:
    """Create and start a table of Pursuit, and open it; its id."""
    introduce(page, address)
    made = post(page, f"{address}/api/matches", {"game": "pursuit", "options": options})
    post(page, f"{address}/api/matches/{made['id']}/start", {})
    page.goto(f"{address}/table/{made['id']}")
    expect(page.locator(BANNER)).to_contain_text("Your turn")
    return str(made["id"])


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


def focus_on(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until the element has the focus, as somebody without a mouse would."""
    for _ in range(most):
        if page.evaluate("s => !!document.activeElement?.closest(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")
