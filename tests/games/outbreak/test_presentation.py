"""The board in 80 columns, forecasts, the next zombie step, and the words."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import shamble
from shamble import Playable
from shamble.engine.language.actions import fluent_key
from shamble.engine.language.options import Choice
from shamble.games.outbreak.commands import app
from shamble.games.outbreak.missions.shelf import BUILT_IN, HERE
from shamble.games.outbreak.state import State
from shamble.games.outbreak.views.ahead import next_step
from tests.games.outbreak.positions import at, do, given, where, zombie_step

LANGUAGES = ["en", "ja"]


def board(game: Playable[State], s: State, lang: str = "en") -> list[str]:
    draw = game.game.functions.board
    assert draw
    lines: list[str] = draw(game.redact(s, 0), 0, game.say(lang))
    return lines


def forecast(game: Playable[State], s: State, action: str, lang: str = "en") -> Any:
    told_by = game.game.functions.forecast
    assert told_by
    return told_by(game.redact(s, 0), 0, game.actions.parse(action), game.say(lang))


# ---- the board


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", BUILT_IN)
def test_the_board_fits_the_screen(mission: str, lang: str) -> None:
    game = shamble.load("outbreak", 2, mission=mission)
    s = game.new(seed=2)
    for number in range(90):
        if number % 6 == 0:
            for line in board(game, s, lang):
                assert cell_len(line) <= 80, line
        if game.is_over(s):
            break
        seat = min(game.to_act(s))
        game.apply(s, seat, game.hint(game.redact(s, seat), seat, number))


def test_the_board_shows_what_stands_where() -> None:
    game, s = given(
        mara=at("B4", "fire_axe", "water", wounds=1), jax=at("F6"), zombies={"C4": "2W 1R"},
        noise={"D4": 3}, doors="B3|B4",
    )  # fmt: skip
    text = "\n".join(board(game, s))
    for mark in ("2W1R", "1*", "!3", "v1", "(>)", "(v)", "Fire Axe", "wounded", "--/--", "x"):
        assert mark in text, mark


def test_goals_are_on_the_board() -> None:
    for mission, word in (
        ("larder_run", "food"),
        ("hold_the_line", "round 10"),
        ("red_line", "one at red"),
    ):
        game = shamble.load("outbreak", 4, mission=mission)
        assert any(word in line for line in board(game, game.new(seed=1))), mission


# ---- forecasts


def test_an_attack_tells_its_dice_and_who_is_hit_first() -> None:
    game, s = given(mara=at("B4", "shotgun"), jax=at("C4"), zombies={"C4": "1W", "A4": "1F 1R"})
    said = forecast(game, s, "shoot:a4:h1")
    assert said.numbers() == {"dice": 2, "accuracy": 4, "damage": 2, "first": "fatty"}
    assert "Jax" in forecast(game, s, "shoot:c4:h1").text
    assert forecast(game, s, "shoot:c4:h1").numbers()["friends"] == 1


def test_costs_doors_and_fire() -> None:
    game, s = given(mara=at("B4", "fire_axe molotov"), zombies={"B4": "1W"})
    assert forecast(game, s, "move:c4").numbers() == {"actions": 2}
    assert forecast(game, s, "open_door:north:h1").numbers() == {"cards": 4}
    assert forecast(game, s, "throw:b4").deadly
    assert forecast(game, s, "melee:h1").numbers() == {"dice": 1, "accuracy": 4, "damage": 2}
    assert forecast(game, s, "pass").text == ""
    assert forecast(game, s, "discard:h1").text == "Fire Axe"
    do(game, s, "change")
    assert forecast(game, s, "swap:own_h1:own_r1").text == "Fire Axe ↔ –"


# ---- the next zombie step


def test_the_next_step_says_where_and_why() -> None:
    game, s = given(mara=at("A4"), noise={"A4": 1}, zombies={"D4": "2W 1R", "F1": "1W", "A4": "1F"})
    hordes = {horde.zone: horde for horde in next_step(game.redact(s, 0))}
    assert hordes["D4"].deed == "move"
    assert hordes["D4"].zombies == {"walker": 2, "runner": 1}
    (pull,) = hordes["D4"].pulls
    assert (pull.target, pull.noise, pull.why) == ("A4", 2, "noise")
    assert pull.route == ("D4", "C4", "B4", "A4")
    assert hordes["F1"].deed == "split" and set(hordes["F1"].to) == {"F2", "E1"}
    assert hordes["A4"].deed == "attack"


def test_the_next_step_is_what_happens() -> None:
    for seed in range(6):
        game = shamble.load("outbreak", 4)
        s = game.new(seed=seed)
        for number in range(45):
            seat = min(game.to_act(s), default=0)
            if game.is_over(s):
                break
            game.apply(s, seat, game.hint(game.redact(s, seat), seat, number))
        hordes = next_step(game.redact(s, 0))
        after = s.copy()
        zombie_step(game, after)
        if after.to_act:  # the leader decides in between
            continue
        gone = {zone for horde in hordes for zone in horde.to}
        stay = {horde.zone for horde in hordes if horde.deed in ("stay", "attack")}
        assert set(where(after)) == gone | stay


def test_why_behind_doors_and_ruckus() -> None:
    game, s = given(mara=at("B2"), zombies={"D1": "1W"})
    (horde,) = next_step(s)
    assert (horde.pulls[0].why, horde.to) == ("behind_doors", ("D2",))
    assert horde.pulls[0].route == ("D1", "D2", "C2", "C3", "B3", "B2")
    game, s = given(
        cass=at("A1", skills="ruckus"), jax=at("A4"), noise={"A4": 3}, zombies={"C1": "1W"}
    )
    do(game, s, "ruckus")
    (horde,) = next_step(s)
    assert (horde.pulls[0].why, horde.pulls[0].target) == ("ruckus", "A1")


# ---- words


def test_every_thing_has_a_name_in_both_languages() -> None:
    game = shamble.load("outbreak").game
    for lang in LANGUAGES:
        say = shamble.load("outbreak").say(lang)
        keys = [fluent_key("act", kind.word) for kind in game.actions]
        keys += [fluent_key("event", kind.word) for kind in game.events]
        keys += [fluent_key("ask", kind.word) for kind in game.questions]
        keys += [f"why-{why.reason}" for why in game.refusals]
        keys += [f"ending-{ending.name.lower()}" for ending in game.endings]
        for option in game.options:
            keys.append(f"option-{option.name}")
            if isinstance(option, Choice):
                keys += [f"option-{option.name}-{value}" for value in option.values]
        for kinds in (game.actions, game.events, game.questions):
            for kind in kinds:
                for _, domain in kind.signature.domains:
                    if not isinstance(domain, range):
                        assert issubclass(domain, IntEnum)
                        keys += [f"{domain.__name__.lower()}-{m.name.lower()}" for m in domain]
        assert [key for key in keys if not say.has(key)] == []
        for key in keys:
            if key.startswith(("gear-", "skill-")):
                assert say.attribute(key, "effect"), key
            if key.startswith(("survivor-", "gear-", "ending-")):
                assert say.attribute(key, "line"), key


def test_the_two_languages_have_the_same_keys() -> None:
    folder = HERE.parent / "text"

    def keys(file: Path) -> set[str]:
        return set(
            re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        )

    for file in folder.glob("en*.ftl"):
        other = folder / file.name.replace("en", "ja", 1)
        assert keys(file) == keys(other), file.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    for mission in BUILT_IN:
        game = shamble.load("outbreak", 3, mission=mission)
        say, events = game.say(lang), list[shamble.Happening]()
        s = game.new(seed=4, events=events)
        for number in range(120):
            for event in events:
                assert say.event(event)
            if game.is_over(s):
                break
            seat = min(game.to_act(s))
            for action in game.legal(s, seat):
                assert say.action(action)
            events = game.apply(s, seat, game.hint(game.redact(s, seat), seat, number))


# ---- the commands


def test_mission_commands(tmp_path: Path) -> None:
    runner = CliRunner()
    done = runner.invoke(app, ["check", str(HERE / "fire_drill.json")])
    assert (done.exit_code, done.stdout) == (0, "fire_drill.json: nothing is wrong.\n")
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    done = runner.invoke(app, ["check", str(bad)])
    assert done.exit_code == 1 and "bad.json: grid is missing" in done.stdout
    out = tmp_path / "map.svg"
    assert runner.invoke(app, ["draw", str(HERE / "red_line.json"), "-o", str(out)]).exit_code == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
