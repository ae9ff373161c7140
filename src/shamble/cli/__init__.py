"""The command line, `shamble`."""

from __future__ import annotations


def main() -> None:
    """Entry point of the command `shamble`."""
