"""What can be done, and the questions it answers (sections 4.25 and 6)."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import Gear, Hand, Hands, Place, Recipe, Slot
from shamble.games.outbreak.content.survivors import Skill, Survivor
from shamble.games.outbreak.content.zombies import Level, Zombie
from shamble.games.outbreak.content.zones import Way, Zone
from shamble.games.outbreak.state.enums import Car, CarSeat, Reroll
from shamble.rules import Actions, Questions, asks, takes


class Act(Actions):
    # A turn
    MOVE = takes(zone=Zone)
    SEARCH = takes()
    SEARCH_CAR = takes(car=Car)
    OPEN_DOOR = takes(way=Way, tool=Hand)
    CLOSE_DOOR = takes(way=Way)
    CHANGE = takes()
    EXCHANGE = takes(partner=Survivor)
    SHOOT = takes(zone=Zone, hands=Hands)
    SPLIT_FIRE = takes(zone=Zone, first=Hand)
    THROW = takes(zone=Zone)
    MELEE = takes(hands=Hands)
    RELOAD = takes()
    CAR_IN = takes(car=Car, seat=CarSeat)
    CAR_OUT = takes()
    CAR_SEAT = takes(seat=CarSeat)
    DRIVE = takes(zone=Zone)
    OBJECTIVE = takes()
    NOISE = takes()
    PASS = takes()
    END_TURN = takes()
    DISCARD = takes(slot=Slot)
    MASK = takes()
    PATCH_UP = takes(survivor=Survivor)
    RUCKUS = takes()
    RALLY = takes(survivor=Survivor)
    SOUNDLESS_OFF = takes()
    # In the middle of one
    STOP = takes()
    KEEP = takes(slot=Slot)
    COMBINE = takes(slot=Slot)
    DROP = takes()
    SECOND_PICK = takes()
    DRAW_ON = takes()
    TAKE_PAIR = takes()
    SWAP = takes(a=Place, b=Place)
    DONE = takes()
    ACCEPT = takes()
    REFUSE = takes()
    MERGE = takes(recipe=Recipe)
    KEEP_ROLL = takes()
    REROLL = takes(source=Reroll)
    HIT = takes(zombie=Zombie)
    HIT_SURVIVOR = takes(survivor=Survivor)
    TAKE_WOUND = takes()
    SCRAP = takes(slot=Slot)
    LOSE = takes(slot=Slot)
    CHOOSE_SKILL = takes(skill=Skill)
    PICK = takes(gear=Gear)
    LEAVE = takes()
    STAY = takes()
    STEP_OUT = takes()
    # For the team
    SPLIT = takes(first=Way, second=Way)
    LEAD = takes(way=Way)
    PICK_SURVIVOR = takes(survivor=Survivor)
    CARRY = takes(slot=Slot)


class Question(Questions):
    TURN = asks(
        Act.MOVE,
        Act.SEARCH,
        Act.SEARCH_CAR,
        Act.OPEN_DOOR,
        Act.CLOSE_DOOR,
        Act.CHANGE,
        Act.EXCHANGE,
        Act.SHOOT,
        Act.SPLIT_FIRE,
        Act.THROW,
        Act.MELEE,
        Act.RELOAD,
        Act.CAR_IN,
        Act.CAR_OUT,
        Act.CAR_SEAT,
        Act.DRIVE,
        Act.OBJECTIVE,
        Act.NOISE,
        Act.PASS,
        Act.END_TURN,
        Act.DISCARD,
        Act.MASK,
        Act.PATCH_UP,
        Act.RUCKUS,
        Act.RALLY,
        Act.SOUNDLESS_OFF,
        survivor=Survivor,
    )
    MOVE_ON = asks(Act.MOVE, Act.STOP, survivor=Survivor)
    DRIVE_ON = asks(Act.DRIVE, Act.STOP, survivor=Survivor)
    PLACE_CARD = asks(
        Act.DISCARD, Act.KEEP, Act.COMBINE, Act.DROP, Act.SECOND_PICK, survivor=Survivor, gear=Gear
    )
    DRAW_ON = asks(Act.STOP, Act.DRAW_ON, survivor=Survivor)
    PAIR = asks(Act.STOP, Act.TAKE_PAIR, survivor=Survivor, gear=Gear)
    SWAP = asks(Act.SWAP, Act.DONE, survivor=Survivor)
    EXCHANGE = asks(Act.SWAP, Act.DONE, survivor=Survivor, partner=Survivor)
    AGREE = asks(Act.ACCEPT, Act.REFUSE, survivor=Survivor, partner=Survivor)
    MERGE = asks(Act.DONE, Act.MERGE, survivor=Survivor)
    SECOND_ZONE = asks(Act.SHOOT, survivor=Survivor)
    REROLL = asks(Act.KEEP_ROLL, Act.REROLL, survivor=Survivor)
    TARGET = asks(Act.HIT, Act.HIT_SURVIVOR, survivor=Survivor)
    GUARD = asks(Act.MASK, Act.TAKE_WOUND, Act.SCRAP, survivor=Survivor)
    LOSE_CARD = asks(Act.LOSE, survivor=Survivor)
    SKILL = asks(Act.CHOOSE_SKILL, survivor=Survivor, level=Level)
    REWARD = asks(Act.STOP, Act.PICK, survivor=Survivor, reward=range(6))
    LEAVE = asks(Act.LEAVE, Act.STAY, survivor=Survivor)
    CAR_LEAVE = asks(Act.LEAVE, Act.STAY, survivor=Survivor, car=Car)
    ALONG = asks(Act.LEAVE, Act.STEP_OUT, survivor=Survivor, car=Car)
    VICTIM = asks(Act.HIT_SURVIVOR, zone=Zone, wounds=range(66))
    SPLIT = asks(Act.SPLIT, zone=Zone)
    LEAD = asks(Act.LEAD, zone=Zone)
    ACTIVATE = asks(Act.PICK_SURVIVOR)
    CHOOSE_START = asks(Act.PICK_SURVIVOR)
    DRAFT = asks(Act.PICK_SURVIVOR)
    CARRY = asks(Act.CARRY, survivor=Survivor)
