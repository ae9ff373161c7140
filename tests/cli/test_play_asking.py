"""What can be asked at a decision, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.match.transcript import Transcript
from tests.cli.at_the_terminal import (
    ON_THREE,
    ON_ZERO,
    Keyboard,
    answer_to,
    state_in,
)

# ---- asking


def test_why_not(keyboard: Keyboard) -> None:
    output = keyboard.types("w sleep", "w move:pace_2b", "w rest", "w move:pace_1", seed=ON_ZERO)
    assert "refused by PUR-063" in answer_to("w sleep", output)
    assert "not allowed on a Location card that shows 0" in answer_to("w sleep", output)
    assert "PUR-013" in answer_to("w move:pace_2b", output)
    assert answer_to("w rest", output).count("refused by") == 2  # PUR-013 and PUR-027
    assert "nothing forbids it. It is number 1." in answer_to("w move:pace_1", output)


def test_why_not_something_that_is_no_action(keyboard: Keyboard) -> None:
    said = answer_to("w fly", keyboard.types("w fly", seed=ON_ZERO))
    assert "There is no action fly." in said and "sleep" in said


def test_the_rules_of_the_question(keyboard: Keyboard) -> None:
    answer = answer_to("?", keyboard.types("?", seed=ON_THREE))
    for rule in ("PUR-021", "PUR-030", "PUR-050", "PUR-063", "PUR-070"):
        assert rule in answer


@pytest.mark.parametrize("typed", ["? 63", "?63", "? PUR-063", "? pur-63"])
def test_one_rule(keyboard: Keyboard, typed: str) -> None:
    answer = answer_to(typed, keyboard.types(typed, seed=ON_THREE))
    assert answer == " PUR-063  Sleep is not allowed on a Location card that shows 0."


def test_full_width_letters_are_understood(keyboard: Keyboard) -> None:
    assert "PUR-063" in answer_to("？ ６３", keyboard.types("？ ６３", lang="ja", seed=ON_THREE))


def test_searching_the_rule_book(keyboard: Keyboard) -> None:
    output = keyboard.types("?? evaq", "?? quinine", seed=ON_THREE)
    assert "PUR-002" in answer_to("?? evaq", output)
    assert "does not say “quinine”" in answer_to("?? quinine", output)


def test_looking_at_a_card(keyboard: Keyboard) -> None:
    output = keyboard.types("i chapel", "i loc_cabin", "i unicorn", seed=ON_THREE)
    assert "Candles nobody blew out." in answer_to("i chapel", output)
    assert "Sleep recovers 2 HP" in answer_to("i chapel", output)
    assert "Forest Cabin" in answer_to("i loc_cabin", output)
    assert "no card or thing called “unicorn”" in answer_to("i unicorn", output)


def test_a_card_tells_its_own_number() -> None:
    from shamble.games.pursuit.content.cards import LOCATIONS, NUMBER, Card

    for lang in ("en", "ja"):
        say = shamble.load("pursuit").say(lang)
        for card in list(Card)[:LOCATIONS]:
            effect = say.attribute(f"card-{card.name.lower()}", "effect")
            assert effect == say(f"effect-{NUMBER[card]}")


def test_the_hint(keyboard: Keyboard) -> None:
    game = shamble.load("pursuit")
    hint = game.describe(game.hint(game.redact(game.new(ON_THREE), 0), 0))
    assert hint in answer_to("h", keyboard.types("h", seed=ON_THREE))


def test_the_language_can_be_switched(keyboard: Keyboard) -> None:
    output = keyboard.types("lang ja", "lang xx", "lang en", seed=ON_THREE)
    assert "彼女が来る · 標準" in output.split("> lang ja")[1]
    assert output.rsplit("> lang en", 1)[1].count("Pursuit · standard game") == 1


def test_the_log(keyboard: Keyboard) -> None:
    output = keyboard.types("2", "3", "l", seed=ON_THREE)
    answer = answer_to("l", output)
    assert answer.startswith(" Round 1: it is DAY.")
    assert answer.count("Phase 1 (action)") == 2


# ---- taking back


def test_what_was_revealed_cannot_be_taken_back(keyboard: Keyboard) -> None:
    output = keyboard.types("u", "2", "u", seed=ON_THREE)
    assert "nothing of yours to take back" in output
    assert "No taking back" in output.rsplit("> u", 1)[1]
    assert len(Transcript.load(keyboard.saved()).actions) == 1


def test_a_round_of_a_puzzle_can_be_taken_back(keyboard: Keyboard) -> None:
    output = keyboard.types("2", "u", "q", options=["puzzle"], seed=3)
    assert "Taken back: Move with Walk (2)" in output
    game = shamble.load("pursuit", puzzle=True)
    assert state_in(keyboard.saved()) == game.new(3)


def test_taking_back_works_after_resuming(keyboard: Keyboard) -> None:
    keyboard.types("2", "1", "q", options=["puzzle"], seed=3)
    keyboard.resumes(keyboard.saved(), "u", "u", "q")
    assert Transcript.load(keyboard.saved()).actions == []


MALL: dict[str, Any] = {"game": "mall", "seed": 5, "seats": "human,hints,hints,hints"}


def test_what_can_be_said_is_listed_said_and_answers_nothing(keyboard: Keyboard) -> None:
    output = keyboard.types("t", "claim_card threat some", "w promise_go:parking", **MALL)
    assert "promise_vote:3  Promise: I vote for Player 4" in answer_to("t", output)
    assert "Player 1 claims: “I hold Threat.”" in output
    assert "Type it" in answer_to("w promise_go:parking", output)
    assert state_in(keyboard.saved()).said[0][1] == 1
    assert state_in(keyboard.saved()).crew[0] == 0  # nobody is placed yet


def test_what_cannot_be_said_is_refused_with_its_rule(keyboard: Keyboard) -> None:
    output = keyboard.types("claim_dice:1146", **MALL)
    assert "MAL-120" in answer_to("claim_dice:1146", output)
    silent = keyboard.types("t", "q")
    assert "nothing to say" in answer_to("t", silent)
