"""Matches in the store: finding, creating and changing them; the running ones in memory."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache

import msgspec

from shamble.engine.catalog import find, games
from shamble.engine.errors import BadFile, BadSetup
from shamble.engine.language.game import Game
from shamble.engine.playable import KEY_BYTES, Playable
from shamble.match import seats
from shamble.match.daily import is_daily
from shamble.match.fairness import commitment, mixed_key
from shamble.match.guide import Guide, guide_of
from shamble.match.match import Entry, Match
from shamble.match.notices import notices
from shamble.match.running import Live, RunningMatches
from shamble.match.seats import SeatError, Table
from shamble.server.errors import Trouble
from shamble.server.matches.log_cache import LogCache
from shamble.server.matches.records import Records
from shamble.server.people.tokens import Signer
from shamble.store import Conflict, Status, Store, StoredMatch

TRIES = 20
# Of the table of a match that is over: the next match, and who may talk.
FREE_AFTER_THE_END = ("next", "banned", "invites", "invited", "quiet")
RULES_CHANGED = "rules_changed"  # the ending of a match that a change of rules broke off

Change = Callable[[Table, StoredMatch], Table]


class Matches:
    """Creates, finds and changes matches; `running` takes the answers of those that run."""

    def __init__(self, store: Store, signer: Signer, records: Records) -> None:
        self.log_cache = LogCache(store)
        self.running = RunningMatches(self.log_cache, self._open_match)
        self.store, self.signer, self.records = store, signer, records
        self.on_running: Callable[[str], None] = lambda match: None  # a table in play changed

    # ---- finding

    async def find(self, match: str, game: str | None = None) -> tuple[StoredMatch, Table]:
        """A match of this id; if a game is named, of that game."""
        stored = await self.current(await self.store.match(match))
        if game is not None and stored.game != find(game).id:
            raise Trouble(404, "no_such_match", f"there is no match {match!r} of {game}")
        return stored, stored.table

    async def current(self, stored: StoredMatch) -> StoredMatch:
        """A match as today's rules leave it.

        One of older rules that has not started goes over to today's, if its options still fit; one
        that runs, or cannot go over, has ended: nobody knows its rules any more.
        """
        for _ in range(TRIES):
            if not is_outdated(stored):
                break
            try:
                if game := by_todays_rules(stored):
                    stored = await self.store.renew(stored, game.game.version, game.options)
                    continue
                ending = None
                if stored.status == "running":  # the server may have died at its very end
                    ending = await self.records.ending(stored.id)
                stored = await self.conclude(stored, ending or RULES_CHANGED)
            except Conflict:
                stored = await self.store.match(stored.id)
        return stored

    async def started(self, match: str) -> tuple[StoredMatch, Table, Live]:
        """A match that has begun, as its log has it now."""
        stored, table = await self.find(match)
        if stored.status == "open":
            raise Trouble(409, "not_started", "the match has not started yet")
        live = await self.running.live(match)
        live.seats = who_sits(table)
        return await self.settle(stored, live.match), table, live

    async def _open_match(self, match: str) -> Live:
        with self.log_cache.reading(match) as know:
            stored, secret, entries = await self.store.whole(match)
            know(entries)
        if stored.status == "open":
            raise Trouble(409, "not_started", "the match has not started yet")
        key = mixed_key(secret, stored.words)
        given = len(guide.prefix) if (guide := guide_at(stored, stored.table)) else 0
        game = playable(stored)
        fresh = Match(game, key, given=given, short_memory=True)
        return Live(match, fresh, who_sits(stored.table))

    # ---- creating

    async def create(
        self,
        game: Playable,
        table: Table,
        secret: bytes | None = None,
        status: Status = "open",
        ending: str | None = None,
        entries: Sequence[Entry] = (),
    ) -> StoredMatch:
        """A new match, with a commitment to its key; it runs if it may and every seat is taken."""
        secret = secret or self._new_secret(game)
        if status == "open" and table.auto_start and table.is_full:
            status, table = "running", seats.begin(table)
        stored = StoredMatch(
            id=secrets.token_urlsafe(9),
            game=game.game.id,
            rules=game.game.version,
            players=game.players,
            options=game.options,
            commitment=commitment(secret),
            table=table,
            status=status,
            ending=ending,
        )
        await self.store.create(stored, secret, entries)
        self._look_after(stored)
        if status == "over":
            self.records.want(stored.id)
        return stored

    def _look_after(self, stored: StoredMatch) -> None:
        """Wake those who play for somebody, if the match runs and has need of them."""
        if stored.status == "running" and needs_care(stored.table):
            self.on_running(stored.id)

    def _new_secret(self, game: Playable) -> bytes:
        if is_daily(game):
            return self.signer.secret_of_day(datetime.now(UTC).date())
        return secrets.token_bytes(KEY_BYTES)

    def is_sealed(self, stored: StoredMatch) -> bool:
        """Whether the key is today's of the daily game, which nobody may see yet."""
        today = self.signer.secret_of_day(datetime.now(UTC).date())
        return stored.commitment == commitment(today)

    # ---- changing

    async def change_table(self, match: str, change: Change) -> tuple[StoredMatch, Table]:
        """Read, change, write; read again if somebody else was faster. May start the match."""
        for _ in range(TRIES):
            stored, table = await self.find(match)
            changed = change(table, stored)
            check_fixed(stored, changed)
            begins = stored.status == "open" and changed.auto_start and changed.is_full
            if changed == table and not begins:
                return stored, table
            new = msgspec.structs.replace(stored, table=changed)
            if begins:
                changed = seats.begin(changed)
                new = msgspec.structs.replace(new, table=changed, status="running")
            try:
                told = notices(table, changed, stored.status)
                stored = await self.store.change(new, told)
            except Conflict:
                continue
            if live := self.running.known(match):
                live.seats = who_sits(changed)
            self._look_after(stored)
            return stored, changed
        raise Trouble(503, "busy", "too many people change this table at once; try again")

    async def give_up_seats(self, guest: str) -> None:
        """Wherever somebody sits and it is not over, they go for good."""

        def give_up(table: Table, stored: StoredMatch) -> Table:
            if stored.status == "over":
                return table
            return seats.give_up(table, guest, stored.status == "running")

        match = ""
        while found := await self.store.held(guest, match):
            for match in found:
                await self.change_table(match, give_up)

    async def start(self, match: str, by: str) -> None:
        """Begin; from now on the words in the key are fixed."""

        def begin(table: Table, stored: StoredMatch) -> Table:
            if stored.status != "open":
                raise SeatError("running", "the match has started already")
            seats.check_start(table, by)
            return msgspec.structs.replace(table, auto_start=True)

        await self.change_table(match, begin)

    async def follow(self, match: str, game: Playable, host: str, unlisted: bool) -> str:
        """The match after this one; of several who ask at once one creates it."""
        _, table = await self.find(match)
        if table.next:
            return table.next
        fresh = seats.open_table(
            game.players,
            host,
            unlisted=unlisted,
            auto_start=True,
            absence=table.absence,
            stand_in=table.stand_in,
            quiet=table.quiet,
        )
        created = await self.create(game, fresh)
        _, table = await self.change_table(
            match, lambda table, _: msgspec.structs.replace(table, next=table.next or created.id)
        )
        return table.next

    async def settle(self, stored: StoredMatch, match: Match) -> StoredMatch:
        """Note the end of a match whose log is complete; the server may have died before it did."""
        ending = match.game.result(match.state).ending
        return stored if ending is None else await self.end(stored, ending)

    async def end(self, stored: StoredMatch, ending: str) -> StoredMatch:
        """Note how a match ended."""
        for _ in range(TRIES):
            if stored.status == "over":
                break
            try:
                return await self.conclude(stored, ending)
            except Conflict:
                stored = await self.store.match(stored.id)
        return stored

    async def conclude(self, stored: StoredMatch, ending: str) -> StoredMatch:
        """Note how a match ended, and have its record made; `Conflict` if somebody changed it."""
        over = msgspec.structs.replace(stored, status="over", ending=ending)
        stored = await self.store.change(over)
        self.records.want(stored.id)
        return stored


@lru_cache(10_000)
def settled(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> Playable:
    """A game with its options; tables that play the same share it."""
    return Playable(game, players, dict(options))


def playable(stored: StoredMatch) -> Playable:
    """The game of a match; refused if its rules have changed since."""
    if not is_playable(stored):
        game = find(stored.game)
        raise BadFile(
            f"this match is played by version {stored.rules} of the rules of {stored.game};"
            f" this Shamble plays by version {game.version}"
        )
    return as_today(stored)


def as_today(stored: StoredMatch) -> Playable:
    """The same game with the same options, by today's rules."""
    return settled(find(stored.game), stored.players, tuple(stored.options.items()))


def is_playable(stored: StoredMatch) -> bool:
    """Whether the match is played by today's rules."""
    game = games().get(stored.game)
    return game is not None and game.version == stored.rules


def is_outdated(stored: StoredMatch) -> bool:
    """Whether the match is still to be played, by rules that are no more.

    Newer rules than these, and games of modules that are not loaded, may come back.
    """
    game = games().get(stored.game)
    return stored.status != "over" and game is not None and stored.rules < game.version


def by_todays_rules(stored: StoredMatch) -> Playable | None:
    """What a match that has not started can be played as; None if nothing.

    A guided one has its first moves in the log already, made by the old rules.
    """
    if stored.status != "open" or stored.table.guided:
        return None
    try:
        return as_today(stored)
    except BadSetup:
        return None


def check_fixed(stored: StoredMatch, changed: Table) -> None:
    """Refuse a change that would rewrite what a match was played with.

    Once it has begun, the words in its key stay; once it is over, all of the table that its file
    and its proof are made of.
    """
    if stored.status == "over":
        still = {name: getattr(stored.table, name) for name in FREE_AFTER_THE_END}
        if msgspec.structs.replace(changed, **still) != stored.table:
            raise SeatError("over", "the match is over: its seats stay as they are")
    elif stored.status == "running" and changed.words != stored.words:
        raise SeatError("running", "the match has started: its key is fixed")


def guide_at(stored: StoredMatch, table: Table) -> Guide | None:
    """The guide of a guided match."""
    return guide_of(find(stored.game)) if table.guided else None


def needs_care(table: Table) -> bool:
    """Whether a bot plays a seat, or may have to stand in for somebody silent."""
    return any(seat.player or (seat.holder and seat.after) for seat in table.seats)


def who_sits(table: Table) -> dict[str, int]:
    """Who may answer for which seat: its holder, and the bot that plays it."""
    people = {seat.holder: number for number, seat in enumerate(table.seats) if seat.holder}
    bots = {bot_name(number): number for number, seat in enumerate(table.seats) if seat.player}
    return people | bots


def bot_name(seat: int) -> str:
    return f"bot {seat}"
