"""Crossroads cards: drawn by the neighbour, tested by the program, shown when they fire (4.6)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.crossroads import (
    ALWAYS_ADDS,
    CARD_KIND,
    CHOOSER,
    EFFECTS,
    FIRST_PART,
    OPTION_PART,
    PROGRAM_COUNT,
    PROGRAM_START,
    TRIGGER_EVENT,
    VOTE_PLACE,
    CardKind,
)
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.requirements import NEEDS_ROW, TRIGGER_ROW
from shamble.games.colony.rules.conditions.judging import judge
from shamble.games.colony.rules.effects.programs import push_program
from shamble.games.colony.rules.effects.refs import place_of
from shamble.games.colony.rules.people.death import survivors_in_deck
from shamble.games.colony.rules.terms import (
    dice_of,
    free_spaces,
    has_at,
    has_outside_space,
    is_exile,
    is_in_play,
    is_member,
    is_out,
)
from shamble.games.colony.rules.voting import more_yes
from shamble.games.colony.state import Act, Event, Happened, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, push, rule

# ---- the card of the turn


@rule
def draw_crossroad(s: State) -> None:
    """COL-067 to 069: the seat on the right of the active player draws."""
    s.drawn_card = -1
    s.drawer = -1
    seat = (s.active + s.players - 1) % s.players
    while is_out(s, seat):
        seat = (seat + s.players - 1) % s.players
    if seat == s.active or s.crossroad_next == s.crossroad_end:  # COL-090
        return
    s.drawer = seat
    s.drawn_card = s.crossroads[s.crossroad_next]
    s.crossroads[s.crossroad_next] = -1
    s.crossroad_next += 1
    emit(s, Event.CROSSROAD_DRAWN, EVERYONE, seat)
    emit(s, Event.CROSSROAD_SEEN, 1 << seat, s.drawn_card)


@rule
def put_crossroad_back(s: State) -> None:
    """COL-089: under the deck, unseen by the others; the drawer remembers it."""
    if s.drawn_card >= 0:
        s.crossroads[s.crossroad_end] = s.drawn_card
        s.returned_by[s.crossroad_end - s.crossroads_laid] = s.drawer
        s.crossroad_end += 1
    s.drawn_card = -1
    s.drawer = -1


@game.step(Step.TEST_TRIGGER)
def test_trigger(s: State) -> None:
    """COL-079: the card of the turn is tested, its conditions last."""
    if not is_out(s, s.active) and may_trigger(s):
        push(s, Step.TRIGGERED)
        judge(s, TRIGGER_ROW + s.drawn_card, s.active, 0)


@game.step(Step.TRIGGERED)
def triggered(s: State) -> None:
    """COL-081: a satisfied trigger always fires. COL-068: that another was tested stays secret."""
    if s.verdict == 1:
        push(s, Step.AFTER_ACTION)
        push(s, Step.FIRE)
    s.verdict = 1


@rule
def may_trigger(s: State) -> bool:
    """COL-076 to 078, COL-091: whether the event was right."""
    card = s.drawn_card
    if card < 0:
        return False
    event = TRIGGER_EVENT[card]
    if event == Happened.ATE:  # x05 fires while the food is being spent
        return False
    if event != 0 and s.happened & event == 0:
        return False
    about = Happened.MOVED | Happened.SEARCHED | Happened.HEALED
    if event & about != 0 and (s.it < 0 or not is_in_play(s, s.it)):  # COL-078
        return False
    return ALWAYS_ADDS[card] == 0 or free_spaces(s, Place.COLONY) > 0


@game.step(Step.FIRE)
def fire(s: State) -> None:
    """COL-082: the whole card is shown before anybody chooses."""
    card = s.drawn_card
    s.card = card
    s.drawn_card = -1
    s.drawer = -1
    s.crossroads_fired[card // 40] |= 1 << (card % 40)
    emit(s, Event.CROSSROAD, EVERYONE, card, s.active)
    s.chooser = s.active
    if CHOOSER[card] >= 0:
        s.chooser = s.owner[CHOOSER[card]]
    s.chosen = -1
    s.other = -1
    s.newcomer = -1
    s.done = 0
    s.treated = 0
    push(s, Step.CARD_OVER)
    push(s, Step.OPTIONS)
    push(s, Step.ABLE)
    if FIRST_PART[card] >= 0:
        run(s, FIRST_PART[card])


@rule
def run(s: State, program: int) -> None:
    push_program(s, EFFECTS, PROGRAM_START[program], PROGRAM_COUNT[program])


@game.step(Step.CARD_OVER)
def card_over(s: State) -> None:
    """COL-088: to the gone pile (see `crossroads_fired`)."""
    s.card = -1
    s.chooser = -1
    push(s, Step.SETTLE)


# ---- options


@rule
def has_option(card: int, option: int) -> bool:
    return OPTION_PART[card][option] >= 0


@game.step(Step.ABLE)
def find_able(s: State) -> None:
    """Which options are legal, once the first part of the card is done."""
    s.able = 0
    for option in range(3):
        if s.card >= 0 and is_able(s, s.card, option):
            push(s, Step.ABLE_JUDGED, option)
            judge(s, NEEDS_ROW + 3 * s.card + option, s.chooser, 0)


@game.step(Step.ABLE_JUDGED)
def able_judged(s: State, option: int) -> None:
    if s.verdict == 1:
        s.able |= 1 << option
    s.verdict = 1


@rule
def is_able(s: State, card: int, option: int) -> bool:
    """COL-084: an option whose cost cannot be paid is illegal; what else it needs is judged."""
    if not has_option(card, option):
        return False
    program = OPTION_PART[card][option]
    start = PROGRAM_START[program]
    newcomers = 0
    helpless = 0
    others = 0
    for i in range(PROGRAM_COUNT[program]):
        row = EFFECTS[start + i]
        step = row[0]
        if step == Step.PAY and s.food < row[1]:
            return False
        if step == Step.SPEND_DICE and dice_of(s, s.chooser) < row[1]:
            return False
        if step == Step.RECRUIT or step == Step.RECRUIT_NAMED:
            newcomers += 1
        elif step == Step.HELPLESS and row[1] > 0:
            helpless += row[1]
        elif step != Step.EXPOSE:
            others += 1
    return can_take_in(s, newcomers, helpless, others)


@rule
def can_take_in(s: State, newcomers: int, helpless: int, others: int) -> bool:
    """COL-091, COL-166, COL-221, COL-264a: spaces for all of them, and a card to recruit."""
    if newcomers > 0 and survivors_in_deck(s) == 0 and helpless + others == 0:
        return False
    if is_exile(s, s.active):
        return newcomers == 0 or has_outside_space(s)
    return newcomers + helpless == 0 or newcomers + helpless <= free_spaces(s, Place.COLONY)


@game.step(Step.OPTIONS)
def options_of_card(s: State) -> None:
    """COL-083, COL-084."""
    card = s.card
    if card < 0:  # x27: it was ended
        return
    kind = CARD_KIND[card]
    if kind == CardKind.VOTE:
        push(s, Step.VOTE)
        return
    able = 0
    for option in range(3):
        if (s.able >> option) & 1:
            able += 1
            s.option = option
    if able == 0:
        emit(s, Event.NO_OPTION, EVERYONE, card)
        return
    push(s, Step.OPTION_TAKEN)
    if able > 1:
        ask(s, 1 << s.chooser, Question.OPTION, card)


@game.forbids(Act.OPTION)
def forbids_option(s: State, player: int, option: int) -> int:
    return 0 if (s.able >> option) & 1 else Why.OPTION_IMPOSSIBLE


@game.deed(Act.OPTION)
def take_option(s: State, player: int, option: int) -> None:
    s.option = option


@game.step(Step.OPTION_TAKEN)
def option_taken(s: State) -> None:
    emit(s, Event.CROSSROAD_OPTION, EVERYONE, s.card, s.option)
    run(s, OPTION_PART[s.card][s.option])


# ---- votes (COL-086, COL-087)


@game.step(Step.VOTE)
def vote_on_card(s: State) -> None:
    if s.able != 3:  # COL-084: only one side is legal
        s.option = 0 if s.able == 1 else 1
        push(s, Step.OPTION_TAKEN)
        return
    voters = 0
    place = place_of(s, VOTE_PLACE[s.card])
    for seat in range(s.players):
        if is_member(s, seat) and has_at(s, seat, place):
            voters |= 1 << seat
    push(s, Step.VOTED, 0)
    if voters == 0:
        voters = 1 << s.active  # COL-087
    ask(s, voters, Question.VOTE, s.card)


@game.step(Step.VOTED)
def voted_on_card(s: State, tie: int) -> None:
    verdict = 2 * s.yes - 1
    if tie == 0:
        verdict = more_yes(s)
    if verdict == 0:  # COL-019
        push(s, Step.VOTED, 1)
        ask(s, 1 << s.first, Question.VOTE_TIE, s.card)
        return
    s.option = 0 if verdict > 0 else 1
    push(s, Step.OPTION_TAKEN)
