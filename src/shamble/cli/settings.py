"""What commands share: options from the command line, the language, JSON."""

from __future__ import annotations

import json
import os
from typing import Any

from shamble.engine.errors import BadSetup


def parse_options(given: list[str]) -> dict[str, object]:
    """`name=value` pairs, or bare names of switches; a name given twice is refused."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if name in options:
            raise BadSetup(f"bad_setup: {name} is given twice; give it once")
        options[name] = value if equals else "on"
    return options


def language(chosen: str | None) -> str:
    """The language asked for, or the system's, or English."""
    if chosen is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "ja" if value.startswith("ja") else "en"
    return "en"


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))
