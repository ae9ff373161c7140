"""Where a refusal to act leads: the next in turn order is asked, or things take their course."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.rules.betrayal import (
    betrayals,
    gang_up,
    gunfire,
    join_gang,
    place_in_gang,
)
from shamble.games.nightmare.rules.blood import antivirals
from shamble.games.nightmare.rules.combat import challenges
from shamble.games.nightmare.rules.going import end_move
from shamble.games.nightmare.rules.human_melee import engagements
from shamble.games.nightmare.rules.melee import join_melee, joins
from shamble.games.nightmare.rules.shooting import goes_down, shooting
from shamble.games.nightmare.rules.terms import place_of
from shamble.games.nightmare.state import Act, Question, State, Step
from shamble.rules import push


@game.deed(Act.DECLINE)
def decline(s: State, player: int) -> None:
    if s.question == Question.BARTER:
        push(s, Step.BARTER, place_of(s, player) + 1)
    elif s.question == Question.CHALLENGE:
        challenges(s, s.at[player], place_of(s, player) + 1)
    elif s.question == Question.BETRAYAL:
        betrayals(s, place_of(s, player) + 1)
    elif s.question == Question.ANTIVIRAL:
        antivirals(s, place_of(s, player) + 1)
    elif s.question == Question.TOLL:
        push(s, Step.THROUGH, place_of(s, player) + 1)
    elif s.question == Question.THICK_SKULL:
        goes_down(s, player, s.about[0])


@game.deed(Act.HOLD_FIRE)
def hold_fire(s: State, player: int) -> None:
    if s.question == Question.SHOOTING:
        shooting(s, s.about[0], place_of(s, player) + 1)
    elif s.question == Question.CLEAR:
        end_move(s, player)
    elif s.question == Question.FIRE:
        gunfire(s, place_in_gang(s, player) + 1)


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
        joins(s, place_of(s, player) + 1)
    elif s.question == Question.GANG_UP:
        gang_up(s, place_in_gang(s, player) + 1)
    else:
        engagements(s, place_in_gang(s, player) + 1)
