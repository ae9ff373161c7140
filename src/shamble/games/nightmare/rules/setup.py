"""Setup (section 3): road, decks, tokens, bullets, walkers, start player."""

from __future__ import annotations

from shamble.engine.chance import shuffle
from shamble.engine.rule import called, rule
from shamble.engine.state import EVERYONE, emit, offer, push
from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_COPIES, BLOOD_SET, BLOODS
from shamble.games.nightmare.content.cards import CARDS, EVENT_COPIES, EVENT_SET, Set, Weapon
from shamble.games.nightmare.content.evolutions import EVOLUTION_COPIES, EVOLUTIONS
from shamble.games.nightmare.content.road import (
    APPROACH,
    COLOURS,
    DETERMINATION_COPIES,
    TOP,
    WALKERS,
    Role,
)
from shamble.games.nightmare.rules.decks import high_low, low_draw
from shamble.games.nightmare.rules.terms import (
    ask_player,
    safe_zone,
    starting_bullets,
    walker_spacing,
    with_blood,
    with_events,
)
from shamble.games.nightmare.state import Act, Draw, Event, Option, Question, State, Step


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


@called
def shuffle_decks(s: State) -> None:
    """NIT-004: the marked cards are left in or taken out."""
    n = 0
    for value in range(TOP):
        for _ in range(DETERMINATION_COPIES):
            s.fate_deck[n] = value + 1
            n += 1
    s.fate_left = n
    shuffle(s, s.fate_deck, 0, n)
    n = 0
    for card in range(CARDS):
        if EVENT_SET[card] == Set.BASE or with_events(s):
            for _ in range(EVENT_COPIES[card]):
                s.event_deck[n] = card
                n += 1
    s.event_left = n
    shuffle(s, s.event_deck, 0, n)
    n = 0
    for face in range(BLOODS):
        if BLOOD_SET[face] == Set.BASE or with_blood(s):
            for _ in range(BLOOD_COPIES[face]):
                s.blood_deck[n] = face
                n += 1
    s.blood_left = n
    shuffle(s, s.blood_deck, 0, n)
    n = 0
    if with_events(s):
        for evolution in range(EVOLUTIONS):
            for _ in range(EVOLUTION_COPIES[evolution]):
                s.evolution_deck[n] = evolution
                n += 1
    s.evolution_left = n
    shuffle(s, s.evolution_deck, 0, n)


@called
def place_setup_walkers(s: State) -> None:
    s.walkers_left = WALKERS
    spacing = walker_spacing(s)
    if spacing > 0:
        space = 0 + spacing
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


@called
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
    return 25 if is_taken(s, colour) else 0


@game.offers(Question.COLOUR)
def may_choose(s: State, player: int, out: list[int]) -> None:
    for colour in range(COLOURS):
        if not is_taken(s, colour):
            offer(out, Act.COLOUR, colour)


@game.deed(Act.COLOUR)
def take_colour(s: State, player: int, colour: int) -> None:
    s.colour[player] = colour
    emit(s, Event.COLOUR_CHOSEN, EVERYONE, player, colour)


# ---- the first draws


@game.step(Step.FIRST_DRAW)
def first_draw(s: State) -> None:
    everyone = (1 << s.players) - 1
    s.start = high_low(s, everyone, Draw.ORDER)
    emit(s, Event.STARTS, EVERYONE, s.start)
    if s.options[Option.PATIENT_ZERO]:
        among = everyone & ~1 if s.options[Option.SOLO] else everyone
        infect_first(s, low_draw(s, among))
    push(s, Step.BEGIN_ROUND)


@rule
def infect_first(s: State, p: int) -> None:
    """`patient_zero`: a zombie on -11, without bullets or weapon, from before round 1."""
    s.role[p] = Role.ZOMBIE
    s.at[p] = APPROACH
    s.bullets[p] = 0
    s.hand[p][0] = -1
    emit(s, Event.PATIENT_ZERO, EVERYONE, p)
