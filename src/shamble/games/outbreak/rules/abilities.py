"""Free skills of the own turn: patch up, ruckus, rally, soundless off. 5.3."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.rules.terms import is_living, skill, wounds_of
from shamble.games.outbreak.rules.wounds import heal
from shamble.games.outbreak.state import Act, Event, Once, State, Step, Why
from shamble.rules import EVERYONE, emit, push, rule


@rule
def is_left(s: State, who: int, which: int, once: int) -> bool:
    """The survivor has the skill and has not used it this turn."""
    return (s.used & once) == 0 and skill(s, who, which) > 0


@game.forbids(Act.PATCH_UP)
def forbids_patch_up(s: State, player: int, survivor: int) -> int:
    who = s.about[0]
    if not is_left(s, who, Skill.PATCH_UP, Once.PATCH_UP):
        return Why.NO_SKILL
    if not is_living(s, survivor) or s.at[survivor] != s.at[who] or wounds_of(s, survivor) == 0:
        return Why.NO_SKILL
    return 0


@game.deed(Act.PATCH_UP)
def patch_up(s: State, player: int, survivor: int) -> None:
    s.used |= Once.PATCH_UP
    heal(s, survivor, s.about[0])
    push(s, Step.AFTER_ACTION)


@game.forbids(Act.RUCKUS)
def forbids_ruckus(s: State, player: int) -> int:
    return 0 if is_left(s, s.about[0], Skill.RUCKUS, Once.RUCKUS) else Why.NO_SKILL


@game.deed(Act.RUCKUS)
def ruckus(s: State, player: int) -> None:
    who = s.about[0]
    s.used |= Once.RUCKUS
    s.ruckus_by = who
    s.ruckus_zone = s.at[who]
    emit(s, Event.RUCKUS, EVERYONE, who, s.at[who])
    push(s, Step.AFTER_ACTION)


@game.forbids(Act.RALLY)
def forbids_rally(s: State, player: int, survivor: int) -> int:
    who = s.about[0]
    if not is_left(s, who, Skill.RALLY, Once.RALLY):
        return Why.NO_SKILL
    return 0 if survivor != who and is_living(s, survivor) else Why.NO_SKILL


@game.deed(Act.RALLY)
def rally(s: State, player: int, survivor: int) -> None:
    s.used |= Once.RALLY
    s.rallied[survivor] += 1
    emit(s, Event.RALLIED, EVERYONE, s.about[0], survivor)
    push(s, Step.AFTER_ACTION)


@game.forbids(Act.SOUNDLESS_OFF)
def forbids_soundless_off(s: State, player: int) -> int:
    who = s.about[0]
    return 0 if skill(s, who, Skill.SOUNDLESS) > 0 and s.audible[who] == 0 else Why.NO_SKILL


@game.deed(Act.SOUNDLESS_OFF)
def soundless_off(s: State, player: int) -> None:
    """Until its next turn begins."""
    who = s.about[0]
    s.audible[who] = 1
    emit(s, Event.SOUNDLESS_OFF, EVERYONE, who)
    push(s, Step.AFTER_ACTION)
