"""Every numbered rule has a test that names it, and the rule book on disk is the game's."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import shamble
from shamble.engine.catalog import find
from shamble.engine.text.rulebook import as_markdown, rulebook
from tests.conformance import rule_marks

ROOT = Path(__file__).parents[2]
OWN = [game.id for game in shamble.games() if game.package.startswith("shamble.games.")]


@pytest.fixture(scope="module")
def proved(request: pytest.FixtureRequest) -> dict[str, list[str]]:
    """Rule number → the tests that carry it."""
    config = request.config
    chosen = config.getoption("keyword") or config.getoption("markexpr")
    if not chosen and [Path(arg).resolve() for arg in config.args] == [ROOT / "tests"]:
        return rule_marks.of(request.session.items)
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p"]  # here are only some
    done = subprocess.run(
        [*command, "tests.conformance.rule_marks", "tests"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("RULES "))
    found: dict[str, list[str]] = json.loads(line.removeprefix("RULES "))
    return found


def listed(game_id: str) -> list[str]:
    """The rule numbers of docs/rules/<id>.md."""
    text = (ROOT / "docs" / "rules" / f"{game_id}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*", text, re.MULTILINE)


@pytest.mark.parametrize("game_id", OWN)
def test_every_rule_has_a_test(game_id: str, proved: dict[str, list[str]]) -> None:
    missing = [number for number in listed(game_id) if number not in proved]
    assert not missing, f"no test proves {', '.join(missing)}"


@pytest.mark.parametrize("game_id", OWN)
def test_tests_name_only_rules_that_exist(game_id: str, proved: dict[str, list[str]]) -> None:
    prefix = find(game_id).prefix
    unknown = {n for n in proved if n.startswith(prefix + "-")} - set(listed(game_id))
    assert not unknown


@pytest.mark.parametrize("game_id", OWN)
def test_the_rule_book_on_disk_is_the_games(game_id: str) -> None:
    """If not: run tools/regenerate."""
    game = find(game_id)
    file = ROOT / "docs" / "rules" / f"{game_id}.md"
    assert file.read_text(encoding="utf-8") == as_markdown(game)


@pytest.mark.parametrize("game_id", OWN)
def test_both_languages_have_the_same_rules(game_id: str) -> None:
    books = [rulebook(find(game_id), lang) for lang in ("en", "ja")]
    numbers = [[n for section in book for n, _ in section.rules] for book in books]
    assert numbers[0] == numbers[1]
    assert len(numbers[0]) == len(set(numbers[0])) > 0
    for book in books:
        assert all(text.strip() for section in book for _, text in section.rules)


@pytest.mark.parametrize("game_id", OWN)
def test_refusals_name_rules_of_the_book(game_id: str) -> None:
    game = find(game_id).load()
    for why in game.refusals:
        assert game.rule_name(why) in listed(game_id)
