"""Seats: who sits where, who hosts, who stands in."""

from __future__ import annotations

import msgspec
import pytest

from shamble.match import handover, seats, votes
from shamble.match.seats import SHAPES, SeatError, Table, open_table
from shamble.server.people.silence import Owed, stand_in


def table_of(*guests: str, players: int = 3) -> Table:
    table = open_table(players, host=guests[0] if guests else "")
    for guest in guests:
        table = seats.sit(table, guest, guest.title(), "star")
    return table


def refused(reason: str) -> pytest.RaisesExc[SeatError]:
    return pytest.RaisesExc(SeatError, check=lambda error: error.reason == reason)


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


def test_guests_take_the_first_open_seat_and_shapes_differ() -> None:
    table = table_of("ann", "ben")
    assert kinds(table) == ["person", "person", "open"]
    assert [seat.shape for seat in table.seats] == ["star", SHAPES[0], ""]
    assert not table.is_full


def test_the_first_guest_of_a_table_without_a_host_becomes_its_host() -> None:
    assert seats.sit(open_table(2), "ann", "Ann", "").host == "ann"


def test_a_seat_is_for_one_and_one_has_one_seat() -> None:
    table = table_of("ann")
    with refused("taken"):
        seats.sit(table, "ben", "Ben", "", 0)
    with refused("already_seated"):
        seats.sit(table, "ann", "Ann", "", 1)
    with refused("no_such_seat"):
        seats.sit(table, "ben", "Ben", "", 3)
    with refused("full"):
        seats.sit(table_of("ann", "ben", "cid"), "dan", "Dan", "")


def test_leaving_before_the_start_opens_the_seat_and_passes_the_table_on() -> None:
    table = seats.leave(table_of("ann", "ben"), "ann", "open")
    assert kinds(table) == ["open", "person", "open"]
    assert table.host == "ben"
    assert seats.leave(table, "ben", "open").host == ""


def test_a_bot_stands_in_for_who_leaves_a_running_match_until_they_are_back() -> None:
    table = seats.leave(table_of("ann", "ben"), "ben", "running")
    assert (table.seats[1].kind, table.seats[1].player) == ("stand_in", seats.STAND_IN)
    assert table.seat_of("ben") == 1
    table = seats.take_back(table, "ben")
    assert (table.seats[1].kind, table.seats[1].player) == ("person", "")


def test_a_bot_stands_in_for_the_silent_only_where_a_time_was_chosen() -> None:
    table = table_of("ann", "ben")
    assert seats.stand_in(table, 1) == table
    table = seats.set_stand_in(table, "ben", 1, "random", 60)
    assert table.seats[1].player == ""
    assert seats.stand_in(table, 1).seats[1].player == "random"
    for seat in (1, 2):  # not even the host, and for nobody
        with refused("not_yours"):
            seats.set_stand_in(table, "ann", seat, "random", 1)


def test_the_tables_rule_about_absence_is_fixed_at_the_start_and_counts_for_everybody() -> None:
    table = table_of("ann", "ben", "cid")
    table = seats.set_stand_in(table, "ben", 1, "random", 60)
    table = seats.set_stand_in(table, "cid", 2, "random", 900)
    table = seats.begin(seats.set_rules(table, "ann", False, absence=300))
    assert [(seat.after, seat.bot) for seat in table.seats] == [
        (300, "hints"),
        (60, "random"),
        (300, "random"),
    ]
    for absence in (1, 0, 3600):
        with refused("rules_fixed"):
            seats.set_rules(table, "ann", True, absence=absence)
    with refused("rules_fixed"):
        seats.set_rules(table, "ann", True, stand_in="random")
    assert seats.set_stand_in(table, "ben", 1, "random", 0).seats[1].after == 300
    assert seats.set_rules(table, "ann", True, quiet=True).quiet
    with refused("not_host"):
        seats.set_rules(table, "ben", False, absence=300)
    with refused("too_short"):
        seats.set_rules(table, "ann", False, absence=1)


def test_nobody_is_stood_in_for_who_was_not_waited_for() -> None:
    table = seats.set_stand_in(table_of("ann", "ben", "cid"), "ben", 1, "random", 60)
    waited_for = {1: Owed("ben", 0, 60)}
    assert stand_in(table, waited_for, "running").seats[1].standing
    longer = seats.set_stand_in(table, "ben", 1, "random", 600)
    assert stand_in(longer, waited_for, "running") == longer
    table = handover.offer(seats.begin(table), "ben", "running")
    other = handover.accept(table, "dan", "Dan", "", 1, "running", 0)
    other = seats.set_stand_in(other, "dan", 1, "random", 60)
    assert stand_in(other, waited_for, "running") == other


def test_bots_are_seated_by_the_host_in_open_seats() -> None:
    table = seats.seat_bot(table_of("ann"), "ann", 2, "hints")
    assert kinds(table) == ["person", "open", "bot"]
    with refused("not_host"):
        seats.seat_bot(table, "ben", 1, "hints")
    with refused("taken"):
        seats.seat_bot(table, "ann", 0, "hints")
    assert kinds(seats.empty(table, "ann", 2, running=False)) == ["person", "open", "open"]


def test_the_host_kicks_and_bans() -> None:
    table = table_of("ann", "ben")
    kicked = seats.empty(table, "ann", 1, running=False)
    assert kinds(seats.sit(kicked, "ben", "Ben", "")) == ["person", "person", "open"]
    banned = seats.empty(table, "ann", 1, running=False, ban=True)
    with refused("banned"):
        seats.sit(banned, "ben", "Ben", "")
    with refused("not_host"):
        seats.empty(table, "ben", 0, running=False)
    with refused("yourself"):
        seats.empty(table, "ann", 0, running=False)
    with refused("nobody_there"):
        seats.empty(table, "ann", 2, running=False)


def test_in_a_running_match_the_host_sends_nobody_away_and_a_ban_leaves_the_seat() -> None:
    table = seats.begin(seats.seat_bot(table_of("ann", "ben"), "ann", 2, "hints"))
    for seat in (1, 2):
        with refused("only_by_vote"):
            seats.empty(table, "ann", seat, running=True)
    with refused("running"):
        seats.seat_bot(table, "ann", 2, "random", "running")
    banned = seats.empty(table, "ann", 1, running=True, ban=True)
    assert banned.seats == table.seats and banned.banned == ("ben",)
    banned = seats.leave(banned, "ben", "running")
    assert seats.take_back(banned, "ben").seats[1].kind == "person"
    with refused("not_a_person"):
        seats.empty(table, "ann", 2, running=True, ban=True)
    with refused("not_host"):
        seats.empty(table, "ben", 0, running=True, ban=True)


def test_invites_open_private_tables_and_close_again() -> None:
    table = open_table(3, host="ann", private=True)
    with refused("invited_only"):
        seats.sit(table, "ben", "Ben", "")
    table = seats.invite(seats.invite(table, "ann", None), "ann", 2)
    anywhere, given = (one.number for one in table.invites)
    assert seats.sit(table, "ben", "Ben", "", invite=anywhere).seat_of("ben") == 0
    assert seats.sit(table, "ben", "Ben", "", invite=given).seat_of("ben") == 2
    with refused("other_seat"):
        seats.sit(table, "ben", "Ben", "", 1, invite=given)
    closed = seats.revoke(table, "ann", anywhere)
    with refused("revoked"):
        seats.sit(closed, "ben", "Ben", "", invite=anywhere)
    with refused("no_such_invite"):
        seats.revoke(closed, "ann", anywhere)


def test_an_invite_to_a_given_seat_takes_over_from_its_bot_once() -> None:
    table = seats.seat_bot(table_of("ann"), "ann", 1, "hints")
    with refused("taken"):
        seats.sit(table, "ben", "Ben", "", 1)
    table = seats.invite(table, "ann", 1)
    number = table.invites[-1].number
    table = seats.sit(table, "ben", "Ben", "", invite=number)
    assert table.seats[1].kind == "person"
    with refused("revoked"):
        seats.sit(table, "cid", "Cid", "", invite=number)


def test_in_a_running_match_an_invite_gives_only_seats_that_no_person_ever_had() -> None:
    table = seats.seat_bot(table_of("ann", "ben", "cid", players=5), "ann", 3, "hints")
    table = seats.invite(seats.seat_bot(table, "ann", 4, "hints"), "ann", 1)  # before the start
    table = seats.begin(seats.invite(table, "ann", 3))
    to_ben, to_bot = (one.number for one in table.invites)
    with refused("taken"):
        sit_late(table, "dan", to_ben)
    out = votes.agree(votes.agree(table, "ann", 1, "running"), "cid", 1, "running")
    for guest in ("dan", "ben"):
        with refused("had_person"):
            sit_late(out, guest, to_ben)
    with refused("had_seat"):
        sit_late(out, "ben", to_bot)
    late = sit_late(out, "dan", to_bot)
    assert late.seats[3].holder == "dan" and not late.seats[3].spare
    with refused("over"):
        seats.sit(out, "dan", "Dan", "", invite=to_bot, status="over")


def sit_late(table: Table, guest: str, invite: int) -> Table:
    return seats.sit(table, guest, guest.title(), "", invite=invite, status="running")


def test_a_bots_seat_of_a_match_that_an_older_version_began_is_given_to_nobody() -> None:
    """Whether a person had it once is not known there."""
    stored = {"seats": [{"holder": "ann", "name": "Ann"}, {"bot": "hints"}], "host": "ann"}
    table = seats.invite(msgspec.convert(stored, Table), "ann", 1)
    with refused("had_person"):
        sit_late(table, "dan", 1)


def test_a_match_starts_when_every_seat_is_taken() -> None:
    table = table_of("ann", "ben")
    with refused("not_full"):
        seats.check_start(table, "ann")
    table = seats.seat_bot(table, "ann", 2, "random")
    seats.check_start(table, "ann")
    with refused("not_host"):
        seats.check_start(table, "ben")


def test_a_word_is_the_seats_own() -> None:
    table = seats.say_word(table_of("ann", "ben"), "ben", "owl")
    assert [seat.word for seat in table.seats] == ["", "owl", ""]
    with refused("too_long"):
        seats.say_word(table, "ben", "x" * 65)
    with refused("not_seated"):
        seats.say_word(table, "cid", "owl")
