"""`tools/release` refuses, with a sentence, what is not ready."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import release  # noqa: E402

CHANGELOG = """# Changes

## 1.2.3 (2026-12-01)

### Players

- A sixth game.

## 1.2.2 (2026-11-01)
"""


def git(root: Path, *command: str) -> str:
    names = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    done = subprocess.run(
        ["git", *names, *command], cwd=root, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A repository that nothing stands in the way of."""
    root = tmp_path / "checkout"
    (root / "src" / "shamble").mkdir(parents=True)
    write(root, "src/shamble/__init__.py", '__version__ = "1.2.3"\n')
    write(root, "CHANGELOG.md", CHANGELOG)
    write(root, "README.md", "# Title\n\n[Changes](CHANGELOG.md)\n")
    write(root, ".gitignore", "/.cache/\n")
    git(root, "init", "--quiet")
    commit(root)
    return root


def write(root: Path, name: str, text: str) -> None:
    (root / name).write_text(text, "utf-8")


def commit(root: Path) -> None:
    """Commit everything, and note that the tests were green for it."""
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "Change")
    (root / ".cache").mkdir(exist_ok=True)
    write(root, ".cache/tested", git(root, "rev-parse", "HEAD^{tree}") + "\n")


def refusals(root: Path, version: str = "1.2.3") -> list[str]:
    """All but what the documentation says, which takes seconds to ask."""
    return list(release.refusals(root, version, build_site=lambda root, site: None))


def test_what_is_ready_is_not_refused(ready: Path) -> None:
    assert list(release.refusals(ready, "1.2.3")) == []


def test_a_version_has_three_numbers(ready: Path) -> None:
    assert refusals(ready, "1.2") == ["'1.2' is not a version; give three numbers, such as 0.2.0."]


def test_the_package_must_have_the_version(ready: Path) -> None:
    assert refusals(ready, "1.2.4")[0] == (
        "src/shamble/__init__.py says 1.2.3; set __version__ to 1.2.4."
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("1.2.3 (2026-12-01)", "1.2.3 (unreleased)", "begins with '1.2.3 (unreleased)'"),
        ("## 1.2.3 (2026-12-01)", "", "begins with '1.2.2 (2026-11-01)'"),
        ("### Players", "### Everybody", "speaks to 'Everybody'"),
        ("- A sixth game.", "", "says nothing of 1.2.3"),
    ],
)
def test_the_changelog_must_tell_of_it(ready: Path, old: str, new: str, said: str) -> None:
    write(ready, "CHANGELOG.md", CHANGELOG.replace(old, new))
    commit(ready)
    (sentence,) = refusals(ready)
    assert said in sentence and sentence.endswith(".") and "\n" not in sentence


@pytest.mark.parametrize("name", ["README.md", "new.md"])
def test_everything_must_be_committed(ready: Path, name: str) -> None:
    write(ready, name, "# Title\n")
    assert f"Not committed: {name}; commit or remove that." in refusals(ready)
    write(ready, "another.md", "# Title\n")
    (sentence,) = [said for said in refusals(ready) if said.startswith("Not committed")]
    assert " and 1 more;" in sentence


def test_a_tag_is_not_moved(ready: Path) -> None:
    git(ready, "tag", "v1.2.3")
    assert refusals(ready) == ["The tag v1.2.3 is there already; choose the next version."]


def test_the_tests_must_have_been_green_for_these_files(ready: Path) -> None:
    before = "./test was not green for these files; run it, or add --test."
    (ready / ".cache" / "tested").unlink()
    assert refusals(ready) == [before]
    commit_again(ready)
    assert refusals(ready) == []
    write(ready, "README.md", "# Another title\n")
    git(ready, "commit", "--quiet", "--all", "--message", "Change")
    assert refusals(ready) == [before]


def commit_again(root: Path) -> None:
    write(root, "README.md", "# Title, again\n")
    commit(root)


@pytest.mark.parametrize("status", [0, 1])
def test_they_are_run_when_asked_for(ready: Path, status: int) -> None:
    write(ready, "test", f"#!/bin/sh\nexit {status}\n")
    (ready / "test").chmod(0o755)
    commit(ready)
    (ready / ".cache" / "tested").unlink()
    found = list(release.refusals(ready, "1.2.3", True, build_site=lambda root, site: None))
    assert found == (["./test is not green; mend what it names."] if status else [])


def test_the_documentation_must_build(ready: Path) -> None:
    write(ready, "README.md", "# Title\n\n[Nowhere](nowhere.md)\n")
    commit(ready)
    (sentence,) = release.refusals(ready, "1.2.3")
    assert sentence.startswith("The documentation does not build:") and "nowhere.md" in sentence


def test_the_version_is_in_one_place() -> None:
    """What the package says is what hatch builds."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/shamble/__init__.py"


def test_the_tree_of_a_clean_checkout_is_that_of_its_commit(ready: Path) -> None:
    (ready / "tools").mkdir()
    script = ready / "tools" / "tree-id"
    script.write_bytes((ROOT / "tools" / "tree-id").read_bytes())
    script.chmod(0o755)
    commit(ready)

    def tree() -> str:
        return subprocess.run([script], check=True, capture_output=True, text=True).stdout.strip()

    clean = git(ready, "rev-parse", "HEAD^{tree}")
    assert tree() == clean
    write(ready, "new.md", "# New\n")
    assert tree() != clean
    assert git(ready, "status", "--porcelain") == "?? new.md"
    commit(ready)
    assert tree() == git(ready, "rev-parse", "HEAD^{tree}")
