"""Goals, losses, triggers and the deck of a mission: what can be met and what can happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from shamble.games.outbreak.content.zombies import CARD_COUNT, CARD_ZOMBIE, CARDS, EASY_DECK
from shamble.games.outbreak.missions.plan import Plan
from shamble.games.outbreak.missions.say import shown, unknown
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
            yield f"win: {word!r} is no goal: {unknown(word, WIN_WORDS)}"
    for word in lose:
        if word not in LOSE_WORDS:
            yield f"lose: {word!r} is no reason to lose: {unknown(word, LOSE_WORDS)}"
    needs: list[tuple[str, str, Callable[[Any], bool]]] = [
        ("objectives_taken", "true, with a token to take", lambda x: x is True and "take" in kinds),
        (
            "switches_on",
            "true, with a switch on the map",
            lambda x: x is True and "switch" in kinds,
        ),
        (
            "all_living_escaped",
            "an object with min, and in_car where the exit is for cars, on a map with an exit",
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
            yield f"win: {word} must be {form}, not {shown(win[word])}"
    if "team_below" in lose and not is_count(lose["team_below"]):
        given = shown(lose["team_below"])
        yield f"lose: team_below must be a number from 1 to 6 or {HALF!r}, not {given}"
    if "round_limit" in lose and not is_number(lose["round_limit"], 1, 100):
        yield f"lose: round_limit must be a number from 1 to 100, not {shown(lose['round_limit'])}"
    if is_number(win.get("round_end"), 1, 100) and is_number(lose.get("round_limit"), 1, 100):
        if win["round_end"] > lose["round_limit"]:
            limit, wanted = lose["round_limit"], win["round_end"]
            yield f"lose: round_limit {limit} comes before round_end {wanted}"
    yield from of_numbers(mission)
    yield from of_prey(mission)


def of_numbers(mission: Mission) -> Iterator[str]:
    """What the smallest team the mission is made for could never do."""
    least = mission["survivors"][0]
    escape = mission["win"].get("all_living_escaped")
    wanted = escape.get("min") if isinstance(escape, dict) else None
    for said, n in (
        ("win: all_living_escaped: min", wanted),
        ("lose: team_below", mission.get("lose", {}).get("team_below")),
    ):
        if is_number(n, 1, 6) and n > least:
            yield f"{said} {n} is too much for a team of {least}, which survivors allows"


def of_prey(mission: Mission) -> Iterator[str]:
    """Zombies to be killed that never appear."""
    wanted, removed = mission["win"].get("killed"), mission.get("zombie_deck_remove", [])
    if not is_killing(wanted) or not isinstance(removed, list):
        return
    there = {ZOMBIE_WORDS.index(row[1]) for row in mission.get("zombies", []) if row[1] in wanted}
    for card in range(CARDS):
        if f"z{card + 1:02d}" not in removed:
            lines = zip(CARD_ZOMBIE[card], CARD_COUNT[card], strict=True)
            there |= {int(kind) for kind, count in lines if count > 0}
    for kind in wanted:
        if ZOMBIE_WORDS.index(kind) not in there:
            yield f"win: killed: no card and no zombie at the start brings one of kind {kind}"


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
    in_car = given.get("in_car", False)
    return in_car is False or (in_car is True and way_out["mode"] == "car")


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
    word, colon, about = text.partition(":")
    tokens = mission.get("objectives", [])
    takes = [token for token in tokens if token[2] == "take"]
    if word not in ON_WORDS:
        yield f"on {word!r} is unknown: {unknown(word, ON_WORDS)}"
    elif word in ("objectives_taken", "switches_on") and colon:
        yield f"on {text}: nothing comes after {word}"
    elif word == "objective_taken" and about not in ("any", *(token[0] for token in tokens)):
        yield f"on {text}: there is no objective {about!r}"
    elif word == "objective_taken" and about not in ("any", *(token[0] for token in takes)):
        yield f"on {text}: {about} is a switch, which nobody takes"
    elif word == "objective_count":
        if not (about.isascii() and about.isdecimal() and 1 <= int(about[:9]) <= len(takes)):
            yield f"on {text}: {about!r} must be a number from 1 to {len(takes)}"
    elif word.startswith("objective") and not takes:
        yield f"on {text}: there is no token to take"
    elif word == "switches_on" and len(takes) == len(tokens):
        yield f"on {text}: there is no switch"
    elif word == "objective_color_taken" and about not in COLOUR_WORDS:
        yield f"on {text}: {about!r} must be red, blue or green"
    elif word == "objective_color_taken" and about not in colours_to_take(mission):
        yield f"on {text}: no objective is {about}"
    elif word == "level_reached" and about not in LEVELS[1:]:
        yield f"on {text}: {about!r} must be yellow, orange or red"


def colours_to_take(mission: Mission) -> set[str]:
    """Of tokens that lie open and of those face down."""
    open_ones = {token[3] for token in mission.get("objectives", []) if token[2] == "take"}
    return open_ones | set(mission.get("hidden_pool", []))


def of_do(text: str, mission: Mission) -> Iterator[str]:
    word, colon, about = text.partition(":")
    rewards = ("give_food", "give_molotov_or_shotgun")
    if word not in DO_WORDS:
        yield f"do {word!r} is unknown: {unknown(word, DO_WORDS)}"
    elif word in ("activate_exit", *rewards) and colon:
        yield f"do {text}: nothing comes after {word}"
    elif word == "activate_spawn" and about not in [spawn[0] for spawn in mission["spawns"]]:
        yield f"do {text}: there is no spawn marker at {about!r}"
    elif word == "activate_spawn" and [about, True] in [row[::2] for row in mission["spawns"]]:
        yield f"do {text}: that spawn is active from the start"
    elif word == "activate_exit" and mission.get("exit") is None:
        yield f"do {text}: the map has no exit"
    elif word == "activate_exit" and mission["exit"]["active"] is True:
        yield f"do {text}: the exit is open from the start"
    elif word == "unlock_doors" and about not in [door[2] for door in mission.get("doors", [])]:
        yield f"do {text}: there is no door of colour {about!r}"
    elif word == "unlock_doors" and about == "red":
        yield f"do {text}: red doors are never locked"
    elif word == "unlock_car" and about not in [car[0] for car in mission.get("cars", [])]:
        yield f"do {text}: there is no car {about!r}"
    if word in rewards:
        giver = [t for t in mission["triggers"] if t["do"] == text]
        if not all(str(t["on"]).startswith("objective") for t in giver):
            yield f"do {text}: a reward needs somebody who takes a token"


def of_deck(mission: Mission) -> Iterator[str]:
    removed = mission.get("zombie_deck_remove", [])
    if not isinstance(removed, list):
        yield f"zombie_deck_remove must be a list of cards, z01 to z42, not {shown(removed)}"
        return
    known = [f"z{i + 1:02d}" for i in range(CARDS)]
    for i, card in enumerate(removed):
        if card not in known:
            yield f"zombie_deck_remove {i + 1}: {shown(card)} is none of z01 to z{CARDS}"
        elif card in removed[:i]:
            yield f"zombie_deck_remove {i + 1}: {card} is listed twice"
    left = [card for card in known if card not in removed]
    if not left:
        yield "zombie_deck_remove: no card is left"
    elif known.index(left[0]) >= EASY_DECK:
        yield f"zombie_deck_remove: no card of z01 to z{EASY_DECK} is left, so deck=easy has none"
