"""Asking for cards, and handing equipment over (4.17, 4.18)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    ALL_ITEMS,
    CARD_ITEM,
    EQUIPMENT,
    ITEMS,
    ITEMS_OF,
    Item,
    Symbol,
)
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.content.survivors import SURVIVORS, Survivor
from shamble.games.colony.rules.cards.equipment import bearer, is_own_gear, unused
from shamble.games.colony.rules.cards.items import in_hand, put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.rules.cards.playing import (
    forbids_effect_of,
    play_card,
    put_on,
    with_effect,
)
from shamble.games.colony.rules.choices.choosing import ask_survivor
from shamble.games.colony.rules.choices.picking import take_item
from shamble.games.colony.rules.choices.whom import is_own, suits
from shamble.games.colony.rules.terms import (
    free_spaces,
    is_exile,
    is_out,
    own_survivors,
    zombies_at,
)
from shamble.games.colony.rules.turn.dice import forbids_eat, has_raisable
from shamble.games.colony.rules.turn.modifiers import declare_ability, declare_gear
from shamble.games.colony.rules.turn.moving import (
    forbids_drive,
    forbids_going,
    forbids_moving,
    moves_safely,
)
from shamble.games.colony.rules.zombies.attack import (
    can_mix,
    forbids_attack,
    forbids_attacking,
)
from shamble.games.colony.state import (
    Act,
    Doing,
    Event,
    Purpose,
    Question,
    State,
    Step,
    Whom,
    Why,
)
from shamble.rules import EVERYONE, ask, emit, lowest, offer, push, rule

SYMBOLS = 7  # kinds of card that can be asked for: seven symbols, then the items

# Kinds of equipment: who has a survivor can always play it.
GEAR_KINDS = (1 << Symbol.WEAPON | 1 << Symbol.BOOK | 1 << Symbol.TOOL) | EQUIPMENT << SYMBOLS


# ---- what the asker could play at once (COL-193), as bits of items


@rule
def playable(s: State, player: int) -> int:
    items = with_effect(s, player, ALL_ITEMS)
    if has_survivor(s, player):
        items |= EQUIPMENT
    if can_drive(s, player) or can_burn(s, player):
        items |= 1 << Item.FUEL
    if can_mix_somewhere(s, player):
        items |= ITEMS_OF[Symbol.MEDICINE]
    if is_exile(s, player) and has_raisable(s, player) and s.no_food_cards == 0:
        items |= ITEMS_OF[Symbol.FOOD]
    return items


@rule
def has_survivor(s: State, player: int) -> bool:
    for x in range(SURVIVORS):
        if is_own(s, player, x):
            return True
    return False


@rule
def can_drive(s: State, player: int) -> bool:
    own = own_survivors(s, player)
    while own != 0:
        x = lowest(own)
        own &= own - 1
        if forbids_moving(s, player, x) == 0:
            for place in range(PLACES):
                if forbids_going(s, player, x, place) == 0 and free_spaces(s, place) > 0:
                    if not moves_safely(s, x, place):
                        return True
    return False


@rule
def can_burn(s: State, player: int) -> bool:
    """A bearer of an unused lighter who can attack a zombie now."""
    own = own_survivors(s, player)
    while own != 0:
        x = lowest(own)
        own &= own - 1
        if unused(s, x, Item.LIGHTER) >= 0:
            if zombies_at(s, s.place[x]) > 0 and has_attack_die(s, player, x):
                return True
    return False


@rule
def can_mix_somewhere(s: State, player: int) -> bool:
    own = own_survivors(s, player)
    while own != 0:
        x = lowest(own)
        own &= own - 1
        if can_mix(s, player, x, 0):
            if zombies_at(s, s.place[x]) > 0 and has_attack_die(s, player, x):
                return True
    return False


@rule
def has_attack_die(s: State, player: int, x: int) -> bool:
    for die in range(6):
        if forbids_attacking(s, player, x, die) == 0:
            return True
    return False


# ---- asking


@rule
def kind_fits(kind: int) -> int:
    """The items of a kind that can be asked for."""
    return ITEMS_OF[kind] if kind < SYMBOLS else 1 << (kind - SYMBOLS)


@game.forbids(Act.REQUEST)
def forbids_request(s: State, player: int, seat: int) -> int:
    if seat >= s.players or seat == player or is_out(s, seat):
        return Why.NOBODY_TO_ASK
    if s.refused[seat] & GEAR_KINDS != GEAR_KINDS and has_survivor(s, player):
        return 0
    items = playable(s, player)
    if items == 0:
        return Why.CANNOT_PLAY_NOW
    for symbol in range(SYMBOLS):
        if ITEMS_OF[symbol] & items != 0 and (s.refused[seat] >> symbol) & 1 == 0:
            return 0
    for item in range(ITEMS):
        if (items >> item) & 1 and (s.refused[seat] >> (SYMBOLS + item)) & 1 == 0:
            return 0
    return Why.REFUSED_ALREADY


@game.deed(Act.REQUEST)
def request(s: State, player: int, seat: int) -> None:
    s.doing = Doing.NOTHING
    push(s, Step.WANTED, player, seat)
    push(s, Step.ASK_WANT, player, seat)


@game.step(Step.ASK_WANT)
def ask_what(s: State, player: int, seat: int) -> None:
    s.fits = playable(s, player)
    ask(s, 1 << player, Question.WANT, seat)


@rule
def forbids_kind(s: State, kind: int) -> int:
    if kind_fits(kind) & s.fits == 0:
        return Why.CANNOT_PLAY_NOW
    return Why.REFUSED_ALREADY if (s.refused[s.about[0]] >> kind) & 1 else 0


@game.forbids(Act.WANT)
def forbids_want(s: State, player: int, symbol: int) -> int:
    return forbids_kind(s, symbol)


@game.forbids(Act.WANT_ITEM)
def forbids_want_item(s: State, player: int, item: int) -> int:
    return forbids_kind(s, SYMBOLS + item)


@game.deed(Act.WANT)
def want(s: State, player: int, symbol: int) -> None:
    s.wanted = symbol


@game.deed(Act.WANT_ITEM)
def want_item(s: State, player: int, item: int) -> None:
    s.wanted = SYMBOLS + item


@game.step(Step.WANTED)
def wanted(s: State, player: int, seat: int) -> None:
    """COL-188: the other gives one that can be played now, or refuses; refusals look alike."""
    if s.wanted < SYMBOLS:
        emit(s, Event.REQUESTED, EVERYONE, player, seat, s.wanted)
    else:
        emit(s, Event.REQUESTED_ITEM, EVERYONE, player, seat, s.wanted - SYMBOLS)
    push(s, Step.ANSWERED_REQUEST, player, seat)
    s.from_zone = seat
    s.fits = s.fits & kind_fits(s.wanted)
    ask(s, 1 << seat, Question.GIVE, player)


@game.step(Step.ANSWERED_REQUEST)
def answered_request(s: State, player: int, seat: int) -> None:
    item = take_item(s)
    if item < 0:
        s.refused[seat] |= 1 << s.wanted  # COL-194
        emit(s, Event.REFUSED, EVERYONE, seat)
        return
    card = in_hand(s, seat, item)
    emit(s, Event.GAVE, EVERYONE, seat, player, item)
    put(s, card, player, ALL_SEATS)  # COL-190: shown to all
    s.received = card
    ask(s, 1 << player, Question.PLAY_IT, item)


# ---- playing what was given (COL-189, COL-191; D38)


@game.forbids(Act.PLAY_IT)
def forbids_play_it(s: State, player: int) -> int:
    return forbids_effect_of(s, player, s.about[0])


@game.deed(Act.PLAY_IT)
def play_it(s: State, player: int) -> None:
    card = s.received
    s.received = -1
    play_card(s, player, card)


@game.offers(Question.PLAY_IT)
def may_play_it(s: State, player: int, out: list[int]) -> None:
    item = s.about[0]
    for x in range(SURVIVORS):
        for die in range(6):
            if forbids_attack(s, player, x, die) == 0:
                offer(out, Act.ATTACK, x, die)
    for x in range(SURVIVORS):
        for place in range(PLACES):
            if forbids_drive(s, player, x, place) == 0:
                offer(out, Act.DRIVE, x, place)
    for die in range(6):
        if forbids_eat(s, player, die) == 0:
            offer(out, Act.EAT, die)
    if (EQUIPMENT >> item) & 1:
        for x in range(SURVIVORS):
            if suits(s, Whom.OWN, player, x):
                offer(out, Act.CHOOSE, x)
    if forbids_effect_of(s, player, item) == 0:
        offer(out, Act.PLAY_IT)


@game.step(Step.USE_RECEIVED)
def use_received(s: State) -> None:
    """After the declaration: a requested card is the input of the attack, or equipped."""
    if s.received < 0:
        return
    item = CARD_ITEM[s.received]
    if s.doing == Doing.ATTACK and item == Item.FUEL:
        declare_gear(s, unused(s, s.it, Item.LIGHTER))
    elif s.doing == Doing.ATTACK:
        declare_ability(s, Survivor.ANTON_KESSLER)
    elif (EQUIPMENT >> item) & 1 and s.picked >= 0:
        card = s.received
        s.received = -1
        put_on(s, card, s.picked)


# ---- handing over (4.18)


@game.forbids(Act.HAND_OVER)
def forbids_hand_over(s: State, player: int, gear: int) -> int:
    if not is_own_gear(s, player, gear):
        return Why.CANNOT_HAND_OVER
    if has_receiver(s, player, gear):
        return 0
    return Why.NOBODY_TO_TAKE_IT if has_company(s, bearer(s, gear)) else Why.NOBODY_AROUND


@rule
def has_company(s: State, giver: int) -> bool:
    for x in range(SURVIVORS):
        if x != giver and s.place[x] == s.place[giver]:
            return True
    return False


@rule
def has_receiver(s: State, player: int, gear: int) -> bool:
    giver = bearer(s, gear)
    for x in range(SURVIVORS):
        if s.place[x] == s.place[giver] and x != giver and (s.bore[gear] >> x) & 1 == 0:
            if s.owner[x] == player or (s.refused_gear[gear] >> s.owner[x]) & 1 == 0:
                return True
    return False


@game.deed(Act.HAND_OVER)
def hand_over(s: State, player: int, gear: int) -> None:
    s.doing = Doing.NOTHING
    s.it = bearer(s, gear)
    s.gear = gear
    s.bore[gear] |= 1 << s.it  # COL-199a
    push(s, Step.HANDED_OVER, player)
    ask_survivor(s, player, Whom.RECEIVER, Purpose.HAND_OVER)


@game.step(Step.HANDED_OVER)
def handed_over(s: State, player: int) -> None:
    """COL-198: another player must agree."""
    x = s.picked
    push(s, Step.CONSENTED, x)
    s.yes = 1
    if s.owner[x] != player:
        ask(s, 1 << s.owner[x], Question.CONSENT, s.gear, x)


@game.step(Step.CONSENTED)
def consented(s: State, x: int) -> None:
    if s.yes == 1:
        put_on(s, s.gear, x)
        emit(s, Event.HANDED, EVERYONE, s.gear, x)
    else:
        s.refused_gear[s.gear] |= 1 << s.owner[x]
        emit(s, Event.DECLINED, EVERYONE, s.owner[x])
