"""Terms of the rule book that the phases share: present, visible, full, strength, order."""

from __future__ import annotations

from shamble.games.mall.content.cards import COPIES
from shamble.games.mall.content.characters import (
    ALL_TOUGH_GUYS,
    VOTES_OF,
)
from shamble.games.mall.content.places import ALWAYS_ENTER_AT, CAPACITY, PLACES, Place
from shamble.games.mall.state import Phase, State
from shamble.rules import how_many, rule

# ---- sets of characters


@rule
def of_seat(characters: int, player: int) -> int:
    """A player's part of a set, as a crew of four bits."""
    return (characters >> (4 * player)) & 15


@rule
def owners(characters: int) -> int:
    """The players whose characters are in a set, a bit each."""
    x = characters | (characters >> 2)
    x = (x | (x >> 1)) & 0x111111
    x = (x | (x >> 3)) & 0x030303
    return (x | (x >> 6) | (x >> 12)) & 63


@rule
def bit_of(player: int, character: int) -> int:
    return 1 << (4 * player + character)


# ---- at a location


@rule
def crowd(s: State, place: int) -> int:  # MAL-005: each token counts as one; MAL-008: hidden too
    return how_many(s.here[place])


@rule
def is_closed(s: State, place: int) -> bool:
    return (s.closed >> place) & 1 == 1


@rule
def has_room(s: State, place: int) -> bool:  # MAL-006, 007, 015
    return not is_closed(s, place) and crowd(s, place) < CAPACITY[place]


@rule
def places_with_room(s: State) -> int:
    """A bit each."""
    places = 0
    for place in range(PLACES):
        if has_room(s, place):
            places |= 1 << place
    return places


@rule
def is_present(s: State, player: int, place: int) -> bool:
    return of_seat(s.here[place], player) != 0


@rule
def visible(s: State, place: int) -> int:
    """The characters there that can vote and be voted for."""
    return s.here[place] & ~s.hiding


@rule
def strength(s: State, place: int) -> int:
    """MAL-009: Tough Guys count as two, hidden characters count too."""
    characters = s.here[place]
    return how_many(characters) + how_many(characters & ALL_TOUGH_GUYS)


@rule
def zombies_enter(s: State, place: int) -> bool:
    """Whether the zombies at a location could enter now."""
    if place == Place.PARKING:
        return s.zombies[place] > 0  # MAL-205
    if place == Place.SUPERMARKET and s.zombies[place] >= ALWAYS_ENTER_AT:  # MAL-167
        return True
    return s.zombies[place] >= strength(s, place) + s.hardware  # MAL-165, 175


@rule
def attack_is_on(s: State, place: int) -> bool:  # MAL-237
    return visible(s, place) != 0 and zombies_enter(s, place)


@rule
def own_votes(s: State, player: int, place: int) -> int:
    """MAL-055, 056, 187: the votes of a player's visible characters there."""
    return VOTES_OF[of_seat(visible(s, place), player)]


# ---- players


@rule
def is_out(s: State, player: int) -> bool:
    return (s.out >> player) & 1 == 1


@rule
def nth(s: State, i: int) -> int:
    """MAL-002, 003: the i-th player from the Chief, clockwise."""
    player = s.chief + i
    return player - s.players if player >= s.players else player


@rule
def everybody(s: State) -> int:
    return (1 << s.players) - 1


@rule
def players_in(s: State) -> int:
    return everybody(s) & ~s.out


@rule
def living(s: State) -> int:
    n = 0
    for place in range(PLACES):
        n += crowd(s, place)
    return n


# ---- cards


@rule
def copies_in(cards: int, kind: int) -> int:
    """The cards of a kind in a set, as three bits."""
    return (cards >> (COPIES * kind)) & 7


@rule
def holds(s: State, player: int, kind: int) -> bool:
    return copies_in(s.hand[player], kind) != 0


# ---- dice


@rule
def dice_are_covered(s: State) -> bool:
    return s.phase == Phase.ARRIVAL or s.phase == Phase.DESTINATIONS


@rule
def dice_showing(s: State, place: int) -> int:
    n = 0
    for i in range(len(s.dice)):
        n += s.dice[i] == place
    return n


# ---- changing the board


@rule
def put(s: State, player: int, character: int, place: int) -> None:
    s.at[player][character] = place
    s.here[place] |= bit_of(player, character)


@rule
def lift(s: State, player: int, character: int) -> None:
    s.here[s.at[player][character]] &= ~bit_of(player, character)
    s.at[player][character] = -1
