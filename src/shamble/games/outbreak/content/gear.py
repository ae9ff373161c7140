"""The equipment cards. A row is a card's numbers; 5.1 of the rule book."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Gear(IntEnum):
    PAN = 0
    BASEBALL_BAT = 1
    CROWBAR = 2
    FIRE_AXE = 3
    MACHETE = 4
    KATANA = 5
    CHAINSAW = 6
    PISTOL = 7
    SAWED_OFF = 8
    SHOTGUN = 9
    SUB_MG = 10
    RIFLE = 11
    SNIPER_RIFLE = 12
    EVIL_TWINS = 13
    MAS_SHOTGUN = 14
    MOLOTOV = 15
    AAAAH = 16
    FLASHLIGHT = 17
    GOALIE_MASK = 18
    AMMO_BULLETS = 19
    AMMO_SHELLS = 20
    SCOPE = 21
    GASOLINE = 22
    GLASS_BOTTLES = 23
    BAG_OF_RICE = 24
    CANNED_FOOD = 25
    WATER = 26
    WOUND = 27


GEARS = 28
FIRED = 32  # added to a gun that must be reloaded (OUT-108)
NOTHING = -1  # an empty slot
FACE = 31  # what a slot holds, whether fired or not; NOTHING has the face 31

# gear: melee dice, ranged dice, least range, most range, accuracy, damage, noisy, dual, opens
# doors (1 silently, 2 with noise), must be reloaded, copies in the deck, copies set aside
ROWS: dict[Gear, tuple[int, ...]] = {
    Gear.PAN: (1, 0, 0, 0, 6, 1, 0, 0, 0, 0, 0, 3),
    Gear.BASEBALL_BAT: (1, 0, 0, 0, 3, 1, 0, 0, 0, 0, 2, 0),
    Gear.CROWBAR: (1, 0, 0, 0, 4, 1, 0, 0, 1, 0, 1, 1),
    Gear.FIRE_AXE: (1, 0, 0, 0, 4, 2, 0, 0, 2, 0, 1, 1),
    Gear.MACHETE: (1, 0, 0, 0, 4, 2, 0, 1, 0, 0, 4, 0),
    Gear.KATANA: (2, 0, 0, 0, 4, 1, 0, 0, 0, 0, 2, 0),
    Gear.CHAINSAW: (5, 0, 0, 0, 5, 2, 1, 0, 2, 0, 2, 0),
    Gear.PISTOL: (0, 1, 0, 1, 4, 1, 1, 1, 0, 0, 2, 1),
    Gear.SAWED_OFF: (0, 2, 0, 1, 3, 1, 1, 1, 0, 1, 4, 0),
    Gear.SHOTGUN: (0, 2, 0, 1, 4, 2, 1, 0, 0, 0, 2, 0),
    Gear.SUB_MG: (0, 3, 0, 1, 5, 1, 1, 1, 0, 0, 2, 0),
    Gear.RIFLE: (0, 1, 1, 3, 3, 1, 1, 0, 0, 0, 2, 0),
    Gear.SNIPER_RIFLE: (0, 1, 1, 3, 3, 1, 1, 0, 0, 0, 0, 0),
    Gear.EVIL_TWINS: (0, 2, 0, 1, 4, 1, 1, 0, 0, 0, 0, 1),
    Gear.MAS_SHOTGUN: (1, 2, 0, 1, 3, 2, 1, 0, 0, 1, 0, 1),  # the blade is silent: OUT-136
    Gear.MOLOTOV: (0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 2),
    Gear.AAAAH: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0),
    Gear.FLASHLIGHT: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0),
    Gear.GOALIE_MASK: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0),
    Gear.AMMO_BULLETS: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0),
    Gear.AMMO_SHELLS: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0),
    Gear.SCOPE: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0),
    Gear.GASOLINE: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0),
    Gear.GLASS_BOTTLES: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0),
    Gear.BAG_OF_RICE: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0),
    Gear.CANNED_FOOD: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0),
    Gear.WATER: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0),
}


def column(place: int) -> Table:
    """One number of all cards, long enough to be asked about any face."""
    return Table(ROWS[Gear(i)][place] if i in ROWS else 0 for i in range(FACE + 1))


MELEE_DICE, RANGED_DICE, LEAST_RANGE, MOST_RANGE = column(0), column(1), column(2), column(3)
ACCURACY, DAMAGE, NOISY, DUAL = column(4), column(5), column(6), column(7)
OPENS, RELOADS, IN_DECK, SET_ASIDE = column(8), column(9), column(10), column(11)

DECK = sum(IN_DECK)  # 52
MOST_IN_DECK = DECK + 3  # with the pistol, the crowbar and the axe that were dealt at the start

# OUT-231: any card of the melee and ranged tables.
WEAPON = Table(int(i <= Gear.MOLOTOV) for i in range(FACE + 1))
FOOD = Table(int(Gear.BAG_OF_RICE <= i <= Gear.WATER) for i in range(FACE + 1))

# OUT-137: what returns to its set-aside place instead of the discard pile.
RETURNS = Table(
    int(i in (Gear.PAN, Gear.MOLOTOV, Gear.EVIL_TWINS, Gear.MAS_SHOTGUN)) for i in range(FACE + 1)
)

# `typed_ammo`: which ammo card fits which gun.
BULLETS = Table(
    int(i in (Gear.PISTOL, Gear.EVIL_TWINS, Gear.RIFLE, Gear.SNIPER_RIFLE)) for i in range(FACE + 1)
)
SHELLS = Table(int(i in (Gear.SAWED_OFF, Gear.SHOTGUN, Gear.MAS_SHOTGUN)) for i in range(FACE + 1))


class Slot(IntEnum):
    """OUT-130: two hands, three reserve slots; R4 only with deep pockets."""

    H1 = 0
    H2 = 1
    R1 = 2
    R2 = 3
    R3 = 4
    R4 = 5


SLOTS = 6
HANDS = 2

# The same slots where two survivors stand face to face.
Place = IntEnum(  # type: ignore[misc]  # own slots, then the partner's
    "Place",
    {
        f"{whose}_{slot.name}": i
        for i, (whose, slot) in enumerate((w, x) for w in ("OWN", "THEIR") for x in Slot)
    },
)


class Hand(IntEnum):
    H1 = 0
    H2 = 1


class Hands(IntEnum):
    """Which hand strikes or shoots."""

    H1 = 0
    H2 = 1
    BOTH = 2


class Recipe(IntEnum):
    """What two cards combine into (OUT-134, OUT-122)."""

    SNIPER_RIFLE = 0
    MOLOTOV = 1


PART_A = Table([Gear.RIFLE, Gear.GASOLINE])
PART_B = Table([Gear.SCOPE, Gear.GLASS_BOTTLES])
MADE = Table([Gear.SNIPER_RIFLE, Gear.MOLOTOV])
