"""What bodies, queries and messages may hold: the same words and numbers everywhere."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from shamble.match.fairness import LONGEST_WORD

# The end of a text. Python's own `$` would let a line break follow; other languages' does not.
END = r"$(?!\n)"
PRINTABLE = r"^[^\x00-\x1f\x7f]*" + END

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD, pattern=PRINTABLE)]
Level = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_]+" + END)]
GameId = Annotated[str, Meta(max_length=40)]
Credential = Annotated[str, Meta(max_length=1024)]
PlayerID = Annotated[str, Meta(pattern="^[0-9]{1,2}" + END)]
Request = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+" + END)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
