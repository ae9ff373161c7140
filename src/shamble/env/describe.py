"""The layout of a game's rows and actions, as a table and as a picture: see docs/research/."""

from __future__ import annotations

from xml.sax.saxutils import escape

from shamble.engine.language.game import Game
from shamble.env.layout import Part, row_layout

LINE = 64  # numbers on a line of the picture
CELL, HIGH, GAP = 14, 46, 8
LEFT, TOP = 52, 54
COLOURS = {"everybody": "#d9ead3", "owner": "#cfe2f3", "nobody": "#e6e0ec"}
MEANING = {
    "everybody": "shown to everybody",
    "owner": "rows by seat, each seat sees its own",
    "nobody": "hidden unless a rule shows it",
}


def index(games: list[Game]) -> str:
    """All games: the size of their rows and masks, and the picture of each."""
    lines = [
        "# Rows and actions, game by game",
        "",
        "Written by `tools/research`; what the pictures mean is in [research.md](../research.md).",
        "",
        "| game | players | numbers in a row | actions | payoffs |",
        "|---|---|---|---|---|",
    ]
    for game in games:
        row, least, most = row_layout(game), *game.payoffs
        lines.append(
            f"| [{game.id}]({game.id}.md) | {game.counts()} | {row.size} |"
            f" {game.space().count} | {least} to {most} |"
        )
    for game in games:
        lines += ["", f"## {game.id}", "", f"![the row of {game.id}]({game.id}.svg)"]
    return "\n".join(lines) + "\n"


def as_markdown(game: Game) -> str:
    """Every field with its place in the row, and every kind of action with its ids."""
    layout = row_layout(game)
    number = layout.dtype(0).dtype.name
    lines = [
        f"# {game.id}: rows and actions",
        "",
        f"Written by `tools/research`. A row has {layout.size} numbers ({number}),"
        f" a mask {game.space().count}.",
        "",
        f"![the row of {game.id}]({game.id}.svg)",
        "",
        "| field | from | numbers | shape | least | most | shown to |",
        "|---|---|---|---|---|---|---|",
    ]
    for part in layout.parts:
        shape = " × ".join(map(str, part.shape)) or "–"
        lines.append(
            f"| `{part.name}` | {part.offset} | {part.count} | {shape} |"
            f" {part.low} | {part.high} | {part.shown} |"
        )
    lines += ["", "| action | ids | arguments, the last runs fastest |", "|---|---|---|"]
    for word, first, last, arguments in action_rows(game):
        lines.append(f"| `{word}` | {first} – {last} | {arguments} |")
    return "\n".join(lines) + "\n"


def action_rows(game: Game) -> list[tuple[str, int, int, str]]:
    """Kind, first and last dense id, and arguments with how many values each has."""
    space = game.load().space()
    ends = [*space.first[1:], space.count]
    return [
        (
            kind.word + (" (talk, never in a mask)" if kind.signature.talk else ""),
            first,
            end - 1,
            ", ".join(f"{name} ({len(domain)})" for name, domain in kind.signature.domains) or "–",
        )
        for kind, first, end in zip(space.kinds, space.first, ends, strict=True)
    ]


def as_svg(game: Game) -> str:
    """The row as a strip, folded into lines: one box a field, in the order of its numbers."""
    layout = row_layout(game)
    lines = -(-layout.size // LINE)
    width, height = LEFT + LINE * CELL + 12, TOP + lines * (HIGH + GAP) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">',
        f"<title>The row of {game.id}: {layout.size} numbers</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        *_legend(game),
    ]
    for line in range(lines):
        y = TOP + line * (HIGH + GAP) + HIGH / 2 + 4
        parts.append(f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{line * LINE}</text>')
    for part in layout.parts:
        parts += _boxes(part)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _legend(game: Game) -> list[str]:
    found = [f'<text x="{LEFT}" y="18" font-weight="bold">{game.id}: what a row holds</text>']
    for i, (shown, meaning) in enumerate(MEANING.items()):
        x = LEFT + i * 260
        found.append(
            f'<rect x="{x}" y="28" width="14" height="14" fill="{COLOURS[shown]}" stroke="#555"/>'
        )
        found.append(f'<text x="{x + 20}" y="39">{shown[0].upper()}  {meaning}</text>')
    return found


def _boxes(part: Part) -> list[str]:
    """A field's box, or several where it runs over the end of a line."""
    found, at, end = [], part.offset, part.offset + part.count
    while at < end:
        stop = min(end, (at // LINE + 1) * LINE)
        x, y = LEFT + at % LINE * CELL, TOP + at // LINE * (HIGH + GAP)
        wide = (stop - at) * CELL
        shape = " × ".join(map(str, part.shape))
        about = f"{part.name} {shape}: from {part.offset}, {part.count} numbers, {part.shown}"
        found.append(
            f'<g><title>{escape(about)}</title><rect x="{x}" y="{y}" width="{wide}"'
            f' height="{HIGH}" fill="{COLOURS[part.shown]}" stroke="#555"/>'
        )
        label = f"{part.name} {part.shown[0].upper()}"
        if len(label) * 6.4 < wide:
            found.append(f'<text x="{x + 4}" y="{y + HIGH / 2 + 4}">{escape(label)}</text>')
        elif at == part.offset:
            name = part.name[:10]
            found.append(
                f'<text font-size="8" transform="translate({x + 10},{y + HIGH - 3}) rotate(-90)">'
                f"{escape(name)}</text>"
            )
        found.append("</g>")
        at = stop
    return found
