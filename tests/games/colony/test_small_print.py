"""Points of the rules that are easily overlooked, each in a position of its own."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import CARD_ITEM, CARDS, DECK, GONE, Item
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.rules.cards.items import put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.state import Event, Standing
from tests.games.colony.positions import Table, survivor

# ---- what nobody may notice


@pytest.mark.rule("COL-068", "COL-081")
def test_a_trigger_that_fails_is_not_noticed() -> None:
    seen = []
    for card in ("x14_hot_water", "x10_lake"):  # one is tested after every action, one is not
        t = Table(3).survivor("frank_osei", 0, "school").hand(0, "food_1")
        t.crossroad(card).do("play:food_1")
        seen.append([t.game.redact(t.s, seat).verdict for seat in (0, 1, -1)])
    assert seen[0] == seen[1]


# ---- crossroads cards


@pytest.mark.rule("COL-259")
def test_x05_no_die_rises_for_a_player_whom_the_tin_has_put_out() -> None:
    t = Table(3, elimination=True).survivor("frank_osei", 0, wounds=2).set(food=3).dice(0, 2, 5)
    t.crossroad("x05_swollen_tin").do("spend_food:d2:2").do("option:first")
    assert t.s.standing[0] == Standing.OUT and t.s.dice[0] == [0] * 6


@pytest.mark.rule("COL-072")
def test_x39_is_no_second_beginning_of_the_turn() -> None:
    t = Table(3).survivor("noel_tanner", 0).survivor("frank_osei", 0, wounds=1).dice(0, 2)
    t.crossroad("x39_bone_tired").do("move:frank_osei:school", d12=[7])
    assert "rest" in t.legal()
    assert t.why_not("ability:noel_tanner") == "COL-072"
    t.do("rest")
    assert t.tokens("frank_osei") == (1, 0)
    assert t.why_not("ability:noel_tanner") == t.why_not("rest") == "COL-072"


@pytest.mark.rule("COL-072")
def test_x39_lapses_with_the_first_other_action_for_the_active_player_too() -> None:
    t = Table(3).survivor("frank_osei", 0, wounds=1).survivor("rosa_bellamy", 0).dice(0, 2)
    t.crossroad("x39_bone_tired").do("move:frank_osei:school", d12=[7])
    t.do("move:rosa_bellamy:school")
    assert t.why_not("rest") == "COL-072"


@pytest.mark.rule("COL-072")
def test_noel_may_go_after_a_rest_at_the_beginning_of_the_turn() -> None:
    t = Table(3).survivor("noel_tanner", 0).survivor("frank_osei", 0, wounds=2).dice(0, 2)
    t.set(lasting=1 << Lasting.BONE_TIRED, fresh=1).do("rest")
    assert t.why_not("ability:noel_tanner") is None


def test_x47_a_newcomer_is_not_among_the_exposed() -> None:
    for _ in range(5):
        t = Table(3).survivor("biscuit", 0).crossroad("x47_treeline")
        t.do("move:biscuit:school", d12=[7]).do("option:first", d12=[7, 7])
        assert t.is_gone("biscuit") and t.s.group[0] == 1
        assert {told["survivor"] for told in t.told(Event.EXPOSED)} == {"biscuit"}


def test_x24_the_die_is_rolled_before_the_survivor_is_chosen() -> None:
    t = Table(3).survivor("frank_osei", 0, "library").survivor("rosa_bellamy", 0, "library")
    t.crossroad("x24_storm_drain").fire().do("option:first", d6=[2])
    assert t.question == "survivor" and t.s.rolled == 2
    t.do("choose:rosa_bellamy", d12=[7, 7])
    assert t.tokens("rosa_bellamy") == (2, 0) and t.s.lasting == 1 << Lasting.STORM_DRAIN


@pytest.mark.rule("COL-149")
def test_y11_an_arrest_does_not_end_a_passive_ability() -> None:
    t = Table(3).survivor("wade_tolliver", 0).survivor("marco_steele", 1, "school", wounds=3)
    t.set(helpless=1).dice(0, 1).crossroad("y11_badge").fire()
    t.do("option:first").do("choose:marco_steele")
    assert t.at("marco_steele") == "police_station" and t.tokens("marco_steele") == (3, 0)


@pytest.mark.rule("COL-330")
def test_y12_she_cannot_leave_the_library_but_may_move_from_elsewhere() -> None:
    t = Table(3).survivor("judith_ames", 0, "library").survivor("frank_osei", 0)
    t.crossroad("y12_stacks").fire().do("option:first").do(t.legal()[0])
    assert t.why_not("move:judith_ames:school") == "COL-330"
    t.s.place[18] = 5  # another card has placed her at the hospital
    assert t.why_not("move:judith_ames:school") is None


def test_y16_needs_no_more_room_at_the_colony_than_those_who_make_room() -> None:
    def fired(helpless: int, *others: str) -> Table:
        t = Table(3).survivor("dale_hutchins", 1).survivor("frank_osei", 0)
        t.survivor("rosa_bellamy", 0).set(helpless=helpless)
        for name in others:
            t.survivor(name, 1, "hospital")
        return t.crossroad("y16_chest").fire()

    assert fired(20).at("dale_hutchins") == "colony"  # full, and the choice is open
    assert fired(20).question == "option"
    crowd = ("cole_radek", "wade_tolliver", "leon_baptiste")
    assert fired(18, *crowd).question == "option"  # two have to go, two spaces are left
    assert fired(19, *crowd).is_gone("dale_hutchins")


# ---- cards and dice


@pytest.mark.rule("COL-158", "COL-193")
def test_fuel_is_not_wasted_on_a_move_that_needs_no_exposure() -> None:
    t = Table(3).survivor("dale_hutchins", 0).hand(0, "fuel")
    assert t.why_not("drive:dale_hutchins:school") == "COL-158"
    assert not any(action.startswith("drive") for action in t.legal())
    t.do("request:1")
    assert t.why_not("want:fuel") == "COL-193"


@pytest.mark.rule("COL-152", "COL-186")
def test_an_exile_without_food_cards_eats_none() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).dice(0, 2).hand(0, "fuel")
    assert t.why_not("eat:d2") == "COL-152"


def test_refusals_of_dice_and_numbers_name_their_rule() -> None:
    t = Table(3).survivor("frank_osei", 0).dice(0, 2, 3, 6).do("ability:frank_osei")
    assert t.why_not("die:d5") == "COL-064" and t.why_not("die:d6") == "COL-184"
    t = Table(3).survivor("anton_kessler", 0).set(food=3).crossroad("y21_mould").fire()
    if t.question == "option":
        t.do("option:first")
    assert t.question == "amount" and t.why_not("amount:4") == "COL-183"


# ---- checkpoints


@pytest.mark.rule("COL-023")
def test_leaflets_end_the_game_before_a_vote_on_the_token() -> None:
    t = Table(3, fp_vote=True).set(morale=1, lasting=1 << Lasting.LEAFLETS, food=9)
    t.s.due[0] = t.s.round
    t.colony_phase()
    assert t.s.over != 0 and t.s.morale == 0


@pytest.mark.rule("COL-256")
def test_all_who_wait_enter_as_soon_as_there_is_room() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0).survivor("gus_halloran", 1)
    for x in (5, 11):
        t.s.place[x] = -1
        t.s.waiting |= 1 << x
    t.survivor("cole_radek", 1).hand(0, "food_1").do("play:food_1")
    assert t.at("rosa_bellamy") == t.at("gus_halloran") == "colony" and t.s.waiting == 0


# ---- crises and the first player


@pytest.mark.rule("COL-276")
def test_one_more_than_needed_raises_no_morale() -> None:
    for fuel, morale in ((3, 6), (4, 6), (5, 7)):
        t = Table(3).set(food=9).crisis("cr_dry_tanks").give(0, *["fuel"] * fuel).colony_phase()
        assert t.s.morale == morale


def test_the_first_printing_counts_exiles_but_nobody_who_is_out() -> None:
    for given, prevented in ((3, True), (2, False)):
        t = Table(4, threshold_all=True).set(food=9).crisis("cr_dry_tanks")
        t.survivor("frank_osei", 2, "school").exile(2)
        out = t.s.leader[3]
        t.s.owner[out] = t.s.place[out] = t.s.leader[3] = -1
        t.s.group[3], t.s.standing[3] = 0, Standing.OUT
        t.give(0, *["fuel"] * given).colony_phase()
        assert bool(t.told(Event.CRISIS_PREVENTED)) == prevented


@pytest.mark.rule("COL-210a")
def test_the_token_of_an_eliminated_player_goes_clockwise() -> None:
    t = Table(4, elimination=True).set(first=2, turn_first=2).dice(0, 3)
    t.survivor("frank_osei", 0, "school").survivor("cole_radek", 2, "school", wounds=2)
    t.do("strike:frank_osei:d3", d6=[1])
    assert t.s.standing[2] == Standing.OUT and t.s.first == 3 and t.s.turn_first == 2


@pytest.mark.rule("COL-224")
def test_a_betrayer_driven_out_of_town_does_not_count_for_two_exiles() -> None:
    for second, ended in (("so_magpie", False), ("bo_feast", False), ("so_alone", True)):
        first = "so_full_tank" if ended else "bo_tally"
        t = Table(5, objective="mo_clear_town").secret(1, first).secret(2, second)
        for nominee in (1, 2):
            t.set(exile_called=0).do(f"call_exile:{nominee}")
            for seat in sorted(t.game.to_act(t.s)):
                t.do("yes", seat)
        assert (t.s.over != 0) == ended


def test_a_bite_may_be_cancelled_by_the_active_player_first() -> None:
    t = Table(3, active=1).survivor("frank_osei", 1).survivor("rosa_bellamy", 1)
    t.set(lasting=1 << Lasting.NIGHT_WATCH).hand(1, "medicine").hand(2, "medicine")
    t.do("move:frank_osei:school", d12=[12])
    asked = []
    while t.question == "cancel_bite":
        asked.append(min(t.game.to_act(t.s)))
        t.do("no")
    assert asked == [1, 2, 0] and t.is_gone("frank_osei")


# ---- abilities and items


def test_wade_is_exposed_once_for_two_zombies_even_at_a_guarded_entrance() -> None:
    for lasting in (0, 1 << Lasting.FIRST_GATE):
        t = Table(3).survivor("wade_tolliver", 0).entrances("2/0/1").dice(0, 4)
        t.set(lasting=lasting).do("ability:wade_tolliver", d12=[7])
        assert len(t.told(Event.EXPOSED)) == 1 and t.s.zombies[0] == 0


@pytest.mark.rule("COL-199a")
def test_an_item_cannot_be_offered_back_within_the_turn() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("rosa_bellamy", 0, "school")
    t.survivor("gus_halloran", 0, "school").equip("frank_osei", "pistol")
    t.do("hand_over:pistol_1").do("choose:rosa_bellamy")
    t.do("hand_over:pistol_1")  # Gus is the only one left
    assert t.at("gus_halloran") == "school" and t.carried("gus_halloran") == ["pistol"]
    assert t.why_not("hand_over:pistol_1") == "COL-199a"


def test_who_swaps_the_crises_knows_what_others_know_no_more() -> None:
    t = Table(3).survivor("mirela_vance", 0)
    t.s.crisis_known[1] = 3 << t.s.crisis_next  # seat 1 had looked before
    t.do("ability:mirela_vance").do("yes")
    assert t.s.crisis_known[1] == 0
    assert t.s.crisis_known[0] == 3 << t.s.crisis_next


# ---- refusals and illegal options


@pytest.mark.rule("COL-264a", "COL-084")
def test_x13_nobody_can_be_recruited_from_an_empty_deck() -> None:
    for emptied, question in ((False, "option"), (True, "turn")):
        t = Table(3).survivor("frank_osei", 0, "school").dice(0, 6).crossroad("x13_bandaged")
        if emptied:
            for x in range(30):
                if t.s.owner[x] < 0:
                    t.s.buried |= 1 << x
        t.do("search:frank_osei:d6").do("stop")
        assert t.question == question  # with an empty deck only "nothing" is left


@pytest.mark.rule("COL-158", "COL-152")
def test_y28_the_clinic_needs_a_card_and_somebody_hurt() -> None:
    t = Table(3).survivor("priya_nair", 0).set(lasting=1 << Lasting.CLINIC)
    assert t.why_not("clinic") == "COL-152"
    t.hand(0, "junk")
    assert t.why_not("clinic") == "COL-158"
    assert t.hurt("priya_nair").why_not("clinic") is None


@pytest.mark.rule("COL-193", "COL-152")
def test_a_card_that_is_not_held_cannot_be_named() -> None:
    t = Table(3).hand(1, "mop").do("request:1").do("want:tool")
    assert t.why_not("card:hammer") == "COL-193"
    t = Table(3).survivor("tess_lindqvist", 0, "school").deck("school", "junk", "scissors")
    t.dice(0, 3).do("search:tess_lindqvist:d3").do("go").do("noise").do("stop")
    assert t.why_not("card:pistol") == "COL-152"


# ---- who is lost in the middle of an effect on all


@pytest.mark.rule("COL-020a", "COL-210a")
def test_x20_nobody_is_passed_over_when_the_first_player_is_lost() -> None:
    t = Table(4, active=1, elimination=True).set(first=0, turn_first=0).entrances("1/1/1")
    for seat, name in enumerate(("owen_marsh", "rosa_bellamy", "cole_radek", "gus_halloran")):
        t.survivor(name, seat)
    t.crossroad("x20_leaning_walls").fire()
    for seat in sorted(t.game.to_act(t.s)):
        t.do("yes", seat, d12=[12] if seat == 3 else [])
    while t.question == "bite":
        t.do("roll_it")
    assert t.s.standing[0] == Standing.OUT and t.s.first == 1
    exposed = [told["survivor"] for told in t.told(Event.EXPOSED)]
    turns = ["rosa_bellamy", "cole_radek", "gus_halloran"]
    assert exposed == ["rosa_bellamy", *turns]  # the first roll stopped the bite


@pytest.mark.rule("COL-020a", "COL-210a")
def test_the_start_of_a_round_goes_on_where_the_first_player_was_lost() -> None:
    t = Table(3, elimination=True).survivor("ruth_adeyemi", 0, "colony", wounds=2)
    t.s.attached[survivor("ruth_adeyemi")] |= 1 << Attached.SPECIMEN
    t.set(food=20, lasting=1 << Lasting.DRILL, first=1).hand(1, "food_1").hand(2, "food_1")
    t.colony_phase()  # the token goes to seat 0, who orders both effects of seat 0
    t.do("yes").do("done").do("yes", d12=[7])  # the drill, then Ruth's third wound
    assert t.s.standing[0] == Standing.OUT and t.s.first == 1
    asked = []
    while t.question == "card":
        asked.append(min(t.game.to_act(t.s)))
        t.do("done")
    assert asked == [1, 2]


@pytest.mark.rule("COL-224", "COL-259")
def test_an_exile_who_is_eliminated_does_not_count_for_two_exiles() -> None:
    for standing, ended in ((Standing.EXILE, True), (Standing.OUT, False)):
        t = Table(4).secret(1, "so_magpie").secret(2, "so_alone").exile(1)
        t.s.standing[1] = standing
        if standing == Standing.OUT:
            out = t.s.leader[1]
            t.s.owner[out] = t.s.place[out] = t.s.leader[1] = -1
            t.s.group[1] = 0
        t.do("call_exile:2")
        for seat in sorted(t.game.to_act(t.s)):
            t.do("yes", seat)
        assert (t.s.over != 0) == ended


# ---- a card that is locked (x45), equipment without a bearer, a leader who waits


def locked(*others: str) -> Table:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("cole_radek", 1, "school")
    t.hand(0, *others).hand(1, "pistol").crossroad("x45_window").fire()
    return t.do("option:first")


def test_rats_take_a_locked_card_too() -> None:
    t = locked("junk").set(food=20).crisis("cr_rats").colony_phase()
    while t.question == "card":
        t.do(t.legal()[0])
    assert t.held(0) == [] and t.s.locked == -1
    t = locked("junk", "fuel").set(food=20).crisis("cr_rats").colony_phase()
    assert t.legal() == ["card:pistol", "card:fuel", "card:junk"]


def test_a_locked_card_is_not_played_given_or_added() -> None:
    t = locked("junk").crisis("cr_dry_tanks")
    assert t.why_not("equip:pistol") == "COL-152"
    assert t.why_not("contribute:pistol") is not None


@pytest.mark.rule("COL-160")
def test_nothing_is_equipped_while_nobody_is_in_play() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(0, "pistol")
    assert "equip:pistol" in t.legal()
    x = survivor("frank_osei")
    t.s.place[x], t.s.waiting = -1, 1 << x
    assert t.why_not("equip:pistol") == "COL-160" and "equip:pistol" not in t.legal()


@pytest.mark.rule("COL-252", "COL-256")
def test_who_waits_off_the_board_leads_when_nobody_else_is_left() -> None:
    t = Table(3).survivor("frank_osei", 0, "school", wounds=2).survivor("rosa_bellamy", 0)
    rosa = survivor("rosa_bellamy")
    t.s.place[rosa], t.s.waiting = -1, 1 << rosa
    at_colony = sum(t.s.place[x] == 0 for x in range(30))
    t.set(helpless=24 - at_colony).survivor("cole_radek", 1, "hospital")
    t.do("move:frank_osei:library", d12=[7])
    assert t.is_gone("frank_osei") and t.s.leader[0] == rosa


def test_y21_as_much_mould_as_there_is_medicine_to_be_had() -> None:
    t = Table(3).survivor("anton_kessler", 0).set(food=15)
    for card in range(CARDS):
        if CARD_ITEM[card] == Item.MEDICINE and DECK < t.s.zone[card] <= DECK + 6:
            t._take_out(card)
            put(t.s, card, GONE, ALL_SEATS)
    t.crossroad("y21_mould").fire().do("option:first")
    lost = sum(CARD_ITEM[c] == Item.MEDICINE and t.s.zone[c] == GONE for c in range(CARDS))
    assert lost > 11 and f"amount:{min(15, lost)}" in t.legal()
    t.do("amount:11")
    while t.question == "card":
        t.do("card:medicine")
    assert t.s.food == 4 and t.held(0) == ["medicine"] * 11
