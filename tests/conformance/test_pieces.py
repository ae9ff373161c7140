"""Play in pieces, as a GPU plays, comes to the same games as the loop."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shamble.engine.build import blank_state, core
from shamble.engine.chance import first_luck, next_luck, set_key
from shamble.engine.game import Game
from shamble.engine.rule import lowest
from tests.conformance.tables import Setting, every_count, table

SEED = 36


class InPieces:
    """One of the games that a warp has in hand: see `entry_gpu.simulate`."""

    def __init__(self, game: Game, players: int, number: int, room: list[int]) -> None:
        self.loop: Any = core(game)
        self.s = blank_state(game, players, [option.standard for option in game.options])
        set_key(self.s, SEED, number)
        self.loop.lay_out(self.s)
        self.luck, self.due, self.seat, self.made = first_luck(SEED, number), 0, 0, 0
        self.room, self.seen = room, game.state()

    def next_piece(self) -> int:
        return int(self.loop.next_piece(self.s, self.due))

    def play(self, piece: int) -> None:
        loop, s = self.loop, self.s
        if piece <= loop.STEPS:
            loop.step_on(s)
        elif piece <= loop.STEPS + loop.QUESTIONS:
            while not loop.owes(s, self.seat):
                self.seat = loop.after(s, self.seat)
            self.luck = next_luck(self.luck)
            chosen = loop.choose(s, self.seat, self.luck, 0, self.room, self.seen)
            self.due = loop.take_in(s, self.seat, chosen)
            self.seat = loop.after(s, self.seat)
            self.made += 1
        else:
            player = lowest(self.due)
            loop.do_answered(s, player)
            self.due &= ~(1 << player)


@every_count
def test_games_played_in_pieces_are_byte_identical(setting: Setting) -> None:
    """Four games at once; always the piece that most of them need."""
    playable = table(setting)
    games = [InPieces(playable.game, playable.players, i, [0] * 4096) for i in range(4)]
    while wanted := Counter(piece for game in games if (piece := game.next_piece())):
        piece = wanted.most_common(1)[0][0]
        for game in games:
            if game.next_piece() == piece:
                game.play(piece)
    whole = playable.target("interpreted").simulate(4, SEED, keep=True)
    assert whole.states is not None
    assert [game.made for game in games] == whole.decisions.tolist()
    assert b"".join(game.s.pack() for game in games) == whole.states.tobytes()
