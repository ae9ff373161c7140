"""A player's turn: what may be done, and what follows each action (4.5 to 4.7)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    EQUIPMENT,
    GEARS,
    ITEMS_OF,
    Symbol,
)
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.places import PLACES, SPACES, Place
from shamble.games.colony.content.survivors import ATTACK, SEARCH, SURVIVORS, Survivor
from shamble.games.colony.rules.cards.giving import (
    forbids_contributing,
    is_wanted,
    storable,
)
from shamble.games.colony.rules.cards.items import discard, held, in_hand, usable_in
from shamble.games.colony.rules.cards.playing import forbids_use, with_effect
from shamble.games.colony.rules.cards.requests import forbids_request, has_receiver
from shamble.games.colony.rules.choices.choosing import ask_survivor
from shamble.games.colony.rules.choices.picking import ask_card, ask_die, take_item
from shamble.games.colony.rules.choices.whom import hurt_at_colony, is_own
from shamble.games.colony.rules.effects.on_cards import spend_all_dice
from shamble.games.colony.rules.people.exile import forbids_call
from shamble.games.colony.rules.terms import (
    deck_size,
    dice_of,
    dice_there,
    everybody_at,
    from_on,
    has_lasting,
    is_exile,
    is_fatal,
    is_out,
    own_survivors,
    places_with_gaps,
    places_with_others,
    places_with_zombies,
    tokens,
)
from shamble.games.colony.rules.turn.abilities import (
    forbids_ability_of,
    forbids_greenhouse,
)
from shamble.games.colony.rules.turn.dice import forbids_eat
from shamble.games.colony.rules.turn.moving import forbids_going, forbids_moving, moves_safely
from shamble.games.colony.rules.zombies.attack import is_held_back, takes_any_die
from shamble.games.colony.state import Act, Event, Purpose, Question, State, Step, Whom, Why
from shamble.rules import EVERYONE, ask, emit, lowest, offer, push, rule


@game.step(Step.TURN)
def turn(s: State, first: int) -> None:
    """COL-074: any number of actions, until the player stops."""
    if is_out(s, s.active):  # COL-094a
        return
    if first:
        s.fresh = 1
    elif s.fresh == 2 or s.fresh == 4:
        s.fresh -= 1
    else:
        s.fresh = 0
    s.happened = 0
    s.it = -1
    s.received = -1
    push(s, Step.TURN, 0)
    push(s, Step.AFTER_ACTION)
    ask(s, 1 << s.active, Question.TURN)


@game.deed(Act.END_TURN)
def end_own_turn(s: State, player: int) -> None:
    s.depth -= 2  # no further action


@game.step(Step.AFTER_ACTION)
def after_action(s: State) -> None:
    """COL-077, COL-079: once all is settled, the crossroads card is tested."""
    if s.received >= 0:
        push(s, Step.AFTER_ACTION)
        push(s, Step.USE_RECEIVED)
        return
    if is_unsettled(s):
        push(s, Step.AFTER_ACTION)
        push(s, Step.SETTLE)
        return
    push(s, Step.TEST_TRIGGER)
    push(s, Step.CHECKPOINT)


@rule
def is_unsettled(s: State) -> bool:
    for seat in range(s.players):
        if s.group[seat] == 0 and not is_out(s, seat):
            return True
    felix = int(Survivor.FELIX_WARD)
    return s.place[felix] >= 0 and is_fatal(s, felix)


# ---- x04: the duty of an attached card (COL-072, step 3)


@game.step(Step.PILL)
def pill(s: State, after: int) -> None:
    for x in range(after, SURVIVORS):
        if s.owner[x] == s.active and s.place[x] >= 0:
            if (s.attached[x] >> Attached.ONE_MORE) & 1:
                push(s, Step.PILL, x + 1)
                swallow(s, x)
                return


@rule
def swallow(s: State, x: int) -> None:
    """A medicine card on the survivor, or a die; without both nothing happens.

    Who has a die is asked even without medicine (`forbids_yes`): nobody learns what a hand lacks.
    """
    seat = s.active
    if dice_of(s, seat) > 0:
        push(s, Step.PILL_CHOSEN, x, 0)
        ask(s, 1 << seat, Question.CONFIRM, Purpose.PILL)
    elif usable_in(s, seat, Symbol.MEDICINE) >= 0:
        s.yes = 1
        push(s, Step.PILL_CHOSEN, x, 0)


@game.step(Step.PILL_CHOSEN)
def pill_chosen(s: State, x: int, named: int) -> None:
    seat = s.active
    if named == 1:
        item = take_item(s)
        emit(s, Event.PLAYED, EVERYONE, seat, item)
        discard(s, seat, in_hand(s, seat, item))
        push(s, Step.HEAL, x, seat)
    elif s.yes == 1:
        push(s, Step.PILL_CHOSEN, x, 1)
        ask_card(s, seat, seat, ITEMS_OF[Symbol.MEDICINE], Purpose.PILL)
    else:
        push(s, Step.DIE_SPENT, seat)
        ask_die(s, seat, Purpose.SPEND, 0)


# ---- y28: the clinic; x39: rest


@game.forbids(Act.CLINIC)
def forbids_clinic(s: State, player: int) -> int:
    priya = int(Survivor.PRIYA_NAIR)
    if not has_lasting(s, Lasting.CLINIC) or s.place[priya] != Place.COLONY:
        return Why.NO_LASTING_RULE
    if held(s, player) == 0:
        return Why.CARD_NOT_HELD
    for x in range(SURVIVORS):
        if hurt_at_colony(s, player, x):
            return 0
    return Why.NO_EFFECT


@game.deed(Act.CLINIC)
def clinic(s: State, player: int) -> None:
    push(s, Step.CLINIC, player)
    ask_card(s, player, player, -1, Purpose.DISCARD)


@game.step(Step.CLINIC)
def clinic_paid(s: State, seat: int) -> None:
    item = take_item(s)
    emit(s, Event.LOST_CARD, EVERYONE, seat, item)
    discard(s, seat, in_hand(s, seat, item))
    push(s, Step.HEALED_BY_CARD, seat, 0)
    ask_survivor(s, seat, Whom.HURT_AT_COLONY, Purpose.HEAL)


@game.forbids(Act.REST)
def forbids_rest(s: State, player: int) -> int:
    if not has_lasting(s, Lasting.BONE_TIRED):
        return Why.NO_LASTING_RULE
    if s.fresh == 0:
        return Why.ONLY_AT_TURN_START
    if dice_of(s, player) == 0:
        return Why.NO_EFFECT
    for x in range(SURVIVORS):
        if is_own(s, player, x) and tokens(s, x) > 0:
            return 0
    return Why.NO_EFFECT


@game.deed(Act.REST)
def rest(s: State, player: int) -> None:
    """All unused dice for healing 1 on each own survivor."""
    spend_all_dice(s, player)
    if s.fresh == 1:
        push(s, Step.BEGIN_OF_TURN)
    push(s, Step.RESTED, player, 0)


@game.step(Step.RESTED)
def rested(s: State, seat: int, after: int) -> None:
    for x in range(after, SURVIVORS):
        if is_own(s, seat, x) and tokens(s, x) > 0:
            push(s, Step.RESTED, seat, x + 1)
            push(s, Step.HEAL, x, seat)
            return


# ---- all that may be done, each thing decided once


@game.offers(Question.TURN)
def may_do(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.END_TURN)
    own = own_survivors(s, player)
    offer_die_actions(s, player, own, out)
    offer_abilities(s, player, own, out)
    offer_cards(s, player, own, out)
    offer_gear(s, player, own, out)
    offer_moves(s, player, own, out)
    offer_food(s, player, out)
    for seat in range(s.players):
        if seat != player and forbids_request(s, player, seat) == 0:
            offer(out, Act.REQUEST, seat)
    for seat in range(s.players):
        if forbids_call(s, player, seat) == 0:
            offer(out, Act.CALL_EXILE, seat)
    if s.lasting != 0:
        if forbids_clinic(s, player) == 0:
            offer(out, Act.CLINIC)
        if forbids_rest(s, player) == 0:
            offer(out, Act.REST)


@rule
def offer_dice(out: list[int], kind: int, x: int, dice: int) -> None:
    while dice != 0:
        offer(out, kind, x, lowest(dice))
        dice &= dice - 1


@rule
def offer_die_actions(s: State, player: int, own: int, out: list[int]) -> None:
    dice = dice_there(s, player)
    if dice == 0:
        return
    zombies, gaps = places_with_zombies(s), places_with_gaps(s)
    others = places_with_others(s, player)
    while own != 0:
        x = lowest(own)
        own &= own - 1
        place = s.place[x]
        if not is_held_back(s, x):
            strong = dice if takes_any_die(s, x) else from_on(dice, ATTACK[x])
            if (zombies >> place) & 1:
                offer_dice(out, Act.ATTACK, x, strong)
            if (others >> place) & 1:
                offer_dice(out, Act.STRIKE, x, strong)
            if place != Place.COLONY and deck_size(s, place) > 0:
                offer_dice(out, Act.SEARCH, x, from_on(dice, SEARCH[x]))
        if (gaps >> place) & 1:
            offer_dice(out, Act.BARRICADE, x, dice)
        if place == Place.COLONY and s.waste_count > 0:
            offer_dice(out, Act.CLEAN, x, dice)
        if (gaps >> place) & 1 and zombies & ~(1 << place) != 0:
            offer_dice(out, Act.ATTRACT, x, dice)


@rule
def offer_abilities(s: State, player: int, own: int, out: list[int]) -> None:
    felix = int(Survivor.FELIX_WARD)
    others = own & ~(1 << felix)
    while others != 0:
        x = lowest(others)
        others &= others - 1
        if forbids_ability_of(s, player, x, x) == 0:
            offer(out, Act.ABILITY, x)
    if (own >> felix) & 1 and s.place[felix] > 0:
        beside = everybody_at(s, s.place[felix])
        while beside != 0:
            ability = lowest(beside)
            beside &= beside - 1
            if forbids_ability_of(s, player, felix, ability) == 0:
                offer(out, Act.COPY, ability)
    if (s.attached[Survivor.OWEN_MARSH] >> Attached.GREENHOUSE) & 1:
        for die in range(6):
            if forbids_greenhouse(s, player, die) == 0:
                offer(out, Act.GREENHOUSE, die)


@rule
def offer_cards(s: State, player: int, own: int, out: list[int]) -> None:
    items = held(s, player)
    if items == 0:
        return
    useful = with_effect(s, player, items)
    left = items
    while left != 0:
        item = lowest(left)
        left &= left - 1
        if (EQUIPMENT >> item) & 1 and own != 0:
            offer(out, Act.EQUIP, item)
        elif (useful >> item) & 1:
            offer(out, Act.PLAY, item)
        if is_wanted(s, item) and storable(s, player, item) >= 0:
            offer(out, Act.STORE, item)
    if forbids_contributing(s, player) == 0:
        while items != 0:
            offer(out, Act.CONTRIBUTE, lowest(items))
            items &= items - 1


@rule
def offer_gear(s: State, player: int, own: int, out: list[int]) -> None:
    worn = 0
    for gear in range(GEARS):
        if s.zone[gear] >= BEARER and (own >> (s.zone[gear] - BEARER)) & 1:
            worn |= 1 << gear
    if worn == 0:
        return
    contributing = forbids_contributing(s, player) == 0
    while worn != 0:
        one = lowest(worn)
        worn &= worn - 1
        if forbids_use(s, player, one) == 0:
            offer(out, Act.USE, one)
        if contributing:
            offer(out, Act.CONTRIBUTE_GEAR, one)
        if is_wanted(s, CARD_ITEM[one]):
            offer(out, Act.STORE_GEAR, one)
        if has_receiver(s, player, one):
            offer(out, Act.HAND_OVER, one)


@rule
def places_with_space(s: State) -> int:
    """As bits; all places are counted in one go, six bits each."""
    standing = s.helpless + (s.guard << 6 * Place.SCHOOL)
    for x in range(SURVIVORS):
        if s.place[x] >= 0:
            standing += 1 << 6 * s.place[x]
    space = 0
    for place in range(PLACES):
        if (standing >> 6 * place) & 63 < SPACES[place]:
            space |= 1 << place
    return space


@rule
def offer_moves(s: State, player: int, own: int, out: list[int]) -> None:
    space = places_with_space(s)
    fuel = usable_in(s, player, Symbol.FUEL) >= 0
    able = own & ~s.moved
    while able != 0:
        x = lowest(able)
        able &= able - 1
        if forbids_moving(s, player, x) == 0:
            for place in range(PLACES):
                if (space >> place) & 1 and forbids_going(s, player, x, place) == 0:
                    offer(out, Act.MOVE, x, place)
                    if fuel and not moves_safely(s, x, place):
                        offer(out, Act.DRIVE, x, place)


@rule
def offer_food(s: State, player: int, out: list[int]) -> None:
    if is_exile(s, player):
        for die in range(5):
            if forbids_eat(s, player, die) == 0:
                offer(out, Act.EAT, die)
        return
    for die in range(5):
        if s.dice[player][die] > 0:
            for tokens in range(1, min(6 - die, 1 + s.food)):
                offer(out, Act.SPEND_FOOD, die, tokens)
