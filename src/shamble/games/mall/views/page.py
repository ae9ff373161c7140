"""The tables of the rule book that the page draws by; `tools/web-types` writes them for it."""

from __future__ import annotations

from shamble.games.mall.content.cards import COPIES, KIND, SHADOWS
from shamble.games.mall.content.characters import STRENGTH, VALUE, VOTES, Colour
from shamble.games.mall.content.places import (
    ALWAYS_ENTER_AT,
    CAPACITY,
    CONDEMNED_AT,
    FEW,
    UNLIMITED,
    Place,
)
from shamble.games.mall.state import ABSTAINED, Option, Phase, Sort, Standing, Word

TABLES: dict[str, object] = {
    "capacity": [0 if room == UNLIMITED else room for room in CAPACITY],  # 0: no limit
    "always_enter_at": [ALWAYS_ENTER_AT if p == Place.SUPERMARKET else 0 for p in Place],
    "condemned_at": CONDEMNED_AT,
    "few": FEW,
    "value": VALUE,
    "strength": STRENGTH,
    "votes": VOTES,
    "kind": KIND,
    "copies": COPIES,
    "shadows": SHADOWS,
    "abstained": ABSTAINED,
    "colour": [colour.name.lower() for colour in Colour],
    "option": Option,
    "phase": Phase,
    "sort": Sort,
    "standing": Standing,
    "word": Word,
}
