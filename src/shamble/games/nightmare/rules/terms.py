"""Terms of the rule book that the phases share."""

from __future__ import annotations

from shamble.games.nightmare.content.blood import DRAWN
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.content.road import (
    APPROACH,
    DISTANCE,
    PRESET_BULLETS,
    PRESET_COUNTDOWN,
    PRESET_SPACING,
    Role,
)
from shamble.games.nightmare.state import Option, State
from shamble.rules import ask, rule

NONE = -1


# ---- options


@rule
def safe_zone(s: State) -> int:
    n = s.options[Option.DISTANCE]
    return n if n > 0 else DISTANCE[s.players]


@rule
def starting_bullets(s: State) -> int:
    preset = PRESET_BULLETS[s.options[Option.PRESET]]
    return preset if preset >= 0 else s.options[Option.START_BULLETS]


@rule
def walker_spacing(s: State) -> int:
    preset = PRESET_SPACING[s.options[Option.PRESET]]
    return preset if preset >= 0 else s.options[Option.WALKER_SPACING]


@rule
def countdown(s: State) -> int:
    """Counters on a new blood card; 0 if they are drawn."""
    preset = PRESET_COUNTDOWN[s.options[Option.PRESET]]
    if preset >= 0:
        return preset
    chosen = s.options[Option.COUNTDOWN]
    return 0 if chosen == DRAWN else chosen + 1


@rule
def with_events(s: State) -> bool:
    return s.options[Option.NIGHTMARE] + s.options[Option.NM_EVENTS] == 2


@rule
def with_blood(s: State) -> bool:
    return s.options[Option.NIGHTMARE] + s.options[Option.NM_BLOOD] == 2


@rule
def with_betrayal(s: State) -> bool:  # NIT-009a
    return s.options[Option.NIGHTMARE] + s.options[Option.PVP] == 2


@rule
def is_last_call(s: State) -> bool:
    return s.options[Option.VICTORY_MODE] == 1


# ---- seats and spaces


@rule
def seat_at(s: State, i: int) -> int:
    """NIT-016: the i-th seat in turn order."""
    seat = s.start + i
    return seat - s.players if seat >= s.players else seat


@rule
def place_of(s: State, seat: int) -> int:
    """The place of a seat in turn order."""
    i = seat - s.start
    return i + s.players if i < 0 else i


@rule
def seat_after(s: State, first: int, i: int) -> int:
    """The i-th seat in turn order from another than the start player."""
    seat = first + i
    return seat - s.players if seat >= s.players else seat


@rule
def has(mask: int, seat: int) -> bool:
    return (mask >> seat) & 1 == 1


@rule
def half(value: int) -> int:  # NIT-015
    return (value + 1) // 2


@rule
def space_id(space: int) -> int:
    """A space as events tell it."""
    return space - APPROACH


@rule
def is_human(s: State, p: int) -> bool:
    return s.role[p] == Role.HUMAN


@rule
def is_zombie(s: State, p: int) -> bool:
    return s.role[p] == Role.ZOMBIE


@rule
def on_road(s: State, p: int) -> bool:
    """NIT-022: a zombie player that can be met."""
    return s.role[p] == Role.ZOMBIE and (s.down >> p) & 1 == 0


@rule
def humans(s: State) -> int:
    """The players in state human, a bit each."""
    mask = 0
    for p in range(s.players):
        if s.role[p] == Role.HUMAN:
            mask |= 1 << p
    return mask


@rule
def zombies(s: State) -> int:
    """The zombie players, down or not, a bit each."""
    mask = 0
    for p in range(s.players):
        if s.role[p] == Role.ZOMBIE:
            mask |= 1 << p
    return mask


@rule
def humans_at(s: State, space: int) -> int:
    mask = 0
    for p in range(s.players):
        if s.role[p] == Role.HUMAN and s.at[p] == space:
            mask |= 1 << p
    return mask


@rule
def zombies_at(s: State, space: int) -> int:
    """The zombie players on a space, a bit each."""
    mask = 0
    for p in range(s.players):
        if s.role[p] == Role.ZOMBIE and s.at[p] == space and (s.down >> p) & 1 == 0:
            mask |= 1 << p
    return mask


@rule
def walkers_at(s: State, space: int) -> int:
    return s.walkers[space] if space >= 0 else 0


@rule
def has_zombie(s: State, space: int) -> bool:
    if space >= 0 and s.walkers[space] > 0:
        return True
    for p in range(s.players):
        if s.at[p] == space and on_road(s, p):
            return True
    return False


@rule
def is_unconfirmed(s: State, p: int) -> bool:  # NIT-171
    for i in range(s.blood_count):
        if s.blood_owner[i] == p:
            return True
    return False


@rule
def holds_weapons(s: State, p: int) -> int:
    """How many weapons a human holds."""
    n = 0
    for i in range(3):
        n += s.hand[p][i] >= 0
    return n


@rule
def last_space(s: State, p: int) -> int:
    """NIT-033: the farthest space a human may reach; N - 1 before the search at the gate."""
    if s.holder[Condition.GATE_SEARCH] == p and (s.met >> Condition.GATE_SEARCH) & 1 == 0:
        return s.goal - 1
    return s.goal


@rule
def ask_player(s: State, p: int, question: int, a: int = 0, b: int = 0) -> None:
    """One player owes an answer."""
    ask(s, 1 << p, question, a, b)
