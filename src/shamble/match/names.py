"""What people call themselves and say: visible text, without characters that fake or hide any.

A name must show something, and must not turn the text around it, hide in it or control a terminal.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from shamble.engine.errors import ShambleError

LONGEST_NAME = 40
MOST_MARKS = 3  # combining marks on one letter; more of them cover other lines
MOST_LINE_BREAKS = 10  # in what is said at once
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
# Unicode's Default_Ignorable_Code_Point: what a screen may leave out, whatever its category.
IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
PLACEHOLDER = "\ufffc"  # stands for an object that is not there
# Signs that are as wide as a line.
WIDE = frozenset("\ufdfa\ufdfb\ufdfd\U00012031\U00012219\U0001242b")
# What people and bots without a name are called, in English and Japanese, as it looks.
RESERVED = re.compile("(player|bot|プレイヤー|ボット)( ?#?[0-9]{1,2}| #?[a-z])?")
TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # marks of direction
VIRAMA = 9  # the combining class


class BadName(ShambleError):
    """A name that nobody may have."""


SPACE = r"[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]"  # no tab, no end of a line
BLANKS = re.compile(rf"{SPACE}{{2,}}|^{SPACE}|{SPACE}$")


def checked_name(text: str) -> str:
    """The name as it is kept; a sentence if it cannot be one."""
    name = BLANKS.sub(" ", unicodedata.normalize("NFC", text)).strip(" ")
    for at, char in enumerate(name):
        if hidden := _hidden(name, at):
            raise BadName(f"a name must not contain {hidden} (U+{ord(char):04X}); leave it out")
    if not any(_shows(char) for char in name) or BLANK & set(name):
        raise BadName("a name must be visible: letters, digits, signs or pictures, no blank ones")
    if max(_heaps(name)) > MOST_MARKS:
        raise BadName(f"a name may have at most {MOST_MARKS} accents on one letter")
    if WIDE & set(name):
        raise BadName("a name must not contain a sign that is as wide as a line; leave it out")
    if len(name) > LONGEST_NAME:
        raise BadName(f"a name may have at most {LONGEST_NAME} characters")
    return name


def own_name(text: str) -> str:
    """The same for what a person wants to be called: not like those who have no name."""
    name = checked_name(text)
    if RESERVED.fullmatch(look(name)):
        raise BadName("a name must be one's own: this is what somebody without a name is called")
    return name


def look(name: str) -> str:
    """A name as it looks at a glance: names that look the same have the same."""
    shown = IGNORABLE.sub("", unicodedata.normalize("NFKC", name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", shown).split())


def is_name(text: str) -> bool:
    try:
        return checked_name(text) == text
    except BadName:
        return False


def shown_words(text: str) -> str:
    """What somebody says, without what would fake or hide text; empty if nothing is left to see."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    kept = "".join(
        char for at, char in enumerate(text) if char == "\n" or not _hidden(text, at)
    ).strip()
    kept = "".join(char for char, run in zip(kept, _heaps(kept), strict=True) if run <= MOST_MARKS)
    first, *lines = kept.split("\n")
    kept = "\n".join([first, *lines[:MOST_LINE_BREAKS]])
    if rest := lines[MOST_LINE_BREAKS:]:
        kept += " " + " ".join(rest)
    return kept if any(_shows(char) for char in kept) else ""


def _hidden(text: str, at: int) -> str:
    """What is hidden at a place in a text; nothing if it may be there."""
    char = text[at]
    if char == PLACEHOLDER:
        return "a placeholder"
    if kind := CONTROLS.get(unicodedata.category(char)):
        return "" if _may_join(text, at) else kind
    if IGNORABLE.match(char) and char not in BLANK and not _may_vary(text, at):
        return CONTROLS["Cf"]
    return ""


def _may_vary(text: str, at: int) -> bool:
    """One variation selector, after what has variants: pictures, ideographs, Mongolian letters."""
    char, before = text[at], text[at - 1] if at else ""
    if not before or IGNORABLE.match(before):
        return False
    if char in "\ufe0e\ufe0f":
        keycap = before in "0123456789#*" and text[at + 1 : at + 2] == "\u20e3"
        return keycap or unicodedata.category(before) in ("So", "Sm", "Po", "Pd")
    if "\ufe00" <= char <= "\ufe02" or "\U000e0100" <= char <= "\U000e01ef":
        return unicodedata.name(before, "").startswith("CJK ")
    return char in "\u180b\u180c\u180d\u180f" and unicodedata.name(before, "").startswith("MONG")


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


def _heaps(text: str) -> Iterator[int]:
    """For each character, how many combining marks come in a row up to it."""
    run = 0
    for char in text:
        run = run + 1 if unicodedata.category(char).startswith("M") else 0
        yield run
