"""The board fits the terminal, tells what a seat may know, and a finished game is summed up."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import shamble
from shamble.cli.speech import question_words
from shamble.games.mall.views.board import board, facts, report
from tests.games.mall.positions import Table, given


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("n", [3, 6])
def test_the_board_fits_eighty_columns_in_every_phase(n: int, lang: str) -> None:
    game = shamble.load("mall", n)
    s = game.new(seed=3)
    while not game.is_over(s):
        player = min(game.to_act(s))
        lines = board(game.redact(s, player), player, game.say(lang))
        assert len(lines) <= 24
        assert all(cell_len(line) <= 80 for line in lines)
        game.apply(s, player, game.hint(game.redact(s, player), player, 3))
    assert board(game.redact(s), -1, game.say(lang))


def test_the_board_shows_who_is_where() -> None:
    t = given(4, L1="P0:p,g | P1:t", L3="P2:p | P3:p", zombies={1: 2}, hands={0: "pistol"})
    t.s.hiding = 0b100
    t.begin("D")
    lines = "\n".join(board(t.seen(0), 0, t.game.say("en")))
    assert "yellow PG  red T" in lines or "yellow P(G)  red T" in lines
    assert "Pistol" in lines
    assert "covered" in lines
    assert "Pistol" not in "\n".join(board(t.seen(1), 1, t.game.say("en")))


@pytest.mark.rule("MAL-035", "MAL-042")
def test_the_board_shows_the_two_dice_of_a_placement() -> None:
    game = shamble.load("mall", 4)
    s = game.new(seed=3)
    s.dice = [0, 5, 3, 3]
    lines = board(game.redact(s), -1, game.say("en"))
    assert [line.split() for line in lines if "Dice" in line] == [
        ["Dice", "Restroom,", "Supermarket"]
    ]


def asked_in(lang: str, t: Table) -> str:
    return question_words(t.game.say(lang), list(t.game.game.questions)[t.s.question], t.s)


@pytest.mark.rule("MAL-088", "MAL-100", "MAL-197")
@pytest.mark.parametrize(
    ("phase", "place", "en", "ja"),
    [
        ("A", 4, "Parking Lot: who searches the truck?", "駐車場：トラックを探るのは誰"),
        ("B", 5, "Security HQ: who becomes Chief of Security?", "警備室：警備主任になるのは誰"),
        (
            "F",
            4,
            "Parking Lot: who loses a character",
            "駐車場：キャラクターをゾンビに差し出すのは誰",
        ),
    ],
)
def test_a_vote_says_where_it_is_held_and_what_it_decides(
    phase: str, place: int, en: str, ja: str
) -> None:
    places = {f"L{place}": "P0:p | P1:p", "L1": "P2:p,t", "L3": "P3:p,t"}
    t = given(4, zombies={4: 1}, **places).begin(phase)
    assert asked_in("en", t).startswith(en)
    assert asked_in("ja", t).startswith(ja)
    t.vote("0>0 1>1")
    assert t.question() == "revote"
    assert en.partition(": ")[2] in asked_in("en", t)
    assert ja.partition("：")[2] in asked_in("ja", t)


@pytest.mark.rule("MAL-238")
def test_the_result_record() -> None:
    t = given(4, L1="P0:g | P1:p", L3="P2:g", hands={0: "pistol", 2: "camera_1"}, round=6)
    t.s.fell[3] = 5
    t.begin("end")
    crews = report(t.s)
    assert [crew.points for crew in crews] == [3, 7, 3, 0]
    assert [crew.rank for crew in crews] == [2, 1, 2, 4]
    assert [crew.cards for crew in crews] == [1, 0, 1, 0]
    assert [crew.living for crew in crews] == [1, 1, 1, 0]
    assert [crew.last_lost for crew in crews] == [0, 0, 0, 5]
    assert facts(t.s)["ending"] == "few_survivors"
    assert facts(t.s)["rounds"] == 6


@pytest.mark.rule("MAL-205")
def test_on_the_parking_lot_nothing_is_said_of_strength() -> None:
    t = given(4, L4="P0:p", L6="P1:t,g,p | P2:t,p | P3:p", zombies={4: 2}, hands={0: "shotgun"})
    t.begin("F").play(0, "weapon:weapon_2")
    told = [event for event in t.events if event.args.get("place") == "parking"]
    words = [event.kind.word for event in told]
    assert words == ["about_to_enter", "fired", "held_out"]
    for lang, said in (
        ("en", ["no walls, 2 hungry zombies.", "no zombie is left to eat anybody."]),
        ("ja", ["飢えたゾンビが2体。", "襲ってくるゾンビはもういない。"]),
    ):
        lines = [t.game.say(lang).event(event) for event in told]
        assert lines[0].endswith(said[0])
        assert lines[2].endswith(said[1])
