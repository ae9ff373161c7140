"""The board in a terminal, forecasts, and the heuristic."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

import shamble
from shamble.games.nightmare.content.blood import Blood
from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.state import Phase, Step
from shamble.games.nightmare.views.board import INDENT
from tests.games.nightmare.positions import P1, P2, P3, P4, Scene, scene


def board(t: Scene, seat: int, lang: str = "en") -> list[str]:
    draw = t.game.game.functions.board
    assert draw
    lines: list[str] = draw(t.game.redact(t.s, seat), seat, t.game.say(lang))
    return lines


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("players", [2, 8])
def test_the_board_fits_eighty_columns(players: int, lang: str) -> None:
    game = shamble.load("nightmare", players)
    s = game.new(seed=11)
    while not game.is_over(s):
        p = min(game.to_act(s))
        draw = game.game.functions.board
        assert draw
        lines = draw(game.redact(s, p), p, game.say(lang))
        assert all(cell_len(line) <= 80 for line in lines), max(lines, key=cell_len)
        game.apply(s, p, game.hint(game.redact(s, p), p))


def test_the_board_shows_the_road_and_who_is_where() -> None:
    t = scene(at=[3, 3, -7, 12], zombies=[P3], walkers={5: 2}, lying={9: "machete"},
              blood=[(P1, 2, 0)], hidden={P3: "frenzy"}, hive="fast_rot")  # fmt: skip
    text = "\n".join(board(t, P1))
    assert "z3" in text and "2w" in text and "*" in text and "#" in text
    assert "blood 2" in text and "1 hidden" in text and "Fast Rot" in text
    assert "Frenzy" not in text
    assert "(Frenzy)" in "\n".join(board(t, P3))


def test_the_board_repeats_what_blood_sense_has_shown() -> None:
    """Section 7: that zombie player knows it from then on, until it leaves the table."""
    doubt = [(P1, 3, Blood.INFECTED), (P2, 2, Blood.CLEAN), (P1, 1, Blood.MARKED_INCUBATING)]
    t = scene(at=[20, 22, 50, 18], zombies=[P4], up={P4: "blood_sense"}, fate=[3], blood=doubt)
    t.run(Step.PHASE_D).do(P4, "sense:0")
    for seat in (P1, P2, P3, -1):
        assert "blood 3 1\n" in "\n".join([*board(t, seat), ""])
    text = "\n".join([*board(t, P4), *board(t, P4, "ja"), ""])
    assert "blood 3 (Infected) 1 (Incubating)\n" in text
    assert "血液 3（感染） 1（潜伏期）\n" in text
    assert "blood 2\n" in text  # P2's, which it has not looked at


def lines_of(t: Scene, label: str) -> list[str]:
    return [line[INDENT:] for line in board(t, P1) if line.startswith(f"  {label} ")]


def test_the_board_tells_what_lies_where_and_what_is_still_owed() -> None:
    """Section 7: gear piles and errand markers are open, also where a walker stands on them."""
    t = scene(at=[3, 3, 3, 3], walkers={9: 1}, lying={9: "machete bicycle"}, lying_bullets={12: 3},
              conditions={P1: "left_behind", P2: "signal_flare", P3: "avenger"}, errand=(9, 15),
              met=[Condition.SIGNAL_FLARE])  # fmt: skip
    t.s.kills, t.s.ankle, t.s.sheltered, t.s.blackout = 1, 1 << P3, 1 << P4, 1
    assert lines_of(t, "Dropped") == ["@9 Machete · @9 Bicycle · @12 3 bullets"]
    assert lines_of(t, "1 red")[0].endswith("Left Behind (@9)")
    assert lines_of(t, "2 blue")[0].endswith("Signal Flare (met)")
    assert lines_of(t, "3 green") == ["human · @3 · Twisted Ankle · 0 bullets · Blood Debt (1/2)"]
    assert lines_of(t, "4 yellow") == ["human · @3 · Barricade · 0 bullets"]
    assert lines_of(t, "Blackout") == ["at most 5 spaces in Phase A"]


def test_the_board_names_a_fight_only_while_it_is_fought() -> None:
    t = scene(at=[12] * 4, events=[Card.GRABBED_ANKLE], hands={P1: "machete"}, fate=[9, 9, 9, 2])
    t.run(Step.PHASE_B)
    assert lines_of(t, "Fight") == ["Player 1 against an event zombie"]
    t.do(P1, "bare_hands")
    assert t.s.fighter == P1 and lines_of(t, "Fight") == []
    t = turned_on_p3(hands={P1: "machete"})
    assert lines_of(t, "Fight") == ["Player 3 against Player 1"]
    t = scene(at=[22] * 4, blood=[(P3, 2, 0)], phase=Phase.COMBAT).run(Step.PHASE_C2)
    t.do(P1, "turn_on:2").do(P2, "join")
    assert lines_of(t, "Fight") == ["Player 3 against Player 1 · Player 2 joins in"]


def test_numbers_under_the_approach_do_not_touch() -> None:
    t = scene(at=[-11, 0, 0, 0], zombies=[P1])
    assert any(line.split() == ["-11", "-5"] for line in board(t, P2))


def forecast(t: Scene, seat: int, action: str) -> dict[str, int | str | None]:
    seen = t.game.redact(t.s, seat)
    foresee = t.game.game.functions.forecast
    assert foresee
    found = foresee(seen, seat, t.game.actions.parse(action), t.game.say())
    numbers: dict[str, int | str | None] = found.numbers()
    return numbers


def test_a_move_is_foreseen_up_to_the_first_zombie() -> None:
    t = scene(at=[7, 0, 0, 0], zombies=[P2, P3, P4], walkers={10: 2}, fate=[8])
    t.run(Step.PHASE_A, 0)
    assert forecast(t, P1, "forward:2") == {"space": 9, "zombies": 0}
    assert forecast(t, P1, "forward:8") == {"space": 10, "zombies": 2}


def test_a_zombie_foresees_whom_it_meets() -> None:
    t = scene(at=[20, 10, 40, 40], zombies=[P2], fate=[10]).run(Step.PHASE_D)
    assert forecast(t, P2, "forward:10") == {"space": 20, "humans": 1 << P1}


def test_no_fight_is_foreseen_where_there_can_be_none() -> None:
    """Behind a barricade, and when the dead stir in Phase B (NIT-148)."""
    t = scene(at=[20, 10, 20, 40], zombies=[P2], fate=[10])
    t.s.sheltered = 1 << P1
    assert forecast(t.run(Step.PHASE_D), P2, "forward:10") == {"space": 20, "humans": 1 << P3}
    t.s.sheltered |= 1 << P3
    assert forecast(t, P2, "forward:10") == {"space": 20, "zombies": 0}
    t = scene(at=[12, 10, 40, 40], zombies=[P2], events=[Card.DEAD_RISING]).run(Step.PHASE_B)
    assert forecast(t, P2, "forward:2") == {"space": 12, "zombies": 0}


def test_what_evolutions_do_to_a_fight_is_foreseen() -> None:
    t = scene(at=[12, 12, 12, 40], zombies=[P2, P3], hands={P1: "baseball_bat fire_axe"},
              up={P2: "iron_grip twin_claws"}, hive="hive_link")  # fmt: skip
    t.run(Step.PHASE_C).do(P1, "challenge:1")
    assert forecast(t, P1, "wield_both") == {
        "cards": 4, "bonus": 1, "foe_cards": 2, "foe_bonus": 2,
    }  # fmt: skip
    assert forecast(t, P1, "bare_hands")["cards"] == 1


def turned_on_p3(**given: Any) -> Scene:
    """All on 22; P1 turns on P3, whose blood is in doubt, and nobody joins."""
    t = scene(at=[22, 22, 22, 22], blood=[(P3, 2, 0)], phase=Phase.COMBAT, **given)
    t.run(Step.PHASE_C2).do(P1, "turn_on:2")
    return t.do(P2, "stand_back").do(P4, "stand_back")


def test_of_humans_what_they_hold_is_foreseen_and_not_what_they_choose() -> None:
    t = turned_on_p3(hands={P1: "kitchen_knife", P3: "fire_axe baseball_bat"}).do(P1, "engage")
    mine = {"cards": 2, "bonus": 0, "foe_cards": 4, "foe_bonus": 1}
    assert forecast(t, P1, "wield:kitchen_knife") == mine
    t.do(P3, "bare_hands")
    assert forecast(t, P1, "wield:kitchen_knife") == mine
    assert forecast(t, P3, "bare_hands")["foe_cards"] == 2


def test_a_shot_says_what_dodges_it() -> None:
    t = turned_on_p3(bullets=[1, 0, 1, 0], items={P3: "riot_vest"})
    assert forecast(t, P1, "fire") == {"dodge": 6}
    assert forecast(t.do(P1, "fire"), P3, "fire_at:0") == {"dodge": 8}


def test_what_a_drink_is_worth_is_foreseen() -> None:
    t = scene(at=[7, 0, 0, 0], items={P1: "energy_drink"}, fate=[9]).run(Step.PHASE_A, 0)
    assert [forecast(t, P1, one)["reach"] for one in ("decline", "drink")] == [9, 13]
    t.s.ankle = 1 << P1
    assert [forecast(t, P1, one)["reach"] for one in ("decline", "drink")] == [5, 7]
    t.s.blackout = 1
    assert [forecast(t, P1, one)["reach"] for one in ("decline", "drink")] == [5, 5]


def test_the_summary_of_a_finished_game() -> None:
    t = scene(at=[60, 5, 6, 7], zombies=[P4], round=9).run(Step.PHASE_F)
    find_facts = t.game.game.functions.facts
    assert find_facts
    assert find_facts(t.s) == {
        "rounds": 9, "humans": 3, "zombies": 1, "safe": 0,
    }  # fmt: skip


def escapes(players: int, games: int, hints: bool) -> int:
    import random

    game = shamble.load("nightmare", players)
    found = 0
    for seed in range(games):
        dice, s, made = random.Random(seed), game.new(seed=seed), 0
        while not game.is_over(s):
            p = min(game.to_act(s))
            if hints:
                action = game.hint(game.redact(s, p), p, made)
            else:
                action = dice.choice(game.legal(s, p))
            game.apply(s, p, action)
            made += 1
        found += game.result(s).ending == "escaped"
    return found


@pytest.mark.parametrize("players", [2, 5])
def test_the_heuristic_brings_humans_home_and_chance_does_not(players: int) -> None:
    assert escapes(players, 12, hints=True) >= 5
    assert escapes(players, 6, hints=False) <= 2
