"""Blood cards on the table: taking one, turning one up, and discarding one unseen."""

from __future__ import annotations

from shamble.games.nightmare.content.blood import BURIED, PILE
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.rules.decks import draw, draw_blood
from shamble.games.nightmare.rules.shuffles import forget_blood_shuffle
from shamble.games.nightmare.rules.terms import countdown, half
from shamble.games.nightmare.state import Draw, Event, State
from shamble.rules import EVERYONE, emit, rule


@rule
def take_blood(s: State, p: int, from_zombie_player: int) -> None:
    """NIT-160 to 162: face down, unseen, with its counters. fast_rot takes some off."""
    face = draw_blood(s)
    if face < 0:
        return
    counters = countdown(s)
    if counters == 0:  # NIT-172
        counters = half(draw(s, p, Draw.COUNTDOWN))
    if from_zombie_player == 1:
        counters = max(1, counters - s.hive[Evolution.FAST_ROT])
    i = s.blood_count
    s.blood_owner[i] = p
    s.blood_time[i] = counters
    s.blood_face[i] = face
    s.blood_known[i] = 0
    s.blood_since[i] = s.blood_shuffles
    s.blood_count += 1
    emit(s, Event.BLOOD_TAKEN, EVERYONE, p, counters)


@rule
def lift_blood(s: State, i: int) -> int:
    """Take an unrevealed card off the table; the younger ones close up."""
    face = s.blood_face[i]
    for j in range(i, s.blood_count - 1):
        s.blood_owner[j] = s.blood_owner[j + 1]
        s.blood_time[j] = s.blood_time[j + 1]
        s.blood_face[j] = s.blood_face[j + 1]
        s.blood_known[j] = s.blood_known[j + 1]
        s.blood_since[j] = s.blood_since[j + 1]
    s.blood_count -= 1
    last = s.blood_count
    s.blood_owner[last] = -1
    s.blood_time[last] = 0
    s.blood_face[last] = -1
    s.blood_known[last] = 0
    s.blood_since[last] = 0
    return face


@rule
def turn_blood_up(s: State, i: int) -> int:
    """Onto the discard pile, for all to see."""
    since = s.blood_since[i]
    face = lift_blood(s, i)
    s.blood_gone[face] += 1
    for shuffled in range(since, s.blood_shuffles):
        s.blood_apart[shuffled][face] -= 1
    return face


@rule
def discard_blood_unseen(s: State, i: int) -> None:
    p = s.blood_owner[i]
    while s.buried_count == BURIED:  # no room: what is older is forgotten
        forget_blood_shuffle(s, 0)
    last = s.buried_count
    s.buried_since[last] = s.blood_since[i]
    s.buried_until[last] = PILE
    s.buried_known[last] = s.blood_known[i]
    s.buried_face[last] = lift_blood(s, i)
    s.buried_count += 1
    s.blood_unseen_count += 1
    emit(s, Event.BLOOD_DISCARDED, EVERYONE, p)
