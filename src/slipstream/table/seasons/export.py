"""A season to take along: the records of its races and its tables in one archive."""

from __future__ import annotations

import asyncio
import io
import zipfile

from slipstream.league.export import as_csv, as_html, as_markdown
from slipstream.table.live.tables import LiveTables
from slipstream.table.looking_back.looks import Look, whole_record
from slipstream.table.seasons import rest as season_rest


async def archive(tables: LiveTables, season: season_rest.SeasonInfo, client: str = "") -> bytes:
    """The records of all races that are over, and the tables, as a ZIP file."""
    files = {
        "standings.csv": as_csv(season),
        "standings.md": as_markdown(season),
        "standings.html": as_html(season),
    }
    for race in season.races:
        if race.state == "over" and race.table:
            look = Look(tables.store.address, race.table, "", tables.now())
            text = await tables.workers.aside(client, whole_record, look)
            files[f"race-{race.number:02}.race"] = text
    return await asyncio.to_thread(_zipped, files)


def _zipped(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(name, text)
    return out.getvalue()
