"""A season to take along: its tables as CSV and Markdown, and everything in one archive."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import zipfile
from typing import Final

from slipstream.games.registry import find, words
from slipstream.season import Ranking, Row
from slipstream.table.live.tables import LiveTables
from slipstream.table.looking_back.looks import Look, whole_record
from slipstream.table.seasons import rest as season_rest
from slipstream.tell.words import Words

FORMULA: Final = tuple("=+-@\uff1d\uff0b\uff0d\uff20")  # what a spreadsheet would carry out
SEPARATORS: Final = re.compile(r"[;\t\r\n]")  # of cells, in some country or other


def title_of(season: season_rest.SeasonInfo, race: season_rest.SeasonRace) -> str:
    """The circuit of a race, if it has one, or its number."""
    circuit = race.options.get("circuit", "")
    return find(season.game).circuits().get(circuit, circuit) or words_of(season)(
        "season-race-number", n=race.number
    )


def words_of(season: season_rest.SeasonInfo) -> Words:
    """Exports are in English."""
    return words(find(season.game), [entry.name for entry in season.entries])


def name_of(season: season_rest.SeasonInfo, row: Row) -> str:
    """An entry by its name and team; anything else as the rules call it."""
    speech = words_of(season)
    if row.entry < 0:
        return speech.say(row.said) if row.said else row.name
    entry = season.entries[row.entry]
    name = speech.name(row.entry)
    return f"{name} ({speech.say(entry.team.say)})" if entry.team else name


def tables(season: season_rest.SeasonInfo) -> list[tuple[Ranking, list[list[str]]]]:
    """Every table after the last race: place, name, points of each race, total."""
    run = [race for race in season.races if race.state == "over"]
    found = []
    for at, ranking in enumerate(run[-1].rankings if run else []):
        scored = [{row.name: row.points for row in race.scores[at].rows} for race in run]
        found.append((ranking, [_line(season, row, scored) for row in ranking.rows]))
    return found


def _line(season: season_rest.SeasonInfo, row: Row, scored: list[dict[str, int]]) -> list[str]:
    points = [str(race.get(row.name, 0)) for race in scored]
    return [str(row.place), name_of(season, row), *points, str(row.points)]


def _head(season: season_rest.SeasonInfo) -> list[str]:
    run = [race for race in season.races if race.state == "over"]
    place, name, points = (
        words_of(season)(f"season-column-{column}") for column in ("place", "name", "points")
    )
    return [place, name, *(title_of(season, race) for race in run), points]


def as_csv(season: season_rest.SeasonInfo) -> str:
    """One block of rows for each table; no cell is a formula."""
    out = io.StringIO()
    writer = csv.writer(out)
    speech = words_of(season)
    writer.writerow([speech("season-column-table"), *map(_plain, _head(season))])
    for ranking, lines in tables(season):
        for line in lines:
            writer.writerow([speech.say(ranking.title), *map(_plain, line)])
    return out.getvalue()


def _plain(cell: str) -> str:
    text = SEPARATORS.sub(" ", cell).strip()
    is_number = re.fullmatch(r"-?\d+", text) is not None
    return f"'{text}" if text.startswith(FORMULA) and not is_number else text


def as_markdown(season: season_rest.SeasonInfo) -> str:
    """Tables that a forum or a README shows."""
    head = [_cell(name) for name in _head(season)]
    speech = words_of(season)
    races = speech("season-length", n=len(season.races))
    blocks = [f"# {_cell(season.title)}\n\n{season.game_title}, {races}"]
    for ranking, lines in tables(season):
        rows = [f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines]
        rule = f"|{'|'.join(['---:', '---', *['---:'] * (len(head) - 2)])}|"
        told = f"{speech.say(ranking.about)} {ranking.about.clause}".strip()
        table = "\n".join([f"| {' | '.join(head)} |", rule, *rows])
        blocks.append(f"## {speech.say(ranking.title)}\n\n{table}\n\n{told}")
    return "\n\n".join(blocks) + "\n"


def _cell(text: str) -> str:
    """A name is text: nothing in it is markup."""
    return re.sub(r"([\\`*_{}\[\]<>()#+!|~&-])", r"\\\1", text)


async def archive(tables: LiveTables, season: season_rest.SeasonInfo, client: str = "") -> bytes:
    """The records of all races that are over, and the tables, as a ZIP file."""
    files = {"standings.csv": as_csv(season), "standings.md": as_markdown(season)}
    for race in season.races:
        if race.state == "over":
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
