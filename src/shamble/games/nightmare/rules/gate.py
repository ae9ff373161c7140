"""Phase F: who is through, how the game ends, what the round leaves behind (NIT-200 to 205)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import WEAPONS
from shamble.games.nightmare.content.conditions import CONDITIONS, TOLL, Condition
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.conditions import holds_open, is_fulfilled, meet
from shamble.games.nightmare.rules.gear import discard_weapon, place_of_weapon
from shamble.games.nightmare.rules.rounds import (
    begin_round,
    enter,
    finish,
    nobody_is_human,
    safe_ones,
)
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    holds_weapons,
    humans,
    humans_at,
    is_human,
    is_last_call,
    is_unconfirmed,
    place_of,
    seat_after,
    seat_at,
)
from shamble.games.nightmare.state import (
    Act,
    Ending,
    Event,
    Option,
    Phase,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, offer, push, rule


@game.step(Step.PHASE_F)
def check(s: State) -> None:
    enter(s, Phase.CHECK)
    tasks_of_phase_f(s)
    s.through = 0
    if humans_at(s, s.goal) != 0:
        push(s, Step.END_OF_ROUND)
        push(s, Step.THROUGH)
    else:
        end_of_round(s)


@rule
def tasks_of_phase_f(s: State) -> None:
    p = s.holder[Condition.WITNESS]
    if p >= 0 and holds_open(s, p, Condition.WITNESS) and is_human(s, p) and s.at[p] != s.goal:
        if humans_at(s, s.at[p]) != 1 << p:
            meet(s, Condition.WITNESS)
    p = s.holder[Condition.GATE_SEARCH]
    if p >= 0 and holds_open(s, p, Condition.GATE_SEARCH) and s.at[p] == s.goal - 1:
        meet(s, Condition.GATE_SEARCH)


# ---- who is through


@rule
def is_ready(s: State, p: int) -> bool:
    """NIT-200, all but the toll."""
    if not is_human(s, p) or s.at[p] != s.goal or is_unconfirmed(s, p):
        return False
    for condition in range(CONDITIONS):
        if s.holder[condition] == p and not is_fulfilled(s, p, condition):
            return False
    return True


@game.step(Step.THROUGH)
def through_test(s: State, i: int) -> None:
    while i < s.players:
        p = seat_at(s, i)
        if is_ready(s, p):
            if s.holder[Condition.TOLL] != p:
                is_through(s, p)
            elif s.bullets[p] >= TOLL or holds_weapons(s, p) > 0:
                ask_player(s, p, Question.TOLL)
                return
        i += 1


@rule
def is_through(s: State, p: int) -> None:
    s.through |= 1 << p
    emit(s, Event.THROUGH, EVERYONE, p)


@game.forbids(Act.PAY_BULLETS)
def forbids_pay_bullets(s: State, player: int) -> int:
    return Why.CANNOT_PAY if s.bullets[player] < TOLL else 0


@game.forbids(Act.PAY_WEAPON)
def forbids_pay_weapon(s: State, player: int, weapon: int) -> int:
    return Why.CANNOT_PAY if place_of_weapon(s, player, weapon) < 0 else 0


@game.offers(Question.TOLL)
def may_pay(s: State, player: int, out: list[int]) -> None:
    if s.bullets[player] >= TOLL:
        offer(out, Act.PAY_BULLETS)
    for weapon in range(WEAPONS):
        if place_of_weapon(s, player, weapon) >= 0:
            offer(out, Act.PAY_WEAPON, weapon)
    offer(out, Act.DECLINE)


@rule
def has_paid(s: State, p: int) -> None:
    emit(s, Event.PAID_TOLL, EVERYONE, p)
    meet(s, Condition.TOLL)
    is_through(s, p)
    push(s, Step.THROUGH, place_of(s, p) + 1)


@game.deed(Act.PAY_BULLETS)
def pay_bullets(s: State, player: int) -> None:
    s.bullets[player] -= TOLL
    has_paid(s, player)


@game.deed(Act.PAY_WEAPON)
def pay_weapon(s: State, player: int, weapon: int) -> None:
    discard_weapon(s, player, place_of_weapon(s, player, weapon))
    has_paid(s, player)


# ---- the end of the round


@game.step(Step.END_OF_ROUND)
def end_of_round(s: State) -> None:
    if s.through != 0:
        if not is_last_call(s):
            finish(s, Ending.ESCAPED, s.through)  # NIT-201
            return
        become_safe(s)
        if humans(s) == 0:
            nobody_is_human(s)
            return
    s.noted = humans_at(s, s.goal)
    expire(s)
    s.start = seat_after(s, s.start, 1)  # NIT-017
    if s.round >= s.options[Option.MAX_ROUNDS]:  # NIT-205
        safe = safe_ones(s)
        finish(s, Ending.GATE_CLOSED if safe != 0 else Ending.OUT_OF_TIME, safe)
    else:
        begin_round(s)


@rule
def become_safe(s: State) -> None:  # NIT-203
    for p in range(s.players):
        if has(s.through, p):
            s.role[p] = Role.SAFE


@rule
def expire(s: State) -> None:
    """NIT-190: what lasts a round."""
    over = s.hive[Evolution.PACK_SURGE] - s.late_surge
    if over > 0:
        s.hive[Evolution.PACK_SURGE] -= over
        s.evolution_gone[Evolution.PACK_SURGE] += over
        emit(s, Event.EXPIRED, EVERYONE, Evolution.PACK_SURGE)
    s.late_surge = 0
    s.sheltered = 0
