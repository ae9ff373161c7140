"""What playing, equipping, adding and handing over a card is worth."""

from __future__ import annotations

from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    CARD_ITEM,
    HELPLESS_OF,
    KIND,
    SYMBOL,
    Item,
    Kind,
    Symbol,
)
from shamble.games.colony.content.names import Main
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.hints.aims import (
    can_be_reached,
    can_spare,
    crisis_lacks,
    crisis_takes,
    crisis_wants,
    food_lacks,
    food_short,
    is_betrayer,
    lets_down,
    objective_needs,
    wanted_in_hand,
    wants,
)
from shamble.games.colony.rules.cards.equipment import bearer, equipped
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.terms import (
    occupants,
    tokens,
)
from shamble.games.colony.state import Act, State
from shamble.rules import rule


@rule
def value_of_card(s: State, player: int, kind: int, a: int) -> int:
    if kind == Act.STORE:
        enough = objective_needs(s, player, SYMBOL[a]) == 0
        return 0 if lets_down(s, player) or enough else 75
    if kind == Act.STORE_GEAR:
        enough = objective_needs(s, player, SYMBOL[CARD_ITEM[a]]) == 0
        return 0 if lets_down(s, player) or enough else 60
    if kind == Act.CONTRIBUTE:
        return value_of_contribution(s, player, a)
    if kind == Act.CONTRIBUTE_GEAR:
        return value_of_contribution(s, player, CARD_ITEM[a]) - 5
    if kind == Act.PLAY:
        return value_of_play(s, player, a)
    if kind == Act.EQUIP:
        return value_of_equip(s, player, a)
    return 0


@rule
def value_of_contribution(s: State, player: int, item: int) -> int:
    symbol = SYMBOL[item]
    if not crisis_takes(s, symbol):
        spoil = lets_down(s, player) and s.given_count[player] == 0
        return 12 if spoil and symbol == Symbol.TOOL and can_spare(s, player, item) else 0
    if crisis_wants(s) == 0 or not can_spare(s, player, item) or lets_down(s, player):
        return 0
    if crisis_lacks(s) == 0:
        if symbol == Symbol.FOOD and food_short(s, player) > 0:
            return 0
        return 55 if can_be_reached(s, player, crisis_wants(s), 1) else 0
    if not can_be_reached(s, player, crisis_lacks(s), 2):
        return 0
    if is_betrayer(s, player) and s.given_count[player] > 0:
        return 0
    alone = can_be_reached(s, player, crisis_lacks(s), 0)
    if objective_needs(s, player, symbol) > 0 and s.given_count[player] > 0 and not alone:
        return 0
    return 65 if KIND[item] != Kind.EQUIP else 30


@rule
def value_of_play(s: State, player: int, item: int) -> int:
    symbol = SYMBOL[item]
    if symbol == Symbol.FOOD:
        if not can_spare(s, player, item) or lets_down(s, player):
            return 0
        if food_lacks(s) > 0:
            return 70
        return 8 if count_in(s, player, symbol) > wanted_in_hand(s, player, symbol) + 1 else 0
    if KIND[item] == Kind.EVENT:
        return value_of_straggler(s, player, item)
    if item == Item.MEDICINE:
        return value_of_medicine(s, player, item)
    if not can_spare(s, player, item):
        return 0
    if item == Item.PADLOCK:
        return 10
    return 4 if item == Item.SCISSORS or item == Item.DESK_LAMP else 0


@rule
def value_of_straggler(s: State, player: int, item: int) -> int:
    """One more die a round, early on; the helpless only eat."""
    if wants(s, player, Cond.SURVIVORS_EXACTLY) > 0 or occupants(s) > 14:
        return 0
    if wants(s, player, Cond.MORE_SURVIVORS) > 0 or wants(s, player, Cond.SURVIVORS) > 0:
        return 34
    if wants(s, player, Cond.HELPLESS) > s.helpless and HELPLESS_OF[item] > 0:
        return 34
    if HELPLESS_OF[item] > 0 or s.marker < 3 or food_lacks(s) > 2:
        return 0
    return 34


@rule
def value_of_medicine(s: State, player: int, item: int) -> int:
    """A card for somebody near death; sooner if there are more than the objectives want."""
    worst = 0
    for x in range(SURVIVORS):
        if s.owner[x] == player and s.place[x] >= 0:
            worst = max(worst, tokens(s, x) * 2 + 2 * min(1, s.frost[x]))
    if wants(s, player, Cond.ALL_HURT) > 0 and worst < 4:
        return 0
    if worst >= 4:  # two tokens, or frostbite that will cost another
        return 80 if can_spare(s, player, item) else 25
    return 0


@rule
def value_of_equip(s: State, player: int, item: int) -> int:
    symbol = SYMBOL[item]
    hoards = wants(s, player, Cond.HAND) > 0 and not can_spare(s, player, item)
    if hoards and wants(s, player, Cond.EQUIPPED) == 0:
        return 0
    if crisis_takes(s, symbol) and crisis_lacks(s) > 0:
        return 20
    return 50


@rule
def value_of_use(s: State, player: int, gear: int) -> int:
    item = CARD_ITEM[gear]
    if item == Item.WALKIE_TALKIE:
        return 0
    if item == Item.BOOK_FITNESS:
        return 10 if s.dice[player][0] > 0 else 0
    return 46


@rule
def arms_somebody(s: State, player: int, gear: int) -> bool:
    """No Empty Hands: a second weapon goes to a neighbour whose group has none."""
    if s.main != Main.MO_NO_EMPTY_HANDS or SYMBOL[CARD_ITEM[gear]] != Symbol.WEAPON:
        return False
    if equipped(s, player, Symbol.WEAPON) < 2:
        return False
    place = s.place[bearer(s, gear)]
    for x in range(SURVIVORS):
        if s.place[x] == place and is_unarmed(s, player, x):
            return True
    return False


@rule
def is_unarmed(s: State, player: int, x: int) -> bool:
    """Another player's survivor whose group has no weapon."""
    return s.owner[x] != player and equipped(s, s.owner[x], Symbol.WEAPON) == 0
