"""`shamble mcp`: the tool server for language models."""

from __future__ import annotations

from shamble.cli.settings import language
from shamble.engine.errors import ShambleError


def serve_tools(lang: str | None, seed: int | None) -> None:
    try:
        from shamble.env.mcp_server import run
    except ImportError as error:
        raise ShambleError(
            f"shamble mcp needs the extra shamble[mcp], which is not installed ({error})"
        ) from error
    run(language(lang), seed)
