"""Nailed Shut: a barricade at every place, and ten at the colony when the zombies have come.

Time works against it, so it is done at once. While nobody is at home no zombie comes there, and a
place that is left keeps its barricade: all go out, board up a place each, and come back to nail.
"""

from __future__ import annotations

from shamble.games.colony.content.items import Symbol
from shamble.games.colony.content.names import Main
from shamble.games.colony.content.places import COLONY_ENTRANCES, PLACES, Place
from shamble.games.colony.hints.aims import is_betrayer, objective_needs
from shamble.games.colony.hints.danger import waves_at
from shamble.games.colony.rules.terms import (
    barricades_at,
    dice_of,
    gap,
    gaps_at,
    occupants,
    survivors_at,
    tokens,
)
from shamble.games.colony.state import State
from shamble.rules import rule

WANTED = 10  # barricades at the colony, besides those that this round's zombies break
SHED = 6  # the same for The Full Shed, which wants them once its cards are together


@rule
def nails(s: State, player: int) -> bool:
    return s.main == Main.MO_NAILED_SHUT and not is_betrayer(s, player)


@rule
def boards_shed(s: State, player: int) -> bool:
    """The Full Shed has all its cards, or there is no other round: what is left is to board up."""
    if s.main != Main.MO_FULL_SHED or is_betrayer(s, player):
        return False
    lacks = objective_needs(s, player, Symbol.FUEL) + objective_needs(s, player, Symbol.MEDICINE)
    return lacks == 0 or s.marker == 1


@rule
def value_of_boarding(s: State) -> int:
    """What one more barricade at the colony is worth to the shed."""
    return 44 if barricades_at(s, Place.COLONY) < SHED + (occupants(s) + 1) // 2 else 0


@rule
def open_places(s: State) -> int:
    """Places outside without a barricade and without anybody to build one."""
    n = 0
    for place in range(1, PLACES):
        n += barricades_at(s, place) == 0 and survivors_at(s, place) == 0
    return n


@rule
def value_of_nailing(s: State, x: int, place: int) -> int:
    """What one more barricade there is worth, besides safety."""
    if place == Place.COLONY:
        return 44 if open_places(s) == 0 else 16
    wanted = 1
    if (s.moved >> x) & 1:  # it stays, and a zombie will come for each who does
        wanted = 1 + survivors_at(s, place) if s.marker == 1 else 0
    return 70 if barricades_at(s, place) < wanted else 0


@rule
def value_of_luring(s: State, x: int) -> int:
    """Before leaving: zombies of the colony into the spaces that are left, without exposure."""
    here = s.place[x]
    stays = here == Place.COLONY or (s.moved >> x) & 1 == 1
    if stays or barricades_at(s, here) == 0 or value_of_room(s) == 0:
        return 0
    return 64 if gaps_at(s, here) > 1 else 50


@rule
def value_of_room(s: State) -> int:
    """What it is worth to kill a zombie at the colony: there has to be room for barricades."""
    room = gaps_at(s, Place.COLONY) + barricades_at(s, Place.COLONY)
    wanted = WANTED if s.main == Main.MO_NAILED_SHUT else SHED
    return 60 if room < wanted + (occupants(s) + 1) // 2 else 0


@rule
def value_of_carpenter(s: State, player: int, x: int, place: int) -> int:
    """What it is worth to stand there: an open place, else home."""
    if place == Place.COLONY:
        return 50
    if barricades_at(s, place) > 0 or dice_of(s, player) == 0:
        return 0
    others = survivors_at(s, place) - (s.place[x] == place)
    return 200 - 60 * tokens(s, x) if others == 0 else 10


@rule
def entrance_to_nail(s: State, e: int) -> int:
    """The lower, the rather: an entrance that is about to fall, else one where none will come."""
    left = 3 - s.zombies[e] + s.barricades[e] - waves_at(s, e)
    if left < 0:
        return left - 10
    return 4 * waves_at(s, e) + COLONY_ENTRANCES - e - gap(s, e)
