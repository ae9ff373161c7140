"""Board, turn assistant, ticked conditions, facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import shamble
from shamble.cli.rulebook import concerned
from shamble.games import colony
from shamble.games.colony.content.items import STORE
from shamble.games.colony.state import Ending, Question
from shamble.games.colony.views.board import board, cells, facts, standing, what_dice_can_do
from shamble.games.colony.views.objectives import main_conditions, own_conditions, second_conditions
from tests.games.colony.positions import Table

TEXTS = Path(colony.__file__).parent / "text"


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_board_fits_into_80_columns(players: int, lang: str) -> None:
    game = shamble.load("colony", players)
    for seed in range(3):
        s = game.new(seed=seed)
        for _ in range(80):
            if game.is_over(s):
                break
            player = min(game.to_act(s))
            lines = board(game.redact(s, player), player, game.say(lang))
            assert max(map(cells, lines)) <= 80
            legal = game.legal(s, player)
            game.apply(s, player, legal[seed * 7 % len(legal)])


def test_the_board_shows_what_a_seat_sees_and_no_more() -> None:
    t = Table(3).survivor("frank_osei", 0, "school", wounds=2, frost=1 - 1).hand(0, "shotgun")
    t.secret(0, "so_magpie").equip("frank_osei", "mop")
    say = t.game.say("en")
    own = "\n".join(board(t.game.redact(t.s, 0), 0, say))
    assert "Shotgun" in own and "Magpie" in own and "Frank Osei 3/4++ [Mop]" in own
    other = "\n".join(board(t.game.redact(t.s, 1), 1, say))
    assert "Shotgun" not in other and "Magpie" not in other and "Frank Osei" in other


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_survivor_with_many_items_takes_several_lines(lang: str) -> None:
    t = Table(3).survivor("barnaby_rook", 0, "library")
    for item in ("book_fitness", "plan_police", "plan_grocery", "plan_library", "plan_hospital"):
        t.equip("barnaby_rook", item)
    lines = board(t.game.redact(t.s, 0), 0, t.game.say(lang))
    assert max(map(cells, lines)) <= 80


def test_the_board_counts_what_the_objective_has_got() -> None:
    t = Table(3).main("mo_samples", samples=4)
    assert "so far 4" in "\n".join(board(t.s, 0, t.game.say("en")))
    t = Table(3).main("mo_clinic_notes").pile(STORE, "medicine", "medicine")
    assert "medicine stored: 2" in "\n".join(board(t.s, 0, t.game.say("en")))


def test_conditions_are_ticked_as_they_stand() -> None:
    t = Table(3).secret(0, "so_scorched_exit").hand(0, "fuel").barricades("colony", 3)
    seen = t.game.redact(t.s, 0)
    ticks = [(tick.key, tick.met) for tick in own_conditions(seen, 0)]
    assert ticks == [("main_done", False), ("barricades", False), ("hand", True)]
    t.barricades("colony", 1).set(round=5)
    ticks = [(tick.key, tick.met) for tick in own_conditions(t.game.redact(t.s, 0), 0)]
    assert ticks == [("main_done", True), ("barricades", True), ("hand", True)]
    assert own_conditions(t.game.redact(t.s, 1), 0) == []
    assert [tick.key for tick in main_conditions(t.s)] == ["round"]


def test_an_exiled_betrayer_ticks_the_new_first_condition() -> None:
    t = Table(3).secret(0, "bo_feast").exile(0, "eo_outlaws")
    ticks = [(tick.key, tick.what, tick.number) for tick in own_conditions(t.s, 0)]
    assert ticks == [("equipped", "weapon", 2), ("hand", "food", 4)]


def test_a_duel_shows_both_cards() -> None:
    t = Table(2, mode="duel")
    t.s.second_secret[0] = 27
    assert [tick.key for tick in second_conditions(t.s, 0)] == ["hand"]
    assert second_conditions(t.game.redact(t.s, 1), 0) == []


def test_the_turn_assistant_says_what_each_die_can_still_do() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").zombies("school", 1).dice(0, 2, 4)
    found = what_dice_can_do(t.game.legal(t.s, 0))
    assert {face: sorted({a.kind.word for a in acts}) for face, acts in found.items()} == {
        2: ["barricade"],
        4: ["attack", "barricade", "search"],
    }


def test_facts_of_a_finished_game() -> None:
    t = Table(3).set(food=20, marker=1, round=5).secret(0, "so_clean_hands").colony_phase()
    assert t.s.over == Ending.ACHIEVED
    found = facts(t.s)
    assert found["main"] == "mo_more_plates" and found["rounds"] == 5 and found["morale"] == 6
    lost = Table(3).set(food=20, marker=1, round=3).colony_phase()
    assert standing(t.s) > standing(lost.s)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_condition_has_words(lang: str) -> None:
    from shamble.games.colony.content.conditions import WIDTH, Cond
    from shamble.games.colony.content.objectives import (
        EXILED_BETRAYER,
        EXILED_LOYAL,
        SECRETS,
        VICTORY,
    )

    say = shamble.load("colony").say(lang)
    for table in (SECRETS, EXILED_LOYAL, EXILED_BETRAYER, VICTORY):
        for row in table:
            for kind in row[::WIDTH]:
                if kind >= 0:
                    assert say.has(f"board-condition_{Cond(kind).name.lower()}")


# ---- one word for one thing


def messages(lang: str) -> dict[str, str]:
    """Everything the game says, by key, as far as it stands on one line."""
    lines = [
        line
        for file in TEXTS.glob(f"{lang}*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    return {m[1]: m[2] for line in lines if (m := re.match(r"([a-z][\w-]*) = (.+)", line))}


def glossary() -> dict[str, str]:
    """The words at the head of the Japanese rule book, by the English ones."""
    text = (TEXTS / "ja.rules.ftl").read_text(encoding="utf-8")
    entries = [
        part for line in re.findall(r"^# .*?：(.*)$", text, re.M) for part in line.split("、")
    ]
    pairs = [part.split(" = ") for part in entries if part.count(" = ") == 1]
    return {english.strip(): japanese.strip() for english, japanese in pairs}


def test_the_japanese_rule_book_and_the_cards_use_the_same_names() -> None:
    english, japanese = messages("en"), messages("ja")
    things = ("survivor-", "item-", "main-", "crisis-", "crossroad-", "face-", "symbol-")
    words = glossary()
    named = {key: words[name] for key, name in english.items() if name in words}
    checked = {key: word for key, word in named.items() if key.startswith(things)}
    assert len(checked) > 80
    bare = {key: word.split("（")[0] for key, word in checked.items()}
    assert {key: japanese[key].split("（")[0] for key in bare} == bare


@pytest.mark.parametrize(
    "other", ["空白", "噛", "捜索", "行動ダイス", "岐路", "主要目標", "最初のプレイヤー", "支配"]
)
def test_no_second_japanese_word_for_the_same_thing(other: str) -> None:
    files = [file for file in TEXTS.glob("ja*.ftl") if other in file.read_text(encoding="utf-8")]
    assert not files


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("question", list(Question), ids=lambda question: question.word)
def test_every_question_names_its_rules(question: Question, lang: str) -> None:
    game = shamble.load("colony", 3)
    assert concerned(game.game, game.say(lang), question)


@pytest.mark.rule("COL-049")
def test_nobody_has_the_first_player_token_before_the_leaders_are_known() -> None:
    game = shamble.load("colony", 3)
    s = game.new(seed=1)
    assert "first player" not in "\n".join(board(game.redact(s, 0), 0, game.say("en")))
    assert "first player" in "\n".join(board(Table(3).s, 0, game.say("en")))


def test_the_stove_is_not_shown_as_done_without_its_fuel() -> None:
    t = Table(3).main("mo_stove").set(round=6)
    assert [tick.met for tick in main_conditions(t.s)] == [False]
    t.pile(STORE, "fuel")  # what is due with three players
    assert [tick.met for tick in main_conditions(t.s)] == [True]
    t.set(round=5)
    assert [tick.met for tick in main_conditions(t.s)] == [False]
