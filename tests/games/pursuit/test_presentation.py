"""What the display owes the player: the whole row, forecasts, "she", and every phase in the log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

import shamble
from shamble import Happening, Playable
from shamble.engine.text.words import Words, text_files
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import given, legal, told, turns

LANGUAGES = ["en", "ja"]
WIDTH = 80  # columns of a terminal
FAR_ROADS: list[dict[str, Any]] = [
    {"preset": "gentle"},
    {"preset": "gentle", "short_road": True, "certain_dawn": True},
    {"preset": "gentle", "open_road": True},
    {"preset": "gentle", "puzzle": True},
]


def board(game: Playable[State], s: State, lang: str) -> list[str]:
    seen = game.redact(s, 0)
    draw = game.game.functions.board
    assert draw
    lines: list[str] = draw(seen, 0, game.say(lang))
    return lines


# ---- the row


@pytest.mark.rule("PUR-120")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", FAR_ROADS)
def test_the_board_never_grows_beyond_the_screen(options: dict[str, Any], lang: str) -> None:
    longest_row = 0
    for game, turn in turns(8, **options):
        longest_row = max(longest_row, turn.after.laid)
        for line in board(game, turn.after, lang):
            assert cell_len(line) <= WIDTH, line
    assert longest_row > 14


@pytest.mark.rule("PUR-120")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", FAR_ROADS)
def test_every_card_from_her_to_the_end_of_the_row_is_on_the_board(
    options: dict[str, Any], lang: str
) -> None:
    for game, turn in turns(8, **options):
        s = turn.after
        shown = re.findall(r"\d+", " ".join(board(game, s, lang)))
        assert {str(index) for index in range(s.zombie, s.laid)} <= set(shown)


@pytest.mark.rule("PUR-120")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_pieces_are_on_the_board_wherever_they_stand(lang: str) -> None:
    for game, turn in turns(8, preset="gentle"):
        say = game.say(lang)
        text = "\n".join(board(game, turn.before, lang))
        assert say("board-you") in text
        assert say("board-she") in text


# ---- forecasts


def forecast(game: Playable[State], s: State, action: str, lang: str = "en") -> Any:
    seen = game.redact(s, 0)
    told_by = game.game.functions.forecast
    assert told_by
    return told_by(seen, 0, game.actions.parse(action), game.say(lang))


@pytest.mark.rule("PUR-121")
@pytest.mark.parametrize(
    "options",
    [
        {"preset": "gentle"},
        {"alley": True, "last_breath": True},
        {"alley": True, "quiet_night": True},
        {"puzzle": True},
    ],
)
def test_the_forecast_of_every_action_comes_true(options: dict[str, Any]) -> None:
    deadly = 0
    for game, turn in turns(30, **options):
        for action in legal(game, turn.before):
            ahead = forecast(game, turn.before, action)
            there = turn.before.copy()
            game.apply(there, 0, action)
            assert (ahead.hp, ahead.nerve) == (there.hp, there.nerve)
            assert ahead.distance == there.player - there.zombie
            assert ahead.ending == game.result(there).ending
            assert ahead.deadly == (ahead.ending in ("caught", "collapsed"))
            deadly += ahead.deadly
    assert deadly


@pytest.mark.rule("PUR-121")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_forecast_name_hp_nerve_and_distance(lang: str) -> None:
    game, s = given(z=12, p=17, hp=3, nerve=2, under=2)
    assert numbers(forecast(game, s, "sleep", lang).text) == [3, 5, 2, 2, 5, 3]
    assert numbers(forecast(game, s, "rest:pace_3", lang).text) == [3, 3, 2, 5, 5, 2]
    assert numbers(forecast(game, s, "move:pace_1", lang).text)[:6] == [3, 0, 2, 1, 5, 6]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.rule("PUR-121")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("sleep", "forecast-caught_asleep"),
        ("rest:pace_3", "forecast-caught"),
        ("move:pace_3", "forecast-collapsed"),
    ],
)
def test_a_deadly_action_is_clearly_marked(action: str, key: str, lang: str) -> None:
    game, s = given(z=12, p=14, hp=1, under=2)
    ahead = forecast(game, s, action, lang)
    assert ahead.deadly
    mark = {"en": "DEADLY", "ja": "命取り"}[lang]
    assert mark in ahead.text
    assert game.say(lang)(key) in ahead.text


@pytest.mark.rule("PUR-121")
def test_a_harmless_action_is_not_marked() -> None:
    game, s = given(z=12, p=17, hp=5, under=2)
    for action in legal(game, s):
        ahead = forecast(game, s, action)
        assert not ahead.deadly
        assert "DEADLY" not in ahead.text


@pytest.mark.rule("PUR-121")
@pytest.mark.parametrize(("last_breath", "deadly"), [(False, True), (True, False)])
def test_with_last_breath_hp_0_on_evaq_is_not_deadly(last_breath: bool, deadly: bool) -> None:
    game, s = given(z=24, p=26, hp=1, row="1 2 0 1 EVAQ", last_breath=last_breath)
    assert forecast(game, s, "move:pace_3").deadly == deadly
    assert forecast(game, s, "move:pace_1").deadly  # on any other card it is


# ---- she


def messages(lang: str) -> Iterator[tuple[str, str]]:
    """Every text of the game as it is written, by its key."""
    package = shamble.load("pursuit").game
    for file in text_files(package, lang):
        if "pursuit" not in file.parts:
            continue
        key = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#") or not line.strip():
                continue
            if not line.startswith((" ", "}")):
                key = line.split(" = ")[0]
            yield key, line


@pytest.mark.rule("PUR-122")
def test_in_english_she_is_never_he_or_it() -> None:
    clauses = 0
    for key, text in messages("en"):
        assert not re.search(r"\b(he|him|his|himself)\b", text, re.IGNORECASE), key
        for clause in re.findall(r"\b(?:she|the Zombie)\b(?!'s)[^.,;:]*", text, re.IGNORECASE):
            clauses += 1
            assert not re.search(r"\b(it|its|itself|they|their)\b", clause), key
    assert clauses > 40


@pytest.mark.rule("PUR-122")
def test_in_japanese_she_is_kanojo() -> None:
    for key, text in messages("ja"):
        assert not re.search(r"彼(?!女)|奴|あいつ", text), key


@pytest.mark.rule("PUR-122")
@pytest.mark.parametrize(
    ("lang", "she", "zombie"), [("en", r"\b([Ss]he|[Hh]er)\b", "Zombie"), ("ja", "彼女", "ゾンビ")]
)
def test_in_play_she_is_spoken_of_as_she(lang: str, she: str, zombie: str) -> None:
    speaking_of_her = {
        "event-she_walked",
        "event-discarded",
        "board-she",
        "board-round",
        "forecast-caught",
    }
    texts: dict[str, str] = {}
    for key, line in messages(lang):
        texts[key] = texts.get(key, "") + line
    for key in speaking_of_her:
        assert re.search(she, texts[key].split(" = ", 1)[1]), key
    for key, text in texts.items():
        if key.startswith(("event-", "board-", "forecast-", "act-", "ask-", "why-")):
            assert zombie not in text, key


@pytest.mark.rule("PUR-122")
@pytest.mark.parametrize(
    ("lang", "told_too_much"),
    [("en", r"\b(wife|husband|married|widow)\b"), ("ja", r"妻|夫|結婚|恋人")],
)
def test_no_text_says_who_she_was(lang: str, told_too_much: str) -> None:
    for key, text in messages(lang):
        assert not re.search(told_too_much, text, re.IGNORECASE), key


# ---- the log

PHASES = [
    ("action", {"moved", "rested", "slept"}),
    ("refill_row", {"discarded"}),
    ("change_time", {"time_placed"}),
    ("refill_hand", {"drew", "spent"}),
]


def phases_in(events: list[Happening]) -> list[str]:
    """The phases that the log names, in order; a phase that tells more than one event once."""
    named: list[str] = []
    for event in events:
        phase = next((name for name, words in PHASES if event.kind.word in words), "")
        if event.kind.word == "skipped":
            phase = str(event.args["phase"])
        if phase and phase not in named[-1:]:
            named.append(phase)
    return named


@pytest.mark.rule("PUR-123")
@pytest.mark.parametrize(
    "options",
    [{"preset": "gentle"}, {"preset": "gentle", "alley": True}, {"puzzle": True}],
)
def test_the_log_of_every_round_names_all_four_phases(options: dict[str, Any]) -> None:
    skipped = set()
    for game, turn in turns(30, **options):
        if game.is_over(turn.after):
            assert phases_in(turn.events) == ["action"]
            assert told(turn.events)[-1] == "ended"
        else:
            assert phases_in(turn.events) == [name for name, _ in PHASES]
        skipped |= {str(e.args["phase"]) for e in turn.events if e.kind.word == "skipped"}
    assert {"change_time", "refill_hand"} <= skipped


@pytest.mark.rule("PUR-123")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_in_words_names_each_phase(lang: str) -> None:
    for game, turn in turns(10, preset="gentle", alley=True):
        say = game.say(lang)
        for event in turn.events:
            for phase, words in PHASES:
                if event.kind.word in words:
                    assert say(f"phase-{phase}") in say.event(event)
            if event.kind.word == "skipped":
                assert say(f"phase-{event.args['phase']}") in say.event(event)


@pytest.mark.rule("PUR-123")
def test_a_phase_left_out_is_told_as_skipped() -> None:
    game, s = given(z=22, p=24, row="1 2 0 1 3 1 EVAQ", at=21)
    say = game.say("en")
    lines = in_words(game.apply(s, 0, "sleep"), say)
    assert [line for line in lines if "skipped" in line] == [
        f"{say('phase-refill_row')} skipped: not required.",
        f"{say('phase-change_time')} skipped: not required.",
        f"{say('phase-refill_hand')} skipped: not required.",
    ]


def in_words(events: list[Happening], say: Words) -> list[str]:
    return [say.event(event) for event in events]
