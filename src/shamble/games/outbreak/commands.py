"""`shamble mission check FILE` and `shamble mission draw FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="mission",
    help="Check and draw mission files of Outbreak.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(help="A mission file (docs/missions.md).")]


@app.command("check")
def check_file(file: File) -> None:
    """Say what is wrong with a mission file."""
    from shamble.games.outbreak.missions.check import check

    faults = check(file)
    for fault in faults:
        typer.echo(f"{file.name}: {fault}")
    if faults:
        raise typer.Exit(1)
    typer.echo(f"{file.name}: nothing is wrong.")


@app.command("draw")
def draw_file(
    file: File,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Where to write the SVG; else it is printed.")
    ] = None,
) -> None:
    """Draw a mission file as an SVG."""
    from shamble.games.outbreak.missions.draw import draw

    picture = draw(file)
    if out is None:
        typer.echo(picture, nl=False)
    else:
        out.write_text(picture, encoding="utf-8")
