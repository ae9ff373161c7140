"""Presets and variants: each changes what it says and nothing else; which may be combined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

import shamble
from shamble import Playable
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import (
    VARIANTS,
    above,
    card_in_words,
    changes,
    deck,
    discard,
    facts,
    given,
    hand,
    legal,
    pile,
    reason,
    row,
    spent,
    telling,
    time,
    told,
    turns,
    walk,
)

PRESETS = {"gentle": 2, "moderate": 1, "standard": 0, "cruel": -1}
ROADS = {"": (8, 6), "short_road": (5, 6), "alley": (4, 5)}  # HP and Nerve


def switched_on(*names: str) -> dict[str, Any]:
    return {name: True for name in names if name}


# ---- in step: what an option leaves alone


def side_by_side(
    seeds: range, first: dict[str, Any], second: dict[str, Any]
) -> Iterator[tuple[Playable[State], State, Playable[State], State]]:
    """Walks with the first options, the same actions with the second, as long as both go on."""
    game, other = shamble.load("pursuit", **first), shamble.load("pursuit", **second)
    for seed in seeds:
        s: State = other.new(seed=seed)
        for turn in walk(game, seed):
            yield game, turn.before, other, s
            if other.is_over(s) or other.why_not(s, 0, turn.action):
                break
            other.apply(s, 0, turn.action)
        else:
            yield game, turn.after, other, s


def but(game: Playable[State], s: State, *names: str) -> dict[str, object]:
    """The facts without some of them."""
    return {name: fact for name, fact in facts(game, s).items() if name not in names}


def test_daily_road_changes_nothing_on_the_table() -> None:
    rounds = 0
    for game, ours, other, theirs in side_by_side(range(40), {}, {"daily_road": True}):
        assert facts(game, ours) == facts(other, theirs)
        rounds += 1
    assert rounds > 300


# ---- presets


@pytest.mark.rule("PUR-006", "PUR-007")
@pytest.mark.parametrize(("preset", "road"), list(product(PRESETS, ROADS)))
def test_a_preset_sets_hp_and_the_road_its_base(preset: str, road: str) -> None:
    game = shamble.load("pursuit", preset=preset, **switched_on(road))
    hp, nerve = ROADS[road]
    s = game.new(seed=1)
    assert s.hp == s.hp_cap == hp + PRESETS[preset]
    assert s.nerve == s.nerve_cap == nerve


@pytest.mark.parametrize("preset", ["gentle", "moderate", "cruel"])
def test_a_preset_changes_hp_and_nothing_else(preset: str) -> None:
    for game, ours, other, theirs in side_by_side(range(30), {}, {"preset": preset}):
        if not (game.is_over(ours) or other.is_over(theirs)):
            assert but(game, ours, "hp") == but(other, theirs, "hp")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_cap_is_where_sleep_stops(preset: str) -> None:
    cap = 8 + PRESETS[preset]
    game, s = given(z=12, p=17, hp=cap - 1, under=3, preset=preset)
    game.apply(s, 0, "sleep")
    assert s.hp == cap


def test_standard_is_the_default() -> None:
    game = shamble.load("pursuit")
    assert game.options == {"preset": "standard", **dict.fromkeys(VARIANTS, "off")}


# ---- roads


@pytest.mark.parametrize(
    ("road", "numbers", "night", "evaq", "cards"),
    [
        ("", [9, 10, 8, 5], range(13, 20), range(26, 33), 28),
        ("short_road", [6, 7, 6, 3], range(10, 15), range(18, 23), 18),
        ("alley", [4, 5, 4, 2], range(9, 12), range(13, 16), 11),
    ],
)
def test_what_each_road_is_made_of(
    road: str, numbers: list[int], night: range, evaq: range, cards: int
) -> None:
    game = shamble.load("pursuit", **switched_on(road))
    nights, evaqs = set(), set()
    for seed in range(300):
        s = game.new(seed=seed)
        words = row(s).split()[1:] + deck(s).split()
        counted = Counter(words)
        assert [counted[n] for n in "0123"] == numbers
        assert len(deck(s).split()) == cards
        assert (s.player, s.zombie, s.laid) == (3, 0, 7)
        on_road = [word for word in words if word != "NIGHT" and word != "DAY"]
        evaqs.add(on_road.index("EVAQ"))
        nights.add(words.index("NIGHT"))
        assert words.index("DAY") - 1 >= evaq[0]
    assert nights == set(night)
    assert evaqs == set(evaq)


@pytest.mark.parametrize(
    ("road", "counts"), [("short_road", (6, 7, 6, 3)), ("alley", (4, 5, 4, 2))]
)
def test_shorter_roads_use_the_first_cards_of_each_number(
    road: str, counts: tuple[int, ...]
) -> None:
    firsts = [0, 9, 19, 27]  # of the Locations showing 0, 1, 2, 3
    wanted = {first + i for first, n in zip(firsts, counts, strict=True) for i in range(n)}
    s = shamble.load("pursuit", **{road: True}).new(seed=4)
    cards = s.road[:7] + s.deck[: s.deck_size]
    assert {card for card in cards if card < 32} == wanted


@pytest.mark.rule("PUR-007", "PUR-051")
def test_the_alley_caps_nerve_at_five() -> None:
    game, s = given(z=12, p=17, nerve=4, alley=True)
    game.apply(s, 0, "rest:pace_3")
    assert s.nerve == 5


# ---- open_road


def test_open_road_lays_the_whole_road_up_to_evaq() -> None:
    game, hidden = shamble.load("pursuit", open_road=True), shamble.load("pursuit")
    behind: set[int] = set()
    for seed in range(100):
        s, dealt = game.new(seed=seed), hidden.new(seed=seed)
        cards = deck(dealt).split()
        shown, rest = cards[: cards.index("EVAQ") + 1], cards[cards.index("EVAQ") + 1 :]
        road = [card for card in shown if card not in ("NIGHT", "DAY")]
        assert row(s) == " ".join([row(dealt), *road])
        assert deck(s) == " ".join(rest)
        marks = [f"N@{7 + shown.index('NIGHT')}"]
        if "DAY" in shown:
            marks.append(f"D@{7 + shown.index('DAY') - 1}")
        assert above(s) == " ".join(marks)
        assert card_in_words(s.road[s.evaq_at]) == "EVAQ"
        behind.add(len(rest))
    assert {0, 1, 2} <= behind


@pytest.mark.rule("PUR-032", "PUR-033")
def test_open_road_is_the_hidden_road_played_with_open_cards() -> None:
    """The same game move by move: only what is laid and discarded differs."""
    for game, ours, other, theirs in side_by_side(
        range(60), {"preset": "gentle"}, {"preset": "gentle", "open_road": True}
    ):
        table = ("row", "deck", "discard", "above")
        assert but(game, ours, *table) == but(other, theirs, *table)
        assert legal(game, ours) == legal(other, theirs)


LONG_ROW = "1 1 2 0 1 3 1 0 2 0 2 0 EVAQ"  # from index 12 to 24


@pytest.mark.rule("PUR-032")
@pytest.mark.parametrize(("z", "landed"), [(12, 18), (13, 19), (14, 20)])
def test_open_road_keeps_a_move_within_six_cards_of_her(z: int, landed: int) -> None:
    game, s = given(z=z, p=16, row=LONG_ROW, at=12, open_road=True)
    game.apply(s, 0, "move:pace_4")
    assert s.player == landed
    assert s.nerve == 6 - 3  # at the full price


@pytest.mark.rule("PUR-033")
def test_open_road_has_no_room_six_cards_ahead_of_her() -> None:
    game, s = given(z=12, p=18, row=LONG_ROW, open_road=True)
    assert reason(game, s, "move:pace_1") == "no_room"
    assert not [action for action in legal(game, s) if action.startswith("move")]


@pytest.mark.rule("PUR-032")
def test_open_road_ends_at_evaq() -> None:
    game, s = given(z=20, p=22, row="2 0 2 0 EVAQ", open_road=True)
    game.apply(s, 0, "move:pace_4")
    assert (s.player, game.result(s).ending) == (24, "evacuated")


def test_open_road_only_discards_in_phase_2_all_game_long() -> None:
    for _, turn in turns(60, preset="gentle", alley=True, open_road=True):
        before, after = turn.before, turn.after
        assert (after.laid, deck(after)) == (before.laid, deck(before))
        assert not {"laid", "hung"} & set(told(turn.events))
        if not after.over:
            assert after.row_start == after.zombie
            assert telling(turn.events, "discarded") == [{"count": after.zombie - before.zombie}]


def test_open_road_changes_the_time_as_ever() -> None:
    game, s = given(z=12, p=15, row=LONG_ROW, above="N@17 D@24", open_road=True)
    game.apply(s, 0, "move:pace_3")
    assert (time(s), above(s)) == ("NIGHT", "D@24")
    assert discard(s) == "1"


# ---- steady_pace


def test_steady_pace_deals_all_five_and_no_pile() -> None:
    s = shamble.load("pursuit", steady_pace=True).new(seed=1)
    assert (hand(s), pile(s), spent(s)) == ("1 2a 2b 3 4", "", "")


def test_steady_pace_offers_four_numbers_at_first() -> None:
    game, s = given(hand="1 2a 2b 3 4", steady_pace=True)
    assert len(legal(game, s)) == 9
    assert reason(game, s, "move:pace_2b") == "card_not_held"


def test_steady_pace_keeps_a_line_of_two_and_gives_the_leftmost_back() -> None:
    game = shamble.load("pursuit", steady_pace=True)
    for seed in range(60):
        line: list[str] = []
        for turn in walk(game, seed):
            assert spent(turn.before).split() == line
            assert len(hand(turn.before).split()) == 5 - len(line)
            assert sorted(hand(turn.before).split() + line) == ["1", "2a", "2b", "3", "4"]
            if turn.action == "sleep":
                assert (hand(turn.after), spent(turn.after)) == (hand(turn.before), " ".join(line))
            else:
                line = [*line, turn.action.split("_")[1]][-2:]


def test_steady_pace_tells_what_is_spent_and_what_returns() -> None:
    game, s = given(z=12, p=17, hand="1 2b 4", spent="3 2a", steady_pace=True)
    events = game.apply(s, 0, "rest:pace_1")
    assert told(events)[-3:] == ["spent", "took_back", "round"]
    assert telling(events, "took_back") == [{"card": "pace_3"}]
    assert (hand(s), spent(s)) == ("2b 3 4", "2a 1")


def test_steady_pace_deals_the_same_road() -> None:
    ours, theirs = shamble.load("pursuit"), shamble.load("pursuit", steady_pace=True)
    for seed in range(50):
        first, second = ours.new(seed=seed), theirs.new(seed=seed)
        assert (first.road, first.deck) == (second.road, second.deck)


# ---- puzzle


def test_puzzle_is_open_road_and_steady_pace() -> None:
    rounds = 0
    for game, ours, other, theirs in side_by_side(
        range(40), {"puzzle": True}, {"open_road": True, "steady_pace": True}
    ):
        assert facts(game, ours) == facts(other, theirs)
        assert legal(game, ours) == legal(other, theirs)
        rounds += 1
    assert rounds > 300


@pytest.mark.rule("PUR-014")
def test_puzzle_leaves_nothing_to_chance_after_setup() -> None:
    for _, turn in turns(40, puzzle=True):
        assert turn.after.drawn == turn.before.drawn


# ---- last_breath


@pytest.mark.rule("PUR-039")
@pytest.mark.parametrize("hp", [1, 2, 3])
def test_last_breath_saves_on_evaq_with_hp_0(hp: int) -> None:
    game, s = given(z=24, p=26, hp=hp, nerve=2, row="1 2 0 1 EVAQ", last_breath=True)
    change = changes(game, s, "move:pace_3")
    assert change == {
        "p": 28,
        "d": 4,
        "nerve": 0,
        "hp": 0,
        "hand": "1 4",
        "aside": "3",
        "ending": "evacuated",
        "score": 25 + 20 + 0 + 0,
    }


@pytest.mark.rule("PUR-039")
def test_last_breath_saves_nowhere_else() -> None:
    game, s = given(z=24, p=26, hp=1, row="1 2 0 1 EVAQ", last_breath=True)
    game.apply(s, 0, "move:pace_1")
    assert game.result(s).ending == "collapsed"


def test_last_breath_changes_nothing_before() -> None:
    for game, ours, other, theirs in side_by_side(
        range(60), {"alley": True}, {"alley": True, "last_breath": True}
    ):
        if ours.player != ours.evaq_at:
            assert facts(game, ours) == facts(other, theirs)


# ---- quiet_night


@pytest.mark.rule("PUR-034", "PUR-035")
@pytest.mark.parametrize(("card", "paid"), [("1", 0), ("2a", 0), ("3", 1), ("4", 2)])
def test_quiet_night_takes_the_floor_away(card: str, paid: int) -> None:
    others = [word for word in ("1", "3", "4") if word != card][:2]
    for nerve in range(7):
        game, s = given(
            time="night",
            z=12,
            p=14,
            hp=8,
            nerve=nerve,
            hand=" ".join([card, *others]),
            quiet_night=True,
        )
        game.apply(s, 0, f"move:pace_{card}")
        assert s.nerve == max(0, nerve - paid)
        assert 8 - s.hp == (2 if s.nerve <= 1 else 1)  # HP cost as before
        assert s.zombie == 14


@pytest.mark.parametrize("card", ["1", "3", "4"])
def test_quiet_night_changes_nothing_by_day(card: str) -> None:
    outcomes = []
    for quiet in (False, True):
        game, s = given(time="day", z=12, p=14, nerve=5, quiet_night=quiet)
        outcomes.append(changes(game, s, f"move:pace_{card}"))
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("action", ["sleep", "rest:pace_1", "rest:pace_3"])
def test_quiet_night_changes_nothing_but_moves(action: str) -> None:
    outcomes = []
    for quiet in (False, True):
        game, s = given(time="night", z=12, p=17, hp=5, nerve=3, quiet_night=quiet)
        outcomes.append(changes(game, s, action))
    assert outcomes[0] == outcomes[1]


# ---- long_night and certain_dawn


@pytest.mark.parametrize("road", ROADS)
def test_long_night_leaves_the_second_day_out(road: str) -> None:
    game = shamble.load("pursuit", long_night=True, **switched_on(road))
    full = len(deck(shamble.load("pursuit", **switched_on(road)).new(seed=0)).split())
    for seed in range(60):
        cards = deck(game.new(seed=seed)).split()
        assert "DAY" not in cards
        assert (len(cards), cards.count("NIGHT"), cards.count("EVAQ")) == (full - 1, 1, 1)


def test_long_night_never_turns_back_to_day() -> None:
    night = 0
    for _, turn in turns(60, preset="gentle", short_road=True, long_night=True):
        if time(turn.before) == "NIGHT":
            night += 1
            assert time(turn.after) == "NIGHT"
    assert night


@pytest.mark.parametrize(("road", "first_of_d"), [("", 20), ("short_road", 12), ("alley", 7)])
def test_certain_dawn_puts_the_second_day_on_top_of_packet_d(road: str, first_of_d: int) -> None:
    game = shamble.load("pursuit", certain_dawn=True, **switched_on(road))
    evaq_at: set[int] = set()
    for seed in range(200):
        cards = deck(game.new(seed=seed)).split()
        assert cards.index("DAY") == first_of_d
        evaq_at.add(cards.index("EVAQ"))
    assert evaq_at == set(range(first_of_d + 1, len(cards)))


@pytest.mark.parametrize("option", ["long_night", "certain_dawn"])
def test_the_second_day_changes_nothing_before_the_last_packet(option: str) -> None:
    ours, theirs = shamble.load("pursuit"), shamble.load("pursuit", **{option: True})
    for seed in range(50):
        first, second = ours.new(seed=seed), theirs.new(seed=seed)
        assert first.road == second.road
        assert first.deck[:20] == second.deck[:20]


# ---- combining

CLASHES = {
    frozenset(pair)
    for pair in [
        ("short_road", "alley"),
        ("long_night", "certain_dawn"),
        ("puzzle", "open_road"),
        ("puzzle", "steady_pace"),
        *(("daily_road", variant) for variant in VARIANTS if variant != "daily_road"),
        *(("daily_road", preset) for preset in PRESETS if preset != "standard"),
    ]
}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("size", range(len(VARIANTS) + 1))
def test_every_set_of_options_is_allowed_unless_two_clash(preset: str, size: int) -> None:
    for variants in combinations(VARIANTS, size):
        chosen = {*variants, preset}
        clashes = [pair for pair in CLASHES if pair <= chosen]
        if not clashes:
            game = shamble.load("pursuit", preset=preset, **switched_on(*variants))
            on = {name for name, value in game.options.items() if value == "on"}
            assert (on, game.options["preset"]) == (set(variants), preset)
            continue
        with pytest.raises(shamble.BadSetup) as refused:
            shamble.load("pursuit", preset=preset, **switched_on(*variants))
        message = str(refused.value)
        assert message.startswith("bad_setup: ")
        assert any(all(name in message for name in pair) for pair in clashes)


@pytest.mark.parametrize("pair", sorted(map(sorted, CLASHES)), ids=" + ".join)
def test_a_clash_is_refused_naming_the_two(pair: list[str]) -> None:
    chosen: dict[str, Any] = {}
    for name in pair:
        chosen.update({"preset": name} if name in PRESETS else {name: True})
    with pytest.raises(shamble.BadSetup, match=r"^bad_setup: ") as refused:
        shamble.load("pursuit", **chosen)
    assert all(name in str(refused.value) for name in pair)


def test_an_option_that_is_off_clashes_with_nothing() -> None:
    game = shamble.load("pursuit", daily_road=True, preset="standard", quiet_night=False)
    assert game.options["daily_road"] == "on"


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"silent_night": True}, ("silent_night", "quiet_night")),
        ({"standard": True}, ("standard",)),
        ({"": True}, ()),
        ({"preset": "easy"}, ("preset", "easy")),
        ({"preset": "Standard"}, ("preset", "standard")),
        ({"preset": ""}, ("preset",)),
        ({"preset": None}, ("preset",)),
        ({"preset": ["gentle", "cruel"]}, ("preset", "gentle", "cruel")),  # two presets
        ({"quiet_night": "maybe"}, ("quiet_night", "maybe")),
        ({"quiet_night": 2}, ("quiet_night",)),
        ({"quiet_night": None}, ("quiet_night",)),
        ({"quiet_night": ["on", "on"]}, ("quiet_night",)),  # a repeated variant
    ],
)
def test_unknown_names_and_bad_values_are_refused(
    options: dict[str, Any], names: tuple[str, ...]
) -> None:
    with pytest.raises(shamble.BadSetup, match=r"^bad_setup: ") as refused:
        shamble.load("pursuit", **options)
    assert all(name in str(refused.value) for name in names)


@pytest.mark.parametrize("value", [True, "on", "yes", "true", 1, "1", "ON"])
def test_a_switch_can_be_said_in_several_ways(value: object) -> None:
    game = shamble.load("pursuit", None, quiet_night=value)
    assert game.options["quiet_night"] == "on"
