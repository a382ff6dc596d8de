"""What goes over the wire as TypeScript, for the page and for bots in that language.

    python -m slipstream.table.typescript FOLDER            writes it
    python -m slipstream.table.typescript FOLDER --check    says whether FOLDER is current

`table.ts` is the protocol, `control.ts` what race control asks and tells, one file a game its view,
`drafting.ts` what views of that family share, `words.ts` where the words of each game are.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as shape

from slipstream.games.registry import GAMES, catalogues, find, load
from slipstream.kernel.trace import CHANCE
from slipstream.race_control import acts, door, judge, race, told
from slipstream.table.alerts import rest as alert_rest
from slipstream.table.drivers import rest as driver_rest
from slipstream.table.seasons import rest as season_rest
from slipstream.table.telling import prospects, rest, wire
from slipstream.tell.words import LOCALES

HEAD: Final = "// Written by `make types` from the structs of the server. Do not edit.\n"
TABLE: Final = "table"
CONTROL: Final = "control"
PACKAGE: Final = "slipstream."
PLAIN: Final[dict[type[shape.Type], str]] = {
    shape.AnyType: "unknown",
    shape.BoolType: "boolean",
    shape.FloatType: "number",
    shape.IntType: "number",
    shape.NoneType: "null",
    shape.StrType: "string",
}

Struct = type[msgspec.Struct]


def files() -> dict[str, str]:
    """The text of each file by its name."""
    views = {code: view_of(code) for code in GAMES}
    homes = {view.__module__: code.lower() for code, view in views.items()}
    sorted_out: dict[str, list[Struct]] = {TABLE: []}
    for struct in closed([*views.values(), *protocol()]):
        sorted_out.setdefault(home(struct, homes), []).append(struct)
    found = {f"{name}.ts": _file(name, structs, homes) for name, structs in sorted_out.items()}
    return {**found, "words.ts": _words()}


def _words() -> str:
    """Where the words of each game are, as it answers; the page holds those of this package."""
    rows = []
    for code in GAMES:
        places = [place for place in catalogues(find(code)) if place.startswith(PACKAGE)]
        folders = [place.removeprefix(PACKAGE).replace(".", "/") for place in places]
        if folders:
            rows.append(f"  {code}: [{', '.join(map(_literal, folders))}],\n")
    about = (
        "/** Folders of the package whose words each game uses; those of a family come first. */\n"
    )
    head = "export const CATALOGUES: Readonly<Record<string, readonly string[]>> = {\n"
    locales = ", ".join(
        f"{code}: {_literal(tag.replace('_', '-'))}" for code, tag in LOCALES.items()
    )
    languages = (
        "\n/** The languages there are, each as it counts, lists and tells the time. */\n"
        f"export const LOCALES = {{ {locales} }} as const;\n"
        "export type Code = keyof typeof LOCALES;\n"
    )
    return f"{HEAD}\n{about}{head}{''.join(rows)}}};\n{languages}"


def view_of(code: str) -> Struct:
    """What a game's views are made of: asked of a race, for compiled code knows no annotations."""
    game = load(code, find(code).fewest)
    return type(game.view(game.start(), CHANCE))


def protocol() -> Iterator[Struct]:
    """All structs of the two doors and of race control, with what they are made of."""
    doors = (wire, prospects, rest, season_rest, alert_rest, driver_rest)
    for module in (*doors, acts, judge, race, told, door):
        for value in vars(module).values():
            is_own = inspect.isclass(value) and value.__module__ == module.__name__
            if is_own and issubclass(value, msgspec.Struct):
                yield value


def home(struct: Struct, homes: dict[str, str]) -> str:
    """The file of a struct: a game's, a family's, or that of the protocol."""
    if struct.__module__ in homes:
        return homes[struct.__module__]
    package = struct.__module__.split(".")
    if package[1] == "race_control":
        return CONTROL
    return package[1] if package[-1] == "view" else TABLE


def closed(structs: Iterable[Struct]) -> list[Struct]:
    """These and all that they are made of, each after what it is made of."""
    found: dict[Struct, None] = {}
    begun: set[Struct] = set()  # a fact may be made of facts

    def visit(struct: Struct) -> None:
        begun.add(struct)
        for field in _info(struct).fields:
            for part in _structs(field.type):
                if part not in begun:
                    visit(part)
        found.setdefault(struct)

    for struct in structs:
        visit(struct)
    return list(found)


@cache
def _info(struct: Struct) -> shape.StructType:
    found = shape.type_info(struct)
    assert isinstance(found, shape.StructType), struct
    return found


def _structs(of: shape.Type) -> Iterator[Struct]:
    if isinstance(of, shape.StructType):
        yield of.cls
    for part in _parts(of):
        yield from _structs(part)


def _parts(of: shape.Type) -> tuple[shape.Type, ...]:
    match of:
        case shape.UnionType(types) | shape.TupleType(types):
            return types
        case shape.ListType(item) | shape.VarTupleType(item):
            return (item,)
        case shape.DictType(key, value):
            return (key, value)
    return ()


def _file(name: str, structs: list[Struct], homes: dict[str, str]) -> str:
    names = [struct.__name__ for struct in structs]
    assert len(set(names)) == len(names), f"{name}.ts: two structs of one name"
    foreign: dict[str, set[str]] = {}
    for struct in structs:
        for field in _info(struct).fields:
            for part in _structs(field.type):
                if (other := home(part, homes)) != name:
                    foreign.setdefault(other, set()).add(part.__name__)
    imports = [
        f'import type {{ {", ".join(sorted(names))} }} from "./{other}";\n'
        for other, names in sorted(foreign.items())
    ]
    return "\n".join([HEAD + "".join(imports), *map(declared, structs)])


def declared(struct: Struct) -> str:
    """A struct as an interface; one that only others are made from as all of these."""
    about = _comment(_notes(struct).get("", ""), "")
    if kinds := _kinds(struct):
        return f"{about}export type {struct.__name__} =\n  | " + "\n  | ".join(kinds) + ";\n"
    info = _info(struct)
    rows = [f"  readonly {info.tag_field}: {_literal(info.tag)};\n"] if info.tag_field else []
    notes = _notes(struct)
    for field in info.fields:
        mark = "?" if _may_lack(struct, field) else ""
        row = f"  readonly {field.encode_name}{mark}: {spelled(field.type)};\n"
        rows.append(_comment(notes.get(field.name, ""), "  ") + row)
    return f"{about}export interface {struct.__name__} {{\n{''.join(rows)}}}\n"


def _kinds(struct: Struct) -> list[str]:
    """The messages of a kind, such as all that the table says."""
    is_kind = _info(struct).tag_field and struct.__bases__ == (msgspec.Struct,)
    kinds = struct.__subclasses__() if is_kind else []
    return [kind.__name__ for kind in kinds if kind.__module__ == struct.__module__]


def _may_lack(struct: Struct, field: shape.Field) -> bool:
    """Whether it may be left out: by the server, or by whoever writes to it."""
    config = struct.__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def spelled(of: shape.Type) -> str:
    """A type in TypeScript."""
    match of:
        case shape.StructType(cls):
            text = cls.__name__
        case shape.LiteralType(values):
            text = " | ".join(map(_literal, values))
        case shape.UnionType(types):
            text = " | ".join(dict.fromkeys(map(spelled, types)))
        case shape.ListType(item) | shape.VarTupleType(item):
            text = f"readonly {_grouped(item)}[]"
        case shape.TupleType(types):
            text = f"readonly [{', '.join(map(spelled, types))}]"
        case shape.DictType(_, value):  # JSON has keys of text alone
            text = f"Readonly<Record<string, {spelled(value)}>>"
        case _:
            text = PLAIN[type(of)]
    return text


def _grouped(item: shape.Type) -> str:
    text = spelled(item)
    return f"({text})" if " " in text and not text.startswith("Readonly<") else text


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@cache
def _notes(struct: Struct) -> dict[str, str]:
    """What is written below the fields of a struct; under no name, what is said of itself."""
    notes: dict[str, str] = {}
    for base in reversed(struct.__mro__[: struct.__mro__.index(msgspec.Struct)]):
        [body] = ast.parse(inspect.getsource(base)).body
        assert isinstance(body, ast.ClassDef)
        notes |= dict(_written(body))
        notes[""] = ast.get_docstring(body) or ""
    return notes


def _written(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for row, below in zip(body.body, body.body[1:], strict=False):
        match row, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                yield name, inspect.cleandoc(text)


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    rows = text.split("\n")
    if len(rows) == 1:
        return f"{indent}/** {text} */\n"
    middle = "".join(f"{indent} * {row}".rstrip() + "\n" for row in rows)
    return f"{indent}/**\n{middle}{indent} */\n"


def stale(folder: Path) -> list[str]:
    """The names of files in a folder that are not as they would be written."""
    wanted = files()
    held = {file.name: file.read_text("utf-8") for file in folder.glob("*.ts")}
    names = sorted(wanted.keys() | held.keys())
    return [name for name in names if wanted.get(name) != held.get(name)]


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = files()
    for file in folder.glob("*.ts"):
        if file.name not in wanted:
            file.unlink()
    for name, text in wanted.items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    where = Path(sys.argv[1])
    if "--check" not in sys.argv:
        write(where)
    elif names := stale(where):
        sys.exit(f"not current, run `make types`: {', '.join(names)}")
