"""Every game, and the command line, has all its words in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import shamble
from shamble.cli import speech
from shamble.engine.language.actions import Kind, domain_name, fluent_key
from shamble.engine.language.game import Choice, Game
from shamble.engine.text.rulebook import rulebook
from shamble.engine.text.words import LANGUAGES, text_files
from tests.conformance.tables import every_game

# Messages whose arguments the game's own view or its page fills in.
FREE = ("page-", "board-", "forecast-", "fact-", "effect-", "seat")


@cache
def entries(files: tuple[Path, ...]) -> list[ast.Message | ast.Junk]:
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files]
    return [entry for body in parsed for entry in body if isinstance(entry, ast.Message | ast.Junk)]


@cache
def messages(files: tuple[Path, ...]) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(files) if isinstance(e, ast.Message)}


def of_game(game_id: str, lang: str) -> tuple[Path, ...]:
    return tuple(text_files(game_of(game_id), lang))


def of_command_line(lang: str) -> tuple[Path, ...]:
    return (Path(speech.__file__).parent / "text" / f"{lang}.ftl",)


def game_of(game_id: str) -> Game:
    return next(game for game in shamble.games() if game.id == game_id).load()


def keys(files: tuple[Path, ...]) -> set[str]:
    """Messages and attributes."""
    found = messages(files)
    attributes = {f"{key}.{a.id.name}" for key, m in found.items() for a in m.attributes}
    return set(found) | attributes


class Uses(Visitor):  # type: ignore[misc]
    """The arguments and the messages that a message makes use of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def uses(message: ast.Message) -> Uses:
    found = Uses()
    found.visit(message)
    return found


def kinds(game: Game) -> Iterator[tuple[str, Kind]]:
    """Everything with typed arguments, and the prefix of its words."""
    for prefix, listed in (
        ("act", game.actions),
        ("event", game.events),
        ("ask", game.questions),
    ):
        for kind in listed:
            yield fluent_key(prefix, kind.word), kind


def wanted(game: Game) -> Iterator[str]:
    """Every key a game must have."""
    yield from ("game-name", "game-goal")
    yield from (key for key, _ in kinds(game))
    yield from (fluent_key("why", why.reason) for why in game.refusals)
    yield from (fluent_key("ending", ending.name.lower()) for ending in game.endings)
    for option in game.options:
        yield f"option-{option.name}"
        yield f"option-{option.name}.help"
        if isinstance(option, Choice):
            yield from (f"option-{option.name}-{value}" for value in option.values)
    for _, kind in kinds(game):
        for _, domain in kind.signature.domains:
            if isinstance(domain, type) and issubclass(domain, IntEnum):
                yield from (fluent_key(domain_name(domain), m.name.lower()) for m in domain)


both_languages = pytest.mark.parametrize("lang", LANGUAGES)


# ---- games


@every_game
def test_both_languages_have_the_same_keys(game_id: str) -> None:
    assert keys(of_game(game_id, "en")) == keys(of_game(game_id, "ja"))


@both_languages
@every_game
def test_nothing_in_the_files_is_junk(game_id: str, lang: str) -> None:
    assert [e.content for e in entries(of_game(game_id, lang)) if isinstance(e, ast.Junk)] == []


@both_languages
@every_game
def test_a_key_is_given_once(game_id: str, lang: str) -> None:
    listed = [e.id.name for e in entries(of_game(game_id, lang)) if isinstance(e, ast.Message)]
    assert len(listed) == len(set(listed))


@every_game
def test_everything_the_rules_speak_of_has_words(game_id: str) -> None:
    game = game_of(game_id)
    assert set(wanted(game)) - keys(of_game(game_id, "en")) == set()


@both_languages
@every_game
def test_texts_use_only_arguments_and_messages_that_exist(game_id: str, lang: str) -> None:
    given = {
        key: {argument for name, _ in kind.signature.domains for argument in (name, f"{name}_id")}
        for key, kind in kinds(game_of(game_id))
    }
    known = messages(of_game(game_id, lang))
    for key, message in known.items():
        used = uses(message)
        assert used.references <= set(known), key
        if not key.startswith(FREE):
            assert used.variables <= given.get(key, set()), key


@every_game
def test_both_languages_use_the_same_arguments_in_free_texts(game_id: str) -> None:
    english, japanese = (messages(of_game(game_id, lang)) for lang in LANGUAGES)
    for key in english:
        if key.startswith(FREE):
            assert uses(english[key]).variables == uses(japanese[key]).variables, key


@every_game
def test_the_rules_of_a_decision_exist_and_are_the_same_in_both_languages(game_id: str) -> None:
    game = game_of(game_id)
    english, japanese = (shamble.load(game_id).say(lang) for lang in LANGUAGES)
    book = {number for section in rulebook(game, "en") for number, _ in section.rules}
    for key, _ in kinds(game):
        listed = english.attribute(key, "rules")
        assert set(listed.split()) <= book, key
        assert japanese.attribute(key, "rules") == listed, key


# ---- the command line


def test_the_command_line_speaks_both_languages() -> None:
    english, japanese = (of_command_line(lang) for lang in LANGUAGES)
    assert keys(english) == keys(japanese)
    for key, message in messages(english).items():
        assert uses(message).variables == uses(messages(japanese)[key]).variables, key


@both_languages
def test_nothing_in_the_command_line_s_words_is_junk(lang: str) -> None:
    assert [e for e in entries(of_command_line(lang)) if isinstance(e, ast.Junk)] == []


def test_the_command_line_s_words_are_all_used() -> None:
    folder = Path(speech.__file__).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    for key in messages(of_command_line("en")):
        said = key.removeprefix("say-")
        made = said.startswith(("undo_", "end-unranked_"))  # put together from a reason
        assert f'"{key}"' in source or f'"{said}"' in source or made, key
