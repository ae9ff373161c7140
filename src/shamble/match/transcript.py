"""A game as a file: what was played, from which key, by whom. Documented in docs/game-file.md.

The log of actions is the game; everything else is replayed from it. A finished file carries the
key, so that anyone can replay it and see that no card was stacked; an unfinished one does too when
it is saved for resuming on the same machine, and says so by having no end.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import msgspec

from shamble.engine.catalog import find
from shamble.engine.errors import BadFile, ShambleError
from shamble.engine.language.actions import Action
from shamble.engine.playable import KEY_BYTES, Playable
from shamble.match.fairness import commitment, mixed_key
from shamble.match.match import Acted, Match, Moment

FORMAT = "shamble-game"
VERSION = 1


class End(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a game ended, and the hash of its last state."""

    ending: str
    payoffs: list[int]
    hash: str


class Transcript(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file. Every field is required but the end."""

    format: str
    version: int
    game: str
    rules: int  # the version of the game's rules
    players: int
    options: dict[str, str | int | bool]
    seats: list[str]  # who sat there, as they called themselves
    commitment: str  # SHA-256 of the key, in hex; published before the first move
    key: str  # 32 bytes, in hex
    actions: list[tuple[int, str]]  # (seat, action), in order
    words: list[str] = []  # what each seat mixed into the key, if anybody did
    end: End | None = None

    @classmethod
    def begin(cls, game: Playable, key: bytes, seats: list[str]) -> Self:
        """The file of a game that is about to start."""
        return cls(
            format=FORMAT,
            version=VERSION,
            game=game.game.id,
            rules=game.game.version,
            players=game.players,
            options=dict(game.options),
            seats=seats,
            commitment=commitment(key),
            key=key.hex(),
            actions=[],
        )

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a file; a sentence if it is not one of ours."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadFile(f"cannot read {path}: {error.strerror}") from error
        try:
            loose = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadFile(f"{path} is not a Shamble game: it is not JSON ({error})") from error
        if not isinstance(loose, dict) or loose.get("format") != FORMAT:
            raise BadFile(f'{path} is not a Shamble game: it does not say "format": "{FORMAT}"')
        if loose.get("version") != VERSION:
            raise BadFile(
                f"{path} has file version {loose.get('version')!r};"
                f" this Shamble reads version {VERSION}"
            )
        try:
            return msgspec.convert(loose, cls)
        except msgspec.ValidationError as error:
            raise BadFile(f"{path} is damaged: {error}") from error

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        fresh = path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")
            fresh.replace(path)
        except OSError as error:
            with suppress(OSError):
                fresh.unlink()
            raise BadFile(f"cannot write {path}: {error.strerror}") from error

    def secret(self) -> bytes:
        """The key that was committed to."""
        try:
            key = bytes.fromhex(self.key)
        except ValueError as error:
            raise BadFile("the key is not hexadecimal") from error
        if len(key) != KEY_BYTES:
            raise BadFile(f"the key must have {KEY_BYTES} bytes, not {len(key)}")
        return key

    def stream_key(self) -> bytes:
        """The key the game was played by: the secret, mixed with the seats' words."""
        if self.words and len(self.words) != self.players:
            raise BadFile(f"the file has {len(self.words)} words for {self.players} seats")
        return mixed_key(self.secret(), self.words)

    def playable(self) -> Playable:
        """The game this file was played by; refused if its rules have changed since."""
        game = find(self.game)
        if self.rules != game.version:
            raise BadFile(
                f"this game was played by version {self.rules} of the rules of {self.game};"
                f" this Shamble plays by version {game.version}"
            )
        playable = Playable(game, self.players, self.options)
        if playable.options.keys() != self.options.keys():
            raise BadFile(f"the file must name every option: {playable.options}")
        return playable

    def act(self, player: int, action: Action) -> None:
        self.actions.append((player, str(action)))

    def close(self, game: Playable, s: Any) -> None:
        """Note the end of the game."""
        result = game.result(s)
        if result.ending is None:
            raise ShambleError("the game is not over yet")
        self.end = End(ending=result.ending, payoffs=list(result.payoffs), hash=s.digest())


def replay(transcript: Transcript) -> Match:
    """The match again, from its key and log. A move that does not fit is named."""
    match = Match(transcript.playable(), transcript.stream_key())
    for number, (player, text) in enumerate(transcript.actions, 1):
        try:
            match.add(Acted(player, text))
        except ShambleError as error:
            where = f"action {number} ({text!r} by seat {player})"
            raise BadFile(f"{where} does not fit: {error}") from error
    return match


def verify(transcript: Transcript) -> Moment:
    """Replay a finished game and hold it against its file; raise BadFile where they differ."""
    if commitment(transcript.secret()) != transcript.commitment:
        raise BadFile("the key does not match the commitment that was published before the game")
    if len(transcript.seats) != transcript.players:
        raise BadFile(
            f"the file must name as many seats as there are players"
            f" ({transcript.players}), not {len(transcript.seats)}"
        )
    if transcript.end is None:
        raise BadFile("the game is not finished: there is nothing to verify yet")
    match = replay(transcript)
    last = match.moments[-1]
    result = match.game.result(last.state)
    if result.ending is None:
        raise BadFile(f"after action {last.number}, the last of the log, the game is not over")
    if result.ending != transcript.end.ending:
        raise BadFile(f"the ending is {result.ending}, the file says {transcript.end.ending!r}")
    if list(result.payoffs) != transcript.end.payoffs:
        raise BadFile(
            f"the payoffs are {list(result.payoffs)}, the file says {transcript.end.payoffs}"
        )
    if last.state.digest() != transcript.end.hash:
        raise BadFile(
            f"the final position differs: its hash is {last.state.digest()[:16]}…,"
            f" the file says {transcript.end.hash[:16]}…"
        )
    return last
