"""Typed kinds: actions, events and questions, each with named arguments of known domains.

    class Pace(IntEnum): ...

    class Act(Actions):
        SLEEP = takes()
        MOVE = takes(card=Pace)

A domain is an `IntEnum` of ids or a `range` of numbers. Kinds are `IntEnum` members, so rules
compare and store them as integers; everything with words in it lives here, outside the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from itertools import product

from shamble.engine.errors import ShambleError, choices
from shamble.engine.language.state import ARGUMENTS, SEATS, action_code

Domain = type[IntEnum] | range

Seat = range(SEATS)


@dataclass(frozen=True)
class Signature:
    """Named arguments in order, each with its domain."""

    domains: tuple[tuple[str, Domain], ...]
    reveals: bool = False  # an event after which there is no taking back
    answers: tuple[int, ...] = ()  # the kinds of action that answer a question
    talk: bool = False  # an action that answers nothing and may be done at any time


def takes(*, reveals: bool = False, talk: bool = False, **domains: Domain) -> Signature:
    """Declare the arguments of an action or event."""
    if len(domains) > 4:
        raise TypeError("a kind takes at most four arguments: split it")
    return Signature(tuple(domains.items()), reveals=reveals, talk=talk)


def asks(*answers: Actions, **about: Domain) -> Signature:
    """Declare a question: the kinds of action that answer it, and what it is about."""
    if len(about) > 2:
        raise TypeError("a question is about at most two things")
    return Signature(tuple(about.items()), answers=tuple(int(kind) for kind in answers))


class Kind(IntEnum):
    """An integer with a signature."""

    signature: Signature

    def __new__(cls, signature: Signature) -> Kind:
        number = len(cls.__members__)
        kind = int.__new__(cls, number)
        kind._value_ = number
        kind.signature = signature
        return kind

    @property
    def word(self) -> str:
        """The name in files, messages and text keys."""
        return self.name.lower()


class Actions(Kind):
    """Base of a game's kinds of action."""


class Events(Kind):
    """Base of a game's kinds of event."""


class Questions(Kind):
    """Base of a game's questions; the arguments are what a question is about."""


@dataclass(frozen=True)
class RefusingRule:
    """What `refuses` declares."""

    number: int
    name: str
    says: str


def refuses(rule: int | str, number: int = 0, *, says: str = "") -> RefusingRule:
    """Declare a refusal where the number of its rule does not say it all.

    The book may have a letter (`refuses("176a")`), or refuse for two reasons: the second has a
    `number` of its own. Two that a player need not tell apart have the same words: the second
    `says` the reason of the first.
    """
    name = f"{rule:03d}" if isinstance(rule, int) else rule
    return RefusingRule(number or int(re.sub(r"\D", "", name)), name, says)


class Refusals(IntEnum):
    """Base of a game's refusals: the reason, and the number of the rule that forbids it.

    `GAME_OVER`, `NOT_YOUR_TURN` and `UNKNOWN_ACTION` are what the engine itself refuses with.
    """

    name_of_rule: str
    says: str

    def __new__(cls, given: int | RefusingRule) -> Refusals:
        rule = refuses(given) if isinstance(given, int) else given
        refusal = int.__new__(cls, rule.number)
        refusal._value_ = rule.number
        refusal.name_of_rule, refusal.says = rule.name, rule.says
        return refusal

    @property
    def reason(self) -> str:
        """The name in messages and text keys."""
        return self.says or self.name.lower()


def size(domain: Domain) -> int:
    return len(domain)


def domain_name(domain: Domain) -> str:
    """`card`, `place`, `seat` … : what kind of thing an id or number refers to."""
    if domain is Seat:
        return "seat"
    return "number" if isinstance(domain, range) else domain.__name__.lower()


def id_of(domain: Domain, index: int) -> str | int:
    """The id that stands for an index in files and messages."""
    if isinstance(domain, range):
        return domain[index]
    return _ids(domain)[index]


@cache
def _ids(domain: type[IntEnum]) -> dict[int, str]:
    return {int(member): member.name.lower() for member in domain}


@cache
def _indices(domain: type[IntEnum]) -> dict[str, int]:
    return {name: index for index, name in _ids(domain).items()}


def index_of(domain: Domain, given: object) -> int:
    """The index of an id; a sentence that lists the ids if there is none."""
    if isinstance(domain, range):
        number = int(given) if isinstance(given, str) and given.isdecimal() else given
        if type(number) is int and number in domain:
            return domain.index(number)
        raise ShambleError(f"{given!r} is not a number from {domain[0]} to {domain[-1]}")
    ids = _indices(domain)
    if isinstance(given, str) and given in ids:
        return ids[given]
    raise ShambleError(f"{given!r} is not a {domain_name(domain)}: it can be {choices(ids)}")


def check_dense(domain: Domain) -> None:
    """Actions are numbered densely, so the ids they name must be too."""
    if list(map(int, domain)) != list(range(len(domain))):
        raise TypeError(f"{domain_name(domain)} must number its members 0, 1, 2 …")


@dataclass(frozen=True)
class Reference:
    """A thing that an action or event speaks of: its kind of thing and its id."""

    domain: str
    id: str | int


class Action(int):
    """A dense action id that knows its kind and arguments. Prints as `move:pace_3`."""

    kind: Actions
    args: dict[str, str | int]
    numbers: tuple[int, ...]  # the arguments as rules see them

    def __new__(
        cls, number: int, kind: Actions, args: dict[str, str | int], numbers: tuple[int, ...]
    ) -> Action:
        action = int.__new__(cls, number)
        action.kind, action.args, action.numbers = kind, args, numbers
        return action

    def __str__(self) -> str:
        return ":".join([self.kind.word, *map(str, self.args.values())])

    def __repr__(self) -> str:
        return f"<{self} = {int(self)}>"

    def json(self) -> dict[str, str | int]:
        return {"kind": self.kind.word, **self.args}

    @property
    def references(self) -> dict[str, Reference]:
        return {
            name: Reference(domain_name(domain), self.args[name])
            for name, domain in self.kind.signature.domains
        }


class ActionSpace:
    """All actions of a game, numbered densely: kind after kind, arguments in their order."""

    def __init__(self, kinds: type[Actions]) -> None:
        self.kinds = list(kinds)
        self._made: dict[int, Action] = {}
        self.first: list[int] = []
        self.sizes: list[list[int]] = []
        count = 0
        for kind in self.kinds:
            if len(kind.signature.domains) > ARGUMENTS:
                raise TypeError(f"{kind.name} has more than {ARGUMENTS} arguments: ask twice")
            for _, domain in kind.signature.domains:
                check_dense(domain)
            self.first.append(count)
            sizes = [size(domain) for _, domain in kind.signature.domains]
            self.sizes.append(sizes + [1] * (ARGUMENTS - len(sizes)))
            here = 1
            for n in sizes:
                here *= n
            count += here
        self.count = count

    @cached_property
    def codes(self) -> list[int]:
        """For each dense id, the action as rules see it."""
        return [
            action_code(int(kind), *indices)
            for kind, sizes in zip(self.kinds, self.sizes, strict=True)
            for indices in product(*(range(n) for n in sizes))
        ]

    @cached_property
    def ids(self) -> dict[int, int]:
        """For each action as rules see it, its dense id."""
        return {code: i for i, code in enumerate(self.codes)}

    def __iter__(self) -> Iterator[Action]:
        return (self.action(i) for i in range(self.count))

    def action(self, number: int) -> Action:
        """The action of a dense id; always the same object."""
        known = self._made.get(int(number))
        if known is not None:
            return known
        if not 0 <= number < self.count:
            raise ShambleError(f"there is no action {number}: ids go from 0 to {self.count - 1}")
        code = self.codes[number]
        kind = self.kinds[code & 255]
        domains = kind.signature.domains
        numbers = tuple((code >> (8 + 16 * i)) & 0xFFFF for i in range(len(domains)))
        args = {
            name: id_of(domain, value)
            for (name, domain), value in zip(domains, numbers, strict=True)
        }
        made = self._made[int(number)] = Action(number, kind, args, numbers)
        return made

    def parse(self, given: object) -> Action:
        """An action from its id, its text (`move:pace_3`) or its JSON object."""
        if isinstance(given, bool):
            raise ShambleError(f"{given!r} is not an action")
        if isinstance(given, int):
            return self.action(int(given))
        if isinstance(given, str):
            word, *values = given.split(":")
            kind = self._kind(word)
            names = [name for name, _ in kind.signature.domains]
            if len(values) != len(names):
                form = ":".join([kind.word, *(f"<{name}>" for name in names)])
                raise ShambleError(f"{given!r} is not of the form {form}")
            return self._make(kind, dict(zip(names, values, strict=True)))
        if isinstance(given, dict):
            rest = dict(given)
            kind = self._kind(rest.pop("kind", None))
            names = [name for name, _ in kind.signature.domains]
            if set(rest) != set(names):
                wanted = choices(names) if names else "nothing besides the kind"
                given_names = choices(map(str, rest)) or "nothing"
                raise ShambleError(f"{kind.word} takes {wanted}, not {given_names}")
            return self._make(kind, rest)
        raise ShambleError(f"{given!r} is not an action: give its id, text or JSON object")

    def _kind(self, word: object) -> Actions:
        for kind in self.kinds:
            if kind.word == word:
                return kind
        words = choices(kind.word for kind in self.kinds)
        raise ShambleError(f"{word!r} is not a kind of action: it can be {words}")

    def _make(self, kind: Actions, values: Mapping[str, object]) -> Action:
        indices = [index_of(domain, values[name]) for name, domain in kind.signature.domains]
        return self.action(self.ids[action_code(int(kind), *indices)])


def fluent_key(*parts: str | int) -> str:
    """A message key of the text files: parts joined by hyphens, nothing Fluent would refuse."""
    return re.sub(r"[^A-Za-z0-9_-]", "_", "-".join(map(str, parts)))
