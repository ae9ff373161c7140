"""OpenSpiel: importing this module registers every game.

    import pyspiel, shamble.env.openspiel
    game = pyspiel.load_game("shamble_mall(players=4)")

Players answer one after the other; where several answer in secret, the lowest seat that owes an
answer is asked first. Chance is one node at the root, the deal: `chance=explicit` offers `keys` of
them with equal probability, `chance=sampled` draws one. What comes after follows from it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import shamble
from shamble.engine.errors import BadFile, BadSetup
from shamble.engine.language.game import Game, Number, Switch
from shamble.engine.playable import Playable
from shamble.env.layout import as_text, row_layout
from shamble.env.one_game import Seeds
from shamble.env.world import DIGEST, World

LONGEST = 1_000_000  # decisions: no game comes near it
OWN = {
    "players": 0, "chance": "explicit", "keys": 10_000, "seed": -1, "target": "interpreted"
}  # fmt: skip
CHANCE = {
    "sampled": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    "explicit": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
}


def spiel_name(game_id: str) -> str:
    return f"shamble_{game_id}"


def parameters(game: Game) -> dict[str, Any]:
    """What can be said in the brackets of a game string, with its defaults."""
    found: dict[str, Any] = {**OWN, "players": game.players[0]}
    for option in game.options:
        if isinstance(option, Switch | Number):
            found[option.name] = option.default
        else:
            found[option.name] = in_brackets(option.word(option.standard))
    return found


def in_brackets(value: str) -> str:
    """A word that OpenSpiel would take for a number gets an underscore: `countdown=_3`."""
    return f"_{value}" if value.isdecimal() else value


def out_of_brackets(value: Any) -> Any:
    bare = value.removeprefix("_") if isinstance(value, str) else ""
    return bare if bare.isdecimal() else value


def game_type(game: Game, chance: str) -> Any:
    return pyspiel.GameType(
        short_name=spiel_name(game.id),
        long_name=f"Shamble: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=CHANCE[chance],
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """One of the games, with its table settled."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        chosen = {**parameters(game), **params}
        chance, self.keys = str(chosen.pop("chance")), int(chosen.pop("keys"))
        players, seed = int(chosen.pop("players")), int(chosen.pop("seed"))
        target = str(chosen.pop("target"))
        if chance not in CHANCE:
            raise BadSetup(f"bad_setup: chance is sampled or explicit, not {chance!r}")
        if self.keys < 1:
            raise BadSetup(f"bad_setup: there must be at least one key, not {self.keys}")
        options = {name: out_of_brackets(value) for name, value in chosen.items()}
        self.playable = shamble.load(game.id, players, target=target, **options)
        self.is_sampled = chance == "sampled"
        self.seeds = Seeds()
        self.seeds.seed = seed
        info = pyspiel.GameInfo(
            num_distinct_actions=self.playable.actions.count,
            max_chance_outcomes=1 if self.is_sampled else self.keys,
            num_players=players,
            min_utility=float(game.payoffs[0]),
            max_utility=float(game.payoffs[1]),
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, chance), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Observations with public information; None where only the private part is wanted."""
        if isinstance(iig_obs_type, dict) or iig_obs_type is None:
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.playable, iig_obs_type) if iig_obs_type.public_info else None

    def deserialize_state(self, text: str) -> SpielState:
        """From `SpielState.serialize`; no pickle is read."""
        world = World.from_text(text, self.playable.plays_on)
        if repr(world.game) != repr(self.playable):
            raise BadFile(f"bad_file: this is a position of {world.game!r}")
        state = self.new_initial_state()
        state.world = world
        return state


class SpielState(pyspiel.State):
    """A position. Everything about it is in its world, which OpenSpiel copies with it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = World(game.playable)

    def current_player(self) -> Any:
        if not self.world.dealt:
            return pyspiel.PlayerId.CHANCE
        if self.world.record.over:
            return pyspiel.PlayerId.TERMINAL
        return min(self.world.game.to_act(self.world.record))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(int, self.world.game.legal(self.world.record, player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.get_game()
        if game.is_sampled:
            return [(0, 1.0)]
        return [(key, 1 / game.keys) for key in range(game.keys)]

    def _apply_action(self, action: int) -> None:
        if self.world.dealt:
            self.world.act(int(self.current_player()), action)
            return
        game = self.get_game()
        if game.is_sampled:
            self.world.deal(*game.seeds.next(None))
        else:
            self.world.deal(max(0, game.seeds.seed), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.world.game.actions.action(action))

    def is_terminal(self) -> bool:
        return self.world.dealt and self.world.record.over != 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.world.game.players
        return [float(payoff) for payoff in self.world.game.result(self.world.record).payoffs]

    def __str__(self) -> str:
        """The whole truth, as OpenSpiel expects; players are shown observation strings."""
        if not self.world.dealt:
            return "not dealt yet"
        record = self.world.record
        return f"{record.digest()}\n{as_text(self.world.game.game, record)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world that the player cannot tell from this one. It has no history to give away."""
        state: SpielState = self.get_game().new_initial_state()
        if self.world.dealt:
            state.world = self.world.imagine(player, int(sampler() * (1 << 53)))
        return state

    def serialize(self) -> str:
        """The position as text, for `SpielGame.deserialize_state`."""
        return self.world.text()


class Observer:
    """What a player sees (and remembers, with perfect recall); the truth if asked for by name."""

    def __init__(self, game: Playable, kind: Any) -> None:
        self.kind, self.game = kind, game.game
        self.layout = row_layout(game.game)
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.is_truth = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.remembers = kind.perfect_recall and self.is_private
        size = self.layout.size + self.layout.further
        self.tensor = np.zeros(size + (DIGEST if self.remembers else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.remembers:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor. The last numbers of an information state tell memories apart."""
        self.tensor.fill(0)
        if state.world.dealt:
            self.dict["observation"][:] = self.layout.floats(self._record(state, player))
            if self.remembers:
                self.dict["memory"][:] = list(state.world.memory[player])

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.world.dealt:
            return "not dealt yet"
        if self.remembers:
            return f"seat {player}\n{state.world.information(player)}"
        who = f"seat {player}\n" if self.is_private else ""
        return who + as_text(self.game, self._record(state, player))

    def _record(self, state: SpielState, player: int) -> Any:
        if self.is_truth:
            return state.world.record
        return state.world.seen(player) if self.is_private else state.world.seen(-1)


def register() -> None:
    """Register every game that OpenSpiel does not know yet."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in shamble.games():
        if spiel_name(game.id) not in known:
            pyspiel.register_game(game_type(game, "explicit"), _class_of(game))


def _class_of(game: Game) -> type[SpielGame]:
    """A class for the game: OpenSpiel lets go of functions when Python is gone already."""

    class OneSpielGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return OneSpielGame


register()
