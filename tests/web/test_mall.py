"""Mall in a real browser: a whole game with bots by mouse, claims, a changed vote, and axe."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import shamble
from tests.server.houses import is_over
from tests.web import playing
from tests.web.company import Company, State, first, question, waiting
from tests.web.conftest import Complaints, picture, visit
from tests.web.playing import (
    ACTIONS,
    BANNER,
    BOARD,
    END,
    SIZES,
    look,
    settings,
    violations,
    wait_for_my_turn,
)
from tests.web.shown import seen, show

# What is touched on the board to answer, the first that can be: never the list of actions.
TOUCHED = (
    f"{BOARD} .truck .target",
    f"{BOARD} .seats .target",
    f"{BOARD} .crew .target",
    f'{BOARD} .plan [data-thing^="place:"].target',
)
MOST = 3000  # touches: no game lasts as long


# ---- helpers


def begin(page: Page, address: str, players: int = 4, **options: str) -> None:
    playing.begin(page, address, "mall", players, **options)
    page.locator(f"{BOARD} .plan").wait_for()


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


def claim(page: Page, words: str) -> None:
    """Say something to the table, with one tap."""
    talk = page.locator(f'{BOARD} [data-part="talk"] > button')
    talk.click()
    page.get_by_role("button", name=words).click()
    expect(page.locator(f"{BOARD} .bubble", has_text=words).first).to_be_visible()
    talk.click()


def test_a_whole_game_by_mouse_with_a_claim_and_what_it_was_worth(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=4)
    wait_for_my_turn(page)
    claim(page, "I go for Supermarket")
    expect(page.locator(".entry", has_text="I go for Supermarket")).to_have_count(1)
    seen: set[str] = set()
    for turn in range(MOST):
        wait_for_my_turn(page)
        if page.locator(END).count():
            break
        expect(page.locator("[data-worth], [data-part='tally']")).to_have_count(0)
        question = asked_now(page)
        if question not in seen:
            seen.add(question)
            look(page, f"mall-{question}")
        answer(page, turn)
    expect(page.locator(f"{END} [data-part='tally'] li")).to_have_count(4)
    picture(page, "mall-end-desk")
    assert {"place", "go"} <= seen
    look_at_the_claims(page)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Somebody may act."), ("ja", "だれかが行動できます。")]
)
def test_where_it_is_secret_who_is_asked_the_banner_names_somebody(
    page: Page, address: str, lang: str, words: str
) -> None:
    settings(page.context, lang=lang, speed=0)
    game = shamble.load("mall", 3)
    told = seen(game, game.new(seed=1))
    told["prompt"]["waiting"] = []
    told["actions"] = []
    show(page, address, "mall", told)
    expect(page.locator(f"{BANNER} strong")).to_have_text(words)


def look_with_the_eyes_of_others(page: Page) -> None:
    """One sees one's own game again, until one chooses to see another's, or what all could see."""
    eyes, me = page.get_by_label("Seen by"), page.locator(f"{BOARD} .column.me")
    private = page.locator(".entry", has_text="You see")
    expect(eyes).to_have_value("0")
    expect(me).to_have_count(1)
    seen = 0
    for seat in ("1", "2", "3"):
        with page.expect_response(re.compile(f"/log.seat={seat}")):
            eyes.select_option(seat)
        page.wait_for_timeout(100)
        seen += private.count()
    assert seen > 0
    eyes.select_option(label="Everybody")
    expect(me).to_have_count(0)
    expect(private).to_have_count(0)
    assert "seat=all" in page.url
    eyes.select_option("0")
    expect(me).to_have_count(1)


def look_at_the_claims(page: Page) -> None:
    """The replay of a finished match marks every claim, and counts them for each seat."""
    page.locator(f"{END} a", has_text="Replay").click()
    page.get_by_role("button", name="To the end").click()
    mark = page.locator(".entry", has_text="I go for Supermarket").locator("[data-worth]")
    expect(mark.first).to_have_text(re.compile("^(kept|broken|never tested)$"))
    expect(mark.first.locator("svg")).to_be_visible()
    tally = page.locator("[data-part='tally'] li")
    expect(tally).to_have_count(4)
    expect(tally.first).to_have_text(re.compile(r".+: 1 (kept|broken|never tested)"))
    assert not violations(page)
    look_with_the_eyes_of_others(page)
    for lang in ("en", "ja"):
        speak(page, lang)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            page.locator("[data-worth]").first.scroll_into_view_if_needed()
            picture(page, f"mall-replay-{lang}-{size}")
    expect(mark_in(page, "スーパー").first).to_have_text(
        re.compile("^(守った|破った|確かめられず)$")
    )


def speak(page: Page, lang: str) -> None:
    page.evaluate(
        "lang => localStorage.setItem('shamble-settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('shamble-settings')), lang}))",
        lang,
    )


def mark_in(page: Page, words: str) -> Locator:
    return page.locator(".entry", has_text=words).locator("[data-worth]")


def to_the_parking_lot(state: State) -> dict[str, Any]:
    """Everybody goes where there is always room: so that they meet, and vote."""
    for action in state["view"]["actions"]:
        if action["kind"] == "go" and action["args"]["place"]["id"] == "parking":
            return dict(action)
    return first(state)


def test_a_vote_can_be_changed_until_all_are_in(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    with Company(page, address, "mall", 3) as company:
        state = company.play_until(
            lambda s: question(s) == "vote" and 0 in waiting(s) and len(waiting(s)) > 1,
            to_the_parking_lot,
        )
        votes = [a for a in state["view"]["actions"] if a["kind"] == "vote"]
        chosen, better = (int(vote["args"]["seat"]["id"]) for vote in votes[:2])
        page.locator(f'{BOARD} .seats [data-thing="seat:{chosen}"].target').click()
        expect(page.locator(ACTIONS)).to_contain_text("You have chosen")
        page.locator(f"{ACTIONS} [data-part='undo']").click()
        page.locator(f'{BOARD} .seats [data-thing="seat:{better}"].target').click()
        expect(page.locator(ACTIONS)).to_contain_text("You have chosen")
        picture(page, "mall-vote-changed-desk")
        seen = company.state(1, state["seq"] + 3)  # chosen, taken back, chosen
        assert 0 not in waiting(seen) and question(seen) == "vote"
        told = {
            seat: company.answer(seat, lambda s: s["view"]["actions"][0]) for seat in waiting(seen)
        }
        events = [event for step in list(told.values())[-1]["steps"] for event in step["events"]]
        own = [
            event["args"]["chosen"]["id"]
            for event in events
            if event["kind"] == "voted" and event["args"]["seat"]["id"] == 0
        ]
        assert own == [better]
        expect(page.locator(".entry").last).to_be_visible()
        for entry in page.locator(".entry").all():
            assert entry.inner_text().strip(), "an entry that tells nothing"


def test_a_crew_wears_its_colour_and_hidden_hand_sizes_stay_hidden(
    page: Page, address: str
) -> None:
    """MAL-025 and MAL-084, on a table that chose otherwise."""
    settings(page.context, lang="en", confirm="never", speed=0)
    begin(page, address, players=4, colour_0="black", colour_2="brown", show_counts="off")
    wait_for_my_turn(page)
    marks = page.locator(f"{BOARD} .seats .head > svg path")
    worn = [marks.nth(seat).get_attribute("fill") for seat in range(4)]
    assert worn == ["#545b66", "#f0e442", "#8a5a33", "#d1372c"]
    expect(page.locator(f"{BOARD} .seats [data-count]")).to_have_count(1)
    picture(page, "mall-colours")


def test_a_choice_half_made_stays_while_somebody_talks(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="always", speed=0)
    with Company(page, address, "mall", 3) as company:
        state = company.play_until(lambda s: waiting(s) == [0])
        page.locator(f"{BOARD} .crew .target").first.click()
        expect(page.locator(f"{BOARD} .crew .picked")).to_have_count(1)
        company.act(1, company.state(1)["view"]["talk"][0])
        expect(page.locator(f"{BOARD} .bubble")).to_have_count(1)
        expect(page.locator(f"{BOARD} .crew .picked")).to_have_count(1)
        if page.locator(f"{ACTIONS} .ask").count() == 0:  # both dice may show the same place
            touch(page.locator(f'{BOARD} .plan [data-thing^="place:"].target').first)
        page.get_by_role("button", name="Do it").click()
        assert company.state(0, state["seq"] + 2)["view"]["prompt"]
        expect(page.locator(f"{BOARD} .crew .picked")).to_have_count(0)


def say_to(company: Company, seat: int, *texts: str) -> State:
    """A seat says things that its talk lists, by their kind and the ids they name."""
    state = company.state(seat)
    for text in texts:
        state = company.act(seat, next(a for a in state["view"]["talk"] if as_text(a) == text))
    return state


def as_text(action: dict[str, Any]) -> str:
    return ":".join([action["kind"], *(str(arg["id"]) for arg in action["args"].values())])


def kinds_heard(company: Company, seat: int) -> list[str]:
    heard = [json.loads(text) for text in company.tabs[seat].heard]
    steps = [step for message in heard for step in message.get("steps") or []]
    return [event["kind"] for step in steps for event in step["events"]]


def test_a_whisper_is_for_two_and_the_dice_are_told_all_four(page: Page, address: str) -> None:
    settings(page.context, lang="en", confirm="never", speed=0)
    with Company(page, address, "mall", 4) as company:
        state = company.play_until(
            lambda s: question(s) in ("go", "announce") and 0 in waiting(s), to_the_parking_lot
        )
        page.locator(f'{BOARD} [data-part="talk"] > button').click()
        page.locator('[data-part="talk"] [data-to="1"]').click()
        page.get_by_role("button", name="Claim: I hold Threat").click()
        bubble = page.locator(f"{BOARD} .column.me .bubble")
        expect(bubble.locator("[data-whisper]")).to_have_count(1)
        company.state(1, state["seq"] + 2)  # the address, and the claim
        company.state(2, state["seq"] + 2)
        assert {"whispered", "claimed_card"} <= set(kinds_heard(company, 1))
        assert not {"whispered", "claimed_card"} & set(kinds_heard(company, 2))

        page.get_by_role("button", name="Everybody").click()
        for place in ("Parking Lot", "Restroom", "Supermarket", "Parking Lot"):
            page.get_by_role("button", name=f"Add a die: {place}").click()
        look(page, "mall-claims")
        said = "The dice show Restroom, Parking Lot ×2, Supermarket"
        page.get_by_role("button", name=said.replace("The", "the")).click()
        expect(page.locator(".entry", has_text=said)).to_have_count(1)
        company.state(2, state["seq"] + 3)
        assert "claimed_dice" in kinds_heard(company, 2)

        say_to(company, 2, "address:0", "promise_vote:1")
        expect(page.locator(f"{BOARD} .bubble [data-whisper]")).to_have_count(2)
        expect(page.locator(".entry", has_text="whispers to")).to_have_count(2)
        expect(page.locator(ACTIONS)).to_be_visible()
        assert question(company.state()) == question(state)  # nobody's turn has passed

        say_to(company, 1, "address:2", "claim_dice:1111")  # nothing for the page's seat
        company.state()
        assert kinds_heard(company, 0).count("whispered") == 2
        company.play_until(is_over)
        page.goto(f"{address}/replay/{company.match}")
        page.get_by_role("button", name="To the end").click()
        whispers = page.locator(".entry", has_text="whispers to")
        expect(whispers).to_have_count(3)
        expect(whispers.locator("[data-worth]")).to_have_count(3)
        for lang in ("en", "ja"):
            speak(page, lang)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.reload()
                page.locator("[data-worth]").first.scroll_into_view_if_needed()
                picture(page, f"mall-whispers-replay-{lang}-{size}")


def against_seat_0(state: State) -> dict[str, Any]:
    """All meet on the Parking Lot, and vote for seat 0 once it has two characters there."""
    actions, position = state["view"]["actions"], state["view"]["state"]
    votes = {a["args"]["seat"]["id"]: a for a in actions if a["kind"] == "vote"}
    if votes:
        two = position["at"][0].count(position["place"]) > 1
        wanted = [seat for seat in votes if (seat == 0) == two]
        return dict(votes[(wanted or list(votes))[0]])
    parking = [a for a in actions if (a["args"].get("place") or {}).get("id") == "parking"]
    return dict(parking[0]) if parking else first(state)


def is_to_lose(state: State) -> bool:
    return question(state) == "lose" and waiting(state) == [0]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_owner_of_the_chosen_colour_picks_who_is_lost(
    page: Page, address: str, lang: str
) -> None:
    settings(page.context, lang=lang, confirm="deadly", speed=0)
    for _ in range(6):  # the dice may spare seat 0 once
        with Company(page, address, "mall", 3) as company:
            state = company.play_until(lambda s: is_to_lose(s) or is_over(s), against_seat_0)
            if is_over(state):
                continue
            crew = page.locator(f"{BOARD} .crew .target")
            expect(crew).to_have_count(len(state["view"]["actions"]))
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                expect(crew.last).to_be_in_viewport()
                picture(page, f"mall-lose-own-{lang}-{size}")
            crew.last.click()
            lost = company.state(0, state["seq"] + 1)
            assert sum(at >= 0 for at in lost["view"]["state"]["at"][0]) < sum(
                at >= 0 for at in state["view"]["state"]["at"][0]
            )
            return
    raise AssertionError("seat 0 was never to lose one of two")


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
    begin(page, address, players=5)
    checked: set[str] = set()
    for turn in range(MOST):
        wait_for_my_turn(page)
        question = asked_now(page) or "end"
        if question not in checked:
            checked.add(question)
            picture(page, f"mall-axe-{question}-{lang}-{theme}-{size}")
            assert not violations(page), question
        if page.locator(END).count() or len(checked) > 5:
            break
        answer(page, turn)
    talk = page.locator('[data-part="talk"] > button')
    if talk.count():
        talk.click()
        picture(page, f"mall-axe-talk-{lang}-{theme}-{size}")
        assert not violations(page), "talk"
    context.close()
    assert not complaints
