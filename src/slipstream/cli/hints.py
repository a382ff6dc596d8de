"""What an ace would do, at the prompt; and who the others are."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from slipstream.bots.characters import DRIVERS
from slipstream.bots.hints import reasons
from slipstream.cli.console import styled
from slipstream.cli.preview import preview
from slipstream.cli.session import Session
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.tell.screen import Screen
from slipstream.tell.teller import choice_of
from slipstream.tell.words import Words


def show_hints(out: Console, session: Session, screen: Screen, speech: Words) -> None:
    """The best moves, best first: the token to type, what it does, what it is worth."""
    state, seat = session.state, session.seat
    found = session.hints()
    for advice in found:
        tokens = spelled(state, seat, advice.answers)
        does = preview(state, seat, advice.answers[: len(tokens)], speech)
        why = " ".join(speech.say(reason) for reason in reasons(advice, found[0]))
        label = styled(choice_of(tokens[0], screen).label)
        known = label.plain.startswith(tokens[0])
        # A whole move may be longer than a line: what is said of it has lines of its own.
        first = Text(" ".join(tokens), "bold")
        out.print(Padding(first if known else first.append("  ").append_text(label), (0, 1)))
        out.print(Padding(Text(f"{does}\n" if does else "").append(why, "dim"), (0, 1, 0, 4)))


def spelled(state: State, seat: int, answers: list[int]) -> list[str]:
    """The answers as they are typed, one after the other, as long as the seat is asked."""
    guess = state.guess(seat, SeededDealer(0))
    tokens: list[str] = []
    for answer in answers:
        if seat not in guess.waiting or answer not in guess.legal(seat):
            break
        tokens.append(guess.decision.spell(guess, answer))
        guess.apply(seat, answer)
    return tokens


def show_field(out: Console, bots: Mapping[int, str], speech: Words) -> None:
    """The drivers of character, a line each."""
    for bot in bots.values():
        if bot in DRIVERS:
            card = DRIVERS[bot]
            level, _, character = bot.partition("-")
            told = speech(
                "cli-driver",
                driver=card.name,
                plate=card.plate,
                level=level,
                character=speech("character", character=character),
                line=speech("driver-line", bot=bot),
            )
            out.print(Text(told, "dim"), soft_wrap=True)
