"""Every row of the content tables, in play: a position before, and what it is afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import shamble
from shamble.engine.language.state import push
from shamble.games.outbreak.content.gear import DECK, IN_DECK, SET_ASIDE, Gear
from shamble.games.outbreak.content.survivors import BLUE, ORANGE, RED, Skill, Survivor
from shamble.games.outbreak.content.zombies import (
    CARD_ROWS,
    EXPERIENCE,
    FIGURES,
    TOUGHNESS,
    Zombie,
)
from shamble.games.outbreak.rules.terms import noise_of
from shamble.games.outbreak.state import Standing, Step
from tests.games.outbreak.positions import (
    LETTERS,
    at,
    begin_turn,
    do,
    given,
    here,
    hold,
    kinds,
    legal,
    numbers,
    question,
    refused,
    rolling,
    run,
    w,
    where,
    z,
    zombie_step,
)

# ---- equipment: the tables of 5.1

MELEE = {  # dice, accuracy, damage, noisy, dual, opens doors (and how loud), deck, set aside
    "pan": (1, 6, 1, False, False, None, 0, 3),
    "baseball_bat": (1, 3, 1, False, False, None, 2, 0),
    "crowbar": (1, 4, 1, False, False, 0, 1, 1),
    "fire_axe": (1, 4, 2, False, False, 1, 1, 1),
    "machete": (1, 4, 2, False, True, None, 4, 0),
    "katana": (2, 4, 1, False, False, None, 2, 0),
    "chainsaw": (5, 5, 2, True, False, 1, 2, 0),
    "mas_shotgun": (1, 3, 2, False, False, None, 0, 1),
}
RANGED = {  # least and most range, dice, accuracy, damage, dual, reload, deck, set aside
    "pistol": (0, 1, 1, 4, 1, True, False, 2, 1),
    "sawed_off": (0, 1, 2, 3, 1, True, True, 4, 0),
    "shotgun": (0, 1, 2, 4, 2, False, False, 2, 0),
    "sub_mg": (0, 1, 3, 5, 1, True, False, 2, 0),
    "rifle": (1, 3, 1, 3, 1, False, False, 2, 0),
    "sniper_rifle": (1, 3, 1, 3, 1, False, False, 0, 0),
    "evil_twins": (0, 1, 2, 4, 1, False, False, 0, 1),
    "mas_shotgun": (0, 1, 2, 3, 2, False, True, 0, 1),
}
OTHERS = {
    "molotov": (0, 2), "aaaah": (4, 0), "flashlight": (2, 0), "goalie_mask": (1, 0),
    "ammo_bullets": (3, 0), "ammo_shells": (3, 0), "scope": (2, 0), "gasoline": (2, 0),
    "glass_bottles": (2, 0), "bag_of_rice": (3, 0), "canned_food": (3, 0), "water": (3, 0),
}  # fmt: skip


def test_the_counts_of_all_cards() -> None:
    counts = {name: row[-2:] for name, row in {**MELEE, **RANGED}.items()} | OTHERS
    assert len(counts) == 27
    for name, (deck, aside) in counts.items():
        gear = Gear[name.upper()]
        assert (IN_DECK[gear], SET_ASIDE[gear]) == (deck, aside), name
    assert DECK == 52
    assert sum(IN_DECK) + sum(SET_ASIDE) == 62


@pytest.mark.parametrize("name", MELEE)
def test_every_melee_weapon(name: str) -> None:
    dice, accuracy, damage, noisy, dual, opens, _, _ = MELEE[name]
    game, s = given(mara=at("B4", name), zombies={"B4": "9W"})
    with rolling(*[accuracy] * dice):
        do(game, s, "melee:h1")
    assert (here(s, "B4"), s.noise[z("B4")]) == (f"{9 - dice}W", int(noisy))
    with rolling(*[accuracy - 1] * dice):
        do(game, s, "melee:h1")
    assert here(s, "B4") == f"{9 - dice}W"
    game, s = given(mara=at("B4", name), zombies={"B4": "1F"})
    with rolling(*[6] * dice):
        do(game, s, "melee:h1")
    assert (here(s, "B4") == "") == (damage >= 2)
    game, s = given(mara=at("B4", f"{name} {name}"), zombies={"B4": "1W"})
    assert ("melee:both" in legal(game, s)) == dual
    game, s = given(mara=at("B4", name))
    assert ("open_door" in kinds(game, s)) == (opens is not None)
    if opens is not None:
        do(game, s, "open_door:north:h1")
        assert s.noise[z("B4")] == opens


@pytest.mark.parametrize("name", RANGED)
def test_every_ranged_weapon(name: str) -> None:
    least, most, dice, accuracy, damage, dual, reload, _, _ = RANGED[name]
    horde = dict.fromkeys(("A4", "B4", "C4", "D4", "E4"), "9W")
    game, s = given(mara=at("A4", name), zombies=horde)
    in_range = [a.split(":")[1] for a in legal(game, s) if a.startswith("shoot")]
    assert in_range == ["a4", "b4", "c4", "d4", "e4"][least : most + 1]
    target = in_range[-1].upper()
    with rolling(*[accuracy] * dice):
        do(game, s, f"shoot:{target.lower()}:h1")
    assert (here(s, target), s.noise[z("A4")]) == (f"{9 - dice}W", 1)
    assert (hold(s, "mara")[0] == f"{name}!") == reload
    s.hold[w("mara")][0] = Gear[name.upper()]
    with rolling(*[accuracy - 1] * dice):
        do(game, s, f"shoot:{target.lower()}:h1")
    assert here(s, target) == f"{9 - dice}W"
    game, s = given(mara=at("A4", name), zombies={"B4": "1F"})
    with rolling(*[6] * dice):
        do(game, s, "shoot:b4:h1")
    assert (here(s, "B4") == "") == (damage >= 2)
    game, s = given(mara=at("A4", f"{name} {name}"), zombies={"B4": "1W"})
    assert ("shoot:b4:both" in legal(game, s)) == dual


def molotov() -> None:
    game, s = given(mara=at("A4", "molotov"), zombies={"B4": "2W 1A"})
    do(game, s, "throw:b4")
    assert here(s, "B4") == ""


def aaaah() -> None:
    game, s = given(mara=at("B2"), draws="aaaah")
    do(game, s, "search")
    assert here(s, "B2") == "1W"


def flashlight() -> None:
    game, s = given(mara=at("B2", "", "flashlight"), draws="water water")
    do(game, s, "search", "drop")
    assert question(game, s) == "draw_on"


def goalie_mask() -> None:
    game, s = given(mara=at("B4", "goalie_mask", wounds=1))
    do(game, s, "mask")
    assert hold(s, "mara") == ["-"] * 5


def ammo(name: str) -> Callable[[], None]:
    def check() -> None:
        game, s = given(mara=at("A4", "pistol", name), zombies={"B4": "1W"})
        with rolling(1, 6):
            do(game, s, "shoot:b4:h1", "reroll:ammo")
        assert here(s, "B4") == ""

    return check


def part(one: str, other: str, made: str) -> Callable[[], None]:
    def check() -> None:
        game, s = given(mara=at("B2", "", one), draws=other)
        do(game, s, "search", "combine:r1")
        assert hold(s, "mara")[2] == made

    return check


def food(name: str) -> Callable[[], None]:
    def check() -> None:
        """Without an effect of its own: it counts where a mission asks for food."""
        game, s = given("larder_run", mara=at("I4", name, f"{name} {name}"), jax=at("I4"))
        do(game, s, "end_turn", "leave", "end_turn", "leave")
        assert game.result(s).ending == "won"

    return check


OTHER_CARDS: dict[str, Callable[[], None]] = {
    "molotov": molotov,
    "aaaah": aaaah,
    "flashlight": flashlight,
    "goalie_mask": goalie_mask,
    "ammo_bullets": ammo("ammo_bullets"),
    "ammo_shells": ammo("ammo_shells"),
    "scope": part("rifle", "scope", "sniper_rifle"),
    "gasoline": part("glass_bottles", "gasoline", "molotov"),
    "glass_bottles": part("gasoline", "glass_bottles", "molotov"),
    "bag_of_rice": food("bag_of_rice"),
    "canned_food": food("canned_food"),
    "water": food("water"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_every_other_card(name: str) -> None:
    OTHER_CARDS[name]()


def test_no_card_is_left_out() -> None:
    walked = {*MELEE, *RANGED, *OTHER_CARDS, "wound"}
    assert walked == {gear.name.lower() for gear in Gear}


# ---- zombies: 2.3 and 5.2


@pytest.mark.parametrize(
    ("kind", "actions", "toughness", "points", "figures"),
    [("W", 1, 1, 1, 40), ("R", 2, 1, 1, 16), ("F", 1, 2, 1, 8), ("A", 1, 3, 5, 1)],
)
def test_every_kind_of_zombie(
    kind: str, actions: int, toughness: int, points: int, figures: int
) -> None:
    number = LETTERS[kind]
    assert (TOUGHNESS[number], EXPERIENCE[number], FIGURES[number]) == (toughness, points, figures)
    game, s = given(mara=at("A4"), zombies={"E4": f"1{kind}"}, cards="z01")
    do(game, s, "end_turn")
    assert where(s) == {"ABCDE"[4 - actions] + "4": f"1{kind}"}
    for damage in (1, 2, 3):
        skills = "damage_melee damage_melee"[: 12 * max(0, damage - 2) or 0]
        weapon = "crowbar" if damage == 1 else "fire_axe"
        game, s = given(bolt=at("B4", weapon, skills=skills), zombies={"B4": f"1{kind}"})
        with rolling(6):
            do(game, s, "melee:h1")
        assert (here(s, "B4") == "") == (damage >= toughness)
        assert s.experience[w("bolt")] == (points if damage >= toughness else 0)


LEVELS = ("", "yellow", "orange", "red")


@pytest.mark.parametrize("card", range(42))
def test_every_line_of_every_zombie_card(card: int) -> None:
    for level, line in zip(LEVELS, CARD_ROWS[card], strict=True):
        game, s = given(
            mara=at("A4"),
            jax=at("D4"),
            zombies={"F6": "1W 1F 1R"},
            cards=f"z{card + 1:02d}",
            level=level,
        )
        s.to_act, s.depth, s.zombie_turn = 0, 0, 1
        push(s, Step.ROUND)
        push(s, Step.SPAWN, 0)
        run(game, s)
        if line[0] == "X":
            mover = {"W": "1W", "F": "1F", "R": "1R"}[line[1]]
            assert mover not in here(s, "F6")
            assert here(s, "F1") == ""
            continue
        expected = dict.fromkeys(Zombie, 0)
        for kind, count in numbers(line).items():
            expected[kind] += count
            if kind == Zombie.FATTY:
                expected[Zombie.WALKER] += 2 * count
        spot = "D4" if line.endswith("M") else "F1"
        found = numbers(here(s, spot))
        assert {kind: found.get(kind, 0) for kind in Zombie} == expected, (card + 1, level)
        assert here(s, "F6") == "1W 1F 1R"


def test_the_averages_of_the_zombie_cards() -> None:
    means = []
    for level in range(4):
        total = 0
        for row in CARD_ROWS:
            if row[level][0] != "X" and not row[level].endswith("M"):
                for kind, count in numbers(row[level]).items():
                    total += count * (3 if kind == Zombie.FATTY else 1)
        means.append(round(total / 42, 2))
    assert means == [1.0, 1.88, 2.9, 4.86]


# ---- skills: 5.3, each with a position where it works and the same without it


def plus_action(skills: str) -> bool:
    _, s = given(mara=at("A4", skills=skills))
    return s.actions == 4


def damage_melee(skills: str) -> bool:
    game, s = given(bolt=at("B4", "crowbar", skills=skills), zombies={"B4": "1F"})
    with rolling(6):
        do(game, s, "melee:h1")
    return here(s, "B4") == ""


def damage_ranged(skills: str) -> bool:
    game, s = given(teal=at("B4", "pistol", skills=skills), zombies={"C4": "1F"})
    with rolling(6):
        do(game, s, "shoot:c4:h1")
    return here(s, "C4") == ""


def roll_melee(skills: str) -> bool:
    game, s = given(wren=at("B4", "crowbar", skills=skills), zombies={"B4": "1W"})
    with rolling(3):
        do(game, s, "melee:h1")
    return here(s, "B4") == ""


def roll_ranged(skills: str) -> bool:
    game, s = given(pike=at("B4", "pistol", skills=skills), zombies={"C4": "1W"})
    with rolling(3):
        do(game, s, "shoot:c4:h1")
    return here(s, "C4") == ""


def roll_combat(skills: str) -> bool:
    return roll_melee(skills) and roll_ranged(skills)


def die_melee(skills: str) -> bool:
    game, s = given(jax=at("B4", "machete machete", skills=skills), zombies={"B4": "9W"})
    do(game, s, "melee:both")
    return s.dice_count == 4


def die_ranged(skills: str) -> bool:
    game, s = given(nell=at("B4", "pistol pistol", skills=skills), zombies={"C4": "9W"})
    do(game, s, "shoot:c4:both")
    return s.dice_count == 4


def die_combat(skills: str) -> bool:
    return die_melee(skills) and die_ranged(skills)


def free_combat(skills: str) -> bool:
    game, s = given(mara=at("B4", "crowbar", skills=skills), zombies={"B4": "9W"})
    do(game, s, "melee:h1")
    return s.actions == 3


def free_move(skills: str) -> bool:
    game, s = given(mara=at("B4", skills=skills))
    do(game, s, "move:c4")
    return s.actions == 3


def free_search(skills: str) -> bool:
    game, s = given(nell=at("B2", skills=skills), draws="water")
    do(game, s, "search", "drop")
    return s.actions == 3


def max_range(skills: str) -> bool:
    game, s = given(teal=at("B4", "pistol molotov", skills=skills), zombies={"D4": "1W"})
    return {"shoot:d4:h1", "throw:d4"} <= set(legal(game, s))


def zone_per_move(skills: str) -> bool:
    game, s = given(wren=at("A4", skills=skills))
    do(game, s, "move:b4")
    return question(game, s) == "move_on"


def two_zones(skills: str) -> bool:
    return zone_per_move(skills)


def reroll_turn(skills: str) -> bool:
    game, s = given(jax=at("B4", "crowbar", skills=skills), zombies={"B4": "9W"})
    with rolling(1):
        do(game, s, "melee:h1")
    if question(game, s) != "reroll":
        return False
    with rolling(6):
        do(game, s, "reroll:reroll_turn")
    with rolling(1):
        do(game, s, "melee:h1")  # once a turn
    return here(s, "B4") == "8W" and question(game, s) == "turn"


def double_batch(skills: str) -> bool:
    game, s = given(ash=at("B2", "", "gasoline", skills=skills), draws="glass_bottles")
    do(game, s, "search", "combine:r1")
    return question(game, s) == "place_card" and s.card == Gear.MOLOTOV


def both_hands(skills: str) -> bool:
    game, s = given(doyle=at("B4", "katana katana", skills=skills), zombies={"B4": "1W"})
    blades = "melee:both" in legal(game, s)
    game, s = given(doyle=at("B4", "shotgun shotgun", skills=skills), zombies={"B4": "1W"})
    return blades and "shoot:b4:both" in legal(game, s)


def rally(skills: str) -> bool:
    game, s = given(cass=at("A4", skills=skills), jax=at("F1"))
    if "rally" not in kinds(game, s):
        return False
    assert refused(game, s, "rally:cass") == "OUT-035"
    do(game, s, "rally:jax")
    assert refused(game, s, "rally:jax") == "OUT-035"
    do(game, s, "end_turn")
    return s.actions == 4


def second_pick(skills: str) -> bool:
    game, s = given(rags=at("B2", skills=skills), draws="aaaah katana")
    do(game, s, "search")
    if question(game, s) != "place_card":
        return False
    do(game, s, "second_pick", "keep:h1")
    return hold(s, "rags")[0] == "katana" and here(s, "B2") == "" and s.discards[Gear.AAAAH] == 1


def paired_guns(skills: str) -> bool:
    game, s = given(teal=at("B4", "rifle rifle", skills=skills), zombies={"C4": "1W"})
    return "shoot:c4:both" in legal(game, s)


def paired_blades(skills: str) -> bool:
    game, s = given(sable=at("B4", "katana katana", skills=skills), zombies={"B4": "1W"})
    return "melee:both" in legal(game, s)


def deep_pockets(skills: str) -> bool:
    game, s = given(bolt=at("B2", "pan", "water water water", skills=skills), draws="katana")
    do(game, s, "search")
    return "keep:r4" in legal(game, s)


def pick_the_fallen(skills: str) -> bool:
    game, s = given(rags=at("B4", "crowbar", skills=skills), zombies={"B4": "1W"}, draws="water")
    if "search" in kinds(game, s):
        return False
    with rolling(6):
        do(game, s, "melee:h1")
    if "search" not in kinds(game, s):
        return False
    do(game, s, "search", "drop")  # outdoors and free
    return s.actions == 2 and refused(game, s, "search") == "OUT-049"


def scrap_armor(skills: str) -> bool:
    game, s = given(
        rags=at("B4", "pan", wounds=1, skills=skills), jax=at("A1"), zombies={"B4": "1W"}
    )
    zombie_step(game, s)
    if question(game, s) != "guard":
        return False
    from tests.games.outbreak.positions import answer

    answer(game, s, "scrap:h1")
    return s.standing[w("rags")] == Standing.ON_BOARD and hold(s, "rags")[0] == "-"


def door_closer(skills: str) -> bool:
    game, s = given(bolt=at("B4", skills=skills), doors="B3|B4")
    return "close_door:north" in legal(game, s)


def ruckus(skills: str) -> bool:
    game, s = given(
        cass=at("A1", skills=skills), jax=at("F4"), noise={"F4": 5}, zombies={"C1": "1W"}
    )
    if "ruckus" not in kinds(game, s):
        return False
    do(game, s, "ruckus")
    zombie_step(game, s)
    heard = where(s) == {"B1": "1W"}
    begin_turn(game, s)  # over when its next turn begins
    return heard and s.ruckus_zone == -1


def try_again(skills: str) -> bool:
    game, s = given(jax=at("B4", "crowbar", skills=skills), zombies={"B4": "9W"})
    for _ in range(2):  # every attack
        with rolling(1):
            do(game, s, "melee:h1")
        if question(game, s) != "reroll":
            return False
        with rolling(6):
            do(game, s, "reroll:try_again")
    return here(s, "B4") == "7W"


def pair_finder(skills: str) -> bool:
    game, s = given(doyle=at("B2", skills=skills), draws="machete")
    do(game, s, "search", "keep:h1")
    if question(game, s) != "pair":
        return False
    do(game, s, "take_pair", "keep:r1")
    return hold(s, "doyle")[0] == hold(s, "doyle")[2] == "machete" and s.in_deck[Gear.MACHETE] == 2


def patch_up(skills: str) -> bool:
    game, s = given(mara=at("B4", skills=skills), jax=at("B4", wounds=1), nell=at("C4", wounds=1))
    if "patch_up" not in kinds(game, s):
        return False
    assert refused(game, s, "patch_up:nell") == "OUT-035"
    do(game, s, "patch_up:jax")
    return hold(s, "jax") == ["-"] * 5 and s.actions == 3


def soundless(skills: str) -> bool:
    game, s = given(sable=at("B4", "pistol", skills=skills), zombies={"C4": "1W"})
    if noise_of(s, z("B4")) != 0:
        return False
    do(game, s, "shoot:c4:h1")
    assert s.noise[z("B4")] == 0
    do(game, s, "noise")
    assert noise_of(s, z("B4")) == 1  # the noise action does
    do(game, s, "soundless_off")
    assert noise_of(s, z("B4")) == 2
    begin_turn(game, s)
    return noise_of(s, z("B4")) == 1


def slip_past(skills: str) -> bool:
    game, s = given(jax=at("B4", skills=skills), zombies={"B4": "9W"})
    return "move:c4" in legal(game, s)


def steady_aim(skills: str) -> bool:
    game, s = given(teal=at("B4", "pistol", skills=skills), jax=at("C4"), zombies={"C4": "1W 1R"})
    with rolling(6):
        do(game, s, "shoot:c4:h1")
    return question(game, s) == "target" and set(legal(game, s)) == {"hit:walker", "hit:runner"}


def starts_with(skills: str) -> bool:
    game = shamble.load("outbreak", 6, crew="base6" if skills else "all12")
    s = game.new(seed=0)
    return bool(s.hold[Survivor.PIKE][1] == Gear.PISTOL)


def thick_skin(skills: str) -> bool:
    game, s = given(nell=at("B4", "pan", skills=skills), zombies={"B4": "1W"})
    zombie_step(game, s)
    first = s.wounds_taken == 0
    zombie_step(game, s)  # the same zombie turn
    return first and s.wounds_taken == 1


def split_fire(skills: str) -> bool:
    game, s = given(teal=at("B4", "pistol pistol", skills=skills), zombies={"A4": "1W", "C4": "1W"})
    if "split_fire" not in kinds(game, s):
        return False
    do(game, s, "split_fire:c4:h2")
    assert legal(game, s) == ["shoot:a4:h1"]
    with rolling(6, 6):
        do(game, s, "shoot:a4:h1")
    return where(s) == {} and s.actions == 2 and s.noise[z("B4")] == 1


SKILLS: dict[Skill, Callable[[str], bool]] = {
    Skill[name.upper()]: check
    for name, check in list(globals().items())
    if name.upper() in Skill.__members__
}


def test_every_skill_has_a_position() -> None:
    assert set(SKILLS) == set(Skill)


@pytest.mark.parametrize("skill", Skill)
def test_every_skill_works_and_nothing_else_does_the_same(skill: Skill) -> None:
    check = SKILLS[skill]
    assert check(skill.name.lower())
    if skill != Skill.STARTS_WITH:
        assert not check("")


# ---- survivors: 5.4

SETS = """
mara  free_move       free_combat free_move     die_combat roll_combat patch_up
doyle pair_finder     die_ranged free_combat    roll_combat both_hands slip_past
jax   slip_past       die_melee reroll_turn     free_move roll_combat try_again
nell  free_search     die_ranged free_combat    die_combat roll_combat thick_skin
pike  starts_with     free_search roll_ranged   die_ranged rally steady_aim
wren  two_zones       roll_melee slip_past      die_combat free_move zone_per_move
bolt  door_closer     die_melee deep_pockets    damage_melee free_combat thick_skin
ash   double_batch    free_search max_range     free_combat second_pick try_again
sable soundless       slip_past paired_blades   damage_melee roll_melee reroll_turn
teal  max_range       paired_guns die_ranged    damage_ranged split_fire steady_aim
cass  ruckus          rally free_move           die_combat scrap_armor reroll_turn
rags  pick_the_fallen second_pick deep_pockets  roll_combat free_search scrap_armor
"""


def growing(name: str, experience: int) -> dict[str, Any]:
    return {name: at("B2", experience=experience)}


@pytest.mark.parametrize("line", SETS.strip().splitlines(), ids=lambda line: line.split()[0])
def test_every_survivor_grows_as_listed(line: str) -> None:
    name, blue, *rest = line.split()
    who = Survivor[name.upper()]
    assert Skill(BLUE[who]).name.lower() == blue
    assert [Skill(x).name.lower() for x in (*ORANGE[who], *RED[who])] == rest
    for choice in rest[:2]:
        game, s = given(**growing(name, 14))
        do(game, s, "objective", f"choose_skill:{choice}")
        assert s.skills[who][1:3] == [Skill.STARTS_WITH, Skill[choice.upper()]]
    for choice in rest[2:]:
        game, s = given(**growing(name, 38))
        do(game, s, "objective", f"choose_skill:{choice}")
        assert s.skills[who][3] == Skill[choice.upper()]
