"""Mall: small crews in a shopping mall, where votes decide who is thrown to the zombies.

Goal: be worth more points than any other crew when the helicopters come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.rules import Choice, Game, Number, Switch

if TYPE_CHECKING:
    from shamble.games.mall.state import State

COLOURS = ("yellow", "red", "blue", "green", "black", "brown")
SEATS = 6
OLDEST = 130  # MAL-032

game: Game[State] = Game(
    id="mall",
    prefix="MAL",
    version=3,
    players=range(3, 7),
    options=[
        Choice("first_chief", ("oldest", "random", "seat_0")),
        Switch("outsider_threat", default=True),
        Switch("outsider_abstain", default=True),
        Choice("gathering", ("any_moment", "end_of_round")),
        Choice("zombie_return", ("next_round", "every_round", "never")),
        Switch("always_ask"),
        Switch("claims", default=True),
        *(Number(f"age_{seat}", 0, OLDEST, 0, private=True) for seat in range(SEATS)),
        *(Choice(f"colour_{seat}", ("auto", *COLOURS)) for seat in range(SEATS)),
        Switch("show_counts", default=True),
    ],
    payoffs=(0, 16),
    most_options=40,
)
