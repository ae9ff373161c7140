"""Refusals over HTTP: a status, a reason for programs, a sentence for people."""

from __future__ import annotations

import msgspec

from shamble.engine.errors import BadFile, BadSetup, ShambleError, UnknownGame
from shamble.match.names import BadName
from shamble.match.seats import SeatError
from shamble.store import BadText, Conflict, NoSuchMatch, Unavailable


class ErrorMessage(msgspec.Struct, frozen=True):
    """Every answer that is not a success."""

    reason: str
    message: str


class Trouble(ShambleError):
    """Something a request asks for that cannot be."""

    def __init__(
        self, status: int, reason: str, message: str, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.status, self.reason, self.headers = status, reason, headers or {}

    @property
    def content(self) -> ErrorMessage:
        return ErrorMessage(self.reason, str(self))


FORBIDDEN = {"not_host", "banned", "invited_only", "revoked", "had_person", "had_seat", "not_yours"}
NOT_FOUND = {"no_such_seat", "no_such_invite"}


def as_trouble(error: ShambleError) -> Trouble:
    """What an error of the layers below means over HTTP."""
    message = str(error)
    match error:
        case Trouble():
            return error
        case SeatError():
            status = 403 if error.reason in FORBIDDEN else 409
            return Trouble(404 if error.reason in NOT_FOUND else status, error.reason, message)
        case UnknownGame():
            return Trouble(404, "no_such_game", message)
        case NoSuchMatch():
            return Trouble(404, "no_such_match", message)
        case BadSetup():
            return Trouble(409, "bad_setup", message.removeprefix("bad_setup: "))
        case BadName():
            return Trouble(409, "bad_name", message)
        case BadText():
            return Trouble(422, "bad_text", message)
        case BadFile():
            return Trouble(409, "bad_file", message)
        case Conflict():
            return Trouble(409, "conflict", "somebody else was faster; look again")
        case Unavailable():
            again = {"Retry-After": "2"}
            return Trouble(503, "unavailable", "the store does not answer; try again", again)
        case _:
            return Trouble(409, "refused", message)
