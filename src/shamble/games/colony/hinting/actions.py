"""What each action of a turn is worth."""

from __future__ import annotations

from shamble.engine.rule import Table, called, rule
from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    CARD_ITEM,
    HELPLESS_OF,
    KIND,
    SYMBOL,
    Item,
    Kind,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL, Main
from shamble.games.colony.content.places import COLONY_ENTRANCES, ROOM, Place
from shamble.games.colony.content.survivors import ATTACK, SEARCH, SURVIVORS, Survivor
from shamble.games.colony.hinting.aims import (
    COMMON,
    CRISIS_WEIGHT,
    can_be_reached,
    can_spare,
    count_of,
    crisis_lacks,
    crisis_takes,
    crisis_wants,
    food_lacks,
    food_short,
    has_what_it_takes,
    is_betrayer,
    needs_medicine,
    objective_needs,
    threatens,
    wanted_in_hand,
    wants,
)
from shamble.games.colony.rules.equipment import bearer, equipped, unused
from shamble.games.colony.rules.terms import (
    barricades_at,
    deck_size,
    dice_of,
    gaps_at,
    has_ability,
    is_exile,
    occupants,
    survivors_at,
    tokens,
    zombies_at,
)
from shamble.games.colony.state import Act, State


@called
def value_of(s: State, player: int, kind: int, a: int, b: int) -> int:
    """0 or less: rather end the turn."""
    if kind == Act.ATTACK:
        return value_of_attack(s, player, a, b)
    if kind == Act.SEARCH:
        return value_of_search(s, player, a, b)
    if kind == Act.BARRICADE:
        return value_of_barricade(s, player, a, b)
    if kind == Act.ATTRACT:
        return value_of_attract(s, player, a, b)
    if kind == Act.CLEAN:
        return value_of_clean(s, b)
    if kind == Act.ABILITY or kind == Act.COPY:
        return value_of_ability(s, player, a)
    if kind == Act.GREENHOUSE:
        return 45 - a
    if kind == Act.MOVE:
        return value_of_move(s, player, a, b, 0)
    if kind == Act.DRIVE:
        return value_of_move(s, player, a, b, 1)
    if kind == Act.CALL_EXILE:
        return value_of_exile(s, player, a)
    if kind == Act.REST or kind == Act.CLINIC:
        return 0
    if kind == Act.USE:
        return value_of_use(s, player, a)
    if kind == Act.HAND_OVER:
        return 45 if arms_somebody(s, player, a) else 0
    return value_of_card(s, player, kind, a)


# ---- cards


@called
def value_of_card(s: State, player: int, kind: int, a: int) -> int:
    if kind == Act.STORE:
        return 0 if lets_down(s, player) else 75
    if kind == Act.STORE_GEAR:
        enough = objective_needs(s, player, SYMBOL[CARD_ITEM[a]]) == 0
        return 0 if lets_down(s, player) or enough else 60
    if kind == Act.CONTRIBUTE:
        return value_of_contribution(s, player, a)
    if kind == Act.CONTRIBUTE_GEAR:
        return value_of_contribution(s, player, CARD_ITEM[a]) - 5
    if kind == Act.PLAY:
        return value_of_play(s, player, a)
    if kind == Act.EQUIP:
        return value_of_equip(s, player, a)
    return 0


@rule
def lets_down(s: State, player: int) -> bool:
    """A betrayer whose own cards are together works against the colony."""
    return is_betrayer(s, player) and has_what_it_takes(s, player)


@called
def value_of_contribution(s: State, player: int, item: int) -> int:
    symbol = SYMBOL[item]
    if not crisis_takes(s, symbol):
        spoil = lets_down(s, player) and s.given_count[player] == 0
        return 12 if spoil and symbol == Symbol.TOOL and can_spare(s, player, item) else 0
    if crisis_wants(s) == 0 or not can_spare(s, player, item) or lets_down(s, player):
        return 0
    if crisis_lacks(s) == 0:
        if symbol == Symbol.FOOD and food_short(s, player) > 0:
            return 0
        return 40 if can_be_reached(s, player, crisis_wants(s), 1) else 0
    if not can_be_reached(s, player, crisis_lacks(s), 2):
        return 0
    if is_betrayer(s, player) and s.given_count[player] > 0:
        return 0
    alone = can_be_reached(s, player, crisis_lacks(s), 0)
    if objective_needs(s, player, symbol) > 0 and s.given_count[player] > 0 and not alone:
        return 0
    return 65 if KIND[item] != Kind.EQUIP else 30


@called
def value_of_play(s: State, player: int, item: int) -> int:
    symbol = SYMBOL[item]
    if symbol == Symbol.FOOD:
        if not can_spare(s, player, item) or lets_down(s, player):
            return 0
        if food_lacks(s) > 0:
            return 70
        return 8 if count_of(s, player, symbol) > wanted_in_hand(s, player, symbol) + 1 else 0
    if KIND[item] == Kind.EVENT:
        return value_of_straggler(s, player, item)
    if item == Item.MEDICINE:
        return value_of_medicine(s, player, item)
    if not can_spare(s, player, item):
        return 0
    if item == Item.JUNK or item == Item.ADRENALINE_SHOT:
        return 11 if s.dice[player][0] > 0 else 0
    if item == Item.PADLOCK:
        return 30
    if item == Item.SCISSORS or item == Item.DESK_LAMP:
        return 24
    return 0


@called
def value_of_straggler(s: State, player: int, item: int) -> int:
    """One more die a round, early on; the helpless only eat."""
    if wants(s, player, Cond.SURVIVORS_EXACTLY) > 0 or occupants(s) > 14:
        return 0
    if wants(s, player, Cond.MORE_SURVIVORS) > 0 or wants(s, player, Cond.SURVIVORS) > 0:
        return 34
    if wants(s, player, Cond.HELPLESS) > s.helpless and HELPLESS_OF[item] > 0:
        return 34
    if HELPLESS_OF[item] > 0 or s.marker < 3 or food_lacks(s) > 2:
        return 0
    return 34


@called
def value_of_medicine(s: State, player: int, item: int) -> int:
    """A card for somebody near death; sooner if there are more than the objectives want."""
    worst = 0
    for x in range(SURVIVORS):
        if s.owner[x] == player and s.place[x] >= 0:
            worst = max(worst, tokens(s, x) * 2 + 2 * min(1, s.frost[x]))
    if wants(s, player, Cond.ALL_HURT) > 0 and worst < 4:
        return 0
    if worst >= 4:  # two tokens, or frostbite that will cost another
        return 80 if can_spare(s, player, item) else 25
    return 0


@called
def value_of_equip(s: State, player: int, item: int) -> int:
    symbol = SYMBOL[item]
    hoards = wants(s, player, Cond.HAND) > 0 and not can_spare(s, player, item)
    if hoards and wants(s, player, Cond.EQUIPPED) == 0:
        return 0
    if crisis_takes(s, symbol) and crisis_lacks(s) > 0:
        return 20
    return 50


@called
def value_of_use(s: State, player: int, gear: int) -> int:
    item = CARD_ITEM[gear]
    if item == Item.WALKIE_TALKIE:
        return 0
    if item == Item.BOOK_FITNESS:
        return 10 if s.dice[player][0] > 0 else 0
    return 46


@called
def arms_somebody(s: State, player: int, gear: int) -> bool:
    """No Empty Hands: a second weapon goes to a neighbour whose group has none."""
    if s.main != Main.MO_NO_EMPTY_HANDS or SYMBOL[CARD_ITEM[gear]] != Symbol.WEAPON:
        return False
    if equipped(s, player, Symbol.WEAPON) < 2:
        return False
    place = 0 + s.place[bearer(s, gear)]
    for x in range(SURVIVORS):
        if s.place[x] == place and is_unarmed(s, player, x):
            return True
    return False


@rule
def is_unarmed(s: State, player: int, x: int) -> bool:
    """Another player's survivor whose group has no weapon."""
    return s.owner[x] != player and equipped(s, 0 + s.owner[x], Symbol.WEAPON) == 0


# ---- dice


@called
def holds_out(s: State, place: int) -> int:
    """Zombies that may still come before somebody dies, less those who will come this round.

    A barricade stops one and leaves a space for another. At the colony the worst entrance counts.
    """
    if place != Place.COLONY:
        e = place + 5
        coming = survivors_at(s, place) + (s.noise[place] + 1) // 2 + threatens(s, place)
        return ROOM[e] - s.zombies[e] + s.barricades[e] - coming
    worst = 9
    for e in range(COLONY_ENTRANCES):
        waves = waves_at(s, e)
        if waves > 0:
            worst = min(worst, ROOM[e] - s.zombies[e] + s.barricades[e] - waves)
    return worst


@called
def waves_at(s: State, e: int) -> int:
    """Zombies that will come to an entrance of the colony this round."""
    coming = (occupants(s) + 1) // 2
    return (coming + 5 - e) // 6 + (threatens(s, Place.COLONY) + 5 - e) // 6


@called
def danger(s: State, place: int) -> int:
    """How much a place needs barricades or dead zombies, 0 to 90."""
    left = holds_out(s, place)
    if place != Place.COLONY and survivors_at(s, place) == 0:
        return 0
    if left < 0:
        return 90
    if left == 0:
        return 32 if s.marker > 1 else 0
    return 14 if left == 1 else 4


# What exposure costs a survivor with so many tokens: with two, every second roll is death.
RISK = Table([0, 10, 48, 48])


@called
def value_of_attack(s: State, player: int, x: int, die: int) -> int:
    place = 0 + s.place[x]
    value = danger(s, place) // 3 - 12 - RISK[tokens(s, x)]
    if s.main == Main.MO_SAMPLES:
        value += 62
    if s.main == Main.MO_CLEAR_TOWN and place != Place.COLONY:
        value += 62
    if s.main == Main.MO_NAILED_SHUT and place == Place.COLONY:
        value += 22
    if gaps_at(s, place) == 0:
        value += 4 * danger(s, place) // 5  # no room for a barricade
    safe = has_ability(s, x, Survivor.ILYA_BRANDT) or unused(s, x, Item.PISTOL) >= 0
    if safe or unused(s, x, Item.SHOTGUN) >= 0:
        value += 18 + RISK[tokens(s, x)]
    if lets_down(s, player) and danger(s, place) < 90:
        return 0
    return value - 2 * max(0, die + 1 - ATTACK[x])


@called
def value_of_search(s: State, player: int, x: int, die: int) -> int:
    place = 0 + s.place[x]
    value = 38 + need_of_place(s, player, place)
    if s.main == Main.MO_BARE_WALLS:
        value += 30 - deck_size(s, place)
    return value - 2 * max(0, die + 1 - SEARCH[x])


@called
def need_of_place(s: State, player: int, place: int) -> int:
    """How much what lies there is needed, 0 to 40."""
    value = 0
    for symbol in range(6):
        there = COMMON[place][symbol]
        if there > 0:
            want = wanted_in_hand(s, player, symbol) - count_of(s, player, symbol)
            if want > 0:
                value += (5 if is_betrayer(s, player) else 2) * there
            if objective_needs(s, player, symbol) > 0:
                value += 3 * there
            if symbol == Symbol.FOOD and food_short(s, player) > 0:
                value += 4 * there
            if symbol == Symbol.MEDICINE and needs_medicine(s, player):
                value += 3 * there
            if crisis_takes(s, symbol) and crisis_wants(s) > 0:
                value += CRISIS_WEIGHT[s.crisis] * there
    return min(40, value)


@called
def value_of_barricade(s: State, player: int, x: int, die: int) -> int:
    place = 0 + s.place[x]
    value = 6 + danger(s, place)
    if s.main == Main.MO_NAILED_SHUT:
        outside = place != Place.COLONY and barricades_at(s, place) == 0
        if outside or place == Place.COLONY:
            value += 44 if s.marker <= 2 else 6
    if place == Place.COLONY:
        short = barricades_at(s, place) < wants(s, player, Cond.BARRICADES)
        if short or (s.main == Main.MO_FULL_SHED and barricades_at(s, place) < 6):
            value += 16
    if lets_down(s, player) and place == Place.COLONY:
        return 0
    return value - 2 * die


@rule
def value_of_attract(s: State, player: int, x: int, die: int) -> int:
    """A low die brings samples within reach of a better one."""
    wanted = s.main == Main.MO_SAMPLES and tokens(s, x) < 2 and die + 1 < ATTACK[x]
    if wanted and zombies_at(s, 0 + s.place[x]) == 0 and has_attack_die(s, player, x):
        return 42 - die
    return 0


@rule
def value_of_clean(s: State, die: int) -> int:
    if s.waste_count >= 10:
        return (85 if s.waste_count % 10 < 3 else 60) - 2 * die
    if s.waste_count >= 8:
        return 45 - 2 * die
    return 16 - 3 * die if s.waste_count >= 6 else 0


@called
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


# ---- moving


@called
def value_of_move(s: State, player: int, x: int, place: int, fuel: int) -> int:
    """Out to search where it is needed, and to stay there; away when a place cannot be held."""
    here = 0 + s.place[x]
    if fuel and not can_spare(s, player, Item.FUEL):
        return 0
    safe = fuel == 1 or has_ability(s, x, Survivor.DALE_HUTCHINS)
    price = 0 if safe else 20 + 14 * tokens(s, x)
    if fuel:
        price = 12
        if objective_needs(s, player, Symbol.FUEL) > 0:
            price = 26
        elif crisis_takes(s, Symbol.FUEL) and crisis_lacks(s) > 0:
            price = 24
    there = value_of_being(s, player, x, place)
    return there - value_of_being(s, player, x, here) - price


@called
def value_of_being(s: State, player: int, x: int, place: int) -> int:
    """What a place is worth to a survivor; those who are there already count as such."""
    if place == Place.COLONY:
        home = wants(s, player, Cond.ALL_AT_COLONY) > 0 and s.marker <= 2
        new = 1 if s.place[x] != place else 0
        guard = 25 if survivors_at(s, place) + new <= 2 else 0
        if wants(s, player, Cond.NONE_AT_COLONY) > 0 and has_what_it_takes(s, player):
            return -30
        return guard + (40 if home else 14 if s.main == Main.MO_NAILED_SHUT else 8)
    new = 1 if s.place[x] != place else 0
    left = holds_out(s, place) - new
    value = 0 if left >= 0 else -45
    if deck_size(s, place) > 0:
        skill = 6 - SEARCH[x]
        value += 22 + 2 * skill + need_of_place(s, player, place) // 2
        if new == 1 and not has_search_die(s, player, x):
            value -= 12
    if s.main == Main.MO_SAMPLES or s.main == Main.MO_CLEAR_TOWN:
        if zombies_at(s, place) > 0 and has_attack_die(s, player, x):
            value += 10
    if s.main == Main.MO_NAILED_SHUT and barricades_at(s, place) == 0:
        value += 20 if dice_of(s, player) > 0 else 0
    calls = HUNTED if s.main == Main.MO_SAMPLES or s.main == Main.MO_CLEAR_TOWN else OUTSIDE
    return value - 5 * (survivors_at(s, place) - 1 + new) - calls * others_outside(s, player, x)


OUTSIDE = 22  # each survivor outside calls a zombie every round
HUNTED = 8  # unless zombies are what the colony is after


@rule
def others_outside(s: State, player: int, x: int) -> int:
    n = 0
    for y in range(SURVIVORS):
        n += y != x and s.owner[y] == player and s.place[y] > 0
    return n


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


# ---- exile


@called
def suspicion(s: State, player: int, seat: int) -> int:
    """By what the table has seen: a known secret, or a full hand that gives nothing."""
    if s.secret[seat] >= 0:
        return 100 if s.secret[seat] >= LOYAL else 0
    value = 0
    if s.hand_count[seat] >= 8:
        value += 20
    if s.given_count[seat] == 0 and crisis_lacks(s) > 0 and s.hand_count[seat] >= 5:
        value += 15
    if wants(s, player, Cond.BETRAYERS_EXILED) > 0:
        value += 10
    return value


@called
def value_of_exile(s: State, player: int, seat: int) -> int:
    if is_exile(s, player):
        return 0
    if is_betrayer(s, player):
        return 40 if s.morale <= 3 and s.exile_called == 0 else 0
    return 55 if suspicion(s, player, seat) >= 100 else 0
