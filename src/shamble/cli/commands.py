"""What a player may type at a decision, besides the number of an action."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path

from shamble.cli import rulebook
from shamble.cli.screen import Screen
from shamble.cli.speech import action_words, detail, event_words, log_lines, named
from shamble.cli.terminal import Leave
from shamble.engine.errors import ShambleError, choices
from shamble.engine.language.actions import Action, Actions, domain_name, fluent_key
from shamble.engine.playable import Refusal
from shamble.engine.text.words import LANGUAGES
from shamble.match import daily, saves

MOST_FOUND = 12
MOST_SAID = 16


class Decision:
    """One player's decision: listens until an action is chosen or the screen must be redrawn."""

    def __init__(self, screen: Screen, seat: int) -> None:
        self.screen, self.seat = screen, seat
        self.game, self.sitting, self.terminal = screen.game, screen.sitting, screen.terminal
        self.legal = self.game.legal(self.sitting.state, seat)
        self.redraw = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.rules,
            "??": self.search,
            "w": self.why,
            "u": self.undo,
            "l": self.log,
            "s": self.save,
            "q": self.quit,
            "lang": self.language,
            "h": self.hint,
            "i": self.inspect,
            "t": self.talk,
        }

    def listen(self) -> Action | None:
        """The action the player settles on; None if the screen must be drawn anew."""
        while not self.redraw:
            given = self.terminal.ask("> ")
            if not given:
                return None
            action = self.action(given)
            if action is not None and self.is_meant(action):
                return action
        return None

    def action(self, given: str) -> Action | None:
        """Do what was typed; if it is a legal action, return it."""
        if given.isdecimal():
            if 1 <= int(given) <= len(self.legal):
                return self.legal[int(given) - 1]
            self.say("no_number", given=given, last=len(self.legal))
            return None
        name, rest = split(given)
        if name in self.commands:
            self.commands[name](rest)
            return None
        return self.typed(given)

    def typed(self, given: str) -> Action | None:
        """An action by its own name, such as `move:pace_3`."""
        try:
            action = self.game.actions.parse(":".join(given.split()))
        except ShambleError:
            self.help(given)
            return None
        if action in self.legal or self.may_say(action):
            return action
        self.why(str(action))
        return None

    def may_say(self, action: Action) -> bool:
        """Whether it is talk, which answers nothing, and nothing forbids it."""
        allowed = self.game.why_not(self.sitting.state, self.seat, action) is None
        return action.kind.signature.talk and allowed

    def is_meant(self, action: Action) -> bool:
        """A deadly action must be confirmed."""
        forecast = self.screen.forecast(self.seat, action)
        if forecast is None or not forecast.deadly:
            return True
        question = self.screen.ui(
            "confirm-deadly", action=action_words(self.screen.words, action), forecast=forecast.text
        )
        self.terminal.say(question, "bold red")
        return self.terminal.ask("> ").casefold() in self.screen.ui("confirm-yes").split()

    # ---- saying

    def say(self, key: str, **args: object) -> None:
        self.terminal.say(self.screen.ui(f"say-{key}", **args))

    def help(self, given: str) -> None:
        self.say("not_understood", given=given)
        for line in self.screen.ui("say-help").splitlines():
            self.terminal.line("  " + line)

    def show_rule(self, rule: rulebook.Rule) -> None:
        self.terminal.say("  ".join(rule), indent=1, hanging=2)

    # ---- rules

    def rules(self, rest: str) -> None:
        """`?` the rules of this decision; `? 63` one rule."""
        if rest:
            rule = rulebook.find_rule(self.game.game, self.screen.words.lang, rest)
            if rule is None:
                self.say("no_rule", given=rest)
            else:
                self.show_rule(rule)
            return
        groups = rulebook.concerned(self.game.game, self.screen.words, self.screen.question())
        if not groups:
            self.say("no_rules_here")
        for name, rules in groups:
            self.terminal.line(name or self.screen.prompt(), "bold")
            for rule in rules:
                self.show_rule(rule)
        lang = self.screen.words.lang
        for option in rulebook.options(self.game.game, lang, self.game.options):
            self.show_rule(option)

    def search(self, rest: str) -> None:
        """`?? word`: the rules that hold it."""
        if not rest:
            self.say("search_what")
            return
        found = rulebook.search(self.game.game, self.screen.words.lang, rest)
        if not found:
            self.say("not_found", given=rest)
        for rule in found[:MOST_FOUND]:
            self.show_rule(rule)
        if len(found) > MOST_FOUND:
            self.say("found_more", count=len(found) - MOST_FOUND)

    def why(self, rest: str) -> None:
        """`w sleep`: the rule that forbids it. A bare kind: of all actions of the kind."""
        given = ":".join(rest.split())
        actions = [action for action in self.game.actions if action.kind.word == given]
        if not given:
            self.say("why_what", examples=self.kinds())
        elif len(actions) > 1:
            self.why_of_kind(actions)
        elif not self.is_action(given):
            self.say("no_action", given=rest, examples=self.kinds())
        else:
            self.why_one(given)

    def kinds(self) -> str:
        return ", ".join(kind.word for kind in self.game.game.actions)

    def is_action(self, given: str) -> bool:
        try:
            self.game.actions.parse(given)
        except ShambleError:
            return False
        return True

    def why_of_kind(self, actions: list[Action]) -> None:
        """Every rule that forbids some of the actions, with those it forbids."""
        refused: dict[Refusal, list[str]] = {}
        for action in actions:
            if refusal := self.game.why_not(self.sitting.state, self.seat, action):
                refused.setdefault(refusal, []).append(self.name_of(str(action)))
        for refusal, names in refused.items():
            self.explain(", ".join(names), refusal)
        if not refused:
            self.say("all_allowed", action=rulebook.name_of(self.screen.words, actions[0].kind))

    def why_one(self, given: str) -> None:
        refusal = self.game.why_not(self.sitting.state, self.seat, given)
        name = self.name_of(given)
        if refusal:
            self.explain(name, refusal)
        elif self.may_say(self.game.actions.parse(given)):
            self.say("talk_allowed", action=name)
        else:
            number = self.legal.index(self.game.actions.parse(given)) + 1
            self.say("allowed", action=name, number=number)

    def explain(self, name: str, refusal: Refusal) -> None:
        self.say("refused", action=name, rule=refusal.rule)
        key = fluent_key("why", refusal.reason)
        self.terminal.say(named(self.screen.words, key, refusal.reason), indent=1)
        if rule := rulebook.find_rule(self.game.game, self.screen.words.lang, refusal.rule):
            self.show_rule(rule)

    def name_of(self, given: str) -> str:
        """An action in words and as typed, or just as typed if there is no such action."""
        try:
            action = self.game.actions.parse(given)
        except ShambleError:
            return given
        said = action_words(self.screen.words, action)
        return f"{said} [{action}]" if action.args else said

    # ---- talking

    def talk(self, rest: str) -> None:
        """`t`: what can be said besides answering, as it is typed; of many alike, the first."""
        kinds: dict[Actions, list[Action]] = {}
        for action in self.game.talk(self.sitting.state, self.seat):
            kinds.setdefault(action.kind, []).append(action)
        self.say("talk" if kinds else "no_talk")
        for actions in kinds.values():
            for action in actions if len(actions) <= MOST_SAID else actions[:1]:
                said = action_words(self.screen.words, action)
                self.terminal.say(f"{action}  {said}", indent=1, hanging=2)

    # ---- looking

    def log(self, rest: str) -> None:
        for line in log_lines(self.sitting.log(self.seat), self.screen.words):
            self.terminal.say(line, indent=1, hanging=2)

    def hint(self, rest: str) -> None:
        seen = self.game.redact(self.sitting.state, self.seat)
        action = self.game.hint(seen, self.seat)
        forecast = self.screen.forecast(self.seat, action)
        said = action_words(self.screen.words, action) + (
            f"  ({forecast.text})" if forecast else ""
        )
        self.say("hint", action=said)

    def inspect(self, rest: str) -> None:
        """`i name`: a card or thing by part of its name or id."""
        if not rest:
            self.say("inspect_what")
            return
        found = [key for key in self.things() if self.is_called(key, rest)]
        if not found:
            self.say("no_thing", given=rest)
        for key in found[:MOST_FOUND]:
            self.terminal.line(" " + self.screen.words(key), "bold")
            for part in ("line", "effect"):
                if text := detail(self.screen.words, key, part):
                    self.terminal.say(text, indent=3)

    def things(self) -> list[str]:
        """The text keys of everything that actions and events speak of and that has more to say."""
        kinds = [*self.game.game.actions, *self.game.game.events]
        domains = dict.fromkeys(
            domain
            for kind in kinds
            for _, domain in kind.signature.domains
            if isinstance(domain, type) and issubclass(domain, IntEnum)
        )
        keys = [fluent_key(domain_name(d), member.name.lower()) for d in domains for member in d]
        return [key for key in keys if detail(self.screen.words, key, "line")]

    def is_called(self, key: str, given: str) -> bool:
        name = unicodedata.normalize("NFKC", self.screen.words(key))
        return given.casefold() in name.casefold() or given == key.partition("-")[2]

    # ---- the game's file, the language

    def undo(self, rest: str) -> None:
        if barrier := self.sitting.match.barrier(self.seat):
            event = event_words(self.screen.words, barrier.event) if barrier.event else ""
            self.say(f"undo_{barrier.reason}", event=event)
            return
        action = self.sitting.take_back(self.seat)
        said = action_words(self.screen.words, action)
        self.screen.notes.append(self.screen.ui("say-undone", action=said))
        self.redraw = True

    def save(self, rest: str) -> None:
        """`s` says where the game is saved; `s file` writes a copy there."""
        if not rest:
            self.say("saved", path=str(self.sitting.path))
        elif daily.is_daily(self.game) and daily.is_sealed(self.sitting.transcript):
            self.say("sealed_copy", path=str(self.sitting.path))
        else:
            try:
                saves.save_copy(self.sitting.transcript, Path(rest).expanduser())
            except ShambleError as error:
                self.terminal.say(str(error))
            else:
                self.say("saved_copy", path=rest)

    def quit(self, rest: str) -> None:
        raise Leave

    def language(self, rest: str) -> None:
        if rest not in LANGUAGES:
            self.say("no_lang", given=rest, known=choices(LANGUAGES))
            return
        self.screen.speak(rest)
        self.redraw = True


def split(given: str) -> tuple[str, str]:
    """A command and what follows; question marks need no space after them."""
    marks = len(given) - len(given.lstrip("?"))
    if marks:
        return given[: min(marks, 2)], given[marks:].strip()
    name, _, rest = given.partition(" ")
    return name.lower(), rest.strip()
