"""Progress lines on stderr: a bar for long work, a line while something compiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shamble.engine.targets import on_compile


@contextmanager
def progress_bar(what: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar that moves by what it is told; silent where nobody looks."""
    with progress_bars({what: total}, quiet) as tick:
        yield lambda done: tick(what, done)


@contextmanager
def progress_bars(totals: dict[str, int], quiet: bool) -> Iterator[Callable[[str, int], None]]:
    """A bar for each kind of work."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda what, done: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        tasks = {what: bar.add_task(what, total=total) for what, total in totals.items()}
        yield lambda what, done: bar.advance(tasks[what], done)


@contextmanager
def compiling(quiet: bool) -> Iterator[None]:
    """Say what is being compiled, and how long it took."""
    console = Console(stderr=True, highlight=False)

    def tell(what: str, seconds: float | None) -> None:
        if quiet:
            return
        if seconds is None:
            console.print(f"compiling {what}, the first time only …")
        else:
            console.print(f"compiled {what} in {seconds:.1f} s")

    on_compile.append(tell)
    try:
        yield
    finally:
        on_compile.remove(tell)
