"""`shamble games` and `shamble scores`: what there is to play, and how well it was played."""

from __future__ import annotations

from typing import Any

import shamble
from shamble.cli.settings import language, parse_options, print_json
from shamble.cli.speech import interface_words
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError
from shamble.engine.language.game import Game, Number
from shamble.engine.playable import Playable
from shamble.engine.text.words import Words
from shamble.match.scores import top


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
    ui = interface_words(lang)
    players = ui("games-players", least=game.players[0], most=game.players[-1])
    print(ui("games-game", id=game.id, name=say("game-name"), players=players))
    print(f"  {say('game-goal')}")
    for option in game.options:
        between = " | " if not isinstance(option, Number) else "…"
        values = between.join(option.values)
        standard = option.word(option.standard)
        title = say(f"option-{option.name}")
        print(f"  --option {option.name}={values}  [{standard}]  {title}")


def show_scores(
    game_id: str,
    players: int | None,
    options: list[str],
    most: int,
    lang: str | None,
    as_json: bool,
) -> None:
    """The best finished games on this machine, the best first."""
    if most < 1:
        raise ShambleError(f"--most must be at least 1, not {most}")
    game = Playable(find(game_id), players, parse_options(options))
    say = game.say(language(lang))
    found = top(game, most)
    if as_json:
        print_json(
            [
                {"payoffs": e.payoffs, "ending": e.ending, "when": e.when, "file": e.file}
                for e in found
            ]
        )
        return
    for place, entry in enumerate(found, 1):
        scores = " ".join(map(str, entry.payoffs))
        print(
            f"{place:>3}. {scores:>5}  {say.ending(entry.ending)}  {entry.when[:10]}  {entry.file}"
        )
    if not found:
        print(interface_words(say.lang)("scores-none", game=say("game-name")))
