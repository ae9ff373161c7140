"""A game in progress as every interface needs it: who is asked, what a seat sees, what it may do.

One game, interpreted or native; many games at once are in `vector_env`.
"""

from __future__ import annotations

import copyreg
import secrets
from typing import Any

import numpy as np

import shamble
from shamble.engine.errors import ShambleError
from shamble.engine.language.state import SPECTATOR
from shamble.engine.native_playable import NativeLoop, NativePlayable
from shamble.engine.playable import Playable, Refusal
from shamble.engine.runtime.build import core, most_options
from shamble.engine.targets import check_seed
from shamble.env.layout import Array, as_text, row_layout, talk_actions


class Seeds:
    """Which game comes next: game 0, 1, 2 … of a seed; of a seed by chance if none was given."""

    def __init__(self) -> None:
        self.seed, self.number = -1, 0

    def next(self, seed: int | None) -> tuple[int, int]:
        if seed is not None:
            check_seed(int(seed))
            self.seed, self.number = int(seed), 0
        elif self.seed < 0:
            self.seed = secrets.randbits(62)
        self.number += 1
        return self.seed, self.number - 1


def check_render_mode(mode: str | None) -> None:
    """A mode that nothing would be drawn in is refused at once."""
    if mode not in (None, "ansi"):
        raise ShambleError(f"render_mode is ansi (text) or none, not {mode!r}")


def _settled(game_id: str, players: int, target: str, options: dict[str, str]) -> Playable:
    return shamble.load(game_id, players, target=target, **options)


def _by_name(game: Playable) -> tuple[Any, ...]:
    return _settled, (game.game.id, game.players, game.plays_on, game.options)


copyreg.pickle(Playable, _by_name)  # so that environments can be copied and sent to processes
copyreg.pickle(NativePlayable, _by_name)


def one_game(game: Playable) -> OneGame:
    """A game in progress on the target that it was loaded for."""
    return NativeGame(game) if isinstance(game, NativePlayable) else OneGame(game)


class OneGame:
    """One game, played by the interpreted rules."""

    def __init__(self, game: Playable) -> None:
        self.game = game
        self.layout = row_layout(game.game)
        self.talk = frozenset(np.flatnonzero(talk_actions(game.game)).tolist())
        self._loop: Any = core(game.game)
        self._state: Any = None
        self._out = [0] * (most_options(game.game) + 1)
        self._room: Any = game.game.state()

    def begin(self, seed: int, number: int = 0) -> None:
        """Game `number` of a seed."""
        self.state = self.game.new(seed=seed, number=number)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles have a record of their own; compiled rules are found again."""
        return OneGame._again, (self.game, self._state.pack() if self._state is not None else b"")

    @staticmethod
    def _again(game: Playable, packed: bytes) -> OneGame:
        play = one_game(game)
        play.state = game.unpack(packed) if packed else None
        return play

    @property
    def state(self) -> Any:
        """The whole record, once a game has begun."""
        if self._state is None:
            raise ShambleError("no game has begun: reset() begins one")
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    def to_act(self) -> list[int]:
        """The seats that owe an answer, in their order."""
        return sorted(self.game.to_act(self.state))

    def act(self, seat: int, action: Any) -> str:
        """Take an action if it is legal: empty, or the rule that refuses it and nothing changes."""
        number = int(action)
        if refused := self._talks(number) or self.game.why_not(self.state, seat, number):
            return refused.rule
        self.game.apply(self.state, seat, number)
        return ""

    def _talks(self, number: int) -> Refusal | None:
        """Agents do not talk."""
        if number not in self.talk or self.over:
            return None
        return self.game.refusal(self.game.game.unknown)

    def others_play(self, seat: int, luck: int, policy: int) -> int:
        """Let the others answer until only the seat owes one, or the game is over."""
        s, room = self.state, self._room
        return int(self._loop.others_play(s, seat, luck, policy, self._out, room))

    def seen(self, seat: int) -> Any:
        return self.game.redact(self.state, seat)

    def record(self, seat: int) -> Any:
        """What the seat sees, as an interpreted record: for bots and pictures."""
        return self.seen(seat)

    def mask(self, seat: int) -> Array:
        """1 for every action the seat may answer with, by dense id."""
        mask = np.zeros(self.game.actions.count, np.int8)
        for i in range(self._loop.options(self.state, seat, self._out)):
            mask[self._loop.dense(self._out[1 + i])] = 1
        return mask

    def observation(self, seat: int, perfect: bool = False) -> dict[str, Array]:
        found = {"observation": self.layout.row(self.seen(seat)), "action_mask": self.mask(seat)}
        if perfect:
            found["truth"] = self.truth()
        return found

    def public(self) -> Array:
        """What somebody sees who only watches."""
        return self.layout.row(self.seen(SPECTATOR))

    def truth(self) -> Array:
        """Everything but the random stream: for training only."""
        return self.layout.row(self.state)

    def payoffs(self) -> list[float]:
        """By seat; 0 before the end."""
        if not self.over:
            return [0.0] * self.game.players
        return [float(payoff) for payoff in self.game.result(self.state).payoffs]

    def text(self, seat: int) -> str:
        return board(self.game, self.record(seat), seat)


class NativeGame(OneGame):
    """One game, played by compiled code."""

    game: NativePlayable

    def __init__(self, game: NativePlayable) -> None:
        super().__init__(game)
        self._loop: NativeLoop = game.loop

    def act(self, seat: int, action: Any) -> str:
        number = int(action)
        if number in self.talk or self.game.answer(self.state, seat, number):
            refused = self._talks(number) or self.game.why_not(self.state, seat, number)
            assert refused is not None
            return refused.rule
        return ""

    def others_play(self, seat: int, luck: int, policy: int) -> int:
        return self._loop.others_play(self.state, seat, luck, policy)

    def record(self, seat: int) -> Any:
        return self.seen(seat).record()

    def mask(self, seat: int) -> Array:
        self._loop.observe(self.state, seat)
        mask: Array = self._loop.mask.copy()
        return mask

    def observation(self, seat: int, perfect: bool = False) -> dict[str, Array]:
        self._loop.observe(self.state, seat)
        found = {"observation": self._row(), "action_mask": self._loop.mask.copy()}
        if perfect:
            found["truth"] = self.truth()
        return found

    def public(self) -> Array:
        self._loop.observe(self.state, SPECTATOR)
        return self._row()

    def truth(self) -> Array:
        self._loop.observe_all(self.state)
        return self._row()

    def _row(self) -> Array:
        row: Array = self._loop.row.astype(self.layout.dtype)
        return row


def board(game: Playable, seen: Any, seat: int, lang: str = "en") -> str:
    """The position as a seat sees it, in the game's own text view if it has one."""
    if draw := game.game.functions.board:
        return "\n".join(draw(seen, seat, game.say(lang)))
    return as_text(game.game, seen)
