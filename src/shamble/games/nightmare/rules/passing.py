"""Where a refusal to act leads: the next in turn order is asked, or things take their course."""

from __future__ import annotations

from shamble.engine.state import push
from shamble.games.nightmare import game
from shamble.games.nightmare.rules.betrayal import join_gang, place_in_gang
from shamble.games.nightmare.rules.melee import join_melee
from shamble.games.nightmare.rules.shooting import goes_down
from shamble.games.nightmare.rules.terms import place_of
from shamble.games.nightmare.state import Act, Question, State, Step


@game.deed(Act.DECLINE)
def decline(s: State, player: int) -> None:
    if s.question == Question.BARTER:
        push(s, Step.BARTER, place_of(s, player) + 1)
    elif s.question == Question.CHALLENGE:
        push(s, Step.CHALLENGES, s.at[player], place_of(s, player) + 1)
    elif s.question == Question.BETRAYAL:
        push(s, Step.BETRAYALS, place_of(s, player) + 1)
    elif s.question == Question.ANTIVIRAL:
        push(s, Step.ANTIVIRALS, place_of(s, player) + 1)
    elif s.question == Question.TOLL:
        push(s, Step.THROUGH, place_of(s, player) + 1)
    elif s.question == Question.THICK_SKULL:
        goes_down(s, player, s.about[0])


@game.deed(Act.HOLD_FIRE)
def hold_fire(s: State, player: int) -> None:
    if s.question == Question.SHOOTING:
        push(s, Step.SHOOTING, s.about[0], place_of(s, player) + 1)
    elif s.question == Question.FIRE:
        push(s, Step.GUNFIRE, place_in_gang(s, player) + 1)


@game.deed(Act.JOIN)
def join(s: State, player: int) -> None:
    if s.question == Question.JOIN:
        join_melee(s, player)
    else:
        join_gang(s, player)
    stand_back(s, player)


@game.deed(Act.STAND_BACK)
def stand_back(s: State, player: int) -> None:
    if s.question == Question.JOIN:
        push(s, Step.JOINS, place_of(s, player) + 1)
    elif s.question == Question.GANG_UP:
        push(s, Step.GANG_UP, place_in_gang(s, player) + 1)
    else:
        push(s, Step.ENGAGEMENTS, place_in_gang(s, player) + 1)
