"""Phase C2, taking sides and gunfire: human against human (NIT-090 to 110)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import Item
from shamble.games.nightmare.rules.deaths import die
from shamble.games.nightmare.rules.decks import draw
from shamble.games.nightmare.rules.rounds import enter
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    is_human,
    is_unconfirmed,
    place_of,
    seat_after,
    seat_at,
)
from shamble.games.nightmare.rules.zombie_turn import zombie_turns
from shamble.games.nightmare.state import (
    Act,
    Draw,
    Event,
    Foe,
    Option,
    Phase,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, follows, how_many, offer, push, rule

DODGE, VEST_DODGE = 8, 6  # NIT-107


@game.step(Step.PHASE_C2)
def human_against_human(s: State) -> None:
    enter(s, Phase.BETRAYAL)
    betrayals(s, 0)


@game.step(Step.BETRAYALS)
def betrayals(s: State, i: int) -> None:  # NIT-098
    while i < s.players and s.blood_count > 0:
        p = seat_at(s, i)
        if is_human(s, p):
            for target in range(s.players):
                if forbids_turning_on(s, p, target) == 0:
                    ask_player(s, p, Question.BETRAYAL)
                    return
        i += 1
    if follows(s, Step.PHASE_D):
        zombie_turns(s)


@game.forbids(Act.TURN_ON)
def forbids_turning_on(s: State, player: int, target: int) -> int:
    if target == player or target >= s.players or not is_human(s, target):
        return Why.NOT_HERE
    if s.at[target] != s.at[player] or s.at[player] == s.goal:  # NIT-091, 096
        return Why.NOT_HERE
    if not is_unconfirmed(s, target):
        return Why.CONFIRMED
    return Why.ALREADY_ATTACKED if has(s.initiated[player], target) else 0


@game.offers(Question.BETRAYAL)
def may_turn_on(s: State, player: int, out: list[int]) -> None:
    for target in range(s.players):
        if forbids_turning_on(s, player, target) == 0:
            offer(out, Act.TURN_ON, target)
    offer(out, Act.DECLINE)


@game.deed(Act.TURN_ON)
def turn_on(s: State, player: int, target: int) -> None:
    s.initiated[player] |= 1 << target
    s.initiator = player
    s.fighter = target
    s.foe = Foe.HUMAN
    s.gang = 1 << player
    s.side = 0
    s.fire = 0
    s.fire_back = 0
    for p in range(s.players):
        s.used[p] = 0
    emit(s, Event.TURNED_ON, EVERYONE, player, target)
    push(s, Step.BETRAYALS, place_of(s, player))
    push(s, Step.EXCHANGE)
    push(s, Step.FIRE_BACK)
    push(s, Step.GUNFIRE, 0)
    push(s, Step.GANG_UP, 1)


# ---- taking sides


@game.step(Step.GANG_UP)
def gang_up(s: State, i: int) -> None:  # NIT-099
    while i < s.players:
        p = seat_after(s, s.initiator, i)
        if p != s.fighter and is_human(s, p) and s.at[p] == s.at[s.fighter]:
            strict = s.options[Option.PVP_JOIN_COUNTS] == 1
            if not (strict and has(s.initiated[p], s.fighter)):
                ask_player(s, p, Question.GANG_UP, s.initiator, s.fighter)
                return
        i += 1


@game.offers(Question.GANG_UP)
def may_gang_up(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.JOIN)
    offer(out, Act.STAND_BACK)


@rule
def join_gang(s: State, player: int) -> None:
    s.gang |= 1 << player
    if s.options[Option.PVP_JOIN_COUNTS] == 1:
        s.initiated[player] |= 1 << s.fighter
    emit(s, Event.JOINED, EVERYONE, player)


@rule
def aggressor_at(s: State, mask: int, i: int) -> int:
    """NIT-100: the initiator, then joiners in turn order from there; -1 for nobody."""
    p = seat_after(s, s.initiator, i)
    return p if has(mask, p) else -1


@rule
def place_in_gang(s: State, p: int) -> int:
    i = p - s.initiator
    return i + s.players if i < 0 else i


# ---- gunfire


@game.step(Step.GUNFIRE)
def gunfire(s: State, i: int) -> None:  # NIT-102
    while i < s.players:
        p = aggressor_at(s, s.gang, i)
        if p >= 0 and s.bullets[p] > 0:
            ask_player(s, p, Question.FIRE, s.fighter)
            return
        i += 1


@game.offers(Question.FIRE)
def may_fire(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.FIRE)
    offer(out, Act.HOLD_FIRE)


@game.deed(Act.FIRE)
def fire(s: State, player: int) -> None:
    s.fire |= 1 << player
    emit(s, Event.FIRED, EVERYONE, player, s.fighter)
    push(s, Step.GUNFIRE, place_in_gang(s, player) + 1)


@game.step(Step.FIRE_BACK)
def fire_back(s: State) -> None:
    """NIT-103, 104: one bullet for each aggressor, even if none of them fires."""
    if s.bullets[s.fighter] > how_many(s.fire_back) and s.fire_back != s.gang:
        ask_player(s, s.fighter, Question.FIRE_BACK)


@game.forbids(Act.FIRE_AT)
def forbids_fire_at(s: State, player: int, aggressor: int) -> int:
    return Why.NO_BULLET_FOR_THAT if not has(s.gang & ~s.fire_back, aggressor) else 0


@game.offers(Question.FIRE_BACK)
def may_fire_at(s: State, player: int, out: list[int]) -> None:
    for aggressor in range(s.players):
        if has(s.gang & ~s.fire_back, aggressor):
            offer(out, Act.FIRE_AT, aggressor)
    offer(out, Act.HOLD_FIRE)


@game.deed(Act.FIRE_AT)
def fire_at(s: State, player: int, aggressor: int) -> None:
    s.fire_back |= 1 << aggressor
    emit(s, Event.FIRED, EVERYONE, player, aggressor)
    push(s, Step.FIRE_BACK)


@rule
def is_hit(s: State, p: int) -> bool:
    """NIT-107."""
    dodge = VEST_DODGE if s.items[p][Item.RIOT_VEST] > 0 else DODGE
    if draw(s, p, Draw.DODGE) >= dodge:
        emit(s, Event.DODGED, EVERYONE, p)
        return False
    emit(s, Event.HIT, EVERYONE, p)
    return True


@game.step(Step.EXCHANGE)
def exchange(s: State) -> None:
    """NIT-105 to 110: pay, then draw: the target first, then the aggressors fired at."""
    target = s.fighter
    for p in range(s.players):
        s.bullets[p] -= (s.fire >> p) & 1
    s.bullets[target] -= how_many(s.fire_back)
    dead = 0
    cards = 1 if s.fire != 0 else 0
    if s.options[Option.PVP_GUNFIRE_DRAWS] == 1:  # NIT-108
        cards = how_many(s.fire)
    while cards > 0 and dead == 0:
        if is_hit(s, target):
            dead = 1 << target
        cards -= 1
    for i in range(s.players):
        p = aggressor_at(s, s.fire_back, i)
        if p >= 0 and is_hit(s, p):
            dead |= 1 << p
    if dead != 0:
        die(s, dead)
    else:
        push(s, Step.HUMAN_MELEE)
        push(s, Step.ENGAGE_BACK)
        push(s, Step.ENGAGEMENTS, 0)
