"""Words for whatever a game speaks of; its bare name where a game has no words for it yet."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from shamble.engine.errors import ShambleError, choices
from shamble.engine.language.actions import Action, Questions, domain_name, fluent_key, id_of
from shamble.engine.language.game import Number, Option, Switch
from shamble.engine.language.state import GameState
from shamble.engine.playable import Happening, Playable
from shamble.engine.text.words import LANGUAGES, Words


@cache
def interface_words(lang: str) -> Words:
    """The words of the command line itself."""
    if lang not in LANGUAGES:
        raise ShambleError(f"there is no language {lang!r}: it can be {choices(LANGUAGES)}")
    return Words(lang, [Path(__file__).parent / "text" / f"{lang}.ftl"])


def named(say: Words, key: str, bare: str) -> str:
    return say(key) if say.has(key) else bare


def action_words(say: Words, action: Action) -> str:
    known = say.has(fluent_key("act", action.kind.word))
    return say.action(action) if known else str(action)


def event_words(say: Words, event: Happening) -> str:
    known = say.has(fluent_key("event", event.kind.word))
    return say.event(event) if known else ":".join(map(str, event.json().values()))


def question_words(say: Words, question: Questions, s: GameState) -> str:
    """The prompt, with the things the question is about."""
    if not say.has(fluent_key("ask", question.word)):
        return question.word
    args: dict[str, object] = {}
    for (name, domain), value in zip(question.signature.domains, s.about, strict=False):
        thing = id_of(domain, value)
        args[name] = say.thing(domain_name(domain), thing)
        args[f"{name}_id"] = str(thing)
    return say.prompt(question, **args)


def option_words(say: Words, option: Option, value: str = "") -> str:
    """What an option is called, or one of its values."""
    return named(
        say, "-".join(["option", option.name, *([value] if value else [])]), value or option.name
    )


def options_line(game: Playable, say: Words, ui: Words) -> str:
    """The chosen options that are not the standard ones."""
    names = []
    for option in game.game.options:
        value = game.options[option.name]
        if value == option.word(option.standard):
            continue
        name = option_words(say, option)
        if isinstance(option, Switch) and value == "on":
            names.append(name)
        else:
            names.append(
                ui("screen-option", option=name, value=value_words(option, value, say, ui))
            )
    return " · ".join(names) or ui("screen-standard")


def value_words(option: Option, value: str, say: Words, ui: Words) -> str:
    if isinstance(option, Switch):
        return ui("screen-off")
    return value if isinstance(option, Number) else option_words(say, option, value)


def log_lines(events: list[Happening], say: Words) -> list[str]:
    """Events in words; those whose words have `.joins` continue the line before."""
    lines: list[str] = []
    glue = "" if say.lang == "ja" else " "
    for event in events:
        if lines and detail(say, fluent_key("event", event.kind.word), "joins"):
            lines[-1] += glue + event_words(say, event)
        else:
            lines.append(event_words(say, event))
    return lines


def detail(say: Words, key: str, attribute: str) -> str:
    """An attribute of a message (`.help`, `.line`); empty if there is none."""
    return say.attribute(key, attribute) if say.has(key) else ""
