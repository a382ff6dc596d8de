"""The dialogue of a race: the screen, the menu, and what can be typed at the prompt."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from slipstream import clauses
from slipstream.cli.chronicle import TurnLog, show_log, told
from slipstream.cli.console import (
    check_target,
    console,
    seat_names,
    show_rows,
    styled,
    write_text,
)
from slipstream.cli.menu import Item, items, show_menu, whole_moves, within
from slipstream.cli.session import Session
from slipstream.kernel.errors import SlipstreamError, TextError
from slipstream.kernel.screen import Screen, parts, words
from slipstream.notation.moves import apply_word

HELP = """\
  1, 2, ...     choose by number; 0 goes back from the second menu to the first
  a token       choose by the word that records use, as the menu writes it; a path in one word
  u             undo: back to your last choice; luck that is asked for again is new
  l             log of the last turns, with the clauses of the rules
  c CLAUSE      the text of a clause, as in: c FMR-5.1.2
  d             what has been played, and what you have not seen yet
  r             draw the screen again
  s [file]      save
  q             save and quit"""
LAST_TURNS = 12
WELCOME_TURNS = 3


class Quit(Exception):
    """The person leaves the table."""


class Terminal:
    """Asks, shows, and passes answers on to the session."""

    def __init__(self, session: Session, target: Path) -> None:
        self.session = session
        self.target = target
        self.names = seat_names(session.game.seats, session.seat)
        self.out = console()
        self.told = 0  # entries of the log that were shown
        self.menu: list[Item] = []
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.help,
            "u": self.undo,
            "l": self.log,
            "c": self.clause,
            "d": self.unseen,
            "r": self.redraw,
            "s": self.save,
            "q": self.quit,
        }

    def run(self) -> None:
        self.out.print(Rule(f"{self.session.game.title}, seed {self.session.seed}", style="dim"))
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
            self.leave("Interrupted." if isinstance(end, KeyboardInterrupt) else "End of input.")

    def welcome(self) -> None:
        """Set-up needs no words, an earlier sitting only its last turns."""
        self.say("Choose by number; ? tells what else can be typed.")
        self.told = len(self.session.log)
        if self.told:
            show_log(self.out, self.turns(0)[-WELCOME_TURNS:], in_short=True)
            return
        self.session.advance()
        self.told = sum(entry.move.turn == 0 for entry in self.session.log)

    def say(self, text: str) -> None:
        self.out.print(Text(text, "dim"), soft_wrap=True)  # a path stays in one piece

    def turns(self, first: int) -> list[TurnLog]:
        session = self.session
        return told(session.game, session.log[first:], session.seat, self.names)

    def tell(self) -> None:
        """What happened since the last choice."""
        turns = self.turns(self.told)
        self.told = len(self.session.log)
        if turns:
            self.out.print()
            show_log(self.out, turns, in_short=True)

    def screen(self) -> Screen:
        game, state = self.session.game, self.session.state
        return game.screen(game.view(state, self.session.seat), self.names)

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
        return items(state, seat) + whole_moves(state, seat)

    def open(self, menu: list[Item], screen: Screen) -> None:
        self.menu = menu
        show_menu(self.out, self.session.state, self.session.seat, menu, screen, self.names)

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
            choice = words(item.name, screen)
            self.out.print(styled(choice.label), Text(f"{choice.effect}; 0 goes back", "dim"))
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
            self.say(f"There is no {number} here: choose 1 to {len(self.menu)}, or ? for help.")

    def token(self, text: str) -> list[int]:
        state, seat = self.session.state, self.session.seat
        decision = state.decisions[state.asking]
        try:
            if decision.glued:
                return [action for _, action in apply_word(state.copy(), seat, text)]
            return [decision.read(state, seat, text)]
        except TextError as error:
            hint = f"; 'c {error.clause}' shows why" if error.clause else ", or ? for help"
            self.say(f"{error.message}: choose 1 to {len(self.menu)}{hint}.")
            return []

    def help(self, rest: str) -> bool:
        self.out.print(HELP)
        return False

    def undo(self, rest: str) -> bool:
        if not self.session.undo():
            if self.session.barrier():
                self.say("The plans are revealed: what came before cannot be taken back.")
            else:
                self.say("There is nothing to take back: this is your first choice.")
            return False
        self.told = len(self.session.log)
        self.say("Taken back. The table agrees; whatever is drawn or rolled again is new.")
        return True

    def log(self, rest: str) -> bool:
        show_log(self.out, self.turns(0)[-LAST_TURNS:])
        return False

    def clause(self, rest: str) -> bool:
        found = clauses.text_of(rest)
        self.out.print(Text(found) if found else f"There is no clause {rest!r} in the rules.")
        return False

    def unseen(self, rest: str) -> bool:
        rows = self.screen().unseen
        show_rows(self.out, rows)
        if not rows:
            self.say("This game has nothing to count here.")
        return False

    def redraw(self, rest: str) -> bool:
        self.show()
        return False

    def save(self, rest: str) -> bool:
        try:
            target = Path(rest).expanduser() if rest else self.target
            check_target(target, self.target)
            write_text(target, self.session.record.write())
            self.say(f"Saved in {target}.")
        except SlipstreamError as error:
            self.say(f"Not saved: {error}.")
        return False

    def quit(self, rest: str) -> bool:
        raise Quit("Goodbye.")

    def leave(self, reason: str) -> None:
        """Nothing is lost: the race is saved, and how to go on is told."""
        if not self.session.own_choices():
            self.say(f"{reason} You have not played yet, so nothing is saved.")
            return
        write_text(self.target, self.session.record.write())
        again = f"slipstream play --load {self.target}"
        self.say(f"{reason} The race is saved; go on with: {again}")

    def finish(self) -> None:
        screen = self.screen()
        self.out.print()
        show_rows(self.out, [*screen.board, (), *screen.result])
        write_text(self.target, self.session.record.write())
        self.say(
            f"The race is saved in {self.target}; see it with: slipstream replay {self.target}"
        )
