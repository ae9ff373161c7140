"""What somebody at a table may say over the WebSocket: answers, undo, questions why, chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.engine.errors import ShambleError
from shamble.match import seats
from shamble.match.authority import Done, Refused
from shamble.match.match import Match
from shamble.match.names import shown_words
from shamble.server.catalogue import texts
from shamble.server.hub import Room
from shamble.server.telling import Telling
from shamble.server.wire import (
    Ack,
    Act,
    Fault,
    Reason,
    RefusedMessage,
    Say,
    Typing,
    Undo,
    Why,
)

if TYPE_CHECKING:
    from shamble.server.socket import Socket


class TableTalk:
    """A message to a match that the socket reads."""

    def __init__(self, socket: Socket, room: Room) -> None:
        self.socket, self.room = socket, room

    async def take(self, message: Act | Undo | Why | Say | Typing) -> None:
        match message:
            case Act() | Undo():
                await self.play(message)
            case Why():
                self.explain(message)
            case Say():
                await self.say(message)
            case Typing():
                self.room.typing(self.socket, message.typing)

    # ---- playing

    async def play(self, message: Act | Undo) -> None:
        told, desk, who = self.room.told, self.socket.service.desk, self.socket.guest_id
        if told is None or told.match is None:
            self.refuse(message.request, Refused("not_started", 0))
            return
        seat = told.table.seat_of(who)
        if seat is None:
            self.refuse(message.request, Refused("not_seated", told.seq))
            return
        if told.table.seats[seat].standing:
            await desk.change_table(self.room.match, lambda t, _: seats.take_back(t, who))
        at = (message.expected, message.request)
        outcome: Done | Refused
        if isinstance(message, Act):
            action = action_text(told.match, message.action)
            outcome = await desk.act(self.room.match, who, action, *at)
        else:
            outcome = await desk.take_back(self.room.match, who, *at)
        if isinstance(outcome, Done):
            self.socket.service.counts["acts"] += 1
            self.socket.send(Ack(self.room.match, message.request, outcome.seq))
            await self.room.tell_at_once()
        else:
            self.refuse(message.request, outcome)

    def refuse(self, request: str, refused: Refused) -> None:
        self.socket.service.counts["refused"] += 1
        self.socket.send(
            RefusedMessage(
                self.room.match,
                request,
                refused.reason,
                f"why-{refused.reason}",
                refused.rule,
                refused.seq,
            )
        )

    def explain(self, message: Why) -> None:
        """Which rule forbids it, judged from what the seat may know."""
        told = self.room.told
        seat = told.table.seat_of(self.socket.guest_id) if told else None
        if told is None or told.match is None or seat is None:
            reason = "not_seated" if told and told.match else "not_started"
            self.refuse(message.request, Refused(reason, told.seq if told else 0))
            return
        playable = told.match.game
        seen = playable.redact(told.match.state, seat)
        why = playable.why_not(seen, seat, message.action)
        rule, reason = (why.rule, why.reason) if why else ("", "")
        self.socket.send(
            Reason(
                self.room.match,
                message.request,
                legal=why is None,
                rule=rule,
                reason=reason,
                text=texts(playable.game, f"why-{reason}"),
                rule_text=texts(playable.game, f"rule-{rule}"),
            )
        )

    # ---- talking

    async def say(self, message: Say) -> None:
        guest, told = self.socket.guest, self.room.told
        if guest is None or told is None:
            self.socket.send(Fault("no_guest", "choose a name first, then speak"))
            return
        seat = told.table.seat_of(guest.id)
        if reason := why_silent(told, guest.id, message.to):
            self.refuse(message.request, Refused(reason, told.seq))
            return
        text = shown_words(message.text)
        if not text:
            self.refuse(message.request, Refused("nothing_said", told.seq))
            return
        line = await self.socket.service.desk.store.say(
            self.room.match,
            seat,
            guest.name if seat is None else told.table.seats[seat].name,
            text,
            to=message.to,
            speaker=guest.id,
            request=message.request,
        )
        await self.room.talk.catch_up()
        number = self.room.talk.number_for(told.seat(guest.id), line)
        self.socket.send(Ack(self.room.match, message.request, number))


def why_silent(told: Telling, guest: str, to: int | None) -> str:
    """Why somebody may not say something; empty if they may."""
    if guest in told.table.banned:
        return "banned"
    if to is None:
        return ""
    seat = told.table.seat_of(guest)
    if seat is None:
        return "not_seated"
    if told.match is None:
        return "not_started"  # seats still change hands
    return "" if to < len(told.table.seats) and to != seat else "no_such_seat"


def action_text(match: Match, action: str | int) -> str:
    """An action as the log writes it; what is none stays as it was said, to be refused."""
    try:
        return str(match.game.actions.parse(action))
    except ShambleError:
        return str(action) if isinstance(action, str) else f"#{action}"
