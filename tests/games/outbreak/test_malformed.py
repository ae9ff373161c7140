"""Malformed mission files through `shamble mission check`: a sentence each, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble.games.outbreak.commands import app
from shamble.games.outbreak.missions.shelf import mission

Mission = dict[str, Any]


def told(file: Path) -> list[str]:
    """What `shamble mission check` says of a faulty file."""
    done = CliRunner().invoke(app, ["check", str(file)])
    assert done.exit_code == 1, done.output
    assert isinstance(done.exception, SystemExit), done.exception  # no traceback
    lines = done.output.splitlines()
    assert all(line.startswith(f"{file.name}: ") for line in lines)
    return [line.removeprefix(f"{file.name}: ") for line in lines]


#: Files that are no missions at all, and what is said of them.
TEXTS: list[tuple[str, bytes, str]] = [
    ("empty", b"", "line 1, column 1: not JSON (Expecting value)"),
    ("cut off", b'{"id": "x",\n "grid": [', "line 2, column 11: not JSON (Expecting value)"),
    ("comma at the end", b'{"id": "x",}', "line 1, column 12: not JSON"),
    ("single quotes", b"{'id': 'x'}", "line 1, column 2: not JSON"),
    ("comment", b"{ // a map\n}", "line 1, column 3: not JSON"),
    ("two objects", b"{}\n{}", "line 2, column 1: not JSON (Extra data)"),
    ("open text", b'{"id": "x\n}', "line 1, column 10: not JSON (Invalid control character at)"),
    ("list", b"[]", "a mission is a JSON object, { … }"),
    ("number", b"7", "a mission is a JSON object, { … }"),
    ("null", b"null", "a mission is a JSON object, { … }"),
    ("empty object", b"{}", "id is missing"),
    ("latin text", b'{\n"title": "caf\xe9"}', "line 2: the file is not UTF-8 text"),
    ("binary", b"\x89PNG\r\n\x1a\n", "line 1: the file is not UTF-8 text"),
    ("deep list", b"[" * 90_000, "the file is nested too deeply for a mission"),
    ("deep value", b'{"n": ' + b"[" * 900 + b"]" * 900 + b"}", "n must be a number, not [[["),
    ("long number", b'{"n": 1' + b"0" * 5000 + b"}", "the file has a number too long"),
    ("too big", b" " * 100_001, "the file is too big for a mission"),
    ("key twice", b'{"id": "a", "id": "b"}', '"id" stands twice in one object'),
    ("inner key twice", b'{"exit": {"zone": 1, "zone": 2}}', '"zone" stands twice in one object'),
    ("half a letter", b'{"start": "\\ud800"}', 'start: "\\ud800" holds a character that cannot be'),
    ("bell in a key", b'{"\\u0007": 1}', 'the file: "\\u0007" holds a character that cannot be'),
]


@pytest.mark.parametrize(("text", "said"), [row[1:] for row in TEXTS], ids=[r[0] for r in TEXTS])
def test_a_file_that_is_no_mission(tmp_path: Path, text: bytes, said: str) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(text)
    assert any(line.startswith(said) for line in told(file)), told(file)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert told(tmp_path / "none.json") == ["the file cannot be read: No such file or directory"]
    (tmp_path / "folder.json").mkdir()
    assert told(tmp_path / "folder.json") == ["it is no ordinary file; a mission is a file of JSON"]


#: Two streets with a house between them: nobody drives through it.
TWO_YARDS: Mission = {
    "grid": [".a."],
    "doors": [["A1", "B1", "red", "closed"], ["B1", "C1", "red", "closed"]],
    "walls": [],
    "start": "A1",
    "exit": {"zone": "C1", "active": True, "mode": "car"},
    "spawns": [["A1", "red", True]],
    "objectives": [["o1", "B1", "take", "red"]],
    "cars": [["van", "show", "A1", "red"]],
    "win": {"all_living_escaped": {"min": 1, "in_car": True}},
    "triggers": [{"on": "objective_color_taken:red", "do": "unlock_car:van"}],
}

#: A mission of the game with one thing changed, and what is said of it.
CHANGES: list[tuple[str, str, Callable[[Mission], object], str]] = [
    (
        "misspelt part",
        "fire_drill",
        lambda m: m.update(objetives=m.pop("objectives")),
        "'objetives' is not a part of a mission: did you mean objectives? It can be ",
    ),
    (
        "misspelt goal",
        "fire_drill",
        lambda m: m["win"].update(objective_taken=True),
        "win: 'objective_taken' is no goal: did you mean objectives_taken? It can be ",
    ),
    (
        "misspelt loss",
        "long_haul",
        lambda m: m["lose"].update(teams_below=2),
        "lose: 'teams_below' is no reason to lose: did you mean team_below? It can be ",
    ),
    (
        "misspelt trigger",
        "fire_drill",
        lambda m: m["triggers"][1].update(on="objectives_take"),
        "trigger 2: on 'objectives_take' is unknown: did you mean objectives_taken? It can be ",
    ),
    (
        "misspelt effect",
        "fire_drill",
        lambda m: m["triggers"][1].update(do="activate_exits"),
        "trigger 2: do 'activate_exits' is unknown: did you mean activate_exit? It can be ",
    ),
    (
        "misspelt zombie",
        "big_game",
        lambda m: m["zombies"][0].__setitem__(1, "abominaton"),
        "zombies at E1: 'abominaton' is no zombie: did you mean abomination? It can be ",
    ),
    (
        "misspelt exit",
        "fire_drill",
        lambda m: m["exit"].update(modes=m["exit"].pop("mode")),
        "exit: 'modes' is not a part of it: did you mean mode? It can be zone, active, mode",
    ),
    (
        "more in a trigger",
        "fire_drill",
        lambda m: m["triggers"][0].update(when="now"),
        "triggers 1: 'when' is not a part of it: It can be on, do",
    ),
    (
        "small zone",
        "fire_drill",
        lambda m: m.update(start="a4"),
        "start: 'a4' is no zone of the map: did you mean A4?",
    ),
    ("trigger as text", "fire_drill", lambda m: m.update(triggers=["x"]), 'not "x"'),
    ("exit as text", "fire_drill", lambda m: m.update(exit="F6"), "exit must be null or an object"),
    ("empty title", "fire_drill", lambda m: m.update(title=""), "title: it is empty"),
    ("number as text", "fire_drill", lambda m: m.update(n="0"), 'n must be a number, not "0"'),
    ("long id", "fire_drill", lambda m: m.update(id="x" * 32), "id must be small letters"),
    ("no zone", "fire_drill", lambda m: m.update(grid=["##", "##"]), "grid: the map has no zone"),
    ("no cell", "fire_drill", lambda m: m.update(grid=["", ""]), "grid: the map has no zone"),
    (
        "long row",
        "fire_drill",
        lambda m: m["doors"].append(["A1"] * 1000),
        'doors 7: must be [zone, zone, colour, state], not ["A1", "A1", ',
    ),
    (
        "half a number",
        "big_game",
        lambda m: m["zombies"][0].__setitem__(2, 1.5),
        'zombies 1: must be [zone, type, count], not ["E1", "abomination", 1.5]',
    ),
    (
        "infinite team",
        "fire_drill",
        lambda m: m.update(survivors=[1, float("inf")]),
        "survivors must be [least, most] within 1 and 6, not [1, Infinity]",
    ),
    (
        "wall twice",
        "fire_drill",
        lambda m: m["walls"].append(["C2", "B2"]),
        "wall C2|B2: listed twice",
    ),
    (
        "by car on foot",
        "fire_drill",
        lambda m: m["win"]["all_living_escaped"].update(in_car=True),
        "win: all_living_escaped must be an object with min, and in_car where the exit is for cars",
    ),
    (
        "perhaps by car",
        "borrowed_keys",
        lambda m: m["win"]["all_living_escaped"].update(in_car="yes"),
        "win: all_living_escaped must be an object with min, and in_car where the exit is for cars",
    ),
    (
        "hidden key",
        "borrowed_keys",
        lambda m: m["cars"][0].__setitem__(3, "hidden"),
        "car police1: key 'hidden' must be red, blue, green or null",
    ),
    (
        "something after the exit",
        "fire_drill",
        lambda m: m["triggers"][1].update(do="activate_exit:F6"),
        "trigger 2: do activate_exit:F6: nothing comes after activate_exit",
    ),
    (
        "something after all",
        "fire_drill",
        lambda m: m["triggers"][1].update(on="objectives_taken:2"),
        "trigger 2: on objectives_taken:2: nothing comes after objectives_taken",
    ),
    (
        "long count",
        "fire_drill",
        lambda m: m["triggers"][0].update(on="objective_count:" + "9" * 5000),
        "triggers 1: on: a text of 5016 characters is too long, 300 are the most",
    ),
    (
        "key behind its own door",
        "fire_drill",
        lambda m: (
            m["doors"][1].__setitem__(2, "blue"),
            m["doors"][0].__setitem__(2, "blue"),
            m["objectives"][0].__setitem__(3, "blue"),
            m["triggers"].append({"on": "objective_color_taken:blue", "do": "unlock_doors:blue"}),
        ),
        "objective o1: B2 lies behind a locked door that never opens before it",
    ),
    (
        "key that may be dealt behind its own door",
        "dead_switch",
        lambda m: m["doors"][0].__setitem__(2, "blue"),
        "trigger 1: on objective_color_taken:blue never happens: a locked door comes before it",
    ),
    (
        "exit behind a locked door",
        "dead_switch",
        lambda m: (
            m["exit"].update(zone="A9"),
            m["doors"][7].__setitem__(2, "green"),
            m["objectives"][2].__setitem__(3, "green"),
            m.update(hidden_pool=["blue", "red", "red"]),
            m["triggers"].append({"on": "objective_color_taken:green", "do": "unlock_doors:green"}),
        ),
        "exit: A9 lies behind a locked door that never opens",
    ),
    (
        "no street to the exit",
        "fire_drill",
        lambda m: m.update(TWO_YARDS),
        "exit: no street leads from a car that can be driven to C1",
    ),
]


@pytest.mark.parametrize(
    ("value", "change", "said"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES]
)
def test_a_mission_with_something_odd(
    tmp_path: Path, value: str, change: Callable[[Mission], object], said: str
) -> None:
    bad = json.loads(json.dumps(mission(value)))
    change(bad)
    file = tmp_path / "x.json"
    file.write_text(json.dumps(bad))
    assert any(said in line for line in told(file)), told(file)
    assert all(len(line) < 600 for line in told(file))


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    """Some editors put one before the text."""
    file = tmp_path / "x.json"
    file.write_text(json.dumps(mission("fire_drill")), encoding="utf-8-sig")
    done = CliRunner().invoke(app, ["check", str(file)])
    assert done.output == "x.json: nothing is wrong.\n"
