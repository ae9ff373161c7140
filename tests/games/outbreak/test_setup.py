"""Setup: OUT-020 to OUT-028, and what the mission puts on the map."""

from __future__ import annotations

import pytest

import shamble
from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.content.survivors import BLUE, SURVIVORS, Survivor
from shamble.games.outbreak.state import Standing, State
from tests.games.outbreak.positions import question, refused

START = {Gear.PISTOL, Gear.CROWBAR, Gear.FIRE_AXE}


def team_gear(s: State) -> list[int]:
    return [s.hold[who][0] for who in s.circle[: s.team]]


@pytest.mark.rule("OUT-020")
def test_characters_and_gear_come_at_random() -> None:
    game = shamble.load("outbreak", 1)
    deals = {tuple(game.new(seed=seed).circle[:4]) for seed in range(30)}
    gears = {tuple(team_gear(game.new(seed=seed))) for seed in range(30)}
    assert len(deals) > 20 and len(gears) > 5


@pytest.mark.rule("OUT-021")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_a_pan_for_each_beyond_the_third(count: int) -> None:
    game = shamble.load("outbreak", 1, survivors=str(count))
    s = game.new(seed=1)
    gear = team_gear(s)
    assert set(gear) >= START
    assert gear.count(Gear.PAN) == count - 3
    assert s.supply[Gear.PAN] == 3 - (count - 3)


@pytest.mark.rule("OUT-022", "OUT-023")
def test_skill_gear_is_on_top_and_in_a_hand() -> None:
    game = shamble.load("outbreak", 6, crew="base6")
    s = game.new(seed=4)
    assert s.hold[4][1] == Gear.PISTOL  # Pike
    assert all(s.hold[who][0] >= 0 for who in s.circle[: s.team])


@pytest.mark.rule("OUT-024")
def test_two_and_one_survivors() -> None:
    pairs, lone = set(), set()
    for seed in range(30):
        s = shamble.load("outbreak", 1, survivors="2").new(seed=seed)
        pairs |= set(team_gear(s))
        assert len(set(team_gear(s))) == 2 and set(team_gear(s)) <= START
        one = shamble.load("outbreak", 1, survivors="1").new(seed=seed)
        lone.add(one.hold[one.circle[0]][0])
        in_deck = {gear: one.in_deck[gear] for gear in START}
        assert sum(in_deck.values()) <= 4  # what is left is back in the box, not in the deck
        assert all(one.supply[gear] == 0 for gear in START)
    assert pairs == START
    assert lone == {Gear.CROWBAR, Gear.FIRE_AXE}


@pytest.mark.rule("OUT-025", "OUT-026")
def test_the_start_character() -> None:
    game = shamble.load("outbreak", 4)
    assert {game.new(seed=seed).start for seed in range(40)} == {0, 1, 2, 3}
    game = shamble.load("outbreak", 4, start="chosen")
    s = game.new(seed=1)
    assert question(game, s) == "choose_start"
    assert game.to_act(s) == {0}
    offered = game.legal(s, 0)
    assert len(offered) == 4
    assert refused(game, s, f"pick_survivor:{absent(s)}") == "OUT-026"
    game.apply(s, 0, offered[2])
    assert s.active == s.circle[s.start]


def absent(s: State) -> str:
    return next(who.name.lower() for who in Survivor if who not in s.circle)


@pytest.mark.rule("OUT-027")
@pytest.mark.parametrize(("players", "each"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_survivors_by_players(players: int, each: int) -> None:
    s = shamble.load("outbreak", players).new(seed=2)
    assert s.team == players * each
    owners = [s.owner[who] for who in s.circle[: s.team]]
    assert owners == [seat for seat in range(players) for _ in range(each)]  # side by side


@pytest.mark.rule("OUT-028")
def test_the_pool_of_survivors() -> None:
    everybody = {
        who for seed in range(30) for who in shamble.load("outbreak", 6).new(seed=seed).circle
    }
    assert everybody == set(range(SURVIVORS))
    base = shamble.load("outbreak", 6, crew="base6").new(seed=1)
    assert sorted(base.circle) == list(range(6))


def test_a_draft_goes_round_the_table() -> None:
    game = shamble.load("outbreak", 2, deal="draft", survivors="5")
    s = game.new(seed=1)
    picks = []
    while question(game, s) == "draft":
        seat = min(game.to_act(s))
        action = game.legal(s, seat)[-1]
        picks.append((seat, action.args["survivor"]))
        game.apply(s, seat, action)
    assert [seat for seat, _ in picks] == [0, 1, 0, 1, 0]
    assert len({name for _, name in picks}) == 5
    assert [s.owner[who] for who in s.circle[:5]] == [0, 0, 0, 1, 1]


def test_everybody_starts_fresh_in_the_start_zone() -> None:
    s = shamble.load("outbreak", 3, mission="hold_the_line").new(seed=1)
    for who in s.circle[: s.team]:
        assert s.at[who] == s.start_zone
        assert (s.experience[who], s.standing[who]) == (0, Standing.ON_BOARD)
        assert s.skills[who] == [BLUE[who], -1, -1, -1]


def test_a_team_that_does_not_fit_is_refused() -> None:
    with pytest.raises(shamble.BadSetup, match="3 players need at least 3"):
        shamble.load("outbreak", 3, survivors="2")
    with pytest.raises(shamble.BadSetup, match="dead_switch is for 4 to 6"):
        shamble.load("outbreak", 1, survivors="3", mission="dead_switch")
    with pytest.raises(shamble.BadSetup, match="larder_run is for 3 to 6"):
        shamble.load("outbreak", 1, survivors="1", carry_over="on")


def test_odd_survivors_go_to_earlier_seats() -> None:
    s = shamble.load("outbreak", 2, survivors="5").new(seed=1)
    assert [s.owner[who] for who in s.circle[:5]] == [0, 0, 0, 1, 1]


@pytest.mark.rule("OUT-203")
def test_figures_on_the_map_are_not_in_the_stock() -> None:
    s = shamble.load("outbreak", 4, mission="big_game").new(seed=1)
    assert s.stock == [40, 8, 0, 16]
