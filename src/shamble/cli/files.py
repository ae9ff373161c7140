"""`shamble replay` and `shamble verify`: games from their files."""

from __future__ import annotations

from pathlib import Path

from shamble.cli.settings import language, print_json
from shamble.engine.language.state import SPECTATOR
from shamble.engine.playable import Playable
from shamble.engine.text.words import Words
from shamble.match.match import Moment
from shamble.match.transcript import Transcript, replay, verify


def show_replay(file: Path, step: bool, lang: str | None, as_json: bool) -> None:
    transcript = Transcript.load(file)
    match = replay(transcript)
    say = match.game.say(language(lang))
    if as_json:
        print_json([moment_json(moment) for moment in match.moments])
        return
    print(f"{say('game-name')}: {', '.join(map(printable, transcript.seats))}")
    for moment in match.moments:
        print_moment(match.game, moment, say)
        if step and moment.number < len(transcript.actions) and not wait():
            return


def moment_json(moment: Moment) -> dict[str, object]:
    return {
        "number": moment.number,
        "player": moment.player,
        "action": moment.action.json() if moment.action is not None else None,
        "events": [event.json() for event in moment.events],
        "hash": moment.state.digest(),
    }


def print_moment(game: Playable, moment: Moment, say: Words) -> None:
    """What was done, what happened, and the board as it stands."""
    if moment.action is not None and moment.player is not None:
        who = f"{say.thing('seat', moment.player)}: " if game.players > 1 else ""
        print(f"\n{moment.number}. {who}{say.action(moment.action)}")
    for event in moment.events:
        print(f"   {say.event(event)}")
    if board := game.game.functions.board:
        seat = 0 if game.players == 1 else SPECTATOR
        print()
        for line in board(game.redact(moment.state, seat), seat, say):
            print(line)


def printable(text: str) -> str:
    """A name from a file without signs that would steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def wait() -> bool:
    """Enter goes on; q or the end of input stops."""
    try:
        return input("-- Enter: next action, q: stop -- ").strip().lower() != "q"
    except EOFError:
        print()
        return False


def show_verdict(file: Path, as_json: bool) -> None:
    transcript = Transcript.load(file)
    last = verify(transcript)
    assert transcript.end is not None
    if as_json:
        print_json(
            {
                "verified": True,
                "game": transcript.game,
                "actions": last.number,
                "ending": transcript.end.ending,
                "payoffs": transcript.end.payoffs,
                "hash": transcript.end.hash,
            }
        )
        return
    print(
        f"verified: {last.number} actions replay from the key to the same end"
        f" ({transcript.end.ending}; {', '.join(map(str, transcript.end.payoffs))} points);"
        " the key matches its commitment"
    )
