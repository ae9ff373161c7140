"""What everybody at a table is told of a change: read off the table before and after it.

Whichever way a change comes, over whichever route, it is told. A notice is a key of the page's
texts and two words for it, no sentence.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from shamble.match.table import Table


class Notice(msgspec.Struct, frozen=True):
    """`key` names the sentence; `name` whom it is about; `detail` what else it needs."""

    key: str
    seat: int | None = None
    name: str = ""
    detail: str = ""


def notices(before: Table, after: Table, status: str) -> list[Notice]:
    """Of a match that was open, running or over."""
    told = list(_rules(before, after))
    if status == "running":
        for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            told += _seat(number, before, after)
            if old.holder == new.holder and old.holder in set(after.banned) - set(before.banned):
                told.append(Notice("banned", number, new.name))
        told += _vote(before, after)
    return told


def _rules(before: Table, after: Table) -> Iterator[Notice]:
    if before.quiet != after.quiet:
        yield Notice("quiet" if after.quiet else "loud")
    if before.absence != after.absence:
        yield Notice("absence", detail=str(after.absence))


def _seat(number: int, before: Table, after: Table) -> Iterator[Notice]:
    old, new = before.seats[number], after.seats[number]
    if old.holder != new.holder:
        if not old.holder:
            yield Notice("came", number, new.name)
        elif not new.holder:
            # Who is voted out is remembered, so as not to come back.
            sitters = set(after.past) - set(before.past)
            out = any(one.out and one.guest == old.holder for one in sitters)
            yield Notice("voted_out" if out else "gone", number, old.name)
        else:
            yield Notice("handed_over", number, old.name, new.name)
    elif new.standing and not old.standing:
        yield Notice("silent" if new.silent else "left", number, new.name)
    elif old.standing and not new.standing:
        yield Notice("back", number, new.name)
    elif new.offer and not old.offer:
        yield Notice("offered", number, new.name)
    elif old.offer and not new.offer:
        yield Notice("kept", number, new.name)


def _vote(before: Table, after: Table) -> Iterator[Notice]:
    old, new = before.vote, after.vote
    if new is not None and (old is None or old.seat != new.seat):
        starter = after.seat_of(new.starter)
        by = "" if starter is None else after.seats[starter].name
        yield Notice("vote", new.seat, after.seats[new.seat].name, by)
    elif old is not None and new is None and after.seats[old.seat].holder:
        yield Notice("vote_ended", old.seat, before.seats[old.seat].name)
