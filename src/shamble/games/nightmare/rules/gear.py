"""Gear: weapons, items and bullets; taking, dropping, discarding, giving (NIT-152 to 158)."""

from __future__ import annotations

from shamble.engine.rule import called, rule
from shamble.engine.state import EVERYONE, emit, offer, push
from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import GEAR, GEAR_CARD, HANDS, WEAPONS
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has_zombie,
    holds_weapons,
    is_human,
    place_of,
    seat_at,
    space_id,
)
from shamble.games.nightmare.state import Act, Event, Option, Question, State, Step

NOWHERE = -1  # where a surplus weapon goes: the event discard pile


# ---- discarding and dropping


@rule
def put_away(s: State, gear: int) -> None:
    """NIT-158: onto the event discard pile; a handed-out knife leaves the game."""
    card = GEAR_CARD[gear]
    if card >= 0:
        s.event_gone[card] += 1


@called
def drop_gear(s: State, gear: int, space: int) -> None:
    s.lying[s.lying_count] = gear
    s.lying_at[s.lying_count] = space
    s.lying_count += 1
    emit(s, Event.DROPPED, EVERYONE, gear, space_id(space))


@called
def drop_bullets(s: State, bullets: int, space: int) -> None:
    if bullets > 0:
        s.lying_bullets[space] += bullets
        s.loose_bullets += bullets
        emit(s, Event.DROPPED_BULLETS, EVERYONE, bullets, space_id(space))


@called
def pick_from_road(s: State, i: int) -> int:
    """Take the i-th piece of dropped gear off the road."""
    gear = 0 + s.lying[i]
    for j in range(i, s.lying_count - 1):
        s.lying[j] = s.lying[j + 1]
        s.lying_at[j] = s.lying_at[j + 1]
    s.lying_count -= 1
    s.lying[s.lying_count] = -1
    s.lying_at[s.lying_count] = -1
    return gear


# ---- weapons in hand


@called
def lose_weapon(s: State, p: int, place: int) -> int:
    """Take a weapon out of a hand; the others close up, and so does what is in use."""
    weapon = 0 + s.hand[p][place]
    for i in range(place, 2):
        s.hand[p][i] = s.hand[p][i + 1]
    s.hand[p][2] = -1
    low = s.used[p] & ((1 << place) - 1)
    s.used[p] = low | ((s.used[p] >> (place + 1)) << place)
    return weapon


@called
def place_of_weapon(s: State, p: int, weapon: int) -> int:
    for i in range(3):
        if s.hand[p][i] == weapon:
            return i
    return -1


@called
def discard_weapon(s: State, p: int, place: int) -> None:
    weapon = lose_weapon(s, p, place)
    put_away(s, weapon)
    emit(s, Event.DISCARDED, EVERYONE, p, weapon)


@called
def take_weapon(s: State, p: int, weapon: int, surplus: int) -> None:
    """NIT-153: whoever would hold three chooses at once which to keep."""
    s.hand[p][holds_weapons(s, p)] = weapon
    emit(s, Event.TOOK, EVERYONE, p, weapon)
    if holds_weapons(s, p) > HANDS:
        ask_player(s, p, Question.KEEP_TWO, surplus)


@called
def gain_item(s: State, p: int, item: int) -> None:
    s.items[p][item] += 1
    emit(s, Event.TOOK, EVERYONE, p, WEAPONS + item)


@called
def discard_item(s: State, p: int, item: int) -> None:
    s.items[p][item] -= 1
    put_away(s, WEAPONS + item)
    emit(s, Event.DISCARDED, EVERYONE, p, WEAPONS + item)


@called
def gain_bullets(s: State, p: int, bullets: int) -> None:
    s.bullets[p] += bullets
    emit(s, Event.GAINED, EVERYONE, p, bullets)


@game.forbids(Act.DROP)
def forbids_drop(s: State, player: int, weapon: int) -> int:
    place = place_of_weapon(s, player, weapon)
    if place < 0:
        return 152
    if s.question == Question.DISARM and not is_in_use(s, player, weapon):
        return 152
    return 0


@rule
def is_in_use(s: State, p: int, weapon: int) -> bool:
    for i in range(3):
        if s.hand[p][i] == weapon and (s.used[p] >> i) & 1:
            return True
    return False


@called
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
    if s.question == Question.KEEP_TWO and s.about[0] != NOWHERE:
        space = 0 + s.about[0]
        drop_gear(s, lose_weapon(s, player, place), space)
    else:
        discard_weapon(s, player, place)


# ---- picking up (NIT-042)


@called
def lies_here(s: State, space: int, gear: int, limit: int) -> int:
    """The place of such a piece among the first `limit` that lie on the road, or -1."""
    for i in range(limit):
        if s.lying_at[i] == space and s.lying[i] == gear:
            return i
    return -1


@called
def anything_lies(s: State, space: int, limit: int) -> bool:
    if s.lying_bullets[space] > 0:
        return True
    for i in range(limit):
        if s.lying_at[i] == space:
            return True
    return False


@game.step(Step.PICK_UP)
def pick_up(s: State, p: int, limit: int) -> None:
    """`limit`: what is laid down during a pick-up is not offered again."""
    if anything_lies(s, s.at[p], limit) and not has_zombie(s, s.at[p]):
        ask_player(s, p, Question.PICK_UP, limit)


@game.forbids(Act.TAKE)
def forbids_take(s: State, player: int, gear: int) -> int:
    return 42 if lies_here(s, s.at[player], gear, s.about[0]) < 0 else 0


@game.forbids(Act.TAKE_BULLET)
def forbids_take_bullet(s: State, player: int) -> int:
    return 42 if s.lying_bullets[s.at[player]] == 0 else 0


@game.forbids(Act.TAKE_BULLETS)
def forbids_take_bullets(s: State, player: int) -> int:
    return 42 if s.lying_bullets[s.at[player]] < 2 else 0


@game.offers(Question.PICK_UP)
def may_pick_up(s: State, player: int, out: list[int]) -> None:
    if forbids_take_bullet(s, player) == 0:
        offer(out, Act.TAKE_BULLET)
    if forbids_take_bullets(s, player) == 0:
        offer(out, Act.TAKE_BULLETS)
    for gear in range(GEAR):
        if forbids_take(s, player, gear) == 0:
            offer(out, Act.TAKE, gear)
    offer(out, Act.LEAVE)


@rule
def take_bullets_from_road(s: State, player: int, bullets: int) -> None:
    s.lying_bullets[s.at[player]] -= bullets
    s.loose_bullets -= bullets
    gain_bullets(s, player, bullets)
    push(s, Step.PICK_UP, player, s.about[0])


@game.deed(Act.TAKE_BULLET)
def take_bullet(s: State, player: int) -> None:
    take_bullets_from_road(s, player, 1)


@game.deed(Act.TAKE_BULLETS)
def take_bullets(s: State, player: int) -> None:
    take_bullets_from_road(s, player, 0 + s.lying_bullets[s.at[player]])


@game.deed(Act.TAKE)
def take_gear(s: State, player: int, gear: int) -> None:
    limit = 0 + s.about[0]
    push(s, Step.PICK_UP, player, limit - 1)
    space = 0 + s.at[player]
    pick_from_road(s, lies_here(s, space, gear, limit))
    if gear < WEAPONS:
        take_weapon(s, player, gear, space)
    else:
        gain_item(s, player, gear - WEAPONS)


# ---- giving (`barter`)


@game.step(Step.BARTER)
def barter(s: State, i: int) -> None:
    while i < s.players:
        p = seat_at(s, i)
        if is_human(s, p) and can_give(s, p):
            ask_player(s, p, Question.BARTER)
            return
        i += 1


@called
def can_give(s: State, p: int) -> bool:
    for q in range(s.players):
        if forbids_giving_to(s, p, q) == 0:
            if s.bullets[p] > 0:
                return True
            for gear in range(GEAR):
                if forbids_give(s, p, q, gear) == 0:
                    return True
    return False


@rule
def forbids_giving_to(s: State, p: int, q: int) -> int:
    if q == p or q >= s.players or s.role[q] != Role.HUMAN or s.at[q] != s.at[p]:
        return 156
    return 0


@called
def holds_gear(s: State, p: int, gear: int) -> bool:
    if gear < WEAPONS:
        return place_of_weapon(s, p, gear) >= 0
    return s.items[p][gear - WEAPONS] > 0


@game.forbids(Act.GIVE_BULLET)
def forbids_give_bullet(s: State, player: int, to: int) -> int:
    if s.bullets[player] == 0:
        return 152
    return forbids_giving_to(s, player, to)


@game.forbids(Act.GIVE)
def forbids_give(s: State, player: int, to: int, gear: int) -> int:
    why = forbids_giving_to(s, player, to)
    if why != 0:
        return why
    if not holds_gear(s, player, gear):
        return 152
    if gear < WEAPONS and holds_weapons(s, to) >= HANDS:
        return 153
    return 0


@game.offers(Question.BARTER)
def may_give(s: State, player: int, out: list[int]) -> None:
    for to in range(s.players):
        if forbids_give_bullet(s, player, to) == 0:
            offer(out, Act.GIVE_BULLET, to)
    for to in range(s.players):
        if forbids_giving_to(s, player, to) == 0:
            for gear in range(GEAR):
                if forbids_give(s, player, to, gear) == 0:
                    offer(out, Act.GIVE, to, gear)
    offer(out, Act.DECLINE)


@game.deed(Act.GIVE_BULLET)
def give_bullet(s: State, player: int, to: int) -> None:
    s.bullets[player] -= 1
    s.bullets[to] += 1
    emit(s, Event.GAVE_BULLET, EVERYONE, player, to)
    push(s, Step.BARTER, place_of(s, player))


@game.deed(Act.GIVE)
def give(s: State, player: int, to: int, gear: int) -> None:
    if gear < WEAPONS:
        lose_weapon(s, player, place_of_weapon(s, player, gear))
        s.hand[to][holds_weapons(s, to)] = gear
    else:
        s.items[player][gear - WEAPONS] -= 1
        s.items[to][gear - WEAPONS] += 1
    emit(s, Event.GAVE, EVERYONE, player, to, gear)
    push(s, Step.BARTER, place_of(s, player))


@rule
def barters(s: State) -> bool:
    return s.options[Option.BARTER] == 1
