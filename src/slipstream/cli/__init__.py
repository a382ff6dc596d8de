"""The command line: `slipstream play FMR`, and what else can be done with races."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import click

from slipstream import BUILD, __version__
from slipstream.kernel.errors import SlipstreamError

# name -> module:attribute; each is imported when it is asked for, so that start-up stays fast.
LAZY = {
    "games": "slipstream.cli.games:games",
    "play": "slipstream.cli.play:play",
    "replay": "slipstream.cli.replay:replay",
    "analyse": "slipstream.cli.analyse:analyse",
    "puzzles": "slipstream.cli.puzzles:puzzles",
    "show": "slipstream.cli.show:show",
    "table": "slipstream.cli.table:table",
    "admin": "slipstream.cli.admin:admin",
    "bot": "slipstream.cli.bot:bot",
    "season": "slipstream.cli.season:season",
    "match": "slipstream.cli.match:match",
    "ladder": "slipstream.cli.ladder:ladder",
    "lab": "slipstream.cli.lab:lab",
    "tune": "slipstream.cli.tune:tune",
    "clauses": "slipstream.cli.clauses:clauses",
    "bench": "slipstream.cli.bench:bench",
}
WRONG_INPUT = 2
INTERRUPTED = 130


class Commands(click.Group):
    """The commands by name. Whatever is wrong with the input is told in one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, target in LAZY.items() if find_spec(target.partition(":")[0])]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(ctx):
            return None
        module, _, attribute = LAZY[name].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command), "every entry names a command"
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            known = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f"there is no command {args[0]!r}; there are: {known}")
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        tolerate_any_text()
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            sys.exit(0)
        except (click.ClickException, SlipstreamError, OSError) as error:
            fail(sentence_of(error))
        except (click.Abort, KeyboardInterrupt):
            fail("interrupted", INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def tolerate_any_text() -> None:
    """A terminal without some letter shows '?' for it and goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def sentence_of(error: Exception) -> str:
    if isinstance(error, click.ClickException):
        text = error.format_message()
    elif isinstance(error, OSError) and error.strerror:
        text = f"{error.filename or 'the file'}: {error.strerror.lower()}"
    else:
        text = str(error)
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())


def fail(sentence: str, code: int = WRONG_INPUT) -> None:
    """One sentence, no traceback."""
    click.echo(f"slipstream: {sentence}", err=True)
    sys.exit(code)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=f"%(prog)s %(version)s ({BUILD})")
def main() -> None:
    """Motor-racing board games, played exactly by their rulebooks."""
