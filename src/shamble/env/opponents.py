"""Who plays the other seats: a policy that compiled code knows, or any bot."""

from __future__ import annotations

from shamble import bots
from shamble.engine.errors import ShambleError, did_you_mean
from shamble.engine.language.chance import next_luck
from shamble.engine.playable import Playable
from shamble.engine.targets import POLICIES, policy_number
from shamble.env.one_game import OneGame


def is_compiled(opponents: str) -> bool:
    return all(word in POLICIES for word in opponents.split(","))


def check_opponents(game: Playable, opponents: str, compiled_only: str = "") -> None:
    """`hints`, `random`, a bot of the game, or `hints,random`: one for each seat."""
    words = str(opponents).split(",")
    known = [*POLICIES, *(bots.levels(game) if len(words) == 1 else [])]
    for word in words:
        if word not in known:
            raise ShambleError(f"there is no opponent {word!r}; {did_you_mean(word, known)}")
    if compiled_only and not is_compiled(opponents):
        raise ShambleError(f"{compiled_only}: its opponents are random or hints, not {opponents!r}")


def check_seat(game: Playable, seat: int) -> None:
    if seat not in range(game.players):
        raise ShambleError(f"there is no seat {seat}: seats go from 0 to {game.players - 1}")


class Opponents:
    """The seats of one game that are not the agent's."""

    def __init__(self, play: OneGame, seat: int, names: str) -> None:
        check_opponents(play.game, names)
        self.play, self.seat, self.names = play, seat, names
        alone = play.game.players == 1
        self._policy = 0 if alone else policy_number(names) if is_compiled(names) else -1

    def answer(self, luck: int) -> int:
        """Let the others answer until only the seat owes one, or the game is over."""
        play = self.play
        if self._policy >= 0:
            return play.others_play(self.seat, luck, self._policy)
        while not play.over and play.to_act() != [self.seat]:
            for other in play.to_act():
                if other != self.seat:
                    luck = next_luck(luck)
                    self._let(other, luck)
        return luck

    def _let(self, other: int, luck: int) -> None:
        play, rules = self.play, self.play.game.interpreted
        said = bots.remark(rules, self.names, play.record(other), other, luck)
        if said is not None and not play.game.why_not(play.state, other, said):
            play.game.apply(play.state, other, said)
        chosen = bots.choose(rules, self.names, play.record(other), other, luck)
        play.game.apply(play.state, other, chosen)
