"""Colony in a real browser: a whole game with bots by mouse, dice picked up, votes, and axe."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.conftest import ROOT

SHOTS = ROOT / "web" / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOARD = '[data-part="board"]'
ACTIONS = '[data-part="actions"]'
ASKED = '[data-part="asked"]'
ASSISTANT = '[data-part="assistant"]'
END = '[data-part="end"]'
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
MOST = 900  # touches: no game of five rounds lasts as long


# ---- helpers


def settings(context: BrowserContext, **wishes: object) -> None:
    context.add_init_script(
        "if (!localStorage.getItem('shamble-settings')) localStorage.setItem("
        f"'shamble-settings', {json.dumps(json.dumps(wishes))})"
    )


def post(page: Page, url: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(url, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def begin(page: Page, address: str, players: int = 2, **options: str) -> str:
    """A table with bots, on the shortest objective unless another is named."""
    assert page.request.get(f"{address}/api/me").ok
    options = {"objective": "mo_more_plates", **options}
    bots = ["hints"] * (players - 1)
    asked = {"game": "colony", "players": players, "options": options, "bots": bots}
    made = post(page, f"{address}/api/matches", asked)
    post(page, f"{address}/api/matches/{made['id']}/start", {})
    page.goto(f"{address}/table/{made['id']}")
    page.locator(f"{BOARD} .town").wait_for()
    return str(made["id"])


def picture(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"colony-{name}.png")


def both_sizes(page: Page, name: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        picture(page, f"{name}-{size}")
    page.set_viewport_size({"width": 1280, "height": 800})


def wait_for_my_turn(page: Page) -> None:
    """Until something can be chosen, or the game is over."""
    page.locator(f"{ACTIONS} [data-kind], {ACTIONS} [data-action], {END}").first.wait_for()


def question(page: Page) -> str:
    """What is asked, as a name: `turn`, or the kinds of answer there are."""
    buttons = page.locator(f"{ACTIONS} [data-kind], {ACTIONS} [data-action]")
    kinds = set(buttons.evaluate_all("all => all.map(b => b.dataset.kind ?? b.dataset.action)"))
    if "end_turn" in kinds or page.locator(ASSISTANT).count():
        return "turn"
    return "-".join(sorted(kinds))


def settled(page: Page, before: int) -> None:
    """Until the log has grown: what was sent has been answered."""
    page.wait_for_function(
        f"n => document.querySelectorAll('.entry').length > n"
        f" || document.querySelector('{END}') !== null",
        arg=before,
    )


def first_of(page: Page, *selectors: str) -> Locator | None:
    for selector in selectors:
        found = page.locator(selector)
        if found.count():
            return found.first
    return None


def play_turn(page: Page, touch: int) -> None:
    """Use up the dice: pick one up, then do what the assistant offers; walk and feed between."""
    dice = page.locator(f"{BOARD} .dice .tray .target")
    if page.locator(ASSISTANT).count():
        offered = page.locator(f"{ASSISTANT} [data-deed]:not([data-deed='spend_food'])")
        if offered.count():
            offered.nth(touch % offered.count()).click()
        else:
            page.keyboard.press("Escape")
    elif dice.count() and touch % 3 != 0:
        dice.nth(touch % dice.count()).click()
    elif touch % 12 == 3 and page.locator(f'{BOARD} [data-deed="contribute"]').count():
        page.locator(f"{BOARD} .hand .target").first.click()
        page.locator(f'{BOARD} [data-deed="contribute"]').click()
    elif touch % 12 == 9 and page.locator(f"{BOARD} .group .person .target").count():
        page.locator(f"{BOARD} .group .person .target").first.click()
        places = page.locator(f'{BOARD} [data-thing^="place:"].target')
        if places.count():
            places.nth(touch % places.count()).locator(".name").click()
        move = page.locator(f'{ACTIONS} [data-action="move"]')
        if move.count():
            move.first.click()
    elif dice.count():
        dice.first.click()
    else:
        page.locator(f'{ACTIONS} [data-action="end_turn"]').click()


def answer(page: Page, touch: int) -> None:
    """One touch of the board; `touch` varies which."""
    if question(page) == "turn":
        play_turn(page, touch)
        return
    target = page.locator(f"{ASKED} .target, {ASKED} [data-answer]:enabled")
    if page.locator(f"{ASKED} .picked").count():  # the second of two things
        target = page.locator(f"{ASKED} .target:not(.picked)")
    target.nth(touch % target.count()).click()


# ---- tests


def test_a_whole_game_by_mouse(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=2, mode="hidden")
    seen: set[str] = set()
    for touch in range(MOST):
        wait_for_my_turn(page)
        if page.locator(END).count():
            break
        asked = question(page)
        if asked not in seen:
            seen.add(asked)
            both_sizes(page, asked)
        answer(page, touch)
    expect(page.locator(END)).to_be_visible()
    both_sizes(page, "end")
    assert {"lead", "keep", "turn"} <= seen
