"""Phase 2: refilling the row."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import Card
from shamble.games.pursuit.rules.terms import is_open_road
from shamble.games.pursuit.state import Event, Phase, State, Step
from shamble.rules import EVERYONE, emit, rule


@game.step(Step.REFILL_ROW)
def refill_row(s: State) -> None:
    behind_her = s.zombie - s.row_start
    closed = s.evaq_at >= 0 and not is_open_road(s)  # PUR-085
    if behind_her == 0 or closed:  # PUR-022
        emit(s, Event.SKIPPED, EVERYONE, Phase.REFILL_ROW)
        return
    s.row_start = s.zombie  # PUR-080
    emit(s, Event.DISCARDED, EVERYONE, behind_her)
    if not is_open_road(s):
        lay(s, behind_her)  # PUR-081


@rule
def lay(s: State, places: int) -> None:
    """Draw until so many places of the row are filled, or EVAQ is laid."""
    while places > 0 and s.evaq_at < 0 and s.deck_next < s.deck_size:
        card = draw(s)
        if card == Card.NIGHT_1 or card == Card.DAY_2:
            hang(s, card)  # PUR-082: it fills no place
        else:
            lay_card(s, card)
            places -= 1


@rule
def draw(s: State) -> int:
    card = s.deck[s.deck_next]
    s.deck[s.deck_next] = -1
    s.deck_next += 1
    return card


@rule
def hang(s: State, card: int) -> None:
    """PUR-083, 089: above the place of the next road card."""
    s.above[s.above_count] = card
    s.above_at[s.above_count] = s.laid
    s.above_count += 1
    emit(s, Event.HUNG, EVERYONE, card)


@rule
def lay_card(s: State, card: int) -> None:
    s.road[s.laid] = card
    if card == Card.EVAQ:
        s.evaq_at = s.laid  # PUR-084, 086
    emit(s, Event.LAID, EVERYONE, card, s.laid)
    s.laid += 1
