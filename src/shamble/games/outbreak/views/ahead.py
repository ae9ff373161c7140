"""The next zombie step, from what everybody sees: which horde goes where, and why.

    for horde in next_step(s):
        print(horde.zone, horde.deed, horde.to, horde.why)

Nothing here is a rule; the routes come from the rules themselves, run on a copy.
"""

from __future__ import annotations

from dataclasses import dataclass

from shamble.games.outbreak.content.zombies import ALL_KINDS, KINDS, Zombie
from shamble.games.outbreak.content.zones import OFFSET, WAYS, Zone
from shamble.games.outbreak.rules.distance import ALL_WAYS, NOWHERE, OPEN_WAYS, flood
from shamble.games.outbreak.rules.routes import find_routes
from shamble.games.outbreak.rules.terms import is_living, zombies_of
from shamble.games.outbreak.state import Event, Lure, State


@dataclass(frozen=True)
class Pull:
    """A zone that draws a horde: how loud it is, why it counts, and a shortest route there."""

    target: str
    noise: int
    why: str  # noise, sight, nearby, behind_doors or ruckus
    route: tuple[str, ...]  # from the horde's zone to the target


@dataclass(frozen=True)
class Horde:
    """The zombies of one zone in the next step."""

    zone: str
    zombies: dict[str, int]  # by kind
    deed: str  # attack, move, split or stay
    to: tuple[str, ...]  # the zones it goes to; the leader may have to choose among them
    pulls: tuple[Pull, ...]


def next_step(s: State, kinds: int = ALL_KINDS) -> list[Horde]:
    """What the zombies of these kinds will do in their next step, as things stand."""
    after = s.copy()
    mark_fights(after, kinds)
    after.log = []
    find_routes(after, kinds)
    heard = after.log
    after.log = None
    return [
        horde(after, zone, kinds, heard)
        for zone in after.zones[: after.zone_count]
        if zombies_of(after, zone, kinds) > 0
    ]


def mark_fights(s: State, kinds: int) -> None:
    s.fighting = [0] * len(s.fighting)
    for who in s.circle[: s.team]:
        if is_living(s, who) and zombies_of(s, s.at[who], kinds) > 0:
            s.fighting[s.at[who]] = 1


def horde(s: State, zone: int, kinds: int, heard: list[tuple[int, int, tuple[int, ...]]]) -> Horde:
    ways = [way for way in range(WAYS) if s.route[zone] >> way & 1]
    pulls = [args for event, _, args in heard if event == Event.HEARD and args[0] == zone]
    deed = "stay"
    if s.fighting[zone]:
        deed = "attack"
    elif ways:
        deed = "split" if len(ways) > 1 else "move"
    return Horde(
        zone=name(zone),
        zombies={
            Zombie(kind).name.lower(): s.zombies[zone][kind]
            for kind in range(KINDS)
            if kinds >> kind & 1 and s.zombies[zone][kind]
        },
        deed=deed,
        to=tuple(name(zone + OFFSET[way]) for way in ways),
        pulls=tuple(
            Pull(name(target), noise, Lure(why).name.lower(), route(s, zone, target, why))
            for _, target, noise, why in pulls
        ),
    )


def route(s: State, zone: int, target: int, why: int) -> tuple[str, ...]:
    """A shortest route, one zone after the other."""
    shift = ALL_WAYS if why == Lure.BEHIND_DOORS else OPEN_WAYS
    flood(s, target, shift)
    if s.reach[zone] == NOWHERE:
        flood(s, target, ALL_WAYS)
        shift = ALL_WAYS
    path = [zone]
    while path[-1] != target:
        at = path[-1]
        path.append(
            next(
                at + OFFSET[way]
                for way in range(WAYS)
                if s.ways[at] >> shift >> way & 1 and s.reach[at + OFFSET[way]] == s.reach[at] - 1
            )
        )
    return tuple(map(name, path))


def name(zone: int) -> str:
    return Zone(zone).name
