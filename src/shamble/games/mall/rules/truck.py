"""Phase A: searching the truck (4.6)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.places import Place
from shamble.games.mall.rules.found import forget_card_claim
from shamble.games.mall.rules.rounds import enter_phase
from shamble.games.mall.rules.terms import is_out, owners, players_in
from shamble.games.mall.rules.window import open_window
from shamble.games.mall.state import Act, Event, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, how_many, lowest, offer, push, rule, swap

LOOK_AT = 3  # MAL-090


@game.step(Step.TRUCK)
def search_the_truck(s: State) -> None:
    enter_phase(s, Phase.TRUCK)
    if s.pile_top < s.pile_end and s.here[Place.PARKING] != 0:  # MAL-086, 087
        hold_vote(s, Place.PARKING)  # MAL-088


@rule
def hold_vote(s: State, place: int) -> None:
    """In phases A and B: cards, then the vote; MAL-063: neither where the result is certain."""
    push(s, Step.CALL_VOTE)
    s.place = place
    if how_many(owners(s.here[place])) > 1:
        open_window(s, place)  # MAL-089, 101


@game.step(Step.SEARCH)
def search(s: State, seat: int) -> None:
    s.searcher = seat
    s.looking = min(LOOK_AT, s.pile_end - s.pile_top)
    emit(s, Event.SEARCHED, EVERYONE, seat, s.looking)
    for i in range(s.looking):
        emit(s, Event.SAW_CARD, 1 << seat, s.pile[s.pile_top + i])  # MAL-096
    if s.looking == 1:
        push(s, Step.BURY)  # nothing: the search is over
        keep(s, seat, s.pile[s.pile_top])  # MAL-098
    else:
        push(s, Step.GIFT)
        ask(s, 1 << seat, Question.KEEP)


@game.step(Step.GIFT)
def choose_gift(s: State) -> None:
    push(s, Step.BURY)
    push(s, Step.RECEIVER)
    if s.looking > 1:
        ask(s, 1 << s.searcher, Question.GIVE)


@game.step(Step.RECEIVER)
def choose_receiver(s: State) -> None:
    others = players_in(s) & ~(1 << s.searcher)
    if how_many(others) == 1:
        hand_to(s, s.searcher, lowest(others))
    else:
        ask(s, 1 << s.searcher, Question.HAND_TO)


@game.step(Step.BURY)
def bury(s: State) -> None:  # MAL-093, 097
    if s.looking > 0:
        emit(s, Event.BURIED, EVERYONE, s.searcher)
        emit(s, Event.BURIED_CARD, 1 << s.searcher, s.pile[s.pile_top])
        s.buried_by[s.pile_end] = s.searcher
        s.pile_end += 1
        s.pile[s.pile_end - 1] = take_top(s)
    s.searcher = -1


@rule
def take_top(s: State) -> int:
    card = s.pile[s.pile_top]
    s.pile[s.pile_top] = -1
    s.pile_top += 1
    s.looking -= 1
    return card


@rule
def pick_up(s: State) -> None:
    """MAL-096: whose cards of the bottom these were, nobody can follow in the searcher's hand."""
    for i in range(s.looking):
        s.buried_by[s.pile_top + i] = -1


@rule
def put_on_top(s: State, card: int) -> None:
    """Of the cards looked at."""
    for i in range(s.looking):
        if s.pile[s.pile_top + i] == card:
            swap(s.pile, s.pile_top, s.pile_top + i)


@rule
def is_looked_at(s: State, card: int) -> bool:
    for i in range(s.looking):
        if s.pile[s.pile_top + i] == card:
            return True
    return False


# ---- the three choices


@game.forbids(Act.KEEP)
def forbids_keep(s: State, player: int, card: int) -> int:
    return 0 if is_looked_at(s, card) else Why.NOT_LOOKED_AT


@game.forbids(Act.GIVE)
def forbids_give(s: State, player: int, card: int) -> int:
    return 0 if is_looked_at(s, card) else Why.NOT_A_GIFT


@game.forbids(Act.HAND_TO)
def forbids_hand_to(s: State, player: int, seat: int) -> int:
    if seat == player:
        return Why.NOT_A_GIFT
    return Why.NOT_A_RECEIVER if seat >= s.players or is_out(s, seat) else 0


@game.offers(Question.KEEP)
def may_keep(s: State, player: int, out: list[int]) -> None:
    for i in range(s.looking):
        offer(out, Act.KEEP, s.pile[s.pile_top + i])


@game.offers(Question.GIVE)
def may_give(s: State, player: int, out: list[int]) -> None:
    for i in range(s.looking):
        offer(out, Act.GIVE, s.pile[s.pile_top + i])


@game.offers(Question.HAND_TO)
def may_hand_to(s: State, player: int, out: list[int]) -> None:
    for seat in range(s.players):
        if forbids_hand_to(s, player, seat) == 0:
            offer(out, Act.HAND_TO, seat)


@game.deed(Act.KEEP)
def keep(s: State, player: int, card: int) -> None:  # MAL-091
    pick_up(s)
    put_on_top(s, card)
    take_in_hand(s, player, take_top(s))
    emit(s, Event.KEPT, EVERYONE, player)
    emit(s, Event.KEPT_CARD, 1 << player, card)


@game.deed(Act.GIVE)
def give(s: State, player: int, card: int) -> None:  # MAL-092, 094
    put_on_top(s, card)


@game.deed(Act.HAND_TO)
def hand_to(s: State, player: int, seat: int) -> None:  # MAL-092
    card = take_top(s)
    take_in_hand(s, seat, card)
    s.gave[player] |= 1 << card
    s.gifts[player] += 1
    emit(s, Event.GAVE, EVERYONE, player, seat)
    emit(s, Event.GAVE_CARD, (1 << player) | (1 << seat), player, seat, card)


@rule
def take_in_hand(s: State, player: int, card: int) -> None:
    s.hand[player] |= 1 << card
    s.held[player] += 1
    forget_card_claim(s, player)
