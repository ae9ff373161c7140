"""Goals, losses, triggers and the deck of a mission: what can be met and what can happen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from shamble.games.outbreak.content.zombies import CARDS
from shamble.games.outbreak.missions.plan import Plan
from shamble.games.outbreak.missions.words import (
    COLOUR_WORDS,
    DO_WORDS,
    HALF,
    LEVELS,
    ON_WORDS,
    ZOMBIE_WORDS,
)

Mission = dict[str, Any]

WIN_WORDS = (
    "objectives_taken",
    "switches_on",
    "all_living_escaped",
    "escaped_food",
    "killed",
    "level_any",
    "level_all",
    "round_end",
    "living_in_building",
)
LOSE_WORDS = ("team_below", "round_limit")


def of_goals(mission: Mission, plan: Plan) -> Iterator[str]:
    win, lose = mission["win"], mission.get("lose", {})
    kinds = [token[2] for token in mission.get("objectives", [])]
    if not win:
        yield "win: a mission needs at least one goal"
    for word in win:
        if word not in WIN_WORDS:
            yield f"win: {word!r} is no goal: it can be {', '.join(WIN_WORDS)}"
    for word in lose:
        if word not in LOSE_WORDS:
            yield f"lose: {word!r} is no reason to lose: it can be {', '.join(LOSE_WORDS)}"
    needs: list[tuple[str, str, Callable[[Any], bool]]] = [
        ("objectives_taken", "true, with a token to take", lambda x: x is True and "take" in kinds),
        (
            "switches_on",
            "true, with a switch on the map",
            lambda x: x is True and "switch" in kinds,
        ),
        (
            "all_living_escaped",
            "an object with min, on a map with an exit",
            lambda x: is_escape(x, mission),
        ),
        (
            "escaped_food",
            "a number from 1 to 9, on a map with an exit",
            lambda x: is_number(x, 1, 9) and mission.get("exit") is not None,
        ),
        ("killed", "an object of zombie types and numbers from 1 to 120", is_killing),
        ("level_any", "one of yellow, orange, red", lambda x: x in LEVELS[1:]),
        ("level_all", "one of yellow, orange, red", lambda x: x in LEVELS[1:]),
        ("round_end", "a number from 1 to 100", lambda x: is_number(x, 1, 100)),
        ("living_in_building", "the letter of a building", lambda x: x in list(plan.buildings())),
    ]
    for word, form, fits in needs:
        if word in win and not fits(win[word]):
            yield f"win: {word} must be {form}, not {json.dumps(win[word])}"
    if "team_below" in lose and not is_count(lose["team_below"]):
        yield f"lose: team_below must be a number from 1 to 6 or {HALF!r}"
    if "round_limit" in lose and not is_number(lose["round_limit"], 1, 100):
        yield "lose: round_limit must be a number from 1 to 100"
    if is_number(win.get("round_end"), 1, 100) and is_number(lose.get("round_limit"), 1, 100):
        if win["round_end"] > lose["round_limit"]:
            limit, wanted = lose["round_limit"], win["round_end"]
            yield f"lose: round_limit {limit} comes before round_end {wanted}"


def is_number(given: Any, low: int, high: int) -> bool:
    return type(given) is int and low <= given <= high


def is_count(given: Any) -> bool:
    return given == HALF or is_number(given, 1, 6)


def is_escape(given: Any, mission: Mission) -> bool:
    way_out = mission.get("exit")
    if not isinstance(given, dict) or not {"min"} <= set(given) <= {"min", "in_car"}:
        return False
    if not is_count(given["min"]) or way_out is None:
        return False
    return not given.get("in_car") or way_out["mode"] == "car"


def is_killing(given: Any) -> bool:
    return (
        isinstance(given, dict)
        and bool(given)
        and all(kind in ZOMBIE_WORDS and is_number(count, 1, 120) for kind, count in given.items())
    )


def of_triggers(mission: Mission) -> Iterator[str]:
    for i, trigger in enumerate(mission.get("triggers", [])):
        yield from (f"trigger {i + 1}: {said}" for said in of_on(str(trigger["on"]), mission))
        yield from (f"trigger {i + 1}: {said}" for said in of_do(str(trigger["do"]), mission))


def of_on(text: str, mission: Mission) -> Iterator[str]:
    word, _, about = text.partition(":")
    tokens = mission.get("objectives", [])
    if word not in ON_WORDS:
        yield f"on {word!r} is unknown: it can be {', '.join(ON_WORDS)}"
    elif word == "objective_taken" and about not in ("any", *(token[0] for token in tokens)):
        yield f"on {text}: there is no objective {about!r}"
    elif word == "objective_count":
        takes = sum(token[2] == "take" for token in tokens)
        if not (about.isdecimal() and 1 <= int(about) <= takes):
            yield f"on {text}: {about!r} must be a number from 1 to {takes}"
    elif word == "objective_color_taken" and about not in COLOUR_WORDS:
        yield f"on {text}: {about!r} must be red, blue or green"
    elif word == "level_reached" and about not in LEVELS[1:]:
        yield f"on {text}: {about!r} must be yellow, orange or red"


def of_do(text: str, mission: Mission) -> Iterator[str]:
    word, _, about = text.partition(":")
    if word not in DO_WORDS:
        yield f"do {word!r} is unknown: it can be {', '.join(DO_WORDS)}"
    elif word == "activate_spawn" and about not in [spawn[0] for spawn in mission["spawns"]]:
        yield f"do {text}: there is no spawn marker at {about!r}"
    elif word == "activate_exit" and mission.get("exit") is None:
        yield f"do {text}: the map has no exit"
    elif word == "unlock_doors" and about not in [door[2] for door in mission.get("doors", [])]:
        yield f"do {text}: there is no door of colour {about!r}"
    elif word == "unlock_car" and about not in [car[0] for car in mission.get("cars", [])]:
        yield f"do {text}: there is no car {about!r}"
    if word in ("give_food", "give_molotov_or_shotgun"):
        giver = [t for t in mission["triggers"] if t["do"] == text]
        if not all(str(t["on"]).startswith("objective") for t in giver):
            yield f"do {text}: a reward needs somebody who takes a token"


def of_deck(mission: Mission) -> Iterator[str]:
    removed = mission.get("zombie_deck_remove", [])
    if not isinstance(removed, list):
        yield "zombie_deck_remove must be a list of cards, z01 to z42"
        return
    known = [f"z{i + 1:02d}" for i in range(CARDS)]
    for card in removed:
        if card not in known:
            yield f"zombie_deck_remove: {card!r} is none of z01 to z{CARDS}"
    if all(card in removed for card in known):
        yield "zombie_deck_remove: no card is left"
