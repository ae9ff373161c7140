"""What a player sees: what happened, the board, the decision with its forecasts, the end."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

from rich.cells import cell_len, set_cell_size

from shamble.cli.settings import language
from shamble.cli.sitting import Filed, Sitting
from shamble.cli.terminal import WIDTH, Terminal, wrap
from shamble.engine.errors import ShambleError, choices
from shamble.engine.face import Happening, Playable
from shamble.engine.game import Choice
from shamble.engine.kinds import Action, Questions, domain_name, fluent_key, id_of
from shamble.engine.state import SPECTATOR, GameState
from shamble.engine.words import LANGUAGES, Words

LOG_LINES = 14  # of what happened since the last decision


class Forecast(Protocol):
    """What a game's `forecast` returns, as far as every game has it."""

    @property
    def text(self) -> str: ...
    @property
    def deadly(self) -> bool: ...


@cache
def interface_words(lang: str) -> Words:
    if lang not in LANGUAGES:
        raise ShambleError(f"there is no language {lang!r}: it can be {choices(LANGUAGES)}")
    return Words(lang, [Path(__file__).parent / "text" / f"{lang}.ftl"])


def options_line(game: Playable, say: Words, ui: Words) -> str:
    """The chosen options in words: every choice, and the switches that are on."""
    names = []
    for option in game.game.options:
        value = game.options[option.name]
        if isinstance(option, Choice):
            names.append(say(f"option-{option.name}-{value}"))
        elif value == "on":
            names.append(say(f"option-{option.name}"))
    return " · ".join(names) or ui("screen-standard")


def log_lines(events: list[Happening], say: Words) -> list[str]:
    """Events in words; those whose words have `.joins` continue the line before."""
    lines: list[str] = []
    glue = "" if say.lang == "ja" else " "
    for event in events:
        key = fluent_key("event", event.kind.word)
        if lines and say.has(key) and say.attribute(key, "joins"):
            lines[-1] += glue + say.event(event)
        else:
            lines.append(say.event(event))
    return lines


class Screen:
    """A sitting on a terminal, in a language."""

    def __init__(self, terminal: Terminal, sitting: Sitting, lang: str | None) -> None:
        self.terminal, self.sitting, self.game = terminal, sitting, sitting.game
        self.speak(language(lang))
        par = self.game.game.functions.get("par")
        self.par: int | None = par(self.game, sitting.moments[0].state) if par else None

    def speak(self, lang: str) -> None:
        self.ui = interface_words(lang)
        self.words = self.game.say(lang)

    # ---- a decision

    def decision(self, seat: int) -> None:
        self.terminal.clear()
        self.heading(seat)
        if len(self.sitting.moments) == 1:
            published = self.sitting.transcript.commitment
            self.terminal.line(self.ui("screen-commitment", commitment=published), "dim")
        self.happened(seat)
        self.board(seat)
        self.terminal.line(self.prompt(), "bold")
        self.actions(seat)
        self.terminal.line(self.ui("screen-commands"), "dim")

    def heading(self, seat: int) -> None:
        title = [self.words("game-name"), options_line(self.game, self.words, self.ui)]
        if self.par is not None:
            title.append(self.ui("screen-par", par=self.par))
        if self.game.players > 1 and seat != SPECTATOR:
            title.append(str(self.words.thing("seat", seat)))
        self.terminal.rule(" · ".join(title))

    def happened(self, seat: int) -> None:
        """What happened since the seat's last decision; of very much only the end."""
        events = log_lines(self.sitting.since(seat), self.words)
        lines = [line for text in events for line in wrap(text, indent=1, hanging=2)]
        if len(lines) > LOG_LINES:
            lines = [" " + self.ui("screen-earlier"), *lines[-LOG_LINES:]]
        for line in lines:
            self.terminal.line(line)
        self.terminal.line()

    def board(self, seat: int) -> None:
        """The game's own picture of what the seat may know, or the bare fields of it."""
        seen = self.game.redact(self.sitting.state, seat)
        draw = self.game.game.functions.get("board", bare_board)
        for line in draw(seen, seat, self.words):
            self.terminal.line(line)
        self.terminal.line()

    def prompt(self) -> str:
        s = self.sitting.state
        question = self.question()
        args: dict[str, object] = {}
        for (name, domain), value in zip(question.signature.domains, s.about, strict=False):
            thing = id_of(domain, value)
            args[name] = self.words.thing(domain_name(domain), thing)
            args[f"{name}_id"] = str(thing)
        return self.words.prompt(question, **args)

    def question(self) -> Questions:
        return list(self.game.game.questions)[self.sitting.state.question]

    def actions(self, seat: int) -> None:
        """The legal actions, numbered, each with its forecast."""
        legal = self.game.legal(self.sitting.state, seat)
        names = [self.words.action(action) for action in legal]
        width = max(map(cell_len, names))
        digits = len(str(len(legal)))
        for number, (action, name) in enumerate(zip(legal, names, strict=True), 1):
            forecast = self.forecast(seat, action)
            label = f" {number:>{digits}} {set_cell_size(name, width)}  "
            style = "bold red" if forecast and forecast.deadly else ""
            for line in beside(label, forecast.text if forecast else ""):
                self.terminal.line(line, style)

    def forecast(self, seat: int, action: Action) -> Forecast | None:
        foresee = self.game.game.functions.get("forecast")
        if foresee is None:
            return None
        seen = self.game.redact(self.sitting.state, seat)
        found: Forecast = foresee(seen, seat, action, self.words)
        return found

    def handover(self, seat: int) -> None:
        """Hide the last player's view until the next one sits at the keyboard."""
        self.terminal.hide()
        name = self.words.thing("seat", seat)
        self.terminal.ask(self.ui("screen-handover", seat=name) + " ")

    # ---- the end

    def ending(self, filed: Filed) -> None:
        seat = self.sitting.humans[0] if len(self.sitting.humans) == 1 else SPECTATOR
        self.terminal.clear()
        self.heading(seat)
        self.happened(seat)
        self.board(seat)
        self.terminal.rule(self.ui("screen-over"))
        self.verdict()
        self.standing(filed)
        self.proof(filed)

    def verdict(self) -> None:
        """How it ended, and what each seat has got."""
        result = self.game.result(self.sitting.state)
        assert result.ending is not None
        self.terminal.line(" " + self.words.ending(result.ending), "bold")
        if line := self.words.attribute(fluent_key("ending", result.ending), "line"):
            self.terminal.say(line, "italic", indent=1)
        if facts := self.game.game.functions.get("facts"):
            said = [self.fact(name, value) for name, value in facts(self.sitting.state).items()]
            self.terminal.say(" · ".join(said), indent=1)
        if self.game.players > 1:
            for seat, payoff in enumerate(result.payoffs):
                name, won = self.words.thing("seat", seat), seat in result.winners
                said_won = "yes" if won else "no"
                self.terminal.say(self.ui("end-result", seat=name, payoff=payoff, won=said_won))

    def fact(self, name: str, value: object) -> str:
        """`fact-<name>` in words, its value too if it is the id of something."""
        key = fluent_key(name, str(value))
        known = self.words(key) if self.words.has(key) else value
        return self.words(fluent_key("fact", name), value=known)

    def standing(self, filed: Filed) -> None:
        if self.par is not None:
            self.terminal.say(self.ui("end-par", par=self.par), indent=1)
        if filed.place:
            options = options_line(self.game, self.words, self.ui)
            place, of = filed.place
            said = self.ui("end-place", options=options, place=place, of=of)
            self.terminal.say(said, indent=1)
        elif filed.again:
            self.terminal.say(self.ui("end-unranked"), indent=1)
        self.terminal.line()

    def proof(self, filed: Filed) -> None:
        """The key and its commitment, once nobody can use them any more."""
        transcript = self.sitting.transcript
        published = self.ui("end-commitment", commitment=transcript.commitment)
        self.terminal.line(" " + published)
        if filed.sealed:
            self.terminal.say(self.ui("end-sealed"), indent=1)
            return
        self.terminal.line(" " + self.ui("end-key", key=transcript.key))
        self.terminal.line(" " + self.ui("end-file", path=filed.path))
        self.terminal.say(self.ui("end-verify"), "dim", indent=1)


def beside(label: str, text: str) -> list[str]:
    """A label with a text beside it, which goes on below itself."""
    first, *rest = wrap(text, WIDTH - cell_len(label))
    return [(label + first).rstrip(), *(" " * cell_len(label) + line for line in rest)]


def bare_board(seen: GameState, seat: int, say: Words) -> list[str]:
    """For a game that draws no board: what its own fields hold."""
    own = [name for name in type(seen).fields if name not in GameState.fields]
    return [
        line
        for name in ["round", *own]
        for line in wrap(f"{name}: {getattr(seen, name)}", indent=1, hanging=2)
    ]
