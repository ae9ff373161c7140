"""Wounds and death. OUT-142 to OUT-150."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import FACE, HANDS, NOTHING, SLOTS, Gear
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.decks import discard_slot, put_away
from shamble.games.outbreak.rules.terms import (
    equipment_of,
    hand_with,
    is_equipment,
    is_living,
    published,
    skill,
    slots_of,
    wounds_of,
)
from shamble.games.outbreak.state import (
    Act,
    Event,
    Option,
    Question,
    Standing,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, push, rule


@game.step(Step.WOUND)
def wound(s: State, who: int, by_zombie: int) -> None:
    """A wound is dealt: ignored, cancelled or taken."""
    if not is_living(s, who):  # OUT-095: surplus wounds are lost
        return
    if by_zombie == 1 and s.zombie_turn == 1 and skill(s, who, Skill.THICK_SKIN) > 0:
        if (s.thick >> who) & 1 == 0:
            s.thick |= 1 << who
            emit(s, Event.SHRUGGED_OFF, EVERYONE, who)
            return
    if by_zombie == 0:
        s.friendly_wounds += 1
    if may_guard(s, who):
        ask_for(s, who, Question.GUARD, 0)
    else:
        take_wound_card(s, who)


@rule
def may_guard(s: State, who: int) -> bool:
    if hand_with(s, who, Gear.GOALIE_MASK) >= 0:  # OUT-147, OUT-148
        return True
    return skill(s, who, Skill.SCRAP_ARMOR) > 0 and equipment_of(s, who) > 0


@rule
def wear_out_mask(s: State, who: int) -> None:
    slot = hand_with(s, who, Gear.GOALIE_MASK)
    s.hold[who][slot] = NOTHING
    put_away(s, Gear.GOALIE_MASK)
    emit(s, Event.MASKED, EVERYONE, who)


@game.forbids(Act.MASK)
def forbids_mask(s: State, player: int) -> int:
    who = s.about[0]
    if hand_with(s, who, Gear.GOALIE_MASK) < 0:
        return Why.MASK_NOT_WORN
    if s.question == Question.TURN:
        if published(s, Option.MASK_PREVENTS_ONLY) == 1 or wounds_of(s, who) == 0:
            return Why.MASK_NOT_NOW
    return 0


@game.deed(Act.MASK)
def use_mask(s: State, player: int) -> None:  # OUT-146
    who = s.about[0]
    wear_out_mask(s, who)
    if s.question == Question.TURN:
        heal(s, who, who)
        push(s, Step.AFTER_ACTION)


@rule
def heal(s: State, who: int, by: int) -> None:
    """A wound card is discarded; its slot is free."""
    for slot in range(SLOTS):
        if s.hold[who][slot] == Gear.WOUND:
            s.hold[who][slot] = NOTHING
            break
    emit(s, Event.HEALED, EVERYONE, who, by)


@game.forbids(Act.SCRAP)
def forbids_scrap(s: State, player: int, slot: int) -> int:
    who = s.about[0]
    return Why.NO_SKILL if skill(s, who, Skill.SCRAP_ARMOR) == 0 else forbids_losing(s, who, slot)


@rule
def forbids_losing(s: State, who: int, slot: int) -> int:
    """OUT-142, OUT-144: an equipment card, not a wound card and not an empty slot."""
    if s.hold[who][slot] == Gear.WOUND:
        return Why.WOUND_CARD
    return 0 if is_equipment(s.hold[who][slot]) else Why.NO_CARD_THERE


@game.deed(Act.SCRAP)
def scrap(s: State, player: int, slot: int) -> None:
    who = s.about[0]
    emit(s, Event.SCRAPPED, EVERYONE, who, s.hold[who][slot] & FACE)
    discard_slot(s, who, slot)


@game.deed(Act.TAKE_WOUND)
def take_wound(s: State, player: int) -> None:
    take_wound_card(s, s.about[0])


@rule
def take_wound_card(s: State, who: int) -> None:
    s.wounds_taken += 1
    if wounds_of(s, who) > 0:
        die(s, who)  # OUT-145; a deadly wound asks for no card
    elif equipment_of(s, who) == 0:
        into_free_slot(s, who)
        emit(s, Event.WOUNDED, EVERYONE, who, 1)
    else:
        push(s, Step.LOSE_CARD, who)


@rule
def into_free_slot(s: State, who: int) -> None:  # OUT-143: reserve first
    for i in range(SLOTS):
        slot = i + HANDS if i < SLOTS - HANDS else i - (SLOTS - HANDS)
        if s.hold[who][slot] == NOTHING and slot < slots_of(s, who):
            s.hold[who][slot] = Gear.WOUND
            return


@game.step(Step.LOSE_CARD)
def lose_card(s: State, who: int) -> None:
    """OUT-142: the controller chooses the card whose slot the wound takes."""
    if equipment_of(s, who) > 1:
        ask_for(s, who, Question.LOSE_CARD, 0)
        return
    for slot in range(SLOTS):
        if is_equipment(s.hold[who][slot]):
            wound_in_slot(s, who, slot)
            return


@rule
def wound_in_slot(s: State, who: int, slot: int) -> None:
    discard_slot(s, who, slot)
    s.hold[who][slot] = Gear.WOUND
    emit(s, Event.WOUNDED, EVERYONE, who, 1)


@game.forbids(Act.LOSE)
def forbids_lose(s: State, player: int, slot: int) -> int:
    return forbids_losing(s, s.about[0], slot)


@game.deed(Act.LOSE)
def lose(s: State, player: int, slot: int) -> None:
    wound_in_slot(s, s.about[0], slot)


@rule
def die(s: State, who: int) -> None:
    """OUT-145: the figure is removed and all its equipment is discarded."""
    emit(s, Event.DIED, EVERYONE, who, s.at[who])
    leave_board(s, who, Standing.DEAD)
    for slot in range(SLOTS):
        if s.hold[who][slot] != NOTHING:
            put_away(s, s.hold[who][slot])
            s.hold[who][slot] = NOTHING


@rule
def leave_board(s: State, who: int, standing: int) -> None:
    """OUT-149, OUT-246: neither the dead nor the escaped count for noise or danger."""
    s.standing[who] = standing
    s.at[who] = -1
    s.car[who] = -1
    s.seat[who] = 0
    if s.ruckus_by == who:
        s.ruckus_by = -1
        s.ruckus_zone = -1
