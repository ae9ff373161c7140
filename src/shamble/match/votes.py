"""A vote: the other players of a running match want a bot to play for somebody.

All of them must agree, and two of them at least must have sat here since the match began: a host
cannot bring the votes along. Who is away, a bot standing in, neither votes nor is waited for: when
somebody comes, goes or is back, the votes are counted anew. What the person voted about does, other
than handing the seat over, changes nothing. The vote ends when one of those asked is against it, or
nobody is for it any more, which is counted against whoever began it; or when too few are left.
"""

from __future__ import annotations

import msgspec

from shamble.match.table import (
    Seat,
    SeatError,
    Sitter,
    Table,
    Vote,
    own_seat,
    seat_number,
    with_seat,
)

FEWEST = 2  # voters
MOST_FAILED = 3  # votes that one person may begin in vain


def voters(table: Table, seat: int) -> list[int]:
    """The seats that are asked about a seat."""
    return [n for n, one in enumerate(table.seats) if n != seat and one.kind == "person"]


def may_decide(table: Table, seat: int) -> bool:
    """Whether the voters are enough, and not all of them newcomers."""
    return sum(not table.seats[n].late for n in voters(table, seat)) >= FEWEST


def agree(table: Table, by: str, seat: int, status: str) -> Table:
    """Begin a vote, or join the one that is on; with the last voice a bot sits there."""
    own, target = own_seat(table, by), table.seats[seat_number(table, seat)]
    check(table, own, seat, target, status)
    if table.vote is None:
        if table.failed.count(by) >= MOST_FAILED:
            raise SeatError("voted_enough", f"{MOST_FAILED} of your votes came to nothing already")
        vote = Vote(seat, by, (by,))
    elif table.vote.seat != seat:
        raise SeatError("other_vote", "the players are voting about somebody else; one at a time")
    elif by in table.vote.agreed:
        return table
    else:
        vote = msgspec.structs.replace(table.vote, agreed=(*table.vote.agreed, by))
    return recount(msgspec.structs.replace(table, vote=vote))


def recount(table: Table) -> Table:
    """The vote that is on, among those who play now: it goes on, has ended or has succeeded."""
    vote = table.vote
    if vote is None:
        return table
    asked = [table.seats[n].holder for n in voters(table, vote.seat)]
    agreed = tuple(one for one in vote.agreed if one in asked)
    if not agreed or not may_decide(table, vote.seat):
        return msgspec.structs.replace(table, vote=None)
    if len(agreed) == len(asked):
        return voted_out(table, vote.seat)
    return msgspec.structs.replace(table, vote=msgspec.structs.replace(vote, agreed=agreed))


def check(table: Table, own: int, seat: int, target: Seat, status: str) -> None:
    if status != "running":
        raise SeatError("no_vote_now", "the players of a running match may vote, nobody else")
    if own == seat:
        raise SeatError("yourself", "you need no vote to go: leave")
    is_on = table.vote is not None and table.vote.seat == seat
    if target.kind != "person" and not is_on:
        raise SeatError("no_person", f"no person plays seat {seat} now: nothing to decide")
    if table.seats[own].standing:
        raise SeatError("away", "a bot plays for you: take your seat back first")
    if not may_decide(table, seat):
        raise SeatError(
            "too_few",
            f"a vote needs {FEWEST} other players who have been here since the match began",
        )


def refuse(table: Table, by: str, seat: int) -> Table:
    """Take one's voice back, or say no: then the vote has failed."""
    own = own_seat(table, by)
    if table.vote is None or table.vote.seat != seat:
        raise SeatError("no_vote", f"there is no vote about seat {seat}")
    if own not in voters(table, seat):
        raise SeatError("not_asked", "you are not asked in this vote")
    rest = tuple(one for one in table.vote.agreed if one != by)
    if rest and by in table.vote.agreed:
        vote = msgspec.structs.replace(table.vote, agreed=rest)
        return msgspec.structs.replace(table, vote=vote)
    failed = (*table.failed, table.vote.starter)
    return msgspec.structs.replace(table, vote=None, failed=failed)


def voted_out(table: Table, seat: int) -> Table:
    old = table.seats[seat]
    level = old.bot or table.stand_in
    past = (*table.past, Sitter(old.holder, seat, out=True))
    table = msgspec.structs.replace(table, vote=None, past=past)
    return with_seat(table, seat, Seat(bot=level, name=level, shape=old.shape, word=old.word))
