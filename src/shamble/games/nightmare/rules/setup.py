"""Setup (section 3): road, decks, tokens, bullets, walkers, start player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_CARDS, BLOOD_COPIES, BLOOD_SET
from shamble.games.nightmare.content.cards import EVENT_COPIES, EVENT_SET, EVENTS, Set, Weapon
from shamble.games.nightmare.content.evolutions import (
    EVOLUTION_CARDS,
    EVOLUTION_COPIES,
    EVOLUTIONS,
)
from shamble.games.nightmare.content.road import (
    APPROACH,
    COLOURS,
    DETERMINATION_COPIES,
    TOP,
    WALKERS,
    Role,
)
from shamble.games.nightmare.rules.decks import highest_draw
from shamble.games.nightmare.rules.terms import (
    ask_player,
    safe_zone,
    starting_bullets,
    walker_spacing,
)
from shamble.games.nightmare.state import Act, Draw, Event, Option, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, lowest, offer, push, rule, shuffle


@game.template
def decks_in_order(players: int, options: dict[str, str]) -> dict[str, Any]:
    """NIT-004: the marked cards are left in or taken out."""
    expansion = options["nightmare"] == "on"
    with_events = expansion and options["nm_events"] == "on"
    with_blood = expansion and options["nm_blood"] == "on"
    fate = deck([DETERMINATION_COPIES] * TOP, [True] * TOP, 1)
    events = deck(EVENT_COPIES, [with_events or of == Set.BASE for of in EVENT_SET])
    blood = deck(BLOOD_COPIES, [with_blood or of == Set.BASE for of in BLOOD_SET])
    evolutions = deck(EVOLUTION_COPIES, [with_events] * EVOLUTIONS)
    return {
        "fate_deck": filled(fate, DETERMINATION_COPIES * TOP),
        "fate_left": len(fate),
        "event_deck": filled(events, EVENTS),
        "event_left": len(events),
        "blood_deck": filled(blood, BLOOD_CARDS),
        "blood_left": len(blood),
        "evolution_deck": filled(evolutions, EVOLUTION_CARDS),
        "evolution_left": len(evolutions),
    }


def deck(copies: Iterable[int], used: Iterable[bool], first: int = 0) -> list[int]:
    """So many copies of each kind that is used; the first kind is number `first`."""
    each = enumerate(zip(copies, used, strict=True), first)
    return [kind for kind, (n, is_used) in each for _ in range(n * is_used)]


def filled(cards: list[int], size: int) -> list[int]:
    return cards + [-1] * (size - len(cards))


@game.setup
def set_up(s: State) -> None:
    s.goal = safe_zone(s)
    shuffle_decks(s)
    bullets = starting_bullets(s)
    for p in range(s.players):
        s.role[p] = Role.HUMAN
        s.at[p] = 0
        s.bullets[p] = bullets
        if s.options[Option.START_WEAPON] == 1:
            s.hand[p][0] = Weapon.OWN_KNIFE
    place_setup_walkers(s)
    push(s, Step.CHOOSE_COLOURS, 0)


@rule
def shuffle_decks(s: State) -> None:
    shuffle(s, s.fate_deck, 0, s.fate_left)
    shuffle(s, s.event_deck, 0, s.event_left)
    shuffle(s, s.blood_deck, 0, s.blood_left)
    shuffle(s, s.evolution_deck, 0, s.evolution_left)


@rule
def place_setup_walkers(s: State) -> None:
    s.walkers_left = WALKERS
    spacing = walker_spacing(s)
    if spacing > 0:
        space = spacing
        while space <= s.goal - spacing:
            if s.walkers_left > 0:
                s.walkers[space] = 1
                s.walkers_left -= 1
            space += spacing


# ---- colours


@game.step(Step.CHOOSE_COLOURS)
def choose_colours(s: State, p: int) -> None:
    if p == s.players:
        push(s, Step.FIRST_DRAW)
    else:
        push(s, Step.CHOOSE_COLOURS, p + 1)
        if p == COLOURS - 1:
            take_colour(s, p, last_colour(s))
        else:
            ask_player(s, p, Question.COLOUR)


@rule
def is_taken(s: State, colour: int) -> bool:
    for p in range(s.players):
        if s.colour[p] == colour:
            return True
    return False


@rule
def last_colour(s: State) -> int:
    colour = 0
    while is_taken(s, colour):
        colour += 1
    return colour


@game.forbids(Act.COLOUR)
def forbids_colour(s: State, player: int, colour: int) -> int:
    return Why.COLOUR_TAKEN if is_taken(s, colour) else 0


@game.offers(Question.COLOUR)
def may_choose(s: State, player: int, out: list[int]) -> None:
    free = (1 << COLOURS) - 1
    for p in range(player):
        free &= ~(1 << s.colour[p])
    while free != 0:
        offer(out, Act.COLOUR, lowest(free))
        free &= free - 1


@game.deed(Act.COLOUR)
def take_colour(s: State, player: int, colour: int) -> None:
    s.colour[player] = colour
    emit(s, Event.COLOUR_CHOSEN, EVERYONE, player, colour)


# ---- the first draws


@game.step(Step.FIRST_DRAW)
def first_draw(s: State) -> None:
    everyone = (1 << s.players) - 1
    s.start = highest_draw(s, everyone, Draw.ORDER, 1)
    emit(s, Event.STARTS, EVERYONE, s.start)
    if s.options[Option.PATIENT_ZERO]:
        among = everyone & ~1 if s.options[Option.SOLO] else everyone
        infect_first(s, highest_draw(s, among, Draw.PATIENT_ZERO, -1))
    push(s, Step.BEGIN_ROUND)


@rule
def infect_first(s: State, p: int) -> None:
    """`patient_zero`: a zombie on -11, without bullets or weapon, from before round 1."""
    s.role[p] = Role.ZOMBIE
    s.at[p] = APPROACH
    s.bullets[p] = 0
    s.hand[p][0] = -1
    emit(s, Event.PATIENT_ZERO, EVERYONE, p)
