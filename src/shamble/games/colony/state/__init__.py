"""The state of Colony, and the types its rules speak in."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import CARDS, GEARS
from shamble.games.colony.content.places import ENTRANCES, PLACES
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.state.actions import Act, Question
from shamble.games.colony.state.enums import (
    Die,
    Doing,
    Ending,
    Entrance,
    Face,
    Happened,
    Mode,
    Option,
    Phase,
    Purpose,
    Standing,
    Way,
    Whom,
)
from shamble.games.colony.state.events import Event
from shamble.games.colony.state.refusals import Why
from shamble.games.colony.state.steps import Step
from shamble.rules import EVERYBODY, OWNER, GameState, i8, i16, i32, i64

__all__ = [
    "SEATS",
    "Act",
    "Die",
    "Doing",
    "Ending",
    "Entrance",
    "Event",
    "Face",
    "Happened",
    "Mode",
    "Option",
    "Phase",
    "Purpose",
    "Question",
    "Standing",
    "State",
    "Step",
    "Way",
    "Whom",
    "Why",
]

SEATS = 5


class State(GameState):
    answer = i16(SEATS, 4, shown=OWNER, blank=-1)
    stack = i16(40, 5)

    # The table
    phase = i8(shown=EVERYBODY)
    main = i8(shown=EVERYBODY)
    hard = i8(shown=EVERYBODY)
    morale = i8(shown=EVERYBODY)
    marker = i8(shown=EVERYBODY)  # of the round track
    food = i16(shown=EVERYBODY)
    starvation = i8(shown=EVERYBODY)
    helpless = i8(shown=EVERYBODY)
    samples = i16(shown=EVERYBODY)
    zombies = i8(ENTRANCES, shown=EVERYBODY)
    barricades = i8(ENTRANCES, shown=EVERYBODY)
    noise = i8(PLACES, shown=EVERYBODY)
    lasting = i32(shown=EVERYBODY)  # bits of Lasting
    due = i8(2, shown=EVERYBODY)  # the rounds in which LEAFLETS and EMPTY_COT come due
    searched = i8(shown=EVERYBODY)  # places searched since EMPTY_COT, as bits
    guard = i8(shown=EVERYBODY)  # y14: the marker at the school
    winners = i8(shown=EVERYBODY)
    ending = i8(shown=EVERYBODY)  # how the game is about to end
    verdict = i8(shown=EVERYBODY)  # of the conditions being judged; 1 while nothing is

    # Players
    first = i8(shown=EVERYBODY)
    turn_first = i8(shown=EVERYBODY)  # COL-210a: the order of the round does not change
    order_from = i8(shown=EVERYBODY)  # nor that of an effect on each player in turn
    active = i8(shown=EVERYBODY, blank=-1)
    standing = i8(SEATS, shown=EVERYBODY)
    leader = i8(SEATS, shown=EVERYBODY, blank=-1)
    group = i8(SEATS, shown=EVERYBODY)  # survivors controlled, those waiting too
    dice = i8(SEATS, 6, shown=EVERYBODY)  # unused, by value
    used_dice = i8(SEATS, shown=EVERYBODY)
    extra_dice = i8(SEATS, shown=EVERYBODY)  # at the next roll
    less_dice = i8(shown=EVERYBODY)  # x19, y23: for everybody at the next roll, signed
    secret = i8(SEATS, shown=OWNER, blank=-1)
    second_secret = i8(SEATS, shown=OWNER, blank=-1)  # duel
    shown_secret = i8(SEATS, shown=EVERYBODY, blank=-1)
    exile_card = i8(SEATS, shown=OWNER, blank=-1)
    exiled = i8(shown=EVERYBODY)  # who drew one, as bits, also if eliminated since
    seen_secrets = i8(SEATS, shown=EVERYBODY)  # y13: whose, as bits
    dealt = i8(SEATS, 4, shown=OWNER, blank=-1)  # survivors to choose from
    kept = i32(SEATS, shown=OWNER)  # as bits

    # Survivors
    owner = i8(SURVIVORS, shown=EVERYBODY, blank=-1)
    place = i8(SURVIVORS, shown=EVERYBODY, blank=-1)  # COL-007: in play while it stands somewhere
    buried = i32(shown=EVERYBODY)  # survivors in the gone pile, as bits
    waiting = i32(shown=EVERYBODY)  # COL-256
    wounds = i8(SURVIVORS, shown=EVERYBODY)
    frost = i8(SURVIVORS, shown=EVERYBODY)
    attached = i16(SURVIVORS, shown=EVERYBODY)  # bits of Attached
    wear = i8(shown=EVERYBODY)  # of the sled (x46)
    felix_at = i8(shown=EVERYBODY, blank=-1)  # where Felix has his abilities from

    # Item cards: where each is, in which order, who knows it (bit p: the zone; bit p + 5: the place
    # in the order too; bit p + 10: that a hidden card has left its deck)
    zone = i8(CARDS, blank=-1)
    spot = i16(CARDS)
    known = i16(CARDS)
    home = i8(GEARS, shown=EVERYBODY)  # the deck a piece of equipment was last shuffled into
    may_hold = i8(SEATS, PLACES, shown=EVERYBODY)  # hidden cards by deck (0: starters), at most
    deck_top = i16(PLACES, shown=EVERYBODY)  # spots of a deck go from bottom to top - 1
    deck_bottom = i16(PLACES, shown=EVERYBODY)
    hand_count = i16(SEATS, shown=EVERYBODY)
    given_count = i16(SEATS, shown=EVERYBODY)
    look_count = i8(shown=EVERYBODY)
    pot_count = i16(SEATS, shown=EVERYBODY)
    waste_next = i16(shown=EVERYBODY)
    waste_count = i16(shown=EVERYBODY)
    gone_next = i16(shown=EVERYBODY)
    used_gear = i32(shown=EVERYBODY)  # this round, as bits (COL-024)
    locked = i16(blank=-1)  # x45: a card that cannot be played before the next round
    locked_seat = i8(shown=EVERYBODY, blank=-1)  # who took it
    lock_from = i8(shown=EVERYBODY, blank=-1)  # and from whom
    lock_loose = i8(shown=EVERYBODY)  # 1: it may have been lost since
    lock_homes = i8(shown=EVERYBODY)  # the decks it may be of, as bits

    # Crises and crossroads
    crisis = i8(shown=EVERYBODY, blank=-1)
    crises = i8(24, blank=-1)
    crisis_next = i8(shown=EVERYBODY)
    crisis_end = i8(shown=EVERYBODY)
    crises_gone = i32(shown=EVERYBODY)
    crisis_known = i32(SEATS, shown=EVERYBODY)  # places of the deck that a seat knows, as bits
    crisis_pair = i8(shown=EVERYBODY)  # seats that know the top two, but not their order, as bits
    crossroads = i8(128, blank=-1)
    crossroad_next = i16(shown=EVERYBODY)
    crossroads_laid = i16(shown=EVERYBODY)  # cards of the deck at the start
    crossroad_end = i16(shown=EVERYBODY)
    crossroads_fired = i64(2, shown=EVERYBODY)  # as bits: 0 to 39, 40 to 79
    returned_by = i8(48, shown=EVERYBODY, blank=-1)  # who put the cards under the deck
    drawn_card = i8(blank=-1)
    drawer = i8(shown=EVERYBODY, blank=-1)
    card = i8(shown=EVERYBODY, blank=-1)  # the crossroads card being carried out

    # This round, this turn
    used_ability = i32(shown=EVERYBODY)
    felix_used = i32(shown=EVERYBODY)
    used_attached = i16(shown=EVERYBODY)
    moved = i32(shown=EVERYBODY)
    held_back = i32(shown=EVERYBODY)  # x07
    no_food_cards = i8(shown=EVERYBODY)  # x06
    exile_called = i8(shown=EVERYBODY)
    fresh = i8(shown=EVERYBODY)  # COL-072: 1 at the beginning of the turn, 3 if only x39 is now
    began_at_colony = i32(shown=EVERYBODY)
    refused = i64(SEATS, shown=EVERYBODY)  # kinds of card refused by a seat: symbols, then items
    bore = i32(GEARS, shown=EVERYBODY)  # COL-199a
    refused_gear = i8(GEARS, shown=EVERYBODY)

    # The answer just given, until the step that asked has read it
    picked = i8(shown=EVERYBODY, blank=-1)  # a survivor
    where = i8(shown=EVERYBODY, blank=-1)
    entrance = i8(shown=EVERYBODY, blank=-1)
    pick_die = i8(shown=EVERYBODY, blank=-1)
    who = i8(shown=EVERYBODY, blank=-1)
    option = i8(shown=EVERYBODY, blank=-1)
    amount = i8(shown=EVERYBODY)
    yes = i8(shown=EVERYBODY)
    item = i8(blank=-1)  # hidden, and never kept

    # What an answer may be
    able = i8(shown=EVERYBODY)  # options of the crossroads card that are legal, as bits
    optional = i8(shown=EVERYBODY)  # 1: `done` is an answer too
    fits = i64(shown=EVERYBODY)  # items, as bits
    from_zone = i8(shown=EVERYBODY, blank=-1)  # where the card is taken from
    seats = i8(shown=EVERYBODY)  # as bits
    places = i16(shown=EVERYBODY)  # as bits
    least = i8(shown=EVERYBODY)  # die
    most = i8(shown=EVERYBODY)  # amount

    # The action or card in progress
    happened = i8(shown=EVERYBODY)
    doing = i8(shown=EVERYBODY)
    it = i8(shown=EVERYBODY, blank=-1)  # the survivor it is about
    other = i8(shown=EVERYBODY, blank=-1)
    chosen = i8(shown=EVERYBODY, blank=-1)
    chosen_seat = i8(shown=EVERYBODY, blank=-1)
    chooser = i8(shown=EVERYBODY, blank=-1)
    newcomer = i8(shown=EVERYBODY, blank=-1)
    there = i8(shown=EVERYBODY, blank=-1)
    origin = i8(shown=EVERYBODY, blank=-1)
    spent_die = i8(shown=EVERYBODY, blank=-1)
    any_die = i8(shown=EVERYBODY)
    kills = i8(shown=EVERYBODY)
    killed = i8(shown=EVERYBODY)
    exposures = i8(shown=EVERYBODY)
    shield = i8(shown=EVERYBODY)
    loud = i8(shown=EVERYBODY)
    look = i8(shown=EVERYBODY)
    keep = i8(shown=EVERYBODY)
    places_more = i8(shown=EVERYBODY)  # barricades of this action
    cleans = i8(shown=EVERYBODY)  # cards this action removes from the waste pile
    going = i8(shown=EVERYBODY)
    done = i8(shown=EVERYBODY)
    rolled = i8(shown=EVERYBODY)
    face = i8(shown=EVERYBODY, blank=-1)
    with_fuel = i8(shown=EVERYBODY)
    weapon = i8(shown=EVERYBODY, blank=-1)
    gear = i8(shown=EVERYBODY, blank=-1)  # being handed over
    received = i16(shown=EVERYBODY, blank=-1)  # a card handed over on request
    wanted = i8(shown=EVERYBODY, blank=-1)  # a symbol, or 7 + an item
    aside = i8(6, shown=EVERYBODY)  # dice set aside to be rolled again
    offered = i8(SEATS, 6, shown=EVERYBODY)
    declared = i32(shown=EVERYBODY)  # abilities declared with this action, as bits
    treated = i32(shown=EVERYBODY)  # y32, as bits
    raised = i8(shown=EVERYBODY)  # x05: by how much the die is to rise


game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    refusals=Why,
    steps=Step,
    endings=Ending,
)
