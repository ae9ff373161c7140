"""Outbreak in a real browser: a whole mission by mouse, the guide, gear by drag, and axe."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

import shamble
from tests.web import playing
from tests.web.conftest import ROOT, Complaints, picture, visit
from tests.web.playing import (
    ACTIONS,
    BOARD,
    END,
    SIZES,
    begin_guided,
    focus_on,
    settings,
    violations,
)

CITY = f"{BOARD} .city"
MOST = 3000  # touches: no game lasts as long

# What is touched on the board to answer, in this order: never the list of actions.
CHOICES = f"{BOARD} :is(.offer, .order) .target"
SLOTS = f"{BOARD} .slot .target"
DEEDS = f"{CITY} .deed.can"
DOORS = f'{CITY} [data-thing^="way:"].target'
PEOPLE = f'{CITY} [data-thing^="survivor:"].target'
ZONES = f'{CITY} [data-thing^="zone:"].target'


# ---- helpers


def begin(page: Page, address: str, players: int = 4, **options: str) -> None:
    """A table on the tutorial mission, with bots on the other seats."""
    playing.begin(page, address, "outbreak", players, **options)
    page.locator(CITY).wait_for()


def wait_for_my_turn(page: Page) -> None:
    """Until something can be chosen, or the game is over."""
    words = f"{ACTIONS} [data-kind], {ACTIONS} [data-action]"
    page.locator(f"{words}, {BOARD} .target, {END}").first.wait_for()


def asked_now(page: Page) -> str:
    """The question, from the words that answer it."""
    found = page.evaluate(
        """() => [...document.querySelectorAll(
            '[data-part="actions"] :is([data-kind], [data-action])')]
            .map(b => b.dataset.kind ?? b.dataset.action).sort()
            .filter((k, i, all) => all.indexOf(k) === i).join('-')"""
    )
    return str(found)


def phase_of(kinds: str) -> str:
    """A short name for a picture."""
    if "end_turn" in kinds:
        return "turn"
    return kinds[:40] or "end"


def touch(thing: Locator) -> None:
    """Zones are touched in their corner, where nobody stands in front of them."""
    if str(thing.get_attribute("data-thing")).startswith("zone:"):
        thing.locator(".cell").click(position={"x": 9, "y": 9})
    else:
        thing.click()


def answer(page: Page, turn: int) -> None:
    """One touch of the board; `turn` varies which."""
    whole = page.locator(f"{ACTIONS} button.action")
    if page.locator(f"{BOARD} .picked").count() and whole.count():
        whole.first.click()
        return
    done = page.locator(f'{ACTIONS} [data-action="done"]')
    if done.count() and turn % 2:
        done.click()
        return
    order = [CHOICES, DEEDS, DOORS, ZONES, PEOPLE, SLOTS]
    if turn % 9 == 4:
        order = [PEOPLE, SLOTS, ZONES, CHOICES, DEEDS]
    for selector in order:
        targets = page.locator(selector)
        count = targets.count()
        if count:
            touch(targets.nth(turn % count))
            return
    # Nothing on the board: done, keep the roll, end the turn; or others are at it meanwhile.
    words = page.locator(f"{ACTIONS} [data-action]:not([data-action='pass'])")
    if words.count():
        words.last.click()


def look(page: Page, name: str) -> None:
    playing.look(page, f"outbreak-{name}")


# ---- tests


def test_a_whole_mission_by_mouse(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=3, round_limit="7")
    seen: set[str] = set()
    for turn in range(MOST):
        wait_for_my_turn(page)
        if page.locator(END).count():
            break
        phase = phase_of(asked_now(page))
        if phase not in seen:
            seen.add(phase)
            look(page, phase)
        answer(page, turn)
    expect(page.locator(END)).to_be_visible()
    look(page, "end")
    assert "turn" in seen


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
    begin(page, address, players=2, round_limit="9")
    checked: set[str] = set()
    for turn in range(MOST):
        wait_for_my_turn(page)
        phase = phase_of(asked_now(page))
        if phase not in checked:
            checked.add(phase)
            picture(page, f"outbreak-axe-{phase}-{lang}-{theme}-{size}")
            assert not violations(page), phase
        if page.locator(END).count() or len(checked) > 5:
            break
        answer(page, turn)
    context.close()
    assert not complaints


def zone(page: Page, name: str) -> None:
    touch(page.locator(f'{CITY} [data-thing="zone:{name}"].target'))


def slot(page: Page, number: int) -> Locator:
    """A slot of the survivor in turn: two hands, then the reserve."""
    return page.locator(f"{BOARD} .sheet .slot").nth(number)


def drag(page: Page, card: Locator, to: Locator) -> None:
    wait_for_my_turn(page)  # a card stays where it is until the last answer is in
    card.hover()  # which waits until nothing moves any more
    page.mouse.down()
    box = to.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def test_the_guided_first_game_by_touching_and_dragging(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin_guided(page, address, "outbreak")
    zone(page, "b4")
    page.locator(f'{CITY} [data-thing="way:north"].target').click()
    expect(page.locator(f'{CITY} [data-pack="walker"]')).to_have_count(2)
    look(page, "guided-door")
    page.locator(f'{ACTIONS} [data-action="end_turn"]').click()
    zone(page, "b4")
    zone(page, "b3")  # move there, or shoot at it
    shot = page.locator(f'{BOARD} .fork [data-action="shoot"]')
    shot.hover()
    expect(page.locator(f"{BOARD} .order .mark")).to_have_count(1)  # who is hit first
    picture(page, "outbreak-guided-aim-desk")
    shot.click()
    expect(page.locator(f'{CITY} [data-pack="walker"]')).to_have_count(1)
    zone(page, "b3")
    page.locator(f'{CITY} [data-thing="kind:search"]').click()
    expect(page.locator(f"{BOARD} .offer")).to_contain_text("Machete")
    look(page, "guided-card")
    drag(page, page.locator(f"{BOARD} .drawn"), slot(page, 2))
    expect(slot(page, 2)).to_contain_text("Machete")
    zone(page, "c3")
    shot.click()
    drag(page, slot(page, 2), slot(page, 1))  # costs the gear action, then swaps
    expect(slot(page, 1)).to_contain_text("Machete")
    page.locator(f'{ACTIONS} [data-action="done"]').click()
    zone(page, "b3")
    zone(page, "b2")
    page.locator(f'{CITY} [data-thing="kind:objective"]').click()
    expect(page.locator(f"{BOARD} .goals")).to_contain_text("1/2")
    look(page, "guided-objective")


@pytest.mark.parametrize("size", SIZES)
def test_the_board_stays_where_it_is_while_an_answer_is_awaited(
    page: Page, address: str, size: str
) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        """A server that answers what was asked for first, and then nothing for a while."""
        lines.append(line)
        server = line.connect_to_server()
        server.on_message(lambda said: held.append(said) if is_holding else line.send(said))

    is_holding = False
    page.route_web_socket("**/ws", listen)
    settings(page.context, lang="en", confirm="never", speed=0)
    begin_guided(page, address, "outbreak")
    page.locator(f'{CITY} [data-thing="zone:b4"].target').wait_for()
    page.locator('[data-part="guide"]').wait_for()  # comes by itself, and takes its room
    before = page.locator(BOARD).bounding_box()
    is_holding = True
    zone(page, "b4")
    expect(page.locator(ACTIONS)).to_contain_text("Sending")
    picture(page, f"outbreak-awaited-{size}")
    assert page.locator(BOARD).bounding_box() == before
    is_holding = False  # first: an answer that is still on its way must not be held for ever
    for said in held:
        lines[-1].send(said)
    page.locator(f'{CITY} [data-thing="zone:a4"].target').wait_for()


REASON = """() => document.querySelector('[data-part="board"] .city .lure')
    && document.querySelector('[data-part="board"] .line > span').textContent"""


@pytest.mark.parametrize(("lang", "size"), [("en", "desk"), ("ja", "phone")])
def test_dice_and_zombie_steps_are_shown_one_by_one(
    browser: Browser, address: str, lang: str, size: str
) -> None:
    """With motion: the dice lie in view, and every horde says what it heard before it goes."""
    width, height = SIZES[size]
    context = visit(browser, viewport={"width": width, "height": height}, locale=lang)
    settings(context, lang=lang, confirm="never", speed=0.5)
    page = context.new_page()
    begin_guided(page, address, "outbreak")
    zone(page, "b4")
    page.locator(f'{CITY} [data-thing="way:north"].target').click()
    page.locator(f'{ACTIONS} [data-action="end_turn"]').click()
    zone(page, "b4")
    zone(page, "b3")
    page.locator(f'{BOARD} .fork [data-action="shoot"]').click()
    dice = page.locator(f"{BOARD} {'.fight .dice' if size == 'desk' else '.thrown'} svg")
    expect(dice).to_have_count(1)
    expect(dice).to_be_in_viewport()
    picture(page, f"outbreak-dice-{lang}-{size}")
    page.locator(f'{ACTIONS} [data-action="end_turn"]').click()
    said = page.wait_for_function(REASON).json_value()
    picture(page, f"outbreak-heard-{lang}-{size}")
    assert "C2" in said and "B4" in said  # who goes, and where the noise is
    page.locator(f"{CITY} .flight").wait_for()
    expect(page.locator(f"{BOARD} .line")).to_be_in_viewport()
    expect(page.locator(f"{CITY} .flight")).to_be_in_viewport()
    picture(page, f"outbreak-marched-{lang}-{size}")
    context.close()


GUIDE = ROOT / "src" / "shamble" / "games" / "outbreak" / "guide.json"


def choose(page: Page, sentence: str, action: str) -> None:
    """One action: a move by touching its zone, everything else by its sentence."""
    wait_for_my_turn(page)
    kind, _, rest = action.partition(":")
    if kind == "move":
        zone(page, rest)
        fork = page.locator(f'{BOARD} .fork [data-action="move"]')
        if fork.count():
            fork.click()
        return
    every = page.locator(f"{ACTIONS} .right button").last
    if every.get_attribute("data-part") == "undo":  # nothing to choose from
        page.locator(f"{ACTIONS} [data-action]").click()
        return
    every.click()
    words = page.locator("dialog .action .words")
    words.get_by_text(sentence, exact=True).first.click()


def test_the_tutorial_is_won(page: Page, address: str) -> None:
    """The guided game to its end: here the beginner of `hints.py` says what to touch."""
    settings(page.context, lang="en", confirm="never", speed=0)
    begin_guided(page, address, "outbreak")
    guide = json.loads(GUIDE.read_text(encoding="utf-8"))
    game = shamble.load("outbreak", guide["players"], **guide["options"])
    s = game.new(seed=guide["seed"])
    while not game.is_over(s):
        action = str(game.hint(game.redact(s, 0), 0))
        choose(page, game.describe(action), action)
        game.apply(s, 0, action)
    expect(page.locator(END)).to_contain_text("Mission complete")
    look(page, "won")


def test_the_forecast_can_be_switched_off(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=1, mission="hold_the_line")
    for _ in range(MOST):  # zombies come after the first round
        wait_for_my_turn(page)
        if page.locator(f"{CITY} [data-pack]").count():
            break
        page.locator(f'{ACTIONS} [data-action="end_turn"]').click()
    expect(page.locator(f"{CITY} .ahead")).not_to_have_count(0)
    expect(page.locator(f"{BOARD} .line")).to_contain_text("noise")
    page.locator(f"{BOARD} .aid").click()
    expect(page.locator(f"{CITY} .ahead")).to_have_count(0)


POINTING = """async () => {
    const part = (name) => document.querySelector(`[data-part="board"] ${name}`);
    const [seen, words] = [[], document.createRange()];
    for (const cell of document.querySelectorAll('[data-part="board"] .city .cell')) {
        cell.dispatchEvent(new PointerEvent("pointerenter", {bubbles: true}));
        await new Promise(requestAnimationFrame);
        words.selectNodeContents(part(".line > span"));
        seen.push([part(".city").getBoundingClientRect().y, words.getBoundingClientRect().height]);
    }
    return seen;
}"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_pointing_at_zones_never_moves_the_map(browser: Browser, address: str, lang: str) -> None:
    """The line that says why zombies go where they go is longer for some zones than for others."""
    width, height = SIZES["phone"]
    context = visit(browser, viewport={"width": width, "height": height}, locale=lang)
    settings(context, lang=lang, confirm="never", speed=0)
    page = context.new_page()
    heights: set[float] = set()
    while len(heights) < 2:  # until one is really longer
        if page.url == "about:blank" or page.locator(END).count():
            begin(page, address, players=1, mission="red_line")
        wait_for_my_turn(page)
        end = page.locator(f'{ACTIONS} [data-action="end_turn"]')
        end.click() if end.count() else answer(page, 0)
        wait_for_my_turn(page)
        seen = page.evaluate(POINTING)
        assert len({top for top, _ in seen}) == 1
        heights = {height for _, height in seen}
    picture(page, f"outbreak-line-{lang}-phone")
    context.close()


def focused(page: Page) -> str:
    found = page.evaluate("document.activeElement?.closest('[data-thing]')?.dataset.thing ?? ''")
    return str(found)


def test_things_are_chosen_by_keys(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin_guided(page, address, "outbreak")
    page.locator(f'{CITY} [data-thing="zone:b4"].target').wait_for()
    focus_on(page, f"{CITY} [data-thing]")  # one stop for the whole board
    first = focused(page)
    page.keyboard.press("ArrowDown")
    assert focused(page) != first
    page.locator(f'{CITY} [data-thing="zone:b4"] > .hit').focus()
    page.keyboard.press("Enter")
    page.locator(f'{CITY} [data-thing="way:north"].target > .hit').focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'{CITY} [data-pack="walker"]')).to_have_count(2)


def test_gear_is_changed_by_keys(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin_guided(page, address, "outbreak")
    page.locator(f'{CITY} [data-thing="zone:b4"].target').wait_for()
    focus_on(page, f'{ACTIONS} [data-action="change"]')
    page.keyboard.press("Enter")
    expect(slot(page, 0)).to_contain_text("Crowbar")
    for number in (0, 3):
        place = slot(page, number).locator(".target .hit")
        place.focus()
        page.keyboard.press("Enter")
    expect(slot(page, 3)).to_contain_text("Crowbar")
