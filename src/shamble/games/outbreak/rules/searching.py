"""The search action and what happens to a drawn card. OUT-048 to OUT-065, OUT-231 to OUT-233."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import DUAL, GEARS, SLOTS, WEAPON, Gear
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.missions.words import CarKind
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.decks import cards_left, draw_gear, put_away, take_from_deck
from shamble.games.outbreak.rules.spawning import place_zombies, short_of
from shamble.games.outbreak.rules.terms import (
    face,
    is_living,
    is_room,
    published,
    skill,
    zombies_in,
)
from shamble.games.outbreak.state import (
    Act,
    Event,
    Once,
    Option,
    Question,
    Source,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, below, emit, push, rule

SWAPS_IN_A_CHANGE = 10  # OUT-083a


# ---- who may search


@rule
def can_pick_the_fallen(s: State, who: int) -> bool:
    """A free search in the own zone, even outdoors, after killing a zombie this turn."""
    if s.has_killed == 0 or (s.used & Once.FALLEN) != 0 or zombies_in(s, s.at[who]) > 0:
        return False
    return skill(s, who, Skill.PICK_THE_FALLEN) > 0


@rule
def forbids_any_search(s: State, who: int) -> int:
    if s.searched == 1:
        return Why.ALREADY_SEARCHED  # OUT-050: free searches too
    if s.options[Option.SEARCH_CLEAR] == 1 and zombies_in(s, s.at[who]) > 0:
        return Why.ZOMBIES_HERE
    return 0


@game.forbids(Act.SEARCH)
def forbids_search(s: State, player: int) -> int:
    who = s.about[0]
    why = forbids_any_search(s, who)
    if why != 0:
        return why
    if s.car[who] >= 0:
        return Why.NOT_FROM_CAR
    if not cards_left(s):
        return Why.NOTHING_TO_DRAW
    if can_pick_the_fallen(s, who):
        return 0
    if not is_room(s, s.at[who]):
        return Why.OUTDOORS
    return Why.NO_ACTIONS if s.actions + s.free_searches == 0 else 0


@game.forbids(Act.SEARCH_CAR)
def forbids_search_car(s: State, player: int, car: int) -> int:
    who = s.about[0]
    why = forbids_any_search(s, who)
    if why != 0:
        return why
    if zombies_in(s, s.at[who]) > 0:
        return Why.NO_CAR_HERE  # whatever `search_clear` says
    if s.car_zone[car] < 0 or s.car_zone[car] != s.at[who]:
        return Why.NO_CAR_HERE
    if s.car[who] >= 0 and s.car[who] != car:
        return Why.NOT_FROM_CAR
    if s.car_kind[car] == CarKind.POLICE:
        if not cards_left(s):
            return Why.NOTHING_TO_DRAW
    elif s.car_searched[car] == 1 or guns_set_aside(s) == 0:
        return Why.NOTHING_IN_CAR
    if s.actions + s.free_searches == 0 and not can_pick_the_fallen(s, who):
        return Why.NO_ACTIONS
    return 0


@rule
def guns_set_aside(s: State) -> int:
    """What a show car can hold."""
    return s.supply[Gear.EVIL_TWINS] + s.supply[Gear.MAS_SHOTGUN]


@rule
def pay_search(s: State, who: int) -> None:
    """OUT-035a: the free one first."""
    s.searched = 1
    if s.free_searches > 0 and (is_room(s, s.at[who]) or not can_pick_the_fallen(s, who)):
        s.free_searches -= 1
    elif can_pick_the_fallen(s, who):
        s.used |= Once.FALLEN
    else:
        s.actions -= 1


# ---- searching


@game.deed(Act.SEARCH)
def search(s: State, player: int) -> None:
    who = s.about[0]
    pay_search(s, who)
    emit(s, Event.SEARCHED, EVERYONE, who, s.at[who])
    s.draws = 1 + flashlights(s, who)
    push(s, Step.AFTER_ACTION)
    push(s, Step.SEARCH_OVER, who)
    push(s, Step.DRAW, who, Source.DECK)


@rule
def flashlights(s: State, who: int) -> int:  # OUT-052 to OUT-054
    n = 0
    for slot in range(SLOTS):
        n += s.hold[who][slot] == Gear.FLASHLIGHT
    return n


@game.deed(Act.SEARCH_CAR)
def search_car(s: State, player: int, car: int) -> None:
    who = s.about[0]
    pay_search(s, who)
    emit(s, Event.SEARCHED_CAR, EVERYONE, who, car)
    s.draws = 1  # OUT-233
    push(s, Step.AFTER_ACTION)
    push(s, Step.SEARCH_OVER, who)
    if s.car_kind[car] == CarKind.POLICE:
        push(s, Step.DRAW, who, Source.POLICE_CAR)
        return
    s.car_searched[car] = 1  # OUT-232
    gun = Gear.EVIL_TWINS if s.supply[Gear.EVIL_TWINS] > 0 else Gear.MAS_SHOTGUN
    if guns_set_aside(s) > 1 and below(s, 2) == 1:
        gun = Gear.MAS_SHOTGUN
    s.supply[gun] -= 1
    emit(s, Event.DREW, EVERYONE, who, gun)
    s.draws = 0
    give(s, who, gun)


@rule
def give(s: State, who: int, gear: int) -> None:
    """A card that is placed like a drawn one."""
    s.card = gear
    push(s, Step.PLACE_CARD, who, Source.GIVEN)


@game.step(Step.DRAW)
def draw(s: State, who: int, source: int) -> None:
    s.draws -= 1
    push(s, Step.AFTER_CARD, who, source)
    draw_card(s, who, source)


@rule
def draw_card(s: State, who: int, source: int) -> None:
    """The next card; from a police car all cards until the first weapon or Aaaah! (OUT-231)."""
    s.card = -1
    s.last_drawn = -1
    while cards_left(s) and s.card < 0:
        gear = draw_gear(s)
        emit(s, Event.DREW, EVERYONE, who, gear)
        if source == Source.POLICE_CAR and WEAPON[gear] == 0 and gear != Gear.AAAAH:
            s.aside[gear] += 1
        else:
            s.card = gear
            s.last_drawn = gear
    if s.card < 0:
        emit(s, Event.NOTHING_FOUND, EVERYONE, who)
    else:
        push(s, Step.PLACE_CARD, who, source)


# ---- what becomes of the card


@rule
def may_pick_again(s: State, who: int) -> bool:
    if s.source == Source.GIVEN or (s.used & Once.SECOND_PICK) != 0:
        return False
    return skill(s, who, Skill.SECOND_PICK) > 0


@game.step(Step.PLACE_CARD)
def place_card(s: State, who: int, source: int) -> None:
    s.source = source
    if s.card == Gear.AAAAH and not may_pick_again(s, who):
        aaaah(s, who)
    else:
        ask_for(s, who, Question.PLACE_CARD, s.card)


@rule
def aaaah(s: State, who: int) -> None:
    """OUT-062, OUT-063, OUT-207: a walker in the searched zone; the card is discarded."""
    s.card = -1
    put_away(s, Gear.AAAAH)
    if s.source == Source.POLICE_CAR:  # OUT-231: it ends the search
        s.draws = 0
    short_of(s, place_zombies(s, Zombie.WALKER, 1, s.at[who]))


@game.deed(Act.DROP)
def drop(s: State, player: int) -> None:
    who = s.about[0]
    if s.card == Gear.AAAAH:
        aaaah(s, who)
        return
    emit(s, Event.DISCARDED, EVERYONE, who, face(s.card))
    put_away(s, s.card)
    s.card = -1


@game.forbids(Act.SECOND_PICK)
def forbids_second_pick(s: State, player: int) -> int:
    return 0 if may_pick_again(s, s.about[0]) else Why.NO_SKILL


@game.deed(Act.SECOND_PICK)
def second_pick(s: State, player: int) -> None:
    who = s.about[0]
    s.used |= Once.SECOND_PICK
    emit(s, Event.SECOND_PICK, EVERYONE, who, s.card)
    put_away(s, s.card)
    draw_card(s, who, s.source)


# ---- after the card


@game.step(Step.AFTER_CARD)
def after_card(s: State, who: int, source: int, asked: int) -> None:
    """A second copy for `pair_finder`; then, with a flashlight, on to the next card (OUT-055)."""
    if not is_living(s, who):
        return
    if asked == 0 and may_take_pair(s, who):
        push(s, Step.AFTER_CARD, who, source, 1)
        ask_for(s, who, Question.PAIR, s.last_drawn)
    elif s.draws > 0 and cards_left(s):
        ask_for(s, who, Question.DRAW_ON, 0)


@rule
def may_take_pair(s: State, who: int) -> bool:
    if s.last_drawn < 0 or DUAL[s.last_drawn] == 0 or s.in_deck[s.last_drawn] == 0:
        return False
    return skill(s, who, Skill.PAIR_FINDER) > 0


@game.deed(Act.TAKE_PAIR)
def take_pair(s: State, player: int) -> None:
    who, gear = s.about[0], s.about[1]
    take_from_deck(s, gear)
    emit(s, Event.RECEIVED, EVERYONE, who, gear)
    give(s, who, gear)


@game.deed(Act.DRAW_ON)
def draw_on(s: State, player: int) -> None:
    push(s, Step.DRAW, s.about[0], Source.DECK)


@game.step(Step.SEARCH_OVER)
def search_over(s: State, who: int) -> None:
    s.draws = 0
    for gear in range(GEARS):
        s.discards[gear] += s.aside[gear]
        s.aside[gear] = 0
    if published(s, Option.FREE_REARRANGE) == 1 and is_living(s, who):
        s.swapper = who
        s.partner = -1
        s.swaps = SWAPS_IN_A_CHANGE
        push(s, Step.SWAPS)
