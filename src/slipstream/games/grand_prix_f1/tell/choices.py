"""What is asked and what may be answered, as facts: from the view of a seat alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import product
from typing import Any, Final

from slipstream.games.grand_prix_f1.rules.cards import (
    BOXES,
    LITRES,
    MOST_OF_A_VALUE,
    MOST_SIT_OUTS,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.decisions import EXCHANGES, TYRES, row_text
from slipstream.games.grand_prix_f1.rules.ledger import FUELS, row_litres
from slipstream.games.grand_prix_f1.tell import facts
from slipstream.games.grand_prix_f1.tell.view import PlayView, RaceView
from slipstream.tell.say import Say, seat
from slipstream.tell.teller import Choice


def question(view: RaceView) -> Say:
    arguments: dict[str, Any] = {
        "sky": view.sky,
        "bonus": view.bonus,
        "fine": view.fine,
        "left": view.fine - sum(view.paid),
    }
    asked = next((number for number in view.waiting if number >= 0), None)
    car = next((car for car in view.cars if car.colour == view.mover), None)
    if car is not None:
        asked = car.seat if asked is None else asked
        arguments["car"] = facts.colour(car.colour)
        arguments["space"] = facts.space(car.space)
        arguments["litres"] = LITRES[car.sit_outs]
    if asked is not None:
        arguments["seat"] = seat(asked)
    return Say(f"ask-{view.asking.replace('_', '-')}", arguments)


def choices(view: RaceView) -> dict[str, Choice]:
    """All answers that this decision can have, in words."""
    of = _CHOICES.get(view.asking)
    return of(view) if of else {}


def _choice(name: str, **arguments: Any) -> Choice:
    return Choice(Say(f"choice-{name}", arguments))


def _boxes(_: RaceView) -> dict[str, Choice]:
    return {str(n): _choice("box", number=str(n)) for n in range(1, BOXES + 1)}


def _stay_or_leave(view: RaceView) -> dict[str, Choice]:
    """GPF1-8.7, GPF1-8.9: what a stop brings."""
    sit_outs = _sit_outs(view)
    return {
        "stay": _choice("stay", litres=LITRES[min(sit_outs + 1, MOST_SIT_OUTS)]),
        "leave": _choice("leave", litres=LITRES[sit_outs]),
    }


def _sit_outs(view: RaceView) -> int:
    return sum(car.sit_outs for car in view.cars if car.colour == view.mover)


def _rows(view: RaceView) -> dict[str, Choice]:
    """GPF1-8.10, GPF1-R37: fuel in rows; what the bank cannot fill is taken in other ones."""
    most = LITRES[_sit_outs(view)]
    every = (list(row) for row in product(range(MOST_OF_A_VALUE + 1), repeat=FUELS))
    return {row_text(row): _row(row) for row in every if row_litres(row) <= most}


def _row(row: list[int]) -> Choice:
    if not any(row):
        return _choice("no-fuel")
    return _choice("row", row=facts.row(row), litres=row_litres(row), cards=sum(row))


def _tyres(_: RaceView) -> dict[str, Choice]:
    return {name: _choice(name) for name in TYRES}


def _exchanges(_: RaceView) -> dict[str, Choice]:
    return {name: _choice(name.replace("+", "-")) for name in EXCHANGES}


def _payments(view: RaceView) -> dict[str, Choice]:
    left = view.fine - sum(view.paid)
    return {f"-{value}": _payment(value, left - value) for value in VALUES}


def _payment(value: int, left: int) -> Choice:
    """GPF1-6.11: what is still to pay after a card."""
    if left < 0:
        return _choice("overpay", value=value, over=-left)
    return _choice("pay", value=value, left=left)


def _plays(view: RaceView) -> dict[str, Choice]:
    """A card with several routes tells all of them."""
    found = {route: _choice("route", route=route) for route in ("pit", "box")}
    by_card: dict[str, list[PlayView]] = {}
    for play in view.plays:
        by_card.setdefault(play.token.partition(":")[0], []).append(play)
    for card, plays in by_card.items():
        label = Say("choice-card", {"value": card})
        ways = reduce(_either, map(_way, plays))
        found[card] = Choice(label, ways if len(plays) > 1 else None)
    return found


def _either(one: Say, other: Say) -> Say:
    return Say("choice-either", {"one": one, "other": other})


def _way(play: PlayView) -> Say:
    """Where a card would take me, in short."""
    return Say(
        "way",
        {
            "route": play.token.partition(":")[2] or "lane",
            "space": facts.space(play.space) if play.space else Say("space-finish"),
            "how": "told" if play.outcome and play.space else "clear",
            "outcome": list(play.outcome),
        },
    )


_CHOICES: Final[dict[str, Callable[[RaceView], dict[str, Choice]]]] = {
    "choose_box": _boxes,
    "stay_or_leave": _stay_or_leave,
    "refuel_row": _rows,
    "tyres": _tyres,
    "play_card": _plays,
    "bonus_exchange": _exchanges,
    "pay_fine": _payments,
}
