"""What the heuristic says before it answers: mostly the truth, and now and then a lie."""

from __future__ import annotations

from shamble.engine.chance import below
from shamble.engine.rule import called, rule
from shamble.engine.state import action_code
from shamble.games.mall import game
from shamble.games.mall.content.cards import Kind
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.hints import best_destination, best_vote
from shamble.games.mall.rules.claims import dice_showing
from shamble.games.mall.rules.terms import holds, is_closed
from shamble.games.mall.state import Act, Holding, Option, Phase, Question, Sort, State


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


@called
def speak_of_the_dice(s: State, player: int) -> int:
    """Who has seen the dice warns of the worst place, or praises it; others say where they go."""
    if (s.looked >> player) & 1:
        if has_spoken(s, player, Sort.DICE):
            return -1
        worst = worst_place(s)
        return action_code(Act.CLAIM_DICE, worst, 0 if lies(s) else dice_showing(s, worst))
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


@called
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
