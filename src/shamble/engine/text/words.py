"""Words: keys with parameters become sentences, from Fluent files in English and Japanese.

A game's `text/<lang>*.ftl` files are read together with the engine's. Keys: `act-<kind>`,
`event-<kind>`, `ask-<question>`, `why-<reason>`, `rule-<number>`, `ending-<id>`, `option-<name>`,
and `<domain>-<id>` for things (cards, places, …). Nothing here is ever called by a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from shamble.engine.errors import ShambleError, choices
from shamble.engine.language.actions import Action, Kind, fluent_key

if TYPE_CHECKING:
    from shamble.engine.language.game import Game
    from shamble.engine.playable import Happening

LANGUAGES = ("en", "ja")
HERE = Path(__file__).parent


class Words:
    """The words of one game in one language."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    @staticmethod
    def of(game: Game, lang: str) -> Words:
        return _words(game, lang)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, /, **args: object) -> str:
        """The message of a key. A missing one shows as its key: tests see to that."""
        return self._format(key, None, args)

    def attribute(self, key: str, name: str, /, **args: object) -> str:
        """An attribute of a message (`.help`, `.line`), empty if it has none."""
        return self._format(key, name, args)

    def _format(self, key: str, attribute: str | None, args: Mapping[str, object]) -> str:
        if not self.bundle.has_message(key):
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ShambleError(f"the {self.lang} text of {key} is wrong: {errors[0]}")
        return str(text)

    # ---- what games speak of

    def thing(self, domain: str, name: str | int) -> str | int:
        """The name of a card, place or seat; numbers stay numbers."""
        if domain == "number":
            return name
        if domain == "seat":
            return self("seat", number=int(name) + 1)
        return self(fluent_key(domain, name))

    def action(self, action: Action) -> str:
        return self(fluent_key("act", action.kind.word), **self._args(action))

    def event(self, event: Happening) -> str:
        return self(fluent_key("event", event.kind.word), **self._args(event))

    def _args(self, said: Action | Happening) -> dict[str, object]:
        args: dict[str, object] = {}
        for name, reference in said.references.items():
            args[name] = self.thing(reference.domain, reference.id)
            args[f"{name}_id"] = str(reference.id)
        return args

    def prompt(self, question: Kind, **args: object) -> str:
        return self(fluent_key("ask", question.word), **args)

    def refusal(self, reason: str) -> str:
        return self(fluent_key("why", reason))

    def rule(self, rule: str) -> str:
        return self(fluent_key("rule", rule))

    def ending(self, name: str) -> str:
        return self(fluent_key("ending", name))


@cache
def _words(game: Game, lang: str) -> Words:
    if lang not in LANGUAGES:
        raise ShambleError(f"there is no language {lang!r}: it can be {choices(LANGUAGES)}")
    return Words(lang, text_files(game, lang))


def text_files(game: Game, lang: str) -> list[Path]:
    """The Fluent files of a game in a language, the engine's own first."""
    package = import_module(game.package)
    assert package.__file__ is not None
    folder = Path(package.__file__).parent / "text"
    return [*sorted(HERE.glob(f"{lang}*.ftl")), *sorted(folder.glob(f"{lang}*.ftl"))]
