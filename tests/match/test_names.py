"""Names and words: what can be seen is kept, what fakes or hides text is not."""

from __future__ import annotations

import pytest

from shamble.match.names import BadName, checked_name, is_name, shown_words

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEART = "\u2764\ufe0f\u200d\U0001f525"

GOOD = [
    "Ann",
    "山田　太郎",
    "Zoë",
    "Дарья",
    "محمد",
    "שרה",
    "ශ්\u200dරී",  # needs a joiner after its virama
    "क्\u200cष",
    "R2-D2",
    "!?",
    "💀",
    FAMILY,
    HEART,
    "👩🏽\u200d🚀",
]

BAD = {
    "": "visible",
    "   ": "visible",
    "\u3000\u00a0": "visible",
    "\u200b": "invisible",
    "A\u200bnn": "invisible",
    "\u200d": "invisible",
    "A\u200dn": "invisible",
    "A\u200cn": "invisible",
    FAMILY + "\u200d": "invisible",
    "\ufeffAnn": "invisible",
    "\u00adAnn": "invisible",
    "Ann\u202e": "invisible",
    "\u2066Ann\u2069": "invisible",
    "\u200fAnn": "invisible",
    "\u061cAnn": "invisible",
    "\U000e0041": "invisible",
    "A\0": "control",
    "\x1b[31mAnn": "control",
    "A\x9bnn": "control",
    "A\tnn": "control",
    "A\nnn": "control",
    "\u2028": "visible",
    "A\u2028B": "line break",
    "\ud800": "half",
    "\ue000": "private",
    "\uffff": "not assigned",
    "\u0378": "not assigned",
    "\u3164": "visible",
    "\u115f": "visible",
    "\u2800": "visible",
    "A\u3164": "visible",
    "\u0301": "visible",
    "\ufe0f": "visible",
    "\u034f": "visible",
    "a" + "\u0301" * 9: "accents",
    "x" * 41: "at most 40",
}


@pytest.mark.parametrize("name", GOOD)
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert checked_name(name) == name and is_name(name)


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_a_name_that_hides_or_fakes_something_gets_a_sentence(name: str) -> None:
    with pytest.raises(BadName, match=BAD[name]) as refused:
        checked_name(name)
    assert str(refused.value).isprintable() and not is_name(name)


def test_a_name_is_kept_in_one_spelling() -> None:
    assert checked_name("  Zoe\u0308 \u00a0 B  ") == "Zo\u00eb B"


def test_words_lose_what_cannot_be_seen() -> None:
    assert shown_words("one\r\ntwo\nthree") == "one\ntwo\nthree"
    assert shown_words("\u202egniod era uoy tahw\u202c I know\u2067") == "gniod era uoy tahw I know"
    assert shown_words("a\x1b[2Jb\x07\0c\x85") == "a[2Jbc"
    assert shown_words(f"{FAMILY} ශ්\u200dරී {HEART}") == f"{FAMILY} ශ්\u200dරී {HEART}"
    for nothing in ("\u200b\u200b", " \n ", "\u202e", "\u3164"):
        assert shown_words(nothing) == ""
