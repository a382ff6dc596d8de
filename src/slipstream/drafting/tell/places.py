"""Places on the road, as views and sentences name them."""

from __future__ import annotations

from slipstream.track.rules.board import OFF
from slipstream.track.rules.track import Track


def place_name(track: Track | None, progress: int, space: int) -> str:
    """`81.0`, or nothing off the board."""
    assert track is not None, "a game has a track"
    return "" if space == OFF else f"{progress}.{track.lane_name(space)}"


def printed_place(track: Track | None, progress: int, space: int) -> dict[str, str]:
    """The arguments of the message `space`: the sector as it is printed beside the road."""
    assert track is not None, "a game has a track"
    return {"sector": str(progress % track.length), "lane": track.lane_name(space)}


def named_place(place: str, sectors: int) -> dict[str, str]:
    """The same of a place that has a name."""
    progress, _, lane = place.partition(".")
    return {"sector": str(int(progress) % sectors), "lane": lane}
