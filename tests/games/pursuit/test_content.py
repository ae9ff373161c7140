"""The card lists and tables of the rule book, against what the engine does."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import shamble
from shamble.games.pursuit.content.cards import Card, Pace
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import (
    SPECIAL,
    above,
    changes,
    given,
    legal,
    reason,
    telling,
    time,
)

LOCATIONS = """
loc_overpass        0 Overpass
loc_crossroads      0 Crossroads
loc_burnt_row       0 Burnt Row
loc_car_park        0 Open Car Park
loc_rail_cutting    0 Rail Cutting
loc_flooded_lane    0 Flooded Lane
loc_glass_arcade    0 Glass Arcade
loc_stubble_field   0 Stubble Field
loc_checkpoint      0 Empty Checkpoint
loc_bus_stop        1 Bus Stop
loc_doorway         1 Deep Doorway
loc_truck_bed       1 Truck Bed
loc_playground      1 Playground
loc_hedge           1 Tall Hedge
loc_stairwell       1 Stairwell
loc_underpass       1 Underpass
loc_kiosk           1 News Kiosk
loc_culvert         1 Culvert
loc_allotment       1 Allotment Shed
loc_garage          2 Lock-up Garage
loc_chapel          2 Roadside Chapel
loc_boathouse       2 Boathouse
loc_schoolroom      2 Schoolroom
loc_barn            2 Hay Barn
loc_signal_box      2 Signal Box
loc_laundry         2 Laundry
loc_greenhouse      2 Greenhouse
loc_cellar          3 Wine Cellar
loc_vault           3 Bank Vault
loc_lighthouse      3 Lighthouse
loc_attic           3 Farm Attic
loc_cabin           3 Forest Cabin
"""
CARDS = [(line.split()[0], int(line.split()[1])) for line in LOCATIONS.strip().splitlines()]
TITLES = {line.split()[0]: " ".join(line.split()[2:]) for line in LOCATIONS.strip().splitlines()}


# ---- Location cards


@pytest.mark.rule("PUR-009")
def test_the_locations_in_their_order() -> None:
    assert [card.name.lower() for card in Card][:32] == [name for name, _ in CARDS]
    assert [card.name.lower() for card in Card][32:] == ["day_1", "night_1", "day_2", "evaq"]


@pytest.mark.rule("PUR-009", "PUR-061", "PUR-062", "PUR-063", "PUR-066", "PUR-067")
@pytest.mark.parametrize(("name", "number"), CARDS)
@pytest.mark.parametrize("at_night", [False, True])
def test_sleeping_on_each_location(name: str, number: int, at_night: bool) -> None:
    game, s = given(time="night" if at_night else "day", z=12, p=18, hp=2)
    s.road[18] = Card[name.upper()]
    if number == 0:
        assert reason(game, s, "sleep") == "sleep_on_zero"
        return
    events = game.apply(s, 0, "sleep")
    assert s.hp == 2 + number
    assert s.zombie == 12 + number + at_night
    assert telling(events, "slept") == [{"at": name, "hp": number}]


@pytest.mark.rule("PUR-009")
def test_evaq_shows_no_number() -> None:
    game, s = given(z=12, p=16, row="1 1 1 1 EVAQ")  # set up by hand: the game would be over
    assert reason(game, s, "sleep") == "sleep_on_zero"
    assert "sleep" not in legal(game, s)


@pytest.mark.parametrize("name", TITLES)
def test_titles(name: str) -> None:
    assert shamble.load("pursuit").say("en").thing("card", name) == TITLES[name]


# ---- special cards


@pytest.mark.rule("PUR-011")
def test_day_1_is_the_time_at_the_start() -> None:
    s = shamble.load("pursuit").new(seed=0)
    assert s.times[: s.times_count] == [Card.DAY_1]


@pytest.mark.rule("PUR-082", "PUR-091", "PUR-092")
@pytest.mark.parametrize(
    ("card", "before", "after", "her_steps"),
    [("NIGHT", "day", "NIGHT", 2), ("DAY", "night", "DAY", 1)],
)
def test_a_time_card_from_deck_to_time_stack(
    card: str, before: str, after: str, her_steps: int
) -> None:
    game, s = given(time=before, z=12, p=15, deck=f"{card} 3 0 0 0 0", hand="1 2a 4", pile="3 2b")
    game.apply(s, 0, "move:pace_4")
    assert above(s) == f"{card[0]}@19"
    assert time(s).lower() == before
    game.apply(s, 0, "move:pace_1")
    assert s.player == 19
    assert (above(s), time(s)) == ("", after)
    assert s.times[s.times_count - 1] == SPECIAL[card]
    she = s.zombie
    game.apply(s, 0, "move:pace_3")
    assert s.zombie == she + her_steps


@pytest.mark.rule("PUR-040", "PUR-084", "PUR-085")
def test_evaq_is_the_last_road_card_and_the_goal() -> None:
    game, s = given(z=12, p=16, deck="EVAQ 2 2", hand="1 2a 4", pile="3 2b")
    game.apply(s, 0, "rest:pace_2a")
    assert s.evaq_at == s.laid - 1 == 19
    game.apply(s, 0, "move:pace_4")
    assert (s.player, game.result(s).ending) == (19, "evacuated")


# ---- Pace cards

PACE_TABLE = [  # card, number, Nerve DAY/NIGHT, d change of a full Move DAY/NIGHT
    ("1", 1, (1, 1), (0, -1)),
    ("2a", 2, (1, 1), (1, 0)),
    ("2b", 2, (1, 1), (1, 0)),
    ("3", 3, (2, 1), (2, 1)),
    ("4", 4, (3, 2), (3, 2)),
]


def holding(card: str) -> str:
    """A hand with this card, and no other Walk beside it."""
    return " ".join([card, *[word for word in ("1", "3", "4") if word != card][:2]])


def test_the_pace_cards_in_their_order() -> None:
    assert [card.name.lower() for card in Pace] == [
        "pace_1",
        "pace_2a",
        "pace_2b",
        "pace_3",
        "pace_4",
    ]


@pytest.mark.rule("PUR-030", "PUR-035", "PUR-041")
@pytest.mark.parametrize(("card", "v", "nerve", "d"), PACE_TABLE)
@pytest.mark.parametrize("night", [0, 1])
def test_moving_with_each_pace_card(
    card: str, v: int, nerve: tuple[int, int], d: tuple[int, int], night: int
) -> None:
    game, s = given(time=("day", "night")[night], z=12, p=14, hand=holding(card))
    game.apply(s, 0, f"move:pace_{card}")
    assert s.player == 14 + v
    assert 6 - s.nerve == nerve[night]
    assert s.zombie == 12 + 1 + night
    assert s.player - s.zombie == 2 + d[night]


@pytest.mark.rule("PUR-050", "PUR-052")
@pytest.mark.parametrize(("card", "v"), [(card, v) for card, v, _, _ in PACE_TABLE])
@pytest.mark.parametrize("night", [0, 1])
def test_resting_with_each_pace_card(card: str, v: int, night: int) -> None:
    game, s = given(time=("day", "night")[night], z=12, p=18, nerve=1, hand=holding(card))
    game.apply(s, 0, f"rest:pace_{card}")
    assert s.nerve == 1 + v
    assert s.zombie == 12 + v + night


# ---- what a Move costs in HP


@pytest.mark.rule("PUR-008", "PUR-037")
@pytest.mark.parametrize(
    ("left", "day", "night"),
    [(5, 1, 1), (4, 1, 1), (3, 2, 1), (2, 2, 1), (1, 3, 2), (0, 3, 2)],
)
def test_strain_by_the_nerve_left(left: int, day: int, night: int) -> None:
    for time_now, cost in (("day", day), ("night", night)):
        game, s = given(time=time_now, z=12, p=15, hp=8, nerve=left + 1)
        game.apply(s, 0, "move:pace_1")
        assert (s.nerve, 8 - s.hp) == (left, cost)


@pytest.mark.rule("PUR-037")
def test_strain_at_six_left_on_a_quiet_night() -> None:
    game, s = given(time="night", hp=8, nerve=6, quiet_night=True)
    game.apply(s, 0, "move:pace_1")
    assert (s.nerve, s.hp) == (6, 7)


# ---- Sleep at a glance


@pytest.mark.rule("PUR-066", "PUR-067", "PUR-070", "PUR-072")
@pytest.mark.parametrize(
    ("number", "steps", "safe_from"),
    [(1, (1, 2), (2, 3)), (2, (2, 3), (3, 4)), (3, (3, 4), (4, 5))],
)
@pytest.mark.parametrize(("night", "d"), list(product((0, 1), range(1, 7))))
def test_sleep_at_a_glance(
    number: int, steps: tuple[int, int], safe_from: tuple[int, int], night: int, d: int
) -> None:
    game, s = given(time=("day", "night")[night], z=12, p=12 + d, hp=2, under=number)
    change = changes(game, s, "sleep")
    assert change["hp"] == 2 + number
    assert s.zombie - 12 == min(d, steps[night])
    assert (game.result(s).ending is None) == (d >= safe_from[night])


# ---- endings and ranks


def finished(game: shamble.Playable[State], s: State) -> dict[str, object]:
    find_facts = game.game.functions.facts
    assert find_facts
    return dict(find_facts(s))


@pytest.mark.parametrize(
    ("score", "rank"),
    [(0, "rank_1"), (9, "rank_1"), (10, "rank_2"), (19, "rank_2"), (20, "rank_3"), (28, "rank_3")],
)
def test_ranks_of_the_dead(score: int, rank: str) -> None:
    game, s = given(z=score + 2, p=score + 3)
    game.apply(s, 0, "rest:pace_1")
    assert (finished(game, s)["score"], finished(game, s)["rank"]) == (score, rank)


@pytest.mark.parametrize(
    ("road", "evaq", "shift"), [("", 26, 0), ("short_road", 18, 8), ("alley", 13, 13)]
)
@pytest.mark.parametrize(
    ("above_least", "rank"),  # HP 1 and Nerve 0 on the first possible EVAQ index score 45
    [
        (0, "rank_4"),
        (2, "rank_4"),
        (3, "rank_5"),
        (4, "rank_5"),
        (5, "rank_6"),
        (6, "rank_6"),
        (7, "rank_7"),
        (9, "rank_7"),
    ],
)
def test_ranks_of_the_evacuated(
    road: str, evaq: int, shift: int, above_least: int, rank: str
) -> None:
    options: dict[str, Any] = {road: True} if road else {}
    at = evaq + above_least % 2  # an odd point from the road, the others from HP
    hp = 1 + above_least // 2
    game, s = given(z=at - 4, p=at - 1, hp=hp + 3, nerve=0, row="1 1 1 1 EVAQ", **options)
    game.apply(s, 0, "move:pace_1")
    assert game.result(s).ending == "evacuated"
    assert finished(game, s)["score"] == 45 - shift + above_least
    assert finished(game, s)["rank"] == rank


def test_of_two_games_the_better() -> None:
    """Score; win before loss; HP; Nerve; fewer rounds."""
    standing = shamble.load("pursuit").game.functions.standing
    assert standing

    def ended(
        *, p: int = 28, won: bool = True, hp: int = 4, nerve: int = 2, rounds: int = 9
    ) -> State:
        game, s = given(z=p - 2, p=p)
        s.over, s.hp, s.nerve, s.round = 1 if won else 2, hp, nerve, rounds
        assert game.is_over(s)
        return s

    assert standing(ended(p=29)) > standing(ended(p=28))
    assert standing(ended(won=True)) > standing(ended(won=False))
    assert standing(ended(p=26, hp=4, nerve=4)) > standing(ended(p=28, hp=3, nerve=4))
    assert standing(ended(p=27, nerve=3)) > standing(ended(p=28, nerve=2))
    assert standing(ended(rounds=9)) > standing(ended(rounds=10))
