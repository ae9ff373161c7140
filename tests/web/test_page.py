"""The page in a real browser: the shortest way from home to a move, and back after a reload."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import picture

BEGIN = "form .button.main"


def begin(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")  # what comes late moves what is to be clicked
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


def test_options_are_folded_away_until_they_are_wanted(page: Page, address: str) -> None:
    page.goto(f"{address}/new/mall")
    page.locator(BEGIN).wait_for()
    assert page.evaluate("document.documentElement.scrollHeight < 2 * innerHeight")
    options = page.locator('[data-part="options"]')
    expect(options.locator("summary")).to_contain_text("the standard game")
    options.locator("summary").click()
    page.get_by_role("switch", name="Always Ask").check()
    expect(options.locator("summary")).to_contain_text("1 changed")
    page.get_by_label("Age, seat 1").fill("999")
    options.locator("summary").click()
    page.locator(BEGIN).click()  # an age that cannot be is shown, not sent
    expect(page.get_by_label("Age, seat 1")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["pursuit", "nightmare", "outbreak", "colony"])
def test_what_makes_another_game_of_it_lies_open(page: Page, address: str, game: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}/new/{game}")
    page.locator(BEGIN).wait_for()
    picture(page, f"new-{game}-phone")
    open_choices = page.locator('[data-part="first-option"]')
    expect(open_choices).to_have_count(0 if game == "nightmare" else 1)
    if game == "outbreak":
        page.get_by_role("radio", name="Red Line").check()
        expect(page.locator("summary")).to_contain_text("the standard game")
        with page.expect_request("**/api/matches") as asked:
            page.locator(BEGIN).click()
        assert json.loads(asked.value.post_data or "")["options"]["mission"] == "red_line"
        page.locator('[data-part="board"]').wait_for()


@pytest.mark.parametrize("path", ["/nowhere", "/constructor", "/table/%E0%A4%A", "/%"])
def test_an_address_that_leads_nowhere_says_so(
    context: BrowserContext, address: str, path: str
) -> None:
    page = context.new_page()  # the browser complains of a 404: so it should
    page.goto(address + path)
    expect(page.locator("h1")).to_have_text("There is nothing here")


def test_the_rule_book_holds_what_has_no_number_too(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/outbreak")
    setup = page.locator("section", has=page.get_by_role("heading", name="Setup", exact=True))
    expect(setup.locator('[data-part="note"]').first).not_to_be_empty()
    page.get_by_role("searchbox").fill("zzz")
    expect(page.locator("section")).to_have_count(0)


def test_what_the_rules_forbid_is_explained(page: Page, address: str) -> None:
    begin(page, address)
    not_held = page.locator('[data-thing^="pace:"]:not(.target)').first
    if not_held.count() == 0:
        return  # this hand has no card that cannot be played
    not_held.click()
    expect(page.locator('[data-part="why"]')).to_contain_text("PUR-0")
