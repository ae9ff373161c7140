"""Abilities that are actions of their own (4.12, 5.1)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    CARD_ITEM,
    ITEMS_OF,
    LOOK,
    Symbol,
)
from shamble.games.colony.content.names import Attached
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import (
    ABILITY_DIE,
    ABILITY_ONCE,
    ABILITY_USE,
    SURVIVORS,
    Survivor,
    Use,
)
from shamble.games.colony.rules.cards.items import draw, first_in, put, random_in_hand, top_of_deck
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, knows_spot, knows_zone
from shamble.games.colony.rules.cards.losing import steal
from shamble.games.colony.rules.choices.choosing import ask_place, ask_seat, ask_survivor
from shamble.games.colony.rules.choices.picking import ask_card_or_done, ask_die, take_item
from shamble.games.colony.rules.choices.whom import is_own
from shamble.games.colony.rules.colony_phase.tokens import ability_used, change_food, use_ability
from shamble.games.colony.rules.conditions.families import Family
from shamble.games.colony.rules.effects.on_cards import put_look_back
from shamble.games.colony.rules.terms import (
    bears,
    deck_size,
    dice_of,
    gaps_at,
    has_ability,
    is_out,
    take_die,
    tokens,
    works_here,
    zombies_at,
)
from shamble.games.colony.rules.turn.dice import has_raisable
from shamble.games.colony.rules.turn.labour import begin_barricade
from shamble.games.colony.state import Act, Doing, Event, Purpose, Question, State, Step, Whom, Why
from shamble.rules import EVERYONE, ask, emit, push, rule

# ---- whether an ability can be used


@rule
def forbids_ability_of(s: State, player: int, x: int, ability: int) -> int:
    if not is_own(s, player, x):
        return Why.NOT_YOUR_SURVIVOR
    if ABILITY_USE[ability] != Use.ACTIVE or not has_ability(s, x, ability):
        return Why.NOT_AVAILABLE
    if not works_here(s, x, ability):
        return Why.WRONG_PLACE
    if ABILITY_ONCE[ability] and ability_used(s, x, ability):
        return Why.USED_THIS_ROUND
    if ABILITY_DIE[ability] > 0 and not has_die(s, player, ABILITY_DIE[ability]):
        return Why.DIE_TOO_LOW_FOR_ABILITY
    return forbids_effect(s, player, x, ability)


@rule
def has_die(s: State, player: int, least: int) -> bool:
    for value in range(least - 1, 6):
        if s.dice[player][value] > 0:
            return True
    return False


@rule
def forbids_effect(s: State, player: int, x: int, ability: int) -> int:
    """COL-158: an ability that would do nothing; COL-072: one for the beginning of a turn."""
    if ability == Survivor.NOEL_TANNER:
        return 0 if s.fresh == 1 else Why.ONLY_AT_TURN_START
    if ability == Survivor.BARNABY_ROOK or ability == Survivor.HELEN_ZHOU:
        return 0 if with_cards(s, player) != 0 else Why.NO_EFFECT
    if ability == Survivor.MIRELA_VANCE:
        return 0 if s.crisis_next < s.crisis_end else Why.NO_EFFECT
    if ability == Survivor.NORA_FINCH and s.helpless == 0:
        return Why.NO_EFFECT
    if kills_of(ability) > 0:
        return 0 if zombies_at(s, s.place[x]) > 0 else Why.NO_ZOMBIE_TO_KILL
    if ability == Survivor.TONI_BURKE:
        return 0 if gaps_at(s, s.place[x]) > 0 else Why.NO_EMPTY_SPACE
    if ability == Survivor.VICTOR_LANG:
        return 0 if dice_of(s, player) > 0 else Why.NO_EFFECT
    if ability == Survivor.RUTH_ADEYEMI:
        return 0 if somebody_hurt(s, s.place[x]) else Why.NO_EFFECT
    if ability == Survivor.ASTRID_MOEN:
        return 0 if decks_with_cards(s) != 0 else Why.NO_EFFECT
    if ability == Survivor.LEON_BAPTISTE:
        return 0 if deck_size(s, s.place[x]) > 0 else Why.NO_EFFECT
    if ability == Survivor.FRANK_OSEI:
        return 0 if has_raisable(s, player) else Why.DIE_AT_SIX
    return 0


@rule
def kills_of(ability: int) -> int:
    if ability == Survivor.CLARA_MENDES:
        return 1
    if ability == Survivor.NORA_FINCH or ability == Survivor.COLE_RADEK:
        return 2
    return 2 if ability == Survivor.WADE_TOLLIVER else 0


@rule
def with_cards(s: State, player: int) -> int:
    """The other players who hold cards, as bits."""
    seats = 0
    for seat in range(s.players):
        if seat != player and not is_out(s, seat) and s.hand_count[seat] > 0:
            seats |= 1 << seat
    return seats


@rule
def decks_with_cards(s: State) -> int:
    places = 0
    for place in range(1, PLACES):
        if deck_size(s, place) > 0:
            places |= 1 << place
    return places


@rule
def somebody_hurt(s: State, place: int) -> bool:
    for x in range(SURVIVORS):
        if s.place[x] == place and tokens(s, x) > 0:
            return True
    return False


# ---- using one


@game.forbids(Act.ABILITY)
def forbids_ability(s: State, player: int, x: int) -> int:
    if x == Survivor.FELIX_WARD:
        return Why.NOT_AVAILABLE
    return forbids_ability_of(s, player, x, x)


@game.forbids(Act.COPY)
def forbids_copy(s: State, player: int, ability: int) -> int:
    """COL-151: Felix."""
    return forbids_ability_of(s, player, Survivor.FELIX_WARD, ability)


@game.deed(Act.ABILITY)
def use_own_ability(s: State, player: int, x: int) -> None:
    start_ability(s, player, x, x)


@game.deed(Act.COPY)
def use_copied_ability(s: State, player: int, ability: int) -> None:
    start_ability(s, player, Survivor.FELIX_WARD, ability)


@rule
def start_ability(s: State, player: int, x: int, ability: int) -> None:
    """COL-146: the die first."""
    s.it = x
    s.there = s.place[x]
    s.doing = Doing.NOTHING
    use_ability(s, x, ability)
    push(s, Step.ABILITY, player, x, ability)
    if ABILITY_DIE[ability] > 0:
        push(s, Step.DIE_SPENT, player)
        ask_die(s, player, Purpose.SPEND, ABILITY_DIE[ability] - 1)


deeds = Family("ability_by")


@game.step(Step.ABILITY)
def ability_step(s: State, seat: int, x: int, ability: int) -> None:
    ability_by(s, ability, seat, x)


@deeds.of(Survivor.NOEL_TANNER)
def goes_home(s: State, seat: int, x: int) -> None:
    """He (or Felix in his place) leaves the game: morale +1."""
    push(s, Step.BEGIN_OF_TURN)
    push(s, Step.MORALE, 1)
    push(s, Step.REMOVE, x)


@game.step(Step.BEGIN_OF_TURN)
def begin_of_turn(s: State) -> None:
    """COL-072: what is for the beginning of a turn does not end the beginning."""
    s.fresh = 2


@deeds.of(Survivor.BARNABY_ROOK)
def smuggle(s: State, seat: int, x: int) -> None:
    push(s, Step.STOLEN, seat)
    ask_seat(s, seat, with_cards(s, seat), Purpose.STEAL)


@game.step(Step.STOLEN)
def stolen(s: State, seat: int) -> None:
    steal(s, seat, s.who)


@deeds.of(Survivor.ROSA_BELLAMY)
def cook(s: State, seat: int, x: int) -> None:
    change_food(s, 2)


@deeds.of(Survivor.MIRELA_VANCE)
def tell_fortune(s: State, seat: int, x: int) -> None:
    """The top two crises, returned in an order of choice."""
    n = min(2, s.crisis_end - s.crisis_next)
    s.crisis_pair &= ~knows_zone(seat)
    emit(s, Event.PEEKED_CRISES, EVERYONE, seat)
    for i in range(n):
        s.crisis_known[seat] |= 1 << (s.crisis_next + i)
        emit(s, Event.SAW_CRISIS, 1 << seat, s.crises[s.crisis_next + i])
    if n == 2:
        push(s, Step.CRISES_SWAPPED, seat)
        ask(s, 1 << seat, Question.CONFIRM, Purpose.SWAP_CRISES)


@game.step(Step.CRISES_SWAPPED)
def crises_swapped(s: State, seat: int) -> None:
    """Others who knew them do not know their order any more."""
    first = s.crisis_next
    for p in range(s.players):
        if p != seat:
            if (s.crisis_known[p] >> first) & 3 == 3:
                s.crisis_pair |= 1 << p
            s.crisis_known[p] &= ~(3 << first)
    if s.yes == 1:
        card = s.crises[first]
        s.crises[first] = s.crises[first + 1]
        s.crises[first + 1] = card


@deeds.of(Survivor.CLARA_MENDES)
def drive_one_off(s: State, seat: int, x: int) -> None:
    push(s, Step.KILLS, 1, s.place[x], 0)


@deeds.of(Survivor.NORA_FINCH, Survivor.COLE_RADEK)
def drive_two_off(s: State, seat: int, x: int) -> None:
    push(s, Step.KILLS, 2, s.place[x], 0)


@deeds.of(Survivor.WADE_TOLLIVER)
def keep_order(s: State, seat: int, x: int) -> None:
    """Two, with a single exposure."""
    push(s, Step.KILLS, 2, s.place[x], 1)


@deeds.of(Survivor.HELEN_ZHOU)
def cross_examine(s: State, seat: int, x: int) -> None:
    push(s, Step.PEEK_HAND, seat)
    ask_seat(s, seat, with_cards(s, seat), Purpose.PEEK)


@game.step(Step.PEEK_HAND)
def peek_hand(s: State, seat: int) -> None:
    card = random_in_hand(s, s.who)
    s.known[card] |= knows_zone(seat)
    emit(s, Event.LOOKED, EVERYONE, seat, s.who)
    emit(s, Event.SAW, 1 << seat, s.who, CARD_ITEM[card])


@deeds.of(Survivor.TONI_BURKE)
def board_up(s: State, seat: int, x: int) -> None:
    begin_barricade(s, x)


@deeds.of(Survivor.VICTOR_LANG)
def calm(s: State, seat: int, x: int) -> None:
    push(s, Step.REROLL, seat, 1)


@deeds.of(Survivor.RUTH_ADEYEMI)
def treat(s: State, seat: int, x: int) -> None:
    push(s, Step.HEALED_BY_CARD, seat, 0)
    ask_survivor(s, seat, Whom.HURT_BESIDE, Purpose.HEAL)


@deeds.of(Survivor.ASTRID_MOEN)
def fly_over(s: State, seat: int, x: int) -> None:
    push(s, Step.PEEK_DECK, seat)
    ask_place(s, seat, decks_with_cards(s), Purpose.PEEK)


@game.step(Step.PEEK_DECK)
def peek_deck(s: State, seat: int) -> None:
    card = top_of_deck(s, s.where)
    s.known[card] |= knows_spot(seat)
    emit(s, Event.PEEKED_DECK, EVERYONE, seat, s.where)
    emit(s, Event.SAW_TOP, 1 << seat, s.where, CARD_ITEM[card])


@deeds.of(Survivor.LEON_BAPTISTE)
def break_in(s: State, seat: int, x: int) -> None:
    """Four cards are revealed to all; one with the survivor symbol may be taken."""
    place = s.place[x]
    for _ in range(min(4, deck_size(s, place))):
        card = draw(s, place, LOOK, ALL_SEATS)
        emit(s, Event.REVEALED, EVERYONE, place, CARD_ITEM[card])
    push(s, Step.RESCUED, seat, place)
    ask_card_or_done(s, seat, LOOK, ITEMS_OF[Symbol.SURVIVOR], Purpose.RESCUE)


@game.step(Step.RESCUED)
def rescued(s: State, seat: int, place: int) -> None:
    item = take_item(s)
    if item >= 0:
        put(s, first_in(s, LOOK, item), seat, ALL_SEATS)
        emit(s, Event.TOOK, EVERYONE, seat, item)
    put_look_back(s, place)


@deeds.of(Survivor.FRANK_OSEI)
def encourage(s: State, seat: int, x: int) -> None:
    push(s, Step.RAISE, seat)


ability_by = deeds.picker("seat x", "None")


# ---- y25: Owen's greenhouse


@game.forbids(Act.GREENHOUSE)
def forbids_greenhouse(s: State, player: int, die: int) -> int:
    owen = int(Survivor.OWEN_MARSH)
    if not is_own(s, player, owen) or not bears(s, owen, Attached.GREENHOUSE):
        return Why.NO_ATTACHMENT
    if bears(s, owen, Attached.BADGE):
        return Why.CARD_FORBIDS
    if s.place[owen] != Place.COLONY:
        return Why.WRONG_PLACE
    if (s.used_attached >> Attached.GREENHOUSE) & 1:
        return Why.USED_THIS_ROUND
    return Why.NO_SUCH_DIE if s.dice[player][die] == 0 else 0


@game.deed(Act.GREENHOUSE)
def greenhouse(s: State, player: int, die: int) -> None:
    take_die(s, player, die)
    emit(s, Event.DIE_SPENT, EVERYONE, player, die)
    s.used_attached |= 1 << Attached.GREENHOUSE
    change_food(s, 2)
