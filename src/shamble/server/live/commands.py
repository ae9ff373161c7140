"""What somebody at a table may say over the WebSocket: answers, undo, questions why, chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.engine.errors import ShambleError
from shamble.engine.language.actions import Action
from shamble.match import seats
from shamble.match.match import Match
from shamble.match.names import shown_words
from shamble.match.running import Done, Refused
from shamble.server.http.catalogue import texts
from shamble.server.live.player_view import MatchView
from shamble.server.live.protocol import (
    Ack,
    Act,
    Fault,
    Hurry,
    Reason,
    RefusedMessage,
    Say,
    Typing,
    Undo,
    Why,
)
from shamble.server.live.rooms import Room
from shamble.store import StoredMatch

if TYPE_CHECKING:
    from shamble.server.live.socket import Socket


class Commands:
    """A message to a match that the socket reads."""

    def __init__(self, socket: Socket, room: Room) -> None:
        self.socket, self.room = socket, room

    async def take(self, message: Act | Undo | Hurry | Why | Say | Typing) -> None:
        match message:
            case Act() | Undo():
                await self.play(message)
            case Hurry():
                self.hurry(message)
            case Why():
                self.explain(message)
            case Say():
                await self.say(message)
            case Typing():
                self.room.typing(self.socket, message.typing)

    # ---- playing

    async def play(self, message: Act | Undo) -> None:
        told, matches, who = self.room.told, self.socket.service.matches, self.socket.guest_id
        if told is None or told.match is None:
            self.refuse(message.request, Refused(why_still(told), told.seq if told else 0))
            return
        seat = told.table.seat_of(who)
        if seat is None:
            self.refuse(message.request, Refused("not_seated", told.seq))
            return
        if told.table.seats[seat].standing and is_answer(told.match, message):
            self.socket.service.speech.count_deed(who)
            await matches.change_table(self.room.match, lambda t, _: seats.take_back(t, who))
        at = (message.expected, message.request)
        outcome: Done | Refused
        if isinstance(message, Act):
            action = action_text(told.match, message.action)
            outcome = await matches.running.act(self.room.match, who, action, *at)
        else:
            outcome = await matches.running.take_back(self.room.match, who, *at)
        if isinstance(outcome, Done):
            self.socket.service.counts["acts"] += 1
            self.socket.send(Ack(self.room.match, message.request, outcome.seq))
            await self.room.tell_at_once()
        else:
            self.refuse(message.request, outcome)

    def hurry(self, message: Hurry) -> None:
        """Let the bots play without a pause, once all people at the table are out."""
        told = self.room.told
        if told is None or told.match is None:
            self.refuse(message.request, Refused("not_started", 0))
            return
        seat = told.table.seat_of(self.socket.guest_id)
        reason = ""
        if seat is None:
            reason = "not_seated"
        elif told.match.is_over:
            reason = "game_over"
        elif seat not in told.out:
            reason = "not_out"
        elif not told.only_bots_play:
            reason = "others_play"
        if reason:
            self.refuse(message.request, Refused(reason, told.seq))
            return
        self.room.hurry.set()
        self.socket.send(Ack(self.room.match, message.request, told.seq))

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
            reason = "not_seated" if told and told.match else why_still(told)
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
        guest, service = self.socket.guest, self.socket.service
        if guest is None or self.room.told is None:
            self.socket.send(Fault("no_guest", "choose a name first, then speak"))
            return
        text = shown_words(message.text)
        if not text:
            self.refuse(message.request, Refused("nothing_said", self.room.told.seq))
            return
        store, match = service.matches.store, self.room.match
        # A seat may have changed hands in another process a moment ago; whispers go to people.
        stored, table = await service.matches.find(match)
        seat = table.seat_of(guest.id)
        reason = why_silent(stored, guest.id, message.to)
        reason = reason or service.speech.why_wait(match, guest.id, seat)
        if reason:
            line = await store.said_before(match, guest.id, message.request)
            if line is None:
                self.refuse(message.request, Refused(reason, self.room.told.seq))
                return
        else:
            line = await store.say(
                match,
                seat,
                guest.name if seat is None else table.seats[seat].name,
                text,
                to=message.to,
                speaker=guest.id,
                request=message.request,
                hearer="" if message.to is None else table.seats[message.to].holder,
                apart=seat is None and table.quiet,
            )
        await self.room.talk.catch_up()
        number = self.room.talk.number_for(guest.id, seat is not None, line)
        self.socket.send(Ack(match, message.request, number))


def why_still(told: MatchView | None) -> str:
    """Why nobody may do anything in a match that nobody here plays."""
    return "game_over" if told and told.stored.status == "over" else "not_started"


def why_silent(stored: StoredMatch, guest: str, to: int | None) -> str:
    """Why somebody may not say something; empty if they may."""
    table = stored.table
    seat = table.seat_of(guest)
    if guest in table.banned:
        return "banned" if seat is None else "banned_from_chat"
    if to is None:
        return ""
    if seat is None:
        return "not_seated"
    if stored.status == "open":
        return "not_started"  # seats still change hands
    if to >= len(table.seats) or to == seat:
        return "no_such_seat"
    return "" if table.seats[to].holder else "nobody_there"


def is_answer(match: Match, message: Act | Undo) -> bool:
    """Whether it is an answer of the game, may it be too late or against a rule: somebody plays."""
    return isinstance(message, Undo) or action_of(match, message.action) is not None


def action_of(match: Match, action: str | int) -> Action | None:
    try:
        return match.game.actions.parse(action)
    except ShambleError:
        return None


def action_text(match: Match, action: str | int) -> str:
    """An action as the log writes it; what is none stays as it was said, to be refused."""
    known = action_of(match, action)
    if known is not None:
        return str(known)
    return action if isinstance(action, str) else f"#{action}"
