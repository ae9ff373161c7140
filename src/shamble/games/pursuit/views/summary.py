"""A finished game in a few facts: score and rank (5.6), and how it compares with others (8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.games.pursuit import game
from shamble.games.pursuit.content.roads import STANDARD
from shamble.games.pursuit.rules.scoring import score_of
from shamble.games.pursuit.rules.terms import road_of
from shamble.games.pursuit.state import Ending, Option, State
from shamble.games.pursuit.views.ahead import first_evaq

if TYPE_CHECKING:
    from shamble.engine.playable import Playable

# The least score of each rank, the highest first.
RANKS_OF_THE_DEAD = [(20, "rank_3"), (10, "rank_2"), (0, "rank_1")]
RANKS_OF_THE_EVACUATED = [(52, "rank_7"), (50, "rank_6"), (48, "rank_5"), (0, "rank_4")]


def rank_of(s: State) -> str:
    """The rank's id; an evacuated score counts as if the road were of Standard length."""
    score, ranks = score_of(s), RANKS_OF_THE_DEAD
    if s.over == Ending.EVACUATED:
        score += first_evaq(STANDARD) - first_evaq(road_of(s))
        ranks = RANKS_OF_THE_EVACUATED
    return next(rank for least, rank in ranks if score >= least)


@game.facts
def facts(s: State) -> dict[str, int | str]:
    return {
        "score": score_of(s),
        "rank": rank_of(s),
        "rounds": s.round,
        "hp": s.hp,
        "nerve": s.nerve,
    }


@game.standing
def standing(s: State) -> tuple[int, ...]:
    """Score, win before loss, HP, Nerve, fewer rounds. The earlier of equals stays ahead."""
    return score_of(s), int(s.over == Ending.EVACUATED), s.hp, s.nerve, -s.round


@game.par
def par(played: Playable[State], s: State) -> int | None:
    """The exact best score of a `puzzle`, from its setup; nothing for other games."""
    if not s.options[Option.PUZZLE]:
        return None
    from shamble.games.pursuit.bots import solver

    return solver.par(played, s, "interpreted")  # a fifth of a second: not worth compiling
