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
    "offset": list(zones.OFFSET),
    "buildings": zones.BUILDINGS,
    "ground": {ground.name.lower(): int(ground) for ground in zones.Ground},
    "slots": gear.SLOTS,
    "hands": gear.HANDS,
    "fired": gear.FIRED,
    "face": gear.FACE,
    "gear": {name: column(name) for name in (*NAMES, *SIGNS)},
    "level_from": list(zombies.LEVEL_FROM),
    "toughness": list(zombies.TOUGHNESS),
    "figures": list(zombies.FIGURES),
    "card_zombie": [list(row) for row in zombies.CARD_ZOMBIE],
    "card_count": [list(row) for row in zombies.CARD_COUNT],
    "card_sort": list(zombies.CARD_SORT),
    "skills": [[BLUE[who], *ORANGE[who], *RED[who]] for who in Survivor],
    "skill": {skill.name.lower(): int(skill) for skill in Skill},
    "missions": list(BUILT_IN),
    "goal": {goal.name.lower(): int(goal) for goal in Goal},
    "token_kind": {kind.name.lower(): int(kind) for kind in TokenKind},
    "car_kind": {kind.name.lower(): int(kind) for kind in CarKind},
    "option": {option.name.lower(): int(option) for option in Option},
    "standing": {standing.name.lower(): int(standing) for standing in Standing},
}
