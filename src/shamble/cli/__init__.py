"""The command line, `shamble`. Heavy modules are imported where they are used: help is instant."""

from __future__ import annotations

import sys


def main() -> None:
    """Entry point of the command: bad input is one sentence on stderr and exit status 2."""
    from shamble.cli.app import app
    from shamble.engine.errors import ShambleError

    try:
        app()
    except ShambleError as error:
        print(f"shamble: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # somebody closed the pipe: `shamble replay … | head`
        sys.stderr.close()
        sys.exit(0)
    except KeyboardInterrupt:
        print("\nshamble: stopped", file=sys.stderr)
        sys.exit(130)
