"""How the heuristic judges a place: who can fight there, and what comes."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import ACCURACY, HANDS, MELEE_DICE, RANGED_DICE
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.content.zones import COLUMNS, OFFSET, WAYS
from shamble.games.outbreak.hints.risk import is_unheard
from shamble.games.outbreak.rules.terms import face, is_living, level_of, skill, zombies_in
from shamble.games.outbreak.state import State
from shamble.rules import rule

ACTIONS = 3


@rule
def might(s: State, who: int) -> int:
    """Ten times the zombies that a survivor may hope to strike down in a turn."""
    best = 0
    for hand in range(HANDS):
        gear = face(s.hold[who][hand])
        dice = max(MELEE_DICE[gear], RANGED_DICE[gear])
        best = max(best, dice * (7 - ACCURACY[gear]) * 10 // 6)
    return best * (ACTIONS + skill(s, who, Skill.PLUS_ACTION))


@rule
def strength(s: State, zone: int, who: int) -> int:
    """Ten times what those in a zone may strike down in a round, this survivor among them."""
    n = might(s, who)
    for i in range(s.team):
        other = s.circle[i]
        if other != who and is_living(s, other) and s.at[other] == zone:
            n += might(s, other)
    return n


@rule
def zombies_near(s: State, zone: int) -> int:
    """Zombies in a zone and next to it."""
    n = zombies_in(s, zone)
    for way in range(WAYS):
        if (s.ways[zone] >> way) & 1:
            n += zombies_in(s, zone + OFFSET[way])
    return n


@rule
def runners_near(s: State, zone: int) -> int:
    """Runners next to a zone: they come and attack in one turn."""
    n = 0
    for way in range(WAYS):
        if (s.ways[zone] >> way) & 1:
            n += s.zombies[zone + OFFSET[way]][Zombie.RUNNER]
    return n


@rule
def wounds_at(s: State, zone: int) -> int:
    """What would be dealt to those who stay in a zone."""
    runners = runners_near(s, zone)
    return zombies_in(s, zone) + (0 if runners > 0 and is_unheard(s) else runners)


@rule
def too_many(s: State, zone: int, who: int) -> bool:
    """Whether more come to a zone than those there could strike down."""
    if 15 * zombies_near(s, zone) <= 10 + strength(s, zone, who):
        return False
    return not is_unheard(s)


# ---- experience: what makes one survivor stronger brings more zombies for all


@rule
def wakes_the_city(s: State, who: int, gain: int) -> bool:
    """Whether so much experience would raise the danger level."""
    level = level_of(s.experience[who] + gain)
    if level == 0:
        return False
    for i in range(s.team):
        other = s.circle[i]
        if is_living(s, other) and level_of(s.experience[other]) >= level:
            return False
    return True


@rule
def another_could(s: State, who: int, gain: int) -> bool:
    """Whether a companion close by could take that experience without waking the city."""
    here = s.at[who]
    for i in range(s.team):
        other = s.circle[i]
        if other != who and is_living(s, other) and not wakes_the_city(s, other, gain):
            there = s.at[other]
            if abs(there // COLUMNS - here // COLUMNS) + abs(there % COLUMNS - here % COLUMNS) < 4:
                return True
    return False
