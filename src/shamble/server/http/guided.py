"""Guided first games: the hints of a game, and a table of one's own to follow them at."""

from __future__ import annotations

import msgspec

from shamble.engine.catalog import find
from shamble.engine.language.game import Game
from shamble.engine.playable import Playable
from shamble.match import seats
from shamble.match.guide import Guide, When, guide_of
from shamble.match.seats import open_table
from shamble.server.errors import Trouble
from shamble.server.http.catalogue import Texts, texts
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.fields import GameId
from shamble.server.http.table_messages import TableMessage, table_message

guided = Endpoints()


class HintMessage(msgspec.Struct, frozen=True):
    when: When
    text: Texts
    point: str  # what to show; empty: nothing
    suggest: str  # an action, as text; empty: read on
    action: int | None  # the same, as its id


class GuideMessage(msgspec.Struct, frozen=True):
    """The hints of a game, in the order they are shown."""

    game: str
    players: int
    options: dict[str, str]
    seat: int
    hints: list[HintMessage]


class NewGuided(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId


@guided.get("/api/games/{game}/guide", GuideMessage)
async def guide(call: Call) -> GuideMessage:
    """The hints of a game's guided first game, in every language."""
    game, guide = found(call.params["game"])
    playable = guide.playable(game)
    return GuideMessage(
        game.id,
        playable.players,
        playable.options,
        guide.seat,
        [
            HintMessage(
                hint.when,
                texts(game, hint.text),
                hint.point,
                hint.suggest,
                int(playable.actions.parse(hint.suggest)) if hint.suggest else None,
            )
            for hint in guide.hints
        ],
    )


@guided.post("/api/matches/guided", TableMessage, body=NewGuided, errors=(404, 409), cost=5)
async def new_guided(call: Call) -> TableMessage:
    """Sit down to a guided first game: an unlisted table that has already begun."""
    game, guide = found(call.body.game)
    playable = guide.playable(game)
    call.spend("tables")
    call.spend("bots", playable.players - 1)
    guest = call.me()
    table = open_table(playable.players, guest.id, private=True, unlisted=True, guided=True)
    table = seats.sit(table, guest.id, guest.name, guest.shape, guide.seat)
    for seat in set(range(playable.players)) - {guide.seat}:
        table = seats.seat_bot(table, guest.id, seat, guide.bot(seat))
    return await begun(call, playable, guide, table)


async def begun(call: Call, game: Playable, guide: Guide, table: seats.Table) -> TableMessage:
    """The table with the prefix played; it starts only when that is all on disk."""
    matches = call.service.matches
    stored = await matches.create(game, table, guide.secret(game))
    for seq, entry in enumerate(guide.entries()):
        await matches.store.append(stored.id, seq, entry)
    await matches.start(stored.id, call.who)
    return table_message(*await matches.find(stored.id), call.who)


def found(name: str) -> tuple[Game, Guide]:
    game = find(name).load()
    guide = guide_of(game)
    if guide is None:
        raise Trouble(404, "no_guide", f"{game.id} has no guided first game")
    return game, guide
