"""Guests: people without an account. A signed cookie says who they are."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Literal

import msgspec

from shamble.match.names import is_name
from shamble.match.seats import SHAPES
from shamble.server.people.tokens import Signer

COOKIE = "shamble_guest"
YEAR = 365 * 24 * 3600
LINK_SECONDS = 7 * 24 * 3600
UNDATED = (
    1_795_046_400  # 2026-11-19: when cookies that do not say when they were made count as made
)

Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop"]


class Guest(msgspec.Struct, frozen=True):
    """Somebody. The id is a secret between them and the server: nobody else is shown it."""

    id: str
    name: str = ""
    shape: str = ""
    since: int = 0  # when the cookie was made; it ends a year later, whatever a browser does


class Link(msgspec.Struct, frozen=True):
    """A personal link: the same guest on another device."""

    guest: Guest
    until: int


class Invitation(msgspec.Struct, frozen=True):
    """What an invite link says."""

    match: str
    number: int


class Credentials(msgspec.Struct, frozen=True):
    """What a lobby client shows to speak for a seat."""

    match: str
    guest: str


def new_guest(name: str = "") -> Guest:
    return Guest(secrets.token_urlsafe(16), name, secrets.choice(SHAPES))


def guest_of(signer: Signer, cookie: str | None) -> Guest | None:
    guest = signer.read("guest", cookie, Guest) if cookie else None
    if guest is None or (guest.since or UNDATED) + YEAR < time.time():
        return None
    return guest if is_name(guest.name) else msgspec.structs.replace(guest, name="")


def mark(guest: str) -> str:
    """A guest's id as it is kept once they are forgotten: good for nothing but to know it again."""
    return hashlib.sha256(guest.encode()).hexdigest()


def cookie_for(signer: Signer, guest: Guest, secure: bool) -> str:
    """The Set-Cookie header: out of scripts' reach, not sent along from other sites."""
    dated = msgspec.structs.replace(guest, since=int(time.time()))
    parts = [
        f"{COOKIE}={signer.sign('guest', dated)}",
        f"Max-Age={YEAR}",
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)


def link_for(signer: Signer, guest: Guest) -> str:
    return signer.sign("link", Link(guest, int(time.time()) + LINK_SECONDS))


def guest_by_link(signer: Signer, token: str) -> Guest | None:
    link = signer.read("link", token, Link)
    return link.guest if link and link.until > time.time() else None
