"""The OpenAPI description, made from the same declarations that endpoints are served from."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import shamble
from shamble.server.errors import ErrorMessage
from shamble.server.http.endpoints import Endpoint

WHY = {
    400: "The body is not JSON",
    403: "Not allowed",
    404: "There is no such thing",
    408: "The body came too slowly",
    409: "It does not fit how things stand",
    413: "The body is too large",
    415: "The body is not declared as JSON",
    422: "Body or query are not of the described form",
    429: "Too fast",
    503: "Busy or starting; try again",
}

ID = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$"},
    "id": ID,
    "seat": NUMBER,
    "number": NUMBER,
}
TEMPLATE = "#/components/schemas/{name}"


def description(endpoints: list[Endpoint]) -> dict[str, Any]:
    types = _types(endpoints)
    schemas, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    found = dict(zip(map(_key, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, found, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Shamble", "version": shamble.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _types(endpoints: list[Endpoint]) -> list[Any]:
    wanted = [ErrorMessage]
    for endpoint in endpoints:
        wanted += [t for t in (endpoint.answer, endpoint.body, endpoint.query) if t is not None]
    return list({_key(t): t for t in wanted}.values())


def _key(type: Any) -> str:
    return repr(type)


def _operation(
    endpoint: Endpoint, schemas: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
    ]
    if endpoint.query is not None:
        fields = components[endpoint.query.__name__]
        parameters += [
            {"name": name, "in": "query", "schema": _without_null(schema)}
            for name, schema in fields["properties"].items()
        ]
    failures = {*endpoint.statuses, *((404,) if names else ())}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()}_{endpoint.handler.__name__}",
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": _json(schemas[_key(endpoint.answer)])},
            **{
                str(status): {
                    "description": WHY[status],
                    "content": _json(schemas[_key(ErrorMessage)]),
                }
                for status in sorted(failures)
            },
        },
    }
    if endpoint.body is not None:
        schema = schemas[_key(endpoint.body)]
        operation["requestBody"] = {"required": True, "content": _json(schema)}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query knows no null: what is not said is absent."""
    schema = {name: value for name, value in schema.items() if name != "default"}
    if "anyOf" in schema:
        schema["anyOf"] = [part for part in schema["anyOf"] if part != {"type": "null"}]
        if len(schema["anyOf"]) == 1:
            return dict(schema["anyOf"][0])
    return schema
