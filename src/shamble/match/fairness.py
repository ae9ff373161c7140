"""Fair chance: a key that is committed to before the game, mixed with a word from each seat.

The server draws a secret and publishes its SHA-256. Each seat may then add a word of its own. The
game's key is the secret itself, or, if there is any word, the SHA-256 of the secret and the words:
the server could not know them when it committed, so it cannot have chosen the cards.
"""

from __future__ import annotations

import hashlib

LONGEST_WORD = 64
SEED_BYTES = 16  # a key made from a seed has nothing behind them


def commitment(secret: bytes) -> str:
    """What is published of a secret before the game: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def is_from_seed(secret: bytes) -> bool:
    """Whether a key was made from a seed, so that its shuffle may have been known beforehand."""
    return not any(secret[SEED_BYTES:])


def mixed_key(secret: bytes, words: list[str]) -> bytes:
    """The key a game is played by. Words are told apart by their lengths."""
    if not any(words):
        return secret
    mixing = hashlib.sha256(secret)
    for word in words:
        data = word.encode()
        mixing.update(len(data).to_bytes(4, "little") + data)
    return mixing.digest()
