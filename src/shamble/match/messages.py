"""What a player, or somebody who only watches, is told: made from the redacted record alone.

Two worlds that differ only in what a seat may not know give that seat the same bytes. Things are
named by their ids; words are added where a language is known, from the same text files that the
page has.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec

from shamble.engine.language.actions import Action, ActionSpace, Kind, Questions, domain_name, id_of
from shamble.engine.language.game import Game
from shamble.engine.language.state import EVERYONE, SPECTATOR, GameState
from shamble.engine.playable import Happening, Playable, Refusal, Told
from shamble.engine.text.words import Words

# Fields that only the engine needs; the rest of a record is the game's own.
ENGINE_FIELDS = frozenset(
    ("key", "drawn", "block", "stack", "depth", "answer", "asked", "about", "question", "padding")
)


class Silence(Words):
    """Words for a forecast of which only the numbers are wanted."""

    def __init__(self) -> None:
        self.lang = "en"

    def __bool__(self) -> bool:
        return False

    def __call__(self, key: str, /, **args: object) -> str:
        return ""

    def attribute(self, key: str, name: str, /, **args: object) -> str:
        return ""

    def thing(self, domain: str, name: str | int) -> str:
        return ""


SILENT = Silence()


class Thing(msgspec.Struct, frozen=True):
    """A reference to a card, place, seat or number."""

    domain: str
    id: str | int


class ActionMessage(msgspec.Struct, frozen=True):
    """An option: its dense id, its kind, and the things it names."""

    id: int
    kind: str
    args: dict[str, Thing]
    deadly: bool = False
    forecast: dict[str, int | str | None] = {}


class EventMessage(msgspec.Struct, frozen=True):
    """Something that happened."""

    kind: str
    args: dict[str, Thing]
    reveals: bool


class Prompt(msgspec.Struct, frozen=True):
    """What is asked, of whom, and about what."""

    question: str
    about: dict[str, Thing]
    waiting: list[int]  # who still owes an answer
    answered: int  # how many have answered already


class End(msgspec.Struct, frozen=True):
    ending: str
    payoffs: list[int]
    ranks: list[int]


class View(msgspec.Struct, frozen=True):
    """The position as one seat may see it."""

    seat: int | None
    state: dict[str, Any]
    prompt: Prompt | None
    actions: list[ActionMessage]
    own_answer: ActionMessage | None
    talk: list[ActionMessage]  # what may be said, besides answering
    out: list[int]  # seats that take no more turns while others play on
    end: End | None


def view(game: Playable, s: GameState, seat: int = SPECTATOR) -> View:
    """Everything a seat may know of a position."""
    seen = game.redact(s, seat)
    return View(
        seat=None if seat == SPECTATOR else seat,
        state={name: getattr(seen, name) for name in own_fields(game.game.state)},
        prompt=prompt(game, seen),
        actions=[] if seat == SPECTATOR else options(game, seen, seat),
        own_answer=own_answer(game, seen, seat),
        talk=[] if seat == SPECTATOR else talk(game, seen, seat),
        out=out(game, seen),
        end=end(game, seen),
    )


@cache
def own_fields(state: Any) -> tuple[str, ...]:
    """What a view shows of a record, as far as it is not blank."""
    return tuple(name for name in state.fields if name not in ENGINE_FIELDS)


@cache
def questions_of(game: Game) -> list[Questions]:
    return list(game.questions)


def prompt(game: Playable, seen: GameState) -> Prompt | None:
    if seen.over:
        return None
    answered = (seen.asked & ~seen.to_act).bit_count()
    return _prompt(game.game, seen.question, tuple(seen.about), game.to_act(seen), answered)


@lru_cache(20_000)
def _prompt(
    game: Game, asked: int, numbers: tuple[int, ...], waiting: frozenset[int], answered: int
) -> Prompt:
    """Much is asked again and again. Whoever gets it does not change it."""
    question = questions_of(game)[asked]
    about = {
        name: Thing(domain_name(domain), id_of(domain, numbers[i]))
        for i, (name, domain) in enumerate(question.signature.domains)
    }
    return Prompt(question.word, about, sorted(waiting), answered)


def options(game: Playable, seen: GameState, seat: int) -> list[ActionMessage]:
    actions, forecast = game.actions, game.game.functions.forecast
    legal = game.legal(seen, seat)
    if forecast is None:
        return [plain(actions, int(action)) for action in legal]
    return [
        foreseen(plain(actions, int(action)), forecast(seen, seat, action, SILENT))
        for action in legal
    ]


def talk(game: Playable, seen: GameState, seat: int) -> list[ActionMessage]:
    return [plain(game.actions, int(action)) for action in game.talk(seen, seat)]


def foreseen(message: ActionMessage, ahead: Any) -> ActionMessage:
    """An option with its forecast, if it has one."""
    if ahead is None:
        return message
    deadly = bool(ahead.deadly)
    return ActionMessage(message.id, message.kind, message.args, deadly, ahead.numbers())


@lru_cache(20_000)
def plain(actions: ActionSpace, number: int) -> ActionMessage:
    """An action as it is always named. Whoever gets it does not change it."""
    action = actions.action(number)
    return ActionMessage(number, action.kind.word, things(action))


def own_answer(game: Playable, seen: GameState, seat: int) -> ActionMessage | None:
    """The secret answer a seat has given and may still change."""
    if seat == SPECTATOR or seen.over or seat in game.to_act(seen):
        return None
    said = seen.answer[seat]
    if said[0] < 0 or not seen.asked >> seat & 1:
        return None
    kind = game.actions.kinds[said[0]]
    code = said[0] | sum(said[1 + i] << (8 + 16 * i) for i in range(len(kind.signature.domains)))
    return plain(game.actions, game.actions.ids[code])


def out(game: Playable, seen: GameState) -> list[int]:
    """The seats that are out of a running game, as all can see."""
    is_out = game.game.functions.out
    if is_out is None or seen.over:
        return []
    return [seat for seat in range(game.players) if is_out(seen, seat)]


def end(game: Playable, seen: GameState) -> End | None:
    result = game.result(seen)
    if result.ending is None:
        return None
    return End(result.ending, list(result.payoffs), list(result.ranks))


def events_message(events: Iterable[Happening], seat: int) -> list[EventMessage]:
    """What a seat may hear of what happened."""
    return [
        EventMessage(event.kind.word, things(event), event.reveals)
        for event in events
        if event.is_for(seat)
    ]


def events_heard(game: Game, told: Iterable[Told], seat: int) -> list[EventMessage]:
    """The same, of what happened as the rules told it."""
    return [
        _event(game, number, numbers)
        for number, audience, numbers in told
        if audience == EVERYONE or (seat != SPECTATOR and audience >> seat & 1)
    ]


@lru_cache(20_000)
def _event(game: Game, number: int, numbers: tuple[int, ...]) -> EventMessage:
    """Much happens again and again. Whoever gets it does not change it."""
    kind = list(game.events)[number]
    args = zip(kind.signature.domains, numbers, strict=False)
    things = {
        name: Thing(domain_name(domain), id_of(domain, int(value)))
        for (name, domain), value in args
    }
    return EventMessage(kind.word, things, kind.signature.reveals)


def known_actor(
    player: int | None, heard: list[EventMessage], seat: int, *, over: bool
) -> int | None:
    """Who acted, as far as a seat may know: of what it hears nothing, it is not told whose it was.

    A pass in secret or a whisper to another would else say who holds or says something. Once the
    game is over, all may know.
    """
    return player if heard or player == seat or over else None


def things(said: Action | Happening) -> dict[str, Thing]:
    return _things(type(said.kind), int(said.kind), tuple(said.args.values()))


@lru_cache(100_000)
def _things(kinds: type[Kind], kind: int, values: tuple[str | int, ...]) -> dict[str, Thing]:
    """The same few things are spoken of over and over. Whoever gets them does not change them."""
    domains = list(kinds)[kind].signature.domains
    return {
        name: Thing(domain_name(domain), value)
        for (name, domain), value in zip(domains, values, strict=True)
    }


def refusal_message(refusal: Refusal) -> dict[str, str]:
    return {"rule": refusal.rule, "reason": refusal.reason}
