"""Bullets against zombies (NIT-065 to 068), and the death of a zombie player (NIT-133)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.evolutions import Evolution, Window
from shamble.games.nightmare.rules.conditions import credit
from shamble.games.nightmare.rules.evolution import open_window, use_up
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    has_zombie,
    humans_at,
    is_human,
    on_road,
    place_of,
    seat_at,
    space_id,
    walkers_at,
    zombies_at,
)
from shamble.games.nightmare.rules.zombie_moves import remove_walkers
from shamble.games.nightmare.state import Act, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, lowest, offer, push, rule


@game.step(Step.SHOOTING)
def shooting(s: State, space: int, i: int) -> None:
    """NIT-067, 070: every human there, in turn order, one bullet at a time."""
    if not has_zombie(s, space):
        return
    there = humans_at(s, space)
    while i < s.players:
        p = seat_at(s, i)
        if has(there, p) and s.bullets[p] > 0:
            ask_player(s, p, Question.SHOOTING, space)
            return
        i += 1


@rule
def anybody_has_bullets(s: State, space: int) -> bool:
    for p in range(s.players):
        if is_human(s, p) and s.at[p] == space and s.bullets[p] > 0:
            return True
    return False


@game.forbids(Act.SHOOT_WALKER)
def forbids_shoot_walker(s: State, player: int) -> int:
    return Why.NO_SUCH_ZOMBIE if walkers_at(s, s.at[player]) == 0 else 0


@game.forbids(Act.SHOOT)
def forbids_shoot(s: State, player: int, zombie: int) -> int:
    if zombie >= s.players or not on_road(s, zombie) or s.at[zombie] != s.at[player]:
        return Why.NO_SUCH_ZOMBIE
    return 0


@rule
def offer_shots(s: State, player: int, out: list[int]) -> None:
    if walkers_at(s, s.at[player]) > 0:
        offer(out, Act.SHOOT_WALKER)
    there = zombies_at(s, s.at[player])
    while there != 0:
        offer(out, Act.SHOOT, lowest(there))
        there &= there - 1
    offer(out, Act.HOLD_FIRE)


@game.offers(Question.SHOOTING)
def may_shoot(s: State, player: int, out: list[int]) -> None:
    offer_shots(s, player, out)


@game.offers(Question.CLEAR)
def may_clear(s: State, player: int, out: list[int]) -> None:
    offer_shots(s, player, out)


@rule
def shoot_on(s: State, player: int) -> None:
    """After the shot the same question again, as long as there is something to shoot."""
    s.bullets[player] -= 1
    if s.question == Question.CLEAR:
        push(s, Step.CLEAR_THE_WAY, player)
    else:
        push(s, Step.SHOOTING, s.about[0], place_of(s, player))


@game.deed(Act.SHOOT_WALKER)
def shoot_walker(s: State, player: int) -> None:  # NIT-065
    shoot_on(s, player)
    emit(s, Event.SHOT_WALKER, EVERYONE, player, space_id(s.at[player]))
    remove_walkers(s, s.at[player], 1)
    credit(s, 1 << player)


@game.deed(Act.SHOOT)
def shoot(s: State, player: int, zombie: int) -> None:
    shoot_on(s, player)
    emit(s, Event.SHOT, EVERYONE, player, zombie)
    push(s, Step.KILL, zombie, 1 << player, 1)


# ---- a zombie player would be killed


@rule
def plates_stop(s: State, z: int, by_bullet: int) -> bool:
    """bone_plates: once a round, the first bullet that would kill."""
    return by_bullet == 1 and s.face_up[z][Evolution.BONE_PLATES] > 0 and not has(s.plated, z)


@rule
def stop_bullet(s: State, z: int) -> None:
    s.plated |= 1 << z
    emit(s, Event.PLATED, EVERYONE, z)


@game.step(Step.KILL)
def kill(s: State, z: int, killers: int, by_bullet: int) -> None:
    if plates_stop(s, z, by_bullet):
        stop_bullet(s, z)
    elif s.face_down_count[z] > 0:
        push(s, Step.KILL_AFTER_WINDOW, z, killers, by_bullet)
        open_window(s, z, Window.DEATH)
    else:
        kill_after_window(s, z, killers, by_bullet)


@game.step(Step.KILL_AFTER_WINDOW)
def kill_after_window(s: State, z: int, killers: int, by_bullet: int) -> None:
    if plates_stop(s, z, by_bullet):
        stop_bullet(s, z)
    elif s.face_up[z][Evolution.THICK_SKULL] > 0:
        ask_player(s, z, Question.THICK_SKULL, killers)
    else:
        goes_down(s, z, killers)


@game.offers(Question.THICK_SKULL)
def may_shrug_off(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.SHRUG_OFF)
    offer(out, Act.DECLINE)


@game.deed(Act.SHRUG_OFF)
def shrug_off(s: State, player: int) -> None:
    use_up(s, player, Evolution.THICK_SKULL)


@rule
def goes_down(s: State, z: int, killers: int) -> None:
    """NIT-133: off the road until its next zombie turn."""
    s.down |= 1 << z
    emit(s, Event.WENT_DOWN, EVERYONE, z)
    credit(s, killers)
