"""The text view: the table in 80 columns, what each die can do, facts of a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    CARDS,
    GEARS,
    LOOK,
    STORE,
    SYMBOL,
    Item,
    Symbol,
)
from shamble.games.colony.content.names import (
    Attached,
    Crisis,
    Crossroad,
    Exiled,
    Lasting,
    Main,
    Secret,
)
from shamble.games.colony.content.places import COLONY_ENTRANCES, PLACES, ROOM, Place
from shamble.games.colony.content.survivors import ATTACK, SEARCH, SURVIVORS, Survivor
from shamble.games.colony.rules.terms import barricades_at, deck_size, is_out, zombies_at
from shamble.games.colony.state import Act, Ending, Standing, State
from shamble.games.colony.views.objectives import (
    Tick,
    main_conditions,
    own_conditions,
    second_conditions,
)
from shamble.rules import Action, Words, fluent_key

WIDTH = 78
INDENT = "   "
DIE_ACTS = (Act.ATTACK, Act.STRIKE, Act.SEARCH, Act.BARRICADE, Act.CLEAN, Act.ATTRACT)


# ---- words


def name(say: Words, domain: str, thing: object) -> str:
    word = thing.name.lower() if hasattr(thing, "name") else str(thing)
    return say(fluent_key(domain, word))


def lines_of(label: str, parts: Iterable[str]) -> Iterator[str]:
    """A label and its parts, wrapped to the width of the board; a long part is parted itself."""
    line = f" {label}: " if label else INDENT
    fresh = True
    for part in parts:
        piece = part if fresh else f" · {part}"
        if cells(line + piece) > WIDTH and not fresh:
            yield line
            line, piece = INDENT, part
        line += piece
        fresh = False
        *full, line = wrap(line, WIDTH)
        for row in full:
            yield row
            line = INDENT + line.lstrip()
    yield line


def cells(text: str) -> int:
    """How wide a text is on a terminal: east asian signs take two columns."""
    return sum(2 if ord(sign) > 0x2E7F else 1 for sign in text)


# ---- the board


@game.board
def board(s: State, player: int, say: Words) -> list[str]:
    return [
        *head_lines(s, say),
        *place_lines(s, say),
        *player_lines(s, say),
        *own_lines(s, player, say),
    ]


def head_lines(s: State, say: Words) -> Iterator[str]:
    yield " " + say(
        "board-head",
        round=s.round,
        marker=s.marker,
        morale=s.morale,
        food=s.food,
        starvation=s.starvation,
        waste=s.waste_count,
    )
    side = f" ({say('board-hard')})" if s.hard else ""
    title = name(say, "main", Main(s.main)) + side
    yield from lines_of(say("board-main"), [title, *said(main_conditions(s), say), *so_far(s, say)])
    yield from crisis_lines(s, say)
    lasting = [name(say, "lasting", rule) for rule in Lasting if s.lasting >> rule & 1]
    if lasting:
        yield from lines_of(say("board-lasting"), lasting)


def so_far(s: State, say: Words) -> list[str]:
    """What has been gathered for the main objective."""
    if s.main == Main.MO_SAMPLES:
        return [say("board-samples", count=s.samples)]
    stored = [SYMBOL[CARD_ITEM[c]] for c in range(CARDS) if s.zone[c] == STORE]
    return [
        say("board-stored", what=name(say, "symbol", symbol), count=stored.count(symbol))
        for symbol in Symbol
        if symbol in stored
    ]


def crisis_lines(s: State, say: Words) -> Iterator[str]:
    if s.crisis < 0:
        yield from lines_of(say("board-crisis"), [say("board-none")])
        return
    key = f"crisis-{Crisis(s.crisis).name.lower()}"
    given = say("board-given", cards=sum(s.given_count))
    yield from lines_of(say("board-crisis"), [say(key), given])
    yield from wrapped(say.attribute(key, "effect"))


def wrapped(text: str) -> Iterator[str]:
    """A sentence below its title."""
    for line in wrap(text, WIDTH - 4):
        yield f"    {line}"


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most so many columns, parted at spaces, or anywhere in Japanese."""
    lines, line = [], ""
    for piece in pieces(text):
        if line and cells(line + piece) > width:
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    return [*lines, line]


def pieces(text: str) -> list[str]:
    """What may not be parted: a word with its space, or a single wide sign."""
    found: list[str] = []
    for sign in text:
        wide = cells(sign) == 2
        if found and not wide and not found[-1].endswith(" ") and cells(found[-1][-1]) == 1:
            found[-1] += sign
        else:
            found.append(sign)
    return found


def said(conditions: list[Tick], say: Words) -> list[str]:
    return [tick.say(say) for tick in conditions]


def place_lines(s: State, say: Words) -> Iterator[str]:
    for place in range(PLACES):
        room = sum(ROOM[:COLONY_ENTRANCES]) if place == 0 else ROOM[place + 5]
        parts = [
            say(
                "board-place",
                place=name(say, "place", Place(place)),
                zombies=zombies_at(s, place),
                barricades=barricades_at(s, place),
                room=room,
            )
        ]
        if place == Place.COLONY:
            doors = " ".join(f"{s.zombies[e]}/{s.barricades[e]}" for e in range(COLONY_ENTRANCES))
            parts += [doors, say("board-helpless", count=s.helpless)]
        else:
            parts.append(say("board-deck", cards=deck_size(s, place), noise=s.noise[place]))
        yield " " + " · ".join(parts)
        here = [figure(s, x, say) for x in range(SURVIVORS) if s.place[x] == place]
        if here:
            yield from lines_of("", here)


def figure(s: State, x: int, say: Words) -> str:
    """A survivor: whose, its numbers, its tokens and what it carries."""
    tokens = "+" * s.wounds[x] + "*" * s.frost[x]
    crown = "^" if s.leader[s.owner[x]] == x else ""
    gear = [name(say, "item", Item(CARD_ITEM[g])) for g in range(GEARS) if s.zone[g] == BEARER + x]
    gear += [name(say, "attached", card) for card in Attached if s.attached[x] >> card & 1]
    carried = f" [{', '.join(gear)}]" if gear else ""
    owner = s.owner[x] + 1
    return (
        f"{owner}{crown} {name(say, 'survivor', Survivor(x))} {ATTACK[x]}/{SEARCH[x]}"
        f"{tokens}{carried}"
    )


def player_lines(s: State, say: Words) -> Iterator[str]:
    for seat in range(s.players):
        dice = " ".join(str(v + 1) for v in range(6) for _ in range(s.dice[seat][v])) or "-"
        marks = [say("board-first")] if s.first == seat and s.round > 0 else []  # COL-049
        if s.active == seat:
            marks.append(say("board-active"))
        if s.standing[seat] != Standing.MEMBER:
            exiled = s.standing[seat] == Standing.EXILE
            marks.append(say("board-exile" if exiled else "board-out"))
        who = say.thing("seat", seat)
        text = say("board-player", seat=who, cards=s.hand_count[seat], dice=dice)
        yield " " + " · ".join([text, *marks])


def own_lines(s: State, player: int, say: Words) -> Iterator[str]:
    """What only this seat sees: hand, cards looked at, objective, crossroads card."""
    if player < 0:
        return
    for label, zone in (("board-hand", player), ("board-look", LOOK)):
        cards = [name(say, "item", Item(CARD_ITEM[c])) for c in range(CARDS) if s.zone[c] == zone]
        if cards:
            yield from lines_of(say(label), cards)
    if s.drawn_card >= 0:
        key = f"crossroad-{Crossroad(s.drawn_card).name.lower()}"
        yield from lines_of(say("board-crossroad"), [say(key)])
        yield from wrapped(say.attribute(key, "effect"))
    if s.secret[player] >= 0:
        titles = [name(say, "secret", Secret(s.secret[player]))]
        if s.exile_card[player] >= 0:
            titles.append(name(say, "exiled", Exiled(s.exile_card[player])))
        ticked = said(own_conditions(s, player), say)
        yield from lines_of(say("board-secret"), [" / ".join(titles), *ticked])
    if s.second_secret[player] >= 0:
        title = name(say, "secret", Secret(s.second_secret[player]))
        ticked = said(second_conditions(s, player), say)
        yield from lines_of(say("board-secret"), [title, *ticked])


# ---- the turn assistant


def what_dice_can_do(actions: Iterable[Action]) -> dict[int, list[Action]]:
    """For each face among a player's options, what a die that shows it can still do."""
    found: dict[int, list[Action]] = {}
    for action in actions:
        if action.kind in DIE_ACTS:
            found.setdefault(int(str(action.args["die"])[1:]), []).append(action)
    return dict(sorted(found.items()))


# ---- a finished game


@game.out
def out(s: State, player: int) -> bool:  # COL-259
    return is_out(s, player)


@game.facts
def facts(s: State) -> dict[str, int | str]:
    return {
        "main": Main(s.main).name.lower(),
        "rounds": s.round,
        "morale": s.morale,
        "winners": s.winners.bit_count(),
    }


@game.standing
def standing(s: State) -> tuple[int, ...]:
    """More winners, the objective done, more morale, fewer rounds."""
    done = int(s.over == Ending.ACHIEVED)
    return s.winners.bit_count(), done, s.morale, -s.round
