"""The numbers of cards and road that the page draws by; `tools/web-types` writes them for it."""

from __future__ import annotations

from shamble.games.nightmare.content import blood, cards, conditions, evolutions, road

TABLES: dict[str, object] = {
    "event_set": [int(one) for one in cards.EVENT_SET],
    "event_category": [int(one) for one in cards.EVENT_CATEGORY],
    "bullet_icon": [int(one) for one in cards.BULLET_ICON],
    "extra_cards": [int(one) for one in cards.EXTRA_CARDS],
    "bonus": [int(one) for one in cards.BONUS],
    "duration": [int(one) for one in evolutions.DURATION],
    "face_up": [int(one) for one in evolutions.FACE_UP],
    "persists": [int(one) for one in evolutions.PERSISTS],
    "task": [int(one) for one in conditions.TASK],
    "exclusive": [int(one) for one in conditions.EXCLUSIVE],
    "blood_set": [int(one) for one in blood.BLOOD_SET],
    "weapons": int(cards.WEAPONS),
    "first_condition": int(conditions.FIRST_CONDITION),
    "first_evolution": int(evolutions.FIRST_EVOLUTION),
    "approach": int(road.APPROACH),
    "behind": int(road.BEHIND),
    "quick_behind": int(road.QUICK_BEHIND),
    "most_spaces": int(road.MOST_SPACES) - 1,
}
