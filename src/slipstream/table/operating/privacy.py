"""What a server keeps about people, as a page: made from what is really stored.

Each table of the database and each kind of entry has a sentence in the catalogue, and its fields
stand beside it as they are declared. Whoever adds one has to say what it is for: a test asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final, get_args

import msgspec

from slipstream.league import acts as a
from slipstream.league.progress import Called, Entered
from slipstream.table.room import entries as e
from slipstream.table.seasons.store import Founded
from slipstream.table.store import schema
from slipstream.tell.words import Words, catalogue

CATALOGUE: Final = "slipstream.table.operating"
OWN: Final = ("alembic_version",)
SEASONS: Final = {"founded": Founded, "entered": Entered, "called": Called}
NOT_KEPT: Final = ("address", "cookies", "others")


class Kept(msgspec.Struct, frozen=True):
    """One kind of thing that is stored: its message, and the names of its fields."""

    says: str
    fields: list[str]


def stored() -> list[Kept]:
    """The tables of the database."""
    return [
        Kept(f"kept-{_dashed(name)}", [column.name for column in table.columns])
        for name, table in schema.metadata.tables.items()
        if name not in OWN
    ]


def entries() -> list[Kept]:
    """What an entry of a table or of a season can be."""
    all_kinds = (*get_args(e.AnyEntry), *get_args(a.AnyAct))
    kinds = [(str(kind.__struct_config__.tag), kind) for kind in all_kinds]
    return [
        Kept(f"entry-{_dashed(name)}", [field.name for field in msgspec.structs.fields(kind)])
        for name, kind in [*kinds, *SEASONS.items()]
    ]


def page(language: str, finished_days: float | None, unfinished_days: float | None) -> str:
    """The whole page, in plain HTML."""
    return "".join(
        _lines(Words(catalogue(language, CATALOGUE)), language, finished_days, unfinished_days)
    )


def _lines(
    say: Words, language: str, finished_days: float | None, unfinished_days: float | None
) -> Iterator[str]:
    title = escape(say("privacy-title"))
    yield f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f"<title>{title}</title></head><body><main><h1>{title}</h1>"
    yield f"<p>{escape(say('privacy-intro'))}</p>"
    for heading, rows in (("privacy-stored", stored()), ("privacy-entries", entries())):
        yield f"<h2>{escape(say(heading))}</h2><dl>"
        for row in rows:
            fields = ", ".join(f"<code>{escape(field)}</code>" for field in row.fields)
            yield f"<dt>{escape(say(row.says))}</dt><dd><small>{fields}</small></dd>"
        yield "</dl>"
    yield f"<h2>{escape(say('privacy-not-kept'))}</h2><ul>"
    for name in NOT_KEPT:
        yield f"<li>{escape(say(f'privacy-{name}'))}</li>"
    yield f"</ul><h2>{escape(say('privacy-how-long'))}</h2>"
    for name, days in (("finished", finished_days), ("unfinished", unfinished_days)):
        told = say(f"privacy-{name}", days=f"{days:g}") if days else say(f"privacy-{name}-for-ever")
        yield f"<p>{escape(told)}</p>"
    yield f"<p>{escape(say('privacy-delete'))}</p></main></body></html>"


def _dashed(name: str) -> str:
    return name.replace("_", "-")
