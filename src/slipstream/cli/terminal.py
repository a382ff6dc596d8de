"""The dialogue of a race: the screen, the menu, and what can be typed at the prompt."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from slipstream import clauses
from slipstream.cli.chronicle import TurnLog, show_log, turn_logs
from slipstream.cli.console import (
    FileError,
    check_target,
    clipped,
    console,
    show_rows,
    styled,
    write_text,
)
from slipstream.cli.hints import show_field, show_hints
from slipstream.cli.language import bot_names, speech
from slipstream.cli.menu import Item, items, show_menu, whole_moves, within
from slipstream.cli.session import Session
from slipstream.games.registry import teller
from slipstream.kernel.errors import TextError
from slipstream.notation.moves import apply_word
from slipstream.tell.screen import Screen
from slipstream.tell.teller import choice_of, parts

HELP = ("number", "token", "hint", "undo", "log", "clause", "unseen", "redraw", "save", "quit")
LAST_TURNS = 12
WELCOME_TURNS = 3


class Quit(Exception):
    """The person leaves the table."""


class Terminal:
    """Asks, shows, and passes answers on to the session."""

    def __init__(self, session: Session, target: Path, language: str) -> None:
        self.session = session
        self.target = target
        names = bot_names(language, session.game.seats, session.drivers)
        self.words = speech(session.game, language, names, session.seat)
        self.out = console()
        self.told = 0  # entries of the log that were shown
        self.menu: list[Item] = []
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.help,
            "h": self.hint,
            "hint": self.hint,
            "u": self.undo,
            "l": self.log,
            "c": self.clause,
            "d": self.unseen,
            "r": self.redraw,
            "s": self.save,
            "q": self.quit,
        }

    def run(self) -> None:
        session = self.session
        title = self.words("cli-title", game=session.game.title, seed=str(session.seed))
        self.out.print(Rule(title, style="dim"))
        try:
            self.welcome()
            while self.session.advance():
                self.tell()
                self.show()
                self.ask()
            self.tell()
            self.finish()
        except Quit as leaving:
            self.leave(str(leaving))
        except (KeyboardInterrupt, EOFError) as end:
            self.out.print()
            stopped = isinstance(end, KeyboardInterrupt)
            self.leave("cli-interrupted" if stopped else "cli-end-of-input")

    def welcome(self) -> None:
        """Set-up needs no words, an earlier sitting only its last turns."""
        self.say("cli-welcome")
        show_field(self.out, self.session.drivers, self.words)
        self.told = len(self.session.log)
        if self.told:
            show_log(self.out, self.turns(0)[-WELCOME_TURNS:], in_short=True)
            return
        self.session.advance()
        self.told = sum(entry.move.turn == 0 for entry in self.session.log)

    def say(self, *names: str, **arguments: Any) -> None:
        text = " ".join(self.words(name, **arguments) for name in names)
        self.out.print(Text(text, "dim"), soft_wrap=True)  # a path stays in one piece

    def turns(self, first: int) -> list[TurnLog]:
        session = self.session
        return turn_logs(session.game, session.log[first:], session.seat, self.words)

    def tell(self) -> None:
        """What happened since the last choice."""
        turns = self.turns(self.told)
        self.told = len(self.session.log)
        if turns:
            self.out.print()
            show_log(self.out, turns, in_short=True)

    def screen(self) -> Screen:
        game, state = self.session.game, self.session.state
        return teller(game).screen(game.view(state, self.session.seat), self.words)

    def show(self) -> None:
        """The whole screen with the first menu."""
        screen = self.screen()
        self.out.print()
        show_rows(self.out, [*screen.board, *screen.hand])
        self.out.print()
        show_rows(self.out, [screen.question])
        self.open(self.first_menu(), screen)

    def first_menu(self) -> list[Item]:
        state, seat = self.session.state, self.session.seat
        return items(state, seat) + whole_moves(state, seat, self.words)

    def open(self, menu: list[Item], screen: Screen) -> None:
        self.menu = menu
        show_menu(self.out, self.session.state, self.session.seat, menu, screen, self.words)

    def ask(self) -> None:
        """Read until the position has changed."""
        while True:
            text = self.read()
            word, _, rest = text.partition(" ")
            if word in self.commands:
                if self.commands[word](rest.strip()):
                    return
            elif text:
                actions = self.chosen(text)
                for action in actions:
                    self.session.answer(action)
                if actions:
                    return

    def read(self) -> str:
        text = input("> ").strip()
        if not sys.stdin.isatty():
            self.out.print(Text(text))
        return text

    def chosen(self, text: str) -> Sequence[int]:
        """The answers, if the text is enough for one; else the second menu, or what is wrong."""
        item = self.item(text)
        if item is not None and len(item.actions) > 1:
            screen = self.screen()
            choice = choice_of(item.name, screen)
            effect = f" {choice.effect}" if choice.effect else ""
            back = Text(f"{effect}; {self.words('cli-back')}", "dim")
            self.out.print(Text.assemble(styled(choice.label), back))
            self.open(within(item, screen), screen)
            return []
        if item is not None:
            return item.run or item.actions
        if text.isdecimal():
            self.number(int(text))
            return []
        return self.token(text)

    def item(self, text: str) -> Item | None:
        if text.isdecimal() and 1 <= int(text) <= len(self.menu):
            return self.menu[int(text) - 1]
        for item in self.menu:
            if text in (item.name, parts(item.name)[1]):
                return item
        return None

    def number(self, number: int) -> None:
        if number == 0:
            self.open(self.first_menu(), self.screen())
        else:
            self.say("cli-no-number", number=number, last=len(self.menu))

    def token(self, text: str) -> list[int]:
        state, seat = self.session.state, self.session.seat
        decision = state.decision
        try:
            if decision.glued:
                return [action for _, action in apply_word(state.copy(), seat, text)]
            return [decision.read(state, seat, text)]
        except TextError as error:
            name = "cli-not-allowed" if error.clause else "cli-not-an-answer"
            more = {"clause": error.clause} if error.clause else {}
            self.say(name, token=clipped(text), last=len(self.menu), **more)
            return []

    def help(self, rest: str) -> bool:
        for name in HELP:
            key = self.words(f"cli-help-{name}.key")
            self.out.print(f"  {key:<13} {self.words(f'cli-help-{name}')}")
        return False

    def hint(self, rest: str) -> bool:
        show_hints(self.out, self.session, self.screen(), self.words)
        return False

    def undo(self, rest: str) -> bool:
        if not self.session.undo():
            self.say("cli-undo-revealed" if self.session.barrier() else "cli-nothing-to-undo")
            return False
        self.told = len(self.session.log)
        self.say("cli-undone")
        return True

    def log(self, rest: str) -> bool:
        show_log(self.out, self.turns(0)[-LAST_TURNS:])
        return False

    def clause(self, rest: str) -> bool:
        found = clauses.text_of(rest)
        self.out.print(Text(found or self.words("cli-no-clause", clause=clipped(rest))))
        return False

    def unseen(self, rest: str) -> bool:
        rows = self.screen().unseen
        show_rows(self.out, rows)
        if not rows:
            self.say("cli-nothing-unseen")
        return False

    def redraw(self, rest: str) -> bool:
        self.show()
        return False

    def save(self, rest: str) -> bool:
        try:
            target = Path(rest).expanduser() if rest else self.target
            check_target(target, self.target)
            write_text(target, self.session.record.write())
            self.say("cli-saved", file=clipped(str(target)))
        except FileError as error:
            self.say("cli-not-saved", why=error.fact)
        return False

    def quit(self, rest: str) -> bool:
        raise Quit("cli-goodbye")

    def leave(self, reason: str) -> None:
        """Nothing is lost: the race is saved, and how to go on is told."""
        if not self.session.own_choices():
            self.say(reason, "cli-nothing-saved")
            return
        write_text(self.target, self.session.record.write())
        again = f"slipstream play --load {self.target}"
        self.say(reason, "cli-go-on", command=again)

    def finish(self) -> None:
        screen = self.screen()
        self.out.print()
        show_rows(self.out, [*screen.board, (), *screen.result])
        write_text(self.target, self.session.record.write())
        command = f"slipstream replay {self.target}"
        self.say("cli-finished", file=str(self.target), command=command)
