"""Whole games of Pursuit in a real browser: by mouse, by keyboard alone, on a phone."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Complaints, picture, visit
from tests.web.playing import (
    ACTIONS,
    BANNER,
    END,
    entries,
    focus_on,
    is_over,
    settings,
    table,
    wait_for_my_turn,
)

MOST = 60  # rounds: no game lasts as long


def test_a_whole_game_by_mouse(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    table(page, address)
    for _ in range(MOST):
        wait_for_my_turn(page)
        if is_over(page):
            break
        before = entries(page)
        under_the_hand = page.locator('.hand [data-action="move"], .hand [data-action="rest"]')
        under_the_hand.last.click()
        expect(page.locator(".entry")).not_to_have_count(before)
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(BANNER)).not_to_contain_text("Your turn")
    picture(page, "pursuit-end-by-mouse")


def test_a_deadly_action_is_marked_and_asks_first(page: Page, address: str) -> None:
    table(page, address)
    for _ in range(MOST):
        wait_for_my_turn(page)
        deadly = page.locator(".hand .deadly").first
        if deadly.count():
            break
        page.locator('.hand [data-action="rest"], .hand [data-action="move"]').first.click()
    expect(deadly).to_contain_text("deadly")
    before = entries(page)
    deadly.click()
    expect(page.locator(f"{ACTIONS} .deadly")).to_be_visible()
    picture(page, "pursuit-deadly")
    page.keyboard.press("Escape")
    expect(page.locator(f"{ACTIONS} .deadly")).to_have_count(0)
    assert entries(page) == before
    deadly.click()
    page.locator(f"{ACTIONS} .main").click()
    expect(page.locator(END)).to_be_visible()


def test_a_whole_game_by_keyboard_alone(page: Page, address: str) -> None:
    settings(page.context, confirm="deadly", speed=0)
    page.goto(address)
    focus_on(page, 'a[href="/new/pursuit"]')
    page.keyboard.press("Enter")
    page.locator("form").wait_for()
    focus_on(page, "form .button.main")
    page.keyboard.press("Enter")
    expect(page.locator(BANNER)).to_contain_text("Your turn")
    for _ in range(MOST):
        wait_for_my_turn(page)
        if is_over(page):
            break
        before = entries(page)
        focus_on(page, f'{ACTIONS} [data-kind="move"], {ACTIONS} [data-kind="rest"]')
        page.keyboard.press("Enter")
        page.locator(f"{ACTIONS} button.action").last.wait_for()
        focus_on(page, f"{ACTIONS} button.action:not([data-action='sleep'])")
        page.keyboard.press("Enter")
        if page.locator(f"{ACTIONS} .ask").count():  # deadly: asked once more
            focus_on(page, f"{ACTIONS} .button.main")
            page.keyboard.press("Enter")
        expect(page.locator(".entry")).not_to_have_count(before)
    expect(page.locator(END)).to_be_visible()


def test_things_on_the_board_are_chosen_by_keys(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    table(page, address)
    focus_on(page, "[data-thing]")
    for _ in range(40):
        if page.evaluate("document.activeElement?.closest('[data-thing]')?.matches('.target')"):
            break
        page.keyboard.press("ArrowRight")
    name = page.evaluate(
        "document.activeElement?.getAttribute('aria-label')"
        " ?? document.activeElement?.textContent ?? ''"
    )
    assert name.strip(), "a thing has a spoken name"
    before = entries(page)
    page.keyboard.press("Enter")
    if entries(page) == before:  # a card of the hand: it can be moved or rested with
        focus_on(page, f"{ACTIONS} button.action")
        page.keyboard.press("Enter")
    expect(page.locator(".entry")).not_to_have_count(before)


def test_a_whole_game_on_a_phone(browser: Browser, address: str) -> None:
    phone = visit(
        browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en"
    )
    settings(phone, confirm="never", speed=0)
    page = phone.new_page()
    complaints = Complaints()
    complaints.listen(page, address)
    table(page, address)
    picture(page, "pursuit-phone")
    for _ in range(MOST):
        wait_for_my_turn(page)
        if is_over(page):
            break
        seen = page.locator(BANNER).inner_text(), page.locator(".hand").inner_text()
        button = page.locator('.hand [data-action="move"], .hand [data-action="rest"]').last
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44
        button.tap()
        page.wait_for_function(
            "([b, h]) => document.querySelector('[data-part=\"end\"]')"
            " || document.querySelector('[data-part=\"banner\"]').innerText != b"
            " || document.querySelector('.hand').innerText != h",
            arg=list(seen),
        )
    expect(page.locator(END)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "pursuit-phone-end")
    phone.close()
    assert not complaints
