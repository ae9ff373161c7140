"""What a claim was worth once all is known: for the replay, after the game (MAL-024)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from shamble.games.mall import game
from shamble.games.mall.rules.found import dice_are
from shamble.games.mall.rules.terms import holds
from shamble.games.mall.state import Act, Phase, State
from shamble.rules import Action, index_of


@game.verdict
def verdict(states: Sequence[State], player: int, action: Action) -> str:
    """`states` from the one the claim was made in to the last, nothing hidden.

    Aloud or whispered is all the same; to address somebody claims nothing.
    """
    if action.kind == Act.ADDRESS:
        return ""
    said = [index_of(domain, action.args[name]) for name, domain in action.kind.signature.domains]
    now = states[0]
    if action.kind == Act.CLAIM_DICE:
        return statement(dice_are(now, said[0]))
    if action.kind == Act.CLAIM_CARD:
        return statement(holds(now, player, said[0]) == (said[1] == 1))
    if action.kind == Act.PROMISE_VOTE:
        return promise(next_ballot(states, player, said[0]), said[0])
    return promise(next_destination(states, player), said[0])


def statement(true: bool) -> str:
    return "true" if true else "lie"


def promise(done: int | None, promised: int) -> str:
    if done is None:
        return "open"
    return "kept" if done == promised else "broken"


def next_ballot(states: Sequence[State], player: int, promised: int) -> int | None:
    """The seat's next ballot in a vote in which the promised colour could be chosen."""
    for before, after in pairwise(states):
        counted = votes_counted(after) > votes_counted(before)
        if counted and after.ballot[player] >= 0 and before.candidates >> promised & 1:
            return after.ballot[player]
    return None


def votes_counted(s: State) -> int:
    return s.votes_held + s.revotes_held


def next_destination(states: Sequence[State], player: int) -> int | None:
    """Where the seat went for when destinations were next shown."""
    first = reveals(states[0])
    for s in states:
        if reveals(s) > first:
            return s.went_for[player] if s.went_for[player] >= 0 else None
    return None


def reveals(s: State) -> int:
    """How often destinations have been shown so far."""
    shown = s.phase in (Phase.MOVES, Phase.ATTACK)
    return max(0, s.round - (0 if shown else 1))
