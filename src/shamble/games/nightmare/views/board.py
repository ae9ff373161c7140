"""The text view: the road, the players, what waits and what is fought, in at most 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import Blood
from shamble.games.nightmare.content.cards import WEAPONS, Card, Gear
from shamble.games.nightmare.content.conditions import CONDITIONS, DEBT, Condition
from shamble.games.nightmare.content.evolutions import EVOLUTIONS, Evolution, Window
from shamble.games.nightmare.content.road import APPROACH, Colour, Role
from shamble.games.nightmare.rules.terms import has, on_road
from shamble.games.nightmare.state import Foe, Phase, Question, State
from shamble.games.nightmare.views import forecasts, summary
from shamble.games.nightmare.views.drawing import cells, fold
from shamble.rules import Words

__all__ = ["board", "forecasts", "summary"]

CELL = 3
ROW = 25  # spaces on one line
INDENT = 14
ROLE_WORDS = {Role.HUMAN: "human", Role.ZOMBIE: "zombie", Role.SAFE: "safe"}
ERRANDS = (Condition.LEFT_BEHIND, Condition.SIGNAL_FLARE)  # as `s.errand` lists their markers
IN_A_FIGHT = frozenset(
    {
        Question.JOIN, Question.WEAPONS, Question.DISARM, Question.OVERPOWER, Question.GANG_UP,
        Question.FIRE, Question.FIRE_BACK, Question.ENGAGE, Question.ENGAGE_BACK,
    }
)  # fmt: skip


@game.board
def board(s: State, player: int, say: Words) -> list[str]:
    phase = say(f"phase-{Phase(s.phase).name.lower()}")
    start = say("seat", number=s.start + 1)
    return [
        "  " + say("board-title", round=s.round, phase=phase, seat=start),
        *road_lines(s),
        *(line for p in range(s.players) for line in player_lines(s, p, player, say)),
        *table_lines(s, say),
    ]


# ---- the road


def road_lines(s: State) -> Iterator[str]:
    """The Approach only while somebody is there; then Start to Safe Zone."""
    if any(on_road(s, p) and s.at[p] < 0 for p in range(s.players)):
        yield from stretch(s, range(APPROACH, 0))
    for first in range(0, s.goal + 1, ROW):
        yield from stretch(s, range(first, min(first + ROW, s.goal + 1)))


def stretch(s: State, spaces: range) -> Iterator[str]:
    tokens = [tokens_on(s, space) for space in spaces]
    for level in reversed(range(max(map(len, tokens), default=0))):
        yield cells((t[level] if level < len(t) else "" for t in tokens), CELL)
    yield cells((ground(s, space) for space in spaces), CELL)
    yield cells((mark(s, space) for space in spaces), CELL)


def tokens_on(s: State, space: int) -> list[str]:
    """Humans as 1, 2, …; zombie players as z1, z2, …"""
    seats = [p for p in range(s.players) if s.at[p] == space]
    return [
        f"z{p + 1}" if s.role[p] == Role.ZOMBIE else str(p + 1)
        for p in seats
        if s.role[p] == Role.HUMAN or on_road(s, p)
    ]


def ground(s: State, space: int) -> str:
    """Walkers (w, 2w), errand markers (!), dropped gear (*), or just the road."""
    if space >= 0 and s.walkers[space]:
        return f"{s.walkers[space]}w" if s.walkers[space] > 1 else "w"
    if space in (s.errand[0], s.errand[1]) and space >= 0:
        return "!"
    lies = space >= 0 and (s.lying_bullets[space] > 0 or space in s.lying_at[: s.lying_count])
    return "*" if lies else "#" if space == s.goal else "·"


def mark(s: State, space: int) -> str:
    if space in (APPROACH, s.goal):
        return str(space)
    return str(space) if space % 5 == 0 and space != APPROACH + 1 else ""  # room for the first


# ---- players


def player_lines(s: State, p: int, player: int, say: Words) -> list[str]:
    name = say("seat", number=p + 1)
    if s.colour[p] >= 0:
        name = f"{p + 1} {say(f'colour-{Colour(s.colour[p]).name.lower()}')}"
    return fold(name, parts_of(s, p, player, say), INDENT)


def parts_of(s: State, p: int, player: int, say: Words) -> Iterator[str]:
    if p == player:
        yield say("board-you")
    yield say(f"board-{ROLE_WORDS[Role(s.role[p])]}")
    if s.role[p] == Role.SAFE:
        return
    yield say("board-down") if has(s.down, p) else f"@{s.at[p]}"
    if has(s.ankle, p):
        yield card_name(Card.TWISTED_ANKLE, say)
    if has(s.sheltered, p):
        yield card_name(Card.BARRICADE, say)
    if s.role[p] == Role.HUMAN:
        yield say("board-bullets", count=s.bullets[p])
    yield from (gear_name(weapon, say) for weapon in s.hand[p] if weapon >= 0)
    for item, n in enumerate(s.items[p]):
        yield from [gear_name(WEAPONS + item, say)] * n
    counters = [blood_words(s, i, say) for i in range(s.blood_count) if s.blood_owner[i] == p]
    if counters:
        yield say("board-blood", counters=" ".join(counters))
    for condition in range(CONDITIONS):
        if s.holder[condition] == p:
            yield condition_words(s, Condition(condition), say)
    yield from evolutions(s.face_up[p], say)
    if p == player:
        yield from (f"({name})" for name in evolutions(s.face_down[p], say))
    elif s.face_down_count[p]:
        yield say("board-hidden", count=s.face_down_count[p])


def blood_words(s: State, card: int, say: Words) -> str:
    """The counters on a blood card, and its face for whom blood_sense has shown it."""
    if s.blood_face[card] < 0:
        return str(s.blood_time[card])
    face = say(f"blood-{Blood(s.blood_face[card]).name.lower()}")
    return say("board-blood_known", counters=s.blood_time[card], face=face)


def condition_words(s: State, condition: Condition, say: Words) -> str:
    """Its name, and how far it is met: where the errand marker lies, how many have been killed."""
    name = say(f"condition-{condition.name.lower()}")
    if has(s.met, condition):
        return f"{name} ({say('board-met')})"
    if condition in ERRANDS:
        return f"{name} (@{s.errand[ERRANDS.index(condition)]})"
    return f"{name} ({s.kills}/{DEBT})" if condition == Condition.AVENGER else name


def gear_name(gear: int, say: Words) -> str:
    return say(f"gear-{Gear(gear).name.lower()}")


def evolutions(counts: list[int], say: Words) -> Iterator[str]:
    for evolution in range(EVOLUTIONS):
        if counts[evolution]:
            name = say(f"evolution-{Evolution(evolution).name.lower()}")
            yield f"{name} ×{counts[evolution]}" if counts[evolution] > 1 else name


# ---- the rest of the table


def table_lines(s: State, say: Words) -> Iterator[str]:
    if hive := list(evolutions(s.hive, say)):
        yield from fold(say("board-hive"), hive, INDENT)
    for event in range(s.pending_count):
        yield from fold(say("board-pending"), [pending_words(s, event, say)], INDENT)
    if dropped := list(dropped_gear(s, say)):
        yield from fold(say("board-dropped"), dropped, INDENT)
    if s.card >= 0:
        yield from fold(say("board-event"), [card_name(s.card, say)], INDENT)
    if s.blackout:
        yield from fold(card_name(Card.BLACKOUT, say), [say("board-dark")], INDENT)
    if is_fighting(s):
        yield from fold(say("board-fight"), fight_words(s, say), INDENT)
    sizes = say(
        "board-deck_sizes",
        fate=s.fate_left,
        events=s.event_left,
        blood=s.blood_left,
        evolutions=s.evolution_left,
        walkers=s.walkers_left,
    )
    yield from fold(say("board-decks"), sizes.split(" · "), INDENT)


def card_name(card: int, say: Words) -> str:
    return say(f"card-{Card(card).name.lower()}")


def pending_words(s: State, event: int, say: Words) -> str:
    shown = [
        say("board-unknown") if card < 0 else say(f"evolution-{Evolution(card).name.lower()}")
        for card in s.pending[event][: s.pending_size[event]]
    ]
    keeper = say("seat", number=s.pending_keeper[event] + 1)
    card = card_name(s.pending_card[event], say)
    return say("board-pending_cards", card=card, seat=keeper, cards=", ".join(shown))


def dropped_gear(s: State, say: Words) -> Iterator[str]:
    """What lies where on the road."""
    for space in range(s.goal):
        if s.lying_bullets[space]:
            yield f"@{space} {say('board-bullets', count=s.lying_bullets[space])}"
        for i in range(s.lying_count):
            if s.lying_at[i] == space:
                yield f"@{space} {gear_name(s.lying[i], say)}"


# ---- the fight going on


def is_fighting(s: State) -> bool:
    """The fields of a fight hold only while somebody is asked in the middle of it."""
    if s.over or not s.to_act:
        return False
    in_melee = s.question == Question.WINDOW and s.about[0] == Window.MELEE
    return in_melee or s.question in IN_A_FIGHT


def fight_words(s: State, say: Words) -> Iterator[str]:
    """Who fights whom, and who has joined: the human against a zombie, or the aggressor."""
    human = say("seat", number=s.fighter + 1)
    yield say("board-fight_line", human=human, foe=foe_name(s, say))
    side, first = (s.gang, s.initiator) if s.foe == Foe.HUMAN else (s.side, s.fighter)
    for p in range(s.players):
        if has(side, p) and p != first:
            yield say("board-joined", seat=say("seat", number=p + 1))


def foe_name(s: State, say: Words) -> str:
    if s.foe == Foe.WALKER:
        return say("board-walker")
    if s.foe == Foe.EVENT_ZOMBIE:
        return say("board-event_zombie")
    return say("seat", number=(s.initiator if s.foe == Foe.HUMAN else s.foe) + 1)
