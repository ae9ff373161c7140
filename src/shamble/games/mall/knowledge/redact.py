"""What the declaration cannot say about who sees what (section 7), and worlds that fit it.

Ages are their owners'. Dice and destinations are open but while they lie covered. Hands are their
holders', and a giver remembers what he gave. Whispers are for two. Who is asked in a card window
is not shown, because whoever holds nothing playable is passed over: only the table that always
asks shows it.
"""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.cards import ALL_CARDS, CARDS
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.rules.arrival import is_asked_to_look
from shamble.games.mall.rules.destinations import forbids_go
from shamble.games.mall.rules.invariants import count_cards
from shamble.games.mall.rules.terms import attack_is_on, dice_are_covered, is_out, nth
from shamble.games.mall.rules.window import is_asked, threats_count
from shamble.games.mall.state import SORTS, Option, Phase, Question, State
from shamble.rules import below, rule


@game.redact
def show(s: State, player: int, out: State) -> None:
    show_options(s, player, out)
    show_whose_turn(s, player, out)
    show_table(s, player, out)
    show_cards(s, player, out)
    show_whispers(s, player, out)


@rule
def show_options(s: State, player: int, out: State) -> None:
    for i in range(len(s.options)):
        if i < Option.AGE or i >= Option.COLOUR or i == Option.AGE + player:
            out.options[i] = s.options[i]


@rule
def is_secret_turn(s: State) -> bool:
    """MAL-052: nobody is told who is passed over."""
    if s.over != 0 or s.options[Option.ALWAYS_ASK] == 1:
        return False
    return is_window(s)


@rule
def is_window(s: State) -> bool:
    return s.question == Question.WINDOW or s.question == Question.CAMERA


@rule
def show_whose_turn(s: State, player: int, out: State) -> None:
    own = 0 if player < 0 else 1 << player
    if not is_secret_turn(s) or s.to_act & own != 0:
        out.to_act = s.to_act
        out.asked = s.asked
        out.turn = s.turn


@rule
def show_table(s: State, player: int, out: State) -> None:
    """Dice and destinations."""
    looked = player >= 0 and (s.looked >> player) & 1 == 1
    if looked or not dice_are_covered(s):
        for i in range(len(s.dice)):
            out.dice[i] = s.dice[i]
    for seat in range(s.players):
        if seat == s.elected or not dice_are_covered(s):  # MAL-122, 134
            out.destination[seat] = s.destination[seat]


@rule
def show_cards(s: State, player: int, out: State) -> None:
    open_counts = s.options[Option.SHOW_COUNTS] == 1 or s.over != 0
    for seat in range(s.players):
        if seat == player or open_counts:  # MAL-084
            out.held[seat] = s.held[seat]
    if player < 0 or is_out(s, player):
        return
    for seat in range(s.players):
        if seat != player:
            out.hand[seat] = s.hand[seat] & s.gave[player]
    out.gone = s.gone & s.gave[player]
    for i in range(s.pile_top, s.pile_end):
        lifted = player == s.searcher and i < s.pile_top + s.looking  # MAL-096
        if lifted or s.buried_by[i] == player:
            out.pile[i] = s.pile[i]


@rule
def show_whispers(s: State, player: int, out: State) -> None:
    """A whisper is for two, and so is that there was one."""
    if player < 0 or (s.whispered >> player) & 1 == 0:
        return
    out.whispered = 1 << player
    for other in range(s.players):
        for sort in range(SORTS):
            out.heard[player][SORTS * other + sort] = s.heard[player][SORTS * other + sort]
            out.heard[other][SORTS * player + sort] = s.heard[other][SORTS * player + sort]


# ---- imagining


@game.imagine
def imagine(s: State, player: int) -> None:
    imagine_dice(s, player)
    imagine_destinations(s, player)
    unseen = unseen_cards(s)
    imagine_cards(s, unseen, player)
    if is_secret_turn(s) and s.to_act == 0:
        imagine_turn(s, unseen, player)
    imagine_memories(s, player)


@rule
def imagine_dice(s: State, player: int) -> None:
    if dice_are_covered(s) and (player < 0 or (s.looked >> player) & 1 == 0):
        for i in range(len(s.dice)):
            s.dice[i] = below(s, PLACES)


@rule
def imagine_destinations(s: State, player: int) -> None:
    """Once all have locked theirs; the engine imagines the answers still being given."""
    if s.phase == Phase.DESTINATIONS and s.question == Question.SEND_ZOMBIE:
        for seat in range(s.players):
            if seat != player and seat != s.elected and not is_out(s, seat):
                imagine_destination(s, seat)


@rule
def imagine_destination(s: State, seat: int) -> None:
    """One of several; an only one is not chosen before all are shown."""
    n = 0
    for place in range(PLACES):
        n += forbids_go(s, seat, place) == 0
    skip = below(s, n) if n > 1 else -1
    for place in range(PLACES):
        if forbids_go(s, seat, place) == 0:
            if skip == 0:
                s.destination[seat] = place
            skip -= 1


@rule
def unseen_cards(s: State) -> int:
    """The cards of which the redacted record does not say where they are."""
    seen = s.played | s.gone
    for seat in range(s.players):
        seen |= s.hand[seat]
    for i in range(s.pile_top, s.pile_end):
        if s.pile[i] >= 0:
            seen |= 1 << s.pile[i]
    return ALL_CARDS & ~seen


@rule
def counts_are_hidden(s: State) -> bool:
    return s.options[Option.SHOW_COUNTS] == 0 and s.over == 0


@rule
def imagine_cards(s: State, unseen: int, player: int) -> None:
    """Deal the unseen cards blindly: to the pile, to the hands; the rest is gone."""
    left = unseen
    for i in range(s.pile_top, s.pile_end):
        if s.pile[i] < 0:
            card = draw(s, left)
            s.pile[i] = card
            left &= ~(1 << card)
    if counts_are_hidden(s):
        left = deal_anyhow(s, left, player)
    for seat in range(s.players):
        missing = s.held[seat] - count_cards(s.hand[seat])
        for _ in range(missing):
            card = draw(s, left)
            s.hand[seat] |= 1 << card
            left &= ~(1 << card)
    s.gone |= left


@rule
def draw(s: State, cards: int) -> int:
    """One card of a set, each equally likely."""
    skip = below(s, count_cards(cards))
    for card in range(CARDS):
        if (cards >> card) & 1:
            if skip == 0:
                return card
            skip -= 1
    return 0


@rule
def deal_anyhow(s: State, cards: int, player: int) -> int:
    """Where hand sizes are hidden: any card may be in any hand. Returns what is gone."""
    left = cards
    for card in range(CARDS):
        if (cards >> card) & 1:
            seat = below(s, s.players)
            while seat == player and not is_out(s, seat):
                seat = below(s, s.players)
            if not is_out(s, seat):
                s.hand[seat] |= 1 << card
                left &= ~(1 << card)
    for seat in range(s.players):
        s.held[seat] = count_cards(s.hand[seat])
    return left


# ---- what others remember


@rule
def imagine_memories(s: State, player: int) -> None:
    """What others gave away lies in other hands or is out; who passed in this window."""
    given = 0
    for seat in range(s.players):
        given |= s.gave[seat]
    for seat in range(s.players):
        if seat != player:
            given |= remember_gifts(s, seat, given)
    for i in range(s.turn):
        seat = nth(s, i)
        if seat != player and is_window(s) and would_be_asked(s, seat):
            s.passed[seat] = 1


@rule
def remember_gifts(s: State, seat: int, given: int) -> int:
    possible = (s.played | s.gone) & ~given
    for other in range(s.players):
        if other != seat:
            possible |= s.hand[other] & ~given
    for _ in range(s.gifts[seat]):
        if possible != 0:
            card = draw(s, possible)
            possible &= ~(1 << card)
            s.gave[seat] |= 1 << card
    return s.gave[seat]


# ---- whose turn it may be in a card window


@rule
def would_be_asked(s: State, seat: int) -> bool:
    if s.question == Question.CAMERA:
        return is_asked_to_look(s, seat)
    attack = attack_is_on(s, s.place)
    return is_asked(s, seat, threats_count(s, attack), attack)


@rule
def is_possible_turn(s: State, i: int, player: int) -> bool:
    """MAL-050: not before the last card played; before or after one's own turn, as one knows."""
    seat = nth(s, i)
    if i < s.played_by or seat == player or is_out(s, seat):
        return False
    if player < 0 or is_out(s, player):
        return True
    own = player - s.chief
    if own < 0:
        own += s.players
    if s.passed[player] == 1:
        return i > own
    return i < own if would_be_asked(s, player) else True


@rule
def imagine_turn(s: State, unseen: int, player: int) -> None:
    first = below(s, s.players)
    for n in range(s.players):
        i = (first + n) % s.players
        if is_possible_turn(s, i, player) and would_be_asked(s, nth(s, i)):
            give_turn(s, i)
            return
    for n in range(s.players):
        i = (first + n) % s.players
        if is_possible_turn(s, i, player) and find_playable(s, nth(s, i), unseen):
            give_turn(s, i)
            return


@rule
def give_turn(s: State, i: int) -> None:
    s.turn = i
    s.to_act = 1 << nth(s, i)
    s.asked = 1 << nth(s, i)


@rule
def find_playable(s: State, seat: int, unseen: int) -> bool:
    """Trade one of the cards imagined in a hand for one that it can play now."""
    if counts_are_hidden(s) and s.hand[seat] & unseen == 0:
        take_any(s, seat, unseen)
    if s.hand[seat] & unseen == 0:
        return False
    mine = draw(s, s.hand[seat] & unseen)
    first = below(s, CARDS)
    for n in range(CARDS):
        card = (first + n) % CARDS
        if ((unseen & ~s.hand[seat]) >> card) & 1:
            trade(s, seat, mine, card)
            if would_be_asked(s, seat):
                return True
            trade(s, seat, card, mine)
    return False


@rule
def trade(s: State, seat: int, mine: int, card: int) -> None:
    """Lay one card of a hand where another is, and take that."""
    s.hand[seat] = (s.hand[seat] | (1 << card)) & ~(1 << mine)
    for i in range(s.pile_top, s.pile_end):
        if s.pile[i] == card:
            s.pile[i] = mine
            return
    for other in range(s.players):
        if other != seat and (s.hand[other] >> card) & 1:
            s.hand[other] = (s.hand[other] | (1 << mine)) & ~(1 << card)
            return
    s.gone = (s.gone | (1 << mine)) & ~(1 << card)


@rule
def take_any(s: State, seat: int, unseen: int) -> None:
    """Where hand sizes are hidden: a card out of another imagined hand, or of those gone."""
    for other in range(s.players):
        if s.hand[other] & unseen != 0 and s.hand[seat] & unseen == 0:
            card = draw(s, s.hand[other] & unseen)
            s.hand[other] &= ~(1 << card)
            s.held[other] -= 1
            s.hand[seat] |= 1 << card
            s.held[seat] += 1
    if s.hand[seat] & unseen == 0 and s.gone & unseen != 0:
        card = draw(s, s.gone & unseen)
        s.gone &= ~(1 << card)
        s.hand[seat] |= 1 << card
        s.held[seat] += 1
