"""Errors that speak to the person who can act: what was wrong, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class ShambleError(ValueError):
    """Anything a user can cause and put right. The command line prints it as one sentence."""


class UnknownGame(ShambleError):
    """There is no game of this name."""


class BadSetup(ShambleError):
    """A game cannot start with these options (`bad_setup`)."""


class IllegalAction(ShambleError):
    """An action was refused; nothing changed. `rule` and `reason` say why."""

    def __init__(self, message: str, rule: str, reason: str) -> None:
        super().__init__(message)
        self.rule, self.reason = rule, reason


class FieldError(ShambleError):
    """A field of a state was given a value it cannot hold."""


class TargetMissing(ShambleError):
    """The target asked for cannot run on this machine."""


class BadFile(ShambleError):
    """A file is not what it should be."""


def choices(names: Iterable[str]) -> str:
    """`a`, `b` or `c`."""
    listed = [str(name) for name in names]
    if len(listed) < 2:
        return "".join(listed)
    return ", ".join(listed[:-1]) + " or " + listed[-1]


def did_you_mean(given: str, names: Iterable[str]) -> str:
    """A hint for a misspelt name, or the whole list."""
    names = list(names)
    close = difflib.get_close_matches(given, names, 1)
    if close:
        return f"did you mean {close[0]}?"
    return f"it can be {choices(names)}." if names else "there is none."
