"""Phase A: human movement (NIT-027 to 043), and moves that events allow (NIT-054)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import Item
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.rules.conditions import holds_open, meet
from shamble.games.nightmare.rules.decks import draw
from shamble.games.nightmare.rules.gear import discard_item
from shamble.games.nightmare.rules.picking_up import pick_up
from shamble.games.nightmare.rules.terms import (
    ask_player,
    half,
    has,
    is_human,
    last_space,
    seat_at,
)
from shamble.games.nightmare.rules.zombie_moves import forbids_hunt
from shamble.games.nightmare.state import Act, Draw, Event, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, offer_each, push, rule

BICYCLE, DRINK, DARK = 2, 4, 5  # spaces


@game.step(Step.PHASE_A)
def human_movement(s: State, i: int) -> None:  # NIT-027
    i = next_human(s, i)
    if i < s.players and s.fate_left == 0 and s.at[seat_at(s, i)] != s.goal:
        push(s, Step.PHASE_A, i)
        push(s, Step.NEW_DECK)
    elif i < s.players:
        p = seat_at(s, i)
        later = next_human(s, i + 1)
        if later < s.players:
            push(s, Step.PHASE_A, later)
        if s.at[p] == s.goal:
            ask_player(s, p, Question.GATE)  # NIT-041
        else:
            draw_to_move(s, p)


@rule
def next_human(s: State, i: int) -> int:
    """The place in turn order of the next human from place i on, or the end."""
    while i < s.players and not is_human(s, seat_at(s, i)):
        i += 1
    return i


@game.offers(Question.GATE)
def may_wait(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.WAIT)
    offer(out, Act.DRAW)


@game.deed(Act.WAIT)
def wait(s: State, player: int) -> None:
    emit(s, Event.WAITED, EVERYONE, player)


@game.deed(Act.DRAW)
def draw_at_gate(s: State, player: int) -> None:
    draw_to_move(s, player)


@rule
def draw_to_move(s: State, p: int) -> None:  # NIT-028
    s.allowance = draw(s, p, Draw.MOVE) + BICYCLE * s.items[p][Item.BICYCLE]
    s.heading = 0
    s.moved = 0
    if s.items[p][Item.ENERGY_DRINK] > 0:
        push(s, Step.CHOOSE_MOVE, p, 1)
        drinks(s, p)
    else:
        choose_move(s, p, 1)


@game.step(Step.DRINKS)
def drinks(s: State, p: int) -> None:
    if s.items[p][Item.ENERGY_DRINK] > 0:
        ask_player(s, p, Question.DRINK, s.allowance)


@game.offers(Question.DRINK)
def may_drink(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.DRINK)
    offer(out, Act.DECLINE)


@game.deed(Act.DRINK)
def drink(s: State, player: int) -> None:
    discard_item(s, player, Item.ENERGY_DRINK)
    emit(s, Event.DRANK, EVERYONE, player)
    s.allowance += DRINK
    push(s, Step.DRINKS, player)


# ---- choosing how far


@rule
def limits(s: State, p: int) -> None:
    """NIT-030: after the additions halving, then caps."""
    if has(s.ankle, p):
        s.allowance = half(s.allowance)
    if s.blackout == 1:
        s.allowance = min(s.allowance, DARK)


@game.step(Step.CHOOSE_MOVE)
def choose_move(s: State, p: int, fresh: int) -> None:
    if fresh == 1:
        limits(s, p)
    if room_ahead(s, p) > 0 or room_behind(s, p) > 0:
        ask_player(s, p, Question.MOVE, s.allowance)
    elif s.phase == Phase.MOVEMENT:
        push(s, Step.ARRIVE, p)


@rule
def room_ahead(s: State, p: int) -> int:
    return 0 if s.heading < 0 else min(s.allowance, last_space(s, p) - s.at[p])


@rule
def room_behind(s: State, p: int) -> int:
    return 0 if s.heading > 0 else min(s.allowance, s.at[p])


@game.forbids(Act.FORWARD)
def forbids_forward(s: State, player: int, spaces: int) -> int:
    if s.question == Question.HUNT:
        return forbids_hunt(s, player, spaces, 1)
    if spaces == 0 or spaces > s.allowance:
        return Why.NOT_SO_FAR
    if s.heading < 0:
        return Why.ONE_DIRECTION
    return Why.END_OF_ROAD if spaces > room_ahead(s, player) else 0


@game.forbids(Act.BACKWARD)
def forbids_backward(s: State, player: int, spaces: int) -> int:
    if s.question == Question.HUNT:
        return forbids_hunt(s, player, spaces, -1)
    if spaces == 0 or spaces > s.allowance:
        return Why.NOT_SO_FAR
    if s.heading > 0:
        return Why.ONE_DIRECTION
    return Why.END_OF_ROAD if spaces > room_behind(s, player) else 0


@game.offers(Question.MOVE)
def may_move(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.STAY)  # NIT-031
    offer_each(out, Act.FORWARD, 1, room_ahead(s, player))
    offer_each(out, Act.BACKWARD, 1, room_behind(s, player))


@game.offers(Question.JUMP)
def may_jump(s: State, player: int, out: list[int]) -> None:
    may_move(s, player, out)


# ---- the end of the move


@rule
def leaves_nobody_behind(s: State, p: int) -> bool:
    return holds_open(s, p, Condition.LEFT_BEHIND) and s.errand[0] == s.at[p]


@rule
def fires_the_flare(s: State, p: int) -> bool:
    return holds_open(s, p, Condition.SIGNAL_FLARE) and s.errand[1] == s.at[p]


@rule
def holds_position(s: State, p: int) -> bool:
    return s.moved == 0 and s.at[p] != s.goal and holds_open(s, p, Condition.HOLD_POSITION)


@rule
def completes_something(s: State, p: int) -> bool:
    return leaves_nobody_behind(s, p) or fires_the_flare(s, p) or holds_position(s, p)


@game.step(Step.ARRIVE)
def arrive(s: State, p: int) -> None:
    if leaves_nobody_behind(s, p):  # NIT-043
        meet(s, Condition.LEFT_BEHIND)
    if fires_the_flare(s, p):
        meet(s, Condition.SIGNAL_FLARE)
    if holds_position(s, p):
        meet(s, Condition.HOLD_POSITION)
    pick_up(s, p, s.lying_count)  # NIT-042
