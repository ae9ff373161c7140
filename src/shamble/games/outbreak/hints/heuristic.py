"""A sensible beginner: stay with the others, fetch what the mission asks for, strike what is near.

Every option of a turn gets a value, and the best is taken; smaller questions have rules of thumb.
"""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import OPENS
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.content.zones import OFFSET, Ground
from shamble.games.outbreak.hints.aims import (
    NO_AIM,
    goes_home,
    holds_opener,
    lacks_gear,
    may_go_home,
    team_opens,
    worth,
)
from shamble.games.outbreak.hints.danger import (
    another_could,
    too_many,
    wakes_the_city,
    zombies_near,
)
from shamble.games.outbreak.hints.goals import aim_of
from shamble.games.outbreak.hints.moves import value_of_move
from shamble.games.outbreak.hints.paths import comes_nearer, lay_course
from shamble.games.outbreak.hints.risk import DESPERATE, daring
from shamble.games.outbreak.hints.values import (
    NEVER,
    expected,
    may_shoot_into,
    shut_ways,
    value_of_change,
    value_of_exchange,
    value_of_hit,
    value_of_placing,
    value_of_swap,
    value_of_victim,
)
from shamble.games.outbreak.missions.words import CarKind, Goal, TokenKind
from shamble.games.outbreak.rules.endings import tokens_left
from shamble.games.outbreak.rules.terms import (
    face,
    is_living,
    is_room,
    survivors_in,
    wounds_of,
    zombies_in,
)
from shamble.games.outbreak.state import Act, Question, State
from shamble.rules import Table, rule

REWARD = 5  # experience for an objective

# Which skills a beginner would rather have.
LIKED = Table(
    {
        Skill.FREE_COMBAT: 9,
        Skill.DIE_COMBAT: 8,
        Skill.ROLL_COMBAT: 8,
        Skill.DAMAGE_MELEE: 7,
        Skill.DIE_MELEE: 7,
        Skill.THICK_SKIN: 7,
        Skill.SCRAP_ARMOR: 7,
        Skill.STEADY_AIM: 6,
        Skill.TRY_AGAIN: 6,
        Skill.DIE_RANGED: 6,
        Skill.SLIP_PAST: 5,
        Skill.FREE_MOVE: 5,
    }.get(which, 3)
    for which in Skill
)


@rule
def kind_of(code: int) -> int:
    return code & 255


@rule
def first_of(code: int) -> int:
    return (code >> 8) & 0xFFFF


@rule
def second_of(code: int) -> int:
    return (code >> 24) & 0xFFFF


@game.hint
def heuristic(s: State, player: int, options: list[int]) -> int:
    who = s.about[0]
    changing = s.question == Question.SWAP and shut_ways(s, s.at[who]) != 0
    if s.question <= Question.DRIVE_ON or changing:
        aim = aim_of(s, who)
        lay_course(s, who, s.at[who] if aim == NO_AIM else aim, holds_opener(s, who))
    best = 1
    most = 2 * NEVER
    for i in range(1, options[0] + 1):
        value = value_of(s, who, options[i])
        if value > most:
            most = value
            best = i
    return options[best]


@rule
def value_of(s: State, who: int, code: int) -> int:
    kind, a = kind_of(code), first_of(code)
    if s.question == Question.TURN:
        return value_in_turn(s, who, kind, a, second_of(code))
    if kind == Act.DRIVE:
        return 10 if comes_nearer(s, who, a) else NEVER
    if kind == Act.MOVE:
        return 10 if comes_nearer(s, who, a) and zombies_in(s, a) == 0 else NEVER
    if s.question == Question.PLACE_CARD:
        return value_of_placing(s, who, kind, a)
    if kind == Act.SWAP:
        return value_of_swap(s, a, second_of(code))
    if kind == Act.HIT:
        return value_of_hit(s, a)
    if kind == Act.HIT_SURVIVOR:
        return value_of_victim(s, a)
    if kind == Act.LOSE or kind == Act.SCRAP:
        return 20 - worth(s, s.hold[who][a]) - (10 if OPENS[face(s.hold[who][a])] > 0 else 0)
    if kind == Act.TAKE_WOUND:
        return 15 if wounds_of(s, who) == 0 else NEVER
    if kind == Act.REROLL:
        return 5 if 3 * s.hits < s.dice_count else NEVER
    if kind == Act.CHOOSE_SKILL:
        return LIKED[a]
    if kind == Act.LEAVE:
        return 5 if s.question != Question.LEAVE or may_go_home(s) else NEVER
    if kind == Act.CARRY:
        return worth(s, s.hold[who][a])
    if kind == Act.REFUSE or kind == Act.STEP_OUT:
        return NEVER
    return value_of_small_thing(kind)


@rule
def value_of_small_thing(kind: int) -> int:
    """Take, draw, combine, agree: before stopping."""
    if kind == Act.STOP or kind == Act.STAY or kind == Act.DONE or kind == Act.KEEP_ROLL:
        return 0
    return 1


# ---- a turn


@rule
def value_in_turn(s: State, who: int, kind: int, a: int, b: int) -> int:
    here = s.at[who]
    if kind == Act.MOVE:
        return value_of_move(s, who, a)
    if kind == Act.MELEE:
        return 60 + expected(s, who, a, True, here)
    if kind == Act.SHOOT or kind == Act.SPLIT_FIRE:
        return value_of_shot(s, who, a, b)
    if kind == Act.THROW:
        return value_of_throw(s, who, a)
    if kind == Act.OBJECTIVE:
        return value_of_objective(s, who)
    if kind == Act.SEARCH:
        return 50 if needs_gear(s, who) else 12
    if kind == Act.SEARCH_CAR:
        return 55 if s.car_kind[a] == CarKind.SHOW or needs_gear(s, who) else 5
    if kind == Act.OPEN_DOOR:
        return value_of_door(s, who, a, b)
    if kind == Act.CLOSE_DOOR:
        return 65 if holds_the_house(s) else NEVER
    if kind == Act.CHANGE:
        return value_of_change(s, who)
    if kind == Act.EXCHANGE:
        return value_of_exchange(s, who, a)
    if kind == Act.RELOAD:
        return 30 if zombies_near(s, here) > 0 else NEVER
    if kind == Act.CAR_IN:
        wanted = s.car_drivable[a] == 1 and s.exit_for_cars == 1
        return 80 - b if wanted else NEVER
    if kind == Act.CAR_OUT:
        return 10 if s.car_drivable[s.car[who]] == 0 else NEVER
    if kind == Act.CAR_SEAT:
        return 60 if a == 0 else NEVER
    if kind == Act.DRIVE:
        return value_of_drive(s, who, a)
    return value_of_free_thing(s, who, kind, a)


@rule
def value_of_free_thing(s: State, who: int, kind: int, a: int) -> int:
    if kind == Act.PATCH_UP or kind == Act.MASK:
        return 200
    if kind == Act.RALLY:
        return 150
    if kind == Act.END_TURN:
        return 0
    if kind == Act.PASS:
        return -1
    return NEVER


@rule
def value_of_objective(s: State, who: int) -> int:
    """At once, but for those whose experience would wake the city while another could take it."""
    if wakes_the_city(s, who, REWARD) and another_could(s, who, REWARD):
        return -10
    return 100 if zombies_in(s, s.at[who]) == 0 or s.actions == 1 else 55


@rule
def value_of_shot(s: State, who: int, zone: int, hands: int) -> int:
    if not may_shoot_into(s, who, zone):
        return NEVER
    hope = expected(s, who, min(hands, 2), False, zone)
    if hope == 0:
        return NEVER
    if zone == s.at[who]:
        return 58 + hope
    if goes_home(s) or wakes_the_city(s, who, 1) or daring(s) == DESPERATE:
        return 20
    in_the_way = comes_nearer(s, who, zone) or s.zombies[zone][Zombie.RUNNER] > 0
    return 44 + hope if in_the_way or too_many(s, s.at[who], who) else 25


@rule
def value_of_throw(s: State, who: int, zone: int) -> int:
    monster = s.zombies[zone][Zombie.ABOMINATION] > 0
    if monster and s.goals[Goal.KILLED_ABOMINATION] > 0:
        return 300  # the mission is worth it
    if survivors_in(s, zone) > 0:
        return NEVER
    if monster:
        return 300
    return 70 if zombies_in(s, zone) > 3 else NEVER


@rule
def value_of_door(s: State, who: int, way: int, tool: int) -> int:
    if not comes_nearer(s, who, s.at[who] + OFFSET[way]) or zombies_in(s, s.at[who]) > 0:
        return NEVER
    quiet = 1 if OPENS[face(s.hold[who][tool])] == 1 else 0
    return 46 + quiet if s.actions > 1 else 5


@rule
def holds_the_house(s: State) -> bool:
    """Everybody living is in the building where they must be, and nothing else is to be done."""
    if s.goals[Goal.BUILDING] < 0 or tokens_left(s, TokenKind.SWITCH) > 0:
        return False
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and s.ground[s.at[who]] != Ground.ROOM + s.goals[Goal.BUILDING]:
            return False
    return True


@rule
def value_of_drive(s: State, who: int, zone: int) -> int:
    """Off when everybody who can is aboard, or when it gets too hot; out of the exit and back
    where zombies were in the way."""
    if s.at[who] == s.exit_zone:
        return 85 - zombies_in(s, zone)
    aboard = 0
    waiting = 0
    for i in range(s.team):
        other = s.circle[i]
        if is_living(s, other):
            aboard += s.car[other] == s.car[who]
            waiting += s.car[other] < 0
    full = aboard == 4 or waiting == 0
    if not full and zombies_near(s, s.at[who]) < 3:
        return NEVER
    return 90 if comes_nearer(s, who, zone) else NEVER


@rule
def needs_gear(s: State, who: int) -> bool:
    """A weapon, or what opens doors while nobody has it."""
    return is_room(s, s.at[who]) and (lacks_gear(s, who) or not team_opens(s))
