"""What an answer would do: tried on a guess at the truth, never on the truth itself."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.games.registry import teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, PUBLIC, State
from slipstream.kernel.trace import seen
from slipstream.tell.words import Words

MOST_OUTCOMES = 24
MOST_GROUPS = 4
LUCK = "cli-luck"
CHOICE = "cli-choice"


def preview(state: State, seat: int, actions: Sequence[int], speech: Words) -> str:
    """The consequences in a few words; where the dealer is asked, outcome by outcome.

    What a sealed answer does depends on the others', so nothing is told of it.
    """
    if state.decision.sealed:
        return ""
    guess = state.guess(seat, SeededDealer(0))
    before = guess.points()
    told = ", ".join(
        filter(None, [_try(guess, seat, seat, actions, speech, before), _far(guess, seat, speech)])
    )
    if guess.waiting != [CHANCE] or _is_private(guess):
        return told
    return "; ".join(filter(None, [told, _lucky(guess, seat, speech, before)]))


def _far(state: State, seat: int, speech: Words) -> str:
    """Where the move that this answer begins can lead: `up to 4.0, 8th to 3rd`."""
    ways = teller(state.game).ways(state, seat)
    if not ways or not ways[0].outcome:
        return ""
    return speech("cli-up-to", place=ways[0].name.removeprefix("@"), outcome=ways[0].outcome)


def _is_private(state: State) -> bool:
    """A card for one seat's hand: what it will be is no part of the effect."""
    return state.decision.audience(state, CHANCE) != PUBLIC


def _try(
    state: State, mine: int, seat: int, actions: Sequence[int], speech: Words, before: list[int]
) -> str:
    """Play on and tell what it did, with what it is worth to the one who asks."""
    state.trace = []
    begun = state.turn() > 0
    for action in actions:
        state.apply(seat, action)
    events = [seen(event, state.game.kinds, mine) for event in state.trace]
    state.trace = None
    told = speech.all(teller(state.game).brief(events))
    gain = state.points()[mine] - before[mine]
    worth = speech("cli-worth", gain=f"{gain:+}", points=abs(gain)) if gain and begun else ""
    return ", ".join(filter(None, [told, worth]))


def _lucky(state: State, seat: int, speech: Words, before: list[int]) -> str:
    """Every throw of a die tried: like ones together, with their share. A card is luck."""
    chances = state.chances()
    if len(chances) > MOST_OUTCOMES:
        return speech(LUCK)
    total = sum(weight for _, weight in chances)
    groups: list[tuple[str, list[str], int]] = []
    for outcome, weight in chances:
        name = state.decision.spell(state, outcome)
        after = state.copy()
        told = _try(after, seat, CHANCE, [outcome], speech, before)
        told = told or speech(CHOICE if seat in after.waiting else LUCK)
        if groups and groups[-1][0] == told:
            groups[-1] = (told, [*groups[-1][1], name], groups[-1][2] + weight)
        else:
            groups.append((told, [name], weight))
    if len(groups) == 1:
        return speech(LUCK) if groups[0][0] == speech(CHOICE) else groups[0][0]
    if not groups[0][1][0].isdecimal():
        return speech(LUCK)
    texts = [
        speech("cli-chance", outcomes=_span(names), share=f"{100 * part / total:.0f}", what=told)
        for told, names, part in groups
    ]
    if len(texts) > MOST_GROUPS:
        texts = [texts[0], "...", *texts[-2:]]
    return "; ".join(texts)


def _span(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]}-{names[-1]}"
