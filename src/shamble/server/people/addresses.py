"""Where a connection comes from: its own address, or the one that a trusted proxy names."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from shamble.engine.errors import ShambleError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

IPV6_HOUSEHOLD = 64  # bits: whoever has one address has all of these
MOST_FORWARDED = 50  # addresses in a header that are looked at


def networks(given: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses and networks of trusted proxies; a sentence if one is none."""
    found = []
    for text in given:
        try:
            found.append(ipaddress.ip_network(text))
        except ValueError as error:
            raise ShambleError(
                f"{text!r} is no address or network of a trusted proxy;"
                " it should look like 127.0.0.1, 10.0.0.0/8 or fd00::/8"
            ) from error
    return tuple(found)


def parsed(text: str) -> Address | None:
    """An address; IPv4 also where a socket for both says it as IPv6."""
    try:
        address = ipaddress.ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address


def host_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


@lru_cache(10_000)
def counted_as(host: str) -> str:
    """By what an address is counted: itself, and of IPv6 the network of a household."""
    address = parsed(host)
    if address is None:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, IPV6_HOUSEHOLD), strict=False))
    return str(address)


class Proxies:
    """ASGI middleware: behind a trusted proxy a visitor has their own address and scheme.

    What others say of themselves in such headers is ignored.
    """

    def __init__(self, app: ASGIApp, trusted: tuple[Network, ...]) -> None:
        self.app, self.trusted = app, trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if self.trusted and client and self.trusts(parsed(client[0])):
            headers = Headers(scope=scope)
            visitor = self.visitor(headers.getlist("x-forwarded-for"))
            scheme = self.scheme(scope["type"], headers.getlist("x-forwarded-proto"))
            scope = {**scope, "client": (visitor or client[0], 0)}
            if scheme:
                scope["scheme"] = scheme
        await self.app(scope, receive, send)

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.trusted)

    def visitor(self, lines: list[str]) -> str | None:
        """The last address that no trusted proxy has; what stands before it anybody may say."""
        found = None
        for text in reversed(",".join(lines).split(",")[-MOST_FORWARDED:]):
            address = parsed(_without_port(text.strip()))
            if address is None:
                break
            found = str(address)
            if not self.trusts(address):
                break
        return found

    def scheme(self, kind: str, lines: list[str]) -> str | None:
        said = ",".join(lines).rpartition(",")[2].strip().lower()
        if said not in ("http", "https", "ws", "wss"):
            return None
        secure = said in ("https", "wss")
        if kind == "websocket":
            return "wss" if secure else "ws"
        return "https" if secure else "http"


def _without_port(text: str) -> str:
    """Some proxies write 192.0.2.1:4711 and [2001:db8::1]:4711."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
