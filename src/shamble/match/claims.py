"""What was said during a match, and its worth: judged when the match is over, not before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from shamble.match.match import Match

Worth = Literal["true", "lie", "kept", "broken", "open"]
WORTHS: dict[str, Worth] = {worth: worth for worth in get_args(Worth)}


@dataclass(frozen=True)
class Claim:
    """Something a seat said: the entry of the log, and what it turned out to be."""

    entry: int
    seat: int
    worth: Worth


def judged(match: Match) -> list[Claim]:
    """Every claim of a finished match, if its game judges claims. Needs all the states.

    Talk that claims nothing (an empty verdict) is left out.
    """
    judge = match.game.game.functions.verdict
    if judge is None or not match.is_over:
        return []
    states = [moment.state for moment in match.moments]
    return [
        Claim(m.entry, m.player, WORTHS[worth])
        for m in match.moments
        if m.talk and m.player is not None and m.action is not None
        if (worth := judge(states[m.number - 1 :], m.player, m.action))
    ]


def tally(claims: Iterable[Claim], seat: int) -> dict[Worth, int]:
    """How many of a seat's claims were worth what."""
    of_seat = [claim.worth for claim in claims if claim.seat == seat]
    return {worth: of_seat.count(worth) for worth in get_args(Worth)}
