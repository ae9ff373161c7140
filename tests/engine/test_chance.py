"""Chance: the published cipher, no bias, and never the same twice."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest
from scipy.stats import chi2, chisquare

from shamble.engine.language.chance import (
    below,
    draw_from,
    fill_block,
    first_luck,
    four_below,
    next_luck,
    pick,
    roll,
    set_key,
    shuffle,
    swap,
    swap_four,
    take,
    word,
)
from shamble.engine.language.state import GameState

SURE = 1e-6  # a fair generator fails one run in a million


def stream(seed: int = 1, number: int = 0) -> GameState:
    s = GameState()
    set_key(s, seed, number)
    return s


def block_bytes(s: GameState) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in s.block)


def test_the_first_block_is_the_published_one() -> None:
    """ChaCha8, key, nonce and counter all zero."""
    s = GameState()
    fill_block(s)
    assert block_bytes(s).hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_native_code_has_the_same_blocks() -> None:
    import numpy as np
    from numba import njit

    from shamble.engine.language.record import dtype
    from shamble.engine.native.compiler import prepare_rules

    prepare_rules()

    @njit
    def fill(states):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            fill_block(states[i])

    s = GameState()
    s.key = [0x9ABCDEF0 + i for i in range(8)]
    states = np.zeros(4, dtype(GameState))
    for i, drawn in enumerate((0, 16, 1 << 20, (1 << 36) * 5 + 32)):
        s.drawn = drawn
        states[i] = np.frombuffer(s.pack(), dtype(GameState))[0]
    fill(states)
    for i, drawn in enumerate((0, 16, 1 << 20, (1 << 36) * 5 + 32)):
        s.drawn = drawn
        fill_block(s)
        assert states[i]["block"].tolist() == s.block


def test_the_counter_moves_with_every_sixteen_words() -> None:
    s = stream()
    words = [word(s) for _ in range(48)]
    assert s.drawn == 48
    assert len(set(words)) == 48
    t = stream()
    t.drawn = 32
    fill_block(t)
    assert t.block == words[32:]


def test_keys_of_different_games_differ() -> None:
    first = {word(stream(seed, number)) for seed in range(20) for number in range(20)}
    assert len(first) == 400


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 32, 100])
def test_bounded_draws_are_uniform(n: int) -> None:
    s = stream(n)
    counts = Counter(below(s, n) for _ in range(400 * n))
    assert sorted(counts) == list(range(n))
    assert chisquare(list(counts.values())).pvalue > SURE


def test_a_draw_that_would_be_biased_is_drawn_again() -> None:
    """Below 3 * 2**30 a third of the words must be rejected."""
    s = stream(4)
    n = 3 << 30
    for _ in range(300):
        assert 0 <= below(s, n) < n
    assert s.drawn > 330


def test_dice_are_fair() -> None:
    s = stream(6)
    counts = Counter(roll(s, 6) for _ in range(12_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert chisquare(list(counts.values())).pvalue > SURE


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_every_order_of_a_shuffle_is_equally_likely(n: int) -> None:
    s = stream(70 + n)
    counts = dict.fromkeys(permutations(range(n)), 0)
    for _ in range(60 * len(counts)):
        cards = list(range(n))
        shuffle(s, cards, 0, n)
        counts[tuple(cards)] += 1
    assert chisquare(list(counts.values())).pvalue > SURE


@pytest.mark.parametrize("n", [7, 8, 36, 230])
def test_every_card_goes_everywhere(n: int) -> None:
    """Positions of cards after shuffling form a fair table."""
    s = stream(80 + n)
    places = [[0] * n for _ in range(n)]
    rounds = 40 * n if n < 100 else 2 * n
    for _ in range(rounds):
        cards = list(range(n))
        shuffle(s, cards, 0, n)
        for place, card in enumerate(cards):
            places[card][place] += 1
    expected = rounds / n
    statistic = sum((count - expected) ** 2 / expected for row in places for count in row)
    assert chi2.sf(statistic, (n - 1) ** 2) > SURE


def test_a_shuffle_stays_inside_its_part_of_the_row() -> None:
    s = stream(9)
    cards = list(range(20))
    shuffle(s, cards, 5, 9)
    assert cards[:5] == [0, 1, 2, 3, 4] and cards[14:] == [14, 15, 16, 17, 18, 19]
    assert sorted(cards) == list(range(20))


@pytest.mark.parametrize("n", [4, 5, 7])
def test_four_swaps_at_once_are_four_swaps(n: int) -> None:
    for first, second, third, fourth in product(range(n), range(n - 1), range(n - 2), range(n - 3)):
        one, other = list(range(n + 2)), list(range(n + 2))
        for last, place in enumerate((first, second, third, fourth)):
            swap(one, 1 + n - 1 - last, 1 + place)
        swap_four(other, n, 1 + first, 1 + second, 1 + third, 1 + fourth)
        assert one == other


def test_four_draws_from_one_word_are_independent() -> None:
    s = stream(10)
    counts = Counter(four_below(s, 5) for _ in range(120 * 60))
    assert len(counts) == 120
    assert chisquare(list(counts.values())).pvalue > SURE


def test_taking_from_a_bag_is_fair_and_leaves_the_rest() -> None:
    s = stream(11)
    counts: Counter[int] = Counter()
    for _ in range(4_000):
        bag = [10, 11, 12, 13, 14]
        card = take(s, bag, 5)
        counts[card] += 1
        assert sorted([card, *bag[:4]]) == [10, 11, 12, 13, 14]
    assert chisquare(list(counts.values())).pvalue > SURE


def test_a_bag_gives_each_kind_as_often_as_it_holds_it() -> None:
    s, drawn = stream(14), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        bag = [2, 0, 1, 1]
        drawn[draw_from(s, bag), draw_from(s, bag)] += 1
        assert sum(bag) == 2 and min(bag) >= 0
    things = [0, 0, 2, 3]
    pairs = Counter((things[i], things[j]) for i, j in permutations(range(4), 2))
    expected = [2_000 * pairs[pair] for pair in sorted(pairs)]
    assert sorted(drawn) == sorted(pairs)
    assert chisquare([drawn[pair] for pair in sorted(pairs)], expected).pvalue > SURE


def test_an_emptied_bag_has_given_all_it_held() -> None:
    s, bag = stream(15), [3, 0, 2, 1]
    assert Counter(draw_from(s, bag) for _ in range(6)) == {0: 3, 2: 2, 3: 1}
    assert bag == [0, 0, 0, 0]


def test_luck_is_uniform_and_its_own() -> None:
    counts: Counter[int] = Counter()
    for game in range(300):
        luck = first_luck(3, game)
        assert 0 <= luck < 1 << 63
        for _ in range(20):
            luck = next_luck(luck)
            counts[pick(luck, 6)] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert chisquare(list(counts.values())).pvalue > SURE
