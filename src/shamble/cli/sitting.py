"""A game as it is played here: a match, and its file, saved after every action."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shamble.bots import levels
from shamble.engine.errors import BadFile
from shamble.engine.language.actions import Action
from shamble.engine.playable import Happening
from shamble.match import daily, scores
from shamble.match.fairness import commitment, is_from_seed
from shamble.match.match import Acted, TookBack
from shamble.match.saves import FINISHED, file_away
from shamble.match.transcript import Transcript, replay

HUMAN = "human"


@dataclass(frozen=True)
class Filed:
    """Where a finished game went, and its place in the high-score list."""

    path: Path
    sealed: bool
    place: scores.Place | None
    unranked: str  # why it enters no list: `again`, `seeded`, `entered`, or nothing
    trouble: str = ""  # why the list could not be written


class Sitting:
    """A game, saved after every action."""

    def __init__(self, transcript: Transcript, path: Path) -> None:
        self.transcript, self.path = transcript, path
        self.match = replay(transcript)
        self.game = self.match.game

    @classmethod
    def resume(cls, path: Path) -> Sitting:
        """Go on with a saved game; a sentence if it is none."""
        transcript = Transcript.load(path)
        if transcript.end is not None:
            raise BadFile(f"{path} is a finished game: shamble replay shows it")
        sitting = cls(transcript, path)
        if commitment(transcript.secret()) != transcript.commitment:
            raise BadFile(f"{path} is damaged: its key does not match its commitment")
        if len(transcript.seats) != transcript.players:
            raise BadFile(
                f"{path} is damaged: it names {len(transcript.seats)} seats"
                f" for {transcript.players} players"
            )
        return sitting

    @property
    def state(self) -> Any:
        return self.match.state

    def is_human(self, seat: int) -> bool:
        """Whoever is not called like a bot is one."""
        return self.transcript.seats[seat] not in levels(self.game)

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(self.game.players) if self.is_human(seat)]

    # ---- playing

    def act(self, seat: int, action: Action) -> None:
        self.match.add(Acted(seat, str(action)))
        self.save()

    def save(self) -> None:
        self.transcript.actions = self.match.actions()
        self.transcript.save(self.path)

    def take_back(self, seat: int) -> Action:
        """Undo the seat's last action, where no barrier stands."""
        own = [m.action for m in self.match.moments if m.player == seat and m.action is not None]
        self.match.add(TookBack(seat))
        self.save()
        return own[-1]

    # ---- the log

    def log(self, seat: int) -> list[Happening]:
        """Everything that the seat (or a spectator) may know to have happened."""
        return self.match.events(seat)

    def since(self, seat: int) -> list[Happening]:
        """What happened since the seat's last decision, that included, but not the setup."""
        own = [moment.number for moment in self.match.moments if moment.player == seat]
        return self.match.events(seat, own[-1] if own else 1)

    # ---- the end

    def finish(self) -> Filed:
        """File the finished game away, and enter it in its list."""
        self.transcript.close(self.game, self.state)
        of_the_day = daily.is_daily(self.game)
        sealed = of_the_day and daily.is_sealed(self.transcript)
        unranked = self.why_unranked()
        path = file_away(self.transcript, self.path, daily.SEALED if sealed else FINISHED)
        if unranked or not self.humans:
            return Filed(path, sealed, None, unranked)
        try:
            place = scores.record(self.game, self.state, self.transcript.commitment, path)
        except BadFile as error:
            return Filed(path, sealed, None, "", str(error))
        return Filed(path, sealed, place, "" if place else "entered")

    def why_unranked(self) -> str:
        """A later game of the day, or one whose shuffle may have been known, enters no list."""
        if daily.is_daily(self.game):
            return "" if daily.counts(self.path) else "again"
        return "seeded" if is_from_seed(self.transcript.secret()) else ""
