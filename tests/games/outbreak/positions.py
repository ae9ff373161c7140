"""Positions on a mission's map, built by hand, and what they look like afterwards.

    game, s = given(mara=at("B4", "fire_axe pistol", "water"), zombies={"B4": "2W 1R"})
    game.apply(s, 0, "move:c4")
    assert here(s, "C4") == "2W"

The first survivor named is the start character and has the turn. Unless a position says otherwise:
no skills, level blue, no wounds, all doors closed, the full 42 zombie cards, preset `seed`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import shamble
from shamble import Happening, Playable
from shamble.engine.language.state import push
from shamble.games.outbreak.content.gear import (
    FIRED,
    GEARS,
    IN_DECK,
    NOTHING,
    SET_ASIDE,
    Gear,
)
from shamble.games.outbreak.content.survivors import NO_SKILL, SURVIVORS, Skill, Survivor
from shamble.games.outbreak.content.zombies import (
    ALL_KINDS,
    CARDS,
    FIGURES,
    LEVEL_FROM,
    Zombie,
)
from shamble.games.outbreak.content.zones import WAYS, ZONES, Zone
from shamble.games.outbreak.missions.words import Goal
from shamble.games.outbreak.rules import dice as rolled
from shamble.games.outbreak.rules.doors import door_at, set_door
from shamble.games.outbreak.state import Standing, State, Step

LETTERS = {"W": Zombie.WALKER, "F": Zombie.FATTY, "A": Zombie.ABOMINATION, "R": Zombie.RUNNER}
LEVELS = {"blue": 0, "yellow": 1, "orange": 2, "red": 3}


@dataclass
class Figure:
    """A survivor of a position."""

    zone: str
    hands: str = ""
    bag: str = ""
    skills: str = ""
    wounds: int = 0
    experience: int = 0
    seat: int = 0


def at(zone: str, hands: str = "", bag: str = "", **more: Any) -> Figure:
    return Figure(zone, hands, bag, **more)


def given(
    mission: str = "fire_drill",
    *,
    players: int = 1,
    zombies: dict[str, str] | None = None,
    noise: dict[str, int] | None = None,
    doors: str = "",
    cards: str = "",
    draws: str = "",
    level: str = "",
    stock: str = "",
    options: dict[str, Any] | None = None,
    **team: Any,
) -> tuple[Playable[State], State]:
    """A position in the turn of the first survivor named."""
    chosen = {"mission": mission, **(options or {})}
    if mission == "fire_drill":
        chosen["survivors"] = str(max(len(team), players))
    game = shamble.load("outbreak", players, **chosen)
    s: State = game.new(seed=0)
    clear(s)
    s.goals[Goal.TEAM_BELOW] = -1  # a position may have a small team
    for name, figure in team.items():
        put(s, name, figure)
    for zone, horde in (zombies or {}).items():
        for kind, count in numbers(horde).items():
            s.zombies[z(zone)][kind] += count
            s.stock[kind] -= count
    for kind, count in numbers(stock).items():
        s.stock[kind] = count
    for zone, tokens in (noise or {}).items():
        s.noise[z(zone)] = tokens
    for door in doors.split():
        open_door(s, door)
    stack_decks(s, cards, draws)
    if level:
        s.experience[s.circle[0]] = max(s.experience[s.circle[0]], LEVEL_FROM[LEVELS[level]])
        grant_levels(s, s.circle[0])
    begin_turn(game, s)
    return game, s


def clear(s: State) -> None:
    """No survivors, no zombies, full stock and decks."""
    for who in range(SURVIVORS):
        s.owner[who], s.standing[who], s.at[who] = -1, Standing.ABSENT, -1
        s.hold[who] = [NOTHING] * 6
        s.skills[who] = [NO_SKILL] * 4
    s.circle = [-1] * 6
    s.team = 0
    for zone in range(ZONES):
        s.zombies[zone] = [0] * 4
    s.stock = list(FIGURES)
    s.zombie_deck = list(range(CARDS))
    s.zombie_size, s.zombie_next = CARDS, 0
    s.supply = [SET_ASIDE[gear] for gear in range(GEARS)]
    for gear in (Gear.PISTOL, Gear.CROWBAR, Gear.FIRE_AXE):
        s.supply[gear] = 0
    s.in_deck = [IN_DECK[gear] for gear in range(GEARS)]
    s.gear_deck = [gear for gear in range(GEARS) for _ in range(IN_DECK[gear])] + [-1] * 3
    s.gear_count = 52
    s.start = 0
    s.round = 1


def put(s: State, name: str, figure: Figure) -> None:
    who = Survivor[name.upper()]
    s.circle[s.team] = who
    s.team += 1
    s.owner[who], s.standing[who], s.at[who] = figure.seat, Standing.ON_BOARD, z(figure.zone)
    s.experience[who] = figure.experience
    for i, word in enumerate(figure.skills.split()):
        s.skills[who][(0, 2, 3, 1)[i]] = Skill[word.upper()]
    grant_levels(s, who)
    for first, words in ((0, figure.hands), (2, figure.bag)):
        for i, word in enumerate(words.split()):
            if word != "-":
                s.hold[who][first + i] = take_card(s, word)
    for _ in range(figure.wounds):
        free = next(slot for slot in (2, 3, 4, 0, 1) if s.hold[who][slot] == NOTHING)
        s.hold[who][free] = Gear.WOUND


def grant_levels(s: State, who: int) -> None:
    """Skills of the levels already reached, so that none is asked for."""
    for level in (1, 2, 3):
        if s.experience[who] >= LEVEL_FROM[level] and s.skills[who][level] == NO_SKILL:
            s.skills[who][level] = Skill.STARTS_WITH  # a skill without effect


def take_card(s: State, word: str) -> int:
    """A card by name, out of the deck or the supply; `!` marks an empty gun."""
    gear = Gear[word.rstrip("!").upper()]
    if s.in_deck[gear]:
        s.in_deck[gear] -= 1
        s.gear_deck.remove(gear)
        s.gear_deck.append(-1)
        s.gear_count -= 1
    elif s.supply[gear]:
        s.supply[gear] -= 1
    return int(gear) + (FIRED if word.endswith("!") else 0)


def stack_decks(s: State, cards: str, draws: str) -> None:
    """Which zombie cards and equipment cards come next."""
    wanted = [int(card[1:]) - 1 for card in cards.split()]
    s.zombie_deck = [*wanted, *(card for card in range(CARDS) if card not in wanted)]
    for word in reversed(draws.split()):
        gear = Gear[word.upper()]
        if not s.in_deck[gear]:
            s.in_deck[gear] += 1
        else:
            s.gear_deck.remove(gear)
            s.gear_count -= 1
        s.gear_deck.insert(s.gear_count, gear)
        s.gear_count += 1
        s.gear_deck = s.gear_deck[:55] + [-1] * (55 - len(s.gear_deck))


def begin_turn(game: Playable[State], s: State, who: int | None = None) -> None:
    """The turn of a survivor begins; after it the round goes on."""
    s.depth, s.to_act, s.acted = 0, 0, 0
    push(s, Step.ROUND_END)
    push(s, Step.ZOMBIE_TURN)
    push(s, Step.NEXT_SURVIVOR)
    push(s, Step.START_TURN, s.circle[0] if who is None else who)
    game._loop.advance(s)


def zombie_step(
    game: Playable[State], s: State, kinds: int = ALL_KINDS, extra: int = 0
) -> list[Happening]:
    """One zombie step as rules 4.18 have it, up to its end or to the first question."""
    s.to_act, s.depth = 0, 0
    s.zombie_turn = 1
    push(s, Step.ROUND)
    push(s, Step.ZOMBIE_STEP, kinds, extra)
    return run(game, s)


def run(game: Playable[State], s: State) -> list[Happening]:
    """Steps until only the next round is left, somebody is asked, or the game is over."""
    s.log = []
    while s.depth > 1 and not s.to_act and not s.over:
        s.depth -= 1
        step, a, b, c, d = s.stack[s.depth]
        game._loop.run_step(s, step, a, b, c, d)
    return game._take_log(s)


def answer(game: Playable[State], s: State, action: str) -> list[Happening]:
    """Answer a question in the middle of a zombie step, and run that step to its end."""
    player = min(game.to_act(s))
    assert game.why_not(s, player, action) is None, game.why_not(s, player, action)
    code = game.actions.codes[game.actions.parse(action)]
    s.log = []
    game._loop.record_answer(s, player, code)
    s.to_act = 0
    args = [code >> shift & 0xFFFF for shift in (8, 24, 40)]
    game._loop.do_deed(s, code & 255, player, *args)
    return game._take_log(s) + run(game, s)


def do(game: Playable[State], s: State, *actions: str) -> list[Happening]:
    """Answers of whoever is asked, one after the other."""
    told: list[Happening] = []
    for action in actions:
        told += game.apply(s, min(game.to_act(s)), action)
    return told


@contextmanager
def rolling(*dice: int) -> Iterator[None]:
    """The next dice show these numbers."""
    rolls, names = iter(dice), vars(rolled)
    before = names["roll"]
    names["roll"] = lambda s, sides: next(rolls)
    try:
        yield
    finally:
        names["roll"] = before
    left = list(rolls)
    assert not left, f"dice not rolled: {left}"


# ---- reading


def z(zone: str) -> int:
    return int(Zone[zone])


def w(name: str) -> int:
    return int(Survivor[name.upper()])


def numbers(horde: str) -> dict[Zombie, int]:
    return {LETTERS[kind]: int(count) for count, kind in re.findall(r"(\d+)([WFAR])", horde)}


def here(s: State, zone: str) -> str:
    """The zombies of a zone: `2W 1R`, or nothing."""
    letters = {kind: letter for letter, kind in LETTERS.items()}
    row = s.zombies[z(zone)]
    return " ".join(f"{row[kind]}{letters[kind]}" for kind in Zombie if row[kind])


def where(s: State) -> dict[str, str]:
    """All zombies by zone."""
    return {Zone(i).name: here(s, Zone(i).name) for i in range(ZONES) if any(s.zombies[i])}


def place(s: State, name: str) -> str:
    return Zone(s.at[w(name)]).name if s.at[w(name)] >= 0 else ""


def hold(s: State, name: str) -> list[str]:
    """The slots of a survivor, in order; an empty one is `-`."""
    return [
        "-" if card == NOTHING else Gear(card & 31).name.lower() + ("!" if card >= FIRED else "")
        for card in s.hold[w(name)][:5]
    ]


def legal(game: Playable[State], s: State) -> list[str]:
    return [str(action) for action in game.legal(s, min(game.to_act(s)))]


def kinds(game: Playable[State], s: State) -> set[str]:
    return {action.split(":")[0] for action in legal(game, s)}


def refused(game: Playable[State], s: State, action: str) -> str:
    """The rule that forbids an action, or nothing."""
    why = game.why_not(s, min(game.to_act(s)), action)
    return why.rule if why else ""


def question(game: Playable[State], s: State) -> str:
    return list(game.game.questions)[s.question].word if s.to_act else ""


def asked(game: Playable[State], s: State) -> tuple[str, list[int]]:
    """The question, and who owes an answer."""
    return question(game, s), sorted(game.to_act(s))


def told(events: list[Happening], kind: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.kind.word == kind]


def open_door(s: State, door: str) -> None:
    a, b = door.split("|")
    way = next(way for way in range(WAYS) if z(a) + (-12, 1, 12, -1)[way] == z(b))
    set_door(s, door_at(s, z(a), way), 1)
