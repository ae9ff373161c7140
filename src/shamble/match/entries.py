"""What a match is made of: the entries of its log, and the moments they lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from shamble.engine.errors import ShambleError
from shamble.engine.language.actions import Action
from shamble.engine.playable import Happening


class Acted(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True, gc=False):
    """A seat answered. `request` is the sender's own name for it: a retry acts only once."""

    seat: int
    action: str
    request: str = ""


class TookBack(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True, gc=False):
    """A seat took its last answer back."""

    seat: int
    request: str = ""


Entry = Acted | TookBack


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after so many actions."""

    number: int  # 0: before the first action
    player: int | None  # None before the first action, and where several answered at once
    action: Action | None
    events: list[Happening]
    state: Any
    entry: int = -1  # the entry of the log that led here
    shared: bool = False  # one of several answers to the same question
    closes: bool = True  # no more answers were owed to that question
    talk: bool = False  # something said, which answers nothing


@dataclass(frozen=True)
class Barrier:
    """Why an action cannot be taken back: the game is `over`, there is `nothing` to take back,
    `others` acted since, something was `revealed` (by which event), `chance` moved."""

    reason: str
    event: Happening | None = None


class CannotTakeBack(ShambleError):
    """There is no way back from here."""

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(f"this cannot be taken back ({barrier.reason})")
        self.barrier = barrier
