"""The rules of Nightmare, by phase and subject."""

from shamble.engine.rule import calls
from shamble.games.nightmare import game
from shamble.games.nightmare.rules import (
    attacking,
    bartering,
    betrayal,
    blood,
    chances,
    combat,
    comparing,
    conditions,
    dangers,
    deaths,
    events,
    evolution,
    finds,
    gate,
    gear,
    going,
    human_melee,
    invariants,
    melee,
    movement,
    passing,
    picking_up,
    rising,
    rounds,
    setup,
    shooting,
    zombie_turn,
)

__all__ = [
    "attacking",
    "bartering",
    "betrayal",
    "blood",
    "chances",
    "combat",
    "comparing",
    "conditions",
    "dangers",
    "deaths",
    "events",
    "evolution",
    "finds",
    "gate",
    "gear",
    "going",
    "human_melee",
    "invariants",
    "melee",
    "movement",
    "passing",
    "picking_up",
    "rising",
    "rounds",
    "setup",
    "shooting",
    "zombie_turn",
]

# Compiled code calls every step, deed and question: copied into one another they would be huge.
for registered in (
    game.step_functions,
    game.deed_functions,
    game.offer_functions,
    game.forbid_functions,
):
    calls.update(registered.values())
