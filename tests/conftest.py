"""What all tests share: the --soak flag, one compile cache a run, and luck that follows from names.

What a test draws depends on its name alone, so that what passes here passes in CI: games, keys,
ids, and what the suites of other projects try out. With --soak it is any luck.
"""

from __future__ import annotations

import os
import random
import secrets
import string
from pathlib import Path

import gymnasium
import hypothesis
import numpy as np
import pytest

# One cache for the whole run, and for the subprocesses it starts: each game compiles once.
os.environ.setdefault("SHAMBLE_CACHE", str(Path(__file__).parents[1] / ".cache" / "compiled"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long runs too")


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.register_profile("any", deadline=None)  # a busy machine is no failure
    hypothesis.settings.register_profile("same", deadline=None, derandomize=True)
    hypothesis.settings.load_profile("any" if config.getoption("--soak") else "same")


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.config.getoption("--soak"):
        return
    dice = random.Random(request.node.nodeid)
    letters = string.ascii_letters + string.digits
    monkeypatch.setattr(secrets, "randbits", dice.getrandbits)
    monkeypatch.setattr(secrets, "choice", dice.choice)
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: dice.randbytes(size))
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: dice.randbytes(size).hex())
    monkeypatch.setattr(
        secrets, "token_urlsafe", lambda size=32: "".join(dice.choices(letters, k=size * 4 // 3))
    )
    known = gymnasium.utils.seeding.np_random
    monkeypatch.setattr(
        gymnasium.utils.seeding,
        "np_random",
        lambda seed=None: known(dice.getrandbits(32) if seed is None else seed),
    )
    random.seed(dice.random())
    np.random.seed(dice.getrandbits(32))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    short = [item for item in items if not item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=[item for item in items if item not in short])
    items[:] = short
