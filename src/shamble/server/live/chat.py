"""What is said at a table, as each person may hear it.

A whisper is heard by the two people it was between, wherever they sit later, and by nobody else.
What spectators say at a table that does not let them write to players is heard by spectators. Lines
are numbered for each listener by themselves, so that no gap betrays what they do not hear.
"""

from __future__ import annotations

from shamble.server.http.table_messages import LineMessage
from shamble.server.people.tokens import Signer
from shamble.store import ChatLine, Store

Ear = tuple[str, bool]  # the guest, if something was whispered to or by them; whether they play


class ChatLog:
    """The chat of one match, read from the store as it grows."""

    def __init__(self, match: str, store: Store, signer: Signer) -> None:
        self._match, self._store, self._signer = match, store, signer
        self._lines: list[ChatLine] = []
        self._whisperers: set[str] = set()
        self._heard: dict[Ear, list[LineMessage]] = {}

    async def catch_up(self) -> None:
        """Read what was said since the last time."""
        self.hear(await self._store.chat(self._match, self.next))

    @property
    def next(self) -> int:
        """The first line that is not known yet."""
        return len(self._lines)

    def hear(self, read: list[ChatLine]) -> None:
        fresh = [line for line in read if line.number >= len(self._lines)]
        self._lines += fresh
        for line in fresh:
            if line.to is not None:
                self._whisperers |= {line.speaker, line.hearer} - {""}
        for ear, heard in self._heard.items():
            self._hear(heard, fresh, ear)

    def heard_by(self, guest: str, plays: bool) -> list[LineMessage]:
        """Everything a guest may hear, who plays here or only watches."""
        ear = (guest if guest in self._whisperers else "", plays)
        if ear not in self._heard:
            self._hear(self._heard.setdefault(ear, []), self._lines, ear)
        return self._heard[ear]

    def number_for(self, guest: str, plays: bool, line: ChatLine) -> int:
        """The listener's own number of a line that was kept."""
        return sum(other.is_for(guest, plays) for other in self._lines[: line.number])

    def _hear(self, heard: list[LineMessage], lines: list[ChatLine], ear: Ear) -> None:
        heard += [
            self._told(line, number)
            for number, line in enumerate((one for one in lines if one.is_for(*ear)), len(heard))
        ]

    def _told(self, line: ChatLine, number: int) -> LineMessage:
        return LineMessage(
            number=number,
            seat=line.seat,
            name=line.name,
            text=line.text,
            at=line.at,
            to=line.to,
            who=self._signer.number_of(self._match, line.speaker) if line.speaker else None,
            key=line.key,
            apart=line.apart,
        )
