"""Exposure, wounds and bites (4.21)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import ITEMS_OF, Item, Symbol
from shamble.games.colony.content.names import Lasting
from shamble.games.colony.content.survivors import NOBODY, SURVIVORS, Survivor
from shamble.games.colony.rules.cards.equipment import carries
from shamble.games.colony.rules.cards.items import discard, in_hand, usable_in
from shamble.games.colony.rules.choices.picking import ask_card, take_item
from shamble.games.colony.rules.effects.refs import survivor_of
from shamble.games.colony.rules.terms import has_ability, has_lasting, is_fatal, is_out
from shamble.games.colony.state import Act, Event, Face, Purpose, Question, State, Step, Why
from shamble.rules import EVERYONE, Table, ask, emit, push, roll, rule

FACE = Table(  # of a d12: 1 to 6 blank, 7 to 9 wound, 10 and 11 frostbite, 12 bitten
    [Face.BLANK] * 6 + [Face.WOUND] * 3 + [Face.FROSTBITE] * 2 + [Face.BITTEN]
)


@rule
def roll_exposure(s: State, x: int) -> int:
    face = FACE[roll(s, 12) - 1]
    emit(s, Event.EXPOSED, EVERYONE, x, face)
    return face


@game.step(Step.EXPOSE)
def expose(s: State, who: int, times: int) -> None:
    """COL-320: one roll after the other; stops when the survivor leaves play."""
    x = survivor_of(s, who)
    if times <= 0 or x < 0 or s.place[x] < 0:
        return
    if times > 1:
        push(s, Step.EXPOSE, x, times - 1)
    face = roll_exposure(s, x)
    push(s, Step.APPLY_FACE, x, 1 + face)
    if face == Face.BITTEN and not has_ability(s, x, Survivor.BISCUIT):
        ask_to_cancel(s, x)


@rule
def ask_to_cancel(s: State, x: int) -> None:
    """y08: any player may at once discard a medicine card to cancel a bite; from AP on."""
    if has_lasting(s, Lasting.NIGHT_WATCH):
        push(s, Step.CANCEL_BITE, x, 0)


@game.step(Step.CANCEL_BITE)
def cancel_bite(s: State, x: int, asked: int) -> None:
    if asked == s.players:
        return
    seat = (max(0, s.active) + asked) % s.players
    push(s, Step.BITE_ANSWERED, x, asked)
    if is_out(s, seat):
        s.yes = 0
    else:
        ask(s, 1 << seat, Question.CANCEL_BITE, x)


@game.forbids(Act.YES)
def forbids_yes(s: State, player: int) -> int:
    """y08, x04: a medicine card is needed."""
    pill = s.question == Question.CONFIRM and s.about[0] == Purpose.PILL
    if pill or s.question == Question.CANCEL_BITE:
        return Why.NO_MEDICINE if usable_in(s, player, Symbol.MEDICINE) < 0 else 0
    return 0


@game.step(Step.BITE_ANSWERED)
def bite_answered(s: State, x: int, asked: int, named: int) -> None:
    """`named`: the card is known. Which one is the player's choice (D32)."""
    seat = (max(0, s.active) + asked) % s.players
    if named == 0:
        if s.yes == 0:
            push(s, Step.CANCEL_BITE, x, asked + 1)
            return
        push(s, Step.BITE_ANSWERED, x, asked, 1)
        ask_card(s, seat, seat, ITEMS_OF[Symbol.MEDICINE], Purpose.DISCARD)
        return
    discard(s, seat, in_hand(s, seat, take_item(s)))
    emit(s, Event.BITE_CANCELLED, EVERYONE, seat)
    s.stack[s.depth - 1][2] = 1 + Face.BLANK  # the face that is about to be applied


@game.step(Step.APPLY_FACE)
def apply_face(s: State, x: int, rolled: int) -> None:
    """COL-230 to 233, after what the survivor turns it into. `rolled` is one more than the face."""
    if s.place[x] < 0:
        return
    face = rolled - 1
    if face == Face.BITTEN and has_ability(s, x, Survivor.BISCUIT):
        face = Face.WOUND
    if face == Face.FROSTBITE and turns_frost(s, x):
        face = Face.WOUND
    s.face = face
    if face == Face.BITTEN:
        push(s, Step.SETTLE)  # COL-243: newcomers wait until the chain is over
        push(s, Step.SPREAD, s.place[x])
        push(s, Step.KILL, x)
    elif face != Face.BLANK:
        add_token(s, x, face == Face.FROSTBITE)
        die_of_tokens(s, x)


@rule
def turns_frost(s: State, x: int) -> bool:
    return has_ability(s, x, Survivor.GUS_HALLORAN) or carries(s, x, Item.SNOWSHOES)


@rule
def add_token(s: State, x: int, frost: int) -> None:
    if frost == 1:
        s.frost[x] += 1
        emit(s, Event.FROSTBITTEN, EVERYONE, x, s.frost[x])
    else:
        s.wounds[x] += 1
        emit(s, Event.WOUNDED, EVERYONE, x, s.wounds[x])


@rule
def die_of_tokens(s: State, x: int) -> None:
    """COL-234: at once, without a chance to heal (COL-022)."""
    if s.place[x] >= 0 and is_fatal(s, x):
        push(s, Step.SETTLE)
        push(s, Step.KILL, x)


@game.step(Step.SPREAD)
def spread(s: State, place: int, after: int) -> None:
    """COL-236: the next survivor there, lowest influence first; `after` counts those checked."""
    x = next_to_check(s, place, after)
    if x == NOBODY:
        return  # COL-241
    emit(s, Event.SPREADS, EVERYONE, x, place)
    push(s, Step.SPREAD_ANSWERED, x, 0, place)
    ask(s, 1 << s.owner[x], Question.BITE, x)  # COL-239: whoever controls it


@rule
def next_to_check(s: State, place: int, after: int) -> int:
    for x in range(after, SURVIVORS):
        if s.place[x] == place and not is_skipped(s, x):
            return x
    return NOBODY


@rule
def is_skipped(s: State, x: int) -> bool:  # COL-240
    return has_ability(s, x, Survivor.BISCUIT) or carries(s, x, Item.ROTTEN_FLESH)


@game.step(Step.SPREAD_ANSWERED)
def spread_answered(s: State, x: int, rolled: int, place: int) -> None:
    """COL-237, COL-238. `rolled` is 0 before the roll, then one more than the face."""
    if rolled == 0 and s.answer[s.owner[x]][0] == Act.KILL_IT:
        push(s, Step.KILL, x)
    elif rolled == 0:
        face = roll_exposure(s, x)
        push(s, Step.SPREAD_ANSWERED, x, 1 + face, place)
        if face == Face.BITTEN:
            ask_to_cancel(s, x)
    elif rolled - 1 != Face.BLANK:  # COL-242: only the blank saves
        push(s, Step.SPREAD, place, x + 1)
        push(s, Step.KILL, x)
