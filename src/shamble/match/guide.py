"""Guided first games: a position and a script of hints, as data beside the game's rules.

`guide.json` lies in the folder of a game; docs/adding-a-game.md describes it. A hint is shown when
its turn has come and the question is the one it waits for. Whoever does something else than what
is suggested plays on: hints whose time has passed are left out.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Annotated

import msgspec

from shamble.engine.errors import BadFile
from shamble.engine.language.game import Game
from shamble.engine.playable import KEY_BYTES, Playable
from shamble.match.match import Acted, Match

FILE = "guide.json"
OVER = "over"  # instead of a question: the game has ended
STANDARD_BOT = "hints"

# The parts of every page that a hint may point at, besides the game's own things.
PARTS = ("actions", "banner", "board", "chat", "log", "rules", "seats", "undo", "why")

Count = Annotated[int, msgspec.Meta(ge=1)]


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The decision a hint is for. What is not said fits any."""

    question: str  # its word; `over` once the game has ended
    round: int | None = None
    decision: Count | None = None  # the guest's own decisions, counted from 1

    def fits(self, question: str, round: int, decision: int) -> bool:
        return (
            self.question == question
            and self.round in (None, round)
            and self.decision in (None, decision)
        )


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say at a decision, something to point at, something to do."""

    when: When
    text: str  # a key of the game's texts
    point: str = ""  # a kind of action, `field:hp`, a thing as `card:evaq`, or one of PARTS
    suggest: str = ""  # an action; a hint without one is read, and the next may follow at once


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    hints: tuple[Hint, ...]
    players: int | None = None
    options: dict[str, str] = {}
    seed: int | None = None
    key: str = ""  # 32 bytes in hex, instead of a seed
    seat: int = 0  # where the guest sits
    prefix: tuple[tuple[int, str], ...] = ()  # (seat, action): what happened before the guest came
    bots: dict[int, str] = {}  # levels by seat; `hints` where nothing is said
    script: dict[int, tuple[str, ...]] = {}  # by seat, what the bots answer first

    def playable(self, game: Game) -> Playable:
        return Playable(game, self.players, self.options)

    def secret(self, game: Playable) -> bytes:
        """The key of the match. Everybody can know it: such matches are for learning."""
        if self.seed is not None:
            return b"".join(int(word).to_bytes(4, "little") for word in game.new(self.seed).key)
        return bytes.fromhex(self.key)

    def entries(self) -> list[Acted]:
        return [Acted(seat, action) for seat, action in self.prefix]

    def bot(self, seat: int) -> str:
        return self.bots.get(seat, STANDARD_BOT)

    def answer(self, match: Match, seat: int) -> str | None:
        """What the script lets a bot answer now; None where it has ended or no longer fits."""
        lines, said = self.script.get(seat, ()), match.answers_of(seat)
        if said >= len(lines) or match.game.why_not(match.state, seat, lines[said]):
            return None
        return lines[said]


@cache
def guide_of(game: Game) -> Guide | None:
    """The guide of a game, if it has one."""
    package = import_module(game.package)
    assert package.__file__ is not None
    path = Path(package.__file__).parent / FILE
    if not path.exists():
        return None
    try:
        guide = msgspec.json.decode(path.read_bytes(), type=Guide)
    except (OSError, msgspec.DecodeError) as error:
        raise BadFile(f"{path} is no guide: {error}") from error
    if (guide.seed is None) == (not guide.key):
        raise BadFile(f"{path} must give a seed or a key, and not both")
    if guide.key and len(guide.key) != 2 * KEY_BYTES:
        raise BadFile(f"the key in {path} must have {KEY_BYTES} bytes, in hex")
    return guide
