"""`shamble play`: a game in the terminal, from the first question to the last line."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path

from shamble import bots
from shamble.bots.prepare import able
from shamble.cli.chooser import Chooser, Setup
from shamble.cli.commands import Decision
from shamble.cli.progress import compiling
from shamble.cli.screen import Screen
from shamble.cli.settings import language, parse_options
from shamble.cli.sitting import HUMAN, Sitting
from shamble.cli.speech import interface_words
from shamble.cli.terminal import Leave, Terminal
from shamble.engine.catalog import find
from shamble.engine.errors import BadSetup, ShambleError, did_you_mean
from shamble.engine.language.actions import Action
from shamble.engine.playable import KEY_BYTES, Playable
from shamble.match import daily
from shamble.match.saves import new_save
from shamble.match.transcript import Transcript


def play(
    game_id: str | None = None,
    *,
    options: list[str],
    lang: str | None = None,
    seed: int | None = None,
    resume: Path | None = None,
    seats: str | None = None,
    plain: bool = False,
) -> None:
    """Play a game: the named one, a resumed one, or one chosen here."""
    terminal = Terminal(plain)
    ui = interface_words(language(lang))
    notes = [ui("screen-narrow", columns=terminal.columns)] if terminal.is_narrow else []
    notes += [ui("end-unsealed", path=str(path)) for path in daily.unseal()]
    try:
        if resume is not None:
            if game_id or options or seats or seed is not None:
                raise ShambleError("--resume goes on with a game as it was set up: give only that")
            sitting = Sitting.resume(resume)
        elif game_id is not None:
            sitting = start(Setup(game_id, parse_options(options), seats), seed)
        else:
            if options or seats:
                raise ShambleError("options and seats need a game: shamble play GAME --option …")
            sitting = chosen(Chooser(terminal, ui.lang).choose(), seed)
    except (Leave, KeyboardInterrupt):
        terminal.say(ui("leave-nothing"))
        return
    if daily.is_daily(sitting.game):
        notes.append(ui("daily-counts" if daily.counts(sitting.path) else "daily-again"))
    run(Screen(terminal, sitting, ui.lang, notes))


# ---- starting


def chosen(choice: Setup | Path, seed: int | None) -> Sitting:
    return Sitting.resume(choice) if isinstance(choice, Path) else start(choice, seed)


def start(setup: Setup, seed: int | None) -> Sitting:
    """A new game, saved before its first decision."""
    names = setup.seats.split(",") if setup.seats else None
    game = Playable(find(setup.game), len(names) if names else None, setup.options)
    names = names or [HUMAN] + ["hints"] * (game.players - 1)
    check_seats(game, names)
    day = daily.today()
    key = new_key(game, seed, day)
    sitting = Sitting(Transcript.begin(game, key, names), new_save(game.game.id))
    sitting.save()
    if daily.is_daily(game):
        daily.claim(day, sitting.path)
    return sitting


def check_seats(game: Playable, names: list[str]) -> None:
    known = [HUMAN, *bots.levels(game)]
    for name in names:
        if name not in known:
            raise BadSetup(f"bad_setup: nobody is called {name!r}; {did_you_mean(name, known)}")


def new_key(game: Playable, seed: int | None, day: date) -> bytes:
    """By chance, from a seed, or the key of the day."""
    if daily.is_daily(game):
        if seed is not None:
            raise BadSetup("bad_setup: the day has its own shuffle; leave out the seed")
        return daily.key_of(day)
    if seed is not None:
        return b"".join(int(word).to_bytes(4, "little") for word in game.new(seed).key)
    return secrets.token_bytes(KEY_BYTES)


# ---- playing


def run(screen: Screen) -> None:
    """Ask whoever owes an answer until the game is over; whoever leaves finds it saved."""
    sitting = screen.sitting
    try:
        with compiling(quiet=False):  # a bot may need compiled code: say why it is slow at first
            decide_all(screen)
    except (Leave, KeyboardInterrupt):
        sitting.save()
        screen.terminal.line()
        screen.terminal.say(screen.ui("leave-saved"))
        screen.terminal.line(f"  shamble play --resume {sitting.path}")
        return
    screen.ending(sitting.finish())


def decide_all(screen: Screen) -> None:
    sitting, last, waiting = screen.sitting, None, False
    while not sitting.game.is_over(sitting.state):
        # Bots first: what they say before they answer is heard by whoever answers with them.
        seat = min(sitting.game.to_act(sitting.state), key=lambda p: (sitting.is_human(p), p))
        if not sitting.is_human(seat):
            wanted = sitting.transcript.seats[seat]
            level = able(sitting.game.game, wanted)
            if level != wanted and not waiting:
                waiting = True
                screen.notes.append(screen.ui("bot-prepares"))
            if remark := bot_remark(sitting, seat, level):
                sitting.act(seat, remark)
            sitting.act(seat, bot_action(sitting, seat, level))
            continue
        if seat != last and len(sitting.humans) > 1:
            screen.handover(seat)
        last = seat
        screen.decision(seat)
        action = Decision(screen, seat).listen()
        if action is not None:
            sitting.act(seat, action)


def bot_remark(sitting: Sitting, seat: int, level: str) -> Action | None:
    """What a bot says before it acts, in a game in which one talks."""
    seen = sitting.game.redact(sitting.state, seat)
    return bots.remark(sitting.game, level, seen, seat, secrets.randbits(32))


def bot_action(sitting: Sitting, seat: int, level: str) -> Action:
    """What a bot does, seeing what its seat may see; its luck is none of the game's."""
    seen = sitting.game.redact(sitting.state, seat)
    return bots.choose(sitting.game, level, seen, seat, secrets.randbits(32))
