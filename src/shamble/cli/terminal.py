"""A plain terminal: lines out, lines in. Full-width characters count as two columns."""

from __future__ import annotations

import io
import re
import sys
import unicodedata
from contextlib import suppress

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

WIDTH = 79

# What stays together on a line: a word, or a Japanese character with the brackets and small
# signs that may not be parted from it.
TOGETHER = re.compile(
    r"[「『（]*(?:[!-~À-ɏ‐-…]+|.)[」』）。、：！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*\s*"
)


class Leave(Exception):
    """The player wants to go, or is gone."""


def wrap(text: str, width: int = WIDTH, indent: int = 0, hanging: int = 0) -> list[str]:
    """Lines of at most `width` columns; `hanging` is the further indent of all but the first."""
    lines, line = [], " " * indent
    empty = True
    for piece in TOGETHER.findall(text):
        if not empty and cell_len((line + piece).rstrip()) > width:
            lines.append(line.rstrip())
            line = " " * (indent + hanging)
        line += piece
        empty = False
    return [*lines, line.rstrip()]


class Terminal:
    """Where a person plays. A plain one has no colours and is never cleared."""

    def __init__(self, plain: bool) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.clears = self.interactive and not plain
        self.console = Console(
            color_system=None if plain else "auto", highlight=False, markup=False, emoji=False
        )
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  # line editing for input()

    @property
    def columns(self) -> int:
        return self.console.width

    @property
    def is_narrow(self) -> bool:
        """Whether the lines will be broken by the terminal itself."""
        return self.interactive and self.columns < WIDTH

    def line(self, text: str = "", style: str = "") -> None:
        """One line as it is."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def say(self, text: str, style: str = "", indent: int = 0, hanging: int = 0) -> None:
        """A text, broken into lines."""
        for line in wrap(text, WIDTH, indent, hanging):
            self.line(line, style)

    def rule(self, title: str) -> None:
        """A heading with a line through the rest of its width."""
        text = f"── {title} "
        self.line(text + "─" * (WIDTH - cell_len(text)), "bold")

    def clear(self) -> None:
        if self.clears:
            self.console.clear()
        else:
            self.line()

    def hide(self) -> None:
        """Clear away what the next person at the keyboard may not see."""
        if self.interactive:
            self.console.clear()
        self.line()

    def ask(self, prompt: str) -> str:
        """A line from the player; full-width letters and signs are as good as plain ones."""
        try:
            given = input(prompt)
        except EOFError:
            self.line()
            raise Leave from None
        if not self.interactive:
            self.line(given)
        return unicodedata.normalize("NFKC", given).strip()
