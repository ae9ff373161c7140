"""Choices that belong to a player, where the program could have made them (section 6)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import WASTE
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.state import Event, Question
from tests.games.colony.positions import Table, survivor
from tests.games.colony.test_exile import exiled
from tests.games.colony.test_round import fill_outside

# ---- up to so many (COL-331)


@pytest.mark.rule("COL-331")
def test_the_pulley_rig_kills_as_many_as_the_player_likes() -> None:
    t = Table(3).survivor("biscuit", 0).entrances("3/0/0", "1/0/0")
    t.crossroad("y01_rig").fire().do("option:first")
    t.do("entrance:e1").do("entrance:e2")
    assert t.s.zombies[:2] == [2, 0] and t.legal() == ["entrance:e1", "done"]
    t.do("done")
    assert t.s.zombies[:2] == [2, 0] and t.question == "turn"
    t = Table(3).survivor("biscuit", 0).entrances("3/0/0")
    t.crossroad("y01_rig").fire().do("option:first").do("done")
    assert t.s.zombies[0] == 3


@pytest.mark.rule("COL-109", "COL-110")
def test_an_attack_has_to_kill_what_it_can() -> None:
    t = Table(3).survivor("cole_radek", 0).entrances("1/0/0", "2/0/0").dice(0, 5)
    t.do("ability:cole_radek")
    assert t.legal() == ["entrance:e1", "entrance:e2"] and t.why_not("done") == "COL-157"


# ---- an exile without space outside (COL-216, D24)


@pytest.mark.rule("COL-216")
def test_the_exile_says_who_goes_and_whose_space_is_taken() -> None:
    t = Table(3).secret(1, "so_magpie")
    t.survivor("frank_osei", 1).survivor("rosa_bellamy", 1).survivor("gus_halloran", 1)
    fill_outside(t)
    exiled(t, 1)
    assert t.question == "survivor" and t.game.to_act(t.s) == {1}
    assert t.legal() == ["choose:rosa_bellamy", "choose:gus_halloran", "choose:frank_osei"]
    other = next(x for x in Survivor if t.s.place[x] == 5).name.lower()
    t.do("choose:gus_halloran").do(f"choose:{other}")
    assert t.at("gus_halloran") == "hospital" and t.at(other) == "colony"
    assert t.legal() == ["choose:rosa_bellamy", "choose:frank_osei"]


# ---- medicine: which card, and whether (D7, D32, D37)


@pytest.mark.rule("COL-165")
def test_anton_spends_the_medicine_card_of_choice() -> None:
    for name, other in (("medicine", "adrenaline_shot"), ("adrenaline_shot", "medicine")):
        t = Table(3).survivor("anton_kessler", 0).entrances("3/0/0").dice(0, 4, 1)
        t.hand(0, "medicine", "adrenaline_shot")
        t.do("attack:anton_kessler:d4").do("with_ability:anton_kessler")
        assert t.legal() == ["card:medicine", "card:adrenaline_shot"]
        t.do(f"card:{name}")
        assert t.held(0) == [other] and t.names(WASTE)[-1] == name and t.s.zombies[0] == 0


def bitten(*hand: str) -> Table:
    t = Table(3, active=1).survivor("frank_osei", 1).set(lasting=1 << Lasting.NIGHT_WATCH)
    return t.hand(1, *hand).do("move:frank_osei:school", d12=[12])


@pytest.mark.rule("COL-233")
def test_a_bite_is_cancelled_with_the_medicine_card_of_choice() -> None:
    t = bitten("medicine", "adrenaline_shot").do("yes")
    assert t.question == "card" and t.game.to_act(t.s) == {1}
    t.do("card:adrenaline_shot")
    assert t.held(1) == ["medicine"] and t.at("frank_osei") == "school"
    t = bitten("medicine", "fuel").do(
        "yes"
    )  # one sort only: asked all the same, so nobody learns it
    assert t.legal() == ["card:medicine"]
    t.do("card:medicine")
    assert t.held(1) == ["fuel"] and t.question == "turn"


def one_more_pill(*hand: str, dice: tuple[int, ...] = (4,)) -> Table:
    t = Table(3).survivor("frank_osei", 1, "colony", wounds=1).hand(1, *hand).dice(1, *dice)
    t.s.attached[survivor("frank_osei")] |= 1 << Attached.ONE_MORE
    return t.do("end_turn")


@pytest.mark.rule("COL-072", "COL-084")
def test_the_pill_is_asked_about_whatever_the_hand_holds() -> None:
    """So that nobody learns from the question what the hand lacks."""
    t = one_more_pill("fuel")
    assert t.question == "confirm" and t.legal() == ["no"] and t.why_not("yes") == "COL-153"
    t.do("no")
    assert t.s.dice[1] == [0] * 6 and t.held(1) == ["fuel"]
    assert one_more_pill("medicine").legal() == ["yes", "no"]


@pytest.mark.rule("COL-072")
def test_without_a_die_the_pill_is_swallowed_and_without_both_nothing_happens() -> None:
    t = one_more_pill("medicine", dice=())
    assert t.question == "turn" and t.held(1) == [] and t.tokens("frank_osei") == (0, 0)
    t = one_more_pill("fuel", dice=())
    assert t.question == "turn" and t.tokens("frank_osei") == (1, 0)


# ---- effects that no rule orders (COL-020, D34)


def night_and_morning(first: int) -> Table:
    """A round begins for who leads Ruth with the specimens, and Dawn Drill lasts."""
    t = Table(3).survivor("ruth_adeyemi", 1).survivor("frank_osei", 1)
    t.s.attached[survivor("ruth_adeyemi")] |= 1 << Attached.SPECIMEN
    t.set(food=20, lasting=1 << Lasting.DRILL, first=first).hand(1, "food_1")
    return t.colony_phase()


@pytest.mark.rule("COL-020", "COL-057")
def test_the_first_player_orders_two_effects_of_one_player() -> None:
    t = night_and_morning(first=0)  # the token goes to seat 2
    t.do("done", 2).do("done", 0)  # the drill of the others, in seat order
    assert t.question == "confirm" and t.game.to_act(t.s) == {2}
    t.do("yes")
    assert t.question == "card" and t.game.to_act(t.s) == {1}  # the drill first
    t.do("done")
    assert t.question == "confirm" and t.game.to_act(t.s) == {1}
    t = night_and_morning(first=0).do("done", 2).do("done", 0).do("no")
    assert t.question == "confirm" and t.game.to_act(t.s) == {1}


@pytest.mark.rule("COL-020")
@pytest.mark.parametrize(("sled_first", "noise"), [("yes", 1), ("no", 0)])
def test_the_first_player_orders_the_sled_and_the_guard(sled_first: str, noise: int) -> None:
    t = Table(3, active=0).survivor("frank_osei", 0, "library", wounds=2).survivor("cole_radek", 0)
    t.s.attached[survivor("frank_osei")] |= 1 << Attached.SLED
    t.set(guard=1, first=2, lasting=1 << Lasting.ROOM_TWELVE)
    t.do("move:frank_osei:school")
    assert t.question == "confirm" and t.game.to_act(t.s) == {2}
    t.do(sled_first)
    assert t.is_gone("frank_osei") and t.s.noise[3] == noise


@pytest.mark.rule("COL-020", "COL-256")
def test_the_first_player_says_who_enters_where_there_is_no_room_for_all() -> None:
    t = Table(3, active=0).set(first=2)
    t.survivor("frank_osei", 0).survivor("rosa_bellamy", 0).survivor("gus_halloran", 1)
    t.survivor("cole_radek", 1)
    fill_outside(t)
    for name in ("rosa_bellamy", "gus_halloran"):
        t.s.place[survivor(name)] = -1
        t.s.waiting |= 1 << survivor(name)
    at_colony = sum(t.s.place[x] == 0 for x in range(30))
    t.set(helpless=23 - at_colony).hand(0, "food_1").do("play:food_1")
    assert t.question == "survivor" and t.game.to_act(t.s) == {2}
    t.do("choose:gus_halloran")
    assert t.at("gus_halloran") == "colony" and t.at("rosa_bellamy") is None


@pytest.mark.rule("COL-020", "COL-257")
def test_the_first_player_says_who_draws_the_last_survivor() -> None:
    t = Table(3, active=0).set(first=2, morale=9, food=20)
    t.survivor("frank_osei", 0, wounds=2).survivor("rosa_bellamy", 1, wounds=2)
    alive = [x for x in range(30) if t.s.owner[x] < 0]
    for x in alive[1:]:
        t.s.buried |= 1 << x
    t.crisis("cr_the_cough").colony_phase()
    assert t.question == "seat" and t.game.to_act(t.s) == {2}
    t.do("seat:1")
    assert t.s.leader[1] == alive[0] and t.told(Event.ELIMINATED) == [{"seat": 0}]


@pytest.mark.rule("COL-020a", "COL-252")
@pytest.mark.parametrize("first", range(4))
def test_new_leaders_are_named_from_the_first_player_clockwise(first: int) -> None:
    t = Table(4, active=0).set(first=first, turn_first=first, food=20).crisis("cr_new_bunks")
    leaders = ("frank_osei", "wade_tolliver", "cole_radek", "leon_baptiste")
    others = ("rosa_bellamy", "denise_okoro", "curtis_boyle", "mirela_vance")
    for seat in range(4):
        t.survivor(leaders[seat], seat).survivor(others[seat], seat)
    t.colony_phase()
    for seat in range(4):
        t.do(f"choose:{leaders[seat]}", seat)
    asked = []
    while t.question == "survivor":
        asked.append(min(t.game.to_act(t.s)))
        t.do(t.legal()[0])
    assert asked == [(first + i) % 4 for i in range(4)]


# ---- ties say what they are about (COL-019)


@pytest.mark.rule("COL-019", "COL-208")
def test_a_tied_exile_names_the_nominee() -> None:
    t = Table(4).do("call_exile:2").all_do(p0="yes", p1="yes", p2="no", p3="no")
    assert t.s.question == Question.EXILE_TIE and t.s.about[0] == 2
