"""All lists of conditions in one grid: objectives, victories, triggers, needs of options.

One step of the rules evaluates a row of it (`rules/judging.py`).
"""

from __future__ import annotations

from shamble.games.colony.content.crossroads import OPTION_NEEDS, TRIGGER
from shamble.games.colony.content.objectives import (
    EXILED_BETRAYER,
    EXILED_LOYAL,
    SECRETS,
    VICTORY,
)
from shamble.rules import Grid

TABLES = (SECRETS, EXILED_LOYAL, EXILED_BETRAYER, VICTORY, TRIGGER, OPTION_NEEDS)

REQUIREMENTS = Grid(row for table in TABLES for row in table)

# Where each list begins.
SECRET_ROW = 0
LOYAL_EXILE_ROW = SECRET_ROW + len(SECRETS)
BETRAYER_EXILE_ROW = LOYAL_EXILE_ROW + len(EXILED_LOYAL)
VICTORY_ROW = BETRAYER_EXILE_ROW + len(EXILED_BETRAYER)
TRIGGER_ROW = VICTORY_ROW + len(VICTORY)
NEEDS_ROW = TRIGGER_ROW + len(TRIGGER)
