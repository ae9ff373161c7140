"""The server of these tests: `shamble serve`, but what it draws depends on the test's name alone.

    python -m tests.web.serving LUCK [arguments of shamble]

LUCK is a file that holds the name of the test. Its first match is then the same match in every run,
so that a test which waits for something to happen meets it here and in CI, or in neither.
"""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from shamble.cli import main


class Luck:
    """Secrets that follow from a name: the first, the second, and so on."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._drawn: Counter[str] = Counter()

    def token_bytes(self, size: int) -> bytes:
        name = self._file.read_text(encoding="utf-8")
        self._drawn[name] += 1
        return sha256(f"{name} {self._drawn[name]}".encode()).digest()[:size]


if __name__ == "__main__":
    luck = Luck(Path(sys.argv.pop(1)))
    keys = SimpleNamespace(token_bytes=luck.token_bytes, token_urlsafe=secrets.token_urlsafe)
    bots = SimpleNamespace(randbits=lambda bits: 1)
    with (
        patch("shamble.server.matches.matches.secrets", keys),
        patch("shamble.server.bots.watched.secrets", bots),
    ):
        main()
