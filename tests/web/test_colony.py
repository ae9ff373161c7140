"""Colony in a real browser: a whole game with bots by mouse, dice picked up, votes, and axe."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from shamble.games.colony.content.names import Lasting
from shamble.match.messages import view
from tests.games.colony.positions import Table
from tests.web import playing
from tests.web.conftest import Complaints, picture, visit
from tests.web.playing import (
    ACTIONS,
    BOARD,
    END,
    SIZES,
    begin_guided,
    focus_on,
    look,
    settings,
    violations,
    wait_for_my_turn,
)

ASKED = '[data-part="asked"]'
ASSISTANT = '[data-part="assistant"]'
MOST = 900  # touches: no game of five rounds lasts as long


# ---- helpers


def begin(page: Page, address: str, players: int = 2, **options: str) -> None:
    """A table with bots, on the shortest objective unless another is named."""
    playing.begin(page, address, "colony", players, **{"objective": "mo_more_plates", **options})
    page.locator(f"{BOARD} .town").wait_for()


def question(page: Page) -> str:
    """What is asked, as a name: `turn`, or the kinds of answer there are."""
    buttons = page.locator(f"{ACTIONS} [data-kind], {ACTIONS} [data-action]")
    kinds = set(buttons.evaluate_all("all => all.map(b => b.dataset.kind ?? b.dataset.action)"))
    if "end_turn" in kinds or page.locator(ASSISTANT).count():
        return "turn"
    return "-".join(sorted(kinds))


def unfold(page: Page, part: str) -> None:
    """On a phone one's own things lie open one at a time."""
    folded = page.locator(f'{BOARD} [data-shelf="{part}"]:not(.open)')
    if folded.count():
        folded.click()


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
        unfold(page, "hand")
        page.locator(f"{BOARD} .hand .target").first.click()
        page.locator(f'{BOARD} [data-deed="contribute"]').click()
        unfold(page, "dice")
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
            look(page, f"colony-{asked}")
        answer(page, touch)
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(f"{END} th")).to_have_text(["Player", "Result"])  # nobody is second
    look(page, "colony-end")
    assert {"lead", "keep", "turn"} <= seen


def test_a_die_picked_up_lights_what_it_can_do(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=2, mode="hidden")
    for touch in range(MOST):
        wait_for_my_turn(page)
        if question(page) == "turn":
            break
        answer(page, touch)
    expect(page.locator(ASSISTANT)).to_have_count(0)
    page.locator(f"{BOARD} .dice .tray .target").last.click()
    expect(page.locator(f"{BOARD} .dice .tray .picked")).to_have_count(1)
    expect(page.locator(f"{ASSISTANT} [data-deed]").first).to_be_visible()
    look(page, "colony-die")
    # The entrances light up too: a barricade is built by touching an empty space there.
    before = page.locator(".entry").count()
    page.locator(f'{BOARD} [data-thing="deed:barricade:0"]').first.click()
    page.locator(f'{BOARD} .group [data-thing^="survivor:"].target').first.click()
    expect(page.locator(".entry")).not_to_have_count(before)
    expect(page.locator(".entry", has_text="barricade at Colony").first).to_be_visible()


def test_a_turn_by_keyboard_alone(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=2, mode="hidden")
    for _ in range(MOST):
        wait_for_my_turn(page)
        if question(page) == "turn":
            break
        if page.locator(f"{ASKED} .target").count():
            focus_on(page, "[data-thing]")
            arrow_to(page, "")
        else:  # a bot asks for something first
            focus_on(page, "[data-answer]")
        page.keyboard.press("Enter")
    focus_on(page, "[data-thing]")
    arrow_to(page, "die:")
    page.keyboard.press("Enter")
    expect(page.locator(ASSISTANT)).to_be_visible()
    before = page.locator(".entry").count()
    offered = page.locator(f"{ASSISTANT} [data-deed]")
    deeds = offered.evaluate_all("all => all.map(b => b.dataset.deed)")
    deed = "barricade" if "barricade" in deeds else deeds[0]  # nowhere is room for one
    focus_on(page, f'[data-deed="{deed}"]')
    page.keyboard.press("Enter")
    for _ in range(4):
        wait_for_my_turn(page)
        if page.locator(".entry").count() > before:
            break
        focus_on(page, "[data-thing]")
        arrow_to(page, "entrance:" if deed == "barricade" else "")
        page.keyboard.press("Enter")
    expect(page.locator(".entry")).not_to_have_count(before)


def arrow_to(page: Page, kind: str) -> None:
    """Press arrow keys until a thing of that kind that can be chosen has the focus."""
    for key in ["Home", *["ArrowDown"] * 14, "End", *["ArrowLeft"] * 8, *["ArrowUp"] * 14]:
        if page.evaluate(
            "k => document.activeElement?.closest('.target[data-thing]')?.dataset.thing"
            ".startsWith(k)",
            kind,
        ):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no arrow key reached {kind}")


def test_the_guided_game_is_played_where_it_points(page: Page, address: str) -> None:
    """The opening as the hints suggest it, by touching what they speak of."""
    settings(page.context, lang="en", confirm="never", speed=0)
    begin_guided(page, address, "colony")
    page.locator(f"{BOARD} .town").wait_for()
    look(page, "colony-guide")

    def touch(*selectors: str) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    for name in ("frank_osei", "helen_zhou", "ilya_brandt"):
        touch(f'{ASKED} [data-thing="survivor:{name}"].target')
    touch(f'{BOARD} .group [data-thing="survivor:helen_zhou"].target')
    touch(
        f'{BOARD} .town [data-thing="place:gas_station"] .name', f'{ACTIONS} [data-action="move"]'
    )
    expect(page.locator(f"{BOARD} .last")).to_contain_text("Helen")  # the exposure die, in view
    touch(die("d3"), f'{BOARD} [data-thing="deed:search:6"]')  # the deck of the place
    touch(f'{ASKED} [data-answer="noise"]', f'{ASKED} [data-answer="stop"]')
    touch(f'{ASKED} [data-thing="item:fuel"].target')
    touch(die("d3"), f'{BOARD} [data-thing="deed:attack:6"]')  # the zombie at its entrance
    touch(f'{BOARD} .hand [data-thing="item:fuel"].target', f'{BOARD} [data-deed="contribute"]')
    touch(die("d4"), f'{BOARD} .group [data-thing="survivor:frank_osei"].target')
    touch(f'{BOARD} [data-thing="deed:barricade:0"]')  # an entrance answers which one at once
    touch(f'{BOARD} .hand [data-thing="item:food_1"].target', f'{ACTIONS} [data-action="play"]')
    touch(f'{ACTIONS} [data-action="end_turn"]')
    expect(page.get_by_text("From here on you decide alone")).to_be_visible()
    look(page, "colony-guide-end")


def die(value: str) -> str:
    return f'{BOARD} .dice .tray [data-thing="die:{value}"].target'


def test_a_phone_has_room_for_fingers(browser: Browser, address: str) -> None:
    phone = visit(
        browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en"
    )
    settings(phone, lang="en", confirm="never", speed=0)
    page = phone.new_page()
    complaints = Complaints()
    complaints.listen(page, address)
    begin(page, address, players=3)
    for touch in range(MOST):
        wait_for_my_turn(page)
        if question(page) == "turn":
            break
        answer(page, touch)
    page.locator(f"{BOARD} .dice .tray .target").last.tap()
    expect(page.locator(ASSISTANT)).to_be_visible()
    for selector in (f"{BOARD} .dice .tray .thing", f"{ASSISTANT} [data-deed]"):
        for thing in page.locator(selector).all():
            box = thing.bounding_box()
            assert box is not None and min(box["width"], box["height"]) >= 44, selector
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "colony-die-in-hand-phone")
    for part, inside in (("hand", ".hand"), ("aim", '[data-field="secret"]'), ("dice", ".dice")):
        page.locator(f'{BOARD} [data-shelf="{part}"]').tap()  # one's own things, one at a time
        expect(page.locator(f"{BOARD} .shelf {inside}")).to_be_visible()
        picture(page, f"colony-shelf-{part}-phone")
    phone.close()
    assert not complaints


GUISES = [("en", "dark", "desk"), ("ja", "light", "desk"), ("ja", "dark", "phone")]


@pytest.mark.parametrize(("lang", "theme", "size"), GUISES)
def test_the_table_is_accessible(
    browser: Browser, address: str, lang: str, theme: str, size: str
) -> None:
    width, height = SIZES[size]
    context = visit(browser, viewport={"width": width, "height": height}, locale=lang)
    settings(context, lang=lang, theme=theme, speed=0, confirm="never")
    page = context.new_page()
    complaints = Complaints()
    complaints.listen(page, address)
    begin(page, address, players=3, general_only="yes")
    checked: set[str] = set()
    for touch in range(60):
        wait_for_my_turn(page)
        asked = question(page) or "end"
        if asked == "turn" and page.locator(ASSISTANT).count():
            asked = "assistant"
        if asked not in checked:
            checked.add(asked)
            picture(page, f"colony-axe-{asked}-{lang}-{theme}-{size}")
            assert not violations(page), asked
        if page.locator(END).count() or len(checked) > 6:
            break
        answer(page, touch)
    assert {"lead", "turn", "assistant"} <= checked
    context.close()
    assert not complaints


def lay(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the page see what seldom happens at a table: every view is changed on its way."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if isinstance(said.get("view"), dict):
                change(said["view"])
            socket.send(json.dumps(said))

        server.on_message(hear)

    page.route_web_socket("**/ws", between)


def show(page: Page, address: str, t: Table) -> None:
    """Open a table and see a position on it, as seat 0."""
    made = msgspec.to_builtins(view(t.game, t.s, 0))
    lay(page, lambda seen: seen.update(made))
    begin(page, address, players=t.game.players)
    page.locator(ASKED).wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_cards_of_one_kind_lie_side_by_side(page: Page, address: str, size: str) -> None:
    """Several lasting cards (COL-329), a duel's two objectives, objectives that were shown."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    settings(page.context, lang="en", speed=0)
    several = {"lasting": 0b11, "secret": [1, 2, 3], "second_secret": [25, -1, -1]}
    lay(page, lambda seen: seen["state"].update(several))
    begin(page, address, players=3)
    wait_for_my_turn(page)
    expect(page.locator(f"{BOARD} .lasting > li")).to_have_count(2)
    unfold(page, "aim")
    expect(page.locator(f"{BOARD} section.secret")).to_have_count(2)
    picture(page, f"colony-side-by-side-{size}")
    assert not violations(page)


def test_a_bite_can_be_cancelled(page: Page, address: str) -> None:
    """y08: who is bitten, and both answers; then which medicine card."""
    settings(page.context, lang="en", speed=0)
    t = Table(3).survivor("frank_osei", 0).survivor("gus_halloran", 2, "school")
    t.set(lasting=1 << Lasting.NIGHT_WATCH).hand(0, "medicine", "adrenaline_shot")
    show(page, address, t.do("move:frank_osei:school", d12=[12]))
    asked = page.locator(ASKED)
    expect(asked).to_contain_text("Frank Osei is bitten")
    expect(asked.locator("[data-answer]:enabled")).to_have_text(["Discard medicine", "Do nothing"])
    look(page, "colony-cancel_bite")
    assert not violations(page)


def test_a_tie_shows_whom_it_is_about(page: Page, address: str) -> None:
    settings(page.context, lang="en", speed=0)
    t = Table(4).do("call_exile:2").all_do(p0="yes", p1="yes", p2="no", p3="no")
    show(page, address, t)
    expect(page.locator(ASKED)).to_contain_text("shall Bot C be exiled?")
    expect(page.locator(f"{ASKED} [data-thing='seat:2']")).to_be_visible()
    expect(page.locator(f"{ASKED} [data-answer]")).to_have_text(["Exile", "No exile"])


def test_up_to_so_many_can_be_done_with(page: Page, address: str) -> None:
    """y01: entrances to click, and being done."""
    settings(page.context, lang="en", speed=0)
    t = Table(3).survivor("biscuit", 0).entrances("3/0/0", "1/0/0").crossroad("y01_rig").fire()
    show(page, address, t.do("option:first"))
    expect(page.locator(f"{ASKED} [data-thing^='entrance:'].target")).to_have_count(2)
    expect(page.locator(f"{BOARD} .town [data-thing^='entrance:'].target")).to_have_count(2)
    expect(page.locator(f"{ASKED} [data-answer='done']")).to_be_enabled()


def test_a_hint_has_exactly_two_words(page: Page, address: str) -> None:
    """Mirela's: what is given stands in the chat."""
    settings(page.context, lang="en", speed=0)
    t = Table(3).survivor("mirela_vance", 0)
    show(page, address, t.do("ability:mirela_vance"))
    first, second = (page.get_by_label(which) for which in ("First word", "Second word"))
    give = page.get_by_role("button", name="Give the hint")
    first.fill("Keep")
    expect(give).to_be_disabled()
    second.fill("some fuel")
    expect(give).to_be_disabled()
    second.fill("fuel")
    look(page, "colony-hint")
    assert not violations(page)
    give.click()
    expect(page.locator(ASKED)).to_contain_text('Everybody was told: "Keep fuel".')
    page.locator("#tab-chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Keep fuel")
