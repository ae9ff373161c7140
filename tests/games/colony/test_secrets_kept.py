"""What asking, counting and watching tell, and worlds imagined from it (section 7)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.crossroads import ALWAYS_ADDS, TRIGGER_EVENT
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    CARD_ORIGIN,
    CARDS,
    DECK,
    GIVEN,
    GONE,
    LOOK,
    SYMBOL,
    WASTE,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL, Attached, Crossroad, Lasting
from shamble.games.colony.content.requirements import TRIGGER_ROW
from shamble.games.colony.rules.cards.items import put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, home_of, knows_zone
from shamble.games.colony.rules.conditions.judging import judging
from shamble.games.colony.state import Standing, State
from tests.games.colony.positions import Table, item, survivor, worlds
from tests.games.colony.test_round import fill_outside

CARDWISE = ("zone", "spot", "known")  # the tables were laid with other cards


def same_to(seat: int, *tables: Table) -> bool:
    """Whether a seat is shown the same at all of these tables, but for the cards themselves."""
    shown = [t.game.redact(t.s, seat) for t in tables]
    names = [name for name in type(shown[0]).fields if name not in CARDWISE]
    return all(getattr(shown[0], name) == getattr(s, name) for s in shown for name in names)


def take(t: Table, where: int, zone: int, known: int, symbol: int = -1) -> int:
    """A card out of a deck, to somewhere else; -1 if there is none of that symbol."""
    for card in range(CARDS):
        if t.s.zone[card] == DECK + where and symbol in (-1, SYMBOL[CARD_ITEM[card]]):
            t._take_out(card)
            put(t.s, card, zone, known)
            return card
    return -1


def homes(s: State, zone: int) -> list[int]:
    return [home_of(s, card) for card in range(CARDS) if s.zone[card] == zone]


# ---- whether somebody is asked tells nothing


def dealt(*hands: tuple[str, ...]) -> Table:
    """Hands of starter cards, which look alike from outside."""
    t = Table(len(hands))
    for seat, names in enumerate(hands):
        t.hand(seat, *(f"starter_{name}" for name in names))
    return t


def test_office_hours_tell_the_others_nothing_of_who_holds_medicine() -> None:
    """y13: the active player has seen all hands; the others see who is asked, and no more."""
    tables = []
    for second in (("medicine", "medicine"), ("fuel", "junk")):
        t = dealt(("medicine", "junk"), second, ("fuel", "junk")).survivor("victor_lang", 0)
        tables.append(t.crossroad("y13_office").fire().do("option:first"))
    assert [t.question for t in tables] == ["seat", "seat"]
    assert same_to(2, *tables) and same_to(-1, *tables)
    assert tables[0].legal() == ["seat:0", "seat:1", "done"]
    assert tables[1].legal() == ["done"]  # there are not three
    t = tables[0].do("seat:1").do("card:medicine")
    assert t.legal() == ["seat:0", "seat:1"]  # now it must be three
    t.do("seat:1").do("seat:0").do("card:medicine")
    assert t.s.morale == 7 and t.held(1) == []


@pytest.mark.parametrize("sort", ["lighter", "anton"])
def test_that_modifiers_are_asked_for_tells_nothing_of_a_hand(sort: str) -> None:
    """Lighter and Anton need a card of the hand: the question comes with or without it."""
    tables = []
    for card in ("fuel", "medicine"):
        t = dealt((card,), (), ()).survivor("anton_kessler", 0, "colony").dice(0, 4, 4)
        t.zombies("colony", 3)
        if sort == "lighter":
            t.equip("anton_kessler", "lighter").set(used_ability=1 << survivor("anton_kessler"))
        tables.append(t.do("attack:anton_kessler:d4"))
    assert [t.question for t in tables] == ["modify", "modify"] and same_to(1, *tables)
    helped = 0 if sort == "lighter" else 1  # the table whose hand has what is needed
    assert len(tables[helped].legal()) == 2 and tables[1 - helped].legal() == ["go"]


@pytest.mark.rule("COL-128")
def test_a_search_asks_alike_for_equal_and_for_different_cards() -> None:
    tables = []
    for names in (("food_2", "food_2", "food_2"), ("food_2", "junk", "food_2")):
        t = Table(3).survivor("dale_hutchins", 0, "school").dice(0, 3)
        t.deck("school", *names).do("search:dale_hutchins:d3").do("noise").do("noise").do("stop")
        tables.append(t)
    for _ in range(2):
        assert [t.question for t in tables] == ["card", "card"]
        assert tables[0].s.about == tables[1].s.about
        tables = [t.do(t.legal()[0]) for t in tables]


def test_losing_cards_is_asked_for_alike_whatever_the_hand_holds() -> None:
    tables = []
    for names in (("fuel", "fuel", "fuel"), ("fuel", "junk", "medicine")):
        tables.append(dealt(names, (), ()).set(food=20).crisis("cr_rats").colony_phase())
    assert [t.question for t in tables] == ["card", "card"] and same_to(1, *tables)
    assert tables[0].legal() == ["card:fuel"]


def test_a_fetch_by_symbol_asks_alike_when_the_deck_has_none() -> None:
    """x46: fuel of the gas station; who watches does not learn that there is none left."""
    t = Table(3).survivor("frank_osei", 0, "gas_station").dice(0, 4)
    while take(t, 6, GONE, ALL_SEATS, Symbol.FUEL) >= 0:
        pass
    t.crossroad("x46_sled").do("search:frank_osei:d4").do("stop")
    while t.question != "option":
        t.do(t.legal()[-1])
    t.do("option:second")
    assert t.question == "card" and t.legal() == ["done"]


# ---- item cards come from where they can have come from


def test_imagined_hands_hold_only_what_their_seat_may_have_got() -> None:
    t = Table(3).survivor("dale_hutchins", 1, "school").hand(0, "starter_fuel")
    t.hand(1, "starter_junk", "starter_fuel").hand(2, "starter_medicine", "starter_food_1")
    t.set(active=1, to_act=2, asked=2).dice(1, 3)
    t.do("search:dale_hutchins:d3", 1).do("stop", 1)
    kept = set()
    for world in worlds(t, 0):
        assert sorted(homes(world, 1)) == [0, 0, 3]  # two starter cards and one of the school
        assert homes(world, 2) == [0, 0]
        kept.add(next(c for c in range(CARDS) if world.zone[c] == 1 and CARD_ORIGIN[c] == 3))
    assert len(kept) > 8
    for world in worlds(t, 1):
        assert homes(world, 0) == [0] and homes(world, 2) == [0, 0]


def test_cards_looked_at_come_from_the_deck_that_is_searched() -> None:
    t = Table(3).survivor("tess_lindqvist", 0, "library").dice(0, 3)
    t.hand(1, "pistol", "fuel").hand(2, "starter_junk")
    t.do("search:tess_lindqvist:d3").do("with_ability:tess_lindqvist")
    for seat in (1, 2, -1):
        looks = [homes(world, LOOK) for world in worlds(t, seat)]
        assert looks == [[4] * 4] * len(looks)


def test_contributions_and_the_hand_together_hold_what_a_seat_has_got() -> None:
    t = Table(3).crisis("cr_dry_tanks").hand(2, "starter_junk", "starter_fuel")
    t.hand(1, "fuel", "starter_junk", "starter_medicine")
    t.set(active=1, to_act=2, asked=2).do("contribute:fuel", 1)
    given = set()
    for world in worlds(t, 0, 200):
        assert sorted(homes(world, 1) + homes(world, GIVEN + 1))[:2] == [0, 0]
        assert homes(world, 2) == [0, 0]
        given.add(homes(world, GIVEN + 1)[0] == 0)
    assert given == {True, False}


def test_a_stolen_card_may_be_of_any_deck_that_the_victim_had_cards_of() -> None:
    t = Table(4).survivor("barnaby_rook", 0).hand(1, "starter_fuel", "mop")
    t.hand(3, "starter_junk").do("ability:barnaby_rook")
    if t.question == "seat":
        t.do("seat:1")
    stolen = {homes(world, 0)[0] for world in worlds(t, 2, 200)}
    mop = next(home_of(t.s, c) for c in range(CARDS) if t.s.zone[c] in (0, 1) and c < 40)
    assert stolen == {0, mop}
    assert {homes(world, 3)[0] for world in worlds(t, 2)} == {0}


def test_a_revealed_contribution_is_taken_from_the_only_seat_that_can_have_made_it() -> None:
    t = Table(3).set(food=20).crisis("cr_low_spirits").hand(2, "starter_fuel")
    t.give(1, "medicine").give(2, "starter_medicine")
    home = homes(t.s, GIVEN + 1)[0]
    assert t.s.may_hold[1][home] == 1
    t.colony_phase()
    assert t.s.may_hold[1][home] == 0 and t.s.may_hold[2][0] == 1


# ---- decks that somebody has looked through


def fetched() -> Table:
    """Seat 0 has looked through the school's deck; seat 1 then takes a card of it."""
    t = Table(3).survivor("mirela_vance", 0).hand(1, "starter_fuel")
    take(t, 3, 1, knows_zone(1))
    t.crossroad("y04_tells").fire().do("option:first").do("at:school")
    for _ in range(4):
        t.do(t.legal()[0])
    t.survivor("dale_hutchins", 1, "school").do("end_turn")
    while t.question != "turn":
        t.do(t.legal()[0])
    return t.dice(1, 3).do("search:dale_hutchins:d3").do("stop")


def test_who_has_looked_through_a_deck_knows_what_is_not_in_it() -> None:
    t = fetched()
    outside = {c for c in range(CARDS) if t.s.known[c] >> 10 & 1}
    assert outside and all(home_of(t.s, c) == 3 and t.s.zone[c] != DECK + 3 for c in outside)
    before = {c for c in range(CARDS) if t.s.zone[c] == DECK + 3}
    taken = next(
        c for c in range(CARDS) if t.s.zone[c] == 1 and CARD_ORIGIN[c] == 3 and c not in outside
    )
    guesses = set()
    for world in worlds(t, 0, 100):
        deck = {c for c in range(CARDS) if world.zone[c] == DECK + 3}
        assert not deck & outside and deck <= before | {taken}
        guesses |= (before | {taken}) - deck
    assert len(guesses) > 8  # which one was taken is not known
    assert any(
        {c for c in range(CARDS) if w.zone[c] == DECK + 3} & outside for w in worlds(t, 2, 100)
    )


def test_who_saw_the_top_of_a_deck_knows_where_it_went() -> None:
    t = Table(3).survivor("astrid_moen", 0).survivor("dale_hutchins", 1, "school")
    t.deck("school", "junk").do("ability:astrid_moen").do("at:school")
    junk = next(
        c for c in range(CARDS) if t.s.zone[c] == DECK + 3 and t.s.spot[c] == t.s.deck_top[3] - 1
    )
    t.do("end_turn")
    while t.question != "turn":
        t.do(t.legal()[0])
    t.dice(1, 3).do("search:dale_hutchins:d3")
    assert t.game.redact(t.s, 0).zone[junk] == LOOK
    kept = t.s.copy()
    t.do("stop")
    assert t.game.redact(t.s, 0).zone[junk] == 1  # it was the only one: kept
    t.s = kept
    t.do("noise").do("stop").do(t.legal()[0])
    assert t.game.redact(t.s, 0).zone[junk] == -1  # kept, or put under the deck
    assert t.game.redact(t.s, 2).zone[junk] == -1


# ---- equipping is open


def test_the_card_that_is_being_equipped_is_in_its_players_hand() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0).hand(0, "mop", "fuel")
    t.do("equip:mop")
    assert t.question == "survivor"
    mop = next(c for c in range(CARDS) if t.s.zone[c] == 0 and c < 60 and CARD_ITEM[c] < 29)
    for seat in (1, 2):
        assert all(world.zone[mop] == 0 for world in worlds(t, seat, 20))
    t.do("choose:frank_osei")
    assert t.s.zone[mop] == BEARER + survivor("frank_osei")


# ---- the card of the turn, and exiles


def holds(s: State, card: int) -> bool:
    s = s.copy()
    s.verdict = 1
    judging(s, TRIGGER_ROW + card, s.active, 0)
    return bool(s.verdict == 1 and not (ALWAYS_ADDS[card] and s.helpless >= 24))


@pytest.mark.rule("COL-081")
def test_the_card_of_the_turn_is_imagined_as_one_that_has_not_fired() -> None:
    t = Table(4).survivor("frank_osei", 0).survivor("dale_hutchins", 0).crossroad("x13_bandaged")
    found = {world.drawn_card for world in worlds(t, 1, 200)}
    assert len(found) > 15
    assert not any(TRIGGER_EVENT[card] == 0 and holds(t.s, card) for card in found)
    unseen = {c for c in range(80) if TRIGGER_EVENT[c] == 0 and holds(t.s, c)}
    assert Crossroad.X14_HOT_WATER in unseen and not found & unseen
    assert {Crossroad.X10_LAKE, Crossroad.X25_MARE} <= {w.drawn_card for w in worlds(t, 1, 400)}
    t.do("move:dale_hutchins:school")
    found = {world.drawn_card for world in worlds(t, 1, 400)}
    assert not found & {Crossroad.X10_LAKE, Crossroad.X25_MARE}  # it would have fired
    assert Crossroad.X13_BANDAGED in found


@pytest.mark.rule("COL-079")
def test_a_trigger_that_a_move_under_way_brings_about_is_yet_to_be_tested() -> None:
    t = Table(4).survivor("frank_osei", 0).survivor("owen_marsh", 0).crossroad("x13_bandaged")
    t.s.attached[survivor("frank_osei")] |= 1 << Attached.SLED
    t.set(guard=1, first=2, lasting=1 << Lasting.ROOM_TWELVE).do("move:frank_osei:school")
    assert t.question == "confirm"  # in the middle of the move
    found = {world.drawn_card for world in worlds(t, 1, 600)}
    assert Crossroad.X23_GUN_CAGE in found and Crossroad.X40_SHOPPING_BAG in found  # outside now
    assert Crossroad.X14_HOT_WATER not in found and Crossroad.X26_CANOPY not in found


@pytest.mark.rule("COL-213", "COL-259")
def test_an_eliminated_exile_who_showed_nothing_was_a_betrayer() -> None:
    t = Table(4).secret(1, "bo_feast").exile(1)
    t.s.shown_secret[1] = -1
    t.s.standing[1] = Standing.OUT
    for world in worlds(t, 0):
        assert world.secret[1] >= LOYAL and world.exile_card[1] >= 0
    t = Table(4).secret(1, "so_magpie").secret(2, "so_alone")
    t.s.standing[1] = Standing.OUT  # never exiled: may be anything
    assert {world.secret[1] >= LOYAL for world in worlds(t, 0)} == {True, False}


# ---- authors, equal cards, a card that is locked


@pytest.mark.rule("COL-170", "COL-272")
def test_revealed_contributions_do_not_tell_whose_they_were() -> None:
    told = set()
    for given in (("starter_food_1", "starter_junk"), ("starter_junk", "starter_food_1")):
        t = dealt(("fuel",), ("fuel",), ("junk",)).set(food=20).crisis("cr_dry_tanks")
        t.give(0, given[0]).give(1, given[1]).colony_phase()
        told.add(tuple(map(tuple, t.s.may_hold)))
    assert len(told) == 1


def seen_and_driven(seed: int, *hand: str) -> Table:
    """Helen of seat 0 sees a card of seat 1, who then drives with a fuel card."""
    t = Table(3).survivor("helen_zhou", 0).survivor("dale_hutchins", 2)
    t.survivor("rosa_bellamy", 1).hand(1, *hand)
    t.s.key[0], t.s.drawn = seed, 0
    t.do("ability:helen_zhou")
    t.do("end_turn")
    while t.question != "turn":
        t.do(t.legal()[0])
    return t.do("drive:rosa_bellamy:school")


def test_who_saw_one_of_two_equal_cards_does_not_know_which_was_played() -> None:
    fuel = item("fuel")
    for seed in range(20):
        t = seen_and_driven(seed, "starter_fuel", "starter_fuel")
        seen = t.game.redact(t.s, 0)
        assert not [c for c in range(CARDS) if seen.zone[c] == 1]
        known = [c for c in range(CARDS) if seen.zone[c] == WASTE and CARD_ITEM[c] == fuel]
        assert len(known) == 1


def test_a_lock_does_not_tell_whether_its_card_was_stolen() -> None:
    shown = set()
    for seed in range(12):
        t = Table(3, active=1).survivor("frank_osei", 1, "school")
        t.survivor("cole_radek", 0, "school").survivor("barnaby_rook", 2)
        t.hand(1, "starter_food_1").hand(0, "pistol")
        t.crossroad("x45_window").fire().do("option:first")
        assert t.s.locked_seat == 1 and t.s.locked >= 0
        t.s.key[0], t.s.drawn = seed, 0
        t.do("end_turn", 1)
        while t.question != "turn":
            t.do(t.legal()[0])
        t.do("ability:barnaby_rook")
        if t.question == "seat":
            t.do("seat:1")
        shown.add((t.s.locked >= 0, t.game.redact(t.s, -1).locked_seat))
        assert {world.locked >= 0 for world in worlds(t, -1, 40)} == {True, False}
    assert shown == {(True, 1), (False, 1)}


# ---- more that a seat can tell


def test_cards_that_a_deck_was_openly_rid_of_are_not_imagined_there() -> None:
    """y02: all food of the school goes to the gone pile; what seat 1 has of it is not there."""
    t = Table(3).survivor("clara_mendes", 0, "school").hand(2, "starter_fuel")
    take(t, 3, 1, knows_zone(1), Symbol.FOOD)
    t.crossroad("y02_chalk").fire()
    if t.question == "option":
        t.do("option:second")
    for world in worlds(t, 2):
        deck = [c for c in range(CARDS) if world.zone[c] == DECK + 3]
        assert deck and not any(SYMBOL[CARD_ITEM[c]] == Symbol.FOOD for c in deck)


def test_fuel_that_was_fetched_is_known_to_be_fuel() -> None:
    t = Table(3).survivor("frank_osei", 0, "gas_station").dice(0, 4)
    t.crossroad("x46_sled").do("search:frank_osei:d4").do("stop")
    t.do("option:second").do("card:fuel").do("card:fuel")
    for world in worlds(t, 1):
        hand = [c for c in range(CARDS) if world.zone[c] == 0]
        assert sum(SYMBOL[CARD_ITEM[c]] == Symbol.FUEL for c in hand) >= 2


def test_who_looked_through_a_deck_knows_who_has_what_it_lacks() -> None:
    t = Table(3).survivor("judith_ames", 0).survivor("dale_hutchins", 1, "library")
    lacking = take(t, 4, 2, knows_zone(2))
    t.crossroad("y12_stacks").fire().do("option:first").do(t.legal()[0])
    t.do("end_turn")
    while t.question != "turn":
        t.do(t.legal()[0])
    t.dice(1, 3).do("search:dale_hutchins:d3").do("stop")
    assert all(world.zone[lacking] == 2 for world in worlds(t, 0))
    assert any(world.zone[lacking] != 2 for world in worlds(t, 1))


def test_who_knew_the_top_two_crises_knows_them_after_mirela_but_not_their_order() -> None:
    t = Table(3).survivor("mirela_vance", 0).do("ability:mirela_vance").do("no")
    top = t.s.crises[t.s.crisis_next : t.s.crisis_next + 2]
    t.survivor("rosa_bellamy", 0)
    mirela = survivor("mirela_vance")
    t.s.owner[mirela] = 1
    t.s.group[0], t.s.group[1] = 1, 2
    t.s.leader[0] = survivor("rosa_bellamy")
    t.s.used_ability = 0
    t.do("end_turn")
    while t.question != "turn":
        t.do(t.legal()[0])
    t.do("ability:mirela_vance").do("yes")
    orders = {tuple(w.crises[t.s.crisis_next : t.s.crisis_next + 2]) for w in worlds(t, 0)}
    assert orders == {tuple(top), tuple(top[::-1])}
    assert {tuple(w.crises[t.s.crisis_next : t.s.crisis_next + 2]) for w in worlds(t, 1)} == {
        tuple(top[::-1])
    }


def test_who_knew_the_only_card_of_a_hand_knows_that_it_was_given() -> None:
    t = Table(3).crisis("cr_dry_tanks").hand(0, "fuel")
    card = next(c for c in range(CARDS) if t.s.zone[c] == 0)
    t.s.known[card] |= 1 << 1  # seat 1 has seen it
    t.do("contribute:fuel")
    assert all(world.zone[card] == GIVEN for world in worlds(t, 1, 20))
    assert t.game.redact(t.s, 2).zone[card] == -1


def test_a_thief_remembers_the_rest_of_a_hand_it_has_seen() -> None:
    t = Table(3).survivor("barnaby_rook", 0).hand(1, "starter_fuel", "mop", "pistol")
    for card in range(CARDS):
        if t.s.zone[card] == 1:
            t.s.known[card] |= 1 << 0 | 1 << 2
    t.do("ability:barnaby_rook")
    if t.question == "seat":
        t.do("seat:1")
    assert shown_in(t, 0, 1) == 2 and shown_in(t, 2, 1) == 0 and shown_in(t, 1, 1) == 2


def shown_in(t: Table, seat: int, zone: int) -> int:
    return int(t.game.redact(t.s, seat).zone.count(zone))


def test_a_spectator_sees_a_card_that_all_who_play_know() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0).hand(0, "mop", "fuel")
    t.do("equip:mop")
    assert shown_in(t, -1, 0) == 1
    assert len(worlds(t, -1, 20)) == 20


def test_a_question_that_must_be_answered_can_be_in_every_world() -> None:
    """Anton's card is asked for, so there is medicine in that hand."""
    t = Table(3).survivor("anton_kessler", 0).dice(0, 4, 4).zombies("colony", 3)
    t.hand(0, "starter_medicine", "starter_fuel").hand(1, "starter_junk", "starter_medicine")
    t.do("attack:anton_kessler:d4").do("with_ability:anton_kessler")
    while t.question != "card":
        t.do(t.legal()[0])
    for seat in (1, 2, -1):
        for world in worlds(t, seat):
            assert t.game.legal(world, 0)


@pytest.mark.rule("COL-256")
def test_x02_needs_a_follower_in_play() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0).survivor("cole_radek", 1)
    rosa = survivor("rosa_bellamy")
    t.s.place[rosa], t.s.waiting = -1, 1 << rosa
    t.set(helpless=24 - sum(t.s.place[x] == 0 for x in range(30)))
    fill_outside(t)
    t.crossroad("x02_parting").fire()
    assert t.question == "turn"
