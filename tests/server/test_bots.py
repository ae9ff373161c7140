"""Bots: what they are told, and that their thinking holds nobody up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import shamble
from shamble.server.bots.processes import Workers
from shamble.server.bots.worker import Chosen, Position
from tests.server import thinker
from tests.server.houses import House, house, is_over, settings
from tests.server.players import play_out, seated
from tests.tiny import lanterns


@pytest.fixture
def thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, Path]]:
    """A server whose thinkers go on once the file is there."""
    release = tmp_path / "release"
    monkeypatch.setenv(thinker.RELEASE, str(release))
    monkeypatch.setitem(lanterns.game.bots, thinker.LEVEL, thinker.think)
    with house(settings(tmp_path, game_modules=("tests.server.thinker",))) as home:
        yield home, release
        release.touch()


lanterns.game.bots.pop(thinker.LEVEL, None)  # no other test is to wait for it


def test_a_thinking_bot_delays_no_other_table(thinking: tuple[House, Path]) -> None:
    home, release = thinking
    slow, (ann,) = seated(home, ["Ann"], players=2, bots=[thinker.LEVEL])
    with ann.socket() as waiting:
        state = waiting.subscribe(slow)
        waiting.act(slow, state["view"]["actions"][0]["id"], 0)
        quick, (ben,) = seated(home, ["Ben"], players=3, bots=["random", "hints"])
        with ben.socket() as tab:
            tab.subscribe(quick)
            play_out([tab], quick)
            assert is_over(tab.states[quick])
        assert home.guest().get(f"/api/matches/{slow}/moments/1")["count"] == 2
        release.touch()
        play_out([waiting], slow)
        assert is_over(waiting.states[slow])


def test_a_bot_is_told_its_own_seats_redacted_record_and_nothing_else(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Position] = []

    async def listen(
        self: Workers, work: Callable[[Position], Chosen], position: Position
    ) -> Chosen:
        if isinstance(position, Position):
            told.append(position)
        return work(position)

    monkeypatch.setattr(Workers, "call", listen)
    match, (ann,) = seated(home, ["Ann"], players=3, bots=["random", "hints"])
    with ann.socket() as tab:
        tab.subscribe(match)
        play_out([tab], match)
    assert {position.seat for position in told} == {1, 2}
    game = shamble.load(lanterns.game, 3)
    for position in told:
        seen = game.game.state.unpack(position.record)
        assert game.redact(seen, position.seat) == seen
        assert not any(seen.key) and not any(seen.hand[0])
