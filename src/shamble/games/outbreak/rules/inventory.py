"""Placing, discarding and combining cards. OUT-056 to OUT-061, OUT-084, OUT-122, OUT-134."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    HANDS,
    MADE,
    NOTHING,
    PART_A,
    PART_B,
    SLOTS,
    Gear,
    Recipe,
)
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.decks import discard_slot, put_away
from shamble.games.outbreak.rules.searching import (
    forbids_second_pick,
    give,
)
from shamble.games.outbreak.rules.terms import (
    empty_handed,
    is_equipment,
    published,
    skill,
    slot_with,
    slots_of,
)
from shamble.games.outbreak.state import Act, Event, Option, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule

RECIPES = 2
NO_RECIPE = -1


# ---- a drawn card


@rule
def forbids_slot(s: State, who: int, slot: int) -> int:
    """Where a drawn card may go: an empty reserve slot, or by OUT-057 an empty hand."""
    if s.hold[who][slot] != NOTHING or slot >= slots_of(s, who):
        return Why.NO_SLOT
    if slot < HANDS and not empty_handed(s, who) and published(s, Option.FREE_EQUIP) == 0:
        return Why.HANDS_FULL
    return 0


@game.forbids(Act.KEEP)
def forbids_keep(s: State, player: int, slot: int) -> int:
    return Why.AAAAH if s.card == Gear.AAAAH else forbids_slot(s, s.about[0], slot)


@game.deed(Act.KEEP)
def keep(s: State, player: int, slot: int) -> None:
    who = s.about[0]
    s.hold[who][slot] = s.card
    emit(s, Event.PLACED, EVERYONE, who, s.card, slot)
    s.card = -1


@rule
def recipe_with(gear: int) -> int:
    """The recipe a card is a part of."""
    for recipe in range(RECIPES):
        if PART_A[recipe] == gear or PART_B[recipe] == gear:
            return recipe
    return NO_RECIPE


@rule
def other_part(recipe: int, gear: int) -> int:
    return PART_B[recipe] if PART_A[recipe] == gear else PART_A[recipe]


@rule
def is_possible(s: State, recipe: int) -> bool:
    """OUT-123: with an empty supply there is no Molotov."""
    return recipe != Recipe.MOLOTOV or s.supply[Gear.MOLOTOV] > 0


@rule
def forbids_combining_in(s: State, who: int, slot: int) -> int:
    """OUT-061: the result takes the slot of the old part or, by OUT-057, a hand."""
    recipe = recipe_with(s.card)
    if recipe == NO_RECIPE:
        return Why.NO_RECIPE
    part = slot_with(s, who, other_part(recipe, s.card))
    if part < 0:
        return Why.PART_MISSING
    if not is_possible(s, recipe):
        return Why.NO_SUPPLY
    if s.hold[who][slot] == s.hold[who][part]:
        return 0
    return forbids_slot(s, who, slot) if slot < HANDS else Why.PART_MISSING


@game.forbids(Act.COMBINE)
def forbids_combine(s: State, player: int, slot: int) -> int:
    return forbids_combining_in(s, s.about[0], slot)


@game.deed(Act.COMBINE)
def combine(s: State, player: int, slot: int) -> None:
    who = s.about[0]
    gear = s.card
    recipe = recipe_with(gear)
    other = other_part(recipe, gear)
    s.card = -1
    part = slot if s.hold[who][slot] == other else slot_with(s, who, other)
    s.hold[who][part] = NOTHING
    make(s, who, recipe, slot)


@rule
def make(s: State, who: int, recipe: int, slot: int) -> None:
    """The two parts are gone from the inventory; the product takes a slot."""
    s.hold[who][slot] = MADE[recipe]
    emit(s, Event.COMBINED, EVERYONE, who, MADE[recipe])
    if recipe == Recipe.MOLOTOV:  # OUT-123
        put_away(s, PART_A[recipe])
        put_away(s, PART_B[recipe])
        s.supply[Gear.MOLOTOV] -= 1
        if skill(s, who, Skill.DOUBLE_BATCH) > 0 and s.supply[Gear.MOLOTOV] > 0:
            s.supply[Gear.MOLOTOV] -= 1
            emit(s, Event.RECEIVED, EVERYONE, who, Gear.MOLOTOV)
            give(s, who, Gear.MOLOTOV)


@game.offers(Question.PLACE_CARD)
def may_place(s: State, player: int, out: list[int]) -> None:
    who = s.about[0]
    for slot in range(SLOTS):
        if forbids_discard(s, player, slot) == 0:
            offer(out, Act.DISCARD, slot)
    for slot in range(SLOTS):
        if forbids_keep(s, player, slot) == 0:
            offer(out, Act.KEEP, slot)
    if recipe_with(s.card) != NO_RECIPE:
        for slot in range(SLOTS):
            if forbids_combining_in(s, who, slot) == 0:
                offer(out, Act.COMBINE, slot)
    offer(out, Act.DROP)
    if forbids_second_pick(s, player) == 0:
        offer(out, Act.SECOND_PICK)


# ---- free discards


@game.forbids(Act.DISCARD)
def forbids_discard(s: State, player: int, slot: int) -> int:
    who = s.about[0]
    if s.hold[who][slot] == Gear.WOUND:
        return Why.WOUND_CARD
    if s.question == Question.PLACE_CARD and who != s.active:
        return Why.NOTHING_THERE  # only in the own turn
    return 0 if is_equipment(s.hold[who][slot]) else Why.NOTHING_THERE


@game.deed(Act.DISCARD)
def discard(s: State, player: int, slot: int) -> None:  # OUT-059, OUT-084
    who = s.about[0]
    discard_slot(s, who, slot)
    if s.question == Question.PLACE_CARD:
        push(s, Step.PLACE_CARD, who, s.source)
    else:
        push(s, Step.AFTER_ACTION)


# ---- combining at the end of a gear action


@rule
def can_merge(s: State, who: int, recipe: int) -> bool:
    if not is_possible(s, recipe):
        return False
    return slot_with(s, who, PART_A[recipe]) >= 0 and slot_with(s, who, PART_B[recipe]) >= 0


@game.step(Step.MERGE)
def offer_merge(s: State, who: int) -> None:  # OUT-083
    for recipe in range(RECIPES):
        if can_merge(s, who, recipe):
            ask_for(s, who, Question.MERGE, 0)
            return


@game.forbids(Act.MERGE)
def forbids_merge(s: State, player: int, recipe: int) -> int:
    if can_merge(s, s.about[0], recipe):
        return 0
    return Why.PART_MISSING if is_possible(s, recipe) else Why.NO_SUPPLY


@game.deed(Act.MERGE)
def merge(s: State, player: int, recipe: int) -> None:
    """The product takes the first of the two slots."""
    who = s.about[0]
    a, b = slot_with(s, who, PART_A[recipe]), slot_with(s, who, PART_B[recipe])
    s.hold[who][a] = NOTHING
    s.hold[who][b] = NOTHING
    push(s, Step.MERGE, who)
    make(s, who, recipe, min(a, b))
