"""The documentation becomes a site: whole, without broken links, asking nothing of elsewhere."""

from __future__ import annotations

import re
import sys
from inspect import isclass, isfunction
from pathlib import Path

import pytest

import shamble
import shamble.env
import shamble.lab
import shamble.rules
from tests.docs.running import ROOT

sys.path.insert(0, str(ROOT / "tools"))
from build_docs import build, outside


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    assert build(ROOT, folder) is None
    return folder


def test_every_page_is_there(site: Path) -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.ipynb")]
    for page in pages:
        assert (site / page.relative_to(ROOT).with_suffix(".html")).is_file(), page
    assert (site / "index.html").read_text() == (site / "README.html").read_text()


@pytest.mark.parametrize("module", [shamble, shamble.rules, shamble.lab])
def test_the_public_face_is_described(site: Path, module: object) -> None:
    name, listed = module.__name__, module.__all__  # type: ignore[attr-defined]
    page = (site / "docs" / "api" / f"{name.rpartition('.')[2]}.html").read_text()
    described = set(re.findall(rf'id="{name}\.(\w+)"', page))
    elsewhere = set() if module is shamble else set(shamble.__all__)
    whole = {one: getattr(module, one) for one in listed}
    things = {one for one, it in whole.items() if isclass(it) or isfunction(it)}
    assert things - described - elsewhere == set()


def test_environments_are_described(site: Path) -> None:
    page = (site / "docs" / "api" / "env.html").read_text()
    for name in ("aec", "parallel", "vector", "gpu_vector", "aec_env.AecGame.reset"):
        assert f'id="shamble.env.{name}"' in page


@pytest.mark.parametrize("link", ["nowhere.md", "other.md#nowhere", "#nowhere", "picture.png"])
def test_a_broken_link_fails(link: str, tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    sign = "!" if link.endswith("png") else ""
    (source / "README.md").write_text(f"# Title\n\nSee {sign}[it]({link}).\n")
    (source / "CHANGELOG.md").write_text("# Other\n")
    (source / "other.md").write_text("# Other\n")
    assert "README.md:3" in str(build(source, tmp_path / "site"))


def test_what_a_page_fetches_from_elsewhere_is_seen(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<a href="https://example.org">read</a> <img src="https://example.org/a.png">'
        '<script src="//example.org/a.js"></script> <link rel="stylesheet" href="a.css">'
    )
    (tmp_path / "a.css").write_text('@import "https://example.org/b.css"; a { color: red }')
    (tmp_path / "b.css").write_text("a { background: url(//example.org/a.png) }")
    (tmp_path / "c.css").write_text("a { background: url(a.png) }")
    assert outside(tmp_path) == [
        "page.html: <img src=https://example.org/a.png>",
        "page.html: <script src=//example.org/a.js>",
        "a.css: an address in a style",
        "b.css: an address in a style",
    ]
