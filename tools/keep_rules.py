"""Packs what a replay needs of Shamble as it was at a commit; see `shamble.past`."""

from __future__ import annotations

import io
import json
import lzma
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAST = ROOT / "src" / "shamble" / "past"
PARTS = ("__init__.py", "rules.py", "engine", "match", "games")
MAKERS = ("match/record.py", "match/recording.py")  # of today, where the commit has none
NO_NEED = (".ftl", "guide.json")
VERSIONS = """
import json, sys
sys.path.insert(0, sys.argv[1])
import shamble
print(json.dumps({game.id: game.version for game in shamble.games()}))
"""


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


def files(commit: str) -> dict[str, bytes]:
    """The files a replay needs, by their names."""
    listed = git("ls-tree", "--name-only", commit, "src/shamble/").decode().split()
    paths = [path for part in PARTS if (path := f"src/shamble/{part}") in listed]
    found: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(git("archive", commit, *paths))) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content and not any(part in member.name for part in NO_NEED):
                found[member.name.removeprefix("src/")] = content.read()
    for maker in MAKERS:
        found.setdefault(f"shamble/{maker}", (ROOT / "src" / "shamble" / maker).read_bytes())
    return found


def packed(content: dict[str, bytes]) -> bytes:
    """The same bytes from the same files."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        for name in sorted(content):
            member = tarfile.TarInfo(name)
            member.size = len(content[name])
            archive.addfile(member, io.BytesIO(content[name]))
    return lzma.compress(out.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def versions(package: bytes) -> dict[str, int]:
    """Which rules the package has, asked of itself."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(package)) as archive:
            archive.extractall(folder)
        command = [sys.executable, "-I", "-B", "-c", VERSIONS, folder]
        found: dict[str, int] = json.loads(subprocess.check_output(command))
        return found


def main(commit: str) -> None:
    name = git("rev-parse", "--short=7", commit).decode().strip()
    package = packed(files(commit))
    PAST.joinpath(f"{name}.tar.xz").write_bytes(package)
    listed = {"commit": git("rev-parse", commit).decode().strip(), "rules": versions(package)}
    PAST.joinpath(f"{name}.json").write_text(json.dumps(listed, indent=1) + "\n")
    print(f"src/shamble/past/{name}.tar.xz: {len(package):,} bytes, {listed['rules']}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: tools/keep-rules COMMIT")
    main(sys.argv[1])
