"""The rule of thumb: a sensible beginner, who sees what its seat sees.

It weighs where each of its characters would stand and what it may lose there, keeps its best
cards for an attack, votes against whoever leads, and believes others as far as their word has been
good in this game. What it says itself is in talk.py.
"""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.cards import KIND, SHADOWS, WEAPONS, Kind
from shamble.games.mall.content.characters import CHARACTERS, VALUE, VALUE_OF
from shamble.games.mall.content.places import ALWAYS_ENTER_AT, CAPACITY, PLACES, Place
from shamble.games.mall.hints.danger import (
    loss_if_moved,
    loss_where_chosen,
    next_to_lose,
)
from shamble.games.mall.hints.trust import coming, promised_against, threatens, told, trust
from shamble.games.mall.rules.moves import forbids_move, forbids_sprint
from shamble.games.mall.rules.rounds import points
from shamble.games.mall.rules.terms import (
    attack_is_on,
    holds,
    is_present,
    of_seat,
    own_votes,
    strength,
    visible,
)
from shamble.games.mall.rules.window import forbids_hardware_here, forbids_threat_here
from shamble.games.mall.state import Act, Phase, Question, Sort, State
from shamble.rules import Table, action_code, below, how_many, lowest, rule

# How much a kind of card is wanted: Threat, Camera, Sprint, Hardware, Weapons, Hidden.
WANTED = Table([4, 3, 5, 2, 4, 6, 7])

CROWDED = 60  # others may take the last pins
PRICE_OF_SPRINT = 150  # in hundredths of points

# How good a start is each location, for a character's points.
SHELTER = Table([4, 3, 3, -2, 4, 2])


@game.hint
def heuristic(s: State, player: int, options: list[int]) -> int:
    q = s.question
    if q == Question.PLACE:
        return best_start(s, options)
    if q == Question.WINDOW:
        return best_card(s, player)
    if q == Question.VOTE or q == Question.REVOTE:
        return action_code(Act.VOTE, best_vote(s, player))
    if q == Question.GO or q == Question.ANNOUNCE:
        return action_code(Act.GO, best_destination(s, player))
    if q == Question.MOVE:
        return best_move(s, player)
    if q == Question.LOSE:
        return action_code(Act.LOSE, next_to_lose(of_seat(visible(s, s.place), player)))
    if q == Question.CAMERA:
        return options[options[0]]  # look
    if q == Question.HAND_TO:
        return weakest_receiver(s, options)
    if q == Question.SEND_ZOMBIE:
        return action_code(Act.SEND_ZOMBIE, where_it_hurts(s))
    return best_looked_at(options)


# ---- setup and truck


@rule
def best_start(s: State, options: list[int]) -> int:
    """Points into shelter, the least into the open."""
    best, most = options[1], -1000
    for i in range(1, options[0] + 1):
        character, place = (options[i] >> 8) & 0xFFFF, (options[i] >> 24) & 0xFFFF
        good = SHELTER[place] * VALUE[character]
        if good > most:
            best, most = options[i], good
    return best


@rule
def best_looked_at(options: list[int]) -> int:
    """Keep the best card; what is given away is the worst."""
    keeping = options[1] & 255 == Act.KEEP
    best, most = options[1], -1000
    for i in range(1, options[0] + 1):
        wanted = WANTED[KIND[(options[i] >> 8) & 0xFFFF]]
        good = wanted if keeping else -wanted
        if good > most:
            best, most = options[i], good
    return best


@rule
def weakest_receiver(s: State, options: list[int]) -> int:
    best, least = options[1], 1000
    for i in range(1, options[0] + 1):
        seat = (options[i] >> 8) & 0xFFFF
        rival = 4 * points(s, seat) + s.held[seat]
        if rival < least:
            best, least = options[i], rival
    return best


@rule
def where_it_hurts(s: State) -> int:
    """Where one more zombie is nearest to breaking in on the most points."""
    best, most = int(Place.PARKING), -1000
    for place in range(PLACES):
        if s.here[place] != 0:
            worth = 0
            for seat in range(s.players):
                worth += VALUE_OF[of_seat(s.here[place], seat)]
            good = worth - 4 * max(0, strength(s, place) - s.zombies[place])
            if good > most:
                best, most = place, good
    return best


# ---- votes


@rule
def best_vote(s: State, player: int) -> int:
    """In phases A and B for oneself; else, and for a victim, as the standings say."""
    mine = (s.candidates >> player) & 1 == 1
    if s.phase != Phase.ATTACK and mine:
        return player
    best, most = -1, -1000
    for seat in range(s.players):
        if (s.candidates >> seat) & 1 and not (seat == player and s.phase == Phase.ATTACK):
            good = 10 * points(s, seat)
            if s.phase != Phase.ATTACK:
                good = -good
            elif s.question == Question.VOTE:
                good += support_against(s, seat, player)
            good += 3 * promised_against(s, seat, player)
            if good > most:
                best, most = seat, good
    return best if best >= 0 else lowest(s.candidates)


@rule
def support_against(s: State, seat: int, player: int) -> int:
    """Votes that others have promised, as far as they are believed: joining beats splitting."""
    n = 0
    for other in range(s.players):
        if told(s, other, player, Sort.VOTE) == seat:
            n += trust(s, other, player) * own_votes(s, other, s.place) // 4
    return n


# ---- cards in a window


@rule
def best_card(s: State, player: int) -> int:
    place = s.place
    if s.phase == Phase.ATTACK and is_present(s, player, place):
        own = of_seat(visible(s, place), player)
        if attack_is_on(s, place) and own != 0:
            card = saving_card(s, player, place)
            if card >= 0:
                return card
            if holds(s, player, Kind.HIDDEN) and loss_where_chosen(s, player, place, own) >= 150:
                return action_code(Act.HIDDEN, dearest(own))
        if forbids_threat_here(s, player) == 0 and is_outvoted(s, player, place):
            return action_code(Act.THREAT)
    return action_code(Act.PASS)


@rule
def dearest(crew: int) -> int:
    """The character worth most: they are listed by their points."""
    return lowest(crew)


@rule
def saving_card(s: State, player: int, place: int) -> int:
    """A card that keeps all zombies out, or on the Parking Lot kills one that may be ours."""
    z, wall = s.zombies[place], strength(s, place) + s.hardware
    if forbids_hardware_here(s, player) == 0 and z < wall + 1:
        return action_code(Act.HARDWARE)
    for weapon in range(WEAPONS):
        if holds(s, player, Kind.WEAPON_1 + weapon):
            left = max(0, z - SHADOWS[weapon])
            if place == Place.PARKING:
                if loss_where_chosen(s, player, place, of_seat(visible(s, place), player)) >= 150:
                    return action_code(Act.WEAPON, weapon)
            elif left < wall and not (place == Place.SUPERMARKET and left >= ALWAYS_ENTER_AT):
                return action_code(Act.WEAPON, weapon)
    return -1


@rule
def is_outvoted(s: State, player: int, place: int) -> bool:
    """Not yet half of the votes, and something to lose."""
    own = own_votes(s, player, place) + s.threats[player]
    others = 0
    for seat in range(s.players):
        if seat != player:
            others += own_votes(s, seat, place) + s.threats[seat] + threatens(s, seat, player)
    crew = of_seat(visible(s, place), player)
    return others >= own and own + 1 >= others and VALUE[next_to_lose(crew)] >= 3


# ---- where to go


@rule
def best_destination(s: State, player: int) -> int:
    """The destination whose best move leaves least to lose."""
    best, least = int(Place.PARKING), 1 << 20
    for place in range(PLACES):
        if (s.closed >> place) & 1 == 0 and of_seat(s.here[place], player) != s.crew[player]:
            lost = 1 << 20
            for character in range(CHARACTERS):
                if (s.crew[player] >> character) & 1 and s.at[player][character] != place:
                    lost = min(lost, loss_if_moved(s, player, character, place))
            if place == Place.SECURITY_HQ:
                lost -= 20  # an election may come
            crowd = 100 * (3 - CAPACITY[place] + how_many(s.here[place])) + coming(s, player, place)
            lost += CROWDED * max(0, crowd) // 100 + below(s, 24)
            if lost < least:
                best, least = place, lost
    return best


@rule
def best_move(s: State, player: int) -> int:
    """The move that leaves least to lose; a Sprint only where it saves a good deal."""
    best, least = -1, 1 << 20
    wanted = s.destination[player]
    sprinting = holds(s, player, Kind.SPRINT)
    for character in range(CHARACTERS):
        for place in range(PLACES):
            plain = place == wanted and forbids_move(s, player, character) == 0
            if plain or (sprinting and forbids_sprint(s, player, character, place) == 0):
                lost = loss_if_moved(s, player, character, place)
                if not plain:
                    lost += PRICE_OF_SPRINT
                if lost < least:
                    least = lost
                    best = action_code(Act.SPRINT, character, place)
                    if plain:
                        best = action_code(Act.MOVE, character)
    return best
