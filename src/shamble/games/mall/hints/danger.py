"""What a player may lose, and where: hundredths of points, by a rough estimate."""

from __future__ import annotations

from shamble.games.mall.content.characters import ALL_TOUGH_GUYS, CHARACTERS, VALUE
from shamble.games.mall.content.places import ALWAYS_ENTER_AT, CAPACITY, PLACES, Place
from shamble.games.mall.hints.trust import dice_expected
from shamble.games.mall.rules.rounds import points
from shamble.games.mall.rules.terms import bit_of, is_closed, of_seat
from shamble.games.mall.state import State
from shamble.rules import how_many, rule


@rule
def next_to_lose(crew: int) -> int:
    """The one worth least: characters are listed by their points."""
    last = 0
    for character in range(CHARACTERS):
        if (crew >> character) & 1:
            last = character
    return last


@rule
def chance_of_entry(zombies: int, wall: int, place: int) -> int:
    """Percent, from zombies in sixths and the strength they face."""
    ahead = zombies - 6 * wall
    if place == Place.SUPERMARKET:
        ahead = max(ahead, zombies - 6 * ALWAYS_ENTER_AT)
    return min(100, max(0, 60 + 8 * ahead))


@rule
def standing_out(s: State, player: int) -> int:
    """Percent by which a player draws votes: leaders are voted out first."""
    better = 0
    for seat in range(s.players):
        if points(s, seat) > points(s, player):
            better += 1
    return 150 if better == 0 else 100 if better == 1 else 70


@rule
def danger(s: State, player: int, place: int, characters: int) -> int:
    """What a player may lose at a place where these characters stand."""
    own = of_seat(characters, player)
    if own == 0:
        return 0
    zombies = 6 * s.zombies[place] + dice_expected(s, player, place)
    crowd = how_many(characters)
    share = 100 * how_many(own) // crowd
    if share < 100:
        share = min(90, share * standing_out(s, player) // 100)
    worth = VALUE[next_to_lose(own)]
    if place == Place.PARKING:
        victims = min(zombies + 4, 6 * crowd)  # some more may be drawn there
        return worth * min(100 * how_many(own), share * victims // 6)
    zombies += 2 * crowd // 3 if crowd > 2 else 0
    wall = crowd + how_many(characters & ALL_TOUGH_GUYS)
    return worth * share * chance_of_entry(zombies, wall, place) // 100


@rule
def losses(s: State, player: int, moved: int, to: int) -> int:
    """All that a player may lose if one character (a set of one) stands elsewhere."""
    total = 0
    for place in range(PLACES):
        characters = s.here[place] & ~moved
        if place == to:
            characters |= moved
        total += danger(s, player, place, characters)
    return total


@rule
def loss_if_moved(s: State, player: int, character: int, to: int) -> int:
    where = to
    if s.at[player][character] != to:
        if is_closed(s, to) or how_many(s.here[to]) >= CAPACITY[to]:
            where = Place.PARKING
    return losses(s, player, bit_of(player, character), where)


@rule
def loss_where_chosen(s: State, player: int, place: int, own: int) -> int:
    """What is at stake in the vote that is coming."""
    visible = s.here[place] & ~s.hiding
    share = 100 * how_many(own) // how_many(visible)
    if share < 100:
        share = min(90, share * standing_out(s, player) // 100)
    return VALUE[next_to_lose(own)] * share
