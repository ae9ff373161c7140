"""A match: an append-only log of entries, and the moments that follow from it by replay.

An entry is an answer or the taking back of one; nothing else changes a game. State is never stored,
only rebuilt: give the same key and the same entries, and the same match stands there again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from shamble.engine.errors import ShambleError
from shamble.engine.face import Happening, Playable, Refusal
from shamble.engine.kinds import Action, ActionSpace
from shamble.match.entries import Acted, Barrier, CannotTakeBack, Entry, Moment, TookBack

__all__ = ["Acted", "Barrier", "CannotTakeBack", "Entry", "Match", "Moment", "TookBack"]


@lru_cache(20_000)
def parsed(actions: ActionSpace, text: str) -> Action:
    """An action from its text; the same few come again and again."""
    return actions.parse(text)


class Match:
    """A game in play: its entries so far, and every moment that still counts.

    The first `given` actions belong to the setup: nobody takes them back. With `short_memory`
    only the states since the last turn are kept, a large game's being tens of kilobytes each.
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
        self._key, self._remembered = key, 0  # the first moment whose state is at hand
        self.entries: list[Entry] = []
        events: list[Happening] = []
        s = game.new(key=key, events=events)
        self.moments = [Moment(0, None, None, events, s)]
        self.shared: set[int] = set()  # entries about questions that several were asked
        self._opened = [0]  # for each moment, the entry count when its question was asked
        self._back: dict[int, int] = {}  # for each seat, the entry count when it last went back
        self._done: dict[tuple[int, str], int] = {}  # by seat and request, the entry
        self.by_entry: dict[int, Moment] = {}  # what still counts
        self.happened: dict[int, list[Happening]] = {}  # by entry, also of what was taken back
        for entry in entries:
            self.add(entry)

    @property
    def seq(self) -> int:
        """How many entries there are: the number of the next one."""
        return len(self.entries)

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    # ---- changing

    def add(self, entry: Entry) -> Moment:
        """Take the next entry; raises, and changes nothing, if it does not fit."""
        if isinstance(entry, TookBack):
            return self._take_back(entry)
        moment = self._answer(entry.seat, entry.action, self.seq)
        self._note(entry, moment.shared)
        return moment

    def _answer(self, seat: int, action: str, entry: int) -> Moment:
        before = self.state
        s = before.copy()
        events = self.game.apply(s, seat, self._meant(action))
        meant = parsed(self.game.actions, action)
        talk = meant.kind.signature.talk  # it answers nothing
        closes = not talk and (s.to_act == 0 or s.to_act == s.asked)
        moment = Moment(
            number=len(self.moments),
            player=seat,
            action=meant,
            events=events,
            state=s,
            entry=entry,
            shared=not talk and before.asked.bit_count() > 1,
            closes=closes,
            talk=talk,
        )
        self._opened.append(entry + 1 if closes else self._opened[-1])
        self.moments.append(moment)
        self.by_entry[entry] = moment
        self.happened[entry] = events
        if self.short_memory and closes:
            self._forget(moment.number - 1)
        return moment

    def _take_back(self, entry: TookBack) -> Moment:
        """Without the seat's last answer; others' answers to the same question still stand."""
        if barrier := self.barrier(entry.seat):
            raise CannotTakeBack(barrier)
        last = self._last_of(entry.seat)
        assert last is not None
        later = self.moments[last.number + 1 :]
        del self.by_entry[last.entry]
        del self.moments[last.number :]
        del self._opened[last.number :]
        self._recall()
        for moment in later:
            assert moment.player is not None
            self._answer(moment.player, str(moment.action), moment.entry)
        self.happened[self.seq] = last.events
        self._note(entry, last.shared)
        self._back[entry.seat] = self.seq
        return self.moments[-1]

    def _forget(self, before: int) -> None:
        """Let go of the states before a moment; replaying would bring them back."""
        for number in range(self._remembered, before):
            self.moments[number] = replace(self.moments[number], state=None)
        self._remembered = max(self._remembered, before)

    def _recall(self) -> None:
        """Have the last two states again, where taking back has led to forgotten ones."""
        wanted = max(0, len(self.moments) - 2)
        if self._remembered <= wanted:
            return
        s = self.game.new(key=self._key)
        for number, moment in enumerate(self.moments):
            if moment.player is not None:
                s = s.copy()
                self.game.apply(s, moment.player, moment.action)
            if number >= wanted:
                self.moments[number] = replace(moment, state=s)
        self._remembered = wanted

    def _note(self, entry: Entry, shared: bool) -> None:
        if shared:
            self.shared.add(self.seq)
        if entry.request:
            self._done.setdefault((entry.seat, entry.request), self.seq)
        self.entries.append(entry)

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
        """What stands between the seat and its last answer; None if it may go back.

        Who answered in secret may change the answer as long as anybody still chooses. What was
        said is said.
        """
        last, own = self.moments[-1], self._last_of(seat)
        if self.is_over:
            return Barrier("over")
        if own is None:
            return Barrier("nothing")
        if self.is_still_secret(own):
            return None
        if last is not own or last.shared:
            return Barrier("others")
        for event in last.events:
            if event.reveals:
                return Barrier("revealed", event)
        if last.state.drawn != self.moments[-2].state.drawn:
            return Barrier("chance")
        return None

    def is_still_secret(self, moment: Moment) -> bool:
        """Whether the moment answers the question that others still owe an answer to."""
        return not moment.closes and self._opened[moment.number] == self._opened[-1]

    def _last_of(self, seat: int) -> Moment | None:
        for moment in reversed(self.moments[1 + self.given :]):
            if moment.player == seat and not moment.talk:
                return moment
        return None

    def answers_of(self, seat: int) -> int:
        """How many answers of the seat count, those given with the setup left out."""
        since = self.moments[1 + self.given :]
        return sum(moment.player == seat and not moment.talk for moment in since)

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
        return self._done.get((seat, request))

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
        for before, moment in enumerate(self.moments[1:]):
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
        scenes = self.moments[:1]
        for turn in self.turns():
            last = turn[-1]
            if not (last.closes or last.talk or last is self.moments[-1]):
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
