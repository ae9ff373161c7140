"""What everybody remembers of a shuffle (NIT-012): a card on the table was not in the pile.

When blood or evolution cards are shuffled into a new deck while others of their kind lie face down
on the table, each of those is one of the cards that did not lie open in the pile. So a shuffle is
remembered as a row, by kind: how many did not lie open then and have not been turned up since. All
hidden cards that lay through that shuffle must find room in its row together, and each card knows
the first remembered shuffle it lay through (`since`; if it came later, it is their number).

A blood card may also be discarded unseen after it lay through a shuffle, and then be taken in by
another (`until`). It bound the rows in between, and still does: so it is remembered as `buried`, as
is one that somebody had looked at. Evolutions never leave the table unseen. All of this is known to
everybody, save the faces; an evolution that is turned up is a card that everybody sees lying there,
so they know since when it lay.

At each shuffle those that say nothing more about a card that is hidden now are forgotten. If more
than BLOOD_SHUFFLES or EVOLUTION_SHUFFLES still do, or if buried cards find no place any more, the
oldest is forgotten all the same: what it alone forbids is then imagined as possible.
"""

from __future__ import annotations

from shamble.games.nightmare.content.blood import (
    BLOOD_COPIES,
    BLOOD_SET,
    BLOOD_SHUFFLES,
    BLOODS,
    PILE,
)
from shamble.games.nightmare.content.cards import Set
from shamble.games.nightmare.content.evolutions import (
    EVOLUTION_COPIES,
    EVOLUTION_SHUFFLES,
    EVOLUTIONS,
    FACE_UP,
    FIRST_EVOLUTION,
    MOST_DRAWS,
    PENDING,
)
from shamble.games.nightmare.rules.terms import with_blood
from shamble.games.nightmare.state import State
from shamble.rules import rule

# ---- blood: what is where


@rule
def blood_copies(s: State, face: int) -> int:
    return BLOOD_COPIES[face] if BLOOD_SET[face] == Set.BASE or with_blood(s) else 0


@rule
def unseen_blood(s: State, face: int) -> int:
    """How many of a kind lie on the pile, discarded unseen."""
    n = 0
    for i in range(s.buried_count):
        n += s.buried_until[i] == PILE and s.buried_face[i] == face
    return n


@rule
def bloods_seen(s: State, face: int) -> int:
    """How many of a kind are accounted for outside the deck: in a redacted record, those seen."""
    n = s.blood_gone[face] + unseen_blood(s, face)
    for i in range(s.blood_count):
        n += s.blood_face[i] == face
    return n


@rule
def blood_room(s: State, shuffled: int, face: int) -> int:
    """How many of a kind may still lie hidden among the cards that lay through a shuffle."""
    n = s.blood_apart[shuffled][face]
    for i in range(s.blood_count):
        n -= s.blood_since[i] <= shuffled and s.blood_face[i] == face
    for i in range(s.buried_count):
        if s.buried_face[i] == face and s.buried_since[i] <= shuffled:
            n -= s.buried_until[i] == PILE or s.buried_until[i] >= shuffled
    return n


# ---- blood: remembering


@rule
def remember_blood_shuffle(s: State) -> None:
    """The pile is about to be shuffled into a new deck."""
    shuffled = s.blood_shuffles
    kept = 0
    for i in range(s.buried_count):
        if s.buried_until[i] == PILE:
            s.buried_until[i] = shuffled
            came_later = s.buried_since[i] == shuffled
            if came_later and s.buried_known[i] == 0:  # it may be any of those that find no room
                continue
        move_buried(s, i, kept)
        kept += 1
    clear_buried(s, kept)
    for face in range(BLOODS):
        s.blood_apart[shuffled][face] = blood_copies(s, face) - s.blood_gone[face]
    s.blood_shuffles += 1
    forget_idle_blood_shuffles(s)
    if s.blood_shuffles > BLOOD_SHUFFLES:
        forget_blood_shuffle(s, 0)


@rule
def move_buried(s: State, i: int, to: int) -> None:
    s.buried_since[to] = s.buried_since[i]
    s.buried_until[to] = s.buried_until[i]
    s.buried_face[to] = s.buried_face[i]
    s.buried_known[to] = s.buried_known[i]


@rule
def clear_buried(s: State, kept: int) -> None:
    for i in range(kept, s.buried_count):
        s.buried_since[i] = 0
        s.buried_until[i] = 0
        s.buried_face[i] = -1
        s.buried_known[i] = 0
    s.buried_count = kept


@rule
def forget_idle_blood_shuffles(s: State) -> None:
    last = s.blood_shuffles - 1
    while last >= 0 and blood_outlasts(s, last):
        last -= 1
    for _ in range(last + 1):
        forget_blood_shuffle(s, 0)
    for earlier in range(s.blood_shuffles - 2, -1, -1):
        if same_blood_lay_through(s, earlier):  # one row for both
            for face in range(BLOODS):
                both = min(s.blood_apart[earlier][face], s.blood_apart[earlier + 1][face])
                s.blood_apart[earlier][face] = both
            forget_blood_shuffle(s, earlier + 1)


@rule
def blood_outlasts(s: State, shuffled: int) -> bool:
    """Does any card link this shuffle to the next, or to now? If none, it says nothing of now."""
    for i in range(s.blood_count):
        if s.blood_since[i] <= shuffled:
            return True
    for i in range(s.buried_count):
        if s.buried_since[i] <= shuffled:
            if s.buried_until[i] == PILE or s.buried_until[i] > shuffled:
                return True
    return False


@rule
def same_blood_lay_through(s: State, earlier: int) -> bool:
    """This shuffle and the next: no card that is remembered came or went between them."""
    for i in range(s.blood_count):
        if s.blood_since[i] == earlier + 1:
            return False
    for i in range(s.buried_count):
        if s.buried_since[i] == earlier + 1 or s.buried_until[i] == earlier:
            return False
    return True


@rule
def forget_blood_shuffle(s: State, shuffled: int) -> None:
    s.blood_shuffles -= 1
    for later in range(shuffled, s.blood_shuffles):
        for face in range(BLOODS):
            s.blood_apart[later][face] = s.blood_apart[later + 1][face]
    for face in range(BLOODS):
        s.blood_apart[s.blood_shuffles][face] = 0
    for i in range(s.blood_count):
        s.blood_since[i] -= s.blood_since[i] > shuffled
    kept = 0
    for i in range(s.buried_count):
        s.buried_since[i] -= s.buried_since[i] > shuffled
        if s.buried_until[i] != PILE and s.buried_until[i] >= shuffled:
            s.buried_until[i] -= 1
            if s.buried_until[i] < s.buried_since[i]:  # it lay through no other
                continue
        move_buried(s, i, kept)
        kept += 1
    clear_buried(s, kept)


# ---- evolutions: what is where


@rule
def lies_face_up(s: State, event: int) -> bool:
    return FACE_UP[s.pending_card[event] - FIRST_EVOLUTION] == 1


@rule
def evolutions_seen(s: State, player: int, evolution: int) -> int:
    n = s.evolution_gone[evolution] + s.hive[evolution]
    for p in range(s.players):
        n += s.face_up[p][evolution]
    if player >= 0:
        n += s.face_down[player][evolution]
    for event in range(s.pending_count):
        if lies_face_up(s, event):
            for j in range(MOST_DRAWS):
                n += s.pending[event][j] == evolution
    return n


@rule
def evolution_room(s: State, shuffled: int, evolution: int) -> int:
    """How many of a kind may still lie hidden among the cards that lay through a shuffle."""
    n = s.evolution_apart[shuffled][evolution]
    for i in range(s.hidden_count):
        n -= s.hidden_since[i] <= shuffled and s.hidden_face[i] == evolution
    for event in range(s.pending_count):
        for j in range(MOST_DRAWS):
            if 0 <= s.pending_since[event][j] <= shuffled:
                n -= s.pending[event][j] == evolution
    return n


# ---- evolutions: lying face down before a zombie player


@rule
def hide_evolution(s: State, z: int, evolution: int, since: int) -> None:
    i = s.hidden_count
    s.hidden_owner[i] = z
    s.hidden_since[i] = since
    s.hidden_face[i] = evolution
    s.hidden_count += 1


@rule
def lift_hidden_evolution(s: State, z: int, evolution: int) -> None:
    """The oldest of its kind. The list tells since when it lay, not which of those it was."""
    i = 0
    while s.hidden_owner[i] != z or s.hidden_face[i] != evolution:
        i += 1
    since = s.hidden_since[i]
    last = i
    for j in range(i, s.hidden_count):
        if s.hidden_owner[j] == z and s.hidden_since[j] == since:
            last = j
    s.hidden_face[i] = s.hidden_face[last]
    s.hidden_count -= 1
    for j in range(last, s.hidden_count):
        s.hidden_owner[j] = s.hidden_owner[j + 1]
        s.hidden_since[j] = s.hidden_since[j + 1]
        s.hidden_face[j] = s.hidden_face[j + 1]
    s.hidden_owner[s.hidden_count] = -1
    s.hidden_since[s.hidden_count] = 0
    s.hidden_face[s.hidden_count] = -1
    for shuffled in range(since, s.evolution_shuffles):
        s.evolution_apart[shuffled][evolution] -= 1


# ---- evolutions: remembering


@rule
def remember_evolution_shuffle(s: State) -> None:
    """The pile is about to be shuffled into a new deck, perhaps while an event still draws."""
    shuffled = s.evolution_shuffles
    for evolution in range(EVOLUTIONS):
        apart = EVOLUTION_COPIES[evolution] - evolutions_seen(s, -1, evolution)
        for j in range(MOST_DRAWS):  # face up, drawn just now
            if s.pending_since[s.pending_count][j] < 0:
                apart -= s.pending[s.pending_count][j] == evolution
        s.evolution_apart[shuffled][evolution] = apart
    s.evolution_shuffles += 1
    while s.evolution_shuffles > 0 and not evolution_lies_since(s, 0):
        forget_evolution_shuffle(s, 0)
    for earlier in range(s.evolution_shuffles - 2, -1, -1):
        if not evolution_lies_since(s, earlier + 1):  # one row for both
            for evolution in range(EVOLUTIONS):
                both = min(
                    s.evolution_apart[earlier][evolution], s.evolution_apart[earlier + 1][evolution]
                )
                s.evolution_apart[earlier][evolution] = both
            forget_evolution_shuffle(s, earlier + 1)
    if s.evolution_shuffles > EVOLUTION_SHUFFLES:
        forget_evolution_shuffle(s, 0)


@rule
def evolution_lies_since(s: State, shuffled: int) -> bool:
    """Is there a hidden card that lay through this shuffle, and through none before?"""
    for i in range(s.hidden_count):
        if s.hidden_since[i] == shuffled:
            return True
    for event in range(PENDING):
        for j in range(MOST_DRAWS):
            if s.pending_since[event][j] == shuffled:
                return True
    return False


@rule
def forget_evolution_shuffle(s: State, shuffled: int) -> None:
    s.evolution_shuffles -= 1
    for later in range(shuffled, s.evolution_shuffles):
        for evolution in range(EVOLUTIONS):
            s.evolution_apart[later][evolution] = s.evolution_apart[later + 1][evolution]
    for evolution in range(EVOLUTIONS):
        s.evolution_apart[s.evolution_shuffles][evolution] = 0
    for i in range(s.hidden_count):
        s.hidden_since[i] -= s.hidden_since[i] > shuffled
    for event in range(PENDING):
        for j in range(MOST_DRAWS):
            s.pending_since[event][j] -= s.pending_since[event][j] > shuffled
