"""Tables at which one seat is played through words: what a language model is told, and may do.

Everything said about a position comes from the seat's redacted record, and of events it hears
those that are for its seat. Knows no protocol: `mcp_server` is one around it.
"""

from __future__ import annotations

import random
import secrets
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import shamble
from shamble import bots
from shamble.engine.errors import ShambleError, choices, did_you_mean
from shamble.engine.language.actions import Action, domain_name, id_of
from shamble.engine.language.game import Game, Number
from shamble.engine.playable import Happening, Playable
from shamble.engine.text.rulebook import option_notes, rulebook
from shamble.engine.text.words import Words
from shamble.env.one_game import board

MOST_TABLES = 100
MOST_SPELT = 20  # things of one kind to say that are all put in words


@cache
def frame(lang: str) -> Words:
    """The words around a game's own."""
    return Words(lang, [Path(__file__).parent / "text" / f"{lang}.ftl"])


class Table:
    """One game: a seat played through words, the others by bots."""

    def __init__(
        self, game: Playable, seat: int, opponents: str, lang: str, seed: int | None
    ) -> None:
        if seat not in range(game.players):
            raise ShambleError(f"there is no seat {seat}: seats go from 0 to {game.players - 1}")
        known = bots.levels(game)
        if opponents not in known:
            raise ShambleError(f"there is no bot {opponents!r}; {did_you_mean(opponents, known)}")
        self.game, self.seat, self.opponents = game, seat, opponents
        self.say, self.frame = game.say(lang), frame(lang)
        self.heard: list[str] = []
        self._luck = random.Random(seed if seed is not None else secrets.randbits(64))
        happened: list[Happening] = []
        self.state = game.new(seed=seed, events=happened)
        self._hear(happened)
        self._others_answer()

    # ---- what the seat may know

    def view(self) -> str:
        """What has happened since the last look, the position, and what is asked."""
        seen = self._seen()
        lines = [self.frame("happened"), *self.heard, ""] if self.heard else []
        self.heard = []
        lines.append(self.frame("you", seat=self.say.thing("seat", self.seat)))
        lines.append(board(self.game, seen, self.seat, self.say.lang))
        lines += ["", *(self._ending() if seen.over else self._question(seen))]
        return "\n".join(lines)

    def actions(self) -> str:
        """What the seat may do, each with the text that `act` takes."""
        seen = self._seen()
        if seen.over:
            return self.frame("nothing")
        legal = self.game.legal(seen, self.seat)
        lines = [self.frame("answers"), *(self._option(seen, action) for action in legal)]
        if talk := self.game.talk(seen, self.seat):
            lines.append(self.frame("talk"))
            for _, of_one_kind in groupby(talk, lambda action: action.kind):
                lines += self._talk(list(of_one_kind))
        return "\n".join(lines)

    def act(self, given: str) -> str:
        """Take an action (its text or its number), let the others play on, and look."""
        action: object = int(given) if given.strip().isdecimal() else given.strip()
        if refused := self.game.why_not(self._seen(), self.seat, action):
            why = self.say.refusal(refused.reason)
            told = self.frame("refused", action=given, rule=refused.rule, why=why)
            raise ShambleError(told)
        self._hear(self.game.apply(self.state, self.seat, action))
        self._others_answer()
        return f"{self.view()}\n\n{self.actions()}"

    def _seen(self) -> Any:
        return self.game.redact(self.state, self.seat)

    def _question(self, seen: Any) -> list[str]:
        question = list(self.game.game.questions)[seen.question]
        args: dict[str, object] = {}
        for (name, domain), value in zip(question.signature.domains, seen.about, strict=False):
            thing = id_of(domain, value)
            args[name] = self.say.thing(domain_name(domain), thing)
            args[f"{name}_id"] = str(thing)
        return [self.frame("asked", question=self.say.prompt(question, **args))]

    def _option(self, seen: Any, action: Action) -> str:
        line = f"{action}  {self.say.action(action)}"
        if forecast := self.game.game.functions.forecast:
            line += f": {forecast(seen, self.seat, action, self.say).text}"
        return line

    def _talk(self, talk: list[Action]) -> list[str]:
        """What may be said of one kind: all in words, or where that would be long, a few."""
        spelt = talk if len(talk) <= MOST_SPELT else talk[:3]
        lines = [f"{action}  {self.say.action(action)}" for action in spelt]
        if rest := talk[len(spelt) :]:
            lines.append(self.frame("and-so-on", more=" ".join(map(str, rest))))
        return lines

    def _ending(self) -> list[str]:
        result = self.game.result(self._seen())
        lines = [self.frame("over", ending=self.say.ending(str(result.ending)))]
        for seat, (payoff, rank) in enumerate(zip(result.payoffs, result.ranks, strict=True)):
            who = self.say.thing("seat", seat)
            lines.append(self.frame("result", seat=who, payoff=str(payoff), rank=str(rank)))
        return lines

    # ---- the others

    def _others_answer(self) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        while not self.game.is_over(self.state):
            owing = sorted(self.game.to_act(self.state) - {self.seat})
            if not owing:
                return
            self._let(owing[0])

    def _let(self, other: int) -> None:
        luck = self._luck.getrandbits(62)
        seen = self.game.redact(self.state, other)
        said = bots.remark(self.game, self.opponents, seen, other, luck)
        if said is not None and not self.game.why_not(self.state, other, said):
            self._hear(self.game.apply(self.state, other, said))
            seen = self.game.redact(self.state, other)
        chosen = bots.choose(self.game, self.opponents, seen, other, luck)
        self._hear(self.game.apply(self.state, other, chosen))

    def _hear(self, happened: list[Happening]) -> None:
        self.heard += [self.say.event(event) for event in happened if event.is_for(self.seat)]


class Tables:
    """All tables of one client, by name."""

    def __init__(self, lang: str = "en", seed: int | None = None) -> None:
        self.lang, self.seed = lang, seed
        self._tables: dict[str, Table] = {}
        self._count = 0

    def games(self) -> str:
        return "\n\n".join(self._about(game.load()) for game in shamble.games())

    def rules(self, game_id: str) -> str:
        """The rule book of a game."""
        game = shamble.load(game_id).game
        lines = [Words.of(game, self.lang)("game-goal")]
        for section in rulebook(game, self.lang):
            lines += ["", section.title, *section.notes]
            lines += [f"{number} {text}" for number, text in section.rules]
        return "\n".join([*lines, "", *option_notes(game, self.lang)])

    def start(
        self, game_id: str, players: int | None, seat: int, opponents: str, options: dict[str, Any]
    ) -> str:
        """Sit down at a new table: its name, the position and what may be done."""
        if len(self._tables) >= MOST_TABLES:
            self._drop_oldest()
        table = Table(
            shamble.load(game_id, players, **options), seat, opponents, self.lang, self.seed
        )
        self._count += 1
        name = f"table-{self._count}"
        self._tables[name] = table
        told = frame(self.lang)("table", name=name)
        return f"{told}\n\n{table.view()}\n\n{table.actions()}"

    def at(self, name: str) -> Table:
        if name not in self._tables:
            known = choices(self._tables) or "none yet: start one"
            raise ShambleError(f"there is no {name!r}; your tables: {known}")
        return self._tables[name]

    def _drop_oldest(self) -> None:
        """A finished game if there is one, else the oldest."""
        done = [name for name, t in self._tables.items() if t.game.is_over(t.state)]
        del self._tables[(done or list(self._tables))[0]]

    def _about(self, game: Game) -> str:
        say, words = Words.of(game, self.lang), frame(self.lang)
        levels = ", ".join(bots.levels(Playable(game, None, {})))
        lines = [words("game", id=game.id, name=say("game-name"), goal=say("game-goal"))]
        least, most = game.players[0], game.players[-1]
        lines.append("  " + words("players", least=least, most=most, bots=levels))
        for option in game.options:
            values = ", ".join(option.values)
            if isinstance(option, Number):
                values = words("range", first=option.values[0], last=option.values[-1])
            standard = option.word(option.standard)
            title = say(f"option-{option.name}")
            told = words("option", name=option.name, title=title, values=values, standard=standard)
            lines.append(f"  {told}")
        return "\n".join(lines)
