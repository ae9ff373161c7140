"""At the table: coming back, watching, taking back, refusals, languages, replay and proof."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import Complaints, picture, visit
from tests.web.playing import (
    ACTIONS,
    BANNER,
    END,
    entries,
    introduce,
    is_over,
    post,
    settings,
    table,
    wait_for_my_turn,
)


def play_on(page: Page) -> None:
    """To the end, quickly."""
    for _ in range(80):
        wait_for_my_turn(page)
        if is_over(page):
            return
        before = entries(page)
        page.locator('.hand [data-action="move"], .hand [data-action="rest"]').last.click()
        expect(page.locator(".entry")).not_to_have_count(before)


def test_a_reload_in_mid_game_loses_nothing(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    table(page, address)
    page.locator('.hand [data-action="rest"]').first.click()
    expect(page.locator(".entry")).to_have_count(2)
    log, hand = page.locator(".entry").all_inner_texts(), page.locator(".hand").inner_text()
    page.reload()
    expect(page.locator(BANNER)).to_contain_text("Your turn")
    assert page.locator(".entry").all_inner_texts() == log
    assert page.locator(".hand").inner_text() == hand
    page.locator('.hand [data-action="move"]').first.click()
    expect(page.locator(".entry")).to_have_count(3)


def test_somebody_else_watches(page: Page, browser: Browser, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    match = table(page, address)
    other = visit(browser, locale="en")
    settings(other, speed=0)
    watcher = other.new_page()
    complaints = Complaints()
    complaints.listen(watcher, address)
    watcher.goto(f"{address}/table/{match}")
    expect(watcher.locator(BANNER)).to_be_visible()
    expect(watcher.locator(BANNER)).not_to_contain_text("Your turn")
    page.locator('.hand [data-action="rest"]').first.click()
    expect(watcher.locator(".entry")).to_have_count(2)
    expect(watcher.locator(f"{ACTIONS} [data-kind], {ACTIONS} [data-action]")).to_have_count(0)
    picture(watcher, "pursuit-spectator")
    other.close()
    assert not complaints


def test_the_language_changes_in_the_middle_of_a_game(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    table(page, address)
    page.locator('.hand [data-action="rest"]').first.click()
    expect(page.locator(".entry")).to_have_count(2)
    page.get_by_role("button", name="日本語で表示").click()
    expect(page.locator(BANNER)).to_contain_text("あなたの番です")
    expect(page.locator(".entry").last).to_contain_text(re.compile(r"[ぁ-ん]"))
    picture(page, "pursuit-japanese")
    page.get_by_role("button", name="Show in English").click()
    expect(page.locator(BANNER)).to_contain_text("Your turn")


def test_taking_back_where_nothing_was_revealed(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    table(page, address, puzzle="on")  # nothing is hidden: every round can be taken back
    hand = page.locator(".hand").inner_text()
    page.locator('.hand [data-action="rest"]').first.click()
    expect(page.locator(".entry")).to_have_count(2)
    undo = page.locator('[data-part="undo"]')
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator(".hand")).to_have_text(re.compile(".*", re.S))
    page.wait_for_function("h => document.querySelector('.hand').innerText == h", arg=hand)


def test_taking_back_what_brought_something_to_light_is_refused_with_its_reason(
    page: Page, address: str
) -> None:
    settings(page.context, confirm="never", speed=0)
    table(page, address)
    page.locator('.hand [data-action="move"]').last.click()
    expect(page.locator(".entry")).to_have_count(2)
    undo = page.locator('[data-part="undo"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # disabled for a reader of screens, but it says why
    expect(page.locator('[data-part="why"]')).to_contain_text("something hidden came to light")
    expect(page.locator(".entry")).to_have_count(2)


def where_sleep_is_missing(page: Page, address: str) -> Locator:
    """Walk until a card shows 0: one cannot sleep there. If she comes first, on another road."""
    missing = page.locator("[data-missing]")
    while True:
        table(page, address, preset="gentle")
        while not is_over(page) and not missing.count():
            before = entries(page)
            page.locator('.hand [data-action="move"]').first.click()
            expect(page.locator(".entry")).not_to_have_count(before)
            wait_for_my_turn(page)
        if missing.count():
            return missing


def test_a_refused_action_is_explained_by_its_rule(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    missing = where_sleep_is_missing(page, address)
    missing.first.click()
    why = page.locator('[data-part="why"]')
    expect(why).to_contain_text(re.compile(r"PUR-\d\d\d"))
    picture(page, "pursuit-why")
    rule = re.search(r"PUR-\d+", why.inner_text())
    assert rule
    why.get_by_role("button").first.click()
    expect(page.locator(f'[data-rule="{rule[0]}"]')).to_be_visible()


def test_replay_link_to_a_moment_and_proof(page: Page, address: str, tmp_path: Path) -> None:
    settings(page.context, confirm="never", speed=0)
    table(page, address)
    play_on(page)
    page.locator(f"{END} [aria-expanded]").click()
    proof = page.locator(END)
    key = page.request.get(f"{address}/api/matches/{page.url.split('/')[-1]}/file").json()["key"]
    expect(proof).to_contain_text(key[:16])
    picture(page, "pursuit-proof")

    with page.expect_download() as waiting:
        page.locator(END).get_by_role("button", name="Save as file").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text())["key"] == key
    verify = [sys.executable, "-m", "shamble", "verify", str(file)]
    done = subprocess.run(verify, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

    page.locator(f'{END} a[href^="/replay"]').click()
    slider = page.locator('input[type="range"]')
    last = int(slider.get_attribute("max") or 0)
    assert last >= 1
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    assert f"moment={last - 1}" in page.url
    picture(page, "pursuit-replay")
    there = page.url
    page.goto(address)
    page.goto(there)
    expect(slider).to_have_value(str(last - 1))


def test_a_rematch_is_one_click(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    match = table(page, address)
    play_on(page)
    page.locator(f"{END} .main").click()
    page.wait_for_function("old => !location.pathname.endsWith(old)", arg=match)
    expect(page.locator(f"{BANNER}, form")).not_to_have_count(0)


def test_the_seat_follows_to_another_device(page: Page, browser: Browser, address: str) -> None:
    match = table(page, address)
    token = post(page, f"{address}/api/me/link", {})["token"]
    other = visit(browser, locale="en")
    phone = other.new_page()
    phone.goto(f"{address}/me#resume={token}")
    phone.locator("main .button.main").first.click()
    phone.wait_for_url(f"{address}/")
    phone.goto(f"{address}/table/{match}")
    expect(phone.locator(BANNER)).to_contain_text("Your turn")
    other.close()


def test_a_replay_link_with_a_wrong_end_still_leads_to_the_match(page: Page, address: str) -> None:
    settings(page.context, confirm="never", speed=0)
    match = table(page, address)
    play_on(page)
    for wrong, shown in (("moment=99999", -1), ("moment=abc", 0), ("moment=0&seat=x", 0)):
        page.goto(f"{address}/replay/{match}?{wrong}")
        at, last = page.locator(".count").inner_text().split(" / ")
        assert int(at) == (int(last) if shown < 0 else shown), wrong


def test_a_replay_of_no_match_leads_home(context: BrowserContext, address: str) -> None:
    page = context.new_page()  # the browser complains of a 404: so it should
    page.goto(f"{address}/replay/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    expect(page.get_by_role("link", name="To the games")).to_be_visible()


def test_who_has_said_something_is_seen_writing_again(page: Page, address: str) -> None:
    """Writing is told once at its beginning, also right after a line was sent."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    table(page, address)
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.click()
    box = page.get_by_placeholder("Say something")
    for number, line in enumerate(("one", "two"), 1):
        box.fill(line)
        page.wait_for_function("() => true")
        assert sum('"typing":true' in one for one in sent) == number
        box.press("Enter")


def test_a_table_says_what_is_not_as_usual_and_nothing_else(page: Page, address: str) -> None:
    introduce(page, address)
    asked = {"game": "mall", "players": 3, "options": {"claims": "off", "age_0": "44"}}
    made = post(page, f"{address}/api/matches", asked)
    page.goto(f"{address}/table/{made['id']}")
    expect(page.locator('[data-part="chosen-options"]')).to_have_text(
        "First Chief: The oldest · without Claims"
    )
    made = post(page, f"{address}/api/matches", {"game": "nightmare", "players": 2})
    page.goto(f"{address}/table/{made['id']}")
    expect(page.locator('[data-part="chosen-options"]')).to_have_text("the standard game")
