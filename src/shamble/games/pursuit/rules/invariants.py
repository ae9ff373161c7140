"""What always adds up: checked at every decision of millions of random games."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import LOCATIONS, Card
from shamble.games.pursuit.content.roads import LOCATION_COUNT, ROW
from shamble.games.pursuit.rules.terms import (
    distance,
    is_open_road,
    is_steady_pace,
    road_of,
)
from shamble.games.pursuit.state import Option, State
from shamble.rules import FieldError, rule


@game.invariant
def what_is_broken(s: State) -> int:
    """The number of the first thing that does not add up, or 0."""
    if s.over == 0 and not (1 <= distance(s) <= 5 and 1 <= s.hp):
        return 1
    if not (0 <= distance(s) and 0 <= s.hp <= s.hp_cap and 0 <= s.nerve <= s.nerve_cap):
        return 2
    if paces_seen(s) != 5:
        return 3
    if s.over == 0 and not is_steady_pace(s) and hand_size(s) != 3:
        return 4
    if s.over == 0 and not is_open_road(s) and s.evaq_at < 0:
        if s.laid - s.row_start != ROW or s.zombie != s.row_start:
            return 5
    if locations_seen(s) != LOCATION_COUNT[road_of(s)]:
        return 6
    if copies(s, Card.EVAQ) != 1 or copies(s, Card.NIGHT_1) != 1:
        return 7
    if copies(s, Card.DAY_2) != 1 - s.options[Option.LONG_NIGHT]:
        return 8
    if s.player >= s.laid or (s.evaq_at >= 0 and s.road[s.evaq_at] != Card.EVAQ):
        return 9
    return 0


@game.sound
def check_position(s: State) -> None:
    """A position built by hand must at least be one that can be played on."""
    if not 0 <= s.row_start <= s.zombie < s.player < s.laid <= len(s.road):
        raise FieldError("the Zombie must stand left of the Player, both on cards of the row")
    for index in range(s.row_start, s.laid):
        if not (0 <= s.road[index] < LOCATIONS or s.road[index] == Card.EVAQ):
            raise FieldError(f"road[{index}] = {s.road[index]} is neither a Location nor EVAQ")
    if not (1 <= s.hp <= s.hp_cap and 0 <= s.nerve <= s.nerve_cap):
        raise FieldError(f"HP goes from 1 to {s.hp_cap} and Nerve from 0 to {s.nerve_cap}")
    places = [*(card for card in range(len(s.held)) if s.held[card] == 1), s.played]
    places += [*s.pile, *s.spent[: s.spent_count]]
    cards = sorted(card for card in places if card >= 0)
    if cards != list(range(5)) or set(s.held) - {0, 1}:
        raise FieldError("each of the five Pace cards must be in one place: hand, pile or spent")


@rule
def hand_size(s: State) -> int:
    n = 0
    for card in range(len(s.held)):
        n += s.held[card]
    return n


@rule
def paces_seen(s: State) -> int:
    """Pace cards in hand, in the pile, in the spent line and lying aside."""
    n = hand_size(s) + s.spent_count
    for i in range(len(s.pile)):
        n += s.pile[i] >= 0
    return n + 1 if s.played >= 0 else n


@rule
def copies(s: State, card: int) -> int:
    """How often a card is found: on the road, in the deck, above the row, on the time stack."""
    n = 0
    for i in range(len(s.road)):
        n += s.road[i] == card
    for i in range(len(s.deck)):
        n += s.deck[i] == card
    for i in range(len(s.above)):
        n += s.above[i] == card
    for i in range(len(s.times)):
        n += s.times[i] == card
    return n


@rule
def locations_seen(s: State) -> int:
    """How many different Locations lie on the road or in the deck; -1 if one lies there twice."""
    seen = 0
    n = 0
    for i in range(len(s.road) + len(s.deck)):
        card = s.road[i] if i < len(s.road) else s.deck[i - len(s.road)]
        if 0 <= card < LOCATIONS:
            if (seen >> card) & 1:
                return -1
            seen |= 1 << card
            n += 1
    return n
