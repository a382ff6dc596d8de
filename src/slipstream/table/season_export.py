"""A season to take along: its tables as CSV and Markdown, and everything in one archive."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import zipfile
from typing import Final

from slipstream.games.registry import find
from slipstream.kernel.game import CHANCE
from slipstream.kernel.season import Ranking, Row
from slipstream.table import history
from slipstream.table import season_rest as sr
from slipstream.table.hub import Hub

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would carry out


def title_of(season: sr.SeasonInfo, race: sr.SeasonRace) -> str:
    """The circuit of a race, if it has one, or its number."""
    circuit = race.options.get("circuit", "")
    return find(season.game).circuits().get(circuit, circuit) or f"Race {race.number}"


def name_of(season: sr.SeasonInfo, row: Row) -> str:
    """An entry by its name and team; anything else as the rules call it."""
    if row.entry < 0:
        return row.name
    entry = season.entries[row.entry]
    return f"{entry.name} ({entry.team})" if entry.team else entry.name


def tables(season: sr.SeasonInfo) -> list[tuple[Ranking, list[list[str]]]]:
    """Every table after the last race: place, name, points of each race, total."""
    run = [race for race in season.races if race.state == "over"]
    found = []
    for at, ranking in enumerate(run[-1].rankings if run else []):
        scored = [{row.name: row.points for row in race.scores[at].rows} for race in run]
        found.append((ranking, [_line(season, row, scored) for row in ranking.rows]))
    return found


def _line(season: sr.SeasonInfo, row: Row, scored: list[dict[str, int]]) -> list[str]:
    points = [str(race.get(row.name, 0)) for race in scored]
    return [str(row.place), name_of(season, row), *points, str(row.points)]


def _head(season: sr.SeasonInfo) -> list[str]:
    run = [race for race in season.races if race.state == "over"]
    return ["Place", "Name", *(title_of(season, race) for race in run), "Points"]


def as_csv(season: sr.SeasonInfo) -> str:
    """One block of rows for each table; no cell is a formula."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["Table", *map(_plain, _head(season))])
    for ranking, lines in tables(season):
        for line in lines:
            writer.writerow([ranking.title, *map(_plain, line)])
    return out.getvalue()


def _plain(cell: str) -> str:
    is_number = re.fullmatch(r"-?\d+", cell) is not None
    return f"'{cell}" if cell.startswith(FORMULA) and not is_number else cell


def as_markdown(season: sr.SeasonInfo) -> str:
    """Tables that a forum or a README shows."""
    head = [_cell(name) for name in _head(season)]
    blocks = [f"# {_cell(season.title)}\n\n{season.game_title}, {len(season.races)} races"]
    for ranking, lines in tables(season):
        rows = [f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines]
        rule = f"|{'|'.join(['---:', '---', *['---:'] * (len(head) - 2)])}|"
        told = f"{ranking.text} {ranking.clause}".strip()
        table = "\n".join([f"| {' | '.join(head)} |", rule, *rows])
        blocks.append(f"## {ranking.title}\n\n{table}\n\n{told}")
    return "\n\n".join(blocks) + "\n"


def _cell(text: str) -> str:
    """A name is text: nothing in it is markup."""
    return re.sub(r"([\\`*_{}\[\]<>()#+!|~&-])", r"\\\1", text)


async def archive(hub: Hub, season: sr.SeasonInfo) -> bytes:
    """The records of all races that are over, and the tables, as a ZIP file."""
    files = {"standings.csv": as_csv(season), "standings.md": as_markdown(season)}
    for race in season.races:
        if race.state == "over":
            entries = await hub.store.since(race.table, 0)
            text = await asyncio.to_thread(history.record_text, entries, CHANCE)
            files[f"race-{race.number:02}.race"] = text
    return await asyncio.to_thread(_zipped, files)


def _zipped(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(name, text)
    return out.getvalue()
