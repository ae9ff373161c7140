"""In which order things come within reach: keys before the doors they unlock, tokens before the
triggers that wait for them. What never comes is named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shamble.games.outbreak.missions.plan import Plan

Mission = dict[str, Any]


class Progress:
    """All that a team which takes everything it can reach will ever bring about."""

    def __init__(self, mission: Mission, plan: Plan) -> None:
        self.mission, self.plan = mission, plan
        self.tokens: list[Any] = mission.get("objectives", [])
        self.unlocked = {"red"}
        self.reached: set[str] = set()
        self.fired: set[int] = set()
        while self.step():
            pass

    def step(self) -> bool:
        """Reach what can be reached, fire what can fire; whether anything was new."""
        doors = [
            d for d in self.mission.get("doors", []) if d[2] in self.unlocked or d[3] == "open"
        ]
        here = self.plan.reached_from(
            self.mission["start"], doors={frozenset(door[:2]) for door in doors}
        )
        triggers = self.mission.get("triggers", [])
        new = [i for i, t in enumerate(triggers) if i not in self.fired and self.happens(t["on"])]
        for i in new:
            self.fired.add(i)
            word, _, about = triggers[i]["do"].partition(":")
            if word == "unlock_doors":
                self.unlocked.add(about)
        found = bool(here - self.reached) or bool(new)
        self.reached |= here
        return found

    def is_got(self, token: list[str]) -> bool:
        return token[1] in self.reached

    def happens(self, on: str) -> bool:
        """Whether the condition of a trigger comes true with what is within reach."""
        word, _, about = on.partition(":")
        takes = [token for token in self.tokens if token[2] == "take"]
        got = [token for token in takes if self.is_got(token)]
        if word == "objective_taken":
            return bool(got) if about == "any" else about in [token[0] for token in got]
        if word == "objective_count":
            return len(got) >= int(about)
        if word == "objectives_taken":
            return len(got) == len(takes)
        if word == "objective_color_taken":
            return about in [token[3] for token in got] or self.is_dealt(about)
        if word == "switches_on":
            return all(self.is_got(token) for token in self.tokens if token[2] == "switch")
        return True  # a level: there are always zombies to kill

    def is_dealt(self, colour: str) -> bool:
        """Whether a colour of the pool is surely within reach, wherever it was dealt."""
        far = [token for token in self.tokens if token[3] == "hidden" and not self.is_got(token)]
        pool: list[str] = self.mission.get("hidden_pool", [])
        return pool.count(colour) > len(far)


def of_order(mission: Mission, plan: Plan) -> Iterator[str]:
    """What stays out of reach although the map itself leads there."""
    progress = Progress(mission, plan)
    ever = plan.reached_from(mission["start"])
    for name, zone, _, _ in progress.tokens:
        if zone in ever and zone not in progress.reached:
            yield f"objective {name}: {zone} lies behind a locked door that never opens before it"
    for i, trigger in enumerate(mission.get("triggers", [])):
        if i not in progress.fired:
            on = trigger["on"]
            yield f"trigger {i + 1}: on {on} never happens: a locked door comes before it"
    way_out = mission.get("exit")
    if way_out is not None and way_out["zone"] in ever - progress.reached:
        yield f"exit: {way_out['zone']} lies behind a locked door that never opens"
    elif way_out is not None and way_out["mode"] == "car":
        yield from of_drive(mission, plan, way_out["zone"])


def of_drive(mission: Mission, plan: Plan, way_out: str) -> Iterator[str]:
    """OUT-222: cars keep to the streets."""
    done = [trigger["do"] for trigger in mission.get("triggers", [])]
    drivable = [car for car in mission.get("cars", []) if f"unlock_car:{car[0]}" in done]
    streets = plan.reached_from(way_out, doors=set())
    if drivable and not any(car[2] in streets for car in drivable):
        yield f"exit: no street leads from a car that can be driven to {way_out}"
