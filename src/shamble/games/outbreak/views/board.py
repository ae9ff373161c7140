"""The text view: the position in at most 80 columns, and what an action is sure to bring."""

from __future__ import annotations

from dataclasses import dataclass

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    ACCURACY,
    DAMAGE,
    FIRED,
    HANDS,
    MELEE_DICE,
    NOISY,
    NOTHING,
    OPENS,
    RANGED_DICE,
    Gear,
    Hands,
)
from shamble.games.outbreak.content.survivors import Skill, Survivor
from shamble.games.outbreak.content.zombies import Level, Zombie
from shamble.games.outbreak.content.zones import BUILDINGS, Ground
from shamble.games.outbreak.missions.shelf import mission, mission_values
from shamble.games.outbreak.missions.words import Goal, TokenKind
from shamble.games.outbreak.rules.doors import NO_DOOR, NOISILY, door_at, room_behind
from shamble.games.outbreak.rules.endings import food_escaped, tokens_left
from shamble.games.outbreak.rules.gear_action import holder, slot_at
from shamble.games.outbreak.rules.moving import move_cost
from shamble.games.outbreak.rules.spawning import danger
from shamble.games.outbreak.rules.terms import (
    escaped,
    face,
    is_living,
    is_silent,
    level_of,
    skill,
    slots_of,
    wounds_of,
)
from shamble.games.outbreak.state import Act, Option, Question, Standing, State
from shamble.games.outbreak.views import summary
from shamble.games.outbreak.views.ahead import Horde, next_step
from shamble.games.outbreak.views.drawing import LETTERS, cut, map_lines
from shamble.rules import Action, Words, index_of

__all__ = ["Forecast", "board", "forecast", "summary"]


# ---- names


def gear_name(card: int, say: Words) -> str:
    if card == NOTHING:
        return say("board-empty")
    name = str(say.thing("gear", Gear(face(card)).name.lower()))
    return name + (f" {say('board-fired')}" if card >= FIRED else "")


def survivor_name(who: int, say: Words) -> str:
    return str(say.thing("survivor", Survivor(who).name.lower()))


def mission_name(s: State, say: Words) -> str:
    """Own missions are called as their files say."""
    value = mission_values()[s.mission]
    key = f"option-mission-{value}"
    return say(key) if say.has(key) else str(mission(value)["title"])


def level_name(level: int, say: Words) -> str:
    return str(say.thing("level", Level(level).name.lower()))


# ---- the board


@game.board
def board(s: State, player: int, say: Words) -> list[str]:
    lines = [
        say(
            "board-round",
            round=s.round,
            level=level_name(danger(s), say),
            mission=mission_name(s, say),
        ),
        *map_lines(s),
        say("board-legend"),
        say("board-legend_marks"),
        *(survivor_line(s, i, say) for i in range(s.team) if s.circle[i] >= 0),
        *active_lines(s, say),
        f"{say('board-goals')}: " + " · ".join(goal_texts(s, say)),
        f"{say('board-stock')}: {stock_text(s)}   {say('board-deck')}: {deck_text(s, say)}",
        *ahead_lines(s, say),
    ]
    return [cut(line) for line in lines]


def survivor_line(s: State, place: int, say: Words) -> str:
    who = s.circle[place]
    head = f"{place + 1} {survivor_name(who, say)}"
    if s.standing[who] == Standing.DEAD:
        return f"{head}: {say('board-dead')}"
    if s.standing[who] == Standing.ESCAPED:
        return f"{head}: {say('board-escaped')}"
    level = level_name(level_of(s.experience[who]), say)
    hands = " | ".join(gear_name(s.hold[who][slot], say) for slot in range(HANDS))
    bag = [s.hold[who][slot] for slot in range(HANDS, slots_of(s, who))]
    rest = ", ".join(gear_name(card, say) for card in bag if card != NOTHING)
    hurt = f" {say('board-wounded')}" if wounds_of(s, who) else ""
    return f"{head} {s.experience[who]} {level}{hurt} [{hands}]" + (f" {rest}" if rest else "")


def active_lines(s: State, say: Words) -> list[str]:
    if s.active < 0:
        return []
    line = say("board-active", survivor=survivor_name(s.active, say), actions=s.actions)
    free = [
        say(f"board-free_{word}") + (f" ×{count}" if count > 1 else "")
        for word, count in (
            ("move", s.free_moves),
            ("combat", s.free_combats),
            ("search", s.free_searches),
        )
        if count
    ]
    return [line + (f"   {say('board-free', list=', '.join(free))}" if free else "")]


def goal_texts(s: State, say: Words) -> list[str]:
    texts = []
    goals = s.goals
    counts = [s.token_kind[: s.token_count].count(kind) for kind in TokenKind]
    if goals[Goal.OBJECTIVES_TAKEN] > 0:
        done = counts[TokenKind.TAKE] - tokens_left(s, TokenKind.TAKE)
        texts.append(say("board-goal_taken", done=done, all=counts[TokenKind.TAKE]))
    if goals[Goal.SWITCHES_ON] > 0:
        done = counts[TokenKind.SWITCH] - tokens_left(s, TokenKind.SWITCH)
        texts.append(say("board-goal_switches", done=done, all=counts[TokenKind.SWITCH]))
    if goals[Goal.ESCAPED] >= 0:
        texts.append(say("board-goal_escaped", min=goals[Goal.ESCAPED], done=escaped(s)))
    if goals[Goal.FOOD] >= 0:
        texts.append(say("board-goal_food", food=goals[Goal.FOOD], done=food_escaped(s)))
    for kind in Zombie:
        if goals[Goal.KILLED_WALKER + kind] > 0:
            name = say.thing("zombie", kind.name.lower())
            count, done = goals[Goal.KILLED_WALKER + kind], s.killed[kind]
            texts.append(say("board-goal_killed", count=count, zombie=name, done=done))
    for goal, word in ((Goal.LEVEL_ANY, "level_any"), (Goal.LEVEL_ALL, "level_all")):
        if goals[goal] >= 0:
            texts.append(say(f"board-goal_{word}", level=level_name(goals[goal], say)))
    if goals[Goal.ROUND_END] >= 0:
        texts.append(say("board-goal_round", round=goals[Goal.ROUND_END]))
    if goals[Goal.BUILDING] >= 0:
        texts.append(say("board-goal_building", building=BUILDINGS[goals[Goal.BUILDING]]))
    if goals[Goal.TEAM_BELOW] >= 0:
        texts.append(say("board-goal_team", min=goals[Goal.TEAM_BELOW]))
    if goals[Goal.ROUND_LIMIT] > 0:
        texts.append(say("board-goal_limit", round=goals[Goal.ROUND_LIMIT]))
    return texts


def stock_text(s: State) -> str:
    return " ".join(f"{count}{letter}" for count, letter in zip(s.stock, LETTERS, strict=True))


def deck_text(s: State, say: Words) -> str:
    return say("board-decks", gear=s.gear_count, zombies=s.zombie_size - s.zombie_next)


def ahead_lines(s: State, say: Words) -> list[str]:
    """The forecast of the next zombie step, horde by horde."""
    if s.zombie_turn or s.over:
        return []
    said = [horde_text(horde, say) for horde in next_step(s)]
    return [f"{say('board-ahead')}: {text}" for text in said[:6]]


def horde_text(horde: Horde, say: Words) -> str:
    letters = dict(zip((kind.name.lower() for kind in Zombie), LETTERS, strict=True))
    count = "".join(f"{n}{letters[kind]}" for kind, n in horde.zombies.items())
    if horde.deed == "attack":
        return say("board-ahead_attack", count=count, zone=horde.zone)
    if horde.deed == "stay" or not horde.pulls:
        return say("board-ahead_stay", count=count, zone=horde.zone)
    return say(
        "board-ahead_horde",
        count=count,
        zone=horde.zone,
        to=", ".join(horde.to),
        noise=horde.pulls[0].noise,
        target=", ".join(pull.target for pull in horde.pulls),
    )


# ---- forecasts


@dataclass(frozen=True)
class Forecast:
    """What an action is sure to bring."""

    text: str
    deadly: bool
    data: dict[str, int | str | None]

    def numbers(self) -> dict[str, int | str | None]:
        """The same without words, for a page that has its own."""
        return self.data


@game.forecast
def forecast(s: State, player: int, action: Action, say: Words) -> Forecast:
    indices = [
        index_of(domain, action.args[name]) for name, domain in action.kind.signature.domains
    ]
    who = s.about[0]
    if action.kind in (Act.DISCARD, Act.LOSE, Act.SCRAP, Act.CARRY):
        return Forecast(gear_name(s.hold[who][indices[0]], say), False, {})
    if action.kind == Act.SWAP:
        return of_swap(s, indices, say)
    if s.question != Question.TURN:
        return Forecast("", False, {})
    if action.kind == Act.MOVE:
        cost = move_cost(s, who)
        return Forecast(say("forecast-cost", actions=cost), False, {"actions": cost})
    if action.kind in (Act.SHOOT, Act.MELEE):
        return of_attack(s, who, action.kind, indices, say)
    if action.kind == Act.THROW:
        suicide = indices[0] == s.at[who]
        text = say("forecast-suicide" if suicide else "forecast-burns", zone=action.args["zone"])
        return Forecast(text, suicide, {"zone": str(action.args["zone"])})
    if action.kind == Act.OPEN_DOOR:
        return of_door(s, who, indices, say)
    if action.kind == Act.OBJECTIVE:
        return Forecast(say("forecast-token"), False, {"experience": 5})
    return Forecast("", False, {})


def of_swap(s: State, indices: list[int], say: Words) -> Forecast:
    """Which cards change places."""
    cards = [s.hold[holder(s, place)][slot_at(place)] for place in indices]
    return Forecast(" ↔ ".join(gear_name(card, say) for card in cards), False, {})


def of_attack(s: State, who: int, kind: int, indices: list[int], say: Words) -> Forecast:
    """Dice, accuracy, damage, and who is hit first."""
    melee = kind == Act.MELEE
    zone, hands = (s.at[who], indices[0]) if melee else (indices[0], indices[1])
    gear = face(s.hold[who][0 if hands == Hands.BOTH else hands])
    sort = ("MELEE",) if melee else ("RANGED",)
    bonus = {
        word: skill(s, who, Skill[f"{word}_{sort[0]}"])
        + (skill(s, who, Skill[f"{word}_COMBAT"]) if word != "DAMAGE" else 0)
        for word in ("DIE", "ROLL", "DAMAGE")
    }
    weapons = 2 if hands == Hands.BOTH else 1
    dice = weapons * ((MELEE_DICE if melee else RANGED_DICE)[gear] + bonus["DIE"])
    accuracy = max(2, ACCURACY[gear] - bonus["ROLL"])
    damage = DAMAGE[gear] + bonus["DAMAGE"]
    parts = [
        gear_name(gear, say),
        say("forecast-dice", dice=dice, accuracy=accuracy, damage=damage),
    ]
    data: dict[str, int | str | None] = {"dice": dice, "accuracy": accuracy, "damage": damage}
    chooses = melee or gear == Gear.SNIPER_RIFLE or skill(s, who, Skill.STEADY_AIM) > 0
    if not chooses:
        parts += order_of_targets(s, who, zone, say, data)
    if (gear == Gear.CHAINSAW if melee else NOISY[gear]) and not is_silent(s, who):
        parts.append(say("forecast-noise"))
    return Forecast(" · ".join(parts), False, data)


def order_of_targets(
    s: State, who: int, zone: int, say: Words, data: dict[str, int | str | None]
) -> list[str]:
    """OUT-089: humans, walkers, fatties and the Abomination, runners."""
    friends = [
        other
        for other in s.circle[: s.team]
        if other != who and is_living(s, other) and s.at[other] == zone
    ]
    if friends and s.options[Option.FRIENDLY_FIRE]:
        names = ", ".join(survivor_name(other, say) for other in friends)
        data["friends"] = len(friends)
        return [say("forecast-friends", names=names)]
    first = next(kind for kind in Zombie if s.zombies[zone][kind])
    data["first"] = first.name.lower()
    return [say("forecast-order", first=str(say.thing("zombie", first.name.lower())))]


def of_door(s: State, who: int, indices: list[int], say: Words) -> Forecast:
    way, tool = indices
    parts, data = [], dict[str, int | str | None]()
    if OPENS[face(s.hold[who][tool])] == NOISILY and not is_silent(s, who):
        parts.append(say("forecast-noise"))
    door = door_at(s, s.at[who], way)
    if door != NO_DOOR:
        ground = s.ground[room_behind(s, door)]
        if not s.entered >> (ground - Ground.ROOM) & 1:
            count = s.ground.count(ground)
            data["cards"] = count
            parts.append(say("forecast-rooms", count=count))
    return Forecast(" · ".join(parts), False, data)
