"""Rows of `matches`. Functions of a connection: they run the same on both databases."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Text, bindparam, literal, select, tuple_, update

from shamble.engine.playable import KEY_BYTES
from shamble.match.fairness import commitment
from shamble.store.dialects import insert_new
from shamble.store.errors import Conflict, NoSuchMatch, StoreError
from shamble.store.records import Status, StoredMatch, now
from shamble.store.schema import Utc, matches, sitters
from shamble.store.texts import LONGEST_NAME, asked_for, kept, kept_json

FIXED = ("id", "game", "rules", "commitment", "created")  # from the first day
SAME = ("id", "version", "game", "rules", "commitment")  # in a match that is changed
FIELDS = StoredMatch.__struct_fields__  # all columns but the secret

Place = tuple[datetime, str]  # of a match in order: when it changed last, its id
Stretch = tuple[datetime | None, datetime | None]  # of time: from which moment, until before which

_columns = [matches.c[name] for name in FIELDS]

# Statements that are made once: making them takes longer than executing them.
_this = matches.c.id == bindparam("of", type_=Text)
_find = select(*_columns).where(_this)
_secret = select(matches.c.secret).where(_this)
_exists = select(matches.c.id).where(_this)
_change = (
    update(matches)
    .where(*(matches.c[name] == bindparam(f"was_{name}") for name in SAME))
    .values({name: bindparam(f"new_{name}") for name in FIELDS if name not in FIXED})
)


def create(connection: Connection, match: StoredMatch, secret: bytes) -> None:
    kept("the id of a match", match.id, LONGEST_NAME)
    if len(secret) != KEY_BYTES or commitment(secret) != match.commitment:
        raise StoreError("the commitment of the match is not the SHA-256 of its 32-byte secret")
    row = {**_row(match), "secret": secret}
    _note_sitters(connection, match)
    if connection.execute(insert_new(connection, matches), row).rowcount == 0:
        raise Conflict(f"there is a match {match.id!r} already")


def find(connection: Connection, match: str) -> StoredMatch:
    row = connection.execute(_find, {"of": asked_for(match)}).first()
    if row is None:
        raise NoSuchMatch(match)
    return _match(row)


def latest(
    connection: Connection,
    game: str | None,
    status: Status | None,
    holder: str | None,
    limit: int,
    listed: bool,
    over: bool | None,
    changed: Stretch,
) -> list[StoredMatch]:
    query = select(*_columns).order_by(matches.c.updated.desc(), matches.c.id).limit(limit)
    if listed:
        query = query.where(matches.c.table["unlisted"].as_boolean().is_not(True))
    if over is not None:
        is_over = matches.c.status == "over"
        query = query.where(is_over if over else ~is_over)
    first, before = changed
    if first is not None:
        query = query.where(matches.c.updated >= first)
    if before is not None:
        query = query.where(matches.c.updated < before)
    if game is not None:
        query = query.where(matches.c.game == kept("the id of a game", game))
    if status is not None:
        query = query.where(matches.c.status == status)
    if holder is not None:
        sat = select(sitters.c.match).where(sitters.c.holder == kept("a holder", holder))
        query = query.where(matches.c.id.in_(sat))
    return [_match(row) for row in connection.execute(query)]


def running(connection: Connection, after: Place | None, limit: int) -> list[StoredMatch]:
    """A page of the matches that run. One that changes meanwhile may come twice."""
    at = (matches.c.updated, matches.c.id)
    query = select(*_columns).where(matches.c.status == "running").order_by(*at).limit(limit)
    if after is not None:
        query = query.where(matches.c.updated >= after[0], tuple_(*at) > tuple_(*_literals(after)))
    return [_match(row) for row in connection.execute(query)]


def held(connection: Connection, holder: str, after: str, limit: int) -> list[str]:
    """A page of the matches that are not over where a holder ever sat, by their ids in order."""
    sat = select(sitters.c.match).where(sitters.c.holder == kept("a holder", holder))
    query = select(matches.c.id).where(matches.c.id.in_(sat), matches.c.status != "over")
    ordered = query.where(matches.c.id > after).order_by(matches.c.id).limit(limit)
    return list(connection.execute(ordered).scalars())


def _literals(after: Place) -> tuple[Any, Any]:
    return literal(after[0], Utc), literal(after[1], Text)


def change(connection: Connection, match: StoredMatch) -> StoredMatch:
    """Compare and swap: write the match if nobody has since it was read."""
    asked_for(match.id)
    changed = msgspec.structs.replace(match, version=match.version + 1, updated=now())
    values = {f"new_{name}": value for name, value in _row(changed).items() if name not in FIXED}
    values |= {f"was_{name}": getattr(match, name) for name in SAME}
    _note_sitters(connection, changed)
    if connection.execute(_change, values).rowcount == 1:
        return changed
    there = find(connection, match.id)
    if there.version != match.version:
        raise Conflict(
            f"match {match.id!r} is at version {there.version} by now, not {match.version}"
        )
    raise StoreError(f"the game, rules and commitment of match {match.id!r} are fixed")


def renew(
    connection: Connection, match: StoredMatch, rules: int, options: dict[str, str]
) -> StoredMatch:
    """The same for a match that has not started, which goes over to other rules."""
    changed = msgspec.structs.replace(
        match, rules=rules, options=options, version=match.version + 1, updated=now()
    )
    same = [matches.c[name] == getattr(match, name) for name in ("id", "version", "rules")]
    new = {name: getattr(changed, name) for name in ("rules", "options", "version", "updated")}
    query = update(matches).where(*same, matches.c.status == "open").values(**new)
    if connection.execute(query).rowcount == 1:
        return changed
    raise Conflict(f"match {match.id!r} was changed by somebody else, or has started")


def secret(connection: Connection, match: str) -> bytes:
    found = connection.scalar(_secret, {"of": asked_for(match)})
    if found is None:
        raise NoSuchMatch(match)
    return bytes(found)


def must_exist(connection: Connection, match: str) -> None:
    if connection.scalar(_exists, {"of": asked_for(match)}) is None:
        raise NoSuchMatch(match)


def _note_sitters(connection: Connection, match: StoredMatch) -> None:
    """Before the match itself is written: a name too many does no harm, one too few would."""
    holders = {seat.holder for seat in match.table.seats if seat.holder}
    if holders:
        rows = [
            {"holder": kept("a holder", name, LONGEST_NAME), "match": match.id} for name in holders
        ]
        connection.execute(insert_new(connection, sitters), rows)


def _row(match: StoredMatch) -> dict[str, Any]:
    kept("the ending of a match", match.ending or "")
    for name in ("options", "table"):
        kept_json(f"what is in the {name} of a match", getattr(match, name))
    row = msgspec.structs.asdict(match)
    return row | {"table": msgspec.to_builtins(match.table)}


def _match(row: Row[Any]) -> StoredMatch:
    try:
        return msgspec.convert(dict(zip(FIELDS, row, strict=True)), StoredMatch)
    except msgspec.ValidationError as error:
        raise StoreError(f"match {row.id!r} is damaged in the database: {error}") from error
