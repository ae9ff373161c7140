"""Who sees what (section 7), and worlds that fit what a seat has seen."""

from __future__ import annotations

from shamble.games.nightmare.content.blood import Blood
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.rules.blood_cards import discard_blood_unseen
from shamble.games.nightmare.state import Step
from tests.games.nightmare.positions import CLEAN, INFECTED, P1, P2, P3, P4, Scene, scene

PUBLIC = (
    "role", "at", "down", "walkers", "lying", "lying_at", "lying_bullets", "errand", "bullets",
    "hand", "items", "holder", "met", "pending_card", "pending_keeper", "pending_size", "fate_gone",
    "event_gone", "evolution_gone", "evolution_unseen_count", "blood_gone", "blood_unseen_count",
    "blood_owner", "blood_time", "face_up", "hive", "face_down_count", "fate_left", "event_left",
    "blood_left", "evolution_left", "pledge",
)  # fmt: skip
NOBODY = ("fate_deck", "event_deck", "blood_deck", "evolution_deck", "blood_unseen",
          "evolution_unseen")  # fmt: skip


def table() -> Scene:
    return scene(
        at=[20, 25, 30, 10],
        zombies=[P4],
        bullets=[2, 1],
        hands={P1: "machete"},
        items={P2: "bicycle"},
        walkers={33: 2},
        lying={12: "fire_axe"},
        conditions={P2: "toll"},
        blood=[(P1, 2, INFECTED), (P2, 3, CLEAN)],
        up={P4: "iron_grip"},
        hidden={P4: "frenzy howl"},
        hive="fast_rot",
    )


def test_what_everybody_sees() -> None:
    t = table()
    for seat in (P1, P2, P4, -1):
        seen = t.game.redact(t.s, seat)
        for name in PUBLIC:
            assert getattr(seen, name) == getattr(t.s, name), name


def test_what_nobody_sees() -> None:
    t = table()
    for seat in (P1, P2, P4, -1):
        seen = t.game.redact(t.s, seat)
        for name in NOBODY:
            assert set(getattr(seen, name)) <= {-1, 0}, name
        assert seen.blood_face == [-1] * 42


def test_hidden_evolutions_are_their_owners() -> None:
    t = table()
    for seat in (P1, P2, P4, -1):
        seen = t.game.redact(t.s, seat)
        assert sum(seen.face_down[P4]) == (2 if seat == P4 else 0)


def test_imagined_worlds_keep_what_the_seat_knows() -> None:
    """Its own hidden evolutions, the blood it has sensed, and what of that was discarded."""
    t = scene(at=[20, 25, 30, 18], zombies=[P4], up={P4: "blood_sense"}, hidden={P4: "frenzy"},
              blood=[(P1, 2, INFECTED), (P1, 3, Blood.MARKED_INCUBATING), (P2, 3, CLEAN)],
              fate=[3])  # fmt: skip
    t.run(Step.PHASE_D).do(P4, "keep_hidden", "sense:0")
    discard_blood_unseen(t.s, 1)  # the second card leaves the table, unseen by all but P4
    seen = t.game.redact(t.s, P4)
    others: set[int] = set()
    for luck in range(40):
        world = t.game.imagine(seen, P4, luck)
        assert t.game.broken(world) == 0
        assert world.blood_face[0] == INFECTED
        assert world.blood_unseen[Blood.MARKED_INCUBATING] == 1
        assert world.face_down[P4][Evolution.FRENZY] == 1
        others.add(world.blood_face[1])
    assert len(others) > 1
    unknowing = t.game.redact(t.s, P3)
    faces = {t.game.imagine(unknowing, P3, luck).blood_face[0] for luck in range(40)}
    gone = {tuple(t.game.imagine(unknowing, P3, luck).blood_unseen) for luck in range(40)}
    assert len(faces) > 1 and len(gone) > 1
    for luck in range(10):
        world = t.game.imagine(unknowing, P3, luck)
        assert world.blood_recalled[P4] == world.blood_unseen  # P4 has seen what lies there
        assert t.game.broken(world) == 0


def test_a_reshuffle_ends_the_memory_of_discards() -> None:
    from shamble.games.nightmare.rules.decks import draw_blood

    t = scene(at=[20, 25, 30, 18], zombies=[P4], up={P4: "blood_sense"},
              blood=[(P1, 2, INFECTED)], fate=[3])  # fmt: skip
    t.run(Step.PHASE_D).do(P4, "sense:0")
    discard_blood_unseen(t.s, 0)
    assert t.s.blood_recalled[P4][INFECTED] == 1
    t.s.blood_gone = [8, 15, 7, 5, 6]
    t.s.blood_left, t.s.blood_deck = 0, [-1] * 42
    draw_blood(t.s)
    assert t.s.blood_recalled[P4] == [0] * 5
    assert t.s.recalled_count[P4] == 0


def test_weapon_choices_stay_secret_until_all_have_chosen() -> None:
    t = scene(at=[12, 12, 40, 40], hands={P1: "machete", P2: "fire_axe"}, walkers={12: 1})
    t.run(Step.PHASE_C).do(P2, "join", "wield:fire_axe")
    worlds = [t.game.imagine(t.game.redact(t.s, P1), P1, luck) for luck in range(20)]
    assert {tuple(world.answer[P2][:2]) for world in worlds} > {tuple(t.s.answer[P2][:2])}
