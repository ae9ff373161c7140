"""The round: start effects, crisis, dice, turns (4.3 to 4.5)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import ITEMS_OF, Symbol
from shamble.games.colony.content.names import CRISES, Attached, Lasting
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import SURVIVORS, Survivor
from shamble.games.colony.rules.cards.equipment import goggles
from shamble.games.colony.rules.cards.items import discard, in_hand
from shamble.games.colony.rules.choices.picking import ask_card_or_done, take_item
from shamble.games.colony.rules.crossroads.cards import draw_crossroad, put_crossroad_back
from shamble.games.colony.rules.ending import check_morale
from shamble.games.colony.rules.people.exposure import add_token
from shamble.games.colony.rules.terms import (
    bears,
    has_lasting,
    is_out,
    seat_in_turn,
)
from shamble.games.colony.state import Event, Face, Phase, Purpose, Question, State, Step
from shamble.rules import EVERYONE, ask, below, emit, push, rule


@game.step(Step.ROUND)
def begin_round(s: State) -> None:
    """COL-052, COL-053."""
    s.round += 1
    s.phase = Phase.TURNS
    s.turn_first = s.first
    s.used_gear = 0  # COL-024
    s.used_ability = 0
    s.felix_used = 0
    s.used_attached = 0
    s.locked = -1
    s.locked_seat = -1
    s.lock_from = -1
    s.lock_loose = 0
    s.lock_homes = 0
    s.active = -1
    emit(s, Event.ROUND, EVERYONE, s.round)
    push(s, Step.TURNS_OVER)
    push(s, Step.NEXT_TURN, 0)
    push(s, Step.ROLL_DICE)
    push(s, Step.REVEAL_CRISIS)
    push(s, Step.START_EFFECTS, 0)


# ---- effects at the start of a round (COL-057): y08 and y22, in seat order


@game.step(Step.START_EFFECTS)
def start_effects(s: State, turn: int) -> None:
    if turn == s.players:
        return
    seat = seat_in_turn(s, turn)
    push(s, Step.START_EFFECTS, turn + 1)
    push(s, Step.CHECKPOINT)  # COL-023: after each of them
    specimens = has_specimen(s, seat)
    if specimens and has_lasting(s, Lasting.DRILL):  # COL-020
        push(s, Step.START_ORDERED, seat)
        ask(s, 1 << s.first, Question.CONFIRM, Purpose.DRILL_FIRST)
        return
    push(s, Step.DRILL, seat, 0)
    if specimens:
        push(s, Step.SPECIMEN, seat, 0)


@rule
def has_specimen(s: State, seat: int) -> bool:
    ruth = int(Survivor.RUTH_ADEYEMI)
    return bears(s, ruth, Attached.SPECIMEN) and s.owner[ruth] == seat and s.place[ruth] == 0


@game.step(Step.START_ORDERED)
def start_effects_ordered(s: State, seat: int) -> None:
    """Both of one player's: as the first player says."""
    push(s, Step.SPECIMEN if s.yes == 1 else Step.DRILL, seat, 0)
    push(s, Step.CHECKPOINT)
    push(s, Step.DRILL if s.yes == 1 else Step.SPECIMEN, seat, 0)


@game.step(Step.SPECIMEN)
def specimen(s: State, seat: int, stage: int) -> None:
    """y08: a blank gives a night on which a medicine card cancels a bite."""
    if stage == 0:
        if has_specimen(s, seat):
            push(s, Step.SPECIMEN, seat, 1)
            ask(s, 1 << seat, Question.CONFIRM, Purpose.SPECIMEN)
    elif stage == 2:
        if s.face == Face.BLANK:
            s.lasting |= 1 << Lasting.NIGHT_WATCH
            emit(s, Event.LASTING, EVERYONE, Lasting.NIGHT_WATCH)
    elif s.yes == 1:
        s.face = -1
        push(s, Step.SPECIMEN, seat, 2)
        push(s, Step.EXPOSE, Survivor.RUTH_ADEYEMI, 1)


@game.step(Step.DRILL)
def drill(s: State, seat: int, answered: int) -> None:
    """y22: a food card on the waste pile, without its effect, for one more die."""
    if not has_lasting(s, Lasting.DRILL) or is_out(s, seat):
        return
    if answered == 0:
        push(s, Step.DRILL, seat, 1)
        ask_card_or_done(s, seat, seat, ITEMS_OF[Symbol.FOOD], Purpose.DRILL)
        return
    item = take_item(s)
    if item >= 0:
        emit(s, Event.PLAYED, EVERYONE, seat, item)
        discard(s, seat, in_hand(s, seat, item))
        s.extra_dice[seat] += 1


# ---- crisis and dice (4.4)


@game.step(Step.REVEAL_CRISIS)
def reveal_crisis(s: State) -> None:
    """COL-058; y04: the next one goes to the gone pile, and this round has none."""
    if s.crisis_next == s.crisis_end:
        refill_crises(s)
    card = s.crises[s.crisis_next]
    s.crises[s.crisis_next] = -1
    s.crisis_next += 1
    for seat in range(s.players):  # who knew the top two knows the other one now
        if (s.crisis_pair >> seat) & 1:
            s.crisis_known[seat] |= 1 << s.crisis_next
    s.crisis_pair = 0
    if has_lasting(s, Lasting.NO_NEXT_CRISIS):
        s.lasting &= ~(1 << Lasting.NO_NEXT_CRISIS)
        s.crises_gone |= 1 << card
        emit(s, Event.NO_CRISIS, EVERYONE)
        return
    s.crisis = card
    emit(s, Event.CRISIS, EVERYONE, card)


@rule
def refill_crises(s: State) -> None:
    """COL-059: the crises of the gone pile, shuffled."""
    n = 0
    for card in range(CRISES):
        if (s.crises_gone >> card) & 1:
            j = below(s, n + 1)
            s.crises[n] = s.crises[j]
            s.crises[j] = card
            n += 1
    s.crises_gone = 0
    s.crisis_next = 0
    s.crisis_end = n
    for seat in range(len(s.crisis_known)):
        s.crisis_known[seat] = 0
    s.crisis_pair = 0


@game.step(Step.ROLL_DICE)
def roll_dice(s: State) -> None:
    """COL-060 to 063: one die, and one for each survivor in play."""
    for seat in range(s.players):
        for value in range(6):
            s.dice[seat][value] = 0
        s.used_dice[seat] = 0
        if not is_out(s, seat):
            n = max(1, dice_to_roll(s, seat))
            for _ in range(n):
                s.dice[seat][below(s, 6)] += 1
            emit(s, Event.ROLLED, EVERYONE, seat, n)
        s.extra_dice[seat] = 0
    s.less_dice = 0


@rule
def dice_to_roll(s: State, seat: int) -> int:
    n = 1 + goggles(s, seat) + s.extra_dice[seat] + s.less_dice  # COL-062
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] >= 0:
            n += 1
    return n


# ---- turns (4.5)


@game.step(Step.NEXT_TURN)
def next_turn(s: State, turn: int) -> None:
    """COL-066: clockwise from the first player, one turn each."""
    if turn == s.players:
        return
    push(s, Step.NEXT_TURN, turn + 1)
    seat = (s.turn_first + turn) % s.players
    if is_out(s, seat):
        return
    s.active = seat
    forget_turn(s)
    emit(s, Event.TURN, EVERYONE, seat)
    draw_crossroad(s)  # COL-072, step 1
    push(s, Step.END_TURN)
    push(s, Step.TURN, 1)
    push(s, Step.AFTER_ACTION)
    push(s, Step.PILL)
    push(s, Step.CHECKPOINT)
    push(s, Step.FROSTBITE)


@rule
def forget_turn(s: State) -> None:
    """COL-026: a new turn."""
    s.moved = 0
    s.held_back = 0
    s.no_food_cards = 0
    s.exile_called = 0
    s.happened = 0
    s.began_at_colony = 0
    for x in range(SURVIVORS):
        if s.place[x] == Place.COLONY:
            s.began_at_colony |= 1 << x
    for seat in range(s.players):
        s.refused[seat] = 0
    for gear in range(len(s.bore)):
        s.bore[gear] = 0
        s.refused_gear[gear] = 0


@game.step(Step.FROSTBITE)
def frostbite(s: State) -> None:
    """COL-070: one wound each, however many frostbites; then the deaths (COL-021)."""
    hurt = 0
    for x in range(SURVIVORS):
        if s.owner[x] == s.active and s.place[x] >= 0 and s.frost[x] > 0:
            add_token(s, x, 0)
            hurt += 1
    if hurt > 0:
        push(s, Step.BURY)


@game.step(Step.END_TURN)
def end_turn(s: State) -> None:
    """COL-075, COL-089: unused dice stay; a card that did not fire goes under its deck."""
    put_crossroad_back(s)
    s.happened = 0
    check_morale(s)


@game.step(Step.TURNS_OVER)
def turns_over(s: State) -> None:
    """COL-054: the Colony Phase."""
    s.active = -1
    s.phase = Phase.COLONY
    emit(s, Event.COLONY_PHASE, EVERYONE)
    push(s, Step.PASS_TOKEN)
    push(s, Step.CHECK_OBJECTIVE)
    push(s, Step.ADD_FOR_NOISE, 1)
    push(s, Step.ADD_OUTSIDE, 1)
    push(s, Step.ADD_TO_COLONY)
    push(s, Step.CRISIS_OVER)
    push(s, Step.RESOLVE_CRISIS)
    push(s, Step.CHECK_WASTE)
    push(s, Step.PAY_FOOD)
    empty_cot(s)


@rule
def empty_cot(s: State) -> None:
    """x36: at the end of the next round's turns every other location must have been searched."""
    if not has_lasting(s, Lasting.EMPTY_COT) or s.due[1] != s.round:
        return
    s.lasting &= ~(1 << Lasting.EMPTY_COT)
    push(s, Step.CHECKPOINT)
    done = True
    for place in range(1, 7):
        if (s.searched >> place) & 1 == 0 and s.deck_top[place] > s.deck_bottom[place]:
            done = False
    if done:
        push(s, Step.MORALE, 1)
    else:
        push(s, Step.HELPLESS, -1)
        push(s, Step.MORALE, -1)
