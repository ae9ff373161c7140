"""The state of Mall, and the types its rules speak in."""

from __future__ import annotations

from enum import IntEnum

from shamble.games.mall import SEATS, game
from shamble.games.mall.content.cards import CARDS, Card, Kind, Weapon
from shamble.games.mall.content.characters import CHARACTERS, Character
from shamble.games.mall.content.dice import DICE, Roll
from shamble.games.mall.content.places import PLACES, Place
from shamble.games.mall.state.refusals import Why as Why
from shamble.rules import (
    EVERYBODY,
    OWNER,
    Actions,
    Events,
    GameState,
    Questions,
    Seat,
    asks,
    i8,
    i16,
    i32,
    takes,
    u8,
)


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    FIRST_CHIEF = 0
    OUTSIDER_THREAT = 1
    OUTSIDER_ABSTAIN = 2
    GATHERING = 3
    ZOMBIE_RETURN = 4
    ALWAYS_ASK = 5
    CLAIMS = 6
    AGE = 7  # of seat 0; the other seats' follow
    COLOUR = 13  # of seat 0; the other seats' follow
    SHOW_COUNTS = 19


class FirstChief(IntEnum):
    OLDEST = 0
    RANDOM = 1
    SEAT_0 = 2


class Gathering(IntEnum):
    ANY_MOMENT = 0
    END_OF_ROUND = 1


class ZombieReturn(IntEnum):
    NEXT_ROUND = 0
    EVERY_ROUND = 1
    NEVER = 2


class Ending(IntEnum):
    FEW_SURVIVORS = 1
    GATHERED = 2
    BOTH = 3


class Phase(IntEnum):
    SETUP = 0
    TRUCK = 1
    ELECTION = 2
    ARRIVAL = 3
    DESTINATIONS = 4
    MOVES = 5
    ATTACK = 6


class Sort(IntEnum):
    """What a claim is about."""

    DICE = 0
    CARD = 1
    VOTE = 2
    GO = 3


SORTS = len(Sort)


class Standing(IntEnum):
    """What the table has seen of a claim."""

    NONE = 0
    OPEN = 1
    GOOD = 2  # kept, or true
    BAD = 3  # broken, or a lie


class Word(IntEnum):
    """What the table has seen of a seat's word."""

    KEPT = 0
    BROKEN = 1
    TRUE = 2
    LIE = 3


class Found(IntEnum):
    """What one listener has found whispers worth."""

    GOOD = 0
    BAD = 1


FOUNDS = len(Found)


class Holding(IntEnum):
    NONE = 0
    SOME = 1


class Step(IntEnum):
    PLACE_NEXT = 1
    OPENING_ZOMBIES = 2
    ROUND = 3
    TRUCK = 4
    ELECTION = 5
    ARRIVAL = 6
    DESTINATIONS = 7
    REVEAL = 8
    ATTACKS = 9
    END_ROUND = 10
    WINDOW = 11
    CALL_VOTE = 12
    COUNT = 13
    SEARCH = 14
    GIFT = 15
    RECEIVER = 16
    BURY = 17
    ELECT = 18
    CAMERAS = 19
    SECRET_CHOICE = 20
    RETURNS = 21
    MOVES = 22
    FEED = 23
    VICTIM = 24
    EXTRA_ZOMBIES = 25


class Act(Actions):
    PASS = takes()
    THREAT = takes()
    CAMERA = takes()
    SPRINT = takes(character=Character, place=Place)
    HARDWARE = takes()
    WEAPON = takes(weapon=Weapon)
    HIDDEN = takes(character=Character)
    PLACE = takes(character=Character, place=Place)
    VOTE = takes(seat=Seat)
    ABSTAIN = takes()
    KEEP = takes(card=Card)
    GIVE = takes(card=Card)
    HAND_TO = takes(seat=Seat)
    GO = takes(place=Place)
    SEND_ZOMBIE = takes(place=Place)
    MOVE = takes(character=Character)
    LOSE = takes(character=Character)
    CLAIM_DICE = takes(dice=Roll, talk=True)
    CLAIM_CARD = takes(card=Kind, holding=Holding, talk=True)
    PROMISE_VOTE = takes(seat=Seat, talk=True)
    PROMISE_GO = takes(place=Place, talk=True)
    ADDRESS = takes(seat=Seat, talk=True)  # whom the next claim is whispered to; oneself: nobody


# Cards answer every question, so that a card at the wrong moment is refused by its own rule.
ANY_CARD = (Act.THREAT, Act.CAMERA, Act.SPRINT, Act.HARDWARE, Act.WEAPON, Act.HIDDEN)


class Question(Questions):
    PLACE = asks(Act.PLACE, *ANY_CARD)
    WINDOW = asks(Act.PASS, *ANY_CARD, place=Place)
    VOTE = asks(Act.VOTE, Act.ABSTAIN, *ANY_CARD, place=Place, phase=Phase)
    REVOTE = asks(Act.VOTE, Act.ABSTAIN, *ANY_CARD, place=Place, phase=Phase)
    KEEP = asks(Act.KEEP, Act.PASS, *ANY_CARD)
    GIVE = asks(Act.GIVE, Act.PASS, *ANY_CARD)
    HAND_TO = asks(Act.HAND_TO, Act.PASS, *ANY_CARD)
    CAMERA = asks(Act.PASS, *ANY_CARD)
    ANNOUNCE = asks(Act.GO, Act.PASS, *ANY_CARD)
    GO = asks(Act.GO, Act.PASS, *ANY_CARD)
    SEND_ZOMBIE = asks(Act.SEND_ZOMBIE, Act.PASS, *ANY_CARD)
    MOVE = asks(Act.MOVE, Act.PASS, *ANY_CARD, place=Place)
    LOSE = asks(Act.LOSE, *ANY_CARD, place=Place)


Count = range(1 << 15)
Votes = range(16)


class Event(Events):
    FIRST_CHIEF = takes(seat=Seat)
    ROLLED = takes(seat=Seat, first=Place, second=Place, reveals=True)
    PLACED = takes(seat=Seat, character=Character, place=Place)
    ROUND = takes(round=range(1024))
    PHASE = takes(phase=Phase)
    THREATENED = takes(seat=Seat)
    BARRICADED = takes(seat=Seat, place=Place)
    FIRED = takes(seat=Seat, card=Card, killed=range(3), place=Place)
    HID = takes(seat=Seat, character=Character, place=Place)
    VOTED = takes(seat=Seat, chosen=Seat, votes=Votes, reveals=True)
    ABSTAINED = takes(seat=Seat, reveals=True)
    TALLIED = takes(chosen=Seat, votes=range(64))
    TIED = takes(place=Place)
    TIED_AGAIN = takes(place=Place)
    DRAWN = takes(seat=Seat, reveals=True)
    SEARCHED = takes(seat=Seat, count=range(4))
    SAW_CARD = takes(card=Card, reveals=True)
    KEPT = takes(seat=Seat)
    KEPT_CARD = takes(card=Card)
    GAVE = takes(seat=Seat, to=Seat)
    GAVE_CARD = takes(seat=Seat, to=Seat, card=Card, reveals=True)
    BURIED = takes(seat=Seat)
    BURIED_CARD = takes(card=Card)
    ELECTED = takes(seat=Seat)
    NOT_ELECTED = takes(seat=Seat)
    DICE_COVERED = takes(seat=Seat, reveals=True)
    LOOKED = takes(seat=Seat)
    SAW_DICE = takes(first=Place, second=Place, third=Place, fourth=Place, reveals=True)
    ANNOUNCED = takes(seat=Seat, place=Place)
    NO_DESTINATION = takes(seat=Seat)
    SENT_ZOMBIE = takes(seat=Seat, place=Place)
    WENT_FOR = takes(seat=Seat, place=Place, reveals=True)
    DICE = takes(first=Place, second=Place, third=Place, fourth=Place, reveals=True)
    ZOMBIE_CAME = takes(place=Place, zombies=Count)
    DIE_IGNORED = takes(place=Place)
    CONDEMNED = takes(place=Place, zombies=Count)
    MOVED = takes(seat=Seat, character=Character, origin=Place, place=Place)
    TURNED_AWAY = takes(seat=Seat, character=Character, origin=Place, place=Place)
    SPRINTED = takes(seat=Seat, character=Character, origin=Place, place=Place)
    CROWD_DRAWS = takes(place=Place, zombies=Count)
    PIN_UPS_DRAW = takes(place=Place, zombies=Count)
    ABOUT_TO_ENTER = takes(place=Place, zombies=Count, strength=Count)
    HELD_OUT = takes(place=Place, zombies=Count)
    NOBODY_EATEN = takes(place=Place, zombies=Count)
    EATEN = takes(seat=Seat, character=Character, place=Place)
    PARKING_CLEARED = takes(zombies=Count)
    GATHERED = takes(place=Place)
    ELIMINATED = takes(seat=Seat)
    BADGE_PASSED = takes(seat=Seat)
    ENDED = takes(ending=Ending, survivors=range(25))
    CLAIMED_DICE = takes(seat=Seat, dice=Roll)
    CLAIMED_CARD = takes(seat=Seat, card=Kind, holding=Holding)
    PROMISED_VOTE = takes(seat=Seat, chosen=Seat)
    PROMISED_GO = takes(seat=Seat, place=Place)
    WHISPERED = takes(seat=Seat, to=Seat)  # what follows is for these two alone


PILE = 28  # 18 cards at most at the start, and what is put at the bottom


class State(GameState):
    answer = i8(SEATS, 4, shown=OWNER, blank=-1)
    stack = i8(8, 5)  # never deeper than 7: five phases to come, a vote and its window
    options = u8(20)  # an age is its owner's business: shown by redact
    about = i8(2, shown=EVERYBODY)
    to_act = i8()  # who is asked in a card window is nobody's business: shown by redact
    asked = i8()

    phase = i8(shown=EVERYBODY)
    chief = i8(shown=EVERYBODY, blank=-1)  # who has the badge
    elected = i8(shown=EVERYBODY, blank=-1)  # who won phase B of this round
    colour = i8(SEATS, shown=EVERYBODY, blank=-1)

    # Characters: where each stands, and the same as sets (4 bits a seat, content/characters.py).
    at = i8(SEATS, CHARACTERS, shown=EVERYBODY, blank=-1)
    here = i32(PLACES, shown=EVERYBODY)
    crew = i8(SEATS, shown=EVERYBODY)  # who of each crew is on the board and alive
    hiding = i32(shown=EVERYBODY)  # under a Hidden card this round

    zombies = i16(PLACES, shown=EVERYBODY)
    closed = i8(shown=EVERYBODY)  # a bit for each closed location
    out = i8(shown=EVERYBODY)  # eliminated players, a bit each
    fresh = i8(shown=EVERYBODY)  # those eliminated at the end of the last round
    fell = i16(SEATS, shown=EVERYBODY)  # the round in which the last of a crew was lost
    gathered = i8(shown=EVERYBODY)  # MAL-226: the first condition has been met this round

    dice = i8(DICE)  # as places; shown while they lie open, and to those who looked
    looked = i8(shown=EVERYBODY)  # who sees the covered dice, a bit each
    destination = i8(SEATS, shown=OWNER, blank=-1)
    went_for = i8(SEATS, shown=EVERYBODY, blank=-1)  # destinations as last shown

    # The vote or attack that is going on.
    place = i8(shown=EVERYBODY, blank=-1)
    candidates = i8(shown=EVERYBODY)
    threats = i8(SEATS, shown=EVERYBODY)
    hardware = i8(shown=EVERYBODY)
    ballot = i8(SEATS, shown=EVERYBODY, blank=-1)  # of the last vote; see ABSTAINED
    tally = i8(SEATS, shown=EVERYBODY)
    turn = i8()  # whose turn it is to play cards, counted from the Chief
    played_by = i8(shown=EVERYBODY)  # the last in that order who played a card in this window
    passed = i8(SEATS, shown=OWNER)  # a seat remembers that it has passed in this window

    # Cards: sets of 21 bits, and the pile from top to end.
    hand = i32(SEATS, shown=OWNER)
    held = i8(SEATS)  # hand sizes, shown unless the table hides them
    gave = i32(SEATS, shown=OWNER)  # a seat remembers the cards it gave away
    gifts = i8(SEATS, shown=EVERYBODY)  # how many they are
    played = i32(shown=EVERYBODY)
    gone = i32()  # removed unseen
    pile = i8(PILE, blank=-1)
    pile_top = i8(shown=EVERYBODY)
    pile_end = i8(shown=EVERYBODY)
    buried_by = i8(PILE, shown=EVERYBODY, blank=-1)  # who put a card of the pile where it is
    searcher = i8(shown=EVERYBODY, blank=-1)
    looking = i8(shown=EVERYBODY)  # how many cards on top of the pile the searcher holds

    votes_held = i16(shown=EVERYBODY)
    revotes_held = i16(shown=EVERYBODY)

    # Claims: the last of each sort, and what the table has seen of them (rules/claims.py).
    talked = i8(shown=EVERYBODY)  # whether anybody has claimed anything aloud yet
    said = i8(SEATS, len(Sort), shown=EVERYBODY, blank=-1)
    said_in = i16(SEATS, len(Sort), shown=EVERYBODY)  # the round
    standing = i8(SEATS, len(Sort), shown=EVERYBODY)
    word = i16(SEATS, len(Word), shown=EVERYBODY)

    # Whispers: of this round, by listener and speaker, shown to these two by redact.
    addressed = i8(SEATS, shown=OWNER, blank=-1)  # whom a seat's next claim is for; -1: all
    whispered = i8()  # who has whispered or heard a whisper, a bit each
    heard = i8(SEATS, SEATS * SORTS, blank=-1)
    found = i8(SEATS, SEATS * FOUNDS, shown=OWNER)  # what a listener has found them worth


ABSTAINED = SEATS  # on a ballot

assert len(Card) == CARDS

game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    refusals=Why,
    steps=Step,
    endings=Ending,
)
