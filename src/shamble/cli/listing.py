"""`shamble games`: what there is to play."""

from __future__ import annotations

from typing import Any

import shamble
from shamble.cli.settings import language, print_json
from shamble.engine.game import Choice, Game
from shamble.engine.words import Words


def show_games(as_json: bool, lang: str | None) -> None:
    lang = language(lang)
    if as_json:
        print_json([describe(game, lang) for game in shamble.games()])
        return
    for i, game in enumerate(shamble.games()):
        if i:
            print()
        print_game(game, lang)


def describe(game: Game, lang: str) -> dict[str, Any]:
    say = Words.of(game, lang)
    return {
        "id": game.id,
        "name": say("game-name"),
        "goal": say("game-goal"),
        "rules": game.version,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "title": say(f"option-{option.name}"),
                "help": say.attribute(f"option-{option.name}", "help"),
                "values": list(option.values),
                "default": option.word(option.standard),
            }
            for option in game.options
        ],
    }


def print_game(game: Game, lang: str) -> None:
    say = Words.of(game, lang)
    print(f"{game.id}  {say('game-name')}  ({game.counts()})")
    print(f"  {say('game-goal')}")
    for option in game.options:
        values = " | ".join(option.values) if isinstance(option, Choice) else "on | off"
        standard = option.word(option.standard)
        title = say(f"option-{option.name}")
        print(f"  --option {option.name}={values}  [{standard}]  {title}")
