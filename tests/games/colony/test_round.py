"""The round, dice, the start of a turn (4.3 to 4.5), general principles (4.1)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import GONE
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.state import Ending, Event, Phase
from tests.games.colony.positions import Table, survivor


def end_turns(t: Table, count: int) -> None:
    for _ in range(count):
        t.do("end_turn", t.s.active)


@pytest.mark.rule("COL-052", "COL-053", "COL-054", "COL-055")
def test_turns_then_the_colony_phase_then_the_next_round() -> None:
    t = Table(3).set(food=9).crisis("cr_spoilage")
    assert t.s.phase == Phase.TURNS
    for _ in range(3):
        assert t.s.round == 1
        t.do("end_turn", t.s.active)
    kinds = [event.kind for event in t.events]
    order = [Event.COLONY_PHASE, Event.FOOD, Event.WASTE, Event.CRISIS_TOTAL, Event.FIRST_PLAYER]
    places = [kinds.index(kind) for kind in (*order, Event.ROUND, Event.CRISIS, Event.ROLLED)]
    assert places == sorted(places)
    assert t.s.round == 2


@pytest.mark.rule("COL-002")
def test_a_card_beats_a_rule_in_the_contradicted_point_only() -> None:
    t = Table(3).survivor("ilya_brandt", 0, "school").zombies("school", 1).dice(0, 2)
    t.do("attack:ilya_brandt:d2")  # no exposure, but the die is spent and the zombie dies
    assert t.told(Event.EXPOSED) == []
    assert sum(t.s.dice[0]) == 0 and t.s.zombies[8] == 0


@pytest.mark.rule("COL-056", "COL-302")
def test_the_round_number_follows_the_marker() -> None:
    t = Table(3).set(food=20, morale=10)
    assert (t.s.round, t.s.marker) == (1, 5)
    t.colony_phase()
    assert (t.s.round, t.s.marker) == (2, 4)


@pytest.mark.rule("COL-057", "COL-023")
def test_start_of_round_effects_come_before_the_crisis() -> None:
    t = Table(3).set(food=20).hand(1, "food_1").dice(0, 1)
    t.s.lasting |= 1 << Lasting.DRILL
    t.colony_phase()
    assert t.question == "card" and t.s.crisis == -1
    while t.question == "card":
        held = [a for a in t.legal() if a.startswith("card:")]
        t.do(held[0] if held else "done")
    assert sum(t.s.dice[1]) == 3  # one survivor, one die, one for the food card
    assert sum(t.s.dice[0]) == 2


@pytest.mark.rule("COL-058")
def test_the_crisis_stays_open_until_the_colony_phase_of_its_round() -> None:
    t = Table(3).set(food=9).crisis("cr_spoilage")
    open_crisis = t.s.crisis
    t.do("end_turn")
    assert t.s.crisis == open_crisis
    t.colony_phase()
    assert t.s.crises_gone >> open_crisis & 1


@pytest.mark.rule("COL-059")
def test_an_empty_crisis_deck_is_made_anew_from_the_gone_pile() -> None:
    t = Table(3).set(food=9)
    s = t.s
    for i in range(s.crisis_next, s.crisis_end):
        s.crises_gone |= 1 << s.crises[i]
        s.crises[i] = -1
    s.crisis_next = s.crisis_end
    t.colony_phase()
    assert s.crisis >= 0
    assert s.crisis_end - s.crisis_next == 19


@pytest.mark.rule("COL-060", "COL-061", "COL-064", "COL-065", "COL-071")
def test_old_dice_go_and_each_rolls_one_and_one_per_survivor() -> None:
    t = Table(3).set(food=20).survivor("frank_osei", 0).survivor("dale_hutchins", 0)
    t.dice(0, 6, 6, 6, 6, 6, 6, 6)
    t.s.used_dice[0] = 3
    t.colony_phase()
    assert sum(t.s.dice[0]) == 3 and sum(t.s.dice[1]) == 2
    assert t.s.used_dice[0] == 0


@pytest.mark.rule("COL-062", "COL-063")
def test_effects_change_the_number_but_one_die_is_always_rolled() -> None:
    t = Table(3).set(food=20, less_dice=-5)
    t.equip("hugh_pemberton", "night_vision_goggles")
    t.colony_phase()
    assert [sum(t.s.dice[seat]) for seat in range(3)] == [1, 1, 1]
    t = Table(3).set(food=20)
    t.equip("hugh_pemberton", "night_vision_goggles")
    t.colony_phase()
    assert sum(t.s.dice[0]) == 3


@pytest.mark.rule("COL-063", "COL-256")
def test_a_survivor_who_waits_off_the_board_gives_no_die() -> None:
    t = Table(3).set(food=20, morale=10)
    t.survivor("frank_osei", 0).survivor("dale_hutchins", 0)
    x = survivor("dale_hutchins")
    t.s.place[x] = -1
    t.s.waiting = 1 << x
    t.s.helpless = 24 - 3  # the colony is full: two fillers and Frank
    fill_outside(t)
    t.colony_phase()
    assert sum(t.s.dice[0]) == 2


def fill_outside(t: Table) -> None:
    """Every space outside is taken by survivors of the last seat."""
    free = [x for x in Survivor if t.s.owner[x] < 0][::-1]
    for place, spaces in enumerate((3, 3, 4, 3, 4, 2), 1):
        for _ in range(spaces):
            x = free.pop()
            t.s.owner[x], t.s.place[x] = 2, place
            t.s.group[2] += 1


@pytest.mark.rule("COL-066", "COL-067", "COL-305", "COL-001")
def test_tv_02_turn_order_and_token() -> None:
    t = Table(4, active=2).set(food=20)
    order = []
    for _ in range(4):
        order.append((t.s.active, t.s.drawer))
        while t.question != "turn":
            t.do(t.legal()[0])
        t.do("end_turn", t.s.active)
    assert [seat for seat, _ in order] == [2, 3, 0, 1]
    assert all(drawer in (-1, (seat - 1) % 4) for seat, drawer in order)
    assert t.s.first == 1


@pytest.mark.rule("COL-068")
def test_only_the_drawer_sees_the_card() -> None:
    t = Table(4).crossroad("y15_backfire")
    assert t.game.redact(t.s, 3).drawn_card == t.s.drawn_card
    for seat in (0, 1, 2, -1):
        assert t.game.redact(t.s, seat).drawn_card == -1


@pytest.mark.rule("COL-069", "COL-306")
def test_eliminated_seats_neither_draw_nor_hold_the_token() -> None:
    t = Table(4, elimination=True).set(food=20)
    for seat in (3,):
        x = survivor("clara_mendes")
        t.s.owner[x] = t.s.place[x] = t.s.leader[seat] = -1
        t.s.group[seat] = 0
        t.s.standing[seat] = 2
    t.sound()
    t.colony_phase()
    assert t.s.first == 2  # seat 3 is skipped counter-clockwise from 0
    assert t.s.drawer in (-1, 1)


@pytest.mark.rule("COL-069")
def test_exiled_players_draw_as_usual() -> None:
    t = Table(4).exile(0).set(food=20)
    t.do("end_turn")
    assert t.s.active == 1
    assert t.s.drawer == 0 or t.s.card >= 0 or sum(map(bool, t.s.crossroads_fired)) > 0


@pytest.mark.rule("COL-070", "COL-071", "COL-234", "COL-248", "COL-021")
def test_tv_06_turn_start_frostbite() -> None:
    t = Table(3, active=0).set(food=20)
    t.survivor("frank_osei", 1, "colony", frost=1)
    t.survivor("dale_hutchins", 1, "colony", frost=2)
    t.survivor("cole_radek", 1, "colony", wounds=1).equip("dale_hutchins", "pistol")
    t.dice(1, 1, 2, 3, 4)
    t.do("end_turn")
    assert t.tokens("frank_osei") == (1, 1)
    assert t.is_gone("dale_hutchins")
    assert t.tokens("cole_radek") == (1, 0)
    assert "pistol" in t.held(1)
    assert sum(t.s.dice[1]) == 4
    assert t.told(Event.MORALE)[0]["morale"] == 5


@pytest.mark.rule("COL-072", "COL-073", "COL-079")
def test_frostbite_comes_before_the_first_test_of_a_state_trigger() -> None:
    t = Table(3).set(food=20).survivor("frank_osei", 1, "colony", frost=1)
    card = t.s.crossroads.index(38)  # x39_bone_tired: two tokens in all
    t.s.crossroads[card], t.s.crossroads[t.s.crossroad_next] = (
        t.s.crossroads[t.s.crossroad_next],
        38,
    )
    t.do("end_turn")
    assert t.s.lasting >> Lasting.BONE_TIRED & 1


@pytest.mark.rule("COL-072")
def test_begin_of_turn_abilities_lapse_with_the_first_other_action() -> None:
    t = Table(3).survivor("noel_tanner", 0).survivor("frank_osei", 0).dice(0, 1)
    t.s.fresh = 1
    assert "ability:noel_tanner" in t.legal()
    t.do("barricade:frank_osei:d1")
    while t.question != "turn":
        t.do(t.legal()[0])
    assert t.why_not("ability:noel_tanner") == "COL-072"


@pytest.mark.rule("COL-074", "COL-075", "COL-100")
def test_any_number_of_actions_and_unused_dice_stay() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").dice(0, 4, 5, 6)
    t.do("barricade:frank_osei:d4").do("barricade:frank_osei:d5")
    assert t.s.barricades[8] == 2
    t.do("end_turn")
    assert t.s.dice[0] == [0, 0, 0, 0, 0, 1]
    assert t.game.legal(t.s, 0) == []


@pytest.mark.rule("COL-016", "COL-314", "COL-017")
def test_morale_runs_from_0_to_10_and_never_rises_from_0() -> None:
    t = Table(3).set(morale=10).survivor("noel_tanner", 0).survivor("frank_osei", 0)
    t.s.fresh = 1
    t.do("ability:noel_tanner")
    assert t.s.morale == 10
    from shamble.games.colony.rules.colony_phase.tokens import change_morale

    t.set(morale=2)
    change_morale(t.s, -5)
    assert t.s.morale == 0
    change_morale(t.s, 3)
    assert t.s.morale == 0


@pytest.mark.rule("COL-023", "COL-307")
def test_morale_0_ends_the_game_at_the_next_checkpoint() -> None:
    t = Table(3).set(morale=1).survivor("frank_osei", 0, "colony", wounds=2)
    t.survivor("dale_hutchins", 0)
    t.do("move:frank_osei:school", d12=[7])
    assert t.s.over == Ending.MORALE_LOST


@pytest.mark.rule("COL-005", "COL-316")
def test_locations_are_handled_in_the_order_of_their_numbers() -> None:
    t = Table(3).set(food=20)
    for place, name in enumerate(("frank_osei", "dale_hutchins", "cole_radek"), 4):
        t.survivor(name, 0, ("library", "hospital", "gas_station")[place - 4])
    t.colony_phase()
    places = [args["place"] for args in t.told(Event.ZOMBIES)]
    assert places == ["colony", "library", "hospital", "gas_station"]


@pytest.mark.rule("COL-008", "COL-009", "COL-013")
def test_the_helpless_count_as_occupants_and_cannot_be_attacked() -> None:
    t = Table(3).set(helpless=3).survivor("frank_osei", 0).dice(0, 6)
    from shamble.games.colony.rules.terms import occupants

    assert occupants(t.s) == 6  # three survivors, three helpless
    t.do("strike:frank_osei:d6")
    assert t.question == "survivor"
    assert sorted(t.legal()) == ["choose:judith_ames", "choose:simon_abadi"]


@pytest.mark.rule("COL-013", "COL-317")
def test_removing_a_zombie_is_no_kill() -> None:
    t = Table(3).main("mo_samples").survivor("frank_osei", 0).zombies("hospital", 2)
    t.crossroad("y03_stump").fire()
    t.do("option:first")
    assert t.s.zombies[10] == 0 and t.s.samples == 0
    assert t.told(Event.SAMPLE) == []


@pytest.mark.rule("COL-014", "COL-043")
def test_the_gone_pile_is_one_ordered_pile_open_to_all() -> None:
    t = Table(3).pile(GONE, "fuel", "medicine", "pistol")
    assert t.names(GONE)[-3:] == ["fuel", "medicine", "pistol"]
    seen = t.game.redact(t.s)
    assert [c for c in range(145) if seen.zone[c] == GONE] == [
        c for c in range(145) if t.s.zone[c] == GONE
    ]


@pytest.mark.rule("COL-015")
def test_any_number_of_dice_may_be_spent_through_one_survivor() -> None:
    t = Table(3).survivor("frank_osei", 0, "hospital").survivor("dale_hutchins", 0)
    t.dice(0, 1, 1, 1)
    for _ in range(3):
        t.do("barricade:frank_osei:d1")
    assert t.s.barricades[10] == 3 and sum(t.s.dice[0]) == 0


@pytest.mark.rule("COL-018")
def test_tokens_are_unlimited_but_for_their_spaces() -> None:
    t = Table(3).set(food=90, starvation=20).survivor("frank_osei", 0).hand(0, "food_3")
    t.do("play:food_3")
    assert t.s.food == 93


@pytest.mark.rule("COL-019", "COL-208")
def test_the_first_player_breaks_ties_even_without_a_vote() -> None:
    t = Table(4, active=1).exile(0).set(first=0)
    t.do("call_exile:2", 1)
    t.do("yes", 1).do("no", 2).do("no", 3)
    assert t.question == "turn"
    t = Table(5, active=1).exile(0).set(first=0)
    t.do("call_exile:2", 1)
    t.all_do(p1="yes", p2="no", p3="yes", p4="no")
    assert t.question == "exile_tie" and t.game.to_act(t.s) == {0}


@pytest.mark.rule("COL-020", "COL-020a")
def test_each_player_means_from_the_first_player_clockwise() -> None:
    t = Table(3, active=1).set(food=20, first=1).crisis("cr_rats")
    for seat in range(3):
        t.hand(seat, "fuel", "medicine", "food_1")
    t.colony_phase()
    asked = []
    while t.question == "card":
        asked.append(min(t.game.to_act(t.s)))
        t.do(t.legal()[0])
    assert asked == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("COL-021")
def test_an_effect_on_many_places_all_tokens_then_kills_in_ascending_influence() -> None:
    t = Table(3).set(food=20, morale=9).crisis("cr_the_cough")
    t.survivor("frank_osei", 0, "colony", wounds=2).survivor("rosa_bellamy", 0, "colony", wounds=2)
    t.survivor("dale_hutchins", 0)
    t.colony_phase()
    killed = [args["survivor"] for args in t.told(Event.KILLED)]
    assert killed == ["rosa_bellamy", "frank_osei"]
    wounded = [i for i, e in enumerate(t.events) if e.kind == Event.WOUNDED]
    first_death = next(i for i, e in enumerate(t.events) if e.kind == Event.KILLED)
    assert max(wounded) < first_death


@pytest.mark.rule("COL-022")
def test_no_medicine_between_the_third_wound_and_death() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=2).survivor("dale_hutchins", 0)
    t.hand(0, "medicine")
    t.do("move:frank_osei:school", d12=[7])
    assert t.is_gone("frank_osei")
    assert t.held(0) == ["medicine"]


@pytest.mark.rule("COL-024", "COL-163", "COL-197", "COL-162")
def test_tv_24_once_per_round_is_remembered_on_the_card() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("cole_radek", 0, "school")
    t.equip("frank_osei", "pistol").zombies("school", 3).dice(0, 6, 6)
    t.do("attack:frank_osei:d6").do("with_gear:pistol_1")
    assert t.told(Event.EXPOSED) == []
    t.do("hand_over:pistol_1")
    assert t.carried("cole_radek") == ["pistol"]
    t.do("attack:cole_radek:d6", d12=[8])
    assert t.tokens("cole_radek") == (1, 0)
    t.set(food=20)
    t.colony_phase()
    assert t.s.used_gear == 0


@pytest.mark.rule("COL-025")
def test_abilities_are_used_in_the_own_turn_only() -> None:
    t = Table(3).survivor("ruth_adeyemi", 1, "colony", wounds=1)
    assert t.game.legal(t.s, 1) == []
    refused = t.game.why_not(t.s, 1, "ability:ruth_adeyemi")
    assert refused is not None and refused.rule == "COL-066"


@pytest.mark.rule("COL-026", "COL-177")
def test_once_per_turn_resets_with_every_turn() -> None:
    t = Table(2).survivor("dale_hutchins", 0)
    t.do("move:dale_hutchins:school")
    assert t.s.moved != 0
    t.do("end_turn")
    assert t.s.moved == 0


@pytest.mark.rule("COL-028")
def test_there_is_no_hand_limit() -> None:
    t = Table(3).hand(0, *["fuel"] * 12, *["medicine"] * 10)
    assert t.s.hand_count[0] == 22
    t.do("end_turn")
    assert t.s.hand_count[0] == 22


@pytest.mark.rule("COL-072", "COL-094")
def test_one_more_pill_is_paid_at_the_start_of_the_turn() -> None:
    t = Table(3).survivor("frank_osei", 1, "colony", wounds=1).hand(1, "medicine").dice(1, 4)
    t.s.attached[survivor("frank_osei")] |= 1 << Attached.ONE_MORE
    t.do("end_turn")
    assert t.question == "confirm"
    t.do("yes")
    assert t.tokens("frank_osei") == (0, 0) and t.held(1) == []
