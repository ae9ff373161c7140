"""Somebody owes an answer and has one, games end, refusals agree with what is offered."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.language.state import STUCK
from tests.conformance.tables import Setting, every_count, every_table, table
from tests.conformance.walks import last_state, positions, sampled


@every_table
def test_a_player_who_owes_an_answer_has_one(setting: Setting) -> None:
    game = table(setting)
    for s, _, _ in sampled(game, 1, most=150):
        owing = game.to_act(s)
        assert owing
        for player in range(game.players):
            assert bool(game.legal(s, player)) == (player in owing)


@every_table
def test_options_are_distinct_and_in_the_order_of_their_ids(setting: Setting) -> None:
    game = table(setting)
    for s, player, _ in sampled(game, 0, most=150):
        offered = [int(action) for action in game.legal(s, player)]
        assert len(set(offered)) == len(offered)
        assert all(0 <= action < game.actions.count for action in offered)


@every_table
def test_games_end_for_a_reason_the_game_knows(setting: Setting) -> None:
    game = table(setting)
    for seed in range(3):
        s = last_state(game, seed)
        assert s.over != STUCK
        assert s.over in [int(ending) for ending in game.game.endings]
        assert game.to_act(s) == frozenset()
        assert game.result(s).ending is not None


@every_count
def test_why_not_agrees_with_legal_on_every_action(setting: Setting) -> None:
    game = table(setting)
    for s, _ in positions(game, 6, 1, 60 if game.actions.count < 200 else 18):
        for player in range(game.players):
            offered = {int(a) for a in (*game.legal(s, player), *game.talk(s, player))}
            for action in range(game.actions.count):
                why = game.why_not(s, player, action)
                assert (why is None) == (action in offered), (action, why)
                if why is not None:
                    assert why.rule.startswith(game.game.prefix)


@every_count
def test_a_refused_action_changes_nothing(setting: Setting) -> None:
    game = table(setting)
    for s, player in positions(game, 3, 4, 18):
        offered = {int(a) for a in (*game.legal(s, player), *game.talk(s, player))}
        before = s.pack()
        for action in range(0, game.actions.count, 1 + game.actions.count // 40):
            if action not in offered:
                with pytest.raises(shamble.IllegalAction):
                    game.apply(s, player, action)
                assert s.pack() == before


@every_count
def test_after_the_end_every_action_is_refused(setting: Setting) -> None:
    game = table(setting)
    s = last_state(game, 3)
    for player in range(game.players):
        why = game.why_not(s, player, 0)
        assert why == game.refusal(game.game.over)
        with pytest.raises(shamble.IllegalAction):
            game.apply(s, player, 0)


@every_count
def test_simultaneous_answers_may_come_in_any_order(setting: Setting) -> None:
    game = table(setting)
    for s, _ in positions(game, 4, 3):
        owing = sorted(game.to_act(s))
        if len(owing) < 2:
            continue
        chosen = {player: game.legal(s, player)[-1] for player in owing}
        ends = []
        for order in (owing, owing[::-1]):
            other = s.copy()
            for player in order:
                game.apply(other, player, chosen[player])
            ends.append(other.pack())
        assert ends[0] == ends[1]


@every_count
def test_an_answer_stays_hidden_until_all_are_in(setting: Setting) -> None:
    game = table(setting)
    for s, _ in positions(game, 4, 3):
        owing = sorted(game.to_act(s))
        if len(owing) < 2:
            continue
        first, watcher = owing[0], owing[1]
        seen = set()
        for action in game.legal(s, first):
            other = s.copy()
            events = game.apply(other, first, action)
            assert not [event for event in events if event.is_for(watcher)]
            seen.add(game.redact(other, watcher).pack())
        assert len(seen) == 1
