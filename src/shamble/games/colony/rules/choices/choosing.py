"""Choices: which survivors, entrances, places and seats an answer may name.

A step that needs a choice pushes the step that reads it, then calls one of the `ask_` rules. If
there is just one possibility nobody is asked (section 6: the default).
"""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import FIRST_USE, Symbol
from shamble.games.colony.content.places import COLONY_ENTRANCES, PLACES
from shamble.games.colony.content.survivors import NOBODY, SURVIVORS
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.choices.whom import is_own, suits
from shamble.games.colony.state import Act, Purpose, Question, State, Step, Whom, Why
from shamble.rules import Table, ask, offer, push, rule

# The rule that refuses a survivor who does not suit.
WHOM_RULE = Table(
    {
        Whom.TARGET: Why.NO_TARGET,
        Whom.HEALED_BY_CARD: Why.CANNOT_HEAL,
        Whom.RECEIVER: Why.CANNOT_HAND_OVER,
        Whom.SWAPPED: Why.CANNOT_SWAP,
    }.get(whom, Why.NOT_A_TARGET)
    for whom in Whom
)

# ---- survivors


@rule
def ask_survivor(s: State, seat: int, whom: int, why: int) -> None:
    """The answer is in `s.picked`, -1 if nobody suits."""
    push(s, Step.ASK_SURVIVOR, seat, whom, why, 0)


@rule
def ask_survivor_or_done(s: State, seat: int, whom: int, why: int) -> None:
    """The same, and the player may be done: then `s.picked` is -1."""
    push(s, Step.ASK_SURVIVOR, seat, whom, why, 1)


@game.step(Step.ASK_SURVIVOR)
def asking_survivor(s: State, seat: int, whom: int, why: int, optional: int) -> None:
    s.picked = NOBODY
    s.optional = optional
    n = 0
    for x in range(SURVIVORS):
        if suits(s, whom, seat, x):
            n += 1
            s.picked = x
    if n > 1 or (n == 1 and optional == 1):
        ask(s, 1 << seat, Question.SURVIVOR, whom, why)


@game.forbids(Act.CHOOSE)
def forbids_choose(s: State, player: int, x: int) -> int:
    if s.question == Question.SURVIVOR:
        whom = s.about[0]
        return 0 if suits(s, whom, player, x) else WHOM_RULE[whom]
    if not is_own(s, player, x):  # BUNKS, PLAY_IT
        return Why.NOT_YOUR_SURVIVOR
    if s.question == Question.PLAY_IT and s.about[0] >= FIRST_USE:
        return Why.NOT_EQUIPMENT
    return 0


@game.deed(Act.CHOOSE)
def choose(s: State, player: int, x: int) -> None:
    s.picked = x


@game.offers(Question.SURVIVOR)
def may_choose(s: State, player: int, out: list[int]) -> None:
    whom = s.about[0]
    for x in range(SURVIVORS):
        if suits(s, whom, player, x):
            offer(out, Act.CHOOSE, x)
    if s.optional:
        offer(out, Act.DONE)


# ---- being done


@game.forbids(Act.DONE)
def forbids_done(s: State, player: int) -> int:
    return 0 if s.optional == 1 else Why.MUST_CHOOSE


@game.deed(Act.DONE)
def be_done(s: State, player: int) -> None:
    s.picked = NOBODY
    s.item = -1
    s.who = -1
    s.pick_die = -1
    s.entrance = -1


# ---- entrances of the colony


@rule
def entrance_fits(s: State, entrance: int, why: int) -> bool:
    if why == Purpose.BARRICADE or why == Purpose.PUT_ZOMBIE:
        return 3 - s.zombies[entrance] - s.barricades[entrance] > 0
    return s.zombies[entrance] > 0


@rule
def ask_entrance(s: State, seat: int, why: int) -> None:
    """The answer is in `s.entrance`."""
    push(s, Step.ASK_ENTRANCE, seat, why, 0)


@rule
def ask_entrance_or_done(s: State, seat: int, why: int) -> None:
    """The same, and the player may be done: then `s.entrance` is -1."""
    push(s, Step.ASK_ENTRANCE, seat, why, 1)


@game.step(Step.ASK_ENTRANCE)
def asking_entrance(s: State, seat: int, why: int, optional: int) -> None:
    s.optional = optional
    n = 0
    for e in range(COLONY_ENTRANCES):
        if entrance_fits(s, e, why):
            n += 1
            s.entrance = e
    if n > 1 or (n == 1 and optional == 1):
        ask(s, 1 << seat, Question.ENTRANCE, why)


@game.forbids(Act.ENTRANCE)
def forbids_entrance(s: State, player: int, entrance: int) -> int:
    why = s.about[0]
    if entrance_fits(s, entrance, why):
        return 0
    return (
        Why.NO_EMPTY_SPACE
        if why == Purpose.BARRICADE or why == Purpose.PUT_ZOMBIE
        else Why.NO_ZOMBIE_THERE
    )


@game.deed(Act.ENTRANCE)
def pick_entrance(s: State, player: int, entrance: int) -> None:
    s.entrance = entrance


# ---- places and seats, given as bits


@rule
def ask_place(s: State, seat: int, places: int, why: int) -> None:
    """The answer is in `s.where`, -1 if there is none."""
    push(s, Step.ASK_PLACE, seat, places, why)


@game.step(Step.ASK_PLACE)
def asking_place(s: State, seat: int, places: int, why: int) -> None:
    n = 0
    s.where = -1
    for place in range(PLACES):
        if (places >> place) & 1:
            n += 1
            s.where = place
    s.places = places
    if n > 1:
        ask(s, 1 << seat, Question.PLACE, why)


@game.forbids(Act.AT)
def forbids_at(s: State, player: int, place: int) -> int:
    if (s.places >> place) & 1:
        return 0
    return Why.NO_SPACE if s.about[0] == Purpose.ENTER else Why.NOT_A_TARGET


@game.deed(Act.AT)
def pick_place(s: State, player: int, place: int) -> None:
    s.where = place


@rule
def ask_seat(s: State, seat: int, seats: int, why: int) -> None:
    """The answer is in `s.who`, -1 if there is none."""
    push(s, Step.ASK_SEAT, seat, seats, why, 0)


@rule
def ask_seat_or_done(s: State, seat: int, seats: int, why: int) -> None:
    push(s, Step.ASK_SEAT, seat, seats, why, 1)


@game.step(Step.ASK_SEAT)
def asking_seat(s: State, seat: int, seats: int, why: int, optional: int) -> None:
    n = 0
    s.who = -1
    s.optional = optional
    for p in range(s.players):
        if (seats >> p) & 1:
            n += 1
            s.who = p
    s.seats = seats
    if n > 1 or (n == 1 and optional == 1):
        ask(s, 1 << seat, Question.SEAT, why)


@game.forbids(Act.SEAT)
def forbids_seat(s: State, player: int, seat: int) -> int:
    if (s.seats >> seat) & 1 == 0:
        return Why.NOT_A_TARGET
    if s.about[0] == Purpose.MEDICINE and not may_send_medicine(s, seat):
        return Why.NOT_A_TARGET
    return 0


@rule
def may_send_medicine(s: State, seat: int) -> bool:
    """y13: a hand with medicine; the first of the three only if all hands have three."""
    total = 0
    for p in range(s.players):
        total += count_in(s, p, Symbol.MEDICINE)
    enough = total >= 3 or s.optional == 0
    return enough and count_in(s, seat, Symbol.MEDICINE) > 0


@game.deed(Act.SEAT)
def pick_seat(s: State, player: int, seat: int) -> None:
    s.who = seat


# ---- yes and no


@game.deed(Act.YES)
def say_yes(s: State, player: int) -> None:
    s.yes = 1


@game.deed(Act.NO)
def say_no(s: State, player: int) -> None:
    s.yes = 0
    s.item = -1
