"""Colony: a snowed-in colony, action dice, crises, crossroads and perhaps a traitor.

Goal: fulfil your own secret objective, which usually needs the colony's common one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.rules import Choice, Game, Switch

if TYPE_CHECKING:
    from shamble.games.colony.state import State

MODES = ("auto", "hidden", "coop", "duel")

MAIN_OBJECTIVES = (
    "mo_samples",
    "mo_until_thaw",
    "mo_clear_town",
    "mo_nailed_shut",
    "mo_bare_walls",
    "mo_more_plates",
    "mo_full_shed",
    "mo_clinic_notes",
    "mo_stove",
    "mo_no_empty_hands",
)

SWITCHES = (
    "hardcore",
    "betrayal",
    "no_betrayer",
    "family",
    "elimination",
    "first_game",
    "space_first",
    "theft",
    "attract_upto",
    "threshold_all",
    "fp_vote",
    "noise_coin",
    "general_only",
)

game: Game[State] = Game(
    id="colony",
    prefix="COL",
    version=5,
    players=range(2, 6),
    options=[
        Choice("mode", MODES),
        Choice("objective", ("random", *MAIN_OBJECTIVES)),
        *(Switch(name) for name in SWITCHES),
    ],
    clashes=[  # section 9 of the rules
        ("mode=coop", "hardcore"),
        ("mode=coop", "betrayal"),
        ("mode=coop", "no_betrayer"),
        ("mode=duel", "betrayal"),
        ("mode=duel", "no_betrayer"),
        ("betrayal", "no_betrayer"),
        ("first_game", "hardcore"),
        *(("first_game", f"objective={o}") for o in MAIN_OBJECTIVES if o != "mo_samples"),
    ],
    payoffs=(0, 1),
    most_options=700,
)


@game.check
def wrong_setup(players: int, options: dict[str, str]) -> str | None:
    """Section 9: a duel is for two."""
    if options["mode"] == "duel" and players != 2:
        return f"a duel is for 2 players, not {players}; choose another mode"
    return None
