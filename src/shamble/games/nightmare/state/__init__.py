"""The state of Nightmare, and the types its rules speak in."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_CARDS, BLOOD_SHUFFLES, BLOODS, BURIED
from shamble.games.nightmare.content.cards import CARDS, EVENTS, ITEMS, LYING
from shamble.games.nightmare.content.conditions import CONDITIONS
from shamble.games.nightmare.content.evolutions import (
    EVOLUTION_CARDS,
    EVOLUTION_SHUFFLES,
    EVOLUTIONS,
    MOST_DRAWS,
    PENDING,
)
from shamble.games.nightmare.content.road import SPACES
from shamble.games.nightmare.state.actions import Act, Question
from shamble.games.nightmare.state.enums import (
    SEATS,
    Draw,
    Ending,
    Foe,
    Option,
    Phase,
)
from shamble.games.nightmare.state.events import Event
from shamble.games.nightmare.state.refusals import Why
from shamble.games.nightmare.state.steps import Step
from shamble.rules import ARGUMENTS, EVERYBODY, OWNER, GameState, i8, i16, u8

__all__ = [
    "Act",
    "Draw",
    "Ending",
    "Event",
    "Foe",
    "Option",
    "Phase",
    "Question",
    "State",
    "Step",
    "Why",
]


class State(GameState):
    options = u8(24, shown=EVERYBODY)
    answer = i8(SEATS, 1 + ARGUMENTS, shown=OWNER, blank=-1)
    stack = u8(20, 5)  # at most 19: the round, a betrayal, and the weapons of seven dead

    phase = i8(shown=EVERYBODY)
    start = i8(shown=EVERYBODY)  # NIT-016
    goal = i8(shown=EVERYBODY)  # N
    winners = i16(shown=EVERYBODY)  # a bit for each seat
    through = i16(shown=EVERYBODY)  # NIT-200, in this Phase F

    # Players
    colour = i8(SEATS, shown=EVERYBODY, blank=-1)
    role = i8(SEATS, shown=EVERYBODY)
    at = i8(SEATS, shown=EVERYBODY)
    down = i16(shown=EVERYBODY)  # NIT-133
    turned = i16(SEATS, shown=EVERYBODY)  # the round in which a zombie player turned
    turned_in = i8(SEATS, shown=EVERYBODY)  # and the phase
    bullets = i16(SEATS, shown=EVERYBODY)
    hand = i8(SEATS, 3, shown=EVERYBODY, blank=-1)  # weapons; the third place only while choosing
    items = i8(SEATS, ITEMS, shown=EVERYBODY)
    ankle = i16(shown=EVERYBODY)
    sheltered = i16(shown=EVERYBODY)  # barricade
    noted = i16(shown=EVERYBODY)  # on the Safe Zone in the last Phase F (cond_quarantine)
    blackout = i8(shown=EVERYBODY)

    # The road
    walkers = i8(SPACES, shown=EVERYBODY)
    walkers_left = i8(shown=EVERYBODY)
    lying = i8(LYING, shown=EVERYBODY, blank=-1)  # dropped gear, in the order it fell
    lying_at = i8(LYING, shown=EVERYBODY, blank=-1)
    lying_count = i8(shown=EVERYBODY)
    lying_bullets = i16(SPACES, shown=EVERYBODY)
    loose_bullets = i16(shown=EVERYBODY)  # all of them together

    # Decks: the last card is the top. Discard piles count by kind.
    fate_deck = i8(50, blank=-1)
    fate_left = i8(shown=EVERYBODY)
    fate_gone = i8(10, shown=EVERYBODY)
    event_deck = i8(EVENTS, blank=-1)
    event_left = i8(shown=EVERYBODY)
    event_gone = i8(CARDS, shown=EVERYBODY)
    blood_deck = i8(BLOOD_CARDS, blank=-1)
    blood_left = i8(shown=EVERYBODY)
    blood_gone = i8(BLOODS, shown=EVERYBODY)
    blood_unseen_count = i8(shown=EVERYBODY)  # discarded without being looked at
    evolution_deck = i8(EVOLUTION_CARDS, blank=-1)
    evolution_left = i8(shown=EVERYBODY)
    evolution_gone = i8(EVOLUTIONS, shown=EVERYBODY)
    evolution_unseen = i8(EVOLUTIONS)
    evolution_unseen_count = i8(shown=EVERYBODY)

    # Unrevealed blood cards, the oldest first. NIT-161: nobody looks at the face.
    blood_count = i8(shown=EVERYBODY)
    blood_owner = i8(BLOOD_CARDS, shown=EVERYBODY, blank=-1)
    blood_time = i8(BLOOD_CARDS, shown=EVERYBODY)
    blood_face = i8(BLOOD_CARDS, blank=-1)
    blood_known = i16(BLOOD_CARDS, shown=EVERYBODY)  # who has looked: a bit for each seat
    blood_since = i8(BLOOD_CARDS, shown=EVERYBODY)  # the first remembered shuffle it lay through

    # Blood cards that left the table unseen: on the pile, or taken in by a remembered shuffle
    buried_count = i8(shown=EVERYBODY)
    buried_since = i8(BURIED, shown=EVERYBODY)
    buried_until = i8(BURIED, shown=EVERYBODY)  # the shuffle that took it in, or PILE
    buried_face = i8(BURIED, blank=-1)
    buried_known = u8(BURIED, shown=EVERYBODY)

    # Shuffles remembered, the oldest first: of each kind, how many did not lie open at it and have
    # not been turned up since (see `rules.shuffles`). The last row is free between two draws.
    blood_shuffles = i8(shown=EVERYBODY)
    blood_apart = i8(BLOOD_SHUFFLES + 1, BLOODS, shown=EVERYBODY)
    evolution_shuffles = i8(shown=EVERYBODY)
    evolution_apart = i8(EVOLUTION_SHUFFLES + 1, EVOLUTIONS, shown=EVERYBODY)

    # Evolutions
    face_up = i8(SEATS, EVOLUTIONS, shown=EVERYBODY)
    face_down = i8(SEATS, EVOLUTIONS, shown=OWNER)
    face_down_count = i8(SEATS, shown=EVERYBODY)
    hidden_count = i8(shown=EVERYBODY)  # the same cards one by one, with the shuffles they saw
    hidden_owner = i8(EVOLUTION_CARDS, shown=EVERYBODY, blank=-1)
    hidden_since = i8(EVOLUTION_CARDS, shown=EVERYBODY)
    hidden_face = i8(EVOLUTION_CARDS, blank=-1)
    hive = i8(EVOLUTIONS, shown=EVERYBODY)
    late_surge = i8(shown=EVERYBODY)  # NIT-190: those that last through the next round
    pending_count = i8(shown=EVERYBODY)
    pending_card = i8(PENDING, shown=EVERYBODY, blank=-1)
    pending_keeper = i8(PENDING, shown=EVERYBODY, blank=-1)
    pending_size = i8(PENDING, shown=EVERYBODY)
    pending = i8(PENDING, MOST_DRAWS, blank=-1)  # what lies face up is shown by `redact`
    pending_since = i8(PENDING, MOST_DRAWS, shown=EVERYBODY, blank=-1)  # -1: open, or none

    # Conditions
    holder = i8(CONDITIONS, shown=EVERYBODY, blank=-1)
    met = i16(shown=EVERYBODY)  # a bit for each condition
    kills = i8(shown=EVERYBODY)  # towards cond_avenger
    errand = i8(2, shown=EVERYBODY, blank=-1)  # left_behind, signal_flare

    # This round
    melees = i8(SEATS, shown=EVERYBODY)  # NIT-071
    challenged = i16(SEATS, shown=EVERYBODY)  # NIT-072: zombies, a bit each
    initiated = i16(SEATS, shown=EVERYBODY)  # NIT-095: targets, a bit each
    plated = i16(shown=EVERYBODY)  # whose bone_plates have stopped a bullet

    # The event being carried out
    card = i8(shown=EVERYBODY, blank=-1)
    drawer = i8(shown=EVERYBODY, blank=-1)
    here = i8(shown=EVERYBODY)
    group = i8(SEATS, shown=EVERYBODY, blank=-1)  # the space of each group when Phase B began
    pledge = i8(SEATS, shown=EVERYBODY)

    # The move being made
    allowance = i8(shown=EVERYBODY)
    heading = i8(shown=EVERYBODY)  # 0 free, 1 forward, -1 backward
    moved = i8(shown=EVERYBODY)

    # The fight going on
    fighter = i8(shown=EVERYBODY, blank=-1)  # or the target of human combat
    foe = i8(shown=EVERYBODY, blank=-1)  # a zombie player's seat or a `Foe`
    foe_bonus = i8(shown=EVERYBODY)
    side = i16(shown=EVERYBODY)  # the humans in it, or the engaged aggressors
    used = i8(SEATS, shown=EVERYBODY)  # places of `hand` in use, a bit each
    result = i8(SEATS, shown=EVERYBODY)
    foe_result = i8(shown=EVERYBODY)
    won = i16(shown=EVERYBODY)
    initiator = i8(shown=EVERYBODY, blank=-1)
    gang = i16(shown=EVERYBODY)  # the aggressors
    fire = i16(shown=EVERYBODY)  # aggressors who fire
    fire_back = i16(shown=EVERYBODY)  # aggressors who are fired at


game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    refusals=Why,
    steps=Step,
    endings=Ending,
)
