"""The rule of thumb: run, shoot what blocks the way, fight with everything, trust hardly anyone."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.hints.bullets import pledge, shoot_or_not, worth_clearing
from shamble.games.nightmare.hints.hunting import hunt, turn_up, weakest
from shamble.games.nightmare.hints.others import (
    may_kill,
    most_urgent,
    only_own_blood,
    suspects,
    turn_on_somebody,
)
from shamble.games.nightmare.hints.running import errand_behind, run
from shamble.games.nightmare.hints.weapons import (
    is_well_armed,
    wants,
    weapons_to_use,
    worst_weapon,
)
from shamble.games.nightmare.rules.terms import holds_weapons, is_human
from shamble.games.nightmare.state import Act, Question, State
from shamble.rules import action_code, below, rule


@game.hint
def heuristic(s: State, player: int, options: list[int]) -> int:
    kind = options[1] & 255
    if options[0] == 1:
        return options[1]
    if kind == Act.STAY:
        return run(s, player) if is_human(s, player) else hunt(s, player)
    if s.question == Question.PICK_UP:
        return options[1] if wants(s, player, options) else action_code(Act.LEAVE)
    if s.question == Question.WEAPONS:
        return weapons_to_use(s, player)
    if kind == Act.DROP:
        return action_code(Act.DROP, worst_weapon(s, player))
    if is_human(s, player):
        return human_choice(s, player, options)
    return zombie_choice(s, player, options)


@rule
def human_choice(s: State, p: int, options: list[int]) -> int:
    question = s.question
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
def zombie_choice(s: State, z: int, options: list[int]) -> int:
    question = s.question
    if question == Question.WINDOW:
        return turn_up(s, z, options)
    if question == Question.ATTACK or question == Question.FRENZY:
        return weakest(s, options)
    if question == Question.AMBUSH_RISE:
        return options[options[0] - 1]  # the farthest ahead
    if question == Question.OVERPOWER:
        return options[1]
    return options[1]  # sense, spit, shrug it off, hunt again
