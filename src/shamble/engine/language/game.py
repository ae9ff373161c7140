"""A game declares itself, then registers one small function per step, action and question."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

from shamble.engine.errors import BadSetup, choices, did_you_mean
from shamble.engine.language.actions import Actions, ActionSpace, Events, Questions, Refusals
from shamble.engine.language.options import Choice, Number, Option, Switch, text_of, whole_number
from shamble.engine.language.rule import rule
from shamble.engine.language.state import SEATS, GameState

__all__ = ["Choice", "Game", "Number", "Option", "Switch"]

#: The refusals that the engine itself speaks of.
ENGINE_REFUSALS = ("GAME_OVER", "NOT_YOUR_TURN", "UNKNOWN_ACTION")

Function = TypeVar("Function", bound=Callable[..., Any])

#: The rooms of a game whose functions register themselves, the same in every game. They use what
#: lies in `state`, `content` and `text`.
ROOMS = ("rules", "knowledge", "hints", "bots", "views")


@dataclass(eq=False)
class Game:
    """The identity of a game, and the functions that its rooms register.

    `clashes` lists pairs of options that cannot be chosen together, each a `name` of a switch or
    a `name=value`.
    """

    id: str
    prefix: str  # of its rule numbers
    version: int  # of its rules: raised when a kept game would go another way, or end otherwise
    players: range
    options: Sequence[Option] = ()
    clashes: Sequence[tuple[str, str]] = ()
    payoffs: tuple[int, int] = (0, 1)  # the least and the most a seat can get
    most_options: int = 0  # 0: as many as the questions can offer
    package: str = ""  # where its rooms are

    def __post_init__(self) -> None:
        if not 1 <= self.players[0] <= self.players[-1] <= SEATS:
            raise TypeError(f"{self.id}: players must be from 1 to {SEATS}")
        self.package = self.package or f"shamble.games.{self.id}"
        self.state: Any = GameState
        self.actions: type[Actions] = Actions
        self.questions: type[Questions] = Questions
        self.events: type[Events] = Events
        self.refusals: type[Refusals] = Refusals
        self.steps: type[IntEnum] = IntEnum
        self.endings: type[IntEnum] = IntEnum
        self.step_functions: dict[int, Callable[..., None]] = {}
        self.secret_steps: set[int] = set()
        self.forbid_functions: dict[int, Callable[..., int]] = {}
        self.offer_functions: dict[int, Callable[..., None]] = {}
        self.deed_functions: dict[int, Callable[..., None]] = {}
        self.functions: dict[str, Callable[..., Any]] = {}
        self.bots: dict[str, Callable[..., Any]] = {}
        self._loaded = False

    # ---- declaring

    def declare(
        self,
        *,
        state: type[Any],
        actions: type[Actions],
        questions: type[Questions],
        events: type[Events],
        refusals: type[Refusals],
        steps: type[IntEnum],
        endings: type[IntEnum],
    ) -> None:
        """Name the types the rules speak in."""
        missing = [name for name in ENGINE_REFUSALS if name not in refusals.__members__]
        if missing:
            raise TypeError(f"{self.id}: {refusals.__name__} must name {' and '.join(missing)}")
        if min(refusals) < 1:
            raise TypeError(f"{self.id}: refusals are numbered from 1; 0 means nothing forbids it")
        if min(endings) < 1:
            raise TypeError(f"{self.id}: endings are numbered from 1; 0 means the game goes on")
        self.state, self.actions, self.questions = state, actions, questions
        self.events, self.refusals, self.steps, self.endings = events, refusals, steps, endings

    def step(self, step: int, *, secret: bool = False) -> Callable[[Function], Function]:
        """Register what a step does: `f(s, a, b, …)`. A secret step's arguments are hidden."""
        if secret:
            self.secret_steps.add(int(step))
        return self._register(self.step_functions, step)

    def forbids(self, kind: int) -> Callable[[Function], Function]:
        """Register which rule forbids an action: `f(s, player, …arguments)`, 0 if none does."""
        return self._register(self.forbid_functions, kind)

    def offers(self, question: int) -> Callable[[Function], Function]:
        """Register a faster listing of a question's options: `f(s, player, out)`.

        Without it the engine offers every action of the question that nothing forbids.
        """
        return self._register(self.offer_functions, question)

    def deed(self, kind: int) -> Callable[[Function], Function]:
        """Register what an action does once all answers are in: `f(s, player, …arguments)`."""
        return self._register(self.deed_functions, kind)

    def setup(self, function: Function) -> Function:
        """`f(s)`: lay out a new game; players, options and key are already in the state."""
        return self._room("setup", rule(function))

    def check(self, function: Function) -> Function:
        """`f(players, options)`: a sentence if this setup cannot be played, else None. No rule."""
        return self._room("check", function)

    def template(self, function: Function) -> Function:
        """`f(players, options)`: fields that are filled before `setup` runs, by name. No rule.

        For what no table can hold: a map that comes from a file.
        """
        return self._room("template", function)

    def result(self, function: Function) -> Function:
        """`f(s, out)`: for each seat, `out[seat][0]` its payoff and `out[seat][1]` its rank.

        Rank 1 has won. A game that was lost by all gives everybody another rank.
        """
        return self._room("result", rule(function))

    def redact(self, function: Function) -> Function:
        """`f(s, player, out)`: show what the declaration of the state cannot say; may be absent."""
        return self._room("redact", rule(function))

    def imagine(self, function: Function) -> Function:
        """`f(s, player)`: fill the blanks of a redacted record, drawing from its stream."""
        return self._room("imagine", rule(function))

    def hint(self, function: Function) -> Function:
        """`f(s, player, options)`: the heuristic: one of the options, seeing a redacted record."""
        return self._room("hint", rule(function))

    def talk(self, function: Function) -> Function:
        """`f(s, player)`: what the heuristic wants to say now, an action that talks, or -1."""
        return self._room("talk", rule(function))

    def verdict(self, function: Function) -> Function:
        """`f(states, player, action)`: what a claim was worth, once all is known. No rule.

        `states` are the full states from the one it was made in to the last; the answer is
        `kept`, `broken`, `true`, `lie` or `open`.
        """
        return self._room("verdict", function)

    def bot(self, name: str) -> Callable[[Function], Function]:
        """Register a stronger player: `f(game, seen, player, luck)` returns an action. No rule.

        `game` is the Playable, `seen` the seat's redacted record: a bot gets nothing else.
        """

        def note(function: Function) -> Function:
            self.bots[name] = function
            return function

        return note

    def bot_games(self, function: Function) -> Function:
        """`f(game, bot, games, seed, first, workers)`: whole games by a bot, compiled. No rule.

        Returns `targets.Outcomes`; may be absent, then bots are asked decision by decision.
        """
        return self._room("bot_games", function)

    def invariant(self, function: Function) -> Function:
        """`f(s)`: 0 where all components add up, else a number that says which do not."""
        return self._room("invariant", rule(function))

    def sound(self, function: Function) -> Function:
        """`f(s)`: raise FieldError where a position built by hand cannot be played. No rule."""
        return self._room("sound", function)

    def board(self, function: Function) -> Function:
        """`f(s, player, say)`: the position as lines of text, from a redacted record. No rule."""
        return self._room("board", function)

    def forecast(self, function: Function) -> Function:
        """`f(s, player, action, say)`: what an action is sure to bring, in words. No rule."""
        return self._room("forecast", function)

    def standing(self, function: Function) -> Function:
        """`f(s)`: a tuple that is greater for the better of two finished games. No rule."""
        return self._room("standing", function)

    def par(self, function: Function) -> Function:
        """`f(game, s)`: the best score there is from this setup, or None. No rule."""
        return self._room("par", function)

    def facts(self, function: Function) -> Function:
        """`f(s)`: what a finished game's summary reports, name by name. No rule."""
        return self._room("facts", function)

    def out(self, function: Function) -> Function:
        """`f(s, player)`: whether a seat takes no more turns while others play on. No rule."""
        return self._room("out", function)

    def _room(self, name: str, function: Function) -> Function:
        self.functions[name] = function
        return function

    def _register(self, table: dict[int, Any], key: int) -> Callable[[Function], Function]:
        def note(function: Function) -> Function:
            if int(key) in table:
                raise TypeError(f"{self.id}: {key!r} is registered twice")
            table[int(key)] = rule(function)
            return function

        return note

    # ---- loading

    def load(self) -> Game:
        """Import the rooms (once). Nothing is compiled."""
        if not self._loaded:
            self._loaded = True
            self._import_rooms()
            missing = [k.name for k in self.steps if int(k) not in self.step_functions]
            missing += [
                name
                for name in ("setup", "result", "imagine", "hint", "invariant")
                if name not in self.functions
            ]
            if missing:
                raise TypeError(f"{self.id} does not register {choices(missing)}")
        return self

    def _import_rooms(self) -> None:
        """Import every module of every room, so that its functions register themselves.

        A room is a module or a package. A game that is a single module has none: all is there.
        """
        home = importlib.import_module(self.package)
        if not hasattr(home, "__path__"):
            return
        for room in ROOMS:
            if importlib.util.find_spec(f"{self.package}.{room}"):
                import_all(f"{self.package}.{room}")

    def rule_name(self, rule: int) -> str:
        """How the rule book names what refuses something: `NIT-031`, `NIT-023a`."""
        return f"{self.prefix}-{self.refusal(rule).name_of_rule}"

    def refusal(self, rule: int) -> Refusals:
        """The refusal of a number that a rule returned."""
        try:
            return self.refusals(rule)
        except ValueError as error:
            named = self.refusals.__name__
            raise TypeError(
                f"{self.id}: a rule refuses with {rule}, which {named} does not name"
            ) from error

    @property
    def over(self) -> int:
        """The number of the refusal of any action after the end."""
        return int(self.refusals["GAME_OVER"])

    @property
    def turn(self) -> int:
        """The number of the refusal of an answer that nobody asked this seat for."""
        return int(self.refusals["NOT_YOUR_TURN"])

    @property
    def unknown(self) -> int:
        """The number of the refusal of what is no action, or does not answer the question."""
        return int(self.refusals["UNKNOWN_ACTION"])

    def space(self) -> ActionSpace:
        return ActionSpace(self.actions)

    # ---- options

    def settle(self, wanted: object, given: dict[str, object]) -> tuple[int, list[int]]:
        """The player count and the options' values, checked; a sentence if they do not fit."""
        players = self.players[0] if wanted is None else whole_number(wanted)
        if players is None or players not in self.players:
            raise BadSetup(f"bad_setup: {self.id} is for {self.counts()}, not {text_of(wanted)}")
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise BadSetup(
                    f"bad_setup: {self.id} has no option {name!r}; {did_you_mean(name, names)}"
                )
        values = [
            option.parse(given[option.name]) if option.name in given else option.standard
            for option in self.options
        ]
        chosen = {
            option.name: option.word(value)
            for option, value in zip(self.options, values, strict=True)
        }
        for first, second in self.clashes:
            if self._is_chosen(first, chosen) and self._is_chosen(second, chosen):
                raise BadSetup(
                    f"bad_setup: {first} and {second} cannot be combined; leave out one of them"
                )
        check = self.functions.get("check")
        if check and (wrong := check(players, chosen)):
            raise BadSetup(f"bad_setup: {wrong}")
        return players, values

    @staticmethod
    def _is_chosen(term: str, chosen: dict[str, str]) -> bool:
        name, _, value = term.partition("=")
        return chosen[name] == (value or "on")

    def counts(self) -> str:
        first, last = self.players[0], self.players[-1]
        if first == last:
            return f"{first} player" + ("s" if first > 1 else "")
        return f"{first} to {last} players"


def import_all(name: str) -> None:
    """Import a module and, if it is a package, all in it but templates of entry points."""
    module = importlib.import_module(name)
    for found in pkgutil.iter_modules(getattr(module, "__path__", [])):
        if not found.name.startswith("entry_"):
            import_all(f"{name}.{found.name}")
