"""Setup: colours, cards, the first Chief, placement, the opening zombies."""

from __future__ import annotations

from collections import Counter

import pytest

import shamble
from shamble.engine.language.rule import how_many
from shamble.games.mall.content.places import FEW
from shamble.games.mall.rules.setup import opening_zombies, roll_four
from shamble.games.mall.rules.terms import living
from shamble.games.mall.state import Phase, State
from tests.games.mall.positions import Table, given, stand

COUNTS = pytest.mark.parametrize("n", [3, 4, 5, 6])


def fresh(n: int, seed: int = 0, **options: object) -> Table:
    game = shamble.load("mall", n, **options)
    return Table(game, game.new(seed=seed))


def placing(n: int, first: int, second: int, player: int = 0, **places: str) -> Table:
    """In the middle of placement: the player has rolled and nobody else stands yet."""
    t = fresh(n, first_chief="seat_0")
    stand(t.s, places)
    t.s.chief = player
    t.s.to_act = t.s.asked = 1 << player
    t.s.dice[0], t.s.dice[1] = first - 1, second - 1
    return t


def placed_game(n: int, seed: int) -> list[shamble.Happening]:
    """All events from the setup to the first question of round 1."""
    game = shamble.load("mall", n)
    events: list[shamble.Happening] = []
    s = game.new(seed=seed, events=events)
    while s.phase == Phase.SETUP:
        player = min(game.to_act(s))
        events += game.apply(s, player, game.legal(s, player)[0])
    return events


@COUNTS
@pytest.mark.rule("MAL-026", "MAL-028", "MAL-034")
def test_tv_01_tables_of_section_3(n: int) -> None:
    t = fresh(n)
    crew = 4 if n == 3 else 3
    game, s = t.game, t.s
    while s.phase == Phase.SETUP:
        player = min(game.to_act(s))
        game.apply(s, player, game.legal(s, player)[0])
    assert living(s) == {3: 12, 4: 12, 5: 15, 6: 18}[n]
    assert [how_many(c) for c in s.crew[:n]] == [crew] * n
    assert FEW[n] == {3: 4, 4: 4, 5: 4, 6: 6}[n]
    assert (s.closed >> 1 & 1) == (n <= 4)
    fresh_table = fresh(n)
    assert len(fresh_table.pile()) == {3: 18, 4: 17, 5: 16, 6: 15}[n]
    assert all(len(fresh_table.hand(seat)) == 1 for seat in range(n))
    dealt = [card for seat in range(n) for card in fresh_table.hand(seat)]
    assert len({*dealt, *fresh_table.pile()}) == 21


@pytest.mark.rule("MAL-029")
def test_cards_are_shuffled_and_dealt_blind() -> None:
    hands = Counter(fresh(3, seed).hand(0)[0] for seed in range(300))
    assert len(hands) == 21
    piles = {tuple(fresh(3, seed).pile()) for seed in range(20)}
    assert len(piles) == 20


@pytest.mark.rule("MAL-030")
def test_a_player_sees_his_own_card_at_once() -> None:
    t = fresh(4)
    for seat in range(4):
        assert t.seen(seat).hand[seat] == t.s.hand[seat]


@pytest.mark.rule("MAL-025")
def test_colours_are_as_chosen_and_the_rest_goes_round() -> None:
    t = fresh(4, colour_1="yellow", colour_3="brown")
    assert t.s.colour[:4] == [1, 0, 2, 5]
    assert fresh(6).s.colour == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("MAL-027", "MAL-234")
def test_three_players_take_the_colours_with_a_little_girl() -> None:
    assert fresh(3, colour_0="blue").s.colour[:3] == [2, 0, 1]
    with pytest.raises(shamble.ShambleError, match="yellow, red or blue, not green"):
        shamble.load("mall", 3, colour_2="green")


@pytest.mark.rule("MAL-234")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (7, {}),
        (4, {"colour_0": "red", "colour_2": "red"}),
        (4, {"colour_0": "pink"}),
        (4, {"age_1": 131}),
        (4, {"age_1": -1}),
        (4, {"gathering": "never"}),
        (4, {"rip": True}),
    ],
)
def test_no_game_is_made_of_a_wrong_setup(players: int, options: dict[str, object]) -> None:
    with pytest.raises(shamble.ShambleError, match="bad_setup"):
        shamble.load("mall", players, **options)


@pytest.mark.rule("MAL-031", "MAL-032")
def test_tv_54_first_chief() -> None:
    ages = {"age_0": 30, "age_1": 41, "age_3": 12}
    assert {fresh(4, seed, **ages).s.chief for seed in range(30)} == {1}
    drawn = Counter(fresh(4, seed, age_0=41, age_1=30, age_3=41).s.chief for seed in range(400))
    assert set(drawn) == {0, 3}
    assert 140 < drawn[0] < 260
    none = Counter(fresh(4, seed).s.chief for seed in range(800))
    assert set(none) == {0, 1, 2, 3}
    assert all(130 < count < 270 for count in none.values())


@pytest.mark.rule("MAL-032")
def test_the_option_draws_among_all_or_fixes_seat_0() -> None:
    ages = {"age_2": 80}
    assert {fresh(3, seed, first_chief="seat_0", **ages).s.chief for seed in range(9)} == {0}
    chiefs = {fresh(3, seed, first_chief="random", **ages).s.chief for seed in range(40)}
    assert chiefs == {0, 1, 2}


@pytest.mark.rule("MAL-033")
def test_the_first_chief_is_not_elected() -> None:
    t = fresh(5)
    assert t.s.chief >= 0
    assert t.s.elected == -1


@pytest.mark.rule("MAL-038", "MAL-006")
def test_tv_02_one_die_unusable() -> None:
    t = placing(5, 1, 3, player=2, L1="P0:p | P1:p | P3:p")
    assert t.places(2) == [3]
    assert len(t.legal(2)) == 3
    assert t.why(2, "place:pin_up:restroom") == "MAL-006"
    assert t.why(2, "place:pin_up:parking") == "MAL-038"


@pytest.mark.rule("MAL-039", "MAL-040", "MAL-041")
def test_tv_03_both_dice_unusable_one_of_them_closed() -> None:
    t = placing(4, 1, 2, L1="P1:p | P2:p | P3:p", L5="P1:t | P2:t | P3:t")
    assert t.places(0) == [3, 4, 6]
    assert t.why(0, "place:gunman:restroom") == "MAL-006"
    assert t.why(0, "place:gunman:cachou") == "MAL-040"
    assert t.why(0, "place:gunman:security_hq") == "MAL-006"


@pytest.mark.rule("MAL-035")
def test_tv_04_doublet() -> None:
    assert placing(6, 4, 4, player=1).places(1) == [4]


@COUNTS
@pytest.mark.rule("MAL-037")
def test_only_the_last_character_goes_to_an_only_place_unasked(n: int) -> None:
    crew = 4 if n == 3 else 3
    asked_at_an_only_place = unasked = 0
    for seed in range(12):
        t = fresh(n, seed)
        while t.s.phase == Phase.SETUP:
            (player,) = t.asked()
            left = crew - how_many(t.s.crew[player])
            places = t.places(player)
            assert len(t.legal(player)) == left * len(places) > 1
            asked_at_an_only_place += len(places) == 1
            told = t.game.apply(t.s, player, t.legal(player)[0])
            unasked += sum(event.kind.word == "placed" for event in told) - 1
    assert asked_at_an_only_place > 0
    assert unasked > 0


@pytest.mark.rule("MAL-035", "MAL-036", "MAL-003", "MAL-002")
def test_tv_05_placement_order() -> None:
    seed = next(seed for seed in range(50) if fresh(3, seed).s.chief == 2)
    events = placed_game(3, seed)
    order = [event.args["seat"] for event in events if event.kind.word == "placed"]
    assert order == [2, 0, 1] * 4
    words = [event.kind.word for event in events]
    assert words.index("dice") > max(i for i, word in enumerate(words) if word == "placed")


@pytest.mark.rule("MAL-037")
def test_the_roll_comes_first_then_character_and_die() -> None:
    t = placing(5, 3, 6)
    assert t.places(0) == [3, 6]
    assert len(t.legal(0)) == 6
    assert t.why(0, "place:little_girl:toy_store") == "MAL-036"


@pytest.mark.rule("MAL-042")
def test_placement_is_open_to_all() -> None:
    t = fresh(4)
    assert t.seen(3).dice[:2] == t.s.dice[:2] == t.game.redact(t.s).dice[:2]
    assert all(event.audience is None for event in placed_game(4, 0))


@pytest.mark.rule("MAL-043", "MAL-044")
@pytest.mark.parametrize(("n", "z"), [(4, [0, 0, 1, 0, 0, 1]), (5, [0, 2, 1, 0, 0, 1])])
def test_tv_06_opening_zombies(n: int, z: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    def rigged(s: State) -> None:
        s.dice = [1, 1, 2, 5]

    monkeypatch.setitem(opening_zombies.__globals__, "roll_four", rigged)
    s = fresh(n).s
    s.zombies = [0] * 6
    opening_zombies(s)
    assert s.zombies == z
    assert roll_four is not rigged


@pytest.mark.rule("MAL-045")
def test_setup_has_no_attack_no_extra_zombie_and_no_condemnation() -> None:
    for seed in range(20):
        words = [event.kind.word for event in placed_game(5, seed)]
        setup = words[: words.index("round")]
        assert not {"eaten", "crowd_draws", "pin_ups_draw", "condemned"} & set(setup)
        assert setup.count("zombie_came") == 4


@pytest.mark.rule("MAL-046", "MAL-001")
def test_after_setup_comes_phase_a_and_the_six_phases_follow() -> None:
    t = given(4, L1="P0:p | P1:p", L3="P2:p | P3:p | P0:t", L5="P1:t", hands={})
    t.begin("next")
    t.go("1>3 0>6 2>6 3>1").play(1, "move:pin_up").play(0, "move:pin_up")
    phases = [event["phase"] for event in t.told("phase")]
    assert phases[:6] == ["truck", "election", "arrival", "destinations", "moves", "attack"]
    words = [event.kind.word for event in placed_game(4, 1)]
    assert words[words.index("round") + 1] == "phase"


@pytest.mark.rule("MAL-028", "MAL-080")
def test_every_colour_has_its_own_wheel_and_cards_are_never_reshuffled() -> None:
    t = given(3, L1="P0:p", L3="P1:p", L5="P2:p", pile="")
    assert t.begin("A").s.pile_top == t.s.pile_end
    assert "searched" not in t.words()
