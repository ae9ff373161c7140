"""A game declares itself, then registers one small function per step, action and question."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Generic, TypeVar

from shamble.engine.errors import BadSetup, choices, did_you_mean
from shamble.engine.language.actions import Actions, ActionSpace, Events, Questions, Refusals
from shamble.engine.language.functions import Functions
from shamble.engine.language.options import Choice, Number, Option, Switch, text_of, whole_number
from shamble.engine.language.rule import rule
from shamble.engine.language.state import SEATS, S

if TYPE_CHECKING:
    from shamble.engine.batch.target import Outcomes
    from shamble.engine.language.functions import (
        Board,
        Bot,
        Check,
        Facts,
        Foresee,
        Hint,
        Imagine,
        Invariant,
        Offers,
        Out,
        Par,
        Redact,
        Result,
        Setup,
        Sound,
        Standing,
        Talk,
        Template,
        Verdict,
    )

__all__ = ["Choice", "Game", "Number", "Option", "Switch"]

#: The refusals that the engine itself speaks of.
ENGINE_REFUSALS = ("GAME_OVER", "NOT_YOUR_TURN", "UNKNOWN_ACTION")

#: Functions with as many arguments as their step or action has.
Carries = TypeVar("Carries", bound=Callable[..., None])
Forbids = TypeVar("Forbids", bound=Callable[..., int])
PlaysGames = TypeVar("PlaysGames", bound="Callable[..., Outcomes]")

#: The rooms of a game whose functions register themselves, the same in every game. They use what
#: lies in `state`, `content` and `text`.
ROOMS = ("rules", "knowledge", "hints", "bots", "views")


@dataclass(eq=False)
class Game(Generic[S]):
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
        self.state: type[S]
        self.actions: type[Actions]
        self.questions: type[Questions]
        self.events: type[Events]
        self.refusals: type[Refusals]
        self.steps: type[IntEnum]
        self.endings: type[IntEnum]
        self.step_functions: dict[int, Callable[..., None]] = {}
        self.secret_steps: set[int] = set()
        self.forbid_functions: dict[int, Callable[..., int]] = {}
        self.offer_functions: dict[int, Offers[S]] = {}
        self.deed_functions: dict[int, Callable[..., None]] = {}
        self.functions: Functions[S] = Functions()
        self.bots: dict[str, Bot[S]] = {}
        self._loaded = False

    # ---- declaring

    def declare(
        self,
        *,
        state: type[S],
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

    def step(self, step: int, *, secret: bool = False) -> Callable[[Carries], Carries]:
        """Register what a step does: `f(s, a, b, …)`. A secret step's arguments are hidden."""
        if secret:
            self.secret_steps.add(int(step))

        def note(function: Carries) -> Carries:
            self.step_functions[self._free(self.step_functions, step)] = rule(function)
            return function

        return note

    def forbids(self, kind: int) -> Callable[[Forbids], Forbids]:
        """Register which rule forbids an action: `f(s, player, …arguments)`, 0 if none does."""

        def note(function: Forbids) -> Forbids:
            self.forbid_functions[self._free(self.forbid_functions, kind)] = rule(function)
            return function

        return note

    def offers(self, question: int) -> Callable[[Offers[S]], Offers[S]]:
        """Register a faster listing of a question's options: `f(s, player, out)`.

        Without it the engine offers every action of the question that nothing forbids.
        """

        def note(function: Offers[S]) -> Offers[S]:
            self.offer_functions[self._free(self.offer_functions, question)] = rule(function)
            return function

        return note

    def deed(self, kind: int) -> Callable[[Carries], Carries]:
        """Register what an action does once all answers are in: `f(s, player, …arguments)`."""

        def note(function: Carries) -> Carries:
            self.deed_functions[self._free(self.deed_functions, kind)] = rule(function)
            return function

        return note

    def setup(self, function: Setup[S]) -> Setup[S]:
        """`f(s)`: lay out a new game; players, options and key are already in the state."""
        self.functions.setup = rule(function)
        return function

    def check(self, function: Check) -> Check:
        """`f(players, options)`: a sentence if this setup cannot be played, else None. No rule."""
        self.functions.check = function
        return function

    def template(self, function: Template) -> Template:
        """`f(players, options)`: fields that are filled before `setup` runs, by name. No rule.

        For what no table can hold: a map that comes from a file.
        """
        self.functions.template = function
        return function

    def result(self, function: Result[S]) -> Result[S]:
        """`f(s, out)`: for each seat, `out[seat][0]` its payoff and `out[seat][1]` its rank.

        Rank 1 has won. A game that was lost by all gives everybody another rank.
        """
        self.functions.result = rule(function)
        return function

    def redact(self, function: Redact[S]) -> Redact[S]:
        """`f(s, player, out)`: show what the declaration of the state cannot say; may be absent."""
        self.functions.redact = rule(function)
        return function

    def imagine(self, function: Imagine[S]) -> Imagine[S]:
        """`f(s, player)`: fill the blanks of a redacted record, drawing from its stream."""
        self.functions.imagine = rule(function)
        return function

    def hint(self, function: Hint[S]) -> Hint[S]:
        """`f(s, player, options)`: the heuristic: one of the options, seeing a redacted record."""
        self.functions.hint = rule(function)
        return function

    def talk(self, function: Talk[S]) -> Talk[S]:
        """`f(s, player)`: what the heuristic wants to say now, an action that talks, or -1."""
        self.functions.talk = rule(function)
        return function

    def verdict(self, function: Verdict[S]) -> Verdict[S]:
        """`f(states, player, action)`: what a claim was worth, once all is known. No rule.

        `states` are the full states from the one it was made in to the last; the answer is
        `kept`, `broken`, `true`, `lie` or `open`.
        """
        self.functions.verdict = function
        return function

    def bot(self, name: str) -> Callable[[Bot[S]], Bot[S]]:
        """Register a stronger player: `f(game, seen, player, luck)` returns an action. No rule.

        `game` is the Playable, `seen` the seat's redacted record: a bot gets nothing else.
        """

        def note(function: Bot[S]) -> Bot[S]:
            self.bots[name] = function
            return function

        return note

    def bot_games(self, function: PlaysGames) -> PlaysGames:
        """`f(game, bot, games, seed, first, workers)`: whole games by a bot, compiled. No rule.

        Returns `targets.Outcomes`; may be absent, then bots are asked decision by decision.
        """
        self.functions.bot_games = function
        return function

    def invariant(self, function: Invariant[S]) -> Invariant[S]:
        """`f(s)`: 0 where all components add up, else a number that says which do not."""
        self.functions.invariant = rule(function)
        return function

    def sound(self, function: Sound[S]) -> Sound[S]:
        """`f(s)`: raise FieldError where a position built by hand cannot be played. No rule."""
        self.functions.sound = function
        return function

    def board(self, function: Board[S]) -> Board[S]:
        """`f(s, player, say)`: the position as lines of text, from a redacted record. No rule."""
        self.functions.board = function
        return function

    def forecast(self, function: Foresee[S]) -> Foresee[S]:
        """`f(s, player, action, say)`: what an action is sure to bring, in words. No rule."""
        self.functions.forecast = function
        return function

    def standing(self, function: Standing[S]) -> Standing[S]:
        """`f(s)`: a tuple that is greater for the better of two finished games. No rule."""
        self.functions.standing = function
        return function

    def par(self, function: Par[S]) -> Par[S]:
        """`f(game, s)`: the best score there is from this setup, or None. No rule."""
        self.functions.par = function
        return function

    def facts(self, function: Facts[S]) -> Facts[S]:
        """`f(s)`: what a finished game's summary reports, name by name. No rule."""
        self.functions.facts = function
        return function

    def out(self, function: Out[S]) -> Out[S]:
        """`f(s, player)`: whether a seat takes no more turns while others play on. No rule."""
        self.functions.out = function
        return function

    def _free(self, table: Mapping[int, object], key: int) -> int:
        if int(key) in table:
            raise TypeError(f"{self.id}: {key!r} is registered twice")
        return int(key)

    # ---- loading

    def load(self) -> Game[S]:
        """Import the rooms (once). Nothing is compiled."""
        if not self._loaded:
            self._loaded = True
            self._import_rooms()
            if not hasattr(self, "state"):
                raise TypeError(f"{self.id}: game.declare(state=…, actions=…, …) is never called")
            missing = [k.name for k in self.steps if int(k) not in self.step_functions]
            missing += [
                name
                for name in ("setup", "result", "imagine", "hint", "invariant")
                if getattr(self.functions, name) is None
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
        check = self.functions.check
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
