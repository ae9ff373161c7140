"""Positions in the notation of the rule book's vectors.

    t = scene(at=[7], bullets=[1], walkers={10: 1}, fate=[8])
    t.run(Step.PHASE_A)
    t.do(P1, "forward:8")
    assert t.at(P1) == 10

Four humans on a road of 60 spaces, no bullets, no gear, nobody in doubt, start player P1, unless
said otherwise; `fate`, `events`, `bloods` and `evolutions` are the next cards, in drawing order.
`run` carries out one step (a phase, say) with nothing after it: when it is done, `t.done` is true.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import shamble
from shamble.engine.language.state import STUCK, push
from shamble.games.nightmare.content.blood import BLOOD_COPIES, PILE, Blood
from shamble.games.nightmare.content.cards import EVENT_COPIES, EVENT_SET, Card, Item, Weapon
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.content.evolutions import EVOLUTION_COPIES, Evolution
from shamble.games.nightmare.content.road import WALKERS, Role
from shamble.games.nightmare.knowledge import events_seen
from shamble.games.nightmare.rules.shuffles import bloods_seen, evolutions_seen, hide_evolution
from shamble.games.nightmare.rules.terms import with_blood, with_events
from shamble.games.nightmare.state import Phase, Question, State, Step

P1, P2, P3, P4, P5, P6, P7, P8 = range(8)
INFECTED, CLEAN = Blood.INFECTED, Blood.CLEAN
INCUBATING = Blood.MARKED_INCUBATING


class Scene:
    """A position, and what can be done with it."""

    def __init__(self, game: shamble.Playable[State], s: State) -> None:
        self.game, self.s = game, s
        self.events: list[shamble.Happening] = []

    # ---- playing

    def run(self, step: Step, *arguments: int) -> Scene:
        """Carry out a step, and nothing after it."""
        s = self.s
        s.depth = s.to_act = s.over = 0
        push(s, step, *arguments)
        s.log = []
        self.game._loop.advance(s)
        self.events = self.game._take_log(s)
        return self

    def round(self) -> Scene:
        """A whole round, and the next ones."""
        return self.run(Step.BEGIN_ROUND)

    def do(self, player: int, *actions: str) -> Scene:
        for action in actions:
            self.events += self.game.apply(self.s, player, action)
        return self

    def phases(self, *steps: Step) -> Scene:
        """These phases one after the other, and nothing after them."""
        s = self.s
        s.depth = s.to_act = s.over = 0
        for step in reversed(steps):
            push(s, step)
        s.log = []
        self.game._loop.advance(s)
        self.events = self.game._take_log(s)
        return self

    # ---- reading

    @property
    def done(self) -> bool:
        return self.s.over == STUCK

    @property
    def asked(self) -> str:
        """The open question."""
        assert self.s.to_act, "nobody is asked"
        return list(Question)[self.s.question].word

    @property
    def who(self) -> list[int]:
        return sorted(self.game.to_act(self.s))

    def legal(self, player: int) -> list[str]:
        return [str(action) for action in self.game.legal(self.s, player)]

    def why(self, player: int, action: str) -> str | None:
        refused = self.game.why_not(self.s, player, action)
        return refused.rule if refused else None

    def at(self, player: int) -> int:
        return self.s.at[player]

    def is_zombie(self, player: int) -> bool:
        return self.s.role[player] == Role.ZOMBIE

    def is_down(self, player: int) -> bool:
        return bool(self.s.down >> player & 1)

    def hand(self, player: int) -> list[str]:
        return [Weapon(w).name.lower() for w in self.s.hand[player] if w >= 0]

    def items(self, player: int) -> dict[str, int]:
        return {i.name.lower(): self.s.items[player][i] for i in Item if self.s.items[player][i]}

    def counters(self, player: int) -> list[int]:
        """The counters on a player's unrevealed blood cards, the oldest first."""
        s = self.s
        return [s.blood_time[i] for i in range(s.blood_count) if s.blood_owner[i] == player]

    def lying(self, space: int) -> list[str]:
        s = self.s
        names = [GEAR_NAMES[s.lying[i]] for i in range(s.lying_count)]
        return [name for i, name in enumerate(names) if s.lying_at[i] == space]

    def up(self, player: int) -> list[str]:
        """Evolutions face up."""
        row = self.s.face_up[player]
        return [e.name.lower() for e in Evolution for _ in range(row[e])]

    def hidden(self, player: int) -> list[str]:
        row = self.s.face_down[player]
        return [e.name.lower() for e in Evolution for _ in range(row[e])]

    def unseen_blood(self) -> list[int]:
        """Blood cards on the pile that were discarded unseen."""
        s = self.s
        return [s.buried_face[i] for i in range(s.buried_count) if s.buried_until[i] == PILE]

    def conditions(self, player: int) -> list[str]:
        return [c.name.lower() for c in Condition if self.s.holder[c] == player]

    def is_met(self, condition: Condition) -> bool:
        return bool(self.s.met >> condition & 1)

    def told(self, word: str) -> list[dict[str, str | int]]:
        """What the events of one kind tell."""
        return [event.args for event in self.events if event.kind.word == word]

    @property
    def ending(self) -> str | None:
        return self.game.result(self.s).ending

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.result(self.s).winners


GEAR_NAMES = (
    "rusty_pipe",
    "kitchen_knife",
    "baseball_bat",
    "fire_axe",
    "machete",
    "chainsaw",
    "own_knife",
    "antiviral_shot",
    "energy_drink",
    "bicycle",
    "riot_vest",
)


def scene(
    players: int = 4,
    *,
    n: int = 60,
    at: Iterable[int] = (),
    zombies: Iterable[int] = (),
    down: Iterable[int] = (),
    bullets: Iterable[int] = (),
    hands: dict[int, str] | None = None,
    items: dict[int, str] | None = None,
    walkers: dict[int, int] | None = None,
    lying: dict[int, str] | None = None,
    lying_bullets: dict[int, int] | None = None,
    blood: Iterable[tuple[int, int, int]] = (),
    conditions: dict[int, str] | None = None,
    met: Iterable[Condition] = (),
    errand: tuple[int, int] = (-1, -1),
    up: dict[int, str] | None = None,
    hidden: dict[int, str] | None = None,
    hive: str = "",
    fate: Iterable[int] = (),
    events: Iterable[Card] = (),
    bloods: Iterable[Blood] = (),
    evolutions: Iterable[Evolution] = (),
    start: int = P1,
    round: int = 1,
    phase: Phase = Phase.MOVEMENT,
    **options: Any,
) -> Scene:
    """A position; `blood` lists owner, counters and face, the oldest card first."""
    settled = {"distance": n, "walker_spacing": 0, "start_bullets": 0, **options}
    game = shamble.load("nightmare", players, **settled)
    s: State = game.new(seed=0)
    s.to_act, s.start, s.round, s.phase = 0, start, round, phase
    s.colour = [p if p < players else -1 for p in range(8)]
    for p, space in enumerate(at):
        s.at[p] = space
    for p, count in enumerate(bullets):
        s.bullets[p] = count
    for p in zombies:
        s.role[p], s.turned[p], s.bullets[p] = Role.ZOMBIE, 0, 0
        s.hand[p] = [-1, -1, -1]
    for p in down:
        s.down |= 1 << p
    for p, words in (hands or {}).items():
        for i, word in enumerate(words.split()):
            s.hand[p][i] = Weapon[word.upper()]
    for p, words in (items or {}).items():
        for word in words.split():
            s.items[p][Item[word.upper()]] += 1
    for space, count in (walkers or {}).items():
        s.walkers[space] = count
    s.walkers_left = WALKERS - sum(s.walkers)
    for space, words in (lying or {}).items():
        for word in words.split():
            s.lying[s.lying_count], s.lying_at[s.lying_count] = GEAR_NAMES.index(word), space
            s.lying_count += 1
    for space, count in (lying_bullets or {}).items():
        s.lying_bullets[space] = count
        s.loose_bullets += count
    for owner, counters, face in blood:
        i = s.blood_count
        s.blood_owner[i], s.blood_time[i], s.blood_face[i] = owner, counters, face
        s.blood_count += 1
    for p, words in (conditions or {}).items():
        for word in words.split():
            s.holder[Condition[word.upper()]] = p
    for condition in met:
        s.met |= 1 << condition
    s.errand = list(errand)
    for rows, given in ((s.face_up, up), (s.face_down, hidden)):
        for p, words in (given or {}).items():
            for word in words.split():
                rows[p][Evolution[word.upper()]] += 1
    for p in range(players):
        s.face_down_count[p] = sum(s.face_down[p])
        for evolution in Evolution:
            for _ in range(s.face_down[p][evolution]):
                hide_evolution(s, p, evolution, 0)
    for word in hive.split():
        s.hive[Evolution[word.upper()]] += 1
    stack_decks(s, list(fate), list(events), list(bloods), list(evolutions))
    assert game.broken(s) == 0, game.broken(s)
    return Scene(game, s)


def stack_decks(
    s: State,
    fate: list[int],
    events: list[Card] | list[int],
    bloods: list[Blood] | list[int],
    evolutions: list[Evolution] | list[int],
) -> None:
    """Every card that is not on the table is in its deck, the named ones on top, in order."""
    s.fate_gone = [0] * 10
    cards = [value for value in range(1, 11) for _ in range(5)]
    s.fate_deck = stacked(cards, fate, 50)
    s.fate_left = 50
    cards = [
        card
        for card in Card
        for _ in range(EVENT_COPIES[card] - events_seen(s, card))
        if card_is_used(s, card)
    ]
    s.event_deck, s.event_left = stacked(cards, events, len(s.event_deck)), len(cards)
    cards = [
        face
        for face in Blood
        for _ in range(BLOOD_COPIES[face] - bloods_seen(s, face))
        if face < Blood.MARKED_INFECTED or with_blood(s)
    ]
    s.blood_deck, s.blood_left = stacked(cards, bloods, len(s.blood_deck)), len(cards)
    cards = []
    if with_events(s):
        for evolution in Evolution:
            hidden = sum(row[evolution] for row in s.face_down)
            left = EVOLUTION_COPIES[evolution] - evolutions_seen(s, -1, evolution) - hidden
            cards += [evolution] * left
    s.evolution_deck = stacked(cards, evolutions, len(s.evolution_deck))
    s.evolution_left = len(cards)


def card_is_used(s: State, card: Card) -> bool:
    return EVENT_SET[card] == 0 or with_events(s)


def stacked(cards: Iterable[int], top: Iterable[int], size: int) -> list[int]:
    """A deck whose last card is its top."""
    rest, wanted = list(map(int, cards)), list(map(int, top))
    for card in wanted:
        rest.remove(card)
    deck = rest + wanted[::-1]
    return deck + [-1] * (size - len(deck))
