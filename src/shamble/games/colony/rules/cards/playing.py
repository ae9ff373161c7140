"""Playing cards and equipping them (4.13); items that are actions of their own (5.2)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    FIRST_EVENT,
    FOOD_OF,
    GONE,
    HELPLESS_OF,
    ITEMS,
    ITEMS_OF,
    KIND,
    SYMBOL,
    Item,
    Kind,
    Symbol,
)
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.cards.equipment import bearer, is_own_gear
from shamble.games.colony.rules.cards.items import discard, in_hand, put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.rules.choices.choosing import ask_place, ask_survivor
from shamble.games.colony.rules.choices.whom import lamp_bearer
from shamble.games.colony.rules.colony_phase.tokens import change_food, use_gear
from shamble.games.colony.rules.crossroads.cards import can_take_in
from shamble.games.colony.rules.people.death import survivors_in_deck
from shamble.games.colony.rules.terms import (
    dice_of,
    gaps_at,
    is_exile,
    own_places,
    own_survivors,
    places_with_gaps,
    places_with_zombies,
    tokens,
    zombies_at,
)
from shamble.games.colony.rules.turn.dice import has_raisable, lowerable
from shamble.games.colony.rules.turn.labour import attractable
from shamble.games.colony.rules.zombies.attack import begin_attack, has_target
from shamble.games.colony.state import (
    Act,
    Doing,
    Event,
    Happened,
    Purpose,
    Question,
    State,
    Step,
    Whom,
    Why,
)
from shamble.rules import EVERYONE, ask, emit, push, rule

# ---- which places an item can serve, as bits


@rule
def own_places_with_gaps(s: State, seat: int) -> int:
    return own_places(s, seat) & places_with_gaps(s)


@rule
def own_places_with_zombies(s: State, seat: int) -> int:
    return own_places(s, seat) & places_with_zombies(s)


@rule
def megaphone_places(s: State, seat: int) -> int:
    """Places with an own survivor to which zombies could come."""
    zombies = places_with_zombies(s)
    places = own_places_with_gaps(s, seat)
    for place in range(PLACES):
        if zombies & ~(1 << place) == 0:
            places &= ~(1 << place)
    return places


# ---- whether a card can be played for its effect

FOR_DICE = 1 << Item.ADRENALINE_SHOT | 1 << Item.JUNK
FOR_PLACES = 1 << Item.PADLOCK | 1 << Item.SCISSORS | 1 << Item.DESK_LAMP | 1 << Item.MEGAPHONE


@rule
def forbids_effect_of(s: State, player: int, item: int) -> int:
    """COL-158: a card that would do nothing cannot be played for its effect."""
    if KIND[item] == Kind.EQUIP or item == Item.FUEL:
        return Why.WRONG_KIND_OF_CARD
    if SYMBOL[item] == Symbol.FOOD:
        return Why.CARD_FORBIDS if s.no_food_cards else 0
    if KIND[item] == Kind.EVENT:
        return forbids_straggler(s, item)
    if item == Item.MEDICINE:
        return 0 if somebody_to_heal(s, player) else Why.NO_EFFECT
    if item == Item.ADRENALINE_SHOT or item == Item.JUNK:
        return 0 if dice_of(s, player) > 0 else Why.NO_EFFECT
    if item == Item.PADLOCK:
        return 0 if own_places_with_gaps(s, player) != 0 else Why.NO_EMPTY_SPACE
    if item == Item.SCISSORS:
        return 0 if own_places_with_zombies(s, player) != 0 else Why.NO_ZOMBIE_TO_KILL
    if item == Item.DESK_LAMP:
        return 0 if has_lamp_bearer(s, player) else Why.NO_EFFECT
    return 0 if megaphone_places(s, player) != 0 else Why.NOTHING_TO_ATTRACT


@rule
def with_effect(s: State, player: int, items: int) -> int:
    """Those of some items that `forbids_effect_of` allows, as bits."""
    found = 0 if s.no_food_cards else items & ITEMS_OF[Symbol.FOOD]
    for item in range(FIRST_EVENT, ITEMS):
        if (items >> item) & 1 and forbids_straggler(s, item) == 0:
            found |= 1 << item
    if items & FOR_DICE != 0 and dice_of(s, player) > 0:
        found |= items & FOR_DICE
    if (items >> Item.MEDICINE) & 1 and somebody_to_heal(s, player):
        found |= 1 << Item.MEDICINE
    if items & FOR_PLACES != 0:
        own, zombies, gaps = own_places(s, player), places_with_zombies(s), places_with_gaps(s)
        if own & gaps != 0:
            found |= items & 1 << Item.PADLOCK
        if own & zombies != 0:
            found |= items & 1 << Item.SCISSORS
        if (items >> Item.DESK_LAMP) & 1 and has_lamp_bearer(s, player):
            found |= 1 << Item.DESK_LAMP
        if (items >> Item.MEGAPHONE) & 1 and megaphone_places(s, player) != 0:
            found |= 1 << Item.MEGAPHONE
    return found


@rule
def forbids_straggler(s: State, item: int) -> int:
    """COL-166, COL-264a."""
    if HELPLESS_OF[item] == 0 and survivors_in_deck(s) == 0:
        return Why.NO_SURVIVORS_LEFT
    return 0 if can_take_in(s, 1, HELPLESS_OF[item], 0) else Why.NO_ROOM


@rule
def somebody_to_heal(s: State, player: int) -> bool:
    own = own_places(s, player)
    for x in range(SURVIVORS):
        if s.place[x] >= 0 and tokens(s, x) > 0 and (own >> s.place[x]) & 1:
            return True
    return False


@rule
def has_lamp_bearer(s: State, player: int) -> bool:
    for x in range(SURVIVORS):
        if lamp_bearer(s, player, x):
            return True
    return False


# ---- play


@game.forbids(Act.PLAY)
def forbids_play(s: State, player: int, item: int) -> int:
    if in_hand(s, player, item) < 0:
        return Why.CARD_NOT_HELD
    return forbids_effect_of(s, player, item)


@game.deed(Act.PLAY)
def play(s: State, player: int, item: int) -> None:
    play_card(s, player, in_hand(s, player, item))


@rule
def play_card(s: State, player: int, card: int) -> None:
    """COL-154 to 157: a used card goes to the waste pile, an event to the gone pile."""
    item = CARD_ITEM[card]
    emit(s, Event.PLAYED, EVERYONE, player, item)
    if KIND[item] == Kind.EVENT:
        put(s, card, GONE, ALL_SEATS)
    else:
        discard(s, player, card)
    push(s, Step.USE_CARD, player, item)


@game.step(Step.USE_CARD)
def use_card(s: State, seat: int, item: int) -> None:
    if FOOD_OF[item] > 0:
        change_food(s, FOOD_OF[item])
    elif KIND[item] == Kind.EVENT:
        take_in(s, HELPLESS_OF[item])
    elif item == Item.MEDICINE:
        push(s, Step.HEALED_BY_CARD, seat, 1)
        ask_survivor(s, seat, Whom.HEALED_BY_CARD, Purpose.HEAL)
    elif item == Item.ADRENALINE_SHOT:
        push(s, Step.SET_DIE, seat, 0)
    elif item == Item.JUNK:
        push(s, Step.REROLL, seat, 0)
    else:
        use_tool(s, seat, item)


@rule
def use_tool(s: State, seat: int, item: int) -> None:
    if item == Item.PADLOCK:
        push(s, Step.PADLOCK)
        ask_place(s, seat, own_places_with_gaps(s, seat), Purpose.BARRICADE)
    elif item == Item.SCISSORS:
        push(s, Step.SCISSORS, seat)
        ask_place(s, seat, own_places_with_zombies(s, seat), Purpose.KILL_ZOMBIE)
    elif item == Item.DESK_LAMP:
        push(s, Step.LAMP, seat)
        ask_survivor(s, seat, Whom.LAMP_BEARER, Purpose.ATTACK)
    else:
        push(s, Step.MEGAPHONE, seat)
        ask_place(s, seat, megaphone_places(s, seat), Purpose.PUT_ZOMBIE)


@rule
def take_in(s: State, helpless: int) -> None:
    """A straggler: the survivor joins, then the helpless come."""
    if helpless > 0 and not is_exile(s, s.active) and survivors_in_deck(s) > 0:
        s.happened |= Happened.ADDED_WITH_HELPLESS
    if helpless > 0:
        push(s, Step.HELPLESS, helpless)
    push(s, Step.RECRUIT)


@game.step(Step.HEALED_BY_CARD)
def healed_by(s: State, seat: int, by_card: int) -> None:
    if s.picked < 0:
        return
    if by_card:
        s.it = s.picked
        s.happened |= Happened.HEALED  # x04
    push(s, Step.HEAL, s.picked, seat)


@game.step(Step.PADLOCK)
def padlock(s: State) -> None:
    push(s, Step.BARRICADE, 2, s.where)


@game.step(Step.SCISSORS)
def scissors(s: State, seat: int) -> None:
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] == s.where:
            s.it = x
    s.doing = Doing.NOTHING
    push(s, Step.KILLS, 1, s.where, 0)


@game.step(Step.LAMP)
def lamp(s: State, seat: int) -> None:
    """The desk lamp: an attack without a die, on a zombie or on a survivor."""
    x = s.picked
    push(s, Step.LAMP_AIMED, x)
    zombie = zombies_at(s, s.place[x]) > 0
    s.yes = 1 if zombie else 0
    if zombie and has_target(s, seat, x):
        ask(s, 1 << seat, Question.AIM, x)


@game.step(Step.LAMP_AIMED)
def lamp_aimed(s: State, x: int) -> None:
    if s.yes == 1:
        begin_attack(s, x, -1, Doing.ATTACK)
        push(s, Step.DO_ATTACK)
    else:
        begin_attack(s, x, -1, Doing.STRIKE)
        push(s, Step.DO_STRIKE)
        push(s, Step.STRIKE_TARGET)
    push(s, Step.MODIFIERS)


@game.step(Step.MEGAPHONE)
def megaphone(s: State, seat: int) -> None:
    s.there = s.where
    push(s, Step.ATTRACT_FROM, 4)
    ask_place(s, seat, attractable(s, s.there), Purpose.FROM)


# ---- equip


@game.forbids(Act.EQUIP)
def forbids_equip(s: State, player: int, item: int) -> int:
    if in_hand(s, player, item) < 0:
        return Why.CARD_NOT_HELD
    if KIND[item] != Kind.EQUIP:
        return Why.WRONG_KIND_OF_CARD
    return 0 if own_survivors(s, player) != 0 else Why.NOT_EQUIPMENT


@game.deed(Act.EQUIP)
def equip(s: State, player: int, item: int) -> None:
    """COL-160: to any own survivor at any location. Which card it is lies open by now."""
    card = in_hand(s, player, item)
    s.known[card] |= ALL_SEATS
    push(s, Step.EQUIPPED, card)
    ask_survivor(s, player, Whom.OWN, Purpose.EQUIP)


@game.step(Step.EQUIPPED)
def equipped_to(s: State, gear: int) -> None:
    if s.picked >= 0:
        put_on(s, gear, s.picked)


@rule
def put_on(s: State, gear: int, x: int) -> None:
    put(s, gear, BEARER + x, ALL_SEATS)
    s.bore[gear] |= 1 << x
    emit(s, Event.EQUIPPED, EVERYONE, x, gear)


# ---- equipment that is an action of its own


@game.forbids(Act.USE)
def forbids_use(s: State, player: int, gear: int) -> int:
    if not is_own_gear(s, player, gear):
        return Why.NOT_AVAILABLE
    if (s.used_gear >> gear) & 1:
        return Why.USED_THIS_ROUND
    item = CARD_ITEM[gear]
    x = bearer(s, gear)
    if item == Item.SNIPER_RIFLE:
        return 0 if places_with_zombies(s) != 0 else Why.NO_ZOMBIE_TO_KILL
    if item == Item.WALKIE_TALKIE:
        return 0 if has_raisable(s, player) and lowerable(s, player) != 0 else Why.DIE_AT_SIX
    if item == Item.BOOK_FITNESS:
        return 0 if dice_of(s, player) > 0 else Why.NO_EFFECT
    if item == Item.BOOK_LEADERSHIP:
        return 0 if has_raisable(s, player) else Why.DIE_AT_SIX
    if item == Item.BOOK_COOKING or item == Item.BOOK_BARRICADES:
        if s.place[x] != Place.COLONY:
            return Why.WRONG_PLACE
        return Why.NO_EMPTY_SPACE if item == Item.BOOK_BARRICADES and gaps_at(s, 0) == 0 else 0
    return Why.NOT_AVAILABLE


@game.deed(Act.USE)
def use(s: State, player: int, gear: int) -> None:
    item = CARD_ITEM[gear]
    s.it = bearer(s, gear)
    s.doing = Doing.NOTHING
    use_gear(s, s.it, gear)
    if item == Item.SNIPER_RIFLE:
        push(s, Step.SNIPE)
        ask_place(s, player, places_with_zombies(s), Purpose.SHOOT)
    elif item == Item.WALKIE_TALKIE:
        push(s, Step.WALKIE, player)
    elif item == Item.BOOK_FITNESS:
        push(s, Step.REROLL, player, 0)
    elif item == Item.BOOK_LEADERSHIP:
        push(s, Step.RAISE, player)
    elif item == Item.BOOK_COOKING:
        change_food(s, 1)
    else:
        push(s, Step.BARRICADE, 1, Place.COLONY)


@game.step(Step.SNIPE)
def snipe(s: State) -> None:
    """No attack, no exposure."""
    push(s, Step.KILLS, 1, s.where, 0)
