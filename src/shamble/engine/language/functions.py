"""Everything that a game may register once: its functions by name, each with its type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol

from shamble.engine.language.record import Value
from shamble.engine.language.state import S

if TYPE_CHECKING:
    from shamble.engine.batch.target import Outcomes
    from shamble.engine.language.actions import Action
    from shamble.engine.playable import Playable
    from shamble.engine.text.words import Words

    Setup = Callable[[S], None]
    Result = Callable[[S, list[list[int]]], None]
    Imagine = Callable[[S, int], None]
    Hint = Callable[[S, int, list[int]], int]
    Invariant = Callable[[S], int]
    Redact = Callable[[S, int, S], None]
    Talk = Callable[[S, int], int]
    Check = Callable[[int, dict[str, str]], str | None]
    Template = Callable[[int, dict[str, str]], Mapping[str, Value]]
    Sound = Callable[[S], None]
    Verdict = Callable[[Sequence[S], int, Action], str]
    Board = Callable[[S, int, Words], list[str]]
    Foresee = Callable[[S, int, Action, Words], "Forecast"]
    Standing = Callable[[S], tuple[int, ...]]
    Par = Callable[[Playable[S], S], int | None]
    Facts = Callable[[S], Mapping[str, int | str]]
    Out = Callable[[S, int], bool]
    Bot = Callable[[Playable[S], S, int, int], Action]
    Offers = Callable[[S, int, list[int]], None]


class Forecast(Protocol):
    """What an action is sure to bring."""

    @property
    def text(self) -> str:
        """In words, for a terminal."""

    @property
    def deadly(self) -> bool: ...

    def numbers(self) -> dict[str, int | str | None]:
        """The same without words, for a page that has its own."""


@dataclass(eq=False)
class Functions(Generic[S]):
    """What is not there is None. `Game` says what each is for, where it is registered."""

    setup: Setup[S] | None = None
    result: Result[S] | None = None
    imagine: Imagine[S] | None = None
    hint: Hint[S] | None = None
    invariant: Invariant[S] | None = None
    redact: Redact[S] | None = None
    talk: Talk[S] | None = None

    check: Check | None = None
    template: Template | None = None
    sound: Sound[S] | None = None
    verdict: Verdict[S] | None = None
    board: Board[S] | None = None
    forecast: Foresee[S] | None = None
    standing: Standing[S] | None = None
    par: Par[S] | None = None
    facts: Facts[S] | None = None
    out: Out[S] | None = None
    bot_games: Callable[..., Outcomes] | None = None
