"""Setup (4.2), and what the game consists of (section 2)."""

from __future__ import annotations

from collections import Counter

import pytest

import shamble
from shamble.games.colony.content.crossroads import COOP_OUT, MATURE
from shamble.games.colony.content.items import (
    BOX,
    CARD_ITEM,
    CARD_ORIGIN,
    CARDS,
    DECK,
    SYMBOL,
    Item,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL, Crossroad, Secret
from shamble.games.colony.content.places import ROOM, SPACES
from shamble.games.colony.content.survivors import INFLUENCE, Survivor
from shamble.games.colony.state import Question, State
from tests.games.colony.positions import Table


def begun(players: int, seed: int = 1, **options: object) -> tuple[shamble.Playable[State], State]:
    """A new game, its survivors kept."""
    game = shamble.load("colony", players, **options)
    s = game.new(seed=seed)
    while s.question in (Question.LEAD, Question.KEEP):
        player = min(game.to_act(s))
        game.apply(s, player, game.legal(s, player)[0])
    return game, s


@pytest.mark.rule("COL-001", "COL-032")
def test_two_to_five_players_in_fixed_seats_each_with_a_group() -> None:
    for players in range(2, 6):
        _, s = begun(players)
        assert all(s.group[seat] > 0 for seat in range(players))
        assert all(s.group[seat] == 0 for seat in range(players, 5))
    with pytest.raises(shamble.BadSetup):
        shamble.load("colony", 6)


@pytest.mark.rule("COL-003", "COL-004")
def test_a_colony_and_six_locations_with_the_printed_capacities() -> None:
    assert list(SPACES) == [24, 3, 3, 4, 3, 4, 2]
    assert list(ROOM) == [3] * 6 + [4, 4, 4, 3, 4, 3]


@pytest.mark.rule("COL-006", "COL-007", "COL-048")
def test_kept_survivors_start_in_the_colony_each_controlled_by_one_player() -> None:
    _, s = begun(4)
    kept = [x for x in Survivor if s.owner[x] >= 0]
    assert len(kept) == 8
    assert all(s.place[x] == 0 for x in kept)
    others = [x for x in Survivor if s.owner[x] < 0]
    assert all(s.place[x] == -1 for x in others)


@pytest.mark.rule("COL-033", "COL-034", "COL-036", "COL-037", "COL-042", "COL-043", "COL-045")
def test_tv_01_four_players_standard() -> None:
    _, s = begun(4, objective="mo_samples")
    assert (s.morale, s.marker, s.food) == (6, 6, 0)
    assert s.zombies == [0] * 6 + [1] * 6
    assert len({s.secret[seat] for seat in range(4)}) == 4
    assert sum(s.secret[seat] >= LOYAL for seat in range(4)) <= 1
    assert s.hand_count[:4] == [5, 5, 5, 5]
    assert [s.zone[c] for c in range(CARDS)].count(BOX) == 5
    assert all(CARD_ORIGIN[c] == 0 for c in range(CARDS) if s.zone[c] in (*range(4), BOX))
    assert sum(s.owner[x] >= 0 for x in Survivor) == 8
    assert all(sum(s.dice[seat]) == 3 for seat in range(4))


@pytest.mark.rule("COL-036", "COL-038", "COL-051")
@pytest.mark.parametrize(
    ("options", "chance"),
    [({}, 4 / 9), ({"betrayal": True}, 4 / 5), ({"no_betrayer": True}, 0)],
)
def test_the_pool_decides_how_often_there_is_a_betrayer(
    options: dict[str, object], chance: float
) -> None:
    game = shamble.load("colony", 4, **options)
    found = 0
    for seed in range(400):
        s = game.new(seed=seed)
        betrayers = [seat for seat in range(4) if s.secret[seat] >= LOYAL]
        assert len(betrayers) <= 1
        found += len(betrayers)
    assert abs(found / 400 - chance) < 0.09


@pytest.mark.rule("COL-031", "COL-050")
def test_tv_03_two_players_coop_is_preselected() -> None:
    _, s = begun(2, objective="mo_samples")
    assert (s.hard, s.morale, s.marker) == (1, 6, 5)
    assert s.zombies[6:] == [3] * 6
    assert s.secret[:2] == [-1, -1]
    assert s.crossroads_laid == 74
    assert s.hand_count[:2] == [7, 7]
    assert sum(s.owner[x] >= 0 for x in Survivor) == 6
    assert all(sum(s.dice[seat]) == 4 for seat in range(2))
    _, s = begun(2, objective="mo_samples", mode="hidden")
    assert (s.hard, s.morale, s.marker, s.crossroads_laid) == (0, 6, 6, 80)
    assert all(s.secret[seat] >= 0 for seat in range(2))


@pytest.mark.rule("COL-031")
def test_options_that_speak_of_betrayers_mean_hidden_objectives() -> None:
    _, s = begun(2, betrayal=True)
    assert s.secret[0] >= 0 and s.secret[1] >= 0


@pytest.mark.rule("COL-050")
def test_coop_is_for_any_number_and_leaves_the_nc_cards_out() -> None:
    _, s = begun(4, mode="coop")
    assert s.hard == 1 and s.secret[:4] == [-1] * 4
    left = set(s.crossroads) | {s.drawn_card}
    assert not {card for card in Crossroad if COOP_OUT[card]} & left


@pytest.mark.rule("COL-041")
def test_the_family_filter_leaves_the_mature_cards_out() -> None:
    _, s = begun(3, family=True)
    assert s.crossroads_laid == 70
    assert not {card for card in Crossroad if MATURE[card]} & set(s.crossroads)


@pytest.mark.rule("COL-030", "COL-033")
def test_objective_and_side_are_chosen_before_the_game() -> None:
    _, s = begun(3, objective="mo_stove", hardcore=True)
    assert (s.main, s.hard, s.morale, s.marker, s.helpless) == (8, 1, 6, 5, 3)
    _, s = begun(3, first_game=True)
    assert (s.main, s.hard) == (0, 0)
    drawn = {begun(3, seed)[1].main for seed in range(60)}
    assert len(drawn) == 10
    for wrong in ({"mode": "coop", "hardcore": True}, {"betrayal": True, "no_betrayer": True}):
        with pytest.raises(shamble.BadSetup):
            shamble.load("colony", 3, **wrong)


@pytest.mark.rule("COL-034", "COL-287")
def test_tv_04_setup_zombies_at_the_colony() -> None:
    _, s = begun(3, objective="mo_nailed_shut")
    assert s.zombies == [2] * 6 + [1] * 6
    _, s = begun(3, objective="mo_nailed_shut", hardcore=True)
    assert s.zombies == [3, 3, 3, 2, 2, 2] + [1] * 6


@pytest.mark.rule("COL-034")
def test_helpless_survivors_and_the_hospital_of_the_setup_line() -> None:
    assert begun(4, objective="mo_until_thaw")[1].helpless == 4
    assert begun(4, objective="mo_more_plates", hardcore=True)[1].helpless == 8
    _, s = begun(3, objective="mo_clinic_notes", hardcore=True)
    assert s.zombies[6:] == [2, 2, 2, 2, 4, 2]


@pytest.mark.rule("COL-035")
def test_nothing_else_is_on_the_table_at_first() -> None:
    _, s = begun(3)
    assert (s.food, s.starvation, s.waste_count, sum(s.noise)) == (0, 0, 0, 0)
    assert sum(s.barricades) == sum(s.given_count) == 0


@pytest.mark.rule("COL-039", "COL-040", "COL-044", "COL-048a")
def test_decks_are_complete_and_shuffled() -> None:
    orders = set()
    for seed in range(3):
        _, s = begun(4, seed, mode="hidden")
        open_and_deck = [s.crisis, *s.crises[s.crisis_next : s.crisis_end]]
        assert sorted(open_and_deck) == list(range(20))
        assert s.crossroads_laid == 80
        for place in range(1, 7):
            cards = [c for c in range(CARDS) if s.zone[c] == DECK + place]
            assert len(cards) == 20
            assert all(CARD_ORIGIN[c] == place for c in cards)
            assert sorted(s.spot[c] for c in cards) == list(range(20))
        orders.add(tuple(s.crises))
    assert len(orders) == 3


@pytest.mark.rule("COL-048a")
def test_symbols_per_deck_are_those_of_the_lists() -> None:
    rows = {
        0: (0, 5, 0, 10, 5, 5, 0),
        1: (6, 4, 0, 3, 0, 4, 3),
        2: (0, 0, 0, 6, 6, 5, 3),
        3: (0, 0, 4, 6, 3, 4, 3),
        4: (0, 4, 7, 4, 0, 2, 3),
        5: (0, 4, 0, 4, 6, 3, 3),
        6: (5, 6, 0, 3, 3, 0, 3),
    }
    for origin, counts in rows.items():
        found = Counter(SYMBOL[CARD_ITEM[c]] for c in range(CARDS) if CARD_ORIGIN[c] == origin)
        assert tuple(found[symbol] for symbol in Symbol) == counts
    assert CARDS == 145 and len(Item) == 39


@pytest.mark.rule("COL-045", "COL-046", "COL-047")
def test_survivors_are_chosen_secretly_and_revealed_together() -> None:
    game = shamble.load("colony", 3)
    s = game.new(seed=4)
    assert s.question == Question.LEAD and game.to_act(s) == {0, 1, 2}
    mine = [a.args["survivor"] for a in game.legal(s, 0)]
    assert len(mine) == 4
    game.apply(s, 0, f"lead:{mine[2]}")
    seen = game.redact(s, 1)
    assert seen.dealt[0] == [-1] * 4 and seen.answer[0] == [-1] * 4
    for seat in (1, 2):
        game.apply(s, seat, game.legal(s, seat)[0])
    assert s.question == Question.KEEP
    assert game.why_not(s, 0, f"keep:{mine[2]}") is not None
    for seat in range(3):
        game.apply(s, seat, game.legal(s, seat)[-1])
    assert s.leader[0] == Survivor[str(mine[2]).upper()]
    assert s.group[:3] == [2, 2, 2]


@pytest.mark.rule("COL-045")
def test_two_players_keep_three() -> None:
    _, s = begun(2)
    assert s.group[:2] == [3, 3]


@pytest.mark.rule("COL-010", "COL-049")
def test_the_leader_with_the_highest_influence_makes_the_first_player() -> None:
    for seed in range(20):
        _, s = begun(4, seed)
        influence = [INFLUENCE[s.leader[seat]] for seat in range(4)]
        assert s.first == influence.index(max(influence))
    assert len(set(INFLUENCE)) == 30


@pytest.mark.rule("COL-011", "COL-012")
def test_a_group_has_no_upper_limit() -> None:
    t = Table(2)
    for x in list(Survivor)[:14]:
        if t.s.owner[x] < 0:
            t.survivor(x.name.lower(), 0)
    t.sound()
    assert t.s.group[0] >= 12
    assert t.s.leader[0] >= 0


@pytest.mark.rule("COL-027")
def test_the_same_seed_gives_the_same_game() -> None:
    assert begun(4, 9)[1].pack() == begun(4, 9)[1].pack()
    assert begun(4, 9)[1].pack() != begun(4, 10)[1].pack()


@pytest.mark.rule("COL-029")
def test_the_numbers_of_cards_are_public() -> None:
    game, s = begun(4)
    seen = game.redact(s)
    assert seen.hand_count == s.hand_count
    assert seen.deck_top == s.deck_top and seen.crossroad_end == s.crossroad_end


def test_secret_names_are_loyal_first() -> None:
    assert Secret(LOYAL).name == "BO_FLOCK"


def test_duel_deals_a_loyal_and_a_betrayal_card_each() -> None:
    _, s = begun(2, mode="duel")
    assert s.hard == 0
    assert all(s.secret[seat] < LOYAL <= s.second_secret[seat] for seat in range(2))
    assert s.second_secret[0] != s.second_secret[1]
    assert s.crossroads_laid == 74


def test_general_only_leaves_the_bound_cards_out() -> None:
    _, s = begun(3, general_only=True)
    assert s.crossroads_laid == 48


def test_a_duel_is_for_two() -> None:
    with pytest.raises(shamble.BadSetup, match="duel"):
        shamble.load("colony", 3, mode="duel")
