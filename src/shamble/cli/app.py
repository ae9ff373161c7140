"""The commands and their options. What they do is in the module of the same name."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from shamble.cli.extra import Commands

app = typer.Typer(
    name="shamble",
    cls=Commands,
    help="Zombie board games on one rules engine: play, simulate, replay, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; see shamble games.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; repeat for more. A switch's bare name turns it on.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", help="en or ja; otherwise as the system is set, else English."),
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Durability = Annotated[
    str, typer.Option(help="full, or normal: faster, but a power failure may cost the last moves.")
]
Missions = Annotated[
    Path | None,
    typer.Option(
        "--missions",
        metavar="FOLDER",
        help="A folder of your own missions (docs/missions.md); else SHAMBLE_MISSIONS.",
    ),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")]


def use_missions(folder: Path | None) -> None:
    """Name the folder of own missions, before any game is imported: here and in bots' processes."""
    from shamble.engine.errors import ShambleError

    if folder is None:
        return
    if not folder.is_dir():
        raise ShambleError(f"--missions: there is no folder {folder}")
    os.environ["SHAMBLE_MISSIONS"] = str(folder.resolve())


@app.command()
def games(json: AsJson = False, lang: Lang = None) -> None:
    """List the games: id, name, players, options with their values."""
    from shamble.cli.listing import show_games

    show_games(json, lang)


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="ID", help="Small letters: the game's id.")],
    folder: Annotated[
        Path | None,
        typer.Option(help="Where the package goes; else among the games of this checkout."),
    ] = None,
) -> None:
    """Write a new game to start from: docs/adding-a-game.md."""
    from shamble.cli.new import new_game

    for line in new_game(name, folder):
        print(line)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's id.")] = None,
    option: Options = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Play a known shuffle; else by chance.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays, by seat: human,hints,random …")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, no clearing.")] = False,
    missions: Missions = None,
) -> None:
    """Play in the terminal. Without a game, choose one."""
    use_missions(missions)
    from shamble.cli.play import play as play_here

    play_here(
        game, options=option or [], lang=lang, seed=seed, resume=resume, seats=seats, plain=plain
    )


@app.command()
def scores(
    game: GameName,
    players: Players = None,
    option: Options = None,
    most: Annotated[int, typer.Option("--most", help="How many places.")] = 10,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Show the high-score list of a game with these options."""
    from shamble.cli.listing import show_scores

    show_scores(game, players, option or [], most, lang, json)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    policy: Annotated[
        str, typer.Option(help="random, hints or a bot; hints,random for each seat its own.")
    ] = "random",
    target: Annotated[str, typer.Option(help="interpreted, native or gpu.")] = "native",
    workers: Annotated[int | None, typer.Option(help="Threads; all cores if not given.")] = None,
    option: Options = None,
    json: AsJson = False,
) -> None:
    """Play many games and report wins, endings, lengths and speed."""
    from shamble.cli.simulate import run

    run(game, players, games, seed, policy, target, workers, option or [], json)


@app.command()
def replay(
    file: File,
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter after every action.")
    ] = False,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Print a game from its file, or step through it."""
    from shamble.cli.files import show_replay

    show_replay(file, step, lang, json)


@app.command()
def verify(file: File, json: AsJson = False) -> None:
    """Replay a finished game from its key and log, and say whether everything agrees."""
    from shamble.cli.files import show_verdict

    show_verdict(file, json)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Only these games.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each thing.")] = 2.0,
    env: Annotated[
        bool, typer.Option("--env", help="Environments instead, beside connect_four.")
    ] = False,
    single: Annotated[
        bool, typer.Option("--single", help="One game from Python instead, beside OpenSpiel's.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Measure decisions per second on every target, copies, compile times and state sizes."""
    if env:
        from shamble.cli.bench_env import run
    elif single:
        from shamble.cli.bench_single import run
    else:
        from shamble.cli.bench import run

    run(game or [], seconds, json)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    store: Annotated[
        str | None, typer.Option(help="A file or database URL; else in the data folder.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Where the page is reached, as https://play.example.org; repeatable."),
    ] = None,
    key_file: Annotated[
        Path | None, typer.Option(help="The server's key; made if there is none.")
    ] = None,
    game_module: Annotated[
        list[str] | None, typer.Option(help="A module with one more game; repeatable.")
    ] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds between a bot's moves.")] = 1.0,
    metrics: Annotated[bool, typer.Option("--metrics", help="Serve figures at /metrics.")] = False,
    durability: Durability = "full",
    sockets_per_address: Annotated[
        int, typer.Option(help="Tabs open from one address; 0: any number.")
    ] = 200,
    connections: Annotated[
        int,
        typer.Option(help="Connections open in all; 0: as many as the limit of open files allows."),
    ] = 0,
    connections_per_address: Annotated[
        int, typer.Option(help="Connections open from one address; 0: any number.")
    ] = 500,
    requests_per_minute: Annotated[
        int, typer.Option(help="HTTP requests from one address; 0: any number.")
    ] = 12_000,
    guests_per_minute: Annotated[
        int, typer.Option(help="New guests from one address; 0: any number.")
    ] = 300,
    tables_per_minute: Annotated[
        int, typer.Option(help="New tables from one address; 0: any number.")
    ] = 120,
    bots_per_minute: Annotated[
        int, typer.Option(help="Seats given to bots from one address; 0: any number.")
    ] = 600,
    files_per_minute: Annotated[
        int, typer.Option(help="Game files checked or imported from one address; 0: any number.")
    ] = 30,
    replays_per_minute: Annotated[
        int, typer.Option(help="Pieces of replays read from one address; 0: any number.")
    ] = 600,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS_OR_NETWORK",
            help="A reverse proxy whose X-Forwarded-For and -Proto count; repeatable.",
        ),
    ] = None,
    store_seconds: Annotated[
        float, typer.Option(help="Seconds to wait for the store before saying it is unavailable.")
    ] = 5.0,
    missions: Missions = None,
) -> None:
    """Serve the games over HTTP and WebSocket."""
    use_missions(missions)
    from shamble.cli.serve import serve as serve_here
    from shamble.server.settings import Allowance

    serve_here(
        host,
        port,
        store,
        origin or [],
        key_file,
        bot_pace,
        sockets_per_address,
        game_modules=tuple(game_module or []),
        metrics=metrics,
        durability=durability,
        connections=connections,
        connections_per_address=connections_per_address,
        trusted_proxies=tuple(trusted_proxy or []),
        store_seconds=store_seconds,
        allowance=Allowance(
            requests=requests_per_minute,
            guests=guests_per_minute,
            tables=tables_per_minute,
            bots=bots_per_minute,
            files=files_per_minute,
            replays=replays_per_minute,
        ),
    )


@app.command()
def loadtest(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's id.")] = "pursuit",
    players: Annotated[int, typer.Option("--players", "-p", help="How many connect.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table.")] = None,
    watched: Annotated[
        int | None, typer.Option(help="Tables with a spectator; else a fifth of solo tables.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long they play.")] = 20.0,
    think: Annotated[float, typer.Option(help="Seconds they think, on average.")] = 0.0,
    durability: Durability = "full",
    url: Annotated[
        str | None, typer.Option(help="A server on this machine; else one is started for it.")
    ] = None,
    processes: Annotated[int, typer.Option(help="Processes of the crowd.")] = 1,
    soak: Annotated[
        int | None,
        typer.Option(help="Instead: bots finish so many matches, and memory is looked at."),
    ] = None,
    replays: Annotated[
        int | None, typer.Option(help="After a soak: matches read again; else up to 1000.")
    ] = None,
    at_once: Annotated[int, typer.Option(help="In a soak: matches that run at once.")] = 40,
    level: Annotated[str, typer.Option(help="In a soak: who plays.")] = "hints",
    option: Options = None,
    game_module: Annotated[
        list[str] | None, typer.Option(help="A module with one more game; repeatable.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Let a crowd of random players loose on a server of this machine, and measure."""
    if soak is not None:
        from shamble.cli.soak import soak as soak_here

        soak_here(
            game,
            seats,
            soak,
            replays,
            at_once,
            level,
            durability,
            url,
            option or [],
            game_module or [],
            json,
        )
        return
    from shamble.cli.loadtest import loadtest as measure_here

    measure_here(
        game,
        players,
        seats,
        watched,
        seconds,
        think,
        durability,
        url,
        processes,
        option or [],
        game_module or [],
        json,
    )


@app.command()
def mcp(
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Known shuffles; else by chance.")] = None,
) -> None:
    """Let a language model play: a tool server (MCP) on stdin and stdout."""
    from shamble.cli.tools import serve_tools

    serve_tools(lang, seed)
