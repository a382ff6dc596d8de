"""The turn sequence: every decision of a race, the dealer's among them."""

from __future__ import annotations

import re
from typing import Final, Literal, final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules import driving, fuel, weather
from slipstream.games.grand_prix_f1.rules import kinds as told
from slipstream.games.grand_prix_f1.rules.asking import REFUEL_ROW, SET_TYRES
from slipstream.games.grand_prix_f1.rules.board import GRID
from slipstream.games.grand_prix_f1.rules.cards import (
    BOXES,
    FUEL_VALUES,
    KINDS,
    MOST_OF_A_VALUE,
    MOST_SIT_OUTS,
    ROWS,
    START_CARDS,
    USERS,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.driving import (
    INTO_BOX,
    ONLY_BOX,
    ONLY_PIT,
    ONLY_STRAIGHT,
    PIT,
    ROUTES,
    STRAIGHT,
)
from slipstream.games.grand_prix_f1.rules.ledger import FUELS
from slipstream.games.grand_prix_f1.rules.moving import carry_out
from slipstream.games.grand_prix_f1.rules.state import NO_BOX, NO_CARD, RaceState
from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import Decision

# Sources of luck.
START: Final = 0
ONE_STACK: Final = 1

TYRES: Final[list[Literal["dry", "rain"]]] = ["dry", "rain"]
ROUTE_NAMES: Final[list[str]] = ["", ":pit", ":box"]
EXCHANGES: Final[list[str]] = ["keep", "3", "2", "2+1"]
LEAVE: Final = 0
STAY: Final = 1
_CARDS: Final[list[str]] = [str(value) for value in VALUES]
_ROW: Final = re.compile(r"-|(\d+x[1-4])(,\d+x[1-4]){0,2}")


@final
class DrawPlace(Decision[RaceState]):
    """One starting card for each car."""

    name = "draw_place"
    clause = "GPF1-1.10"
    source = START

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(place, 1) for place in self.left(s)]

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return dealer.draw(START, self.left(s))

    def left(self, s: RaceState) -> list[int]:
        return [place for place in range(s.race.cars) if place not in s.drawn]

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        car = len(s.drawn)
        s.drawn = [*s.drawn, action]
        if s.trace is not None:
            s.note(told.PLACE, "GPF1-1.11", s.race.owner[car], [car, action, GRID[action]])
        if len(s.drawn) == s.race.cars:
            s.line_up()
            s.next_chooser()

    def spell(self, s: RaceState, action: int) -> str:
        return START_CARDS[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in START_CARDS


@final
class ChooseBox(Decision[RaceState]):
    """A free box; when none is free, one to share."""

    name = "choose_box"
    clause = "GPF1-1.13"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        users = users_of_boxes(s)
        fewest = min(users)
        assert fewest < USERS, "no more players than places in the boxes"
        for box in range(BOXES):
            if users[box] == fewest:
                out.add(box)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.box[seat] = action
        if s.trace is not None:
            shared = users_of_boxes(s)[action] > 1
            s.note(told.BOX, "GPF1-13.4" if shared else "GPF1-1.13", seat, [action])
        s.next_chooser()

    def spell(self, s: RaceState, action: int) -> str:
        return str(action + 1)

    def is_word(self, s: RaceState, text: str) -> bool:
        return text.isdecimal() and 1 <= int(text) <= BOXES

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return "GPF1-13.4" if min(users_of_boxes(s)) else self.clause


def users_of_boxes(s: RaceState) -> list[int]:
    """GPF1-13.4: how many players have chosen each box."""
    users = [0] * BOXES
    for box in s.box:
        if box != NO_BOX:
            users[box] += 1
    return users


@final
class StayOrLeave(Decision[RaceState]):
    """At the beginning of a turn in the own box."""

    name = "stay_or_leave"
    clause = "GPF1-8.6"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        """GPF1-8.8, GPF1-8.13: no fourth sit-out; nobody leaves without card and marker."""
        sit_outs = s.sit_outs[s.car]
        if sit_outs > 0 or s.fuel[seat] > 0:
            out.add(LEAVE)
        if sit_outs < MOST_SIT_OUTS:
            out.add(STAY)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        car = s.car
        if action == STAY:
            s.sit_outs[car] += 1
            s.proof[car] = max(s.proof[car], s.sit_outs[car])
            if s.trace is not None:
                s.note(told.STAYED, "GPF1-8.7", seat, [car, s.sit_outs[car]])
            s.next_turn()
            return
        if s.trace is not None:
            s.note(told.LEFT, "GPF1-8.9", seat, [car])
        s.ask(REFUEL_ROW if s.sit_outs[car] else SET_TYRES)

    def spell(self, s: RaceState, action: int) -> str:
        return "stay" if action == STAY else "leave"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in ("stay", "leave")

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return "GPF1-8.8" if text == "stay" else "GPF1-8.13"

    def fallback(self, s: RaceState, seat: i64) -> int:
        """Two sit-outs bring most fuel for each of them."""
        return STAY if s.sit_outs[s.car] < 2 else LEAVE


@final
class RefuelRow(Decision[RaceState]):
    """How to take the fuel; only the player sees it. A row is (4s x 5 + 6s) x 5 + 10s."""

    name = "refuel_row"
    clause = "GPF1-8.10"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        for row in fuel.rows_offered(s):
            out.add(_number(row))

    def audience(self, s: RaceState, seat: i64) -> int:
        return seat

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        fuel.refuel(s, _row(action))
        s.ask(SET_TYRES)

    def spell(self, s: RaceState, action: int) -> str:
        return row_text(_row(action))

    def is_word(self, s: RaceState, text: str) -> bool:
        return _ROW.fullmatch(text) is not None

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        rows = [row_text(row) for row in ROWS[s.sit_outs[s.car]]]
        return "GPF1-R37" if text in rows else self.clause


def _number(row: list[int]) -> int:
    base = MOST_OF_A_VALUE + 1
    return (row[0] * base + row[1]) * base + row[2]


def _row(action: int) -> list[int]:
    base = MOST_OF_A_VALUE + 1
    return [action // base // base, action // base % base, action % base]


def row_text(row: list[int]) -> str:
    """A row as in '10x3,6x1,4x1'; '-' if there is nothing to be had."""
    taken = [f"{FUEL_VALUES[n]}x{row[n]}" for n in reversed(range(FUELS)) if row[n]]
    return ",".join(taken) or "-"


@final
class SetTyres(Decision[RaceState]):
    """Part of leaving: dry or rain tyres."""

    name = "tyres"
    clause = "GPF1-9.3"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(0)
        out.add(1)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        car = s.car
        if s.trace is not None and s.tyres[car] != action:
            s.note(told.TYRES, "GPF1-9.3", seat, [car, action])
        s.tyres[car] = action
        s.visiting[car] = False
        s.sit_outs[car] = 0
        if not s.must_play():
            s.next_turn()

    def spell(self, s: RaceState, action: int) -> str:
        return TYRES[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in TYRES

    def fallback(self, s: RaceState, seat: i64) -> int:
        return s.sky


@final
class PlayCard(Decision[RaceState]):
    """One card from hand, with the route where there is a choice."""

    name = "play_card"
    clause = "GPF1-2.4"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        hand = s.hands[seat]
        ahead = driving.steps_ahead(s, s.car)
        for kind in range(KINDS):
            if hand[kind] > 0:
                self.add_routes(kind, driving.routes(s, s.car, kind, ahead), out)

    def add_routes(self, kind: i64, routes: i64, out: Answers) -> None:
        if routes & ONLY_STRAIGHT:
            out.add(kind * ROUTES + STRAIGHT)
        if routes & ONLY_PIT:
            out.add(kind * ROUTES + PIT)
        if routes & ONLY_BOX:
            out.add(kind * ROUTES + INTO_BOX)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        carry_out(s, action // ROUTES, action % ROUTES)

    def spell(self, s: RaceState, action: int) -> str:
        return _CARDS[action // ROUTES] + ROUTE_NAMES[action % ROUTES]

    def cards(self, s: RaceState, action: int) -> list[str]:
        return [_CARDS[action // ROUTES]]

    def is_word(self, s: RaceState, text: str) -> bool:
        card, colon, route = text.partition(":")
        return card in _CARDS and colon + route in ROUTE_NAMES

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        card, _, route = text.partition(":")
        kind = _CARDS.index(card)
        if not s.hands[seat][kind]:
            return "GPF1-2.8"
        if route == "box":
            return "GPF1-8.1"
        routes = driving.routes(s, s.car, kind, driving.steps_ahead(s, s.car))
        return "GPF1-14.8" if routes == ONLY_BOX else "GPF1-7.2"


@final
class DrawOne(Decision[RaceState]):
    """A card of the shuffled 1-stack: a 1, or the weather."""

    name = "draw_one"
    clause = "GPF1-15.1"
    source = ONE_STACK

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        weather_card = [(1, 1)]
        return [(0, s.ones), *weather_card] if s.ones else weather_card

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action:
            weather.draw_weather(s)
        else:
            weather.draw_one(s)
        weather.draw_bonus(s)

    def spell(self, s: RaceState, action: int) -> str:
        assert s.hidden != NO_CARD, "there is a weather card in the stack"
        return START_CARDS[6 + s.hidden] if action else "1"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in ("1", "sun", "rain")


@final
class BonusExchange(Decision[RaceState]):
    """Immediately after a bonus: keep the 1-cards, or exchange them."""

    name = "bonus_exchange"
    clause = "GPF1-6.6"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(weather.KEEP)
        if weather.may_have_three(s):
            out.add(weather.FOR_THREE)
        if weather.may_have_two(s):
            out.add(weather.FOR_TWO)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        weather.exchange(s, action)
        if s.trace is not None:
            clause = self.clause if s.got == 3 else "GPF1-6.7"
            s.note(told.EXCHANGED, clause, seat, [s.car, action])
        s.got = 0
        s.next_turn()

    def spell(self, s: RaceState, action: int) -> str:
        return EXCHANGES[3 if s.got == 3 and action == weather.FOR_TWO else action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in EXCHANGES

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        short = ["2"] if s.got == 3 else ["3", "2+1"]
        if text in short:
            return "GPF1-6.6" if s.got == 3 else "GPF1-6.7"
        return "GPF1-R42"


@final
class PayFine(Decision[RaceState]):
    """The next card of a payment; asked even if there is no choice, since that would tell."""

    name = "pay_fine"
    clause = "GPF1-6.12"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add_row(fuel.next_cards(s))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        fuel.pay(s, action)

    def spell(self, s: RaceState, action: int) -> str:
        return f"-{VALUES[action]}"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text[:1] == "-" and text[1:] in _CARDS


DECISIONS: Final[list[Decision[RaceState]]] = [
    DrawPlace(),
    ChooseBox(),
    StayOrLeave(),
    RefuelRow(),
    SetTyres(),
    PlayCard(),
    DrawOne(),
    BonusExchange(),
    PayFine(),
]

assert DECISIONS[SET_TYRES].name == "tyres", "in step with the numbers of asking.py"
