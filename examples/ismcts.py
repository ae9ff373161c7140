"""Information-set Monte Carlo tree search from OpenSpiel, in one seat of a game with others.

    pip install shamble[openspiel]
    python examples/ismcts.py [--game mall] [--players 4] [--games 5] [--simulations 100]

The searcher imagines what it cannot see (`resample_from_infostate`), grows its tree over what it
can tell apart, and values a leaf by games played on to their end in compiled code. The other seats
play by the game's heuristic, or at random.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import shamble.env.openspiel
from shamble.env.rollouts import NativeRollouts


def hints(state: Any, dice: np.random.RandomState) -> int:
    """What the game's own heuristic does, seeing what the player sees."""
    player = state.current_player()
    return int(state.world.game.hint(state.world.seen(player), player, int(dice.randint(1 << 30))))


def at_random(state: Any, dice: np.random.RandomState) -> int:
    return int(dice.choice(state.legal_actions()))


def play(game: Any, bot: Any, other: Any, dice: np.random.RandomState) -> tuple[list[float], int]:
    """One game with the searcher in seat 0; its returns and how often it searched."""
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            state.apply_action(other(state, dice))
    return state.returns(), searched


def main() -> None:
    games = [game.id for game in shamble.games() if game.players[-1] > 1]
    parse = argparse.ArgumentParser()
    parse.add_argument("--game", default="mall" if "mall" in games else "".join(games[:1]))
    parse.add_argument("--players", type=int)
    parse.add_argument("--games", type=int, default=5)
    parse.add_argument("--simulations", type=int, default=100)
    parse.add_argument("--rollouts", type=int, default=1)
    parse.add_argument("--others", choices=["hints", "random"], default="hints")
    args = parse.parse_args()
    if not args.game:
        raise SystemExit("There is no game for several players here yet.")
    players = f"players={args.players}," if args.players else ""
    game = pyspiel.load_game(f"shamble_{args.game}({players}chance=sampled,seed=1)")
    dice = np.random.RandomState(1)
    wide = game.max_utility() - game.min_utility()
    values = NativeRollouts(args.rollouts)
    bot = ISMCTSBot(game, values, 0.5 * wide, args.simulations, random_state=dice)
    other = hints if args.others == "hints" else at_random
    won, start = [], time.perf_counter()
    for number in range(args.games):
        returns, searched = play(game, bot, other, dice)
        won.append(returns)
        took = time.perf_counter() - start
        print(
            f"game {number + 1}: returns {returns}, {searched} searches, {took:.0f} s", flush=True
        )
    mean = np.mean(won, axis=0)
    print(f"searcher: mean {mean[0]:.2f}; {args.others}: {np.mean(mean[1:]):.2f}")


if __name__ == "__main__":
    main()
