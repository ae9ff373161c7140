"""Evolutions: ordered by events, waiting, handed over, turned up, used (NIT-174 to 193)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.evolutions import (
    BURST_HIT,
    BURST_RANGE,
    DRAWS,
    FACE_UP,
    FIRST_EVOLUTION,
    FITS,
    MOST_DRAWS,
    PERSISTS,
    SCOPE,
    Evolution,
    Scope,
)
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.blood_cards import take_blood
from shamble.games.nightmare.rules.decks import draw, draw_evolution, highest_draw
from shamble.games.nightmare.rules.shuffles import hide_evolution, lift_hidden_evolution
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    humans_at,
    is_human,
    is_zombie,
    on_road,
    seat_at,
    zombies,
)
from shamble.games.nightmare.rules.zombie_moves import place_walker
from shamble.games.nightmare.state import Act, Draw, Event, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule

DOWN = 1000  # NIT-182: one who is down is farther than any on the road


# ---- the event


@game.step(Step.EVOLUTION)
def order_evolutions(s: State) -> None:
    """NIT-174: the cards are laid beside the drawer; where they go from there depends."""
    order = s.card - FIRST_EVOLUTION
    i = s.pending_count
    drawn = 0
    for j in range(DRAWS[order]):
        s.pending[i][j] = draw_evolution(s)
        if s.pending[i][j] >= 0:
            drawn += 1
            s.pending_since[i][j] = -1 if FACE_UP[order] == 1 else s.evolution_shuffles
    if drawn == 0:
        emit(s, Event.WITHOUT_EFFECT, EVERYONE, s.card)
    elif zombies(s) == 0 and PERSISTS[order] == 0:
        discard_drawn(s, i, drawn, FACE_UP[order])
    else:
        lay_beside(s, i, drawn)
        if zombies(s) != 0:  # NIT-181
            push(s, Step.TAKE_EFFECT)
        else:
            emit(s, Event.EVOLUTION_PENDING, EVERYONE, s.drawer, s.pending_card[i])


@rule
def discard_drawn(s: State, i: int, drawn: int, up: int) -> None:
    """NIT-179: nobody to receive them; face-down ones stay unseen."""
    for j in range(drawn):
        evolution = s.pending[i][j]
        s.pending[i][j] = -1
        s.pending_since[i][j] = -1
        if up == 1:
            s.evolution_gone[evolution] += 1
            emit(s, Event.EVOLUTION_SHOWN, EVERYONE, evolution)
        else:
            s.evolution_unseen[evolution] += 1
            s.evolution_unseen_count += 1
            emit(s, Event.EVOLUTION_UNSEEN, EVERYONE, s.card)


@rule
def lay_beside(s: State, i: int, drawn: int) -> None:
    """NIT-180: event and evolutions wait beside the drawer."""
    s.pending_card[i] = s.card
    s.pending_keeper[i] = s.drawer
    s.pending_size[i] = drawn
    s.pending_count += 1
    if FACE_UP[s.card - FIRST_EVOLUTION] == 1 and zombies(s) == 0:  # else their effect shows them
        for j in range(drawn):
            emit(s, Event.EVOLUTION_SHOWN, EVERYONE, s.pending[i][j])
    s.card = -1


@game.step(Step.TAKE_EFFECT)
def take_effect(s: State) -> None:
    """NIT-183a: keepers in turn order, the oldest event of a keeper first."""
    for i in range(s.players):
        p = seat_at(s, i)
        for event in range(s.pending_count):
            if s.pending_keeper[event] == p:
                up = FACE_UP[s.pending_card[event] - FIRST_EVOLUTION]
                for j in range(MOST_DRAWS):
                    evolution = s.pending[event][j]
                    since = s.pending_since[event][j]
                    s.pending[event][j] = -1
                    s.pending_since[event][j] = -1
                    if evolution >= 0:
                        receives(s, evolution, up, p, since)
                s.event_gone[s.pending_card[event]] += 1  # NIT-192
                s.pending_card[event] = -1
                s.pending_keeper[event] = -1
                s.pending_size[event] = 0
    s.pending_count = 0


# ---- who receives it


@rule
def receives(s: State, evolution: int, up: int, p: int, since: int) -> None:
    """A card that player p drew or kept takes effect (NIT-181, 185 to 187)."""
    if up == 0:
        z = nearest_zombie(s, p)
        s.face_down[z][evolution] += 1
        s.face_down_count[z] += 1
        hide_evolution(s, z, evolution, since)
        emit(s, Event.GIVEN_HIDDEN, EVERYONE, z)
        emit(s, Event.SEEN_HIDDEN, 1 << z, evolution)
    elif SCOPE[evolution] == Scope.SELF:
        gets(s, nearest_zombie(s, p), evolution)
    else:
        works_for_all(s, evolution)


@rule
def nearest_zombie(s: State, p: int) -> int:
    """NIT-182, 183: a keeper who has turned receives without a test; the safe measure from N."""
    if is_zombie(s, p):
        return p
    space = s.goal if s.role[p] == Role.SAFE else s.at[p]
    nearest = DOWN + 1
    tied = 0
    for z in range(s.players):
        if is_zombie(s, z):
            away = abs(s.at[z] - space) if on_road(s, z) else DOWN
            if away < nearest:
                nearest = away
                tied = 0
            if away == nearest:
                tied |= 1 << z
    return highest_draw(s, tied, Draw.NEAREST, 1)


@rule
def gets(s: State, z: int, evolution: int) -> None:
    s.face_up[z][evolution] += 1
    emit(s, Event.EVOLVED, EVERYONE, z, evolution)


@rule
def works_for_all(s: State, evolution: int) -> None:
    if SCOPE[evolution] == Scope.ALL:  # NIT-185
        s.hive[evolution] += 1
        if evolution == Evolution.PACK_SURGE and s.phase >= Phase.BLOOD:  # NIT-190
            s.late_surge += 1
        emit(s, Event.HIVE_EVOLVED, EVERYONE, evolution)
    else:  # NIT-186
        s.evolution_gone[evolution] += 1
        emit(s, Event.EVOLUTION_SHOWN, EVERYONE, evolution)
        if evolution == Evolution.SPORE_BURST:
            spore_burst(s)
        else:
            howl(s)


@rule
def spore_burst(s: State) -> None:
    for i in range(s.players):
        p = seat_at(s, i)
        if is_human(s, p) and s.at[p] != s.goal and is_near_a_zombie(s, p):
            if draw(s, p, Draw.FATE) <= BURST_HIT:
                take_blood(s, p, 0)


@rule
def is_near_a_zombie(s: State, p: int) -> bool:
    for z in range(s.players):
        if on_road(s, z) and abs(s.at[z] - s.at[p]) <= BURST_RANGE:
            return True
    return False


@rule
def howl(s: State) -> None:
    for i in range(s.players):
        z = seat_at(s, i)
        if on_road(s, z):
            ahead = s.at[z] + 1
            if ahead == s.goal or humans_at(s, ahead) != 0:
                ahead -= 1
            place_walker(s, ahead)


# ---- using it up


@rule
def use_up(s: State, z: int, evolution: int) -> None:
    """NIT-190: a card that works once is discarded when used."""
    s.face_up[z][evolution] -= 1
    s.evolution_gone[evolution] += 1
    emit(s, Event.USED, EVERYONE, z, evolution)


# ---- reveal windows (NIT-188)


@rule
def open_window(s: State, z: int, window: int) -> None:
    """NIT-188a: for everybody with a face-down evolution, whether one fits or not."""
    if s.face_down_count[z] > 0:
        ask_player(s, z, Question.WINDOW, window)


@game.forbids(Act.TURN_UP)
def forbids_turn_up(s: State, player: int, evolution: int) -> int:
    held = s.face_down[player][evolution] > 0
    return 0 if held and has(FITS[evolution], s.about[0]) else Why.DOES_NOT_FIT


@game.offers(Question.WINDOW)
def may_turn_up(s: State, player: int, out: list[int]) -> None:
    left, evolution = s.face_down_count[player], 0
    while left > 0:
        if s.face_down[player][evolution] > 0:
            left -= s.face_down[player][evolution]
            if has(FITS[evolution], s.about[0]):
                offer(out, Act.TURN_UP, evolution)
        evolution += 1
    offer(out, Act.KEEP_HIDDEN)


@game.deed(Act.TURN_UP)
def turn_up(s: State, player: int, evolution: int) -> None:  # NIT-187
    s.face_down[player][evolution] -= 1
    s.face_down_count[player] -= 1
    lift_hidden_evolution(s, player, evolution)
    if SCOPE[evolution] == Scope.SELF:
        gets(s, player, evolution)
    else:
        works_for_all(s, evolution)
    open_window(s, player, s.about[0])
