"""The lobby as boardgame.io's has it, so that its LobbyClient works unchanged.

https://boardgame.io/documentation/#/api/Lobby. Names are theirs: a match's seats are its players.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec

import shamble
from shamble.engine.catalog import find
from shamble.engine.playable import Playable
from shamble.match import seats
from shamble.match.seats import Table, open_table
from shamble.server.errors import Trouble
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.fields import Credential, Name, PlayerID, settle_name
from shamble.server.http.table_messages import told_options
from shamble.server.matches.matches import as_today
from shamble.server.people.guests import Credentials
from shamble.store import StoredMatch

lobby = Endpoints()

MOST_LISTED = 100
LAST_SECOND = 253_402_214_400  # in 9999: later there are no dates
LONGEST_DATA = 1000  # characters of a player's data, as JSON

Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Options = dict[
    Annotated[str, msgspec.Meta(max_length=40)],
    Annotated[str, msgspec.Meta(max_length=40)] | bool | Whole,
]
Data = dict[str, str | Whole | float | bool | None]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Nothing(msgspec.Struct, frozen=True):
    """Done; there is nothing more to say."""


class LobbyPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    id: int
    name: str | msgspec.UnsetType = msgspec.UNSET
    data: Any = msgspec.UNSET


class LobbyMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    matchID: str  # noqa: N815
    gameName: str  # noqa: N815
    players: list[LobbyPlayer]
    setupData: dict[str, str]  # noqa: N815
    unlisted: bool
    createdAt: int  # noqa: N815
    updatedAt: int  # noqa: N815
    gameover: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    nextMatchID: str | msgspec.UnsetType = msgspec.UNSET  # noqa: N815


class LobbyMatches(msgspec.Struct, frozen=True):
    matches: list[LobbyMatch]


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    isGameover: bool | None = None  # noqa: N815
    updatedBefore: Milliseconds | None = None  # noqa: N815
    updatedAfter: Milliseconds | None = None  # noqa: N815


class CreateMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    numPlayers: Annotated[int, msgspec.Meta(ge=1, le=8)]  # noqa: N815
    setupData: Options | None = None  # noqa: N815
    unlisted: bool = False


class CreatedMatch(msgspec.Struct, frozen=True):
    matchID: str  # noqa: N815


class JoinMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    playerName: Name  # noqa: N815
    playerID: PlayerID | None = None  # noqa: N815
    data: Data | None = None

    def __post_init__(self) -> None:
        settle_name(self, "playerName")


class JoinedMatch(msgspec.Struct, frozen=True):
    playerID: str  # noqa: N815
    playerCredentials: str  # noqa: N815


class LeaveMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    playerID: PlayerID  # noqa: N815
    credentials: Credential


class UpdatePlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    playerID: PlayerID  # noqa: N815
    credentials: Credential
    newName: Name | None = None  # noqa: N815
    data: Data | None = None

    def __post_init__(self) -> None:
        settle_name(self, "newName")


class PlayAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    playerID: PlayerID  # noqa: N815
    credentials: Credential
    numPlayers: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None  # noqa: N815
    setupData: Options | None = None  # noqa: N815
    unlisted: bool = False


class NextMatch(msgspec.Struct, frozen=True):
    nextMatchID: str  # noqa: N815


@lobby.get("/games", list[str])
async def list_games(call: Call) -> list[str]:
    """The ids of the games."""
    return [game.id for game in shamble.games()]


@lobby.get("/games/{game}", LobbyMatches, query=Filter)
async def list_matches(call: Call) -> LobbyMatches:
    """The listed matches of a game, the latest first."""
    game, wanted = find(call.params["game"]), call.query
    after, before = wanted.updatedAfter, wanted.updatedBefore
    found = await call.service.matches.store.matches(
        game.id,
        limit=MOST_LISTED,
        listed=True,
        over=wanted.isGameover,
        changed=(
            None if after is None else moment(after + 1),
            None if before is None else moment(before),
        ),
    )
    return LobbyMatches([lobby_match(stored, stored.table) for stored in found])


@lobby.get("/games/{game}/{id}", LobbyMatch)
async def get_match(call: Call) -> LobbyMatch:
    """A match."""
    stored, table = await call.service.matches.find(call.params["id"], call.params["game"])
    return lobby_match(stored, table)


@lobby.post("/games/{game}/create", CreatedMatch, body=CreateMatch, errors=(409,), cost=5)
async def create_match(call: Call) -> CreatedMatch:
    """Create a match. It starts as soon as every seat is taken."""
    body: CreateMatch = call.body
    game = Playable(find(call.params["game"]), body.numPlayers, body.setupData or {})
    call.spend("tables")
    table = open_table(game.players, call.who, unlisted=body.unlisted, auto_start=True)
    return CreatedMatch((await call.service.matches.create(game, table)).id)


@lobby.post("/games/{game}/{id}/join", JoinedMatch, body=JoinMatch, errors=(409,))
async def join_match(call: Call) -> JoinedMatch:
    """Take a seat: the named one, or the first that is open."""
    matches, body = call.service.matches, call.body
    match = (await matches.find(call.params["id"], call.params["game"]))[0].id
    check_data(body.data)
    guest = call.me(body.playerName)
    wanted = None if body.playerID is None else int(body.playerID)

    def sit(table: Table, stored: StoredMatch) -> Table:
        table = seats.sit(
            table, guest.id, body.playerName, guest.shape, wanted, status=stored.status
        )
        return seats.rename(table, guest.id, None, body.data)

    _, table = await matches.change_table(match, sit)
    return JoinedMatch(
        str(table.seat_of(guest.id)),
        matches.signer.sign("credentials", Credentials(match, guest.id)),
    )


@lobby.post("/games/{game}/{id}/leave", Nothing, body=LeaveMatch, errors=(409,))
async def leave_match(call: Call) -> Nothing:
    """Give the seat up; in a running match a bot stands in."""
    match, guest = await authorized(call)
    call.service.speech.count_deed(guest)
    await call.service.matches.change_table(
        match.id, lambda table, stored: seats.leave(table, guest, stored.status)
    )
    return Nothing()


@lobby.post("/games/{game}/{id}/update", Nothing, body=UpdatePlayer, errors=(409,))
async def update_player(call: Call) -> Nothing:
    """Change the name or data of a player."""
    match, guest = await authorized(call)
    check_data(call.body.data)
    await call.service.matches.change_table(
        match.id,
        lambda table, _: seats.rename(table, guest, call.body.newName, call.body.data),
    )
    return Nothing()


@lobby.post("/games/{game}/{id}/playAgain", NextMatch, body=PlayAgain, errors=(409,), cost=5)
async def play_again(call: Call) -> NextMatch:
    """The match that follows this one: everybody who asks gets the same."""
    match, guest = await authorized(call)
    if match.status != "over":
        raise Trouble(409, "not_over", "this match is not over yet")
    body: PlayAgain = call.body
    old = as_today(match)
    settings = old.options if body.setupData is None else body.setupData
    game = Playable(old.game, body.numPlayers or old.players, settings)
    if not match.table.next:
        call.spend("tables")
    return NextMatch(await call.service.matches.follow(match.id, game, guest, body.unlisted))


async def authorized(call: Call) -> tuple[StoredMatch, str]:
    """The match, and whom the credentials of the body speak for."""
    matches, body = call.service.matches, call.body
    stored, table = await matches.find(call.params["id"], call.params["game"])
    shown = matches.signer.read("credentials", body.credentials, Credentials)
    if shown is None or shown.match != stored.id or await call.service.is_forgotten(shown.guest):
        raise Trouble(403, "bad_credentials", "these credentials are not for this match")
    if table.seat_of(shown.guest) != int(body.playerID):
        raise Trouble(403, "bad_credentials", f"these credentials are not for seat {body.playerID}")
    return stored, shown.guest


def check_data(data: Any) -> None:
    if data is not None and len(msgspec.json.encode(data)) > LONGEST_DATA:
        raise Trouble(413, "too_large", f"data may have {LONGEST_DATA} bytes")


def lobby_match(stored: StoredMatch, table: Table) -> LobbyMatch:
    return LobbyMatch(
        matchID=stored.id,
        gameName=stored.game,
        players=[
            LobbyPlayer(
                number,
                seat.name or msgspec.UNSET,
                msgspec.UNSET if seat.data is None else seat.data,
            )
            for number, seat in enumerate(table.seats)
        ],
        setupData=told_options(stored),
        unlisted=table.unlisted,
        createdAt=milliseconds(stored.created),
        updatedAt=milliseconds(stored.updated),
        gameover={"ending": stored.ending} if stored.ending else msgspec.UNSET,
        nextMatchID=table.next or msgspec.UNSET,
    )


def milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def moment(milliseconds: int) -> datetime:
    """As far as there are dates."""
    return datetime.fromtimestamp(min(milliseconds / 1000, LAST_SECOND), UTC)
