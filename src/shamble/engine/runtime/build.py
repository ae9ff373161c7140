"""From registered functions to a game's core: dispatchers, and `loop.py` instantiated on them."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from math import isqrt
from pathlib import Path
from types import FunctionType, ModuleType

from shamble.engine.language.actions import Actions, Questions, Seat, size
from shamble.engine.language.fields import check_fields
from shamble.engine.language.game import Game
from shamble.engine.language.record import EVERYBODY, OWNER, Field
from shamble.engine.language.rule import Grid, Table, rule, rules
from shamble.engine.language.state import GameState, S, offer

LOOP = Path(__file__).with_name("loop.py")


@cache
def core(game: Game) -> ModuleType:
    """The game's own instance of the loop: plain Python functions, all of them rules."""
    game.load()
    own = [f for f in rules if f.__module__.startswith(game.package)]
    check_fields(own, game.state.fields)
    return instantiate(LOOP, f"shamble.engine.loop_{game.id}", hooks(game))


def instantiate(file: Path, name: str, names: Mapping[str, object]) -> ModuleType:
    """Execute a module file anew, with `names` already in its globals."""
    spec = spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[name] = module  # numba looks its functions' modules up by name
    spec.loader.exec_module(module)
    return module


def hooks(game: Game) -> dict[str, object]:
    """Everything that `loop.py` expects of a game."""
    space = game.space()
    questions = list(game.questions)
    steps = range(max(map(int, game.steps)) + 1)
    functions = game.functions
    return {
        "CODES": Table(space.codes),
        "FIRST": Table(space.first),
        "SIZES": Grid(space.sizes),
        "ANSWERS": Table(sum(1 << k for k in q.signature.answers) for q in questions),
        "SECRET": Table(int(step in game.secret_steps) for step in steps),
        "TALK": Table(int(kind.signature.talk) for kind in game.actions),
        "OVER": game.over,
        "TURN": game.turn,
        "UNKNOWN": game.unknown,
        "STEPS": len(steps),
        "QUESTIONS": len(questions),
        "run_step": dispatcher("run_step", game.step_functions, "step", "s", "a b c d"),
        "forbids": dispatcher("forbids", forbid_functions(game), "kind", "s", "player a b c", "0"),
        "do_deed": dispatcher("do_deed", game.deed_functions, "kind", "s", "player a b c"),
        "list_options": dispatcher(
            "list_options", offer_functions(game), "question", "s", "player out"
        ),
        "make_blank": make_blank(game.state.fields),
        "show_declared": show_declared(game.state.fields),
        "flatten": flatten(game.state.fields),
        "lay_out": functions.setup,
        "show_more": functions.redact or show_nothing_more,
        "fill_blanks": functions.imagine,
        "payoffs_and_ranks": functions.result,
        "heuristic": functions.hint,
        "remark": functions.talk or say_nothing,
        "broken": functions.invariant,
    }


@rule
def show_nothing_more(s: GameState, player: int, out: GameState) -> None:
    """For games whose declaration says it all."""


@rule
def say_nothing(s: GameState, player: int) -> int:
    """For games without talk."""
    return -1


def blank_state(game: Game[S], players: int, options: list[int]) -> S:
    """A state with its players, options and template; its key comes next, then `loop.begin`."""
    s = game.state()
    core(game).make_blank(s)
    s.players = players
    s.options[: len(options)] = options
    if fill := game.functions.template:
        words = {o.name: o.word(v) for o, v in zip(game.options, options, strict=True)}
        for name, value in fill(players, words).items():
            game.state.fields[name].check(value)
            setattr(s, name, value)
    return s


FEW = 12  # entries that one function chooses from


def dispatcher(
    name: str,
    table: Mapping[int, Callable[..., object]],
    key: str,
    first: str,
    rest: str,
    otherwise: str = "",
) -> FunctionType:
    """One function that calls the function registered under a key, with the arguments it takes.

    Whenever a compiled function is entered it clears a place for every call it could make. So many
    entries are spread over functions of their own.
    """
    entries = sorted(table.items())
    if len(entries) > FEW:
        share = isqrt(len(entries) - 1) + 1
        parts = [dict(entries[at : at + share]) for at in range(0, len(entries), share)]
        spread = [
            dispatcher(f"{name}_{min(part)}_on", part, key, first, rest, otherwise)
            for part in parts
        ]
        entries = [(min(part), made) for part, made in zip(parts, spread, strict=True)]
    names: dict[str, object] = {}
    arguments = rest.split()
    passed = [key, *arguments] if len(table) > FEW else arguments

    def branch(entries: list[tuple[int, Callable[..., object]]], indent: str) -> list[str]:
        if len(entries) > 1:  # a binary search: no game pays for having many steps
            half = len(entries) // 2
            return [
                f"{indent}if {key} < {entries[half][0]}:",
                *branch(entries[:half], indent + "    "),
                f"{indent}else:",
                *branch(entries[half:], indent + "    "),
            ]
        number, function = entries[0]
        taken = list(inspect.signature(function).parameters)[1:]
        if len(taken) > len(passed):
            raise TypeError(f"{function.__name__} takes more than ({first}, {', '.join(passed)})")
        names[f"{name}_{number}"] = function
        call = f"{name}_{number}({', '.join([first, *passed[: len(taken)]])})"
        asked = ">=" if len(table) > FEW else "=="
        return [
            f"{indent}if {key} {asked} {number}:",
            f"{indent}    {'return ' if otherwise else ''}{call}",
        ]

    lines = [f"def {name}({', '.join([first, key, *arguments])}):"]
    lines += branch(entries, "    ") if table else ["    pass"]
    if otherwise:
        lines.append(f"    return {otherwise}")
    return write(name, lines, names)


def offer_functions(game: Game) -> dict[int, Callable[..., object]]:
    """For each question, the game's own listing of options or what follows from `forbids`."""
    return {
        int(question): game.offer_functions.get(int(question)) or all_allowed(game, question)
        for question in game.questions
    }


def forbid_functions(game: Game) -> dict[int, Callable[..., object]]:
    """What forbids each kind of action, and where options follow from it, seats nobody sits on."""
    listed_here = {
        kind
        for question in game.questions
        if int(question) not in game.offer_functions
        for kind in question.signature.answers
    }
    table: dict[int, Callable[..., object]] = dict(game.forbid_functions)
    for kind in game.actions:
        if int(kind) in listed_here and any(d is Seat for _, d in kind.signature.domains):
            table[int(kind)] = at_the_table(game, kind)
    return table


def at_the_table(game: Game, kind: Actions) -> FunctionType:
    """Refuse a seat that is not at the table, before the game is asked."""
    name = f"forbids_{kind.word}_at_the_table"
    taken = "abc"[: len(kind.signature.domains)]
    lines = [f"def {name}({', '.join(['s', 'player', *taken])}):"]
    for argument, (_, domain) in zip(taken, kind.signature.domains, strict=True):
        if domain is Seat:
            lines += [f"    if {argument} >= s.players:", f"        return {game.unknown}"]
    names: dict[str, object] = {}
    call = "0"
    if function := game.forbid_functions.get(int(kind)):
        wanted = len(inspect.signature(function).parameters)
        names["forbids_it"] = function
        call = f"forbids_it({', '.join(['s', 'player', *taken][:wanted])})"
    return write(name, [*lines, f"    return {call}"], names)


def all_allowed(game: Game, question: Questions) -> FunctionType:
    """Offer every action that answers the question and that nothing forbids."""
    name = f"offer_{question.word}"
    lines = [f"def {name}(s, player, out):"]
    names: dict[str, object] = {"offer": offer}
    for number in question.signature.answers:
        kind = list(game.actions)[number]
        indent, arguments = "    ", []
        for argument, (_, domain) in zip("abc", kind.signature.domains, strict=False):
            count = "s.players" if domain is Seat else str(size(domain))
            lines.append(f"{indent}for {argument} in range({count}):")
            indent += "    "
            arguments.append(argument)
        if number in game.forbid_functions:
            function = game.forbid_functions[number]
            names[f"forbids_{kind.word}"] = function
            wanted = len(inspect.signature(function).parameters)
            given = ", ".join(["s", "player", *arguments][:wanted])
            lines.append(f"{indent}if forbids_{kind.word}({given}) == 0:")
            indent += "    "
        lines.append(f"{indent}offer({', '.join(['out', str(number), *arguments])})")
    return write(name, lines, names)


def make_blank(fields: dict[str, Field]) -> FunctionType:
    """Every field at its blank."""
    lines = ["def make_blank(s):"]
    for name, field in fields.items():
        target, indent, loops = indexed(name, field)
        lines += [*loops, f"{indent}s.{target} = {field.blank}"]
    return write("make_blank", lines, {})


def show_declared(fields: dict[str, Field]) -> FunctionType:
    """Copy the fields that everybody sees, and a seat's own rows."""
    lines = ["def show_declared(s, player, out):"]
    for name, field in fields.items():
        if field.shown is EVERYBODY:
            target, indent, loops = indexed(name, field)
            lines += [*loops, f"{indent}out.{target} = s.{target}"]
        elif field.shown is OWNER:
            inner = Field(field.code, field.size, field.shape[1:])
            target, indent, loops = indexed(f"{name}[player]", inner, "        ")
            lines += [
                f"    if 0 <= player < {field.shape[0]}:",
                *loops,
                f"{indent}out.{target} = s.{target}",
            ]
    return write("show_declared", lines, {})


#: Never part of an observation: the random stream, and what only fills a record up.
STREAM = ("key", "drawn", "block", "padding")


def observed(fields: dict[str, Field]) -> dict[str, Field]:
    """The fields that an observation is made of, in their order."""
    return {name: field for name, field in fields.items() if name not in STREAM}


def flatten(fields: dict[str, Field]) -> FunctionType:
    """A record as a row of numbers."""
    lines, at = ["def flatten(s, row):"], 0
    for name, field in observed(fields).items():
        target, indent, loops = indexed(name, field)
        place = {0: f"{at}", 1: f"{at} + i", 2: f"{at} + i * {(*field.shape, 1, 1)[1]} + j"}
        lines += [*loops, f"{indent}row[{place[len(field.shape)]}] = s.{target}"]
        at += field.count
    return write("flatten", lines, {})


def indexed(name: str, field: Field, indent: str = "    ") -> tuple[str, str, list[str]]:
    """A field's single number, and the loops around it."""
    loops = []
    for variable, length in zip("ij", field.shape, strict=False):
        loops.append(f"{indent}for {variable} in range({length}):")
        name += f"[{variable}]"
        indent += "    "
    return name, indent, loops


def write(name: str, lines: list[str], names: dict[str, object]) -> FunctionType:
    """Turn lines of Python into a rule."""
    names["__name__"] = __name__
    exec(compile("\n".join(lines), f"<made: {name}>", "exec"), names)
    made = names[name]
    assert isinstance(made, FunctionType)
    return rule(made)


@cache
def most_options(game: Game) -> int:
    """The most options any question of the game can offer."""
    if game.most_options:
        return game.most_options
    space = game.space()
    per_kind = [
        after - before
        for before, after in zip(space.first, [*space.first[1:], space.count], strict=True)
    ]
    return max(sum(per_kind[k] for k in q.signature.answers) for q in game.questions)
