"""Her walk, and contact."""

from __future__ import annotations

from shamble.games.pursuit.rules.scoring import finish
from shamble.games.pursuit.rules.terms import distance, her_steps
from shamble.games.pursuit.state import Ending, Event, State
from shamble.rules import EVERYONE, emit, rule


@rule
def she_walks(s: State, base: int) -> None:
    steps = min(her_steps(s, base), distance(s))  # PUR-071: she stops on the Player's card
    s.zombie += steps
    emit(s, Event.SHE_WALKED, EVERYONE, steps, distance(s))
    if distance(s) == 0:
        finish(s, Ending.CAUGHT)  # PUR-070
