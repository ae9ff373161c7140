"""The 30 survivors in ascending influence: numbers, and what kind of ability each has (5.1)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from shamble.games.colony.content.places import Place
from shamble.rules import Table


class Survivor(IntEnum):
    """In ascending influence, so that the lowest id is always the lowest influence."""

    BISCUIT = 0
    OWEN_MARSH = 1
    NOEL_TANNER = 2
    BARNABY_ROOK = 3
    FELIX_WARD = 4
    ROSA_BELLAMY = 5
    DENISE_OKORO = 6
    TESS_LINDQVIST = 7
    CURTIS_BOYLE = 8
    MIRELA_VANCE = 9
    ILYA_BRANDT = 10
    GUS_HALLORAN = 11
    NORA_FINCH = 12
    MARCO_STEELE = 13
    HELEN_ZHOU = 14
    DALE_HUTCHINS = 15
    PRIYA_NAIR = 16
    ANTON_KESSLER = 17
    JUDITH_AMES = 18
    CLARA_MENDES = 19
    SIMON_ABADI = 20
    TONI_BURKE = 21
    VICTOR_LANG = 22
    RUTH_ADEYEMI = 23
    ASTRID_MOEN = 24
    LEON_BAPTISTE = 25
    HUGH_PEMBERTON = 26
    COLE_RADEK = 27
    WADE_TOLLIVER = 28
    FRANK_OSEI = 29


SURVIVORS = 30
NOBODY = -1

# Where an ability works, besides the places themselves.
ANYWHERE = 7
NON_COLONY = 8


class Use(IntEnum):
    """How an ability comes into play."""

    PASSIVE = 0
    SEARCH = 1  # declared with a search (COL-130, COL-131)
    MODIFIER = 2  # declared with another action
    ACTIVE = 3  # an action of its own


class Row(NamedTuple):
    """One line of the survivor list."""

    attack: int
    search: int
    where: int
    die: int  # the least die it costs; 0: none
    once: bool  # per round
    use: Use
    look: int = 0  # cards more to look at in a search
    keep: int = 0  # cards more that may be kept of them


S, P, M, A = Use.SEARCH, Use.PASSIVE, Use.MODIFIER, Use.ACTIVE

ROWS = {
    Survivor.BISCUIT: Row(2, 2, ANYWHERE, 0, False, P),
    Survivor.OWEN_MARSH: Row(3, 3, Place.GROCERY_STORE, 0, True, S, look=1, keep=1),
    Survivor.NOEL_TANNER: Row(2, 5, ANYWHERE, 0, False, A),
    Survivor.BARNABY_ROOK: Row(1, 4, Place.COLONY, 0, True, A),
    Survivor.FELIX_WARD: Row(3, 3, NON_COLONY, 0, False, P),
    Survivor.ROSA_BELLAMY: Row(2, 4, Place.COLONY, 4, True, A),
    Survivor.DENISE_OKORO: Row(4, 2, Place.POLICE_STATION, 0, True, S, look=1, keep=1),
    Survivor.TESS_LINDQVIST: Row(4, 3, ANYWHERE, 0, True, S, look=3),
    Survivor.CURTIS_BOYLE: Row(2, 4, Place.COLONY, 0, True, M),
    Survivor.MIRELA_VANCE: Row(3, 1, ANYWHERE, 0, True, A),
    Survivor.ILYA_BRANDT: Row(2, 4, ANYWHERE, 0, False, P),
    Survivor.GUS_HALLORAN: Row(3, 3, ANYWHERE, 0, False, P),
    Survivor.NORA_FINCH: Row(2, 4, Place.COLONY, 1, True, A),
    Survivor.MARCO_STEELE: Row(2, 4, ANYWHERE, 0, False, P),
    Survivor.HELEN_ZHOU: Row(2, 2, Place.COLONY, 0, True, A),
    Survivor.DALE_HUTCHINS: Row(3, 3, ANYWHERE, 0, False, P),
    Survivor.PRIYA_NAIR: Row(3, 4, Place.HOSPITAL, 0, True, S, look=1, keep=1),
    Survivor.ANTON_KESSLER: Row(4, 3, Place.COLONY, 1, True, M),
    Survivor.JUDITH_AMES: Row(5, 4, Place.LIBRARY, 0, True, S, look=1, keep=1),
    Survivor.CLARA_MENDES: Row(4, 2, Place.SCHOOL, 1, True, A),
    Survivor.SIMON_ABADI: Row(4, 3, ANYWHERE, 0, False, S, look=1),
    Survivor.TONI_BURKE: Row(2, 5, ANYWHERE, 0, True, A),
    Survivor.VICTOR_LANG: Row(6, 3, ANYWHERE, 0, True, A),
    Survivor.RUTH_ADEYEMI: Row(4, 3, ANYWHERE, 0, True, A),
    Survivor.ASTRID_MOEN: Row(4, 1, ANYWHERE, 0, True, A),
    Survivor.LEON_BAPTISTE: Row(2, 3, NON_COLONY, 0, True, A),
    Survivor.HUGH_PEMBERTON: Row(4, 2, Place.SCHOOL, 0, True, S, look=1, keep=1),
    Survivor.COLE_RADEK: Row(1, 3, Place.COLONY, 5, True, A),
    Survivor.WADE_TOLLIVER: Row(2, 5, ANYWHERE, 4, True, A),
    Survivor.FRANK_OSEI: Row(3, 4, ANYWHERE, 0, True, A),
}

INFLUENCE = Table(10 + 2 * i for i in range(SURVIVORS))
ATTACK = Table(ROWS[x].attack for x in Survivor)
SEARCH = Table(ROWS[x].search for x in Survivor)
ABILITY_PLACE = Table(ROWS[x].where for x in Survivor)
ABILITY_DIE = Table(ROWS[x].die for x in Survivor)
ABILITY_ONCE = Table(ROWS[x].once for x in Survivor)
ABILITY_USE = Table(ROWS[x].use for x in Survivor)
SEARCH_LOOK = Table(ROWS[x].look for x in Survivor)
SEARCH_KEEP = Table(ROWS[x].keep for x in Survivor)
