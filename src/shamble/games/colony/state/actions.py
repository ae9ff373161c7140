"""What a player may do in Colony, and what is asked."""

from __future__ import annotations

from shamble.games.colony.content.items import Gear, Item, Symbol
from shamble.games.colony.content.names import Attached, Crossroad
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.state.enums import Die, Entrance, Purpose, Way, Whom
from shamble.rules import Actions, Questions, Seat, asks, takes


class Act(Actions):
    # Setup
    LEAD = takes(survivor=Survivor)
    KEEP = takes(survivor=Survivor)
    # A turn (6.1)
    END_TURN = takes()
    ATTACK = takes(survivor=Survivor, die=Die)
    STRIKE = takes(survivor=Survivor, die=Die)
    SEARCH = takes(survivor=Survivor, die=Die)
    BARRICADE = takes(survivor=Survivor, die=Die)
    CLEAN = takes(survivor=Survivor, die=Die)
    ATTRACT = takes(survivor=Survivor, die=Die)
    ABILITY = takes(survivor=Survivor)
    COPY = takes(ability=Survivor)
    GREENHOUSE = takes(die=Die)
    PLAY = takes(item=Item)
    EQUIP = takes(item=Item)
    USE = takes(gear=Gear)
    CONTRIBUTE = takes(item=Item)
    CONTRIBUTE_GEAR = takes(gear=Gear)
    STORE = takes(item=Item)
    STORE_GEAR = takes(gear=Gear)
    MOVE = takes(survivor=Survivor, place=Place)
    DRIVE = takes(survivor=Survivor, place=Place)
    SPEND_FOOD = takes(die=Die, tokens=range(6))
    EAT = takes(die=Die)
    REQUEST = takes(seat=Seat)
    HAND_OVER = takes(gear=Gear)
    CALL_EXILE = takes(seat=Seat)
    CLINIC = takes()
    REST = takes()
    # Answers
    CHOOSE = takes(survivor=Survivor)
    ENTRANCE = takes(entrance=Entrance)
    AT = takes(place=Place)
    DIE = takes(die=Die)
    CARD = takes(item=Item)
    SEAT = takes(seat=Seat)
    OPTION = takes(number=Way)
    AMOUNT = takes(amount=range(24))  # y21: up to all medicine cards there are
    SEND = takes(survivor=Survivor, place=Place)
    WITH_GEAR = takes(gear=Gear)
    WITH_ABILITY = takes(ability=Survivor)
    WITH_ATTACHED = takes(attached=Attached)
    GO = takes()
    NOISE = takes()
    LIGHT = takes()
    STOP = takes()
    WANT = takes(symbol=Symbol)
    WANT_ITEM = takes(item=Item)
    PLAY_IT = takes()
    KILL_IT = takes()
    ROLL_IT = takes()
    HEAL_WOUND = takes()
    HEAL_FROST = takes()
    YES = takes()
    NO = takes()
    DONE = takes()


class Question(Questions):
    LEAD = asks(Act.LEAD)
    KEEP = asks(Act.KEEP)
    TURN = asks(
        Act.END_TURN,
        Act.ATTACK,
        Act.STRIKE,
        Act.SEARCH,
        Act.BARRICADE,
        Act.CLEAN,
        Act.ATTRACT,
        Act.ABILITY,
        Act.COPY,
        Act.GREENHOUSE,
        Act.PLAY,
        Act.EQUIP,
        Act.USE,
        Act.CONTRIBUTE,
        Act.CONTRIBUTE_GEAR,
        Act.STORE,
        Act.STORE_GEAR,
        Act.MOVE,
        Act.DRIVE,
        Act.SPEND_FOOD,
        Act.EAT,
        Act.REQUEST,
        Act.HAND_OVER,
        Act.CALL_EXILE,
        Act.CLINIC,
        Act.REST,
    )
    MODIFY = asks(Act.WITH_GEAR, Act.WITH_ABILITY, Act.WITH_ATTACHED, Act.GO, survivor=Survivor)
    ENTRANCE = asks(Act.ENTRANCE, Act.DONE, purpose=Purpose)
    SURVIVOR = asks(Act.CHOOSE, Act.DONE, whom=Whom, purpose=Purpose)
    PLACE = asks(Act.AT, purpose=Purpose)
    DIE = asks(Act.DIE, Act.DONE, purpose=Purpose)
    VALUE = asks(Act.DIE)
    CARD = asks(Act.CARD, Act.DONE, purpose=Purpose)
    SEAT = asks(Act.SEAT, Act.DONE, purpose=Purpose)
    OPTION = asks(Act.OPTION, card=Crossroad)
    AMOUNT = asks(Act.AMOUNT, purpose=Purpose)
    VOTE = asks(Act.YES, Act.NO, card=Crossroad)
    EXILE = asks(Act.YES, Act.NO, seat=Seat)
    TOKEN = asks(Act.YES, Act.NO)
    VOTE_TIE = asks(Act.YES, Act.NO, card=Crossroad)
    EXILE_TIE = asks(Act.YES, Act.NO, seat=Seat)
    TOKEN_TIE = asks(Act.YES, Act.NO)
    CONFIRM = asks(Act.YES, Act.NO, purpose=Purpose)
    BITE = asks(Act.KILL_IT, Act.ROLL_IT, survivor=Survivor)
    CANCEL_BITE = asks(Act.YES, Act.NO, survivor=Survivor)
    NOISE = asks(Act.STOP, Act.NOISE, Act.LIGHT)
    WANT = asks(Act.WANT, Act.WANT_ITEM, seat=Seat)
    GIVE = asks(Act.CARD, Act.NO, seat=Seat)
    PLAY_IT = asks(Act.PLAY_IT, Act.CHOOSE, Act.DRIVE, Act.ATTACK, Act.EAT, item=Item)
    CONSENT = asks(Act.YES, Act.NO, gear=Gear, survivor=Survivor)
    SEND = asks(Act.SEND)
    HEAL = asks(Act.HEAL_WOUND, Act.HEAL_FROST, survivor=Survivor)
    BUNKS = asks(Act.CHOOSE)
    AIM = asks(Act.YES, Act.NO, survivor=Survivor)
