"""What all tests share: options, workers, one compile cache, and luck that follows from names.

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
from _pytest.runner import runtestprotocol
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests import workers

# One cache for the whole run, and for the subprocesses it starts: each game compiles once.
os.environ.setdefault("SHAMBLE_CACHE", str(Path(__file__).parents[1] / ".cache" / "compiled"))

REPETITION = pytest.StashKey[str]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long runs too")
    parser.addoption("--pictures", action="store_true", help="keep pictures of pages in web/shots")
    parser.addoption(
        "--repeat",
        type=int,
        default=0,
        metavar="N",
        help="run each test that is marked `threads` N times",
    )


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.register_profile("any", deadline=None)  # a busy machine is no failure
    hypothesis.settings.register_profile("same", deadline=None, derandomize=True)
    hypothesis.settings.load_profile("any" if config.getoption("--soak") else "same")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(workers.FailuresAtOnce(config))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    return workers.Shares(config, log)


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.config.getoption("--soak"):
        return
    dice = random.Random(f"{request.node.nodeid}{request.node.stash.get(REPETITION, '')}")
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


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """With --repeat N, run the test so often.

    Each time it draws something else: a server that it shares with itself has its ids already.
    """
    times = item.config.getoption("--repeat")
    for number in range(times):
        item.stash[REPETITION] = str(number or "")
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        last = number == times - 1
        runtestprotocol(item, nextitem=nextitem if last else item.parent)  # type: ignore[arg-type]
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True if times else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def wanted(item: pytest.Item) -> bool:
        if config.getoption("--repeat") and not item.get_closest_marker("threads"):
            return False
        return config.getoption("--soak") or not item.get_closest_marker("soak")

    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = sorted(filter(wanted, items), key=lambda item: workers.place(item.nodeid))
