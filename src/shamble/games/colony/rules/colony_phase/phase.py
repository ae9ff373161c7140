"""The Colony Phase: food, waste, zombies, the main objective, the token (4.24 to 4.29)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import CARDS, GONE, STORE, Symbol
from shamble.games.colony.content.names import Attached, Lasting, Main
from shamble.games.colony.content.objectives import FUEL_DUE
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.requirements import VICTORY_ROW
from shamble.games.colony.rules.cards.items import count_in, put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.rules.colony_phase.tokens import change_food, change_morale
from shamble.games.colony.rules.conditions.judging import judge
from shamble.games.colony.rules.ending import check_morale, finish
from shamble.games.colony.rules.terms import (
    all_members,
    barricades_at,
    bearer_of,
    has_lasting,
    is_free,
    is_out,
    occupants,
    survivors_at,
    waste_step,
    zombies_at,
)
from shamble.games.colony.rules.voting import more_yes
from shamble.games.colony.state import Ending, Event, Option, Question, State, Step
from shamble.rules import EVERYONE, ask, emit, push, roll, rule


@game.step(Step.PAY_FOOD)
def pay_food(s: State) -> None:
    """COL-265 to 269: all are fed, or nobody is and starvation grows."""
    need = food_needed(s)
    if s.food >= need:
        change_food(s, -need)
    else:
        s.starvation += 1
        emit(s, Event.STARVED, EVERYONE, s.starvation)
        change_morale(s, -s.starvation)
    check_morale(s)


@rule
def food_needed(s: State) -> int:
    """COL-265; x25: one more while the mare's rider is free, wherever it stands."""
    need = (occupants(s) + 1) // 2
    rider = bearer_of(s, Attached.MARE)
    if rider >= 0 and is_free(s, rider):
        need += 1
    return need


@game.step(Step.CHECK_WASTE)
def check_waste(s: State) -> None:
    """COL-270, COL-271."""
    loss = s.waste_count // waste_step(s)
    emit(s, Event.WASTE, EVERYONE, s.waste_count, loss)
    change_morale(s, -loss)
    check_morale(s)


# ---- adding zombies (4.27)


@game.step(Step.ADD_TO_COLONY)
def add_to_colony(s: State) -> None:
    """COL-281, COL-285: the number is fixed now; COL-286: morale is tested after the batch."""
    push(s, Step.CHECKPOINT)
    push(s, Step.ZOMBIES, (occupants(s) + 1) // 2, Place.COLONY)


@game.step(Step.ADD_OUTSIDE)
def add_outside(s: State, place: int) -> None:
    """COL-282, COL-283: location by location, one for each survivor (y14: and the guard)."""
    if place == PLACES:
        check_morale(s)
        return
    n = survivors_at(s, place)
    if place == Place.SCHOOL:
        n += s.guard
    push(s, Step.ADD_OUTSIDE, place + 1)
    push(s, Step.ZOMBIES, n, place)


@game.step(Step.ADD_FOR_NOISE)
def add_for_noise(s: State, place: int) -> None:
    """COL-284: each noise token is removed; on 3 or less a zombie comes."""
    if place == PLACES:
        check_morale(s)
        return
    if s.noise[place] == 0:
        push(s, Step.ADD_FOR_NOISE, place + 1)
        return
    push(s, Step.ADD_FOR_NOISE, place)
    s.noise[place] -= 1
    value = roll(s, 6)
    emit(s, Event.NOISE_ROLLED, EVERYONE, place, value - 1)
    comes = value <= 3
    if s.options[Option.NOISE_COIN]:
        comes = value >= 4
    if comes:
        push(s, Step.ZOMBIES, 1, place)


# ---- objective, round marker, token (4.29)


@game.step(Step.CHECK_OBJECTIVE)
def check_objective(s: State) -> None:
    """COL-299 to 304."""
    if s.main == Main.MO_STOVE and not pay_fuel(s):
        finish(s, Ending.STOVE_OUT)
        return
    s.verdict = 1 if promises_kept(s) else 0
    push(s, Step.OBJECTIVE_JUDGED)
    judge(s, VICTORY_ROW + 2 * s.main + s.hard, 0, 0)


@game.step(Step.OBJECTIVE_JUDGED)
def objective_judged(s: State) -> None:
    """COL-303, COL-304: the round marker moves only if the objective is not met."""
    if s.verdict == 1:
        finish(s, Ending.ACHIEVED)
        return
    s.verdict = 1
    s.marker -= 1
    if s.marker == 0:
        finish(s, Ending.ROUNDS_OUT)


@rule
def promises_kept(s: State) -> bool:
    """What x23 and x27 have added to the main objective."""
    if has_lasting(s, Lasting.UNIFORMS) and s.food < 5:
        return False
    if has_lasting(s, Lasting.GUN_CAGE):
        zombies = zombies_at(s, Place.GAS_STATION) + zombies_at(s, Place.HOSPITAL)
        if zombies + zombies_at(s, Place.POLICE_STATION) > 0:
            return False
    return True


@rule
def fuel_due(s: State) -> int:
    return FUEL_DUE[6 * s.hard + s.players]


@rule
def pay_fuel(s: State) -> bool:
    """mo_stove: exactly what is due goes to the gone pile, or the fire is out."""
    due = fuel_due(s)
    left = count_in(s, STORE, Symbol.FUEL)
    if left < due:
        emit(s, Event.STOVE, EVERYONE, due, left)
        return False
    for card in range(CARDS):
        if s.zone[card] == STORE and due > 0:
            put(s, card, GONE, ALL_SEATS)
            due -= 1
    emit(s, Event.STOVE, EVERYONE, 0, count_in(s, STORE, Symbol.FUEL))
    return True


@game.step(Step.PASS_TOKEN)
def pass_token(s: State, tested: int) -> None:
    """COL-305; x35 comes due here (COL-023: a checkpoint); `fp_vote`: a vote on keeping it."""
    if tested == 0:
        s.lasting &= ~(1 << Lasting.BONE_TIRED | 1 << Lasting.NIGHT_WATCH)
        leaflets(s)
        push(s, Step.PASS_TOKEN, 1)
        push(s, Step.CHECKPOINT)
        return
    push(s, Step.ROUND)
    push(s, Step.TOKEN_VOTED, 0)
    if s.options[Option.FP_VOTE] and all_members(s) != 0:
        ask(s, all_members(s), Question.TOKEN)


@game.step(Step.TOKEN_VOTED)
def token_voted(s: State, tie: int) -> None:
    keeps = False
    if s.options[Option.FP_VOTE] and all_members(s) != 0:
        verdict = more_yes(s)
        if tie:
            verdict = 2 * s.yes - 1
        if verdict == 0:
            push(s, Step.TOKEN_VOTED, 1)
            ask(s, 1 << s.first, Question.TOKEN_TIE)
            return
        keeps = verdict > 0
    if not keeps:
        s.first = (s.first + s.players - 1) % s.players
        for _ in range(s.players):  # COL-306
            if is_out(s, s.first):
                s.first = (s.first + s.players - 1) % s.players
    emit(s, Event.FIRST_PLAYER, EVERYONE, s.first)


@rule
def leaflets(s: State) -> None:
    """x35: at the token pass of the next round."""
    if not has_lasting(s, Lasting.LEAFLETS) or s.due[0] != s.round:
        return
    s.lasting &= ~(1 << Lasting.LEAFLETS)
    least = 99
    for place in range(PLACES):
        least = min(least, barricades_at(s, place))
    if least == 0:
        change_morale(s, -1)
    elif least >= 2:
        change_morale(s, 1)
