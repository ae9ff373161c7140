"""A second Pursuit, written from the rule book alone: dicts, words and lists, nothing of ours.

The table is a dict. Road cards are the words of the rule book's vectors ("0" to "3", "NIGHT",
"DAY", "EVAQ"), Pace cards "1", "2a", "2b", "3", "4". `play` gives the table after one round; the
pile's order after its shuffle is the caller's to say. Options: quiet_night, last_breath,
open_road, steady_pace (`puzzle` is the last two).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

Table = dict[str, Any]

NERVE_PAID = {  # by time, then by the number played
    "DAY": {1: 1, 2: 1, 3: 2, 4: 3},
    "NIGHT": {1: 1, 2: 1, 3: 1, 4: 2},
    "QUIET": {1: 0, 2: 0, 3: 1, 4: 2},
}
HP_PAID = {"DAY": "3322111", "NIGHT": "2211111"}  # by time, then by the Nerve left


def table(
    row: Iterable[str],
    deck: Iterable[str],
    hand: Iterable[str],
    pile: Iterable[str],
    *,
    hp: int = 8,
    nerve: int = 6,
    options: Iterable[str] = (),
) -> Table:
    """A new game from cards already shuffled."""
    t: Table = {
        "z": 0,
        "p": 3,
        "hp": hp,
        "hp_cap": hp,
        "nerve": nerve,
        "nerve_cap": nerve,
        "time": "DAY",
        "road": list(row),
        "left": 0,
        "above": [],
        "deck": list(deck),
        "hand": sorted(hand),
        "pile": list(pile),
        "spent": [],
        "aside": None,
        "end": None,
        "score": None,
        "options": set(options),
    }
    while "open_road" in t["options"] and "EVAQ" not in t["road"]:
        turn_up(t)
    return t


def legal(t: Table) -> list[str]:
    if t["end"]:
        return []
    cards = sorted(set(t["hand"]) - ({"2b"} if "2a" in t["hand"] else set()))
    sleep = ["sleep"] if t["road"][t["p"]] in ("1", "2", "3") else []
    moves = [f"move:pace_{card}" for card in cards] if t["p"] < last_card(t) else []
    return sleep + moves + [f"rest:pace_{card}" for card in cards]


def last_card(t: Table) -> int:
    if "open_road" in t["options"]:
        return int(min(t["z"] + 6, t["road"].index("EVAQ")))
    return len(t["road"]) - 1


def play(t: Table, action: str, pile: Iterable[str] | None = None) -> Table:
    """The table after this action's round. `pile`: how the pile lies after its shuffle."""
    assert action in legal(t)
    t = deepcopy(t)
    verb, _, card = action.partition(":pace_")
    if card:
        t["hand"].remove(card)
        t["aside"] = card
    phase_1(t, verb, int(card[0]) if card else int(t["road"][t["p"]]))
    if not t["end"]:
        phase_2(t)
        phase_3(t)
        phase_4(t, pile)
    return t


def phase_1(t: Table, verb: str, number: int) -> None:
    her_steps = number
    if verb == "sleep":
        t["hp"] = min(t["hp"] + number, t["hp_cap"])
    elif verb == "rest":
        t["nerve"] = min(t["nerve"] + number, t["nerve_cap"])
    else:
        her_steps = 1
        walk(t, number)
        if t["end"]:
            return
    if t["time"] == "NIGHT":
        her_steps += 1
    for _ in range(her_steps):
        if t["z"] < t["p"]:
            t["z"] += 1
    if t["z"] == t["p"]:
        end(t, "caught")


def walk(t: Table, number: int) -> None:
    t["p"] = min(t["p"] + number, last_card(t))
    quiet = t["time"] == "NIGHT" and "quiet_night" in t["options"]
    paid = NERVE_PAID["QUIET" if quiet else t["time"]][number]
    t["nerve"] = max(t["nerve"] - paid, 0)
    t["hp"] = max(t["hp"] - int(HP_PAID[t["time"]][t["nerve"]]), 0)
    on_evaq = t["road"][t["p"]] == "EVAQ"
    if t["hp"] == 0 and not (on_evaq and "last_breath" in t["options"]):
        end(t, "collapsed")
    elif on_evaq:
        end(t, "evacuated")


def end(t: Table, ending: str) -> None:
    t["end"] = ending
    t["score"] = t["p"] - 3
    if ending == "evacuated":
        t["score"] += 20 + 2 * t["hp"] + t["nerve"]


def phase_2(t: Table) -> None:
    if "open_road" in t["options"]:
        t["left"] = t["z"]
    elif "EVAQ" not in t["road"]:
        to_fill = t["z"] - t["left"]
        t["left"] = t["z"]
        while to_fill and "EVAQ" not in t["road"]:
            to_fill -= turn_up(t)


def turn_up(t: Table) -> int:
    """Draw one card; how many places it fills."""
    card = t["deck"].pop(0)
    if card in ("NIGHT", "DAY"):
        t["above"].append((len(t["road"]), card))
        return 0
    t["road"].append(card)
    return 1


def phase_3(t: Table) -> None:
    for index, card in t["above"]:
        if index <= t["p"]:
            t["time"] = card
    t["above"] = [(index, card) for index, card in t["above"] if index > t["p"]]


def phase_4(t: Table, pile: Iterable[str] | None) -> None:
    played, t["aside"] = t["aside"], None
    if not played:
        return
    if "steady_pace" in t["options"]:
        t["spent"].append(played)
        if len(t["spent"]) == 3:
            t["hand"].append(t["spent"].pop(0))
    else:
        t["hand"].append(t["pile"][0])
        t["pile"] = [t["pile"][1], played]
        if pile is not None:
            assert sorted(pile) == sorted(t["pile"])
            t["pile"] = list(pile)
    t["hand"].sort()


def after(t: Table, action: str) -> Iterator[Table]:
    """Every table that may follow: one for each order of a shuffled pile."""
    there = play(t, action)
    yield there
    if not there["end"] and there["pile"] and action != "sleep":
        yield {**there, "pile": there["pile"][::-1]}
