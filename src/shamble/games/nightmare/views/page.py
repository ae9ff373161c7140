"""The numbers of cards and road that the page draws by; `tools/web-types` writes them for it."""

from __future__ import annotations

from shamble.games.nightmare.content import blood, cards, conditions, evolutions, road

TABLES: dict[str, object] = {
    "event_set": cards.EVENT_SET,
    "event_category": cards.EVENT_CATEGORY,
    "bullet_icon": cards.BULLET_ICON,
    "extra_cards": cards.EXTRA_CARDS,
    "bonus": cards.BONUS,
    "duration": evolutions.DURATION,
    "face_up": evolutions.FACE_UP,
    "persists": evolutions.PERSISTS,
    "task": conditions.TASK,
    "exclusive": conditions.EXCLUSIVE,
    "blood_set": blood.BLOOD_SET,
    "weapons": cards.WEAPONS,
    "first_condition": conditions.FIRST_CONDITION,
    "first_evolution": evolutions.FIRST_EVOLUTION,
    "approach": road.APPROACH,
    "behind": road.BEHIND,
    "quick_behind": road.QUICK_BEHIND,
    "most_spaces": road.MOST_SPACES - 1,
}
