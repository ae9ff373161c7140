"""Who sees what (section 7), and what a seat may imagine."""

from __future__ import annotations

import shamble
from shamble.engine.language.state import SPECTATOR
from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.state import State
from tests.games.outbreak.positions import at, do, given

HIDDEN = {"zombie_deck", "gear_deck", "token_colour"}
STREAM = {"key", "drawn", "block", "answer", "stack"}


def test_everything_is_public_but_the_decks_and_the_colours() -> None:
    game = shamble.load("outbreak", 4, mission="dead_switch")
    s = game.new(seed=1)
    for seat in (*range(4), SPECTATOR):
        seen = game.redact(s, seat)
        different = {name for name in type(s).fields if getattr(s, name) != getattr(seen, name)}
        assert different - STREAM <= HIDDEN
        assert seen.gear_deck == [-1] * 55
        assert seen.token_colour[:4] == [-1] * 4


def test_the_composition_of_the_equipment_deck_is_public() -> None:
    game, s = given(mara=at("B2", "katana"), draws="water")
    seen = game.redact(s, 0)
    assert seen.in_deck[Gear.KATANA] == 1
    assert sum(seen.in_deck) == seen.gear_count == s.gear_count


def test_drawn_zombie_cards_are_seen_by_everybody() -> None:
    game, s = given(mara=at("B4", "crowbar"), cards="z12 z01 z04 z31")
    do(game, s, "open_door:north:h1")
    assert game.redact(s, 0).zombie_deck[:5] == [11, 0, 3, 30, -1]


def test_a_colour_is_seen_once_the_token_is_taken() -> None:
    game, s = given("dead_switch", mara=at("A1"))
    s.token_colour[:4] = [1, 0, 0, 0]
    do(game, s, "objective")
    seen = game.redact(s, 0)
    assert seen.token_colour[:5] == [1, -1, -1, -1, 0]
    assert sorted(seen.pool[:3]) == [0, 0, 0]


def test_no_public_row_remembers_how_the_colours_were_dealt() -> None:
    """Section 7: nobody sees the colour of a hidden token, from the first question on."""
    game = shamble.load("outbreak", 4, mission="borrowed_keys", deal="draft")
    public = set(State.fields) - STREAM
    told_apart = set()
    for seed in range(12):
        seen = game.redact(game.new(seed=seed), 0)
        told_apart |= {str({name: getattr(seen, name) for name in public})}
    assert len(told_apart) == 1  # twelve deals of the keys look the same


def test_imagined_colours_fit_what_has_come_to_light() -> None:
    game, s = given("borrowed_keys", mara=at("C3"))
    s.token_colour[:5] = [1, 2, 0, 0, 0]
    do(game, s, "objective")
    places = set()
    for luck in range(40):
        world = game.imagine(game.redact(s, 0), 0, luck)
        assert world.token_colour[0] == 1
        assert sorted(world.token_colour[1:5]) == [0, 0, 0, 2]
        places.add(world.token_colour.index(2))
    assert places == {1, 2, 3, 4}


def test_imagined_decks_hold_exactly_what_is_left() -> None:
    game = shamble.load("outbreak", 2)
    s = game.new(seed=3)
    for number in range(60):
        seat = min(game.to_act(s))
        game.apply(s, seat, game.hint(game.redact(s, seat), seat, number))
        if game.is_over(s):
            break
        world = game.imagine(game.redact(s, seat), seat, number)
        n = s.gear_count
        assert sorted(world.gear_deck[:n]) == sorted(s.gear_deck[:n])
        left = slice(s.zombie_next, s.zombie_size)
        assert sorted(world.zombie_deck[left]) == sorted(s.zombie_deck[left])
        assert world.zombie_deck[: s.zombie_next] == s.zombie_deck[: s.zombie_next]


def test_a_show_car_is_decided_when_it_is_searched() -> None:
    found = set()
    game, s = given("red_line", mara=at("E1"))
    for luck in range(12):
        world = game.imagine(game.redact(s, 0), 0, luck)
        do(game, world, "search_car:car_1")
        found.add(world.card)
    assert found == {Gear.EVIL_TWINS, Gear.MAS_SHOTGUN}
