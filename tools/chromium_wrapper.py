"""Print a script that starts the Chromium which Playwright has installed, for `tools/chromium`."""

from __future__ import annotations

import shlex

from playwright.sync_api import sync_playwright

if __name__ == "__main__":
    with sync_playwright() as play:
        print(f'#!/bin/sh\nexec {shlex.quote(play.chromium.executable_path)} "$@"')
