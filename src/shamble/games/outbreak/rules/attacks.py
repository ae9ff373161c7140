"""Shooting, split fire, striking, reloading. OUT-085 to OUT-114."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    DAMAGE,
    FIRED,
    HANDS,
    MELEE_DICE,
    NOISY,
    RANGED_DICE,
    RELOADS,
    Gear,
    Hands,
)
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.dice import attack
from shamble.games.outbreak.rules.noise import make_noise
from shamble.games.outbreak.rules.sight import runs_on
from shamble.games.outbreak.rules.terms import (
    face,
    is_living,
    is_silent,
    skill,
    zombies_in,
)
from shamble.games.outbreak.rules.weapons import (
    can_fight,
    forbids_aim,
    forbids_guns,
    is_pair,
    most_range,
    pay_combat,
)
from shamble.games.outbreak.state import (
    Act,
    Attack,
    Event,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, offer, push, rule


@game.forbids(Act.SHOOT)
def forbids_shoot(s: State, player: int, zone: int, hands: int) -> int:
    who = s.about[0]
    if s.question == Question.SECOND_ZONE:
        if hands != s.second_hand or zone == s.target:
            return Why.NO_PAIR
    elif not can_fight(s):
        return Why.NO_ACTIONS
    why = forbids_guns(s, who, hands)
    if why != 0:
        return why
    hand = 0 if hands == Hands.BOTH else hands
    return forbids_aim(s, who, face(s.hold[who][hand]), zone)


@rule
def farthest_aim(s: State, who: int) -> int:
    """The greatest range of the loaded guns and Molotovs in hand; -1 if there are none."""
    far = -1
    for hand in range(HANDS):
        card = s.hold[who][hand]
        if card >= 0 and card < FIRED and (RANGED_DICE[card] > 0 or card == Gear.MOLOTOV):
            far = max(far, most_range(s, who, card))
    return far


@rule
def offer_shots(s: State, player: int, who: int, out: list[int]) -> None:
    """Every zone in sight that a weapon in hand can hit."""
    far = farthest_aim(s, who)
    if far < 0 or not can_fight(s):
        return
    offer_shots_at(s, player, who, s.at[who], out)
    for way in range(WAYS):
        at = s.at[who]
        crossed = 0
        while crossed < far and runs_on(s, s.at[who], way, at, crossed):
            at += OFFSET[way]
            crossed += 1
            offer_shots_at(s, player, who, at, out)


@rule
def offer_shots_at(s: State, player: int, who: int, zone: int, out: list[int]) -> None:
    if zombies_in(s, zone) == 0:
        return
    for hands in range(3):
        if forbids_shoot(s, player, zone, hands) == 0:
            offer(out, Act.SHOOT, zone, hands)
    if skill(s, who, Skill.SPLIT_FIRE) > 0:
        for hand in range(HANDS):
            if forbids_split_fire(s, player, zone, hand) == 0:
                offer(out, Act.SPLIT_FIRE, zone, hand)
    if forbids_throw(s, player, zone) == 0:
        offer(out, Act.THROW, zone)


@rule
def forbids_throw(s: State, player: int, zone: int) -> int:
    who = s.about[0]
    if not can_fight(s):
        return Why.NO_ACTIONS
    if s.hold[who][0] != Gear.MOLOTOV and s.hold[who][1] != Gear.MOLOTOV:
        return Why.NO_MOLOTOV
    return forbids_aim(s, who, Gear.MOLOTOV, zone)


@game.deed(Act.SHOOT)
def shoot(s: State, player: int, zone: int, hands: int) -> None:
    who = s.about[0]
    s.rerolls = 0  # OUT-104: once for the action, also with split fire
    if s.question == Question.SECOND_ZONE:
        s.second_target = zone
        push(s, Step.AFTER_ACTION)
        push(s, Step.SECOND_WEAPON, who)
        fire_gun(s, who, 1 - s.second_hand, s.target)
        return
    pay_combat(s)
    push(s, Step.AFTER_ACTION)
    noise_of_guns(s, who, hands)
    fire_gun(s, who, hands, zone)


@rule
def noise_of_guns(s: State, who: int, hands: int) -> None:
    """OUT-099: one token for the action, also with two weapons."""
    hand = 0 if hands == Hands.BOTH else hands
    if NOISY[face(s.hold[who][hand])] and not is_silent(s, who):
        make_noise(s, s.at[who])


@rule
def fire_gun(s: State, who: int, hands: int, zone: int) -> None:
    first = 0 if hands == Hands.BOTH else hands
    gear = face(s.hold[who][first])
    guns = 2 if hands == Hands.BOTH else 1
    for hand in range(HANDS):
        if (hands == Hands.BOTH or hands == hand) and RELOADS[gear]:  # OUT-106
            s.hold[who][hand] = gear + FIRED
    bonus = skill(s, who, Skill.DIE_RANGED) + skill(s, who, Skill.DIE_COMBAT)
    better = skill(s, who, Skill.ROLL_RANGED) + skill(s, who, Skill.ROLL_COMBAT)
    s.damage = DAMAGE[gear] + skill(s, who, Skill.DAMAGE_RANGED)
    s.chooses = gear == Gear.SNIPER_RIFLE or skill(s, who, Skill.STEADY_AIM) > 0  # OUT-098
    attack(s, who, Attack.RANGED, gear, zone, guns * (RANGED_DICE[gear] + bonus), better)


# ---- `split_fire`


@game.forbids(Act.SPLIT_FIRE)
def forbids_split_fire(s: State, player: int, zone: int, first: int) -> int:
    who = s.about[0]
    if skill(s, who, Skill.SPLIT_FIRE) == 0:
        return Why.NO_SKILL
    if not can_fight(s):
        return Why.NO_ACTIONS
    why = forbids_guns(s, who, Hands.BOTH)
    if why == 0:
        why = forbids_aim(s, who, face(s.hold[who][0]), zone)
    if why == 0 and not has_second_zone(s, who, zone):
        return Why.NO_PAIR
    return why


@rule
def has_second_zone(s: State, who: int, zone: int) -> bool:
    for i in range(s.zone_count):
        other = s.zones[i]
        if other != zone and zombies_in(s, other) > 0:
            if forbids_aim(s, who, face(s.hold[who][0]), other) == 0:
                return True
    return False


@game.deed(Act.SPLIT_FIRE)
def split_fire(s: State, player: int, zone: int, first: int) -> None:
    """The first weapon is named now and fired when the second has its zone."""
    who = s.about[0]
    pay_combat(s)
    noise_of_guns(s, who, Hands.BOTH)
    s.target = zone
    s.second_hand = 1 - first
    ask_for(s, who, Question.SECOND_ZONE, 0)


@game.step(Step.SECOND_WEAPON)
def second_weapon(s: State, who: int) -> None:
    hand, zone = s.second_hand, s.second_target
    s.second_hand = -1
    s.second_target = -1
    if is_living(s, who):
        fire_gun(s, who, hand, zone)


# ---- melee


@game.forbids(Act.MELEE)
def forbids_melee(s: State, player: int, hands: int) -> int:
    who = s.about[0]
    if zombies_in(s, s.at[who]) == 0:
        return Why.NO_MELEE
    if not can_fight(s):
        return Why.NO_ACTIONS
    hand = 0 if hands == Hands.BOTH else hands
    card = s.hold[who][hand]
    if card < 0 or MELEE_DICE[face(card)] == 0:
        return Why.NO_MELEE
    return Why.NO_PAIR if hands == Hands.BOTH and not is_pair(s, who, True) else 0


@game.deed(Act.MELEE)
def melee(s: State, player: int, hands: int) -> None:
    who = s.about[0]
    pay_combat(s)
    hand = 0 if hands == Hands.BOTH else hands
    gear = face(s.hold[who][hand])
    weapons = 2 if hands == Hands.BOTH else 1
    if gear == Gear.CHAINSAW and not is_silent(s, who):  # OUT-114
        make_noise(s, s.at[who])
    bonus = skill(s, who, Skill.DIE_MELEE) + skill(s, who, Skill.DIE_COMBAT)
    better = skill(s, who, Skill.ROLL_MELEE) + skill(s, who, Skill.ROLL_COMBAT)
    s.damage = DAMAGE[gear] + skill(s, who, Skill.DAMAGE_MELEE)
    s.chooses = 1
    s.rerolls = 0
    push(s, Step.AFTER_ACTION)
    attack(s, who, Attack.MELEE, gear, s.at[who], weapons * (MELEE_DICE[gear] + bonus), better)


# ---- reloading


@rule
def has_fired(s: State, who: int) -> bool:
    return s.hold[who][0] >= FIRED or s.hold[who][1] >= FIRED


@game.forbids(Act.RELOAD)
def forbids_reload(s: State, player: int) -> int:
    if not has_fired(s, s.about[0]):
        return Why.NOTHING_TO_RELOAD
    return Why.NO_ACTIONS if s.actions == 0 else 0


@game.deed(Act.RELOAD)
def reload(s: State, player: int) -> None:
    """OUT-108: all empty weapons in the survivor's hands."""
    who = s.about[0]
    s.actions -= 1
    for hand in range(HANDS):
        if s.hold[who][hand] >= FIRED:
            s.hold[who][hand] -= FIRED
    emit(s, Event.RELOADED, EVERYONE, who)
    push(s, Step.AFTER_ACTION)
