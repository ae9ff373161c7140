"""Setup: the table before round 1, over many seeds, and the order of chance."""

from __future__ import annotations

from collections import Counter

import pytest

import shamble
from shamble.engine.language.chance import set_key, shuffle
from shamble.engine.language.state import GameState
from shamble.games.pursuit.content.cards import Card, Pace
from shamble.games.pursuit.state import State
from tests.games.pursuit.positions import (
    PACES,
    SHOWS,
    cards_in_words,
    deck,
    discard,
    facts,
    final_states,
    given,
    hand,
    pile,
    reason,
    row,
    time,
    turns,
    walk,
)

SEEDS = range(800)


def index_under(s: State, card: str) -> int:
    """The road index of a card of the deck, or of the road card that will lie below it."""
    cards = deck(s).split()
    before = [word for word in cards[: cards.index(card)] if word not in ("NIGHT", "DAY")]
    return s.laid + len(before)


# ---- one player, two pieces


@pytest.mark.rule("PUR-001")
@pytest.mark.parametrize("players", [0, 2, 8])
def test_only_one_can_play(players: int) -> None:
    assert shamble.load("pursuit", players=1).players == 1
    with pytest.raises(shamble.BadSetup, match="bad_setup: pursuit is for 1 player"):
        shamble.load("pursuit", players=players)


@pytest.mark.rule("PUR-001")
def test_every_decision_is_the_players() -> None:
    for game, turn in turns(40):
        assert game.to_act(turn.before) == {0}
        assert game.to_act(turn.after) == (frozenset() if game.is_over(turn.after) else {0})


@pytest.mark.rule("PUR-002")
@pytest.mark.parametrize(
    ("hp", "action", "ending", "winners"),
    [
        (5, "move:pace_2a", "evacuated", (0,)),
        (1, "move:pace_2a", "collapsed", ()),
        (5, "rest:pace_2a", "caught", ()),
    ],
)
def test_only_reaching_evaq_alive_wins(
    hp: int, action: str, ending: str, winners: tuple[int, ...]
) -> None:
    game, s = given(z=24, p=26, hp=hp, row="1 2 0 1 EVAQ", hand="1 2a 4")
    game.apply(s, 0, action)
    assert game.result(s).ending == ending
    assert game.result(s).winners == winners


@pytest.mark.rule("PUR-003")
def test_a_road_card_keeps_its_index() -> None:
    for _, turn in turns(40):
        before, after = turn.before, turn.after
        assert after.road[: before.laid] == before.road[: before.laid]
        laid = [e.args["index"] for e in turn.events if e.kind.word == "laid"]
        assert laid == list(range(before.laid, after.laid))


@pytest.mark.rule("PUR-003")
def test_indices_count_from_the_first_card_dealt() -> None:
    s = shamble.load("pursuit").new(seed=3)
    assert row(s).startswith("@0: ")
    assert s.laid == 7


@pytest.mark.rule("PUR-004")
def test_both_pieces_stand_on_the_row_she_behind() -> None:
    for _, turn in turns(60, preset="gentle"):
        s = turn.before
        assert s.row_start <= s.zombie < s.player < s.laid
        assert cards_in_words([s.road[s.zombie], s.road[s.player]])


@pytest.mark.rule("PUR-005")
def test_distance_is_one_to_five_before_an_action_and_six_after_a_move() -> None:
    before: Counter[int] = Counter()
    moved: Counter[int] = Counter()
    for _, turn in turns(120, preset="gentle"):
        before[turn.before.player - turn.before.zombie] += 1
        if turn.action.startswith("move"):
            moved[turn.after.player - turn.before.zombie] += 1
    assert set(before) == {1, 2, 3, 4, 5}
    assert set(moved) == {2, 3, 4, 5, 6}


# ---- tracks and time


@pytest.mark.rule("PUR-006", "PUR-007", "PUR-011", "PUR-012")
def test_the_table_before_round_1() -> None:
    game = shamble.load("pursuit")
    for seed in SEEDS:
        s = game.new(seed=seed)
        assert (s.hp, s.hp_cap, s.nerve, s.nerve_cap) == (8, 8, 6, 6)
        assert (time(s), s.times[: s.times_count]) == ("DAY", [Card.DAY_1])
        assert (s.zombie, s.player, s.round) == (0, 3, 1)
        assert discard(s) == "" and s.above_count == 0 and s.evaq_at == -1
        assert (s.laid, len(deck(s).split())) == (7, 28)
        assert sorted(hand(s).split() + pile(s).split()) == ["1", "2a", "2b", "3", "4"]
        assert (len(hand(s).split()), len(pile(s).split())) == (3, 2)


@pytest.mark.rule("PUR-006", "PUR-007")
def test_hp_and_nerve_stay_on_their_tracks() -> None:
    hp: set[int] = set()
    nerve: set[int] = set()
    for _, turn in turns(120):
        hp.add(turn.after.hp)
        nerve.add(turn.after.nerve)
    assert hp == set(range(9))
    assert nerve == set(range(7))


@pytest.mark.rule("PUR-008")
@pytest.mark.parametrize(
    ("nerve_left", "hp_lost"), [(5, 1), (4, 1), (3, 2), (2, 2), (1, 3), (0, 3)]
)
def test_calm_shaken_and_panic_by_what_a_day_move_costs(nerve_left: int, hp_lost: int) -> None:
    game, s = given(hp=8, nerve=nerve_left + 1)  # Calm 6 is never left: a Move costs Nerve
    game.apply(s, 0, "move:pace_1")
    assert (s.nerve, 8 - s.hp) == (nerve_left, hp_lost)


@pytest.mark.rule("PUR-010")
@pytest.mark.parametrize(
    ("stack", "now", "her_steps"),
    [("day", "DAY", 1), ("night", "NIGHT", 2), ("second day", "DAY", 1)],
)
def test_the_time_is_the_top_card_of_the_stack(stack: str, now: str, her_steps: int) -> None:
    game, s = given(time=stack, z=12, p=17)
    assert time(s) == now
    game.apply(s, 0, "rest:pace_1")
    assert s.zombie == 12 + her_steps


# ---- the facts of the shuffled road


def test_where_night_and_evaq_may_lie() -> None:
    game = shamble.load("pursuit")
    night: set[int] = set()
    evaq: set[int] = set()
    for seed in SEEDS:
        s = game.new(seed=seed)
        night.add(index_under(s, "NIGHT"))
        evaq.add(index_under(s, "EVAQ"))
    assert night == set(range(13, 20))
    assert evaq == set(range(26, 33))


def test_the_second_day_comes_before_evaq_half_the_time_and_one_time_in_eight_right_before() -> (
    None
):
    game = shamble.load("pursuit")
    games = 4000
    earlier = right_before = 0
    for seed in range(games):
        s = game.new(seed=seed)
        cards = deck(s).split()
        gap = cards.index("EVAQ") - cards.index("DAY")
        earlier += gap > 0
        right_before += gap == 1
        assert index_under(s, "DAY") >= 26
        if gap == 1:
            assert index_under(s, "DAY") == index_under(s, "EVAQ")
    assert abs(earlier - games / 2) < 4 * (games / 4) ** 0.5  # four standard deviations
    assert abs(right_before - games / 8) < 4 * (games * 7 / 64) ** 0.5


def test_every_location_and_every_pace_card_turns_up_everywhere() -> None:
    game = shamble.load("pursuit")
    under_player: Counter[int] = Counter()
    in_hand: Counter[str] = Counter()
    for seed in SEEDS:
        s = game.new(seed=seed)
        under_player[s.road[3]] += 1
        in_hand.update(hand(s).split())
    assert set(under_player) == set(range(32))
    assert max(under_player.values()) < 3 * len(SEEDS) / 32
    for count in in_hand.values():
        assert abs(count - len(SEEDS) * 3 / 5) < 4 * (len(SEEDS) * 6 / 25) ** 0.5


# ---- the order of chance


class Chance:
    """The game's stream, dealt from by hand in the order that the rule book gives."""

    def __init__(self, seed: int) -> None:
        self.stream = GameState()
        set_key(self.stream, seed, 0)

    def shuffled(self, cards: list[int]) -> list[int]:
        cards = [int(card) for card in cards]
        shuffle(self.stream, cards, 0, len(cards))
        return cards

    def road(
        self, stock: list[int], packets: tuple[int, int, int, int], dawn: str
    ) -> tuple[list[int], list[int]]:
        """The row and the deck: Locations, then packet B, then packet D."""
        cards = self.shuffled(stock)
        row, rest = cards[:7], cards[7:]
        a, b, c, d = packets
        first, second = rest[:a], rest[a : a + b]
        third, fourth = rest[a + b : a + b + c], rest[a + b + c :]
        assert len(fourth) == d
        second = self.shuffled([*second, Card.NIGHT_1])
        if dawn == "certain_dawn":
            fourth = [int(Card.DAY_2), *self.shuffled([*fourth, Card.EVAQ])]
        elif dawn == "long_night":
            fourth = self.shuffled([*fourth, Card.EVAQ])
        else:
            fourth = self.shuffled([*fourth, Card.DAY_2, Card.EVAQ])
        return row, first + second + third + fourth


def first_of_each(*counts: int) -> list[int]:
    """The first so many Locations of each number, in the order of the card list."""
    of_number = [[card for card in range(32) if SHOWS[card] == number] for number in range(4)]
    return [card for cards, n in zip(of_number, counts, strict=True) for card in cards[:n]]


STANDARD = (first_of_each(9, 10, 8, 5), (6, 6, 7, 6))
SHORT_ROAD = (first_of_each(6, 7, 6, 3), (3, 4, 4, 4))
ALLEY = (first_of_each(4, 5, 4, 2), (2, 2, 2, 2))


@pytest.mark.rule("PUR-014", "PUR-015")
@pytest.mark.parametrize("dawn", ["shuffled", "long_night", "certain_dawn"])
@pytest.mark.parametrize(
    ("name", "road"), [("", STANDARD), ("short_road", SHORT_ROAD), ("alley", ALLEY)]
)
def test_setup_shuffles_locations_packet_b_packet_d_and_pace_cards(
    name: str, road: tuple[list[int], tuple[int, int, int, int]], dawn: str
) -> None:
    game = shamble.load("pursuit", **{option: True for option in (name, dawn) if option in VARIED})
    for seed in range(100):
        chance = Chance(seed)
        row, deck = chance.road(*road, dawn)
        paces = chance.shuffled(list(Pace))
        s = game.new(seed=seed)
        assert s.road[:7] == row
        assert s.deck[: s.deck_size] == deck
        assert [card for card in Pace if s.held[card]] == sorted(paces[:3])
        assert s.pile == paces[3:]
        assert s.drawn == chance.stream.drawn


VARIED = ("short_road", "alley", "long_night", "certain_dawn")


@pytest.mark.rule("PUR-014", "PUR-015")
def test_in_play_only_the_pile_is_shuffled_once_a_card_was_played() -> None:
    game = shamble.load("pursuit", preset="gentle")
    actions: Counter[str] = Counter()
    for seed in range(60):
        chance = Chance(seed)
        chance.road(*STANDARD, "shuffled")
        chance.shuffled(list(Pace))
        for turn in walk(game, seed):
            actions[turn.action.split(":")[0]] += 1
            if turn.action != "sleep" and not game.is_over(turn.after):
                played = PACES[turn.action.split("_")[1]]
                assert turn.after.pile == chance.shuffled([turn.before.pile[1], played])
            assert turn.after.drawn == chance.stream.drawn
    assert set(actions) == {"sleep", "move", "rest"}


@pytest.mark.rule("PUR-015")
def test_steady_pace_shuffles_no_pace_cards() -> None:
    game = shamble.load("pursuit", steady_pace=True)
    for seed in range(40):
        chance = Chance(seed)
        chance.road(*STANDARD, "shuffled")
        for turn in walk(game, seed):
            assert turn.before.drawn == turn.after.drawn == chance.stream.drawn


@pytest.mark.rule("PUR-015", "PUR-029")
def test_a_refused_action_uses_no_randomness() -> None:
    game = shamble.load("pursuit")
    played, asked = game.new(seed=5), game.new(seed=5)
    for action in ("rest:pace_9", "sleep:now", f"move:pace_{pile(asked).split()[0]}"):
        assert reason(game, asked, action) is not None
        with pytest.raises(shamble.IllegalAction):
            game.apply(asked, 0, action)
    allowed = game.legal(played, 0)[-2]
    game.apply(played, 0, allowed)
    game.apply(asked, 0, allowed)
    assert played == asked


@pytest.mark.rule("PUR-014")
def test_the_same_seed_and_actions_give_the_same_game() -> None:
    for (game, first), (_, again) in zip(final_states(10), final_states(10), strict=True):
        assert facts(game, first) == facts(game, again)
        assert first == again
