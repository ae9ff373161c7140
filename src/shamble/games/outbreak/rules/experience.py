"""Experience, levels and the skills they bring. OUT-151 to OUT-158."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.survivors import (
    NO_SKILL,
    ORANGE,
    ORANGE_CHOICES,
    RED,
    RED_CHOICES,
    Skill,
)
from shamble.games.outbreak.content.zombies import EXPERIENCE, Level
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.terms import is_living, level_of
from shamble.games.outbreak.rules.triggers import fire_for_level
from shamble.games.outbreak.state import Act, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, push, rule

MOST_EXPERIENCE = 999


@rule
def gain(s: State, who: int, points: int) -> None:
    s.experience[who] = min(MOST_EXPERIENCE, s.experience[who] + points)
    emit(s, Event.EXPERIENCE, EVERYONE, who, points, s.experience[who])


@rule
def kill(s: State, who: int, kind: int, zone: int) -> None:
    """OUT-152, OUT-152a: experience at once, and back to the stock."""
    s.zombies[zone][kind] -= 1
    s.stock[kind] += 1
    s.killed[kind] += 1
    s.has_killed = 1
    emit(s, Event.KILLED, EVERYONE, who, kind, zone)
    gain(s, who, EXPERIENCE[kind])


@rule
def skills_due(s: State, who: int) -> bool:
    """Whether a level has been reached whose skill is still to come."""
    level = level_of(s.experience[who])
    return is_living(s, who) and level > 0 and s.skills[who][level] == NO_SKILL


@game.step(Step.LEVEL_UP)
def level_up(s: State, who: int) -> None:
    if not skills_due(s, who):
        return
    push(s, Step.LEVEL_UP, who)
    level = 1
    while s.skills[who][level] != NO_SKILL:
        level += 1
    emit(s, Event.LEVEL, EVERYONE, who, level)
    fire_for_level(s, who, level)
    if level == Level.YELLOW:  # OUT-155
        learn(s, who, level, Skill.PLUS_ACTION)
    else:  # OUT-156, OUT-157
        ask_for(s, who, Question.SKILL, level)


@rule
def learn(s: State, who: int, level: int, skill: int) -> None:
    """OUT-036: it works at once; actions that come with it can be used in the same turn."""
    s.skills[who][level] = skill
    emit(s, Event.SKILL, EVERYONE, who, skill)
    if who == s.active:
        s.actions += skill == Skill.PLUS_ACTION
        s.free_moves += skill == Skill.FREE_MOVE
        s.free_combats += skill == Skill.FREE_COMBAT
        s.free_searches += skill == Skill.FREE_SEARCH


@rule
def is_offered(who: int, level: int, skill: int) -> bool:
    if level == Level.ORANGE:
        for i in range(ORANGE_CHOICES):
            if ORANGE[who][i] == skill:
                return True
    elif level == Level.RED:
        for i in range(RED_CHOICES):
            if RED[who][i] == skill:
                return True
    return False


@game.forbids(Act.CHOOSE_SKILL)
def forbids_skill(s: State, player: int, skill: int) -> int:
    who = s.about[0]
    level = s.about[1]
    if is_offered(who, level, skill):
        return 0
    return Why.NOT_ORANGE if level == Level.ORANGE else Why.NOT_RED


@game.deed(Act.CHOOSE_SKILL)
def choose_skill(s: State, player: int, skill: int) -> None:
    learn(s, s.about[0], s.about[1], skill)
