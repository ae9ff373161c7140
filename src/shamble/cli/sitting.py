"""A game as it is played here: its file, every moment so far, and what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shamble.engine.errors import BadFile
from shamble.engine.face import Happening
from shamble.engine.kinds import Action
from shamble.match import daily, scores
from shamble.match.saves import FINISHED, file_away
from shamble.match.transcript import Moment, Transcript, commitment, replay

HUMAN = "human"
BOTS = ("random", "hints")  # that every game has


@dataclass(frozen=True)
class Barrier:
    """Why an action cannot be taken back: `nothing`, `others`, `revealed` (by which event),
    `chance`."""

    reason: str
    event: Happening | None = None


@dataclass(frozen=True)
class Filed:
    """Where a finished game went, and its place in the high-score list."""

    path: Path
    sealed: bool
    place: scores.Place | None
    again: bool  # a game of the day, but not the first: it enters no list


class Sitting:
    """A game, saved after every action."""

    def __init__(self, transcript: Transcript, path: Path) -> None:
        self.transcript, self.path = transcript, path
        self.game = transcript.playable()
        self.moments: list[Moment] = list(replay(transcript))

    @classmethod
    def resume(cls, path: Path) -> Sitting:
        """Go on with a saved game; a sentence if it is none."""
        transcript = Transcript.load(path)
        if transcript.end is not None:
            raise BadFile(f"{path} is a finished game: shamble replay shows it")
        sitting = cls(transcript, path)
        if commitment(bytes.fromhex(transcript.key)) != transcript.commitment:
            raise BadFile(f"{path} is damaged: its key does not match its commitment")
        if len(transcript.seats) != transcript.players:
            raise BadFile(
                f"{path} is damaged: it names {len(transcript.seats)} seats"
                f" for {transcript.players} players"
            )
        return sitting

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    def is_human(self, seat: int) -> bool:
        """Whoever is not called like a bot is one."""
        return self.transcript.seats[seat] not in (*BOTS, *self.game.game.bots)

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(self.game.players) if self.is_human(seat)]

    # ---- playing

    def act(self, seat: int, action: Action) -> None:
        s = self.state.copy()
        events = self.game.apply(s, seat, action)
        self.moments.append(Moment(len(self.moments), seat, action, events, s))
        self.transcript.act(seat, action)
        self.save()

    def save(self) -> None:
        self.transcript.save(self.path)

    def barrier(self, seat: int) -> Barrier | None:
        """What stands between the seat and its last decision; None if it may go back."""
        last = self.moments[-1]
        if all(moment.player != seat for moment in self.moments):
            return Barrier("nothing")
        if last.player != seat:
            return Barrier("others")
        for event in last.events:
            if event.reveals:
                return Barrier("revealed", event)
        if last.state.drawn != self.moments[-2].state.drawn:
            return Barrier("chance")
        return None

    def take_back(self) -> Action:
        """Undo the last action, where no barrier stands."""
        action = self.moments.pop().action
        assert action is not None
        self.transcript.actions.pop()
        self.save()
        return action

    # ---- the log

    def log(self, seat: int) -> list[Happening]:
        """Everything that the seat (or a spectator) may know to have happened."""
        return self._events(self.moments, seat)

    def since(self, seat: int) -> list[Happening]:
        """What happened since the seat's last decision, that included, but not the setup."""
        own = [moment.number for moment in self.moments if moment.player == seat]
        return self._events(self.moments[own[-1] if own else 1 :], seat)

    @staticmethod
    def _events(moments: list[Moment], seat: int) -> list[Happening]:
        return [event for moment in moments for event in moment.events if event.is_for(seat)]

    # ---- the end

    def finish(self) -> Filed:
        """File the finished game away, and enter it in its list."""
        self.transcript.close(self.game, self.state)
        of_the_day = daily.is_daily(self.game)
        sealed = of_the_day and daily.is_sealed(self.transcript)
        again = of_the_day and not daily.counts(self.path)
        path = file_away(self.transcript, self.path, daily.SEALED if sealed else FINISHED)
        ranked = bool(self.humans) and not again
        place = scores.record(self.game, self.state, path) if ranked else None
        return Filed(path, sealed, place, again)
