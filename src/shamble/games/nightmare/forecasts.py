"""What an action is sure to bring: where a move ends, and how a fight would be fought."""

from __future__ import annotations

from dataclasses import dataclass

from shamble.engine.kinds import Action, index_of
from shamble.engine.words import Words
from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import BONUS, EXTRA_CARDS
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.rules.gear import place_of_weapon
from shamble.games.nightmare.rules.melee import evolution_bonus
from shamble.games.nightmare.rules.terms import (
    has_zombie,
    humans_at,
    is_human,
    walkers_at,
    zombies_at,
)
from shamble.games.nightmare.state import Act, Foe, Question, State


@dataclass(frozen=True)
class Forecast:
    """Words for a terminal, numbers for a page."""

    text: str
    known: dict[str, int | str | None]
    deadly: bool = False

    def numbers(self) -> dict[str, int | str | None]:
        return self.known


NOTHING = Forecast("", {})


@game.forecast
def forecast(s: State, player: int, action: Action, say: Words) -> Forecast:
    kind = action.kind
    given = [index_of(domain, action.args[name]) for name, domain in kind.signature.domains]
    if kind == Act.FORWARD:
        return of_move(s, player, given[0], 1, say)
    if kind == Act.BACKWARD:
        return of_move(s, player, given[0], -1, say)
    if kind in (Act.BARE_HANDS, Act.WIELD, Act.WIELD_BOTH) and s.foe != Foe.HUMAN:
        return of_melee(s, player, weapons_used(s, player, kind, given), say)
    if kind == Act.PLEDGE and given[0] == s.about[1]:
        return Forecast(say("forecast-prevents"), {"prevents": 1})
    return NOTHING


# ---- moves


def of_move(s: State, player: int, spaces: int, heading: int, say: Words) -> Forecast:
    space = landing(s, player, spaces, heading)
    met = walkers_at(s, space) + zombies_at(s, space).bit_count()
    if is_human(s, player):
        if met and s.question == Question.MOVE:
            text = say("forecast-blocked", space=space, count=met)
            return Forecast(text, {"space": space, "zombies": met})
        if space == s.goal:
            return Forecast(say("forecast-gate"), {"space": space, "zombies": 0})
    elif prey := humans_at(s, space):
        first = (prey & -prey).bit_length()
        text = say("forecast-contact", seat=say("seat", number=first))
        return Forecast(text, {"space": space, "humans": prey})
    return Forecast(say("forecast-to", space=space), {"space": space, "zombies": met})


def landing(s: State, player: int, spaces: int, heading: int) -> int:
    """Where a move ends before anybody shoots: at the first zombie, for a human who walks."""
    space = s.at[player]
    for _ in range(spaces):
        space += heading
        if s.question == Question.MOVE and has_zombie(s, space):
            break
    return space


# ---- fights


def weapons_used(s: State, player: int, kind: int, given: list[int]) -> list[int]:
    if kind == Act.WIELD_BOTH:
        return [weapon for weapon in s.hand[player] if weapon >= 0]
    if kind == Act.WIELD and place_of_weapon(s, player, given[0]) >= 0:
        return [given[0]]
    return []


def of_melee(s: State, player: int, weapons: list[int], say: Words) -> Forecast:
    """Cards and bonuses of both sides; evolutions turned up so far are counted in."""
    known: dict[str, int | str | None] = {
        "cards": 1 + sum(EXTRA_CARDS[weapon] for weapon in weapons),
        "bonus": sum(BONUS[weapon] for weapon in weapons),
        "foe_cards": 1,
        "foe_bonus": s.foe_bonus,
    }
    if s.foe < Foe.WALKER:
        known["foe_cards"] = 1 + s.face_up[s.foe][Evolution.TWIN_CLAWS]
        known["foe_bonus"] = evolution_bonus(s, s.foe, s.at[s.fighter])
    return Forecast(say("forecast-cards", **known), known)
