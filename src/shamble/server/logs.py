"""Logs as lines of JSON on stderr. Bodies, cookies, tokens and keys never get here."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

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


def log_as_json(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
