"""The page's sources agree with the server's and with each other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
sys.path.insert(0, str(ROOT / "tools"))


def sources() -> list[Path]:
    return [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of the page's own words, with the arguments each one uses."""
    text = (WEB / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert type(entry).__name__ != "Junk", entry
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            written = text[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", written))
    return found


def test_the_types_are_those_of_the_server() -> None:
    from web_types import files

    for path, content in files().items():
        assert path.read_text(encoding="utf-8") == content, f"{path} is old: run tools/web-types"


def test_english_and_japanese_say_the_same_things() -> None:
    english, japanese = messages("en"), messages("ja")
    assert set(english) == set(japanese)
    for key, args in english.items():
        assert japanese[key] <= args, key


def test_every_word_that_the_page_uses_is_there() -> None:
    known = set(messages("en"))
    used: dict[str, str] = {}
    for path in sources():
        for call in re.findall(r"ui\.say\(((?:[^()]|\([^()]*\))*)\)", path.read_text("utf-8")):
            first = call.split("{")[0]
            for key in re.findall(r'"([a-z][\w-]*)"', first):
                used[key] = path.name
    # What is compared with rather than said is no key.
    missing = {key: where for key, where in used.items() if key not in known | NO_KEYS}
    assert not missing


NO_KEYS = {"bot", "ended", "running"}


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.name)
def test_no_style_is_written_into_the_markup(path: Path) -> None:
    """The content policy forbids it; `style:` goes another way."""
    assert not re.search(r'\sstyle="', path.read_text("utf-8"))


def in_node(*command: str) -> subprocess.CompletedProcess[str]:
    """A program of the page's parts, run by the node that builds the page."""
    from build_page import fetch_parts, node_program

    fetch_parts()
    return subprocess.run(
        [str(node_program()), *command], cwd=WEB.parent, capture_output=True, text=True
    )


def test_the_types_of_the_page_hold() -> None:
    checked = in_node(
        "node_modules/svelte-check/bin/svelte-check",
        *("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
    )
    assert checked.returncode == 0, checked.stdout[-3000:]


def test_the_pages_own_tests_pass() -> None:
    done = in_node("src/art/dev/run-tests.mjs")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_every_borrowed_icon_is_credited() -> None:
    credited = set(re.findall(r'name: "([\w-]+)", author', (WEB / "credits.ts").read_text("utf-8")))
    used: set[str] = set()
    for path in sources():
        used |= set(re.findall(r"icon:game-icons/([\w-]+)", path.read_text("utf-8")))
    assert used <= credited, f"credit these in web/src/credits.ts: {used - credited}"
