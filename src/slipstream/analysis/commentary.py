"""A race told in ten to twenty sentences, from what a spectator could see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from slipstream.analysis.luck import Fortune
from slipstream.games.registry import teller
from slipstream.kernel.game import State, observe
from slipstream.kernel.trace import PUBLIC, seen
from slipstream.notation.record import Record
from slipstream.tell.commentary.choosing import chosen, spoken
from slipstream.tell.commentary.running import PODIUM, running
from slipstream.tell.commentary.seen import Moment, Seen, Step, called
from slipstream.tell.say import Say, seat
from slipstream.tell.teller import Teller
from slipstream.tell.words import Words

MOST: Final = 14  # sentences between the start and the finish
LUCKY: Final = 0.05  # of a win: less luck is not told


class Sentence(msgspec.Struct, frozen=True):
    """What is told, after which move and in which turn."""

    move: int
    turn: int
    say: Say


def commentary(record: Record, fortunes: Sequence[Fortune] = ()) -> list[Sentence]:
    """The race as far as it has been run; who was lucky only when it is over and that is known."""
    told_by = teller(record.game)
    race = watched(record, told_by)
    if not race.steps:
        return []
    length = len(record.moves)
    found = [*running(race), *told_by.moments(race)]
    last = race.steps[-1]
    inner = [one for one in found if race.steps[0].move < one.move <= last.move]
    told = [*opening(race, told_by), *chosen(inner, MOST, length)]
    if not last.view.waiting:
        told += finish(race, record.final(), fortunes)
    turns = {step.move: step.turn for step in race.steps}
    facts = spoken([moment.say for moment in told])
    return [
        Sentence(moment.move, turns[moment.move], fact)
        for moment, fact in zip(told, facts, strict=True)
    ]


def watched(record: Record, told_by: Teller) -> Seen:
    """The race from the moment when all cars stand on the grid, with a spectator's eyes."""
    game, state = record.game, record.start()
    fields = [told_by.field(game.view(state, PUBLIC))]
    steps = [Step(0, state.turn(), game.view(state, PUBLIC), (), order_of(fields[0]))]
    for index, (mover, action) in enumerate(record.moves, 1):
        events = [seen(event, game.kinds, PUBLIC) for event in observe(state, mover, action)]
        view = game.view(state, PUBLIC)
        fields.append(told_by.field(view))
        steps.append(Step(index, state.turn(), view, events, order_of(fields[-1])))
    full = max(map(len, fields))
    begin = next(at for at, field in enumerate(fields) if len(field) == full)
    return Seen(steps[begin:], called(fields[begin])) if full else Seen([], {})


def order_of(field: Sequence[tuple[str, Say, int]]) -> tuple[str, ...]:
    return tuple(car for car, _, _ in field)


def opening(race: Seen, told_by: Teller) -> list[Moment]:
    first = race.steps[0]
    scene = told_by.scene(first.view)
    grid = [race.car(car) for car in first.order[:PODIUM]]
    start = Say("tale-start", {"car": grid[0], "others": grid[1:], "cars": len(first.order)})
    return [Moment(first.move, "start", 100, say) for say in (scene, start) if say]


def finish(race: Seen, state: State, fortunes: Sequence[Fortune]) -> list[Moment]:
    """The podium, the points, and what luck had to do with it."""
    last = race.steps[-1]
    facts = [podium(race), *points(race, state), *fortune(fortunes)]
    return [Moment(last.move, "finish", 100, say) for say in facts]


def podium(race: Seen) -> Say:
    order = race.steps[-1].order
    cars = [race.car(car) for car in order[:PODIUM]]
    if not cars:
        return Say("tale-nobody")
    if len(cars) == 1:
        return Say("tale-finish-alone", {"car": cars[0]})
    return Say("tale-finish", {"car": cars[0], "others": cars[1:]})


def points(race: Seen, state: State) -> list[Say]:
    """Who has won among the players, where that is more than one car's place."""
    seats = state.game.seats
    if len(race.cars) <= seats:
        return []
    won, places = state.points()[:seats], state.places()[:seats]
    first, second = sorted(range(seats), key=places.__getitem__)[:2]
    args: dict[str, Any] = {
        "seat": seat(first),
        "points": won[first],
        "other": seat(second),
        "margin": won[first] - won[second],
    }
    is_players = places[first] == 1
    return [Say("tale-points" if is_players else "tale-points-best", args)]


def fortune(fortunes: Sequence[Fortune]) -> list[Say]:
    """Whom luck helped and hurt most, as far as the judge sees it."""
    lucks = [one.luck for one in fortunes]
    found = []
    if lucks and min(lucks) <= -LUCKY:
        percent = round(-100 * min(lucks))
        found.append(
            Say("tale-unlucky", {"seat": seat(lucks.index(min(lucks))), "percent": percent})
        )
    if lucks and max(lucks) >= LUCKY:
        percent = round(100 * max(lucks))
        found.append(Say("tale-lucky", {"seat": seat(lucks.index(max(lucks))), "percent": percent}))
    return found


def markdown(title: str, sentences: Sequence[Sentence], words: Words) -> str:
    """The report as a Markdown text, a paragraph for the start, the race and the finish."""
    return "\n".join([f"# {title}", "", *paragraphs(sentences, words)]) + "\n"


def paragraphs(sentences: Sequence[Sentence], words: Words) -> list[str]:
    """The start, the race in parts, the finish; an empty line between."""
    groups: list[list[str]] = []
    ends = {sentences[0].move, sentences[-1].move} if sentences else set()
    for number, one in enumerate(sentences):
        begins = not number or (one.move in ends) != (sentences[number - 1].move in ends)
        if begins or (one.move not in ends and len(groups[-1]) >= PARAGRAPH):
            groups.append([])
        groups[-1].append(words.say(one.say))
    joined = [" ".join(group) for group in groups]
    return [line for text in joined for line in (text, "")][:-1]


PARAGRAPH: Final = 5
