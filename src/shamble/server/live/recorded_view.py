"""A match that is over, told from its record: nobody here knows its rules any more."""

from __future__ import annotations

import msgspec

from shamble.engine.language.state import SPECTATOR
from shamble.match.record import Fields, Record
from shamble.server.live.player_view import MatchView
from shamble.server.live.protocol import State, Step
from shamble.store import StoredMatch

_fields = msgspec.json.Decoder(Fields)

# Of a match that was broken off nobody owes an answer any more.
NOTHING_ASKED: Fields = {
    "prompt": msgspec.Raw(b"null"),
    "actions": msgspec.Raw(b"[]"),
    "own_answer": msgspec.Raw(b"null"),
    "talk": msgspec.Raw(b"[]"),
}


class RecordedView(MatchView):
    """Tells every reader what they would be told of the finished match."""

    def __init__(self, stored: StoredMatch, record: Record, before: MatchView | None) -> None:
        super().__init__(stored, None, before)
        self.record, self.head = record, record.head
        self.seq = self.head.entries

    def state(self, guest: str, since: int) -> State:
        seat, head = self.seat(guest), self.head
        since = min(since, self.seq)
        return State(
            match=self.stored.id,
            seq=self.seq,
            since=since,
            table=self._table_message(guest, seat),
            view=self._view(seat),
            setup=[] if since else head.scenes[0].heard(seat),
            steps=[self._step(number, seat) for number in range(self._first(since), self._count)],
            undo="undo_nothing" if seat == SPECTATOR else "undo_over",
            decision=self._decision(seat) if self.table.guided else None,
        )

    def _decision(self, seat: int) -> int:
        return 1 if seat == SPECTATOR else self.head.answers[seat] + 1

    @property
    def _count(self) -> int:
        return len(self.head.entered)

    def _first(self, since: int) -> int:
        """The first step of an entry from `since` on."""
        seqs = (number for number, one in enumerate(self.head.entered) if one.seq >= since)
        return next(seqs, self._count)

    def _step(self, number: int, seat: int) -> Step:
        one = self.head.entered[number]
        back = one.scene < 0
        heard = [] if back else self.head.scenes[one.scene].heard(seat)
        return Step(one.seq, one.seat, back, one.talk, heard)

    def _view(self, seat: int) -> msgspec.Raw:
        if seat not in self._views:
            last = len(self.head.scenes) - 1
            (seen,) = self.record.views(seat, last, last)
            if self.head.end is None:
                seen = msgspec.Raw(msgspec.json.encode(_fields.decode(seen) | NOTHING_ASKED))
            self._views[seat] = seen
        return self._views[seat]
