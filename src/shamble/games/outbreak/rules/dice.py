"""The dice of an attack, and rolling them again. OUT-091, OUT-102 to OUT-105, OUT-161."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    ACCURACY,
    BULLETS,
    SHELLS,
    Gear,
)
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.terms import (
    published,
    skill,
    slot_with,
)
from shamble.games.outbreak.state import (
    Act,
    Attack,
    Event,
    Once,
    Option,
    Question,
    Reroll,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, push, roll, rule

SIDES = 6
REROLLS = 3


@rule
def attack(s: State, who: int, sort: int, gear: int, zone: int, dice: int, better: int) -> None:
    s.attack = sort
    s.weapon = gear
    s.target = zone
    s.dice_count = dice
    s.accuracy = max(2, ACCURACY[gear] - better)  # OUT-161
    emit(s, Event.ATTACKED, EVERYONE, who, gear, zone, dice)
    roll_dice(s)
    push(s, Step.HITS, who)
    push(s, Step.REROLL, who)


@rule
def roll_dice(s: State) -> None:
    """OUT-091: each die that reaches the accuracy number is a hit."""
    s.hits = 0
    for i in range(s.dice_count):
        die = roll(s, SIDES)
        is_hit = die >= s.accuracy
        s.hits += is_hit
        if i < len(s.dice):
            s.dice[i] = die
        emit(s, Event.ROLLED, EVERYONE, die, 1 if is_hit else 0)
    for i in range(s.dice_count, len(s.dice)):
        s.dice[i] = 0


@rule
def fits(s: State, who: int) -> bool:
    """OUT-102, OUT-105: an ammo card anywhere; with `typed_ammo` one for this gun."""
    bullets = slot_with(s, who, Gear.AMMO_BULLETS) >= 0
    shells = slot_with(s, who, Gear.AMMO_SHELLS) >= 0
    if published(s, Option.TYPED_AMMO) == 1:
        return (bullets and BULLETS[s.weapon] == 1) or (shells and SHELLS[s.weapon] == 1)
    return bullets or shells


@rule
def forbids_source(s: State, who: int, source: int) -> int:
    """OUT-104: each source once, and nothing after ammo."""
    if (s.rerolls >> Reroll.AMMO) & 1 or (s.rerolls >> source) & 1:
        return Why.REROLL_SPENT
    if source == Reroll.TRY_AGAIN:
        return 0 if skill(s, who, Skill.TRY_AGAIN) > 0 else Why.NO_SKILL
    if source == Reroll.REROLL_TURN:
        unused = (s.used & Once.REROLL_TURN) == 0
        return 0 if unused and skill(s, who, Skill.REROLL_TURN) > 0 else Why.NO_SKILL
    return 0 if s.attack == Attack.RANGED and fits(s, who) else Why.NO_AMMO


@game.step(Step.REROLL)
def offer_reroll(s: State, who: int) -> None:
    for source in range(REROLLS):
        if forbids_source(s, who, source) == 0:
            ask_for(s, who, Question.REROLL, 0)
            return


@game.forbids(Act.REROLL)
def forbids_reroll(s: State, player: int, source: int) -> int:
    return forbids_source(s, s.about[0], source)


@game.deed(Act.REROLL)
def reroll(s: State, player: int, source: int) -> None:  # OUT-103
    who = s.about[0]
    s.rerolls |= 1 << source
    if source == Reroll.REROLL_TURN:
        s.used |= Once.REROLL_TURN
    emit(s, Event.REROLLED, EVERYONE, who, source)
    roll_dice(s)
    push(s, Step.REROLL, who)
