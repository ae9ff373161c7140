"""What a game's author hears when a game is put together wrongly, and that nothing is stale."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.engine.language.actions import (
    Actions,
    ActionSpace,
    Events,
    Questions,
    Refusals,
    asks,
    refuses,
    takes,
)
from shamble.engine.language.fields import check_fields
from shamble.engine.language.game import Game
from shamble.engine.language.rule import Table
from shamble.engine.language.state import GameState
from shamble.engine.native.fingerprint import of_code
from shamble.engine.runtime.build import dispatcher

ROOT = Path(__file__).parents[2]
OWN_GAMES = [game.id for game in shamble.games() if game.package.startswith("shamble.")]


def test_a_misspelt_field_is_named_with_its_line() -> None:
    def wrong(s):  # type: ignore[no-untyped-def]
        s.nerve = s.hp + s.nerv

    with pytest.raises(TypeError, match=r"test_build.py:\d+: .* 'nerv'; did you mean nerve"):
        check_fields([wrong], ["hp", "nerve"])  # type: ignore[list-item]
    check_fields([wrong], ["hp", "nerve", "nerv"])  # type: ignore[list-item]


def test_a_dispatcher_calls_with_as_many_arguments_as_are_taken() -> None:
    heard: list[tuple[object, ...]] = []
    table = {
        3: lambda s: heard.append(("three",)),
        1: lambda s, a: heard.append(("one", a)),
        7: lambda s, a, b: heard.append(("seven", a, b)),
    }
    call = dispatcher("call", table, "key", "s", "a b")  # type: ignore[arg-type]
    for key in range(9):
        call(None, key, 10 + key, 20)
    assert heard == [("one", 11), ("three",), ("seven", 17, 20)]


def test_a_dispatcher_refuses_a_function_that_wants_more() -> None:
    with pytest.raises(TypeError, match="takes more"):
        dispatcher("call", {1: lambda s, a, b, c: None}, "key", "s", "a b")


class Begin(IntEnum):
    BEGIN = 0


class Late(IntEnum):
    LATE = 1


class Why(Refusals):
    GAME_OVER = 1
    NOT_YOUR_TURN = 1
    LETTERED = refuses("002a")
    UNKNOWN_ACTION = 4
    TOO_HEAVY = 7
    TOO_WIDE = refuses("007", 1007, says="too_heavy")
    NINE = refuses(9)


def test_a_step_without_a_function_is_reported() -> None:
    with pytest.raises(TypeError, match="odd does not register BEGIN, setup, result, "):
        declare().load()


def test_a_game_that_declares_no_types_is_reported() -> None:
    game = Game(id="half", prefix="HAL", version=1, players=range(1, 2), package="tests.tiny")
    with pytest.raises(TypeError, match=r"half: game\.declare.* is never called"):
        game.load()


def test_a_rule_has_the_name_that_the_rule_book_gives_it() -> None:
    said = [declare().rule_name(why) for why in Why]
    assert said == ["ODD-001", "ODD-002a", "ODD-004", "ODD-007", "ODD-007", "ODD-009"]


def test_a_refusal_has_a_name_and_may_share_its_words() -> None:
    assert [int(why) for why in Why] == [1, 2, 4, 7, 1007, 9]
    assert Why.TOO_HEAVY.reason == "too_heavy" and Why.TOO_WIDE.reason == "too_heavy"
    assert Why["NOT_YOUR_TURN"] is Why["GAME_OVER"]


def test_a_refusal_that_has_no_name_is_reported() -> None:
    with pytest.raises(TypeError, match="odd: a rule refuses with 3, which Why does not name"):
        declare().rule_name(3)


def test_the_refusals_of_the_engine_must_be_named() -> None:
    class Some(Refusals):
        GAME_OVER = 3

    class Legal(Refusals):
        GAME_OVER = 0
        NOT_YOUR_TURN = 1
        UNKNOWN_ACTION = 2

    with pytest.raises(TypeError, match="Some must name NOT_YOUR_TURN and UNKNOWN_ACTION"):
        declare(refusals=Some)
    with pytest.raises(TypeError, match="refusals are numbered from 1"):
        declare(refusals=Legal)


def declare(**other: Any) -> Game:
    game = Game(id="odd", prefix="ODD", version=1, players=range(1, 2), package="tests.tiny")
    types = {"state": GameState, "actions": Actions, "questions": Questions, "events": Events}
    game.declare(**{**types, "refusals": Why, "steps": Begin, "endings": Late, **other})
    return game


def test_registering_twice_is_refused() -> None:
    game = Game(id="twice", prefix="TWI", version=1, players=range(1, 2), package="tests.tiny")
    game.step(1)(lambda s: None)
    with pytest.raises(TypeError, match="twice"):
        game.step(1)(lambda s: None)


def test_too_many_arguments_are_refused() -> None:
    with pytest.raises(TypeError, match="at most four"):
        takes(a=range(2), b=range(2), c=range(2), d=range(2), e=range(2))
    with pytest.raises(TypeError, match="at most two"):
        asks(a=range(2), b=range(2), c=range(2))

    class Long(Actions):
        GIVE = takes(a=range(2), b=range(2), c=range(2), d=range(2))

    with pytest.raises(TypeError, match="ask twice"):
        ActionSpace(Long)


def test_ids_of_actions_must_be_dense() -> None:
    class Gappy(IntEnum):
        A = 1
        B = 5

    class Act(Actions):
        TAKE = takes(thing=Gappy)

    with pytest.raises(TypeError, match="0, 1, 2"):
        ActionSpace(Act)


# ---- the cache


def test_the_fingerprint_sees_code_constants_and_tables() -> None:
    def made(text: str, **names: object) -> str:
        scope = dict(names)
        exec(text, scope)
        return of_code([scope["f"]])  # type: ignore[list-item]

    plain = made("def f(s): return TABLE[s] + 1", TABLE=Table([1, 2]))
    assert plain == made("def f(s): return TABLE[s] + 1", TABLE=Table([1, 2]))
    assert plain != made("def f(s): return TABLE[s] + 2", TABLE=Table([1, 2]))
    assert plain != made("def f(s): return TABLE[s] + 1", TABLE=Table([1, 3]))
    inner = "def g(s): return s\ndef f(s): return g(s)"
    assert made(inner) != made(inner.replace("return s\n", "return -s\n"))


def test_a_changed_rule_is_never_served_from_the_cache(tmp_path: Path) -> None:
    """Change a constant that other files' functions use; the next process must see it."""
    folder = tmp_path / "copy"
    subprocess.run(["cp", "-r", str(ROOT / "src"), str(folder)], check=True)
    program = (
        "import shamble; t = shamble.load('pursuit').target('native');"
        "print(t.simulate(50, 1).payoffs.sum(), t.__module__)"
    )
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "SHAMBLE_CACHE": str(tmp_path / "cache"),
    }

    def run() -> str:
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    before = run()
    assert run() == before
    terms = folder / "shamble/games/pursuit/content/roads.py"
    terms.write_text(
        terms.read_text().replace("ROAD_HP = Table([8, 5, 4])", "ROAD_HP = Table([1, 1, 1])")
    )
    assert run() != before


# ---- the house


def test_starting_is_light_and_compiles_nothing() -> None:
    program = (
        "import sys, shamble\n"
        "shamble.games()\n"
        "heavy = [m for m in ('numba', 'numpy', 'scipy', 'matplotlib') if m in sys.modules]\n"
        "assert not heavy, heavy\n"
        "game = shamble.load('pursuit')\n"
        "s = game.new(seed=1)\n"
        "game.apply(s, 0, game.legal(s, 0)[0])\n"
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    "command", [["--help"], ["games"], ["games", "--json"], ["play", "--help"]]
)
def test_help_and_the_list_of_games_import_nothing_heavy(command: list[str]) -> None:
    program = (
        "import sys\n"
        "from shamble.cli import main\n"
        f"sys.argv = ['shamble', *{command!r}]\n"
        "try:\n    main()\nexcept SystemExit as stop:\n    assert not stop.code\n"
        "heavy = [m for m in ('numba', 'numpy', 'scipy') if m in sys.modules]\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)


LAYERS = ["engine", "games", "match", "past", "bots", "lab", "env", "store", "server", "cli"]


def test_dependencies_point_one_way() -> None:
    """cli, server, lab, env, bots → match → games → engine; no game imports another."""
    may: dict[str, set[str]] = {"engine": set(), "games": {"engine"}, "match": {"engine", "games"}}
    for layer in LAYERS:
        may.setdefault(layer, {"engine", "games", "match", "bots", "lab", "store"})
    may["past"] = {"engine", "match"}
    may["server"] |= {"past"}
    may["cli"] |= {"server", "env"}
    source = ROOT / "src" / "shamble"
    for file in source.rglob("*.py"):
        parts = file.relative_to(source).parts
        if len(parts) < 2:
            continue
        layer = parts[0]
        for name in imported(file):
            if not name.startswith("shamble.") or name.count(".") < 1:
                continue
            other = name.split(".")[1]
            if other in LAYERS and other != layer:
                assert other in may[layer], f"{file} imports {name}"
            if layer == "games" and other == "games" and name.count(".") >= 2:
                assert name.split(".")[2] == parts[1], f"{file} imports {name}"


def imported(file: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


#: The packages of the engine from the ground up: each may import those before it.
ENGINE = ["language", "text", "runtime", "batch", "native", "gpu"]
#: What an import inside a function may reach besides: kernels are compiled by the compiler.
INSIDE_FUNCTIONS = {("native", "gpu"), ("batch", "native")}


def test_packages_of_the_engine_import_only_those_below_them() -> None:
    source = ROOT / "src" / "shamble" / "engine"
    for file in source.rglob("*.py"):
        package = file.relative_to(source).parts[0]
        if package not in ENGINE or file.name.startswith("entry_"):
            continue
        for name, at_import in engine_imports(file):
            other = name.split(".")[2]
            if other in (package, "errors") or (other == "catalog" and not at_import):
                continue
            assert other in ENGINE, f"{file} imports {name}"
            below = ENGINE.index(other) < ENGINE.index(package)
            lazily = not at_import and (package, other) in INSIDE_FUNCTIONS
            assert below or lazily, f"{file} imports {name}"


def engine_imports(file: Path) -> list[tuple[str, bool]]:
    """Modules of the engine that a file imports, and whether it does so when it is imported.

    What is imported for its types only does not count.
    """
    tree = ast.parse(file.read_text())
    types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    return [
        (node.module, node in tree.body)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node not in types
        if node.module and node.module.startswith("shamble.engine.")
    ]


#: What lies in a game's folder: a room is a module or a package of that name.
MANDATORY = {"__init__", "state", "rules", "knowledge", "hints", "text"}
OPTIONAL = {"content", "views", "bots", "commands", "guide", "missions"}


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = ROOT / "src" / "shamble" / "games" / game
    rooms = {path.stem for path in folder.iterdir() if path.name != "__pycache__"}
    assert rooms >= MANDATORY, f"{game} lacks {MANDATORY - rooms}"
    assert rooms <= MANDATORY | OPTIONAL, f"{game} has {rooms - MANDATORY - OPTIONAL}"


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_module_of_the_rules_is_imported_with_its_game(game: str) -> None:
    shamble.load(game)
    folder = ROOT / "src" / "shamble" / "games" / game / "rules"
    for file in folder.rglob("*.py"):
        dotted = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
        assert dotted.removesuffix(".__init__") in sys.modules


#: Who compiles, and who has to say that there is nothing to compile with, or for.
KNOW_NUMBA = (
    "targets.py",
    "native/bits.py",
    "native/compiler.py",
    "native/linking.py",
    "native/memory.py",
    "native/wide.py",
    "gpu/copying.py",
    "gpu/linking.py",
    "gpu/shared_memory.py",
    "gpu/target.py",
)


def test_nothing_but_a_few_modules_and_entry_points_knows_numba() -> None:
    for file in (ROOT / "src" / "shamble").rglob("*.py"):
        known = [ROOT / "src" / "shamble" / "engine" / name for name in KNOW_NUMBA]
        if file not in known and not file.name.startswith("entry_"):
            names = {name for name in imported(file) if name.split(".")[0] == "numba"}
            assert not names, f"{file} imports {names}"


def test_wrong_things_raise_sentences() -> None:
    with pytest.raises(shamble.UnknownGame, match="did you mean pursuit"):
        shamble.load("persuit")
    with pytest.raises(shamble.BadSetup, match="did you mean quiet_night"):
        shamble.load("pursuit", quite_night=True)
    with pytest.raises(shamble.BadSetup, match="on or off"):
        shamble.load("pursuit", quiet_night="maybe")
    with pytest.raises(shamble.BadSetup, match="is for 1 player, not 3"):
        shamble.load("pursuit", players=3)
    game = shamble.load("pursuit")
    s = game.new(seed=1)
    with pytest.raises(shamble.ShambleError, match="no player 4"):
        game.legal(s, 4)
    with pytest.raises(shamble.IllegalAction, match="PUR-029"):
        game.apply(s, 0, "fly")
    with pytest.raises(shamble.FieldError, match="did you mean nerve"):
        game.position(nerves=3)
    with pytest.raises(shamble.FieldError, match="hp = 900"):
        game.position(hp=900)
    with pytest.raises(shamble.ShambleError, match="32 bytes"):
        game.new(key=b"short")
    with pytest.raises(shamble.ShambleError, match="seed or a key"):
        game.new(seed=1, key=bytes(32))
    with pytest.raises(shamble.ShambleError, match="en or ja"):
        game.describe("sleep", "fr")
