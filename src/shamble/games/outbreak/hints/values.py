"""What the heuristic thinks of cards, hands, blows and victims."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import (
    ACCURACY,
    DAMAGE,
    DUAL,
    HANDS,
    MELEE_DICE,
    NOTHING,
    OPENS,
    RANGED_DICE,
    SLOTS,
    Gear,
    Hands,
)
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zombies import KINDS, TOUGHNESS, Zombie
from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.hints.aims import (
    holds_opener,
    opener_in_hand,
    team_opens,
    worth,
)
from shamble.games.outbreak.hints.paths import comes_nearer
from shamble.games.outbreak.rules.doors import forbids_opening
from shamble.games.outbreak.rules.terms import (
    face,
    skill,
    survivors_in,
    wounds_of,
    zombies_in,
)
from shamble.games.outbreak.state import Act, Option, State
from shamble.rules import rule

NEVER = -1000
OPENER_WORTH = 20  # where nobody has one
WORTH_A_SWAP = 2  # how much better a pair of hands must become


@rule
def can_hurt(s: State, zone: int, damage: int) -> bool:
    for kind in range(KINDS):
        if s.zombies[zone][kind] > 0 and damage >= TOUGHNESS[kind]:
            return True
    return False


@rule
def expected(s: State, who: int, hands: int, melee: bool, zone: int) -> int:
    """Ten times the hits that a weapon may hope for; 0 if it cannot hurt anything there."""
    hand = 0 if hands == Hands.BOTH else hands
    gear = face(s.hold[who][hand])
    dice = MELEE_DICE[gear] if melee else RANGED_DICE[gear]
    damage = DAMAGE[gear] + skill(s, who, Skill.DAMAGE_MELEE if melee else Skill.DAMAGE_RANGED)
    if dice == 0 or not can_hurt(s, zone, damage):
        return 0
    if not melee and not may_choose(s, who, gear) and is_shield(s, zone, damage):
        return 0
    hits = dice * (7 - ACCURACY[gear]) * 10 // 6
    return 2 * hits if hands == Hands.BOTH else hits


@rule
def is_shield(s: State, zone: int, damage: int) -> bool:
    """Whether all shots into a zone end in somebody they cannot hurt (OUT-089)."""
    row = s.zombies[zone]
    if row[Zombie.WALKER] > 0 or (row[Zombie.FATTY] == 0 and row[Zombie.ABOMINATION] == 0):
        return False
    first = Zombie.FATTY if row[Zombie.FATTY] > 0 else Zombie.ABOMINATION
    return damage < TOUGHNESS[first]


@rule
def may_choose(s: State, who: int, gear: int) -> bool:
    return gear == Gear.SNIPER_RIFLE or skill(s, who, Skill.STEADY_AIM) > 0  # OUT-098


@rule
def may_shoot_into(s: State, who: int, zone: int) -> bool:
    """Gunfire hits friends first, but for those who choose their targets."""
    friends = survivors_in(s, zone)
    if zone == s.at[who]:
        friends -= 1
    if friends == 0 or s.options[Option.FRIENDLY_FIRE] == 0:
        return True
    return may_choose(s, who, s.hold[who][0])


@rule
def best_blow(s: State, who: int, zone: int) -> int:
    """Ten times the hits of the best weapon in hand, among the zombies of a zone."""
    guns = may_shoot_into(s, who, zone)
    best = 0
    for hand in range(HANDS):
        best = max(best, expected(s, who, hand, True, zone))
        if guns:
            best = max(best, expected(s, who, hand, False, zone))
    return best


# ---- cards


@rule
def value_of_hands(s: State, who: int, one: int, other: int) -> int:
    """What two cards in the hands are worth together."""
    value = hand_worth(one) + hand_worth(other)
    if one >= 0 and face(one) == face(other) and DUAL[face(one)] == 1:
        value += 4
    if OPENS[face(one)] > 0 or OPENS[face(other)] > 0:
        value += 6
    if s.stock[Zombie.ABOMINATION] == 0 and (one == Gear.MOLOTOV or other == Gear.MOLOTOV):
        value += 20
    return value


@rule
def hand_worth(card: int) -> int:
    """Weapons and the mask work in a hand only."""
    gear = face(card)
    if gear == Gear.GOALIE_MASK:
        return 2
    if MELEE_DICE[gear] + RANGED_DICE[gear] > 0 or gear == Gear.MOLOTOV:
        return 2 + 10 * max(MELEE_DICE[gear], RANGED_DICE[gear]) * (7 - ACCURACY[gear]) // 10
    return 0


@rule
def best_swap_gain(s: State, who: int) -> int:
    """How much better the hands could be with one swap."""
    one, other = s.hold[who][0], s.hold[who][1]
    now = value_of_hands(s, who, one, other)
    best = 0
    for slot in range(HANDS, SLOTS):
        card = s.hold[who][slot]
        if card >= 0 and card != Gear.WOUND:
            best = max(best, value_of_hands(s, who, card, other) - now)
            best = max(best, value_of_hands(s, who, one, card) - now)
    return best


@rule
def gain_by_gift(s: State, giver: int, slot: int, partner: int, hand: int) -> int:
    """How much better a partner's hands would be with a card out of the giver's bag."""
    card, theirs = s.hold[giver][slot], s.hold[partner][hand]
    if card < 0 or card == Gear.WOUND or theirs == Gear.WOUND:
        return 0
    other = s.hold[partner][1 - hand]
    return value_of_hands(s, partner, card, other) - value_of_hands(s, partner, theirs, other)


@rule
def best_gift(s: State, giver: int, partner: int) -> int:
    """What the best weapon out of the giver's bag would be to a partner."""
    best = 0
    for slot in range(HANDS, SLOTS):
        for hand in range(HANDS):
            best = max(best, gain_by_gift(s, giver, slot, partner, hand))
    return best


@rule
def value_of_swap(s: State, a: int, b: int) -> int:
    """A spare weapon goes to a partner without one; else the own hands are put in order."""
    if b >= SLOTS:
        if a < HANDS or b >= SLOTS + HANDS:
            return NEVER
        gain = gain_by_gift(s, s.swapper, a, s.partner, b - SLOTS)
        return gain if gain > WORTH_A_SWAP else NEVER
    if a >= HANDS or b < HANDS:
        return NEVER
    who = s.swapper
    if s.partner < 0 and is_at_door(s, who):
        wanted = not opener_in_hand(s, who) and OPENS[face(s.hold[who][b])] > 0
        return 50 - hand_worth(s.hold[who][a]) if wanted else NEVER
    one, other = s.hold[who][0], s.hold[who][1]
    now = value_of_hands(s, who, one, other)
    card = s.hold[who][b]
    if card < 0 or card == Gear.WOUND:
        return NEVER
    after = value_of_hands(s, who, card, other) if a == 0 else value_of_hands(s, who, one, card)
    return after - now if after - now > WORTH_A_SWAP else NEVER


@rule
def shut_ways(s: State, zone: int) -> int:
    """A bit for each side of a zone with a closed door."""
    return (s.ways[zone] >> WAYS) & ~s.ways[zone] & 15


@rule
def is_at_door(s: State, who: int) -> bool:
    """Whether a closed door is next on the way, and the survivor has something to open it."""
    here = s.at[who]
    shut = shut_ways(s, here)
    if shut == 0 or s.car[who] >= 0 or zombies_in(s, here) > 0 or not holds_opener(s, who):
        return False
    for way in range(WAYS):
        if (shut >> way) & 1 and comes_nearer(s, who, here + OFFSET[way]):
            if forbids_opening(s, who, way) == 0:
                return True
    return False


@rule
def value_of_change(s: State, who: int) -> int:
    """A better weapon in hand, before it is needed; among zombies only a much better one. At a
    door that is to be opened what opens it."""
    if is_at_door(s, who):
        return NEVER if opener_in_hand(s, who) else 57
    gain = best_swap_gain(s, who)
    if zombies_in(s, s.at[who]) > 0:
        return 95 if gain > 8 and s.actions > 1 else NEVER
    return 56 if gain > WORTH_A_SWAP else NEVER


@rule
def value_of_exchange(s: State, who: int, partner: int) -> int:
    """A spare weapon for somebody without one, once the own hands are in order."""
    if zombies_in(s, s.at[who]) > 0 or best_swap_gain(s, who) > WORTH_A_SWAP:
        return NEVER
    return 54 if best_gift(s, who, partner) > WORTH_A_SWAP else NEVER


@rule
def value_of_placing(s: State, who: int, kind: int, slot: int) -> int:
    price = worth(s, s.card)
    if OPENS[face(s.card)] > 0 and not team_opens(s):
        price += OPENER_WORTH
    if kind == Act.COMBINE:
        return 60
    if kind == Act.KEEP:
        return 30 + hand_worth(s.card) if slot < HANDS else 20 + price
    if kind == Act.DISCARD:
        if has_free_slot(s, who):
            return NEVER
        return price - worth(s, s.hold[who][slot]) if worth(s, s.hold[who][slot]) < price else NEVER
    if kind == Act.SECOND_PICK:
        return 40 if price < 3 else NEVER
    return 0


@rule
def has_free_slot(s: State, who: int) -> bool:
    for slot in range(HANDS, SLOTS - 1):
        if s.hold[who][slot] == NOTHING:
            return True
    return False


# ---- hits and wounds


@rule
def value_of_hit(s: State, zombie: int) -> int:
    if s.damage < TOUGHNESS[zombie]:
        return 0
    return 3 + zombie if zombie != Zombie.WALKER else 2


@rule
def value_of_victim(s: State, survivor: int) -> int:
    """Whoever can bear it: unwounded, and with a card to lose."""
    value = 0 if wounds_of(s, survivor) > 0 else 20
    if not opener_in_hand(s, survivor):
        value += 3
    for slot in range(SLOTS):
        value += s.hold[survivor][slot] >= 0
    return value
