"""Nightmare: a run along a road to a safe zone; whoever turns comes back as a zombie, and evolves.

Goal of a human: stand on the Safe Zone, confirmed, with every condition met. Goal of the dead:
that nobody does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.rules import Choice, Game, Number, Switch

if TYPE_CHECKING:
    from shamble.games.nightmare.state import State

game: Game[State] = Game(
    id="nightmare",
    prefix="NIT",
    version=6,
    players=range(2, 9),
    options=[
        Number("distance", 0, 120, 0),  # 0: by the number of players
        Number("start_bullets", 0, 5, 1),
        Choice("start_weapon", ("none", "kitchen_knife")),
        Number("walker_spacing", 0, 20, 10),
        Choice("countdown", ("1", "2", "3", "4", "5", "drawn"), default="3"),
        Choice("victory_mode", ("first_in", "last_call")),
        Choice("preset", ("normal", "easy", "hard", "nightmare")),
        Switch("nightmare", default=True),
        Switch("nm_events", default=True),
        Switch("nm_blood", default=True),
        Switch("pvp", default=True),
        Choice("pvp_unarmed_reading", ("aggressors", "target")),
        Choice("pvp_gunfire_draws", ("per_player", "per_bullet")),
        Switch("pvp_target_engages", default=True),
        Switch("pvp_join_counts"),
        Switch("patient_zero"),
        Switch("solo"),
        Switch("restless_walkers"),
        Switch("barter"),
        Number("max_rounds", 10, 200, 60),
    ],
    payoffs=(0, 1),
)


@game.check
def check_setup(players: int, options: dict[str, str]) -> str | None:
    """NIT-009a: a value that is not allowed is refused, and no game is created."""
    distance, spacing = int(options["distance"]), int(options["walker_spacing"])
    if 0 < distance < 30:
        return f"distance is a number from 30 to 120, or 0 for the usual road, not {distance}"
    if 0 < spacing < 5:
        return f"walker_spacing is 0 for none, or a number from 5 to 20, not {spacing}"
    if options["solo"] == "on" and players > 4:
        return f"solo is for one person and one to three automated seats, not {players} players"
    return None
