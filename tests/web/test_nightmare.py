"""Whole games of Nightmare in a real browser: every answer is given on the board itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Complaints, picture
from tests.web.playing import (
    ACTIONS,
    BANNER,
    END,
    introduce,
    is_over,
    post,
    settings,
    wait_for_my_turn,
)
from tests.web.test_access import violations

MOST = 400  # answers of one seat: no game has as many
BOARD = ".nightmare"
GUISES = [("en", "dark", 1280, 800), ("ja", "light", 390, 844)]
FINGERPRINT = """() => [document.querySelector('[data-part="banner"]')?.innerText,
  document.querySelectorAll('.entry').length,
  document.querySelector('[data-part="actions"]')?.innerText,
  document.querySelectorAll('.picked').length,
  document.querySelector('[data-part="end"]') !== null].join('|')"""


def sit_down(page: Page, address: str, players: int, **options: str) -> None:
    introduce(page, address)
    wish = {"game": "nightmare", "players": players, "options": options}
    made = post(page, f"{address}/api/matches", {**wish, "bots": ["hints"] * (players - 1)})
    post(page, f"{address}/api/matches/{made['id']}/start", {})
    page.goto(f"{address}/table/{made['id']}")
    page.locator(BANNER).wait_for()
    page.locator(f"{BOARD} .phases").wait_for()


def answer_on_the_board(page: Page, touch: bool) -> bool:
    """Choose the farthest space, or a deed, or a thing that glows; False if there is none."""
    spaces = page.locator(f"{BOARD} .landing")
    ahead = page.locator(f'{BOARD} .landing[data-action="forward"] .hit')
    deeds = page.locator(f"{BOARD} button.deed, {BOARD} .walkers.can")
    things = page.locator(f"{BOARD} .target:not(.picked)")
    choice = (
        ahead.last if ahead.count() else spaces.locator(".hit").last if spaces.count() else None
    )
    if choice is None and things.count():
        choice = things.first
    if choice is None and deeds.count():
        choice = deeds.last
    if choice is None:
        return False
    choice.scroll_into_view_if_needed()
    if touch:
        box = choice.bounding_box()
        assert box is not None and box["height"] >= 40 and box["width"] >= 40, box
        choice.tap(force=True)
    else:
        choice.click(force=True)
    return True


@pytest.mark.parametrize(("lang", "theme", "width", "height"), GUISES)
def test_a_whole_game(
    browser: Browser, address: str, lang: str, theme: str, width: int, height: int
) -> None:
    touch = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, has_touch=touch, is_mobile=touch
    )
    settings(context, lang=lang, theme=theme, confirm="never", speed=0)
    page = context.new_page()
    complaints = Complaints()
    complaints.listen(page, address)
    sit_down(page, address, 4, distance="34")
    seen: set[str] = set()
    elsewhere: list[str] = []
    for _ in range(MOST):
        wait_for_my_turn(page)
        if is_over(page):
            break
        now = page.evaluate(FINGERPRINT)
        look(page, seen, f"{lang}-{width}")
        if not answer_on_the_board(page, touch):
            elsewhere.append(now)
            page.locator(f"{ACTIONS} [data-action], {ACTIONS} [data-kind]").first.click()
        page.wait_for_function(f"before => ({FINGERPRINT})() !== before", arg=now)
    expect(page.locator(END)).to_be_visible()
    picture(page, f"nightmare-end-{lang}-{width}")
    assert not violations(page)
    assert not elsewhere, elsewhere
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
    assert not complaints


def look(page: Page, seen: set[str], guise: str) -> None:
    """A picture of every phase, with and without a fight or an event, and axe on each."""
    phase = page.locator(f"{BOARD} .phases li.on")
    name = phase.inner_text() if phase.count() else "setup"
    if page.locator(f"{BOARD} .fight:not(.over)").count():
        name += "-fight"
    elif page.locator(f"{BOARD} .event").count():
        name += "-event"
    if name in seen:
        return
    seen.add(name)
    page.evaluate("document.fonts.ready.then(() => 0)")
    picture(page, f"nightmare-{name}-{guise}")
    assert not violations(page), name


def test_a_move_is_previewed_before_it_is_chosen(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    sit_down(page, address, 2)
    page.locator(f"{BOARD} .target").first.click()
    space = page.locator(f'{BOARD} .landing[data-action="forward"] .hit').last
    space.wait_for()
    space.hover()
    expect(page.locator(f"{BOARD} .ghost")).to_be_visible()
    expect(page.locator(f"{BOARD} .way")).to_have_count(1)
    picture(page, "nightmare-preview")


def test_the_guide_begins(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    introduce(page, address)
    made = post(page, f"{address}/api/matches/guided", {"game": "nightmare"})
    page.goto(f"{address}/table/{made['id']}")
    page.locator(BOARD).wait_for()
    expect(page.locator("body")).to_contain_text("Forty spaces")
    picture(page, "nightmare-guide")
