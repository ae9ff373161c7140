"""Start the server, wait until it answers, open the browser; Ctrl-C ends it. See `./play`."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser
from pathlib import Path

from shamble.match.saves import data_folder

HOST = "127.0.0.1"
FIRST_PORT = 8000
PATIENCE = 60.0  # seconds for a first start on a slow machine


def main() -> int:
    read = argparse.ArgumentParser(prog="./play", description=__doc__)
    read.add_argument("--port", type=int, help=f"else the first free one from {FIRST_PORT} on")
    read.add_argument("--no-browser", action="store_true", help="only print the address")
    read.add_argument("--missions", metavar="FOLDER", help="your own missions (docs/missions.md)")
    given = read.parse_args()
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    running = folder / "running.json"
    if address := already_there(running):
        print(f"Shamble is already running: {address}")
        if given.port or given.missions:
            print("End it first (Ctrl-C where it runs): a port or missions are for a new start.")
            return 1
        show(address, given.no_browser)
        return 0
    port = given.port or free_port()
    address = f"http://{HOST}:{port}"
    log = folder / "server.log"
    with log.open("w") as out:
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "shamble", "serve", "--host", HOST, "--port", str(port)),
                *(["--missions", given.missions] if given.missions else []),
            ],
            stderr=out,
            stdout=out,
        )
    try:
        if not wait_for(address, server):
            print(f"The server did not start. Its log ({log}) ends so:", file=sys.stderr)
            print("\n".join(log.read_text().splitlines()[-15:]), file=sys.stderr)
            return 1
        running.write_text(json.dumps({"pid": server.pid, "address": address}))
        print(f"Shamble: {address}   (Ctrl-C ends it)", flush=True)
        show(address, given.no_browser)
        return server.wait()
    except KeyboardInterrupt:
        print("\nGoodbye.")
        return 0
    finally:
        end(server)
        running.unlink(missing_ok=True)


def already_there(running: Path) -> str | None:
    """The address of a server that ./play started before and that still answers."""
    try:
        known = json.loads(running.read_text())
        os.kill(known["pid"], 0)
    except (OSError, ValueError, KeyError):
        return None
    return known["address"] if answers(known["address"]) else None


def free_port() -> int:
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((HOST, port))
            return port
    sys.exit(f"No free port from {FIRST_PORT} to {FIRST_PORT + 99}; choose one with --port.")


def wait_for(address: str, server: subprocess.Popen[bytes]) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        if answers(address):
            return True
        time.sleep(0.1)
    return False


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def show(address: str, quietly: bool) -> None:
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_screen and not quietly:
        webbrowser.open(address)


def end(server: subprocess.Popen[bytes]) -> None:
    """Let it say goodbye and finish its writes."""
    if server.poll() is None:
        server.terminate()
    try:
        server.wait(15)
    except subprocess.TimeoutExpired:
        server.kill()


if __name__ == "__main__":
    sys.exit(main())
