"""Every row of the content tables does what it says: each card, place, character and colour."""

from __future__ import annotations

import pytest

from shamble.games.mall.content.cards import KIND, Card, Kind
from shamble.games.mall.content.characters import VALUE, Character, Colour
from shamble.games.mall.content.places import CAPACITY, Place
from shamble.games.mall.rules.terms import has_room, own_votes, strength, zombies_enter
from tests.games.mall.positions import LETTERS, PLACES, Table, given

PLAY = {
    Kind.THREAT: "threat",
    Kind.CAMERA: "camera",
    Kind.SPRINT: "sprint:tough_guy:toy_store",
    Kind.HARDWARE: "hardware",
    Kind.WEAPON_1: "weapon:weapon_1",
    Kind.WEAPON_2: "weapon:weapon_2",
    Kind.HIDDEN: "hidden:pin_up",
}


def ready(card: Card) -> Table:
    """P0 holds the card, and this is the moment to play it."""
    kind = KIND[card]
    hands = {0: card.name.lower()}
    if kind == Kind.CAMERA:
        return given(4, L1="P0:p | P1:p", L3="P2:p | P3:p", hands=hands).begin("C")
    if kind == Kind.SPRINT:
        places = {"L1": "P0:p", "L6": "P0:t | P1:p", "L5": "P2:p | P3:p"}
        return given(4, hands=hands, going={0: 1}, **places).begin("E")
    places = {"L3": "P0:p,t | P1:g", "L1": "P2:p,t,g", "L5": "P3:p,t,g"}
    return given(4, hands=hands, zombies={3: 4}, **places).begin("F")


def effect(t: Table) -> dict[str, object]:
    return {
        "votes": own_votes(t.s, 0, 2) + t.s.threats[0],
        "wall": strength(t.s, 2) + t.s.hardware,
        "zombies": t.z(3),
        "sees": t.seen(0).dice == t.s.dice,
        "toy store": t.at(3),
    }


@pytest.mark.parametrize("card", Card)
@pytest.mark.rule("MAL-080", "MAL-082", "MAL-051")
def test_every_card_has_its_effect_and_is_gone(card: Card) -> None:
    t = ready(card)
    assert t.asked() == {0}
    t.dice(4, 4, 5, 6) if KIND[card] == Kind.CAMERA else None
    before = effect(t)
    action = PLAY[Kind(KIND[card])]
    assert action in t.legal(0)
    t.play(0, action)
    assert t.hand(0) == []
    assert t.is_played(card.name.lower())
    happened = {
        Kind.THREAT: lambda: t.s.threats[0] == 1 and t.question() == "vote",
        Kind.CAMERA: lambda: not before["sees"] and t.seen(0).dice == [3, 3, 4, 5],
        Kind.SPRINT: lambda: "P0:t" in t.at(3) and "P0:t" not in str(before["toy store"]),
        Kind.HARDWARE: lambda: t.told("held_out")[0]["zombies"] == 4 and t.told("eaten") == [],
        Kind.WEAPON_1: lambda: t.z(3) == 3 and t.told("fired")[0]["card"] == card.name.lower(),
        Kind.WEAPON_2: lambda: t.z(3) == 2 and t.told("fired")[0]["card"] == card.name.lower(),
        Kind.HIDDEN: lambda: t.s.hiding == 1 and own_votes(t.s, 0, 2) == 1,
    }
    assert happened[Kind(KIND[card])]()


def test_there_are_seven_kinds_of_three_cards() -> None:
    assert [list(KIND).count(kind) for kind in Kind] == [3] * 7
    assert len(Card) == 21


@pytest.mark.parametrize(("place", "pins"), list(zip(Place, (3, 4, 4, None, 3, 6), strict=True)))
@pytest.mark.rule("MAL-006", "MAL-007", "MAL-145")
def test_every_place_takes_as_many_as_it_has_pins(place: Place, pins: int | None) -> None:
    crews = ["P1:p", "P1:t", "P1:g", "P2:p", "P2:t", "P2:g", "P3:p", "P3:t", "P3:g"]

    def moved_into(taken: int) -> str:
        here = f"L{place + 1}"
        other = "L3" if place != Place.TOY_STORE else "L1"
        t = given(5, going={0: place + 1}, **{here: " | ".join(crews[:taken]), other: "P0:p,t"})
        t.begin("E").play(0, "move:tough_guy")
        return "moved" if t.told("moved") else "turned_away"

    if pins is None:
        assert moved_into(9) == "moved"
        assert has_room(given(5, L4=" | ".join(crews)).s, place)
    else:
        assert CAPACITY[place] == pins
        assert moved_into(pins - 1) == "moved"
        assert moved_into(pins) == "turned_away"


@pytest.mark.parametrize("place", Place)
@pytest.mark.rule("MAL-137", "MAL-141", "MAL-167")
def test_every_place_closes_but_the_parking_lot_and_four_enter_the_supermarket(
    place: Place,
) -> None:
    home = "L3" if place != Place.TOY_STORE else "L6"
    t = given(5, zombies={place + 1: 8}, going={0: 4}, **{home: "P0:p,t | P1:p,t"}).begin("E")
    assert bool(t.told("condemned")) == (place != Place.PARKING)
    strong = "P0:t | P1:t | P2:t"
    u = given(5, zombies={place + 1: 4}, **{f"L{place + 1}": strong})
    assert zombies_enter(u.s, place) == (place in (Place.PARKING, Place.SUPERMARKET))


@pytest.mark.parametrize(
    ("character", "points", "wall", "votes"),
    [
        (Character.PIN_UP, 7, 1, 1),
        (Character.TOUGH_GUY, 5, 2, 1),
        (Character.GUNMAN, 3, 1, 2),
        (Character.LITTLE_GIRL, 1, 1, 1),
    ],
)
@pytest.mark.rule("MAL-009", "MAL-010", "MAL-011", "MAL-228")
def test_every_character_counts_as_it_says(
    character: Character, points: int, wall: int, votes: int
) -> None:
    letter = LETTERS[character]
    t = given(3, L1=f"P0:{letter} | P1:g", L3="P2:p")
    assert VALUE[character] == points
    t.begin("end")
    assert t.game.result(t.s).payoffs[0] == points
    assert strength(t.s, 0) == wall + 1
    assert own_votes(t.s, 0, 0) == votes


@pytest.mark.parametrize("colour", Colour)
@pytest.mark.rule("MAL-025")
def test_every_colour_can_be_chosen(colour: Colour) -> None:
    t = given(4, L1="P0:p", options={"colour_2": colour.name.lower()})
    assert t.s.colour[2] == colour
    assert len(set(t.s.colour[:4])) == 4
    assert t.game.say("en")(f"colour-{colour.name.lower()}") == colour.name.lower()
    assert t.game.say("en").attribute(f"colour-{colour.name.lower()}", "crew")
    assert len(PLACES) == 6
