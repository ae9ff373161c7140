"""Compiled code calls every step, deed and question: copied into one another they would be huge."""

from shamble.games.nightmare import game
from shamble.rules import calls

for registered in (
    game.step_functions,
    game.deed_functions,
    game.offer_functions,
    game.forbid_functions,
):
    calls.update(registered.values())
