"""What may be declared with an action: items, abilities, attached cards (COL-111, COL-130)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    GEARS,
    ITEMS_OF,
    PLAN_OF,
    Item,
    Symbol,
)
from shamble.games.colony.content.names import ATTACHMENTS, Attached
from shamble.games.colony.content.survivors import (
    ABILITY_ONCE,
    ABILITY_USE,
    SEARCH_KEEP,
    SEARCH_LOOK,
    SURVIVORS,
    Survivor,
    Use,
)
from shamble.games.colony.rules.cards.items import discard, in_hand, usable_in
from shamble.games.colony.rules.cards.knowing import best_known
from shamble.games.colony.rules.choices.picking import ask_card, ask_die, take_item
from shamble.games.colony.rules.colony_phase.tokens import ability_used, use_ability, use_gear
from shamble.games.colony.rules.terms import (
    bears,
    gaps_at,
    has_ability,
    works_here,
    zombies_at,
)
from shamble.games.colony.rules.zombies.attack import can_mix, needs_any_die
from shamble.games.colony.state import Act, Doing, Event, Purpose, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, offer, push, rule


@game.step(Step.MODIFIERS)
def ask_for_modifiers(s: State) -> None:
    """Nobody is asked if there is nothing to declare, as far as everybody can tell."""
    if s.going == 1:
        return
    if needs_any_die(s) and use_only_any_die(s):
        push(s, Step.MODIFIERS)
        return
    if has_modifier(s):
        push(s, Step.MODIFIERS)
        ask(s, 1 << s.owner[s.it], Question.MODIFY, s.it)


@rule
def has_modifier(s: State) -> bool:
    for gear in range(GEARS):
        if s.zone[gear] == BEARER + s.it and gear_serves(s, gear):
            return True
    for ability in range(SURVIVORS):
        if ABILITY_USE[ability] != Use.PASSIVE and ability_serves(s, ability):
            return True
    return attached_helps(s, Attached.OLD_STREET) or attached_helps(s, Attached.RIFLE)


# ---- which ones help: those that serve the action, if a hand has what they use up


@rule
def gear_helps(s: State, gear: int) -> bool:
    lighter = CARD_ITEM[gear] == Item.LIGHTER
    if lighter and usable_in(s, s.owner[s.it], Symbol.FUEL) < 0:
        return False
    return gear_serves(s, gear)


@rule
def ability_helps(s: State, ability: int) -> bool:
    anton = ability == Survivor.ANTON_KESSLER
    if anton and usable_in(s, s.owner[s.it], Symbol.MEDICINE) < 0:
        return False
    return ability_serves(s, ability)


@rule
def gear_serves(s: State, gear: int) -> bool:
    """An unused item of the survivor that changes this action."""
    if s.zone[gear] != BEARER + s.it or (s.used_gear >> gear) & 1:
        return False
    item = CARD_ITEM[gear]
    if s.doing == Doing.ATTACK or s.doing == Doing.STRIKE:
        if item == Item.WRENCH or item == Item.SWITCHBLADE:
            return needs_any_die(s)
    if s.doing == Doing.ATTACK:
        return helps_attack(s, item)
    if s.doing == Doing.SEARCH:
        return PLAN_OF[item] > 0 and PLAN_OF[item] == s.there
    if s.doing == Doing.BARRICADE:
        return item == Item.HAMMER and s.places_more == 1 and gaps_at(s, s.there) > 1
    if s.doing == Doing.CLEAN:
        return item == Item.MOP and s.cleans == 3
    return False


@rule
def helps_attack(s: State, item: int) -> bool:
    if item == Item.PISTOL or item == Item.BOOK_MARTIAL_ARTS:
        return would_be_exposed(s)
    if s.kills > 1:  # COL-111: only one "kill n instead of 1"
        return False
    if item == Item.BASEBALL_BAT or item == Item.SHOTGUN:
        return item == Item.SHOTGUN or zombies_at(s, s.there) > 1
    return item == Item.LIGHTER


@rule
def would_be_exposed(s: State) -> bool:
    return s.shield == 0 and not has_ability(s, s.it, Survivor.ILYA_BRANDT)


@rule
def ability_serves(s: State, ability: int) -> bool:
    x = s.it
    use = ABILITY_USE[ability]
    wanted = Use.SEARCH if s.doing == Doing.SEARCH else Use.MODIFIER
    if use != wanted or not has_ability(s, x, ability) or not works_here(s, x, ability):
        return False
    if (s.declared >> ability) & 1 or (ABILITY_ONCE[ability] and ability_used(s, x, ability)):
        return False
    if s.doing == Doing.SEARCH:
        return True
    if ability == Survivor.CURTIS_BOYLE:
        return s.doing == Doing.CLEAN and s.cleans == 3
    if s.doing != Doing.ATTACK or s.kills > 1:
        return False
    return can_mix(s, s.owner[x], x, -1)


@rule
def attached_helps(s: State, attached: int) -> bool:
    """x41, y06: once per round no exposure for an attack."""
    if attached != Attached.OLD_STREET and attached != Attached.RIFLE:
        return False
    if s.doing != Doing.ATTACK or not bears(s, s.it, attached):
        return False
    return (s.used_attached >> attached) & 1 == 0 and would_be_exposed(s)


# ---- answers


@game.forbids(Act.WITH_GEAR)
def forbids_with_gear(s: State, player: int, gear: int) -> int:
    return 0 if gear_helps(s, gear) else Why.NOT_AVAILABLE


@game.forbids(Act.WITH_ABILITY)
def forbids_with_ability(s: State, player: int, ability: int) -> int:
    return 0 if ability_helps(s, ability) else Why.WRONG_PLACE


@game.forbids(Act.WITH_ATTACHED)
def forbids_with_attached(s: State, player: int, attached: int) -> int:
    return 0 if attached_helps(s, attached) else Why.NO_ATTACHMENT


@game.forbids(Act.GO)
def forbids_go(s: State, player: int) -> int:
    return Why.DIE_TOO_LOW if needs_any_die(s) else 0


@game.offers(Question.MODIFY)
def may_modify(s: State, player: int, out: list[int]) -> None:
    for gear in range(GEARS):
        if gear_helps(s, gear):
            offer(out, Act.WITH_GEAR, gear)
    for ability in range(SURVIVORS):
        if ability_helps(s, ability):
            offer(out, Act.WITH_ABILITY, ability)
    for attached in range(ATTACHMENTS):
        if attached_helps(s, attached):
            offer(out, Act.WITH_ATTACHED, attached)
    if not needs_any_die(s):
        offer(out, Act.GO)


@game.deed(Act.GO)
def go(s: State, player: int) -> None:
    s.going = 1


@rule
def use_only_any_die(s: State) -> bool:
    """The die is too low: if just one item makes up for it, that one is used."""
    found = -1
    n = 0
    for gear in range(GEARS):
        item = CARD_ITEM[gear]
        if item == Item.WRENCH or item == Item.SWITCHBLADE:
            if gear_helps(s, gear):
                found = gear
                n += 1
    if n == 1:
        declare_gear(s, found)
    return n == 1


@game.deed(Act.WITH_GEAR)
def with_gear(s: State, player: int, gear: int) -> None:
    declare_gear(s, gear)


@rule
def declare_gear(s: State, gear: int) -> None:
    item = CARD_ITEM[gear]
    use_gear(s, s.it, gear)
    if item == Item.WRENCH or item == Item.SWITCHBLADE:
        s.any_die = 1
    elif item == Item.PISTOL or item == Item.BOOK_MARTIAL_ARTS:
        s.shield = 1
    elif item == Item.BASEBALL_BAT:
        s.kills = 2
    elif item == Item.SHOTGUN:
        s.kills = 2
        s.shield = 1
        s.loud = 1
    elif item == Item.LIGHTER:
        burn(s)
    elif item == Item.HAMMER:
        s.places_more = 2
    elif item == Item.MOP:
        s.cleans = 5
    else:
        s.look += 1
        s.keep += 1


@rule
def burn(s: State) -> None:
    """The lighter: a fuel card for four kills."""
    seat = s.owner[s.it]
    spend_input(s, seat, Symbol.FUEL)
    s.kills = 4
    s.shield = 1


@rule
def spend_input(s: State, seat: int, symbol: int) -> None:
    """COL-165: a card spent as input is a used card; a requested one goes first."""
    card = best_known(s, usable_in(s, seat, symbol))
    if s.received >= 0:
        card = s.received
        s.received = -1
    emit(s, Event.PLAYED, EVERYONE, seat, CARD_ITEM[card])
    discard(s, seat, card)


@game.deed(Act.WITH_ABILITY)
def with_ability(s: State, player: int, ability: int) -> None:
    declare_ability(s, ability)


@rule
def declare_ability(s: State, ability: int) -> None:
    use_ability(s, s.it, ability)
    s.declared |= 1 << ability
    if s.doing == Doing.SEARCH:
        s.look += SEARCH_LOOK[ability]
        s.keep += SEARCH_KEEP[ability]
    elif ability == Survivor.CURTIS_BOYLE:
        s.cleans = 5
    else:
        mix(s)


@rule
def mix(s: State) -> None:
    """Anton: a second die and a medicine card of choice (D7) for three kills."""
    seat = s.owner[s.it]
    s.kills = 3
    s.shield = 1
    push(s, Step.DIE_SPENT, seat)
    ask_die(s, seat, Purpose.SPEND, 0)
    if s.received >= 0:
        spend_input(s, seat, Symbol.MEDICINE)
    else:
        push(s, Step.MIXED, seat)
        ask_card(s, seat, seat, ITEMS_OF[Symbol.MEDICINE], Purpose.INPUT)


@game.step(Step.MIXED)
def mixed(s: State, seat: int) -> None:
    """COL-165."""
    item = take_item(s)
    emit(s, Event.PLAYED, EVERYONE, seat, item)
    discard(s, seat, in_hand(s, seat, item))


@game.deed(Act.WITH_ATTACHED)
def with_attached(s: State, player: int, attached: int) -> None:
    s.used_attached |= 1 << attached
    s.shield = 1
