"""The log is the match: entries, taking back, retries, and answers that come late."""

from __future__ import annotations

import gc
from itertools import permutations

import pytest

import shamble
from shamble.match.fairness import commitment, mixed_key
from shamble.match.match import Acted, CannotTakeBack, Entry, Match, TookBack
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


def test_nobody_takes_back_once_all_have_answered() -> None:
    match = lanterns()
    for seat in (0, 1, 2):
        match.add(sensible(match, seat))
    for seat in (0, 1, 2):
        barrier = match.barrier(seat)
        assert barrier is not None and barrier.reason == "others"
        with pytest.raises(CannotTakeBack):
            match.add(TookBack(seat))


def test_nobody_takes_back_past_the_next_players_answer() -> None:
    match = lanterns()
    for seat in (0, 1, 2, 1):
        match.add(sensible(match, seat))
    assert match.barrier(1) is None
    barrier = match.barrier(0)
    assert barrier is not None and barrier.reason == "others"


def test_a_secret_answer_can_be_changed_while_others_choose() -> None:
    match = lanterns()
    options = match.game.legal(match.state, 0)
    match.add(Acted(0, str(options[0])))
    match.add(TookBack(0))
    assert 0 in match.game.to_act(match.state)
    match.add(Acted(0, str(options[-1])))
    assert match.actions() == [(0, str(options[-1]))]


def test_a_secret_answer_can_be_changed_after_others_have_answered() -> None:
    match = lanterns()
    options = match.game.legal(match.state, 0)
    match.add(Acted(0, str(options[0])))
    other = sensible(match, 1)
    match.add(other)
    assert match.barrier(0) is None and match.barrier(1) is None
    match.add(TookBack(0))
    assert match.game.to_act(match.state) == {0, 2}
    assert match.actions() == [(1, other.action)]
    match.add(Acted(0, str(options[-1])))
    match.add(sensible(match, 2))
    assert match.actions()[:2] == [(0, str(options[-1])), (1, other.action)]
    again = Match(match.game, KEY, match.entries)
    assert again.state == match.state and again.actions() == match.actions()


def test_who_took_back_must_look_again_and_nobody_else_must() -> None:
    match = lanterns()
    match.add(sensible(match, 0))
    match.add(TookBack(0))
    assert not match.is_current(0, 0) and not match.is_current(0, 1) and match.is_current(0, 2)
    assert match.is_current(1, 0)


def test_what_came_with_the_setup_is_not_taken_back() -> None:
    first = sensible(puzzle(), 0)
    match = Match(puzzle().game, KEY, [first], given=1)
    barrier = match.barrier(0)
    assert barrier is not None and barrier.reason == "nothing"
    match.add(sensible(match, 0))
    assert match.barrier(0) is None and match.answers_of(0) == 1


def test_the_order_of_secret_answers_leaves_no_trace() -> None:
    """Whoever answers first, the state, the scenes and the file are the same."""
    told = []
    for order in permutations(range(3)):
        match = lanterns()
        answers = [sensible(match, seat) for seat in range(3)]
        for seat in order:
            match.add(answers[seat])
        scenes = [(scene.number, scene.player, scene.action) for scene in match.scenes()]
        told.append((match.state.digest(), match.actions(), scenes))
    assert told == [told[0]] * 6
    assert told[0][2] == [(0, None, None), (1, None, None)]


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


def test_what_was_said_in_between_stays_said() -> None:
    match = lanterns()
    answers = [sensible(match, seat) for seat in range(3)]
    for entry in (answers[1], Acted(0, "claim:4"), answers[0], Acted(1, "claim:2"), TookBack(1)):
        match.add(entry)
    assert match.state.claimed[:2] == [4, 2] and match.game.to_act(match.state) == {1, 2}
    assert match.actions() == [(0, "claim:4"), (0, answers[0].action), (1, "claim:2")]
    assert match.answers_of(0) == 1
    match.add(answers[2])
    match.add(answers[1])
    said = [(scene.player, str(scene.action)) for scene in match.scenes()[1:]]
    assert said == [(0, "claim:4"), (1, "claim:2"), (None, "None")]
    again = Match(match.game, KEY, [Acted(seat, action) for seat, action in match.actions()])
    assert again.state == match.state


def test_talk_is_no_answer_and_is_not_taken_back() -> None:
    match = lanterns()
    match.add(Acted(0, "claim:4"))
    barrier = match.barrier(0)
    assert barrier is not None and barrier.reason == "nothing"
    assert match.is_current(0, 0) and match.is_current(1, 0)


def test_a_match_of_short_memory_plays_the_same() -> None:
    whole = lanterns()
    entries: list[Entry] = []
    while not whole.is_over:
        for seat in sorted(whole.game.to_act(whole.state)):
            for entry in (sensible(whole, seat), Acted(seat, "claim:1")):
                if not whole.is_over:
                    whole.add(entry)
                    entries.append(entry)
    short = Match(whole.game, KEY, entries, short_memory=True)
    assert short.state == whole.state and short.actions() == whole.actions()
    assert sum(moment.state is not None for moment in short.moments) == 2


def test_much_talk_does_not_make_a_match_forget_what_it_needs() -> None:
    match = Match(table(("lanterns", 3, ())), KEY, short_memory=True)
    match.add(sensible(match, 0))
    for n in range(40):
        match.add(Acted(n % 3, f"claim:{n % 5}"))
    match.add(TookBack(0))
    assert match.game.to_act(match.state) == {0, 1, 2} and match.state.claimed[:3] == [4, 2, 3]


def test_a_match_of_short_memory_goes_back_as_far_as_any() -> None:
    short = Match(puzzle().game, KEY, short_memory=True)
    before = [short.state.pack()]
    for _ in range(5):
        short.add(sensible(short, 0))
        before.append(short.state.pack())
    for number in reversed(range(5)):
        assert short.barrier(0) is None
        short.add(TookBack(0))
        assert short.state.pack() == before[number]
    short.add(sensible(short, 0))
    assert short.state.pack() == before[1]


def test_the_past_of_a_match_is_no_objects_that_a_collection_would_follow() -> None:
    def objects(entries: int) -> int:
        gc.collect()
        before = len(gc.get_objects())
        match = Match(table(("lanterns", 3, ())), KEY, short_memory=True)
        match.add(sensible(match, 0))
        for n in range(entries):
            match.add(Acted(n % 3, f"claim:{n % 5}", f"r{n}"))
        assert match.seq == entries + 1
        return len(gc.get_objects()) - before

    objects(10)  # whatever is made once, such as the game itself
    assert objects(500) - objects(10) < 25


def test_a_match_at_rest_is_the_same_match() -> None:
    match, again = lanterns(), lanterns()
    while not match.is_over:
        seat = min(match.game.to_act(match.state))
        for one in (match, again):
            one.add(sensible(one, seat))
        again.rest()
        assert again.state == match.state and again.barrier(seat) == match.barrier(seat)
