"""Options of a setup: numbers, what a game checks itself, and what it fills in beforehand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import IntEnum

import numpy as np
import pytest

import shamble
from shamble.engine.language.functions import Functions
from shamble.engine.language.game import Game, Number, Option
from tests.tiny import lanterns

GAME = lanterns.game


@pytest.fixture
def registered() -> Iterator[Functions[lanterns.State]]:
    """Functions that a test registers with Lanterns, taken away again."""
    before = replace(GAME.functions)
    yield GAME.functions
    GAME.functions = before


def test_a_number_is_taken_within_its_bounds() -> None:
    age = Number("age", 1, 130, 30)
    assert age.parse(1) == age.parse("1") == 1
    assert age.parse("130") == 130
    assert age.word(age.standard) == "30"
    for wrong in (0, 131, "-3", "1.5", "ten", "", True, None, "9" * 50):
        with pytest.raises(shamble.BadSetup, match="whole number from 1 to 130"):
            age.parse(wrong)


def test_a_game_may_refuse_a_setup_in_a_sentence(registered: Functions[lanterns.State]) -> None:
    registered.check = lambda players, options: (
        "two play four rounds" if players == 2 and options["rounds"] == "three" else None
    )
    assert shamble.Playable(GAME, 3, {"rounds": "three"}).players == 3
    with pytest.raises(shamble.BadSetup, match="bad_setup: two play four rounds"):
        shamble.Playable(GAME, 2, {"rounds": "three"})


def test_a_template_is_there_before_the_setup_on_every_target(
    registered: Functions[lanterns.State],
) -> None:
    registered.template = lambda players, options: {"points": [0, players, 0, 0]}
    game = shamble.Playable(GAME, 3, {})
    assert game.new(seed=1).points == [0, 3, 0, 0]
    keys = np.arange(32, dtype=np.uint32).reshape(4, 8)
    native = game.target("native").setup_many(keys)
    assert (native["points"] == [0, 3, 0, 0]).all()
    assert native.tobytes() == game.target("interpreted").setup_many(keys).tobytes()
    done = [game.target(name).simulate(5, 3, keep=True) for name in ("native", "interpreted")]
    assert done[0].states is not None and done[1].states is not None
    assert done[0].states.tobytes() == done[1].states.tobytes()


def test_a_template_that_does_not_fit_is_a_sentence(registered: Functions[lanterns.State]) -> None:
    registered.template = lambda players, options: {"points": [0, 1000, 0, 0]}
    with pytest.raises(shamble.FieldError, match="points"):
        shamble.Playable(GAME, 3, {})


# ---- a number and its text are one value


class Two(IntEnum):
    TWO = 2


@pytest.mark.parametrize("two", [2, "2", " 2 ", "02", 2.0, np.int8(2), np.uint64(2), Two.TWO])
def test_a_number_and_its_text_are_one_value(two: object) -> None:
    game = shamble.load("outbreak", two, survivors=two, round_limit=two)  # type: ignore[call-overload]
    assert (game.players, game.options["survivors"], game.options["round_limit"]) == (2, "2", "2")


@pytest.mark.parametrize(
    ("given", "word"),
    [
        (yes, "on")
        for yes in (True, np.True_, 1, "1", "on", "ON", "yes", "true", "True", np.int64(1))
    ]
    + [(no, "off") for no in (False, np.False_, 0, "0", "off", "Off", "no", "false", "False")],
)
def test_whoever_says_yes_or_no_means_on_or_off(given: object, word: str) -> None:
    """Of a switch, and of a choice that may be on or off among others."""
    chosen = shamble.load("outbreak", iron_team=given, sight_first=given).options
    assert (chosen["iron_team"], chosen["sight_first"]) == (word, word)


@pytest.mark.parametrize(
    "players", [True, False, 2.5, "two", "", "-2", [2], b"2", float("nan"), "9" * 50]
)
def test_what_is_no_player_count_is_refused_in_a_sentence(players: object) -> None:
    with pytest.raises(shamble.BadSetup, match="outbreak is for 1 to 6 players, not "):
        shamble.load("outbreak", players)  # type: ignore[call-overload]


@pytest.mark.parametrize("wrong", [None, [2], {}, b"2", float("inf"), 7, -1, "zwei", 2.5])
def test_what_is_no_value_is_refused_in_a_sentence(wrong: object) -> None:
    for name in ("survivors", "iron_team", "round_limit", "sight_first"):
        if (name, wrong) != ("round_limit", 7):
            with pytest.raises(shamble.BadSetup, match=f"bad_setup: {name} "):
                shamble.load("outbreak", None, **{name: wrong})


def values_of(option: Option) -> Iterator[tuple[object, int]]:
    """Every value there is of an option, as text and as a number, with what it is."""
    words: tuple[str, ...] = option.values
    if isinstance(option, Number):
        words = tuple(map(str, range(option.least, option.most + 1)))
    for word in words:
        value = option.parse(word)
        yield word, value
        if word.isdecimal():
            yield int(word), value
            yield np.int32(int(word)), value
        if word in ("on", "off") and not isinstance(option, Number):
            yield word == "on", value
            yield int(word == "on"), value


@pytest.mark.parametrize("game", shamble.games(), ids=lambda game: game.id)
def test_every_value_means_the_same_however_it_is_given(game: Game) -> None:
    for option in game.options:
        for given, value in values_of(option):
            assert option.parse(given) == value, (option.name, given)


SUGGESTED = re.compile(r"did you mean (\S+)\?|can be (.*?)(?:, not|;|$)")


@pytest.mark.parametrize("game", shamble.games(), ids=lambda game: game.id)
def test_no_refusal_suggests_what_was_given(game: Game) -> None:
    """Each value of each option with every player count: played, or refused with a reason."""
    game.load()
    for players in game.players:
        for option in game.options:
            for given, value in values_of(option):
                word = option.word(value)
                try:
                    game.settle(players, {option.name: given})
                except shamble.BadSetup as refusal:
                    said = str(refusal)
                    assert "cannot be " not in said, said  # it can: something else is in the way
                    for match in SUGGESTED.finditer(said):
                        offered = re.split(r", | or |\s", match[1] or match[2])
                        assert word not in offered, (said, word)


@pytest.mark.parametrize("game", shamble.games(), ids=lambda game: game.id)
def test_two_options_that_clash_are_both_named(game: Game) -> None:
    game.load()
    for first, second in game.clashes:
        chosen = dict(term.partition("=")[::2] for term in (first, second))
        with pytest.raises(shamble.BadSetup) as refused:
            game.settle(game.players[-1], {name: word or "on" for name, word in chosen.items()})
        assert all(name in str(refused.value) for name in chosen)


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (
            2,
            {"mission": "larder_run", "survivors": 2},
            "the mission larder_run is for 3 to 6 survivors, not 2; survivors can be 3, 4, 5 or 6",
        ),
        (3, {"survivors": 2}, "3 players need at least 3 survivors, not 2; survivors can be 3, 4"),
        (5, {"mission": "red_line", "survivors": "4"}, "not 4; survivors can be 5 or 6 here"),
        (
            1,
            {"survivors": 2, "carry_over": True},
            "(carry_over leads there from fire_drill), not 2",
        ),
    ],
)
def test_a_team_that_does_not_fit_is_told_what_is_in_the_way(
    players: int, options: dict[str, object], says: str
) -> None:
    with pytest.raises(shamble.BadSetup, match=re.escape(says)):
        shamble.load("outbreak", players, **options)


def test_a_number_too_long_to_be_written_is_refused_in_a_sentence() -> None:
    with pytest.raises(shamble.BadSetup, match="not a number of thousands of digits"):
        shamble.load("outbreak", 10**5000)
    for name in ("survivors", "iron_team", "round_limit", "sight_first"):
        with pytest.raises(shamble.BadSetup, match=f"{name} .*a number of thousands of digits"):
            shamble.load("outbreak", **{name: 10**5000})
