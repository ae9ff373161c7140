"""The page's sources agree with the server's and with each other."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import lru_cache
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


# Who speaks: `ui.say` the page's own words, any other `say` those of a game and of the engine.
CALL = re.compile(r"(\bui\.)?\bsay(?:\.attribute)?\(")
NAMED = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
KEPT = re.compile(r"\bkey(?:: | = )(?=[\"`'])")
KEY = re.compile(r"""(?:[=!]== *)?(?:"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`)""")


STORED = "shamble-"  # keys of what the browser keeps


def first_argument(text: str) -> str:
    """What stands before the first comma or the end of a call."""
    depth, quote = 0, ""
    for at, char in enumerate(text):
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'`":
            quote = char
        elif char in "([{":
            depth += 1
        elif depth == 0 and char in ",);\n":
            return text[:at]
        elif char in ")]}":
            depth -= 1
    return text


def keys_in(argument: str) -> list[str]:
    """The keys an argument may be; of one made from a template what comes before the first part.

    What is compared with rather than said is no key, nor what another call is given.
    """
    argument = re.sub(r"(\.\w+|\b(?!if)\w+)\((?:[^()]|\([^()]*\))*\)", "made", argument)
    found = []
    for match in KEY.finditer(argument):
        key = next(part for part in match.groups() if part is not None)
        before, template, _ = key.partition("${")
        if not match.group().startswith(("=", "!")) and before and not before.startswith(STORED):
            found.append(before + ("*" if template else ""))
    return found


@lru_cache
def game_messages(lang: str, game: str = "*") -> set[str]:
    """The keys of the engine's words and of a game's, or of every game's."""
    package = ROOT / "src" / "shamble"
    files = [*package.glob(f"engine/text/{lang}.ftl"), *package.glob(f"games/{game}/text/{lang}*")]
    return {key for path in files for key in NAMED.findall(path.read_text("utf-8"))}


def is_known(key: str, known: set[str]) -> bool:
    if key.endswith("*"):
        return any(one.startswith(key[:-1]) for one in known)
    return key in known


def test_keys_are_found_as_the_page_writes_them() -> None:
    assert keys_in('now ? "a-b" : "a-c"') == ["a-b", "a-c"]
    assert keys_in('seat === "bot" ? "a-b" : `a-${seat}`') == ["a-b", "a-*"]
    assert keys_in("`act-${kind}`") == ["act-*"]
    assert keys_in("key") == []
    assert first_argument('word("a, b"), {c: 1})') == 'word("a, b")'


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_word_that_the_page_uses_is_there(lang: str) -> None:
    """In both languages: one key that is missing is shown as it is, as if it were the sentence."""
    page = set(messages(lang))
    missing: set[tuple[str, str]] = set()
    found = 0
    for path in sources():
        text = path.read_text("utf-8")
        inside = path.relative_to(WEB).parts
        of_game = game_messages(lang, inside[1] if inside[0] == "games" else "*")
        said = [(first_argument(text[m.end() :]), bool(m[1])) for m in CALL.finditer(text)]
        kept = [(first_argument(text[m.end() :]), None) for m in KEPT.finditer(text)]
        for argument, own in said + kept:
            known = page | of_game if own is None else page if own else of_game
            for key in keys_in(argument):
                found += 1
                if not is_known(key, known):
                    missing.add((key, path.name))
    assert not missing
    assert found > 300


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
