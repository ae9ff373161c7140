"""The end of a game: who has won comes first, then why; and who is out sooner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import shamble
from shamble import Playable
from shamble.engine.language.state import SPECTATOR, GameState
from shamble.games.colony.rules.ending import finishing
from shamble.games.colony.state import Ending as ColonyEnding
from shamble.games.mall.rules.rounds import finish as mall_ends
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.rounds import finish as nightmare_ends
from shamble.games.nightmare.state import Ending as NightmareEnding
from shamble.games.outbreak.rules.endings import finish as outbreak_ends
from shamble.games.outbreak.state import Ending as OutbreakEnding
from shamble.games.outbreak.state import Standing
from shamble.games.pursuit.rules.scoring import finish as pursuit_ends
from shamble.games.pursuit.state import Ending as PursuitEnding
from tests.games.colony.positions import Table
from tests.web.conftest import picture, visit
from tests.web.playing import ACTIONS, BANNER, END, settings, violations
from tests.web.shown import seen, show, state_of

VERDICT = '[data-part="verdict"]'
BECAUSE = '[data-part="because"]'
OUT = '[data-part="out"]'
SIZES = {"wide": (1440, 900), "desk": (1280, 800), "phone": (390, 844)}
Position = tuple[Playable, GameState]


# ---- positions at their end


def pursuit(evacuated: bool) -> Position:
    game = shamble.load("pursuit", 1)
    s = game.new(seed=1)
    pursuit_ends(s, PursuitEnding.EVACUATED if evacuated else PursuitEnding.CAUGHT)
    return game, s


def mall(crews: tuple[int, ...], cards: tuple[int, ...]) -> Position:
    """`crews`: a bit for each character; `cards`: how many are left in each hand."""
    game = shamble.load("mall", len(crews))
    s: Any = game.new(seed=1)
    for seat, crew in enumerate(crews):
        s.crew[seat], s.held[seat] = crew, cards[seat]
    mall_ends(s, True)
    return game, s


def nightmare(ending: NightmareEnding, winners: int, roles: tuple[Role, ...]) -> Position:
    game = shamble.load("nightmare", len(roles))
    s: Any = game.new(seed=1)
    for seat, role in enumerate(roles):
        s.role[seat] = role
    nightmare_ends(s, ending, winners)
    return game, s


def outbreak(ending: OutbreakEnding) -> Position:
    game = shamble.load("outbreak", 3)
    s: Any = game.new(seed=1)
    outbreak_ends(s, ending)
    return game, s


def colony(ending: ColonyEnding, **options: Any) -> Position:
    """Seat 0 has three medicine cards and wants them, seat 1 wants a hand of four."""
    t = Table(3, **({"no_betrayer": True} | options))
    t.hand(0, "medicine", "medicine", "medicine")
    if not options:
        t.secret(0, "so_shaking_hands").secret(1, "so_magpie").secret(2, "so_alone")
    finishing(t.s, ending)
    t.s.to_act = 0
    t.game._loop.advance(t.s)
    return t.game, t.s


FIRST, SECOND, THIRD = 1, 2, 4  # characters of a crew
HUMAN, ZOMBIE = Role.HUMAN, Role.ZOMBIE
ESCAPED, OVERRUN = NightmareEnding.ESCAPED, NightmareEnding.OVERRUN

# What is shown, the position, whose eyes, the verdict in both languages, and some of why.
CASES: dict[str, tuple[Callable[[], Position], int, str, str, str]] = {
    "pursuit-won": (lambda: pursuit(True), 0, "You won", "あなたの勝ち", "PUR-110"),
    "pursuit-lost": (lambda: pursuit(False), 0, "You lost", "あなたの負け", "PUR-110"),
    "pursuit-watched": (lambda: pursuit(False), SPECTATOR, "Ann lost", "Annの負け", "PUR-110"),
    "mall-won": (lambda: mall((7, 1, 1), (0, 2, 1)), 0, "You won", "あなたの勝ち", "15"),
    "mall-lost": (lambda: mall((1, 7, 1), (0, 2, 1)), 0, "You lost", "あなたの負け", "15 (Ben)"),
    "mall-tie-lost": (
        lambda: mall((3, 3, 1), (1, 2, 0)), 0, "You lost", "あなたの負け", "Ann 1, Ben 2",
    ),
    "mall-tie-watched": (
        lambda: mall((3, 3, 1), (1, 2, 0)), SPECTATOR, "Ben won", "Benの勝ち", "MAL-229",
    ),
    "mall-shared": (
        lambda: mall((3, 3, 1), (2, 2, 0)), 0, "You won", "あなたの勝ち", "share the victory",
    ),
    "mall-shared-watched": (
        lambda: mall((3, 3, 1), (2, 2, 0)), SPECTATOR,
        "Ann and Ben won", "Ann、Benの勝ち", "MAL-230",
    ),
    "nightmare-won": (
        lambda: nightmare(ESCAPED, 1, (HUMAN, ZOMBIE, HUMAN)),
        0, "You won", "あなたの勝ち", "You were through",
    ),
    "nightmare-lost": (
        lambda: nightmare(ESCAPED, 2, (HUMAN, HUMAN, ZOMBIE)),
        0, "You lost", "あなたの負け", "not through",
    ),
    "nightmare-zombie-won": (
        lambda: nightmare(OVERRUN, 1, (ZOMBIE, ZOMBIE, ZOMBIE)),
        0, "You won", "あなたの勝ち", "before the last human",
    ),
    "nightmare-nobody": (
        lambda: nightmare(NightmareEnding.OUT_OF_TIME, 0, (HUMAN, ZOMBIE)),
        SPECTATOR, "Nobody won", "勝者なし", "NIT-205",
    ),
    "outbreak-won": (
        lambda: outbreak(OutbreakEnding.WON), 0, "You all won", "全員の勝ち", "OUT-240",
    ),
    "outbreak-lost": (
        lambda: outbreak(OutbreakEnding.WIPED_OUT), 0, "You all lost", "全員の負け", "OUT-241",
    ),
    "outbreak-watched": (
        lambda: outbreak(OutbreakEnding.WON), SPECTATOR,
        "They all won", "チーム全員の勝ち", "OUT-240",
    ),
    "colony-won": (
        lambda: colony(ColonyEnding.ACHIEVED), 0, "You won", "あなたの勝ち", "✓ 3",
    ),
    "colony-lost": (
        lambda: colony(ColonyEnding.ACHIEVED), 1, "You lost", "あなたの負け", "(0/4)",
    ),
    "colony-coop-lost": (
        lambda: colony(ColonyEnding.MORALE_LOST, mode="coop", no_betrayer=False),
        0, "You all lost", "全員の負け", "COL-307",
    ),
}  # fmt: skip


def opened(browser: Browser) -> Page:
    context = visit(browser, locale="en", viewport={"width": 1280, "height": 800})
    settings(context, motion=0, lang="en")
    return context.new_page()


@pytest.mark.parametrize("name", CASES)
def test_the_verdict_comes_first_and_then_why(browser: Browser, address: str, name: str) -> None:
    make, seat, english, japanese, why = CASES[name]
    game, s = make()
    told = seen(game, s, seat)
    page = opened(browser)
    show(page, address, game.game.id, told)
    says_first(page, english)
    expect(page.locator(BECAUSE)).to_contain_text(why)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(VERDICT)).to_be_in_viewport()
        picture(page, f"end-{name}-{size}")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="日本語で表示").click()
    says_first(page, japanese)
    page.context.close()


def says_first(page: Page, verdict: str) -> None:
    expect(page.locator(VERDICT)).to_have_text(verdict)
    expect(page.locator(BANNER)).to_contain_text(verdict)
    words = page.locator(END).inner_text()
    assert words.lstrip().startswith(verdict)
    assert "page-end" not in words and "ending-" not in words  # every word is there


def test_who_loses_by_a_tie_break_is_not_told_of_most_points(
    browser: Browser, address: str
) -> None:
    game, s = mall((3, 3, 1), (1, 2, 0))
    page = opened(browser)
    show(page, address, "mall", seen(game, s, 0))
    expect(page.locator(f"{BECAUSE} p")).to_have_count(2)  # the rule and the tie-break
    page.context.close()


def test_the_rule_of_the_end_opens_in_the_rule_book(browser: Browser, address: str) -> None:
    game, s = outbreak(OutbreakEnding.WIPED_OUT)
    page = opened(browser)
    show(page, address, "outbreak", seen(game, s, 0))
    page.locator(BECAUSE).get_by_role("button", name="OUT-241").click()
    expect(page.locator('[data-rule="OUT-241"]')).to_be_in_viewport()
    page.context.close()


# ---- out of a running game


def eliminated(game_id: str) -> Position:
    """Seat 0 is out, and the others play on."""
    game = shamble.load(game_id, 3)
    s: Any = game.new(seed=1)
    while s.round < 1 or 0 in game.to_act(s):
        player = min(game.to_act(s))
        game.apply(s, player, game.legal(s, player)[0])
    if game_id == "mall":
        s.out = 1
    elif game_id == "nightmare":
        s.role[0] = Role.SAFE
    elif game_id == "colony":
        s.standing[0] = 2
    else:
        for who in s.circle[: s.team]:
            if s.owner[who] == 0:
                s.standing[who] = Standing.DEAD
    return game, s


TOLD = {
    "mall": "You are out", "nightmare": "You are safe", "outbreak": "You are out",
    "colony": "You are out",
}  # fmt: skip


@pytest.mark.parametrize("game_id", TOLD)
def test_who_is_out_is_told_so_and_may_let_bots_hurry(
    browser: Browser, address: str, game_id: str
) -> None:
    game, s = eliminated(game_id)
    asked: list[dict[str, Any]] = []

    def answer(line: WebSocketRoute, message: dict[str, Any]) -> None:
        asked.append(message)

    page = opened(browser)
    show(page, address, game_id, seen(game, s, 0), people=[0], answer=answer)
    expect(page.locator(OUT)).to_contain_text(TOLD[game_id])
    assert "page-out" not in page.locator(OUT).inner_text()
    assert not violations(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f"{OUT} h2")).to_be_in_viewport()
        picture(page, f"out-{game_id}-{size}")
    page.get_by_role("button", name="Show how it ends").click()
    expect(page.locator(OUT)).to_have_count(0)
    expect(page.locator(ACTIONS).locator("..")).to_contain_text("Skipping ahead")
    assert [message["type"] for message in asked if message["type"] != "typing"] == ["hurry"]
    page.context.close()


def test_while_others_play_only_the_telling_is_skipped(browser: Browser, address: str) -> None:
    game, s = eliminated("mall")
    asked: list[str] = []
    told = seen(game, s, 0)

    def answer(line: WebSocketRoute, message: dict[str, Any]) -> None:
        asked.append(message["type"])

    page = opened(browser)
    show(page, address, "mall", told, people=[0, 1], answer=answer)
    expect(page.locator(OUT)).to_contain_text("Somebody else still plays")
    page.get_by_role("button", name="Skip to what stands now").click()
    expect(page.locator(ACTIONS).locator("..")).to_contain_text("Skipping ahead")
    page.get_by_role("button", name="Watch on").click()
    expect(page.get_by_role("button", name="Skip to what stands now")).to_be_visible()
    assert "hurry" not in asked
    assert state_of("mall", told, 1, [0, 1])["view"]["out"] == [0]
    page.context.close()
