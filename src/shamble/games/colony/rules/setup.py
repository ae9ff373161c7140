"""Setup (4.2): objectives, decks, starter items, survivors, the first player."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.crossroads import COOP_OUT, MATURE
from shamble.games.colony.content.items import (
    BOX,
    CARD_ORIGIN,
    CARDS,
    DECK,
    GEARS,
    STARTER,
    STARTERS,
)
from shamble.games.colony.content.names import (
    BETRAYALS,
    CRISES,
    CROSSROADS,
    GENERAL,
    LOYAL,
    MAINS,
    Main,
)
from shamble.games.colony.content.objectives import (
    SIDE_COLONY,
    SIDE_HELPLESS,
    SIDE_HELPLESS_EACH,
    SIDE_HOSPITAL,
    SIDE_MORALE,
    SIDE_OUTSIDE,
    SIDE_ROUNDS,
)
from shamble.games.colony.content.places import COLONY_ENTRANCES, PLACES, ROOM, Place
from shamble.games.colony.content.survivors import NOBODY, SURVIVORS, Survivor
from shamble.games.colony.rules.cards.items import put
from shamble.games.colony.rules.cards.knowing import knows_zone
from shamble.games.colony.rules.terms import is_coop, is_duel
from shamble.games.colony.state import Act, Event, Option, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, Table, ask, below, emit, push, rule, shuffle, swap

DEALT = 4  # COL-045
STARTER_CARDS = Table(c for c in range(CARDS) if CARD_ORIGIN[c] == STARTER)


@game.setup
def set_up(s: State) -> None:
    s.phase = Phase.SETUP
    s.verdict = 1
    choose_objective(s)
    deal_secrets(s)
    deal_starters(s)
    lay_decks(s)
    deal_survivors(s)


@rule
def choose_objective(s: State) -> None:
    """COL-033, COL-034, COL-050."""
    wanted = s.options[Option.OBJECTIVE] - 1
    if s.options[Option.FIRST_GAME]:
        wanted = int(Main.MO_SAMPLES)
    s.main = wanted if wanted >= 0 else below(s, MAINS)
    s.hard = 1 if is_coop(s) or s.options[Option.HARDCORE] else 0
    side = 2 * s.main + s.hard
    s.morale = SIDE_MORALE[side]
    s.marker = SIDE_ROUNDS[side]
    s.helpless = SIDE_HELPLESS[side] + SIDE_HELPLESS_EACH[side] * s.players
    emit(s, Event.OBJECTIVE, EVERYONE, s.main, s.morale, s.marker)
    for i in range(SIDE_COLONY[side]):  # COL-287: nobody stands there yet
        e = i % COLONY_ENTRANCES
        s.zombies[e] = min(ROOM[e], s.zombies[e] + 1)
    for place in range(1, PLACES):
        s.zombies[place + 5] = min(ROOM[place + 5], SIDE_OUTSIDE[side])
    s.zombies[Place.HOSPITAL + 5] += SIDE_HOSPITAL[side]


@rule
def deal_secrets(s: State) -> None:
    """COL-036 to 038, COL-050, COL-051."""
    if is_coop(s):
        return
    row = s.crossroads  # free to shuffle on until its own cards come
    for i in range(LOYAL):
        row[i] = i
    shuffle(s, row, 0, LOYAL)
    betrayal = LOYAL + below(s, BETRAYALS)
    if is_duel(s):
        for seat in range(s.players):
            s.secret[seat] = row[seat]
        s.second_secret[0] = betrayal
        s.second_secret[1] = LOYAL + (betrayal - LOYAL + 1 + below(s, BETRAYALS - 1)) % BETRAYALS
        return
    pool = s.players if s.options[Option.BETRAYAL] else 2 * s.players
    if s.options[Option.NO_BETRAYER] == 0:
        row[pool] = betrayal
        pool += 1
    shuffle(s, row, 0, pool)
    for seat in range(s.players):
        s.secret[seat] = row[seat]


@rule
def lay_decks(s: State) -> None:
    """COL-039 to 041, COL-044."""
    for i in range(CRISES):
        s.crises[i] = i
    shuffle(s, s.crises, 0, CRISES)
    s.crisis_end = CRISES
    for gear in range(GEARS):
        s.home[gear] = CARD_ORIGIN[gear]
    for place in range(1, PLACES):
        lay_item_deck(s, place)
    n = 0
    for card in range(CROSSROADS):
        if is_in_crossroads(s, card):
            s.crossroads[n] = card
            n += 1
    for i in range(n, len(s.crossroads)):
        s.crossroads[i] = -1
    shuffle(s, s.crossroads, 0, n)
    s.crossroad_end = n
    s.crossroads_laid = n


@rule
def is_in_crossroads(s: State, card: int) -> bool:
    if s.options[Option.FAMILY] and MATURE[card]:
        return False
    if s.options[Option.GENERAL_ONLY] and card >= GENERAL:
        return False
    return not ((is_coop(s) or is_duel(s)) and COOP_OUT[card])


@rule
def lay_item_deck(s: State, place: int) -> None:
    row = s.crossroads
    n = 0
    for card in range(CARDS):
        if CARD_ORIGIN[card] == place:
            row[n] = n
            n += 1
    shuffle(s, row, 0, n)
    n = 0
    for card in range(CARDS):
        if CARD_ORIGIN[card] == place:
            s.zone[card] = DECK + place
            s.spot[card] = row[n]
            n += 1
    s.deck_bottom[place] = 0
    s.deck_top[place] = n


@rule
def deal_starters(s: State) -> None:
    """COL-042, COL-043."""
    each = 7 if s.players == 2 else 5
    row = s.crossroads  # free to shuffle on: its own cards come later
    for i in range(STARTERS):
        row[i] = i
    shuffle(s, row, 0, STARTERS)
    for i in range(STARTERS):
        card = STARTER_CARDS[row[i]]
        s.zone[card] = BOX
        seat = i // each
        if seat < s.players:
            put(s, card, seat, knows_zone(seat))


@rule
def deal_survivors(s: State) -> None:
    """COL-045, COL-046: each keeps two, or three with two players; secretly, at the same time."""
    taken = 0
    for seat in range(s.players):
        for i in range(DEALT):
            x = below(s, SURVIVORS)
            while (taken >> x) & 1:
                x = below(s, SURVIVORS)
            taken |= 1 << x
            s.dealt[seat][i] = x
    push(s, Step.KEEP_ANOTHER, 1)
    ask(s, (1 << s.players) - 1, Question.LEAD)


@game.forbids(Act.LEAD)
def forbids_lead(s: State, player: int, x: int) -> int:
    return 0 if is_dealt(s, player, x) else Why.NOT_TO_LEAD


@game.forbids(Act.KEEP)
def forbids_keep(s: State, player: int, x: int) -> int:
    if (s.kept[player] >> x) & 1 or not is_dealt(s, player, x):
        return Why.NOT_DEALT
    return 0


@rule
def is_dealt(s: State, player: int, x: int) -> bool:
    for i in range(DEALT):
        if s.dealt[player][i] == x:
            return True
    return False


@game.step(Step.KEEP_ANOTHER)
def keep_another(s: State, kept: int) -> None:
    """COL-045, COL-047: the first one kept is the leader."""
    for seat in range(s.players):
        s.kept[seat] |= 1 << s.answer[seat][1]
        if kept == 1:
            swap(s.dealt[seat], 0, first_of(s, seat))
    if kept == (3 if s.players == 2 else 2):
        push(s, Step.REVEAL_KEPT)
        return
    push(s, Step.KEEP_ANOTHER, kept + 1)
    ask(s, (1 << s.players) - 1, Question.KEEP)


@rule
def first_of(s: State, seat: int) -> int:
    """Where the chosen leader lies among the dealt cards."""
    for i in range(DEALT):
        if s.dealt[seat][i] == s.answer[seat][1]:
            return i
    return 0


@game.step(Step.REVEAL_KEPT)
def reveal_kept(s: State) -> None:
    """COL-046 to 049."""
    for seat in range(s.players):
        s.leader[seat] = s.dealt[seat][0]
        emit(s, Event.LEADS, EVERYONE, seat, s.leader[seat])
        for x in range(SURVIVORS):
            if (s.kept[seat] >> x) & 1:
                s.owner[x] = seat
                s.place[x] = Place.COLONY
                s.group[seat] += 1
                if x == Survivor.FELIX_WARD:
                    s.felix_at = Place.COLONY
                emit(s, Event.JOINED, EVERYONE, seat, x, Place.COLONY)
        for i in range(DEALT):
            s.dealt[seat][i] = NOBODY
        s.kept[seat] = 0
    best = 0
    for seat in range(1, s.players):
        if s.leader[seat] > s.leader[best]:  # ids ascend with influence
            best = seat
    s.first = best
    emit(s, Event.FIRST_PLAYER, EVERYONE, best)
    push(s, Step.ROUND)
