"""The card window: before a vote everybody gets one opportunity to play cards (4.4, 4.5).

Whoever can play nothing is passed over. Who is asked is told to nobody else: see redact.py.
"""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.cards import COPIES, SHADOWS, WEAPONS, Kind
from shamble.games.mall.content.characters import CHARACTERS
from shamble.games.mall.content.places import ALWAYS_ENTER_AT, Place
from shamble.games.mall.rules.found import settle_card_claim
from shamble.games.mall.rules.terms import (
    attack_is_on,
    bit_of,
    copies_in,
    holds,
    is_out,
    is_present,
    nth,
    of_seat,
    owners,
    visible,
)
from shamble.games.mall.state import Act, Event, Option, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, how_many, lowest, offer, push, rule

# Cards as a set has them.
THREAT_CARDS = 7 << (COPIES * Kind.THREAT)
WEAPON_CARDS = 7 << (COPIES * Kind.WEAPON_1) | 7 << (COPIES * Kind.WEAPON_2)
HIDDEN_CARDS = 7 << (COPIES * Kind.HIDDEN)
HARDWARE_CARDS = 7 << (COPIES * Kind.HARDWARE)

# ---- going round


@rule
def open_window(s: State, place: int) -> None:  # MAL-047, 048
    s.place = place
    s.hardware = 0
    s.turn = 0
    s.played_by = 0
    for seat in range(s.players):
        s.threats[seat] = 0  # MAL-076
    push(s, Step.WINDOW)


@game.step(Step.WINDOW)
def go_round(s: State) -> None:
    """Ask the next one in order who can play something; MAL-050: once around."""
    attack = attack_is_on(s, s.place)
    threats = threats_count(s, attack)
    i = s.turn
    while i < s.players and not is_asked(s, nth(s, i), threats, attack):
        i += 1
    s.turn = i
    if i < s.players:
        push(s, Step.WINDOW)
        ask(s, 1 << nth(s, i), Question.WINDOW, s.place)
    else:
        forget_passes(s)


@rule
def forget_passes(s: State) -> None:
    for seat in range(s.players):
        s.passed[seat] = 0


@rule
def threats_count(s: State, attack: bool) -> bool:
    if s.phase == Phase.ATTACK and not attack:  # MAL-237
        return False
    return how_many(owners(visible(s, s.place))) > 1  # MAL-079


@rule
def is_asked(s: State, player: int, threats: bool, attack: bool) -> bool:
    """Whether threats count here, and whether the attack is on, is the same for all."""
    if is_out(s, player):
        return False
    if s.options[Option.ALWAYS_ASK] == 1:
        return s.phase == Phase.ATTACK or may_threaten_here(s, player)
    return s.hand[player] & playable(s, player, threats, attack) != 0  # MAL-052


@rule
def may_threaten_here(s: State, player: int) -> bool:
    """MAL-077: outsiders too, unless the table has switched it off."""
    return s.options[Option.OUTSIDER_THREAT] == 1 or is_present(s, player, s.place)


@rule
def playable(s: State, player: int, threats: bool, attack: bool) -> int:  # MAL-051
    """The cards that a player could play here, if they were in hand."""
    here = of_seat(s.here[s.place], player)
    seen = here & ~of_seat(s.hiding, player)
    cards = 0
    if threats and (seen != 0 or (here == 0 and s.options[Option.OUTSIDER_THREAT] == 1)):
        cards |= THREAT_CARDS
    if s.phase == Phase.ATTACK and here != 0:
        if s.zombies[s.place] > 0:
            cards |= WEAPON_CARDS
        if attack and seen != 0:
            cards |= HIDDEN_CARDS
        if attack and hardware_helps(s):
            cards |= HARDWARE_CARDS
    return cards


@rule
def hardware_helps(s: State) -> bool:  # MAL-177 to 179
    if s.place == Place.SUPERMARKET:
        return s.zombies[s.place] < ALWAYS_ENTER_AT
    return s.place != Place.PARKING


# ---- what forbids a card


@rule
def forbids_cards_now(s: State, player: int) -> int:
    """MAL-071, 082, 212: cards have their moments."""
    if is_out(s, player):
        return Why.ELIMINATED
    if s.question == Question.REVOTE:
        return Why.BETWEEN_VOTES
    return 0 if s.question == Question.WINDOW else Why.NOT_NOW


@rule
def forbids_card_of_attack(s: State, player: int, kind: int) -> int:
    """Hardware, Weapon and Hidden: in phase F, by a player present who holds it."""
    why = forbids_cards_now(s, player)
    if why != 0:
        return why
    if s.phase != Phase.ATTACK:
        return Why.NOT_NOW
    if not holds(s, player, kind):
        return Why.NOT_AN_OPTION
    return 0 if is_present(s, player, s.place) else Why.NOT_PRESENT


@rule
def forbids_threat_here(s: State, player: int) -> int:
    if not holds(s, player, Kind.THREAT):
        return Why.NOT_AN_OPTION
    if how_many(owners(visible(s, s.place))) < 2:
        return Why.THREAT_IN_VAIN
    if not is_present(s, player, s.place):
        if s.options[Option.OUTSIDER_THREAT] == 0:
            return Why.OUTSIDERS_THREAT
    elif of_seat(visible(s, s.place), player) == 0:
        return Why.THREAT_IN_VAIN
    if s.phase == Phase.ATTACK and not attack_is_on(s, s.place):
        return Why.ATTACK_IS_OFF
    return 0


@game.forbids(Act.THREAT)
def forbids_threat(s: State, player: int) -> int:
    why = forbids_cards_now(s, player)
    return why if why != 0 else forbids_threat_here(s, player)


@rule
def forbids_hardware_here(s: State, player: int) -> int:
    if not holds(s, player, Kind.HARDWARE):
        return Why.NOT_AN_OPTION
    if s.place == Place.PARKING:
        return Why.HARDWARE_OUTSIDE
    if s.place == Place.SUPERMARKET and s.zombies[s.place] >= ALWAYS_ENTER_AT:
        return Why.FOUR_AT_THE_SUPERMARKET  # MAL-179
    return 0 if attack_is_on(s, s.place) else Why.ATTACK_IS_OFF


@game.forbids(Act.HARDWARE)
def forbids_hardware(s: State, player: int) -> int:
    why = forbids_card_of_attack(s, player, Kind.HARDWARE)
    return why if why != 0 else forbids_hardware_here(s, player)


@game.forbids(Act.WEAPON)
def forbids_weapon(s: State, player: int, weapon: int) -> int:
    why = forbids_card_of_attack(s, player, Kind.WEAPON_1 + weapon)
    if why != 0:
        return why
    return Why.NO_ZOMBIE if s.zombies[s.place] == 0 else 0


@game.forbids(Act.HIDDEN)
def forbids_hidden(s: State, player: int, character: int) -> int:
    why = forbids_card_of_attack(s, player, Kind.HIDDEN)
    if why != 0:
        return why
    if s.here[s.place] & bit_of(player, character) == 0:
        return Why.CANNOT_HIDE
    if s.hiding & bit_of(player, character) != 0:
        return Why.ALREADY_HIDDEN
    return 0 if attack_is_on(s, s.place) else Why.ATTACK_IS_OFF


@game.forbids(Act.PASS)
def forbids_pass(s: State, player: int) -> int:
    if s.question == Question.MOVE:
        return Why.MUST_MOVE
    if s.question == Question.GO or s.question == Question.ANNOUNCE:
        return Why.MUST_MOVE
    if s.question == Question.KEEP:
        return Why.NOT_AN_OPTION
    if s.question == Question.GIVE or s.question == Question.HAND_TO:
        return Why.MUST_GIVE
    return 0


@game.offers(Question.WINDOW)
def may_play(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.PASS)
    if s.hand[player] == 0:
        return
    if forbids_threat_here(s, player) == 0:
        offer(out, Act.THREAT)
    if s.phase != Phase.ATTACK or not is_present(s, player, s.place):
        return
    if forbids_hardware_here(s, player) == 0:
        offer(out, Act.HARDWARE)
    for weapon in range(WEAPONS):
        if s.zombies[s.place] > 0 and holds(s, player, Kind.WEAPON_1 + weapon):
            offer(out, Act.WEAPON, weapon)
    if holds(s, player, Kind.HIDDEN) and attack_is_on(s, s.place):
        own = of_seat(visible(s, s.place), player)
        for character in range(CHARACTERS):
            if (own >> character) & 1:
                offer(out, Act.HIDDEN, character)


# ---- what a card does


@rule
def discard(s: State, player: int, kind: int) -> int:
    """MAL-080: the first card of a kind leaves the game, open to all."""
    card = 3 * kind + lowest(copies_in(s.hand[player], kind))
    s.hand[player] &= ~(1 << card)
    s.held[player] -= 1
    s.played |= 1 << card
    settle_card_claim(s, player, kind)
    return card


@rule
def play(s: State, player: int, kind: int) -> int:
    """MAL-049: openly, in one's turn of the window."""
    s.played_by = s.turn
    return discard(s, player, kind)


@game.deed(Act.PASS)
def pass_on(s: State, player: int) -> None:
    if s.question == Question.WINDOW or s.question == Question.CAMERA:
        s.passed[player] = 1
        s.turn += 1


@game.deed(Act.THREAT)
def threaten(s: State, player: int) -> None:  # MAL-074
    play(s, player, Kind.THREAT)
    s.threats[player] += 1
    emit(s, Event.THREATENED, EVERYONE, player)


@game.deed(Act.HARDWARE)
def barricade(s: State, player: int) -> None:  # MAL-175, 176
    play(s, player, Kind.HARDWARE)
    s.hardware += 1
    emit(s, Event.BARRICADED, EVERYONE, player, s.place)


@game.deed(Act.WEAPON)
def fire(s: State, player: int, weapon: int) -> None:  # MAL-182, 183, 209
    card = play(s, player, Kind.WEAPON_1 + weapon)
    killed = min(SHADOWS[weapon], s.zombies[s.place])
    s.zombies[s.place] -= killed
    emit(s, Event.FIRED, EVERYONE, player, card, killed, s.place)


@game.deed(Act.HIDDEN)
def hide(s: State, player: int, character: int) -> None:  # MAL-186, 190, 195
    play(s, player, Kind.HIDDEN)
    s.hiding |= bit_of(player, character)
    emit(s, Event.HID, EVERYONE, player, character, s.place)
