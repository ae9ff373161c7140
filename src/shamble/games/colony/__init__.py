"""Colony: a snowed-in colony, action dice, crises, crossroads and perhaps a traitor.

Goal: fulfil your own secret objective, which usually needs the colony's common one.
"""

from shamble.rules import Choice, Game, Switch

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

game = Game(
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
    over=308,
    turn=66,
    unknown=102,
    reasons={
        24: "used_this_round",
        45: "not_dealt",
        47: "not_dealt",
        64: "no_such_die",
        72: "only_at_turn_start",
        84: "option_impossible",
        94: "no_attachment",
        98: "die_too_low",
        101: "not_your_survivor",
        105: "no_zombie_there",
        110: "no_zombie_there",
        117: "no_target",
        122: "no_search_here",
        124: "deck_empty",
        137: "no_empty_space",
        138: "not_at_colony",
        140: "no_waste",
        143: "nothing_to_attract",
        146: "die_too_low",
        147: "wrong_place",
        150: "not_available",
        152: "card_not_held",
        153: "no_medicine",
        154: "wrong_kind_of_card",
        157: "must_choose",
        158: "no_effect",
        159: "not_a_target",
        160: "wrong_kind_of_card",
        164: "no_fuel",
        166: "no_room",
        168: "not_equipped",
        172: "exiled",
        173: "objective_takes_none",
        174: "starter_card",
        176: "no_crisis",
        177: "moved_already",
        178: "no_space",
        180: "exile_to_colony",
        183: "no_food",
        184: "die_at_six",
        186: "exile_food",
        188: "nobody_to_ask",
        193: "cannot_play_now",
        194: "refused_already",
        197: "not_equipped",
        199: "nobody_to_take_it",
        200: "no_exile_vote",
        201: "vote_called",
        203: "not_nominable",
        214: "not_to_leave",
        216: "not_a_target",
        264: "no_survivors_left",
        328: "not_a_target",
        329: "no_lasting_rule",
        330: "card_forbids",
        1197: "nobody_to_take_it",
    },
    rule_names={176: "176a", 199: "199a", 264: "264a", 1197: "197"},
    payoffs=(0, 1),
    most_options=700,
)


@game.check
def wrong_setup(players: int, options: dict[str, str]) -> str | None:
    """Section 9: a duel is for two."""
    if options["mode"] == "duel" and players != 2:
        return f"a duel is for 2 players, not {players}; choose another mode"
    return None
