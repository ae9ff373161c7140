"""Small parts of the sentences about a faulty mission."""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import get_close_matches

LONGEST = 60  # characters of the file in one sentence


def shown(value: object) -> str:
    """A value as it stands in the file, cut where it is long."""
    text = json.dumps(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def unknown(word: str, known: Iterable[str]) -> str:
    """What a word that nobody knows may have been meant to be, and what it can be."""
    words = list(known)
    near = get_close_matches(word, words, n=1)
    meant = f"did you mean {near[0]}? " if near else ""
    return f"{meant}It can be {', '.join(words)}"
