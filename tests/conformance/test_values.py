"""States are values: copies are independent, bytes go there and back, actions have three forms."""

from __future__ import annotations

import pytest

import shamble
from shamble.engine.language.record import dtype, layout
from tests.conformance.tables import Setting, every_count, every_game, every_table, table
from tests.conformance.walks import positions, sampled


@every_table
def test_old_copies_stay_what_they_were(setting: Setting) -> None:
    """Keep every copy of a game, and look at all of them again at the end."""
    game = table(setting)
    kept = []
    for s, _, _ in sampled(game, 0, most=200):
        copy = s.copy()
        kept.append((copy, copy.pack(), copy.digest()))
    for copy, data, digest in kept:
        assert copy.pack() == data
        assert copy.digest() == digest
    assert len({data for _, data, _ in kept}) == len(kept)


@every_count
def test_playing_on_a_copy_leaves_the_original_alone(setting: Setting) -> None:
    game = table(setting)
    for s, player in positions(game, 3, 3, 18):
        before = s.pack()
        for action in game.legal(s, player):
            game.apply(s.copy(), player, action)
        assert s.pack() == before


@every_table
def test_bytes_go_there_and_back(setting: Setting) -> None:
    game = table(setting)
    for s, _, _ in sampled(game, 1, most=200):
        again = game.game.state.unpack(s.pack())
        assert again == s.copy()
        assert again.pack() == s.pack()


@every_game
def test_the_packed_layout_is_numpys(game_id: str) -> None:
    game = table((game_id, shamble.load(game_id).players, ()))
    import numpy as np

    s = game.new(seed=5)
    record = np.frombuffer(s.pack(), dtype(game.game.state))[0]
    assert layout(game.game.state).size == dtype(game.game.state).itemsize
    assert layout(game.game.state).size <= 6 * 1024
    for field in game.game.state.fields:
        assert np.array_equal(record[field], getattr(s, field)), field


@every_game
def test_a_value_out_of_range_is_refused_with_its_field(game_id: str) -> None:
    game = shamble.load(game_id)
    s = game.new(seed=1)
    s.round = 1 << 40
    with pytest.raises(shamble.FieldError, match="round"):
        s.pack()


@every_game
def test_narrow_fields_hold_whatever_can_be_written(game_id: str) -> None:
    """Compiled code would cut off what is too wide: every answer, step, seat and option fits."""
    game = shamble.load(game_id).game
    fields = game.state.fields
    numbers = [code >> shift & 0xFFFF for code in game.space().codes for shift in (8, 24, 40)]
    assert max(*numbers, len(game.actions) - 1) <= fields["answer"].high
    assert max(map(int, game.steps)) <= fields["stack"].high
    seats = (1 << game.players[-1]) - 1
    assert seats <= min(fields["to_act"].high, fields["asked"].high)
    assert len(game.questions) - 1 <= fields["question"].high
    assert len(fields["answer"].shape) == 2 and fields["answer"].shape[0] >= game.players[-1]


@every_game
def test_every_action_has_an_id_a_text_and_an_object(game_id: str) -> None:
    game = shamble.load(game_id)
    for number in range(game.actions.count):
        action = game.actions.action(number)
        assert action == number
        assert game.actions.parse(str(action)) == action
        assert game.actions.parse(action.json()) == action
        for lang in ("en", "ja"):
            assert game.describe(action, lang)


@every_game
def test_compiled_and_python_numbering_agree(game_id: str) -> None:
    from shamble.engine.runtime.build import core

    game = shamble.load(game_id)
    loop = core(game.game)
    for number in range(game.actions.count):
        assert loop.dense(loop.code_of(number)) == number
    assert loop.code_of(-1) == -1
    assert loop.code_of(game.actions.count) == -1
