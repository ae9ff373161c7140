"""What one reader of a match is told: made for their seat, from the redacted record alone."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from shamble.engine.language.state import SPECTATOR
from shamble.match.match import CLOSES, COUNTS, SHARED, START, TALK, Match
from shamble.match.messages import EventMessage, events_heard, known_actor, out, view
from shamble.match.seats import Table
from shamble.server.http.table_messages import TableMessage, table_message
from shamble.server.live.protocol import State, Step, encode
from shamble.store import StoredMatch

NO_VIEW = msgspec.Raw(b"null")


def steps(match: Match, seat: int, since: int, came: int = 0) -> list[Step]:
    """What the entries from `since` on did, as far as the seat may know.

    What was said to the seat alone before entry `came` was said to somebody else, who had it then.

    Answers that several owe at once are one step, told when the last of them is in: neither who
    was first nor who thought again is in it. Whose answer it was that the seat hears nothing of is
    not told either.
    """
    told = []
    over = match.is_over
    for number in range(since, match.seq):
        counts = match.marked(number, COUNTS)
        if not match.marked(number, SHARED):
            talk = match.marked(number, TALK)
            ear = SPECTATOR if talk and number < came and not over else seat
            heard = events_heard(match.game.game, match.told(number), ear)
            who = known_actor(match.entries[number].seat, heard, ear, over=over)
            told.append(Step(number, who, not counts, talk, heard if counts else []))
        elif counts and match.marked(number, CLOSES):
            heard = events_heard(match.game.game, match.told(number), seat)
            told.append(Step(number, None, False, False, heard))
    return told


class MatchView:
    """A match as it stands, told to any number of readers.

    Who may know the same and has seen the same gets the same bytes, made once.
    """

    def __init__(
        self, stored: StoredMatch, match: Match | None, before: MatchView | None = None
    ) -> None:
        self.stored, self.match = stored, match
        self.seq = match.seq if match else 0  # the match itself may be further by now
        self._views: dict[int, msgspec.Raw] = {}
        self._said: dict[tuple[int, bool, int], bytes] = {}
        self._tables: dict[tuple[int, bool], TableMessage] = {}
        if before is not None and before.stored is stored:
            self._tables = before._tables

    @property
    def table(self) -> Table:
        return self.stored.table

    def seat(self, guest: str) -> int:
        own = self.table.seat_of(guest)
        return SPECTATOR if own is None else own

    @cached_property
    def out(self) -> list[int]:
        """The seats that are out while others play on, as everybody can see."""
        if self.match is None:
            return []
        game = self.match.game
        return out(game, game.redact(self.match.state, SPECTATOR))

    @property
    def only_bots_play(self) -> bool:
        """Whether every person at the table is out: nobody needs the bots to take their time."""
        people = {number for number, seat in enumerate(self.table.seats) if seat.kind == "person"}
        return bool(people) and people <= set(self.out)

    def message(self, guest: str, since: int) -> bytes:
        """The state as a guest is told it, who knows the entries before `since`."""
        key = (self.seat(guest), self._is_host(guest), min(since, self.seq))
        if key not in self._said:
            self._said[key] = encode(self.state(guest, since))
        return self._said[key]

    def forget_messages(self) -> None:
        """Everybody here has been told: who comes later asks for something else."""
        self._said.clear()

    def state(self, guest: str, since: int) -> State:
        seat, match = self.seat(guest), self.match
        since = min(since, self.seq)
        came = 0 if seat == SPECTATOR else self.table.seats[seat].since
        return State(
            match=self.stored.id,
            seq=self.seq,
            since=since,
            table=self._table_message(guest, seat),
            view=self._view(seat),
            setup=self._setup(match, seat) if match and not since else [],
            steps=steps(match, seat, since, came) if match else [],
            undo=self._undo(seat),
            decision=match.answers_of(seat) + 1 if match and self.table.guided else None,
        )

    def _setup(self, match: Match, seat: int) -> list[EventMessage]:
        return events_heard(match.game.game, match.told(START), seat)

    def _is_host(self, guest: str) -> bool:
        return bool(guest) and guest == self.table.host

    def _table_message(self, guest: str, seat: int) -> TableMessage:
        key = (seat, self._is_host(guest))
        if key not in self._tables:
            # Encoded once for each version of the table, and told as it is.
            raw: Any = msgspec.Raw(encode(table_message(self.stored, self.table, guest)))
            self._tables[key] = raw
        return self._tables[key]

    def _view(self, seat: int) -> msgspec.Raw:
        if self.match is None:
            return NO_VIEW
        if seat not in self._views:
            told = view(self.match.game, self.match.state, seat)
            self._views[seat] = msgspec.Raw(msgspec.json.encode(told))
        return self._views[seat]

    def _undo(self, seat: int) -> str | None:
        if self.match is None or seat == SPECTATOR:
            return "undo_nothing"
        reason = self.match.no_way_back(seat)
        return f"undo_{reason}" if reason else None
