"""What a card is worth: one driver must do without it, in every seat of every deal.

If all drivers were alike, each would win its share of every deal. What the restricted one falls
short of that is the worth of the card to it.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from slipstream.games.registry import find
from slipstream.kernel.errors import InvalidOption
from slipstream.lab.sequential import place_score
from slipstream.lab.series import Series
from slipstream.lab.study.figures import Estimate, estimate
from slipstream.lab.study.plan import Case, Chunk
from slipstream.lab.study.racing import Row, run_chunk
from slipstream.lab.study.restricted import MARK, check_bot
from slipstream.workers import hired

EVEN_SCORE = 0.5
NOTHING = Estimate("", 0.0, 0.0, 0.0, 0)


class Worth(msgspec.Struct, frozen=True):
    """The worth of a card, each with its 95 % interval over deals."""

    game: str
    card: str
    bot: str
    seats: int
    deals: int
    seed: int
    wins: Estimate
    """Parts of a win that a race without the card costs."""
    places: Estimate
    """Places that it costs."""
    plays: float
    """How often another driver plays the card in a race."""


def without(
    code: str,
    card: str,
    bot: str,
    seats: int,
    deals: int,
    seed: int,
    options: dict[str, str],
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Worth:
    """Race every deal with the restricted driver in each seat."""
    game = find(code)(seats, options)
    if MARK in bot:
        raise InvalidOption(f"{bot!r} is restricted already")
    restricted = f"{bot}{MARK}{card}"
    check_bot(game, restricted)
    series = Series(game.code, (restricted, *[bot] * (seats - 1)), seed, options)
    chunks = [
        Chunk(Case(1, series), range(deal * seats, (deal + 1) * seats), False)
        for deal in range(deals)
    ]
    by_deal: dict[int, list[Row]] = {}
    with hired(jobs) as workers:
        for chunk, (rows, _) in workers.each(run_chunk, chunks):
            by_deal[chunk.races.start] = rows
            if progress:
                progress(len(by_deal) * seats, deals * seats)
    asked = Worth(game.code, card, bot, seats, deals, seed, NOTHING, NOTHING, 0.0)
    return summed_up(asked, [by_deal[start] for start in sorted(by_deal)])


def summed_up(asked: Worth, deals: list[list[Row]]) -> Worth:
    own = [[row for row in deal if MARK in row["bot"] and row["finished"]] for deal in deals]
    others = [row for deal in deals for row in deal if MARK not in row["bot"]]
    own = [rows for rows in own if rows]
    seats = asked.seats
    wins = [1 / seats - sum(row["won"] for row in rows) / len(rows) for rows in own]
    places = [
        (EVEN_SCORE - sum(place_score(row["place"], seats) for row in rows) / len(rows))
        * (seats - 1)
        for rows in own
    ]
    plays = sum(row["cards"].count(asked.card) for row in others) / max(1, len(others))
    return msgspec.structs.replace(
        asked, wins=estimate("wins", wins), places=estimate("places", places), plays=plays
    )
