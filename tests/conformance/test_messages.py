"""The leak test: worlds that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

from typing import Any

import msgspec

import shamble
from shamble.engine.language.state import SPECTATOR
from shamble.match.messages import events_message, refusal_message, view
from tests.conformance.tables import Setting, every_count, every_table, table
from tests.conformance.walks import positions, sampled


def said_to(game: shamble.Playable, s: Any, seat: int) -> bytes:
    """Everything a seat is sent about a position: view, options, prompt, refusals."""
    parts: list[Any] = [view(game, s, seat)]
    if seat != SPECTATOR:
        step = 1 + game.actions.count // 80
        for action in range(0, game.actions.count, step):
            why = game.why_not(s, seat, action)
            parts.append(refusal_message(why) if why else None)
    return msgspec.json.encode(parts)


@every_table
def test_messages_do_not_depend_on_what_is_hidden(setting: Setting) -> None:
    game = table(setting)
    for s, _ in positions(game, 2, 3, 12):
        for seat in (*range(game.players), SPECTATOR):
            seen = game.redact(s, seat)
            told = said_to(game, s, seat)
            for luck in range(3):
                world = game.imagine(seen, seat, luck)
                assert said_to(game, world, seat) == told


@every_table
def test_messages_never_hold_the_stream_or_the_stack(setting: Setting) -> None:
    game = table(setting)
    for s, player in positions(game, 1, 4):
        state = view(game, s, player).state
        assert not {"key", "drawn", "block", "stack", "answer"} & set(state)


@every_count
def test_an_event_reaches_its_audience_and_nobody_else(setting: Setting) -> None:
    game = table(setting)
    for s, player, action in sampled(game, 1, most=200):
        events = game.apply(s.copy(), player, action)
        for seat in (*range(game.players), SPECTATOR):
            heard = events_message(events, seat)
            meant = [event for event in events if event.audience is None or seat in event.audience]
            assert [event.kind for event in heard] == [event.kind.word for event in meant]


@every_count
def test_a_seat_sees_the_secret_answer_it_gave(setting: Setting) -> None:
    game = table(setting)
    for s, _ in positions(game, 2, 3):
        owing = sorted(game.to_act(s))
        if len(owing) < 2:
            continue
        action = game.legal(s, owing[0])[-1]
        other = s.copy()
        game.apply(other, owing[0], action)
        own = view(game, other, owing[0])
        assert own.own_answer is not None and own.own_answer.id == int(action)
        assert view(game, other, owing[1]).own_answer is None
        assert view(game, other).own_answer is None
        assert own.prompt is not None
        assert own.prompt.answered == s.asked.bit_count() - len(own.prompt.waiting)
