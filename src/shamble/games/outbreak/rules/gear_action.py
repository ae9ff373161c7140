"""The gear action: change, or exchange with a companion. OUT-077 to OUT-083b."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import NOTHING, SLOTS, Gear
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.searching import SWAPS_IN_A_CHANGE
from shamble.games.outbreak.rules.terms import face, is_living, slots_of
from shamble.games.outbreak.state import Act, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, offer, push, rule

SWAPS_OF_THE_PARTNER = 5


@game.forbids(Act.CHANGE)
def forbids_change(s: State, player: int) -> int:
    return Why.NO_ACTIONS if s.actions == 0 else 0


@game.deed(Act.CHANGE)
def change(s: State, player: int) -> None:
    who = s.about[0]
    s.actions -= 1
    emit(s, Event.CHANGED, EVERYONE, who)
    s.swapper = who
    s.partner = -1
    s.swaps = SWAPS_IN_A_CHANGE
    push(s, Step.AFTER_ACTION)
    push(s, Step.MERGE, who)
    push(s, Step.SWAPS)


@game.forbids(Act.EXCHANGE)
def forbids_exchange(s: State, player: int, partner: int) -> int:
    who = s.about[0]
    if s.actions == 0:
        return Why.NO_ACTIONS
    if partner == who or not is_living(s, partner) or s.at[partner] != s.at[who]:
        return Why.NO_PARTNER
    return Why.REFUSED_BEFORE if (s.refused >> partner) & 1 else 0


@game.deed(Act.EXCHANGE)
def exchange(s: State, player: int, partner: int) -> None:
    who = s.about[0]
    emit(s, Event.OFFERED, EVERYONE, who, partner)
    for slot in range(SLOTS):
        s.kept[0][slot] = s.hold[who][slot]
        s.kept[1][slot] = s.hold[partner][slot]
    s.swapper = who
    s.partner = partner
    s.swaps = SWAPS_IN_A_CHANGE
    push(s, Step.AFTER_ACTION)
    push(s, Step.AGREE, who, partner)
    push(s, Step.SWAPS)


# ---- swaps


@game.step(Step.SWAPS)
def swaps(s: State) -> None:
    if s.swaps > 0:
        question = Question.SWAP if s.partner < 0 else Question.EXCHANGE
        ask_for(s, s.swapper, question, max(0, s.partner))


@rule
def holder(s: State, place: int) -> int:
    return s.swapper if place < SLOTS else s.partner


@rule
def slot_at(place: int) -> int:
    return place if place < SLOTS else place - SLOTS


@rule
def forbids_pair(s: State, a: int, b: int) -> int:
    """Two places that may be swapped: own and own, or own and the partner's."""
    if a >= b or a >= SLOTS or (b >= SLOTS and s.partner < 0):
        return Why.NO_SWAP
    if slot_at(a) >= slots_of(s, holder(s, a)) or slot_at(b) >= slots_of(s, holder(s, b)):
        return Why.NO_SUCH_SLOT
    one, other = s.hold[holder(s, a)][slot_at(a)], s.hold[holder(s, b)][slot_at(b)]
    if one == other:
        return Why.SAME_CARDS
    if b >= SLOTS and (one == Gear.WOUND or other == Gear.WOUND):
        return Why.WOUND_CARD
    return 0


@game.forbids(Act.SWAP)
def forbids_swap(s: State, player: int, a: int, b: int) -> int:
    return forbids_pair(s, a, b)


@rule
def offer_swaps(s: State, out: list[int]) -> None:
    own, slots = s.hold[s.swapper], slots_of(s, s.swapper)
    for a in range(slots):
        for b in range(a + 1, slots):
            if own[a] != own[b]:
                offer(out, Act.SWAP, a, b)
        if s.partner >= 0 and own[a] != Gear.WOUND:
            offer_partners_slots(s, a, out)
    offer(out, Act.DONE)


@rule
def offer_partners_slots(s: State, a: int, out: list[int]) -> None:
    card = s.hold[s.swapper][a]
    theirs = s.hold[s.partner]
    for b in range(slots_of(s, s.partner)):
        if theirs[b] != card and theirs[b] != Gear.WOUND:
            offer(out, Act.SWAP, a, SLOTS + b)


@game.offers(Question.SWAP)
def may_swap(s: State, player: int, out: list[int]) -> None:
    offer_swaps(s, out)


@game.offers(Question.EXCHANGE)
def may_exchange(s: State, player: int, out: list[int]) -> None:
    offer_swaps(s, out)


@game.deed(Act.SWAP)
def swap_places(s: State, player: int, a: int, b: int) -> None:
    one, other = holder(s, a), holder(s, b)
    card = s.hold[one][slot_at(a)]
    s.hold[one][slot_at(a)] = s.hold[other][slot_at(b)]
    s.hold[other][slot_at(b)] = card
    tell_shift(s, one, slot_at(a))
    tell_shift(s, other, slot_at(b))
    s.swaps -= 1
    push(s, Step.SWAPS)


@rule
def tell_shift(s: State, who: int, slot: int) -> None:
    """Where a card lies now; an empty slot is not worth a word."""
    card = s.hold[who][slot]
    if card != NOTHING:
        emit(s, Event.SHIFTED, EVERYONE, who, face(card), slot)


# ---- agreement


@game.step(Step.AGREE)
def agree(s: State, who: int, partner: int) -> None:
    if s.owner[who] == s.owner[partner]:  # OUT-081: no question
        accept_exchange(s, who, partner)
    else:
        ask(s, 1 << s.owner[partner], Question.AGREE, who, partner)


@game.deed(Act.ACCEPT)
def accept(s: State, player: int) -> None:
    accept_exchange(s, s.about[0], s.about[1])


@rule
def accept_exchange(s: State, who: int, partner: int) -> None:
    emit(s, Event.EXCHANGED, EVERYONE, who, partner)
    s.actions -= 1
    forget_kept(s)
    push(s, Step.MERGE, partner)
    push(s, Step.MERGE, who)
    push(s, Step.PARTNER_SWAPS, partner)


@game.step(Step.PARTNER_SWAPS)
def partner_swaps(s: State, partner: int) -> None:
    s.swapper = partner
    s.partner = -1
    s.swaps = SWAPS_OF_THE_PARTNER
    push(s, Step.SWAPS)


@game.deed(Act.REFUSE)
def refuse(s: State, player: int) -> None:
    """OUT-083b: all cards go back, no action is spent, and that partner is not asked again."""
    who, partner = s.about[0], s.about[1]
    for slot in range(SLOTS):
        s.hold[who][slot] = s.kept[0][slot]
        s.hold[partner][slot] = s.kept[1][slot]
    forget_kept(s)
    s.refused |= 1 << partner
    emit(s, Event.REFUSED, EVERYONE, who, partner)


@rule
def forget_kept(s: State) -> None:
    for slot in range(SLOTS):
        s.kept[0][slot] = NOTHING
        s.kept[1][slot] = NOTHING
