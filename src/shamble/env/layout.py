"""Where each field of a game's record lies in the flat row that agents observe."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from shamble.engine.language.game import Game
from shamble.engine.language.state import GameState
from shamble.engine.runtime.build import STREAM, observed

Array = np.ndarray[Any, Any]

INT32 = np.iinfo(np.int32)
EXACT = 1 << 24  # a float32 holds whole numbers up to here
PIECE = 16  # bits of a wider number that one float32 carries


@dataclass(frozen=True)
class Part:
    """One field in the row: numbers `offset` to `offset + count`, each from `low` to `high`."""

    name: str
    offset: int
    shape: tuple[int, ...]
    low: int
    high: int
    shown: str  # to nobody, its owner or everybody, unless a rule shows more

    @property
    def count(self) -> int:
        return int(np.prod(self.shape, dtype=int))


class RowLayout:
    """The row of one game: every field of its record but the random stream, in a fixed order."""

    def __init__(self, game: Game) -> None:
        game.load()
        parts: list[Part] = []
        kept: list[int] = []
        at = number = 0
        chosen = observed(game.state.fields)
        for name, field in game.state.fields.items():
            if name in chosen:
                # the engine shows the stack, but for the arguments of secret steps
                shown = "everybody" if name == "stack" else field.shown.value
                parts.append(Part(name, at, field.shape, field.low, field.high, shown))
                kept += range(number, number + field.count)
                at += field.count
            number += field.count
        self.parts = tuple(parts)
        self.size = at
        wide = any(part.low < INT32.min or part.high > INT32.max for part in parts)
        self.dtype: Any = np.int64 if wide else np.int32
        self._kept = np.array(kept, np.int64)
        broad = [part for part in parts if part.low < -EXACT or part.high > EXACT]
        self._wide = np.array(
            [n for part in broad for n in range(part.offset, part.offset + part.count)], np.int64
        )
        self._pieces = 64 // PIECE if wide else 32 // PIECE
        self.further = len(self._wide) * (self._pieces - 1)

    def bounds(self) -> tuple[Array, Array]:
        """The least and the most that each number can be."""
        low = np.concatenate([np.full(part.count, part.low, self.dtype) for part in self.parts])
        high = np.concatenate([np.full(part.count, part.high, self.dtype) for part in self.parts])
        return low, high

    def row(self, record: GameState) -> Array:
        """A record as a row. What a redacted record does not show is blank in it."""
        numbers: Array = np.array(record._numbers(), np.int64)
        return numbers[self._kept].astype(self.dtype)

    def floats(self, record: GameState) -> Array:
        """A record as float32, nothing lost: a wide number stands in its place with its lowest
        16 bits, and after the row come its further ones, 16 by 16, number after number."""
        row = self.row(record)
        wide = row[self._wide]
        higher = [wide >> PIECE * i for i in range(1, self._pieces)]
        row[self._wide] &= (1 << PIECE) - 1
        for piece in higher[:-1]:
            piece &= (1 << PIECE) - 1
        return np.concatenate([row, np.stack(higher, axis=1).ravel()]).astype(np.float32)

    def fields(self, row: Array) -> dict[str, Array]:
        """The row's parts by name, as views in their shapes; rows of rows work too."""
        return {
            part.name: row[..., part.offset : part.offset + part.count].reshape(
                row.shape[:-1] + part.shape
            )
            for part in self.parts
        }


@cache
def row_layout(game: Game) -> RowLayout:
    return RowLayout(game)


@cache
def talk_actions(game: Game) -> Array:
    """By dense id, whether an action is talk: it answers nothing, and agents do not talk."""
    space = game.load().space()
    return np.array([space.kinds[code & 255].signature.talk for code in space.codes], np.bool_)


def as_text(game: Game, record: GameState) -> str:
    """A record as one line a field, but for the random stream."""
    numbers = list(map(str, record._numbers()))
    lines, at = [], 0
    for name, field in game.state.fields.items():
        width = field.shape[-1] if field.shape else 1
        rows = [" ".join(numbers[i : i + width]) for i in range(at, at + field.count, width)]
        if name not in STREAM:
            lines.append(f"{name} {' / '.join(rows)}")
        at += field.count
    return "\n".join(lines)
