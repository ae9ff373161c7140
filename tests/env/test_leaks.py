"""A seat observes the same in two worlds that differ only in what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import shamble
import shamble.env
from shamble.env.one_game import OneGame
from tests.conformance.walks import sampled
from tests.env.tables import Table, every_table


def worlds(table: Table) -> Iterator[tuple[OneGame, Any, Any, int]]:
    """Positions of random games, with a world that the seat cannot tell from the true one."""
    game = shamble.load(*table)
    play = OneGame(game)
    for seed in (61, 62):
        for s, _, _ in sampled(game, seed, most=12):
            for seat in range(game.players):
                yield play, s, game.imagine(game.redact(s, seat), seat, seed), seat


@every_table
def test_an_observation_holds_nothing_hidden(table: Table) -> None:
    differ = False
    for play, truth, world, seat in worlds(table):
        play.state = truth
        row, mask, public, all_of_it = (
            play.observation(seat)["observation"], play.mask(seat), play.public(), play.truth(),
        )  # fmt: skip
        text = play.text(seat)
        play.state = world
        assert (play.observation(seat)["observation"] == row).all()
        assert (play.mask(seat) == mask).all()
        assert (play.public() == public).all(), "a spectator sees no more than a seat"
        assert play.text(seat) == text
        differ |= bool((play.truth() != all_of_it).any())
    assert differ, "no two of these worlds differ: the test proves nothing"


@every_table
def test_no_observation_holds_the_random_stream(table: Table) -> None:
    layout = OneGame(shamble.load(*table)).layout
    assert not {"key", "drawn", "block"} & {part.name for part in layout.parts}
