"""Pursuit: one player, one Zombie who never stops walking, a row of Location cards.

Goal: bring the Player piece onto EVAQ before HP runs out and before she reaches your card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.rules import Choice, Game, Switch

if TYPE_CHECKING:
    from shamble.games.pursuit.state import State

PRESETS = ("gentle", "moderate", "standard", "cruel")

VARIANTS = (
    "open_road",
    "steady_pace",
    "puzzle",
    "short_road",
    "alley",
    "last_breath",
    "quiet_night",
    "long_night",
    "certain_dawn",
    "daily_road",
)

game: Game[State] = Game(
    id="pursuit",
    prefix="PUR",
    version=1,
    players=range(1, 2),
    options=[
        Choice("preset", PRESETS, default="standard"),
        *(Switch(variant, daily=variant == "daily_road") for variant in VARIANTS),
    ],
    clashes=[
        ("short_road", "alley"),
        ("long_night", "certain_dawn"),
        ("puzzle", "open_road"),
        ("puzzle", "steady_pace"),
        *(("daily_road", f"preset={p}") for p in PRESETS if p != "standard"),
        *(("daily_road", variant) for variant in VARIANTS if variant != "daily_road"),
    ],
    payoffs=(0, 75),
)
