"""Phase D: the turns of the zombie players (NIT-142 to 151)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.evolutions import (
    SENSE_RANGE,
    SPIT_HIT,
    SPIT_RANGE,
    STRIDE,
    SURGE,
    TRAIL,
    TRAIL_RANGE,
    Evolution,
    Window,
)
from shamble.games.nightmare.rules.attacking import attacks, prey
from shamble.games.nightmare.rules.blood import blood_phase
from shamble.games.nightmare.rules.blood_cards import take_blood
from shamble.games.nightmare.rules.decks import draw
from shamble.games.nightmare.rules.evolution import open_window, use_up
from shamble.games.nightmare.rules.rounds import enter
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    humans_at,
    is_human,
    is_unconfirmed,
    is_zombie,
    place_of,
    seat_at,
)
from shamble.games.nightmare.rules.zombie_moves import ask_to_shamble, walkers_move
from shamble.games.nightmare.state import (
    Act,
    Draw,
    Event,
    Option,
    Phase,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, follows, lowest, offer, push, rule


@game.step(Step.PHASE_D)
def zombie_turns(s: State) -> None:
    enter(s, Phase.ZOMBIES)
    if s.options[Option.RESTLESS_WALKERS] == 1:
        walkers_move(s, 1)
    next_zombie(s, 0)


@game.step(Step.NEXT_ZOMBIE)
def next_zombie(s: State, i: int) -> None:
    while i < s.players and not is_zombie(s, seat_at(s, i)):
        i += 1
    if i < s.players:
        z = seat_at(s, i)
        push(s, Step.NEXT_ZOMBIE, i + 1)
        push(s, Step.HUNT, z)
        if has(s.down, z):
            push(s, Step.RISE, z)
            open_window(s, z, Window.RISE)
    elif follows(s, Step.PHASE_E):
        blood_phase(s)


@game.step(Step.HUNT)
def hunt(s: State, z: int) -> None:  # NIT-142, steps 2 to 6
    hiding = s.face_down_count[z] > 0
    if hiding or s.face_up[z][Evolution.SECOND_HUNGER] > 0:
        push(s, Step.END_OF_TURN, z)
    push(s, Step.SPIT, z)
    if hiding:
        push(s, Step.SENSE, z)
        open_window(s, z, Window.TURN)
    else:
        sense(s, z)


# ---- blood_sense


@rule
def forbids_sensing(s: State, z: int, p: int) -> int:
    if p >= s.players or not is_human(s, p) or not is_unconfirmed(s, p):
        return Why.NOTHING_TO_CHOOSE
    return Why.NOTHING_TO_CHOOSE if abs(s.at[p] - s.at[z]) > SENSE_RANGE else 0


@game.step(Step.SENSE)
def sense(s: State, z: int) -> None:
    if s.face_up[z][Evolution.BLOOD_SENSE] > 0:
        for p in range(s.players):
            if forbids_sensing(s, z, p) == 0:
                push(s, Step.HUNT_MOVE, z)
                ask_player(s, z, Question.SENSE)
                return
    hunt_move(s, z, 0)


@game.forbids(Act.SENSE)
def forbids_sense(s: State, player: int, human: int) -> int:
    return forbids_sensing(s, player, human)


@game.offers(Question.SENSE)
def may_sense(s: State, player: int, out: list[int]) -> None:
    for human in range(s.players):
        if forbids_sensing(s, player, human) == 0:
            offer(out, Act.SENSE, human)
    offer(out, Act.DECLINE)


@game.deed(Act.SENSE)
def look_at_blood(s: State, player: int, human: int) -> None:
    """Whom is public; what, only the zombie player knows."""
    emit(s, Event.BLOOD_SENSED, EVERYONE, player, human)
    for i in range(s.blood_count):
        if s.blood_owner[i] == human:
            s.blood_known[i] |= 1 << player
            emit(s, Event.BLOOD_SEEN, 1 << player, human, s.blood_face[i])


# ---- moving


@rule
def smells_doubt(s: State, z: int) -> bool:
    for p in range(s.players):
        if is_human(s, p) and abs(s.at[p] - s.at[z]) <= TRAIL_RANGE and is_unconfirmed(s, p):
            return True
    return False


@game.step(Step.HUNT_MOVE)
def hunt_move(s: State, z: int, first: int) -> None:  # NIT-143
    """`first`: the first of two cards, if it has been drawn."""
    value = first
    cards = 2 if first == 0 and s.face_up[z][Evolution.SPRINT_REFLEX] > 0 else 1
    while cards > 0:
        if s.fate_left == 0:
            push(s, Step.HUNT_MOVE, z, value)
            push(s, Step.NEW_DECK)
            return
        value = max(value, draw(s, z, Draw.MOVE))
        cards -= 1
    value += STRIDE * s.face_up[z][Evolution.LONG_STRIDE] + SURGE * s.hive[Evolution.PACK_SURGE]
    if s.face_up[z][Evolution.BLOOD_TRAIL] > 0 and smells_doubt(s, z):
        value = max(value, TRAIL)
    ask_to_shamble(s, z, value)


# ---- acid_spit


@rule
def forbids_spitting(s: State, z: int, p: int) -> int:
    if p >= s.players or not is_human(s, p) or s.at[p] == s.goal:
        return Why.NOTHING_TO_CHOOSE
    return Why.NOTHING_TO_CHOOSE if abs(s.at[p] - s.at[z]) > SPIT_RANGE else 0


@rule
def has_hunted(s: State, z: int) -> None:
    """After the movement of a zombie turn, and not of dead_rising, it spits or attacks."""
    if follows(s, Step.SPIT):
        spit_step(s, z)


@game.step(Step.SPIT)
def spit_step(s: State, z: int) -> None:
    if s.face_up[z][Evolution.ACID_SPIT] > 0 and humans_at(s, s.at[z]) == 0:
        for p in range(s.players):
            if forbids_spitting(s, z, p) == 0:
                push(s, Step.HUNT_ATTACK, z)
                ask_player(s, z, Question.SPIT)
                return
    hunt_attack(s, z)


@game.forbids(Act.SPIT)
def forbids_spit(s: State, player: int, human: int) -> int:
    return forbids_spitting(s, player, human)


@game.offers(Question.SPIT)
def may_spit(s: State, player: int, out: list[int]) -> None:
    for human in range(s.players):
        if forbids_spitting(s, player, human) == 0:
            offer(out, Act.SPIT, human)
    offer(out, Act.DECLINE)


@game.deed(Act.SPIT)
def spit(s: State, player: int, human: int) -> None:
    emit(s, Event.SPAT, EVERYONE, player, human)
    if draw(s, human, Draw.FATE) <= SPIT_HIT:
        take_blood(s, human, 1)


# ---- attacking


@game.step(Step.HUNT_ATTACK)
def hunt_attack(s: State, z: int) -> None:
    there = prey(s, z)
    if there == 0:
        if follows(s, Step.NEXT_ZOMBIE):
            next_zombie(s, place_of(s, z) + 1)
    elif there & (there - 1) == 0:
        attacks(s, z, lowest(there), 1)
    else:
        ask_player(s, z, Question.ATTACK)


# ---- the end of the turn


@game.step(Step.END_OF_TURN)
def end_of_turn(s: State, z: int) -> None:
    if has(s.down, z):
        return
    if s.face_down_count[z] > 0:
        push(s, Step.HUNGER, z)
        open_window(s, z, Window.TURN_END)
    else:
        hunger(s, z)


@game.step(Step.HUNGER)
def hunger(s: State, z: int) -> None:
    if s.face_up[z][Evolution.SECOND_HUNGER] > 0:
        ask_player(s, z, Question.SECOND_HUNGER)


@game.offers(Question.SECOND_HUNGER)
def may_hunt_again(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.HUNT_AGAIN)
    offer(out, Act.DECLINE)


@game.deed(Act.HUNT_AGAIN)
def hunt_again(s: State, player: int) -> None:
    use_up(s, player, Evolution.SECOND_HUNGER)
    push(s, Step.HUNT, player)
