"""The page in a real browser: the shortest way from home to a move, and back after a reload."""

from __future__ import annotations

from playwright.sync_api import Page, expect

BEGIN = "form .button.main"


def begin(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("link", name="Play: Pursuit").click()
    page.locator(BEGIN).click()
    expect(page.locator('[data-part="banner"]')).to_contain_text("Your turn")


def test_from_home_to_a_first_move_and_back_after_a_reload(page: Page, address: str) -> None:
    begin(page, address)
    page.locator('[data-kind="rest"]').click()
    page.locator("button.action").first.click()
    expect(page.locator(".entry")).to_have_count(2)
    rested = page.locator(".entry").nth(1).inner_text()
    assert "you Rest with" in rested
    page.reload()
    expect(page.locator(".entry")).to_have_count(2)
    assert page.locator(".entry").nth(1).inner_text() == rested


def test_the_language_changes_on_the_spot(page: Page, address: str) -> None:
    begin(page, address)
    page.get_by_role("button", name="日本語で表示").click()
    expect(page.locator('[data-part="banner"]')).to_contain_text("あなたの番です")
    assert page.evaluate("document.documentElement.lang") == "ja"
    page.reload()
    expect(page.locator('[data-part="banner"]')).to_contain_text("あなたの番です")


def test_a_path_of_the_page_can_be_opened_directly(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/pursuit#PUR-063")
    expect(page.locator('[data-rule="PUR-063"]')).to_be_in_viewport()


def test_what_the_rules_forbid_is_explained(page: Page, address: str) -> None:
    begin(page, address)
    not_held = page.locator('[data-thing^="pace:"]:not(.target)').first
    if not_held.count() == 0:
        return  # this hand has no card that cannot be played
    not_held.click()
    expect(page.locator('[data-part="why"]')).to_contain_text("PUR-0")
