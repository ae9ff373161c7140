"""Writes content.gen.ts: the numbers of Nightmare's cards that the page draws."""

from __future__ import annotations

from pathlib import Path

from shamble.games.nightmare.content import blood, cards, conditions, evolutions, road

NUMBERS = {
    "EVENT_SET": cards.EVENT_SET,
    "EVENT_CATEGORY": cards.EVENT_CATEGORY,
    "BULLET_ICON": cards.BULLET_ICON,
    "EXTRA_CARDS": cards.EXTRA_CARDS,
    "BONUS": cards.BONUS,
    "BREAKS": cards.BREAKS,
    "SCOPE": evolutions.SCOPE,
    "DURATION": evolutions.DURATION,
    "FACE_UP": evolutions.FACE_UP,
    "PERSISTS": evolutions.PERSISTS,
    "TASK": conditions.TASK,
    "EXCLUSIVE": conditions.EXCLUSIVE,
    "BLOOD_SET": blood.BLOOD_SET,
    "BLOOD_KIND": blood.BLOOD_KIND,
}
SINGLE = {
    "WEAPONS": cards.WEAPONS,
    "FIRST_CONDITION": conditions.FIRST_CONDITION,
    "FIRST_EVOLUTION": evolutions.FIRST_EVOLUTION,
    "APPROACH": road.APPROACH,
    "BEHIND": road.BEHIND,
    "QUICK_BEHIND": road.QUICK_BEHIND,
    "MOST_SPACES": road.MOST_SPACES - 1,
}


def main() -> None:
    lines = ["// Written by make_content.py from the game's content. Do not edit.\n"]
    lines += [
        f"export const {name} = {list(map(int, rows))} as const;" for name, rows in NUMBERS.items()
    ]
    lines += [f"export const {name} = {int(value)};" for name, value in SINGLE.items()]
    Path(__file__).with_name("content.gen.ts").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
