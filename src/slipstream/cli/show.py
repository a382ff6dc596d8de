"""`slipstream show`: a position line drawn as the screen of a race."""

from __future__ import annotations

from pathlib import Path

import click

from slipstream.cli.console import (
    checked_seat,
    console,
    read_text,
    show_rows,
    write_text,
)
from slipstream.cli.language import language_option, own_words, seat_names, speech
from slipstream.cli.menu import items, show_menu
from slipstream.cli.options import house_option, word_of
from slipstream.games.registry import game_of, read, teller
from slipstream.kernel.errors import InvalidText, SlipstreamError
from slipstream.kernel.game import CHANCE, PUBLIC, Game, State, seat_name
from slipstream.kernel.text import read_line
from slipstream.kernel.trace import seen
from slipstream.notation.moves import UNKNOWN
from slipstream.notation.record import Record, read_record
from slipstream.tell.say import Say


@click.command(short_help="Draw a position or a recorded race.")
@click.argument("position", nargs=-1, required=True, metavar="LINE|FILE")
@click.option("--seat", type=int, help="Draw what this seat sees (counted from 1).")
@click.option(
    "--svg",
    type=click.Path(path_type=Path, allow_dash=True),
    help="Write an SVG drawing, with the last turn, to this file; - prints it.",
)
@house_option
@language_option
def show(
    position: tuple[str, ...],
    seat: int | None,
    svg: Path | None,
    house: Path | None,
    language: str,
) -> None:
    """Draw a position: a line of text, a file with one, or the end of a recorded race."""
    state, knows = position_of(" ".join(position), word_of(house))
    wanted = checked_seat(seat, state.game)
    if knows is not None and wanted not in (None, knows):
        raise SlipstreamError(f"this line is what {seat_name(knows)} knows; seat {seat} sees more")
    viewer = wanted if wanted is not None else CHANCE if knows is None else knows
    if svg is None:
        draw(state, viewer, language)
    elif str(svg) == "-":
        click.echo(picture(state, viewer, language), nl=False)
    else:
        write_text(svg, picture(state, viewer, language))


def picture(state: State, seat: int, language: str) -> str:
    """The drawing of a position, with what led to it if that is recorded."""
    game = state.game
    events = [seen(event, game.kinds, seat) for event in state.trace or []]
    words = speech(game, language, seat_names(language, game.seats), seat)
    drawn = teller(game).picture(game.view(state, seat), events, words)
    if not drawn:
        raise SlipstreamError(f"there is no drawing of {game.title}; leave --svg out")
    return drawn


def position_of(text: str, house: str = "") -> tuple[State, int | None]:
    """The state, and whose knowledge it is if the line does not tell everything.

    A recorded race also brings what was told on the way.
    """
    path = Path(text)
    if "=" not in text or (len(text) < 255 and path.is_file()):
        text = read_text(path).strip()
    if text.startswith("["):
        return replayed(read_record(text, house)), None
    if UNKNOWN not in text:
        return read(text, house), None
    line = read_line(text)
    game = game_of(line, house)
    state = game.read(game.filled(line).text())
    for seat in (*range(state.game.seats), PUBLIC):
        seen_by = read_line(state.game.line(state, seat))
        if (seen_by.words, seen_by.fields) == (line.words, line.fields):
            return state, seat
    raise InvalidText("the '?' hide what no seat and no spectator would see hidden", UNKNOWN, text)


def replayed(record: Record) -> State:
    """The last position of a race, with everything that happened."""
    state = record.start()
    state.trace = []
    for seat, action in record.moves:
        state.apply(seat, action)
    return state


def draw(state: State, seat: int, language: str) -> None:
    """The screen, whose answer is awaited, and the answers there are if the reader may know."""
    game, out = state.game, console()
    words = speech(game, language, seat_names(language, game.seats), seat)
    screen = teller(game).screen(game.view(state, seat), words)
    out.print(title(game, seat, language))
    show_rows(out, [*screen.board, *screen.hand, (), *(screen.result or (screen.question,))])
    if not state.waiting:
        return
    out.print(words("cli-waiting", seats=[awaited(other, seat) for other in state.waiting]))
    if seat in state.waiting and seat != CHANCE:
        show_menu(out, state, seat, items(state, seat), screen, words)
    for other in state.waiting:
        if seat in (other, CHANCE):
            tokens = [state.decision.spell(state, action) for action in state.legal(other)]
            out.print(words("cli-legal"), *tokens)


def title(game: Game, seat: int, language: str) -> str:
    """The game, and whose view of it this is if it does not tell everything."""
    words = own_words(language)
    if seat == CHANCE:
        return game.title
    who = Say("cli-spectator") if seat == PUBLIC else Say("cli-seat", {"n": seat + 1})
    return words("cli-seen-by", game=game.title, who=who)


def awaited(other: int, reader: int) -> Say:
    if other == CHANCE:
        return Say("cli-dealer")
    return Say("cli-you") if other == reader else Say("cli-seat", {"n": other + 1})
