"""Outbreak: one to six players, a team of survivors, a city of noise and the dead.

Goal: complete the mission's goals together before the last survivor falls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.games.outbreak.missions.shelf import mission_values
from shamble.rules import Choice, Game, Number, Switch

if TYPE_CHECKING:
    from shamble.games.outbreak.state import State

SURVIVOR_COUNTS = ("standard", "1", "2", "3", "4", "5", "6")

game: Game[State] = Game(
    id="outbreak",
    prefix="OUT",
    version=3,
    players=range(1, 7),
    options=[
        Choice("mission", mission_values()),
        Choice("preset", ("seed", "published")),
        # What a preset decides can be decided one by one.
        Choice("sight_first", ("preset", "off", "on")),
        Choice("split_all", ("preset", "off", "on")),
        Choice("typed_ammo", ("preset", "off", "on")),
        Choice("mask_prevents_only", ("preset", "off", "on")),
        Choice("free_rearrange", ("preset", "off", "on")),
        Choice("free_equip", ("preset", "empty_hands", "per_hand")),
        Choice("shortage", ("preset", "action", "turn")),
        Choice("turn_order", ("preset", "character", "player")),
        Choice("crew", ("all12", "base6")),
        Choice("deal", ("random", "draft")),
        Choice("start", ("random", "chosen")),
        Switch("zombies_hold", default=True),
        Switch("search_clear", default=True),
        Switch("friendly_fire", default=True),
        Choice("deck", ("full", "easy", "hard")),
        Switch("stocked"),
        Choice("survivors", SURVIVOR_COUNTS),
        Switch("iron_team"),
        Number("round_limit", 0, 200, 100),  # 0: none
        Switch("carry_over"),
    ],
    payoffs=(0, 1),
)
