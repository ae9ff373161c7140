"""OpenSpiel's own suites, Shimmy's adapter, and what search needs."""

from __future__ import annotations

import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import shamble
from shamble.engine.language.game import Number, Switch
from shamble.env.layout import row_layout
from shamble.env.openspiel import in_brackets, spiel_name
from shamble.env.openspiel import register as register_games
from shamble.env.world import World
from tests.env.tables import TABLES, Table, every_game, every_table, every_target, with_others

register_games()
SMALL = [("pursuit", 1), ("lanterns", 3)]  # what they imagine by compiles quickly
EXPLICIT = ",chance=explicit,keys=3"


def game_string(table: Table, more: str = "") -> str:
    game_id, players = table
    return f"{spiel_name(game_id)}(players={players}{more})"


def positions(table: Table, most: int = 15, target: str = "interpreted") -> list[Any]:
    """States along one game, some of the way between two decisions."""
    loaded = pyspiel.load_game(game_string(table, f"{EXPLICIT},target={target}"))
    state = loaded.new_initial_state()
    state.apply_action(1)
    found = []
    for turn in range(4 * most):
        if state.is_terminal():
            break
        if turn % 4 == 0:
            found.append(state.clone())
        legal = state.legal_actions()
        state.apply_action(legal[turn % len(legal)])
    return found


@every_table
@every_target
def test_random_simulation(table: Table, target: str) -> None:
    game = pyspiel.load_game(game_string(table, f",target={target}"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_random_simulation_with_sampled_chance(game_id: str) -> None:
    """OpenSpiel can write down a game of sampled chance only if it is written in C++."""
    game = pyspiel.load_game(f"{spiel_name(game_id)}(chance=sampled)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def conformance() -> list[unittest.TestCase]:
    """OpenSpiel's conformance suite for all tables, test by test, in the order of their names."""
    from open_spiel.integration_tests import api_test as suite

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])
    flags.FLAGS.test_only_games = "shamble_.*"
    suite._GAMES_TO_TEST = {game_string(table) for table in TABLES}
    suite._GAMES_TO_TEST |= {game_string(table, ",chance=sampled") for table in TABLES[:2]}
    suite._GAMES_TO_TEST |= {game_string(table, ",target=native") for table in SMALL}
    loaded = suite.load_tests(unittest.TestLoader(), None, None)
    return sorted((test for group in loaded for test in group), key=unittest.TestCase.id)


@pytest.mark.parametrize("case", conformance(), ids=lambda case: case.id().split("API")[-1])
def test_the_conformance_suite_of_openspiel(case: unittest.TestCase) -> None:
    found = unittest.TestSuite([case]).run(unittest.TestResult())
    assert found.testsRun == 1
    assert found.wasSuccessful(), found.failures + found.errors


@every_table
@pytest.mark.parametrize("chance", [{}, {"chance": "sampled", "seed": 3}], ids=str)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_adapter_of_shimmy(table: Table, chance: dict[str, Any]) -> None:
    """It expects the same game from the same seed: its own choice of a key, or one that is set."""
    game_id, players = table
    config = {"players": players, **chance}
    api_test(OpenSpielCompatibilityV0(game_name=spiel_name(game_id), config=config), 15)


def test_a_seed_of_shimmy_chooses_the_deal() -> None:
    env = OpenSpielCompatibilityV0(env=pyspiel.load_game("shamble_pursuit"))
    deals = []
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        deals.append(str(env.game_state))
    assert deals[0] == deals[1] != deals[2]


@every_table
def test_resampling_keeps_all_that_a_player_knows_and_nothing_else(table: Table) -> None:
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    draw = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = False
    for state in positions(table):
        watch = make_observation(state.get_game(), public)
        for player in range(table[1]):
            other = state.resample_from_infostate(player, draw)
            for look in ("information_state_string", "observation_string"):
                assert getattr(other, look)(player) == getattr(state, look)(player)
            for look in ("information_state_tensor", "observation_tensor"):
                assert getattr(other, look)(player) == getattr(state, look)(player)
            assert watch.string_from(other, player) == watch.string_from(state, player)
            assert (
                other.legal_actions() == state.legal_actions() or player != state.current_player()
            )
            assert other.history() == []
            differ |= str(other) != str(state)
    assert differ


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_both_targets_tell_the_same(table: Table) -> None:
    """Texts, tensors and memories; native positions are read back as such."""
    one = positions(table, target="interpreted")
    other = positions(table, target="native")
    assert len(one) == len(other) > 1
    for state, native in zip(one, other, strict=True):
        assert str(native) == str(state)
        assert native.legal_actions() == state.legal_actions()
        for player in range(table[1]):
            for look in ("information_state_string", "information_state_tensor"):
                assert getattr(native, look)(player) == getattr(state, look)(player)
            for luck in (0.1, 0.7):
                world, also = (
                    s.resample_from_infostate(player, lambda luck=luck: luck)
                    for s in (state, native)
                )
                assert str(also) == str(world)
        assert native.serialize() == state.serialize()
        again = native.get_game().deserialize_state(native.serialize())
        assert str(again) == str(native)
        assert again.world.game.plays_on == "native"


@every_table
def test_a_position_survives_being_written_down(table: Table) -> None:
    for state in positions(table, 5):
        again = state.get_game().deserialize_state(state.serialize())
        assert str(again) == str(state)
        player = state.current_player()
        assert again.information_state_string(player) == state.information_state_string(player)


@every_table
def test_a_tensor_loses_nothing_of_a_row(table: Table) -> None:
    """Its numbers are float32, which hold 24 bits: wider ones come in pieces of 16."""
    for state in positions(table):
        playable = state.world.game
        layout = row_layout(playable.game)
        tensor = np.array(state.observation_tensor(0)).astype(np.int64)
        row = layout.row(state.world.seen(0)).astype(np.int64)
        bounds = np.stack(layout.bounds())
        wide = np.flatnonzero(np.abs(bounds.astype(np.float64)).max(axis=0) > 1 << 24)
        further = tensor[layout.size :].reshape(len(wide), -1 if len(wide) else 0)
        for i in range(further.shape[1]):
            tensor[wide] += further[:, i] << 16 * (i + 1)
        assert (tensor[: layout.size] == row).all()


def test_bit_masks_of_colony_survive_in_its_tensor() -> None:
    layout = row_layout(shamble.load("colony").game)
    s = shamble.load("colony").new(seed=1)
    s.crossroads_fired[0] = 1 << 62
    one = layout.floats(s)
    s.crossroads_fired[0] |= 1
    assert (layout.floats(s) != one).sum() == 1


def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    state = pyspiel.load_game("shamble_pursuit").new_initial_state()
    again = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert again.is_chance_node()


def test_a_position_of_another_table_is_refused() -> None:
    text = pyspiel.load_game("shamble_mall(players=4)").new_initial_state().serialize()
    with pytest.raises(shamble.BadFile, match="a position of <mall players=4"):
        pyspiel.load_game("shamble_mall(players=5)").deserialize_state(text)


def test_what_is_no_position_is_refused_in_a_sentence() -> None:
    for text in ("", "{}", "[]", "null", '{"shamble": 1}'):
        with pytest.raises(shamble.BadFile, match="no position"):
            World.from_text(text)
    written = World(shamble.load("pursuit")).text()
    with pytest.raises(shamble.BadFile, match="another version"):
        World.from_text(written.replace('"version": 1', '"version": 99'))
    with pytest.raises(shamble.BadFile, match="memory"):
        World.from_text(written.replace('"memory": ["', '"memory": ["00", "'))


def test_perfect_recall_over_a_whole_tree() -> None:
    """Equal information states have equal pasts: on every node of a small game."""
    from open_spiel.integration_tests import api_test as suite

    game = pyspiel.load_game("shamble_lanterns(players=2,rounds=three,chance=explicit,keys=2)")
    found = suite._assert_is_perfect_recall(game)
    assert len(found) > 50


def test_an_event_that_a_seat_heard_is_remembered() -> None:
    """Two games that end up looking the same are not the same to somebody who watched them."""
    world = World(shamble.load("lanterns", 2))
    world.deal(1, 0)
    before = list(world.memory)
    seats = sorted(world.game.to_act(world.record))
    world.act(seats[0], world.game.legal(world.record, seats[0])[0])
    assert world.memory[1] == before[1], "nobody is told of a secret answer"
    assert world.memory[0] != before[0], "but one remembers one's own"
    world.act(seats[1], world.game.legal(world.record, seats[1])[0])
    assert world.memory[1] != before[1]


def test_chance_is_sampled_anew_or_explicit() -> None:
    sampled = pyspiel.load_game("shamble_pursuit(chance=sampled,seed=5)")
    deals = []
    for _ in range(2):
        state = sampled.new_initial_state()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        deals.append(str(state))
    assert deals[0] != deals[1]
    again = pyspiel.load_game("shamble_pursuit(chance=sampled,seed=5)").new_initial_state()
    again.apply_action(0)
    assert str(again) == deals[0]

    explicit = pyspiel.load_game("shamble_pursuit(chance=explicit,keys=8)")
    outcomes = explicit.new_initial_state().chance_outcomes()
    assert len(outcomes) == 8 and sum(p for _, p in outcomes) == 1
    children = {str(explicit.new_initial_state().child(key)) for key, _ in outcomes}
    assert len(children) == 8


def test_the_truth_comes_only_when_asked_for_by_name() -> None:
    everything = pyspiel.PrivateInfoType.ALL_PLAYERS
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=everything)
    state = positions(("lanterns", 2))[0]
    truth = make_observation(state.get_game(), kind)
    truth.set_from(state, 0)
    assert truth.tensor.tolist() != state.observation_tensor(0)


class NoIdea:
    """An evaluator that knows nothing: the search itself is what is tried."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@with_others
def test_is_mcts_plays(table: Table) -> None:
    game = pyspiel.load_game(game_string(table))
    state = game.new_initial_state()
    state.apply_action(0)
    bot = ISMCTSBot(game, NoIdea(), 10.0, 15, random_state=np.random.RandomState(1))
    for _ in range(2):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_every_option_can_be_said_in_brackets() -> None:
    """Each value but the standard one, alone: the game string survives OpenSpiel's parser."""
    for game in shamble.games():
        for i, option in enumerate(game.options):
            players = game.players[i % len(game.players)]
            for value in option.values:
                try:
                    settled = shamble.load(game.id, players, **{option.name: value})
                except shamble.BadSetup:
                    continue  # not at this table
                said = {"off": "False", "on": "True"} if isinstance(option, Switch) else {}
                word = said.get(value, value if isinstance(option, Number) else in_brackets(value))
                more = f",{option.name}={word},chance=explicit"
                loaded = pyspiel.load_game(game_string((game.id, players), more))
                assert loaded.playable.options == settled.options
                assert str(pyspiel.load_game(str(loaded))) == str(loaded)


def test_wrong_settings_are_refused_in_a_sentence() -> None:
    for bad, why in (("chance=dice", "sampled or explicit"), ("keys=0", "at least one key")):
        with pytest.raises(shamble.BadSetup, match=why):
            pyspiel.load_game(f"shamble_pursuit({bad})")
