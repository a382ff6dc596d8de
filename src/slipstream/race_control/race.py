"""A race of a physical table: what its acts amount to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from slipstream.control import LAP, Control
from slipstream.games.registry import control, load, teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import CHANCE
from slipstream.race_control import acts as a
from slipstream.race_control.told import Car, Chance, MarkTold, Question, RaceTold
from slipstream.tell.say import Say

MOST_ACTS: Final = 5000


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is raced: the game, the players, what was agreed."""

    game: str
    seats: int
    options: dict[str, str] = {}


class ControlledRace:
    """Acts are carried out one by one; one that cannot be is refused, and nothing has changed."""

    def __init__(self, setup: Setup, acts: Sequence[a.Act] = ()) -> None:
        if len(acts) > MOST_ACTS:
            raise InvalidOption(f"race control keeps at most {MOST_ACTS} acts")
        self.game = load(setup.game, setup.seats, setup.options)
        self.control: Control = control(self.game)
        self.log: list[list[Say]] = [self.control.go_on()]
        self.rounds = 0
        for act in acts:
            self.do(act)

    def do(self, act: a.Act) -> None:
        """Carry out one act."""
        match act:
            case a.Placed():
                self._place(act)
            case a.Marked():
                self._mark(act)
            case a.Retired():
                self._must_race(act.car)
                self.control.line_up(self.control.order)
                self.control.retire(act.car)
            case a.Finished():
                self._must_race(act.car)
                self.control.finish(act.car)
            case a.Ended():
                self._must_be_by_hand()
                self.control.line_up(self.control.order)
                self.control.end_round()
                self.rounds += 1
            case a.Answered():
                self.control.answer(act.seat, act.token)
            case a.Stopped():
                self._must_be_by_hand()
                self.control.line_up(self.control.order)
                self.control.stop()
        self.log.append(self.control.go_on())
        self.control.read_back()

    def _must_be_by_hand(self) -> None:
        if not self.control.is_by_hand:
            raise InvalidOption("the race is over" if self.is_over else "a question is open")

    def _must_race(self, car: int) -> None:
        self._must_be_by_hand()
        if car not in self.control.order:
            raise InvalidOption(f"there is no car {car} in the race")

    def _place(self, act: a.Placed) -> None:
        self._must_race(act.car)
        order = self.control.order
        if not 1 <= act.place <= len(order):
            raise InvalidOption(f"places go from 1 to {len(order)}, not {act.place}")
        rest = [car for car in order if car != act.car]
        self.control.order = [*rest[: act.place - 1], act.car, *rest[act.place - 1 :]]
        self.control.line_up(self.control.order)

    def _mark(self, act: a.Marked) -> None:
        self._must_race(act.car)
        found = [mark for mark in self.control.marks() if mark.name == act.mark]
        if not found or not self.control.has(act.car, act.mark):
            raise InvalidOption(f"car {act.car} has no {act.mark!r}")
        if act.count > found[0].most:
            raise InvalidOption(
                f"at most {found[0].most} of {act.mark!r}, not {act.count}", found[0].clause
            )
        if act.mark == LAP:
            self.control.laps[act.car] = act.count
        else:
            self.control.put(act.car, act.mark, act.count)

    @property
    def is_over(self) -> bool:
        return not self.control.state.waiting

    def draw(self, seed: int) -> str:
        """A card from the deck that is asked, as likely as it should be."""
        state = self.control.state
        if CHANCE not in state.waiting:
            raise InvalidOption("no card is drawn now")
        return str(state.decision.spell(state, state.sample(SeededDealer(seed))))

    # What is shown

    def told(self) -> RaceTold:
        control, state = self.control, self.control.state
        marks = control.marks()
        return RaceTold(
            game=self.game.code,
            heading=control.heading() if not self.is_over else Say("control-over"),
            cars=self._cars(),
            marks=[MarkTold(m.name, m.say, m.most, m.clause, m.says) for m in marks],
            steps=self._steps(),
            ending=control.ending(),
            question=self._question(),
            log=self.log,
            points=state.points(),
            places=state.places(),
            is_by_hand=control.is_by_hand,
            is_over=self.is_over,
            may_finish=control.finishes,
            may_retire=control.retires,
        )

    def _steps(self) -> list[Say]:
        """Before anything else the cars are put on the grid of the board."""
        if not self.control.is_by_hand:
            return []
        grid = [Say("control-step-grid")] if not self.rounds else []
        return grid + self.control.steps()

    def _cars(self) -> list[Car]:
        """Those still racing, best first, then those that have left the race."""
        control = self.control
        names = control.cars()
        gone = [car for car in range(len(names)) if car not in control.order]
        left = sorted((control.place(car), car) for car in gone if control.place(car))
        racing = list(enumerate(control.order, 1))
        return [
            *(self._car(car, place, names, True) for place, car in racing),
            *(self._car(car, place, names, False) for place, car in left),
        ]

    def _car(self, car: int, place: int, names: Sequence[Say], racing: bool) -> Car:
        control = self.control
        counts: Mapping[str, int] = {
            mark.name: control.laps.get(car, 0)
            if mark.name == LAP
            else control.count(car, mark.name)
            for mark in control.marks()
            if racing and control.has(car, mark.name)
        }
        return Car(car, names[car], control.team(car), place, dict(counts), racing)

    def _question(self) -> Question | None:
        control, state = self.control, self.control.state
        if self.is_over or control.is_by_hand:
            return None
        seat = state.waiting[0]
        tell = teller(self.game)
        view = self.game.view(state, max(seat, 0))
        labels = tell.choices(view)
        row = state.decision
        weights = dict(state.chances()) if seat == CHANCE else {}
        answers = [
            Chance(token, self._label(token, labels), weights.get(action, 1))
            for action in state.legal(seat)
            for token in [row.spell(state, action)]
        ]
        return Question(seat, tell.question(view), row.clause, answers)

    def _label(self, token: str, labels: Mapping[str, object]) -> Say:
        found = labels.get(token)
        label = getattr(found, "label", None)
        return label if isinstance(label, Say) else Say("text", {"text": token.replace("_", " ")})
