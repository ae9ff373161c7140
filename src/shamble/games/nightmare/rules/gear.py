"""Gear: weapons, items and bullets; taking, dropping, discarding (NIT-152 to 158)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import GEAR_CARD, HANDS, WEAPONS
from shamble.games.nightmare.rules.terms import ask_player, holds_weapons, space_id
from shamble.games.nightmare.state import Act, Event, Question, State, Why
from shamble.rules import EVERYONE, emit, offer, rule

NOWHERE = -1  # where a surplus weapon goes: the event discard pile


# ---- on the road


@rule
def put_away(s: State, gear: int) -> None:
    """NIT-158: onto the event discard pile; a handed-out knife leaves the game."""
    card = GEAR_CARD[gear]
    if card >= 0:
        s.event_gone[card] += 1


@rule
def drop_gear(s: State, gear: int, space: int) -> None:
    s.lying[s.lying_count] = gear
    s.lying_at[s.lying_count] = space
    s.lying_count += 1
    emit(s, Event.DROPPED, EVERYONE, gear, space_id(space))


@rule
def drop_bullets(s: State, bullets: int, space: int) -> None:
    if bullets > 0:
        s.lying_bullets[space] += bullets
        s.loose_bullets += bullets
        emit(s, Event.DROPPED_BULLETS, EVERYONE, bullets, space_id(space))


@rule
def lies_here(s: State, space: int, gear: int, limit: int) -> int:
    """The place of such a piece among the first `limit` that lie on the road, or -1."""
    for i in range(limit):
        if s.lying_at[i] == space and s.lying[i] == gear:
            return i
    return -1


@rule
def pick_from_road(s: State, i: int) -> int:
    """Take the i-th piece of dropped gear off the road."""
    gear = s.lying[i]
    for j in range(i, s.lying_count - 1):
        s.lying[j] = s.lying[j + 1]
        s.lying_at[j] = s.lying_at[j + 1]
    s.lying_count -= 1
    s.lying[s.lying_count] = -1
    s.lying_at[s.lying_count] = -1
    return gear


# ---- in hand


@rule
def holds_gear(s: State, p: int, gear: int) -> bool:
    if gear < WEAPONS:
        return place_of_weapon(s, p, gear) >= 0
    return s.items[p][gear - WEAPONS] > 0


@rule
def place_of_weapon(s: State, p: int, weapon: int) -> int:
    for i in range(3):
        if s.hand[p][i] == weapon:
            return i
    return -1


@rule
def take_weapon(s: State, p: int, weapon: int, surplus: int) -> None:
    """NIT-153: whoever would hold three chooses at once which to keep."""
    s.hand[p][holds_weapons(s, p)] = weapon
    emit(s, Event.TOOK, EVERYONE, p, weapon)
    if holds_weapons(s, p) > HANDS:
        if s.hand[p][0] == weapon and s.hand[p][1] == weapon:  # three alike: nothing to choose
            part_with(s, p, HANDS, surplus)
        else:
            ask_player(s, p, Question.KEEP_TWO, surplus)


@rule
def part_with(s: State, p: int, place: int, surplus: int) -> None:
    if surplus == NOWHERE:
        discard_weapon(s, p, place)
    else:
        drop_gear(s, lose_weapon(s, p, place), surplus)


@rule
def lose_weapon(s: State, p: int, place: int) -> int:
    """Take a weapon out of a hand; the others close up, and so does what is in use."""
    weapon = s.hand[p][place]
    for i in range(place, 2):
        s.hand[p][i] = s.hand[p][i + 1]
    s.hand[p][2] = -1
    low = s.used[p] & ((1 << place) - 1)
    s.used[p] = low | ((s.used[p] >> (place + 1)) << place)
    return weapon


@rule
def discard_weapon(s: State, p: int, place: int) -> None:
    weapon = lose_weapon(s, p, place)
    put_away(s, weapon)
    emit(s, Event.DISCARDED, EVERYONE, p, weapon)


@rule
def gain_item(s: State, p: int, item: int) -> None:
    s.items[p][item] += 1
    emit(s, Event.TOOK, EVERYONE, p, WEAPONS + item)


@rule
def discard_item(s: State, p: int, item: int) -> None:
    s.items[p][item] -= 1
    put_away(s, WEAPONS + item)
    emit(s, Event.DISCARDED, EVERYONE, p, WEAPONS + item)


@rule
def gain_bullets(s: State, p: int, bullets: int) -> None:
    s.bullets[p] += bullets
    emit(s, Event.GAINED, EVERYONE, p, bullets)


# ---- which weapon to part with


@game.forbids(Act.DROP)
def forbids_drop(s: State, player: int, weapon: int) -> int:
    place = place_of_weapon(s, player, weapon)
    if place < 0:
        return Why.NOT_HELD
    if s.question == Question.DISARM and not is_in_use(s, player, weapon):
        return Why.NOT_HELD
    return 0


@rule
def is_in_use(s: State, p: int, weapon: int) -> bool:
    for i in range(3):
        if s.hand[p][i] == weapon and (s.used[p] >> i) & 1:
            return True
    return False


@rule
def offer_drops(s: State, player: int, out: list[int]) -> None:
    for weapon in range(WEAPONS):
        if forbids_drop(s, player, weapon) == 0:
            offer(out, Act.DROP, weapon)


@game.offers(Question.KEEP_TWO)
def may_keep(s: State, player: int, out: list[int]) -> None:
    offer_drops(s, player, out)


@game.offers(Question.GAS_LEAK)
def may_lose_to_fire(s: State, player: int, out: list[int]) -> None:
    offer_drops(s, player, out)


@game.offers(Question.DISARM)
def may_lose_to_grasp(s: State, player: int, out: list[int]) -> None:
    offer_drops(s, player, out)


@game.deed(Act.DROP)
def drop(s: State, player: int, weapon: int) -> None:
    place = place_of_weapon(s, player, weapon)
    if s.question == Question.DISARM and (s.used[player] >> place) & 1 == 0:
        place += 1  # the other of two alike
    part_with(s, player, place, s.about[0] if s.question == Question.KEEP_TWO else NOWHERE)
