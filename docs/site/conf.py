"""The site: README, docs/ and the public face's docstrings. Built by `tools/docs`.

The source folder is the repository, so that links work here as they do where files are read.
Nothing is fetched from elsewhere, neither when it is built nor when it is read.
"""

from __future__ import annotations

import json
from typing import Any

from docutils import nodes
from myst_parser.sphinx_ import Parser as MystParser
from sphinx.application import Sphinx

import shamble

project = "Shamble"
version = release = shamble.__version__
root_doc = "README"
include_patterns = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/**"]
exclude_patterns = [".*", "src", "tests", "web", "build", "dist", "docs/site"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
default_role = "code"
highlight_language = "text"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}

html_theme = "furo"
html_title = f"Shamble {release}"
html_copy_source = False
html_theme_options = {"top_of_page_buttons": []}

GAMES = [game.id for game in shamble.games()]
CONTENTS = {
    "Play and write games": ["docs/adding-a-game", "docs/architecture", "docs/missions"],
    "Rules by number": [f"docs/rules/{name}" for name in GAMES],
    "Research": ["docs/research", "docs/notebooks/index"],
    "Rows and actions": [f"docs/research/{name}" for name in ("README", *GAMES)],
    "Operate": ["docs/serve", "docs/protocol", "docs/records", "docs/game-file"],
    "API": ["docs/api/index"],
    "Project": ["CONTRIBUTING", "docs/releasing", "docs/ci", "CHANGELOG"],
}


class NotebookParser(MystParser):
    """A notebook's cells as one page."""

    supported = ("notebook",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        parts = []
        for cell in json.loads(inputstring)["cells"]:
            text = "".join(cell["source"])
            words = text.startswith("%%writefile") and not text.partition("\n")[0].endswith(".py")
            fence = f"```{'text' if words else 'python'}\n{text}\n```"
            parts.append(text if cell["cell_type"] == "markdown" else fence)
        super().parse("\n\n".join(parts), document)


def add_contents(app: Sphinx, docname: str, source: list[str]) -> None:
    """The first page lists all others."""
    if docname != root_doc:
        return
    for caption, pages in CONTENTS.items():
        listed = "\n".join(f"/{page}" for page in pages if page in app.env.found_docs)
        source[0] += f"\n\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{listed}\n```\n"


def examples_as_code(
    app: Sphinx, what: str, name: str, thing: Any, _: Any, lines: list[str]
) -> None:
    """An indented block of a docstring is code."""
    fresh: list[str] = []
    inside = False
    for line in lines:
        if line.startswith("    ") and not inside and (not fresh or not fresh[-1].strip()):
            fresh += ["::", ""]
            inside = True
        elif line.strip() and not line.startswith("    "):
            inside = False
        fresh.append(line)
    lines[:] = fresh


def once(app: Sphinx, what: str, name: str, thing: Any, skip: bool, options: Any) -> bool | None:
    """What authors import from `shamble.rules` and has its place under `shamble` already."""
    return True if app.env.docname == "docs/api/rules" and name in shamble.__all__ else None


def setup(app: Sphinx) -> None:
    app.add_source_suffix(".ipynb", "notebook")
    app.add_source_parser(NotebookParser)
    app.connect("source-read", add_contents)
    app.connect("autodoc-skip-member", once)
    app.connect("autodoc-process-docstring", examples_as_code)
