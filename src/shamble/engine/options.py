"""What can be chosen when a game is set up."""

from __future__ import annotations

from dataclasses import dataclass

from shamble.engine.errors import BadSetup, did_you_mean

ON = {"on": 1, "true": 1, "yes": 1, "1": 1, "off": 0, "false": 0, "no": 0, "0": 0}


@dataclass(frozen=True)
class Choice:
    """An option with named values, the first of which is the default unless another is named."""

    name: str
    values: tuple[str, ...]
    default: str = ""

    @property
    def standard(self) -> int:
        return self.values.index(self.default) if self.default else 0

    def parse(self, given: object) -> int:
        if given in self.values:
            return self.values.index(str(given))
        raise BadSetup(
            f"bad_setup: {self.name} cannot be {given!r}; {did_you_mean(str(given), self.values)}"
        )

    def word(self, value: int) -> str:
        return self.values[value]


@dataclass(frozen=True)
class Switch:
    """An option that is on or off. A daily one gives everybody the same shuffle for a day."""

    name: str
    default: bool = False
    daily: bool = False
    values: tuple[str, ...] = ("off", "on")

    @property
    def standard(self) -> int:
        return int(self.default)

    def parse(self, given: object) -> int:
        value = ON.get(str(given).lower())
        if value is None:
            raise BadSetup(
                f"bad_setup: {self.name} is a switch: it can be on or off, not {given!r}"
            )
        return value

    def word(self, value: int) -> str:
        return self.values[value]


@dataclass(frozen=True)
class Number:
    """An option that is a whole number. A private one is never told to the table."""

    name: str
    least: int
    most: int
    default: int
    private: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        """Its ends: what lists and tests show of it."""
        return str(self.least), str(self.most)

    @property
    def standard(self) -> int:
        return self.default

    def parse(self, given: object) -> int:
        text = str(given)
        if not isinstance(given, bool) and text.isdecimal() and len(text) < 10:
            if self.least <= int(text) <= self.most:
                return int(text)
        raise BadSetup(
            f"bad_setup: {self.name} is a whole number from {self.least} to {self.most},"
            f" not {given!r}"
        )

    def word(self, value: int) -> str:
        return str(value)


Option = Choice | Switch | Number
