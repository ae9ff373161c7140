"""The engine against the second Pursuit of `reference.py`: counted trees, and games in step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import shamble
from shamble import Playable
from shamble.games.pursuit.state import State
from tests.games.pursuit import reference
from tests.games.pursuit.positions import (
    PACES,
    above,
    card_in_words,
    deck,
    given,
    hand,
    legal,
    pile,
    spent,
    time,
    walk,
)
from tests.games.pursuit.reference import Table


def as_table(game: Playable[State], s: State) -> Table:
    """A state of the engine as the reference would write it."""
    result = game.result(s)
    hung = [word.split("@") for word in above(s).split()]
    options = {name for name, value in game.options.items() if value == "on"}
    if "puzzle" in options:
        options |= {"open_road", "steady_pace"}
    return {
        "z": s.zombie,
        "p": s.player,
        "hp": s.hp,
        "hp_cap": s.hp_cap,
        "nerve": s.nerve,
        "nerve_cap": s.nerve_cap,
        "time": time(s),
        "road": [card_in_words(card) for card in s.road[: s.laid]],
        "left": s.row_start,
        "above": [(int(index), {"N": "NIGHT", "D": "DAY"}[card]) for card, index in hung],
        "deck": deck(s).split(),
        "hand": hand(s).split(),
        "pile": pile(s).split(),
        "spent": spent(s).split(),
        "aside": None if s.played < 0 else list(PACES)[s.played],
        "end": result.ending,
        "score": result.payoffs[0] if result.ending else None,
        "options": options,
    }


# ---- games in step


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"preset": "gentle"},
        {"preset": "cruel", "quiet_night": True},
        {"preset": "gentle", "last_breath": True, "certain_dawn": True},
        {"preset": "gentle", "short_road": True},
        {"preset": "gentle", "alley": True, "last_breath": True},
        {"preset": "gentle", "open_road": True, "quiet_night": True},
        {"steady_pace": True, "long_night": True},
        {"preset": "gentle", "puzzle": True},
        {"preset": "gentle", "alley": True, "puzzle": True},
    ],
    ids=" ".join,
)
def test_engine_and_reference_play_the_same_games(options: dict[str, Any]) -> None:
    game = shamble.load("pursuit", **options)
    for seed in range(60):
        t = laid_out(game, game.new(seed=seed))
        for turn in walk(game, seed):
            assert t == as_table(game, turn.before)
            assert reference.legal(t) == legal(game, turn.before)
            shuffled = None if game.is_over(turn.after) else pile(turn.after).split()
            t = reference.play(t, turn.action, shuffled)
        assert t == as_table(game, turn.after)
        assert t["end"] is not None


def laid_out(game: Playable[State], s: State) -> Table:
    """The reference's own new game from the engine's shuffled cards."""
    now = as_table(game, s)
    road = now["road"] + now["deck"]
    for index, card in reversed(now["above"]):  # back into the deck, if the road lies open
        road.insert(index, card)
    return reference.table(
        road[:7],
        road[7:],
        now["hand"],
        now["pile"],
        hp=now["hp"],
        nerve=now["nerve"],
        options=now["options"],
    )


# ---- counting the tree


def leaves_of_reference(t: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        leaves_of_reference(there, depth - 1)
        for action in reference.legal(t)
        for there in reference.after(t, action)
    )


def leaves_of_engine(game: Playable[State], s: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        leaves_of_engine(game, there, depth - 1)
        for action in legal(game, s)
        for there in after(game, s, action)
    )


def after(game: Playable[State], s: State, action: str) -> Iterator[State]:
    """Every state that may follow: one for each order of a shuffled pile."""
    there = s.copy()
    game.apply(there, 0, action)
    yield there
    if not game.is_over(there) and pile(there) and action != "sleep":
        other = there.copy()
        other.pile = there.pile[::-1]
        yield other


def before_night() -> tuple[Playable[State], State]:
    """NIGHT, the second DAY and EVAQ all lie within four rounds."""
    return given(
        z=12,
        p=15,
        hp=5,
        nerve=4,
        row="0 1 2 2 0 3 1",
        above="N@17",
        deck="2 0 DAY 1 3 0 EVAQ 2",
    )


def before_evaq() -> tuple[Playable[State], State]:
    """Little left of anything, and the gate in sight."""
    return given(
        time="night",
        z=21,
        p=24,
        hp=4,
        nerve=2,
        row="1 2 0 2 1 1 EVAQ",
        above="D@26",
        hand="1 2a 2b",
        pile="4 3",
        last_breath=True,
    )


def in_the_alley() -> tuple[Playable[State], State]:
    """No chance at all."""
    game = shamble.load("pursuit", alley=True, puzzle=True)
    return game, game.new(seed=1)


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (before_night, [11, 90, 562, 2860]),
        (before_evaq, [8, 40, 96, 62]),
        (in_the_alley, [9, 53, 175, 575]),
    ],
)
def test_lines_of_play_from_a_position(
    position: Callable[[], tuple[Playable[State], State]], counts: list[int]
) -> None:
    """Actions, and both orders of every shuffled pile, to depth 4."""
    game, s = position()
    for depth, count in enumerate(counts, start=1):
        assert leaves_of_reference(as_table(game, s), depth) == count
        assert leaves_of_engine(game, s, depth) == count
