"""What README, guide and pages show is true: their Python runs, their commands exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

from shamble.cli.app import app
from tests.docs.running import ROOT, fenced, run

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = [page for page in PAGES if fenced(page, "python")]
HOUSE = r"shamble|\./\w+|tools/[\w-]+|benchmarks/\w+"
COMMAND = re.compile(rf"^(?:\$ )?((?:{HOUSE})\b[^|]*?)(?:\s{{2,}}.*| \|.*)?$")


def commands(page: Path) -> list[str]:
    """Every command line in a page's blocks, without what it says beside them."""
    lines = [line for block in fenced(page, "") for line in block.code.splitlines()]
    return [found[1] for line in lines if (found := COMMAND.match(line))]


def test_the_pages_that_newcomers_read_have_code() -> None:
    assert {"README.md", "adding-a-game.md", "research.md"} <= {page.name for page in PYTHON}
    assert len(commands(ROOT / "README.md")) >= 10


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: str(page.name))
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    run(fenced(page, "python"), tmp_path)


@pytest.mark.parametrize(
    ("page", "command"),
    [(page, command) for page in PAGES for command in commands(page)],
    ids=lambda given: given.name if isinstance(given, Path) else given,
)
def test_a_command_is_one_that_there_is(page: Path, command: str) -> None:
    name, *arguments = shlex.split(command)
    if name == "shamble":
        parse(arguments)
    else:
        assert (ROOT / name).is_file(), f"{page.name} names {name}, which is not there"


def parse(arguments: list[str]) -> None:
    """As the command line reads them; what is wrong raises. Nothing is done."""
    command: Any = typer.main.get_command(app)
    context = None
    while hasattr(command, "resolve_command"):  # a group
        context = command.context_class(command, info_name=command.name, parent=context)
        name, command, arguments = command.resolve_command(context, arguments)
    command.make_context(name, arguments, parent=context)


@pytest.mark.parametrize("wrong", ["simulate pursuit --gmaes 3", "simulat pursuit", "replay"])
def test_a_command_that_there_is_not_is_seen(wrong: str) -> None:
    with pytest.raises(Exception, match=r"(?i)no such|missing|no command"):
        parse(shlex.split(wrong))
