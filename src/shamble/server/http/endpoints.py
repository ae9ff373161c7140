"""Endpoints: each declares what it takes and gives, and is served and described from that alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Route

from shamble.engine.errors import ShambleError
from shamble.server.errors import ErrorMessage, Trouble, as_trouble
from shamble.server.people.addresses import counted_as, host_of
from shamble.server.people.guests import Guest, cookie_for, new_guest

if TYPE_CHECKING:
    from shamble.server.service import Service

MAY_FAIL = {"GET": (429, 503), "POST": (400, 403, 408, 413, 415, 422, 429, 503)}


@dataclass
class Call:
    """A request, read and checked."""

    service: Service
    guest: Guest | None
    params: dict[str, str]
    address: str  # as it is counted
    body: Any = None
    query: Any = None
    cookie: Guest | None = None  # to be remembered as

    @property
    def who(self) -> str:
        return self.guest.id if self.guest else ""

    def me(self, name: str = "") -> Guest:
        """The guest; a new one, who gets a cookie, if there was none."""
        if self.guest is None:
            self.spend("guests")
            self.remember(new_guest(name))
        assert self.guest is not None
        return self.guest

    def spend(self, kind: str, amount: int = 1) -> None:
        """Take what this costs from what the address may have this minute."""
        self.service.spend(self.address, kind, amount)

    def remember(self, guest: Guest) -> None:
        self.guest = self.cookie = guest

    def number(self, name: str) -> int:
        """A whole number in the path."""
        text = self.params[name]
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise Trouble(404, f"no_such_{name}", f"{text!r} is not a number")
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A method and path, what they take, give and may refuse."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    body: Any = None
    query: Any = None
    errors: tuple[int, ...] = ()
    file: bool = False  # the body may be as large as a game file
    cost: float = 1  # of the guest's own requests
    spends: str = ""  # what the address has less of this minute
    always: bool = False  # answered however often somebody asks, and whoever

    @property
    def statuses(self) -> list[int]:
        return sorted({*self.errors, *MAY_FAIL[self.method], *((422,) if self.query else ())})


@dataclass
class Endpoints:
    """A list of endpoints that functions enter by decorating themselves."""

    listed: list[Endpoint] = field(default_factory=list)

    def get(self, path: str, answer: Any, **more: Any) -> Callable[[Handler], Handler]:
        return self._enter("GET", path, answer, more)

    def post(self, path: str, answer: Any, **more: Any) -> Callable[[Handler], Handler]:
        return self._enter("POST", path, answer, more)

    def _enter(
        self, method: str, path: str, answer: Any, more: dict[str, Any]
    ) -> Callable[[Handler], Handler]:
        def enter(handler: Handler) -> Handler:
            summary = (handler.__doc__ or "").strip().splitlines()[0]
            self.listed.append(Endpoint(method, path, handler, summary, answer, **more))
            return handler

        return enter


def mount(app: FastAPI, service: Service, endpoints: list[Endpoint]) -> None:
    """Serve the endpoints; of two paths that fit a request, the more literal one comes first."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    for path in sorted(by_path, key=lambda path: path.count("{")):
        methods = by_path[path]
        # A plain route: these endpoints read and check requests themselves.
        app.router.routes.append(Route(path, _served(service, methods), methods=[*methods]))

    @app.exception_handler(HTTPException)
    async def not_here(request: Request, error: HTTPException) -> Response:
        reasons = {404: "not_found", 405: "wrong_method"}
        reason = reasons.get(error.status_code, "refused")
        message = f"{request.method} {request.url.path} is nothing this server knows"
        headers = dict(error.headers or {})
        return error_response(Trouble(error.status_code, reason, message, headers))


def _served(
    service: Service, methods: dict[str, Endpoint]
) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        call = Call(service, None, dict(request.path_params), counted_as(host_of(request)))
        try:
            if not endpoint.always:
                signed = service.signed_guest(request)
                service.slow_down(call.address, signed, endpoint.cost)  # before the store is asked
                call.guest = await service.still_there(signed)
                if endpoint.spends:
                    call.spend(endpoint.spends)
            if endpoint.query is not None:
                call.query = read_query(request, endpoint.query)
            if endpoint.method == "POST":
                limits = service.settings
                limit = limits.file_limit if endpoint.file else limits.body_limit
                call.body = await body_in_time(request, endpoint.body, limit, limits.body_seconds)
            answer = await endpoint.handler(call)
        except ShambleError as error:
            return error_response(as_trouble(error))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        response = json_response(answer)
        if call.cookie is not None:
            secure = service.settings.is_https or request.url.scheme == "https"
            cookie = cookie_for(service.signer, call.cookie, secure)
            response.headers["Set-Cookie"] = cookie
        return response

    return serve


def read_query(request: Request, type: Any) -> Any:
    """The query as a struct whose fields are all optional; everything may be said once."""
    given = request.query_params.multi_items()
    try:
        if len({name for name, _ in given}) < len(given):
            raise msgspec.ValidationError("something is said twice")
        values = {name: _typed(name, text, type) for name, text in given}
        return msgspec.convert(values, type)
    except msgspec.ValidationError as error:
        raise Trouble(422, "bad_query", f"the query does not fit: {error}") from error


def _typed(name: str, text: str, type: Any) -> Any:
    """A text that should be a number or a truth value, as such."""
    if text in ("true", "false") or re.fullmatch("0|-?[1-9][0-9]{0,17}", text):
        try:
            msgspec.convert({name: text}, type)
        except msgspec.ValidationError:
            return msgspec.json.decode(text)
    return text


async def body_in_time(request: Request, type: Any, limit: int, seconds: float) -> Any:
    try:
        async with asyncio.timeout(seconds):
            return await read_body(request, type, limit)
    except TimeoutError as error:
        message = f"the body was not here within {seconds:g} seconds; send it faster"
        raise Trouble(408, "too_slow", message, {"Connection": "close"}) from error


async def read_body(request: Request, type: Any, limit: int) -> Any:
    """JSON of the declared shape and no other, within the limit."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble(415, "not_json", "send JSON, with Content-Type: application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Trouble(413, "too_large", f"a body may have {limit} bytes here")
    try:
        return msgspec.convert(whole(msgspec.json.decode(bytes(data))), type)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, ShambleError):  # a struct's own words
            raise error.__cause__ from None
        raise Trouble(422, "bad_body", f"the body does not fit: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, "not_json", f"the body is not JSON: {error}") from error


def whole(value: Any) -> Any:
    """In JSON 9.0 is as whole a number as 9."""
    if isinstance(value, float) and value.is_integer() and abs(value) <= 2**53:
        return int(value)
    if isinstance(value, list):
        return [whole(part) for part in value]
    if isinstance(value, dict):
        return {name: whole(part) for name, part in value.items()}
    return value


def json_response(
    content: Any, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    data = msgspec.json.encode(content)
    return Response(data, status, headers, media_type="application/json")


def error_response(trouble: Trouble) -> Response:
    content: ErrorMessage = trouble.content
    return json_response(content, trouble.status, trouble.headers)
