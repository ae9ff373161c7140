"""What a player is after: the needs of the colony, and those of the own secret objective."""

from __future__ import annotations

from shamble.engine.rule import Grid, Table, called, rule
from shamble.games.colony.content.conditions import MOST, WIDTH, Cond
from shamble.games.colony.content.crises import CRISIS_SYMBOLS
from shamble.games.colony.content.items import (
    CARD_ITEM,
    CARDS,
    FIRST_USE,
    STORE,
    SYMBOL,
    Item,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL, Lasting, Main
from shamble.games.colony.content.objectives import (
    EXILED_BETRAYER,
    EXILED_LOYAL,
    SECRETS,
    STORES,
    VICTORY,
)
from shamble.games.colony.rules.cards import count_in
from shamble.games.colony.rules.colony_phase import food_needed
from shamble.games.colony.rules.crisis import threshold
from shamble.games.colony.rules.terms import has_lasting, is_exile
from shamble.games.colony.state import State

# What an item is worth to anybody, whatever the objectives.
WORTH = Table(
    {
        Item.SHOTGUN: 9,
        Item.LIGHTER: 7,
        Item.SNIPER_RIFLE: 10,
        Item.PISTOL: 8,
        Item.NIGHT_VISION_GOGGLES: 10,
        Item.FOOD_3: 9,
        Item.FOOD_2: 7,
        Item.FOOD_1: 5,
        Item.MEDICINE: 7,
        Item.FUEL: 6,
        Item.STRAGGLER_1: 6,
        Item.STRAGGLER_2: 4,
        Item.STRAGGLER_3: 3,
        Item.JUNK: 2,
    }.get(item, 5)
    for item in Item
)


@rule
def is_betrayer(s: State, player: int) -> bool:
    return s.secret[player] >= LOYAL


@called
def wanted_in_hand(s: State, player: int, symbol: int) -> int:
    """How many cards of a symbol the own objective asks for in hand (or on survivors)."""
    if s.secret[player] < 0:
        return 0
    if is_exile(s, player) and s.exile_card[player] >= 0:
        if s.secret[player] < LOYAL:
            return wanted_by(EXILED_LOYAL, 0 + s.exile_card[player], symbol)
        new = wanted_by(EXILED_BETRAYER, 0 + s.exile_card[player], symbol)
        return max(new, wanted_by(SECRETS, 0 + s.secret[player], symbol))
    return wanted_by(SECRETS, 0 + s.secret[player], symbol)


@rule
def wanted_by(table: Grid, row: int, symbol: int) -> int:
    most = 0
    for i in range(MOST):
        kind = table[row][WIDTH * i]
        held = kind == Cond.HAND or kind == Cond.EQUIPPED or kind == Cond.HELD_OR_EQUIPPED
        if kind == Cond.ONLY or held:
            if table[row][WIDTH * i + 1] == symbol:
                most = max(most, table[row][WIDTH * i + 2])
    return most


@called
def wants(s: State, player: int, condition: int) -> int:
    """The number of a condition of the own objective, 0 if it has none of the kind."""
    secret = 0 + s.secret[player]
    if secret < 0 or is_exile(s, player):
        return 0
    for i in range(MOST):
        if SECRETS[secret][WIDTH * i] == condition:
            return max(1, SECRETS[secret][WIDTH * i + 2])
    return 0


@called
def can_spare(s: State, player: int, item: int) -> bool:
    """Whether the own objective does without one card of that item."""
    symbol = SYMBOL[item]
    if count_in(s, player, symbol) <= wanted_in_hand(s, player, symbol):
        return False
    wanted = wants(s, player, Cond.HAND_SIZE)
    late = s.marker <= 2
    return not (wanted > 0 and late and s.hand_count[player] <= wanted)


@called
def objective_needs(s: State, symbol: int) -> int:
    """Cards of a symbol that the main objective still lacks."""
    if (STORES[s.main] >> symbol) & 1 == 0:
        return 0
    if s.main == Main.MO_STOVE:
        return max(0, 2 * (s.marker + 1) - count_in(s, STORE, symbol))
    row = 2 * s.main + s.hard
    for i in range(MOST):
        if VICTORY[row][WIDTH * i] == Cond.STORED and VICTORY[row][WIDTH * i + 1] == symbol:
            number = VICTORY[row][WIDTH * i + 2] + VICTORY[row][WIDTH * i + 3] * s.players
            return max(0, number - count_in(s, STORE, symbol))
    return 0


@called
def crisis_lacks(s: State) -> int:
    """Cards that the open crisis still needs, if those given are good."""
    if s.crisis < 0:
        return 0
    given = 0
    for seat in range(0 + s.players):
        given += s.given_count[seat]
    return max(0, threshold(s) - given)


@rule
def crisis_takes(s: State, symbol: int) -> bool:
    return s.crisis >= 0 and (CRISIS_SYMBOLS[s.crisis] >> symbol) & 1 == 1


@called
def food_lacks(s: State) -> int:
    """Food that should be in the supply at the end of the round."""
    need = food_needed(s)
    if has_lasting(s, Lasting.UNIFORMS) or s.main == Main.MO_NO_EMPTY_HANDS:
        need += 4
    if s.main == Main.MO_FULL_SHED:
        need += 2
    return max(0, need - s.food)


@called
def value_of_item(s: State, player: int, item: int) -> int:
    """What a card in hand is worth to the player now."""
    symbol = SYMBOL[item]
    value = WORTH[item]
    if count_in(s, player, symbol) < wanted_in_hand(s, player, symbol):
        value += 12
    if objective_needs(s, symbol) > 0:
        value += 10
    if crisis_takes(s, symbol) and crisis_lacks(s) > 0:
        value += 6
    if symbol == Symbol.FOOD and food_lacks(s) > 0:
        value += 4
    if symbol == Symbol.WEAPON and s.main == Main.MO_NO_EMPTY_HANDS:
        value += 8
    return value


@called
def has_what_it_takes(s: State, player: int) -> bool:
    """A betrayer's own cards are together: time to let the colony down."""
    for symbol in range(7):
        if count_in(s, player, symbol) < wanted_in_hand(s, player, symbol):
            return False
    return True


@rule
def is_gear(item: int) -> bool:
    return item < FIRST_USE


@called
def hand_of(s: State, player: int) -> int:
    """Items in hand, as bits."""
    items = 0
    for card in range(CARDS):
        if s.zone[card] == player:
            items |= 1 << CARD_ITEM[card]
    return items
