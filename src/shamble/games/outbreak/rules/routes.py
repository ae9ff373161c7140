"""Where zombies go: noise, shortest routes, first steps. OUT-173 to OUT-187."""

from __future__ import annotations

from shamble.games.outbreak.content.zones import WAYS
from shamble.games.outbreak.rules.distance import ALL_WAYS, NOWHERE, OPEN_WAYS, flood
from shamble.games.outbreak.rules.sight import sight
from shamble.games.outbreak.rules.terms import is_living, is_silent, noise_of, published, zombies_of
from shamble.games.outbreak.state import Event, Lure, Option, State
from shamble.rules import EVERYONE, emit, rule


@rule
def listen(s: State) -> int:
    """OUT-185: the noise of every zone is fixed now, in `loud`. Returns the highest."""
    for i in range(s.zone_count):
        zone = s.zones[i]
        s.loud[zone] = s.noise[zone]
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and not is_silent(s, who):
            s.loud[s.at[who]] += 1
    highest = 0
    for i in range(s.zone_count):
        highest = max(highest, s.loud[s.zones[i]])
    return highest


@rule
def is_noisiest(s: State, zone: int, highest: int) -> bool:
    """A ruckus in force is the one noisiest zone."""
    if s.ruckus_zone >= 0:
        return zone == s.ruckus_zone
    return s.loud[zone] == highest


@rule
def find_routes(s: State, kinds: int) -> None:
    """The first steps of every horde that does not attack, in `route`."""
    highest = listen(s)
    sees_first = published(s, Option.SIGHT_FIRST) == 1
    for i in range(s.zone_count):
        zone = s.zones[i]
        s.route[zone] = 0
        if s.fighting[zone] == 0 and zombies_of(s, zone, kinds) > 0:
            if highest > 0:  # OUT-180
                s.route[zone] = first_steps(s, zone, highest, sees_first)


@rule
def first_steps(s: State, zone: int, highest: int, sees_first: bool) -> int:
    """All ways that begin a shortest route to where the zombies of a zone want to go."""
    seen = -1
    if sees_first:
        seen = loudest_seen(s, zone)
    if seen < 0 and is_noisiest(s, zone, highest):  # OUT-179
        return 0
    flood(s, zone, OPEN_WAYS)
    if seen >= 0:  # what is seen can be walked to
        return ways_to_seen(s, zone, seen)
    ways = ways_to_noisiest(s, zone, highest, OPEN_WAYS)  # OUT-181, OUT-182
    if ways == 0:
        ways = ways_to_survivors(s, zone)  # OUT-183
    if ways == 0:  # OUT-184: as if all doors were open, but closed doors still stop it
        flood(s, zone, ALL_WAYS)
        ways = ways_to_noisiest(s, zone, highest, ALL_WAYS) & s.ways[zone]
    return ways


@rule
def ways_to_noisiest(s: State, zone: int, highest: int, doors: int) -> int:
    ways = 0
    for i in range(s.zone_count):
        target = s.zones[i]
        if s.reach[target] != NOWHERE and is_noisiest(s, target, highest):
            if s.heading[target] & ~ways:
                if s.ruckus_zone >= 0:
                    why = Lure.RUCKUS
                else:
                    why = Lure.BEHIND_DOORS if doors == ALL_WAYS else Lure.NOISE
                emit(s, Event.HEARD, EVERYONE, zone, target, s.loud[target], why)
            ways |= s.heading[target]
    return ways & 15


@rule
def ways_to_survivors(s: State, zone: int) -> int:
    """The noisiest zone with a survivor among those it can reach (noise at least 1)."""
    best = 0
    ways = 0
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and s.reach[s.at[who]] != NOWHERE:
            best = max(best, s.loud[s.at[who]])
    if best == 0:
        return 0
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who):
            target = s.at[who]
            if s.reach[target] != NOWHERE and s.loud[target] == best:
                if s.heading[target] & ~ways:
                    emit(s, Event.HEARD, EVERYONE, zone, target, best, Lure.NEARBY)
                ways |= s.heading[target]
    return ways & 15


# ---- `sight_first`


@rule
def loudest_seen(s: State, zone: int) -> int:
    """The noise of the noisiest zone with survivors that a zone sees; -1 if it sees none."""
    best = -1
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and sight(s, zone, s.at[who]) > 0:
            best = max(best, noise_of(s, s.at[who]))
    return best


@rule
def ways_to_seen(s: State, zone: int, loudest: int) -> int:
    ways = 0
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who):
            target = s.at[who]
            if s.loud[target] == loudest and sight(s, zone, target) > 0:
                if s.heading[target] & ~ways:
                    emit(s, Event.HEARD, EVERYONE, zone, target, loudest, Lure.SIGHT)
                ways |= s.heading[target]
    return ways & ((1 << WAYS) - 1)
