"""Terms of the rule book that the phases share."""

from __future__ import annotations

from shamble.games.pursuit.content.cards import NUMBER, PACE_NUMBER, Card, Pace
from shamble.games.pursuit.content.roads import ALLEY, SHORT_ROAD, STANDARD
from shamble.games.pursuit.state import Option, State, Why
from shamble.rules import rule


@rule
def road_of(s: State) -> int:
    if s.options[Option.SHORT_ROAD]:
        return SHORT_ROAD
    if s.options[Option.ALLEY]:
        return ALLEY
    return STANDARD


@rule
def is_open_road(s: State) -> bool:
    return s.options[Option.OPEN_ROAD] + s.options[Option.PUZZLE] > 0


@rule
def is_steady_pace(s: State) -> bool:
    return s.options[Option.STEADY_PACE] + s.options[Option.PUZZLE] > 0


@rule
def is_night(s: State) -> bool:  # PUR-010
    return s.times[s.times_count - 1] == Card.NIGHT_1


@rule
def distance(s: State) -> int:  # PUR-005
    return s.player - s.zombie


@rule
def row_end(s: State) -> int:
    """The last card a Move may reach."""
    if is_open_road(s):
        return min(s.zombie + 6, s.evaq_at)
    return s.laid - 1


@rule
def number_here(s: State) -> int:
    return NUMBER[s.road[s.player]]


@rule
def nerve_price(v: int, night: bool, quiet: bool) -> int:
    """PUR-035: what a Move with number v asks of Nerve; at NIGHT one less (`quiet_night`: to 0)."""
    if not night:
        return max(1, v - 1)
    return max(0 if quiet else 1, v - 2)


@rule
def strain(nerve: int, night: bool) -> int:
    """PUR-037: the HP a Move costs, read from the zone of the Nerve left after paying."""
    cost = 1 if nerve >= 4 else 2 if nerve >= 2 else 3  # PUR-008: Calm, Shaken, Panic
    return max(1, cost - 1) if night else cost


@rule
def nerve_cost(s: State, v: int) -> int:
    return nerve_price(v, is_night(s), s.options[Option.QUIET_NIGHT] == 1)


@rule
def hp_cost(s: State, nerve: int) -> int:
    return strain(nerve, is_night(s))


@rule
def her_steps(s: State, base: int) -> int:
    """PUR-041, 052, 066, 067: one more at NIGHT."""
    return base + 1 if is_night(s) else base


@rule
def landing(s: State, v: int) -> int:
    """PUR-031, 032: the full number, but not beyond the last card."""
    return min(s.player + v, row_end(s))


@rule
def forbids_playing(s: State, card: int) -> int:
    if s.held[card] == 0:
        return Why.CARD_NOT_HELD
    if card == Pace.PACE_2B and s.held[Pace.PACE_2A]:
        return Why.SECOND_WALK  # the two Walks are one action
    return 0


@rule
def pace(card: int) -> int:
    return PACE_NUMBER[card]
