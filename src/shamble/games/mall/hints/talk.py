"""What the heuristic says before it answers: mostly the truth, and now and then a lie."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.cards import Kind
from shamble.games.mall.content.dice import ROLLS, SHOWING
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.hints.heuristic import best_destination, best_vote
from shamble.games.mall.rules.terms import dice_showing, holds, is_closed
from shamble.games.mall.state import Act, Holding, Option, Phase, Question, Sort, State
from shamble.rules import action_code, below, rule


@game.talk
def remark(s: State, player: int) -> int:
    if s.options[Option.CLAIMS] == 0:
        return -1
    if s.question == Question.GO or s.question == Question.ANNOUNCE:
        return speak_of_the_dice(s, player)
    if s.question == Question.VOTE and s.phase == Phase.ATTACK:
        return speak_of_the_vote(s, player)
    return -1


@rule
def has_spoken(s: State, player: int, sort: int) -> bool:
    """One claim of a sort a round is enough."""
    return s.said[player][sort] >= 0 and s.said_in[player][sort] == s.round


@rule
def lies(s: State) -> bool:
    return below(s, 4) == 0


@rule
def speak_of_the_dice(s: State, player: int) -> int:
    """Who has seen the dice tells them, or hides the worst place; others say where they go."""
    if (s.looked >> player) & 1:
        if has_spoken(s, player, Sort.DICE):
            return -1
        worst = worst_place(s)
        instead = (worst + 1 + below(s, PLACES - 1)) % PLACES if lies(s) else worst
        return action_code(Act.CLAIM_DICE, roll_with(s, worst, instead))
    if has_spoken(s, player, Sort.GO) or below(s, 3) > 0:
        return -1
    place = best_destination(s, player)
    if lies(s):
        place = (place + 1 + below(s, PLACES - 1)) % PLACES
    return -1 if is_closed(s, place) else action_code(Act.PROMISE_GO, place)


@rule
def worst_place(s: State) -> int:
    worst = 0
    for place in range(PLACES):
        if dice_showing(s, place) > dice_showing(s, worst):
            worst = place
    return worst


@rule
def roll_with(s: State, place: int, instead: int) -> int:
    """The roll that the dice show, those of one place at another."""
    for roll in range(ROLLS):
        same = True
        for other in range(PLACES):
            count = dice_showing(s, other)
            if place != instead:
                if other == place:
                    count = 0
                elif other == instead:
                    count += dice_showing(s, place)
            if SHOWING[PLACES * roll + other] != count:
                same = False
        if same:
            return roll
    return 0


@rule
def speak_of_the_vote(s: State, player: int) -> int:
    """Say whom one will vote for; with a Threat in hand, sometimes that."""
    if not has_spoken(s, player, Sort.VOTE) and below(s, 2) == 0:
        seat = best_vote(s, player)
        if lies(s):
            seat = player
        return action_code(Act.PROMISE_VOTE, seat)
    if not has_spoken(s, player, Sort.CARD) and below(s, 4) == 0:
        armed = holds(s, player, Kind.THREAT)
        if armed or lies(s):
            return action_code(Act.CLAIM_CARD, Kind.THREAT, Holding.SOME)
    return -1
