"""What always adds up: checked at every decision of millions of random games."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ORIGIN,
    CARDS,
    DECK,
    GEARS,
    GIVEN,
    LOOK,
    POT,
    WASTE,
)
from shamble.games.colony.content.names import CRISES, CROSSROADS
from shamble.games.colony.content.places import ENTRANCES, MOST_NOISE, PLACES, ROOM
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, home_of, knows_zone
from shamble.games.colony.rules.setup import is_in_crossroads
from shamble.games.colony.rules.terms import free_spaces, is_exile, is_fatal, is_out
from shamble.games.colony.state import Phase, Question, State
from shamble.rules import rule


@game.invariant
def what_is_broken(s: State) -> int:
    """The number of the first thing that does not add up, or 0."""
    if not (0 <= s.morale <= 10 and 0 <= s.food and 0 <= s.helpless and 0 <= s.marker <= 10):
        return 1
    for e in range(ENTRANCES):
        if s.zombies[e] < 0 or s.barricades[e] < 0 or s.zombies[e] + s.barricades[e] > ROOM[e]:
            return 2
    for place in range(PLACES):
        if not 0 <= s.noise[place] <= MOST_NOISE or free_spaces(s, place) < 0:
            return 3
    wrong = broken_survivors(s)
    if wrong == 0:
        wrong = broken_cards(s)
    if wrong == 0:
        wrong = broken_decks(s)
    return wrong


@rule
def broken_survivors(s: State) -> int:
    """A survivor is controlled, or in the deck, or gone; groups and leaders agree with it."""
    for seat in range(s.players):
        n = 0
        for x in range(SURVIVORS):
            n += s.owner[x] == seat
        if n != s.group[seat]:
            return 10
        if n > 0 and s.phase != Phase.SETUP:
            lead = s.leader[seat]
            if lead >= 0 and s.owner[lead] != seat:
                return 11
        if is_out(s, seat) and s.hand_count[seat] != 0:
            return 12
    for x in range(SURVIVORS):
        if s.owner[x] < 0 and (s.place[x] >= 0 or s.wounds[x] + s.frost[x] > 0):
            return 13
        if s.owner[x] >= 0 and (s.place[x] < 0) != ((s.waiting >> x) & 1 == 1):
            if s.question != Question.PLACE and s.over == 0:
                return 14
        if s.owner[x] >= 0 and (s.buried >> x) & 1:
            return 15
        if s.question == Question.TURN and s.place[x] >= 0:
            if is_fatal(s, x):
                return 16
            if s.place[x] == 0 and is_exile(s, s.owner[x]):
                return 17
    return 0


@rule
def broken_cards(s: State) -> int:
    """Every card is in one zone, and the counts that all may see are right."""
    for seat in range(s.players):
        if count_zone(s, seat) != s.hand_count[seat]:
            return 20
        if count_zone(s, GIVEN + seat) != s.given_count[seat]:
            return 21
    if count_zone(s, WASTE) != s.waste_count or count_zone(s, LOOK) != s.look_count:
        return 22
    pot = 0
    for seat in range(s.players):
        pot += s.pot_count[seat]
    if count_zone(s, POT) != pot:
        return 23
    for card in range(CARDS):
        if s.zone[card] < 0:
            return 24
        if s.zone[card] >= BEARER:
            x = s.zone[card] - BEARER
            if card >= GEARS or s.owner[x] < 0:
                return 25
        if card < GEARS and CARD_ORIGIN[card] == 0:
            return 26
    for seat in range(s.players):
        for home in range(PLACES):
            if hidden_of(s, seat, home) > s.may_hold[seat][home]:
                return 27
    return 0


@rule
def hidden_of(s: State, seat: int, home: int) -> int:
    """Hidden cards of a seat that come from a deck."""
    n = 0
    for card in range(CARDS):
        zone = s.zone[card]
        own = zone == seat or zone == GIVEN + seat
        if zone == POT:
            own = s.known[card] & ALL_SEATS == knows_zone(seat)
        n += own and home_of(s, card) == home
    return n


@rule
def count_zone(s: State, zone: int) -> int:
    n = 0
    for card in range(CARDS):
        n += s.zone[card] == zone
    return n


@rule
def broken_decks(s: State) -> int:
    """Spots of a deck go from its bottom to its top, each once; other decks are complete."""
    for place in range(1, PLACES):
        n = 0
        total = 0
        for card in range(CARDS):
            if s.zone[card] == DECK + place:
                n += 1
                total += s.spot[card] - s.deck_bottom[place]
        if n != s.deck_top[place] - s.deck_bottom[place] or total != n * (n - 1) // 2:
            return 30
    seen = 0
    for i in range(s.crisis_next, s.crisis_end):
        seen += 1
        if s.crises[i] < 0:
            return 31
    for card in range(CRISES):
        seen += (s.crises_gone >> card) & 1
    if seen + (s.crisis >= 0) != CRISES:
        return 32
    left = 0
    for card in range(CROSSROADS):
        if is_in_crossroads(s, card):
            left += 1 - ((s.crossroads_fired[card // 40] >> (card % 40)) & 1)
    if left != s.crossroad_end - s.crossroad_next + (s.drawn_card >= 0):
        return 33
    return 0
