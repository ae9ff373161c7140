"""The page's files, kept for ever by their names' hashes, and the one document behind its paths.

Beside a file there may be a `.br` and a `.gz` of it; whoever accepts one of those gets it.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

DOCUMENT = "index.html"
# The page's own paths; the rest is the server's, or nobody's.
PATHS = (
    "",
    "new",
    "table",
    "replay",
    "finished",
    "rules",
    "settings",
    "me",
    "keys",
    "credits",
)
PACKED = (("br", ".br"), ("gzip", ".gz"))


class Page:
    """Serves a folder that Vite built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.files = {
            path.relative_to(self.folder).as_posix(): path
            for path in self.folder.rglob("*")
            if path.is_file() and not path.name.startswith(".")
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        await self.answer(Request(scope))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        path = request.url.path.strip("/")
        if path in self.files and path != DOCUMENT:
            return self._file(request, path)
        if path.partition("/")[0] in PATHS and "." not in path.rpartition("/")[2]:
            return self._file(request, DOCUMENT)
        if "text/html" in request.headers.get("accept", "") and not path.startswith("api/"):
            return self._file(request, DOCUMENT, 404)
        raise HTTPException(404)

    def _file(self, request: Request, name: str, status: int = 200) -> Response:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"Vary": "Accept-Encoding"}
        if name == DOCUMENT:
            headers["Cache-Control"] = "no-cache"
        accepted = request.headers.get("accept-encoding", "")
        for coding, ending in PACKED:
            if coding in accepted and name + ending in self.files:
                headers["Content-Encoding"] = coding
                return FileResponse(self.files[name + ending], status, headers, media_type=kind)
        return FileResponse(self.files[name], status, headers, media_type=kind)
