"""The page's types, from the server's own structs and the games' declarations.

Writes `web/src/protocol.gen.ts` (every message over HTTP and WebSocket) and
`web/src/games.gen/<id>.ts` (a game's state, kinds of action and ids). `tests/web` checks that they
are current.
"""

from __future__ import annotations

from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import shamble
from shamble.engine.language.actions import Domain, Kind, domain_name
from shamble.engine.language.game import Game
from shamble.match import transcript
from shamble.match.messages import ENGINE_FIELDS, View
from shamble.server.http.app import all_endpoints
from shamble.server.live import protocol as wire

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Written by tools/web-types. Do not edit.\n"


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    made = {WEB / "protocol.gen.ts": protocol()}
    for game in shamble.games():
        if not game.package.startswith("shamble.games."):
            continue  # a test's own game
        made[WEB / "games.gen" / f"{game.id}.ts"] = game_module(game.load())
    return made


# ---- messages


def protocol() -> str:
    structs: dict[str, inspect.StructType] = {}
    for type_ in message_types():
        collect(inspect.type_info(type_), structs)
    parts = [HEAD]
    for name in sorted(structs):
        parts.append(interface(name, structs[name]))
    parts.append(union("ClientMessage", wire.FromClient))
    parts.append(union("ServerMessage", wire.FromServer))
    return "\n".join(parts)


def message_types() -> list[Any]:
    types: list[Any] = [View, *wire.FromClient.__subclasses__(), *wire.FromServer.__subclasses__()]
    for endpoint in all_endpoints():
        types += [t for t in (endpoint.answer, endpoint.body, endpoint.query) if t is not None]
    return types


def collect(info: Any, structs: dict[str, inspect.StructType]) -> None:
    if isinstance(info, inspect.StructType):
        name = struct_name(info)
        if name in structs:
            if structs[name].cls is not info.cls:
                raise TypeError(f"two structs are called {name}")
            return
        structs[name] = info
        for field in info.fields:
            collect(field.type, structs)
    for name in ("item_type", "value_type", "type"):
        if hasattr(info, name):
            collect(getattr(info, name), structs)
    for name in ("types", "item_types"):
        for part in getattr(info, name, ()):
            collect(part, structs)


NAMES = {"State": "StateMessage", "Act": "ActRequest", "Say": "ChatRequest", "Chat": "ChatMessage"}


def struct_name(info: inspect.StructType) -> str:
    name = info.cls.__name__
    if info.cls.__module__ == transcript.__name__ and name != "Transcript":
        return f"Transcript{name}"
    return NAMES.get(name, name)


def as_struct(info: inspect.Type) -> inspect.StructType:
    assert isinstance(info, inspect.StructType)
    return info


def interface(name: str, info: inspect.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    sent = info.forbid_unknown_fields  # what a client sends may leave out what has a default
    for field in info.fields:
        mark = "" if field.required or not sent else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(info: Any) -> str:
    """A msgspec type as TypeScript writes it."""
    match info:
        case inspect.StructType():
            return struct_name(info)
        case inspect.ListType() | inspect.VarTupleType():
            return f"Array<{written(info.item_type)}>"
        case inspect.TupleType():
            return f"[{', '.join(map(written, info.item_types))}]"
        case inspect.DictType():
            return f"Record<string, {written(info.value_type)}>"
        case inspect.UnionType():
            return " | ".join(map(written, info.types))
        case inspect.LiteralType():
            return " | ".join(map(msgspec_text, info.values))
        case inspect.StrType() | inspect.DateTimeType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.RawType():
            return "View | null"
        case inspect.AnyType():
            return "unknown"
        case inspect.Metadata():
            return written(info.type)
    raise TypeError(f"no TypeScript for {info}")


def msgspec_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def union(name: str, base: Any) -> str:
    members = [struct_name(as_struct(inspect.type_info(one))) for one in base.__subclasses__()]
    return f"export type {name} =\n  | " + "\n  | ".join(sorted(members)) + ";\n"


# ---- games


def game_module(game: Game) -> str:
    lines = [HEAD, "/** The position as the server sends it: ids are indices into `domains`. */"]
    lines.append("export interface State {")
    for name, field in game.state.fields.items():
        if name not in ENGINE_FIELDS:
            lines.append(f"  {name}: number{'[]' * len(field.shape)};")
    lines += ["}", "", "/** Kinds of action: the names and domains of what each one takes. */"]
    lines.append("export const actions = {")
    lines += [f"  {kind.word}: {signature(kind)}," for kind in game.actions]
    lines += ["} as const;", "", "/** Questions: the kinds of action that answer each one. */"]
    lines.append("export const questions = {")
    for question in game.questions:
        kinds = [list(game.actions)[n].word for n in question.signature.answers]
        lines.append(f"  {question.word}: {msgspec_text(kinds)},")
    lines += ["} as const;", "", "/** Kinds of event, as those of action. */"]
    lines.append("export const events = {")
    lines += [f"  {kind.word}: {signature(kind)}," for kind in game.events]
    lines += ["} as const;", "", "/** The ids of each domain, by index. */"]
    lines.append("export const domains = {")
    for name, domain in domains(game).items():
        ids = ", ".join(f'"{member.name.lower()}"' for member in domain)
        lines.append(f"  {name}: [{ids}],")
    lines += ["} as const;", ""]
    if tables := tables_of(game):
        lines += ["/** Numbers of the rule book, from the game's `page.py`. */"]
        lines += ["export const tables = {"]
        lines += [f"  {name}: {msgspec_text(value)}," for name, value in tables.items()]
        lines += ["} as const;", ""]
    return "\n".join(lines)


def tables_of(game: Game) -> dict[str, Any]:
    """What the game's `views/page.py` lets the page know, if it has one."""
    name = f"{game.package}.views.page"
    if not hasattr(import_module(game.package), "__path__") or not find_spec(name):
        return {}
    return {name: plain(value) for name, value in import_module(name).TABLES.items()}


def plain(value: Any) -> Any:
    """A table as JSON knows it: of an enumeration, the number of each name."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        return {member.name.lower(): int(member) for member in value}
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items()}
    if isinstance(value, tuple | list):
        return [plain(inner) for inner in value]
    return int(value) if isinstance(value, IntEnum) else value


def signature(kind: Kind) -> str:
    pairs = [f'["{name}", "{domain_name(d)}"]' for name, d in kind.signature.domains]
    return f"[{', '.join(pairs)}]"


def domains(game: Game) -> dict[str, Any]:
    """Every enumeration that an action, event or question names."""
    found: dict[str, Domain] = {}
    for kinds in (game.actions, game.events, game.questions):
        for kind in kinds:
            for _, domain in kind.signature.domains:
                if not isinstance(domain, range) and list(domain) == list(range(len(domain))):
                    found[domain_name(domain)] = domain
    return dict(sorted(found.items()))


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        print(path.relative_to(Path.cwd()))
