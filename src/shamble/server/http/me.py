"""Who am I: a guest's name and shape, and the link that makes another device the same guest."""

from __future__ import annotations

import msgspec

from shamble.server.errors import Trouble
from shamble.server.http.endpoints import Call, Endpoints
from shamble.server.http.fields import Credential, Name, settle_name
from shamble.server.http.lobby import Nothing
from shamble.server.people.guests import Guest, Shape, guest_by_link, link_for, new_guest

me = Endpoints()


class Me(msgspec.Struct, frozen=True):
    name: str
    shape: str


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    shape: Shape | None = None

    def __post_init__(self) -> None:
        settle_name(self, "name")


class Empty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that says nothing: `{}`."""


class Token(msgspec.Struct, frozen=True):
    """Keep it to yourself: whoever has it is you."""

    token: str


class Resume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Credential


@me.get("/api/me", Me)
async def who_am_i(call: Call) -> Me:
    """The guest; a new one gets a cookie."""
    guest = call.me()
    return Me(guest.name, guest.shape)


@me.post("/api/me", Me, body=ChangeMe, errors=(409,))
async def change_me(call: Call) -> Me:
    """Choose a name and a shape."""
    old = call.me()
    guest = Guest(old.id, call.body.name or old.name, call.body.shape or old.shape)
    call.remember(guest)
    return Me(guest.name, guest.shape)


@me.post("/api/me/link", Token, body=Empty)
async def personal_link(call: Call) -> Token:
    """A token for a personal link, good for a week."""
    return Token(link_for(call.service.signer, call.me()))


@me.post("/api/me/resume", Me, body=Resume)
async def resume(call: Call) -> Me:
    """Become the guest of a personal link."""
    guest = guest_by_link(call.service.signer, call.body.token)
    if guest is None or await call.service.still_there(guest) is None:
        raise Trouble(403, "bad_link", "this link is not good, or no longer; make a new one")
    call.remember(guest)
    return Me(guest.name, guest.shape)


@me.post("/api/me/forget", Nothing, body=Empty)
async def forget_me(call: Call) -> Nothing:
    """Become a new guest. Cookies and links of the old one are dead, bots play their seats."""
    call.spend("guests")
    if call.guest is not None:
        await call.service.forget(call.guest)
    call.remember(new_guest())
    return Nothing()
