"""What a player is after: the needs of the colony, and those of the own secret objective."""

from __future__ import annotations

from shamble.games.colony.content.conditions import MOST, WIDTH, Cond
from shamble.games.colony.content.crises import CRISIS_SYMBOLS
from shamble.games.colony.content.crises import ROWS as CRISIS_ROWS
from shamble.games.colony.content.items import (
    CARD_ITEM,
    CARDS,
    DECKS,
    FIRST_USE,
    STORE,
    SYMBOL,
    Item,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL, Crisis, Lasting, Main
from shamble.games.colony.content.objectives import (
    EXILED_BETRAYER,
    EXILED_LOYAL,
    SECRETS,
    STORES,
    VICTORY,
)
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.cards.equipment import equipped
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.colony_phase.crisis import threshold
from shamble.games.colony.rules.colony_phase.phase import food_needed, fuel_due
from shamble.games.colony.rules.terms import has_lasting, is_exile
from shamble.games.colony.state import State, Step
from shamble.rules import Grid, Table, rule

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

# How many cards of a symbol lie in the deck of a place at the start.
COMMON = Grid(
    [
        [
            sum(n for item, n in DECKS[place].items() if SYMBOL[item] == symbol) if place else 0
            for symbol in Symbol
        ]
        for place in range(PLACES)
    ]
)

# How bad it is if a crisis is not prevented, 1 to 3.
CRISIS_WEIGHT = Table(
    {
        Crisis.CR_EYES: 2,
        Crisis.CR_SIRENS: 2,
        Crisis.CR_ROADBLOCK: 2,
        Crisis.CR_LOOTERS: 1,
        Crisis.CR_NEW_BUNKS: 2,
        Crisis.CR_NO_SLEEP: 2,
        Crisis.CR_RATS: 2,
        Crisis.CR_BROKEN_GATE: 2,
    }.get(crisis, 3)
    for crisis in Crisis
)


def zombies_of(crisis: Crisis, place: int) -> int:
    """Zombies to prepare for at a place in case the crisis is not prevented."""
    effects = CRISIS_ROWS[crisis][1]
    if any(e.step == Step.CLEAR_BARRICADES for e in effects):
        return 0  # no barricade helps
    named = sum(e.a for e in effects if e.step == Step.ZOMBIES and e.b == place)
    everywhere = sum(e.a for e in effects if e.step == Step.ZOMBIES_EACH)
    return named + (everywhere if place else 0)


CRISIS_ZOMBIES = Grid([[zombies_of(crisis, place) for place in range(PLACES)] for crisis in Crisis])


@rule
def is_betrayer(s: State, player: int) -> bool:
    return s.secret[player] >= LOYAL


@rule
def wanted_in_hand(s: State, player: int, symbol: int) -> int:
    """How many cards of a symbol the own objective asks for in hand (or on survivors)."""
    if s.secret[player] < 0:
        return 0
    if is_exile(s, player) and s.exile_card[player] >= 0:
        if s.secret[player] < LOYAL:
            return wanted_by(EXILED_LOYAL, s.exile_card[player], symbol)
        new = wanted_by(EXILED_BETRAYER, s.exile_card[player], symbol)
        return max(new, wanted_by(SECRETS, s.secret[player], symbol))
    return wanted_by(SECRETS, s.secret[player], symbol)


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


@rule
def wants(s: State, player: int, condition: int) -> int:
    """The number of a condition of the own objective, 0 if it has none of the kind."""
    secret = s.secret[player]
    if secret < 0 or is_exile(s, player):
        return 0
    for i in range(MOST):
        if SECRETS[secret][WIDTH * i] == condition:
            return max(1, SECRETS[secret][WIDTH * i + 2])
    return 0


EARLY = 3  # rounds still to come in which one more survivor is worth his food


@rule
def hoards(s: State, player: int) -> bool:
    """What the own objective asks for is kept from now on. A betrayer may win at any time."""
    return ends_soon(s) or is_betrayer(s, player)


@rule
def ends_soon(s: State) -> bool:
    """The main objective may be completed before long: time to keep what the own one asks for."""
    if s.marker <= 2 or s.main == Main.MO_CLEAR_TOWN:
        return True
    row = 2 * s.main + s.hard
    lacks = 0
    stored = False
    for i in range(MOST):
        number = VICTORY[row][WIDTH * i + 2] + VICTORY[row][WIDTH * i + 3] * s.players
        if VICTORY[row][WIDTH * i] == Cond.SAMPLES:
            return 100 * s.samples >= 60 * number
        if VICTORY[row][WIDTH * i] == Cond.STORED:
            stored = True
            lacks += max(0, number - count_in(s, STORE, VICTORY[row][WIDTH * i + 1]))
    return stored and lacks <= s.players


@rule
def can_spare(s: State, player: int, item: int) -> bool:
    """Whether the own objective does without one card of that item."""
    symbol = SYMBOL[item]
    if hoards(s, player) and count_in(s, player, symbol) <= wanted_in_hand(s, player, symbol):
        return False
    late = ends_soon(s)
    if late and wants(s, player, Cond.MOST_CARDS) > 0:
        return False
    wanted = wants(s, player, Cond.HAND_SIZE)
    return not (wanted > 0 and late and s.hand_count[player] <= wanted)


@rule
def objective_needs(s: State, player: int, symbol: int) -> int:
    """Cards of a symbol that the main objective still lacks, from a player or from all."""
    if s.main == Main.MO_NO_EMPTY_HANDS and symbol == Symbol.WEAPON:
        return 0 if equipped(s, player, symbol) > 0 else 1
    if (STORES[s.main] >> symbol) & 1 == 0:
        return 0
    if s.main == Main.MO_STOVE:
        return max(0, fuel_due(s) * s.marker - count_in(s, STORE, symbol))
    row = 2 * s.main + s.hard
    for i in range(MOST):
        if VICTORY[row][WIDTH * i] == Cond.STORED and VICTORY[row][WIDTH * i + 1] == symbol:
            number = VICTORY[row][WIDTH * i + 2] + VICTORY[row][WIDTH * i + 3] * s.players
            return max(0, number - count_in(s, STORE, symbol))
    return 0


@rule
def crisis_lacks(s: State) -> int:
    """Cards that the open crisis still needs, if those given are good."""
    return max(0, crisis_wants(s) - BONUS)


BONUS = 2  # COL-276: so many cards more raise the morale


@rule
def crisis_wants(s: State) -> int:
    """Cards that the open crisis still takes, with those that raise the morale."""
    if s.crisis < 0:
        return 0
    given = 0
    for seat in range(s.players):
        given += s.given_count[seat]
    return max(0, threshold(s) + BONUS - given)


@rule
def can_be_reached(s: State, player: int, cards: int, each: int) -> bool:
    """What the player has and what each of those after may add is so many for the crisis."""
    found = 0
    for symbol in range(7):
        if crisis_takes(s, symbol):
            found += count_in(s, player, symbol)
            if hoards(s, player):
                found -= min(found, wanted_in_hand(s, player, symbol))
    to_come = (s.turn_first - 1 - player) % s.players
    return found + each * to_come >= cards


@rule
def threatens(s: State, place: int) -> int:
    """Zombies that the crisis will bring to a place, as it looks."""
    if s.crisis < 0 or CRISIS_ZOMBIES[s.crisis][place] == 0:
        return 0
    if s.active >= 0 and can_be_reached(s, s.active, crisis_lacks(s), 1):
        return 0
    return CRISIS_ZOMBIES[s.crisis][place]


@rule
def crisis_takes(s: State, symbol: int) -> bool:
    return s.crisis >= 0 and (CRISIS_SYMBOLS[s.crisis] >> symbol) & 1 == 1


@rule
def food_lacks(s: State) -> int:
    """Food that should be in the supply at the end of the round."""
    need = food_needed(s)
    if has_lasting(s, Lasting.UNIFORMS):
        need += 4
    if s.marker <= 4 and s.main == Main.MO_NO_EMPTY_HANDS:
        need += s.players
    if s.marker <= 4 and s.main == Main.MO_FULL_SHED:
        need += s.players + 2 * s.hard
    return max(0, need - s.food)


@rule
def food_short(s: State, player: int) -> int:
    """Food that this round and the next will want, less the supply and what the player has."""
    if s.marker <= 1:
        return food_lacks(s)
    return max(0, food_lacks(s) + food_needed(s) - count_in(s, player, Symbol.FOOD))


@rule
def needs_medicine(s: State, player: int) -> bool:
    """Frostbite or two wounds, and nothing in hand against it."""
    if count_in(s, player, Symbol.MEDICINE) > wanted_in_hand(s, player, Symbol.MEDICINE):
        return False
    for x in range(SURVIVORS):
        if s.owner[x] == player and s.place[x] >= 0 and s.wounds[x] + 2 * s.frost[x] > 1:
            return True
    return False


@rule
def value_of_item(s: State, player: int, item: int) -> int:
    """What a card in hand is worth to the player now."""
    symbol = SYMBOL[item]
    value = WORTH[item]
    if count_in(s, player, symbol) < wanted_in_hand(s, player, symbol):
        value += 25 if is_betrayer(s, player) else 20 if ends_soon(s) else 6
    if objective_needs(s, player, symbol) > 0:
        value += 16
    if crisis_takes(s, symbol) and crisis_wants(s) > 0:
        value += 9 * CRISIS_WEIGHT[s.crisis]
    if symbol == Symbol.FOOD and food_short(s, player) > 0:
        value += 16
    if symbol == Symbol.MEDICINE and needs_medicine(s, player):
        value += 15
    if symbol == Symbol.SURVIVOR and s.marker >= EARLY:
        value += 6
    return value


@rule
def has_what_it_takes(s: State, player: int) -> bool:
    """A betrayer's own cards are together: time to let the colony down."""
    for symbol in range(7):
        if count_in(s, player, symbol) < wanted_in_hand(s, player, symbol):
            return False
    return True


@rule
def is_gear(item: int) -> bool:
    return item < FIRST_USE


@rule
def hand_of(s: State, player: int) -> int:
    """Items in hand, as bits."""
    items = 0
    for card in range(CARDS):
        if s.zone[card] == player:
            items |= 1 << CARD_ITEM[card]
    return items


@rule
def lets_down(s: State, player: int) -> bool:
    """A betrayer whose own cards are together works against the colony."""
    return is_betrayer(s, player) and has_what_it_takes(s, player)
