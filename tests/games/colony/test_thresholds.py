"""One short is not enough: secret and exiled objectives at their limits (5.5 to 5.7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import shamble
from shamble.games.colony.content.names import Exiled, Secret
from shamble.games.colony.state import Ending, Standing
from shamble.games.colony.views.objectives import is_done, own_conditions
from tests.games.colony.positions import Table, survivor
from tests.games.colony.test_content import family, finish, holding, outside

Prepare = Callable[[Table], Table]


def two_each(t: Table) -> Table:
    """Two survivors for seat 0, and two for seat 2."""
    t.survivor("rosa_bellamy", 0)
    return t.survivor("owen_marsh", 2, "school").survivor("gus_halloran", 2)


# ---- secret objectives, each condition one short

SHORT: dict[str, list[Prepare]] = {
    "so_full_tank": [lambda t: t.hand(0, "fuel", "fuel")],
    "so_paper_armour": [lambda t: t.equip("frank_osei", "plan_gas").hand(0, "plan_school")],
    "so_scorched_exit": [
        lambda t: t.barricades("colony", 3).hand(0, "fuel"),
        lambda t: t.barricades("colony", 4),
    ],
    "so_magpie": [lambda t: t.hand(0, "fuel", "mop", "junk")],
    "so_go_bag": [
        lambda t: t.hand(0, "food_1", "fuel", "medicine"),
        lambda t: t.hand(0, "pistol", "fuel", "medicine"),
        lambda t: t.hand(0, "pistol", "food_1", "medicine"),
        lambda t: t.hand(0, "pistol", "food_1", "fuel"),
    ],
    "so_dispensary": [lambda t: t, lambda t: t.hand(0, "medicine", "medicine", "mop")],
    "so_clean_hands": [lambda t: t.survivor("rosa_bellamy", 0, "colony", frost=1)],
    "so_archivist": [lambda t: t.hand(0, "plan_gas").equip("frank_osei", "plan_school")],
    "so_biggest_pile": [lambda t: t.hand(0, "mop").hand(2, "hammer")],
    "so_full_house": [lambda t: t.set(helpless=1)],
    "so_hidden_tins": [lambda t: t.hand(0, "food_3", "food_3").set(food=20)],
    "so_worried_sick": [lambda t: t.hand(0, "medicine")],
    "so_shaking_hands": [lambda t: t.hand(0, "medicine", "medicine")],
    "so_verdict": [lambda t: t.secret(1, "bo_feast")],
    "so_my_people": [lambda t: two_each(t)],
    "so_alone": [lambda t: t.survivor("rosa_bellamy", 0, "school")],
    "so_scars": [lambda t: t.survivor("rosa_bellamy", 0).hurt("frank_osei")],
    "so_spotless": [lambda t: t.waste(5)],
    "so_two_guns": [lambda t: t.equip("frank_osei", "pistol").hand(0, "lighter")],
    "so_family_table": [lambda t: t.survivor("rosa_bellamy", 0).survivor("gus_halloran", 0)],
    "so_old_grudge": [lambda t: t.set(buried=0b11)],
    "so_inner_room": [
        lambda t: t.barricades("colony", 2),
        lambda t: t.barricades("colony", 3).survivor("rosa_bellamy", 0, "school"),
    ],
    "so_road_home": [
        lambda t: t.hand(0, "fuel", "food_1", "pistol"),
        lambda t: t.hand(0, "fuel", "fuel", "pistol"),
        lambda t: t.hand(0, "fuel", "fuel", "food_1"),
    ],
    "so_clockwork": [
        lambda t: t.hand(0, "mop", "junk"),
        lambda t: t.hand(0, "pistol", "mop"),
    ],
    "bo_flock": [lambda t: t.survivor("rosa_bellamy", 0)],
    "bo_tally": [
        lambda t: t.set(buried=0b1111).survivor("rosa_bellamy", 0),
        lambda t: t.set(buried=0b11111),
    ],
    "bo_arsenal": [lambda t: t.equip("frank_osei", "pistol", "pistol", "lighter", "mop")],
    "bo_feast": [lambda t: t.hand(0, *["food_1"] * 3)],
    "bo_experiment": [
        lambda t: t.hand(0, "medicine", "medicine", "plan_gas"),
        lambda t: t.hand(0, *["medicine"] * 3),
    ],
    "bo_tail_lights": [
        lambda t: outside(t.hand(0, "fuel", "fuel")),
        lambda t: t.hand(0, *["fuel"] * 3),
    ],
    "bo_fixation": [
        lambda t: t.hand(0, "mop", "fuel", "junk", "pistol"),
        lambda t: t.empty("school").hand(0, "mop", "fuel", "junk"),
    ],
    "bo_new_order": [
        lambda t: t.survivor("rosa_bellamy", 0).barricades("colony", 3),
        lambda t: family(t).barricades("colony", 2),
    ],
    "bo_last_one": [
        lambda t: t.equip("frank_osei", "mop"),
        lambda t: t.equip("frank_osei", "mop", "pistol").survivor("rosa_bellamy", 0),
    ],
    "bo_surrender": [
        lambda t: t.hurt("frank_osei").zombies("colony", 18).zombies("school", 1),
        lambda t: t.zombies("colony", 18).zombies("school", 2),
    ],
}


@pytest.mark.parametrize("name", [x.name.lower() for x in Secret])
def test_one_short_of_a_secret_objective_loses(name: str) -> None:
    betrayal = name.startswith("bo_")
    for prepare in SHORT[name]:
        t = prepare(holding(name).set(morale=0 if betrayal else 6))
        finish(t, Ending.MORALE_LOST if betrayal else Ending.ACHIEVED)
        assert not t.s.winners & 1


def test_three_survivors_are_enough_for_a_new_order() -> None:
    t = holding("bo_new_order").survivor("rosa_bellamy", 0).survivor("gus_halloran", 0)
    finish(t.barricades("colony", 3).set(morale=0), Ending.MORALE_LOST)
    assert t.s.winners & 1


def test_a_betrayal_needs_morale_0_and_nothing_above() -> None:
    t = holding("bo_feast").hand(0, *["food_1"] * 4).set(morale=1)
    finish(t, Ending.ROUNDS_OUT)
    assert not t.s.winners & 1


# ---- exiled objectives: (loyal), (betrayer), each one short; True: with the main objective

SHORT_EXILED: dict[str, tuple[list[tuple[bool, Prepare]], list[tuple[bool, Prepare]]]] = {
    "eo_tinker": (
        [
            (True, lambda t: t.hand(0, "mop", "junk", "junk")),
            (False, lambda t: t.hand(0, "mop", "junk", "junk", "hammer")),
        ],
        [(True, lambda t: t.hand(0, "mop", "junk"))],
    ),
    "eo_bigger_fire": (
        [(True, lambda t: t), (False, lambda t: t.survivor("rosa_bellamy", 0, "library"))],
        [(True, lambda t: t)],
    ),
    "eo_knock_again": (
        [
            (True, lambda t: t.hand(0, *["food_1"] * 4)),
            (False, lambda t: t.hand(0, *["food_1"] * 5)),
        ],
        [(False, lambda t: t)],
    ),
    "eo_blood_debt": (
        [(True, lambda t: t.set(buried=0b1111))],
        [(True, lambda t: t.set(buried=0b111))],
    ),
    "eo_long_road": (
        [
            (True, lambda t: t.hand(0, *["fuel"] * 3).survivor("rosa_bellamy", 0, "library")),
            (True, lambda t: t.hand(0, *["fuel"] * 4)),
        ],
        [(True, lambda t: t.hand(0, "fuel"))],
    ),
    "eo_outlaws": (
        [
            (True, lambda t: t.equip("frank_osei", "pistol", "lighter")),
            (False, lambda t: t.equip("frank_osei", "pistol", "lighter", "shotgun")),
        ],
        [(True, lambda t: t.equip("frank_osei", "pistol"))],
    ),
    "eo_cold_hearth": (
        [
            (True, lambda t: t.set(starvation=1).survivor("rosa_bellamy", 0, "library")),
            (True, lambda t: t.set(starvation=2)),
        ],
        [(True, lambda t: t)],
    ),
    "eo_prove_it": (
        [(True, lambda t: t.hurt("frank_osei")), (False, lambda t: t)],
        [(True, lambda t: t.hurt("frank_osei"))],
    ),
    "eo_hermit_books": (
        [
            (True, lambda t: t.hand(0, "plan_gas").equip("frank_osei", "book_cooking")),
            (False, lambda t: t.hand(0, "plan_gas", "plan_school", "book_cooking")),
        ],
        [(True, lambda t: t.hand(0, "plan_gas"))],
    ),
    "eo_ashes": (
        [
            (False, lambda t: t.set(morale=1).survivor("rosa_bellamy", 0, "library")),
            (False, lambda t: t.set(morale=0)),
        ],
        [(True, lambda t: t.set(morale=3))],
    ),
}


@pytest.mark.rule("COL-212", "COL-213")
@pytest.mark.parametrize("name", [x.name.lower() for x in Exiled])
def test_one_short_of_an_exiled_objective_loses(name: str) -> None:
    for secret, cases in zip(("so_magpie", "bo_surrender"), SHORT_EXILED[name], strict=True):
        for achieved, prepare in cases:
            t = holding(secret)
            t.s.place[survivor("frank_osei")] = 3
            t.exile(0, name)
            if secret == "bo_surrender":  # its other conditions hold, unless nobody may be hurt
                t.s.shown_secret[0] = -1
                t.s.wounds[survivor("frank_osei")] = 1
                t.zombies("colony", 18).zombies("school", 2)
            prepare(t)
            finish(t, Ending.ACHIEVED if achieved else Ending.ROUNDS_OUT)
            assert not t.s.winners & 1


@pytest.mark.rule("COL-313a")
@pytest.mark.parametrize("name", ["so_scars", "so_inner_room", "bo_surrender"])
def test_each_of_nobody_is_not_enough(name: str) -> None:
    """COL-256: the only survivor of a player waits off the board when the game ends."""
    betrayal = name.startswith("bo_")
    t = holding(name).set(morale=0 if betrayal else 6).barricades("colony", 3)
    t.zombies("school", 3).zombies("library", 17)
    waits = survivor("frank_osei")
    t.s.place[waits], t.s.waiting = -1, 1 << waits
    assert not all(tick.met for tick in own_conditions(t.game.redact(t.s, 0), 0)[1:])
    finish(t, Ending.MORALE_LOST if betrayal else Ending.ACHIEVED)
    assert not t.s.winners & 1


@pytest.mark.rule("COL-313a")
def test_nobody_at_the_table_holds_a_survivor_yet() -> None:
    """While leaders are chosen no condition on each of your survivors is ticked."""
    game = shamble.load("colony", 3)
    s = game.new(seed=1)
    for name in ("so_scars", "so_inner_room"):
        s.secret[0] = Secret[name.upper()]
        assert not own_conditions(game.redact(s, 0), 0)[1].met


@pytest.mark.rule("COL-313a")
def test_a_colony_without_members_has_not_armed_them_all() -> None:
    t = Table(3, objective="mo_no_empty_hands", no_betrayer=True).set(food=9)
    for seat in range(3):
        t.s.standing[seat] = Standing.EXILE
    assert not is_done(t.s)


def test_a_betrayer_in_exile_may_prove_it_without_a_wound() -> None:
    t = holding("bo_feast").hand(0, *["food_1"] * 4)
    t.s.place[survivor("frank_osei")] = 3
    t.exile(0, "eo_prove_it").hurt("frank_osei")
    t.s.shown_secret[0] = -1
    finish(t, Ending.ROUNDS_OUT)
    assert not t.s.winners & 1
