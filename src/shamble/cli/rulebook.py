"""The rule book in a game's own text files: its rules by number, and which matter when."""

from __future__ import annotations

import re

from shamble.engine.game import Game
from shamble.engine.kinds import Kind, Questions, fluent_key
from shamble.engine.words import Words, text_files


def rule_numbers(game: Game) -> list[str]:
    """All rules of the book in its order, such as PUR-063."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in text_files(game, "en"))
    return re.findall(r"^rule-([\w-]+) =", text, re.MULTILINE)


def find_rule(game: Game, given: str) -> str | None:
    """The rule that somebody means by PUR-063, pur-63, 63 or 29a."""
    match = re.fullmatch(rf"(?:{game.prefix}-?)?0*(\d+)([a-z]?)", given, re.IGNORECASE)
    if match is None:
        return None
    number = f"{game.prefix}-{int(match[1]):03d}{match[2].lower()}"
    return number if number in rule_numbers(game) else None


def search(game: Game, say: Words, word: str) -> list[str]:
    """The rules that hold a word."""
    wanted = word.casefold()
    return [rule for rule in rule_numbers(game) if wanted in say.rule(rule).casefold()]


def concerned(game: Game, say: Words, question: Questions) -> list[tuple[str, list[str]]]:
    """The rules of a question and of each kind of action that answers it, under their names."""
    kinds = list(game.actions)
    answers = [kinds[number] for number in question.signature.answers]
    groups = [("", _listed(say, "ask", question))]
    groups += [(name_of(say, kind), _listed(say, "act", kind)) for kind in answers]
    return [(name, rules) for name, rules in groups if rules]


def name_of(say: Words, kind: Kind) -> str:
    """What a kind of action is called, without its arguments."""
    key = fluent_key("act", kind.word)
    return (say.has(key) and say.attribute(key, "name")) or kind.word


def _listed(say: Words, prefix: str, kind: Kind) -> list[str]:
    key = fluent_key(prefix, kind.word)
    return say.attribute(key, "rules").split() if say.has(key) else []
