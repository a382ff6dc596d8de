"""A season to take along: its tables as CSV and Markdown, a page to print, and a calendar."""

from __future__ import annotations

import csv
import io
import re
from datetime import UTC, datetime, timedelta
from html import escape
from typing import Final

from slipstream.league import charts
from slipstream.league.told import SeasonTold
from slipstream.league.wording import SeasonWords, Table

FORMULA: Final = tuple("=+-@\uff1d\uff0b\uff0d\uff20")  # what a spreadsheet would carry out
SEPARATORS: Final = re.compile(r"[;\t\r\n]")  # of cells, in some country or other
RACE_TIME: Final = timedelta(hours=2)
STYLE: Final = """
body { font: 14px/1.45 system-ui, sans-serif; color: #111; background: #fff;
  margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
h1 { font-size: 1.7rem; margin: 0 } h2 { font-size: 1.15rem; margin: 1.6rem 0 .4rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .3rem .45rem; border-bottom: 1px solid #ccc; text-align: right }
th:nth-child(2), td:nth-child(2) { text-align: left }
thead th { font-size: .75rem; vertical-align: bottom }
td:last-child { font-weight: 700 } del { color: #777 } p { color: #444 }
svg { max-width: 100%; height: auto }
@media print { body { margin: 0; max-width: none } h2, table, svg { break-inside: avoid } }
"""


def as_csv(season: SeasonTold, language: str = "en") -> str:
    """One block of rows for each table; a result that does not count is in brackets."""
    told = SeasonWords(season, language)
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([told.words("season-column-table"), *map(_plain, told.head())])
    for table in told.tables():
        for line in table.lines:
            writer.writerow([table.title, *map(_plain, told.cells(line, "({})"))])
    return out.getvalue()


def _plain(cell: str) -> str:
    """No cell is a formula."""
    text = SEPARATORS.sub(" ", cell).strip()
    is_number = re.fullmatch(r"[-+]?\d+", text) is not None
    return f"'{text}" if text.startswith(FORMULA) and not is_number else text


def as_markdown(season: SeasonTold, language: str = "en") -> str:
    """Tables that a forum or a README shows."""
    told = SeasonWords(season, language)
    races = told.words("season-length", n=len(season.races))
    blocks = [f"# {_cell(season.title)}\n\n{told.games()}, {races}"]
    for table in told.tables():
        head = [_cell(name) for name in table.head]
        rule = f"|{'|'.join(['---:', '---', *['---:'] * (len(head) - 2)])}|"
        rows = [f"| {' | '.join(_cells(told, table, at))} |" for at in range(len(table.lines))]
        text = "\n".join([f"| {' | '.join(head)} |", rule, *rows])
        blocks.append(f"## {table.title}\n\n{text}\n\n{table.about}")
    if notes := [*told.rulings(), *told.absences()]:
        blocks.append("\n".join(f"- {_cell(note)}" for note in notes))
    return "\n\n".join(blocks) + "\n"


def _cells(told: SeasonWords, table: Table, at: int) -> list[str]:
    cells = [_cell(cell) for cell in told.cells(table.lines[at], "\x00{}\x00")]
    return [cell.replace("\x00", "~~") for cell in cells]


def _cell(text: str) -> str:
    """A name is text: nothing in it is markup."""
    return re.sub(r"([\\`*_{}\[\]<>()#+!|~&-])", r"\\\1", text)


def as_html(season: SeasonTold, language: str = "en") -> str:
    """A page to print, complete in itself: tables, rulings, and both charts."""
    told = SeasonWords(season, language)
    races = told.words("season-length", n=len(season.races))
    parts = [f"<h1>{escape(season.title)}</h1><p>{escape(told.games())}, {escape(races)}</p>"]
    for table in told.tables():
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
        rows = "".join(_row(told, table, at) for at in range(len(table.lines)))
        parts.append(
            f"<h2>{escape(table.title)}</h2><table><thead><tr>{head}</tr></thead>"
            f"<tbody>{rows}</tbody></table><p>{escape(table.about)}</p>"
        )
    notes = [*told.rulings(), *told.absences()]
    if notes:
        listed = "".join(f"<li>{escape(note)}</li>" for note in notes)
        parts.append(f"<h2>{escape(told.words('season-rulings'))}</h2><ul>{listed}</ul>")
    if told.counted:
        parts.append(f"<h2>{escape(told.words('season-progress'))}</h2>{charts.progress(told)}")
        parts.append(f"<h2>{escape(told.words('season-duels'))}</h2>{charts.duels(told)}")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(season.title)}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _row(told: SeasonWords, table: Table, at: int) -> str:
    cells = [escape(cell) for cell in told.cells(table.lines[at], "\x00{}\x01")]
    texts = [cell.replace("\x00", "<del>").replace("\x01", "</del>") for cell in cells]
    return f"<tr>{''.join(f'<td>{text}</td>' for text in texts)}</tr>"


def as_calendar(season: SeasonTold, now: int, language: str = "en", link: str = "") -> bytes:
    """Every race with a date, for the calendar of a phone; 2 hours are set aside for each."""
    from icalendar import Calendar, Event  # of the extra `table`: tables need no calendar

    told = SeasonWords(season, language)
    calendar = Calendar()
    calendar.add("prodid", "-//Slipstream//Season//EN")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", season.title)
    for race in season.races:
        if not race.date:
            continue
        event = Event()
        event.add("uid", f"{season.id}-{race.number}@slipstream")
        event.add("dtstamp", _time(now))
        event.add("dtstart", _time(race.date))
        event.add("dtend", _time(race.date) + RACE_TIME)
        event.add("summary", f"{season.title}: {told.race(race)}")
        if race.state == "not_held":
            event.add("status", "CANCELLED")
        if race.reason:
            event.add("description", race.reason)
        if link:
            event.add("url", link)
        calendar.add_component(event)
    return bytes(calendar.to_ical())


def _time(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC).replace(microsecond=0)
