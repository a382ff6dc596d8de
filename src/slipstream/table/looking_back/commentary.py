"""The report of a race that is over, as a commentator tells it."""

from __future__ import annotations

import msgspec

from slipstream.analysis.commentary import commentary as told
from slipstream.table.looking_back import review
from slipstream.table.looking_back.looks import Look, past_race
from slipstream.table.room.refusal import Refusal
from slipstream.table.store.reading import read_beside
from slipstream.table.store.reviews import review_of
from slipstream.table.telling import rest


def commentary(look: Look) -> bytes:
    """From what a spectator saw; who was lucky only where nothing is hidden any more."""
    past, _ = past_race(look)
    if not past.ledger.over:
        raise Refusal("hidden", "commentary-hidden")
    kept = read_beside(look.store, lambda found: review_of(found, look.table))
    known = review.read(kept, past.record) if past.is_open else None
    found = told(past.record, known.analysis.fortunes if known else ())
    return msgspec.json.encode(rest.Report(found))
