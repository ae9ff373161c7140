"""Guests: people without an account. A signed cookie says who they are."""

from __future__ import annotations

import secrets
import time
from typing import Literal

import msgspec

from shamble.match.seats import SHAPES
from shamble.server.tokens import Signer

COOKIE = "shamble_guest"
YEAR = 365 * 24 * 3600
LINK_SECONDS = 7 * 24 * 3600

Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop"]


class Guest(msgspec.Struct, frozen=True):
    """Somebody. The id is a secret between them and the server: nobody else is shown it."""

    id: str
    name: str = ""
    shape: str = ""


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
    return signer.read("guest", cookie, Guest) if cookie else None


def cookie_for(signer: Signer, guest: Guest, secure: bool) -> str:
    """The Set-Cookie header: out of scripts' reach, not sent along from other sites."""
    parts = [
        f"{COOKIE}={signer.sign('guest', guest)}",
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
