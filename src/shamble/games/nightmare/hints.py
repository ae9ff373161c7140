"""The rule of thumb: run, shoot what blocks the way, fight with everything, trust hardly anyone."""

from __future__ import annotations

from shamble.engine.chance import below
from shamble.engine.rule import called, rule
from shamble.engine.state import action_code
from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import BONUS, EXTRA_CARDS, WEAPONS, Breaks, Card, Weapon
from shamble.games.nightmare.content.cards import BREAKS as WEAPON_BREAKS
from shamble.games.nightmare.content.conditions import LIVE, Condition
from shamble.games.nightmare.content.evolutions import Evolution, Window
from shamble.games.nightmare.rules.conditions import holds_open
from shamble.games.nightmare.rules.movement import room_ahead
from shamble.games.nightmare.rules.terms import (
    count,
    has,
    has_zombie,
    holds_weapons,
    humans,
    humans_at,
    is_human,
    is_unconfirmed,
    last_space,
    walkers_at,
    zombies_at,
)
from shamble.games.nightmare.rules.zombie_moves import reach
from shamble.games.nightmare.state import Act, Foe, Phase, Question, State

SUSPICION = 3  # one chance in so many is taken to turn on somebody


@game.hint
def thumb(s: State, player: int, options: list[int]) -> int:
    kind = options[1] & 255
    if options[0] == 1:
        return options[1]
    if kind == Act.STAY:
        return stay_or_go(s, player)
    if s.question == Question.PICK_UP:
        return options[1] if wants(s, player, options) else action_code(Act.LEAVE)
    if s.question == Question.WEAPONS:
        return weapons_to_use(s, player)
    if kind == Act.DROP:
        return action_code(Act.DROP, worst_weapon(s, player))
    if is_human(s, player):
        return human_choice(s, player, options)
    return zombie_choice(s, player, options)


# ---- humans


@called
def human_choice(s: State, p: int, options: list[int]) -> int:
    question = 0 + s.question
    if question == Question.COLOUR:
        return options[1 + below(s, options[0])]
    if question == Question.GATE:
        return action_code(Act.DRAW) if errand_behind(s, p) else action_code(Act.WAIT)
    if question == Question.DRINK:
        return action_code(Act.DRINK)
    if question == Question.CLEAR:
        return shoot_or_not(s, p, options, worth_clearing(s, p))
    if question == Question.SHOOTING:
        return shoot_or_not(s, p, options, True)
    if question == Question.PLEDGE:
        return pledge(s, p)
    if question == Question.FIELD_TEST:
        return action_code(Act.DECLINE) if only_own_blood(s, p, options) else options[1]
    if question == Question.AMBULANCE or question == Question.ANTIVIRAL:
        return most_urgent(s, options)
    if question == Question.CHALLENGE:
        return options[1] if is_well_armed(s, p) else action_code(Act.DECLINE)
    if question == Question.JOIN:
        return action_code(Act.JOIN) if is_well_armed(s, p) else action_code(Act.STAND_BACK)
    if question == Question.BETRAYAL:
        return turn_on_somebody(s, p, options)
    if question == Question.GANG_UP:
        armed = s.bullets[p] > 0 or is_well_armed(s, p)
        return action_code(Act.JOIN) if armed and suspects(s) else action_code(Act.STAND_BACK)
    if question == Question.ENGAGE:
        return action_code(Act.ENGAGE) if may_kill(s, p) else action_code(Act.STAND_BACK)
    if question == Question.ENGAGE_BACK:
        return options[1] if holds_weapons(s, p) > 0 else action_code(Act.DECLINE)
    if question == Question.BARTER:
        return action_code(Act.DECLINE)
    return options[1]  # fire, fire back, rob, pay the toll, lose the first thing


@rule
def errand_behind(s: State, p: int) -> bool:
    """Whether something has to be done outside before the gate opens."""
    return (
        holds_open(s, p, Condition.LEFT_BEHIND)
        or holds_open(s, p, Condition.SIGNAL_FLARE)
        or holds_open(s, p, Condition.HOLD_POSITION)
        or holds_open(s, p, Condition.AVENGER)
        or holds_open(s, p, Condition.FACE_THE_DEAD)
        or (holds_open(s, p, Condition.WITNESS) and humans(s) != 1 << p)
        or (s.holder[Condition.LIVE_ROUNDS] == p and s.bullets[p] < LIVE)
        or (s.holder[Condition.ARMED] == p and holds_weapons(s, p) == 0)
    )


@called
def stay_or_go(s: State, p: int) -> int:
    if not is_human(s, p):
        return hunt(s, p)
    if s.question == Question.JUMP or s.phase != Phase.MOVEMENT:
        return go(s, p, s.at[p] + room_ahead(s, p))
    if s.moved == 0 and holds_open(s, p, Condition.HOLD_POSITION) and s.at[p] != s.goal:
        if not has_zombie(s, s.at[p]):
            return action_code(Act.STAY)
    if holds_open(s, p, Condition.LEFT_BEHIND):
        return go(s, p, s.errand[0])
    if holds_open(s, p, Condition.SIGNAL_FLARE):
        return go(s, p, s.errand[1])
    if holds_open(s, p, Condition.AVENGER) or holds_open(s, p, Condition.FACE_THE_DEAD):
        return seek_fight(s, p)
    if s.at[p] == s.goal:
        return seek_supplies(s, p)
    if holds_open(s, p, Condition.WITNESS) and humans(s) != 1 << p:
        return seek_company(s, p)
    return go(s, p, last_space(s, p))


@rule
def go(s: State, p: int, to: int) -> int:
    """As far as possible towards a space."""
    by = to - s.at[p]
    if by > 0 and s.heading >= 0:
        return action_code(Act.FORWARD, min(by, s.allowance))
    if by < 0 and s.heading <= 0:
        return action_code(Act.BACKWARD, min(-by, s.allowance))
    return action_code(Act.STAY)


@rule
def seek_fight(s: State, p: int) -> int:
    """To the nearest walker in reach; else on, but not through the gate."""
    for away in range(s.allowance + 1):
        if s.at[p] + away < s.goal and walkers_at(s, s.at[p] + away) > 0:
            return go(s, p, s.at[p] + away)
        if s.at[p] - away >= 0 and walkers_at(s, s.at[p] - away) > 0:
            return go(s, p, s.at[p] - away)
    return go(s, p, s.goal - 1) if s.at[p] < s.goal - 1 else go(s, p, s.goal - 8)


@rule
def seek_supplies(s: State, p: int) -> int:
    """Back from the gate, one step: an event may bring what is missing."""
    return go(s, p, s.goal - 1)


@rule
def seek_company(s: State, p: int) -> int:
    """Next to another human who is outside the Safe Zone."""
    best = -1
    for q in range(s.players):
        if (
            q != p
            and is_human(s, q)
            and s.at[q] != s.goal
            and abs(s.at[q] - s.at[p]) <= s.allowance
        ):
            if s.at[q] > best:
                best = 0 + s.at[q]
    if best >= 0:
        return go(s, p, best)
    return go(s, p, s.goal - 1)


@rule
def worth_clearing(s: State, p: int) -> bool:
    """A bullet for every zombie in the way, and none that a condition needs."""
    needed = walkers_at(s, s.at[p]) + count(zombies_at(s, s.at[p]))
    if holds_open(s, p, Condition.FACE_THE_DEAD):
        return False
    return s.bullets[p] >= needed + spare(s, p)


@rule
def spare(s: State, p: int) -> int:
    return LIVE if s.holder[Condition.LIVE_ROUNDS] == p and s.at[p] + 12 >= s.goal else 0


@rule
def shoot_or_not(s: State, p: int, options: list[int], willing: bool) -> int:
    if willing and s.bullets[p] > spare(s, p):
        if options[1] & 255 == Act.SHOOT_WALKER and options[0] > 2:
            return options[2]  # a zombie player comes first
        return options[1]
    return action_code(Act.HOLD_FIRE)


@rule
def pledge(s: State, p: int) -> int:
    """Everything for what kills or bites; nothing that cannot be paid in full."""
    together = 0
    for q in range(s.players):
        if has(humans_at(s, s.at[p]), q):
            together += s.bullets[q]
    card = s.about[0]
    mild = card == Card.CAR_ALARM or card == Card.HORDE_AHEAD or card == Card.EVO_MASS_MUTATION
    if mild or card == Card.EVO_NEST_FOUND or together < s.about[1]:
        return action_code(Act.PLEDGE, 0)
    return action_code(Act.PLEDGE, min(s.about[1], s.bullets[p]))


@rule
def only_own_blood(s: State, p: int, options: list[int]) -> bool:
    """A field test is for others: one's own card may as well wait."""
    return s.blood_owner[blood_named(options[1])] == p


@rule
def blood_named(code: int) -> int:
    """Which blood card an action means: they are counted from 1."""
    return ((code >> 8) & 0xFFFF) - 1


@rule
def most_urgent(s: State, options: list[int]) -> int:
    """The own card with the fewest counters."""
    best = options[1]
    for i in range(2, options[0]):
        if s.blood_time[blood_named(options[i])] < s.blood_time[blood_named(best)]:
            best = options[i]
    return best


@rule
def strength(weapon: int) -> int:
    return 2 * EXTRA_CARDS[weapon] + 2 * BONUS[weapon] - (WEAPON_BREAKS[weapon] != Breaks.NEVER)


@rule
def is_well_armed(s: State, p: int) -> bool:
    total = 0
    for i in range(2):
        if s.hand[p][i] >= 0:
            total += strength(s.hand[p][i])
    return total >= 4


@rule
def worst_weapon(s: State, p: int) -> int:
    worst = -1
    for i in range(3):
        weapon = s.hand[p][i]
        if weapon >= 0 and (s.question != Question.DISARM or has(s.used[p], i)):
            if worst < 0 or strength(weapon) < strength(worst):
                worst = 0 + weapon
    return worst


@rule
def wants(s: State, p: int, options: list[int]) -> bool:
    """Everything is worth taking, but a weapon only for empty hands."""
    if options[1] & 255 == Act.TAKE and (options[1] >> 8) & 0xFFFF < WEAPONS:
        return holds_weapons(s, p) < 2
    return True


@rule
def weapons_to_use(s: State, p: int) -> int:
    """Both; but the chainsaw stays off where a walker or a second weapon will do."""
    if s.hand[p][1] >= 0:
        if s.foe == Foe.WALKER or s.foe == Foe.EVENT_ZOMBIE:
            if s.hand[p][0] == Weapon.CHAINSAW:
                return action_code(Act.WIELD, s.hand[p][1])
            if s.hand[p][1] == Weapon.CHAINSAW:
                return action_code(Act.WIELD, s.hand[p][0])
        return action_code(Act.WIELD_BOTH)
    return action_code(Act.WIELD, s.hand[p][0])


# ---- human against human


@rule
def suspects(s: State) -> bool:
    return below(s, SUSPICION) == 0


@rule
def turn_on_somebody(s: State, p: int, options: list[int]) -> int:
    """An armed human, now and then, with somebody worse armed."""
    target = (options[1] >> 8) & 0xFFFF
    armed = s.bullets[p] > 0 or is_well_armed(s, p)
    if armed and s.bullets[target] <= s.bullets[p] and suspects(s):
        return options[1]
    return action_code(Act.DECLINE)


@rule
def may_kill(s: State, p: int) -> bool:
    if holds_weapons(s, p) > 0:
        return holds_weapons(s, s.fighter) <= holds_weapons(s, p)
    return count(s.gang) >= 3 and holds_weapons(s, s.fighter) == 0


# ---- zombies


@called
def zombie_choice(s: State, z: int, options: list[int]) -> int:
    question = 0 + s.question
    if question == Question.WINDOW:
        return turn_up(s, z, options)
    if question == Question.ATTACK or question == Question.FRENZY:
        return weakest(s, options)
    if question == Question.AMBUSH_RISE:
        return options[options[0] - 1]  # the farthest ahead
    if question == Question.OVERPOWER:
        return options[1]
    return options[1]  # sense, spit, shrug it off, hunt again


@rule
def turn_up(s: State, z: int, options: list[int]) -> int:
    """What works at once or for good; what saves a life waits for its moment."""
    window = s.about[0]
    for i in range(1, options[0]):
        evolution = (options[i] >> 8) & 0xFFFF
        saves = evolution == Evolution.THICK_SKULL or evolution == Evolution.BONE_PLATES
        if window != Window.TURN or not saves:
            if evolution != Evolution.SECOND_HUNGER or window == Window.TURN_END:
                return options[i]
    return action_code(Act.KEEP_HIDDEN)


@rule
def threat(s: State, p: int) -> int:
    """How well a human would fight; the lower, the better to attack."""
    value = 4 * s.bullets[p] - s.at[p] // 8
    for i in range(2):
        if s.hand[p][i] >= 0:
            value += strength(s.hand[p][i])
    return value - 2 if not is_unconfirmed(s, p) else value


@rule
def weakest(s: State, options: list[int]) -> int:
    best = options[1]
    for i in range(2, options[0] + 1):
        if options[i] & 255 == Act.ATTACK:
            if threat(s, (options[i] >> 8) & 0xFFFF) < threat(s, (best >> 8) & 0xFFFF):
                best = options[i]
    return best


@rule
def hunt(s: State, z: int) -> int:
    """Onto the space of a human in reach, the one farthest ahead; else as near as possible."""
    ahead = reach(s, z, 1)
    behind = reach(s, z, -1)
    best = 1000
    by = 0
    for p in range(s.players):
        if is_human(s, p) and s.at[p] != s.goal:
            way = s.at[p] - s.at[z]
            if -behind <= way <= ahead:
                if threat(s, p) - 500 < best:
                    best = threat(s, p) - 500
                    by = way
            elif abs(way) < best:
                best = abs(way)
                by = ahead if way > 0 else -behind
    if best == 1000:
        by = min(ahead, max(0, s.goal - 4 - s.at[z]))
    if by > 0:
        return action_code(Act.FORWARD, by)
    return action_code(Act.BACKWARD, -by) if by < 0 else action_code(Act.STAY)
