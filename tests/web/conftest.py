"""The built page on a server of its own, and a browser to look at it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    expect,
    sync_playwright,
)

from shamble.games import SHELF
from tests.one_at_a_time import one_at_a_time
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

UNSHELVED = {path.name for path in (ROOT / "web" / "src" / "games").iterdir()} - set(SHELF)
collect_ignore = [f"test_{game}.py" for game in UNSHELVED]  # its board waits, as its rules do

SHOTS = ROOT / "web" / "shots"  # pictures for a person to look at; never committed
PATIENCE = 120_000  # milliseconds, for machines that do other things too
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds the name of the test: what its matches draw follows from that."""
    return tmp_path_factory.mktemp("luck") / "name"


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, luck: Path) -> None:
    luck.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def address(
    tmp_path_factory: pytest.TempPathFactory, luck: Path, pytestconfig: pytest.Config
) -> Iterator[str]:
    """Where the page is: built if need be, served from an empty store."""
    from build_page import build

    with one_at_a_time("page"):
        build(lambda line: None)
    port = free_port()
    folder = tmp_path_factory.mktemp("data")
    known = ["tests.web.serving", str(luck)]
    serving = ["shamble"] if pytestconfig.getoption("--soak") else known  # any luck in a soak run
    # A move must not wait for a disk that others keep busy: what is lost with the power is not
    # what these tests are about.
    asked = ["serve", "--port", str(port), "--bot-pace", "0.1", "--durability", "normal"]
    asked += ["--store-seconds", str(PATIENCE // 1000)]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", *serving, *asked],
            cwd=ROOT,
            env={**os.environ, "SHAMBLE_DATA": str(folder)},
            stderr=log,
        )
    at = f"http://127.0.0.1:{port}"
    while server.poll() is None:
        try:
            urllib.request.urlopen(f"{at}/healthz", timeout=5)
            break
        except OSError:
            time.sleep(0.1)
    yield at
    server.terminate()
    server.wait()


@pytest.fixture(scope="session", autouse=True)
def pictures(pytestconfig: pytest.Config) -> None:
    wanted["pictures"] = pytestconfig.getoption("--pictures")


wanted = {"pictures": False}


def picture(page: Page, name: str) -> None:
    """Keep a picture of the page, with --pictures."""
    if wanted["pictures"]:
        keep_picture(page, name)


def keep_picture(page: Page, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


@pytest.fixture(scope="package")  # while it is there, the event loop of this thread is taken
def browser() -> Iterator[Browser]:
    with one_at_a_time("packages"):
        found = subprocess.run([ROOT / "tools" / "chromium"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    program = found.stdout.strip()
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Complaints(list[str]):
    """What the browser complained about, and requests that went elsewhere."""

    def listen(self, page: Page, address: str) -> None:
        own = (address, address.replace("http", "ws"), "data:", "blob:")

        def said(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.append(message.text)

        def asked(request: Request) -> None:
            if not request.url.startswith(own):
                self.append(f"asked {request.url}")

        page.on("pageerror", lambda error: self.append(str(error)))
        page.on("console", said)
        page.on("request", asked)


def visit(browser: Browser, **wishes: Any) -> BrowserContext:
    """Somebody's browser: nobody else's cookies, and patient."""
    context = browser.new_context(**wishes)
    context.set_default_timeout(PATIENCE)
    return context


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With a failure: what stood on the pages at that moment."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if browser is not None and report.when == "call" and report.failed:
        pages = [page for context in browser.contexts for page in context.pages]
        for number, page in enumerate(pages):
            with suppress(Error):  # it may not answer any more
                keep_picture(page, f"failed-{item.name}-{number}")
                report.sections.append((f"page {number}: {page.url}", page.inner_text("body")))
    return report


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = visit(browser, locale="en", viewport={"width": 1280, "height": 800})
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext, address: str) -> Iterator[Page]:
    """A page that must not complain."""
    made = context.new_page()
    complaints = Complaints()
    complaints.listen(made, address)
    yield made
    assert not complaints
