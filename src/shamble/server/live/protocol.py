"""What goes over the WebSocket, both ways. Strict: an unknown field is refused."""

from __future__ import annotations

from typing import Annotated

import msgspec

from shamble.match.messages import EventMessage
from shamble.server.http.catalogue import Texts
from shamble.server.http.fields import Request, SeatNumber
from shamble.server.http.table_messages import LineMessage, TableMessage

MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ActionText = Annotated[str, msgspec.Meta(max_length=100)] | Number
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client sends."""

    match: MatchId


class Subscribe(FromClient, frozen=True, tag="subscribe"):
    """Tell me about a match: what happened from entry `since`, what was said from line `chat`."""

    since: Number = 0
    chat: Number = 0


class Unsubscribe(FromClient, frozen=True, tag="unsubscribe"):
    pass


class Act(FromClient, frozen=True, tag="act"):
    """My answer to the question that stood when the match had `expected` entries."""

    action: ActionText
    expected: Number
    request: Request


class Undo(FromClient, frozen=True, tag="undo"):
    expected: Number
    request: Request


class Hurry(FromClient, frozen=True, tag="hurry"):
    """I am out, and so is everybody but the bots: they need not take their time any more."""

    request: Request


class Why(FromClient, frozen=True, tag="why"):
    """Why can I not do this?"""

    action: ActionText
    request: Request


class Say(FromClient, frozen=True, tag="chat"):
    """To everybody at the table, or to one seat alone."""

    text: ChatText
    request: Request
    to: SeatNumber | None = None


class Typing(FromClient, frozen=True, tag="typing"):
    typing: bool


ClientMessage = Subscribe | Unsubscribe | Act | Undo | Hurry | Why | Say | Typing


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of what the server sends."""


class Step(msgspec.Struct, frozen=True):
    """What an entry of the log did. `back`: it took an answer back, or was taken back itself.

    Without a seat: the last of several answers to one question came in, whoever gave it; or
    somebody did what the reader hears nothing of, such as a pass in secret.
    """

    seq: int
    seat: int | None
    back: bool
    talk: bool  # something said, which answers nothing
    events: list[EventMessage]


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is there: the seats, how many only watch, who is writing."""

    match: str
    seats: list[int]
    watching: int
    typing: list[int]


class State(FromServer, frozen=True, tag="state"):
    """How a match stands, as the reader may know it. Replaces whatever was known before."""

    match: str
    seq: int  # entries so far; send it back as `expected`
    since: int  # the first entry the steps tell of
    table: TableMessage
    view: msgspec.Raw  # match.messages.View, or null before the start
    setup: list[EventMessage]  # what happened before the first entry; empty if since > 0
    steps: list[Step]
    undo: str | None  # why the last answer cannot be taken back; null if it can
    decision: int | None  # in a guided match: which of the own decisions comes next, from 1


class Chat(FromServer, frozen=True, tag="chat"):
    match: str
    lines: list[LineMessage]


class Ack(FromServer, frozen=True, tag="ack"):
    """Done, durably: the request is entry `seq` (of the log or of the chat)."""

    match: str
    request: str
    seq: int


class RefusedMessage(FromServer, frozen=True, tag="refused"):
    """Not done. `key` names the sentence in the texts (`why-…`)."""

    match: str
    request: str
    reason: str
    key: str
    rule: str
    seq: int


class Reason(FromServer, frozen=True, tag="why"):
    """The answer to `why`; legal actions have no rule against them."""

    match: str
    request: str
    legal: bool
    rule: str
    reason: str
    text: Texts  # the refusal in words
    rule_text: Texts  # the rule in words


class Fault(FromServer, frozen=True, tag="error"):
    """A message that could not be read, came too fast, or failed.

    With a request: that one. Whether it was done is unknown if the reason is `unavailable`; sent
    again, it acts once.
    """

    reason: str
    message: str
    match: str = ""
    request: str = ""


class Goodbye(FromServer, frozen=True, tag="goodbye"):
    """The server closes this connection. Reconnect after so many milliseconds, if at all."""

    reason: str
    reconnect: int | None


decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.encode
