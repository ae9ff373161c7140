"""Lanterns with a bot that thinks until a file appears."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import shamble
from tests.tiny.lanterns import game

__all__ = ["game"]

LEVEL = "thinker"
RELEASE = "SHAMBLE_TEST_RELEASE"  # names the file


@game.bot(LEVEL)
def think(game: shamble.Playable, seen: Any, player: int, luck: int) -> Any:
    while not Path(os.environ[RELEASE]).exists():
        time.sleep(0.01)
    return game.legal(seen, player)[0]
