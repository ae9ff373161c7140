"""Positions built by hand, and dice that fall as a test wants them.

    t = Table(4)                                   # four players, seat 0 is at turn
    t.survivor("frank_osei", 0, "school")
    t.zombies("school", 2).dice(0, 3).main("mo_samples", samples=5)
    t.do("attack:frank_osei:d3", d6=[4], d12=[8])

Players without a survivor get one who does nothing, at the colony. Everything not named is as in a
new round, but no crisis is open, no crossroads card is drawn, and nobody has dice or cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import shamble
from shamble import Happening, Playable
from shamble.games.colony.content.crossroads import ALWAYS_ADDS
from shamble.games.colony.content.items import (
    BEARER,
    BOX,
    CARD_ITEM,
    CARD_ORIGIN,
    CARDS,
    DECK,
    GONE,
    STORE,
    WASTE,
    Item,
)
from shamble.games.colony.content.names import Crisis, Crossroad, Exiled, Main, Secret
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.rules.cards.items import put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, knows_zone
from shamble.games.colony.rules.colony_phase import phase as colony_phase
from shamble.games.colony.rules.crossroads import deeds_bound, deeds_general
from shamble.games.colony.rules.crossroads.cards import put_crossroad_back
from shamble.games.colony.rules.effects import vocabulary as effects
from shamble.games.colony.rules.people import exposure
from shamble.games.colony.rules.turn import moving
from shamble.games.colony.rules.zombies import arrivals as zombies
from shamble.games.colony.rules.zombies import attack
from shamble.games.colony.state import Event, Question, Standing, State, Step

ROLLERS = (
    attack,
    colony_phase,
    deeds_bound,
    deeds_general,
    effects,
    exposure,
    moving,
    zombies,
)
FILLERS = (
    "hugh_pemberton",
    "judith_ames",
    "simon_abadi",
    "clara_mendes",
    "nora_finch",
    "priya_nair",
    "helen_zhou",
)


def survivor(name: str) -> Survivor:
    return Survivor[name.upper()]


def place(name: str) -> Place:
    return Place[name.upper()]


def item(name: str) -> Item:
    return Item[name.upper()]


class Table:
    """A game in the middle of somebody's turn."""

    def __init__(self, players: int = 4, active: int = 0, **options: Any) -> None:
        options.setdefault("objective", "mo_more_plates")
        if options.get("first_game"):
            options.pop("objective")
        if players == 2:
            options.setdefault("mode", "hidden")
        self.game: Playable[State] = shamble.load("colony", players, **options)
        self.s: State = first_turn(self.game)
        self.events: list[Happening] = []
        self._filled: set[int] = set()
        self._clear(active)

    # ---- building

    def _clear(self, active: int) -> None:
        s = self.s
        s.first = s.turn_first = s.active = active
        s.to_act = s.asked = 1 << active
        s.crossroad_next -= 1
        s.crossroads[s.crossroad_next] = s.drawn_card
        s.drawn_card = s.drawer = -1
        for x in range(30):
            s.owner[x] = s.place[x] = -1
        s.buried = s.waiting = s.lasting = 0
        s.felix_at = -1
        for seat in range(5):
            s.group[seat] = 0
            s.leader[seat] = -1
            s.dice[seat] = [0] * 6
        s.wounds, s.frost, s.attached = [0] * 30, [0] * 30, [0] * 30
        s.zombies, s.barricades = [0] * 12, [0] * 12
        s.helpless = s.food = s.starvation = 0
        s.morale, s.marker = 6, 5
        for seat in range(self.game.players):
            for card in range(CARDS):
                if s.zone[card] == seat:
                    put(s, card, GONE, ALL_SEATS)
        self.crisis(None)
        for seat, name in zip(range(self.game.players), FILLERS, strict=False):
            self.survivor(name, seat, "colony", filler=True)

    def survivor(
        self,
        name: str,
        seat: int,
        where: str = "colony",
        wounds: int = 0,
        frost: int = 0,
        filler: bool = False,
    ) -> Table:
        """Put a survivor into play; the first one of a seat leads and replaces the filler."""
        s, x = self.s, survivor(name)
        if not filler:
            self._drop_filler(seat)
            if s.owner[x] >= 0:  # somebody else's filler
                before = s.owner[x]
                s.owner[x] = s.place[x] = s.leader[before] = -1
                s.group[before] = 0
                spare = next(name for name in FILLERS[5:] if s.owner[survivor(name)] < 0)
                self.survivor(spare, before, filler=True)
        else:
            self._filled.add(seat)
        s.owner[x], s.place[x] = seat, place(where)
        s.wounds[x], s.frost[x] = wounds, frost
        s.group[seat] += 1
        if s.leader[seat] < 0:
            s.leader[seat] = x
        if x == Survivor.FELIX_WARD:
            s.felix_at = s.place[x]
        return self

    def _drop_filler(self, seat: int) -> None:
        s, x = self.s, self.s.leader[seat]
        if seat in self._filled and s.group[seat] == 1:
            s.owner[x] = s.place[x] = s.leader[seat] = -1
            s.group[seat] = 0
        self._filled.discard(seat)

    def hand(self, seat: int, *names: str) -> Table:
        """Cards into a hand; `starter_fuel` is a starter card, `fuel` is not."""
        for name in names:
            put(self.s, self.find(name), seat, knows_zone(seat))
        return self

    def find(self, name: str) -> int:
        """A card that is in a deck or the gone pile; a starter card may be changed for another."""
        wanted = item(name.removeprefix("starter_"))
        starter = name.startswith("starter_")
        for card in range(CARDS):
            zone = self.s.zone[card]
            loose = DECK < zone <= DECK + 6 or zone in (GONE, BOX)
            if CARD_ITEM[card] == wanted and loose and (CARD_ORIGIN[card] == 0) == starter:
                if zone == BOX:
                    self._into_the_box()
                self._take_out(card)
                return card
        raise LookupError(name)

    def _into_the_box(self) -> None:
        """Some starter card of the gone pile, so that their number stays right."""
        cards = [c for c in range(CARDS) if CARD_ORIGIN[c] == 0 and self.s.zone[c] == GONE]
        self.s.zone[cards[0]] = BOX

    def _take_out(self, card: int) -> None:
        """Out of its deck; the cards above close the gap."""
        s, where = self.s, self.s.zone[card] - DECK
        if 1 <= where <= 6:
            for other in range(CARDS):
                if s.zone[other] == s.zone[card] and s.spot[other] > s.spot[card]:
                    s.spot[other] -= 1
            s.deck_top[where] -= 1

    def equip(self, name: str, *items: str) -> Table:
        for each in items:
            put(self.s, self.find(each), BEARER + survivor(name), ALL_SEATS)
        return self

    def pile(self, zone: int, *names: str) -> Table:
        """Cards onto the waste pile, the gone pile or the objective, the last on top."""
        for name in names:
            put(self.s, self.find(name), zone, ALL_SEATS)
        return self

    def waste(self, count: int) -> Table:
        """So many cards of any sort in the waste pile."""
        for card in range(CARDS):
            if self.s.waste_count < count and CARD_ORIGIN[card] == 0 and self.s.zone[card] >= GONE:
                put(self.s, card, WASTE, ALL_SEATS)
        for card in reversed(range(CARDS)):
            if self.s.waste_count < count and DECK < self.s.zone[card] <= DECK + 6:
                self._take_out(card)
                put(self.s, card, WASTE, ALL_SEATS)
        return self

    def deck(self, where: str, *names: str) -> Table:
        """These cards on top of a deck, the first on the very top."""
        s, number = self.s, place(where)
        for name in reversed(names):
            card = next(
                c
                for c in range(CARDS)
                if s.zone[c] == DECK + number
                and CARD_ITEM[c] == item(name)
                and s.spot[c] < s.deck_top[number]
                and not getattr(self, "_topped", {}).get(c)
            )
            self._topped = {**getattr(self, "_topped", {}), card: True}
            self._take_out(card)
            s.spot[card] = s.deck_top[number]
            s.deck_top[number] += 1
        return self

    def empty(self, *names: str) -> Table:
        """Item decks without a card."""
        for name in names:
            number = place(name)
            for card in range(CARDS):
                if self.s.zone[card] == DECK + number:
                    put(self.s, card, GONE, ALL_SEATS)
            self.s.deck_top[number] = self.s.deck_bottom[number] = 0
        return self

    def dice(self, seat: int, *values: int) -> Table:
        self.s.dice[seat] = [values.count(v + 1) for v in range(6)]
        return self

    def zombies(self, where: str, count: int) -> Table:
        number = place(where)
        if number == Place.COLONY:
            for i in range(count):
                self.s.zombies[i % 6] += 1
        else:
            self.s.zombies[number + 5] = count
        return self

    def barricades(self, where: str, count: int) -> Table:
        number = place(where)
        if number == Place.COLONY:
            for i in range(count):
                self.s.barricades[i % 6] += 1
        else:
            self.s.barricades[number + 5] = count
        return self

    def entrances(self, *states: str) -> Table:
        """The colony's entrances as zombies/barricades/empty."""
        for e, state in enumerate(states):
            parts = [int(part) for part in state.split("/")]
            self.s.zombies[e], self.s.barricades[e] = parts[0], parts[1]
        return self

    def hurt(self, name: str) -> Table:
        self.s.wounds[survivor(name)] += 1
        return self

    def set(self, **fields: int) -> Table:
        for name, value in fields.items():
            assert name in State.fields, name
            setattr(self.s, name, value)
        return self

    def main(self, name: str, **fields: int) -> Table:
        self.s.main = Main[name.upper()]
        return self.set(**fields)

    def crisis(self, name: str | None) -> Table:
        """The open crisis; the one that was open goes where this one was."""
        s = self.s
        if name is None:
            if s.crisis >= 0:
                s.crises_gone |= 1 << s.crisis
            s.crisis = -1
            return self
        wanted = int(Crisis[name.upper()])
        if s.crises_gone >> wanted & 1:
            s.crises_gone &= ~(1 << wanted)
        else:
            at = s.crises.index(wanted)
            s.crises[at] = s.crises_gone.bit_length() - 1
            s.crises_gone &= ~(1 << s.crises[at])
        s.crisis = wanted
        return self

    def give(self, seat: int, *names: str) -> Table:
        """Contributions to the crisis."""
        for name in names:
            put(self.s, self.find(name), 5 + seat, knows_zone(seat))
        return self

    def secret(self, seat: int, name: str) -> Table:
        self.s.secret[seat] = Secret[name.upper()]
        return self

    def exile(self, seat: int, card: str = "eo_ashes") -> Table:
        """An exiled player, whose loyal card was shown; own survivors stand outside."""
        s = self.s
        s.standing[seat] = Standing.EXILE
        s.exiled |= 1 << seat
        s.exile_card[seat] = Exiled[card.upper()]
        if 0 <= s.secret[seat] < 24:
            s.shown_secret[seat] = s.secret[seat]
        for x in range(30):
            if s.owner[x] == seat and s.place[x] == Place.COLONY:
                s.place[x] = Place.HOSPITAL
        return self

    def crossroad(self, name: str) -> Table:
        """The card of this turn, held by the seat on the right."""
        s, card = self.s, int(Crossroad[name.upper()])
        at = s.crossroads.index(card)
        s.crossroads[at], s.crossroads[s.crossroad_next] = s.crossroads[s.crossroad_next], card
        s.drawn_card = card
        s.crossroads[s.crossroad_next] = -1
        s.crossroad_next += 1
        s.drawer = (s.active - 1) % s.players
        return self

    def sound(self) -> Table:
        assert self.game.broken(self.s) == 0, self.game.broken(self.s)
        return self

    # ---- playing

    def do(
        self,
        action: str,
        seat: int | None = None,
        d6: Sequence[int] = (),
        d12: Sequence[int] = (),
    ) -> Table:
        """Answer, with the next dice as given; every other roll is a 1 or a blank."""
        player = min(self.game.to_act(self.s)) if seat is None else seat
        with rolling(d6, d12):
            self.events = self.game.apply(self.s, player, action)
        assert self.game.broken(self.s) == 0, self.game.broken(self.s)
        return self

    def all_do(self, **answers: str) -> Table:
        """Simultaneous answers: `p0="yes"`."""
        for seat, answer in answers.items():
            self.do(answer, int(seat[1:]))
        return self

    def fire(self, d6: Sequence[int] = (), d12: Sequence[int] = ()) -> Table:
        """Test the card of the turn as after an action."""
        s = self.s
        s.to_act = 0
        with rolling(d6, d12):
            s.log = []
            self.game._loop.advance(s)
            self.events = self.game._take_log(s)
        assert self.game.broken(s) == 0, self.game.broken(s)
        return self

    def colony_phase(self, d6: Sequence[int] = (), d12: Sequence[int] = ()) -> Table:
        """All turns are over: run the Colony Phase until a decision of the next round."""
        s = self.s
        put_crossroad_back(s)
        while s.stack[s.depth - 1][0] != Step.TURNS_OVER:
            s.depth -= 1
        return self.fire(d6, d12)

    # ---- reading

    @property
    def question(self) -> str:
        return list(Question)[self.s.question].word

    def legal(self, seat: int | None = None) -> list[str]:
        player = min(self.game.to_act(self.s)) if seat is None else seat
        return [str(action) for action in self.game.legal(self.s, player)]

    def why_not(self, action: str, seat: int | None = None) -> str | None:
        """The number of the rule that refuses an action."""
        player = min(self.game.to_act(self.s)) if seat is None else seat
        refused = self.game.why_not(self.s, player, action)
        return refused.rule if refused else None

    def held(self, seat: int) -> list[str]:
        return self.names(seat)

    def names(self, zone: int) -> list[str]:
        cards = [c for c in range(CARDS) if self.s.zone[c] == zone]
        cards.sort(key=lambda c: self.s.spot[c])
        return [Item(CARD_ITEM[c]).name.lower() for c in cards]

    def carried(self, name: str) -> list[str]:
        return self.names(BEARER + survivor(name))

    def deck_names(self, where: str) -> list[str]:
        """Top first."""
        return self.names(DECK + place(where))[::-1]

    def at(self, name: str) -> str | None:
        number = self.s.place[survivor(name)]
        return Place(number).name.lower() if number >= 0 else None

    def tokens(self, name: str) -> tuple[int, int]:
        x = survivor(name)
        return self.s.wounds[x], self.s.frost[x]

    def is_gone(self, name: str) -> bool:
        return bool(self.s.buried >> survivor(name) & 1)

    def told(self, kind: Event) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.kind == kind]


def worlds(t: Table, seat: int, count: int = 60) -> list[State]:
    """Imagined worlds, each of which looks to the seat as the true one does."""
    seen = t.game.redact(t.s, seat)
    found = []
    for luck in range(count):
        world = t.game.imagine(seen, seat, luck)
        assert t.game.broken(world) == 0
        assert t.game.redact(world, seat).pack() == seen.pack()
        found.append(world)
    return found


def first_turn(game: Playable[State]) -> State:
    """A new game at its first turn, before any crossroads card has fired."""
    for seed in range(1000):
        s: State = game.new(seed=seed)
        while s.question in (Question.LEAD, Question.KEEP):
            player = min(game.to_act(s))
            game.apply(s, player, game.legal(s, player)[0])
        if s.question == Question.TURN and s.drawn_card >= 0 and not ALWAYS_ADDS[s.drawn_card]:
            return s
    raise AssertionError("no game begins quietly")


@contextmanager
def rolling(d6: Sequence[int] = (), d12: Sequence[int] = ()) -> Iterator[None]:
    """Dice fall as given, then as 1 (a d6) or blank (a d12); nothing given may be left."""
    left = {6: list(d6), 12: list(d12)}

    def roll(s: State, sides: int) -> int:
        return left[sides].pop(0) if left[sides] else 1

    patches = [patch.object(module, "roll", roll) for module in ROLLERS]
    for each in patches:
        each.start()
    try:
        yield
    finally:
        for each in patches:
            each.stop()
    assert left == {6: [], 12: []}, f"not rolled: {left}"


STORED = STORE
