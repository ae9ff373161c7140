"""Logs as lines of JSON on stderr. Bodies, cookies, tokens and keys never get here."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec

PERIOD_SECONDS = 10.0
FIRST_FEW = 5  # of the same trouble in a period
MOST_KINDS = 1000
TALKATIVE = ("uvicorn", "uvicorn.error", "websockets")  # the query of every handshake, for one

ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record, and whatever was given as `extra`, as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in ORDINARY},
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


class Once(logging.Filter):
    """Of the same trouble again and again, the first few and then how often it was.

    Whoever can cause trouble could otherwise fill the disk with tracebacks.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, ...], Seen] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if len(self._seen) >= MOST_KINDS:
            self._seen.clear()
        seen = self._seen.setdefault(kind(record), Seen(self._clock()))
        if self._clock() - seen.since >= PERIOD_SECONDS:
            if seen.held_back:
                record.held_back = seen.held_back
            seen.since, seen.count, seen.held_back = self._clock(), 0, 0
        seen.count += 1
        if seen.count <= FIRST_FEW:
            return True
        seen.held_back += 1
        return False


@dataclass
class Seen:
    since: float
    count: int = 0
    held_back: int = 0


def kind(record: logging.LogRecord) -> tuple[str, ...]:
    """What makes two records the same trouble: who says it, its words, where it was raised."""
    if not record.exc_info or record.exc_info[1] is None:
        return (record.name, str(record.msg))
    error = record.exc_info[1]
    last = traceback.extract_tb(error.__traceback__)[-1:]
    where = [f"{frame.filename}:{frame.lineno}" for frame in last]
    return (record.name, str(record.msg), type(error).__name__, *where)


def log_as_json(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Once())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
