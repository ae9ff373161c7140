"""The wheel carries the built page, so that nobody who installs it needs Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # ./play and the tests build it when they need it
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        from build_page import build

        build()
        build_data["artifacts"].append("src/shamble/web_dist")
