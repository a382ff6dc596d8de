"""What an answer would do: tried on a guess at the truth, never on the truth itself."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, PUBLIC, State
from slipstream.kernel.trace import seen

MOST_OUTCOMES = 24
MOST_GROUPS = 4
LUCK = "the rest is luck"
CHOICE = "you choose"


def preview(state: State, seat: int, actions: Sequence[int], names: list[str]) -> str:
    """The consequences in a few words; where the dealer is asked, outcome by outcome.

    What a sealed answer does depends on the others', so nothing is told of it.
    """
    if state.decisions[state.asking].sealed:
        return ""
    guess = state.guess(seat, SeededDealer(0))
    before = guess.points()
    told = ", ".join(
        filter(None, [_try(guess, seat, seat, actions, names, before), _far(guess, seat)])
    )
    if guess.waiting != [CHANCE] or _is_private(guess):
        return told or ("" if guess.waiting == [CHANCE] or seat not in guess.waiting else CHOICE)
    return "; ".join(filter(None, [told, _lucky(guess, seat, names, before)]))


def _far(state: State, seat: int) -> str:
    """Where the move that this answer begins can lead: `up to 4.0, 8th to 3rd`."""
    ways = state.game.ways(state, seat)
    if not ways or not ways[0].words:
        return ""
    return f"up to {ways[0].name.removeprefix('@')}, {ways[0].words}"


def _is_private(state: State) -> bool:
    """A card for one seat's hand: what it will be is no part of the effect."""
    return state.decisions[state.asking].audience(state, CHANCE) != PUBLIC


def _try(
    state: State, mine: int, seat: int, actions: Sequence[int], names: list[str], before: list[int]
) -> str:
    """Play on and tell what it did, with what it is worth to the one who asks."""
    state.trace = []
    begun = state.turn() > 0
    for action in actions:
        state.apply(seat, action)
    events = [seen(event, state.game.kinds, mine) for event in state.trace]
    state.trace = None
    told = state.game.brief(events, names)
    gain = state.points()[mine] - before[mine]
    worth = f"you {gain:+} point{'' if abs(gain) == 1 else 's'}" if gain and begun else ""
    return ", ".join(filter(None, [told, worth]))


def _lucky(state: State, seat: int, names: list[str], before: list[int]) -> str:
    """Every outcome tried: like ones together, with their share."""
    chances = state.chances()
    if len(chances) > MOST_OUTCOMES:
        return LUCK
    total = sum(weight for _, weight in chances)
    groups: list[tuple[str, list[str], int]] = []
    for outcome, weight in chances:
        name = state.decisions[state.asking].spell(state, outcome)
        after = state.copy()
        told = _try(after, seat, CHANCE, [outcome], names, before)
        told = told or (CHOICE if seat in after.waiting else LUCK)
        if groups and groups[-1][0] == told:
            groups[-1] = (told, [*groups[-1][1], name], groups[-1][2] + weight)
        else:
            groups.append((told, [name], weight))
    texts = [f"{_span(names)} ({100 * part / total:.0f}%) {told}" for told, names, part in groups]
    if len(texts) == 1:
        return LUCK if groups[0][0] == CHOICE else groups[0][0]
    if len(texts) > MOST_GROUPS:
        texts = [texts[0], "...", *texts[-2:]]
    return "; ".join(texts)


def _span(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]}-{names[-1]}"
