"""What the player sees, and worlds that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import shamble
from shamble import Playable
from shamble.games.pursuit.content.cards import Card
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import (
    LONGEST,
    above,
    cards_in_words,
    deck,
    discard,
    final_states,
    given,
    hand,
    pile,
    row,
    spent,
    time,
    turns,
)

HIDDEN = {"deck", "pile", "key", "drawn", "block"}
SEATS = [0, -1]  # the player and a spectator

MANY_OPTIONS: list[dict[str, Any]] = [
    {"preset": "gentle"},
    {"preset": "gentle", "short_road": True},
    {"preset": "gentle", "alley": True, "certain_dawn": True},
    {"preset": "gentle", "long_night": True, "steady_pace": True},
    {"preset": "gentle", "open_road": True},
    {"preset": "gentle", "puzzle": True},
]


# ---- redacted


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("options", MANY_OPTIONS)
def test_the_deck_the_pile_and_the_stream_are_hidden_and_all_else_is_shown(
    options: dict[str, Any], seat: int
) -> None:
    for game, turn in turns(15, **options):
        seen = game.redact(turn.before, seat)
        for name, field in State.fields.items():
            value = getattr(seen, name)
            if name in HIDDEN:
                assert value == ([field.blank] * field.shape[0] if field.shape else field.blank)
            elif name != "answer":
                assert value == getattr(turn.before, name), name


def test_it_stays_hidden_after_the_end() -> None:
    for game, s in final_states(10):
        seen = game.redact(s, 0)
        assert set(seen.deck) == {-1} and set(seen.pile) == {-1}
        assert seen.key == [0] * 8


@pytest.mark.rule("PUR-003")
def test_the_row_and_both_pieces_are_seen() -> None:
    game, s = given(z=12, p=15, row="0 1 2 0 1 3 1", above="N@17", hp=5, nerve=3)
    seen = game.redact(s, 0)
    assert row(seen) == "@12: 0 1 2 0 1 3 1"
    assert (above(seen), time(seen)) == ("N@17", "DAY")
    assert (seen.zombie, seen.player, seen.hp, seen.nerve) == (12, 15, 5, 3)
    assert hand(seen) == "1 3 4"


def test_the_discard_pile_lies_face_up() -> None:
    game, s = given(z=12, p=17, row="0 1 2 0 1 3 1")
    game.apply(s, 0, "rest:pace_3")
    assert discard(game.redact(s, 0)) == "0 1 2"


def test_the_size_of_the_deck_is_seen() -> None:
    game, s = given(z=12, p=17, deck="0 1 2 0 1")
    game.apply(s, 0, "rest:pace_3")
    seen = game.redact(s, 0)
    assert seen.deck_size - seen.deck_next == 2


def test_positions_that_differ_only_in_hidden_order_look_the_same() -> None:
    game, s = given(deck="0 1 NIGHT 2 EVAQ", pile="2a 2b")
    other = s.copy()
    other.deck = s.deck[:5][::-1] + s.deck[5:]
    other.pile = s.pile[::-1]
    other.key = [7] * 8
    other.drawn = 99
    assert s != other
    assert game.redact(s, 0) == game.redact(other, 0)
    assert game.legal(game.redact(s, 0), 0) == game.legal(s, 0)


def test_open_road_shows_the_road_up_to_evaq_and_hides_what_lies_behind() -> None:
    game = shamble.load("pursuit", open_road=True)
    for seed in range(30):
        s = game.new(seed=seed)
        seen = game.redact(s, 0)
        assert row(seen).endswith("EVAQ")
        assert cards_in_words(seen.deck) == ""


def test_steady_pace_shows_hand_and_spent_line_with_its_order() -> None:
    game, s = given(hand="1 2b 4", spent="3 2a", steady_pace=True)
    assert (hand(game.redact(s, 0)), spent(game.redact(s, 0))) == ("1 2b 4", "3 2a")


def test_events_are_for_everybody_and_tell_nothing_that_stays_hidden() -> None:
    for _, turn in turns(20, preset="gentle"):
        assert all(event.audience is None for event in turn.events)
        drawn = {event.args["card"] for event in turn.events if event.kind.word == "drew"}
        assert drawn <= {f"pace_{card}" for card in hand(turn.after).split()}


def test_the_rule_of_thumb_reads_nothing_hidden() -> None:
    for game, turn in turns(20, preset="gentle"):
        seen = game.redact(turn.before, 0)
        world = game.imagine(seen, 0, luck=5)
        assert game.hint(seen, 0) == game.hint(game.redact(world, 0), 0)


# ---- imagined


def packets_of(game: Playable[State]) -> tuple[int, int, int]:
    """Where packets B, C and D begin in the deck."""
    a, b, c = (6, 6, 7)
    if game.options["short_road"] == "on":
        a, b, c = (3, 4, 4)
    if game.options["alley"] == "on":
        a, b, c = (2, 2, 2)
    return a, a + b + 1, a + b + 1 + c


@pytest.mark.parametrize("options", MANY_OPTIONS)
def test_an_imagined_world_fits_what_is_seen(options: dict[str, Any]) -> None:
    for game, turn in turns(12, **options):
        seen = game.redact(turn.before, 0)
        for luck in range(3):
            world = game.imagine(seen, 0, luck)
            assert game.redact(world, 0) == seen
            assert game.broken(world) == 0
            fits_the_packets(game, turn.before, world)


def fits_the_packets(game: Playable[State], true: State, world: State) -> None:
    b, c, d = packets_of(game)
    assert sorted(world.deck) == sorted(true.deck)  # the same unseen cards
    assert sorted(world.pile) == sorted(true.pile)
    assert [card < 0 for card in world.deck] == [card < 0 for card in true.deck]
    cards = world.deck[: world.deck_size]
    for card, first, last in [
        (Card.NIGHT_1, b, c),
        (Card.DAY_2, d, d + 1 if game.options["certain_dawn"] == "on" else world.deck_size),
        (Card.EVAQ, d, world.deck_size),
    ]:
        if card in cards:
            assert first <= cards.index(card) < last


@pytest.mark.parametrize("options", MANY_OPTIONS)
def test_an_imagined_world_can_be_played_to_its_end(options: dict[str, Any]) -> None:
    game = shamble.load("pursuit", **options)
    for seed in range(30):
        world = game.imagine(game.redact(game.new(seed=seed), 0), 0, luck=seed)
        for _ in range(LONGEST):
            assert game.broken(world) == 0
            if not game.is_over(world):
                game.apply(world, 0, game.hint(game.redact(world, 0), 0))
        assert game.is_over(world)


def test_other_luck_other_world() -> None:
    game = shamble.load("pursuit")
    seen = game.redact(game.new(seed=1), 0)
    assert game.imagine(seen, 0, 3) == game.imagine(seen, 0, 3)
    assert len({deck(game.imagine(seen, 0, luck)) for luck in range(20)}) == 20
    assert {pile(game.imagine(seen, 0, luck)) for luck in range(20)} == {
        pile(seen_world) for seen_world in both_orders(game.imagine(seen, 0, 0))
    }


def both_orders(s: State) -> list[State]:
    other = s.copy()
    other.pile = s.pile[::-1]
    return [s, other]


def test_every_place_of_a_special_card_is_imagined_equally_often() -> None:
    """NIGHT over packet B, the second DAY and EVAQ over packet D, each pair of places alike."""
    game = shamble.load("pursuit")
    seen = game.redact(game.new(seed=2), 0)
    worlds = 2800
    night: Counter[int] = Counter()
    last_packet: Counter[tuple[int, int]] = Counter()
    for luck in range(worlds):
        cards = deck(game.imagine(seen, 0, luck)).split()
        night[cards.index("NIGHT")] += 1
        last_packet[cards.index("DAY"), cards.index("EVAQ")] += 1
    assert set(night) == set(range(6, 13))
    assert len(last_packet) == 8 * 7
    for count in night.values():
        assert abs(count - worlds / 7) < 4 * (worlds * 6 / 49) ** 0.5  # four standard deviations
    for count in last_packet.values():
        assert abs(count - worlds / 56) < 4.5 * (worlds * 55 / 56**2) ** 0.5


def test_what_has_been_passed_is_not_imagined_again() -> None:
    """With three cards of packet B gone and no NIGHT among them, it lies in the other four."""
    game = shamble.load("pursuit")
    s = next(
        s
        for s in (game.new(seed=seed) for seed in range(100))
        if deck(s).split().index("NIGHT") >= 9
    )
    s.road[7 : 7 + 9] = s.deck[:9]
    s.deck[:9] = [-1] * 9
    s.laid, s.deck_next, s.row_start, s.zombie, s.player = 16, 9, 9, 9, 12
    assert game.broken(s) == 0
    seen = game.redact(s, 0)
    places = Counter(game.imagine(seen, 0, luck).deck.index(Card.NIGHT_1) for luck in range(400))
    assert set(places) == {9, 10, 11, 12}
    assert min(places.values()) > 60


def test_unseen_locations_are_imagined_in_any_order() -> None:
    game = shamble.load("pursuit")
    seen = game.redact(game.new(seed=3), 0)
    on_top = Counter(game.imagine(seen, 0, luck).deck[0] for luck in range(1000))
    laid = set(seen.road[:7])
    assert set(on_top) == set(range(32)) - laid
    assert max(on_top.values()) < 2.5 * 1000 / 25
