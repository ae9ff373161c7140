"""Votes and handovers: the only ways in which a seat of a running match leaves its person."""

from __future__ import annotations

import pytest

from shamble.match import handover, seats, votes
from shamble.match.notices import notices
from shamble.match.seats import Table
from tests.server.test_seats import refused, sit_late, table_of


def running(*guests: str, bots: int = 0) -> Table:
    table = table_of(*guests, players=len(guests) + bots)
    for seat in range(len(guests), len(guests) + bots):
        table = seats.seat_bot(table, guests[0], seat, "hints")
    return seats.begin(table)


def agree(table: Table, seat: int, *guests: str) -> Table:
    for guest in guests:
        table = votes.agree(table, guest, seat, "running")
    return table


def told(before: Table, after: Table) -> list[str]:
    return [notice.key for notice in notices(before, after, "running")]


# ---- votes


def test_a_bot_plays_for_somebody_when_all_others_agree() -> None:
    table = running("ann", "ben", "cid", "dan")
    most = agree(table, 1, "ann", "cid")
    assert most.seats == table.seats and most.vote and most.vote.agreed == ("ann", "cid")
    out = agree(most, 1, "dan")
    assert (out.seats[1].kind, out.seats[1].bot, out.vote) == ("bot", "hints", None)
    assert out.seat_of("ben") is None


def test_a_vote_twice_is_one_vote() -> None:
    table = agree(running("ann", "ben", "cid"), 1, "ann", "ann")
    assert table.seats[1].holder == "ben"


def test_one_person_alone_decides_nothing_whoever_hosts() -> None:
    with refused("too_few"):
        agree(running("ann", "ben"), 1, "ann")
    with refused("too_few"):
        agree(running("ann", "ben", bots=2), 1, "ann")
    away = seats.leave(running("ann", "ben", "cid"), "cid", "running")
    with refused("too_few"):
        agree(away, 1, "ann")


def test_friends_whom_the_host_brings_along_do_not_make_a_majority() -> None:
    table = running("ann", "ben", bots=2)
    for seat in (2, 3):
        table = seats.invite(table, "ann", seat)
    table = sit_late(sit_late(table, "eve", 1), "fay", 2)
    with refused("too_few"):
        agree(table, 1, "ann", "eve", "fay")


def test_newcomers_are_asked_all_the_same() -> None:
    table = seats.invite(running("ann", "ben", "cid", bots=1), "ann", 3)
    table = sit_late(table, "eve", 1)
    most = agree(table, 1, "ann", "cid")
    assert most.seats[1].holder == "ben"
    assert agree(most, 1, "eve").seats[1].kind == "bot"


def test_who_is_voted_out_comes_back_to_no_seat_of_this_match() -> None:
    table = running("ann", "ben", "cid", bots=1)
    table = seats.invite(seats.invite(table, "ann", 1), "ann", 3)
    out = agree(table, 1, "ann", "cid")
    with refused("not_seated"):
        seats.take_back(out, "ben")
    with refused("had_person"):
        sit_late(out, "ben", 1)
    with refused("had_seat"):
        sit_late(out, "ben", 2)
    with refused("had_person"):
        sit_late(out, "eve", 1)


def test_whoever_is_asked_can_say_no() -> None:
    table = agree(running("ann", "ben", "cid", "dan"), 1, "ann")
    no = votes.refuse(table, "cid", 1)
    assert no.vote is None and no.seats == table.seats
    with refused("not_asked"):
        votes.refuse(table, "ben", 1)
    with refused("no_vote"):
        votes.refuse(no, "cid", 1)


def test_a_voice_can_be_taken_back() -> None:
    table = agree(running("ann", "ben", "cid", "dan"), 1, "ann", "cid")
    one = votes.refuse(table, "ann", 1)
    assert one.vote and one.vote.agreed == ("cid",)
    assert votes.refuse(one, "cid", 1).vote is None


def test_whom_the_vote_is_about_does_not_end_it_by_leaving() -> None:
    table = agree(running("ann", "ben", "cid", "dan"), 1, "ann", "cid")
    away = seats.leave(table, "ben", "running")
    assert away.vote == table.vote, "leaving does not end it"
    assert told(table, away) == ["left"]
    assert agree(away, 1, "dan").seats[1].kind == "bot", "nor does it keep the others from voting"
    back = seats.take_back(away, "ben")
    assert back.vote == table.vote and told(away, back) == ["back"]
    offered = handover.withdraw(handover.offer(back, "ben", "running"), "ben")
    assert offered.vote == table.vote
    timed = seats.set_stand_in(table, "ben", 1, "hints", 60)
    assert seats.stand_in(timed, 1).vote == table.vote
    assert agree(offered, 1, "dan").seats[1].kind == "bot"


def test_a_vote_is_about_a_person_and_ends_with_the_handover_of_their_seat() -> None:
    table = handover.offer(running("ann", "ben", "cid", "dan"), "ben", "running")
    table = agree(table, 1, "ann", "cid")
    taken = handover.accept(table, "eve", "Eve", "", table.seats[1].offer, "running", 7)
    assert taken.vote is None and taken.seat_of("eve") == 1
    assert told(table, taken) == ["handed_over", "vote_ended"]


def test_a_vote_begins_about_nobody_who_is_away() -> None:
    away = seats.leave(running("ann", "ben", "cid", "dan"), "ben", "running")
    with refused("no_person"):
        agree(away, 1, "ann")


def test_the_votes_are_counted_anew_when_others_come_go_or_are_back() -> None:
    table = running("ann", "ben", "cid", "dan", "eve", bots=1)
    table = agree(seats.invite(table, "ann", 5), 1, "ann", "cid")
    come = sit_late(table, "fay", 1)
    assert come.vote == table.vote and 5 in votes.voters(come, 1)
    gone = seats.leave(table, "dan", "running")
    assert gone.vote == table.vote and votes.voters(gone, 1) == [0, 2, 4]
    back = seats.take_back(gone, "dan")
    assert votes.voters(back, 1) == [0, 2, 3, 4] and back.vote == table.vote
    silent = seats.set_stand_in(table, "eve", 4, "hints", 60)
    assert seats.stand_in(silent, 4).vote == table.vote
    taken_along = seats.leave(table, "cid", "running")
    assert taken_along.vote and taken_along.vote.agreed == ("ann",), "away, one does not vote"


def test_who_goes_is_not_waited_for() -> None:
    table = agree(running("ann", "ben", "cid", "dan"), 1, "ann", "cid")
    out = seats.leave(table, "dan", "running")
    assert out.seats[1].kind == "bot" and out.vote is None
    assert told(table, out) == ["voted_out", "left"]


def test_a_vote_ends_when_nobody_or_too_few_are_left_who_are_for_it() -> None:
    table = agree(running("ann", "ben", "cid", "dan"), 1, "ann")
    gone = seats.leave(table, "ann", "running")
    assert gone.vote is None and gone.seats[1].holder == "ben"
    assert not gone.failed, "nobody voted against it: it may begin again"
    three = agree(running("ann", "ben", "cid"), 1, "ann")
    alone = seats.leave(three, "cid", "running")
    assert alone.vote is None and alone.seats[1].holder == "ben"


def test_nobody_votes_without_end() -> None:
    table = running("ann", "ben", "cid")
    for _ in range(votes.MOST_FAILED):
        table = votes.refuse(agree(table, 1, "ann"), "cid", 1)
    with refused("voted_enough"):
        agree(table, 1, "ann")
    assert agree(table, 1, "cid").vote, "somebody else may"


@pytest.mark.parametrize(
    ("by", "seat", "status", "reason"),
    [
        ("ann", 0, "running", "yourself"),
        ("eve", 1, "running", "not_seated"),
        ("ann", 3, "running", "no_person"),
        ("ann", 9, "running", "no_such_seat"),
        ("ann", 1, "open", "no_vote_now"),
        ("ann", 1, "over", "no_vote_now"),
    ],
)
def test_who_votes_about_whom(by: str, seat: int, status: str, reason: str) -> None:
    with refused(reason):
        votes.agree(running("ann", "ben", "cid", bots=1), by, seat, status)


def test_one_vote_at_a_time() -> None:
    table = agree(running("ann", "ben", "cid", "dan"), 1, "ann")
    with refused("other_vote"):
        agree(table, 2, "ann")


# ---- handovers


def test_a_person_hands_their_seat_to_somebody_they_invite() -> None:
    table = handover.offer(running("ann", "ben", "cid"), "ben", "running")
    number = table.seats[1].offer
    taken = handover.accept(table, "dan", "Dan", "", number, "running", 7)
    assert (taken.seat_of("dan"), taken.seat_of("ben")) == (1, None)
    assert (taken.seats[1].since, taken.seats[1].late) == (7, True)
    with refused("revoked"):
        handover.accept(taken, "eve", "Eve", "", number, "running", 7)
    with refused("not_seated"):
        seats.take_back(taken, "ben")


def test_nobody_else_hands_over_and_only_what_runs() -> None:
    with refused("not_seated"):
        handover.offer(running("ann", "ben"), "eve", "running")
    for status in ("open", "over"):
        with refused("no_handover"):
            handover.offer(running("ann", "ben"), "ben", status)


def test_an_offer_is_kept_or_made_anew() -> None:
    table = handover.offer(running("ann", "ben"), "ben", "running")
    again = handover.offer(table, "ben", "running")
    for old in (again, handover.withdraw(table, "ben")):
        with refused("revoked"):
            handover.accept(old, "dan", "Dan", "", table.seats[1].offer, "running", 0)
    assert handover.offered(table, 0) is None


def test_an_invitation_of_the_host_is_never_an_offer() -> None:
    table = seats.invite(running("ann", "ben"), "ann", 1)
    table = handover.offer(table, "ben", "running")
    host, own = table.invites[-1].number, table.seats[1].offer
    assert host != own
    with refused("taken"):
        sit_late(table, "dan", host)


def test_whoever_had_a_seat_gets_the_same_one_or_none() -> None:
    table = running("ann", "ben", "cid", bots=1)
    table = handover.offer(seats.invite(table, "ann", 3), "ben", "running")
    table = handover.accept(table, "dan", "Dan", "", table.seats[1].offer, "running", 0)
    with refused("had_seat"):
        sit_late(table, "ben", 1)
    other = handover.offer(table, "cid", "running")
    with refused("had_seat"):
        handover.accept(other, "ben", "Ben", "", other.seats[2].offer, "running", 0)
    back = handover.offer(table, "dan", "running")
    back = handover.accept(back, "ben", "Ben", "", back.seats[1].offer, "running", 0)
    assert back.seat_of("ben") == 1
    with refused("had_seat"):
        sit_late(back, "dan", 1)


def test_who_is_banned_takes_no_seat_over() -> None:
    table = running("ann", "ben", "cid")
    table = seats.empty(table, "ann", 2, running=True, ban=True)
    table = handover.offer(table, "cid", "running")
    table = handover.accept(table, "dan", "Dan", "", table.seats[2].offer, "running", 0)
    table = handover.offer(table, "ben", "running")
    with refused("banned"):
        handover.accept(table, "cid", "Cid", "", table.seats[1].offer, "running", 0)


# ---- what everybody is told


def test_every_change_of_who_plays_is_told() -> None:
    table = running("ann", "ben", "cid", bots=1)
    table = seats.invite(table, "ann", 3)
    left = seats.leave(table, "ben", "running")
    assert told(table, left) == ["left"]
    assert told(left, seats.take_back(left, "ben")) == ["back"]
    timed = seats.set_stand_in(table, "ben", 1, "hints", 60)
    assert told(timed, seats.stand_in(timed, 1)) == ["silent"]
    assert told(table, sit_late(table, "eve", 1)) == ["came"]
    vote = agree(table, 1, "ann")
    assert told(table, vote) == ["vote"]
    assert told(vote, agree(vote, 1, "cid")) == ["voted_out"]
    assert told(vote, votes.refuse(vote, "cid", 1)) == ["vote_ended"]
    assert told(vote, seats.leave(vote, "cid", "running")) == ["left", "vote_ended"]
    offer = handover.offer(table, "ben", "running")
    assert told(table, offer) == ["offered"]
    assert told(offer, handover.withdraw(offer, "ben")) == ["kept"]
    taken = handover.accept(offer, "dan", "Dan", "", offer.seats[1].offer, "running", 0)
    assert [(n.key, n.name, n.detail) for n in notices(offer, taken, "running")] == [
        ("handed_over", "Ben", "Dan")
    ]
    assert told(table, seats.empty(table, "ann", 1, running=True, ban=True)) == ["banned"]
    assert told(table, seats.set_rules(table, "ann", True, quiet=True)) == ["quiet"]
    waiting = table_of("ann")
    ruled = seats.set_rules(waiting, "ann", False, absence=90)
    assert [n.detail for n in notices(waiting, ruled, "open")] == ["90"]
    assert notices(waiting, seats.sit(waiting, "ben", "Ben", ""), "open") == []
