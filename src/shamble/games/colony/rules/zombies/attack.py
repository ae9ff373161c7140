"""Attacks on zombies and on survivors (4.8, 4.9)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import CARD_ITEM, Item
from shamble.games.colony.content.names import Attached
from shamble.games.colony.content.survivors import ATTACK, SURVIVORS, Survivor
from shamble.games.colony.rules.cards.equipment import unused
from shamble.games.colony.rules.cards.losing import steal
from shamble.games.colony.rules.choices.choosing import ask_survivor
from shamble.games.colony.rules.choices.whom import is_own
from shamble.games.colony.rules.colony_phase.tokens import make_noise
from shamble.games.colony.rules.people.exposure import add_token, die_of_tokens
from shamble.games.colony.rules.terms import bears, has_ability, take_die, zombies_at
from shamble.games.colony.state import Act, Doing, Event, Option, Purpose, State, Step, Whom, Why
from shamble.rules import EVERYONE, emit, push, roll, rule

# ---- what an attack needs


@rule
def is_held_back(s: State, x: int) -> bool:
    """x07, y11: cannot attack, search or move."""
    return (s.held_back >> x) & 1 == 1 or bears(s, x, Attached.BADGE)


@rule
def takes_any_die(s: State, x: int) -> bool:
    return unused(s, x, Item.WRENCH) >= 0 or unused(s, x, Item.SWITCHBLADE) >= 0


@rule
def forbids_attacking(s: State, player: int, x: int, die: int) -> int:
    if not is_own(s, player, x):
        return Why.NOT_YOUR_SURVIVOR
    if is_held_back(s, x):
        return Why.CARD_FORBIDS
    if s.dice[player][die] == 0:
        return Why.NO_SUCH_DIE
    if die + 1 < ATTACK[x] and not takes_any_die(s, x):
        return Why.DIE_TOO_LOW
    return 0


@rule
def has_target(s: State, player: int, x: int) -> bool:
    """COL-117: another player's survivor beside."""
    for y in range(SURVIVORS):
        if s.place[y] == s.place[x] and s.owner[y] != player:
            return True
    return False


@game.forbids(Act.ATTACK)
def forbids_attack(s: State, player: int, x: int, die: int) -> int:
    why = forbids_attacking(s, player, x, die)
    if why == 0 and zombies_at(s, s.place[x]) == 0:
        return Why.NO_ZOMBIE_THERE
    if why == 0 and s.received >= 0 and not takes_received(s, player, x, die):
        return Why.CANNOT_PLAY_NOW
    return why


@rule
def takes_received(s: State, player: int, x: int, die: int) -> bool:
    """COL-191: whether a requested card can be the input of this attack."""
    item = CARD_ITEM[s.received]
    if item == Item.FUEL:
        return unused(s, x, Item.LIGHTER) >= 0
    if item != Item.MEDICINE and item != Item.ADRENALINE_SHOT:
        return False
    return can_mix(s, player, x, die)


@rule
def can_mix(s: State, player: int, x: int, die: int) -> bool:
    """Anton's ability: at the colony, unused, and a second die besides `die` (-1: none spent)."""
    anton = int(Survivor.ANTON_KESSLER)
    if not has_ability(s, x, anton) or s.place[x] != 0:
        return False
    used = s.used_ability
    if x == Survivor.FELIX_WARD:
        used = s.felix_used
    if (used >> anton) & 1:
        return False
    n = 0
    for value in range(6):
        n += s.dice[player][value]
    return n >= (2 if die >= 0 else 1)


@game.forbids(Act.STRIKE)
def forbids_strike(s: State, player: int, x: int, die: int) -> int:
    why = forbids_attacking(s, player, x, die)
    if why == 0 and not has_target(s, player, x):
        return Why.NO_TARGET
    return why


# ---- declaring


@rule
def begin_attack(s: State, x: int, die: int, doing: int) -> None:
    """COL-102: costs first. A die of -1 is none (desk lamp)."""
    s.doing = doing
    s.it = x
    s.there = s.place[x]
    s.spent_die = die
    s.any_die = 0
    s.kills = 1
    s.shield = 0
    s.loud = 0
    s.declared = 0
    s.going = 0
    if die >= 0:
        take_die(s, s.owner[x], die)
        emit(s, Event.DIE_SPENT, EVERYONE, s.owner[x], die)


@game.deed(Act.ATTACK)
def attack(s: State, player: int, x: int, die: int) -> None:  # COL-104
    begin_attack(s, x, die, Doing.ATTACK)
    push(s, Step.DO_ATTACK)
    push(s, Step.MODIFIERS)
    if s.received >= 0:
        push(s, Step.USE_RECEIVED)  # COL-191: the requested card is its input


@game.deed(Act.STRIKE)
def strike(s: State, player: int, x: int, die: int) -> None:  # COL-116
    begin_attack(s, x, die, Doing.STRIKE)
    push(s, Step.DO_STRIKE)
    push(s, Step.STRIKE_TARGET)
    push(s, Step.MODIFIERS)


@rule
def needs_any_die(s: State) -> bool:
    """The die is too low, and nothing has made up for it yet."""
    return s.any_die == 0 and s.spent_die >= 0 and s.spent_die + 1 < ATTACK[s.it]


# ---- carrying it out


@game.step(Step.DO_ATTACK)
def do_attack(s: State) -> None:
    """COL-106, COL-107, COL-109, COL-113."""
    emit(s, Event.ATTACKED, EVERYONE, s.it, s.there)
    safe = s.shield == 1 or has_ability(s, s.it, Survivor.ILYA_BRANDT)
    if s.loud:
        push(s, Step.LOUD, s.there)
    push(s, Step.KILLS, s.kills, s.there, 0 if safe else 2)


@game.step(Step.LOUD)
def loud(s: State, place: int) -> None:
    """The shotgun: noise where the bearer is, never at the colony."""
    make_noise(s, place, 1)


@game.step(Step.STRIKE_TARGET)
def strike_target(s: State) -> None:
    ask_survivor(s, s.owner[s.it], Whom.TARGET, Purpose.STRIKE)


@game.step(Step.DO_STRIKE)
def do_strike(s: State) -> None:
    """COL-118 to 120: the die is rolled again; at most the target's attack value hits."""
    x = s.it
    target = s.picked
    value = roll(s, 6)
    hit = value <= ATTACK[target]
    emit(s, Event.STRUCK, EVERYONE, x, target, value - 1, 1 if hit else 0)
    if not hit:
        return
    if s.options[Option.THEFT]:
        steal(s, s.owner[x], s.owner[target])
    add_token(s, target, 0)
    die_of_tokens(s, target)
