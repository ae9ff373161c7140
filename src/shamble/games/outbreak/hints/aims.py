"""Where the heuristic wants to go: the next token, a car, the exit, a fight, a safe room."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import FACE, FOOD, HANDS, NOTHING, OPENS, SLOTS, Gear
from shamble.games.outbreak.hints.risk import DESPERATE, daring
from shamble.games.outbreak.missions.words import Goal, TokenKind
from shamble.games.outbreak.rules.distance import ALL_WAYS, NOWHERE, OPEN_WAYS, flood
from shamble.games.outbreak.rules.endings import food_escaped, tokens_left
from shamble.games.outbreak.rules.terms import face, is_living, is_room, zombies_in
from shamble.games.outbreak.state import State
from shamble.rules import Table, rule

# What a beginner thinks a card is worth, in hand or in the bag.
WORTH = Table(
    {
        Gear.PAN: 1,
        Gear.BASEBALL_BAT: 6,
        Gear.CROWBAR: 5,
        Gear.FIRE_AXE: 8,
        Gear.MACHETE: 7,
        Gear.KATANA: 8,
        Gear.CHAINSAW: 12,
        Gear.PISTOL: 4,
        Gear.SAWED_OFF: 7,
        Gear.SHOTGUN: 9,
        Gear.SUB_MG: 6,
        Gear.RIFLE: 4,
        Gear.SNIPER_RIFLE: 6,
        Gear.EVIL_TWINS: 8,
        Gear.MAS_SHOTGUN: 12,
        Gear.MOLOTOV: 8,
        Gear.FLASHLIGHT: 3,
        Gear.GOALIE_MASK: 4,
        Gear.AMMO_BULLETS: 2,
        Gear.AMMO_SHELLS: 2,
        Gear.SCOPE: 1,
        Gear.GASOLINE: 2,
        Gear.GLASS_BOTTLES: 2,
    }.get(Gear(gear), 0)
    if gear in set(Gear)
    else 0
    for gear in range(FACE + 1)
)
FOOD_WORTH = 9  # where the mission asks for food
NO_AIM = -1
ARMED = 6  # what a weapon must be worth
NEAR = 4  # how far somebody without one goes for it
LATE = 9  # the round from which on nobody waits for a better one


@rule
def worth(s: State, card: int) -> int:
    if s.goals[Goal.FOOD] > 0 and FOOD[face(card)] == 1:
        return FOOD_WORTH
    return WORTH[face(card)]


@rule
def holds_opener(s: State, who: int) -> bool:
    for slot in range(SLOTS):
        if s.hold[who][slot] >= 0 and OPENS[face(s.hold[who][slot])] > 0:
            return True
    return False


@rule
def team_opens(s: State) -> bool:
    """Whether anybody living holds what opens doors."""
    for i in range(s.team):
        if is_living(s, s.circle[i]) and holds_opener(s, s.circle[i]):
            return True
    return False


@rule
def is_shut_off(s: State, who: int, zone: int) -> bool:
    """Whether a closed door is in the way, and nobody can open it."""
    if team_opens(s):
        return False
    flood(s, s.at[who], OPEN_WAYS)
    return bool(s.reach[zone] == NOWHERE)


@rule
def opener_in_hand(s: State, who: int) -> bool:
    for hand in range(HANDS):
        if OPENS[face(s.hold[who][hand])] > 0:
            return True
    return False


@rule
def food_of_team(s: State) -> int:
    n = food_escaped(s)
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who):
            for slot in range(SLOTS):
                n += FOOD[face(s.hold[who][slot])]
    return n


@rule
def may_go_home(s: State) -> bool:
    """Everything is done but leaving; or it is too late for anything else."""
    if s.exit_open == 0:
        return False
    if daring(s) == DESPERATE:
        return True
    if s.goals[Goal.OBJECTIVES_TAKEN] > 0 and tokens_left(s, TokenKind.TAKE) > 0:
        return False
    if s.goals[Goal.SWITCHES_ON] > 0 and tokens_left(s, TokenKind.SWITCH) > 0:
        return False
    return s.goals[Goal.FOOD] < 0 or food_of_team(s) >= s.goals[Goal.FOOD]


@rule
def goes_home(s: State) -> bool:
    """On foot, and nothing else is to be done."""
    return s.exit_for_cars == 0 and may_go_home(s)


@rule
def is_armed(s: State, who: int) -> bool:
    for slot in range(SLOTS):
        if s.hold[who][slot] >= 0 and WORTH[face(s.hold[who][slot])] >= ARMED:
            return True
    return False


@rule
def hurries(s: State) -> bool:
    """The mission has a last round."""
    return s.goals[Goal.ROUND_LIMIT] > 0


@rule
def lacks_gear(s: State, who: int) -> bool:
    """A free slot, and no really good weapon yet."""
    room = False
    best = 0
    for slot in range(SLOTS - 1):
        room = room or s.hold[who][slot] == NOTHING
        best = max(best, worth(s, s.hold[who][slot]))
    return room and best < (6 if hurries(s) else 9)


@rule
def spawns(s: State) -> int:
    n = 0
    for i in range(s.spawn_count):
        n += s.spawn_active[i]
    return max(1, n)


@rule
def arming(s: State) -> bool:
    """Early on, as long as many have no weapon worth the name."""
    bare = 0
    alive = 0
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who):
            alive += 1
            bare += not is_armed(s, who)
    return s.round < (2 if hurries(s) else LATE // spawns(s)) and 3 * bare > alive


@rule
def token_at_hand(s: State, who: int) -> int:
    """The zone of a token a few steps away, or -1."""
    flood(s, s.at[who], OPEN_WAYS)
    for token in range(s.token_count):
        if s.token_done[token] == 0 and s.reach[s.token_zone[token]] < NEAR:
            return s.token_zone[token]
    return NO_AIM


@rule
def open_room(s: State, who: int, far: int) -> int:
    """The nearest room that can be walked to in so many steps, or -1."""
    flood(s, s.at[who], OPEN_WAYS)
    best = NO_AIM
    for i in range(s.zone_count):
        zone = s.zones[i]
        if is_room(s, zone) and s.reach[zone] <= far:
            if best == NO_AIM or s.reach[zone] < s.reach[best]:
                best = zone
    return best


@rule
def drivable_car(s: State, who: int) -> int:
    """A car that can be driven and still has a seat for this survivor, or -1."""
    for car in range(s.car_count):
        if s.car_drivable[car] == 1 and s.car_zone[car] >= 0:
            inside = 0
            for i in range(s.team):
                inside += s.car[s.circle[i]] == car
            if s.car[who] == car or inside < 4:
                return car
    return -1


@rule
def is_wanted(s: State, kind: int, locked: bool) -> bool:
    """Whether tokens of a kind are of use: switches behind locked doors come after the keys, and
    where nothing is locked (any more), tokens are taken only for what they give."""
    if kind == TokenKind.SWITCH:
        return not locked
    goals = s.goals
    rewards = goals[Goal.FOOD] > 0 or goals[Goal.KILLED_ABOMINATION] > 0
    return (
        locked
        or rewards
        or goals[Goal.OBJECTIVES_TAKEN] > 0
        or goals[Goal.LEVEL_ANY] >= 0
        or s.exit_for_cars == 1
    )


@rule
def wanted_tokens(s: State) -> int:
    """A bit for each token that is still of use."""
    locked = False
    for door in range(s.door_count):
        colour = s.door_colour[door]
        locked = locked or (colour > 0 and (s.unlocked >> colour) & 1 == 0)
    tokens = 0
    for token in range(s.token_count):
        if s.token_done[token] == 0 and is_wanted(s, s.token_kind[token], locked):
            tokens |= 1 << token
    return tokens


@rule
def next_token(s: State) -> int:
    """The zone of the token that is nearest to the whole team, or -1."""
    best = NO_AIM
    least = 10000
    tokens = wanted_tokens(s)
    for token in range(s.token_count):
        if (tokens >> token) & 1:
            far = way_of_team(s, s.token_zone[token])
            if far < least:
                least = far
                best = s.token_zone[token]
    return best


@rule
def way_of_team(s: State, zone: int) -> int:
    flood(s, zone, ALL_WAYS)
    far = 0
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and s.reach[s.at[who]] != NOWHERE:
            far += s.reach[s.at[who]]
    return far


@rule
def nearest_zombies(s: State, who: int, kind: int, shift: int) -> int:
    """The nearest zone with zombies (of a kind, or any for -1); -1 if there are none."""
    flood(s, s.at[who], shift)
    best = NO_AIM
    for i in range(s.zone_count):
        zone = s.zones[i]
        here = zombies_in(s, zone) if kind < 0 else s.zombies[zone][kind]
        if here > 0 and s.reach[zone] != NOWHERE:
            if best == NO_AIM or s.reach[zone] < s.reach[best]:
                best = zone
    return best
