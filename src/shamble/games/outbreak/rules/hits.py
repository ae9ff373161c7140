"""Who is hit, in which order, and what fire does. OUT-089 to OUT-098, OUT-115 to OUT-121."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import NOTHING, Gear
from shamble.games.outbreak.content.zombies import EXPERIENCE, KINDS, TOUGHNESS, Zombie
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.attacks import forbids_throw
from shamble.games.outbreak.rules.decks import put_away
from shamble.games.outbreak.rules.experience import gain, kill
from shamble.games.outbreak.rules.noise import make_noise
from shamble.games.outbreak.rules.terms import (
    is_living,
    is_silent,
)
from shamble.games.outbreak.rules.weapons import pay_combat
from shamble.games.outbreak.rules.wounds import die
from shamble.games.outbreak.state import (
    Act,
    Attack,
    Event,
    Option,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, lowest, offer, push, rule

BIG_ONES = (1 << Zombie.FATTY) | (1 << Zombie.ABOMINATION)


@rule
def is_in_the_way(s: State, attacker: int, who: int) -> bool:
    """A human that shots and cars hit first (OUT-089, OUT-225)."""
    if who == attacker or not is_living(s, who) or s.at[who] != s.target:
        return False
    if s.options[Option.FRIENDLY_FIRE] == 0 or s.chooses == 1:
        return False
    same_car = s.car[who] >= 0 and s.car[who] == s.car[attacker]
    return not (s.attack == Attack.RUN_OVER and same_car)


@rule
def humans_in_the_way(s: State, attacker: int) -> int:
    """A bit for each."""
    found = 0
    for i in range(s.team):
        if is_in_the_way(s, attacker, s.circle[i]):
            found |= 1 << s.circle[i]
    return found


@rule
def kinds_to_hit(s: State) -> int:
    """The kinds of zombie that the next hit may strike, a bit each (OUT-089, OUT-110)."""
    there = 0
    for kind in range(KINDS):
        if s.zombies[s.target][kind] > 0:
            there |= 1 << kind
    if s.chooses == 1:
        return there
    if there & (1 << Zombie.WALKER):
        return 1 << Zombie.WALKER
    if there & BIG_ONES:
        return there & BIG_ONES
    return there


@rule
def is_single(set_of: int) -> bool:
    return set_of & (set_of - 1) == 0


@game.step(Step.HITS)
def assign_hits(s: State, who: int) -> None:
    """Hit by hit; a choice is asked for only where there is one."""
    while s.hits > 0:
        humans = humans_in_the_way(s, who)
        if humans != 0:
            if is_single(humans):
                hit_human(s, who, lowest(humans))
            else:
                ask_for(s, who, Question.TARGET, 0)
            return
        kinds = kinds_to_hit(s)
        if kinds == 0:
            s.hits = 0
        elif is_single(kinds):
            hit_zombie(s, who, lowest(kinds))
        else:
            ask_for(s, who, Question.TARGET, 0)
            return


@rule
def hit_human(s: State, attacker: int, who: int) -> None:
    """OUT-097: as many wounds as the weapon has damage."""
    s.hits -= 1
    emit(s, Event.SHOT_FRIEND, EVERYONE, attacker, who)
    push(s, Step.HITS, attacker)
    for _ in range(s.damage):
        push(s, Step.WOUND, who, 0)


@rule
def hit_zombie(s: State, who: int, kind: int) -> None:
    """OUT-094 to OUT-096: one hit, one target, and it must be strong enough by itself."""
    s.hits -= 1
    if s.damage >= TOUGHNESS[kind]:
        kill(s, who, kind, s.target)
    else:
        emit(s, Event.ABSORBED, EVERYONE, kind, s.target)


@game.forbids(Act.HIT)
def forbids_hit(s: State, player: int, zombie: int) -> int:
    if humans_in_the_way(s, s.about[0]) != 0:
        return Why.HUMANS_FIRST
    if (kinds_to_hit(s) >> zombie) & 1:
        return 0
    return Why.WRONG_ORDER if s.zombies[s.target][zombie] > 0 else Why.NOT_THERE


@game.forbids(Act.HIT_SURVIVOR)
def forbids_hit_survivor(s: State, player: int, survivor: int) -> int:
    if s.question == Question.VICTIM:
        return 0 if is_living(s, survivor) and s.at[survivor] == s.about[0] else Why.NOT_IN_ZONE
    return 0 if (humans_in_the_way(s, s.about[0]) >> survivor) & 1 else Why.NOT_THERE


@game.offers(Question.VICTIM)
def may_be_victim(s: State, player: int, out: list[int]) -> None:
    for who in range(len(s.at)):
        if s.at[who] == s.about[0]:
            offer(out, Act.HIT_SURVIVOR, who)


@game.deed(Act.HIT)
def hit(s: State, player: int, zombie: int) -> None:
    who = s.about[0]
    hit_zombie(s, who, zombie)
    push(s, Step.HITS, who)


@game.deed(Act.HIT_SURVIVOR)
def hit_survivor(s: State, player: int, survivor: int) -> None:
    if s.question == Question.VICTIM:
        push(s, Step.ATTACK_ZONE, s.about[0], s.about[1] - 1)
        push(s, Step.WOUND, survivor, 1)
    else:
        hit_human(s, s.about[0], survivor)


# ---- Molotov


@game.forbids(Act.THROW)
def forbids_throwing(s: State, player: int, zone: int) -> int:
    return forbids_throw(s, player, zone)


@game.deed(Act.THROW)
def throw(s: State, player: int, zone: int) -> None:
    """OUT-115 to OUT-121: no dice, no mercy, and the bottle is gone."""
    who = s.about[0]
    pay_combat(s)
    hand = 0 if s.hold[who][0] == Gear.MOLOTOV else 1
    s.hold[who][hand] = NOTHING
    put_away(s, Gear.MOLOTOV)
    emit(s, Event.THREW, EVERYONE, who, zone)
    if not is_silent(s, who):
        make_noise(s, s.at[who])
    push(s, Step.AFTER_ACTION)
    for i in range(s.team):
        if s.at[s.circle[i]] == zone:
            die(s, s.circle[i])
    burn(s, who, zone)


@rule
def burn(s: State, who: int, zone: int) -> None:
    points = 0
    for kind in range(KINDS):
        count = s.zombies[zone][kind]
        if count > 0:
            emit(s, Event.BURNED, EVERYONE, kind, zone, count)
            s.zombies[zone][kind] = 0
            s.stock[kind] += count
            s.killed[kind] += count
            points += count * EXPERIENCE[kind]
    if is_living(s, who):  # OUT-120
        s.has_killed = 1
        gain(s, who, points)
