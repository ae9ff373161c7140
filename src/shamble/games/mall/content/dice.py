"""What four dice can show: 126 rolls, each named by its pips from low to high (5.1)."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Any, cast

from shamble.games.mall.content.places import PLACES
from shamble.rules import Table

DICE = 4

FACES = list(combinations_with_replacement(range(PLACES), DICE))
ROLLS = len(FACES)

PIPS = {"".join(str(die + 1) for die in faces): n for n, faces in enumerate(FACES)}
Roll: type[IntEnum] = cast(Any, IntEnum)("Roll", PIPS)

# For each roll and place, one after the other: how many dice show it.
SHOWING = Table(faces.count(place) for faces in FACES for place in range(PLACES))
