"""A finished game in a few facts (section 8), and how it compares with others."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.missions.shelf import mission_values
from shamble.games.outbreak.rules.endings import score_of
from shamble.games.outbreak.rules.terms import escaped, is_living, living
from shamble.games.outbreak.state import State


@game.out
def out(s: State, player: int) -> bool:
    """OUT-150: all own survivors are dead or have escaped."""
    own = [who for who in s.circle[: s.team] if who >= 0 and s.owner[who] == player]
    return bool(own) and not any(is_living(s, who) for who in own)


@game.facts
def facts(s: State) -> dict[str, int | str]:
    return {
        "score": score_of(s),
        "mission": mission_values()[s.mission],
        "rounds": s.round,
        "survivors": living(s) + escaped(s),
        "experience": sum(s.experience),
        "killed_walkers": s.killed[Zombie.WALKER],
        "killed_runners": s.killed[Zombie.RUNNER],
        "killed_fatties": s.killed[Zombie.FATTY],
        "killed_abominations": s.killed[Zombie.ABOMINATION],
        "wounds": s.wounds_taken,
        "friendly_wounds": s.friendly_wounds,
    }


@game.standing
def standing(s: State) -> tuple[int, ...]:
    """The team score; of equals the one with fewer rounds, then with fewer wounds."""
    return score_of(s), -s.round, -s.wounds_taken
