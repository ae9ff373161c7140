"""Phase B: one event for each group (NIT-044 to 060), and buying events off (NIT-061 to 064)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import (
    BULLET_ICON,
    EVENT_CATEGORY,
    WALKER_CARDS,
    Card,
    Category,
)
from shamble.games.nightmare.rules.combat import combat
from shamble.games.nightmare.rules.decks import draw_event
from shamble.games.nightmare.rules.rounds import enter
from shamble.games.nightmare.rules.terms import (
    ask_player,
    humans_at,
    is_human,
    place_of,
    seat_at,
    space_id,
)
from shamble.games.nightmare.state import Act, Event, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, Table, emit, follows, offer_each, push, rule

SHARED = {
    Category.WEAPON: Step.WEAPON,
    Category.ITEM: Step.ITEM,
    Category.CONDITION: Step.CONDITION,
    Category.EVOLUTION: Step.EVOLUTION,
}
PLACES_WALKERS = (
    "LONE_WALKER",
    "TWO_AT_THE_DOOR",
    "FIGURE_IN_THE_ROAD",
    "HORDE_AHEAD",
    "NIGHT_SWARM",
)


def step_of(card: Card) -> int:
    """Most cards have a step of their own name; weapons and the like share one."""
    if card in WALKER_CARDS:
        return Step.PLACE_WALKERS
    if card.name in Step.__members__:
        return Step[card.name]
    return SHARED[Category(EVENT_CATEGORY[card])]


CARD_STEP = Table(step_of(card) for card in Card)


@game.step(Step.PHASE_B)
def events(s: State) -> None:
    s.ankle = 0  # NIT-030: they concern one Phase A
    s.blackout = 0
    enter(s, Phase.EVENTS)
    for p in range(s.players):  # NIT-045, 047
        s.group[p] = s.at[p] if is_human(s, p) and s.at[p] != s.goal else -1
    next_event(s, s.goal)


@game.step(Step.NEXT_EVENT)
def next_event(s: State, below: int) -> None:
    """NIT-048, 049: the group farthest ahead; its first human in turn order draws."""
    finish_event(s)  # NIT-050
    group = -1
    drawer = -1
    for i in range(s.players):
        p = seat_at(s, i)
        if is_human(s, p) and group < s.group[p] < below:
            group = s.group[p]
            drawer = p
    if drawer < 0:
        if follows(s, Step.PHASE_C):
            combat(s)
        return
    push(s, Step.NEXT_EVENT, group)
    card = draw_event(s)
    if card < 0:
        return
    s.card = card
    s.drawer = drawer
    s.here = s.at[drawer]  # NIT-051
    emit(s, Event.CARD, EVERYONE, drawer, card, space_id(s.here))
    if BULLET_ICON[card] > 0:
        for p in range(s.players):
            s.pledge[p] = 0
        pledges(s, 0, BULLET_ICON[card])
    else:
        push(s, CARD_STEP[card])


@rule
def finish_event(s: State) -> None:
    """NIT-055: what nobody keeps goes to the discard pile."""
    if s.card >= 0:
        s.event_gone[s.card] += 1
        s.card = -1
    s.drawer = -1


@rule
def is_member(s: State, p: int) -> bool:
    """NIT-051: a member of the drawing group who is still human, wherever it stands."""
    return is_human(s, p) and s.group[p] == s.group[s.drawer] and s.group[p] >= 0


@rule
def next_member(s: State, i: int) -> int:
    """The place in turn order of the next member of the group from place i on, or the end."""
    while i < s.players and not is_member(s, seat_at(s, i)):
        i += 1
    return i


# ---- buying it off


@rule
def pledges(s: State, i: int, missing: int) -> None:
    """NIT-063: the drawer first (place 0), then the others there in turn order."""
    if missing == 0:
        pay_pledges(s)
        return
    on = humans_at(s, s.at[s.drawer])
    while i <= s.players:
        p = s.drawer if i == 0 else seat_at(s, i - 1)
        if (i == 0 or p != s.drawer) and (on >> p) & 1 and s.bullets[p] > 0:
            ask_player(s, p, Question.PLEDGE, s.card, missing)
            return
        i += 1
    push(s, CARD_STEP[s.card])


@rule
def pay_pledges(s: State) -> None:  # NIT-064
    for p in range(s.players):
        s.bullets[p] -= s.pledge[p]
    emit(s, Event.PREVENTED, EVERYONE, s.card)


@game.forbids(Act.PLEDGE)
def forbids_pledge(s: State, player: int, bullets: int) -> int:
    return Why.TOO_MANY_BULLETS if bullets > s.about[1] or bullets > s.bullets[player] else 0


@game.offers(Question.PLEDGE)
def may_pledge(s: State, player: int, out: list[int]) -> None:
    offer_each(out, Act.PLEDGE, 0, min(s.about[1], s.bullets[player]))


@game.deed(Act.PLEDGE)
def pledge(s: State, player: int, bullets: int) -> None:
    s.pledge[player] = bullets
    emit(s, Event.PLEDGED, EVERYONE, player, bullets)
    place = 1 if player == s.drawer else place_of(s, player) + 2
    pledges(s, place, s.about[1] - bullets)
