"""Terms of the rule book that the phases share."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import FACE, HANDS, NOTHING, SLOTS, Gear
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zombies import KINDS, LEVEL_FROM, Zombie
from shamble.games.outbreak.content.zones import OFFSET, WAYS, Ground
from shamble.games.outbreak.state import Option, Standing, State
from shamble.rules import rule


@rule
def published(s: State, option: int) -> int:
    """1 where the published way of an option of the presets holds, 0 for the seed's."""
    value = s.options[option]
    return s.options[Option.PRESET] if value == 0 else value - 1


# ---- zones


@rule
def is_room(s: State, zone: int) -> bool:
    return s.ground[zone] >= Ground.ROOM


@rule
def is_street(s: State, zone: int) -> bool:
    return s.ground[zone] == Ground.STREET or s.ground[zone] == Ground.MANHOLE


@rule
def way_to(s: State, zone: int, other: int) -> int:
    """The open way from a zone to a neighbour, or -1. OUT-005: nothing moves diagonally."""
    for way in range(WAYS):
        if (s.ways[zone] >> way) & 1 and zone + OFFSET[way] == other:
            return way
    return -1


@rule
def is_beside(s: State, zone: int, other: int) -> bool:
    """Whether a wall or door could be all that lies between two zones."""
    for way in range(WAYS):
        if zone + OFFSET[way] == other:
            return True
    return False


# ---- zombies


@rule
def zombies_in(s: State, zone: int) -> int:
    row = s.zombies[zone]
    return row[0] + row[1] + row[2] + row[3]


@rule
def zombies_of(s: State, zone: int, kinds: int) -> int:
    """How many zombies of a set of kinds stand in a zone."""
    n = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            n += s.zombies[zone][kind]
    return n


@rule
def horde_of(s: State, zone: int, kinds: int) -> int:
    """The same without the Abomination, which never splits."""
    return zombies_of(s, zone, kinds & ~(1 << Zombie.ABOMINATION))


# ---- survivors


@rule
def is_living(s: State, who: int) -> bool:
    """Alive and on the board."""
    return s.standing[who] == Standing.ON_BOARD


@rule
def survivors_in(s: State, zone: int) -> int:
    n = 0
    for i in range(s.team):
        n += s.at[s.circle[i]] == zone
    return n


@rule
def living(s: State) -> int:
    n = 0
    for i in range(s.team):
        n += s.standing[s.circle[i]] == Standing.ON_BOARD
    return n


@rule
def escaped(s: State) -> int:
    n = 0
    for i in range(s.team):
        n += s.standing[s.circle[i]] == Standing.ESCAPED
    return n


@rule
def skill(s: State, who: int, which: int) -> int:
    """OUT-158: how often a survivor has a skill; from two levels it counts twice."""
    row = s.skills[who]
    n = 0
    for i in range(4):
        n += row[i] == which
    return n


@rule
def level_of(experience: int) -> int:  # OUT-153
    level = 0
    for i in range(1, 4):
        level += experience >= LEVEL_FROM[i]
    return level


@rule
def leader(s: State) -> int:
    """OUT-040: the seat that decides for the team."""
    for i in range(s.team):
        who = s.circle[(s.start + i) % s.team]
        if is_living(s, who):
            return s.owner[who]
    return s.owner[s.circle[s.start]]


# ---- inventory


@rule
def face(card: int) -> int:
    """A card, whether its gun is loaded or not."""
    return card & FACE


@rule
def slots_of(s: State, who: int) -> int:  # OUT-130
    return SLOTS if skill(s, who, Skill.DEEP_POCKETS) > 0 else SLOTS - 1


@rule
def is_equipment(card: int) -> bool:
    return card != NOTHING and card != Gear.WOUND


@rule
def wounds_of(s: State, who: int) -> int:
    n = 0
    for slot in range(SLOTS):
        n += s.hold[who][slot] == Gear.WOUND
    return n


@rule
def slot_with(s: State, who: int, gear: int) -> int:
    """The first slot that holds a card, or -1."""
    for slot in range(SLOTS):
        if s.hold[who][slot] != NOTHING and face(s.hold[who][slot]) == gear:
            return slot
    return -1


@rule
def hand_with(s: State, who: int, gear: int) -> int:
    """The hand that holds a card, or -1."""
    for slot in range(HANDS):
        if s.hold[who][slot] != NOTHING and face(s.hold[who][slot]) == gear:
            return slot
    return -1


@rule
def equipment_of(s: State, who: int) -> int:
    """How many equipment cards a survivor has."""
    n = 0
    for slot in range(SLOTS):
        n += is_equipment(s.hold[who][slot])
    return n


@rule
def empty_handed(s: State, who: int) -> bool:
    """OUT-057: no equipment in either hand; a wound card is no equipment."""
    return not is_equipment(s.hold[who][0]) and not is_equipment(s.hold[who][1])


# ---- noise


@rule
def is_silent(s: State, who: int) -> bool:
    return skill(s, who, Skill.SOUNDLESS) > 0 and s.audible[who] == 0


@rule
def noise_of(s: State, zone: int) -> int:
    """OUT-139: tokens, and one for each character."""
    n = s.noise[zone]
    for i in range(s.team):
        who = s.circle[i]
        n += s.at[who] == zone and not is_silent(s, who)
    return n
