"""Evolution: who gets it, when it works, when it may be turned up (NIT-174 to 193)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.nightmare.content.blood import Blood
from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.evolutions import SCOPE, Evolution, Scope
from shamble.games.nightmare.state import Phase, Step
from tests.games.nightmare.positions import INFECTED, P1, P2, P3, P4, Scene, scene

rule = pytest.mark.rule
E = Evolution


def drawn(card: Card, *evolutions: Evolution, **given: Any) -> Scene:
    """P1 draws an evolution event, ahead of the others."""
    settled: dict[str, Any] = {"at": [20, 5, 5, 5], "events": [card, Card.QUIET_MOMENT], **given}
    return scene(evolutions=evolutions, **settled).run(Step.PHASE_B)


# ---- drawing


@rule("NIT-174")
def test_the_event_says_how_many() -> None:
    t = drawn(Card.EVO_ALPHA_STRAIN, E.FRENZY, E.IRON_GRIP, E.HOWL, zombies=[P4], at=[20, 5, 5, 9])
    assert t.up(P4) == ["iron_grip", "frenzy"]
    assert t.s.evolution_left == 39


@rule("NIT-174")
def test_fewer_cards_if_there_are_fewer_and_none_at_all() -> None:
    t = scene(at=[20, 5, 5, 9], zombies=[P4], events=[Card.EVO_ALPHA_STRAIN, Card.QUIET_MOMENT])
    t.s.evolution_left = 1
    t.s.evolution_deck = [int(E.FRENZY)] + [-1] * 41
    t.run(Step.PHASE_B)
    assert t.up(P4) == ["frenzy"]
    t = scene(at=[20, 5, 5, 9], events=[Card.EVO_ALPHA_STRAIN, Card.QUIET_MOMENT])
    t.s.evolution_left = 0
    t.run(Step.PHASE_B)
    assert t.s.event_gone[Card.EVO_ALPHA_STRAIN] == 1
    assert t.s.pending_count == 0


@rule("NIT-175", "NIT-176")
def test_evolutions_favour_zombie_players_and_never_walkers() -> None:
    t = scene(at=[12, 40, 40, 12], zombies=[P4], up={P4: "iron_grip twin_claws"}, walkers={12: 1},
              hive="hive_link", fate=[6, 5])  # fmt: skip
    t.run(Step.PHASE_C)
    assert t.told("foe_result")[0] == {"result": 5}


@rule("NIT-177", "NIT-178", "NIT-179")
def test_without_a_zombie_player_some_are_discarded() -> None:
    """TV-36."""
    t = drawn(Card.EVO_FIRST_MUTATION, E.LONG_STRIDE)
    assert t.told("evolution_shown") == [{"evolution": "long_stride"}]
    assert (t.s.evolution_gone[E.LONG_STRIDE], t.s.event_gone[Card.EVO_FIRST_MUTATION]) == (1, 1)
    t = drawn(Card.EVO_SOMETHING_STIRRED, E.LONG_STRIDE)
    assert t.told("evolution_shown") == []
    assert (t.s.evolution_unseen_count, t.s.evolution_gone[E.LONG_STRIDE]) == (1, 0)
    assert t.game.redact(t.s, P1).evolution_unseen == [0] * 22


@rule("NIT-180", "NIT-189", "NIT-183")
def test_others_wait_beside_the_drawer_until_there_is_a_zombie_player() -> None:
    """TV-37."""
    t = drawn(Card.EVO_BURIED_SPORES, E.FRENZY, E.HOWL, at=[20, 5, 5, 30],
              blood=[(P4, 1, INFECTED)], events=[Card.QUIET_MOMENT, Card.EVO_BURIED_SPORES,
                                                 Card.QUIET_MOMENT])  # fmt: skip
    assert (t.s.pending_count, t.s.pending_keeper[0], t.s.pending_size[0]) == (1, P1, 2)
    for seat in range(4):
        assert t.game.redact(t.s, seat).pending[0] == [-1, -1, -1]
    t.run(Step.PHASE_E)
    assert t.hidden(P4) == ["frenzy", "howl"]
    assert (t.s.pending_count, t.s.event_gone[Card.EVO_BURIED_SPORES]) == (0, 1)
    assert t.game.redact(t.s, P4).face_down[P4] == t.s.face_down[P4]
    assert t.game.redact(t.s, P1).face_down[P4] == [0] * 22


@rule("NIT-180")
def test_what_waits_face_up_is_seen_by_all() -> None:
    t = drawn(Card.EVO_VISIBLE_CHANGE, E.FRENZY)
    assert t.game.redact(t.s, P3).pending[0][0] == E.FRENZY
    assert t.game.redact(t.s, -1).pending[0][0] == E.FRENZY


@rule("NIT-181", "NIT-182", "NIT-192")
def test_the_nearest_zombie_player_receives_it() -> None:
    """TV-38."""
    given: dict[str, Any] = {
        "zombies": [P3, P4],
        "events": [Card.EVO_VISIBLE_CHANGE, Card.QUIET_MOMENT],
    }
    t = drawn(Card.EVO_VISIBLE_CHANGE, E.IRON_GRIP, at=[20, 5, 10, 26], **given)
    assert t.up(P4) == ["iron_grip"]
    assert t.s.event_gone[Card.EVO_VISIBLE_CHANGE] == 1
    t = drawn(Card.EVO_VISIBLE_CHANGE, E.IRON_GRIP, at=[20, 5, 14, 26], fate=[4, 3], **given)
    assert t.up(P3) == ["iron_grip"]  # equally near: high-low draw, in turn order
    assert [told["seat"] for told in t.told("drew")] == [P3, P4]


@rule("NIT-182")
def test_one_who_is_down_is_farther_than_any_on_the_road() -> None:
    t = drawn(Card.EVO_FIRST_MUTATION, E.IRON_GRIP, at=[20, 5, 20, -11], zombies=[P3, P4],
              down=[P3])  # fmt: skip
    assert t.up(P4) == ["iron_grip"]


@rule("NIT-183")
def test_a_keeper_who_has_turned_receives_without_a_test() -> None:
    t = drawn(Card.EVO_DORMANT_STRAIN, E.FRENZY, blood=[(P1, 1, INFECTED), (P2, 1, INFECTED)])
    t.run(Step.PHASE_E)
    assert t.hidden(P1) == ["frenzy"]


@rule("NIT-183")
def test_a_safe_keeper_measures_from_the_safe_zone() -> None:
    t = drawn(Card.EVO_VISIBLE_CHANGE, E.FRENZY, victory_mode="last_call", at=[20, 5, 5, 5])
    t.s.at[P1], t.s.role[P1] = 60, 2
    t.s.role[P2] = t.s.role[P3] = 1
    t.s.at[P2], t.s.at[P3] = 40, 41
    t.run(Step.TAKE_EFFECT)
    assert t.up(P3) == ["frenzy"]


@rule("NIT-183a")
def test_pending_events_take_effect_keeper_by_keeper_the_oldest_first() -> None:
    t = scene(at=[20, 15, 5, 5], start=P2, blood=[(P4, 1, INFECTED)], phase=Phase.EVENTS,
              events=[Card.EVO_VISIBLE_CHANGE, Card.EVO_DORMANT_STRAIN, Card.QUIET_MOMENT],
              evolutions=[E.FRENZY, E.HOWL])  # fmt: skip
    t.run(Step.PHASE_B).run(Step.PHASE_E)
    order = [
        event.kind.word for event in t.events if event.kind.word in ("evolved", "given_hidden")
    ]
    assert order == ["given_hidden", "evolved"]  # P2's before P1's


@rule("NIT-184")
def test_after_simultaneous_deaths_tokens_are_placed_first() -> None:
    t = scene(at=[22] * 4, bullets=[2, 0, 1], blood=[(P3, 3, 0)], fate=[2, 5],
              events=[Card.EVO_VISIBLE_CHANGE], evolutions=[E.FRENZY])  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.s.pending_keeper[0] == P1
    t.run(Step.PHASE_C2).do(P1, "turn_on:2").do(P2, "stand_back").do(P4, "stand_back")
    t.do(P1, "fire").do(P3, "fire_at:0")
    words = [event.kind.word for event in t.events]
    assert words.index("evolved") > max(i for i, word in enumerate(words) if word == "turned")
    assert t.up(P1) == ["frenzy"]


@rule("NIT-185")
def test_a_shared_card_lies_in_the_hive_and_works_for_all() -> None:
    t = drawn(Card.EVO_FIRST_MUTATION, E.HIVE_LINK, zombies=[P3, P4])
    assert t.s.hive[E.HIVE_LINK] == 1
    t = scene(at=[12, 40, 12, 12], zombies=[P3, P4], hive="hive_link", fate=[9, 5])
    t.run(Step.PHASE_C).do(P1, "challenge:2")
    assert t.told("foe_result") == [{"result": 6}]


@rule("NIT-186")
def test_an_instant_card_is_carried_out_at_once() -> None:
    t = drawn(Card.EVO_FIRST_MUTATION, E.HOWL, zombies=[P4], at=[20, 5, 5, 9])
    assert (t.s.walkers[10], t.s.evolution_gone[E.HOWL]) == (1, 1)
    t = drawn(Card.EVO_FIRST_MUTATION, E.HOWL, zombies=[P4], down=[P4], at=[20, 5, 5, 9])
    assert (sum(t.s.walkers), t.s.evolution_gone[E.HOWL]) == (0, 1)


@rule("NIT-187")
@pytest.mark.parametrize("evolution", [E.FRENZY, E.HIVE_LINK, E.HOWL])
def test_a_hidden_card_goes_to_the_nearest_and_does_nothing_until_turned_up(
    evolution: Evolution,
) -> None:
    t = drawn(Card.EVO_SOMETHING_STIRRED, evolution, zombies=[P4], at=[20, 5, 5, 9], fate=[2])
    name = evolution.name.lower()
    assert (t.hidden(P4), t.s.event_gone[Card.EVO_SOMETHING_STIRRED]) == ([name], 1)
    seen = [event for event in t.events if event.kind.word == "seen_hidden"]
    assert [event.audience for event in seen] == [frozenset({P4})]
    t.run(Step.PHASE_D).do(P4, f"turn_up:{name}")
    assert t.hidden(P4) == []
    where = {
        Scope.SELF: t.s.face_up[P4][evolution],
        Scope.ALL: t.s.hive[evolution],
        Scope.INSTANT: t.s.evolution_gone[evolution],
    }
    assert where[Scope(SCOPE[evolution])] == 1


# ---- reveal windows

FITTING = {
    "melee": "iron_grip twin_claws frenzy hive_link barbed_bite disarming_grasp overpower fast_rot",
    "death": "bone_plates thick_skull",
    "rise": "quick_rise ambush_rise",
    "turn_end": "second_hunger",
}
ALL_HIDDEN = " ".join(evolution.name.lower() for evolution in E)


def in_window(window: str) -> Scene:
    """P4 hides one of each evolution, and the window is open."""
    given: dict[str, Any] = {"zombies": [P4], "hidden": {P4: ALL_HIDDEN}, "fate": [2]}
    if window == "turn":
        return scene(at=[20, 5, 5, 30], **given).run(Step.PHASE_D)
    if window == "melee":
        t = scene(at=[20, 5, 5, 20], **given).run(Step.PHASE_C)
        return t.do(P1, "challenge:3")
    if window == "death":
        t = scene(at=[20, 5, 5, 20], bullets=[1], **given).run(Step.PHASE_C)
        return t.do(P1, "shoot:3")
    if window == "rise":
        return scene(at=[20, 5, 5, 20], down=[P4], **given).run(Step.PHASE_D)
    t = scene(at=[20, 5, 5, 30], **given).run(Step.PHASE_D)
    return t.do(P4, "keep_hidden", "stay")


@rule("NIT-188")
@pytest.mark.parametrize("window", ["turn", "melee", "death", "rise", "turn_end"])
def test_what_may_be_turned_up_in_which_window(window: str) -> None:
    t = in_window(window)
    fitting = ALL_HIDDEN if window == "turn" else FITTING[window]
    assert (t.asked, t.who) == ("window", [P4])
    wanted = {f"turn_up:{name}" for name in fitting.split()} | {"keep_hidden"}
    assert set(t.legal(P4)) == wanted
    if window != "turn":
        assert t.why(P4, "turn_up:long_stride") == "NIT-188"


@rule("NIT-188")
def test_several_may_be_turned_up_and_work_from_that_moment() -> None:
    t = in_window("melee").do(P4, "turn_up:iron_grip", "turn_up:twin_claws", "keep_hidden")
    assert t.told("foe_result")[0]["result"] == t.s.foe_result
    assert len(t.told("foe_drew")) >= 2
    t = in_window("death").do(P4, "turn_up:bone_plates", "keep_hidden")
    assert t.told("plated") == [{"seat": P4}]
    assert not t.is_down(P4)
    t = in_window("rise").do(P4, "turn_up:quick_rise", "keep_hidden")
    assert t.told("rose") == [{"seat": P4, "space": -1}]
    t = in_window("turn_end").do(P4, "turn_up:second_hunger", "keep_hidden")
    assert t.asked == "second_hunger"


@rule("NIT-188", "NIT-190")
def test_thick_skull_turned_up_at_the_moment_of_death() -> None:
    t = in_window("death").do(P4, "turn_up:thick_skull", "keep_hidden")
    assert t.asked == "thick_skull"
    t.do(P4, "shrug_off")
    assert not t.is_down(P4)
    assert t.s.evolution_gone[E.THICK_SKULL] == 1


@rule("NIT-188a")
def test_the_question_does_not_tell_whether_a_card_fits() -> None:
    for hidden in ("long_stride", "thick_skull"):
        t = scene(at=[20, 5, 5, 20], zombies=[P4], bullets=[1], hidden={P4: hidden})
        t.run(Step.PHASE_C).do(P1, "shoot:3")
        assert (t.asked, t.who) == ("window", [P4])
        seen = t.game.redact(t.s, P1)
        assert seen.stack == t.game.redact(t.s, -1).stack
    assert t.legal(P4)[-1] == "keep_hidden"
    t = scene(at=[20, 5, 5, 20], zombies=[P4], bullets=[1]).run(Step.PHASE_C).do(P1, "shoot:3")
    assert t.is_down(P4)  # nothing hidden: no question


@rule("NIT-188a")
def test_an_unfitting_card_can_only_be_passed_over() -> None:
    t = scene(at=[20, 5, 5, 20], zombies=[P4], bullets=[1], hidden={P4: "long_stride"})
    t.run(Step.PHASE_C).do(P1, "shoot:3")
    assert t.legal(P4) == ["keep_hidden"]
    t.do(P4, "keep_hidden")
    assert t.is_down(P4)


# ---- durations and stacking


@rule("NIT-190")
def test_a_round_long_card_expires_at_the_end_of_the_round() -> None:
    t = scene(hive="pack_surge").run(Step.END_OF_ROUND)
    assert (t.s.hive[E.PACK_SURGE], t.s.evolution_gone[E.PACK_SURGE]) == (0, 1)


@rule("NIT-190")
def test_one_that_takes_effect_in_phase_e_lasts_through_the_next_round() -> None:
    t = drawn(Card.EVO_VISIBLE_CHANGE, E.PACK_SURGE, blood=[(P2, 1, INFECTED)])
    t.run(Step.PHASE_E)
    assert t.s.hive[E.PACK_SURGE] == 1
    t.run(Step.END_OF_ROUND)
    assert t.s.hive[E.PACK_SURGE] == 1
    t.run(Step.END_OF_ROUND)
    assert t.s.hive[E.PACK_SURGE] == 0


@rule("NIT-191")
def test_some_copies_add_up_and_others_change_nothing() -> None:
    t = scene(at=[12, 40, 40, 12], zombies=[P4], up={P4: "barbed_bite barbed_bite"}, fate=[2, 9])
    t.run(Step.PHASE_C).do(P1, "challenge:3")
    assert t.counters(P1) == [3, 3]  # not three cards
    t = scene(at=[12, 40, 40, 12], zombies=[P4], up={P4: "iron_grip iron_grip iron_grip"},
              fate=[9, 5])  # fmt: skip
    t.run(Step.PHASE_C).do(P1, "challenge:3")
    assert t.s.foe_result == 8


@rule("NIT-193")
def test_face_up_evolutions_are_public_and_without_limit() -> None:
    t = scene(zombies=[P4], up={P4: "iron_grip iron_grip iron_grip frenzy howl"})
    for seat in (P1, P2, -1):
        assert t.game.redact(t.s, seat).face_up[P4] == t.s.face_up[P4]


def test_fast_rot_takes_counters_off() -> None:
    """TV-51."""
    for hive, countdown, counters in (
        ("fast_rot", "3", 2), ("fast_rot fast_rot", "3", 1), ("fast_rot", "1", 1),
    ):  # fmt: skip
        t = scene(at=[12, 40, 40, 12], zombies=[P4], hive=hive, countdown=countdown, fate=[2, 9])
        t.run(Step.PHASE_C).do(P1, "challenge:3")
        assert t.counters(P1) == [counters]
    t = scene(at=[12, 40, 40, 5], zombies=[P4], hive="fast_rot", walkers={12: 1}, fate=[2, 9])
    t.run(Step.PHASE_C)
    assert t.counters(P1) == [3]


def test_blood_sense_shows_the_cards_to_that_zombie_player_only() -> None:
    t = scene(at=[20, 45, 5, 25], zombies=[P4], up={P4: "blood_sense"}, fate=[2],
              blood=[(P1, 3, INFECTED), (P2, 3, Blood.CLEAN), (P1, 2, Blood.CLEAN)])  # fmt: skip
    t.run(Step.PHASE_D)
    assert t.legal(P4) == ["sense:0", "decline"]  # P2 is too far away
    t.do(P4, "sense:0")
    assert t.game.redact(t.s, P4).blood_face[:3] == [INFECTED, -1, Blood.CLEAN]
    assert t.game.redact(t.s, P1).blood_face[:3] == [-1, -1, -1]
    assert t.game.redact(t.s, -1).blood_face[:3] == [-1, -1, -1]


def test_blood_sense_is_not_asked_about_when_there_is_nothing_within_10_spaces() -> None:
    t = scene(at=[20, 45, 5, 25], zombies=[P4], up={P4: "blood_sense"}, fate=[2],
              blood=[(P2, 3, INFECTED)])  # fmt: skip
    assert t.run(Step.PHASE_D).asked == "hunt"
    assert not any(t.s.blood_known)


@rule("NIT-180", "NIT-186")
@pytest.mark.parametrize("zombies", [[P4], []])
def test_a_card_drawn_face_up_is_told_once(zombies: list[int]) -> None:
    """By what it does if it does something now, else as a card that lies open."""
    t = scene(4, at=[20, 60, 60, 25], zombies=zombies, events=[Card.EVO_ALPHA_STRAIN],
              evolutions=[Evolution.HOWL, Evolution.IRON_GRIP, Evolution.FAST_ROT])  # fmt: skip
    if not zombies:
        t.s.at[P4] = 60
    t.run(Step.PHASE_B)
    told = [e.args["evolution"] for e in t.events if "evolution" in e.args]
    assert told == ["howl", "iron_grip", "fast_rot"]
