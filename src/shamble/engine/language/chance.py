"""Chance: one ChaCha8 stream per game, its key and position in the state, the same on all targets.

Bounded draws are unbiased (Lemire's multiplication with rejection); a shuffle takes up to four of
them from one word of the stream, which is just as exact and four times as frugal.
"""

from __future__ import annotations

from shamble.engine.language.rule import rule, u32_of
from shamble.engine.language.state import GameState

WORD = 0xFFFFFFFF
WORDS = 1 << 32


@rule
def rotate(x: int, left: int) -> int:
    return u32_of((x << left) | (x >> (32 - left)))


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = u32_of(a + b)
    d = rotate(u32_of(d ^ a), 16)
    c = u32_of(c + d)
    b = rotate(u32_of(b ^ c), 12)
    a = u32_of(a + b)
    d = rotate(u32_of(d ^ a), 8)
    c = u32_of(c + d)
    b = rotate(u32_of(b ^ c), 7)
    return a, b, c, d


@rule
def fill_block(s: GameState) -> None:
    """The ChaCha8 block that holds the next word: nonce zero, 64-bit counter."""
    k = s.key
    low, high = u32_of(s.drawn >> 4), u32_of(s.drawn >> 36)
    x0, x1, x2, x3 = u32_of(0x61707865), u32_of(0x3320646E), u32_of(0x79622D32), u32_of(0x6B206574)
    x4, x5, x6, x7 = u32_of(k[0]), u32_of(k[1]), u32_of(k[2]), u32_of(k[3])
    x8, x9, x10, x11 = u32_of(k[4]), u32_of(k[5]), u32_of(k[6]), u32_of(k[7])
    x12, x13, x14, x15 = low, high, u32_of(0), u32_of(0)
    for _ in range(4):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    out = s.block
    out[0] = u32_of(x0 + 0x61707865)
    out[1] = u32_of(x1 + 0x3320646E)
    out[2] = u32_of(x2 + 0x79622D32)
    out[3] = u32_of(x3 + 0x6B206574)
    out[4] = u32_of(x4 + k[0])
    out[5] = u32_of(x5 + k[1])
    out[6] = u32_of(x6 + k[2])
    out[7] = u32_of(x7 + k[3])
    out[8] = u32_of(x8 + k[4])
    out[9] = u32_of(x9 + k[5])
    out[10] = u32_of(x10 + k[6])
    out[11] = u32_of(x11 + k[7])
    out[12] = u32_of(x12 + low)
    out[13] = u32_of(x13 + high)
    out[14] = x14
    out[15] = x15


@rule
def word(s: GameState) -> int:
    """The next 32 bits of the stream."""
    i = s.drawn & 15
    if i == 0:
        fill_block(s)
    s.drawn += 1
    return s.block[i]


@rule
def below(s: GameState, n: int) -> int:
    """A number from 0 to n-1, each equally likely; n at most 2**31."""
    m = word(s) * n
    if m & WORD < n:
        threshold = (WORDS - n) % n
        while m & WORD < threshold:
            m = word(s) * n
    return m >> 32


@rule
def roll(s: GameState, sides: int) -> int:
    """A die: 1 to sides."""
    return 1 + below(s, sides)


@rule
def swap(cards: list[int], i: int, j: int) -> None:
    """Swap the cards at i and j."""
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


@rule
def swap_four(cards: list[int], z: int, i: int, j: int, k: int, m: int) -> None:
    """Swap the cards at z and i, then z - 1 and j, z - 2 and k, z - 3 and m.

    i, j, k and m lie no further on than what they are swapped with. All cards are read first, and
    what one swap means to the next is worked out, so that a GPU waits for its memory only once.
    """
    a, b, c, d = cards[z], cards[z - 1], cards[z - 2], cards[z - 3]
    e, f, g, h = cards[i], cards[j], cards[k], cards[m]
    if i == z - 1:
        b = a
    if i == z - 2:
        c = a
    if i == z - 3:
        d = a
    if j == i:
        f = a
    if k == i:
        g = a
    if m == i:
        h = a
    if j == z - 2:
        c = b
    if j == z - 3:
        d = b
    if k == j:
        g = b
    if m == j:
        h = b
    if k == z - 3:
        d = c
    if m == k:
        h = c
    cards[z] = e
    cards[i] = a
    cards[z - 1] = f
    cards[j] = b
    cards[z - 2] = g
    cards[k] = c
    cards[z - 3] = h
    cards[m] = d


@rule
def four_below(s: GameState, n: int) -> tuple[int, int, int, int]:
    """Independent draws below n, n-1, n-2 and n-3 from one word; n from 4 to 214."""
    orders = n * (n - 1) * (n - 2) * (n - 3)
    while True:
        i = word(s) * n
        j = (i & WORD) * (n - 1)
        k = (j & WORD) * (n - 2)
        m = (k & WORD) * (n - 3)
        if m & WORD >= orders or m & WORD >= (WORDS - orders) % orders:
            return i >> 32, j >> 32, k >> 32, m >> 32


@rule
def two_below(s: GameState, n: int) -> tuple[int, int]:
    """Independent draws below n and n-1 from one word."""
    orders = n * (n - 1)
    while True:
        i = word(s) * n
        j = (i & WORD) * (n - 1)
        if j & WORD >= orders or j & WORD >= (WORDS - orders) % orders:
            return i >> 32, j >> 32


@rule
def shuffle(s: GameState, cards: list[int], first: int, n: int) -> None:
    """Shuffle the n cards from `first` on: every order equally likely."""
    while n > 1:
        if 3 < n < 215:
            i, j, k, m = four_below(s, n)
            swap_four(cards, first + n - 1, first + i, first + j, first + k, first + m)
            n -= 4
        else:
            i, j = two_below(s, n)
            swap(cards, first + n - 1, first + i)
            swap(cards, first + n - 2, first + j)
            n -= 2


@rule
def take(s: GameState, cards: list[int], n: int) -> int:
    """Draw one of the first n cards blindly; the last of them closes the gap."""
    i = below(s, n)
    card = cards[i]
    cards[i] = cards[n - 1]
    return card


@rule
def draw_from(s: GameState, bag: list[int]) -> int:
    """Draw blindly from a bag that holds `bag[kind]` of each kind, and is not empty: its kind."""
    held = 0
    for kind in range(len(bag)):
        held += bag[kind]
    n = below(s, held)
    kind = 0
    while n >= bag[kind]:
        n -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@rule
def scramble(x: int) -> int:
    """Mix 32 bits. The factors stay below 2**31, so that no product overflows 63 bits."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & WORD
    x = ((x ^ (x >> 15)) * 0x31848BAB) & WORD
    return x ^ (x >> 16)


@rule
def first_luck(seed: int, number: int) -> int:
    """Luck is what policies draw from, never the game's own stream: a stream and a counter.

    This is where it starts for game `number` of a run.
    """
    x = scramble(scramble(seed & WORD) ^ ((seed >> 32) & WORD))
    x = scramble(scramble(x ^ (number & WORD)) ^ ((number >> 32) & WORD))
    return (x >> 1) << 32


@rule
def next_luck(luck: int) -> int:
    """The luck for the next draw of a policy."""
    return luck + 1


@rule
def pick(luck: int, n: int) -> int:
    """A number from 0 to n-1, as luck will have it."""
    z = scramble((luck >> 32) ^ ((luck & 0x7FFFFFFF) * 0x1E3779B9 & WORD))
    return (z * n) >> 32


@rule
def set_key(s: GameState, seed: int, number: int) -> None:
    """The key of game `number` of a simulation with this seed. Real matches draw theirs."""
    s.key[0] = u32_of(seed)
    s.key[1] = u32_of(seed >> 32)
    s.key[2] = u32_of(number)
    s.key[3] = u32_of(number >> 32)
    for i in range(4, 8):
        s.key[i] = u32_of(0)
    s.drawn = 0
