"""Every guided first game leads where its hints say."""

from __future__ import annotations

from enum import IntEnum

import pytest

import shamble
from shamble.bots import levels
from shamble.engine.language.actions import domain_name, id_of
from shamble.engine.language.game import Game
from shamble.engine.text.words import LANGUAGES, Words
from shamble.match.guide import OVER, PARTS, Guide, Hint, guide_of
from shamble.match.match import Acted, Match
from tests.conformance.tables import GAMES  # registers the sixth game too

GUIDED = [game for game in shamble.games() if game.id in GAMES and guide_of(game)]
every_guide = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)


def script_of(game: Game) -> Guide:
    guide = guide_of(game)
    assert guide is not None
    return guide


def rehearse(game: Game, guide: Guide) -> list[Hint]:
    """Do what every hint suggests; returns the hints that came up, in order."""
    playable = guide.playable(game)
    match = Match(playable, guide.secret(playable), given=len(guide.prefix))
    for entry in guide.entries():
        match.add(entry)
    assert guide.seat in playable.to_act(match.state), "the guest is asked nothing at first"
    waiting, shown = list(guide.hints), []
    while waiting:
        due = next_hints(match, guide, waiting)
        shown += due
        waiting = waiting[len(due) :]
        if not waiting:
            break
        assert not match.is_over, f"{waiting[0].text} is never reached: the game is over"
        suggested = [hint.suggest for hint in due if hint.suggest]
        assert len(suggested) == 1, f"before {waiting[0].text}, {len(suggested)} suggestions"
        assert due[-1].suggest, f"{due[-1].text} comes after the suggestion of the same decision"
        match.add(Acted(guide.seat, suggested[0]))
        while not match.is_over and guide.seat not in playable.to_act(match.state):
            seat = min(playable.to_act(match.state))
            answer = guide.answer(match, seat)
            assert answer, f"the script of seat {seat} ends before {waiting[0].text}"
            match.add(Acted(seat, answer))
    return shown


def next_hints(match: Match, guide: Guide, waiting: list[Hint]) -> list[Hint]:
    """Those at the head of the list that the decision at hand calls for."""
    s = match.state
    question = OVER if match.is_over else list(match.game.game.questions)[s.question].word
    here = (question, s.round, match.answers_of(guide.seat) + 1)
    count = 0
    while count < len(waiting) and waiting[count].when.fits(*here):
        count += 1
    return waiting[:count]


@every_guide
def test_every_hint_is_reached_in_order(game: Game) -> None:
    guide = script_of(game.load())
    assert rehearse(game, guide) == list(guide.hints)


@every_guide
def test_every_hint_has_its_words_and_says_something_new(game: Game) -> None:
    game.load()
    keys = [hint.text for hint in script_of(game).hints]
    assert keys == [f"guide-{number}" for number in range(1, len(keys) + 1)]
    for lang in LANGUAGES:
        say = Words.of(game, lang)
        assert all(say.has(key) for key in keys)
        assert len({say(key) for key in keys}) == len(keys)


@every_guide
def test_every_hint_points_at_something(game: Game) -> None:
    game.load()
    kinds = {kind.word for kind in game.actions}
    assert not kinds & set(PARTS), "a kind of action is called like a part of the page"
    known = {f"field:{name}" for name in game.state.fields} | kinds | set(PARTS) | things(game)
    assert {hint.point for hint in script_of(game).hints if hint.point} <= known


def things(game: Game) -> set[str]:
    """Everything that actions and events of the game can name."""
    domains = [
        d for kinds in (game.actions, game.events) for k in kinds for d in k.signature.domains
    ]
    return {
        f"{domain_name(domain)}:{id_of(domain, int(member))}"
        for _, domain in domains
        if isinstance(domain, type) and issubclass(domain, IntEnum)
        for member in domain
    }


@every_guide
def test_bots_and_scripts_are_for_the_other_seats(game: Game) -> None:
    guide = script_of(game.load())
    playable = guide.playable(game)
    others = set(range(playable.players)) - {guide.seat}
    assert set(guide.bots) <= others and set(guide.script) <= others
    assert {guide.bot(seat) for seat in others} <= set(levels(playable))
