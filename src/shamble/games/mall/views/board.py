"""The text view: the position in at most 80 columns, from what a seat may see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size

from shamble.games.mall import game
from shamble.games.mall.content.cards import CARDS, Card
from shamble.games.mall.content.characters import CHARACTERS, VALUE_OF, Colour
from shamble.games.mall.content.places import CAPACITY, PLACES, UNLIMITED, Place
from shamble.games.mall.rules.rounds import result
from shamble.games.mall.rules.terms import (
    bit_of,
    crowd,
    dice_are_covered,
    is_closed,
    is_out,
    is_present,
    living,
    strength,
)
from shamble.games.mall.state import ABSTAINED, Ending, Option, Phase, State, Word
from shamble.rules import Words, how_many

LETTERS = "PTGL"
WIDTH = 80


# ---- names


def place_name(place: int, say: Words) -> str:
    return str(say.thing("place", Place(place).name.lower()))


def card_name(card: int, say: Words) -> str:
    return str(say.thing("card", Card(card).name.lower()))


def seat_name(seat: int, say: Words) -> str:
    return str(say.thing("seat", seat))


def colour_name(s: State, seat: int, say: Words) -> str:
    return say(f"colour-{Colour(s.colour[seat]).name.lower()}")


def cards_of(cards: int, say: Words) -> list[str]:
    return [card_name(card, say) for card in range(CARDS) if cards >> card & 1]


# ---- the board


@game.board
def board(s: State, player: int, say: Words) -> list[str]:
    phase = say(f"phase-{Phase(s.phase).name.lower()}")
    lines = [
        say("board-round", round=s.round, phase=phase),
        *place_lines(s, say),
        say("board-letters"),
        *crew_lines(s, player, say),
        *table_lines(s, player, say),
    ]
    return [set_cell_size(" " + line, min(WIDTH, cell_len(line) + 1)) for line in lines]


def place_lines(s: State, say: Words) -> list[str]:
    """One location a line: number, name, room taken, zombies outside, strength, who is there."""
    heads = ["", say("board-place"), say("board-room"), say("board-zombies")]
    rows = [[*heads, say("board-strength"), say("board-who")]]
    for place in range(PLACES):
        rows.append([str(place + 1), place_name(place, say), *place_facts(s, place, say)])
    widths = [max(cell_len(row[i]) for row in rows) for i in range(5)]
    return ["  ".join([*map(set_cell_size, row[:5], widths), row[5]]).rstrip() for row in rows]


def place_facts(s: State, place: int, say: Words) -> list[str]:
    if is_closed(s, place):
        return [say("board-closed"), "", "", ""]
    limit = "" if CAPACITY[place] == UNLIMITED else f"/{CAPACITY[place]}"
    wall = "" if place == Place.PARKING else str(strength(s, place))
    there = [
        crew_at(s, seat, place, say) for seat in range(s.players) if is_present(s, seat, place)
    ]
    return [f"{crowd(s, place)}{limit}", str(s.zombies[place]), wall, "  ".join(there)]


def crew_at(s: State, seat: int, place: int, say: Words) -> str:
    """The characters of a colour at a location, by their letters."""
    letters = ""
    for character in range(CHARACTERS):
        if s.at[seat][character] == place:
            letter = LETTERS[character]
            letters += f"({letter})" if s.hiding & bit_of(seat, character) else letter
    return f"{colour_name(s, seat, say)} {letters}"


def crew_lines(s: State, player: int, say: Words) -> list[str]:
    names = [
        say("board-player", colour=colour_name(s, seat, say), seat=seat_name(seat, say))
        for seat in range(s.players)
    ]
    width = max(map(cell_len, names))
    return [
        "  ".join([set_cell_size(names[seat], width), *crew_facts(s, seat, player, say)])
        for seat in range(s.players)
    ]


def crew_facts(s: State, seat: int, player: int, say: Words) -> list[str]:
    facts = [say("board-points", points=VALUE_OF[s.crew[seat]])]
    if s.options[Option.SHOW_COUNTS] or seat == player or s.over:
        facts.append(say("board-cards", count=s.held[seat]))
    good = s.word[seat][Word.KEPT] + s.word[seat][Word.TRUE]
    bad = s.word[seat][Word.BROKEN] + s.word[seat][Word.LIE]
    if good + bad:
        facts.append(say("board-word", good=good, bad=bad))
    if is_out(s, seat):
        facts.append(say("board-eliminated"))
    if seat == s.chief:
        facts.append(say("board-elected" if seat == s.elected else "board-chief"))
    if seat == player:
        facts.append(say("board-you"))
    return facts


def table_lines(s: State, player: int, say: Words) -> list[str]:
    """Hand, pile, dice, destinations, the last vote."""
    rows = []
    if player >= 0:
        rows.append(("board-hand", " · ".join(cards_of(s.hand[player], say)) or say("board-none")))
    rows.append(("board-pile", pile_in_words(s, player, say)))
    rows.append(("board-dice", dice_in_words(s, player, say)))
    if chosen := destinations_in_words(s, say):
        rows.append(("board-destinations", chosen))
    if vote := vote_in_words(s, say):
        rows.append(("board-vote", vote))
    width = max(cell_len(say(key)) for key, _ in rows)
    return [f"{set_cell_size(say(key), width)}  {text}" for key, text in rows]


def pile_in_words(s: State, player: int, say: Words) -> str:
    said = say("board-pile_cards", count=s.pile_end - s.pile_top)
    own = [
        card_name(s.pile[i], say)
        for i in range(s.pile_top, s.pile_end)
        if player >= 0 and s.buried_by[i] == player and s.pile[i] >= 0
    ]
    return f"{said}, {say('board-known', cards=', '.join(own))}" if own else said


def dice_in_words(s: State, player: int, say: Words) -> str:
    sees = player >= 0 and s.looked >> player & 1
    dice = s.dice[:2] if s.phase == Phase.SETUP else s.dice  # MAL-035: two of them for a placement
    shown = ", ".join(place_name(die, say) for die in dice)
    if not dice_are_covered(s):
        return shown
    return f"{say('board-covered')}: {shown}" if sees else say("board-covered")


def destinations_in_words(s: State, say: Words) -> str:
    return "  ".join(
        f"{colour_name(s, seat, say)} → {s.destination[seat] + 1}"
        for seat in range(s.players)
        if s.destination[seat] >= 0
    )


def vote_in_words(s: State, say: Words) -> str:
    """Whom each voted for, of the last vote that was counted."""
    said = []
    for seat in range(s.players):
        ballot = s.ballot[seat]
        if ballot >= 0:
            to = say("board-abstained") if ballot == ABSTAINED else colour_name(s, ballot, say)
            said.append(f"{colour_name(s, seat, say)} → {to}")
    return "  ".join(said)


# ---- a finished game


@dataclass(frozen=True)
class Survivors:
    """What became of one crew (section 8)."""

    points: int
    living: int
    cards: int
    last_lost: int  # the round in which the last character was lost; 0 if some live
    rank: int


def report(s: State) -> list[Survivors]:
    """A finished game, seat by seat."""
    out = [[0, 0] for _ in range(s.players)]
    result(s, out)
    return [
        Survivors(points, how_many(s.crew[seat]), s.held[seat], s.fell[seat], rank)
        for seat, (points, rank) in enumerate(out)
    ]


@game.out
def out(s: State, player: int) -> bool:
    """MAL-212: a vote in second votes is left, and a zombie to send (MAL-215, MAL-216)."""
    return is_out(s, player)


@game.facts
def facts(s: State) -> dict[str, int | str]:
    """For the game what ended it and after how many rounds; the rest by seat, in their order."""
    crews = report(s)
    return {
        "ending": Ending(s.over).name.lower(),
        "rounds": s.round,
        "survivors": living(s),
        "points": by_seat(crew.points for crew in crews),
        "living": by_seat(crew.living for crew in crews),
        "cards": by_seat(crew.cards for crew in crews),
        "last_lost": by_seat(crew.last_lost for crew in crews),
        "ranks": by_seat(crew.rank for crew in crews),
    }


def by_seat(values: Iterable[int]) -> str:
    return ", ".join(map(str, values))
