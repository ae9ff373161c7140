"""Choosing what to play: a game and its options, or an unfinished game to resume."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import shamble
from shamble.bots import levels
from shamble.cli.sitting import HUMAN
from shamble.cli.speech import detail, interface_words, named, option_words, options_line
from shamble.cli.terminal import Terminal
from shamble.engine.errors import ShambleError
from shamble.engine.language.game import Choice, Game, Switch
from shamble.engine.playable import Playable
from shamble.engine.text.words import Words
from shamble.match.saves import unfinished
from shamble.match.transcript import Transcript

MOST_SAVES = 9


@dataclass
class Setup:
    """A game to start."""

    game: str
    options: dict[str, object] = field(default_factory=dict)
    seats: str | None = None


class Chooser:
    """Asks, one thing at a time; Enter always takes the usual."""

    def __init__(self, terminal: Terminal, lang: str) -> None:
        self.terminal, self.lang, self.ui = terminal, lang, interface_words(lang)

    def choose(self) -> Setup | Path:
        """A game with its options, or the file of one to resume."""
        self.terminal.rule(self.ui("choose-heading"))
        games, saved = shamble.games(), self.resumable()
        choices: list[Game | Path] = [*games, *saved]
        self.list_games(games)
        if saved:
            self.list_saved(saved, len(games) + 1)
        key = "choose-which_or_resume" if saved else "choose-which"
        first = self.name(games[0])
        chosen = choices[self.number(self.ui(key, first=first), len(choices), 1) - 1]
        if isinstance(chosen, Path):
            return chosen
        return Setup(chosen.id, self.options(chosen), self.seats(chosen))

    def number(self, question: str, last: int, standard: int) -> int:
        """A number from 1 to `last`; Enter for the standard one."""
        while True:
            given = self.terminal.ask(f"{question} ")
            if not given:
                return standard
            if given.isdecimal() and 1 <= int(given) <= last:
                return int(given)
            self.terminal.say(self.ui("choose-unknown", given=given))

    # ---- games and saves

    def list_games(self, games: list[Game]) -> None:
        self.terminal.line(self.ui("choose-games"), "bold")
        for number, game in enumerate(games, 1):
            goal = named(Words.of(game, self.lang), "game-goal", "")
            self.entry(number, self.name(game), goal)

    def name(self, game: Game) -> str:
        return named(Words.of(game, self.lang), "game-name", game.id)

    def entry(self, number: int, name: str, text: str) -> None:
        self.terminal.line(f" {number:>2} {name}")
        if text:
            self.terminal.say(text, "dim", indent=4)

    def resumable(self) -> dict[Path, str]:
        """Unfinished games, the latest first, each in a line; files that are none are left out."""
        found: dict[Path, str] = {}
        for path in unfinished()[:MOST_SAVES]:
            try:
                transcript = Transcript.load(path)
                game = transcript.playable()
            except ShambleError:
                continue
            say = game.say(self.lang)
            found[path] = self.ui(
                "choose-unfinished_line",
                game=self.name(game.game),
                options=options_line(game, say, self.ui),
                count=len(transcript.actions),
                when=f"{datetime.fromtimestamp(path.stat().st_mtime, UTC):%Y-%m-%d %H:%M}",
            )
        return found

    def list_saved(self, saved: dict[Path, str], first: int) -> None:
        self.terminal.line(self.ui("choose-unfinished"), "bold")
        for number, line in enumerate(saved.values(), first):
            self.terminal.say(f"{number:>2} {line}", indent=1, hanging=3)

    # ---- options

    def options(self, game: Game) -> dict[str, object]:
        """Ask until the options go together."""
        while True:
            chosen: dict[str, object] = {}
            for option in game.options:
                if isinstance(option, Choice):
                    chosen[option.name] = self.value(game, option)
            chosen |= {switch.name: variant(switch) for switch in self.switches(game)}
            clash = self.clash(game, chosen)
            if clash is None:
                return chosen
            say = Words.of(game, self.lang)
            first, second = (title(say, term) for term in clash)
            self.terminal.say(self.ui("choose-clash", first=first, second=second), "bold")

    def value(self, game: Game, option: Choice) -> str:
        say = Words.of(game, self.lang)
        self.terminal.line()
        self.terminal.line(option_words(say, option), "bold")
        self.terminal.say(detail(say, f"option-{option.name}", "help"), "dim", indent=1)
        for number, value in enumerate(option.values, 1):
            help_text = detail(say, f"option-{option.name}-{value}", "help")
            self.entry(number, option_words(say, option, value), help_text)
        standard = option_words(say, option, option.word(option.standard))
        question = self.ui("choose-value", standard=standard)
        number = self.number(question, len(option.values), option.standard + 1)
        return option.values[number - 1]

    def switches(self, game: Game) -> list[Switch]:
        """The switches to turn on, or off where on is the standard."""
        switches = [option for option in game.options if isinstance(option, Switch)]
        if not switches:
            return []
        say = Words.of(game, self.lang)
        self.terminal.line()
        self.terminal.line(self.ui("choose-switches"), "bold")
        for number, switch in enumerate(switches, 1):
            help_text = detail(say, f"option-{switch.name}", "help")
            self.entry(number, self.variant_words(switch, say), first_sentence(help_text))
        self.terminal.say(self.ui("choose-switches_help"))
        while True:
            asked, numbers = self.numbers(len(switches))
            if not asked:
                return [switches[n - 1] for n in numbers]
            for n in numbers:
                help_text = detail(say, f"option-{switches[n - 1].name}", "help")
                self.entry(n, self.variant_words(switches[n - 1], say), help_text)

    def variant_words(self, switch: Switch, say: Words) -> str:
        name = option_words(say, switch)
        if variant(switch) == "on":
            return name
        return self.ui("screen-option", option=name, value=self.ui("screen-off"))

    def numbers(self, last: int) -> tuple[bool, list[int]]:
        """Numbers from 1 to `last`, each once, and whether a question mark stands before them."""
        while True:
            given = self.terminal.ask(self.ui("choose-switches_ask") + " ")
            numbers = list(dict.fromkeys(map(int, re.findall(r"\d+", given))))
            strange = re.sub(r"[\d\s,;?]", "", given)
            if all(1 <= n <= last for n in numbers) and not strange:
                return given.startswith("?"), numbers
            self.terminal.say(self.ui("choose-unknown", given=given))

    @staticmethod
    def clash(game: Game, chosen: dict[str, object]) -> tuple[str, str] | None:
        """The first two options that cannot be chosen together."""

        def is_chosen(term: str) -> bool:
            name, _, value = term.partition("=")
            return chosen.get(name) == (value or "on")

        clashes = (pair for pair in game.clashes if all(map(is_chosen, pair)))
        return next(clashes, None)

    def seats(self, game: Game) -> str | None:
        """Who plays, where there is a choice."""
        if game.players[-1] == 1:
            return None
        names = [HUMAN, *levels(Playable(game, None, {}))]
        standard = ",".join([HUMAN] + ["hints"] * (game.players[0] - 1))
        self.terminal.line()
        self.terminal.say(self.ui("choose-seats", names=", ".join(names)))
        return self.terminal.ask(self.ui("choose-seats_ask", standard=standard) + " ") or standard


def variant(switch: Switch) -> str:
    """What a switch is set to by whoever chooses it: not the standard."""
    return switch.word(1 - switch.standard)


def title(say: Words, term: str) -> str:
    """What an option is called; a `name=value` is called as its value."""
    return named(say, f"option-{term.replace('=', '-')}", term)


def first_sentence(text: str) -> str:
    return re.split(r"(?<=。)|(?<=\.) ", text, maxsplit=1)[0]
