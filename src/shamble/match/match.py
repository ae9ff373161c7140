"""A match: an append-only log of entries, and the moments that follow from it by replay.

An entry is an answer or the taking back of one; nothing else changes a game. State is never stored,
only rebuilt: give the same key and the same entries, and the same match stands there again.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, overload

import msgspec

from shamble.engine.errors import ShambleError
from shamble.engine.language.actions import Action, ActionSpace
from shamble.engine.language.record import layout
from shamble.engine.playable import Happening, Playable, Refusal, Told
from shamble.match.entries import Acted, Barrier, CannotTakeBack, Entry, Moment, TookBack

__all__ = ["Acted", "Barrier", "CannotTakeBack", "Entry", "Match", "Moment", "TookBack"]

SHARED = 1  # an answer to a question that several were asked, or one such taken back
CLOSES = 2  # no more answers were owed to that question
TALK = 4  # something said, which answers nothing
COUNTS = 8  # an answer that has not been taken back
REVEALS = 16  # something came to light
CHANCE = 32  # the random stream moved

START = -1  # the entry of the moment before the first action

NOTHING = msgspec.msgpack.encode([])


@lru_cache(20_000)
def parsed(actions: ActionSpace, text: str) -> Action:
    """An action from its text; the same few come again and again."""
    return actions.parse(text)


class Match:
    """A game in play: its entries so far, and every moment that still counts.

    The first `given` actions belong to the setup: nobody takes them back. With `short_memory`
    only the states since the last turn are kept, a large game's being tens of kilobytes each.
    What is kept of an entry for good is small and no object of its own: a few marks, and what
    happened as bytes.
    """

    def __init__(
        self,
        game: Playable,
        key: bytes,
        entries: Iterable[Entry] = (),
        given: int = 0,
        short_memory: bool = False,
    ) -> None:
        self.game, self.given, self.short_memory = game, given, short_memory
        self._key = key
        self.state_bytes = layout(game.game.state).size  # of one, packed
        self.entries: list[Entry] = []
        self._marks = bytearray()  # by entry
        self._happened: list[bytes] = []  # by entry, also of what was taken back
        s, told = game.begin(key)
        self._setup = encoded(told)
        self._states: dict[int, Any] = {0: s}  # of moments, as far as they are at hand
        self._counted = array("i", [START])  # for each moment, its entry
        self._opened = array("i", [0])  # and the entry count when its question was asked
        self._back: dict[int, int] = {}  # for each seat, the entry count when it last went back
        for entry in entries:
            self.add(entry)

    @property
    def seq(self) -> int:
        """How many entries there are: the number of the next one."""
        return len(self.entries)

    @property
    def state(self) -> Any:
        return self.state_at(len(self._counted) - 1)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    # ---- changing

    def add(self, entry: Entry) -> None:
        """Take the next entry; raises, and changes nothing, if it does not fit."""
        if isinstance(entry, TookBack):
            self._take_back(entry)
        else:
            self._answer(entry.seat, entry.action, self.seq)
            self.entries.append(entry)

    def _answer(self, seat: int, action: str, entry: int) -> None:
        number = len(self._counted)
        before = self.state
        s = before.copy()
        told = self.game.run(s, seat, self._meant(action))
        marks = COUNTS
        if parsed(self.game.actions, action).kind.signature.talk:
            marks |= TALK
        else:
            if before.asked.bit_count() > 1:
                marks |= SHARED
            if s.to_act in (0, s.asked):
                marks |= CLOSES
        if told and self.game.reveals(told):
            marks |= REVEALS
        if s.drawn != before.drawn:
            marks |= CHANCE
        if entry == len(self._marks):
            self._marks.append(marks)
            self._happened.append(encoded(told))
        else:  # given before, and taken up again
            self._marks[entry], self._happened[entry] = marks, encoded(told)
        closes = marks & CLOSES
        self._opened.append(entry + 1 if closes else self._opened[-1])
        self._counted.append(entry)
        self._states[number] = s
        if self.short_memory and closes:
            self._forget(number - 1)
        elif self.short_memory:
            self._pack(number - 2)  # of a question that is still open, or much talked about

    def _take_back(self, entry: TookBack) -> None:
        """Without the seat's last answer; others' answers to the same question still stand."""
        if barrier := self.barrier(entry.seat):
            raise CannotTakeBack(barrier)
        last = self._last_of(entry.seat)
        assert last is not None
        gone = self._counted[last]
        later = self._counted[last + 1 :]
        shared = self._marks[gone] & SHARED
        self._marks[gone] = shared
        for number in range(last, len(self._counted)):
            self._states.pop(number, None)
        del self._counted[last:]
        del self._opened[last:]
        self._recall()
        for number in later:
            again = self.entries[number]
            assert isinstance(again, Acted)
            self._answer(again.seat, again.action, number)
        self._marks.append(shared)
        self._happened.append(self._happened[gone])
        self.entries.append(entry)
        self._back[entry.seat] = self.seq

    def _forget(self, before: int) -> None:
        """Let go of the states before a moment; replaying would bring them back."""
        for number in [number for number in self._states if number < before]:
            del self._states[number]

    def _recall(self) -> None:
        """Have the last two states again, where taking back has led to forgotten ones."""
        wanted = max(0, len(self._counted) - 2)
        if wanted in self._states:
            return
        s, _ = self.game.begin(self._key)
        for number, entry in enumerate(self._counted):
            if number:
                acted = self.entries[entry]
                assert isinstance(acted, Acted)
                self.game.run(s, acted.seat, parsed(self.game.actions, acted.action))
            if number >= wanted:
                self._states[number] = s
                s = s.copy()

    def rest(self) -> None:
        """Keep the states as bytes until one is asked for: many matches wait most of the time."""
        for number in self._states:
            self._pack(number)

    def _pack(self, number: int) -> None:
        s = self._states.get(number)
        if s is not None and not isinstance(s, bytes):
            self._states[number] = s.pack()

    # ---- its moments

    @property
    def moments(self) -> Sequence[Moment]:
        """Every moment that still counts, made when it is asked for."""
        return Moments(self)

    def moment(self, number: int) -> Moment:
        entry = self._counted[number]
        if entry == START:
            return Moment(0, None, None, self.happened(entry), self.state_at(0))
        acted, marks = self.entries[entry], self._marks[entry]
        assert isinstance(acted, Acted)
        return Moment(
            number=number,
            player=acted.seat,
            action=parsed(self.game.actions, acted.action),
            events=self.happened(entry),
            state=self.state_at(number),
            entry=entry,
            shared=bool(marks & SHARED),
            closes=bool(marks & CLOSES),
            talk=bool(marks & TALK),
        )

    def state_at(self, number: int) -> Any:
        """The state of a moment; None if it was forgotten."""
        s = self._states.get(number)
        if isinstance(s, bytes):
            s = self._states[number] = self.game.game.state.unpack(s)
        return s

    # ---- its entries

    def told(self, entry: int) -> list[Told]:
        """What happened at an entry, as the rules told it: of `START`, before the first."""
        bytes_ = self._setup if entry == START else self._happened[entry]
        return decoded(bytes_) if bytes_ is not NOTHING else []

    def happened(self, entry: int) -> list[Happening]:
        return self.game.happenings(self.told(entry))

    def marked(self, entry: int, mark: int) -> bool:
        """Whether an entry is `SHARED`, `CLOSES` a question, is `TALK`, still `COUNTS`."""
        return bool(self._marks[entry] & mark)

    # ---- knowing

    def why_not(self, seat: int, action: str) -> Refusal | None:
        """None if the seat may answer this now, else the rule that forbids it."""
        return self.game.why_not(self.state, seat, self._meant(action))

    def _meant(self, action: str) -> Action | str:
        """The action of a text; the text itself, to be refused, if it is none."""
        try:
            return parsed(self.game.actions, action)
        except ShambleError:
            return action

    def barrier(self, seat: int) -> Barrier | None:
        """What stands between the seat and its last answer; None if it may go back."""
        reason = self.no_way_back(seat)
        if reason != "revealed":
            return Barrier(reason) if reason else None
        events = self.happened(self._counted[-1])
        return Barrier(reason, next(event for event in events if event.reveals))

    def no_way_back(self, seat: int) -> str:
        """The reason of the barrier; empty if there is none.

        Who answered in secret may change the answer as long as anybody still chooses. What was
        said is said.
        """
        if self.is_over:
            return "over"
        own = self._last_of(seat)
        if own is None:
            return "nothing"
        if self._is_still_secret(own):
            return ""
        marks = self._marks[self._counted[own]]
        if own != len(self._counted) - 1 or marks & SHARED:
            return "others"
        if marks & REVEALS:
            return "revealed"
        return "chance" if marks & CHANCE else ""

    def _is_still_secret(self, number: int) -> bool:
        """Whether the moment answers the question that others still owe an answer to."""
        closes = self._marks[self._counted[number]] & CLOSES
        return not closes and self._opened[number] == self._opened[-1]

    def _last_of(self, seat: int) -> int | None:
        """The moment of the seat's last answer."""
        for number in range(len(self._counted) - 1, self.given, -1):
            if self._is_answer_of(seat, number):
                return number
        return None

    def answers_of(self, seat: int) -> int:
        """How many answers of the seat count, those given with the setup left out."""
        since = range(1 + self.given, len(self._counted))
        return sum(self._is_answer_of(seat, number) for number in since)

    def _is_answer_of(self, seat: int, number: int) -> bool:
        entry = self._counted[number]
        return self.entries[entry].seat == seat and not self._marks[entry] & TALK

    def is_current(self, seat: int, expected: int) -> bool:
        """Whether an answer meant for entry `expected` still answers the question it was meant for.

        Others may have answered the same question in the meantime: that makes it no older.
        """
        return max(self._opened[-1], self._back.get(seat, 0)) <= expected <= self.seq

    def is_talk(self, entry: Entry) -> bool:
        """Whether the entry says something without answering anything."""
        if isinstance(entry, TookBack):
            return False
        meant = self._meant(entry.action)
        return isinstance(meant, Action) and meant.kind.signature.talk

    def done(self, request: str, seat: int) -> int | None:
        """The number of the entry that already carried out this request of the seat."""
        if request:
            for number in range(len(self.entries) - 1, -1, -1):
                entry = self.entries[number]
                if entry.request == request and entry.seat == seat:
                    return number
        return None

    def events(self, seat: int, since: int = 0) -> list[Happening]:
        """What the seat (or a spectator) may know to have happened from moment `since` on."""
        return [
            event
            for moment in self.moments[since:]
            for event in moment.events
            if event.is_for(seat)
        ]

    def turns(self) -> list[list[Moment]]:
        """The moments after the first, those together that answer one question.

        What somebody says in between stands by itself.
        """
        turns: list[list[Moment]] = []
        opened = -1
        for before, moment in enumerate(list(self.moments)[1:]):
            if self._opened[before] != opened or moment.talk or turns[-1][-1].talk:
                turns.append([])
            opened = self._opened[before]
            turns[-1].append(moment)
        return turns

    def scenes(self) -> list[Moment]:
        """The match as anybody may follow it: a moment for each turn. Needs all the states.

        In which order people made up their minds is nobody's business; nor who had, when somebody
        spoke in between.
        """
        scenes = [self.moment(0)]
        latest = len(self._counted) - 1
        for turn in self.turns():
            last = turn[-1]
            if not (last.closes or last.talk or last.number == latest):
                continue
            if last.shared:
                last = replace(last, player=None, action=None)
            scenes.append(replace(last, number=len(scenes)))
        return scenes

    def actions(self) -> list[tuple[int, str]]:
        """The log as a file keeps it: what still counts, of answers given at once by seat."""
        return [
            (moment.player, str(moment.action))
            for turn in self.turns()
            for moment in sorted(turn, key=lambda moment: moment.player or 0)
            if moment.player is not None
        ]


class Moments(Sequence[Moment]):
    """The moments of a match, each made when it is looked at."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def __len__(self) -> int:
        return len(self._match._counted)

    def __iter__(self) -> Iterator[Moment]:
        return map(self._match.moment, range(len(self)))

    @overload
    def __getitem__(self, at: int) -> Moment: ...
    @overload
    def __getitem__(self, at: slice) -> list[Moment]: ...
    def __getitem__(self, at: int | slice) -> Moment | list[Moment]:
        numbers = range(len(self))[at]
        if isinstance(numbers, range):
            return [self._match.moment(number) for number in numbers]
        return self._match.moment(numbers)


def encoded(told: list[Told]) -> bytes:
    """What happened, in few bytes; nothing, as usual, in none of their own."""
    return msgspec.msgpack.encode(told) if told else NOTHING


decoded = msgspec.msgpack.Decoder(list[tuple[int, int, tuple[int | bool, ...]]]).decode
