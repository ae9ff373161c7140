"""axe-core finds nothing on any page, in both languages; and pictures for a person to look at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import picture, visit
from tests.web.playing import (
    BANNER,
    END,
    introduce,
    is_over,
    post,
    settings,
    violations,
    wait_for_my_turn,
)

PAGES = {
    "home": "/",
    "new": "/new/pursuit",
    "rules": "/rules/pursuit",
    "finished": "/finished",
    "settings": "/settings",
    "device": "/me",
    "keys": "/keys",
    "credits": "/credits",
    "lost": "/nowhere",
}
GUISES = [("en", "dark", 1280, 800), ("ja", "light", 1280, 800), ("ja", "dark", 390, 844)]


def check(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    picture(page, name)
    assert not violations(page), name


@pytest.mark.parametrize(("lang", "theme", "width", "height"), GUISES)
def test_every_page_is_accessible(
    browser: Browser, address: str, lang: str, theme: str, width: int, height: int
) -> None:
    context = visit(browser, viewport={"width": width, "height": height}, locale=lang)
    settings(context, lang=lang, theme=theme, speed=0, confirm="never")
    page = context.new_page()
    guise = f"{lang}-{theme}-{width}"
    introduce(page, address)
    for name, path in PAGES.items():
        page.goto(address + path)
        check(page, f"{name}-{guise}")

    made = post(page, f"{address}/api/matches", {"game": "pursuit"})
    page.goto(f"{address}/table/{made['id']}")
    check(page, f"waiting-{guise}")
    post(page, f"{address}/api/matches/{made['id']}/start", {})
    page.locator(BANNER).wait_for()
    wait_for_my_turn(page)
    check(page, f"table-{guise}")
    for tab in ("chat", "rules", "log"):
        page.locator(f"#tab-{tab}").click()
        check(page, f"table-{tab}-{guise}")
    if width < 900:
        page.locator("#tab-log").click()  # it lies over the board: once more puts it away
    wait_for_my_turn(page)
    while not is_over(page):
        page.locator('.hand [data-action="move"], .hand [data-action="rest"]').last.click()
        wait_for_my_turn(page)
    page.locator(END).wait_for()
    check(page, f"end-{guise}")
    page.goto(f"{address}/replay/{made['id']}")
    page.locator('input[type="range"]').wait_for()
    check(page, f"replay-{guise}")
    guided = post(page, f"{address}/api/matches/guided", {"game": "pursuit"})
    page.goto(f"{address}/table/{guided['id']}")
    page.locator(BANNER).wait_for()
    check(page, f"guided-{guise}")
    context.close()


def test_the_first_load_is_small_and_has_no_japanese_font(page: Page, address: str) -> None:
    """Compressed bytes of everything the home page asks for, fonts and all."""
    sizes: dict[str, int] = {}
    page.on(
        "requestfinished",
        lambda asked: sizes.__setitem__(asked.url, asked.sizes()["responseBodySize"]),
    )
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < 200_000, sizes
    assert not [url for url in sizes if "noto" in url or "dotgothic" in url]
