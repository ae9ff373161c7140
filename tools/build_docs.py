"""Build the site and check that it asks nothing of outside addresses. See `tools/docs`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "site"
OUTSIDE = re.compile(r"^(https?:)?//")
IN_STYLES = re.compile(r"""url\(\s*["']?(?:https?:)?//|@import\s+["'](?:https?:)?//""")


def build(source: Path, site: Path) -> str | None:
    """Everything anew, warnings as errors; what is wrong, or None."""
    trees = site.parent / "doctrees"
    for earlier in (site, trees):
        shutil.rmtree(earlier, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q"]
    places = ["-c", str(ROOT / "docs" / "site"), "-d", str(trees)]
    done = subprocess.run(
        [*command, *places, str(source), str(site)], capture_output=True, text=True
    )
    if done.returncode:
        return done.stderr.strip()
    shutil.copyfile(site / "README.html", site / "index.html")
    if fetched := outside(site):
        return "the site must not fetch from elsewhere:\n" + "\n".join(fetched)
    return None


class Addresses(HTMLParser):
    """What a browser would fetch from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("src", "href", "srcset", "data", "poster", "action") and tag != "a":
                if value and OUTSIDE.match(value):
                    self.found.append(f"<{tag} {name}={value}>")


def outside(site: Path) -> list[str]:
    """Addresses that pages and styles of the site would fetch from elsewhere."""
    found = []
    for file in sorted(site.rglob("*.html")):
        parser = Addresses()
        parser.feed(file.read_text("utf-8"))
        found += [f"{file.relative_to(site)}: {address}" for address in parser.found]
    for file in sorted(site.rglob("*.css")):
        if IN_STYLES.search(file.read_text("utf-8")):
            found.append(f"{file.relative_to(site)}: an address in a style")
    return found


if __name__ == "__main__":
    if wrong := build(ROOT, SITE):
        sys.exit(f"{wrong}\nThe site could not be built.")
    print(SITE / "index.html")
