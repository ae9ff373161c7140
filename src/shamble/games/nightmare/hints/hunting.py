"""What a zombie player does: hunt the weakest, and evolve."""

from __future__ import annotations

from shamble.games.nightmare.content.evolutions import Evolution, Window
from shamble.games.nightmare.hints.weapons import strength
from shamble.games.nightmare.rules.terms import is_human, is_unconfirmed
from shamble.games.nightmare.rules.zombie_moves import reach
from shamble.games.nightmare.state import Act, State
from shamble.rules import action_code, rule


@rule
def hunt(s: State, z: int) -> int:
    """Onto the space of a human in reach, the one farthest ahead; else as near as possible."""
    ahead = reach(s, z, 1)
    behind = reach(s, z, -1)
    best = 1000
    by = 0
    for p in range(s.players):
        if is_human(s, p) and s.at[p] != s.goal:
            way = s.at[p] - s.at[z]
            if -behind <= way <= ahead:
                if threat(s, p) - 500 < best:
                    best = threat(s, p) - 500
                    by = way
            elif abs(way) < best:
                best = abs(way)
                by = ahead if way > 0 else -behind
    if best == 1000:
        by = min(ahead, max(0, s.goal - 4 - s.at[z]))
    if by > 0:
        return action_code(Act.FORWARD, by)
    return action_code(Act.BACKWARD, -by) if by < 0 else action_code(Act.STAY)


@rule
def weakest(s: State, options: list[int]) -> int:
    best = options[1]
    for i in range(2, options[0] + 1):
        if options[i] & 255 == Act.ATTACK:
            if threat(s, (options[i] >> 8) & 0xFFFF) < threat(s, (best >> 8) & 0xFFFF):
                best = options[i]
    return best


@rule
def threat(s: State, p: int) -> int:
    """How well a human would fight; the lower, the better to attack."""
    value = 4 * s.bullets[p] - s.at[p] // 8
    for i in range(2):
        if s.hand[p][i] >= 0:
            value += strength(s.hand[p][i])
    return value - 2 if not is_unconfirmed(s, p) else value


@rule
def turn_up(s: State, z: int, options: list[int]) -> int:
    """What works at once or for good; what saves a life waits for its moment."""
    window = s.about[0]
    for i in range(1, options[0]):
        evolution = (options[i] >> 8) & 0xFFFF
        saves = evolution == Evolution.THICK_SKULL or evolution == Evolution.BONE_PLATES
        if window != Window.TURN or not saves:
            if evolution != Evolution.SECOND_HUNGER or window == Window.TURN_END:
                return options[i]
    return action_code(Act.KEEP_HIDDEN)
