"""Positions of real games in which the heuristic used to walk to and fro until the limit of rounds.

They are alike: only Sable is left, whom no zombie hears, so that nothing moves any more by itself.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

import shamble
from shamble import Playable
from shamble.games.outbreak.hints.risk import DESPERATE, STEP, daring, is_unheard
from shamble.games.outbreak.state import Question, State
from tests.games.outbreak.positions import Figure, at, given, w, z

LIMIT = 100  # the usual `round_limit`


@dataclass
class Late:
    """A position at the beginning of a round: who is left, what stands where, what is done."""

    mission: str
    round: int
    sable: Figure
    zombies: str
    doors: str
    done: list[int]  # tokens
    unlocked: int = 0
    driving: str = ""  # the zone of the car in which Sable sits at the wheel


STALLED = [
    Late(
        "fire_drill",
        23,
        at("E4", "fire_axe rifle", "water machete", skills="soundless plus_action", experience=11),
        "F1 14W 6R, F2 3W, F3 1R, C4 4W, D4 1F, C5 1W, D5 1W 2R, E5 1W, F5 2W 2R,"
        " C6 13W 2F 3R, E6 2R, F6 1W 1F",
        "C2|D2 B3|B4 D4|D5 E6|F6",
        [1, 1],
    ),
    Late(
        "fire_drill",
        24,
        at("B4", "pan pan", "canned_food ammo_shells glass_bottles", skills="soundless"),
        "F1 13W 2F 1R, D2 1W, F2 1W, F3 1W, D4 3W, F4 1W, C5 2W, D5 1W 1R, E5 4W 3F,"
        " F5 1W 1R, C6 9W 1F 2R, E6 1W 3R, F6 2W 1F",
        "B3|B4 D4|D5 E6|F6",
        [1, 1],
    ),
    Late(
        "fire_drill",
        26,
        at(
            "D3",
            "pan sawed_off",
            "ammo_shells",
            skills="soundless plus_action slip_past",
            experience=25,
        ),
        "F1 17W 2F 6R, B3 2W, C3 2W 1F, C4 6W, D4 1F, E4 1W, C5 2W, C6 10W 7R",
        "C2|D2 B3|B4 D4|D5",
        [1, 0],
    ),
    Late(
        "larder_run",
        31,
        at("I5", "machete machete", "canned_food bag_of_rice", skills="soundless", experience=6),
        "G1 2W 1R, H1 1W, I1 13W 1R, I2 1W, E3 1W, F3 1W, I3 2W 1R, F4 3W 1A 2R, G4 2W 2F,"
        " F5 2W 1F, F6 12W",
        "D2|E2 F3|F4",
        [1, 0, 0],
    ),
    Late(
        "larder_run",
        27,
        at("H4", "pistol pistol", skills="soundless", experience=3),
        "H1 1W 1F, I1 16W 1R, G2 1W 1F, I2 2W 1F, G3 2W, G4 1F, I4 1F, F5 1A, F6 17W 1F 1R",
        "D2|E2 F3|F4",
        [1, 0, 0],
    ),
    Late(
        "dead_switch",
        32,
        at(
            "E5",
            "fire_axe rifle",
            "glass_bottles ammo_shells glass_bottles",
            skills="soundless plus_action slip_past",
            experience=42,
        ),
        "G1 2W 1F 3R, I1 15W 3F 8R, G2 3W, G3 3W, G5 1W, D6 4W, F6 1W, G7 2W, F8 1A, I8 9W 1F 4R",
        "B2|C2 E4|E5 A8|A9 E8|E9",
        [1, 0, 1, 1, 0, 1],
        unlocked=2,
    ),
    Late(
        "dead_switch",
        29,
        at(
            "G6",
            "chainsaw sawed_off",
            "gasoline pan baseball_bat",
            skills="soundless plus_action slip_past",
            experience=24,
        ),
        "C1 6W 1R, G1 3R, I1 7W 2F 3R, C2 2W 1F, B4 2W 3R, C4 1F 2R, D4 2W 2R, E4 7W, F4 2W,"
        " G8 4W 2F, H8 4W, I8 4W 2R",
        "B2|C2 E4|E5 F6|G6 A8|A9 E8|E9",
        [1, 0, 1, 1, 1, 1],
        unlocked=2,
    ),
    Late(
        "dead_switch",
        20,
        at("C4", "fire_axe sub_mg", "- scope pistol", skills="soundless", wounds=1, experience=5),
        "G1 3W, H1 3W, I1 2W, G2 1W, E4 4W 1A 2R, F4 2W 1F, G4 3W, A5 1W, G6 6W, A7 2W 1F,"
        " G7 2W 1F, G8 3W, H8 1W, I8 7W",
        "B2|C2 E4|E5 A8|A9",
        [1, 0, 1, 0, 0, 0],
        unlocked=2,
    ),
    Late(
        "borrowed_keys",
        18,
        at(
            "A5",
            "chainsaw mas_shotgun",
            "- fire_axe sawed_off",
            skills="soundless plus_action",
            experience=15,
        ),
        "A1 3W 4R, C1 1W, D1 2W, G1 1R, H1 2W, I1 1A 1R, A3 1W, I4 2W, C5 1R, D5 2W, E5 2W,"
        " F5 2W, H5 1W, I6 15W, I7 1W, I8 1W, D9 1W, E9 4W",
        "C4|C5 H8|H9 H7|I7",
        [1, 0, 0, 0, 0],
        driving="A5",
    ),
    Late(
        "big_game",
        19,
        at(
            "C7",
            "fire_axe sub_mg",
            "water gasoline machete",
            skills="soundless plus_action",
            experience=12,
        ),
        "A1 6W 1F 2R, E1 2W, F1 2W, G1 1R, I1 8W, E2 1W 1F, I3 1R, A4 3W, E4 1W, I4 2W,"
        " A5 5W 1F, B5 4W, C5 2W, F5 1W, H5 1W 1F, I5 2W, C6 1F 1A 2R",
        "B5|B6",
        [0, 1, 0],
    ),
    Late(
        "long_haul",
        19,
        at(
            "K1",
            "crowbar katana",
            "canned_food bag_of_rice pan",
            skills="soundless plus_action",
            experience=10,
        ),
        "H1 5R, I1 2W 1R, J1 3W, L1 12W 1R, H2 1W, L2 3W, H3 2W, L3 5W 2R, C4 2W, E4 1A, H4 4W,"
        " I4 1W, J4 1W, K4 3W 1R, L4 1W 2R",
        "B3|B4 E3|E4 H2|I2 I3|I4 A6|B6",
        [1, 1, 1, 1, 1],
    ),
    Late(  # the blue doors are locked: no way leads through them
        "dead_switch",
        30,
        at(
            "E4",
            "chainsaw sawed_off",
            "- sawed_off",
            skills="soundless plus_action",
            wounds=1,
            experience=26,
        ),
        "I1 17W 2F 7R, G2 5W, G3 2W, F4 4F 1A, G4 3W, G5 1F, G6 1W, G7 2W, G8 1F, H8 6W, I8 4W 9R",
        "B2|C2 A8|A9 E8|E9",
        [1, 0, 1, 1, 0, 0],
    ),
]


def laid_out(late: Late) -> tuple[Playable[State], State]:
    zombies = dict(horde.split(" ", 1) for horde in late.zombies.split(", "))
    game, s = given(late.mission, sable=late.sable, zombies=zombies, doors=late.doors)
    s.round, s.unlocked = late.round, late.unlocked
    s.token_done[: len(late.done)] = late.done
    s.entered = (1 << 20) - 1
    s.spawn_active[: s.spawn_count] = [1] * s.spawn_count
    s.exit_open = int(all(late.done) or late.mission in ("larder_run", "borrowed_keys"))
    if late.mission == "dead_switch":
        s.exit_open = late.done[4] * late.done[5]
    if late.driving:
        s.car_drivable[1], s.car_zone[1] = 1, z(late.driving)
        s.car[w("sable")], s.seat[w("sable")] = 1, 0
    return game, s


def world(s: State) -> tuple[object, ...]:
    """What a player sees on the table at the end of a round."""
    return (s.at, s.car, s.standing, s.zombies, s.hold, s.token_done, s.door_open, s.experience)


@pytest.mark.parametrize("late", STALLED, ids=lambda late: f"{late.mission}-{late.sable.zone}")
def test_who_is_left_alone_comes_to_an_end(late: Late) -> None:
    """Nothing stands still longer than it takes to dare more, and the limit is not reached."""
    game, s = laid_out(late)
    seen: Counter[str] = Counter()
    last = 0
    while s.to_act:
        if s.round != last:
            last = s.round
            seen[repr(world(s))] += 1
        trail = [s.at[w("sable")]]
        before = (s.round, sum(map(sum, s.zombies)))
        while s.to_act and (s.round, sum(map(sum, s.zombies))) == before:
            advice = game.hint(game.redact(s, 0), 0)
            game.apply(s, 0, advice)
            if str(advice).startswith("move") and s.to_act:
                trail.append(s.at[w("sable")])
        assert len(trail) == len(set(trail)), f"round {last}: to and fro over {trail}"
    assert s.round < LIMIT
    assert max(seen.values()) <= DESPERATE * STEP + 1


def test_nobody_fears_what_does_not_hear() -> None:
    """The last step of a turn ends beside a horde: only Sable takes it (OUT-180)."""
    for name, skills, goes in (("sable", "soundless", True), ("mara", "", False)):
        team: dict[str, Any] = {name: at("B4", "pan crowbar", skills=skills)}
        game, s = given(zombies={"C5": "5W"}, **team)
        s.round, s.actions, s.exit_open = 12, 1, 1
        s.token_done[:2] = [1, 1]
        assert is_unheard(s) == goes
        assert (str(game.hint(game.redact(s, 0), 0)) == "move:c4") == goes


def test_daring_grows_with_the_rounds_and_sooner_for_who_is_not_heard() -> None:
    for name, skills, rounds in (("mara", "", [28, 33, 37, 41]), ("sable", "soundless", [17, 18])):
        team: dict[str, Any] = {name: at("A4", "pan", skills=skills)}
        _, s = given(**team)
        found = []
        for s.round in rounds:
            found.append(daring(s))
        assert found == list(range(len(rounds)))


def test_a_driver_who_finds_zombies_at_the_exit_drives_out_and_in_again() -> None:
    game, s = laid_out(next(late for late in STALLED if late.driving))
    assert str(game.hint(game.redact(s, 0), 0)).startswith("drive:")
    while s.to_act and s.round == 18:
        game.apply(s, 0, game.hint(game.redact(s, 0), 0))
    assert game.result(s).winners == (0,)


def test_what_opens_the_door_is_taken_into_the_hand_there() -> None:
    game, s = given(mara=at("B4", "sawed_off sawed_off", "fire_axe"))
    s.round = 20
    wise = ["change", "swap:own_h1:own_r1", "done", "open_door:north:h1"]
    for advice in wise:
        assert str(game.hint(game.redact(s, 0), 0)) == advice
        game.apply(s, 0, advice)


def test_with_nothing_to_open_doors_it_searches() -> None:
    game, s = given(mara=at("B3", "machete machete", "shotgun katana katana"), doors="B3|B4")
    s.round = 20
    s.token_done[0] = 1
    assert str(game.hint(game.redact(s, 0), 0)) == "search"
    game, s = given(
        mara=at("B3", "machete machete", "shotgun katana katana"), doors="B3|B4", draws="crowbar"
    )
    s.round = 20
    s.token_done[0] = 1
    game.apply(s, 0, "search")
    assert s.question == Question.PLACE_CARD
    assert str(game.hint(game.redact(s, 0), 0)).startswith("discard")  # something worth less


def test_no_shot_is_spent_on_what_only_absorbs_it() -> None:
    """OUT-089, OUT-096: a fatty takes what is meant for the runners behind it."""
    game, s = given(mara=at("B4", "pistol"), zombies={"C4": "1F 2R"})
    assert not str(game.hint(game.redact(s, 0), 0)).startswith("shoot")
    game, s = given(mara=at("B4", "pistol"), zombies={"C4": "2R"})
    assert str(game.hint(game.redact(s, 0), 0)).startswith("shoot")


@pytest.mark.parametrize("mission", ["fire_drill", "larder_run", "dead_switch", "borrowed_keys"])
def test_whole_games_end_before_the_limit_of_rounds(mission: str) -> None:
    for players in (1, 3):
        game = shamble.load("outbreak", players, mission=mission)
        rounds = game.target("native").simulate(300, 5, policy="hints").rounds
        assert rounds.max() < LIMIT
