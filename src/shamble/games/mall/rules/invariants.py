"""What always holds: tokens, cards and zombies add up (section 10)."""

from __future__ import annotations

from shamble.games.mall import SEATS, game
from shamble.games.mall.content.cards import ALL_CARDS, KINDS
from shamble.games.mall.content.characters import CHARACTERS, CREW
from shamble.games.mall.content.places import CAPACITY, PLACES, Place
from shamble.games.mall.rules.terms import (
    bit_of,
    copies_in,
    crowd,
    is_closed,
    is_out,
    living,
    players_in,
)
from shamble.games.mall.state import Phase, Question, State
from shamble.rules import FieldError, how_many, rule


@game.invariant
def what_is_broken(s: State) -> int:
    if not cards_add_up(s):
        return 1
    if not characters_add_up(s):
        return 2
    for place in range(PLACES):
        if crowd(s, place) > CAPACITY[place]:
            return 3
        if is_closed(s, place) and (s.here[place] != 0 or s.zombies[place] != 0):
            return 4
        if s.zombies[place] < 0:
            return 5
    if is_closed(s, Place.PARKING):
        return 6
    if s.phase != Phase.SETUP and s.phase != Phase.ATTACK and s.hiding != 0:
        return 7
    if s.phase == Phase.TRUCK and (s.elected >= 0 or s.zombies[Place.PARKING] != opening(s)):
        return 8
    if s.over == 0 and (how_many(players_in(s)) < 2 or is_out(s, s.chief)):
        return 9
    if s.question == Question.WINDOW and s.to_act != 0 and s.turn >= s.players:
        return 10
    return 0


@rule
def opening(s: State) -> int:
    """Zombies on the Parking Lot at the start of a round: those of setup, in the first."""
    return s.zombies[Place.PARKING] if s.round == 1 else 0


@rule
def cards_add_up(s: State) -> bool:
    """21 different cards in hands, pile, played and removed unseen; hand sizes are right."""
    seen = s.played
    if seen & s.gone != 0:
        return False
    seen |= s.gone
    for seat in range(SEATS):
        if seen & s.hand[seat] != 0 or count_cards(s.hand[seat]) != s.held[seat]:
            return False
        seen |= s.hand[seat]
    for i in range(s.pile_top, s.pile_end):
        if s.pile[i] < 0 or (seen >> s.pile[i]) & 1:
            return False
        seen |= 1 << s.pile[i]
    return seen == ALL_CARDS


@rule
def count_cards(cards: int) -> int:
    n = 0
    for kind in range(KINDS):
        n += how_many(copies_in(cards, kind))
    return n


@rule
def characters_add_up(s: State) -> bool:
    """Each character alive stands in one place, and the sets say the same."""
    total = 0
    for seat in range(s.players):
        if s.crew[seat] & ~CREW[s.players] != 0:
            return False
        for character in range(CHARACTERS):
            place = s.at[seat][character]
            alive = (s.crew[seat] >> character) & 1
            if alive != (place >= 0):
                return False
            if place >= 0:
                total += 1
                if s.here[place] & bit_of(seat, character) == 0:
                    return False
    return total == living(s)


@game.sound
def check_position(s: State) -> None:
    """A position built by hand must at least be one that can be played on."""
    if wrong := what_is_broken(s):
        raise FieldError(f"the position does not add up: invariant {wrong}")
