"""Phase C2, the melee of humans (NIT-111 to 125)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.rules.betrayal import aggressor_at, place_in_gang
from shamble.games.nightmare.rules.comparing import (
    GANG,
    human_draws,
    wear,
    winners_by_weapon,
)
from shamble.games.nightmare.rules.deaths import die
from shamble.games.nightmare.rules.decks import draw
from shamble.games.nightmare.rules.melee import armed_fighters
from shamble.games.nightmare.rules.terms import ask_player, has
from shamble.games.nightmare.state import Act, Draw, Event, Option, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, how_many, offer, push, rule

# ---- engaging


@game.step(Step.ENGAGEMENTS)
def engagements(s: State, i: int) -> None:  # NIT-111
    while i < s.players:
        p = aggressor_at(s, s.gang, i)
        if p >= 0:
            ask_player(s, p, Question.ENGAGE, s.fighter)
            return
        i += 1


@game.offers(Question.ENGAGE)
def may_engage(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.ENGAGE)
    offer(out, Act.STAND_BACK)


@game.deed(Act.ENGAGE)
def engage(s: State, player: int) -> None:
    s.side |= 1 << player
    emit(s, Event.ENGAGED, EVERYONE, player, s.fighter)
    push(s, Step.ENGAGEMENTS, place_in_gang(s, player) + 1)


@game.step(Step.ENGAGE_BACK)
def engage_back(s: State) -> None:
    """The target may engage those who did not; NIT-112: they cannot refuse."""
    if s.options[Option.PVP_TARGET_ENGAGES] == 1 and s.side != s.gang:
        ask_player(s, s.fighter, Question.ENGAGE_BACK)


@game.forbids(Act.ENGAGE_WITH)
def forbids_engage_with(s: State, player: int, aggressor: int) -> int:
    return Why.NOT_AN_AGGRESSOR if not has(s.gang & ~s.side, aggressor) else 0


@game.offers(Question.ENGAGE_BACK)
def may_engage_with(s: State, player: int, out: list[int]) -> None:
    for aggressor in range(s.players):
        if has(s.gang & ~s.side, aggressor):
            offer(out, Act.ENGAGE_WITH, aggressor)
    offer(out, Act.DECLINE)


@game.deed(Act.ENGAGE_WITH)
def engage_with(s: State, player: int, aggressor: int) -> None:
    s.side |= 1 << aggressor
    emit(s, Event.ENGAGED, EVERYONE, player, aggressor)
    push(s, Step.ENGAGE_BACK)


# ---- the melee


@game.step(Step.HUMAN_MELEE)
def human_melee(s: State) -> None:
    if s.side == 0:
        return
    armed = armed_fighters(s)
    if armed != 0:
        push(s, Step.COMPARE_HUMANS)
        ask(s, armed, Question.WEAPONS)  # NIT-113
    else:
        compare_humans(s)


@rule
def beats_target(s: State, p: int) -> bool:
    """NIT-117: a tie is settled by plain cards, the target's first."""
    mine = s.result[p]
    target = s.result[s.fighter]
    while mine == target:
        target = draw(s, s.fighter, Draw.TIE)
        mine = draw(s, p, Draw.TIE)
    return mine > target


@game.step(Step.COMPARE_HUMANS)
def compare_humans(s: State) -> None:  # NIT-115, 116
    target = s.fighter
    human_draws(s, target)
    for i in range(s.players):
        p = aggressor_at(s, s.side, i)
        if p >= 0:
            human_draws(s, p)
    s.won = 0
    for i in range(s.players):
        p = aggressor_at(s, s.side, i)
        if p >= 0 and beats_target(s, p):
            s.won |= 1 << p
    dead = 0
    if target_dies(s):
        dead = 1 << target
    if s.used[target] != 0:  # NIT-122, 123
        dead |= s.side & ~s.won
    for p in range(s.players):
        if has(s.side, p):
            wear(s, p, 0 if has(s.won, p) else 1)
            if has(s.won, p):
                emit(s, Event.WON, EVERYONE, p)
            else:
                emit(s, Event.LOST, EVERYONE, p)
    wear(s, target, 1 if s.won != 0 else 0)
    if dead != 0:
        die(s, dead)


@rule
def target_dies(s: State) -> bool:
    if s.options[Option.PVP_UNARMED_READING] == 1:  # the other reading of the seed
        if s.used[s.fighter] == 0:
            return how_many(s.won) >= GANG
        return s.won != 0
    if winners_by_weapon(s, s.won, 1) != 0:  # NIT-118
        return True
    return how_many(winners_by_weapon(s, s.won, 0)) >= GANG  # NIT-119 to 121
