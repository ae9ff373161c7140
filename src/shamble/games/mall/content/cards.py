"""The 21 action cards: seven kinds with three cards each, one kind after the other (5.3)."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Kind(IntEnum):
    THREAT = 0
    CAMERA = 1
    SPRINT = 2
    HARDWARE = 3
    WEAPON_1 = 4
    WEAPON_2 = 5
    HIDDEN = 6


class Card(IntEnum):
    THREAT_1 = 0
    THREAT_2 = 1
    THREAT_3 = 2
    CAMERA_1 = 3
    CAMERA_2 = 4
    CAMERA_3 = 5
    SPRINT_1 = 6
    SPRINT_2 = 7
    SPRINT_3 = 8
    HARDWARE_1 = 9
    HARDWARE_2 = 10
    HARDWARE_3 = 11
    FIRE_AXE = 12
    BALL_BAT = 13
    PISTOL = 14
    SHOTGUN = 15
    CHAINSAW = 16
    GRENADE = 17
    HIDDEN_1 = 18
    HIDDEN_2 = 19
    HIDDEN_3 = 20


class Weapon(IntEnum):
    """A weapon by its shadows."""

    WEAPON_1 = 0
    WEAPON_2 = 1


KINDS = 7
WEAPONS = 2
COPIES = 3
CARDS = KINDS * COPIES
ALL_CARDS = (1 << CARDS) - 1

KIND = Table(card // COPIES for card in range(CARDS))
SHADOWS = Table([1, 2])  # MAL-182
