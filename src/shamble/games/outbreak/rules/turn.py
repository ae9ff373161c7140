"""A survivor's turn: three actions from the list. OUT-032 to OUT-039a, the catalogue of 4.25."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import HANDS, OPENS, SLOTS, Gear
from shamble.games.outbreak.content.survivors import SURVIVORS, Skill
from shamble.games.outbreak.content.zones import WAYS
from shamble.games.outbreak.rules.abilities import (
    forbids_patch_up,
    forbids_rally,
    forbids_ruckus,
    forbids_soundless_off,
)
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.attacks import forbids_melee, forbids_reload, offer_shots
from shamble.games.outbreak.rules.cars import (
    forbids_car_in,
    forbids_car_seat,
    offer_drives,
)
from shamble.games.outbreak.rules.doors import forbids_close, forbids_opening
from shamble.games.outbreak.rules.endings import goes_on
from shamble.games.outbreak.rules.experience import skills_due
from shamble.games.outbreak.rules.gear_action import forbids_exchange
from shamble.games.outbreak.rules.inventory import forbids_discard
from shamble.games.outbreak.rules.moving import can_pay_move, offer_moves
from shamble.games.outbreak.rules.objectives import forbids_objective
from shamble.games.outbreak.rules.searching import (
    forbids_search,
    forbids_search_car,
)
from shamble.games.outbreak.rules.terms import (
    face,
    is_living,
    skill,
    zombies_in,
)
from shamble.games.outbreak.rules.weapons import can_fight, forbids_aim, forbids_gun
from shamble.games.outbreak.rules.wounds import forbids_mask, leave_board
from shamble.games.outbreak.state import (
    CAR_SEATS,
    Act,
    Event,
    Question,
    Standing,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, offer, push, rule

ACTIONS = 3  # OUT-032


@game.step(Step.START_TURN)
def start_turn(s: State, who: int) -> None:
    s.active = who
    s.acted |= 1 << who
    s.actions = ACTIONS + skill(s, who, Skill.PLUS_ACTION) + s.rallied[who]  # OUT-034
    s.rallied[who] = 0
    s.free_moves = skill(s, who, Skill.FREE_MOVE)  # OUT-035
    s.free_combats = skill(s, who, Skill.FREE_COMBAT)
    s.free_searches = skill(s, who, Skill.FREE_SEARCH)
    s.searched = 0
    s.has_killed = 0
    s.used = 0
    s.refused = 0
    s.audible[who] = 0
    if s.ruckus_by == who:
        s.ruckus_by = -1
        s.ruckus_zone = -1
    emit(s, Event.TURN, EVERYONE, who, s.actions)
    push(s, Step.TURN)


@game.step(Step.TURN)
def turn(s: State) -> None:
    who = s.active
    s.question = Question.TURN  # what may be done is the same before it is asked
    s.about[0] = who
    if is_living(s, who) and can_do_something(s, who):
        ask_for(s, who, Question.TURN, 0)
    else:  # OUT-039a
        push(s, Step.END_OF_TURN, who)


@rule
def can_do_something(s: State, who: int) -> bool:
    """An action is left, or a free one that can still be used."""
    if s.actions > 0:
        return True
    owner = s.owner[who]
    if s.free_moves > 0 and can_pay_move(s, who) and s.ways[s.at[who]] & 15:
        return True
    if s.free_combats > 0 and (has_shot(s, who) or has_blow(s, owner)):
        return True
    if s.searched == 0 and s.free_searches + s.has_killed > 0 and can_search(s, owner):
        return True
    return forbids_mask(s, owner) == 0 or has_free_skill(s, owner)


@rule
def has_shot(s: State, who: int) -> bool:
    """Whether a gun or Molotov in hand has a target."""
    for hand in range(HANDS):
        gear = s.hold[who][hand]
        if gear == Gear.MOLOTOV or forbids_gun(s, who, hand) == 0:
            for i in range(s.zone_count):
                zone = s.zones[i]
                if zombies_in(s, zone) > 0 and forbids_aim(s, who, gear, zone) == 0:
                    return True
    return False


@rule
def has_blow(s: State, owner: int) -> bool:
    return forbids_melee(s, owner, 0) == 0 or forbids_melee(s, owner, 1) == 0


@rule
def can_search(s: State, owner: int) -> bool:
    if forbids_search(s, owner) == 0:
        return True
    for car in range(s.car_count):
        if forbids_search_car(s, owner, car) == 0:
            return True
    return False


@rule
def has_free_skill(s: State, owner: int) -> bool:
    """Ruckus, rally or patch up; a discard or the end of silence is no reason to go on."""
    if forbids_ruckus(s, owner) == 0:
        return True
    for survivor in range(SURVIVORS):
        if forbids_rally(s, owner, survivor) == 0 or forbids_patch_up(s, owner, survivor) == 0:
            return True
    return False


@game.step(Step.AFTER_ACTION)
def after_action(s: State) -> None:
    if goes_on(s, False):
        push(s, Step.TURN)
        if skills_due(s, s.active):
            push(s, Step.LEVEL_UP, s.active)


@game.forbids(Act.PASS)
def forbids_pass(s: State, player: int) -> int:
    return Why.NO_ACTIONS if s.actions == 0 else 0


@game.deed(Act.PASS)
def do_nothing(s: State, player: int) -> None:  # OUT-037
    s.actions -= 1
    push(s, Step.AFTER_ACTION)


@game.deed(Act.END_TURN)
def end_turn(s: State, player: int) -> None:  # OUT-038
    s.actions = 0
    s.free_moves = 0
    s.free_combats = 0
    s.free_searches = 0
    push(s, Step.END_OF_TURN, s.about[0])


# ---- what may be done


@game.offers(Question.TURN)
def may_act(s: State, player: int, out: list[int]) -> None:
    who = s.about[0]
    on_foot = s.car[who] < 0
    if on_foot and can_pay_move(s, who):
        offer_moves(s, who, out)
    if s.searched == 0:
        offer_searches(s, player, out)
    if s.actions > 0 and on_foot:
        offer_doors(s, player, who, out)
    if s.actions > 0:
        offer(out, Act.CHANGE)
        for i in range(SURVIVORS):
            if forbids_exchange(s, player, i) == 0:
                offer(out, Act.EXCHANGE, i)
    if can_fight(s):
        offer_shots(s, player, who, out)
        for hands in range(3):
            if forbids_melee(s, player, hands) == 0:
                offer(out, Act.MELEE, hands)
    if s.actions > 0:
        offer_the_rest(s, player, out)
    offer(out, Act.END_TURN)
    for slot in range(SLOTS):
        if forbids_discard(s, player, slot) == 0:
            offer(out, Act.DISCARD, slot)
    if forbids_mask(s, player) == 0:
        offer(out, Act.MASK)
    offer_abilities(s, player, who, out)


@rule
def offer_searches(s: State, player: int, out: list[int]) -> None:
    if forbids_search(s, player) == 0:
        offer(out, Act.SEARCH)
    for car in range(s.car_count):
        if forbids_search_car(s, player, car) == 0:
            offer(out, Act.SEARCH_CAR, car)


@rule
def offer_doors(s: State, player: int, who: int, out: list[int]) -> None:
    doors = s.ways[s.at[who]] >> WAYS
    first, second = OPENS[face(s.hold[who][0])] > 0, OPENS[face(s.hold[who][1])] > 0
    if first or second:
        shut = doors & ~s.ways[s.at[who]] & 15
        for way in range(WAYS):
            if (shut >> way) & 1 and forbids_opening(s, who, way) == 0:
                if first:
                    offer(out, Act.OPEN_DOOR, way, 0)
                if second:
                    offer(out, Act.OPEN_DOOR, way, 1)
    if skill(s, who, Skill.DOOR_CLOSER) > 0:
        for way in range(WAYS):
            if forbids_close(s, player, way) == 0:
                offer(out, Act.CLOSE_DOOR, way)


@rule
def offer_the_rest(s: State, player: int, out: list[int]) -> None:
    """Reload, cars, objectives, noise, pass: whatever costs an action."""
    who = s.about[0]
    if forbids_reload(s, player) == 0:
        offer(out, Act.RELOAD)
    for car in range(s.car_count):
        for seat in range(CAR_SEATS):
            if forbids_car_in(s, player, car, seat) == 0:
                offer(out, Act.CAR_IN, car, seat)
    if s.car[who] >= 0:
        offer(out, Act.CAR_OUT)
        for seat in range(CAR_SEATS):
            if forbids_car_seat(s, player, seat) == 0:
                offer(out, Act.CAR_SEAT, seat)
        offer_drives(s, player, out)
    if forbids_objective(s, player) == 0:
        offer(out, Act.OBJECTIVE)
    offer(out, Act.NOISE)
    offer(out, Act.PASS)


@rule
def offer_abilities(s: State, player: int, who: int, out: list[int]) -> None:
    if skill(s, who, Skill.PATCH_UP) > 0:
        for survivor in range(SURVIVORS):
            if forbids_patch_up(s, player, survivor) == 0:
                offer(out, Act.PATCH_UP, survivor)
    if forbids_ruckus(s, player) == 0:
        offer(out, Act.RUCKUS)
    if skill(s, who, Skill.RALLY) > 0:
        for survivor in range(SURVIVORS):
            if forbids_rally(s, player, survivor) == 0:
                offer(out, Act.RALLY, survivor)
    if forbids_soundless_off(s, player) == 0:
        offer(out, Act.SOUNDLESS_OFF)


# ---- the end of it


@game.step(Step.END_OF_TURN)
def end_of_turn(s: State, who: int) -> None:
    """OUT-243, OUT-245: on foot in an open exit without zombies, it may leave."""
    s.active = -1
    if not is_living(s, who) or s.exit_open == 0 or s.exit_for_cars == 1:
        return
    if s.car[who] < 0 and s.at[who] == s.exit_zone and zombies_in(s, s.exit_zone) == 0:
        ask_for(s, who, Question.LEAVE, 0)


@game.deed(Act.LEAVE)
def leave(s: State, player: int) -> None:
    """On foot at the end of the turn; or the driver's word for the car."""
    who = s.about[0]
    if s.question == Question.LEAVE:
        emit(s, Event.ESCAPED, EVERYONE, who)
        leave_board(s, who, Standing.ESCAPED)
        goes_on(s, False)
    elif s.question == Question.CAR_LEAVE:
        push(s, Step.ALONG, s.about[1], 1)
