"""Who may know what (section 7), and worlds imagined behind it."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import CARD_ORIGIN, CARDS, DECK, GEARS, GIVEN, LOOK
from shamble.games.colony.content.names import LOYAL, Secret
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table, survivor, worlds

OTHERS = (1, 2, -1)


def shown(t: Table, seat: int, zone: int) -> int:
    """How many cards of a zone a seat sees there."""
    return int(t.game.redact(t.s, seat).zone.count(zone))


@pytest.mark.rule("COL-036", "COL-308")
def test_a_secret_objective_is_seen_by_its_holder_alone() -> None:
    t = Table(3).secret(0, "bo_feast")
    assert t.game.redact(t.s, 0).secret[0] == Secret.BO_FEAST
    for seat in OTHERS:
        assert t.game.redact(t.s, seat).secret[0] == -1


def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    t = Table(3).hand(0, "fuel", "pistol")
    assert shown(t, 0, 0) == 2
    for seat in OTHERS:
        assert shown(t, seat, 0) == 0
        assert t.game.redact(t.s, seat).hand_count[0] == 2


@pytest.mark.rule("COL-170")
def test_contributions_are_known_to_their_author() -> None:
    t = Table(3).crisis("cr_dry_tanks").hand(0, "fuel").do("contribute:fuel")
    assert shown(t, 0, GIVEN) == 1
    assert all(shown(t, seat, GIVEN) == 0 for seat in OTHERS)


def test_a_hidden_loss_makes_what_others_knew_uncertain() -> None:
    t = Table(3).crisis("cr_dry_tanks").survivor("helen_zhou", 1).hand(0, "fuel", "medicine")
    for card in range(CARDS):
        if t.s.zone[card] == 0:
            t.s.known[card] |= 1 << 1  # seat 1 has seen the hand
    assert shown(t, 1, 0) == 2
    t.do("contribute:fuel")
    assert shown(t, 1, 0) == 0 and shown(t, 0, 0) == 1


def test_decks_are_hidden_from_all() -> None:
    t = Table(3)
    for seat in (0, *OTHERS):
        assert all(shown(t, seat, DECK + place) == 0 for place in range(1, 7))


@pytest.mark.rule("COL-134")
def test_search_draws_are_seen_by_the_searcher() -> None:
    t = Table(3).survivor("tess_lindqvist", 0, "school").dice(0, 3)
    t.do("search:tess_lindqvist:d3").do("with_ability:tess_lindqvist")
    assert shown(t, 0, LOOK) == 4
    for seat in OTHERS:
        assert shown(t, seat, LOOK) == 0 and t.game.redact(t.s, seat).look_count == 4


def test_a_fetched_deck_is_known_until_somebody_else_draws_from_it() -> None:
    t = Table(3).survivor("mirela_vance", 0).crossroad("y04_tells").fire()
    t.do("option:first").do("at:school")
    for _ in range(4):
        t.do(t.legal()[0])
    assert shown(t, 0, DECK + 3) == 16
    seen = t.game.redact(t.s, 0)
    assert {seen.spot[c] for c in range(CARDS) if seen.zone[c] == DECK + 3} == {0}  # not where
    t.survivor("dale_hutchins", 1, "school").do("end_turn")
    while t.question != "turn":
        t.do(t.legal()[0])
    t.dice(1, 3).do("search:dale_hutchins:d3")
    assert shown(t, 0, DECK + 3) == 0


def test_items_of_the_dead_are_known_to_be_in_the_deck() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=2).survivor("rosa_bellamy", 0)
    t.equip("frank_osei", "hammer").do("move:frank_osei:school", d12=[7])
    assert all(shown(t, seat, DECK + 3) == 1 for seat in range(3))


def test_the_stream_is_hidden() -> None:
    t = Table(3)
    seen = t.game.redact(t.s, 0)
    assert seen.key == [0] * 8 and seen.block == [0] * 16


def test_votes_are_hidden_until_all_are_in() -> None:
    t = Table(3).do("call_exile:1")
    t.do("yes", 0)
    assert t.game.redact(t.s, 2).answer[0] == [-1] * 4
    t.do("no", 1).do("no", 2)
    assert {(v["seat"], v["yes"]) for v in t.told(Event.VOTED)} == {(0, 1), (1, 0), (2, 0)}


# ---- imagining


def test_imagined_hands_come_from_where_cards_can_come_from() -> None:
    t = Table(3).hand(1, "starter_fuel", "pistol").hand(0, "mop")
    for world in worlds(t, 0):
        cards = [c for c in range(CARDS) if world.zone[c] == 1]
        assert len(cards) == 2
        for place in range(1, 7):
            deck = [c for c in range(CARDS) if world.zone[c] == DECK + place]
            homes = {world.home[c] if c < GEARS else CARD_ORIGIN[c] for c in deck}
            assert homes == {place}


def test_imagined_worlds_keep_what_the_seat_has_seen() -> None:
    t = Table(3).survivor("helen_zhou", 0).hand(1, "pistol", "fuel", "mop").do("ability:helen_zhou")
    seen = t.game.redact(t.s, 0)
    card = next(c for c in range(CARDS) if seen.zone[c] == 1)
    hands = set()
    for world in worlds(t, 0):
        assert world.zone[card] == 1
        hands.add(tuple(c for c in range(CARDS) if world.zone[c] == 1))
    assert len(hands) > 5


def test_imagined_decks_keep_the_bottom_the_seat_has_laid() -> None:
    t = Table(3).survivor("tess_lindqvist", 0, "school").dice(0, 3)
    t.do("search:tess_lindqvist:d3").do("with_ability:tess_lindqvist").do("stop")
    while t.question == "card":
        t.do(t.legal()[0])
    bottom = {c: t.s.spot[c] for c in range(CARDS) if t.s.zone[c] == DECK + 3 and t.s.spot[c] < 0}
    assert len(bottom) == 3
    for world in worlds(t, 0):
        assert {c: world.spot[c] for c in bottom} == bottom


def test_imagined_secrets_follow_the_pool() -> None:
    t = Table(4).secret(0, "so_magpie")
    found = [world.secret for world in worlds(t, 0, 200)]
    assert all(secrets[0] == Secret.SO_MAGPIE for secrets in found)
    assert all(sum(secret >= LOYAL for secret in secrets[:4]) <= 1 for secrets in found)
    share = sum(any(secret >= LOYAL for secret in secrets[:4]) for secrets in found) / 200
    assert abs(share - 3 / 8) < 0.12  # three of the eight cards it has not seen
    t = Table(4).secret(0, "bo_feast")
    assert all(max(world.secret[1:4]) < LOYAL for world in worlds(t, 0))


def test_an_exile_who_showed_nothing_is_a_betrayer_in_every_world() -> None:
    t = Table(4).secret(1, "bo_feast").exile(1)
    t.s.shown_secret[1] = -1
    for world in worlds(t, 0):
        assert world.secret[1] >= LOYAL and world.exile_card[1] >= 0


def test_the_drawer_imagines_its_own_card_and_others_any() -> None:
    t = Table(3).crossroad("x28_pot")
    assert {world.drawn_card for world in worlds(t, 2)} == {t.s.drawn_card}
    assert len({world.drawn_card for world in worlds(t, 1)}) > 5


def test_imagined_crises_keep_what_was_peeked_at() -> None:
    t = Table(3).survivor("mirela_vance", 0).do("ability:mirela_vance").do("no")
    top = t.s.crises[t.s.crisis_next : t.s.crisis_next + 2]
    for world in worlds(t, 0):
        assert world.crises[t.s.crisis_next : t.s.crisis_next + 2] == top
    assert len({tuple(world.crises) for world in worlds(t, 1)}) > 5


def test_a_locked_card_is_imagined_by_who_has_not_seen_it() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("cole_radek", 1, "school")
    t.hand(0, "mop", "junk").hand(1, "fuel", "pistol").crossroad("x45_window").fire()
    t.do("option:first").do("card:pistol")
    assert t.game.redact(t.s, 1).locked == t.s.locked
    assert t.game.redact(t.s, 2).locked == -1
    assert len({world.locked for world in worlds(t, 2)}) > 2
    assert survivor("frank_osei") == 29


def test_a_locked_card_is_none_that_was_seen_in_the_hand() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("cole_radek", 1, "school")
    t.hand(0, "mop", "junk").hand(1, "fuel", "pistol").crossroad("x45_window").fire()
    t.do("option:first").do("card:pistol")
    mop = next(c for c in range(CARDS) if t.s.zone[c] == 0 and c != t.s.locked)
    t.s.known[mop] |= 1 << 2  # seat 2 has seen one card, and that it may be played
    guesses = {world.locked for world in worlds(t, 2)}
    assert mop not in guesses and len(guesses) > 1
    for world in worlds(t, 2):
        assert t.game.redact(world, 2).pack() == t.game.redact(t.s, 2).pack()
