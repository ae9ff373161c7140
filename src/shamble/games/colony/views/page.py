"""The tables of the rule book that the page draws by; `tools/web-types` writes them for it."""

from __future__ import annotations

from shamble.games.colony.content.conditions import MOST, WIDTH, Cond
from shamble.games.colony.content.crises import CRISIS_SYMBOLS
from shamble.games.colony.content.crossroads import CARDS as CROSSROADS
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    DECK,
    GEARS,
    GIVEN,
    GONE,
    KIND,
    LOOK,
    OFFER,
    POT,
    STORE,
    SYMBOL,
    WASTE,
    Kind,
)
from shamble.games.colony.content.names import LOYAL
from shamble.games.colony.content.objectives import (
    EXILED_BETRAYER,
    EXILED_LOYAL,
    FUEL_DUE,
    SECRETS,
    SIDE_MORALE,
    SIDE_ROUNDS,
    STORES,
    VICTORY,
)
from shamble.games.colony.content.places import COLONY_ENTRANCES, MOST_NOISE, ROOM, SPACES
from shamble.games.colony.content.survivors import (
    ABILITY_DIE,
    ABILITY_ONCE,
    ABILITY_PLACE,
    ABILITY_USE,
    ATTACK,
    INFLUENCE,
    SEARCH,
)
from shamble.games.colony.state import Option, Phase, Standing
from shamble.rules import Grid


def conditions(table: Grid) -> list[list[list[int]]]:
    """Each row's conditions: kind, what it is about, number, number per player."""
    rows = [[list(row[WIDTH * i : WIDTH * i + WIDTH]) for i in range(MOST)] for row in table]
    return [[part for part in parts if part and part[0] >= 0] for parts in rows]


TABLES: dict[str, object] = {
    # survivors
    "attack": ATTACK,
    "search": SEARCH,
    "influence": INFLUENCE,
    "ability_place": ABILITY_PLACE,
    "ability_die": ABILITY_DIE,
    "ability_once": ABILITY_ONCE,
    "ability_use": ABILITY_USE,
    # places
    "spaces": SPACES,
    "room": ROOM,
    "entrances": COLONY_ENTRANCES,
    "most_noise": MOST_NOISE,
    # item cards
    "card_item": CARD_ITEM,
    "gears": GEARS,
    "symbol_of": SYMBOL,
    "kind_of": KIND,
    "kind": Kind,
    "zone": {
        "given": GIVEN,
        "deck": DECK,
        "waste": WASTE,
        "gone": GONE,
        "store": STORE,
        "look": LOOK,
        "pot": POT,
        "offer": OFFER,
        "bearer": BEARER,
    },
    # crises and objectives
    "crisis_symbols": CRISIS_SYMBOLS,
    "condition": [kind.name.lower() for kind in Cond],
    "victory": conditions(VICTORY),
    "secrets": conditions(SECRETS),
    "exiled_loyal": conditions(EXILED_LOYAL),
    "exiled_betrayer": conditions(EXILED_BETRAYER),
    "loyal": LOYAL,
    "crossroad_options": [len(row.options) for row in CROSSROADS],
    "crossroad_kind": [int(row.kind) for row in CROSSROADS],
    "stores": STORES,
    "fuel_due": FUEL_DUE,
    "side_morale": SIDE_MORALE,
    "side_rounds": SIDE_ROUNDS,
    # states
    "option": Option,
    "phase": Phase,
    "standing": Standing,
}
