"""Proves an installed wheel: compiled, with page and rules inside, and every game runs a race.

`make wheel` and the builders of a release run it where nothing but the wheel is installed.
"""

from __future__ import annotations

from importlib.resources import files

from slipstream import COMPILED, GAMES, SeededDealer, load, playout


def main() -> None:
    inside = files("slipstream")
    assert COMPILED, "a wheel brings the compiled rules"
    assert inside.joinpath("table", "page", "index.html").is_file(), "the page is inside"
    for code in GAMES:
        state = load(code, 4).start()
        assert playout(state, SeededDealer(1), SeededDealer(2)), "seats have decided something"
        assert not state.waiting, f"a race of {code} comes to its end"
    assert any(inside.joinpath("docs", "rules").iterdir()), "the rules are inside"


if __name__ == "__main__":
    main()
