"""Events as facts; what the reader may not know is already hidden in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from slipstream.games.grand_prix_f1.rules import kinds
from slipstream.games.grand_prix_f1.rules.board import (
    GRAVEL,
    IN_PITS,
    KIND,
    OVERTAKING,
    PIT_LANE,
    SPACES,
)
from slipstream.games.grand_prix_f1.rules.cards import LITRES, VALUES
from slipstream.games.grand_prix_f1.rules.decisions import TYRES
from slipstream.games.grand_prix_f1.tell import facts
from slipstream.games.grand_prix_f1.tell.view import DUTIES
from slipstream.kernel.trace import HIDDEN, Event
from slipstream.tell.say import Say, seat

Arguments = dict[str, Any]

# What is told of an answer before it is given; the other kinds follow from these.
BRIEF: Final = {
    kinds.STAYED,
    kinds.REFUELLED,
    kinds.DROVE,
    kinds.LAP_DONE,
    kinds.FINISHED,
    kinds.BLOCKED,
    kinds.GRAVEL_STOP,
    kinds.ARRIVED,
    kinds.REPAIRED,
    kinds.DAMAGED,
    kinds.SEVERE,
    kinds.BONUS,
    kinds.FINED,
    kinds.RAIN,
    kinds.SUN,
    kinds.OUT_OF_FUEL,
}
_EXCHANGES: Final = ("keep", "three", "two")


def fact_of(event: Event) -> Say:
    kind = kinds.KINDS[event.kind]
    arguments: Arguments = dict(zip(kind.arguments, event.arguments, strict=True))
    if event.kind in _TOLD:
        arguments = _TOLD[event.kind](arguments)
    if "car" in arguments:
        arguments["car"] = facts.car(arguments["car"])
    if event.seat >= 0:
        arguments["seat"] = seat(event.seat)
    return Say(f"event-{kind.name.replace('_', '-')}", arguments, event.clause)


def in_short(event: Event) -> Say:
    full = fact_of(event)
    return Say(f"{full.id}.brief", full.args, full.clause)


def _place(of: Arguments) -> Arguments:
    card, space = facts.start_card(of["card"]), facts.space(SPACES[of["space"]])
    return {"car": of["car"], "card": card, "space": space}


def _box(of: Arguments) -> Arguments:
    return {"box": of["box"] + 1}


def _stayed(of: Arguments) -> Arguments:
    return {"car": of["car"], "litres": LITRES[of["sit_outs"]]}


def _refuelled(of: Arguments) -> Arguments:
    row = [of["row_4"], of["row_6"], of["row_10"]]
    how = "none" if not of["litres"] else "hidden" if HIDDEN in row else "row"
    shown = facts.row(row) if how == "row" else []
    return {"car": of["car"], "litres": of["litres"], "how": how, "row": shown}


def _tyres(of: Arguments) -> Arguments:
    return of | {"tyres": TYRES[of["tyres"]]}


def _played(of: Arguments) -> Arguments:
    card = VALUES[of["card"]]
    return of | {"card": card, "how": "full" if of["value"] == card else "limited"}


def _drove(of: Arguments) -> Arguments:
    """From where to where, by which way, and what the next move has to do."""
    path = [of[f"step_{n + 1}"] for n in range(kinds.LONGEST_PATH)]
    path = [space for space in path if space >= 0]
    return {
        "car": of["car"],
        "from": facts.space(SPACES[of["from"]]),
        "to": facts.space(SPACES[path[-1]]),
        "way": _way(of["from"], path),
        "next": DUTIES[of["duty"]] or "free",
    }


def _way(start: int, path: list[int]) -> str:
    driven = [KIND[space] for space in path]
    if driven[-1] != GRAVEL and OVERTAKING in driven:
        return "overtaking"
    if GRAVEL in driven:
        return "gravel"
    return "pits" if driven[-1] == PIT_LANE and not IN_PITS[start] else "lane"


def _exchanged(of: Arguments) -> Arguments:
    return {"how": _EXCHANGES[of["exchange"]]}


def _paid(of: Arguments) -> Arguments:
    return of | {"card": VALUES[of["card"]]}


def _over(of: Arguments) -> Arguments:
    return {"how": "nobody"} if of["winner"] < 0 else {"how": "won", "car": of["winner"]}


_TOLD: Final[dict[int, Callable[[Arguments], Arguments]]] = {
    kinds.PLACE: _place,
    kinds.BOX: _box,
    kinds.STAYED: _stayed,
    kinds.REFUELLED: _refuelled,
    kinds.TYRES: _tyres,
    kinds.PLAYED: _played,
    kinds.DROVE: _drove,
    kinds.EXCHANGED: _exchanged,
    kinds.PAID: _paid,
    kinds.OVER: _over,
}
