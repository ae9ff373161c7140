"""The tables of the rule book that the page draws by; `tools/web-types` writes them for it."""

from __future__ import annotations

from shamble.games.outbreak.content import gear, zombies, zones
from shamble.games.outbreak.content.gear import GEARS
from shamble.games.outbreak.content.survivors import BLUE, ORANGE, RED, Skill, Survivor
from shamble.games.outbreak.missions.shelf import BUILT_IN
from shamble.games.outbreak.missions.words import CarKind, Goal, TokenKind
from shamble.games.outbreak.state import Option, Standing

NAMES = ("melee_dice", "ranged_dice", "least_range", "most_range", "accuracy", "damage")
SIGNS = ("noisy", "dual", "opens", "reloads")


def column(name: str) -> list[int]:
    return list(getattr(gear, name.upper()))[:GEARS]


TABLES: dict[str, object] = {
    "columns": zones.COLUMNS,
    "offset": zones.OFFSET,
    "buildings": zones.BUILDINGS,
    "ground": zones.Ground,
    "slots": gear.SLOTS,
    "hands": gear.HANDS,
    "fired": gear.FIRED,
    "face": gear.FACE,
    "gear": {name: column(name) for name in (*NAMES, *SIGNS)},
    "level_from": zombies.LEVEL_FROM,
    "toughness": zombies.TOUGHNESS,
    "figures": zombies.FIGURES,
    "card_zombie": zombies.CARD_ZOMBIE,
    "card_count": zombies.CARD_COUNT,
    "card_sort": zombies.CARD_SORT,
    "skills": [[BLUE[who], *ORANGE[who], *RED[who]] for who in Survivor],
    "skill": Skill,
    "missions": BUILT_IN,
    "goal": Goal,
    "token_kind": TokenKind,
    "car_kind": CarKind,
    "option": Option,
    "standing": Standing,
}
