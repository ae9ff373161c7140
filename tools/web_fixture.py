"""A position of a game as the page gets it, played by the game's own hints."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

import shamble
from shamble.match.messages import events_message, view

WEB = Path(__file__).parents[1] / "web" / "src" / "games"


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("game")
    read.add_argument("name")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--moves", type=int, default=5)
    read.add_argument("--seat", type=int, default=0)
    read.add_argument("--players", type=int)
    read.add_argument("--option", action="append", default=[])
    given = read.parse_args()
    options = dict(one.split("=", 1) for one in given.option)
    game = shamble.load(given.game, given.players, **options)
    happened: list[object] = []
    s = game.new(seed=given.seed, events=happened)  # type: ignore[arg-type]
    for move in range(given.moves):
        if game.is_over(s):
            break
        player = min(game.to_act(s))
        happened = game.apply(s, player, game.hint(s, player, luck=move))  # type: ignore[assignment]
    file = WEB / given.game / "fixtures" / f"{given.name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    made = {
        "view": view(game, s, given.seat),
        "events": events_message(happened, given.seat),  # type: ignore[arg-type]
    }
    file.write_bytes(msgspec.json.format(msgspec.json.encode(made)) + b"\n")
    print(file)


if __name__ == "__main__":
    main()
