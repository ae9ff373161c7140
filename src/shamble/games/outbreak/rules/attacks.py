"""Ranged and melee attacks: weapons, dice, re-rolls, hits. OUT-085 to OUT-114."""

from __future__ import annotations

from shamble.engine.chance import roll
from shamble.engine.rule import called, rule
from shamble.engine.state import EVERYONE, emit, offer, push
from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    ACCURACY,
    BULLETS,
    DAMAGE,
    DUAL,
    FIRED,
    HANDS,
    LEAST_RANGE,
    MELEE_DICE,
    MOST_RANGE,
    NOISY,
    RANGED_DICE,
    RELOADS,
    SHELLS,
    Gear,
    Hands,
)
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.noise import make_noise
from shamble.games.outbreak.rules.sight import UNSEEN, runs_on, sight
from shamble.games.outbreak.rules.terms import (
    face,
    is_living,
    is_silent,
    published,
    skill,
    slot_with,
    zombies_in,
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
)

SIDES = 6
REROLLS = 3


@rule
def can_fight(s: State) -> bool:
    return s.actions + s.free_combats > 0


@called
def pay_combat(s: State) -> None:  # OUT-035a
    if s.free_combats > 0:
        s.free_combats -= 1
    else:
        s.actions -= 1


# ---- weapons


@called
def has_dual_sign(s: State, who: int, gear: int, melee: bool) -> bool:
    """OUT-100, and the skills that stand in for the sign."""
    if DUAL[gear] == 1 or skill(s, who, Skill.BOTH_HANDS) > 0:
        return True
    return skill(s, who, Skill.PAIRED_BLADES if melee else Skill.PAIRED_GUNS) > 0


@rule
def is_pair(s: State, who: int, melee: bool) -> bool:
    """Two identical weapons, one in each hand, that may be used together."""
    one, other = s.hold[who][0], s.hold[who][1]
    return one >= 0 and face(one) == face(other) and has_dual_sign(s, who, face(one), melee)


@called
def forbids_gun(s: State, who: int, hand: int) -> int:
    card = s.hold[who][hand]
    if card < 0 or RANGED_DICE[face(card)] == 0:
        return 86
    return 106 if card >= FIRED else 0


@called
def forbids_guns(s: State, who: int, hands: int) -> int:
    if hands == Hands.BOTH:
        why = forbids_gun(s, who, 0)
        if why == 0:
            why = forbids_gun(s, who, 1)
        if why == 0 and not is_pair(s, who, False):
            return 100
        return why
    return forbids_gun(s, who, hands)


@rule
def most_range(s: State, who: int, gear: int) -> int:
    return MOST_RANGE[gear] + skill(s, who, Skill.MAX_RANGE)


@called
def forbids_aim(s: State, who: int, gear: int, zone: int) -> int:
    """OUT-087, OUT-088."""
    far = sight(s, s.at[who], zone)
    if far == UNSEEN or far < LEAST_RANGE[gear] or far > most_range(s, who, gear):
        return 87
    return 88 if zombies_in(s, zone) == 0 else 0


# ---- shooting


@game.forbids(Act.SHOOT)
@called
def forbids_shoot(s: State, player: int, zone: int, hands: int) -> int:
    who = s.about[0]
    if s.question == Question.SECOND_ZONE:
        if hands != s.second_hand or zone == s.target:
            return 100
    elif not can_fight(s):
        return 32
    why = forbids_guns(s, who, hands)
    if why != 0:
        return why
    hand = 0 if hands == Hands.BOTH else hands
    return forbids_aim(s, who, face(s.hold[who][hand]), zone)


@called
def farthest_aim(s: State, who: int) -> int:
    """The greatest range of the loaded guns and Molotovs in hand; -1 if there are none."""
    far = -1
    for hand in range(HANDS):
        card = s.hold[who][hand]
        if card >= 0 and card < FIRED and (RANGED_DICE[card] > 0 or card == Gear.MOLOTOV):
            far = max(far, most_range(s, who, card))
    return far


@called
def offer_shots(s: State, player: int, who: int, out: list[int]) -> None:
    """Every zone in sight that a weapon in hand can hit."""
    far = farthest_aim(s, who)
    if far < 0 or not can_fight(s):
        return
    offer_shots_at(s, player, who, 0 + s.at[who], out)
    for way in range(WAYS):
        at = 0 + s.at[who]
        crossed = 0
        while crossed < far and runs_on(s, s.at[who], way, at, crossed):
            at += OFFSET[way]
            crossed += 1
            offer_shots_at(s, player, who, at, out)


@called
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


@called
def forbids_throw(s: State, player: int, zone: int) -> int:
    who = s.about[0]
    if not can_fight(s):
        return 32
    if s.hold[who][0] != Gear.MOLOTOV and s.hold[who][1] != Gear.MOLOTOV:
        return 117
    return forbids_aim(s, who, Gear.MOLOTOV, zone)


@game.deed(Act.SHOOT)
@called
def shoot(s: State, player: int, zone: int, hands: int) -> None:
    who = 0 + s.about[0]
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


@called
def noise_of_guns(s: State, who: int, hands: int) -> None:
    """OUT-099: one token for the action, also with two weapons."""
    hand = 0 if hands == Hands.BOTH else hands
    if NOISY[face(s.hold[who][hand])] and not is_silent(s, who):
        make_noise(s, s.at[who])


@called
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
@called
def forbids_split_fire(s: State, player: int, zone: int, first: int) -> int:
    who = s.about[0]
    if skill(s, who, Skill.SPLIT_FIRE) == 0:
        return 35
    if not can_fight(s):
        return 32
    why = forbids_guns(s, who, Hands.BOTH)
    if why == 0:
        why = forbids_aim(s, who, face(s.hold[who][0]), zone)
    if why == 0 and not has_second_zone(s, who, zone):
        return 100
    return why


@called
def has_second_zone(s: State, who: int, zone: int) -> bool:
    for i in range(s.zone_count):
        other = 0 + s.zones[i]
        if other != zone and zombies_in(s, other) > 0:
            if forbids_aim(s, who, face(s.hold[who][0]), other) == 0:
                return True
    return False


@game.deed(Act.SPLIT_FIRE)
@called
def split_fire(s: State, player: int, zone: int, first: int) -> None:
    """The first weapon is named now and fired when the second has its zone."""
    who = 0 + s.about[0]
    pay_combat(s)
    noise_of_guns(s, who, Hands.BOTH)
    s.target = zone
    s.second_hand = 1 - first
    ask_for(s, who, Question.SECOND_ZONE, 0)


@game.step(Step.SECOND_WEAPON)
@called
def second_weapon(s: State, who: int) -> None:
    hand, zone = 0 + s.second_hand, 0 + s.second_target
    s.second_hand = -1
    s.second_target = -1
    if is_living(s, who):
        fire_gun(s, who, hand, zone)


# ---- melee


@game.forbids(Act.MELEE)
@called
def forbids_melee(s: State, player: int, hands: int) -> int:
    who = s.about[0]
    if zombies_in(s, s.at[who]) == 0:
        return 111
    if not can_fight(s):
        return 32
    hand = 0 if hands == Hands.BOTH else hands
    card = s.hold[who][hand]
    if card < 0 or MELEE_DICE[face(card)] == 0:
        return 111
    return 100 if hands == Hands.BOTH and not is_pair(s, who, True) else 0


@game.deed(Act.MELEE)
@called
def melee(s: State, player: int, hands: int) -> None:
    who = 0 + s.about[0]
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
    push(s, Step.AFTER_ACTION)
    attack(s, who, Attack.MELEE, gear, s.at[who], weapons * (MELEE_DICE[gear] + bonus), better)


# ---- dice


@called
def attack(s: State, who: int, sort: int, gear: int, zone: int, dice: int, better: int) -> None:
    s.attack = sort
    s.weapon = gear
    s.target = zone
    s.dice_count = dice
    s.accuracy = max(2, ACCURACY[gear] - better)  # OUT-161
    s.rerolls = 0
    emit(s, Event.ATTACKED, EVERYONE, who, gear, zone, dice)
    roll_dice(s)
    push(s, Step.HITS, who)
    push(s, Step.REROLL, who)


@called
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


@called
def fits(s: State, who: int) -> bool:
    """OUT-102, OUT-105: an ammo card anywhere; with `typed_ammo` one for this gun."""
    bullets = slot_with(s, who, Gear.AMMO_BULLETS) >= 0
    shells = slot_with(s, who, Gear.AMMO_SHELLS) >= 0
    if published(s, Option.TYPED_AMMO) == 1:
        return (bullets and BULLETS[s.weapon] == 1) or (shells and SHELLS[s.weapon] == 1)
    return bullets or shells


@called
def forbids_source(s: State, who: int, source: int) -> int:
    """OUT-104: each source once, and nothing after ammo."""
    if (s.rerolls >> Reroll.AMMO) & 1 or (s.rerolls >> source) & 1:
        return 104
    if source == Reroll.TRY_AGAIN:
        return 0 if skill(s, who, Skill.TRY_AGAIN) > 0 else 35
    if source == Reroll.REROLL_TURN:
        unused = (s.used & Once.REROLL_TURN) == 0
        return 0 if unused and skill(s, who, Skill.REROLL_TURN) > 0 else 35
    return 0 if s.attack == Attack.RANGED and fits(s, who) else 102


@game.step(Step.REROLL)
@called
def offer_reroll(s: State, who: int) -> None:
    for source in range(REROLLS):
        if forbids_source(s, who, source) == 0:
            ask_for(s, who, Question.REROLL, 0)
            return


@game.forbids(Act.REROLL)
@called
def forbids_reroll(s: State, player: int, source: int) -> int:
    return forbids_source(s, s.about[0], source)


@game.deed(Act.REROLL)
@called
def reroll(s: State, player: int, source: int) -> None:  # OUT-103
    who = 0 + s.about[0]
    s.rerolls |= 1 << source
    if source == Reroll.REROLL_TURN:
        s.used |= Once.REROLL_TURN
    emit(s, Event.REROLLED, EVERYONE, who, source)
    roll_dice(s)
    push(s, Step.REROLL, who)


# ---- reloading


@rule
def has_fired(s: State, who: int) -> bool:
    return s.hold[who][0] >= FIRED or s.hold[who][1] >= FIRED


@game.forbids(Act.RELOAD)
@called
def forbids_reload(s: State, player: int) -> int:
    if not has_fired(s, s.about[0]):
        return 108
    return 32 if s.actions == 0 else 0


@game.deed(Act.RELOAD)
@called
def reload(s: State, player: int) -> None:
    """OUT-108: all empty weapons in the survivor's hands."""
    who = 0 + s.about[0]
    s.actions -= 1
    for hand in range(HANDS):
        if s.hold[who][hand] >= FIRED:
            s.hold[who][hand] -= FIRED
    emit(s, Event.RELOADED, EVERYONE, who)
    push(s, Step.AFTER_ACTION)
