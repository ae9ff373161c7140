"""Phase C: the dice under their cover, and who looks at them (4.8)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.cards import Kind
from shamble.games.mall.rules.rounds import enter_phase
from shamble.games.mall.rules.setup import roll_four
from shamble.games.mall.rules.terms import holds, is_out, nth
from shamble.games.mall.rules.window import forget_passes, play
from shamble.games.mall.state import Act, Event, Option, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, offer, push, rule


@game.step(Step.ARRIVAL)
def zombies_arrive(s: State) -> None:
    enter_phase(s, Phase.ARRIVAL)
    roll_four(s)  # MAL-110
    s.looked = 0
    emit(s, Event.DICE_COVERED, EVERYONE, s.chief)
    if s.elected >= 0:
        look(s, s.elected)  # MAL-111, 113
    s.turn = 0
    s.played_by = 0
    for seat in range(s.players):
        s.destination[seat] = -1
    offer_cameras(s)


@rule
def look(s: State, player: int) -> None:  # MAL-118
    s.looked |= 1 << player
    emit(s, Event.SAW_DICE, 1 << player, s.dice[0], s.dice[1], s.dice[2], s.dice[3])


@game.step(Step.CAMERAS)
def offer_cameras(s: State) -> None:  # MAL-114 to 116
    while s.turn < s.players:
        player = nth(s, s.turn)
        if is_asked_to_look(s, player):
            push(s, Step.CAMERAS)
            ask(s, 1 << player, Question.CAMERA)
            return
        s.turn += 1
    forget_passes(s)


@rule
def is_asked_to_look(s: State, player: int) -> bool:
    if is_out(s, player) or sees_dice(s, player):
        return False
    return s.options[Option.ALWAYS_ASK] == 1 or holds(s, player, Kind.CAMERA)


@rule
def sees_dice(s: State, player: int) -> bool:
    return (s.looked >> player) & 1 == 1


@game.forbids(Act.CAMERA)
def forbids_camera(s: State, player: int) -> int:
    if is_out(s, player):
        return Why.ELIMINATED
    if s.question == Question.REVOTE:
        return Why.BETWEEN_VOTES
    if s.question != Question.CAMERA:
        return (
            Why.ALREADY_SEEN
            if s.phase == Phase.DESTINATIONS and sees_dice(s, player)
            else Why.NOT_NOW
        )
    if sees_dice(s, player):
        return Why.ALREADY_SEEN
    return 0 if holds(s, player, Kind.CAMERA) else Why.NOT_AN_OPTION


@game.offers(Question.CAMERA)
def may_look(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.PASS)
    if forbids_camera(s, player) == 0:
        offer(out, Act.CAMERA)


@game.deed(Act.CAMERA)
def use_camera(s: State, player: int) -> None:
    play(s, player, Kind.CAMERA)
    emit(s, Event.LOOKED, EVERYONE, player)
    look(s, player)
    s.turn += 1
