"""The twelve survivors and the 36 skills. 5.3 and 5.4 of the rule book."""

from __future__ import annotations

from enum import IntEnum

from shamble.games.outbreak.content.gear import Gear
from shamble.rules import Grid, Table


class Survivor(IntEnum):
    MARA = 0
    DOYLE = 1
    JAX = 2
    NELL = 3
    PIKE = 4
    WREN = 5
    BOLT = 6
    ASH = 7
    SABLE = 8
    TEAL = 9
    CASS = 10
    RAGS = 11


SURVIVORS = 12
MOST_IN_TEAM = 6


class Skill(IntEnum):
    PLUS_ACTION = 0
    DAMAGE_MELEE = 1
    DAMAGE_RANGED = 2
    ROLL_COMBAT = 3
    ROLL_MELEE = 4
    ROLL_RANGED = 5
    DIE_COMBAT = 6
    DIE_MELEE = 7
    DIE_RANGED = 8
    FREE_COMBAT = 9
    FREE_MOVE = 10
    FREE_SEARCH = 11
    MAX_RANGE = 12
    ZONE_PER_MOVE = 13
    REROLL_TURN = 14
    DOUBLE_BATCH = 15
    TWO_ZONES = 16
    BOTH_HANDS = 17
    RALLY = 18
    SECOND_PICK = 19
    PAIRED_GUNS = 20
    DEEP_POCKETS = 21
    PICK_THE_FALLEN = 22
    SCRAP_ARMOR = 23
    DOOR_CLOSER = 24
    RUCKUS = 25
    TRY_AGAIN = 26
    PAIR_FINDER = 27
    PATCH_UP = 28
    SOUNDLESS = 29
    SLIP_PAST = 30
    STEADY_AIM = 31
    STARTS_WITH = 32
    PAIRED_BLADES = 33
    THICK_SKIN = 34
    SPLIT_FIRE = 35


NO_SKILL = -1
ORANGE_CHOICES, RED_CHOICES = 2, 3

S = Skill
SETS: dict[Survivor, tuple[Skill, tuple[Skill, Skill], tuple[Skill, Skill, Skill]]] = {
    Survivor.MARA: (
        S.FREE_MOVE,
        (S.FREE_COMBAT, S.FREE_MOVE),
        (S.DIE_COMBAT, S.ROLL_COMBAT, S.PATCH_UP),
    ),
    Survivor.DOYLE: (
        S.PAIR_FINDER,
        (S.DIE_RANGED, S.FREE_COMBAT),
        (S.ROLL_COMBAT, S.BOTH_HANDS, S.SLIP_PAST),
    ),
    Survivor.JAX: (
        S.SLIP_PAST,
        (S.DIE_MELEE, S.REROLL_TURN),
        (S.FREE_MOVE, S.ROLL_COMBAT, S.TRY_AGAIN),
    ),
    Survivor.NELL: (
        S.FREE_SEARCH,
        (S.DIE_RANGED, S.FREE_COMBAT),
        (S.DIE_COMBAT, S.ROLL_COMBAT, S.THICK_SKIN),
    ),
    Survivor.PIKE: (
        S.STARTS_WITH,
        (S.FREE_SEARCH, S.ROLL_RANGED),
        (S.DIE_RANGED, S.RALLY, S.STEADY_AIM),
    ),
    Survivor.WREN: (
        S.TWO_ZONES,
        (S.ROLL_MELEE, S.SLIP_PAST),
        (S.DIE_COMBAT, S.FREE_MOVE, S.ZONE_PER_MOVE),
    ),
    Survivor.BOLT: (
        S.DOOR_CLOSER,
        (S.DIE_MELEE, S.DEEP_POCKETS),
        (S.DAMAGE_MELEE, S.FREE_COMBAT, S.THICK_SKIN),
    ),
    Survivor.ASH: (
        S.DOUBLE_BATCH,
        (S.FREE_SEARCH, S.MAX_RANGE),
        (S.FREE_COMBAT, S.SECOND_PICK, S.TRY_AGAIN),
    ),
    Survivor.SABLE: (
        S.SOUNDLESS,
        (S.SLIP_PAST, S.PAIRED_BLADES),
        (S.DAMAGE_MELEE, S.ROLL_MELEE, S.REROLL_TURN),
    ),
    Survivor.TEAL: (
        S.MAX_RANGE,
        (S.PAIRED_GUNS, S.DIE_RANGED),
        (S.DAMAGE_RANGED, S.SPLIT_FIRE, S.STEADY_AIM),
    ),
    Survivor.CASS: (
        S.RUCKUS,
        (S.RALLY, S.FREE_MOVE),
        (S.DIE_COMBAT, S.SCRAP_ARMOR, S.REROLL_TURN),
    ),
    Survivor.RAGS: (
        S.PICK_THE_FALLEN,
        (S.SECOND_PICK, S.DEEP_POCKETS),
        (S.ROLL_COMBAT, S.FREE_SEARCH, S.SCRAP_ARMOR),
    ),
}

BLUE = Table(SETS[who][0] for who in Survivor)
ORANGE = Grid(SETS[who][1] for who in Survivor)
RED = Grid(SETS[who][2] for who in Survivor)

# `starts_with`: the named card.
STARTS_WITH = Table(Gear.PISTOL if who == Survivor.PIKE else -1 for who in Survivor)
