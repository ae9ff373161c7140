"""Zombie cards and what they bring. OUT-159, OUT-199 to OUT-213."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.zombies import (
    CARD_COUNT,
    CARD_SORT,
    CARD_ZOMBIE,
    KINDS,
    Level,
    Sort,
    Zombie,
)
from shamble.games.outbreak.content.zones import BLOCK_OF, Ground
from shamble.games.outbreak.rules.decks import draw_zombie_card
from shamble.games.outbreak.rules.endings import goes_on
from shamble.games.outbreak.rules.terms import is_living, level_of, published
from shamble.games.outbreak.state import Event, Option, State, Step
from shamble.rules import EVERYONE, emit, push, rule

HARD = 2  # `deck=hard`


@rule
def danger(s: State) -> int:
    """OUT-159, OUT-160: the level of the most advanced living survivor on the board."""
    level: int = Level.YELLOW if s.options[Option.DECK] == HARD else Level.BLUE
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who):
            level = max(level, level_of(s.experience[who]))
    return level


@rule
def place_some(s: State, kind: int, count: int, zone: int) -> int:
    """As many as the stock holds; returns how many."""
    placed = min(count, s.stock[kind])
    if placed > 0:
        s.stock[kind] -= placed
        s.zombies[zone][kind] += placed
        emit(s, Event.APPEARED, EVERYONE, kind, zone, placed)
    return placed


@rule
def place_zombies(s: State, kind: int, count: int, zone: int) -> int:
    """Zombies appear in a zone. Returns the kinds that ran short, a bit each (OUT-208)."""
    if kind == Zombie.ABOMINATION and s.stock[Zombie.ABOMINATION] == 0:
        kind = Zombie.FATTY  # OUT-203, OUT-204
    placed = place_some(s, kind, count, zone)
    short = 1 << kind if placed < count else 0
    if kind == Zombie.FATTY and placed > 0:  # OUT-202
        if place_some(s, Zombie.WALKER, 2 * placed, zone) < 2 * placed:
            short |= 1 << Zombie.WALKER
    return short


# ---- extra actions and extra turns


@rule
def short_of(s: State, kinds: int) -> None:
    """OUT-206, OUT-212: each kind that ran short acts: walkers, fatties, runners."""
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            emit(s, Event.SHORT, EVERYONE, kind, published(s, Option.SHORTAGE))
    for i in range(KINDS):  # the last to act is pushed first
        kind = KINDS - 1 - i
        if (kinds >> kind) & 1:
            push(s, Step.ZOMBIE_STEP, 1 << kind, 1)
            if kind == Zombie.RUNNER and published(s, Option.SHORTAGE) == 1:
                push(s, Step.ZOMBIE_STEP, 1 << kind, 1)


@rule
def extra_turn(s: State, kind: int) -> None:
    """OUT-209, OUT-212a: a full turn of that kind."""
    emit(s, Event.EXTRA_TURN, EVERYONE, kind)
    push(s, Step.ZOMBIE_STEP, 1 << kind, 1)
    if kind == Zombie.RUNNER:
        push(s, Step.ZOMBIE_STEP, 1 << kind, 1)


# ---- cards


@rule
def zombie_card(s: State, zone: int) -> None:
    """Draw a card for a spawn zone or a room and settle it."""
    card = draw_zombie_card(s)
    level = danger(s)
    emit(s, Event.CARD, EVERYONE, card, zone, level)
    kind, count = CARD_ZOMBIE[card][level], CARD_COUNT[card][level]
    if CARD_SORT[card] == Sort.EXTRA_TURN:
        if level > Level.BLUE:
            extra_turn(s, kind)
    elif CARD_SORT[card] == Sort.MANHOLE:
        from_manholes(s, kind, count)
    elif count > 0:
        short_of(s, place_zombies(s, kind, count, zone))


@rule
def from_manholes(s: State, kind: int, count: int) -> None:
    """OUT-210, OUT-211: in every manhole zone whose block holds a survivor, row by row."""
    short = 0
    for i in range(s.zone_count):
        zone = s.zones[i]
        if s.ground[zone] == Ground.MANHOLE and is_block_held(s, BLOCK_OF[zone]):
            short |= place_zombies(s, kind, count, zone)
    short_of(s, short)


@rule
def is_block_held(s: State, block: int) -> bool:
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and BLOCK_OF[s.at[who]] == block:
            return True
    return False


@game.step(Step.SPAWN)
def spawn(s: State, number: int) -> None:
    """OUT-200: one card for each active spawn zone, in their numbered order."""
    if not goes_on(s, False):
        return
    while number < s.spawn_count and s.spawn_active[number] == 0:
        number += 1
    if number < s.spawn_count:
        push(s, Step.SPAWN, number + 1)
        zombie_card(s, s.spawn_zone[number])
