"""The command line, `shamble`. Heavy modules are imported where they are used: help is instant."""

from __future__ import annotations

import io
import os
import sys


def main() -> None:
    """Entry point of the command: bad input is one sentence on stderr and exit status 2."""
    from shamble.cli.app import app
    from shamble.engine.errors import ShambleError

    mend_streams()
    try:
        app()
    except ShambleError as error:
        sentence = str(error).removeprefix("bad_setup: ")  # a name for programs, not for people
        print(f"shamble: {sentence}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # somebody closed the pipe: `shamble replay … | head`
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:  # a full disk, say, behind the output
        where = f" {error.filename}" if error.filename else ""
        print(f"shamble: cannot read or write{where}: {error.strerror}", file=sys.stderr)
        os._exit(2)  # Python would try to write what is left once more
    except KeyboardInterrupt:
        print("\nshamble: stopped", file=sys.stderr)
        sys.exit(130)


def mend_streams() -> None:
    """A closed input is an empty one; what a terminal cannot show becomes a question mark."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
