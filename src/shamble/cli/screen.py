"""What a player sees: what happened, the board, the decision with its forecasts, the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rich.cells import cell_len, set_cell_size

from shamble.cli.sitting import Filed, Sitting
from shamble.cli.speech import (
    action_words,
    detail,
    interface_words,
    log_lines,
    named,
    options_line,
    question_words,
)
from shamble.cli.terminal import WIDTH, Terminal, wrap
from shamble.engine.language.actions import Action, Questions, fluent_key
from shamble.engine.language.state import SPECTATOR, GameState
from shamble.engine.text.words import Words

LOG_LINES = 12  # of what happened since the last decision


class Forecast(Protocol):
    """What a game's `forecast` returns, as far as every game has it."""

    @property
    def text(self) -> str: ...
    @property
    def deadly(self) -> bool: ...


class Screen:
    """A sitting on a terminal, in a language."""

    def __init__(
        self, terminal: Terminal, sitting: Sitting, lang: str, notes: Iterable[str] = ()
    ) -> None:
        self.terminal, self.sitting, self.game = terminal, sitting, sitting.game
        self.notes = list(notes)  # to be shown with the next decision
        self.speak(lang)
        par = self.game.game.functions.par
        self.par: int | None = par(self.game, sitting.match.moments[0].state) if par else None

    def speak(self, lang: str) -> None:
        self.ui = interface_words(lang)
        self.words = self.game.say(lang)

    # ---- a decision

    def decision(self, seat: int) -> None:
        self.terminal.clear()
        self.heading(seat)
        if len(self.sitting.match.moments) == 1:
            published = self.sitting.transcript.commitment
            self.terminal.line(self.ui("screen-commitment", commitment=published), "dim")
        for note in self.notes:
            self.terminal.say(note, "bold", indent=1)
        self.notes.clear()
        self.happened(seat)
        self.board(seat)
        self.terminal.line(self.prompt(), "bold")
        self.actions(seat)
        talk = " · " + self.ui("screen-talk") if self.game.talk(self.sitting.state, seat) else ""
        self.terminal.line(self.ui("screen-commands") + talk, "dim")

    def heading(self, seat: int) -> None:
        title = [
            named(self.words, "game-name", self.game.game.id),
            options_line(self.game, self.words, self.ui),
        ]
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
        for line in [*lines, ""]:
            self.terminal.line(line)

    def board(self, seat: int) -> None:
        """The game's own picture of what the seat may know, or the bare fields of it."""
        seen = self.game.redact(self.sitting.state, seat)
        draw = self.game.game.functions.board or bare_board
        for line in draw(seen, seat, self.words):
            self.terminal.line(line)
        self.terminal.line()

    def prompt(self) -> str:
        return question_words(self.words, self.question(), self.sitting.state)

    def question(self) -> Questions:
        asked: int = self.sitting.state.question
        return list(self.game.game.questions)[asked]

    def actions(self, seat: int) -> None:
        """The legal actions, numbered, each with its forecast."""
        legal = self.game.legal(self.sitting.state, seat)
        names = [action_words(self.words, action) for action in legal]
        width = max(map(cell_len, names))
        digits = len(str(len(legal)))
        for number, (action, name) in enumerate(zip(legal, names, strict=True), 1):
            forecast = self.forecast(seat, action)
            label = f" {number:>{digits}} {set_cell_size(name, width)}  "
            style = "bold red" if forecast and forecast.deadly else ""
            for line in beside(label, forecast.text if forecast else ""):
                self.terminal.line(line, style)

    def forecast(self, seat: int, action: Action) -> Forecast | None:
        foresee = self.game.game.functions.forecast
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
        if filed.trouble:
            self.terminal.say(self.ui("end-trouble", trouble=filed.trouble), "bold", indent=1)

    def verdict(self) -> None:
        """How it ended, and what each seat has got."""
        result = self.game.result(self.sitting.state)
        assert result.ending is not None
        key = fluent_key("ending", result.ending)
        self.terminal.line(" " + named(self.words, key, result.ending), "bold")
        if line := detail(self.words, key, "line"):
            self.terminal.say(line, "italic", indent=1)
        if facts := self.game.game.functions.facts:
            said = [self.fact(name, value) for name, value in facts(self.sitting.state).items()]
            self.terminal.say(" · ".join(said), indent=1)
        if self.game.players > 1:
            for seat, payoff in enumerate(result.payoffs):
                name, won = self.words.thing("seat", seat), seat in result.winners
                said_won = "yes" if won else "no"
                said_seat = self.ui("end-result", seat=name, payoff=payoff, won=said_won)
                self.terminal.say(said_seat, indent=1)

    def fact(self, name: str, value: object) -> str:
        """`fact-<name>` in words, its value too if it is the id of something."""
        known = named(self.words, fluent_key(name, str(value)), str(value))
        return self.words(fluent_key("fact", name), value=known)

    def standing(self, filed: Filed) -> None:
        if self.par is not None:
            self.terminal.say(self.ui("end-par", par=self.par), indent=1)
        if filed.place:
            options = options_line(self.game, self.words, self.ui)
            place, of = filed.place
            said = self.ui("end-place", options=options, place=place, of=of)
            self.terminal.say(said, indent=1)
        elif filed.unranked and self.game.game.functions.standing:
            self.terminal.say(self.ui(f"end-unranked_{filed.unranked}"), indent=1)
        self.terminal.line()

    def proof(self, filed: Filed) -> None:
        """The key and its commitment, once nobody can use them any more."""
        transcript = self.sitting.transcript
        published = self.ui("end-commitment", commitment=transcript.commitment)
        self.terminal.line(" " + published)
        if filed.sealed:
            self.terminal.say(self.ui("end-sealed"), indent=1)
            return
        self.terminal.line(" " + self.ui("end-key", value=transcript.key))
        self.terminal.line(" " + self.ui("end-file", path=str(filed.path)))
        self.terminal.say(self.ui("end-verify"), "dim", indent=1)


def beside(label: str, text: str) -> list[str]:
    """A label with a text beside it, which goes on below itself; two spaces part what it says."""
    room = WIDTH + 1 - cell_len(label)
    lines = [""]
    for part in text.split("  "):
        first, *rest = wrap(part, room)
        joined = f"{lines[-1]}  {first}" if lines[-1] else first
        if cell_len(joined) <= room:
            lines[-1] = joined
        else:
            lines.append(first)
        lines += rest
    indent = " " * cell_len(label)
    return [(label + lines[0]).rstrip(), *(indent + line for line in lines[1:])]


def bare_board(seen: GameState, seat: int, say: Words) -> list[str]:
    """For a game that draws no board: what its own fields hold."""
    own = [name for name in type(seen).fields if name not in GameState.fields]
    return [
        line
        for name in ["round", *own]
        for line in wrap(f"{name}: {getattr(seen, name)}", indent=1, hanging=2)
    ]
