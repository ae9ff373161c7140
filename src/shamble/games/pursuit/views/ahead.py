"""Where on the road NIGHT, the second DAY and EVAQ can still turn up: the packets are public."""

from __future__ import annotations

from shamble.games.pursuit.content.cards import Card
from shamble.games.pursuit.content.roads import PACKETS, ROW
from shamble.games.pursuit.knowledge import is_seen
from shamble.games.pursuit.rules.terms import road_of
from shamble.games.pursuit.state import Option, State


def first_evaq(road: int) -> int:
    """The first index of packet D."""
    a, b, c, _ = PACKETS[road]
    return ROW + a + b + c


def night_ahead(s: State) -> range:
    """The indices NIGHT may yet come to lie above; none once it is seen."""
    a, b, _, _ = PACKETS[road_of(s)]
    return _unseen(s, Card.NIGHT_1, ROW + a, ROW + a + b)


def day_ahead(s: State) -> range:
    """The same for the second DAY, which `certain_dawn` puts on top of its packet."""
    if s.options[Option.LONG_NIGHT] or s.evaq_at >= 0:
        return range(0)
    first = first_evaq(road_of(s))
    last = first if s.options[Option.CERTAIN_DAWN] else first + PACKETS[road_of(s)][3]
    return _unseen(s, Card.DAY_2, first, last)


def evaq_ahead(s: State) -> range:
    first = first_evaq(road_of(s))
    return _unseen(s, Card.EVAQ, first, first + PACKETS[road_of(s)][3])


def _unseen(s: State, card: Card, first: int, last: int) -> range:
    return range(0) if is_seen(s, card) else range(max(first, s.laid), last + 1)
