"""What can be chosen when a game is set up."""

from __future__ import annotations

from dataclasses import dataclass

from shamble.engine.errors import BadSetup, did_you_mean

ON = {"on": 1, "true": 1, "yes": 1, "1": 1, "off": 0, "false": 0, "no": 0, "0": 0}
MOST_DIGITS = 9


def text_of(given: object) -> str:
    """How a value is written: a number and its text are one value, whoever gives it and however."""
    if isinstance(given, float) and given.is_integer():
        given = int(given)
    try:
        text = str(given).strip()
    except ValueError:  # Python writes no integer of thousands of digits
        return "a number of thousands of digits"
    return str(int(text)) if text.isdecimal() and len(text) <= MOST_DIGITS else text


def whole_number(given: object) -> int | None:
    """The number that a value is or writes; None if it is none, or negative."""
    text = text_of(given)
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


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
        text = text_of(given)
        if text in self.values:
            return self.values.index(text)
        switched = ON.get(text.lower())
        if switched is not None and {"off", "on"} <= set(self.values):
            return self.values.index("on" if switched else "off")
        raise BadSetup(
            f"bad_setup: {self.name} cannot be {text!r}; {did_you_mean(text, self.values)}"
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
        value = ON.get(text_of(given).lower())
        if value is None:
            raise BadSetup(
                f"bad_setup: {self.name} is a switch: it can be on or off, not {text_of(given)!r}"
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
        number = whole_number(given)
        if number is not None and self.least <= number <= self.most:
            return number
        raise BadSetup(
            f"bad_setup: {self.name} is a whole number from {self.least} to {self.most},"
            f" not {text_of(given)!r}"
        )

    def word(self, value: int) -> str:
        return str(value)


Option = Choice | Switch | Number
