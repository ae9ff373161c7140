"""The worked examples of the rule book, TV-01 to TV-32 and TV-37 to TV-39.

`changes` names everything an action changed: what is not mentioned has stayed as it was. (TV-33,
35 and 36 are exact values: see test_solver.py.)
"""

from __future__ import annotations

from collections import Counter

import pytest

import shamble
from shamble import Playable
from shamble.games.pursuit.content.cards import Card
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import (
    Turn,
    above,
    card_in_words,
    changes,
    deck,
    facts,
    given,
    hand,
    legal,
    pile,
    playable,
    row,
    set_pile,
    spent,
    time,
    turns,
)

# ---- Sleep


def test_tv_01_figure_06_by_day() -> None:
    game, s = given(time="day", z=5, p=10, hp=3, nerve=4, row="1 0 2 1 0 3 1", at=5, deck="2 1 0 1")
    assert changes(game, s, "sleep") == {
        "hp": 6,
        "z": 8,
        "d": 2,
        "discard": "1 0 2",
        "row": "@8: 1 0 3 1 2 1 0",
        "deck": "1",
    }
    assert (hand(s), pile(s)) == ("1 3 4", "2a 2b")


def test_tv_02_figure_06_at_night() -> None:
    game, s = given(
        time="night", z=5, p=10, hp=3, nerve=4, row="1 0 2 1 0 3 1", at=5, deck="2 1 0 1"
    )
    assert changes(game, s, "sleep") == {
        "hp": 6,
        "z": 9,
        "d": 1,
        "discard": "1 0 2 1",
        "row": "@9: 0 3 1 2 1 0 1",
        "deck": "",
    }


def test_tv_03_caught_asleep() -> None:
    game, s = given(time="night", z=5, p=9, hp=3, row="1 0 2 1 3 0 1", at=5)
    assert changes(game, s, "sleep") == {
        "hp": 6,
        "z": 9,
        "d": 0,
        "ending": "caught",
        "score": 6,
    }


def test_tv_04_no_carry_over() -> None:
    game, s = given(time="day", z=5, p=10, hp=7, nerve=4, row="1 0 2 1 0 3 1", at=5, deck="2 1 0 1")
    game.apply(s, 0, "sleep")
    assert (s.hp, s.zombie, s.player - s.zombie) == (8, 8, 2)


def test_tv_05_full_hp() -> None:
    game, s = given(time="day", z=5, p=10, hp=8, under=1)
    assert "sleep" in legal(game, s)
    game.apply(s, 0, "sleep")
    assert (s.hp, s.zombie, s.player - s.zombie) == (8, 6, 4)


@pytest.mark.parametrize("hp", range(1, 9))
def test_tv_06_zero(hp: int) -> None:
    game, s = given(under=0, hp=hp)
    assert "sleep" not in legal(game, s)


@pytest.mark.parametrize(
    ("time", "d", "left"), [("day", 4, 1), ("day", 3, 0), ("night", 5, 1), ("night", 4, 0)]
)
def test_tv_08_safe_edge(time: str, d: int, left: int) -> None:
    game, s = given(time=time, z=12, p=12 + d, under=3)
    game.apply(s, 0, "sleep")
    assert s.player - s.zombie == left
    assert game.result(s).ending == (None if left else "caught")


# ---- Phase 2 and EVAQ


def test_tv_09_figure_07() -> None:
    game, s = given(
        time="day",
        z=4,
        p=8,
        hp=5,
        nerve=3,
        hand="1 2a 4",
        pile="3 2b",
        row="0 1 2 0 1 3 1",
        at=4,
        deck="1 NIGHT 2 0",
    )
    assert changes(game, s, "rest:pace_2a") == {
        "nerve": 5,
        "z": 6,
        "d": 2,
        "discard": "0 1",
        "row": "@6: 2 0 1 3 1 1 2",
        "above": "N@12",
        "deck": "0",
        "hand": "1 3 4",
        "pile": "2a 2b",
    }


def test_tv_10_evaq_cuts_the_refill_short() -> None:
    game, s = given(
        time="night",
        z=20,
        p=25,
        nerve=3,
        hand="1 2a 4",
        pile="3 2b",
        row="0 1 2 0 1 3 1",
        at=20,
        deck="1 EVAQ 2 0",
    )
    assert changes(game, s, "rest:pace_2a") == {
        "nerve": 5,
        "z": 23,
        "d": 2,
        "discard": "0 1 2",
        "row": "@23: 0 1 3 1 1 EVAQ",
        "deck": "2 0",
        "hand": "1 3 4",
        "pile": "2a 2b",
    }
    assert s.evaq_at == 28


def test_tv_11_day_then_evaq() -> None:
    game, s = given(
        time="night",
        z=20,
        p=24,
        hp=5,
        nerve=3,
        row="0 1 2 0 1 3 1",
        at=20,
        deck="1 DAY EVAQ 0 2",
    )
    assert changes(game, s, "move:pace_3") == {
        "p": 26,
        "nerve": 2,
        "hp": 4,
        "z": 22,
        "discard": "0 1",
        "row": "@22: 2 0 1 3 1 1 EVAQ",
        "above": "D@28",
        "deck": "0 2",
        "hand": "1 2a 4",
        "pile": "2b 3",
    }
    assert s.player - s.zombie == 4


def test_tv_12_phase_2_skipped() -> None:
    game, s = given(time="night", z=22, p=24, hp=5, nerve=3, row="1 2 0 1 3 1 EVAQ", at=21)
    assert changes(game, s, "move:pace_1") == {
        "p": 25,
        "nerve": 2,
        "hp": 4,
        "z": 24,
        "d": 1,
        "hand": "2a 3 4",
        "pile": "1 2b",
    }


# ---- Phase 3


def tv_14_start(hand: str = "1 3 4") -> tuple[Playable[State], State]:
    return given(
        time="day",
        z=12,
        p=15,
        hp=6,
        nerve=6,
        row="0 1 2 0 1 3 1",
        at=12,
        above="N@17",
        deck="2 0 1",
        hand=hand,
    )


def test_tv_14_passing() -> None:
    game, s = tv_14_start()
    assert changes(game, s, "move:pace_3") == {
        "p": 18,
        "nerve": 4,
        "hp": 5,
        "z": 13,
        "d": 5,
        "discard": "0",
        "row": "@13: 1 2 0 1 3 1 2",
        "deck": "0 1",
        "above": "",
        "time": "NIGHT",
        "hand": "1 2a 4",
        "pile": "2b 3",
    }
    assert card_in_words(s.road[17]) == "3"


def test_tv_15_next_round_at_night() -> None:
    game, s = tv_14_start()
    game.apply(s, 0, "move:pace_3")
    assert (hand(s), row(s)) == ("1 2a 4", "@13: 1 2 0 1 3 1 2")
    game.apply(s, 0, "move:pace_4")
    assert (s.player, s.nerve, s.hp, s.zombie, s.player - s.zombie) == (19, 2, 4, 15, 4)


def test_tv_16_reaching_exactly() -> None:
    game, s = tv_14_start(hand="1 2a 4")
    game.apply(s, 0, "move:pace_2a")
    assert (s.player, s.nerve, s.hp, s.zombie, s.player - s.zombie) == (17, 5, 5, 13, 4)
    assert (time(s), above(s)) == ("NIGHT", "")


def test_tv_17_not_yet() -> None:
    game, s = tv_14_start()
    game.apply(s, 0, "move:pace_1")
    assert s.player == 16
    assert (time(s), above(s)) == ("DAY", "N@17")


# ---- Move


def test_tv_18_zone_after_payment() -> None:
    game, s = given(time="day", z=12, p=14, hp=8, nerve=6)
    game.apply(s, 0, "move:pace_4")
    assert (s.player, s.nerve, s.hp, s.zombie, s.player - s.zombie) == (18, 3, 6, 13, 5)


@pytest.mark.parametrize(("quiet_night", "nerve", "hp"), [(False, 1, 2), (True, 2, 3)])
def test_tv_19_night_discount_and_floor(quiet_night: bool, nerve: int, hp: int) -> None:
    game, s = given(time="night", z=12, p=14, hp=4, nerve=2, hand="1 2a 4", quiet_night=quiet_night)
    game.apply(s, 0, "move:pace_2a")
    assert (s.player, s.nerve, s.hp, s.zombie, s.player - s.zombie) == (16, nerve, hp, 14, 2)


def test_tv_22_no_room() -> None:
    game, s = given(time="day", z=12, p=18, under=0)
    assert legal(game, s) == ["rest:pace_1", "rest:pace_3", "rest:pace_4"]


def test_tv_23_collapse() -> None:
    game, s = given(time="day", z=12, p=15, hp=2, nerve=2)
    assert changes(game, s, "move:pace_1") == {
        "p": 16,
        "d": 4,
        "nerve": 1,
        "hp": 0,
        "hand": "3 4",
        "aside": "1",
        "ending": "collapsed",
        "score": 13,
    }


def test_tv_25_evacuated() -> None:
    game, s = given(time="night", z=24, p=26, hp=5, nerve=4, row="1 2 0 1 EVAQ")
    assert changes(game, s, "move:pace_4") == {
        "p": 28,
        "d": 4,
        "nerve": 2,
        "hp": 4,
        "hand": "1 3",
        "aside": "4",
        "ending": "evacuated",
        "score": 25 + 20 + 8 + 2,
    }


# ---- Rest and hand


def test_tv_27_cap() -> None:
    game, s = given(time="day", z=12, p=17, nerve=5)
    game.apply(s, 0, "rest:pace_3")
    assert (s.nerve, s.zombie, s.player - s.zombie) == (6, 15, 2)


def test_tv_29_phase_4() -> None:
    game, s = given(hand="1 3 4", pile="2a 2b")
    game.apply(s, 0, "move:pace_3")
    assert hand(s) == "1 2a 4"
    assert set(pile(s).split()) == {"2b", "3"}

    game, s = given(hand="1 3 4", pile="2a 2b")
    game.apply(s, 0, "sleep")
    assert (hand(s), pile(s)) == ("1 3 4", "2a 2b")


def test_tv_29_either_card_on_top_half_the_time() -> None:
    games = 2000
    on_top: Counter[str] = Counter()
    for drawn in range(games):
        game, s = given(hand="1 3 4", pile="2a 2b")
        s.drawn = 16 * drawn  # another part of the random stream
        game.apply(s, 0, "move:pace_3")
        on_top[pile(s).split()[0]] += 1
    assert set(on_top) == {"2b", "3"}
    assert abs(on_top["3"] - games / 2) < 4 * (games / 4) ** 0.5  # four standard deviations


def test_tv_30_steady_pace() -> None:
    game, s = given(hand="1 2a 2b 3 4", hp=8, z=6, p=9, steady_pace=True)
    assert spent(s) == ""
    game.apply(s, 0, "move:pace_3")
    assert (spent(s), hand(s)) == ("3", "1 2a 2b 4")
    game.apply(s, 0, "move:pace_2a")
    assert (spent(s), hand(s)) == ("3 2a", "1 2b 4")
    s.road[s.player] = 9  # a Location with +1 to sleep on
    game.apply(s, 0, "sleep")
    assert (spent(s), hand(s)) == ("3 2a", "1 2b 4")
    game.apply(s, 0, "rest:pace_1")
    assert (spent(s), hand(s)) == ("2a 1", "2b 3 4")


# ---- Setup


def test_tv_31_setup_properties() -> None:
    game = shamble.load("pursuit")
    for seed in range(500):
        s = game.new(seed=seed)
        cards = deck(s).split()
        assert len(row(s).split()[1:]) == 7
        assert len(cards) == 28
        assert (len(hand(s).split()), len(pile(s).split())) == (3, 2)
        numbers = Counter(row(s).split()[1:] + cards)
        assert [numbers[n] for n in "0123"] == [9, 10, 8, 5]
        assert 7 <= 1 + cards.index("NIGHT") <= 13
        assert 21 <= 1 + cards.index("DAY") <= 28
        assert 21 <= 1 + cards.index("EVAQ") <= 28
        held = playable(s)
        asleep = ["sleep"] if row(s).split()[1 + 3] != "0" else []
        assert len(held) in (2, 3)
        assert legal(game, s) == [
            *asleep,
            *(f"move:pace_{word}" for word in held),
            *(f"rest:pace_{word}" for word in held),
        ]


# ---- A complete game

TV_32 = """
  1 DAY   move:pace_3   1  6 5 7 4 | @1: 2 1 1 3 0 0 0    |      | DAY   | 1 2b 4  | 3 2a
  2 DAY   rest:pace_2b  3  6 3 7 6 | @3: 1 3 0 0 0 2 2    |      | DAY   | 1 3 4   | 2a 2b
  3 DAY   move:pace_3   4  9 5 6 4 | @4: 3 0 0 0 2 2 1    |      | DAY   | 1 2a 4  | 2b 3
  4 DAY   rest:pace_2a  6  9 3 6 6 | @6: 0 0 2 2 1 1 2    |      | DAY   | 1 2b 4  | 2a 3
  5 DAY   move:pace_2b  7 11 4 5 5 | @7: 0 2 2 1 1 2 0    |      | DAY   | 1 2a 4  | 3 2b
  6 DAY   sleep         8 11 3 6 5 | @8: 2 2 1 1 2 0 0    |      | DAY   | 1 2a 4  | 3 2b
  7 DAY   rest:pace_1   9 11 2 6 6 | @9: 2 1 1 2 0 0 3    |      | DAY   | 2a 3 4  | 1 2b
  8 DAY   sleep        10 11 1 7 6 | @10: 1 1 2 0 0 3 3   | N@16 | DAY   | 2a 3 4  | 1 2b
  9 DAY   move:pace_3  11 14 3 6 4 | @11: 1 2 0 0 3 3 1   | N@16 | DAY   | 1 2a 4  | 3 2b
 10 DAY   rest:pace_2a 13 14 1 6 6 | @13: 0 0 3 3 1 0 2   | N@16 | DAY   | 1 3 4   | 2b 2a
 11 DAY   move:pace_3  14 17 3 5 4 | @14: 0 3 3 1 0 2 0   |      | NIGHT | 1 2b 4  | 3 2a
 12 NIGHT rest:pace_1  16 17 1 5 5 | @16: 3 1 0 2 0 2 0   |      | NIGHT | 2b 3 4  | 2a 1
 13 NIGHT move:pace_4  18 21 3 4 3 | @18: 0 2 0 2 0 3 2   |      | NIGHT | 2a 2b 3 | 4 1
 14 NIGHT move:pace_3  20 24 4 3 2 | @20: 0 2 0 3 2 3 2   |      | NIGHT | 2a 2b 4 | 1 3
 15 NIGHT sleep        23 24 1 5 2 | @23: 3 2 3 2 0 1 1   |      | NIGHT | 2a 2b 4 | 1 3
 16 NIGHT move:pace_4  25 28 3 3 0 | @25: 3 2 0 1 1 EVAQ  | D@30 | NIGHT | 1 2a 2b | 3 4
 17 NIGHT sleep        27 28 1 4 0 | @25: 3 2 0 1 1 EVAQ  | D@30 | NIGHT | 1 2a 2b | 3 4
 18 NIGHT move:pace_2a 27 30 3 2 0 | @25: 3 2 0 1 1 EVAQ  | D@30 | NIGHT | 1 2b    | 3 4
"""


def test_tv_32_a_complete_game() -> None:
    game, s = given(
        z=0,
        p=3,
        row="1 2 1 1 3 0 0",
        deck="0 2 2 1 1 2 | 0 0 3 NIGHT 3 1 0 | 2 0 2 0 3 2 3 | 2 0 1 1 DAY EVAQ 1 1",
        hand="4 3 1",
        pile="2b 2a",
    )
    for line in TV_32.strip().splitlines():
        round_and_pieces, *table = (part.strip() for part in line.split("|"))
        number, time_now, action, *pieces = round_and_pieces.split()
        assert (s.round, time(s)) == (int(number), time_now)
        game.apply(s, 0, action)
        z, p, d, hp, nerve = map(int, pieces)
        assert (s.zombie, s.player, s.player - s.zombie) == (z, p, d)
        assert (s.hp, s.nerve) == (hp, nerve)
        assert [row(s), above(s), time(s), hand(s)] == table[:4]
        set_pile(s, table[4])
    assert facts(game, s)["ending"] == "evacuated"
    assert facts(game, s)["score"] == 27 + 20 + 4 + 0
    find_facts = game.game.functions.facts
    assert find_facts
    assert find_facts(s)["rank"] == "rank_6"
    assert facts(game, s)["aside"] == "2a"
    assert deck(s) == "1 1"
    assert s.times_count == 2  # the second DAY was never placed


# ---- Invariants

MANY_OPTIONS: list[dict[str, object]] = [
    {},
    {"preset": "gentle"},
    {"preset": "cruel", "last_breath": True},
    {"preset": "gentle", "certain_dawn": True},
    {"preset": "gentle", "short_road": True},
    {"preset": "moderate", "alley": True, "long_night": True},
]


def budget(s: State) -> int:
    return s.hp + s.nerve + s.player - s.zombie


def nothing_lost(turn: Turn) -> bool:
    """Nobody died, and neither a cap, nor the row's end, nor want of Nerve took anything away."""
    before, after = turn.before, turn.after
    if after.over:
        return False
    if turn.action == "sleep":
        return before.hp + int(card_in_words(before.road[before.player])) <= before.hp_cap
    v = int(turn.action.split("_")[1][0])
    if turn.action.startswith("rest"):
        return before.nerve + v <= before.nerve_cap
    cost = {"DAY": [1, 1, 2, 3], "NIGHT": [1, 1, 1, 2]}[time(before)][v - 1]
    return before.player + v < before.laid and before.nerve >= cost


STRAIN = {"DAY": [3, 3, 2, 2, 1, 1, 1], "NIGHT": [2, 2, 1, 1, 1, 1, 1]}
SLOW_MOVE = {"DAY": [1, 0, 0, 0], "NIGHT": [2, 1, 0, 0]}


@pytest.mark.parametrize("options", MANY_OPTIONS)
def test_tv_37_what_a_round_costs(options: dict[str, object]) -> None:
    kinds = Counter[tuple[str, str]]()
    for _, turn in turns(80, **options):
        if not nothing_lost(turn):
            continue
        now = time(turn.before)
        loss = budget(turn.before) - budget(turn.after)
        kinds[now, turn.action.split(":")[0]] += 1
        if turn.action.startswith("move"):
            v = int(turn.action.split("_")[1][0])
            assert loss == STRAIN[now][turn.after.nerve] + SLOW_MOVE[now][v - 1]
        else:
            assert loss == (1 if now == "NIGHT" else 0)
    assert len(kinds) == 6  # Move, Rest and Sleep, by DAY and by NIGHT


def test_tv_37_start() -> None:
    assert budget(shamble.load("pursuit").new(seed=1)) == 17


@pytest.mark.parametrize("options", [*MANY_OPTIONS, {"open_road": True}, {"steady_pace": True}])
def test_tv_38_at_the_start_of_every_phase_1(options: dict[str, object]) -> None:
    rounds = 0
    for game, turn in turns(60, **options):
        s = turn.before
        rounds += 1
        assert 1 <= s.player - s.zombie <= 5
        assert 1 <= s.hp <= s.hp_cap
        assert 0 <= s.nerve <= s.nerve_cap
        if "steady_pace" in options:
            paces = hand(s).split() + spent(s).split()
        else:
            paces = hand(s).split() + pile(s).split()
            assert (len(hand(s).split()), len(pile(s).split())) == (3, 2)
        assert sorted(paces) == ["1", "2a", "2b", "3", "4"]
        if s.evaq_at < 0:
            assert s.laid - s.row_start == 7
        if s.evaq_at < 0 or "open_road" in options:
            assert s.zombie == s.row_start
        every_road_card_is_somewhere(game, s)
        assert game.broken(s) == 0  # the engine's own count agrees
    assert rounds > 300


def every_road_card_is_somewhere(game: Playable[State], s: State) -> None:
    """And nowhere twice: discard, row, deck, above the row, time stack."""
    cards = [card for card in s.road if card >= 0]
    cards += s.deck[s.deck_next : s.deck_size]
    cards += s.above[: s.above_count] + s.times[: s.times_count]
    assert len(set(cards)) == len(cards)
    numbers = Counter(card_in_words(card) for card in cards)
    on = {name for name, value in game.options.items() if value == "on"}
    road = (6, 7, 6, 3) if "short_road" in on else (4, 5, 4, 2) if "alley" in on else (9, 10, 8, 5)
    assert tuple(numbers[number] for number in "0123") == road
    assert {Card.DAY_1, Card.NIGHT_1, Card.EVAQ} <= set(cards)
    assert (Card.DAY_2 in cards) == ("long_night" not in on)


@pytest.mark.parametrize("options", MANY_OPTIONS)
def test_tv_39_the_zombie_walks_on(options: dict[str, object]) -> None:
    ends = Counter[str | None]()
    for game, turn in turns(80, **options):
        ending = game.result(turn.after).ending
        ends[ending] += 1
        steps = turn.after.zombie - turn.before.zombie
        if ending in ("evacuated", "collapsed"):
            assert steps == 0
        else:
            assert steps >= 1
    assert ends["collapsed"] and ends["caught"] and ends[None]
