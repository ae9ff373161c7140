"""The round: four phases, one action, and the answer to an action that is not allowed."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given as any_of
from hypothesis import settings
from hypothesis import strategies as some

import shamble
from tests.games.pursuit.positions import (
    PACES,
    changes,
    facts,
    given,
    hand,
    legal,
    pile,
    playable,
    reason,
    telling,
    time,
    told,
    turns,
)

HANDS = [" ".join(cards) for cards in combinations(PACES, 3)]


# ---- phases


@pytest.mark.rule("PUR-020")
def test_the_phases_in_their_order() -> None:
    game, s = given(z=12, p=15, above="N@17")
    assert told(game.apply(s, 0, "move:pace_3")) == [
        "moved",  # Phase 1
        "paid",
        "she_walked",
        "discarded",  # Phase 2
        "laid",
        "time_placed",  # Phase 3
        "drew",  # Phase 4
        "round",
    ]


@pytest.mark.rule("PUR-020")
def test_rounds_are_numbered_and_tell_their_time() -> None:
    game, s = given(z=12, p=15, above="N@17")
    assert s.round == 1
    assert telling(game.apply(s, 0, "move:pace_3"), "round") == [{"round": 2, "time": "night"}]
    assert telling(game.apply(s, 0, "rest:pace_1"), "round") == [{"round": 3, "time": "night"}]
    assert s.round == 3


@pytest.mark.rule("PUR-021")
def test_one_action_a_round_and_no_passing() -> None:
    for game, turn in turns(40):
        ended = game.is_over(turn.after)
        assert turn.after.round == turn.before.round + (0 if ended else 1)
        assert {action.kind.word for action in game.legal(turn.before, 0)} <= {
            "sleep",
            "move",
            "rest",
        }
        assert reason(game, turn.before, "pass") == "unknown_action"


@pytest.mark.rule("PUR-022")
def test_phase_2_is_performed_until_evaq_is_laid() -> None:
    for _, turn in turns(60, preset="gentle", short_road=True):
        if turn.after.over:
            continue
        phase_2 = "discarded" in told(turn.events)
        assert phase_2 == (turn.before.evaq_at < 0)
        assert ({"phase": "refill_row"} in telling(turn.events, "skipped")) == (not phase_2)


@pytest.mark.rule("PUR-022")
def test_phase_2_is_not_required_with_evaq_in_the_row() -> None:
    game, s = given(z=22, p=24, row="1 2 0 1 3 1 EVAQ", at=21)
    events = game.apply(s, 0, "rest:pace_1")
    assert {"phase": "refill_row"} in telling(events, "skipped")
    assert not {"discarded", "laid", "hung"} & set(told(events))
    assert facts(game, s)["row"] == "@21: 1 2 0 1 3 1 EVAQ"


@pytest.mark.rule("PUR-023")
@pytest.mark.parametrize(("marked", "required"), [(15, True), (16, True), (17, False)])
def test_phase_3_is_performed_only_if_required(marked: int, required: bool) -> None:
    game, s = given(z=12, p=15, above=f"N@{marked}")
    events = game.apply(s, 0, "move:pace_1")
    assert ("time_placed" in told(events)) == required
    assert ({"phase": "change_time"} in telling(events, "skipped")) == (not required)


@pytest.mark.rule("PUR-024")
@pytest.mark.parametrize(
    ("action", "required"), [("move:pace_1", True), ("rest:pace_1", True), ("sleep", False)]
)
def test_phase_4_is_performed_only_after_a_played_card(action: str, required: bool) -> None:
    game, s = given()
    events = game.apply(s, 0, action)
    assert ("drew" in told(events)) == required
    assert ({"phase": "refill_hand"} in telling(events, "skipped")) == (not required)


@pytest.mark.rule("PUR-025")
def test_the_round_that_passes_night_is_paid_by_day() -> None:
    game, s = given(time="day", z=12, p=15, nerve=4, above="N@16")
    game.apply(s, 0, "move:pace_3")
    assert time(s) == "NIGHT"
    assert (s.nerve, s.hp, s.zombie) == (4 - 2, 8 - 2, 12 + 1)


@pytest.mark.rule("PUR-025")
def test_the_round_that_passes_the_second_day_is_paid_by_night() -> None:
    game, s = given(time="night", z=12, p=15, nerve=4, above="D@16")
    game.apply(s, 0, "move:pace_3")
    assert time(s) == "DAY"
    assert (s.nerve, s.hp, s.zombie) == (4 - 1, 8 - 1, 12 + 2)


@pytest.mark.rule("PUR-026")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize("d", range(1, 6))
def test_whatever_you_do_she_takes_a_step(time: str, d: int) -> None:
    game, s = given(time=time, z=12, p=12 + d)
    assert len(legal(game, s)) == 7
    for action in legal(game, s):
        there = s.copy()
        events = game.apply(there, 0, action)
        assert there.zombie >= 13
        assert [step["steps"] for step in telling(events, "she_walked")] == [there.zombie - 12]


@pytest.mark.rule("PUR-026")
@pytest.mark.parametrize(("hp", "ending"), [(1, "collapsed"), (5, "evacuated")])
def test_she_stays_where_she_is_once_the_game_has_ended(hp: int, ending: str) -> None:
    game, s = given(z=24, p=26, hp=hp, row="1 2 0 1 EVAQ")
    events = game.apply(s, 0, "move:pace_3")
    assert game.result(s).ending == ending
    assert s.zombie == 24
    assert "she_walked" not in told(events)


@pytest.mark.rule("PUR-027")
@pytest.mark.parametrize("action", ["move:pace_4", "rest:pace_4"])
def test_a_game_that_ends_leaves_the_played_card_aside(action: str) -> None:
    game, s = given(z=24, p=26, row="1 2 0 1 EVAQ")
    change = changes(game, s, action)
    assert game.is_over(s)
    assert (change["aside"], change["hand"]) == ("4", "1 3")
    assert "pile" not in change


@pytest.mark.rule("PUR-027")
def test_sleep_alone_plays_no_card() -> None:
    game, s = given(z=12, p=13)
    change = changes(game, s, "sleep")
    assert change["ending"] == "caught"
    assert "aside" not in change and "hand" not in change


@pytest.mark.rule("PUR-027")
def test_move_and_rest_play_exactly_one_card_and_sleep_none() -> None:
    for game, turn in turns(40, preset="gentle"):
        gone = set(hand(turn.before).split()) - set(hand(turn.after).split())
        assert gone == set(turn.action.split("_")[1:])
        lying_aside = facts(game, turn.after)["aside"]
        assert lying_aside == ("".join(gone) if turn.after.over else "")


@pytest.mark.rule("PUR-028")
@pytest.mark.parametrize("hand", HANDS)
def test_every_hand_gives_at_least_four_actions(hand: str) -> None:
    game, s = given(hand=hand, under=0)
    cards = {"2" if card.startswith("2") else card for card in hand.split()}
    assert len(legal(game, s)) == 2 * len(cards) >= 4


@pytest.mark.rule("PUR-028", "PUR-033")
def test_in_play_move_and_rest_are_always_allowed() -> None:
    for game, turn in turns(80, preset="gentle"):
        options = legal(game, turn.before)
        for card in playable(turn.before):
            assert f"move:pace_{card}" in options
            assert f"rest:pace_{card}" in options
        assert len(options) >= 4


# ---- refusals

REFUSED = [  # the first reason that applies
    ("over", "sleep", "game_over"),
    ("over", "move:pace_2a", "game_over"),
    ("over", "dance", "game_over"),
    ("at the end", "dance", "unknown_action"),
    ("at the end", "move:pace_5", "unknown_action"),
    ("at the end", "move", "unknown_action"),
    ("at the end", "rest:pace_2", "unknown_action"),
    ("at the end", "sleep:pace_1", "unknown_action"),
    ("at the end", "move:pace_3:pace_4", "unknown_action"),
    ("at the end", "Sleep", "unknown_action"),
    ("at the end", "", "unknown_action"),
    ("at the end", None, "unknown_action"),
    ("at the end", "move:pace_3", "card_not_held"),
    ("at the end", "rest:pace_3", "card_not_held"),
    ("at the end", "move:pace_2b", "card_not_held"),
    ("at the end", "rest:pace_2b", "card_not_held"),
    ("at the end", "sleep", "sleep_on_zero"),
    ("at the end", "move:pace_1", "no_room"),
    ("at the end", "move:pace_2a", "no_room"),
    ("at the end", "rest:pace_1", None),
    ("at the end", "rest:pace_2a", None),
]


@pytest.mark.rule("PUR-029")
@pytest.mark.parametrize(("where", "action", "why"), REFUSED)
def test_a_refusal_gives_the_first_reason_that_applies(
    where: str, action: object, why: str | None
) -> None:
    game, s = given(z=12, p=18, under=0, hand="1 2a 2b", pile="3 4")
    if where == "over":
        s = given(z=12, p=13, hand="1 2a 2b", pile="3 4")[1]
        game.apply(s, 0, "rest:pace_1")
    assert reason(game, s, action) == why


@pytest.mark.rule("PUR-029")
@pytest.mark.parametrize(("where", "action", "why"), REFUSED[3:-2])
def test_a_refused_action_changes_nothing(where: str, action: object, why: str) -> None:
    game, s = given(z=12, p=18, under=0, hand="1 2a 2b", pile="3 4")
    before, options = s.copy(), legal(game, s)
    with pytest.raises(shamble.IllegalAction) as refused:
        game.apply(s, 0, action)
    assert refused.value.reason == why
    assert refused.value.rule.startswith("PUR-")
    assert s == before
    assert legal(game, s) == options == ["rest:pace_1", "rest:pace_2a"]
    assert game.to_act(s) == {0}


@pytest.mark.rule("PUR-029")
def test_after_the_end_nothing_is_legal_and_nothing_changes() -> None:
    game, s = given(z=12, p=13)
    game.apply(s, 0, "rest:pace_1")
    ended = s.copy()
    for action in game.actions:
        with pytest.raises(shamble.IllegalAction) as refused:
            game.apply(s, 0, action)
        assert refused.value.reason == "game_over"
    assert s == ended
    assert legal(game, s) == []


@pytest.mark.rule("PUR-029")
def test_legal_is_exactly_what_is_not_refused() -> None:
    for game, turn in turns(40, preset="gentle", short_road=True):
        for s in (turn.before, turn.after):
            allowed = [str(a) for a in game.actions if game.why_not(s, 0, a) is None]
            assert allowed == legal(game, s)


JSON = some.recursive(
    some.none() | some.booleans() | some.floats(allow_nan=False) | some.text(max_size=12),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=6), inner),
    max_leaves=6,
)


@pytest.mark.rule("PUR-029")
@settings(deadline=None, derandomize=True, max_examples=200)
@any_of(JSON | some.from_regex(r"(sleep|move|rest)(:[a-z0-9_]{0,7}){0,2}", fullmatch=True))
def test_every_bad_input_has_one_answer(said: object) -> None:
    game, s = given(hand="1 2a 4")
    why = reason(game, s, said)
    if isinstance(said, str) and said in legal(game, s):
        assert why is None
    elif isinstance(said, str) and said in map(str, game.actions):
        assert why == "card_not_held"
    else:
        assert why == "unknown_action"


@pytest.mark.rule("PUR-029")
@pytest.mark.parametrize(
    "said",
    [
        {},
        {"kind": "dance"},
        {"kind": ["move"]},
        {"kind": "move"},
        {"kind": "move", "card": "pace_9"},
        {"kind": "move", "card": None},
        {"kind": "move", "card": ["pace_1"]},
        {"kind": "move", "card": {"id": "pace_1"}},
        {"kind": "move", "card": "pace_1", "far": "yes"},
        {"kind": "sleep", "card": "pace_1"},
        -1,
        11,
        10**30,
    ],
    ids=str,
)
def test_an_object_or_number_that_is_no_action_is_unknown(said: object) -> None:
    game, s = given()
    assert reason(game, s, said) == "unknown_action"


@pytest.mark.rule("PUR-029")
def test_a_seat_that_does_not_exist_is_refused() -> None:
    game, s = given()
    before = s.copy()
    with pytest.raises(shamble.ShambleError, match="there is no player 1"):
        game.apply(s, 1, "sleep")
    assert s == before


@pytest.mark.rule("PUR-029a")
def test_a_confirmed_action_is_final() -> None:
    """The decision is closed, its card is out of reach, and what came to light says so."""
    game, s = given(hand="1 3 4", pile="2a 2b")
    events = game.apply(s, 0, "rest:pace_1")
    assert s.round == 2
    assert hand(s) == "2a 3 4" and set(pile(s).split()) == {"1", "2b"}
    assert reason(game, s, "rest:pace_1") == "card_not_held"
    assert {event.kind.word for event in events if event.reveals} == {"laid", "drew"}


@pytest.mark.rule("PUR-029a")
def test_every_event_that_turns_up_a_hidden_card_bars_taking_back() -> None:
    for _, turn in turns(60, preset="gentle", short_road=True):
        for event in turn.events:
            assert event.reveals == (event.kind.word in ("laid", "hung", "drew"))
