"""What people call themselves and say: visible text, without characters that fake or hide any.

A name must show something, and must not turn the text around it, hide in it or control a terminal.
"""

from __future__ import annotations

import re
import unicodedata

from shamble.engine.errors import ShambleError

LONGEST_NAME = 40
MOST_MARKS = 4  # combining marks on one letter; more of them cover other lines
NON_JOINER, JOINER = "\u200c", "\u200d"
# Letters and symbols that show nothing: fillers of Hangul, the blank Braille cell, a null note.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
CONTROLS = {
    "Cc": "a control character",
    "Cf": "an invisible character",
    "Cs": "half a character",
    "Co": "a character of private use",
    "Cn": "a character that is not assigned",
    "Zl": "a line break",
    "Zp": "a line break",
}
TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # marks of direction
VIRAMA = 9  # the combining class


class BadName(ShambleError):
    """A name that nobody may have."""


def checked_name(text: str) -> str:
    """The name as it is kept; a sentence if it cannot be one."""
    name = re.sub(r"\s{2,}", " ", unicodedata.normalize("NFC", text).strip())
    for at, char in enumerate(name):
        kind = unicodedata.category(char)
        if kind in CONTROLS and not _may_join(name, at):
            raise BadName(
                f"a name must not contain {CONTROLS[kind]} (U+{ord(char):04X}); leave it out"
            )
    if not any(_shows(char) for char in name) or BLANK & set(name):
        raise BadName("a name must be visible: letters, digits, signs or pictures, no blank ones")
    if _has_heap(name):
        raise BadName(f"a name may have at most {MOST_MARKS} accents on one letter")
    if len(name) > LONGEST_NAME:
        raise BadName(f"a name may have at most {LONGEST_NAME} characters")
    return name


def is_name(text: str) -> bool:
    try:
        return checked_name(text) == text
    except BadName:
        return False


def shown_words(text: str) -> str:
    """What somebody says, without what would fake or hide text; empty if nothing is left to see."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    kept = "".join(
        char
        for at, char in enumerate(text)
        if char == "\n" or unicodedata.category(char) not in CONTROLS or _may_join(text, at)
    ).strip()
    return kept if any(_shows(char) for char in kept) else ""


def _shows(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in BLANK


def _may_join(text: str, at: int) -> bool:
    """Joiners that make one picture of several, or that Indic scripts need after a virama."""
    if text[at] not in (JOINER, NON_JOINER) or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after).startswith("L")
    return text[at] == JOINER and _is_picture(before) and unicodedata.category(after) == "So"


def _is_picture(char: str) -> bool:
    """A picture, the sign that shows one in colour, or a tone of skin."""
    tone = "\U0001f3fb" <= char <= "\U0001f3ff"
    return unicodedata.category(char) == "So" or char == "\ufe0f" or tone


def _has_heap(text: str) -> bool:
    run = 0
    for char in text:
        run = run + 1 if unicodedata.category(char).startswith("M") else 0
        if run > MOST_MARKS:
            return True
    return False
