"""The text view: the position in at most 80 columns, and what each action is sure to bring."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import LOCATIONS, NUMBER, PACES, Card, Pace
from shamble.games.pursuit.content.roads import LOCATIONS_OF_NUMBER, ROW
from shamble.games.pursuit.rules.scoring import score_of
from shamble.games.pursuit.rules.terms import distance, is_night, is_steady_pace, road_of, strain
from shamble.games.pursuit.state import Act, Ending, Option, State
from shamble.games.pursuit.views import summary
from shamble.games.pursuit.views.ahead import day_ahead, evaq_ahead, night_ahead
from shamble.games.pursuit.views.drawing import (
    MARGIN,
    centred,
    columns,
    hung,
    placed,
    side_by_side,
    track,
    two_lines,
)
from shamble.rules import Action, Words

__all__ = ["Forecast", "board", "forecast", "summary"]

STRIP = 25  # cards of the far road on one line
STRIP_CELL = 3

ZONES = {1: "calm", 2: "shaken", 3: "panic"}  # by the strain of a Move by DAY


# ---- names


def card_name(card: int, say: Words) -> str:
    return str(say.thing("card", Card(card).name.lower()))


def pace_name(card: int, say: Words) -> str:
    return str(say.thing("pace", Pace(card).name.lower()))


def number_on(card: int, say: Words) -> str:
    """0, +1, +2, +3 or EVAQ."""
    if card == Card.EVAQ:
        return card_name(card, say)
    return f"+{NUMBER[card]}" if NUMBER[card] else "0"


# ---- the board


@game.board
def board(s: State, player: int, say: Words) -> list[str]:
    time = "night" if is_night(s) else "day"
    return [
        " " * MARGIN + say("board-round", round=s.round, time_id=time),
        *row_lines(s, say),
        *further_lines(s, say),
        " " * MARGIN + track_line(s, say),
        *columns([*hand_rows(s, say), *deck_rows(s, say)]),
    ]


def near(s: State) -> range:
    """The seven cards that are drawn large: both pieces stand on one of them."""
    first = max(s.row_start, s.player - ROW + 1)
    return range(first, min(first + ROW, s.laid))


def times_above(s: State, say: Words) -> dict[int, str]:
    """The DAY/NIGHT cards above the row, by the index of the card below."""
    names: dict[int, str] = {}
    for i in range(s.above_count):
        name, at = card_name(s.above[i], say), s.above_at[i]
        names[at] = f"{names[at]}, {name}" if at in names else name
    return names


def row_lines(s: State, say: Words) -> list[str]:
    above = times_above(s, say)
    return [
        *hung((i - near(s)[0], above[i]) for i in near(s) if i in above),
        *side_by_side([card_face(s, i, say) for i in near(s)]),
    ]


def card_face(s: State, index: int, say: Words) -> list[str]:
    card = s.road[index]
    number = "" if card == Card.EVAQ else number_on(card, say)
    return [
        f" {index:<4}{number:>4} ",
        *map(centred, two_lines(card_name(card, say))),
        centred(pieces_on(s, index, say)),
    ]


def pieces_on(s: State, index: int, say: Words) -> str:
    if index == s.player == s.zombie:
        return "◆ ●"
    if index == s.player:
        return f"● {say('board-you')}"
    return f"◆ {say('board-she')}" if index == s.zombie else ""


def further_lines(s: State, say: Words) -> list[str]:
    """PUR-120: what lies beyond the large cards, small."""
    far = range(near(s)[-1] + 1, s.laid)
    lines = [" " * MARGIN + say("board-further")] if far else []
    for first in range(0, len(far), STRIP):
        lines += strip(s, far[first : first + STRIP], say)
    return lines


def strip(s: State, indices: range, say: Words) -> list[str]:
    above = times_above(s, say)
    marks = numbers = places = ""
    for n, i in enumerate(indices):
        column = 2 * MARGIN + n * STRIP_CELL
        places = placed(places, column, f"{i:>2}")
        numbers = placed(numbers, column, f"{number_on(s.road[i], say):>2}")
        if i in above:
            marks = placed(marks, column, above[i])
    return [marks, places, numbers] if marks else [places, numbers]


def track_line(s: State, say: Words) -> str:
    zone = say(f"zone-{ZONES[strain(s.nerve, False)]}")
    return (
        f"{say('board-hp')} {track(s.hp, s.hp_cap)}"
        f"   {say('board-nerve')} {track(s.nerve, s.nerve_cap)} {zone}"
        f"   {say('board-distance')} {distance(s)}"
    )


def hand_rows(s: State, say: Words) -> list[tuple[str, str]]:
    held = [pace_name(card, say) for card in range(PACES) if s.held[card]]
    rows = [(say("board-hand"), " · ".join(held))]
    if s.played >= 0:
        rows.append((say("board-played"), pace_name(s.played, say)))
    if is_steady_pace(s):
        spent = " · ".join(pace_name(card, say) for card in s.spent[: s.spent_count])
        said = say("board-spent_cards", cards=spent) if spent else say("board-none")
        return [*rows, (say("board-spent"), said)]
    pile = [pace_name(c, say) for c in range(PACES) if not s.held[c] and c != s.played]
    return [*rows, (say("board-pile"), say("board-pile_cards", cards=" · ".join(pile)))]


def deck_rows(s: State, say: Words) -> list[tuple[str, str]]:
    """What everybody knows of the deck: its size, the numbers not yet seen, and what is where."""
    laid = Counter(NUMBER[card] for card in s.road[: s.laid] if card < LOCATIONS)
    unseen = "  ".join(
        f"{f'+{number}' if number else 0} ×{count - laid[number]}"
        for number, count in enumerate(LOCATIONS_OF_NUMBER[road_of(s)])
    )
    deck = say("board-deck_cards", count=s.deck_size - s.deck_next, unseen=unseen)
    discard = say("board-discard_cards", count=s.row_start)
    rows = [(say("board-deck"), f"{deck}   {say('board-discard')} {discard}")]
    if expected := expectations(s, say):
        rows.append((say("board-ahead"), " · ".join(expected)))
    return rows


def expectations(s: State, say: Words) -> list[str]:
    day = "maybe" if not s.options[Option.CERTAIN_DAWN] else "above"
    ahead = [
        ("above", Card.NIGHT_1, night_ahead(s)),
        (day, Card.DAY_2, day_ahead(s)),
        ("at", Card.EVAQ, evaq_ahead(s)),
    ]
    return [
        say(f"board-ahead_{how}", card=card_name(card, say), places=span(places, say))
        for how, card, places in ahead
        if places
    ]


def span(places: range, say: Words) -> str:
    if len(places) == 1:
        return str(places[0])
    return say("board-span", first=places[0], last=places[-1])


# ---- forecasts


class Forecast(NamedTuple):
    """What an action is sure to bring (PUR-121)."""

    text: str
    deadly: bool
    hp: int
    nerve: int
    distance: int
    ending: str | None = None

    def numbers(self) -> dict[str, int | str | None]:
        """The same without words, for a page that has its own."""
        return {
            "hp": self.hp,
            "nerve": self.nerve,
            "distance": self.distance,
            "ending": self.ending,
        }


@game.forecast
def forecast(s: State, player: int, action: Action, say: Words) -> Forecast:
    after = after_phase_1(s, player, action)
    ending = Ending(after.over).name.lower() if after.over else None
    text = "  ".join(forecast_parts(s, after, action, say)) if say else ""
    deadly = ending is not None and after.over != Ending.EVACUATED
    return Forecast(text, deadly, after.hp, after.nerve, distance(after), ending)


def after_phase_1(s: State, player: int, action: Action) -> State:
    """The action's deed done on a copy. It needs nothing that is hidden."""
    after = s.copy()
    game.deed_functions[int(action.kind)](after, player, *action.numbers)
    return after


def forecast_parts(s: State, after: State, action: Action, say: Words) -> list[str]:
    parts = [
        say(
            "forecast-numbers",
            hp=f"{s.hp}→{after.hp}",
            nerve=f"{s.nerve}→{after.nerve}",
            distance=f"{distance(s)}→{distance(after)}",
        )
    ]
    if action.kind == Act.MOVE and after.over != Ending.EVACUATED:
        here = after.road[after.player]
        number = "" if here == Card.EVAQ else f" {number_on(here, say)}"
        card = card_name(here, say) + number
        parts.append(say("forecast-onto", card=card))
    if after.over:
        ending = Ending(after.over).name.lower()
        asleep = "_asleep" if action.kind == Act.SLEEP else ""
        parts.append(say(f"forecast-{ending}{asleep}", score=score_of(after)))
    return parts
