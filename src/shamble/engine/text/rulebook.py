"""The rule book of a game, read from its text files: sections, rules by number, and notes.

In a file of rules, `section-…` begins a section, `rule-<number>` is a rule, and anything else is a
note without a number: setup, say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from shamble.engine.language.game import Choice, Game
from shamble.engine.text.words import Words, text_files


@dataclass
class Section:
    """A part of the rule book."""

    title: str
    rules: list[tuple[str, str]] = field(default_factory=list)  # number, text
    notes: list[str] = field(default_factory=list)


@cache
def rulebook(game: Game, lang: str) -> list[Section]:
    """The rules of a game in the order of its text files."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    say = Words.of(game, lang)
    sections: list[Section] = []
    for file in text_files(game, lang):
        if not file.name.endswith(".rules.ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message):
                continue
            key = entry.id.name
            if key.startswith("section-"):
                sections.append(Section(say(key)))
            elif not sections:
                raise TypeError(f"{file}: {key} stands before the first section")
            elif key.startswith("rule-"):
                sections[-1].rules.append((key.removeprefix("rule-"), say(key)))
            else:
                sections[-1].notes.append(say(key))
    return sections


def option_notes(game: Game, lang: str) -> list[str]:
    """What each option changes, in words."""
    say = Words.of(game, lang)
    notes = []
    for option in game.options:
        key = f"option-{option.name}"
        notes.append(f"**{say(key)}** (`{option.name}`): {say.attribute(key, 'help')}")
        if isinstance(option, Choice):
            for value in option.values:
                text = say.attribute(f"{key}-{value}", "help")
                notes.append(f"**{say(f'{key}-{value}')}** (`{option.name}={value}`): {text}")
    return notes


def as_markdown(game: Game) -> str:
    """The rule book as a document, in English: `docs/rules/<id>.md`."""
    say = Words.of(game, "en")
    lines = [
        f"# {say('game-name')}: the rules by number",
        "",
        f"{say('game-about')}",
        "",
        "Written by `tools/regenerate` from the game's text files. Tests name the rules they prove;"
        " the build fails for a rule without a test.",
    ]
    for section in rulebook(game, "en"):
        lines += ["", f"## {section.title}", ""]
        lines += [f"- {note}" for note in section.notes]
        lines += [f"- **{number}** {text}" for number, text in section.rules]
    lines += ["", "## Options", "", *(f"- {note}" for note in option_notes(game, "en"))]
    return "\n".join(lines) + "\n"
