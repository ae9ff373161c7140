"""The exact solver: expectimax over the Pace draws on a known road, as dynamic programming.

Every round takes her at least one card further, so positions numbered by her index first can be
valued from the last to the first. All values are sums of halves: floats hold them exactly.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from shamble.engine.language.record import dtype
from shamble.engine.runtime.build import blank_state
from shamble.engine.targets import Native
from shamble.games.pursuit.bots.known_road import (
    AHEAD,
    CHOICES,
    EVACUATED,
    ILLEGAL,
    LENGTH,
    LINE_HANDS,
    NEXT_HAND,
    RUNNING,
    Aim,
    KnownRoad,
    action_of,
    first_hand,
    hand_count,
    hand_of,
    know_road,
    number_played,
    outcome,
)
from shamble.games.pursuit.content.roads import NERVE_CAP, PRESET_HP, ROAD_HP, START
from shamble.games.pursuit.rules.refill import lay
from shamble.games.pursuit.rules.terms import distance
from shamble.games.pursuit.state import Option, State
from shamble.rules import Action, Game, ShambleError, rule

if TYPE_CHECKING:
    from shamble.engine.playable import Playable

MOST_HP = max(ROAD_HP) + max(PRESET_HP)
NERVES = max(NERVE_CAP) + 1
POSITIONS = LENGTH * AHEAD * MOST_HP * NERVES
VALUES = POSITIONS * LINE_HANDS

NONE = -1.0e9  # less than anything is worth
FOREVER = 1000  # rounds


# ---- positions


@rule
def position(z: int, p: int, hp: int, nerve: int) -> int:
    """A position's number, rising with her index."""
    return ((z * AHEAD + p - z - 1) * MOST_HP + hp - 1) * NERVES + nerve


@rule
def place_of(at: int) -> tuple[int, int, int, int]:
    """The z, p, HP and Nerve of a position."""
    nerve = at % NERVES
    hp = at // NERVES % MOST_HP + 1
    ahead = at // (NERVES * MOST_HP)
    z = ahead // AHEAD
    return z, z + ahead % AHEAD + 1, hp, nerve


@rule
def start_of(w: KnownRoad) -> int:
    return position(w.zombie, w.player, w.hp, w.nerve)


@rule
def reach(w: KnownRoad, rounds: int, reached: list[int]) -> int:
    """Mark each position with 1 + the rounds it takes to get there; returns the last marked."""
    start = start_of(w)
    for at in range(start, len(reached)):
        reached[at] = 0
    reached[start] = 1
    last = start
    at = start
    while at <= last:
        mark = reached[at]
        if mark >= 1 and mark <= rounds:
            z, p, hp, nerve = place_of(at)
            for choice in range(CHOICES):
                ending, z2, p2, hp2, nerve2 = outcome(w, z, p, hp, nerve, choice)
                if ending == RUNNING:
                    there = position(z2, p2, hp2, nerve2)
                    last = max(last, there)
                    if reached[there] == 0 or reached[there] > mark + 1:
                        reached[there] = mark + 1
        at += 1
    return last


# ---- values


@rule
def worth(w: KnownRoad, ending: int, p: int, hp: int, nerve: int) -> int:
    """An ending's value for the aim; in tenths for `OUTLOOK`."""
    progress = p - START
    score = progress + 20 + 2 * hp + nerve if ending == EVACUATED else progress  # PUR-112 to 114
    if w.aim == Aim.SCORE:
        return score
    if w.aim == Aim.SURVIVAL:
        return 1 if ending == EVACUATED else 0
    return 10_000 + 10 * score if ending == EVACUATED else 10 * p - 10_000


@rule
def settle(w: KnownRoad, at: int, memo: list[float]) -> None:
    """Value a position with every hand, from the values of all positions one round later."""
    z, p, hp, nerve = place_of(at)
    first, count = first_hand(w.hand), hand_count(w.hand)
    here = at * count
    for i in range(count):
        memo[here + i] = NONE
    for choice in range(CHOICES):
        ending, z2, p2, hp2, nerve2 = outcome(w, z, p, hp, nerve, choice)
        if ending == ILLEGAL:
            continue
        over = 0.0 + worth(w, ending, p2, hp2, nerve2)
        there = position(z2, p2, hp2, nerve2) * count - first
        column = 2 * number_played(choice)
        for i in range(count):
            a, b = NEXT_HAND[first + i][column], NEXT_HAND[first + i][column + 1]
            if a >= 0:
                value = over
                if ending == RUNNING:
                    value = 0.5 * (memo[there + a] + memo[there + b])  # PUR-103
                memo[here + i] = max(memo[here + i], value)


@rule
def weigh(w: KnownRoad, memo: list[float], values: list[float]) -> None:
    """Add to `values` what each choice is worth now, with the hand as it is."""
    first, count = first_hand(w.hand), hand_count(w.hand)
    for choice in range(CHOICES):
        ending, z, p, hp, nerve = outcome(w, w.zombie, w.player, w.hp, w.nerve, choice)
        column = 2 * number_played(choice)
        a, b = NEXT_HAND[w.hand][column], NEXT_HAND[w.hand][column + 1]
        if ending == ILLEGAL or a < 0:
            values[choice] += NONE
        elif ending == RUNNING:
            there = position(z, p, hp, nerve) * count - first
            values[choice] += 0.5 * (memo[there + a] + memo[there + b])
        else:
            values[choice] += worth(w, ending, p, hp, nerve)


@rule
def solve_road(w: KnownRoad, reached: list[int], memo: list[float], values: list[float]) -> None:
    """Add to `values` the exact value of each choice."""
    last = reach(w, FOREVER, reached)
    for at in range(last, start_of(w), -1):
        if reached[at] > 0:
            settle(w, at, memo)
    weigh(w, memo, values)


# ---- in Python


@dataclass(frozen=True)
class Solution:
    """What each legal action is worth, in the canonical order."""

    actions: dict[Action, float]

    @property
    def value(self) -> float:
        return max(self.actions.values())

    @property
    def best(self) -> Action:
        """The first of the best."""
        return max(self.actions, key=self.actions.__getitem__)


class SolverEntries(Native):
    """The compiled functions of `entry_solver`."""

    name = "solver"

    def call(self, name: str, *arguments: Any) -> None:
        """Call an entry point; after its arguments it gets room to work in."""
        import numpy as np

        room = [np.zeros(1, dtype(KnownRoad)), np.zeros(POSITIONS, np.int16), np.zeros(VALUES)]
        self._call(name, [*arguments, *room])


@cache
def compiled(game: Game) -> SolverEntries:
    return SolverEntries(game, blank_state(game, 1, [0] * len(game.options)))


def packed(s: State) -> Any:
    """A state as an array of one packed record."""
    import numpy as np

    return np.frombuffer(s.pack(), dtype(State)).copy()


def default_target() -> str:
    """`native` where numba is installed; a browser, say, has none."""
    return "native" if find_spec("numba") else "interpreted"


def is_road_known(seen: State) -> bool:
    """Whether EVAQ lies in the row: with `open_road` always."""
    return seen.evaq_at >= 0


def check_position(game: Playable[State], seen: State) -> None:
    """Refuse what the solver has no room for."""
    if not game.to_act(seen):
        raise ShambleError("the player owes no answer here: the game is over")
    if not (
        hand_of(seen) >= 0
        and 0 <= seen.zombie < seen.player < seen.laid
        and distance(seen) <= AHEAD
        and 1 <= seen.hp <= seen.hp_cap <= MOST_HP
        and 0 <= seen.nerve <= seen.nerve_cap < NERVES
    ):
        raise ShambleError(
            "no game leads here: look at the hand, the distance, HP and Nerve of this position"
        )


def solve(
    game: Playable[State], seen: State, aim: Aim = Aim.SCORE, target: str | None = None
) -> Solution:
    """The exact value of every action in a redacted record whose road is known."""
    if not is_road_known(seen):
        raise ShambleError("EVAQ is not in sight: only a known road can be solved")
    check_position(game, seen)
    values = [0.0] * CHOICES
    if (target or default_target()) == "native":
        values = _native_values(game, seen, aim)
    else:
        w = KnownRoad()
        know_road(seen, aim, w)
        solve_road(w, [0] * POSITIONS, [0.0] * VALUES, values)
    return Solution(
        {
            game.actions.action(game.actions.ids[action_of(seen, choice)]): value
            for choice, value in enumerate(values)
            if value > NONE
        }
    )


def _native_values(game: Playable[State], s: State, aim: Aim) -> list[float]:
    import numpy as np

    values = np.zeros((1, CHOICES))
    compiled(game.game).call("solve_many", packed(s), int(aim), values)
    return [float(value) for value in values[0]]


def par(game: Playable[State], s: State, target: str | None = None) -> int:
    """The exact best score of a `puzzle`, read from its setup (9.2)."""
    if not s.options[Option.PUZZLE] or s.round != 1:
        raise ShambleError("par is the best score of a puzzle: give its state at setup")
    return int(solve(game, s, Aim.SCORE, target).value)


def hindsight(
    game: Playable[State], s: State, aim: Aim = Aim.SCORE, target: str | None = None
) -> Solution:
    """For analysis after the game, never for a player: its value with the whole deck face up.

    Once the game is over, that is its value at the setup which its key deals.
    """
    if s.drawn == 0:
        raise ShambleError("hindsight takes the whole state, and this one is redacted")
    if game.is_over(s):
        s = game.new(key=b"".join(int(word).to_bytes(4, "little") for word in s.key))
    face_up = s.copy()
    lay(face_up, face_up.deck_size)
    return solve(game, face_up, aim, target)
