"""`carry_over`: the missions one after the other, and what survivors take along. D20."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import NOTHING, SLOTS
from shamble.games.outbreak.content.survivors import NO_SKILL, SURVIVORS
from shamble.games.outbreak.content.zombies import KINDS, Level
from shamble.games.outbreak.content.zones import ZONES
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.carried import MOST_CARRIED
from shamble.games.outbreak.rules.decks import put_away
from shamble.games.outbreak.rules.mission import lay_map
from shamble.games.outbreak.rules.setup import lay_out_mission, seat_the_team
from shamble.games.outbreak.rules.terms import (
    equipment_of,
    face,
    is_equipment,
    level_of,
)
from shamble.games.outbreak.state import (
    Act,
    Event,
    Question,
    Standing,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, push, rule


@rule
def may_carry(s: State, who: int) -> int:
    """One card at orange, two at red; nothing for the dead."""
    if s.standing[who] == Standing.DEAD:
        return 0
    level = level_of(s.experience[who])
    return 2 if level == Level.RED else 1 if level == Level.ORANGE else 0


@rule
def carries(s: State, who: int) -> int:
    n = 0
    for i in range(MOST_CARRIED):
        n += s.carried[who][i] != NOTHING
    return n


@game.step(Step.CARRY)
def carry_step(s: State, place: int) -> None:
    while place < s.team:
        who = s.circle[place]
        if carries(s, who) < may_carry(s, who) and equipment_of(s, who) > 0:
            push(s, Step.CARRY, place)
            ask_for(s, who, Question.CARRY, 0)
            return
        place += 1


@game.forbids(Act.CARRY)
def forbids_carry(s: State, player: int, slot: int) -> int:
    return 0 if is_equipment(s.hold[s.about[0]][slot]) else Why.NO_SUCH_SLOT


@game.deed(Act.CARRY)
def carry(s: State, player: int, slot: int) -> None:
    who = s.about[0]
    card = face(s.hold[who][slot])
    s.carried[who][carries(s, who)] = card
    put_away(s, card)  # it is looked up again in the decks of the next mission
    s.hold[who][slot] = NOTHING
    emit(s, Event.CARRIES, EVERYONE, who, card)


@game.step(Step.NEXT_MISSION)
def next_mission(s: State) -> None:
    """Everybody is back at the start, the dead as newcomers."""
    s.mission += 1
    emit(s, Event.NEXT_MISSION, EVERYONE, s.mission)
    clear_table(s)
    lay_map(s)
    lay_out_mission(s)
    seat_the_team(s)
    push(s, Step.CHOOSE_START)
    push(s, Step.DEAL_GEAR)


@rule
def clear_table(s: State) -> None:
    s.round = 0
    s.zombie_turn = 0
    s.active = -1
    s.unlocked = 0
    s.entered = 0
    s.fired = 0
    s.ruckus_zone = -1
    s.ruckus_by = -1
    for zone in range(ZONES):
        s.noise[zone] = 0
        s.fighting[zone] = 0
        s.route[zone] = 0
    for kind in range(KINDS):
        s.killed[kind] = 0
    for token in range(len(s.token_done)):
        s.token_done[token] = 0
    for car in range(len(s.car_searched)):
        s.car_searched[car] = 0
        s.car_drivable[car] = 0
    for who in range(SURVIVORS):
        clear_survivor(s, who)


@rule
def clear_survivor(s: State, who: int) -> None:
    s.experience[who] = 0
    s.rallied[who] = 0
    s.audible[who] = 0
    s.car[who] = -1
    s.seat[who] = 0
    for level in range(4):
        s.skills[who][level] = NO_SKILL
    for slot in range(SLOTS):
        s.hold[who][slot] = NOTHING
