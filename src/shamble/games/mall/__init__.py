"""Mall: small crews in a shopping mall, where votes decide who is thrown to the zombies.

Goal: be worth more points than any other crew when the helicopters come.
"""

from shamble.rules import Choice, Game, Number, Switch

COLOURS = ("yellow", "red", "blue", "green", "black", "brown")
SEATS = 6
OLDEST = 130  # MAL-032

game = Game(
    id="mall",
    prefix="MAL",
    version=3,
    players=range(3, 7),
    options=[
        Choice("first_chief", ("oldest", "random", "seat_0")),
        Switch("outsider_threat", default=True),
        Switch("outsider_abstain", default=True),
        Choice("gathering", ("any_moment", "end_of_round")),
        Choice("zombie_return", ("next_round", "every_round", "never")),
        Switch("always_ask"),
        Switch("claims", default=True),
        *(Number(f"age_{seat}", 0, OLDEST, 0, private=True) for seat in range(SEATS)),
        *(Choice(f"colour_{seat}", ("auto", *COLOURS)) for seat in range(SEATS)),
        Switch("show_counts", default=True),
    ],
    turn=233,
    unknown=233,
    over=225,
    reasons={
        233: "not_an_option",
        6: "full",
        24: "claims_off",
        36: "already_placed",
        38: "not_on_the_dice",
        40: "closed_in_setup",
        57: "nobody_there",
        60: "must_vote",
        64: "not_a_victim",
        66: "outside_the_tie",
        71: "between_votes",
        77: "outsiders_threat",
        79: "threat_in_vain",
        82: "not_now",
        90: "not_looked_at",
        92: "not_a_gift",
        94: "must_give",
        95: "not_a_receiver",
        117: "already_seen",
        120: "no_covered_dice",
        126: "closed",
        128: "all_there",
        143: "must_move",
        144: "not_a_mover",
        151: "no_room",
        152: "not_a_sprinter",
        171: "not_present",
        177: "hardware_outside",
        178: "four_at_the_supermarket",
        185: "no_zombie",
        186: "cannot_hide",
        193: "already_hidden",
        194: "only_hidden",
        212: "eliminated",
        218: "closed_to_zombies",
        235: "no_abstention",
        236: "same_destination",
        237: "attack_is_off",
    },
    payoffs=(0, 16),
    most_options=40,
)
