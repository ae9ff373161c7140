"""Who sees what (section 7), and worlds that fit what a seat has seen."""

from __future__ import annotations

import pytest

from shamble.engine.language.state import SPECTATOR
from shamble.games.nightmare.content.blood import BLOOD_SHUFFLES, PILE, Blood
from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.rules.blood_cards import (
    discard_blood_unseen,
    take_blood,
    turn_blood_up,
)
from shamble.games.nightmare.rules.decks import draw_evolution
from shamble.games.nightmare.state import State, Step
from tests.games.nightmare.positions import (
    CLEAN,
    INFECTED,
    P1,
    P2,
    P3,
    P4,
    Scene,
    scene,
    stacked,
)

rule = pytest.mark.rule

PUBLIC = (
    "role", "at", "down", "walkers", "lying", "lying_at", "lying_bullets", "errand", "bullets",
    "hand", "items", "holder", "met", "pending_card", "pending_keeper", "pending_size", "fate_gone",
    "event_gone", "evolution_gone", "evolution_unseen_count", "blood_gone", "blood_unseen_count",
    "blood_owner", "blood_time", "face_up", "hive", "face_down_count", "fate_left", "event_left",
    "blood_left", "evolution_left", "pledge",
)  # fmt: skip
NOBODY = ("fate_deck", "event_deck", "blood_deck", "evolution_deck", "buried_face",
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
        assert unseen(world) == (Blood.MARKED_INCUBATING,)
        assert world.face_down[P4][Evolution.FRENZY] == 1
        others.add(world.blood_face[1])
    assert len(others) > 1
    unknowing = t.game.redact(t.s, P3)
    faces = {t.game.imagine(unknowing, P3, luck).blood_face[0] for luck in range(40)}
    gone = {unseen(t.game.imagine(unknowing, P3, luck)) for luck in range(40)}
    assert len(faces) > 1 and len(gone) > 1
    for luck in range(10):
        world = t.game.imagine(unknowing, P3, luck)
        known = t.game.redact(world, P4)
        assert unseen(known) == unseen(world)  # P4 has seen what lies there
        assert t.game.broken(world) == 0


def test_a_reshuffle_ends_the_memory_of_discards() -> None:
    t = scene(at=[20, 25, 30, 18], zombies=[P4], up={P4: "blood_sense"},
              blood=[(P1, 2, INFECTED)], fate=[3])  # fmt: skip
    t.run(Step.PHASE_D).do(P4, "sense:0")
    discard_blood_unseen(t.s, 0)
    assert unseen(t.game.redact(t.s, P4)) == (INFECTED,)
    new_blood_deck(t)
    assert (t.s.buried_count, t.s.blood_shuffles) == (0, 0)  # nothing else lay there


# ---- what lay on the table while a new deck was made was not in the pile


def unseen(s: State) -> tuple[int, ...]:
    """Faces on the blood pile that were discarded unseen."""
    return tuple(s.buried_face[i] for i in range(s.buried_count) if s.buried_until[i] == PILE)


def new_blood_deck(t: Scene, taken: Blood = Blood.CLEAN) -> None:
    """All that is left of the blood deck is turned up, the pile shuffled; P3 takes this card."""
    s = t.s
    for i in range(s.blood_left):
        s.blood_gone[s.blood_deck[i]] += 1
        s.blood_deck[i] = -1
    s.blood_left = 0
    takes(t, taken)


def takes(t: Scene, face: Blood) -> None:
    s = t.s
    take_blood(s, P3, 0)
    last = s.blood_count - 1
    if s.blood_face[last] != face:
        s.blood_deck[s.blood_deck.index(face)] = s.blood_face[last]
        s.blood_face[last] = int(face)
    assert t.game.broken(s) == 0


def new_evolution_deck(t: Scene, top: Evolution = Evolution.ACID_SPIT) -> None:
    """The same with evolutions: one is drawn openly, for nobody (NIT-179); then this is on top."""
    s = t.s
    empty_evolution_deck(s)
    s.evolution_gone[draw_evolution(s)] += 1
    cards = s.evolution_deck[: s.evolution_left]
    s.evolution_deck = stacked(cards, [top], len(s.evolution_deck))
    assert t.game.broken(s) == 0


def discard_evolution_unseen(s: State) -> None:
    s.evolution_unseen[draw_evolution(s)] += 1
    s.evolution_unseen_count += 1


def empty_evolution_deck(s: State, leave: int = 0) -> None:
    for i in range(leave, s.evolution_left):
        s.evolution_gone[s.evolution_deck[i]] += 1
        s.evolution_deck[i] = -1
    s.evolution_left = leave


def worlds(t: Scene, seat: int, count: int = 300) -> list[State]:
    """What a seat imagines; each of it adds up."""
    seen = t.game.redact(t.s, seat)
    found = [t.game.imagine(seen, seat, luck) for luck in range(count)]
    for world in found:
        assert t.game.broken(world) == 0
    return found


def blood(t: Scene, seat: int, *cards: int) -> set[tuple[int, ...]]:
    """The faces that these cards on the table have in the worlds a seat imagines."""
    return {tuple(world.blood_face[card] for card in cards) for world in worlds(t, seat)}


def hidden(t: Scene, seat: int, of: int) -> set[tuple[int, ...]]:
    """The evolutions that somebody hides in the worlds a seat imagines."""
    return {
        tuple(e for e in Evolution for _ in range(world.face_down[of][e]))
        for world in worlds(t, seat)
    }


MARKED_CLEAN, MARKED_INCUBATING = Blood.MARKED_CLEAN, Blood.MARKED_INCUBATING
FRENZY, HOWL, IRON_GRIP = Evolution.FRENZY, Evolution.HOWL, Evolution.IRON_GRIP


@rule("NIT-012")
def test_blood_on_the_table_is_not_what_lay_open_at_the_shuffle() -> None:
    """Of the three cards that nobody saw, one went into the new deck, two lay on the table."""
    t = scene(blood=[(P1, 2, INFECTED), (P2, 3, CLEAN), (P2, 3, MARKED_CLEAN)])
    discard_blood_unseen(t.s, 2)
    new_blood_deck(t)
    for seat in (P1, P2, P3, SPECTATOR):
        assert blood(t, seat, 0, 1) == {
            (a, b)
            for a in (INFECTED, CLEAN, MARKED_CLEAN)
            for b in (INFECTED, CLEAN, MARKED_CLEAN)
            if a != b
        }
    assert blood(t, P1, 2) == {(face,) for face in Blood}  # taken since: it may be any


@rule("NIT-012")
def test_blood_revealed_after_the_shuffle_tells_of_the_rest() -> None:
    t = scene(blood=[(P1, 2, INFECTED), (P2, 3, CLEAN), (P2, 3, MARKED_CLEAN)])
    new_blood_deck(t)
    assert len(blood(t, P3, 0, 1, 2)) == 6
    turn_blood_up(t.s, 1)
    assert blood(t, P3, 0, 1) == {(INFECTED, MARKED_CLEAN), (MARKED_CLEAN, INFECTED)}
    turn_blood_up(t.s, 0)
    assert blood(t, P3, 0) == {(MARKED_CLEAN,)}
    assert len(blood(t, P3, 1)) > 3


@rule("NIT-012")
def test_blood_discarded_unseen_after_the_shuffle_is_still_what_it_was() -> None:
    t = scene(blood=[(P1, 2, INFECTED), (P2, 3, CLEAN)])
    new_blood_deck(t)
    discard_blood_unseen(t.s, 0)
    assert {(*unseen(world), world.blood_face[0]) for world in worlds(t, P3)} == {
        (INFECTED, CLEAN),
        (CLEAN, INFECTED),
    }


@rule("NIT-012")
def test_blood_that_lies_through_two_shuffles() -> None:
    """The oldest is of the two unseen at the first and the three at the second shuffle."""
    t = scene(blood=[(P1, 2, INFECTED), (P2, 3, CLEAN)])
    discard_blood_unseen(t.s, 1)
    new_blood_deck(t, MARKED_CLEAN)
    assert blood(t, P1, 0) == {(INFECTED,), (CLEAN,)}
    takes(t, MARKED_INCUBATING)
    discard_blood_unseen(t.s, 2)
    new_blood_deck(t)
    assert t.s.blood_shuffles == 2
    assert blood(t, P1, 0, 1) == {(INFECTED, MARKED_CLEAN), (INFECTED, MARKED_INCUBATING)}
    assert blood(t, P1, 2) == {(face,) for face in Blood}


@rule("NIT-012")
def test_blood_buried_by_the_second_shuffle_still_counts_among_the_first() -> None:
    """Two lay there, one of them was then discarded unseen and shuffled in: the third is known."""
    t = scene(blood=[(P1, 2, INFECTED), (P2, 3, CLEAN)])
    new_blood_deck(t, MARKED_CLEAN)
    discard_blood_unseen(t.s, 1)
    new_blood_deck(t)
    assert blood(t, P1, 0, 1) == {(INFECTED, MARKED_CLEAN), (CLEAN, MARKED_CLEAN)}


@rule("NIT-012")
def test_shuffles_that_bind_the_same_cards_are_one() -> None:
    t = scene(blood=[(P1, 2, INFECTED), (P2, 3, CLEAN)])
    for _ in range(9):
        new_blood_deck(t)
        turn_blood_up(t.s, 2)
    assert t.s.blood_shuffles == 1
    assert blood(t, P3, 0, 1) == {(INFECTED, CLEAN), (CLEAN, INFECTED)}


@rule("NIT-012")
def test_more_shuffles_than_are_remembered_forget_the_oldest() -> None:
    t = scene(blood=[(P1, 2, INFECTED)])
    for _ in range(BLOOD_SHUFFLES + 3):
        new_blood_deck(t)
    assert t.s.blood_shuffles == BLOOD_SHUFFLES
    assert t.s.blood_since[0] == 0
    assert len(worlds(t, P3, 20)) == 20


def senses(*blood: tuple[int, int, int]) -> Scene:
    """P4 has looked at the blood of P1."""
    t = scene(at=[20, 45, 50, 18], zombies=[P4], up={P4: "blood_sense"}, blood=blood, fate=[3])
    return t.run(Step.PHASE_D).do(P4, "sense:0")


@rule("NIT-012")
def test_who_has_looked_at_blood_knows_more_after_the_shuffle() -> None:
    t = senses((P1, 2, INFECTED), (P2, 3, CLEAN))
    new_blood_deck(t)
    assert blood(t, P4, 0, 1) == {(INFECTED, CLEAN)}
    assert blood(t, P1, 0, 1) == {(INFECTED, CLEAN), (CLEAN, INFECTED)}


@rule("NIT-012")
def test_who_had_looked_at_blood_that_was_shuffled_in_knows_more() -> None:
    t = senses((P1, 2, INFECTED), (P2, 3, CLEAN), (P2, 3, MARKED_INCUBATING))
    discard_blood_unseen(t.s, 0)
    new_blood_deck(t)
    three = (INFECTED, CLEAN, MARKED_INCUBATING)
    assert blood(t, P4, 0, 1) == {(CLEAN, MARKED_INCUBATING), (MARKED_INCUBATING, CLEAN)}
    assert blood(t, P1, 0, 1) == {(a, b) for a in three for b in three if a != b}
    for world in worlds(t, P1, 40):  # and what it knows is one of the three in every world
        assert world.buried_face[0] in three
        assert world.buried_face[0] not in world.blood_face[:2]


@rule("NIT-012", "NIT-187")
def test_hidden_evolutions_are_not_what_lay_open_at_the_shuffle() -> None:
    t = scene(zombies=[P4], hidden={P4: "frenzy howl"})
    new_evolution_deck(t)
    assert hidden(t, P1, P4) == hidden(t, P4, P4) == {(FRENZY, HOWL)}
    t = scene(zombies=[P3, P4], hidden={P3: "iron_grip", P4: "frenzy howl"})
    new_evolution_deck(t)
    assert hidden(t, P1, P3) == hidden(t, P4, P3) | {(FRENZY,), (HOWL,)}
    assert hidden(t, P4, P3) == {(IRON_GRIP,)}


@rule("NIT-012", "NIT-179")
def test_an_evolution_discarded_unseen_may_be_what_is_hidden() -> None:
    t = scene(zombies=[P4], hidden={P4: "frenzy"}, at=[20, 25, 30, 10], evolutions=[HOWL])
    discard_evolution_unseen(t.s)
    new_evolution_deck(t)
    assert hidden(t, P1, P4) == {(FRENZY,), (HOWL,)}


@rule("NIT-012", "NIT-187")
def test_an_evolution_turned_up_after_the_shuffle_tells_of_the_rest() -> None:
    t = scene(zombies=[P4], hidden={P4: "frenzy howl"}, at=[20, 45, 50, 18], fate=[3])
    new_evolution_deck(t)
    t.run(Step.PHASE_D).do(P4, "turn_up:frenzy")
    assert hidden(t, P1, P4) == {(HOWL,)}


@rule("NIT-012", "NIT-189")
def test_pending_evolutions_are_not_what_lay_open_at_the_shuffle() -> None:
    t = scene(at=[20, 5, 5, 5], events=[Card.EVO_BURIED_SPORES, Card.QUIET_MOMENT],
              evolutions=[FRENZY, HOWL]).run(Step.PHASE_B)  # fmt: skip
    new_evolution_deck(t)
    for seat in (P1, P4, SPECTATOR):
        waiting = {tuple(world.pending[0][:2]) for world in worlds(t, seat)}
        assert waiting == {(FRENZY, HOWL), (HOWL, FRENZY)}


@rule("NIT-012", "NIT-189")
def test_a_deck_made_anew_between_two_cards_of_one_event() -> None:
    """The first of them lay there already; the second may be any."""
    t = scene(at=[20, 5, 5, 5], events=[Card.EVO_BURIED_SPORES, Card.QUIET_MOMENT])
    first = t.s.evolution_deck[0]
    empty_evolution_deck(t.s, leave=1)
    t.run(Step.PHASE_B)
    found = worlds(t, P1, 600)
    assert {world.pending[0][0] for world in found} == {first}
    assert len({world.pending[0][1] for world in found}) == len(Evolution)


@rule("NIT-012")
def test_hidden_evolutions_through_two_shuffles() -> None:
    """One lies before P4 since before the first shuffle, one was given between the two."""
    t = scene(at=[20, 5, 5, 9], zombies=[P4], hidden={P4: "frenzy"},
              events=[Card.EVO_DORMANT_STRAIN, Card.QUIET_MOMENT])  # fmt: skip
    new_evolution_deck(t, HOWL)
    t.run(Step.PHASE_B)
    assert t.hidden(P4) == ["frenzy", "howl"]
    third = t.s.evolution_deck[t.s.evolution_left - 1]
    discard_evolution_unseen(t.s)
    new_evolution_deck(t)
    assert t.s.evolution_shuffles == 2
    assert hidden(t, P1, P4) == {(FRENZY, HOWL), tuple(sorted((FRENZY, Evolution(third))))}


def test_weapon_choices_stay_secret_until_all_have_chosen() -> None:
    t = scene(at=[12, 12, 40, 40], hands={P1: "machete", P2: "fire_axe"}, walkers={12: 1})
    t.run(Step.PHASE_C).do(P2, "join", "wield:fire_axe")
    worlds = [t.game.imagine(t.game.redact(t.s, P1), P1, luck) for luck in range(20)]
    assert {tuple(world.answer[P2][:2]) for world in worlds} > {tuple(t.s.answer[P2][:2])}
