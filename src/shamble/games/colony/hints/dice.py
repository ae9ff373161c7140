"""What each thing is worth that costs a die."""

from __future__ import annotations

from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    Item,
    Symbol,
)
from shamble.games.colony.content.names import Main
from shamble.games.colony.content.places import PLACES, ROOM, Place
from shamble.games.colony.content.survivors import ATTACK, SEARCH, Survivor
from shamble.games.colony.hints.aims import (
    COMMON,
    CRISIS_WEIGHT,
    crisis_takes,
    crisis_wants,
    ends_soon,
    food_lacks,
    food_short,
    is_betrayer,
    lets_down,
    needs_medicine,
    objective_needs,
    wanted_in_hand,
    wants,
)
from shamble.games.colony.hints.danger import danger, holds_out, spare_room
from shamble.games.colony.hints.nailed_shut import (
    boards_shed,
    nails,
    value_of_boarding,
    value_of_luring,
    value_of_nailing,
    value_of_room,
)
from shamble.games.colony.rules.cards.equipment import unused
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.terms import (
    barricades_at,
    deck_size,
    dice_of,
    gaps_at,
    has_ability,
    survivors_at,
    tokens,
    zombies_at,
)
from shamble.games.colony.state import State
from shamble.rules import Table, rule

# What exposure costs a survivor with so many tokens: with two, every second roll is death.
RISK = Table([0, 50, 60, 60])


@rule
def value_of_attack(s: State, player: int, x: int, die: int) -> int:
    place = s.place[x]
    risk = RISK[tokens(s, x)]
    value = danger(s, place) // 3 - 4 - risk
    if s.main == Main.MO_SAMPLES:
        value += 62
    if s.main == Main.MO_CLEAR_TOWN and place != Place.COLONY:
        value += 62
    if place == Place.COLONY and (nails(s, player) or boards_shed(s, player)):
        value += value_of_room(s)
    if gaps_at(s, place) == 0:
        value += 4 * danger(s, place) // 5  # no room for a barricade
    safe = has_ability(s, x, Survivor.ILYA_BRANDT) or unused(s, x, Item.PISTOL) >= 0
    if safe or unused(s, x, Item.SHOTGUN) >= 0:
        value += 34 + risk
    if lets_down(s, player) and danger(s, place) < 90:
        return 0
    return value - 2 * max(0, die + 1 - ATTACK[x])


@rule
def value_of_search(s: State, player: int, x: int, die: int) -> int:
    place = s.place[x]
    if boards_shed(s, player) and value_of_boarding(s) > 0 and food_lacks(s) == 0:
        return 0  # the die is for a barricade
    value = 6 + need_of_place(s, player, place)
    if s.main == Main.MO_BARE_WALLS and not is_betrayer(s, player):
        value += 60 if is_stripped(s, place) else 0
    return value - 2 * max(0, die + 1 - SEARCH[x])


STRIPPED_FIRST = Table([0, 3, 4, 1, 5, 0, 2])  # places, in which order among equal decks


@rule
def is_stripped(s: State, place: int) -> bool:
    """Bare Walls: all search the same two places, those whose decks are the smallest."""
    own = 6 * deck_size(s, place) + STRIPPED_FIRST[place]
    smaller = 0
    for other in range(1, PLACES):
        smaller += 6 * deck_size(s, other) + STRIPPED_FIRST[other] < own
    return place > 0 and smaller < 2


@rule
def need_of_place(s: State, player: int, place: int) -> int:
    """How much what lies there is needed, 0 to 40."""
    value = 0
    for symbol in range(6):
        there = COMMON[place][symbol]
        if there > 0:
            want = wanted_in_hand(s, player, symbol) - count_in(s, player, symbol)
            if want > 0:
                own = 3 if ends_soon(s) else 2
                value += (5 if is_betrayer(s, player) else own) * there
            if objective_needs(s, player, symbol) > 0:
                value += 4 * there
            if symbol == Symbol.FOOD and food_short(s, player) > 0:
                value += 4 * there
            if symbol == Symbol.MEDICINE and needs_medicine(s, player):
                value += 3 * there
            if crisis_takes(s, symbol) and crisis_wants(s) > 0:
                value += 4 * CRISIS_WEIGHT[s.crisis] * there
    return min(40, value)


@rule
def value_of_barricade(s: State, player: int, x: int, die: int) -> int:
    place = s.place[x]
    value = 6 + danger(s, place)
    if nails(s, player):
        value += value_of_nailing(s, x, place)
    if place == Place.COLONY:
        short = barricades_at(s, place) < wants(s, player, Cond.BARRICADES)
        if short or (s.main == Main.MO_FULL_SHED and barricades_at(s, place) < 6):
            value += 16
        if boards_shed(s, player):
            value += value_of_boarding(s)
    if clears_town(s, player) and place != Place.COLONY:
        if barricades_at(s, place) < survivors_at(s, place):
            value += 50
    if lets_down(s, player) and place == Place.COLONY:
        return 0
    return value - 2 * die


@rule
def value_of_attract(s: State, player: int, x: int, die: int) -> int:
    """Two zombies a die, without exposure, from where they kill to where there is room."""
    here = s.place[x]
    if clears_town(s, player) and here == Place.COLONY and has_more_to_lure(s):
        return 80 - die
    if s.main == Main.MO_SAMPLES and tokens(s, x) < 2 and die + 1 < ATTACK[x]:
        if zombies_at(s, here) == 0 and has_attack_die(s, player, x):
            return 42 - die
    if nails(s, player):
        return value_of_luring(s, x) - die
    if spare_room(s, here) < 2 or (lets_down(s, player) and here != Place.COLONY):
        return 0
    worst = 9
    for place in range(PLACES):
        if place != here and zombies_at(s, place) > 1:
            if place == Place.COLONY or survivors_at(s, place) > 0:
                worst = min(worst, holds_out(s, place))
    return 86 - 2 * die if worst < 0 else 0


@rule
def clears_town(s: State, player: int) -> bool:
    """All stay at home and lure the zombies of the town into the yard: two for a die."""
    return s.main == Main.MO_CLEAR_TOWN and not is_betrayer(s, player)


@rule
def has_more_to_lure(s: State) -> bool:
    """Those outside now, and those who will come to where somebody stands, are too many."""
    left = 0
    for place in range(1, PLACES):
        coming = max(0, survivors_at(s, place) - barricades_at(s, place))
        left += min(ROOM[place + 5] - barricades_at(s, place), zombies_at(s, place) + coming)
    return left > 3


@rule
def value_of_clean(s: State, player: int, die: int) -> int:
    limit = wants(s, player, Cond.WASTE_AT_MOST)
    if limit > 0 and s.waste_count > limit and ends_soon(s):
        return 50 - 2 * die
    if s.waste_count >= 10:
        return (61 if s.waste_count % 10 < 3 else 36) - 2 * die
    if s.waste_count >= 8:
        return 21 - 2 * die
    return 16 - 3 * die if s.waste_count >= 6 else 0


@rule
def value_of_ability(s: State, player: int, ability: int) -> int:
    if ability == Survivor.NOEL_TANNER:
        return 60 if s.morale <= 1 and s.group[player] > 1 else 0
    if ability == Survivor.ROSA_BELLAMY or ability == Survivor.RUTH_ADEYEMI:
        return 44
    if ability == Survivor.BARNABY_ROOK:
        return 30 if is_betrayer(s, player) else 0
    if ability == Survivor.HELEN_ZHOU or ability == Survivor.ASTRID_MOEN:
        return 0
    if ability == Survivor.MIRELA_VANCE:
        return 6
    if ability == Survivor.VICTOR_LANG:
        return 25 if 2 * s.dice[player][0] >= dice_of(s, player) else 0
    if ability == Survivor.FRANK_OSEI:
        return 20
    return 41


@rule
def has_search_die(s: State, player: int, x: int) -> bool:
    for die in range(SEARCH[x] - 1, 6):
        if s.dice[player][die] > 0:
            return True
    return False


@rule
def has_attack_die(s: State, player: int, x: int) -> bool:
    for die in range(ATTACK[x] - 1, 6):
        if s.dice[player][die] > 0:
            return True
    return False
