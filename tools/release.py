"""Refuse a release that is not ready; build one that is. See docs/releasing.md."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

import build_docs

ROOT = Path(__file__).resolve().parents[1]
AUDIENCES = ("Players", "Authors of games", "Researchers", "Operators")
VERSION = re.compile(r"\d+\.\d+\.\d+")
TESTED = Path(".cache") / "tested"  # the tree for which ./test was green last


class Refused(Exception):
    """One sentence: what is wrong, and what would be right."""


# ---- what must agree


def refusals(
    root: Path,
    version: str,
    may_test: bool = False,
    build_site: Callable[[Path, Path], str | None] = build_docs.build,
) -> Iterator[str]:
    """Everything that stands in the way, a sentence each."""
    if not VERSION.fullmatch(version):
        yield f"{version!r} is not a version; give three numbers, such as 0.2.0."
        return
    for check in (check_version, check_changelog, check_clean, check_tag):
        try:
            check(root, version)
        except Refused as refused:
            yield str(refused)
    try:
        check_tested(root, may_test)
    except Refused as refused:
        yield str(refused)
    with tempfile.TemporaryDirectory() as folder:
        if wrong := build_site(root, Path(folder) / "site"):
            yield f"The documentation does not build: {wrong.splitlines()[0]}"


def check_version(root: Path, version: str) -> None:
    text = (root / "src" / "shamble" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    if found is None or found[1] != version:
        has = found[1] if found else "no version"
        raise Refused(f"src/shamble/__init__.py says {has}; set __version__ to {version}.")


def check_changelog(root: Path, version: str) -> None:
    text = (root / "CHANGELOG.md").read_text("utf-8")
    title, _, section = [*text.split("\n## "), ""][1].partition("\n")
    if not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", title):
        raise Refused(
            f"CHANGELOG.md begins with {title!r}; its first section must be"
            f" '{version} (YEAR-MONTH-DAY)'."
        )
    parts = {
        name.strip(): body.strip()
        for name, _, body in (part.partition("\n") for part in section.split("\n### ")[1:])
    }
    if unknown := [name for name in parts if name not in AUDIENCES]:
        raise Refused(f"CHANGELOG.md speaks to {unknown[0]!r}; name one of {', '.join(AUDIENCES)}.")
    if not any(parts.values()):
        raise Refused(
            f"CHANGELOG.md says nothing of {version}; add what changed under a heading such as"
            " '### Players'."
        )


def check_clean(root: Path, version: str) -> None:
    if changed := git(root, "status", "--porcelain").splitlines():
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        raise Refused(f"Not committed: {changed[0][3:]}{more}; commit or remove that.")


def check_tag(root: Path, version: str) -> None:
    if git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"The tag v{version} is there already; choose the next version.")


def check_tested(root: Path, may_test: bool) -> None:
    stamp = root / TESTED
    tree = git(root, "rev-parse", "HEAD^{tree}")
    if stamp.is_file() and stamp.read_text().strip() == tree:
        return
    if not may_test:
        raise Refused("./test was not green for these files; run it, or add --test.")
    if subprocess.run(["./test"], cwd=root).returncode:
        raise Refused("./test is not green; mend what it names.")


def git(root: Path, *command: str) -> str:
    done = subprocess.run(["git", *command], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip("\n")


# ---- building


def build(dist: Path) -> Path:
    """The sdist, and from it alone the wheel, which is returned."""
    shutil.rmtree(dist, ignore_errors=True)
    hatchling(ROOT, "sdist", dist)
    (sdist,) = dist.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        hatchling(Path(folder) / sdist.name.removesuffix(".tar.gz"), "wheel", dist)
    (wheel,) = dist.glob("*.whl")
    return wheel


def hatchling(source: Path, what: str, dist: Path) -> None:
    start = time.monotonic()
    run(source, sys.executable, "-m", "hatchling", "build", "--target", what, "-d", str(dist))
    print(f"{what}: {time.monotonic() - start:.0f} s", flush=True)


def try_out(wheel: Path) -> None:
    """Install the wheel where nothing of the checkout is, list its games and simulate some."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        quiet = ("-qq", "--disable-pip-version-check")
        run(folder, str(programs / "python"), "-m", "pip", "install", *quiet, str(wheel))
        shamble = str(programs / "shamble")
        print(run(folder, shamble, "games").splitlines()[0])
        print(run(folder, shamble, "simulate", "pursuit", "--games", "10000"))
        page = "import shamble, pathlib; print(pathlib.Path(shamble.__file__).parent)"
        installed = Path(run(folder, str(programs / "python"), "-c", page).strip())
        if folder.resolve() not in installed.resolve().parents:
            raise Refused(f"The wheel was not tried: {installed} is another Shamble.")
        if not (installed / "web_dist" / "index.html").is_file():
            raise Refused("The wheel lacks the page; see hatch_build.py.")


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise Refused(f"{Path(command[0]).name} {' '.join(command[1:4])} failed; see above.")
    return done.stdout


def main() -> None:
    read = argparse.ArgumentParser(prog="tools/release", description=__doc__)
    read.add_argument("version", nargs="?")
    read.add_argument("--dry-run", action="store_true", help="only say what stands in the way")
    read.add_argument("--test", action="store_true", help="run ./test if it was not green")
    read.add_argument("--build-only", action="store_true", help="check nothing; build and try")
    given = read.parse_args()
    if given.build_only == (given.version is not None):
        read.error("give a version, or --build-only")
    try:
        if given.version is not None:
            found = list(refusals(ROOT, given.version, given.test and not given.dry_run))
            if found:
                sys.exit("\n".join(found))
            if given.dry_run:
                print(f"Nothing stands in the way of {given.version}.")
                return
        wheel = build(ROOT / "dist")
        try_out(wheel)
    except Refused as refused:
        sys.exit(str(refused))
    print(f"{wheel.relative_to(ROOT)} is built, installed elsewhere and played.")


if __name__ == "__main__":
    main()
