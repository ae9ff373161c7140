"""Mission files: the eight of the game, what is wrong with a bad one, drawing, one's own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.engine.language.record import layout
from shamble.games.outbreak.missions.check import check, faults
from shamble.games.outbreak.missions.draw import draw
from shamble.games.outbreak.missions.pack import pack
from shamble.games.outbreak.missions.shelf import BUILT_IN, HERE, mission
from shamble.games.outbreak.state import State
from shamble.games.outbreak.views.board import goal_texts
from shamble.games.outbreak.views.drawing import map_lines

Mission = dict[str, Any]


@pytest.mark.parametrize("value", BUILT_IN)
def test_the_missions_of_the_game_are_sound(value: str) -> None:
    assert check(HERE / f"{value}.json") == []
    assert mission(value)["n"] == BUILT_IN.index(value)


@pytest.mark.parametrize("value", BUILT_IN)
def test_a_mission_fills_fields_of_the_state(value: str) -> None:
    for name, field in pack(mission(value)).items():
        State.fields[name].check(field)
    assert layout(State).size <= 6 * 1024


def test_buildings_keep_their_letters() -> None:
    """OUT-010: whichever letters a map of one's own uses, up to z."""
    own = json.loads(json.dumps(mission("hold_the_line")).replace("bbb", "zzz"))
    own["win"]["living_in_building"] = "z"
    assert faults(own) == []
    game = shamble.load("outbreak", 4, mission="hold_the_line")
    s = game.new(seed=1)
    for name, value in pack(own).items():
        setattr(s, name, value)
    assert "all living in building z" in goal_texts(s, game.say("en"))
    assert "".join(map_lines(s)).count("z") == 6


def changed(change: Callable[[Mission], object]) -> list[str]:
    """The faults of the tutorial with one thing changed."""
    bad = json.loads(json.dumps(mission("fire_drill")))
    change(bad)
    return faults(bad)


BAD: list[tuple[str, Callable[[Mission], object], str]] = [
    ("missing", lambda m: m.pop("grid"), "grid is missing"),
    ("unknown", lambda m: m.update(colour="red"), "'colour' is not a part of a mission"),
    ("id", lambda m: m.update(id="Fire Drill"), "id must be small letters"),
    ("title", lambda m: m.update(title=3), "title must be text"),
    ("list", lambda m: m.update(doors={}), "doors must be a list"),
    ("win form", lambda m: m.update(win=[]), "win must be an object"),
    (
        "range",
        lambda m: m.update(survivors=[0, 9]),
        "survivors must be [least, most] within 1 and 6",
    ),
    ("rows", lambda m: m["grid"].__setitem__(2, "..."), "grid, row 3: 3 cells, but row 1 has 6"),
    ("cell", lambda m: m["grid"].__setitem__(0, "..?..."), 'grid, row 1, cell 3: "?" is none of'),
    (
        "wide",
        lambda m: m.update(grid=["." * 13] * 2),
        "13 columns and 2 rows are too big for the state record, which holds 12 and 9",
    ),
    ("high", lambda m: m.update(grid=["." * 3] * 10), "3 columns and 10 rows are too big"),
    (
        "many doors",
        lambda m: m.update(doors=m["doors"] * 5),
        "doors: 30 are too many for the state record, which holds 24",
    ),
    (
        "door form",
        lambda m: m["doors"].append(["A1"]),
        'doors 7: must be [zone, zone, colour, state], not ["A1"]',
    ),
    (
        "car form",
        lambda m: m.update(cars=[["x", "police"]]),
        "cars 1: must be [id, type, zone, key]",
    ),
    (
        "trigger form",
        lambda m: m["triggers"].append({}),
        "triggers 3: do is missing",
    ),
    ("exit form", lambda m: m.update(exit={"zone": "F6"}), "exit: mode is missing"),
    ("start", lambda m: m.update(start="Z1"), "start: 'Z1' is no zone of the map"),
    ("exit", lambda m: m["exit"].update(zone="G1"), "exit: 'G1' is no zone of the map"),
    ("exit mode", lambda m: m["exit"].update(mode="boat"), "exit: mode 'boat' must be foot or car"),
    ("car exit", lambda m: m["exit"].update(mode="car"), "no car has a key, so none can be driven"),
    ("car exit room", lambda m: m["exit"].update(mode="car", zone="B2"), "exit: B2 is a room"),
    (
        "door nowhere",
        lambda m: m["doors"][0].__setitem__(1, "G2"),
        "door C2|G2: 'G2' is no zone of the map, so the door leads nowhere",
    ),
    (
        "door far",
        lambda m: m["doors"][0].__setitem__(1, "D3"),
        "door C2|D3: the two zones are not neighbours",
    ),
    (
        "door street",
        lambda m: m["doors"].append(["A1", "B1", "red", "closed"]),
        "door A1|B1: both zones are streets",
    ),
    (
        "door twice",
        lambda m: m["doors"].append(["D2", "C2", "red", "closed"]),
        "door D2|C2: listed twice",
    ),
    (
        "door colour",
        lambda m: m["doors"][0].__setitem__(2, "pink"),
        "colour 'pink' must be red, blue or green",
    ),
    (
        "door state",
        lambda m: m["doors"][0].__setitem__(3, "ajar"),
        "state 'ajar' must be closed or open",
    ),
    (
        "door locked",
        lambda m: m["doors"][0].__setitem__(2, "blue"),
        "door C2|D2: it is blue, and no trigger does unlock_doors:blue",
    ),
    (
        "wall",
        lambda m: m["walls"].append(["A1", "B1"]),
        "wall A1|B1: walls are listed between rooms of one building only",
    ),
    (
        "spawn room",
        lambda m: m["spawns"][0].__setitem__(0, "B2"),
        "spawn 1: B2 is a room, but zombies come from the street",
    ),
    (
        "spawn twice",
        lambda m: m["spawns"][1].__setitem__(0, "F1"),
        "spawn 2: F1 has a spawn marker already",
    ),
    (
        "no spawn",
        lambda m: m.update(spawns=[], triggers=[m["triggers"][1]]),
        "spawns: a mission needs at least one",
    ),
    (
        "spawn asleep",
        lambda m: m["triggers"].pop(0),
        "spawn 2: it starts inactive, and no trigger does activate_spawn:C6",
    ),
    (
        "exit shut",
        lambda m: m["triggers"].pop(1),
        "exit: it starts closed, and no trigger does activate_exit",
    ),
    (
        "token twice",
        lambda m: m["objectives"][1].__setitem__(1, "B2"),
        "objective o2: B2 has a token already",
    ),
    (
        "token id",
        lambda m: m["objectives"][1].__setitem__(0, "o1"),
        "objective o1: there are two of that id",
    ),
    (
        "token kind",
        lambda m: m["objectives"][1].__setitem__(2, "eat"),
        "kind 'eat' must be take or switch",
    ),
    (
        "hidden",
        lambda m: m["objectives"][1].__setitem__(3, "hidden"),
        "hidden_pool: 0 colours for 1 tokens that lie face down",
    ),
    ("car room", lambda m: m.update(cars=[["x", "police", "B2", None]]), "car x: B2 is a room"),
    (
        "car key",
        lambda m: m.update(cars=[["x", "police", "A1", "green"]]),
        "car x: its key is the green objective, but there is none",
    ),
    (
        "car type",
        lambda m: m.update(cars=[["x", "bus", "A1", None]]),
        "type 'bus' must be police or show",
    ),
    (
        "zombies",
        lambda m: m.update(zombies=[["A1", "abomination", 2]]),
        "zombies: 2 of kind abomination, but the box holds 1",
    ),
    (
        "zombie kind",
        lambda m: m.update(zombies=[["A1", "ghost", 1]]),
        "zombies at A1: 'ghost' is no zombie: It can be walker",
    ),
    ("no goal", lambda m: m.update(win={}), "win: a mission needs at least one goal"),
    ("goal", lambda m: m["win"].update(sing=True), "win: 'sing' is no goal"),
    (
        "switches",
        lambda m: m["win"].update(switches_on=True),
        "win: switches_on must be true, with a switch on the map",
    ),
    (
        "escape",
        lambda m: m["win"]["all_living_escaped"].update(min=9),
        "win: all_living_escaped must be an object with min",
    ),
    (
        "building",
        lambda m: m["win"].update(living_in_building="q"),
        "win: living_in_building must be the letter of a building",
    ),
    ("loss", lambda m: m.update(lose={"rain": 1}), "lose: 'rain' is no reason to lose"),
    (
        "limits",
        lambda m: (m["win"].update(round_end=9), m.update(lose={"round_limit": 8})),
        "round_limit 8 comes before round_end 9",
    ),
    ("trigger on", lambda m: m["triggers"][0].update(on="dawn"), "trigger 1: on 'dawn' is unknown"),
    (
        "trigger token",
        lambda m: m["triggers"][0].update(on="objective_taken:o9"),
        "there is no objective 'o9'",
    ),
    (
        "trigger count",
        lambda m: m["triggers"][0].update(on="objective_count:3"),
        "must be a number from 1 to 2",
    ),
    ("trigger do", lambda m: m["triggers"][0].update(do="sing"), "trigger 1: do 'sing' is unknown"),
    (
        "trigger spawn",
        lambda m: m["triggers"][0].update(do="activate_spawn:A1"),
        "there is no spawn marker at 'A1'",
    ),
    ("trigger car", lambda m: m["triggers"][0].update(do="unlock_car:x"), "there is no car 'x'"),
    (
        "reward",
        lambda m: m["triggers"].append({"on": "level_reached:red", "do": "give_food"}),
        "a reward needs somebody who takes a token",
    ),
    (
        "escape of more than there are",
        lambda m: m["win"]["all_living_escaped"].update(min=2),
        "win: all_living_escaped: min 2 is too much for a team of 1",
    ),
    (
        "lost from the start",
        lambda m: m.update(survivors=[3, 6], lose={"team_below": 4}),
        "lose: team_below 4 is too much for a team of 3",
    ),
    (
        "trigger of a switch",
        lambda m: m["objectives"][0].__setitem__(2, "switch"),
        "trigger 1: on objective_taken:o1: o1 is a switch, which nobody takes",
    ),
    (
        "trigger of no switch",
        lambda m: m["triggers"][1].update(on="switches_on"),
        "trigger 2: on switches_on: there is no switch",
    ),
    (
        "trigger of no token",
        lambda m: (m.update(objectives=[]), m["triggers"][0].update(on="objective_taken:any")),
        "trigger 2: on objectives_taken: there is no token to take",
    ),
    (
        "trigger of no colour",
        lambda m: m["triggers"][1].update(on="objective_color_taken:blue"),
        "trigger 2: on objective_color_taken:blue: no objective is blue",
    ),
    (
        "trigger of a spawn that is active",
        lambda m: m["triggers"][0].update(do="activate_spawn:F1"),
        "trigger 1: do activate_spawn:F1: that spawn is active from the start",
    ),
    (
        "trigger of an open exit",
        lambda m: m["exit"].update(active=True),
        "trigger 2: do activate_exit: the exit is open from the start",
    ),
    (
        "trigger of red doors",
        lambda m: m["triggers"][0].update(do="unlock_doors:red"),
        "trigger 1: do unlock_doors:red: red doors are never locked",
    ),
    (
        "easy deck",
        lambda m: m.update(zombie_deck_remove=[f"z{i:02d}" for i in range(1, 36)]),
        "no card of z01 to z35 is left, so deck=easy has none",
    ),
    (
        "card twice",
        lambda m: m.update(zombie_deck_remove=["z01", "z01"]),
        "zombie_deck_remove 2: z01 is listed twice",
    ),
    (
        "no prey",
        lambda m: m["win"].update(killed={"abomination": 1}),
        "win: killed: no card and no zombie at the start brings one of kind abomination",
    ),
    (
        "deck",
        lambda m: m.update(zombie_deck_remove=["z99"]),
        'zombie_deck_remove 1: "z99" is none of z01 to z42',
    ),
    (
        "whole deck",
        lambda m: m.update(zombie_deck_remove=[f"z{i:02d}" for i in range(1, 43)]),
        "no card is left",
    ),
    ("grid form", lambda m: m.update(grid="...."), "grid must be a list of rows, each a text"),
    (
        "pool form",
        lambda m: m.update(hidden_pool=[3]),
        "hidden_pool 1: must be a colour, not 3",
    ),
    (
        "exit active",
        lambda m: m["exit"].update(active="soon"),
        "exit: active must be true or false",
    ),
    (
        "wall nowhere",
        lambda m: m["walls"].append(["B2", "B9"]),
        "wall B2|B9: 'B9' is no zone of the map",
    ),
    (
        "wall far",
        lambda m: m["walls"].append(["B2", "C3"]),
        "wall B2|C3: the two zones are not neighbours",
    ),
    (
        "spawn nowhere",
        lambda m: m["spawns"][0].__setitem__(0, "F9"),
        "spawn 1: 'F9' is no zone of the map",
    ),
    (
        "spawn colour",
        lambda m: m["spawns"][0].__setitem__(1, "pink"),
        "spawn 1: colour 'pink' must be red, blue or green",
    ),
    (
        "token nowhere",
        lambda m: m["objectives"][0].__setitem__(1, "Q1"),
        "objective o1: 'Q1' is no zone of the map",
    ),
    (
        "token colour",
        lambda m: m["objectives"][0].__setitem__(3, "pink"),
        "objective o1: colour 'pink' must be red, blue, green or hidden",
    ),
    (
        "hidden switch",
        lambda m: m["objectives"].append(["s1", "A6", "switch", "hidden"]),
        "objective s1: only tokens to take can lie face down",
    ),
    (
        "pool colour",
        lambda m: m.update(hidden_pool=["pink"]),
        "hidden_pool: 'pink' must be red, blue or green",
    ),
    (
        "car twice",
        lambda m: m.update(cars=[["x", "police", "A1", None], ["x", "show", "B1", None]]),
        "car x: there are two of that id",
    ),
    (
        "car nowhere",
        lambda m: m.update(cars=[["x", "police", "A7", None]]),
        "car x: 'A7' is no zone of the map",
    ),
    (
        "car without trigger",
        lambda m: m.update(cars=[["x", "police", "A1", "red"]]),
        "car x: it has a key, but no trigger does unlock_car:x",
    ),
    (
        "zombies nowhere",
        lambda m: m.update(zombies=[["A7", "walker", 1]]),
        "zombies at A7: 'A7' is no zone of the map",
    ),
    (
        "no zombies",
        lambda m: m.update(zombies=[["A1", "walker", 0]]),
        "zombies at A1: 0 must be at least 1",
    ),
    (
        "trigger colour",
        lambda m: m["triggers"][0].update(on="objective_color_taken:pink"),
        "on objective_color_taken:pink: 'pink' must be red, blue or green",
    ),
    (
        "trigger level",
        lambda m: m["triggers"][0].update(on="level_reached:blue"),
        "on level_reached:blue: 'blue' must be yellow, orange or red",
    ),
    (
        "trigger exit",
        lambda m: m.update(exit=None),
        "do activate_exit: the map has no exit",
    ),
    (
        "trigger door",
        lambda m: m["triggers"][0].update(do="unlock_doors:green"),
        "do unlock_doors:green: there is no door of colour 'green'",
    ),
    (
        "deck form",
        lambda m: m.update(zombie_deck_remove="z01"),
        "zombie_deck_remove must be a list of cards",
    ),
    *(
        (
            f"many {part}",
            lambda m, part=part, row=row, most=most: m.update({part: [row] * (most + 1)}),
            f"{part}: {most + 1} are too many for the state record, which holds {most}",
        )
        for part, row, most in (
            ("spawns", ["F1", "red", True], 6),
            ("objectives", ["o1", "B2", "take", "red"], 10),
            ("cars", ["x", "police", "A1", None], 4),
            ("triggers", {"on": "objectives_taken", "do": "activate_exit"}, 12),
        )
    ),
    (
        "unreachable",
        lambda m: m["doors"].pop(2),
        "zone E2: it cannot be reached from the start, even with all doors open",
    ),
    (
        "torn building",
        lambda m: m["walls"].extend([["B3", "C3"]]),
        "zone C2: it is not connected with B2 inside building a",
    ),
]


@pytest.mark.parametrize(("change", "said"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_a_fault_is_named(change: Callable[[Mission], object], said: str) -> None:
    found = changed(change)
    assert any(said in fault for fault in found), found


ODD: list[object] = [None, True, -1, 2.5, "", "Z9", [], {}, [1], {"a": 1}, "objective_count:x"]


def places(part: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or object of a mission, with every key in it."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    for key in keys:
        yield part, key
        if isinstance(part[key], dict | list):
            yield from places(part[key])


@pytest.mark.parametrize("value", ["fire_drill", "dead_switch", "borrowed_keys", "hold_the_line"])
def test_odd_things_anywhere_are_faults_or_harmless(value: str) -> None:
    """A strange value in any place gets a sentence, or the mission can still be laid out."""
    bad = json.loads(json.dumps(mission(value)))
    for part, key in list(places(bad)):
        true = part[key]
        for odd in ODD:
            part[key] = odd
            found = faults(bad)
            assert all(found)
            if not found:
                pack(bad)
        part[key] = true
    assert faults(bad) == []


def test_files_that_are_no_missions(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    assert check(file) == ["the file cannot be read: No such file or directory"]
    file.write_text("{\n 'id': 1}")
    assert check(file)[0].startswith("line 2, column 2: not JSON")
    file.write_bytes(b"\xff\xfe")
    assert check(file) == ["line 1: the file is not UTF-8 text"]
    file.write_text("[" * 100_000)
    assert check(file) == ["the file is nested too deeply for a mission"]
    file.write_text("[]")
    assert check(file) == ["a mission is a JSON object, { … }"]


@pytest.mark.parametrize("value", BUILT_IN)
def test_a_drawing_shows_every_zone_and_thing(value: str) -> None:
    from xml.etree import ElementTree

    svg = draw(HERE / f"{value}.json")
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg")
    drawn = mission(value)
    names = [text.text for text in root.iter() if text.tag.endswith("title")]
    for zone in pack(drawn)["zones"][: pack(drawn)["zone_count"]]:
        from shamble.games.outbreak.content.zones import Zone

        assert any(name and name.startswith(Zone(zone).name) for name in names)
    assert sum(bool(name) and "door" in str(name) for name in names) == len(drawn["doors"])
    assert sum(bool(name) and "spawn" in str(name) for name in names) == len(drawn["spawns"])
    assert sum(bool(name) and "objective" in str(name) for name in names) == len(
        drawn["objectives"]
    )


def test_a_bad_file_is_not_drawn(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("{}")
    with pytest.raises(shamble.ShambleError, match="grid is missing"):
        draw(file)


PROGRAM = """
import shamble
value = [v for v in shamble.load("outbreak").game.options[0].values if v.startswith("yard-")]
assert len(value) == 1, value
game = shamble.load("outbreak", 1, mission=value[0])
s = game.new(seed=3)
print(value[0], s.zone_count)
while not game.is_over(s):
    seat = min(game.to_act(s))
    game.apply(s, seat, game.hint(game.redact(s, seat), seat))
native = game.target("interpreted").simulate(3, 1)
print("played", s.over)
"""


def test_a_folder_of_own_missions(tmp_path: Path) -> None:
    own = {**mission("fire_drill"), "id": "yard", "title": "Back Yard"}
    (tmp_path / "yard.json").write_text(json.dumps(own))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={"SHAMBLE_MISSIONS": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
    )
    assert "played" in done.stdout, done.stderr
    first = done.stdout.split()[0]
    own["title"] = "Another map"
    (tmp_path / "yard.json").write_text(json.dumps(own))
    again = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={"SHAMBLE_MISSIONS": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
    )
    assert again.stdout.split()[0] != first  # another file, another value
