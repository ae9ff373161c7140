"""Positions in the notation of the rule book's vectors, and states read back in the same notation.

    t = given(4, L4="P0:p,g | P1:t", hands={1: "threat_1 threat_2"})
    t.begin("A")
    t.play(1, "threat")

`L4` is location 4; p, t, g and l are the characters. Whoever stands nowhere is dead. Cards that are
not named lie in the pile, or are out of the game if the pile is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import shamble
from shamble import Happening, Playable
from shamble.engine.runtime.build import core
from shamble.games.mall.content.cards import CARDS, Card
from shamble.games.mall.rules.terms import bit_of
from shamble.games.mall.state import Phase, State, Step

LETTERS = "ptgl"
PLACES = ["restroom", "cachou", "toy_store", "parking", "security_hq", "supermarket"]
CHARACTERS = {"p": "pin_up", "t": "tough_guy", "g": "gunman", "l": "little_girl"}

# What is left of a round from each phase on, the last step first.
REST = {
    "A": [Step.END_ROUND, Step.REVEAL, Step.DESTINATIONS, Step.ARRIVAL, Step.ELECTION, Step.TRUCK],
    "B": [Step.END_ROUND, Step.REVEAL, Step.DESTINATIONS, Step.ARRIVAL, Step.ELECTION],
    "C": [Step.END_ROUND, Step.REVEAL, Step.DESTINATIONS, Step.ARRIVAL],
    "D": [Step.END_ROUND, Step.REVEAL, Step.DESTINATIONS],
    "E": [Step.END_ROUND, Step.REVEAL],
    "F": [Step.END_ROUND, Step.EXTRA_ZOMBIES],
    "end": [Step.END_ROUND],
    "next": [Step.ROUND],
}
BEFORE = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5, "end": 6, "next": 6}


def cards(names: str) -> list[int]:
    return [int(Card[name.upper()]) for name in names.split()]


def card_set(names: str) -> int:
    return sum(1 << card for card in cards(names))


def names_of(numbers: Iterable[int]) -> list[str]:
    return [Card(number).name.lower() for number in numbers]


class Table:
    """A game with a position, and what has happened since."""

    def __init__(self, game: Playable[State], s: State) -> None:
        self.game, self.s = game, s
        self.events: list[Happening] = []

    # ---- playing

    def begin(self, phase: str) -> Table:
        """Run on from the start of a phase."""
        s = self.s
        s.depth, s.to_act, s.over = 0, 0, 0
        s.phase = BEFORE[phase]
        for step in REST[phase]:
            s.stack[s.depth] = [int(step), 0, 0, 0, 0]
            s.depth += 1
        s.log = []
        core(self.game.game).advance(s)
        self.events = [self.game._happening(*entry) for entry in s.log]
        s.log = None
        return self

    def play(self, seat: int, action: str) -> Table:
        self.events += self.game.apply(self.s, seat, action)
        return self

    def vote(self, ballots: str) -> Table:
        """`0>1 2>1 3>-`: who votes for whom; - abstains."""
        for ballot in ballots.split():
            seat, chosen = ballot.split(">")
            self.play(int(seat), "abstain" if chosen == "-" else f"vote:{chosen}")
        return self

    def go(self, choices: str) -> Table:
        """`0>5 1>4`: who goes where, by the numbers of the locations."""
        for choice in choices.split():
            seat, place = choice.split(">")
            self.play(int(seat), f"go:{PLACES[int(place) - 1]}")
        return self

    def dice(self, *pips: int) -> Table:
        self.s.dice = [pip - 1 for pip in pips]
        return self

    # ---- reading

    def asked(self) -> set[int]:
        return set(self.game.to_act(self.s))

    def question(self) -> str:
        return list(self.game.game.questions)[self.s.question].word

    def legal(self, seat: int) -> list[str]:
        return sorted(map(str, self.game.legal(self.s, seat)))

    def places(self, seat: int, kind: str = "", character: str = "") -> list[int]:
        """The locations that the options name, by number; of one kind, of one character."""
        found = set()
        for action in self.game.legal(self.s, seat):
            if "place" not in action.args or kind not in ("", action.kind.word):
                continue
            if character and action.args["character"] != CHARACTERS[character]:
                continue
            found.add(PLACES.index(str(action.args["place"])) + 1)
        return sorted(found)

    def why(self, seat: int, action: str) -> str | None:
        """The rule that refuses an action; nothing changes."""
        before = self.s.pack()
        refused = self.game.why_not(self.s, seat, action)
        if refused:
            try:
                self.game.apply(self.s, seat, action)
            except shamble.IllegalAction:
                assert self.s.pack() == before
            else:
                raise AssertionError(f"{action} was refused, and yet it was done")
        return refused.rule if refused else None

    def at(self, place: int) -> str:
        """Who is at a location, in the notation of `given`."""
        crews = []
        for seat in range(self.s.players):
            row = self.s.at[seat]
            here = [LETTERS[c] for c in range(4) if row[c] == place - 1]
            if here:
                crews.append(f"P{seat}:{','.join(here)}")
        return " | ".join(crews)

    def z(self, place: int) -> int:
        return int(self.s.zombies[place - 1])

    def hand(self, seat: int) -> list[str]:
        return names_of(card for card in range(CARDS) if self.s.hand[seat] >> card & 1)

    def pile(self) -> list[str]:
        return names_of(self.s.pile[self.s.pile_top : self.s.pile_end])

    def is_played(self, card: str) -> bool:
        return bool(self.s.played & card_set(card))

    def seen(self, seat: int) -> State:
        state: State = self.game.redact(self.s, seat)
        return state

    def told(self, word: str, seat: int | None = None) -> list[dict[str, str | int]]:
        """What the events of a kind tell, to a seat if one is named."""
        return [
            event.args
            for event in self.events
            if event.kind.word == word and (seat is None or event.is_for(seat))
        ]

    def words(self) -> list[str]:
        return [event.kind.word for event in self.events]


def position(
    players: int = 5,
    *,
    chief: int = 0,
    elected: int | None = None,
    hands: dict[int, str] | None = None,
    pile: str | None = None,
    zombies: dict[int, int] | None = None,
    closed: Iterable[int] = (),
    out: Iterable[int] = (),
    fresh: Iterable[int] = (),
    going: dict[int, int] | None = None,
    dice: tuple[int, int, int, int] = (2, 2, 2, 2),
    round: int = 1,
    options: dict[str, Any] | None = None,
    **places: str,
) -> Table:
    """A position between two phases; `begin` says which comes next."""
    game = shamble.load("mall", players, **(options or {}))
    s: State = game.new(seed=1)
    s.round, s.chief = round, chief
    s.elected = -1 if elected is None else elected
    s.phase = Phase.ATTACK
    stand(s, places)
    lay_cards(s, hands or {}, pile)
    s.zombies = [(zombies or {}).get(place + 1, 0) for place in range(6)]
    for place in closed:
        s.closed |= 1 << (place - 1)
    s.fresh = sum(1 << seat for seat in fresh)
    s.out = s.fresh | sum(1 << seat for seat in out)
    s.destination = [-1] * 6
    for seat, place in (going or {}).items():
        s.destination[seat] = place - 1
    s.dice = [pip - 1 for pip in dice]
    assert game.broken(s) == 0, game.broken(s)
    return Table(game, s)


given: Callable[..., Table] = position


def stand(s: State, places: dict[str, str]) -> None:
    s.at = [[-1] * 4 for _ in range(6)]
    s.here = [0] * 6
    s.crew = [0] * 6
    for name, crews in places.items():
        place = int(name.removeprefix("L")) - 1
        for crew in crews.split("|"):
            seat_name, letters = crew.strip().split(":")
            seat = int(seat_name.removeprefix("P"))
            for letter in letters.split(","):
                character = LETTERS.index(letter)
                s.at[seat][character] = place
                s.here[place] |= bit_of(seat, character)
                s.crew[seat] |= 1 << character


def lay_cards(s: State, hands: dict[int, str], pile: str | None) -> None:
    s.hand = [card_set(hands.get(seat, "")) for seat in range(6)]
    s.held = [hand.bit_count() for hand in s.hand]
    in_hands = sum(s.hand)
    left = [card for card in range(CARDS) if not in_hands >> card & 1]
    lying = left if pile is None else cards(pile)
    s.pile = lying + [-1] * (len(s.pile) - len(lying))
    s.pile_top, s.pile_end = 0, len(lying)
    s.played = sum(1 << card for card in left if card not in lying)
    s.gone = 0
