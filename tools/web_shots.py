"""Pictures of every page in every guise, and axe-core's opinion of each. See tools/web-shots."""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SHOTS = ROOT / "web" / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": (1280, 800), "phone": (390, 844)}


@contextmanager
def server() -> Iterator[str]:
    """A server of one's own on a free port, with an empty store."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.Popen(
            [sys.executable, "-m", "shamble", "serve", "--port", str(port), "--bot-pace", "0.2"],
            env={**os.environ, "SHAMBLE_DATA": folder},
            stderr=subprocess.DEVNULL,
        )
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(300):
                try:
                    urllib.request.urlopen(f"{address}/healthz", timeout=1)
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            run.terminate()
            run.wait(20)


def settle(page: Page, ms: int = 500) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(ms)


# ---- what to look at: each brings a page to a state


def home(page: Page, at: str) -> None:
    page.goto(at)


def new(page: Page, at: str) -> None:
    page.goto(f"{at}/new/pursuit")


def table(page: Page, at: str) -> None:
    page.goto(f"{at}/new/pursuit")
    page.locator("form .button.main").click()
    page.wait_for_selector('[data-part="actions"] button')


def picked(page: Page, at: str) -> None:
    table(page, at)
    page.locator('[data-kind="move"]').click()


def why(page: Page, at: str) -> None:
    table(page, at)
    page.evaluate(
        "document.querySelector('[data-missing]') ?"
        " document.querySelector('[data-missing]').click() : 0"
    )


def chat(page: Page, at: str) -> None:
    table(page, at)
    page.locator("#tab-chat").click()
    page.locator(".chat input").fill("hello")
    page.keyboard.press("Enter")


def beside(page: Page, at: str) -> None:
    table(page, at)
    page.locator("#tab-rules").click()


def tools(page: Page, at: str) -> None:
    table(page, at)
    page.locator(".banner-row .people").click()


def play_out(page: Page) -> None:
    page.evaluate(
        "localStorage.setItem('shamble-settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('shamble-settings') ?? '{}'), speed: 0, confirm: 'never'}))"
    )
    page.reload()
    for _ in range(120):
        page.wait_for_selector('[data-part="actions"] button, [data-part="end"]')
        if page.locator('[data-part="end"]').count():
            return
        page.keyboard.press("Escape")
        kind = page.locator('[data-kind="rest"], [data-kind="move"]').first
        kind.click(timeout=3000)
        page.wait_for_timeout(60)
        if page.locator("button.action").count():
            page.locator("button.action").first.click()
        page.wait_for_timeout(120)


def end(page: Page, at: str) -> None:
    table(page, at)
    play_out(page)


def proof(page: Page, at: str) -> None:
    end(page, at)
    page.locator('[data-part="end"] [aria-expanded]').click()


def replay(page: Page, at: str) -> None:
    end(page, at)
    page.locator('[data-part="end"] a[href^="/replay"]').click()
    page.wait_for_selector('input[type="range"]')
    page.keyboard.press("ArrowRight")


def finished(page: Page, at: str) -> None:
    end(page, at)
    page.goto(f"{at}/finished")


def guided(page: Page, at: str) -> None:
    page.goto(at)
    page.locator("article button").first.click()
    page.wait_for_selector('[data-part="actions"] button')


def plain(path: str) -> Callable[[Page, str], None]:
    return lambda page, at: (page.goto(at + path), None)[1]


PAGES: dict[str, Callable[[Page, str], None]] = {
    "home": home,
    "new": new,
    "table": table,
    "picked": picked,
    "why": why,
    "chat": chat,
    "beside": beside,
    "tools": tools,
    "end": end,
    "proof": proof,
    "replay": replay,
    "finished": finished,
    "guided": guided,
    "rules": plain("/rules/pursuit#PUR-063"),
    "settings": plain("/settings"),
    "device": plain("/me"),
    "keys": plain("/keys"),
    "credits": plain("/credits"),
    "lost": plain("/nowhere"),
}


def dressed(browser: Any, size: str, lang: str, theme: str) -> BrowserContext:
    width, height = SIZES[size]
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        locale=lang,
        device_scale_factor=1,
    )
    context.add_init_script(
        "if (!localStorage.getItem('shamble-settings')) localStorage.setItem('shamble-settings',"
        f" JSON.stringify({{lang: '{lang}', theme: '{theme}'}}))"
    )
    return context


def complain(said: ConsoleMessage) -> None:
    if said.type in ("error", "warning"):
        print("  ", said.text)


def axe(page: Page) -> list[str]:
    """What axe-core finds, one line each."""
    page.evaluate(AXE.read_text())  # past the content policy, which forbids foreign scripts
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']} ({v['impact']}): {v['help']}: "
        + "; ".join(n["html"][:150] for n in v["nodes"][:3])
        for v in result["violations"]
    ]


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("names", nargs="*")
    read.add_argument("--quick", action="store_true")
    read.add_argument("--axe", action="store_true")
    read.add_argument("--at", help="the address of a server that runs already")
    given = read.parse_args()
    names = given.names or list(PAGES)
    guises = [(s, lang, t) for s in SIZES for lang in ("en", "ja") for t in ("dark", "light")]
    if given.quick:
        guises = [g for g in guises if g[1:] == ("en", "dark")]
    SHOTS.mkdir(exist_ok=True)
    with sync_playwright() as play, server() as own:
        at = given.at or own
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for size, lang, theme in guises:
            for name in names:
                context = dressed(browser, size, lang, theme)
                page = context.new_page()
                page.on("console", complain)
                page.on("pageerror", lambda e: print("   error:", e))
                page.set_default_timeout(15000)
                file = SHOTS / f"{name}-{size}-{lang}-{theme}.png"
                try:
                    PAGES[name](page, at)
                    settle(page)
                except Exception as error:
                    print("FAILED", name, str(error)[:400])
                page.screenshot(path=file)
                print(file.relative_to(ROOT), flush=True)
                if given.axe:
                    for line in axe(page):
                        print("   axe:", line)
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
