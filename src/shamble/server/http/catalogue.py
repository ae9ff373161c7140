"""The games with their options and bots, explained in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

import shamble
from shamble.bots import levels
from shamble.engine.catalog import find
from shamble.engine.language.game import Choice, Game, Number, Switch
from shamble.engine.playable import Playable
from shamble.engine.text.rulebook import rulebook
from shamble.engine.text.words import LANGUAGES, Words
from shamble.match.guide import guide_of
from shamble.server.http.endpoints import Call, Endpoints

catalogue = Endpoints()

KINDS: dict[type, Literal["choice", "switch", "number"]] = {
    Choice: "choice",
    Switch: "switch",
    Number: "number",
}

Texts = dict[str, str]  # a text for each language


class ValueMessage(msgspec.Struct, frozen=True):
    value: str
    title: Texts
    help: Texts


class OptionMessage(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["choice", "switch", "number"]
    default: str
    title: Texts
    help: Texts
    values: list[ValueMessage]  # of a choice
    span: list[int]  # of a number: the least and the most


class GameMessage(msgspec.Struct, frozen=True):
    """A game, as somebody who wants to create a table needs to know it."""

    id: str
    rules: int
    players: list[int]
    name: Texts
    goal: Texts
    options: list[OptionMessage]
    clashes: list[tuple[str, str]]  # what cannot be chosen together
    bots: list[str]
    guide: bool  # whether there is a guided first game
    payoffs: tuple[int, int]  # the least and the most a seat can get; 0 and 1: it loses or wins


class RuleMessage(msgspec.Struct, frozen=True):
    number: str
    text: Texts


class SectionMessage(msgspec.Struct, frozen=True):
    title: Texts
    notes: list[Texts]  # without numbers: components, setup
    rules: list[RuleMessage]


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which language; in all of them if none is named."""

    lang: Literal["en", "ja"] | None = None


@catalogue.get("/api/games", list[GameMessage], query=Language)
async def games(call: Call) -> list[GameMessage]:
    """Every game with its options and bots, explained."""
    languages = (call.query.lang,) if call.query.lang else LANGUAGES
    return [game_message(game, languages) for game in shamble.games()]


@catalogue.get("/api/games/{game}/rules", list[SectionMessage])
async def rules(call: Call) -> list[SectionMessage]:
    """The rule book of a game."""
    game = find(call.params["game"]).load()
    books = {lang: rulebook(game, lang) for lang in LANGUAGES}
    return [
        SectionMessage(
            {lang: books[lang][i].title for lang in LANGUAGES},
            [
                {lang: books[lang][i].notes[j] for lang in LANGUAGES}
                for j in range(len(section.notes))
            ],
            [
                RuleMessage(number, {lang: books[lang][i].rules[j][1] for lang in LANGUAGES})
                for j, (number, _) in enumerate(section.rules)
            ],
        )
        for i, section in enumerate(books["en"])
    ]


def game_message(game: Game, languages: Sequence[str]) -> GameMessage:
    def said(key: str, attribute: str = "", otherwise: str = "") -> Texts:
        return texts(game, key, attribute, otherwise, languages)

    return GameMessage(
        id=game.id,
        rules=game.version,
        players=list(game.players),
        name=said("game-name"),
        goal=said("game-goal"),
        options=[
            OptionMessage(
                name=option.name,
                kind=KINDS[type(option)],
                default=option.word(option.standard),
                title=said(f"option-{option.name}"),
                help=said(f"option-{option.name}", "help"),
                values=[
                    ValueMessage(
                        value,
                        said(f"option-{option.name}-{value}", otherwise=value),
                        said(f"option-{option.name}-{value}", "help"),
                    )
                    for value in option.values
                    if isinstance(option, Choice)
                ],
                span=[option.least, option.most] if isinstance(option, Number) else [],
            )
            for option in game.options
        ],
        clashes=list(game.clashes),
        bots=levels(Playable(game, None, {})),
        guide=guide_of(game) is not None,
        payoffs=game.payoffs,
    )


def texts(
    game: Game,
    key: str,
    attribute: str = "",
    otherwise: str = "",
    languages: Sequence[str] = LANGUAGES,
) -> Texts:
    """A text in every language. A mission of one's own has no words: it is called as it is."""
    found = {}
    for lang in languages:
        say = Words.of(game, lang)
        if not say.has(key):
            found[lang] = otherwise
        else:
            found[lang] = say.attribute(key, attribute) if attribute else say(key)
    return found
