"""One seat of one game, on the interpreted or the native target: the same games, step by step."""

from __future__ import annotations

from typing import Any

from shamble.engine.errors import ShambleError
from shamble.engine.language.chance import first_luck
from shamble.engine.playable import Playable
from shamble.env.layout import Array
from shamble.env.many_games import Games
from shamble.env.one_game import OneGame, board
from shamble.env.opponents import Opponents, check_opponents


class InterpretedSeat:
    """The seat's game as objects."""

    def __init__(self, game: Playable, seat: int, opponents: str) -> None:
        self.play, self.seat = OneGame(game), seat
        self.opponents = Opponents(self.play, seat, opponents)
        self._luck = 0

    def begin(self, seed: int, number: int) -> None:
        self.play.begin(seed, number)
        self._luck = self.opponents.answer(first_luck(seed, number))

    def act(self, action: int) -> str:
        """Take the seat's action and let the others play on; empty, or the rule that refuses it."""
        if self.play.over:
            return ""
        rule = self.play.act(self.seat, action)
        self._luck = self.opponents.answer(self._luck)
        return rule

    def observation(self, perfect: bool) -> dict[str, Array]:
        return self.play.observation(self.seat, perfect)

    @property
    def over(self) -> bool:
        return self.play.over

    def payoff(self) -> float:
        return self.play.payoffs()[self.seat]

    def text(self) -> str:
        return self.play.text(self.seat)


class NativeSeat:
    """The seat's game as a packed record, played by compiled code."""

    def __init__(self, game: Playable, seat: int, opponents: str) -> None:
        check_opponents(game, opponents, "the native target plays whole rounds in compiled code")
        self.game, self.seat = game, seat
        self.games = Games(game, 1, seat, opponents, perfect=True)

    def begin(self, seed: int, number: int) -> None:
        self.games.begin(seed, number)

    def act(self, action: int) -> str:
        if self.over:
            return ""
        self.games.actions[0] = action
        self.games.step()
        rule = int(self.games.refused[0])
        return self.game.refusal(rule).rule if rule else ""

    def observation(self, perfect: bool) -> dict[str, Array]:
        found = {
            "observation": self.games.rows[0].copy(),
            "action_mask": self.games.masks[0].copy(),
        }
        if perfect:
            found["truth"] = self.games.truth[0].copy()
        return found

    @property
    def over(self) -> bool:
        return bool(self.games.states["over"][0])

    def payoff(self) -> float:
        if not self.over:
            return 0.0
        return float(self.game.result(self._record()).payoffs[self.seat])

    def text(self) -> str:
        return board(self.game, self.game.redact(self._record(), self.seat), self.seat)

    def _record(self) -> Any:
        return self.game.game.state.unpack(self.games.states[0].tobytes())


def seat_on(target: str, game: Playable, seat: int, opponents: str) -> InterpretedSeat | NativeSeat:
    if target == "interpreted":
        return InterpretedSeat(game, seat, opponents)
    if target == "native":
        return NativeSeat(game, seat, opponents)
    raise ShambleError(
        f"one environment plays on the interpreted or the native target, not {target!r};"
        " shamble.env.gpu_vector plays many on a GPU"
    )
