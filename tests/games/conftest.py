"""Tests of a game run once it stands on the shelf."""

from __future__ import annotations

from pathlib import Path

from shamble.games import SHELF

HERE = Path(__file__).parent

collect_ignore = [
    folder.name for folder in HERE.iterdir() if folder.is_dir() and folder.name not in SHELF
]
