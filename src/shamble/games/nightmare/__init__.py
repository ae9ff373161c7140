"""Nightmare: a run along a road to a safe zone; whoever turns comes back as a zombie, and evolves.

Goal of a human: stand on the Safe Zone, confirmed, with every condition met. Goal of the dead:
that nobody does.
"""

from shamble.rules import Choice, Game, Number, Switch

game = Game(
    id="nightmare",
    prefix="NIT",
    version=6,
    players=range(2, 9),
    options=[
        Number("distance", 0, 120, 0),  # 0: by the number of players
        Number("start_bullets", 0, 5, 1),
        Choice("start_weapon", ("none", "kitchen_knife")),
        Number("walker_spacing", 0, 20, 10),
        Choice("countdown", ("1", "2", "3", "4", "5", "drawn"), default="3"),
        Choice("victory_mode", ("first_in", "last_call")),
        Choice("preset", ("normal", "easy", "hard", "nightmare")),
        Switch("nightmare", default=True),
        Switch("nm_events", default=True),
        Switch("nm_blood", default=True),
        Switch("pvp", default=True),
        Choice("pvp_unarmed_reading", ("aggressors", "target")),
        Choice("pvp_gunfire_draws", ("per_player", "per_bullet")),
        Switch("pvp_target_engages", default=True),
        Switch("pvp_join_counts"),
        Switch("patient_zero"),
        Switch("solo"),
        Switch("restless_walkers"),
        Switch("barter"),
        Number("max_rounds", 10, 200, 60),
    ],
    over=26,
    turn=23,
    unknown=24,
    reasons={
        25: "colour_taken",
        31: "not_so_far",
        32: "one_direction",
        33: "end_of_road",
        42: "not_lying_here",
        60: "nothing_to_choose",
        63: "too_many_bullets",
        65: "no_such_zombie",
        72: "no_challenge",
        91: "not_here",
        94: "confirmed",
        95: "already_attacked",
        104: "no_bullet_for_that",
        111: "not_an_aggressor",
        133: "too_near",
        144: "not_so_far",
        145: "human_in_the_way",
        147: "zombie_limits",
        148: "may_not_be_attacked",
        152: "not_held",
        153: "two_weapons",
        156: "cannot_give",
        165: "not_your_blood",
        188: "does_not_fit",
        204: "cannot_pay",
    },
    # who owes no answer, what is none, and a colour that is not free
    rule_names={23: "023a", 24: "023a", 25: "023a"},
    payoffs=(0, 1),
)


@game.check
def check_setup(players: int, options: dict[str, str]) -> str | None:
    """NIT-009a: a value that is not allowed is refused, and no game is created."""
    distance, spacing = int(options["distance"]), int(options["walker_spacing"])
    if 0 < distance < 30:
        return f"distance is a number from 30 to 120, or 0 for the usual road, not {distance}"
    if 0 < spacing < 5:
        return f"walker_spacing is 0 for none, or a number from 5 to 20, not {spacing}"
    if options["solo"] == "on" and players > 4:
        return f"solo is for one person and one to three automated seats, not {players} players"
    return None
