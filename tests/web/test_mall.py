"""Mall in a real browser: a whole game with bots by mouse, claims, a changed vote, and axe."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import ROOT, Complaints

SHOTS = ROOT / "web" / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOARD = '[data-part="board"]'
ACTIONS = '[data-part="actions"]'
END = '[data-part="end"]'
SIZES = {"desk": (1280, 800), "phone": (390, 844)}

# What is touched on the board to answer, the first that can be: never the list of actions.
TOUCHED = (
    f"{BOARD} .truck .target",
    f"{BOARD} .seats .target",
    f"{BOARD} .crew .target",
    f'{BOARD} .plan [data-thing^="place:"].target',
)
MOST = 3000  # touches: no game lasts as long


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


def begin(page: Page, address: str, players: int = 4, **options: str) -> str:
    assert page.request.get(f"{address}/api/me").ok
    bots = ["hints"] * (players - 1)
    asked = {"game": "mall", "players": players, "options": options, "bots": bots}
    made = post(page, f"{address}/api/matches", asked)
    post(page, f"{address}/api/matches/{made['id']}/start", {})
    page.goto(f"{address}/table/{made['id']}")
    page.locator(f"{BOARD} .plan").wait_for()
    return str(made["id"])


def picture(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"mall-{name}.png")


def wait_for_my_turn(page: Page) -> None:
    """Until something can be chosen, or the game is over."""
    page.locator(f"{ACTIONS} [data-kind], {ACTIONS} [data-action], {END}").first.wait_for()


def asked_now(page: Page) -> str:
    """The kinds of answer that are possible, as a name."""
    kinds = page.locator(f"{ACTIONS} [data-kind]").evaluate_all(
        "all => all.map(b => b.dataset.kind)"
    )
    buttons = page.locator(f"{ACTIONS} [data-action]")
    acts = buttons.evaluate_all("all => all.map(b => b.dataset.action)")
    return "-".join(sorted({*kinds, *acts}))


def touch(thing: Locator) -> None:
    """A place is touched at its number, where nobody stands in front of it."""
    if str(thing.get_attribute("data-thing")).startswith("place:"):
        thing.locator(".digit").click()
    else:
        thing.click()


def answer(page: Page, turn: int) -> None:
    """One touch of the board; `turn` varies which."""
    card = page.locator(f"{BOARD} .hand .playable")
    if card.count() and turn % 2 == 0 and not page.locator(f"{BOARD} .hand .pressed").count():
        card.nth(turn % card.count()).click()
        return
    move = page.locator(f'{ACTIONS} [data-action="move"]')
    if move.count() and page.locator(f"{BOARD} .picked").count():
        move.first.click()
        return
    for selector in TOUCHED:
        targets = page.locator(selector)
        count = targets.count()
        if count:
            touch(targets.nth(turn % count))
            return
    # Nothing on the board: pass, abstain, or play what the card in hand began.
    page.locator(f"{ACTIONS} [data-action]").first.click()


# ---- tests


def test_a_whole_game_by_mouse(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=4)
    seen: set[str] = set()
    for turn in range(MOST):
        wait_for_my_turn(page)
        if page.locator(END).count():
            break
        question = asked_now(page)
        if question not in seen:
            seen.add(question)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                picture(page, f"{question}-{size}")
            page.set_viewport_size({"width": 1280, "height": 800})
        answer(page, turn)
    expect(page.locator(END)).to_be_visible()
    picture(page, "end-desk")
    assert {"place", "go"} <= seen


def test_a_claim_is_heard_with_one_tap(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=3)
    wait_for_my_turn(page)
    page.locator('[data-part="talk"] > button').click()
    picture(page, "talk-desk")
    page.get_by_role("button", name="6, Promise: I go for Supermarket").click()
    expect(page.locator(f"{BOARD} .bubble").first).to_contain_text("I go for Supermarket")
    expect(page.locator(".entry", has_text="I go for Supermarket")).to_have_count(1)


GUISES = [("en", "dark", "desk"), ("ja", "light", "desk"), ("ja", "dark", "phone")]


@pytest.mark.parametrize(("lang", "theme", "size"), GUISES)
def test_the_table_is_accessible(
    browser: Browser, address: str, lang: str, theme: str, size: str
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=lang)
    settings(context, lang=lang, theme=theme, speed=0, confirm="never")
    page = context.new_page()
    complaints = Complaints()
    complaints.listen(page, address)
    begin(page, address, players=5)
    checked: set[str] = set()
    for turn in range(MOST):
        wait_for_my_turn(page)
        question = asked_now(page) or "end"
        if question not in checked:
            checked.add(question)
            page.evaluate("document.fonts.ready.then(() => 0)")
            picture(page, f"axe-{question}-{lang}-{theme}-{size}")
            assert not violations(page), question
        if page.locator(END).count() or len(checked) > 5:
            break
        answer(page, turn)
    talk = page.locator('[data-part="talk"] > button')
    if talk.count():
        talk.click()
        picture(page, f"axe-talk-{lang}-{theme}-{size}")
        assert not violations(page), "talk"
    context.close()
    assert not complaints


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))  # past the content policy
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {v['help']}: " + "; ".join(n["html"][:150] for n in v["nodes"][:3])
        for v in found["violations"]
    ]
