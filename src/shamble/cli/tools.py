"""`shamble mcp`: the tool server for language models."""

from __future__ import annotations

import sys

from shamble.cli.settings import language
from shamble.engine.errors import ShambleError


def serve_tools(lang: str | None, seed: int | None) -> None:
    try:
        from shamble.env.mcp_server import run
    except ImportError as error:
        raise ShambleError(
            f"shamble mcp needs the package mcp ({error}); install it with:"
            f" {sys.executable} -m pip install mcp"
        ) from error
    run(language(lang), seed)
