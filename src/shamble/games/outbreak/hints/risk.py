"""What the heuristic dares: more when nothing hears it, and more the longer a mission lasts.

A zombie goes where noise is (OUT-180): who makes none may stand beside a horde for ever, and
waiting brings nobody nearer to an end. So there is no fear of what stands next door then, and with
the rounds less and less of what stands in the way; in the end the heuristic walks straight on.
"""

from __future__ import annotations

from shamble.games.outbreak.missions.words import Goal
from shamble.games.outbreak.rules.terms import is_living, is_silent
from shamble.games.outbreak.state import State
from shamble.rules import rule

LONG = 20  # rounds that any mission may take, besides one for every so many zones of its map
ZONES_A_ROUND = 4
STAND = 25  # … and where experience is to be gathered
STEP = 4  # rounds from one level of daring to the next
BOLD = 2  # never back, and not held up by what stands beside the way
DESPERATE = 3  # straight on, whatever stands there; out, if there is a way out


@rule
def daring(s: State) -> int:
    """0 for as long as missions usually last, then 1, 2 and 3; sooner for who is not heard."""
    patience = LONG + s.zone_count // ZONES_A_ROUND
    if s.goals[Goal.LEVEL_ANY] >= 0:
        patience += STAND
    if 2 * s.round > patience and is_unheard(s):
        patience = patience // 2
    return min(DESPERATE, max(0, s.round - patience) // STEP)


@rule
def is_unheard(s: State) -> bool:
    """Whether no zone has any noise: then no zombie moves (OUT-180)."""
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and not is_silent(s, who):
            return False
    for i in range(s.zone_count):
        if s.noise[s.zones[i]] > 0:
            return False
    return True
