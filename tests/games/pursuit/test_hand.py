"""The hand: five Pace cards, and Phase 4."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import shamble
from tests.games.pursuit.positions import (
    PACES,
    changes,
    given,
    hand,
    legal,
    pile,
    reason,
    telling,
    turns,
    walk,
)

HANDS = [" ".join(cards) for cards in combinations(PACES, 3)]


@pytest.mark.rule("PUR-012", "PUR-102")
def test_three_in_hand_and_two_in_the_pile_at_every_phase_1() -> None:
    for _, turn in turns(60, preset="gentle"):
        in_hand, in_pile = hand(turn.before).split(), pile(turn.before).split()
        assert (len(in_hand), len(in_pile)) == (3, 2)
        assert sorted(in_hand + in_pile) == ["1", "2a", "2b", "3", "4"]


@pytest.mark.rule("PUR-012")
@pytest.mark.parametrize(("card", "number"), [("1", 1), ("2a", 2), ("2b", 2), ("3", 3), ("4", 4)])
def test_the_number_on_each_card(card: str, number: int) -> None:
    others = [word for word in PACES if word != card and word != "2a"][:2]
    game, s = given(z=12, p=14, hand=" ".join([card, *others]))
    game.apply(s, 0, f"move:pace_{card}")
    assert s.player == 14 + number


# ---- the two Walks


@pytest.mark.rule("PUR-013")
@pytest.mark.parametrize("cards", [cards for cards in HANDS if "2a" in cards and "2b" in cards])
def test_while_both_walks_are_held_only_the_first_is_offered(cards: str) -> None:
    game, s = given(hand=cards)
    assert {"move:pace_2a", "rest:pace_2a"} <= set(legal(game, s))
    for action in ("move:pace_2b", "rest:pace_2b"):
        assert action not in legal(game, s)
        assert reason(game, s, action) == "card_not_held"


@pytest.mark.rule("PUR-013")
@pytest.mark.parametrize(("held", "other"), [("2a", "2b"), ("2b", "2a")])
def test_a_single_walk_is_the_one_that_is_played(held: str, other: str) -> None:
    game, s = given(hand=f"1 {held} 4")
    assert {f"move:pace_{held}", f"rest:pace_{held}"} <= set(legal(game, s))
    assert reason(game, s, f"move:pace_{other}") == "card_not_held"
    assert reason(game, s, f"rest:pace_{other}") == "card_not_held"


@pytest.mark.rule("PUR-013")
@pytest.mark.parametrize("verb", ["move", "rest"])
@pytest.mark.parametrize("time", ["day", "night"])
def test_the_two_walks_do_the_same(verb: str, time: str) -> None:
    outcomes = []
    for card in ("2a", "2b"):
        game, s = given(time=time, z=12, p=16, nerve=3, hand=f"1 {card} 4")
        change = changes(game, s, f"{verb}:pace_{card}")
        outcomes.append({fact: change[fact] for fact in change if fact not in ("hand", "pile")})
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("PUR-013")
@pytest.mark.parametrize("cards", HANDS)
def test_options_come_in_the_order_sleep_moves_rests_by_rising_number(cards: str) -> None:
    game, s = given(hand=cards)
    numbers = sorted({card[0] for card in cards.split()})
    options = legal(game, s)
    assert [option.split("_")[0] + option.split("_")[1][0] for option in options[1:]] == [
        *(f"move:pace{n}" for n in numbers),
        *(f"rest:pace{n}" for n in numbers),
    ]
    assert options[0] == "sleep"


# ---- Phase 4


@pytest.mark.rule("PUR-100")
@pytest.mark.parametrize("verb", ["move", "rest"])
@pytest.mark.parametrize("order", ["2a 2b", "2b 2a"])
def test_the_top_card_comes_into_the_hand_and_the_played_card_under_the_shuffle(
    verb: str, order: str
) -> None:
    top, below = order.split()
    game, s = given(z=12, p=17, hand="1 3 4", pile=order)
    events = game.apply(s, 0, f"{verb}:pace_3")
    assert telling(events, "drew") == [{"card": f"pace_{top}"}]
    assert hand(s).split() == ["1", top, "4"]
    assert set(pile(s).split()) == {below, "3"}


@pytest.mark.rule("PUR-100", "PUR-103")
def test_both_orders_of_the_pile_are_equally_likely() -> None:
    games, on_top = 2000, Counter[str]()
    game = shamble.load("pursuit")
    for seed in range(games):
        s = game.new(seed=seed)
        played = "3" if "3" in hand(s) else "4" if "4" in hand(s) else "1"
        game.apply(s, 0, f"move:pace_{played}")
        on_top["played" if pile(s).split()[0] == played else "other"] += 1
    assert abs(on_top["played"] - games / 2) < 4 * (games / 4) ** 0.5  # four standard deviations


@pytest.mark.rule("PUR-101")
def test_after_sleep_nothing_is_drawn() -> None:
    slept = 0
    for _, turn in turns(60, preset="gentle"):
        if turn.action == "sleep":
            slept += 1
            assert turn.after.held == turn.before.held
            assert turn.after.pile == turn.before.pile
            assert not telling(turn.events, "drew")
    assert slept


@pytest.mark.rule("PUR-102")
@pytest.mark.parametrize("cards", HANDS)
def test_the_hand_is_three_cards_again(cards: str) -> None:
    game, s = given(z=12, p=17, hand=cards)
    for action in legal(game, s):
        there = s.copy()
        game.apply(there, 0, action)
        assert len(hand(there).split()) == 3


@pytest.mark.rule("PUR-103")
def test_a_played_card_is_back_in_hand_no_earlier_than_two_rounds_later() -> None:
    game = shamble.load("pursuit", preset="gentle")
    waits: set[int] = set()
    for seed in range(80):
        played_in: dict[str, int] = {}
        for turn in walk(game, seed):
            now = turn.before.round
            for card in [card for card in played_in if card in hand(turn.before).split()]:
                waits.add(now - played_in.pop(card))
            if turn.action != "sleep":
                played_in[turn.action.split("_")[1]] = now
    assert min(waits) == 2
