"""How zombie players and walkers move (NIT-059, 144 to 147)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.content.road import APPROACH, WALKERS, Role
from shamble.games.nightmare.rules.terms import ask_player, is_human, space_id
from shamble.games.nightmare.state import Act, Event, Question, State, Why
from shamble.rules import EVERYONE, emit, offer, offer_each, rule

FAR = 1000


# ---- zombie players


@rule
def border(s: State, z: int, heading: int) -> int:
    """NIT-147: how far it is to N - 1 or to -11."""
    return s.goal - 1 - s.at[z] if heading > 0 else s.at[z] - APPROACH


@rule
def nearest_human_towards(s: State, z: int, heading: int) -> int:
    nearest = FAR
    for p in range(s.players):
        if is_human(s, p):
            away = (s.at[p] - s.at[z]) * heading
            if 0 < away < nearest:
                nearest = away
    return nearest


@rule
def reach(s: State, z: int, heading: int) -> int:
    """NIT-145: entering a human's space ends the movement, but for a wall_crawler."""
    far = min(s.allowance, border(s, z, heading))
    if s.face_up[z][Evolution.WALL_CRAWLER] > 0:
        return far
    return min(far, nearest_human_towards(s, z, heading))


@rule
def ask_to_shamble(s: State, z: int, allowance: int) -> None:
    s.allowance = allowance
    if allowance > 0:
        ask_player(s, z, Question.HUNT, allowance)


@rule
def forbids_hunt(s: State, z: int, spaces: int, heading: int) -> int:
    if spaces == 0 or spaces > s.allowance:
        return Why.ZOMBIE_NOT_SO_FAR
    if spaces > border(s, z, heading):
        return Why.ZOMBIE_LIMITS
    return Why.HUMAN_IN_THE_WAY if spaces > reach(s, z, heading) else 0


@game.offers(Question.HUNT)
def may_shamble(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.STAY)  # NIT-144
    offer_each(out, Act.FORWARD, 1, reach(s, player, 1))
    offer_each(out, Act.BACKWARD, 1, reach(s, player, -1))


# ---- walkers


@rule
def place_walker(s: State, space: int) -> None:
    """NIT-057, 058: on the road and as long as there are any."""
    if 0 <= space < s.goal and s.walkers_left > 0:
        s.walkers[space] += 1
        s.walkers_left -= 1
        emit(s, Event.WALKER_PLACED, EVERYONE, space_id(space))


@rule
def remove_walkers(s: State, space: int, n: int) -> None:
    s.walkers[space] -= n
    s.walkers_left += n


@rule
def towards_nearest_human(s: State, space: int) -> int:
    """The way to the nearest human outside the Safe Zone, the one ahead if equally near; or 0."""
    ahead = FAR
    behind = FAR
    for p in range(s.players):
        if s.role[p] == Role.HUMAN and s.at[p] != s.goal:
            away = s.at[p] - space
            if away >= 0:
                ahead = min(ahead, away)
            if away <= 0:
                behind = min(behind, -away)
    if ahead == 0 or (ahead == FAR and behind == FAR):
        return 0
    return ahead if ahead <= behind else -behind


@rule
def walkers_move(s: State, spaces: int) -> None:
    """NIT-059. Those going ahead from the front, then those going back: each moves once."""
    emit(s, Event.WALKERS_MOVE, EVERYONE, spaces)
    left, space = WALKERS - s.walkers_left, s.goal - 1
    while left > 0:
        if s.walkers[space] > 0:
            left -= s.walkers[space]
            way = towards_nearest_human(s, space)
            if way > 0:
                shift_walkers(s, space, space + min(way, spaces))
        space -= 1
    left, space = WALKERS - s.walkers_left, 0
    while left > 0:
        if s.walkers[space] > 0:
            left -= s.walkers[space]
            way = towards_nearest_human(s, space)
            if way < 0:
                shift_walkers(s, space, space - min(-way, spaces))
        space += 1


@rule
def shift_walkers(s: State, space: int, to: int) -> None:
    n = s.walkers[space]
    s.walkers[space] = 0
    s.walkers[to] += n
