"""Phase C1: humans against zombies, space by space (NIT-070 to 074)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.rules.bartering import barters
from shamble.games.nightmare.rules.betrayal import human_against_human
from shamble.games.nightmare.rules.melee import melee
from shamble.games.nightmare.rules.rounds import enter
from shamble.games.nightmare.rules.shooting import anybody_has_bullets, shooting
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    has_zombie,
    humans_at,
    is_human,
    on_road,
    place_of,
    seat_at,
    walkers_at,
    with_betrayal,
    zombies_at,
)
from shamble.games.nightmare.state import Act, Foe, Phase, Question, State, Step, Why
from shamble.rules import follows, offer, push, rule


@game.step(Step.PHASE_C)
def combat(s: State) -> None:
    enter(s, Phase.COMBAT)
    if with_betrayal(s):
        push(s, Step.PHASE_C2)
    if barters(s):
        push(s, Step.NEXT_SPACE, s.goal)
        push(s, Step.BARTER, 0)
    else:
        next_space(s, s.goal)  # NIT-074: not on the Safe Zone


@game.step(Step.NEXT_SPACE)
def next_space(s: State, below: int) -> None:
    """The farthest space ahead that holds humans and zombies."""
    space = -1
    for p in range(s.players):
        if is_human(s, p) and space < s.at[p] < below and has_zombie(s, s.at[p]):
            space = s.at[p]
    if space >= 0:
        push(s, Step.NEXT_SPACE, space)
        armed = anybody_has_bullets(s, space)
        if armed:
            push(s, Step.SHOOTING, space, 0)  # NIT-073
        if zombies_at(s, space) != 0:
            push(s, Step.CHALLENGES, space, 0)
        if walkers_at(s, space) > 0:
            push(s, Step.WALKERS, space, 0)
        if armed:
            shooting(s, space, 0)
    elif follows(s, Step.PHASE_C2):
        human_against_human(s)


@game.step(Step.WALKERS)
def fight_walkers(s: State, space: int, left: int) -> None:
    """NIT-071: every walker there is fought once."""
    if left == 0:  # none has been fought yet
        left = walkers_at(s, space)
    if left > 0:
        if left > 1:
            push(s, Step.WALKERS, space, left - 1)
        melee(s, next_fighter(s, space), Foe.WALKER, 0)


@rule
def next_fighter(s: State, space: int) -> int:
    """Whoever has taken part in the fewest melees; ties by turn order."""
    fighter = -1
    for i in range(s.players):
        p = seat_at(s, i)
        if is_human(s, p) and s.at[p] == space:
            if fighter < 0 or s.melees[p] < s.melees[fighter]:
                fighter = p
    return fighter


# ---- challenges (NIT-072)


@game.step(Step.CHALLENGES)
def challenges(s: State, space: int, i: int) -> None:
    there = zombies_at(s, space)
    if there == 0:
        return
    humans_there = humans_at(s, space)
    while i < s.players:
        p = seat_at(s, i)
        if has(humans_there, p) and there & ~s.challenged[p] != 0:
            ask_player(s, p, Question.CHALLENGE)
            return
        i += 1


@game.forbids(Act.CHALLENGE)
def forbids_challenge(s: State, player: int, zombie: int) -> int:
    if zombie >= s.players or not on_road(s, zombie) or s.at[zombie] != s.at[player]:
        return Why.NO_CHALLENGE
    return Why.NO_CHALLENGE if has(s.challenged[player], zombie) else 0  # once a round


@game.offers(Question.CHALLENGE)
def may_challenge(s: State, player: int, out: list[int]) -> None:
    for zombie in range(s.players):
        if forbids_challenge(s, player, zombie) == 0:
            offer(out, Act.CHALLENGE, zombie)
    offer(out, Act.DECLINE)


@game.deed(Act.CHALLENGE)
def challenge(s: State, player: int, zombie: int) -> None:
    s.challenged[player] |= 1 << zombie
    push(s, Step.CHALLENGES, s.at[player], place_of(s, player))
    melee(s, player, zombie, 0)
