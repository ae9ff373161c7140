"""Positions in the notation of the rule book's vectors, and states read back in the same notation.

    game, s = given(time="night", z=5, p=10, hp=3, row="1 0 2 1 0 3 1", deck="2 1 NIGHT 0")
    changes(game, s, "sleep")  # {"hp": 6, "z": 9, "d": 1, …}: nothing else has changed

A number stands for some Location card that shows it and is not on the table yet. The row starts
at the Zombie's index unless `at` says otherwise; decks, piles and lines are listed top first.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import shamble
from shamble import Happening, Playable
from shamble.games.pursuit.content.cards import Card, Pace
from shamble.games.pursuit.state import Ending, State

SHOWS = [0] * 9 + [1] * 10 + [2] * 8 + [3] * 5  # the numbers of the 32 Locations in their order
SPECIAL = {"NIGHT": Card.NIGHT_1, "DAY": Card.DAY_2, "EVAQ": Card.EVAQ}
HANGING = {"N": Card.NIGHT_1, "D": Card.DAY_2}
TIME_STACK = {
    "day": [Card.DAY_1],
    "night": [Card.DAY_1, Card.NIGHT_1],
    "second day": [Card.DAY_1, Card.NIGHT_1, Card.DAY_2],
}
LONGEST = 31  # rounds: the most that any road allows
PACES = {
    "1": Pace.PACE_1,
    "2a": Pace.PACE_2A,
    "2b": Pace.PACE_2B,
    "3": Pace.PACE_3,
    "4": Pace.PACE_4,
}

VARIANTS = (
    "open_road",
    "steady_pace",
    "puzzle",
    "short_road",
    "alley",
    "last_breath",
    "quiet_night",
    "long_night",
    "certain_dawn",
    "daily_road",
)


# ---- positions


class Box:
    """The Location cards that are not on the table yet."""

    def __init__(self) -> None:
        self.left = list(range(len(SHOWS)))

    def take(self, notation: str) -> list[int]:
        return [self._card(word) for word in notation.split() if word != "|"]

    def _card(self, word: str) -> int:
        if word in SPECIAL:
            return SPECIAL[word]
        card = next(card for card in self.left if SHOWS[card] == int(word))
        self.left.remove(card)
        return card


def given(
    *,
    time: str = "day",
    z: int = 12,
    p: int = 15,
    hp: int | None = None,
    nerve: int | None = None,
    under: int = 1,
    row: str = "",
    at: int | None = None,
    deck: str = "0 2 0 2 0 2",
    above: str = "",
    hand: str = "1 3 4",
    pile: str | None = None,
    spent: str = "",
    **options: Any,
) -> tuple[Playable[State], State]:
    """A position before Phase 1; `under` is the number under the Player if no row is given."""
    game = shamble.load("pursuit", **options)
    start = z if at is None else at
    if not row:
        row = " ".join(str(under) if start + i == p else "1" for i in range(7))
    box = Box()
    cards, unseen = box.take(row), box.take(deck)
    hung = [word.split("@") for word in above.split()]
    times = TIME_STACK[time]
    held = [PACES[word] for word in hand.split()]
    if pile is None:
        apart = {*hand.split(), *spent.split()}
        pile = " ".join(word for word in PACES if word not in apart)
    s: State = game.position(
        zombie=z,
        player=p,
        road=[-1] * start + cards,
        row_start=start,
        laid=start + len(cards),
        evaq_at=start + cards.index(Card.EVAQ) if Card.EVAQ in cards else -1,
        deck=unseen,
        deck_next=0,
        deck_size=len(unseen),
        above=[HANGING[card] for card, _ in hung],
        above_at=[int(index) for _, index in hung],
        above_count=len(hung),
        times=times,
        times_count=len(times),
        held=[int(card in held) for card in Pace],
        pile=[PACES[word] for word in pile.split()],
        spent=[PACES[word] for word in spent.split()],
        spent_count=len(spent.split()),
    )
    s.hp = s.hp_cap if hp is None else hp
    s.nerve = s.nerve_cap if nerve is None else nerve
    return game, s


# ---- reading a state


def card_in_words(card: int) -> str:
    names = {int(special): word for word, special in SPECIAL.items()} | {int(Card.DAY_1): "DAY"}
    return names.get(card) or ("?" if card < 0 else str(SHOWS[card]))


def cards_in_words(cards: Iterable[int]) -> str:
    return " ".join(card_in_words(card) for card in cards if card >= 0)


def paces_in_words(cards: Iterable[int]) -> str:
    words = list(PACES)
    return " ".join(words[card] for card in cards if card >= 0)


def time(s: State) -> str:
    return "NIGHT" if s.times[s.times_count - 1] == Card.NIGHT_1 else "DAY"


def row(s: State) -> str:
    return f"@{s.row_start}: {cards_in_words(s.road[s.row_start : s.laid])}"


def discard(s: State) -> str:
    return cards_in_words(s.road[: s.row_start])


def above(s: State) -> str:
    letters = {int(card): letter for letter, card in HANGING.items()}
    hung = zip(s.above[: s.above_count], s.above_at, strict=False)
    return " ".join(f"{letters[card]}@{index}" for card, index in hung)


def deck(s: State) -> str:
    return cards_in_words(s.deck[s.deck_next : s.deck_size])


def hand(s: State) -> str:
    return paces_in_words(card for card in Pace if s.held[card])


def playable(s: State) -> list[str]:
    """The held cards that actions name: of two Walks only the first."""
    held = hand(s).split()
    return [card for card in held if not (card == "2b" and "2a" in held)]


def pile(s: State) -> str:
    return paces_in_words(s.pile)


def spent(s: State) -> str:
    return paces_in_words(s.spent[: s.spent_count])


def set_pile(s: State, notation: str) -> None:
    """Order the pile by hand, as a shuffle might have."""
    assert sorted(notation.split()) == sorted(pile(s).split())
    s.pile = [int(PACES[word]) for word in notation.split()]


def facts(game: Playable[State], s: State) -> dict[str, object]:
    """Everything on the table but the round's number; the pile without its order."""
    over = game.is_over(s)
    return {
        "time": time(s),
        "z": s.zombie,
        "p": s.player,
        "d": s.player - s.zombie,
        "hp": s.hp,
        "nerve": s.nerve,
        "row": row(s),
        "above": above(s),
        "deck": deck(s),
        "discard": discard(s),
        "hand": hand(s),
        "pile": " ".join(sorted(pile(s).split())),
        "spent": spent(s),
        "aside": paces_in_words([s.played]),
        "ending": game.result(s).ending,
        "score": game.result(s).payoffs[0] if over else None,
    }


# ---- playing


def changes(game: Playable[State], s: State, action: str) -> dict[str, object]:
    """Play an action; the facts that are different now."""
    before = facts(game, s)
    game.apply(s, 0, action)
    return {name: now for name, now in facts(game, s).items() if now != before[name]}


def legal(game: Playable[State], s: State) -> list[str]:
    return [str(action) for action in game.legal(s, 0)]


def reason(game: Playable[State], s: State, action: object) -> str | None:
    """Why an action is refused, None if it is not."""
    refused = game.why_not(s, 0, action)
    return refused.reason if refused else None


def told(events: list[Happening]) -> list[str]:
    """The words of the events, in order."""
    return [event.kind.word for event in events]


def telling(events: list[Happening], word: str) -> list[dict[str, str | int]]:
    """What the events of one kind tell."""
    return [event.args for event in events if event.kind.word == word]


@dataclass
class Turn:
    """One round: the state before its action, the action, what happened, the state after."""

    before: State
    action: str
    events: list[Happening]
    after: State


def walk(game: Playable[State], seed: int) -> Iterator[Turn]:
    """A whole game of somebody half sensible: now the rule of thumb, now anything not deadly."""
    choice = random.Random(seed)
    s: State = game.new(seed=seed)
    while not game.is_over(s):
        assert s.round <= LONGEST
        before = s.copy()
        action = str(game.hint(game.redact(s, 0), 0))
        if choice.random() < 0.4:
            action = _anything_not_deadly(game, s, choice)
        events = game.apply(s, 0, action)
        yield Turn(before, action, events, s.copy())


def _anything_not_deadly(game: Playable[State], s: State, choice: random.Random) -> str:
    options = legal(game, s)
    choice.shuffle(options)
    for action in options:
        ahead = s.copy()
        game.apply(ahead, 0, action)
        if ahead.over in (0, Ending.EVACUATED):
            return action
    return options[0]


def turns(games: int, **options: Any) -> Iterator[tuple[Playable[State], Turn]]:
    """All rounds of so many walks."""
    game = shamble.load("pursuit", **options)
    for seed in range(games):
        for turn in walk(game, seed):
            yield game, turn


def final_states(games: int, **options: Any) -> Iterator[tuple[Playable[State], State]]:
    for game, turn in turns(games, **options):
        if game.is_over(turn.after):
            yield game, turn.after
