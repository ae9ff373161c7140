"""`shamble bench --single`: one game driven from Python, beside OpenSpiel's in C++.

Seconds are this process's own, so that others on the machine count less.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import shamble
from shamble.cli.progress import compiling, progress_bar
from shamble.cli.settings import print_json
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError

TARGETS = ("interpreted", "native")
YARDSTICKS = ("tic_tac_toe", "connect_four", "leduc_poker", "hearts", "chess", "backgammon")
COPIES = 10_000
Luck = Callable[[], float]


def run(names: list[str], seconds: float, as_json: bool) -> None:
    if not 0 < seconds <= 600:
        raise ShambleError(f"--seconds must be more than 0 and at most 600, not {seconds}")
    games = [find(name).id for name in names] or [game.id for game in shamble.games()]
    found: list[dict[str, Any]] = []
    with compiling(as_json), progress_bar("measuring", len(games) + 1, as_json) as advance:
        yardsticks = openspiel_games(seconds)
        advance(1)
        for game in games:
            found.append(measure(game, seconds, spiel=bool(yardsticks)))
            advance(1)
    report = {"games": found, "openspiel": yardsticks}
    if as_json:
        print_json(report)
    else:
        print_tables(report)


def measure(game_id: str, seconds: float, spiel: bool) -> dict[str, Any]:
    """Decisions a second at random at the smallest table, by each interface and target."""
    ways: dict[str, Callable[[str, str, Luck], Callable[[], int]]] = {"playable": playable}
    try:
        import shamble.env.aec_env  # noqa: F401

        ways |= {"aec": aec, "parallel": parallel, "gymnasium": seat}
    except ImportError:
        pass
    if spiel:
        ways["openspiel"] = our_spiel
    found: dict[str, Any] = {"game": game_id}
    for target in TARGETS:
        found[target] = {
            name: rate(way(game_id, target, luck()), seconds) for name, way in ways.items()
        }
        found[target]["copy_microseconds"] = copy_microseconds(game_id, target)
    return found


def luck() -> Luck:
    return random.Random(1).random


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second: the best of several stretches of whole games."""
    play()  # compiled before the clock starts
    best, spent = 0.0, 0.0
    while spent < seconds:
        made, start, took = 0, time.process_time(), 0.0
        while took < seconds / 5:
            made += play()
            took = time.process_time() - start
        best, spent = max(best, made / took), spent + took
    return best


def copy_microseconds(game_id: str, target: str) -> float:
    state = shamble.load(game_id, target=target).new(seed=1)
    start = time.process_time()
    for _ in range(COPIES):
        state.copy()
    return (time.process_time() - start) / COPIES * 1e6


# ---- a game at random, by each interface; each call plays one and says how many decisions it took


def playable(game_id: str, target: str, luck: Luck) -> Callable[[], int]:
    game, made = shamble.load(game_id, target=target), 0

    def play() -> int:
        nonlocal made
        s, before = game.new(seed=made), made
        while not game.is_over(s):
            player = min(game.to_act(s))
            legal = game.legal(s, player)
            game.apply(s, player, legal[int(luck() * len(legal))])
            made += 1
        return made - before

    return play


def any_of(mask: Any, luck: Luck) -> int:
    """A legal action of a mask."""
    legal = mask.nonzero()[0]
    return int(legal[int(luck() * len(legal))])


def aec(game_id: str, target: str, luck: Luck) -> Callable[[], int]:
    import shamble.env

    env, made = shamble.env.aec(game_id, target=target), 0

    def play() -> int:
        nonlocal made
        before = made
        env.reset(seed=made)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over or seen is None else any_of(seen["action_mask"], luck))
            made += not over
        return made - before

    return play


def parallel(game_id: str, target: str, luck: Luck) -> Callable[[], int]:
    import shamble.env

    env, made = shamble.env.parallel(game_id, target=target), 0

    def play() -> int:
        nonlocal made
        before = made
        seen, _ = env.reset(seed=made)
        while env.agents:
            actions = {
                agent: any_of(found["action_mask"], luck)
                for agent, found in seen.items()
                if found["action_mask"].any()
            }
            seen, *_ = env.step(actions)
            made += len(actions)
        return made - before

    return play


def seat(game_id: str, target: str, luck: Luck) -> Callable[[], int]:
    from shamble.env.gym_env import SeatEnv

    env, made = SeatEnv(game_id, opponents="random", target=target), 0

    def play() -> int:
        nonlocal made
        before, over = made, False
        seen, _ = env.reset(seed=made)
        while not over and seen["action_mask"].any():
            seen, _, over, _, _ = env.step(any_of(seen["action_mask"], luck))
            made += 1
        return made - before

    return play


def our_spiel(game_id: str, target: str, luck: Luck) -> Callable[[], int]:
    import shamble.env.openspiel  # noqa: F401

    return spiel(f"shamble_{game_id}(target={target},chance=sampled)", luck)


def spiel(name: str, luck: Luck) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck() * len(outcomes))][0])
            else:
                state.current_player()
                legal = state.legal_actions()
                state.apply_action(legal[int(luck() * len(legal))])
                made += 1
        return made

    return play


def openspiel_games(seconds: float) -> dict[str, dict[str, float]]:
    """Games of OpenSpiel in C++, driven the same way in the same run; none if it is not there."""
    try:
        import pyspiel
    except ImportError:
        return {}
    found = {}
    for name in YARDSTICKS:
        state = pyspiel.load_game(name).new_initial_state()
        start = time.process_time()
        for _ in range(COPIES):
            state.clone()
        copying = (time.process_time() - start) / COPIES * 1e6
        found[name] = {
            "openspiel": rate(spiel(name, luck()), seconds),
            "copy_microseconds": copying,
        }
    return found


def print_tables(report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    ways = [way for way in report["games"][0]["native"] if way != "copy_microseconds"]
    table = Table(
        "game", "target", *ways, "copy",
        title="decisions a second of one game driven from Python, at random",
    )  # fmt: skip
    for row in report["games"]:
        for target in TARGETS:
            found = row[target]
            rates = [f"{found[way]:,.0f}" for way in ways]
            table.add_row(row["game"], target, *rates, f"{found['copy_microseconds']:.2f} µs")
    for name, found in report["openspiel"].items():
        rates = [f"{found[way]:,.0f}" if way in found else "" for way in ways]
        table.add_row(name, "C++", *rates, f"{found['copy_microseconds']:.2f} µs")
    console.print(table)
