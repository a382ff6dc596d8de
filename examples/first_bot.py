"""A first bot: it knows one rule of thumb, and is raced against drivers who know none.

`python examples/first_bot.py [races] [seed]` prints how it does. Its rule: the own cars go forward,
by as many places as they can; if no card does that, the others go back.
"""

from __future__ import annotations

import sys

from slipstream import GAMES, Bot, Perspective, load, show
from slipstream.lab.match import match
from slipstream.lab.summary import BotRow

BACK = {"WL": 1, "OC": 2, "LC": 3}


class Forward(Bot):
    """Own cars forward, others back."""

    def choose(self, p: Perspective) -> int:
        state = p.guess()  # a race as it might be: with what the seat cannot see dealt anew
        owners = p.view().owners
        own = [colour[0] for colour, seat in owners.items() if seat == p.seat]
        return max(p.legal, key=lambda action: worth(state.decision.spell(state, action), own))


def worth(word: str, own: list[str]) -> int:
    """`O3g:g1` moves a green car 3 places up, `LC:g1` moves it 3 places back."""
    card, _, car = word.partition(":")
    if card[0] == "O" and card[1].isdigit():
        return int(card[1]) if card[2] in own else -int(card[1])
    return BACK.get(card, 0) * (-1 if car[:1] in own else 1)


def main(races: int = 1000, seed: int = 7) -> BotRow:
    GAMES["FMR"]().bots["forward"] = Forward
    rows = match("FMR", 4, ["forward", "random"], races, seed).bots
    row = next(row for row in rows if row.name == "forward")
    print(show(load("FMR", 4).start()))  # in a notebook, `show(...)` is a drawing
    print(
        f"{row.name} wins {row.win_rate:.1%} of {races:,} races (95 %: {row.win_low:.1%} to"
        f" {row.win_high:.1%}); a quarter would be even"
    )
    return row


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:]))
