"""What an action is sure to bring: where a move ends, and how a fight would be fought."""

from __future__ import annotations

from dataclasses import dataclass

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import BONUS, EXTRA_CARDS, Item
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.rules.betrayal import DODGE, VEST_DODGE
from shamble.games.nightmare.rules.comparing import evolution_bonus
from shamble.games.nightmare.rules.gear import place_of_weapon
from shamble.games.nightmare.rules.movement import DARK, DRINK
from shamble.games.nightmare.rules.terms import (
    half,
    has,
    has_zombie,
    humans_at,
    is_human,
    walkers_at,
    zombies_at,
)
from shamble.games.nightmare.state import Act, Foe, Phase, Question, State
from shamble.rules import Action, Words, index_of


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
    if kind in (Act.BARE_HANDS, Act.WIELD, Act.WIELD_BOTH):
        return of_melee(s, player, weapons_used(s, player, kind, given), say)
    if kind in (Act.FIRE, Act.FIRE_AT):
        return of_shot(s, given[0] if given else s.fighter, say)
    if s.question == Question.DRINK:
        return of_drink(s, player, DRINK if kind == Act.DRINK else 0, say)
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
    elif found := attackable(s, space):
        names = (say("seat", number=p + 1) for p in range(s.players) if has(found, p))
        text = say("forecast-contact", seat=" / ".join(names))
        return Forecast(text, {"space": space, "humans": found})
    return Forecast(say("forecast-to", space=space), {"space": space, "zombies": met})


def attackable(s: State, space: int) -> int:
    """NIT-148: whom a zombie player may attack there: in Phase D, and not behind a barricade."""
    return humans_at(s, space) & ~s.sheltered if s.phase == Phase.ZOMBIES else 0


def landing(s: State, player: int, spaces: int, heading: int) -> int:
    """Where a move ends before anybody shoots: at the first zombie, for a human who walks."""
    space = s.at[player]
    for _ in range(spaces):
        space += heading
        if s.question == Question.MOVE and has_zombie(s, space):
            break
    return space


def of_drink(s: State, player: int, more: int, say: Words) -> Forecast:
    """How far one may go at most, with an ankle or in the dark too (NIT-030)."""
    spaces = s.allowance + more
    if has(s.ankle, player):
        spaces = half(spaces)
    if s.blackout:
        spaces = min(spaces, DARK)
    return Forecast(say("forecast-reach", spaces=spaces), {"reach": spaces})


# ---- fights


def weapons_used(s: State, player: int, kind: int, given: list[int]) -> list[int]:
    if kind == Act.WIELD_BOTH:
        return [weapon for weapon in s.hand[player] if weapon >= 0]
    if kind == Act.WIELD and place_of_weapon(s, player, given[0]) >= 0:
        return [given[0]]
    return []


def of_melee(s: State, player: int, weapons: list[int], say: Words) -> Forecast:
    """Cards and bonuses of both sides; evolutions turned up so far are counted in."""
    cards, bonus = strength(weapons)
    if s.foe == Foe.HUMAN:
        foe_cards, foe_bonus = strongest(s, player)
    elif s.foe < Foe.WALKER:
        foe_cards = 1 + s.face_up[s.foe][Evolution.TWIN_CLAWS]
        foe_bonus = evolution_bonus(s, s.foe, s.at[s.fighter])
    else:
        foe_cards, foe_bonus = 1, s.foe_bonus
    known: dict[str, int | str | None] = {
        "cards": cards, "bonus": bonus, "foe_cards": foe_cards, "foe_bonus": foe_bonus,
    }  # fmt: skip
    told = "forecast-cards_human" if s.foe == Foe.HUMAN else "forecast-cards"
    return Forecast(say(told, **known), known)


def strength(weapons: list[int]) -> tuple[int, int]:
    """NIT-077: cards drawn with these weapons, and what is added."""
    cards = 1 + sum(EXTRA_CARDS[weapon] for weapon in weapons)
    return cards, sum(BONUS[weapon] for weapon in weapons)


def strongest(s: State, player: int) -> tuple[int, int]:
    """The most an opponent could use: what is held is open, what is chosen is not (NIT-114)."""
    against = (
        [s.fighter] if player != s.fighter else [p for p in range(s.players) if has(s.side, p)]
    )
    return max(strength([w for w in s.hand[p] if w >= 0]) for p in against)


def of_shot(s: State, target: int, say: Words) -> Forecast:  # NIT-107
    dodge = VEST_DODGE if s.items[target][Item.RIOT_VEST] > 0 else DODGE
    return Forecast(say("forecast-shot", dodge=dodge), {"dodge": dodge})
