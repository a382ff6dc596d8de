"""`slipstream show`: a position line drawn as the screen of a race."""

from __future__ import annotations

from pathlib import Path

import click

from slipstream.cli.console import (
    checked_seat,
    console,
    plain_names,
    read_text,
    show_rows,
    write_text,
)
from slipstream.cli.menu import items, show_menu
from slipstream.games.registry import find, read
from slipstream.kernel.errors import InvalidText, SlipstreamError
from slipstream.kernel.game import CHANCE, PUBLIC, State, seat_name
from slipstream.kernel.text import read_line
from slipstream.kernel.trace import seen
from slipstream.notation.moves import UNKNOWN
from slipstream.notation.record import Record, read_record


@click.command(short_help="Draw a position line or a recorded race.")
@click.argument("position", nargs=-1, required=True, metavar="LINE|FILE")
@click.option("--seat", type=int, help="Draw what this seat sees, from 1.")
@click.option(
    "--svg",
    type=click.Path(path_type=Path, allow_dash=True),
    help="Write a drawing to this file, of its last turn too; - prints it.",
)
def show(position: tuple[str, ...], seat: int | None, svg: Path | None) -> None:
    """Draw a position line, a file with one, or where a recorded race stands."""
    state, knows = position_of(" ".join(position))
    wanted = checked_seat(seat, state.game.seats)
    if knows is not None and wanted not in (None, knows):
        raise SlipstreamError(f"this line is what {seat_name(knows)} knows; seat {seat} sees more")
    viewer = wanted if wanted is not None else CHANCE if knows is None else knows
    if svg is None:
        draw(state, viewer)
    elif str(svg) == "-":
        click.echo(picture(state, viewer), nl=False)
    else:
        write_text(svg, picture(state, viewer))


def picture(state: State, seat: int) -> str:
    """The drawing of a position, with what led to it if that is recorded."""
    game = state.game
    events = [seen(event, game.kinds, seat) for event in state.trace or []]
    drawn = game.picture(game.view(state, seat), events, plain_names(game.seats, seat))
    if not drawn:
        raise SlipstreamError(f"there is no drawing of {game.title}; leave --svg out")
    return drawn


def position_of(text: str) -> tuple[State, int | None]:
    """The state, and whose knowledge it is if the line does not tell everything.

    A recorded race also brings what was told on the way.
    """
    path = Path(text)
    if "=" not in text or (len(text) < 255 and path.is_file()):
        text = read_text(path).strip()
    if text.startswith("["):
        return told(read_record(text)), None
    if UNKNOWN not in text:
        return read(text), None
    line = " ".join(text.split())
    state = read(find(read_line(line).code).filled(read_line(line)).text())
    for seat in (*range(state.game.seats), PUBLIC):
        if state.game.line(state, seat) == line:
            return state, seat
    raise InvalidText("the '?' hide what no seat and no spectator would see hidden", UNKNOWN, line)


def told(record: Record) -> State:
    """The last position of a race, with everything that happened."""
    state = record.start()
    state.trace = []
    for seat, action in record.moves:
        state.apply(seat, action)
    return state


def draw(state: State, seat: int) -> None:
    """The screen, whose answer is awaited, and the answers there are if the reader may know."""
    game, out = state.game, console()
    names = plain_names(game.seats, seat)
    screen = game.screen(game.view(state, seat), names)
    out.print(f"{game.title} ({seat_name(seat)})" if seat != CHANCE else game.title)
    show_rows(out, [*screen.board, *screen.hand, (), *(screen.result or (screen.question,))])
    if not state.waiting:
        return
    out.print("Waiting for " + ", ".join(seat_name(other) for other in state.waiting) + ".")
    if seat in state.waiting and seat != CHANCE:
        show_menu(out, state, seat, items(state, seat), screen, names)
    for other in state.waiting:
        if seat in (other, CHANCE):
            decision = state.decisions[state.asking]
            tokens = [decision.spell(state, action) for action in state.legal(other)]
            out.print(f"Legal: {' '.join(tokens)}")
