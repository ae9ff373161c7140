"""Barricade, clean waste, attract (4.11)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import GONE, WASTE
from shamble.games.colony.content.places import Place
from shamble.games.colony.rules.cards.items import put, top_of
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.rules.choices.choosing import ask_place
from shamble.games.colony.rules.choices.picking import ask_amount
from shamble.games.colony.rules.choices.whom import is_own
from shamble.games.colony.rules.terms import gaps_at, places_with_zombies, take_die, zombies_at
from shamble.games.colony.state import (
    Act,
    Doing,
    Event,
    Happened,
    Option,
    Purpose,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, push, rule


@rule
def forbids_work(s: State, player: int, x: int, die: int) -> int:
    """COL-099: any die."""
    if not is_own(s, player, x):
        return Why.NOT_YOUR_SURVIVOR
    return Why.NO_SUCH_DIE if s.dice[player][die] == 0 else 0


@rule
def begin_work(s: State, x: int, doing: int) -> None:
    s.doing = doing
    s.it = x
    s.there = s.place[x]
    s.spent_die = -1
    s.places_more = 1
    s.cleans = 3
    s.declared = 0
    s.going = 0


@rule
def spend(s: State, player: int, die: int) -> None:
    take_die(s, player, die)
    emit(s, Event.DIE_SPENT, EVERYONE, player, die)


# ---- barricade


@game.forbids(Act.BARRICADE)
def forbids_barricade(s: State, player: int, x: int, die: int) -> int:
    why = forbids_work(s, player, x, die)
    return Why.NO_EMPTY_SPACE if why == 0 and gaps_at(s, s.place[x]) == 0 else why


@game.deed(Act.BARRICADE)
def barricade_action(s: State, player: int, x: int, die: int) -> None:  # COL-136
    spend(s, player, die)
    begin_barricade(s, x)


@rule
def begin_barricade(s: State, x: int) -> None:
    """With a die or without (Toni): a hammer may serve it."""
    begin_work(s, x, Doing.BARRICADE)
    push(s, Step.DO_BARRICADE)
    push(s, Step.MODIFIERS)


@game.step(Step.DO_BARRICADE)
def do_barricade(s: State) -> None:
    push(s, Step.BARRICADE, s.places_more, s.there)
    s.doing = Doing.NOTHING


# ---- clean waste


@game.forbids(Act.CLEAN)
def forbids_clean(s: State, player: int, x: int, die: int) -> int:
    why = forbids_work(s, player, x, die)
    if why == 0 and s.place[x] != Place.COLONY:
        return Why.NOT_AT_COLONY
    return Why.NO_WASTE if why == 0 and s.waste_count == 0 else why


@game.deed(Act.CLEAN)
def clean(s: State, player: int, x: int, die: int) -> None:  # COL-138
    spend(s, player, die)
    begin_work(s, x, Doing.CLEAN)
    push(s, Step.DO_CLEAN)
    push(s, Step.MODIFIERS)


@game.step(Step.DO_CLEAN)
def do_clean(s: State) -> None:
    """COL-139: the top cards go to the gone pile."""
    n = min(s.cleans, s.waste_count)
    for _ in range(n):
        put(s, top_of(s, WASTE), GONE, ALL_SEATS)
    emit(s, Event.CLEANED, EVERYONE, s.it, n)
    s.happened |= Happened.CLEANED
    s.doing = Doing.NOTHING


# ---- attract


@rule
def attractable(s: State, to: int) -> int:
    """Places with zombies that could come, as bits; none if there is no empty space (COL-143)."""
    return places_with_zombies(s) & ~(1 << to) if gaps_at(s, to) > 0 else 0


@game.forbids(Act.ATTRACT)
def forbids_attract(s: State, player: int, x: int, die: int) -> int:
    why = forbids_work(s, player, x, die)
    return Why.NOTHING_TO_ATTRACT if why == 0 and attractable(s, s.place[x]) == 0 else why


@game.deed(Act.ATTRACT)
def attract(s: State, player: int, x: int, die: int) -> None:  # COL-142
    spend(s, player, die)
    begin_work(s, x, Doing.NOTHING)
    push(s, Step.ATTRACT_FROM, 2)
    ask_place(s, player, attractable(s, s.there), Purpose.FROM)


@game.step(Step.ATTRACT_FROM)
def attract_from(s: State, most: int) -> None:
    """COL-143: as many as come and fit; `attract_upto` and the megaphone let the player say."""
    s.origin = s.where
    n = min(most, min(zombies_at(s, s.origin), gaps_at(s, s.there)))
    push(s, Step.ATTRACT)
    s.amount = n
    if most == 4:
        ask_amount(s, s.active, 1, n, Purpose.AMOUNT_ZOMBIES)
    elif s.options[Option.ATTRACT_UPTO]:
        ask_amount(s, s.active, 0, n, Purpose.AMOUNT_ZOMBIES)


@game.step(Step.ATTRACT)
def attract_step(s: State) -> None:
    push(s, Step.ATTRACT_MANY, s.amount)
