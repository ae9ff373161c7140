"""Runs the Python of a page or notebook as a reader would: from top to bottom, in one process."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w*)(?: skip: (.+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WRITEFILE = re.compile(r"^%%writefile (\S+)\n")

FUTURE = "from __future__ import annotations"


@dataclass(frozen=True)
class Block:
    """Code with the place it has, which tracebacks name."""

    place: str
    code: str


def fenced(page: Path, language: str) -> list[Block]:
    """A page's blocks of a language (none: shell), but for those that say why they cannot run."""
    text = page.read_text("utf-8")
    return [
        Block(f"{page.name}:{text.count(chr(10), 0, found.start()) + 2}", found[3])
        for found in FENCE.finditer(text)
        if found[1] == language and not found[2]
    ]


def cells(notebook: Path) -> list[Block]:
    """A notebook's cells of code; of Jupyter's own commands only %%writefile is known."""
    found = json.loads(notebook.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]
    return [Block(f"{notebook.name}[{n}]", as_python(text)) for n, text in enumerate(code)]


def as_python(cell: str) -> str:
    if written := WRITEFILE.match(cell):
        path, text = written[1], cell[written.end() :]
        return f"open({path!r}, 'w', encoding='utf-8').write({text!r})"
    return cell


def run(blocks: list[Block], folder: Path) -> str:
    """All blocks, one after the other with the same names, in a folder; what they print."""
    lines = ["import sys", "sys.path.insert(0, '')", "names = {'__name__': '__main__'}"]
    if blocks[0].code.startswith(FUTURE):
        lines.insert(0, FUTURE)  # as in a file it holds for all that follows
    lines += [f"exec(compile({one.code!r}, {one.place!r}, 'exec'), names)" for one in blocks]
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    around = {**os.environ, "PYTHONPATH": path, "SHAMBLE_DATA": str(folder), "MPLBACKEND": "agg"}
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)],
        cwd=folder, env=around, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
