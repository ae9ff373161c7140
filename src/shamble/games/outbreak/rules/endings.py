"""Goals, losses, the team score. OUT-240 to OUT-246a."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import FOOD, SLOTS
from shamble.games.outbreak.content.zombies import KINDS
from shamble.games.outbreak.content.zones import Ground
from shamble.games.outbreak.missions.shelf import BUILT_IN
from shamble.games.outbreak.missions.words import Goal, TokenKind
from shamble.games.outbreak.rules.terms import escaped, face, is_living, level_of, living
from shamble.games.outbreak.state import Ending, Event, Option, Standing, State, Step
from shamble.games.outbreak.state.events import LEAST_SCORE, MOST_SCORE
from shamble.rules import EVERYONE, emit, end, push, rule

LAST_MISSION = len(BUILT_IN) - 1


@rule
def tokens_left(s: State, kind: int) -> int:
    """Tokens of a kind that are neither taken nor on."""
    n = 0
    for token in range(s.token_count):
        n += s.token_kind[token] == kind and s.token_done[token] == 0
    return n


@rule
def food_escaped(s: State) -> int:
    n = 0
    for i in range(s.team):
        who = s.circle[i]
        if s.standing[who] == Standing.ESCAPED:
            for slot in range(SLOTS):
                n += FOOD[face(s.hold[who][slot])]
    return n


@rule
def levels_reached(s: State) -> bool:
    """`level_any` and `level_all`, of the living."""
    highest = -1
    lowest = 9
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who):
            level = level_of(s.experience[who])
            highest = max(highest, level)
            lowest = min(lowest, level)
    if highest < s.goals[Goal.LEVEL_ANY]:
        return False
    return s.goals[Goal.LEVEL_ALL] < 0 or (highest >= 0 and lowest >= s.goals[Goal.LEVEL_ALL])


@rule
def all_in_building(s: State, building: int) -> bool:
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and s.ground[s.at[who]] != Ground.ROOM + building:
            return False
    return living(s) > 0


@rule
def goals_met(s: State, round_ends: bool) -> bool:
    """OUT-240: all goals of the mission hold together."""
    goals = s.goals
    if goals[Goal.OBJECTIVES_TAKEN] > 0 and tokens_left(s, TokenKind.TAKE) > 0:
        return False
    if goals[Goal.SWITCHES_ON] > 0 and tokens_left(s, TokenKind.SWITCH) > 0:
        return False
    if goals[Goal.ESCAPED] >= 0 and (living(s) > 0 or escaped(s) < goals[Goal.ESCAPED]):
        return False
    if goals[Goal.FOOD] >= 0 and food_escaped(s) < goals[Goal.FOOD]:
        return False
    for kind in range(KINDS):
        if s.killed[kind] < goals[Goal.KILLED_WALKER + kind]:
            return False
    if goals[Goal.LEVEL_ANY] >= 0 or goals[Goal.LEVEL_ALL] >= 0:
        if not levels_reached(s):
            return False
    if goals[Goal.ROUND_END] >= 0 and not (round_ends and s.round >= goals[Goal.ROUND_END]):
        return False
    if goals[Goal.BUILDING] >= 0 and not all_in_building(s, goals[Goal.BUILDING]):
        return False
    return True


@rule
def loss(s: State) -> int:
    """The ending of a game that is lost now, or 0."""
    alive = living(s)
    team = alive + escaped(s)
    if s.options[Option.IRON_TEAM] == 1 and team < s.team:
        return Ending.FIRST_DEATH
    if team < s.goals[Goal.TEAM_BELOW]:  # OUT-242
        return Ending.TOO_FEW
    if alive == 0:  # OUT-241
        return Ending.WIPED_OUT
    return 0


@rule
def goes_on(s: State, round_ends: bool) -> bool:
    """OUT-241a: checked after every settled action, attack zone, move step and card; goals first.

    False if the mission is over: then nothing more is done in it.
    """
    if goals_met(s, round_ends):
        win(s)
        return False
    lost = loss(s)
    if lost > 0:
        finish(s, lost)
        return False
    return True


@rule
def win(s: State) -> None:
    """The game is won, unless this is a campaign and another mission follows."""
    if s.options[Option.CARRY_OVER] == 1 and s.mission < LAST_MISSION:
        s.depth = 0
        push(s, Step.NEXT_MISSION)
        push(s, Step.CARRY, 0)
    else:
        finish(s, Ending.WON)


@rule
def finish(s: State, ending: int) -> None:
    end(s, ending)
    emit(s, Event.ENDED, EVERYONE, ending, min(MOST_SCORE, score_of(s)) - LEAST_SCORE)


@rule
def score_of(s: State) -> int:
    """The team score of section 8."""
    score = 10 * (living(s) + escaped(s)) - s.round
    if s.over == Ending.WON:
        score += 100
    for i in range(s.team):
        score += s.experience[s.circle[i]]
    return score


@game.result
def result(s: State, out: list[list[int]]) -> None:
    """Section 8: all win or all lose, the dead too (OUT-150)."""
    won = s.over == Ending.WON
    for p in range(s.players):
        out[p][0] = 1 if won else 0
        out[p][1] = 1 if won else 2
