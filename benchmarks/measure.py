"""What `compare` runs beside each commit's sources: answers requests on stdin, a line of JSON each.

Knows only what every version of Shamble has: `load`, `target`, `simulate`, `copy_nanoseconds`.
Time is the processor's, of this process alone, so that other work on the machine counts less.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import shamble


def play(target: str, policy: str) -> Callable[[Any, int, int], int]:
    """Plays so many games of a seed; returns the decisions made."""
    return lambda game, size, seed: int(
        game.target(target).simulate(size, seed, policy).decisions.sum()
    )


def copy(game: Any, size: int, seed: int) -> int:
    game.target("native").copy_nanoseconds(1000 * size)
    return 1000 * size


MEASURES = {
    "random": play("native", "random"),
    "hints": play("native", "hints"),
    "interpreted": play("interpreted", "random"),
    "copy": copy,
}


def answer(request: dict[str, Any], loaded: dict[str, Any]) -> dict[str, float]:
    name = request["game"]
    if name not in loaded:
        loaded[name] = shamble.load(name)
    run = MEASURES[request["measure"]]
    run(loaded[name], 1, 0)  # compiled, or read from the cache, before the clock starts
    start = time.process_time()
    done = run(loaded[name], request["size"], request["seed"])
    return {"done": done, "seconds": time.process_time() - start}


def main() -> None:
    source = Path(sys.argv[1])
    if source not in Path(shamble.__file__).parents:
        sys.exit(f"{shamble.__file__} is not below {source}")
    loaded: dict[str, Any] = {}
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), loaded)), flush=True)


if __name__ == "__main__":
    main()
