"""What bodies, queries and messages may hold: the same words and numbers everywhere."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from shamble.match.fairness import LONGEST_WORD
from shamble.match.names import LONGEST_NAME, own_name

# The end of a text. Python's own `$` would let a line break follow; other languages' does not.
END = r"$(?!\n)"
PRINTABLE = r"^[^\x00-\x1f\x7f]*" + END

# What holds one calls `settle_name`, which refuses in its own words; the description says the rest.
_DESCRIBED = {"minLength": 1, "maxLength": LONGEST_NAME, "pattern": PRINTABLE}
Name = Annotated[str, Meta(extra_json_schema=_DESCRIBED)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD, pattern=PRINTABLE)]
Level = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_]+" + END)]
GameId = Annotated[str, Meta(max_length=40)]
Credential = Annotated[str, Meta(max_length=1024)]
PlayerID = Annotated[str, Meta(pattern="^[0-9]{1,2}" + END)]
Request = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+" + END)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


def settle_name(body: msgspec.Struct, field: str) -> None:
    """For `__post_init__` of what holds a name: keep it as it is to be kept, or refuse it."""
    name = getattr(body, field)
    if name is not None:
        msgspec.structs.force_setattr(body, field, own_name(name))
