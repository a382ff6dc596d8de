"""The page: its files and nothing else, for its own places."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest

from slipstream.table.server.base_url import BaseUrl
from slipstream.table.server.page import FOLDER, PLACES, Page
from table.serving import Served


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    (tmp_path / "page" / "assets" / "main-1a2b.js").write_text("go()")
    (tmp_path / "page" / "mark.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return Page(tmp_path / "page")


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc", "/r/abc", "/learn/FMR", "/t/abc/"])
def test_the_page_finds_its_own_way(page: Page, path: str) -> None:
    found = page.find(path)

    assert found is not None
    assert (found.kind, found.cache) == ("text/html", "no-cache")


def test_files_have_their_kind_and_assets_are_kept(page: Page) -> None:
    script, mark = page.find("/assets/main-1a2b.js"), page.find("/mark.svg")

    assert script is not None
    assert (script.kind, script.body) == ("text/javascript", b"go()")
    assert "immutable" in script.cache
    assert mark is not None
    assert (mark.kind, mark.cache) == ("image/svg+xml", "no-cache")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/assets/none.js", "/api/x", "//etc"]
)
def test_nothing_else_is_found(page: Page, path: str) -> None:
    assert page.find(path) is None


def test_a_page_that_is_built_again_is_read_again(page: Page, tmp_path: Path) -> None:
    page.find("/")
    (tmp_path / "page" / "assets" / "main-9z.js").write_text("new()")
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>new")
    os.utime(tmp_path / "page" / "index.html", (9e9, 9e9))
    front, script = page.find("/t/abc"), page.find("/assets/main-9z.js")

    assert front is not None
    assert front.body.endswith(b"new")
    assert script is not None


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    found = Page(tmp_path / "none").find("/t/abc")

    assert found is not None
    assert found.kind == "text/plain"
    assert b"make page" in found.body


def test_the_server_shows_the_page_and_refuses_the_rest(served: Served) -> None:
    front = served.http.get("/")
    assert front.status_code == 200
    kind, _, charset = front.headers["content-type"].partition("; ")
    assert kind in ("text/html", "text/plain")
    assert charset == "charset=utf-8"
    assert served.http.get("/t/abc").content == front.content
    for path in ("/nothing", "/api/nothing", "/assets/nothing.js", "/%2e%2e/%2e%2e/etc/passwd"):
        told = served.http.get(path)
        assert (told.status_code, told.headers["content-type"]) == (404, "application/json")


def test_what_gains_by_it_is_packed_for_browsers_that_take_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    script = b"go();" * 1000
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1.js").write_bytes(script)
    (tmp_path / "assets" / "main-1.js.br").write_bytes(b"by Brotli")
    (tmp_path / "assets" / "face-1.woff2").write_bytes(os.urandom(4000))
    page = Page(tmp_path)
    found, font, front = map(page.find, ("/assets/main-1.js", "/assets/face-1.woff2", "/"))

    assert found is not None
    assert font is not None
    assert front is not None
    body, headers = found.told("br, gzip")
    assert (body, headers["content-encoding"]) == (b"by Brotli", "br")
    body, headers = found.told("deflate, gzip;q=1.0")
    assert gzip.decompress(body) == script
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "accept-encoding"
    assert found.told("br;q=0, GZIP;q=0.5")[1]["content-encoding"] == "gzip"
    assert page.find("/assets/main-1.js.br") is None
    for none in ("", "identity", "br; q=0.000, gzip;q=0"):
        plain, headers = found.told(none)
        assert plain == script
        assert "content-encoding" not in headers
        assert headers["vary"] == "accept-encoding"
    assert (font.packed, front.packed) == ({}, {})


@pytest.mark.parametrize(
    ("base", "asset", "picture"),
    [
        (BaseUrl(), "/assets/m.js", "/card.png"),
        (
            BaseUrl.read("https://a.org/races/"),
            "/races/assets/m.js",
            "https://a.org/races/card.png",
        ),
    ],
    ids=["at the root", "in a folder"],
)
def test_the_page_knows_where_it_is(
    tmp_path: Path, base: BaseUrl, asset: str, picture: str
) -> None:
    (tmp_path / "index.html").write_text(
        '<meta name="base" content="./"><meta property="og:image" content="./card.png">'
        '<script src="./assets/m.js">'
    )
    front = Page(tmp_path, base).find("/t/abc")

    assert front is not None
    assert front.body.decode() == (
        f'<meta name="base" content="{base.path}/"><meta property="og:image" content="{picture}">'
        f'<script src="{asset}">'
    )


def test_every_address_of_the_built_page_is_written_by_the_server() -> None:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the page is not built")
    built = (FOLDER / "index.html").read_text("utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]*)"', built)

    assert addresses
    assert all(one.startswith("./") for one in addresses)
    assert '<meta name="base" content="./" />' in built
    assert (FOLDER / "card.png").is_file()


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/assets/nowhere.js"])
def test_an_unknown_address_is_the_page_for_people_and_a_problem_for_programs(
    served: Served, path: str
) -> None:
    person = served.http.get(path, headers={"accept": "text/html,*/*"})
    program = served.http.get(path)

    assert (person.status_code, program.status_code) == (404, 404)
    assert program.headers["content-type"] == "application/json"
    is_page = path == "/nowhere" and (FOLDER / "index.html").is_file()
    assert person.headers["content-type"].startswith("text/html") == is_page


def test_the_server_knows_every_place_to_which_the_page_finds_its_way() -> None:
    routes = Path(__file__).parents[2] / "web/src/lib/route.svelte.ts"
    places = re.findall(r'first === "(\w+)"', routes.read_text("utf-8"))

    assert len(places) > 5
    assert set(places) == set(PLACES)
