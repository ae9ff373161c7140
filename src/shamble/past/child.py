"""Run by a Python of its own, without this package: unpacks a kept one and answers from that."""

from __future__ import annotations

import signal
import sys
import tarfile
import tempfile
from pathlib import Path


def main(package: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with the process that started it
    with tempfile.TemporaryDirectory(prefix="shamble-past-") as folder:
        with tarfile.open(package) as kept:
            kept.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
            kept.extractall(folder)
        sys.path.insert(0, folder)
        from shamble.match import recording  # of the kept package: nothing else was imported yet

        assert Path(recording.__file__).is_relative_to(folder), "another Shamble came first"
        recording.main()


if __name__ == "__main__":
    main(sys.argv[1])
