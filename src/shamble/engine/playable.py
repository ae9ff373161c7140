"""The public face of a game: everything a program needs to play it, one call a thing.

game = shamble.load("pursuit", preset="cruel")
s = game.new(seed=7)
while not game.is_over(s):
    player = min(game.to_act(s))
    game.apply(s, player, game.legal(s, player)[0])
print(game.result(s))
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Generic

from shamble.engine.errors import FieldError, IllegalAction, ShambleError, did_you_mean
from shamble.engine.language.actions import (
    Action,
    ActionSpace,
    Events,
    Reference,
    domain_name,
    id_of,
)
from shamble.engine.language.chance import first_luck, set_key
from shamble.engine.language.game import Game
from shamble.engine.language.record import Value
from shamble.engine.language.state import EVERYONE, SPECTATOR, STUCK, GameState, S
from shamble.engine.runtime.build import blank_state, core, most_options
from shamble.engine.runtime.strict import strict_state, stuck
from shamble.engine.targets import POLICIES, Target, check_seed, target
from shamble.engine.text.words import Words

KEY_BYTES = 32

Told = tuple[int, int, tuple[int, ...]]  # an event as rules emit it: number, audience, arguments


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the rule that forbids it, and the reason's short name."""

    rule: str
    reason: str


@dataclass(frozen=True)
class Happening:
    """An event: what happened, to which things, and who may know it (None: everybody)."""

    kind: Events
    args: dict[str, str | int]
    audience: frozenset[int] | None

    @property
    def reveals(self) -> bool:
        """Whether something came to light that was hidden before: no taking back."""
        return self.kind.signature.reveals

    @property
    def references(self) -> dict[str, Reference]:
        return {
            name: Reference(domain_name(domain), self.args[name])
            for name, domain in self.kind.signature.domains
        }

    def is_for(self, player: int) -> bool:
        return self.audience is None or player in self.audience

    def json(self) -> dict[str, str | int]:
        return {"kind": self.kind.word, **self.args}


@dataclass(frozen=True)
class Result:
    """How a game ended, and by seat payoff and rank; all of it empty while the game runs."""

    ending: str | None
    payoffs: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Playable(Generic[S]):
    """A game with its player count and options settled, played by the plain Python rules."""

    plays_on = "interpreted"

    def __init__(self, game: Game[S], players: int | None, options: Mapping[str, object]) -> None:
        self.game = game.load()
        self.players, self.option_values = game.settle(players, dict(options))
        self._loop: Any = core(game)  # a module made for the game; the native target has another
        self._blank = blank_state(game, self.players, self.option_values)
        self._by_code: dict[int, Action] = {}
        self._start: Any = self._blank  # what new games are copies of
        self._targets: dict[str, Target] = {}

    def __repr__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"<{self.game.id} players={self.players} {chosen}>"

    @property
    def options(self) -> dict[str, str]:
        """The settled options by name."""
        return {
            option.name: option.word(value)
            for option, value in zip(self.game.options, self.option_values, strict=True)
        }

    @cached_property
    def actions(self) -> ActionSpace:
        """Every action of the game, densely numbered."""
        return self.game.space()

    @cached_property
    def _events(self) -> list[Events]:
        return list(self.game.events)

    def reveals(self, told: Iterable[Told]) -> bool:
        """Whether any of it came to light only now."""
        events = self._events
        return any(events[number].signature.reveals for number, _, _ in told)

    @cached_property
    def _talk(self) -> list[tuple[int, int]]:
        """The dense ids of what can be said, with their codes."""
        talk = self._loop.TALK
        return [(n, code) for n, code in enumerate(self.actions.codes) if talk[code & 255]]

    @property
    def interpreted(self) -> Playable[S]:
        """The same game played by the plain Python rules."""
        return self

    def strict(self) -> Playable[S]:
        """The same game on states that check what rules do to them, much slower: for tests."""
        plain = self.interpreted
        other = object.__new__(type(plain))  # not `copy`: environments teach it to go by the name
        other.__dict__.update(plain.__dict__)
        other._start = strict_state(self.game).unpack(self._blank.pack())
        return other

    # ---- starting

    def new(
        self,
        seed: int | None = None,
        *,
        key: bytes | None = None,
        number: int = 0,
        events: list[Happening] | None = None,
    ) -> S:
        """A new game: from a seed (game `number` of a simulation), a 32-byte key, or by chance."""
        if seed is None:
            s, told = self.begin(secrets.token_bytes(KEY_BYTES) if key is None else key)
        elif key is not None:
            raise ShambleError("give a seed or a key, not both")
        else:
            check_seed(seed)
            s, told = self._deal(seed, number)
        if events is not None:
            events.extend(self.happenings(told))
        return s

    def begin(self, key: bytes) -> tuple[S, list[Told]]:
        """A new game from its key, and what happened so far."""
        if not isinstance(key, bytes) or len(key) != KEY_BYTES:
            raise ShambleError(f"a key is {KEY_BYTES} bytes, not {key!r}")
        s = self._start.copy()
        s.key[:] = [int.from_bytes(key[i : i + 4], "little") for i in range(0, KEY_BYTES, 4)]
        return s, self._begin(s)

    def _deal(self, seed: int, number: int) -> tuple[S, list[Told]]:
        s = self._start.copy()
        set_key(s, seed, number)
        return s, self._begin(s)

    def _begin(self, s: GameState) -> list[Told]:
        s.log = []
        self._loop.begin(s)
        return _taken(s)

    def position(self, **fields: Value) -> S:
        """A position built by hand: a new game with the named fields set, checked.

        A row may be given shorter than it is; the rest is blank.
        """
        s = self.new(seed=0)
        declared = self.game.state.fields
        for name, value in fields.items():
            if name not in declared:
                raise FieldError(
                    f"{self.game.id} has no field {name!r}; {did_you_mean(name, declared)}"
                )
            setattr(s, name, declared[name].filled(value))
        if check := self.game.functions.sound:
            check(s)
        return s

    # ---- playing

    def to_act(self, s: GameState) -> frozenset[int]:
        """The players who owe an answer."""
        return _seats(s.to_act if s.over == 0 else 0, self.players) or frozenset()

    def is_over(self, s: GameState) -> bool:
        return s.over != 0

    def legal(self, s: GameState, player: int) -> list[Action]:
        """What the player may answer; empty if no answer is owed."""
        out = [0] * (most_options(self.game) + 1)
        self._loop.options(s, self._seat(player), out)
        return [self._action(code) for code in out[1 : 1 + out[0]]]

    def _action(self, code: int) -> Action:
        """An action as rules write it."""
        known = self._by_code.get(code)
        if known is None:
            known = self._by_code[code] = self.actions.action(self._loop.dense(code))
        return known

    def why_not(self, s: GameState, player: int, action: object) -> Refusal | None:
        """None if the action is legal, else the rule that forbids it."""
        try:
            code = self.actions.codes[self.actions.parse(action)]
        except ShambleError:
            rule = self._loop.UNKNOWN if s.over == 0 else self._loop.OVER
        else:
            rule = self._loop.why_not(s, self._seat(player), code)
        return self.refusal(rule) if rule else None

    def refusal(self, rule: int) -> Refusal:
        """A rule's number as a refusal."""
        return Refusal(self.game.rule_name(rule), self.game.refusal(rule).reason)

    def apply(self, s: GameState, player: int, action: object) -> list[Happening]:
        """Take an answer and run on; returns what happened. A refused action changes nothing."""
        self._answer(s, player, action)
        return self._take_log(s)

    def run(self, s: GameState, player: int, action: object) -> list[Told]:
        """The same, with what happened as the rules tell it."""
        self._answer(s, player, action)
        return _taken(s)

    def _answer(self, s: GameState, player: int, action: object) -> None:
        self._refuse(s, player, action)
        s.log = []
        self._loop.apply_action(s, player, self.actions.codes[self.actions.parse(action)])

    def _refuse(self, s: GameState, player: int, action: object) -> None:
        """Raise what an action is refused with, unless it is legal."""
        if refused := self.why_not(s, player, action):
            said = self.say("en").refusal(refused.reason)
            raise IllegalAction(
                f"{action} is refused by {refused.rule} ({refused.reason}): {said}",
                refused.rule,
                refused.reason,
            )

    def happenings(self, told: Iterable[Told]) -> list[Happening]:
        """What happened, in the words of the game."""
        return [self._happening(*entry) for entry in told]

    def result(self, s: GameState) -> Result:
        """How the game ended and what each seat got; an unfinished game has no result."""
        if not s.over:
            return Result(None, (), ())
        if s.over == STUCK:
            raise stuck(self.game, s)
        out = [[0, 0] for _ in range(self.game.players[-1])]
        self._loop.payoffs_and_ranks(s, out)
        seats = out[: self.players]
        for seat, pair in enumerate(seats):
            if not all(isinstance(number, int) for number in pair):
                payoff, rank = pair
                raise TypeError(
                    f"{self.game.id}: the result pays seat {seat} {payoff!r} and ranks it {rank!r}:"
                    " payoffs and ranks are whole numbers"
                )
        ending = self.game.endings(s.over).name.lower()
        return Result(ending, tuple(p for p, _ in seats), tuple(r for _, r in seats))

    # ---- knowing

    def redact(self, s: GameState, player: int = SPECTATOR) -> S:
        """The same record with everything blanked that the player (or a spectator) may not know."""
        seat = player if player == SPECTATOR else self._seat(player)
        # As `loop.redact` shows it, a row at a time.
        out: S = s.shown_to(seat)  # type: ignore[assignment]
        self._loop.show_undeclared(s, seat, out)
        return out

    def imagine(self, seen: GameState, player: int, luck: int = 0) -> S:
        """A world that fits a redacted record; another `luck`, another world."""
        world: S = seen.copy()  # type: ignore[assignment]  # what is seen is of the same kind
        self._loop.imagine(world, player, luck, [0] * (most_options(self.game) + 1))
        return world

    def hint(self, seen: GameState, player: int, luck: int = 0) -> Action:
        """What the game's own heuristic would do, seeing a redacted record."""
        out = [0] * (most_options(self.game) + 1)
        if not self._loop.options(seen, self._seat(player), out):
            raise ShambleError(f"player {player} owes no answer here")
        thinking = seen.copy()
        set_key(thinking, first_luck(luck, player), player)
        code = self._loop.heuristic(thinking, player, out)
        return self.actions.action(self._loop.dense(code))

    def talk(self, s: GameState, player: int) -> list[Action]:
        """What the player may say at this moment, besides answering."""
        seat = self._seat(player)
        why_not = self._loop.why_not
        return [self.actions.action(n) for n, code in self._talk if not why_not(s, seat, code)]

    def remark(self, seen: GameState, player: int, luck: int = 0) -> Action | None:
        """What the heuristic wants to say before it answers, if anything."""
        thinking = seen.copy()
        set_key(thinking, first_luck(luck, player), player)
        code = self._loop.remark(thinking, player)
        return None if code < 0 else self.actions.action(self._loop.dense(code))

    def broken(self, s: GameState) -> int:
        """0 where all components add up, else the number of the invariant that is broken."""
        return int(self._loop.broken(s))

    # ---- words

    def say(self, lang: str = "en") -> Words:
        """The game's words in a language: `en` or `ja`."""
        return Words.of(self.game, lang)

    def describe(self, action: object, lang: str = "en") -> str:
        """An action in words."""
        return self.say(lang).action(self.actions.parse(action))

    # ---- speed

    def target(self, name: str = "native") -> Target:
        """Batch calls on a target: `interpreted`, `native` or `gpu`."""
        if name not in self._targets:
            self._targets[name] = target(name, self.game, self._blank)
        return self._targets[name]

    # ---- underneath

    def unpack(self, data: bytes) -> S:
        """The state whose bytes these are."""
        state: S = self._start.unpack(data)
        return state

    def _seat(self, player: int) -> int:
        if player not in range(self.players):
            seats = "0" if self.players == 1 else f"0 to {self.players - 1}"
            raise ShambleError(f"there is no player {player}: seats go from {seats}")
        return player

    def _take_log(self, s: GameState) -> list[Happening]:
        return self.happenings(_taken(s))

    def _happening(self, number: int, audience: int, numbers: Iterable[int]) -> Happening:
        kind = self._events[number]
        args = {
            name: id_of(domain, int(value))
            for (name, domain), value in zip(kind.signature.domains, numbers, strict=False)
        }
        return Happening(kind, args, _seats(audience, self.players))


def playable(
    game: Game, players: int | None, options: Mapping[str, object], target: object = "interpreted"
) -> Playable:
    """A game to be played one by one, on the `interpreted` or the `native` target."""
    if target == "interpreted":
        return Playable(game, players, options)
    if target == "native":
        from shamble.engine.native_playable import NativePlayable

        return NativePlayable(game, players, options)
    raise ShambleError(
        f"one game is played on the interpreted or the native target, not {target!r};"
        " game.target() has batch calls for all"
    )


def _taken(s: GameState) -> list[Told]:
    """What the rules told, taken off the state."""
    told, s.log = s.log or [], None
    return told


@lru_cache(4096)
def _seats(audience: int, players: int) -> frozenset[int] | None:
    """A set of seats from its bits; None for everyone."""
    if audience == EVERYONE:
        return None
    return frozenset(p for p in range(players) if audience >> p & 1)


__all__ = ["POLICIES", "Happening", "Playable", "Refusal", "Result", "Told"]
