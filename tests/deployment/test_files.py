"""What `deploy/` says holds: options exist, versions are pinned, nothing runs as root."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from slipstream.cli import main

DEPLOY = Path(__file__).parents[2] / "deploy"
CONTAINER = (DEPLOY / "container" / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "container" / "compose.yaml").read_text("utf-8"))
NGINX = (DEPLOY / "nginx" / "slipstream.conf").read_text("utf-8")
CADDY = (DEPLOY / "caddy" / "Caddyfile").read_text("utf-8")


class Unit(configparser.ConfigParser):
    """A unit of systemd: keys keep their case, and may come twice."""

    def __init__(self) -> None:
        super().__init__(strict=False, interpolation=None)
        text = (DEPLOY / "systemd" / "slipstream.service").read_text("utf-8")
        self.read_string(text.replace("\\\n", " "))

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def must_parse(arguments: list[str]) -> dict[str, Any]:
    """`slipstream` would take these arguments."""
    name, *rest = arguments
    command = main.get_command(click.Context(main), name)
    assert command is not None
    return command.make_context(name, rest).params


def test_the_unit_starts_a_server_that_there_is() -> None:
    service = Unit()["Service"]
    program, *arguments = shlex.split(service["ExecStart"])
    params = must_parse(arguments)

    assert program.endswith("/bin/slipstream")
    assert params["store"].startswith("sqlite:////var/lib/" + service["StateDirectory"])
    assert params["host"] == "127.0.0.1"
    assert "HUP" in service["ExecReload"]
    assert (service["Type"], service["NotifyAccess"]) == ("notify", "all")


def test_the_unit_is_hardened() -> None:
    service = Unit()["Service"]

    assert service["DynamicUser"] == service["NoNewPrivileges"] == service["PrivateTmp"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["UMask"] == "0077"


def test_the_container_is_pinned_watched_and_not_root() -> None:
    images = re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    users = re.findall(r"^USER (\d+)", CONTAINER, re.MULTILINE)

    assert all(re.fullmatch(r"python:\d+\.\d+\.\d+-slim-\w+", image) for image in images)
    assert users
    assert int(users[-1]) > 0
    assert "/api/ready" in CONTAINER
    assert "-c constraints.txt" in CONTAINER
    assert entry
    must_parse(yaml.safe_load(entry[1])[1:])


def test_the_servers_of_the_compose_file_share_a_database() -> None:
    services = COMPOSE["services"]
    tables = [one for one in services.values() if "build" in one]

    assert len(tables) == 2
    for one in tables:
        assert one["environment"]["SLIPSTREAM_STORE"].startswith("postgresql://")
        assert (one["read_only"], one["cap_drop"]) == (True, ["ALL"])
        assert one["depends_on"]["database"]["condition"] == "service_healthy"
        must_parse(["table", *one["command"]])
    for name in ("database", "proxy"):
        assert re.search(r":\d+\.\d+", services[name]["image"]), "it is pinned"
    assert "healthcheck" in services["database"]
    assert "ports" not in services["database"]


SERVICE = {
    *("build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image"),
    *("networks", "ports", "read_only", "restart", "security_opt", "tmpfs", "volumes"),
}


def test_the_compose_file_says_nothing_that_nobody_hears() -> None:
    """Every word is one of the format, and every variable is known to the program that gets it."""
    known = {
        option.envvar
        for option in main.get_command(click.Context(main), "table").params  # type: ignore[union-attr]
    }

    assert set(COMPOSE) == {"name", "x-table", "services", "networks", "volumes"}
    for name, one in COMPOSE["services"].items():
        assert set(one) <= SERVICE, name
        assert one["restart"] == "unless-stopped"
        if "build" in one:
            assert set(one["environment"]) <= known
            assert set(one["build"]) == {"context", "dockerfile"}
        check = one.get("healthcheck", {})
        assert set(check) <= {"test", "interval", "timeout", "retries"}
        assert all(re.fullmatch(r"\d+s", check.get(key, "1s")) for key in ("interval", "timeout"))
    settings = re.findall(
        r"\$\{(\w+)(.*?)\}", (DEPLOY / "container/compose.yaml").read_text("utf-8")
    )
    assert {name for name, _ in settings} == {"RACE_HOST", "POSTGRES_PASSWORD"}
    assert all(rest.startswith(":?") for _, rest in settings), "nothing goes on without them"


def test_what_the_container_files_name_is_there() -> None:
    services, folder = COMPOSE["services"], DEPLOY / "container"
    for one in services.values():
        if "build" in one:
            root = folder / one["build"]["context"]
            assert (root / one["build"]["dockerfile"]).resolve() == folder / "Containerfile"
            assert {"constraints.txt", "setup.py", "src"} <= {file.name for file in root.iterdir()}
        assert set(one["networks"]) <= set(COMPOSE["networks"])
        assert set(one.get("depends_on", ())) <= set(services)
        kept = {place.partition(":")[0] for place in one.get("volumes", ())}
        files = {place for place in kept if place.startswith("./")}
        assert all((folder / place).is_file() for place in files)
        assert kept - files <= set(COMPOSE["volumes"])
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    to = re.findall(r"(\S+):8500", (folder / "Caddyfile").read_text("utf-8"))

    assert set(to) == {name for name, one in services.items() if "build" in one}
    assert "EXPOSE 8500" in CONTAINER
    assert all(subnet in one["command"] for one in services.values() if "build" in one)
    for copied in re.findall(r"^COPY (?!--from)(\S+)", CONTAINER, re.MULTILINE):
        assert (DEPLOY.parent / copied).exists()


@pytest.mark.parametrize("text", [NGINX, CADDY], ids=["nginx", "caddy"])
def test_a_proxy_speaks_to_the_servers_own_port(text: str) -> None:
    assert "127.0.0.1:8500" in text
    assert text.count("{") == text.count("}")


def test_nginx_passes_on_what_the_server_needs() -> None:
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Host $host;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Request-Id $request_id;",
    ):
        assert line in NGINX
