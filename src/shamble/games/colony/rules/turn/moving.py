"""Moving a survivor (4.15)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import CARD_ITEM, Item, Symbol
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.rules.cards.items import usable_in
from shamble.games.colony.rules.choices.whom import is_own
from shamble.games.colony.rules.colony_phase.tokens import make_noise
from shamble.games.colony.rules.terms import bears, free_spaces, has_ability, has_lasting, is_exile
from shamble.games.colony.rules.turn.modifiers import spend_input
from shamble.games.colony.rules.zombies.attack import is_held_back
from shamble.games.colony.state import (
    Act,
    Doing,
    Event,
    Happened,
    Purpose,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, ask, emit, push, roll, rule

SLED_WEARS = 4


@rule
def forbids_moving(s: State, player: int, x: int) -> int:
    """Purpose a survivor cannot move at all."""
    if not is_own(s, player, x):
        return Why.NOT_YOUR_SURVIVOR
    if (s.moved >> x) & 1:
        return Why.MOVED_ALREADY
    if is_held_back(s, x) or (bears(s, x, Attached.STAYS) and s.place[x] == Place.LIBRARY):
        return Why.CARD_FORBIDS
    return 0


@rule
def forbids_going(s: State, player: int, x: int, place: int) -> int:
    """Purpose it cannot go there, spaces apart."""
    if place == Place.COLONY and is_exile(s, player):
        return Why.EXILE_TO_COLONY
    if place == Place.LIBRARY and bears(s, x, Attached.NO_LIBRARY):
        return Why.CARD_FORBIDS
    return Why.NO_SPACE if s.place[x] == place else 0


@game.forbids(Act.MOVE)
def forbids_move(s: State, player: int, x: int, place: int) -> int:
    why = forbids_moving(s, player, x)
    if why == 0:
        why = forbids_going(s, player, x, place)
    if why == 0 and free_spaces(s, place) <= 0:
        return Why.NO_SPACE
    return why


@game.forbids(Act.DRIVE)
def forbids_drive(s: State, player: int, x: int, place: int) -> int:
    why = forbids_move(s, player, x, place)
    if why == 0 and usable_in(s, player, Symbol.FUEL) < 0:
        return Why.NO_FUEL
    if why == 0 and s.received >= 0 and CARD_ITEM[s.received] != Item.FUEL:
        return Why.CANNOT_PLAY_NOW
    if why == 0 and moves_safely(s, x, place):  # COL-158: the card would do nothing
        return Why.NO_EFFECT
    return why


@game.deed(Act.MOVE)
def move(s: State, player: int, x: int, place: int) -> None:
    go(s, x, place, 0)


@game.deed(Act.DRIVE)
def drive(s: State, player: int, x: int, place: int) -> None:
    """COL-164: a fuel card cancels the exposure of the move."""
    spend_input(s, player, Symbol.FUEL)
    go(s, x, place, 1)


@rule
def go(s: State, x: int, place: int, fuel: int) -> None:
    """COL-177 to 179."""
    s.doing = Doing.NOTHING
    s.it = x
    s.origin = s.place[x]
    s.there = place
    s.with_fuel = fuel
    s.face = -1
    s.moved |= 1 << x
    safe = fuel == 1 or moves_safely(s, x, place)
    s.place[x] = place  # Felix still has the abilities of the old location
    emit(s, Event.MOVED, EVERYONE, x, s.origin, place)
    push(s, Step.MOVED, x, s.origin, place)
    if not safe:
        push(s, Step.EXPOSE, x, 1)
    guarded = place == Place.SCHOOL and s.guard == 1
    if bears(s, x, Attached.SLED):
        push(s, Step.SLED, x, s.origin, place, 1 if guarded else 0)
    elif guarded:
        push(s, Step.WOUND, x, 1)  # y14


@rule
def moves_safely(s: State, x: int, place: int) -> bool:
    if bears(s, x, Attached.MARE) or bears(s, x, Attached.SLED):
        return True
    ends = 1 << s.place[x] | 1 << place
    if has_lasting(s, Lasting.STORM_DRAIN) and ends == 1 << Place.COLONY | 1 << Place.HOSPITAL:
        return True
    return has_ability(s, x, Survivor.DALE_HUTCHINS)


@game.step(Step.MOVED)
def moved(s: State, x: int, origin: int, place: int) -> None:
    """The move is complete: x47, then triggers (COL-077, COL-078)."""
    if x == Survivor.FELIX_WARD:
        s.felix_at = s.place[x]
    if s.place[x] < 0:
        return
    s.happened |= Happened.MOVED
    if has_lasting(s, Lasting.TREELINE):
        value = roll(s, 6)
        emit(s, Event.ROLLED_DIE, EVERYONE, s.owner[x], value - 1)
        if value <= 2:
            push(s, Step.WOUND, x, 1)


@game.step(Step.SLED)
def ride(s: State, x: int, origin: int, place: int, guard: int) -> None:
    """x46; where y14 falls together with it (1) the first player orders them (COL-020), then 2."""
    if guard == 1:
        push(s, Step.SLED, x, origin, place, 2)
        ask(s, 1 << s.first, Question.CONFIRM, Purpose.SLED_FIRST)
    elif guard == 2 and s.yes == 0:
        push(s, Step.SLED, x, origin, place, 0)
        push(s, Step.WOUND, x, 1)
    elif s.place[x] >= 0:
        if guard == 2:
            push(s, Step.WOUND, x, 1)
        sled(s, x, origin, place)


@rule
def sled(s: State, x: int, origin: int, place: int) -> None:
    """Noise at both ends, a zombie at the colony instead; it wears out."""
    s.wear += 1
    if s.wear == SLED_WEARS:
        s.attached[x] &= ~(1 << Attached.SLED)
    for end in range(2):
        where = origin if end == 0 else place
        if where == Place.COLONY:
            push(s, Step.ZOMBIES, 1, Place.COLONY)
        else:
            make_noise(s, where, 1)
