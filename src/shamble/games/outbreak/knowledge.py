"""What nobody sees: the order of the two decks, and the colours of tokens that lie face down.

What is in the equipment deck is public, and so are the zombie cards that have been drawn.
"""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import GEARS
from shamble.games.outbreak.content.zombies import CARDS, EASY_DECK
from shamble.games.outbreak.state import Option, State
from shamble.rules import below, rule, shuffle


@game.redact
def show(s: State, player: int, out: State) -> None:
    for i in range(s.zombie_next):
        out.zombie_deck[i] = s.zombie_deck[i]
    for token in range(s.token_count):
        if s.token_hidden[token] == 0:
            out.token_colour[token] = s.token_colour[token]


@game.imagine
def imagine(s: State, player: int) -> None:
    imagine_gear(s)
    imagine_zombie_cards(s)
    imagine_colours(s)


@rule
def imagine_gear(s: State) -> None:
    n = 0
    for gear in range(GEARS):
        for _ in range(s.in_deck[gear]):
            s.gear_deck[n] = gear
            n += 1
    shuffle(s, s.gear_deck, 0, n)


@rule
def imagine_zombie_cards(s: State) -> None:
    """The cards that are in the deck and have not been drawn, in any order."""
    drawn = 0  # a bit for each
    for i in range(s.zombie_next):
        drawn |= 1 << s.zombie_deck[i]
    n = s.zombie_next
    size = EASY_DECK if s.options[Option.DECK] == 1 else CARDS
    for card in range(size):
        if (drawn >> card) & 1 == 0 and (s.cards_out >> card) & 1 == 0:
            s.zombie_deck[n] = card
            n += 1
    shuffle(s, s.zombie_deck, s.zombie_next, n - s.zombie_next)


@rule
def imagine_colours(s: State) -> None:
    """The colours that have not come to light, in any order over what lies face down."""
    left = 0
    for i in range(len(s.pool)):
        left += s.pool[i] >= 0
    dealt = 0  # a bit for each place of the pool
    for token in range(s.token_count):
        if s.token_hidden[token] == 1 and left > 0:
            place = nth_undealt(dealt, below(s, left))
            s.token_colour[token] = s.pool[place]
            dealt |= 1 << place
            left -= 1


@rule
def nth_undealt(dealt: int, n: int) -> int:
    place = 0
    while n > 0 or (dealt >> place) & 1:
        n -= 1 - ((dealt >> place) & 1)
        place += 1
    return place
