"""One seat of one game, the others played by opponents: what the Gymnasium environment steps."""

from __future__ import annotations

from shamble.engine.language.chance import first_luck
from shamble.engine.playable import Playable
from shamble.env.layout import Array
from shamble.env.one_game import one_game
from shamble.env.opponents import Opponents


class Seat:
    """The seat's game, on the target that it was loaded for."""

    def __init__(self, game: Playable, seat: int, opponents: str) -> None:
        self.play, self.seat = one_game(game), seat
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
