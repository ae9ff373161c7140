"""Answers to all questions but the turn itself."""

from __future__ import annotations

from shamble.games.colony.content.items import CARD_ITEM, CARDS, LOOK, Item, Symbol
from shamble.games.colony.content.names import Crossroad as X
from shamble.games.colony.content.names import Main
from shamble.games.colony.content.survivors import ATTACK, ROWS, SEARCH, SURVIVORS, Survivor, Use
from shamble.games.colony.hints.aims import (
    can_spare,
    is_betrayer,
    lets_down,
    value_of_item,
    wanted_in_hand,
)
from shamble.games.colony.hints.cards import is_unarmed
from shamble.games.colony.hints.danger import holds_out, waves_at
from shamble.games.colony.hints.nailed_shut import entrance_to_nail
from shamble.games.colony.hints.others import suspicion
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.terms import barricades_at, survivors_at, tokens, zombies_at
from shamble.games.colony.state import Act, Purpose, Question, State
from shamble.rules import Table, action_code, rule

# How good it is to lead a survivor: low values to roll for, and an ability to use.
RATING = Table(
    14 - ROWS[x].attack - ROWS[x].search + (3 if ROWS[x].use == Use.ACTIVE else 2) for x in Survivor
)

# The option a loyal player takes on a card, if it is legal; for votes 0 is up, 1 is down.
PREFERRED = Table(
    {
        X.X02_PARTING: 1,
        X.X03_WHITEOUT: 1,
        X.X04_ONE_MORE: 1,
        X.X09_TWO_PLATES: 1,
        X.X11_DEAD_WEIGHT: 1,
        X.X13_BANDAGED: 1,
        X.X16_CLICK: 1,
        X.X18_PREACHER: 0,
        X.X22_DRUMS: 0,
        X.X23_GUN_CAGE: 1,
        X.X24_STORM_DRAIN: 1,
        X.X26_CANOPY: 1,
        X.X28_POT: 1,
        X.X31_CELLAR: 1,
        X.X33_PANTRY_RIOT: 1,
        X.X34_SOUTHBOUND: 1,
        X.X36_EMPTY_COT: 1,
        X.X43_SCOOTERS: 1,
        X.X44_LINE: 1,
        X.X46_SLED: 1,
        X.X48_TANKER: 1,
        X.Y03_STUMP: 0,
        X.Y05_SMALL_HANDS: 0,
        X.Y17_DUSTER: 1,
        X.Y20_BLUEPRINT: 2,
        X.Y23_KITCHEN: 1,
        X.Y25_SHEETING: 1,
        X.Y29_TAPED: 1,
        X.Y31_DATE: 1,
        X.X07_OLD_FLAMES: 1,
        X.X38_LOCKERS: 1,
    }.get(card, 0)
    for card in X
)


@rule
def answer_to(s: State, player: int, options: list[int]) -> int:
    q = s.question
    if q == Question.LEAD or q == Question.KEEP:
        return best_rated(s, options)
    if q == Question.OPTION:
        return preferred(s, options)
    if q == Question.VOTE or q == Question.VOTE_TIE:
        return vote_on_card(s)
    if q == Question.EXILE or q == Question.EXILE_TIE:
        return vote_to_exile(s, player)
    if q == Question.MODIFY:
        return modify(s, options)
    if q == Question.NOISE:
        return make_noise_or_stop(s, player)
    if q == Question.BITE:
        return at_bite(s)
    if q == Question.CARD:
        return pick_card(s, player, options)
    return pick_other(s, player, options)


@rule
def pick_other(s: State, player: int, options: list[int]) -> int:
    q = s.question
    if q == Question.SURVIVOR or q == Question.BUNKS:
        return pick_survivor(s, player, options)
    if q == Question.ENTRANCE:
        return pick_entrance(s, options)
    if q == Question.PLACE:
        return pick_place(s, options)
    if q == Question.DIE:
        return pick_die(s, options)
    if q == Question.SEND:
        return pick_refuge(s, options)
    if q == Question.GIVE:
        return give(s, player, options)
    if q == Question.WANT:
        return want(options)
    if q == Question.PLAY_IT:
        return options[options[0]]
    if q == Question.CONSENT or q == Question.CANCEL_BITE or q == Question.AIM:
        return options[1]
    if q == Question.CONFIRM or q == Question.TOKEN or q == Question.TOKEN_TIE:
        return action_code(Act.NO)
    if q == Question.HEAL:
        return options[options[0]]  # frostbite first
    return options[options[0]] if q == Question.AMOUNT else options[1]


@rule
def give(s: State, player: int, options: list[int]) -> int:
    """A card that can be spared, if it is medicine."""
    for i in range(1, options[0] + 1):
        if options[i] & 255 == Act.CARD and argument(options[i]) == Item.MEDICINE:
            spare = count_in(s, player, Symbol.MEDICINE) > wanted_in_hand(
                s, player, Symbol.MEDICINE
            )
            if spare and not lets_down(s, player):
                return options[i]
    return action_code(Act.NO)


@rule
def want(options: list[int]) -> int:
    for i in range(1, options[0] + 1):
        if options[i] & 255 == Act.WANT_ITEM and argument(options[i]) == Item.MEDICINE:
            return options[i]
    return options[1]


@rule
def argument(code: int) -> int:
    return (code >> 8) & 0xFFFF


# ---- setup, crossroads, votes


@rule
def best_rated(s: State, options: list[int]) -> int:
    best = options[1]
    for i in range(2, options[0] + 1):
        if rating(s, argument(options[i])) > rating(s, argument(best)):
            best = options[i]
    return best


@rule
def rating(s: State, x: int) -> int:
    fights = s.main == Main.MO_SAMPLES or s.main == Main.MO_CLEAR_TOWN
    return RATING[x] if fights else RATING[x] - 2 * SEARCH[x]


@rule
def preferred(s: State, options: list[int]) -> int:
    wanted = PREFERRED[s.about[0]]
    for i in range(1, options[0] + 1):
        if argument(options[i]) == wanted:
            return options[i]
    return options[1]


@rule
def vote_on_card(s: State) -> int:
    up = PREFERRED[s.about[0]] == 0
    return action_code(Act.YES) if up else action_code(Act.NO)


@rule
def vote_to_exile(s: State, player: int) -> int:
    if s.about[0] == player:
        return action_code(Act.NO)
    if is_betrayer(s, player):
        return action_code(Act.YES)
    guilty = suspicion(s, player, s.about[0]) >= 35
    return action_code(Act.YES) if guilty else action_code(Act.NO)


# ---- actions in progress


@rule
def modify(s: State, options: list[int]) -> int:
    """Use what helps; a fuel card or Anton's mixture only on a crowd."""
    crowd = zombies_at(s, s.there)
    for i in range(1, options[0] + 1):
        kind = options[i] & 255
        a = argument(options[i])
        if kind == Act.WITH_GEAR:
            item = CARD_ITEM[a]
            wasteful = item == Item.LIGHTER and crowd < 3
            if not wasteful and not (item == Item.SHOTGUN and crowd < 2):
                return options[i]
        elif kind == Act.WITH_ABILITY:
            if a != Survivor.ANTON_KESSLER or crowd >= 3:
                return options[i]
        elif kind == Act.WITH_ATTACHED:
            return options[i]
    return options[options[0]]


@rule
def make_noise_or_stop(s: State, player: int) -> int:
    """One more token if nothing useful was found, where the zombies it may call do no harm."""
    place = s.there
    room = holds_out(s, place)
    if s.main == Main.MO_BARE_WALLS:
        room = 0  # another card goes back under the deck
    if room > 0 and s.look_count < 4 and best_found(s, player) < ENOUGH:
        return action_code(Act.NOISE)
    return action_code(Act.STOP)


ENOUGH = 9


@rule
def best_found(s: State, player: int) -> int:
    most = 0
    for card in range(CARDS):
        if s.zone[card] == LOOK:
            most = max(most, value_of_item(s, player, CARD_ITEM[card]))
    return most


@rule
def at_bite(s: State) -> int:
    """Roll, unless too many stand behind."""
    x = s.about[0]
    behind = 0
    for y in range(x + 1, SURVIVORS):
        behind += s.place[y] == s.place[x]
    return action_code(Act.KILL_IT) if behind > 2 else action_code(Act.ROLL_IT)


# ---- cards


@rule
def pick_card(s: State, player: int, options: list[int]) -> int:
    """The best to keep or take, the worst to lose; nothing is offered by a betrayer."""
    why = s.about[0]
    if why == Purpose.BOTTOM or why == Purpose.PUT_IN or why == Purpose.DRILL:
        return action_code(Act.DONE)
    losing = why == Purpose.DISCARD or why == Purpose.LOSE or why == Purpose.OFFER
    best = -1
    most = 0
    for i in range(1, options[0] + 1):
        if options[i] & 255 == Act.CARD:
            item = argument(options[i])
            value = value_of_item(s, player, item)
            if losing or why == Purpose.EAT or why == Purpose.MEDICINE or why == Purpose.INPUT:
                value = 100 - value
            if best < 0 or value > most:
                best = options[i]
                most = value
    if why == Purpose.OFFER:
        stingy = lets_down(s, player) or best < 0
        if stingy or not can_spare(s, player, argument(best)):
            return action_code(Act.DONE)
    return best if best >= 0 else options[options[0]]


# ---- survivors, entrances, dice, places


@rule
def pick_survivor(s: State, player: int, options: list[int]) -> int:
    why = s.about[1]
    best = -1
    most = 0
    for i in range(1, options[0] + 1):
        if options[i] & 255 == Act.CHOOSE:
            x = argument(options[i])
            value = value_of_survivor(s, player, x, why)
            if best < 0 or value > most:
                best = options[i]
                most = value
    return best


@rule
def value_of_survivor(s: State, player: int, x: int, why: int) -> int:
    """How well a survivor suits a purpose."""
    own = s.owner[x] == player
    if why == Purpose.HEAL:
        return 10 * tokens(s, x) + s.frost[x] + (5 if own else 0)
    if why == Purpose.NEW_LEADER:
        return x
    if why == Purpose.HAND_OVER and is_unarmed(s, player, x):
        return 99
    if why == Purpose.EQUIP or why == Purpose.HAND_OVER:
        return 20 - ATTACK[x] - SEARCH[x] - 6 * tokens(s, x) + (10 if own else 0)
    if why == Purpose.STRIKE or why == Purpose.TAKE_OVER or why == Purpose.ARREST:
        return -30 * own + 10 * tokens(s, x) + x
    return 40 - 10 * tokens(s, x) - RATING[x] // 2  # to be hurt, exposed, given away


@rule
def pick_entrance(s: State, options: list[int]) -> int:
    """The one that will be overrun first; for zombies let in the one that holds longest."""
    best = options[1]
    for i in range(2, options[0] + 1):
        if options[i] & 255 == Act.DONE:
            continue  # up to so many: all of them
        better = strength_of(s, argument(options[i])) < strength_of(s, argument(best))
        nailed = s.main == Main.MO_NAILED_SHUT or s.main == Main.MO_FULL_SHED
        if nailed and s.about[0] == Purpose.BARRICADE:
            better = entrance_to_nail(s, argument(options[i])) < entrance_to_nail(s, argument(best))
        if s.about[0] == Purpose.PUT_ZOMBIE:
            better = strength_of(s, argument(options[i])) > strength_of(s, argument(best))
        if better:
            best = options[i]
    return best


@rule
def pick_place(s: State, options: list[int]) -> int:
    """To lure zombies from: where they kill first."""
    best = options[1]
    if s.about[0] == Purpose.FROM:
        for i in range(2, options[0] + 1):
            if pressure(s, argument(options[i])) > pressure(s, argument(best)):
                best = options[i]
    return best


@rule
def pressure(s: State, place: int) -> int:
    if s.main == Main.MO_CLEAR_TOWN:
        return 0 if place == 0 else 10 + min(2, zombies_at(s, place)) - 2 * barricades_at(s, place)
    if s.main == Main.MO_NAILED_SHUT:
        return 9 if place == 0 else 0
    if place > 0 and survivors_at(s, place) == 0:
        return min(2, zombies_at(s, place))
    return 20 - 4 * holds_out(s, place) + min(2, zombies_at(s, place))


@rule
def strength_of(s: State, e: int) -> int:
    """Zombies an entrance still stops; those come first to the lower numbers."""
    return 10 * (3 - s.zombies[e] + s.barricades[e] - 2 * waves_at(s, e)) + e


@rule
def pick_die(s: State, options: list[int]) -> int:
    """The lowest to spend or roll again, the highest to raise; no die is offered away."""
    if s.about[0] == Purpose.OFFER:
        return options[1]
    if s.about[0] == Purpose.REROLL and argument(options[1]) > 1:
        return options[options[0]]
    if s.about[0] == Purpose.RAISE:
        return options[options[0]]
    return options[1]


@rule
def pick_refuge(s: State, options: list[int]) -> int:
    best = options[1]
    for i in range(2, options[0] + 1):
        place = (options[i] >> 24) & 0xFFFF
        if zombies_at(s, place) < zombies_at(s, (best >> 24) & 0xFFFF):
            best = options[i]
    return best
