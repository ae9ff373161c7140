"""The zombie turn: attack, otherwise move; split, and run short. OUT-162 to OUT-198."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.zombies import ALL_KINDS, KINDS, Zombie
from shamble.games.outbreak.content.zones import FIRST_WAY, OFFSET, WAY_COUNT, WAYS
from shamble.games.outbreak.rules.asking import ask_leader
from shamble.games.outbreak.rules.endings import goes_on
from shamble.games.outbreak.rules.routes import find_routes
from shamble.games.outbreak.rules.spawning import short_of
from shamble.games.outbreak.rules.terms import (
    horde_of,
    is_living,
    published,
    survivors_in,
    zombies_of,
)
from shamble.games.outbreak.state import Act, Event, Option, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule

RUNNERS = 1 << Zombie.RUNNER
ABOMINATION = 1 << Zombie.ABOMINATION


@game.step(Step.ZOMBIE_TURN)
def zombie_turn(s: State) -> None:
    """OUT-162, OUT-166: all act, runners once more, then the zombie cards."""
    s.active = -1
    s.zombie_turn = 1
    s.thick = 0
    emit(s, Event.ZOMBIE_TURN, EVERYONE, s.round)
    push(s, Step.SPAWN, 0)
    push(s, Step.ZOMBIE_STEP, RUNNERS, 0)
    push(s, Step.ZOMBIE_STEP, ALL_KINDS, 0)


@game.step(Step.ZOMBIE_STEP)
def zombie_step(s: State, kinds: int, extra: int) -> None:
    """OUT-164: which zombies attack is fixed at the beginning of the step."""
    for i in range(s.zone_count):
        s.fighting[s.zones[i]] = 0
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and zombies_of(s, s.at[who], kinds) > 0:
            s.fighting[s.at[who]] = 1
    push(s, Step.ROUTES, kinds, extra)
    push(s, Step.ATTACKS, kinds, 0)


# ---- attacks


@game.step(Step.ATTACKS)
def attacks(s: State, kinds: int, place: int) -> None:
    """Row by row from A1, zone after zone (OUT-163, OUT-167)."""
    if place > 0 and not goes_on(s, False):
        return
    for i in range(place, s.zone_count):
        zone = s.zones[i]
        if s.fighting[zone] == 1:
            wounds = zombies_of(s, zone, kinds)  # OUT-169
            emit(s, Event.ZOMBIES_ATTACK, EVERYONE, zone, wounds)
            push(s, Step.ATTACKS, kinds, i + 1)
            push(s, Step.ATTACK_ZONE, zone, wounds)
            return


@game.step(Step.ATTACK_ZONE)
def attack_zone(s: State, zone: int, wounds: int) -> None:
    """OUT-170, OUT-171: wound by wound, until all are dealt or all survivors there are dead."""
    there = survivors_in(s, zone)
    if wounds == 0 or there == 0:
        return
    if there > 1:
        ask_leader(s, Question.VICTIM, zone, wounds)
        return
    for i in range(s.team):
        who = s.circle[i]
        if s.at[who] == zone:
            push(s, Step.ATTACK_ZONE, zone, wounds - 1)
            push(s, Step.WOUND, who, 1)
            return


# ---- moves


@game.step(Step.ROUTES)
def routes(s: State, kinds: int, extra: int) -> None:
    find_routes(s, kinds)
    s.leads = -1
    push(s, Step.MARCH, kinds, extra)
    push(s, Step.WHERE_TO, kinds, 0)


@game.step(Step.WHERE_TO)
def where_to(s: State, kinds: int, place: int) -> None:
    """OUT-189, OUT-193, OUT-194: what the leader decides before anything moves."""
    for i in range(place, s.zone_count):
        zone = s.zones[i]
        ways = s.route[zone]
        if WAY_COUNT[ways] > 1:
            is_horde = horde_of(s, zone, kinds) > 0
            if is_horde and WAY_COUNT[ways] > 2 and published(s, Option.SPLIT_ALL) == 0:
                push(s, Step.WHERE_TO, kinds, i)
                ask_leader(s, Question.SPLIT, zone, 0)
                return
            if zombies_of(s, zone, kinds & ABOMINATION) > 0:
                push(s, Step.WHERE_TO, kinds, i + 1)
                ask_leader(s, Question.LEAD, zone, 0)
                return


@game.forbids(Act.SPLIT)
def forbids_split(s: State, player: int, first: int, second: int) -> int:
    ways = s.route[s.about[0]]
    if first >= second or (ways >> first) & 1 == 0 or (ways >> second) & 1 == 0:
        return Why.NO_SUCH_WAYS
    return 0


@game.deed(Act.SPLIT)
def split(s: State, player: int, first: int, second: int) -> None:
    s.route[s.about[0]] = (1 << first) | (1 << second)


@game.forbids(Act.LEAD)
def forbids_lead(s: State, player: int, way: int) -> int:
    return 0 if (s.route[s.about[0]] >> way) & 1 else Why.NO_SUCH_WAY


@game.deed(Act.LEAD)
def lead(s: State, player: int, way: int) -> None:
    s.leads = way


@game.offers(Question.LEAD)
def may_lead(s: State, player: int, out: list[int]) -> None:
    for way in range(WAYS):
        if forbids_lead(s, player, way) == 0:
            offer(out, Act.LEAD, way)


@game.step(Step.MARCH)
def march(s: State, kinds: int, extra: int) -> None:
    """OUT-185: all move at once. OUT-198: an extra action brings no further one."""
    short = 0
    for i in range(s.zone_count):
        zone = s.zones[i]
        if s.route[zone] != 0:
            short |= send_off(s, zone, kinds)
            s.route[zone] = 0
    for i in range(s.zone_count):
        zone = s.zones[i]
        for kind in range(KINDS):
            s.zombies[zone][kind] += s.coming[zone][kind]
            s.coming[zone][kind] = 0
    s.leads = -1
    if extra == 0:  # OUT-197
        short_of(s, short)


@rule
def send_off(s: State, zone: int, kinds: int) -> int:
    """Every kind of a zone along its ways. Returns the kinds that ran short."""
    ways = s.route[zone]
    short = 0
    if WAY_COUNT[ways] > 1 and horde_of(s, zone, kinds) > 0:
        emit(s, Event.SPLIT_UP, EVERYONE, zone, WAY_COUNT[ways])
    for kind in range(KINDS):
        if (kinds >> kind) & 1 and s.zombies[zone][kind] > 0:
            if kind == Zombie.ABOMINATION:  # OUT-193: never added
                way = FIRST_WAY[ways] if s.leads < 0 else s.leads
                send(s, zone, way, kind, s.zombies[zone][kind])
            else:
                short |= divide(s, zone, ways, kind)
            s.zombies[zone][kind] = 0
    return short


@rule
def send(s: State, zone: int, way: int, kind: int, count: int) -> None:
    s.coming[zone + OFFSET[way]][kind] += count
    emit(s, Event.MARCHED, EVERYONE, kind, zone, zone + OFFSET[way], count)


@rule
def divide(s: State, zone: int, ways: int, kind: int) -> int:
    """OUT-190, OUT-191, OUT-196: equal groups, filled from the stock in the order of the ways."""
    groups = WAY_COUNT[ways]
    left = s.zombies[zone][kind]
    size = (left + groups - 1) // groups
    missing = size * groups - left
    added = min(missing, s.stock[kind])
    if added > 0:
        s.stock[kind] -= added
        left += added
        emit(s, Event.ADDED, EVERYONE, kind, added)
    for way in range(WAYS):
        if (ways >> way) & 1:
            group = min(size, left)
            left -= group
            if group > 0:
                send(s, zone, way, kind, group)
    return 1 << kind if added < missing else 0
