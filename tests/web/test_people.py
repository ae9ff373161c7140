"""Seats and words: the rule about absence, votes, handing a seat over, muting, spectators."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import PATIENCE, Complaints, picture, visit
from tests.web.playing import focus_on, introduce, post, settings, violations

pytestmark = pytest.mark.threads

SIZES = {"wide": (1440, 900), "desk": (1280, 800), "small": (900, 700), "phone": (390, 844)}
SPAM = """box => {
    for (let number = 0; number < 40; number++) {
        box.value = `spam ${number}`;
        box.dispatchEvent(new Event("input", {bubbles: true}));
        box.form.requestSubmit();
    }
}"""
VOTE = '[data-part="vote"]'


def looks(page: Page, name: str) -> None:
    """A picture at every size, and nothing wider than the page."""
    before = page.viewport_size or {"width": 1280, "height": 800}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        wait_until_it_fits(page)
        picture(page, f"people-{name}-{size}")
    page.set_viewport_size(before)


def wait_until_it_fits(page: Page) -> None:
    """Asked from here: the content policy lets no function wait in the page."""
    for _ in range(PATIENCE // 50):
        if page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            return
        page.wait_for_timeout(50)
    wide = page.evaluate(
        "[...document.querySelectorAll('*')]"
        ".filter(one => one.getBoundingClientRect().right > innerWidth)"
        ".map(one => one.outerHTML.slice(0, 150))"
    )
    raise AssertionError(f"wider than the page: {wide}")


@contextmanager
def another(browser: Browser, address: str, name: str, lang: str = "en") -> Iterator[Page]:
    """Somebody else, at a browser of their own."""
    context = visit(browser, locale=lang, viewport={"width": 1280, "height": 800})
    settings(context, speed=0)
    page = context.new_page()
    complaints = Complaints()
    complaints.listen(page, address)
    introduce(page, address)
    post(page, f"{address}/api/me", {"name": name})
    yield page
    context.close()
    assert not complaints


def table_of(address: str, *pages: Page, **body: object) -> str:
    """A running game of the mall for these and no others."""
    asked = {"game": "mall", "players": len(pages), **body}
    match = post(pages[0], f"{address}/api/matches", asked)["id"]
    for page in pages[1:]:
        post(page, f"{address}/api/matches/{match}/sit", {})
    post(pages[0], f"{address}/api/matches/{match}/start", {})
    return str(match)


def open_table(page: Page, address: str, match: str) -> None:
    page.goto(f"{address}/table/{match}")
    expect(page.locator('[data-part="banner"]')).to_be_visible()


def tools(page: Page) -> None:
    page.locator(".people").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("tab", name="チャット")).click()


def test_the_rule_about_absence_is_chosen_with_the_table_and_shown_at_it(
    page: Page, browser: Browser, address: str
) -> None:
    introduce(page, address)
    page.goto(f"{address}/new/mall")
    page.get_by_label("A bot stands in for anybody who has not answered for").select_option("300")
    page.get_by_label("Spectators do not write to players").check()
    page.locator("fieldset", has=page.get_by_text("Who may come")).scroll_into_view_if_needed()
    looks(page, "new-table")
    page.get_by_role("button", name="Create the table").click()
    rules = page.locator('[data-part="table-rules"]')
    expect(rules.get_by_role("combobox")).to_have_value("300")
    rules.get_by_role("combobox").select_option("3600")
    looks(page, "waiting-room")
    with another(browser, address, "Ben") as ben:
        ben.goto(page.url)
        expect(ben.locator('[data-part="absence"]')).to_contain_text("1 hour")
        expect(ben.locator('[data-part="table-rules"]')).to_contain_text("do not write to players")
        assert violations(ben) == []


def test_a_vote_is_seen_by_all_and_lets_a_bot_play(
    page: Page, browser: Browser, address: str
) -> None:
    settings(page.context, speed=0)
    introduce(page, address)
    post(page, f"{address}/api/me", {"name": "Ann"})
    with another(browser, address, "Ben") as ben, another(browser, address, "Cid", "ja") as cid:
        match = table_of(address, page, ben, cid)
        for one in (page, ben, cid):
            open_table(one, address, match)
        tools(page)
        looks(page, "seat-tools")
        assert violations(page) == []
        page.get_by_role("button", name="Vote to let a bot play for Ben").click()
        expect(page.locator('[data-part="vote-begun"]')).to_contain_text("The vote has begun")
        assert page.evaluate("!!document.activeElement.closest('dialog')")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        for one in (page, ben, cid):
            expect(one.locator(VOTE)).to_be_visible()
        expect(page.locator(VOTE).get_by_role("button")).to_have_text(["Take my vote back"])
        expect(ben.locator(VOTE).get_by_role("button")).to_have_count(0)
        expect(ben.locator(VOTE)).to_contain_text("For it: Ann. Still asked: Cid.")
        expect(cid.get_by_role("tab", name="チャット").locator(".count")).to_have_text("1")
        looks(cid, "vote-asked-ja")
        looks(ben, "vote-about-me")
        assert violations(cid) == []
        focus_on(cid, f"{VOTE} .main")
        cid.keyboard.press("Enter")
        for one in (page, ben, cid):
            expect(one.locator(VOTE)).to_have_count(0)
        for one in (page, ben, cid):
            chat(one)
            expect(one.locator('[data-notice="voted_out"]')).to_be_visible()
        expect(ben.locator('[data-part="voted-out"]')).to_have_text(
            "The others have voted to let a bot play your seat; you may watch."
        )
        for one in (page, cid):
            expect(one.locator('[data-part="voted-out"]')).to_have_count(0)
        looks(ben, "voted-out")
        looks(cid, "voted-out-ja")


def test_a_seat_is_handed_over_by_a_link(page: Page, browser: Browser, address: str) -> None:
    settings(page.context, speed=0)
    introduce(page, address)
    post(page, f"{address}/api/me", {"name": "Ann"})
    with another(browser, address, "Ben") as ben, another(browser, address, "Dan") as dan:
        match = table_of(address, page, ben, bots=["hints"], players=3)
        open_table(page, address, match)
        open_table(ben, address, match)
        tools(ben)
        over = ben.locator('[data-part="handover"]')
        over.get_by_role("button", name="Hand over my seat").click()
        expect(over).to_contain_text("nothing that was whispered")
        looks(ben, "handover-asking")
        over.get_by_role("button", name="Make a link").click()
        link = over.get_by_label("Hand over my seat").input_value()
        looks(ben, "handover-link")
        dan.goto(link)
        notice = dan.locator(".notice")
        expect(notice).to_contain_text("you will see what that seat may know")
        looks(dan, "handover-invited")
        notice.get_by_role("button", name="Sit down").click()
        expect(dan.locator('[data-part="seats"] .me')).to_have_count(1)
        expect(ben.locator('[data-part="seats"] .me')).to_have_count(0)
        ben.keyboard.press("Escape")
        chat(page)
        told = page.locator('[data-notice="handed_over"]')
        expect(told).to_have_text("Ben has handed their seat over to Dan.")


def test_anybody_is_muted_whatever_they_call_themselves(
    page: Page, browser: Browser, address: str
) -> None:
    settings(page.context, speed=0)
    introduce(page, address)
    post(page, f"{address}/api/me", {"name": "Ann"})
    with another(browser, address, "Eve") as eve, another(browser, address, "Eve") as other:
        match = table_of(address, page, bots=["hints", "hints"], players=3)
        for one in (page, eve, other):
            open_table(one, address, match)
            chat(one)
        page.get_by_role("button", name="Spectators (").click()
        say(eve, "look at her cards")
        say(other, "good luck")
        lines = page.get_by_role("log", name="Chat").locator(".line")
        expect(lines).to_have_count(2)
        focus_on(page, ".line .mute")  # the first is the first that one comes to
        page.keyboard.press("Enter")
        expect(lines).to_have_count(1)
        expect(lines).to_contain_text("good luck")
        post(eve, f"{address}/api/me", {"name": "Somebody nice"})
        eve.reload()
        chat(eve)
        say(eve, "still me")
        say(other, "well played")
        expect(lines).to_have_count(2)
        expect(page.get_by_text("still me")).to_have_count(0)
        looks(page, "muted")
        assert violations(page) == []


def test_a_ban_from_the_chat_is_asked_about_and_shown(
    page: Page, browser: Browser, address: str
) -> None:
    settings(page.context, speed=0)
    introduce(page, address)
    with another(browser, address, "Ben") as ben:
        match = table_of(address, page, ben, bots=["hints"], players=3)
        open_table(page, address, match)
        open_table(ben, address, match)
        tools(page)
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Ban from the chat").click()
        expect(dialog).to_contain_text("The seat stays theirs.")
        expect(dialog.get_by_text("banned from the chat", exact=True)).to_have_count(0)
        looks(page, "ban-asking")
        dialog.get_by_role("button", name="Ban from the chat").click()
        expect(dialog.get_by_text("banned from the chat", exact=True)).to_be_visible()
        expect(dialog.get_by_role("button", name="Ban from the chat")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        chat(ben)
        box = ben.get_by_placeholder("Say something")
        box.fill("why?")
        box.press("Enter")
        expect(ben.locator('[data-part="why"]')).to_contain_text("your seat stays yours")


def test_forget_me_asks_and_leaves_a_clean_page(page: Page, browser: Browser, address: str) -> None:
    settings(page.context, speed=0)
    introduce(page, address)
    post(page, f"{address}/api/me", {"name": "Ann"})
    with another(browser, address, "Ben") as ben:
        match = table_of(address, page, ben, bots=["hints"], players=3)
        open_table(ben, address, match)
        page.goto(f"{address}/settings")
        part = page.locator('[data-part="forget"]')
        part.get_by_role("button", name="Forget me").click()
        expect(part).to_contain_text("This cannot be taken back.")
        looks(page, "forget-asking")
        assert violations(page) == []
        part.get_by_role("button", name="Cancel").click()
        part.get_by_role("button", name="Forget me").click()
        part.get_by_role("button", name="Forget me for good").click()
        page.wait_for_url(f"{address}/")
        expect(page.locator(f'a[href="/table/{match}"]')).to_have_count(0)
        looks(page, "forgotten")
        assert page.request.get(f"{address}/api/me").json()["name"] == ""
        chat(ben)
        told = ben.locator('[data-notice="gone"]')
        expect(told).to_have_text("Ann has gone for good. A bot plays on.")


@pytest.mark.parametrize(("lang", "word"), [("en", "Reload"), ("ja", "再読み込み")])
def test_a_page_left_open_over_an_upgrade_offers_to_reload(
    page: Page, address: str, lang: str, word: str
) -> None:
    settings(page.context, speed=0, lang=lang)
    introduce(page, address)
    match = table_of(address, page, bots=["hints", "hints"], players=3)
    with page.expect_response(f"{address}/"):
        open_table(page, address, match)
    newer = page.locator('[data-part="newer"]')
    expect(newer).to_have_count(0)  # the same page is no news
    page.evaluate("window.here = true")
    upgraded = '<script type="module" src="/assets/index-new.js"></script>'
    page.route(f"{address}/", lambda one: one.fulfill(body=upgraded, content_type="text/html"))
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(newer).to_be_visible()
    assert page.evaluate("window.here"), "it never reloads by itself"
    with page.expect_navigation():
        newer.get_by_role("button", name=word).click()
    assert not page.evaluate("window.here")


def test_a_name_that_is_refused_is_said_kindly(page: Page, address: str) -> None:
    introduce(page, address)
    page.goto(f"{address}/settings")
    kind = page.get_by_text("Choose a name that can be seen and read")
    box = page.get_by_role("textbox")
    box.fill("   ")
    box.press("Enter")
    expect(kind).to_be_visible()
    box.fill("Ann")
    box.press("Enter")
    expect(kind).to_have_count(0)


def say(page: Page, text: str) -> None:
    box = page.get_by_placeholder("Say something")
    box.fill(text)
    box.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text(text)


def test_who_says_too_much_is_told_so_and_quiet_spectators_reach_no_player(
    page: Page, browser: Browser, address: str
) -> None:
    settings(page.context, speed=0)
    introduce(page, address)
    with another(browser, address, "Eve") as eve:
        match = table_of(address, page, bots=["hints", "hints"], players=3)
        open_table(page, address, match)
        open_table(eve, address, match)
        tools(page)
        page.get_by_label("Spectators do not write to players").check()
        looks(page, "host-tools")
        page.keyboard.press("Escape")
        chat(eve)
        expect(eve.locator('[data-part="quiet"]')).to_be_visible()
        say(eve, "among us")
        chat(page)
        expect(page.locator('[data-notice="quiet"]')).to_be_visible()
        expect(page.locator('[data-part="quiet"]')).to_be_visible()
        looks(page, "quiet")
        box = eve.get_by_placeholder("Say something")
        box.evaluate(SPAM)  # all at once: however slow the machine is, it is too fast
        expect(eve.locator('[data-part="why"]')).to_contain_text("Wait a few seconds")
        expect(box).to_have_value(re.compile("spam"))  # nothing to be typed again
        looks(eve, "too-fast")
        page.get_by_role("button", name="Spectators (").click()
        expect(page.get_by_text("among us")).to_have_count(0)
        expect(page.get_by_text("spam 0")).to_have_count(0)
