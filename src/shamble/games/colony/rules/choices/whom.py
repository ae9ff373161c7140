"""Which survivors suit: one small function for each member of `Whom`."""

from __future__ import annotations

from shamble.games.colony.content.names import Attached
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import SURVIVORS, Survivor
from shamble.games.colony.rules.conditions.families import Family
from shamble.games.colony.rules.terms import (
    bears,
    free_spaces,
    has_at,
    has_outside_space,
    is_exile,
    is_free,
    is_in_play,
    survivors_at,
    tokens,
    zombies_at,
)
from shamble.games.colony.state import State, Whom
from shamble.rules import rule

whoms = Family("suits_by")


@rule
def is_own(s: State, player: int, x: int) -> bool:
    return s.owner[x] == player and s.place[x] >= 0


@whoms.of(Whom.OWN)
def own(s: State, player: int, x: int) -> bool:
    return is_own(s, player, x)


@whoms.of(Whom.OWN_AT_COLONY)
def own_at_colony(s: State, player: int, x: int) -> bool:
    return s.owner[x] == player and s.place[x] == Place.COLONY


@whoms.of(Whom.OWN_AT_GROCERY)
def own_at_grocery(s: State, player: int, x: int) -> bool:
    return s.owner[x] == player and s.place[x] == Place.GROCERY_STORE


@whoms.of(Whom.OWN_AT_LIBRARY)
def own_at_library(s: State, player: int, x: int) -> bool:
    return s.owner[x] == player and s.place[x] == Place.LIBRARY


@whoms.of(Whom.OWN_OUTSIDE)
def own_outside(s: State, player: int, x: int) -> bool:
    return s.owner[x] == player and s.place[x] > Place.COLONY


@whoms.of(Whom.OWN_OUTSIDE_AMONG_ZOMBIES)
def own_outside_among_zombies(s: State, player: int, x: int) -> bool:
    return own_outside(s, player, x) and zombies_at(s, s.place[x]) > 0


@whoms.of(Whom.FOLLOWER)
def follower(s: State, player: int, x: int) -> bool:
    return is_own(s, player, x) and s.leader[player] != x


@whoms.of(Whom.GROUP)
def of_group(s: State, player: int, x: int) -> bool:
    """COL-011: also who waits off the board."""
    return s.owner[x] == player


@whoms.of(Whom.ANY)
def anybody(s: State, player: int, x: int) -> bool:
    return is_in_play(s, x)


@whoms.of(Whom.TARGET)
def target(s: State, player: int, x: int) -> bool:
    """COL-117: another player's survivor where the attacker is."""
    return is_in_play(s, x) and s.owner[x] != player and s.place[x] == s.place[s.it]


@whoms.of(Whom.HEALED_BY_CARD)
def healed_by_card(s: State, player: int, x: int) -> bool:
    """Medicine: an own survivor anywhere, or another's beside an own one."""
    if s.place[x] < 0 or tokens(s, x) == 0:
        return False
    return s.owner[x] == player or has_at(s, player, s.place[x])


@whoms.of(Whom.HURT_BESIDE)
def hurt_beside(s: State, player: int, x: int) -> bool:
    return s.place[x] >= 0 and s.place[x] == s.place[s.it] and tokens(s, x) > 0


@whoms.of(Whom.HURT_AT_COLONY)
def hurt_at_colony(s: State, player: int, x: int) -> bool:
    return own_at_colony(s, player, x) and tokens(s, x) > 0


@whoms.of(Whom.HURT)
def hurt(s: State, player: int, x: int) -> bool:
    """y32: and not treated yet."""
    return s.place[x] >= 0 and tokens(s, x) > 0 and (s.treated >> x) & 1 == 0


@whoms.of(Whom.LOVER)
def lover(s: State, player: int, x: int) -> bool:
    """x07: an own human who shares a non-colony location with another own human."""
    if x == Survivor.BISCUIT or not own_outside(s, player, x):
        return False
    for y in range(SURVIVORS):
        if y != x and y != Survivor.BISCUIT and s.owner[y] == player and s.place[y] == s.place[x]:
            return True
    return False


@whoms.of(Whom.OTHER_LOVER)
def other_lover(s: State, player: int, x: int) -> bool:
    return x != s.chosen and lover(s, player, x) and s.place[x] == s.place[s.chosen]


@whoms.of(Whom.BESIDE_EXILE)
def beside_exile(s: State, player: int, x: int) -> bool:
    """x08: an own free survivor who shares a location with an exiled one."""
    if s.owner[x] != player or not is_free(s, x):
        return False
    for y in range(SURVIVORS):
        if s.place[y] == s.place[x] and is_exile(s, s.owner[y]):
            return True
    return False


@whoms.of(Whom.EXILE_BESIDE)
def exile_beside(s: State, player: int, x: int) -> bool:
    return s.place[x] >= 0 and s.place[x] == s.place[s.it] and is_exile(s, s.owner[x])


@whoms.of(Whom.SHEEP)
def sheep(s: State, player: int, x: int) -> bool:
    """x18: a free survivor who shares a location with an own exiled one."""
    return is_free(s, x) and is_exile(s, player) and has_at(s, player, s.place[x])


@whoms.of(Whom.WATCHER)
def watcher(s: State, player: int, x: int) -> bool:
    """x45: an own survivor alone at a non-colony location with one of another player."""
    if not own_outside(s, player, x) or survivors_at(s, s.place[x]) != 2:
        return False
    for y in range(SURVIVORS):
        if s.place[y] == s.place[x] and s.owner[y] != player:
            return True
    return False


@whoms.of(Whom.WATCHED)
def watched(s: State, player: int, x: int) -> bool:
    return s.place[x] >= 0 and s.place[x] == s.place[s.it] and s.owner[x] != player


@whoms.of(Whom.SOLDIERS_NEIGHBOUR)
def soldiers_neighbour(s: State, player: int, x: int) -> bool:
    """y15: the other survivors where Cole is."""
    cole = int(Survivor.COLE_RADEK)
    return x != cole and s.place[x] >= 0 and s.place[x] == s.place[cole]


@whoms.of(Whom.PATIENT)
def patient(s: State, player: int, x: int) -> bool:
    """y16: an own free survivor other than Dale and the one chosen already."""
    return s.owner[x] == player and is_free(s, x) and x != Survivor.DALE_HUTCHINS and x != s.chosen


@whoms.of(Whom.OUT_OF_HOSPITAL)
def out_of_hospital(s: State, player: int, x: int) -> bool:
    """y16: free survivors there who have to make room."""
    if s.place[x] != Place.HOSPITAL or not is_free(s, x):
        return False
    return x != Survivor.DALE_HUTCHINS and x != s.chosen and x != s.other


@whoms.of(Whom.SWAPPED)
def swapped(s: State, player: int, x: int) -> bool:
    """COL-216: a non-exiled survivor at a non-colony location."""
    return s.place[x] > Place.COLONY and is_free(s, x)


@whoms.of(Whom.RECEIVER)
def receiver(s: State, player: int, x: int) -> bool:
    """COL-197, COL-199a: at the bearer's location; not who bore it this turn already."""
    if s.place[x] < 0 or x == s.it or s.place[x] != s.place[s.it]:
        return False
    if s.owner[x] != player and (s.refused_gear[s.gear] >> s.owner[x]) & 1:
        return False
    return (s.bore[s.gear] >> x) & 1 == 0


@whoms.of(Whom.WAITING)
def waiting(s: State, player: int, x: int) -> bool:
    """COL-256: who waits off the board and may enter now."""
    if (s.waiting >> x) & 1 == 0:
        return False
    at_colony = free_spaces(s, Place.COLONY) > 0 and not is_exile(s, s.owner[x])
    return at_colony or has_outside_space(s)


@whoms.of(Whom.LAMP_BEARER)
def lamp_bearer(s: State, player: int, x: int) -> bool:
    """Who can make the attack of a desk lamp."""
    if not is_own(s, player, x) or (s.held_back >> x) & 1 or bears(s, x, Attached.BADGE):
        return False
    if zombies_at(s, s.place[x]) > 0:
        return True
    for y in range(SURVIVORS):
        if s.place[y] == s.place[x] and s.owner[y] != player:
            return True
    return False


suits_by = whoms.picker("player x", "False")


@rule
def suits(s: State, whom: int, player: int, x: int) -> bool:
    return bool(suits_by(s, whom, player, x))
