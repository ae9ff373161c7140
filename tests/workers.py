"""How the tests are shared out between worker processes, and how failures are shown.

A share is what one worker runs in one go: a file, or of the conformance suite one setting of one
game, because walks and worlds of a setting are kept in memory. Shares are handed out in the order
of `ORDER`: what takes longest first, compiling before anything that needs compiled games.
"""

from __future__ import annotations

import re

import pytest
from xdist.scheduler import LoadScopeScheduling

ORDER = (
    "tests/conformance/test_compile.py",
    "tests/test_checks.py",
    "tests/web",
    "tests/docs",
    "tests/tools",
    "tests/benchmarks",
    "tests/server",
    "tests/store",
    "tests/cli",
    "tests/past",
    "tests/env",
    "tests/conformance",
    "tests/golden",
    "tests/bots",
    "tests/lab",
)
SETTING = re.compile(r"^tests/conformance/.*\[(?:.*-)?([a-z]+-\d(?:-\w+=\w+)?)\b")


def share(nodeid: str) -> str:
    """What runs together with this test on one worker."""
    file = nodeid.partition("::")[0]
    if file == ORDER[0]:
        return nodeid
    setting = SETTING.match(nodeid)
    return setting[1] if setting else file


def place(nodeid: str) -> int:
    """Where the test comes in the order."""
    found = (at for at, start in enumerate(ORDER) if nodeid.startswith(start))
    return next(found, len(ORDER))


class Shares(LoadScopeScheduling):
    """Hands out the shares in the order in which their first tests were collected."""

    def _split_scope(self, nodeid: str) -> str:
        return share(nodeid)


class FailuresAtOnce:
    """Shows a failure when it happens; at the end there is only the summary."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.show(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.show(report)

    def show(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        out = self.config.get_terminal_writer()
        out.line()
        out.sep("_", report.nodeid, red=True, bold=True)
        report.toterminal(out)
        for title, text in report.sections:
            out.sep("-", title)
            out.line(text)

    def pytest_sessionfinish(self) -> None:
        self.config.option.tbstyle = "no"  # all failures were shown before
