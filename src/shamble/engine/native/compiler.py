"""Makes rules callable from compiled code and caches the result. Numba: only here and in `linking`.

Each rule gets a twin, the same code with its content tables as arrays, which numba compiles where
a compiled function calls the rule (see `wide`; CPU and CUDA share it). Entry
points are copied into a cache folder whose name is a hash of everything they were made from, and
numba keeps its binaries beside them: a stale one cannot be found, let alone used.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import platformdirs

from shamble.engine.errors import TargetMissing
from shamble.engine.language.game import Game
from shamble.engine.language.record import dtype
from shamble.engine.language.rule import Grid, Table, intrinsics, rules
from shamble.engine.native.fingerprint import of_code, of_files
from shamble.engine.runtime.build import core, instantiate, most_options

ENGINE = Path(__file__).parents[1]
PLAIN = {"error_model": "numpy", "_nrt": False}  # rules own no memory: there is none to count
DEEP = 5_000  # calls of Python's: numba compiles what a rule calls while it compiles the rule
MARK = "compiled"  # ending of a file in a cache folder: that entry point is there
STALE_SECONDS = 7 * 24 * 3600  # another checkout may still use a folder younger than this

_prepared: set[Callable[..., Any]] = set()
_twin_globals: dict[int, dict[str, Any]] = {}


def prepare_rules() -> None:
    """Tell numba how to compile every rule defined so far."""
    import numpy as np
    from numba.extending import overload

    from shamble.engine.native.bits import ones, zeros_below
    from shamble.engine.native.linking import link_late
    from shamble.engine.native.memory import log_event
    from shamble.engine.native.wide import compile_rule

    link_late()
    sys.setrecursionlimit(max(sys.getrecursionlimit(), DEEP))
    for function in rules:
        if function not in _prepared:
            _prepared.add(function)
            compile_rule(function, _twin(function), PLAIN)
    known = {"np": np, "ones": ones, "zeros_below": zeros_below, "log_event": log_event}
    for name, text in intrinsics.items():
        if name not in _prepared:
            _prepared.add(name)
            overload(name, strict=False)(_always(eval(text, known)))


def _always(implementation: Callable[..., Any]) -> Callable[..., Any]:
    def for_any_types(*args: Any, **kwargs: Any) -> Callable[..., Any]:
        return implementation

    return for_any_types


def _plain(value: Any) -> Any:
    """A global as compiled code sees it: tables are arrays, enumerations hold bare integers."""
    if isinstance(value, Table | Grid):
        return value.array()
    if isinstance(value, type) and issubclass(value, IntEnum):
        bare = ModuleType(value.__name__)  # numba reads a module's attributes as constants
        bare.__dict__.update({member.name: int(member) for member in value})
        return bare
    return value


def _twin(function: FunctionType) -> FunctionType:
    """The same code with plain globals."""
    names = function.__globals__
    if id(names) not in _twin_globals:
        _twin_globals[id(names)] = {name: _plain(value) for name, value in names.items()}
    twin = FunctionType(
        function.__code__,
        _twin_globals[id(names)],
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    twin.__module__ = function.__module__
    twin.__qualname__ = f"shamble_rule.{function.__name__}"  # see `linking`
    return twin


# ---- the cache


def cache_root() -> Path:
    """Where compiled code is kept: SHAMBLE_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("SHAMBLE_CACHE"):
        return Path(chosen)
    return platformdirs.user_cache_path("shamble", appauthor=False)


def sources(game: Game) -> list[Path]:
    """Every source file that compiled code of this game is made from."""
    package = import_module(game.package)
    assert package.__file__ is not None
    home = Path(package.__file__)
    own = sorted(home.parent.rglob("*.py")) if home.name == "__init__.py" else [home]
    return [*sorted(ENGINE.rglob("*.py")), *own]


@cache
def cache_folder(game: Game, entry: str) -> Path:
    """Named by a hash of all that decides what the compiled code is."""
    import numba
    import numpy

    loop = core(game).__dict__.values()
    parts = [
        entry,
        sys.version,
        platform.machine(),
        numba.__version__,
        numpy.__version__,
        os.environ.get("NUMBA_BOUNDSCHECK", ""),
        of_files(sources(game)),
        of_code(value for value in loop if isinstance(value, FunctionType)),
    ]
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]
    return cache_root() / f"{game.id}-{entry}-{key}"


def is_compiled(game: Game, entry: str, name: str) -> bool:
    """Whether the compiled code of an entry point lies ready on disk."""
    return (cache_folder(game, entry) / f"{name}.{MARK}").exists()


def mark_compiled(game: Game, entry: str, name: str) -> None:
    """Note that an entry point is on disk, and drop the folders that this one replaces."""
    folder = cache_folder(game, entry)
    folder.mkdir(parents=True, exist_ok=True)  # somebody may have cleaned up
    (folder / f"{name}.{MARK}").touch()
    for old in folder.parent.glob(f"{game.id}-{entry}-*"):
        if old != folder and time.time() - old.stat().st_mtime > STALE_SECONDS:
            shutil.rmtree(old, ignore_errors=True)


@contextmanager
def alone(game: Game, entry: str, name: str) -> Iterator[None]:
    """Keep other processes from compiling the same entry point: they wait, and then find it."""
    try:
        import fcntl
    except ImportError:  # Windows: then each process compiles for itself
        yield
        return
    with entry_file(game, entry).with_name(f"{name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def entry_file(game: Game, entry: str) -> Path:
    """The entry points' source in the cache folder, exactly as it is in the package."""
    folder = cache_folder(game, entry)
    file = folder / f"entry_{entry}.py"
    source = [path for path in sources(game) if path.name == file.name][-1].read_bytes()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_bytes() != source:
            fresh = folder / f"{os.getpid()}.tmp"
            fresh.write_bytes(source)
            fresh.replace(file)
    except OSError as error:
        raise TargetMissing(
            f"compiled code cannot be kept in {folder.parent} ({error.strerror});"
            " set SHAMBLE_CACHE to a folder that can be written"
        ) from error
    return file


def forget(game: Game, entry: str) -> None:
    """Throw away a cache folder that turned out to be damaged."""
    shutil.rmtree(cache_folder(game, entry), ignore_errors=True)
    entry_points.cache_clear()


@cache
def entry_points(game: Game, entry: str) -> ModuleType:
    """The module `entry_<entry>.py` of the engine or of the game, instantiated for a game.

    It runs from the game's cache folder, with the game's loop in its globals.
    """
    from numba import from_dtype

    loop = core(game)
    prepare_rules()
    if entry.endswith("gpu"):
        from shamble.engine.gpu.linking import suit_the_gpu

        suit_the_gpu()
    file = entry_file(game, entry)
    names: dict[str, Any] = {
        name: value for name, value in loop.__dict__.items() if isinstance(value, FunctionType)
    }
    state = game.state
    names |= {
        "RECORD": from_dtype(dtype(state)),
        "MOST": most_options(game),
        "SEATS": game.players[-1],
        "KINDS": len(game.actions),
        "STEPS": loop.STEPS,
        "QUESTIONS": loop.QUESTIONS,
    }
    if entry == "gpu":
        from shamble.engine.gpu.layout import split
        from shamble.engine.gpu.prefetch import stretches_of_pieces

        stretch, often = stretches_of_pieces(game)
        names |= {"HOT": from_dtype(split(game)[0])}
        names |= {"STRETCH": stretch, "PREFETCHES": Table(often).array()}
    return instantiate(file, f"shamble_{entry}_{game.id}", names)
