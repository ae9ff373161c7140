"""A game played piece by piece in plain Python, as a thread of a GPU plays it.

`entry_gpu.simulate_in_pieces` does the same with many games at a time.
"""

from __future__ import annotations

from typing import Any

from shamble.engine.language.chance import first_luck, next_luck, set_key
from shamble.engine.language.game import Game
from shamble.engine.language.rule import lowest
from shamble.engine.language.state import GameState
from shamble.engine.runtime.build import core


class PiecewiseGame:
    """Game `number` of a simulation, played at random."""

    def __init__(self, game: Game, s: GameState, seed: int, number: int, room: list[int]) -> None:
        self.loop: Any = core(game)
        self.s, self.room, self.seen = s, room, game.state()
        self.luck, self.due, self.seat, self.made = first_luck(seed, number), 0, 0, 0
        set_key(s, seed, number)
        self.loop.lay_out(s)

    def next_piece(self) -> int:
        return int(self.loop.next_piece(self.s, self.due))

    def play(self, piece: int) -> None:
        loop, s = self.loop, self.s
        if piece <= loop.STEPS:
            loop.step_on(s)
            return
        asks = piece <= loop.STEPS + loop.QUESTIONS
        if asks:
            while not loop.owes(s, self.seat):
                self.seat = loop.after(s, self.seat)
            self.luck = next_luck(self.luck)
            chosen = loop.choose(s, self.seat, self.luck, 0, self.room, self.seen)
            self.due = loop.collect_answer(s, self.seat, chosen)
            self.seat = loop.after(s, self.seat)
            self.made += 1
        if not asks or loop.at_once(s, self.due):
            loop.do_answered(s, lowest(self.due))
            self.due &= self.due - 1
