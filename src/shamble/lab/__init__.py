"""The lab: many games, and what came of them. Nothing here prints; the command line does."""

from __future__ import annotations

from shamble.lab.luck import luck
from shamble.lab.report import report
from shamble.lab.simulation import Run, check_policy, simulate

__all__ = ["Run", "check_policy", "luck", "report", "simulate"]
