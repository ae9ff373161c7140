"""The log is the match: entries, taking back, retries, and answers that come late."""

from __future__ import annotations

import pytest

import shamble
from shamble.match.fairness import commitment, mixed_key
from shamble.match.match import Acted, CannotTakeBack, Match, TookBack
from tests.conformance.tables import table

KEY = bytes(range(32))


def puzzle() -> Match:
    """A match in which nothing is ever hidden: every answer can be taken back."""
    return Match(shamble.load("pursuit", puzzle=True), KEY)


def lanterns(players: int = 3) -> Match:
    return Match(table(("lanterns", players, ())), KEY)


def sensible(match: Match, seat: int) -> Acted:
    """A sensible answer: in Pursuit the first that comes to mind is often the last."""
    return Acted(seat, str(match.game.hint(match.game.redact(match.state, seat), seat)))


def test_entries_rebuild_the_match() -> None:
    match = puzzle()
    for _ in range(4):
        match.add(sensible(match, 0))
    match.add(TookBack(0))
    match.add(sensible(match, 0))
    again = Match(match.game, KEY, match.entries)
    assert again.state == match.state
    assert again.seq == match.seq == 6
    assert again.actions() == match.actions()
    assert len(match.actions()) == 4


def test_a_refused_entry_changes_nothing() -> None:
    match = puzzle()
    before = match.state.pack()
    with pytest.raises(shamble.IllegalAction):
        match.add(Acted(0, "fly"))
    assert (match.state.pack(), match.seq) == (before, 0)


def test_taking_back_restores_the_position_and_is_an_entry() -> None:
    match = puzzle()
    before = match.state.digest()
    match.add(sensible(match, 0))
    match.add(TookBack(0))
    assert match.state.digest() == before
    assert match.seq == 2
    assert match.actions() == []


@pytest.mark.rule("PUR-029a")
def test_nothing_that_was_revealed_can_be_taken_back() -> None:
    match = Match(shamble.load("pursuit"), KEY)
    match.add(sensible(match, 0))
    barrier = match.barrier(0)
    assert barrier is not None and barrier.reason == "revealed"
    assert barrier.event is not None and barrier.event.reveals
    with pytest.raises(CannotTakeBack):
        match.add(TookBack(0))


def test_there_may_be_nothing_to_take_back() -> None:
    barrier = puzzle().barrier(0)
    assert barrier is not None and barrier.reason == "nothing"


def test_after_the_end_there_is_no_way_back() -> None:
    match = puzzle()
    while not match.is_over:
        match.add(sensible(match, 0))
    barrier = match.barrier(0)
    assert barrier is not None and barrier.reason == "over"


def test_nobody_takes_back_past_anothers_answer() -> None:
    match = lanterns()
    match.add(sensible(match, 0))
    assert match.barrier(0) is None
    match.add(sensible(match, 1))
    barrier = match.barrier(0)
    assert barrier is not None and barrier.reason == "others"
    assert match.barrier(1) is None


def test_a_secret_answer_can_be_changed_while_others_choose() -> None:
    match = lanterns()
    options = match.game.legal(match.state, 0)
    match.add(Acted(0, str(options[0])))
    match.add(TookBack(0))
    assert 0 in match.game.to_act(match.state)
    match.add(Acted(0, str(options[-1])))
    assert match.actions() == [(0, str(options[-1]))]


def test_an_answer_stays_current_while_others_answer_the_same_question() -> None:
    match = lanterns()
    match.add(sensible(match, 2))
    match.add(sensible(match, 0))
    assert match.is_current(1, 0)
    match.add(sensible(match, 1))
    assert not match.is_current(1, 0)
    assert not match.is_current(1, 2)
    assert match.is_current(1, 3)
    assert not match.is_current(1, 4)


def test_an_answer_for_a_position_that_was_taken_back_is_old() -> None:
    match = puzzle()
    match.add(sensible(match, 0))
    match.add(TookBack(0))
    assert not match.is_current(0, 0)
    assert not match.is_current(0, 1)
    assert match.is_current(0, 2)


def test_a_retry_is_recognised_by_its_request() -> None:
    match = lanterns()
    answer = sensible(match, 1)
    match.add(Acted(1, answer.action, "tab-7"))
    assert match.done("tab-7", 1) == 0
    assert match.done("tab-7", 0) is None
    assert match.done("tab-8", 1) is None
    assert match.done("", 1) is None


def test_events_are_for_their_audience_only() -> None:
    match = lanterns()
    for seat in (0, 1, 2):
        match.add(sensible(match, seat))
    assert match.events(0) == match.events(2)
    assert [event.kind.word for event in match.events(1)] == ["played"] * 3
    assert match.events(1, since=4) == []


def test_words_are_mixed_into_the_key() -> None:
    assert mixed_key(KEY, []) == mixed_key(KEY, ["", ""]) == KEY
    keys = {mixed_key(KEY, words) for words in (["a", "bc"], ["ab", "c"], ["", "abc"], ["abc", ""])}
    assert len(keys) == 4
    assert all(len(key) == 32 for key in keys)
    assert commitment(KEY) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
