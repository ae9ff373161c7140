"""Tables: create, sit down, seat bots, invite, send away, start."""

from __future__ import annotations

from typing import Annotated

import msgspec

from shamble.bots import levels
from shamble.engine.catalog import find
from shamble.engine.errors import did_you_mean
from shamble.engine.playable import Playable
from shamble.match import handover, seats
from shamble.match.daily import is_daily
from shamble.match.seats import SeatError, Table, open_table
from shamble.server.errors import Trouble
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.fields import (
    Credential,
    GameId,
    Level,
    Name,
    SeatNumber,
    Word,
    settle_name,
)
from shamble.server.http.lobby import Options
from shamble.server.http.me import Empty
from shamble.server.http.table_messages import TableMessage, table_message
from shamble.server.matches.matches import Change, Matches, playable
from shamble.server.people.guests import Invitation
from shamble.store import Status, StoredMatch

tables = Endpoints()

Absence = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`sit`: the creator takes the first seat; `bots`: levels for the last ones."""

    game: GameId
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    options: Options = {}
    sit: bool = True
    name: Name | None = None
    bots: Annotated[list[Level], msgspec.Meta(max_length=8)] = []
    private: bool = False
    unlisted: bool = False
    auto_start: bool = False
    absence: Absence = 0
    stand_in: Level | None = None
    quiet: bool = False

    def __post_init__(self) -> None:
        settle_name(self, "name")


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    seat: SeatNumber | None = None
    invite: Credential | None = None

    def __post_init__(self) -> None:
        settle_name(self, "name")


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class SetStandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`after`: silent seconds; 0: as the table's rule has it."""

    level: Level
    after: Absence = 0


class SayWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: Word


class NewInvite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


class InviteMessage(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    token: str


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId | None = None
    status: Status | None = None
    mine: bool = False


@tables.get("/api/matches", list[TableMessage], query=Listing, errors=(404,))
async def matches(call: Call) -> list[TableMessage]:
    """Listed matches, the latest first; or all those where one sits oneself."""
    matches, wanted = call.service.matches, call.query
    game = None if wanted.game is None else find(wanted.game).id
    holder = call.who if wanted.mine else None
    found = await matches.store.matches(game, wanted.status, holder, listed=not wanted.mine)
    return [
        table_message(one, one.table, call.who)
        for one in found
        if not wanted.mine or one.table.seat_of(call.who) is not None
    ]


@tables.get("/api/matches/{id}", TableMessage)
async def match(call: Call) -> TableMessage:
    """A match: seats, options, commitment; no position."""
    return table_message(*await call.service.matches.find(call.params["id"]), call.who)


@tables.post("/api/matches", TableMessage, body=NewTable, errors=(404, 409), cost=5)
async def new_table(call: Call) -> TableMessage:
    """Create a table and host it."""
    body: NewTable = call.body
    game = Playable(find(body.game), body.players, body.options)
    call.spend("tables")
    call.spend("bots", len(body.bots))
    guest = call.me(body.name or "")
    table = open_table(
        game.players,
        guest.id,
        private=body.private,
        unlisted=body.unlisted,
        auto_start=body.auto_start,
        absence=seats.check_absence(body.absence),
        stand_in=check_level(game, body.stand_in) if body.stand_in else seats.STAND_IN,
        quiet=body.quiet,
    )
    if len(body.bots) + body.sit > game.players:
        raise SeatError("full", f"there are {game.players} seats at this table")
    for number, level in enumerate(body.bots, game.players - len(body.bots)):
        table = seats.seat_bot(table, guest.id, number, check_level(game, level))
    if body.sit:
        table = seats.sit(table, guest.id, body.name or guest.name, guest.shape)
    stored = await call.service.matches.create(game, table)
    return table_message(stored, stored.table, call.who)


@tables.post("/api/matches/{id}/sit", TableMessage, body=SitDown, errors=(409,))
async def sit_down(call: Call) -> TableMessage:
    """Take a seat; an invite opens private tables and given seats."""
    body: SitDown = call.body
    guest = call.me(body.name or "")
    number = 0
    if body.invite is not None:
        invite = call.service.signer.read("invite", body.invite, Invitation)
        if invite is None or invite.match != call.params["id"]:
            raise Trouble(403, "bad_invite", "this invitation is not for this table")
        number = invite.number

    matches, name = call.service.matches, body.name or guest.name
    seq = await entries_so_far(matches, call.params["id"])

    def sit(table: Table, stored: StoredMatch) -> Table:
        me, status = (guest.id, name, guest.shape), stored.status
        if handover.offered(table, number) is not None:
            return handover.accept(table, *me, number, status, seq)
        return seats.sit(table, *me, body.seat, invite=number, status=status, seq=seq)

    await matches.change_table(call.params["id"], sit)
    return await answer(call, call.params["id"])


@tables.post("/api/matches/{id}/leave", TableMessage, body=Empty, errors=(409,))
async def get_up(call: Call) -> TableMessage:
    """Give the seat up; in a running match a bot stands in."""
    return await told(call, lambda t, m: seats.leave(t, call.who, m.status))


@tables.post("/api/matches/{id}/back", TableMessage, body=Empty, errors=(409,))
async def back(call: Call) -> TableMessage:
    """Take the own seat back from the bot that stands in."""
    return await told(call, lambda t, _: seats.take_back(t, call.who))


@tables.post("/api/matches/{id}/word", TableMessage, body=SayWord, errors=(409,))
async def word(call: Call) -> TableMessage:
    """Mix a word of one's own into the key, before the start."""

    def say(table: Table, stored: StoredMatch) -> Table:
        if stored.status != "open":
            raise SeatError("running", "the match has started: its key is fixed")
        if is_daily(playable(stored)):
            raise SeatError("daily", "the daily game is the same for everybody: it takes no words")
        return seats.say_word(table, call.who, call.body.word)

    return await changed(call, say)


@tables.post("/api/matches/{id}/start", TableMessage, body=Empty, errors=(409,))
async def start(call: Call) -> TableMessage:
    """Begin; the host may, once every seat is taken."""
    await call.service.matches.start(call.params["id"], call.who)
    return await answer(call, call.params["id"])


# ---- seats, by number


@tables.post("/api/matches/{id}/seats/{seat}/bot", TableMessage, body=SeatBot, errors=(409,))
async def seat_bot(call: Call) -> TableMessage:
    """Put a bot into an open seat, or change its level."""
    call.spend("bots")

    def sit(table: Table, stored: StoredMatch) -> Table:
        level = check_level(playable(stored), call.body.level)
        return seats.seat_bot(table, call.who, call.number("seat"), level, stored.status)

    return await changed(call, sit)


@tables.post(
    "/api/matches/{id}/seats/{seat}/stand_in", TableMessage, body=SetStandIn, errors=(409,)
)
async def set_stand_in(call: Call) -> TableMessage:
    """Choose who stands in for oneself, and after how many silent seconds."""
    call.spend("bots")

    def choose(table: Table, stored: StoredMatch) -> Table:
        level = check_level(playable(stored), call.body.level)
        return seats.set_stand_in(table, call.who, call.number("seat"), level, call.body.after)

    return await changed(call, choose)


@tables.post("/api/matches/{id}/seats/{seat}/kick", TableMessage, body=Empty, errors=(409,))
async def kick(call: Call) -> TableMessage:
    """Before the start: send somebody away, or take a bot out."""
    return await emptied(call, ban=False)


@tables.post("/api/matches/{id}/seats/{seat}/ban", TableMessage, body=Empty, errors=(409,))
async def ban(call: Call) -> TableMessage:
    """Send somebody away for good; once the match runs: from the chat, not from the seat."""
    return await emptied(call, ban=True)


# ---- invites


@tables.get("/api/matches/{id}/invites", list[InviteMessage], errors=(403,))
async def invites(call: Call) -> list[InviteMessage]:
    """The invitations that are good, for the host."""
    stored, table = await call.service.matches.find(call.params["id"])
    seats.check_host(table, call.who)
    return [invite_message(call, stored.id, one) for one in table.invites]


@tables.post("/api/matches/{id}/invites", InviteMessage, body=NewInvite, errors=(409,))
async def invite(call: Call) -> InviteMessage:
    """A new invitation, to any seat or to a given one."""
    stored, table = await call.service.matches.change_table(
        call.params["id"], lambda t, _: seats.invite(t, call.who, call.body.seat)
    )
    return invite_message(call, stored.id, table.invites[-1])


@tables.post("/api/matches/{id}/invites/{number}/revoke", TableMessage, body=Empty, errors=(409,))
async def revoke(call: Call) -> TableMessage:
    """Close an invitation."""
    return await changed(call, lambda t, _: seats.revoke(t, call.who, call.number("number")))


# ---- underneath


async def emptied(call: Call, ban: bool) -> TableMessage:
    def empty(table: Table, stored: StoredMatch) -> Table:
        begun = stored.status != "open"
        return seats.empty(table, call.who, call.number("seat"), begun, ban=ban)

    return await changed(call, empty)


async def told(call: Call, change: Change) -> TableMessage:
    """A change that everybody at the table is told of: not too often."""
    call.service.speech.count_deed(call.who)
    return await changed(call, change)


async def changed(call: Call, change: Change) -> TableMessage:
    await call.service.matches.change_table(call.params["id"], change)
    return await answer(call, call.params["id"])


async def answer(call: Call, match: str) -> TableMessage:
    return table_message(*await call.service.matches.find(match), call.who)


async def entries_so_far(matches: Matches, match: str) -> int:
    """How many entries the log of a match has: none before the start."""
    stored, _ = await matches.find(match)
    return 0 if stored.status == "open" else (await matches.running.live(match)).match.seq


def invite_message(call: Call, match: str, one: seats.Invite) -> InviteMessage:
    token = call.service.signer.sign("invite", Invitation(match, one.number))
    return InviteMessage(one.number, one.seat, token)


def check_level(game: Playable, level: str) -> str:
    known = levels(game)
    if level not in known:
        raise SeatError("no_such_level", f"there is no bot {level!r}; {did_you_mean(level, known)}")
    return level
