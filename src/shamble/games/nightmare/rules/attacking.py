"""The attacks of zombie players (NIT-148 to 151)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.rules.melee import melee
from shamble.games.nightmare.rules.shooting import anybody_has_bullets, shooting
from shamble.games.nightmare.rules.terms import ask_player, has, humans_at
from shamble.games.nightmare.state import Act, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule


@rule
def prey(s: State, z: int) -> int:
    """NIT-148: whom it may attack, a bit each; not those behind a barricade."""
    return humans_at(s, s.at[z]) & ~s.sheltered


@game.forbids(Act.ATTACK)
def forbids_attack(s: State, player: int, human: int) -> int:
    if s.question == Question.FRENZY and human == s.about[0]:
        return Why.MAY_NOT_BE_ATTACKED
    return 0 if has(prey(s, player), human) else Why.MAY_NOT_BE_ATTACKED


@rule
def offer_prey(s: State, player: int, out: list[int]) -> None:
    for human in range(s.players):
        if forbids_attack(s, player, human) == 0:
            offer(out, Act.ATTACK, human)


@game.offers(Question.ATTACK)
def may_attack(s: State, player: int, out: list[int]) -> None:
    offer_prey(s, player, out)


@game.offers(Question.FRENZY)
def may_attack_again(s: State, player: int, out: list[int]) -> None:
    offer_prey(s, player, out)
    offer(out, Act.DECLINE)


@game.deed(Act.ATTACK)
def attack(s: State, player: int, human: int) -> None:
    attacks(s, player, human, 1 if s.question == Question.ATTACK else 0)


@rule
def attacks(s: State, z: int, human: int, first: int) -> None:  # NIT-149
    emit(s, Event.ATTACKED, EVERYONE, z, human)
    if first == 1 and (s.face_down_count[z] > 0 or s.face_up[z][Evolution.FRENZY] > 0):
        push(s, Step.FRENZY, z, human)
    if anybody_has_bullets(s, s.at[z]):
        push(s, Step.SHOOTING, s.at[z], 0)
        push(s, Step.ATTACK_MELEE, z, human)
        shooting(s, s.at[z], 0)
    else:
        push(s, Step.MELEE, human, z, 0)


@game.step(Step.ATTACK_MELEE)
def attack_melee(s: State, z: int, human: int) -> None:
    if not has(s.down, z):
        melee(s, human, z, 0)


@game.step(Step.FRENZY)
def frenzy(s: State, z: int, first: int) -> None:
    if s.face_up[z][Evolution.FRENZY] > 0 and not has(s.down, z):
        if prey(s, z) & ~(1 << first) != 0:
            ask_player(s, z, Question.FRENZY, first)
