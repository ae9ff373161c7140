"""The rule book of a game, read from its text files: sections, and rules by number."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from shamble.engine.game import Game
from shamble.engine.words import Words, text_files


@dataclass
class Section:
    """A part of the rule book."""

    title: str
    rules: list[tuple[str, str]] = field(default_factory=list)  # number, text


@cache
def rulebook(game: Game, lang: str) -> list[Section]:
    """The rules of a game in the order of its text files."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    say = Words.of(game, lang)
    sections: list[Section] = []
    for file in text_files(game, lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message):
                continue
            key = entry.id.name
            if key.startswith("section-"):
                sections.append(Section(say(key)))
            elif key.startswith("rule-"):
                if not sections:
                    raise TypeError(f"{file}: {key} stands before the first section")
                sections[-1].rules.append((key.removeprefix("rule-"), say(key)))
    return sections


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
        lines += [f"- **{number}** {text}" for number, text in section.rules]
    return "\n".join(lines) + "\n"
