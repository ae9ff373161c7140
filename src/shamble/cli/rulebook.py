"""Looking things up in the rule book: a rule by its number, a word, the rules of a decision."""

from __future__ import annotations

import re
from collections.abc import Mapping

from shamble.cli.speech import detail
from shamble.engine.language.actions import Kind, Questions, fluent_key
from shamble.engine.language.game import Game
from shamble.engine.text.rulebook import rulebook
from shamble.engine.text.words import Words

Rule = tuple[str, str]  # number and text


def all_rules(game: Game, lang: str) -> list[Rule]:
    return [rule for section in rulebook(game, lang) for rule in section.rules]


def find_rule(game: Game, lang: str, given: str) -> Rule | None:
    """The rule that somebody means by PUR-063, pur-63, 63 or 29a."""
    match = re.fullmatch(rf"(?:{game.prefix}-?)?0*(\d+)([a-z]?)", given, re.IGNORECASE)
    if match is None:
        return None
    number = f"{game.prefix}-{int(match[1]):03d}{match[2].lower()}"
    return next((rule for rule in all_rules(game, lang) if rule[0] == number), None)


def search(game: Game, lang: str, word: str) -> list[Rule]:
    """The rules, notes and options that hold a word."""
    wanted = word.casefold()
    notes = [(section.title, note) for section in rulebook(game, lang) for note in section.notes]
    everything = [*notes, *all_rules(game, lang), *options(game, lang)]
    return [rule for rule in everything if wanted in " ".join(rule).casefold()]


def options(game: Game, lang: str, chosen: Mapping[str, str] | None = None) -> list[Rule]:
    """What the options change; with `chosen`, those alone that are not as usual."""
    say = Words.of(game, lang)
    return [
        (say(f"option-{option.name}"), say.attribute(f"option-{option.name}", "help"))
        for option in game.options
        if chosen is None or chosen[option.name] != option.word(option.standard)
    ]


def concerned(game: Game, say: Words, question: Questions) -> list[tuple[str, list[Rule]]]:
    """The rules of a question and of each kind of action that answers it, under their names."""
    kinds = list(game.actions)
    answers = [kinds[number] for number in question.signature.answers]
    groups = [("", _listed(game, say, "ask", question))]
    groups += [(name_of(say, kind), _listed(game, say, "act", kind)) for kind in answers]
    return [(name, rules) for name, rules in groups if rules]


def name_of(say: Words, kind: Kind) -> str:
    """What a kind of action is called, without its arguments."""
    return detail(say, fluent_key("act", kind.word), "name") or kind.word


def _listed(game: Game, say: Words, prefix: str, kind: Kind) -> list[Rule]:
    """The rules that a message names in its attribute `.rules`."""
    numbers = detail(say, fluent_key(prefix, kind.word), "rules").split()
    return [rule for rule in all_rules(game, say.lang) if rule[0] in numbers]
