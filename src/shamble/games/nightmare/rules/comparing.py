"""Melee against one zombie: draws, comparison, and what comes of it (NIT-077 to 089)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import BONUS, BREAKS, EXTRA_CARDS, Breaks, Item
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.content.evolutions import LINK_MOST, Evolution
from shamble.games.nightmare.rules.blood_cards import take_blood
from shamble.games.nightmare.rules.conditions import credit, holds_open, meet
from shamble.games.nightmare.rules.decks import determination, draw
from shamble.games.nightmare.rules.evolution import use_up
from shamble.games.nightmare.rules.gear import discard_item, discard_weapon
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    seat_at,
    space_id,
    zombies_at,
)
from shamble.games.nightmare.rules.zombie_moves import remove_walkers
from shamble.games.nightmare.state import Act, Draw, Event, Foe, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, how_many, offer, push, rule

GANG = 3  # NIT-082, 119: so many must win without a weapon


# ---- drawing


@rule
def one_draw(s: State, p: int, drawn: int) -> int:
    """NIT-077: one card and the extra cards of the weapons used; the highest, and the bonuses.

    Draws one more and returns how many have been drawn, or 0 if that was the last.
    """
    value = draw(s, p, Draw.MELEE)
    s.result[p] = value if drawn == 0 else max(s.result[p], value)
    cards, bonus = 1, 0
    for i in range(2):
        if has(s.used[p], i):
            weapon = s.hand[p][i]
            cards += EXTRA_CARDS[weapon]
            bonus += BONUS[weapon]
    if drawn + 1 < cards:
        return drawn + 1
    s.result[p] += bonus
    emit(s, Event.RESULT, EVERYONE, p, s.result[p])
    return 0


@rule
def human_draws(s: State, p: int) -> None:
    drawn = one_draw(s, p, 0)
    while drawn > 0:
        drawn = one_draw(s, p, drawn)


@rule
def foe_draw(s: State, why: int) -> int:
    value = determination(s)
    emit(s, Event.FOE_DREW, EVERYONE, value, why)
    return value


@rule
def foe_draws(s: State) -> None:
    """NIT-078: a walker one card; a zombie player with the help of evolutions."""
    best = foe_draw(s, Draw.MELEE)
    bonus = s.foe_bonus
    if s.foe < Foe.WALKER:
        z = s.foe
        for _ in range(s.face_up[z][Evolution.TWIN_CLAWS]):
            best = max(best, foe_draw(s, Draw.MELEE))
        bonus += evolution_bonus(s, z, s.at[s.fighter])
    s.foe_result = best + bonus
    emit(s, Event.FOE_RESULT, EVERYONE, s.foe_result)


@rule
def evolution_bonus(s: State, z: int, space: int) -> int:
    """iron_grip, and hive_link for the other zombie players on the space (NIT-191: they add up)."""
    others = how_many(zombies_at(s, space) & ~(1 << z))
    return s.face_up[z][Evolution.IRON_GRIP] + s.hive[Evolution.HIVE_LINK] * min(LINK_MOST, others)


# ---- comparing


@rule
def beats_foe(s: State, p: int) -> bool:
    """NIT-080: high result wins; a tie is settled by plain cards, the human's first."""
    mine = s.result[p]
    other = s.foe_result
    while mine == other:
        mine = draw(s, p, Draw.TIE)
        other = foe_draw(s, Draw.TIE)
    return mine > other


@rule
def fighter_at(s: State, i: int) -> int:
    """NIT-079: place 0 is the fighter, then the others in turn order; -1 for nobody."""
    if i == 0:
        return s.fighter
    p = seat_at(s, i - 1)
    return p if p != s.fighter and has(s.side, p) else -1


@rule
def next_fighter(s: State, i: int) -> int:
    """The next place of a fighter, from place i on, or the end."""
    while i <= s.players and fighter_at(s, i) < 0:
        i += 1
    return i


@game.step(Step.COMPARE)
def compare(s: State, i: int, drawn: int) -> None:
    """The humans draw, card by card; where the deck runs out, it is made anew in between."""
    while i <= s.players and s.fate_left > 0:
        drawn = one_draw(s, fighter_at(s, i), drawn)
        if drawn == 0:
            i = next_fighter(s, i + 1)
    if i <= s.players:
        push(s, Step.COMPARE, i, drawn)
        push(s, Step.NEW_DECK)
    else:
        compare_foe(s)


@game.step(Step.COMPARE_FOE)
def compare_foe(s: State) -> None:
    if s.fate_left == 0:
        push(s, Step.COMPARE_FOE)
        push(s, Step.NEW_DECK)
        return
    foe_draws(s)
    s.won = 0
    i = 0
    while i <= s.players:
        p = fighter_at(s, i)
        if beats_foe(s, p):
            s.won |= 1 << p
        i = next_fighter(s, i + 1)
    overpowering(s)


@rule
def overpowering(s: State) -> None:
    if s.foe < Foe.WALKER and s.won != 0 and s.face_up[s.foe][Evolution.OVERPOWER] > 0:
        push(s, Step.EFFECTS)
        ask_player(s, s.foe, Question.OVERPOWER)
    else:
        effects(s)


@game.forbids(Act.OVERPOWER)
def forbids_overpower(s: State, player: int, human: int) -> int:
    return 0 if has(s.won, human) else Why.NOTHING_TO_CHOOSE


@game.offers(Question.OVERPOWER)
def may_overpower(s: State, player: int, out: list[int]) -> None:
    for human in range(s.players):
        if has(s.won, human):
            offer(out, Act.OVERPOWER, human)
    offer(out, Act.DECLINE)


@game.deed(Act.OVERPOWER)
def overpower(s: State, player: int, human: int) -> None:
    s.won &= ~(1 << human)
    use_up(s, player, Evolution.OVERPOWER)


# ---- effects


@game.step(Step.EFFECTS)
def effects(s: State) -> None:  # NIT-084: all comparisons take effect together
    killers = winners_by_weapon(s, s.won, 1)  # NIT-081
    bare = winners_by_weapon(s, s.won, 0)
    if how_many(bare) >= GANG:  # NIT-082
        killers |= bare
    for i in range(s.players + 1):
        p = fighter_at(s, i)
        if p >= 0:
            note_melee(s, p)
            if has(s.won, p):
                emit(s, Event.WON, EVERYONE, p)
                wear(s, p, 0)
            else:
                emit(s, Event.LOST, EVERYONE, p)
                wear(s, p, 1)
                is_bitten(s, p)
    if s.foe < Foe.WALKER and s.face_up[s.foe][Evolution.DISARMING_GRASP] > 0:
        push(s, Step.DISARMING, 0)
    if killers != 0:
        kill_foe(s, killers)


@rule
def winners_by_weapon(s: State, winners: int, armed: int) -> int:
    """Those of the winners who used a weapon, or those who used none."""
    mask = 0
    for p in range(s.players):
        if has(winners, p) and (s.used[p] != 0) == (armed == 1):
            mask |= 1 << p
    return mask


@rule
def note_melee(s: State, p: int) -> None:
    if s.phase == Phase.COMBAT:  # NIT-071, 089
        s.melees[p] += 1
    if holds_open(s, p, Condition.FACE_THE_DEAD):
        meet(s, Condition.FACE_THE_DEAD)


@rule
def wear(s: State, p: int, lost: int) -> None:
    """NIT-088: weapons that break, and the bicycle of one who lost."""
    i = 1
    while i >= 0:
        if has(s.used[p], i):
            breaks = BREAKS[s.hand[p][i]]
            if breaks == Breaks.ON_USE or (breaks == Breaks.ON_LOSS and lost == 1):
                discard_weapon(s, p, i)
        i -= 1
    if lost == 1 and s.items[p][Item.BICYCLE] > 0:
        discard_item(s, p, Item.BICYCLE)


@rule
def is_bitten(s: State, p: int) -> None:  # NIT-083
    by_player = 1 if s.foe < Foe.WALKER else 0
    take_blood(s, p, by_player)
    if by_player == 1 and s.face_up[s.foe][Evolution.BARBED_BITE] > 0:
        take_blood(s, p, 1)


@rule
def kill_foe(s: State, killers: int) -> None:  # NIT-086, 087
    if s.foe == Foe.WALKER:
        space = s.at[s.fighter]
        remove_walkers(s, space, 1)
        emit(s, Event.WALKER_KILLED, EVERYONE, space_id(space))
        credit(s, killers)
    elif s.foe == Foe.EVENT_ZOMBIE:
        emit(s, Event.EVENT_ZOMBIE_KILLED, EVERYONE)
        credit(s, killers)
    else:
        push(s, Step.KILL, s.foe, killers, 0)


@game.step(Step.DISARMING)
def disarming(s: State, i: int) -> None:
    """disarming_grasp: each loser discards one weapon used that did not break."""
    while i <= s.players:
        p = fighter_at(s, i)
        if p >= 0 and not has(s.won, p) and s.used[p] != 0:
            if s.used[p] == 3 and s.hand[p][0] != s.hand[p][1]:
                push(s, Step.DISARMING, i + 1)
                ask_player(s, p, Question.DISARM)
                return
            discard_weapon(s, p, 0 if has(s.used[p], 0) else 1)
        i += 1
