"""What each action of a turn is worth."""

from __future__ import annotations

from shamble.games.colony.hints.cards import arms_somebody, value_of_card, value_of_use
from shamble.games.colony.hints.dice import (
    value_of_ability,
    value_of_attack,
    value_of_attract,
    value_of_barricade,
    value_of_clean,
    value_of_search,
)
from shamble.games.colony.hints.moves import value_of_move
from shamble.games.colony.hints.others import value_of_exile, value_of_request
from shamble.games.colony.state import Act, State
from shamble.rules import rule


@rule
def value_of(s: State, player: int, kind: int, a: int, b: int) -> int:
    """0 or less: rather end the turn."""
    if kind == Act.ATTACK:
        return value_of_attack(s, player, a, b)
    if kind == Act.SEARCH:
        return value_of_search(s, player, a, b)
    if kind == Act.BARRICADE:
        return value_of_barricade(s, player, a, b)
    if kind == Act.ATTRACT:
        return value_of_attract(s, player, a, b)
    if kind == Act.CLEAN:
        return value_of_clean(s, player, b)
    if kind == Act.ABILITY or kind == Act.COPY:
        return value_of_ability(s, player, a)
    if kind == Act.GREENHOUSE:
        return 45 - a
    if kind == Act.MOVE:
        return value_of_move(s, player, a, b, 0)
    if kind == Act.DRIVE:
        return value_of_move(s, player, a, b, 1)
    if kind == Act.CALL_EXILE:
        return value_of_exile(s, player, a)
    if kind == Act.REST or kind == Act.CLINIC:
        return 0
    if kind == Act.USE:
        return value_of_use(s, player, a)
    if kind == Act.REQUEST:
        return value_of_request(s, player, a)
    if kind == Act.HAND_OVER:
        return 45 if arms_somebody(s, player, a) else 0
    return value_of_card(s, player, kind, a)
