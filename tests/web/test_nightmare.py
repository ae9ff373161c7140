"""Whole games of Nightmare in a real browser: every answer is given on the board itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import Complaints, picture, visit
from tests.web.playing import (
    ACTIONS,
    BANNER,
    END,
    begin,
    begin_guided,
    is_over,
    settings,
    violations,
    wait_for_my_turn,
)

MOST = 400  # answers of one seat: no game has as many
BOARD = ".nightmare"
GUISES = [("en", "dark", 1280, 800), ("ja", "light", 390, 844)]
LOOKS = [("ja", "light", 1280, 800), ("en", "dark", 390, 844)]
CHOICES = (  # the first of these that is there is chosen
    f'{BOARD} .landing[data-action="forward"] .hit',
    f"{BOARD} .landing .hit",
    f"{BOARD} div.target:not(.picked)",
    f"{BOARD} button.deed",
)
PASSES = {"decline", "hold_fire", "keep_hidden", "stand_back", "leave"}
FINGERPRINT = """() => [document.querySelector('[data-part="banner"]')?.innerText,
  document.querySelectorAll('.entry').length,
  document.querySelector('[data-part="actions"]')?.innerText,
  document.querySelectorAll('.picked').length,
  document.querySelector('[data-part="end"]') !== null].join('|')"""


def sit_down(page: Page, address: str, players: int, **options: str) -> None:
    begin(page, address, "nightmare", players, **options)
    page.locator(BANNER).wait_for()
    page.locator(f"{BOARD} .phases").wait_for()


def seated(browser: Browser, lang: str, theme: str, width: int, height: int) -> BrowserContext:
    """Somebody's browser, on a desk or in a hand."""
    touch = width < 600
    context = visit(
        browser,
        viewport={"width": width, "height": height},
        locale=lang,
        has_touch=touch,
        is_mobile=touch,
    )
    settings(context, lang=lang, theme=theme, confirm="never", speed=0)
    return context


def answer_on_the_board(page: Page, touch: bool) -> bool:
    """Choose the farthest space, what glows, or a deed beside it; False if there is none."""
    for selector in CHOICES:
        found = page.locator(selector)
        if found.count():
            press(found.last, touch)
            return True
    return False


def press(choice: Locator, touch: bool) -> None:
    choice.scroll_into_view_if_needed()
    if not touch:
        choice.click(force=True)
        return
    box = choice.bounding_box()
    assert box is not None and box["height"] >= 44 and box["width"] >= 44, box
    choice.tap(force=True)


def pass_in_the_bar(page: Page) -> None:
    """What is not done to anything on the board is answered below it."""
    offered = page.locator(f"{ACTIONS} [data-action], {ACTIONS} [data-kind]")
    kinds = offered.evaluate_all("all => all.map(b => b.dataset.action ?? b.dataset.kind)")
    assert set(kinds) <= PASSES, kinds
    offered.first.click()


@pytest.mark.parametrize(("lang", "theme", "width", "height"), GUISES)
def test_a_whole_game(
    browser: Browser, address: str, lang: str, theme: str, width: int, height: int
) -> None:
    touch = width < 600
    context = seated(browser, lang, theme, width, height)
    page = context.new_page()
    complaints = Complaints()
    complaints.listen(page, address)
    sit_down(page, address, 4, distance="34")
    seen: set[str] = set()
    for _ in range(MOST):
        wait_for_my_turn(page)
        if is_over(page):
            break
        now = page.evaluate(FINGERPRINT)
        look(page, seen, f"{lang}-{width}")
        if not answer_on_the_board(page, touch):
            pass_in_the_bar(page)
        page.wait_for_function(f"before => ({FINGERPRINT})() !== before", arg=now)
    expect(page.locator(END)).to_be_visible()
    picture(page, f"nightmare-end-{lang}-{width}")
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
    assert not complaints


@pytest.mark.parametrize(("players", "solo"), [(2, "on"), (8, "off")])
@pytest.mark.parametrize(("lang", "theme", "width", "height"), LOOKS)
def test_few_and_many_fit(
    browser: Browser,
    address: str,
    players: int,
    solo: str,
    lang: str,
    theme: str,
    width: int,
    height: int,
) -> None:
    context = seated(browser, lang, theme, width, height)
    page = context.new_page()
    sit_down(page, address, players, solo=solo)
    wait_for_my_turn(page)
    press(page.locator(f"{BOARD} div.target").first, width < 600)
    page.locator(f"{BOARD} .landing").first.wait_for()
    picture(page, f"nightmare-{players}-{lang}-{width}")
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    own = page.locator(f"{BOARD} .mover.own").bounding_box()
    bar = page.locator(ACTIONS).bounding_box()
    assert own is not None and bar is not None and own["y"] + own["height"] <= bar["y"]
    context.close()


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
    begin_guided(page, address, "nightmare")
    page.locator(BOARD).wait_for()
    expect(page.locator("body")).to_contain_text("Forty spaces")
    picture(page, "nightmare-guide")
