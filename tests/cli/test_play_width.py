"""No line of the screen is wider than a terminal of 80 columns, whatever the game and language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.cells import cell_len

import shamble
from shamble.cli.screen import Screen
from shamble.cli.sitting import Sitting
from shamble.cli.terminal import Terminal, wrap
from shamble.engine.language.actions import Action
from shamble.match.transcript import Transcript

VARIANTS = [option.name for option in shamble.load("pursuit").game.options[1:]]
SETTINGS = [
    *({name: "on"} for name in VARIANTS),
    *({"preset": preset} for preset in ("gentle", "moderate", "standard", "cruel")),
    {"preset": "gentle", "puzzle": "on", "last_breath": "on", "quiet_night": "on"},
    {"preset": "gentle", "alley": "on", "steady_pace": "on", "certain_dawn": "on"},
]


class Paper(Terminal):
    """Keeps what is printed."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.lines: list[str] = []

    def line(self, text: str = "", style: str = "") -> None:
        self.lines.append(text)


def screens(options: dict[str, str], lang: str, seed: int, folder: Path) -> list[str]:
    """All lines of a game that rarely chooses what is deadly, and so lasts."""
    game = shamble.load("pursuit", **options)  # type: ignore[call-overload]
    transcript = Transcript.begin(game, seed.to_bytes(32), ["human"])
    sitting, paper, chance = Sitting(transcript, folder / "game.json"), Paper(), random.Random(seed)
    screen = Screen(paper, sitting, lang)
    while not game.is_over(sitting.state):
        screen.decision(0)
        legal = game.legal(sitting.state, 0)
        safe = [action for action in legal if not is_deadly(screen, action)]
        sitting.act(0, chance.choice(safe or legal))
    screen.happened(0)
    screen.board(0)
    return paper.lines


def is_deadly(screen: Screen, action: Action) -> bool:
    forecast = screen.forecast(0, action)
    return forecast is not None and forecast.deadly


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options))
def test_every_line_fits(options: dict[str, str], lang: str, tmp_path: Path) -> None:
    for seed in range(3):
        wide = [line for line in screens(options, lang, seed, tmp_path) if cell_len(line) > 80]
        assert wide == []


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("one two three", ["one two", "three"]),
        ("彼女は来る。", ["彼女は来", "る。"]),  # a full stop never begins a line
        ("「眠る」を選ぶ", ["「眠る」", "を選ぶ"]),  # nor does a bracket end one
        ("", [""]),
    ],
)
def test_text_is_broken_where_it_may_be(text: str, lines: list[str]) -> None:
    assert wrap(text, 9) == lines
