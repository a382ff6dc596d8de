"""Work on a Ray cluster, on one machine or a thousand (extra `ray`).

Every worker needs Slipstream in the same version. A worker that is lost is Ray's affair: what it
had in hand is begun again elsewhere, a few times. Results are kept by the process that asked for
them; if that one is cut, it goes on where it was when it is started again.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit
from warnings import catch_warnings, simplefilter

from slipstream import __version__
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.workers import Handle, LostWorker, Workers, hired

T = TypeVar("T")
R = TypeVar("R")
LOCAL = "ray"
CLIENT_PORT = 10001
AGAIN = 3
"""How often work is begun again whose worker was lost."""
TRIES = 3
PATIENCE = 5.0  # seconds to reach a cluster
LOOK = 5.0  # seconds after which the size of the cluster is asked for again


def hired_on(on: str, jobs: int) -> Workers:
    """`jobs` processes of this machine, or a cluster: `ray` starts one here, `ray://…` is one."""
    return Cluster(on, jobs) if on else hired(jobs)


class Cluster(Workers):
    """A Ray cluster: one that is started here with `jobs` workers, or one that runs."""

    def __init__(self, address: str, jobs: int) -> None:
        check_address(address)
        if find_spec("ray") is None:
            raise SlipstreamError(
                "a cluster needs the extra `ray`: pip install 'slipstream[lab,ray]'"
            )
        # Without these Ray tells its users what they did not ask for.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray: Any = import_module("ray")
        self.looked = -LOOK
        self.cpus = 1
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if address == LOCAL:
            # "local" starts one of its own, even where another runs.
            self.ray.init("local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            reach(address)
            self.connect(address, quiet)
        self.work = self.ray.remote(checked).options(num_cpus=1, max_retries=AGAIN)

    def connect(self, address: str, quiet: dict[str, Any]) -> None:
        """A busy cluster takes its time over a new client; Ray gives up after half a minute."""
        for left in reversed(range(TRIES)):
            try:
                with catch_warnings():
                    simplefilter("ignore")
                    self.ray.init(address, **quiet)
                return
            except (ConnectionError, RuntimeError) as error:
                if not left:
                    raise SlipstreamError(
                        f"the cluster at {address} does not answer: {first_line(error)}"
                    ) from None

    def count(self) -> int:
        """The workers there are now; a cluster may grow and shrink."""
        now = time.monotonic()
        if now - self.looked >= LOOK:
            self.looked = now
            self.cpus = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self.cpus

    def begin(self, task: Callable[[T], R], item: T) -> Handle:
        return self.work.remote(__version__, task, item)

    def done(self, begun: list[Handle]) -> list[int]:
        """Equal handles mean the same work; a client is given other objects than it handed in."""
        ready = self.ray.wait(begun, num_returns=1)[0]
        return [at for at, handle in enumerate(begun) if handle in ready]

    def result(self, handle: Handle) -> Any:
        wrong = self.ray.exceptions
        try:
            return self.ray.get(handle)
        except wrong.RayTaskError as error:
            if isinstance(error.cause, SlipstreamError):
                raise error.cause from None
            raise SlipstreamError(
                f"a worker of the cluster cannot do its work: {first_line(error.cause)}"
            ) from None
        except wrong.RayError as error:
            raise LostWorker(f"a worker was lost {AGAIN + 1} times: {first_line(error)}") from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.ray.shutdown()


def check_address(address: str) -> None:
    if address != LOCAL and not (address.startswith("ray://") and urlsplit(address).hostname):
        raise InvalidOption(
            f"work is done on `ray`, a cluster started here, or on one such as ray://host:10001,"
            f" not on {address!r}"
        )


def reach(address: str) -> None:
    """Ray itself would try for half a minute."""
    place = urlsplit(address)
    try:
        at = (place.hostname, place.port or CLIENT_PORT)
        socket.create_connection(at, timeout=PATIENCE).close()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SlipstreamError(f"there is no cluster at {address}: {reason.lower()}") from None


def checked(version: str, task: Callable[[T], R], item: T) -> R:
    """On the worker: the same Slipstream, or nothing is done."""
    if version != __version__:
        raise SlipstreamError(
            f"a worker of the cluster has Slipstream {__version__}, this process {version}:"
            " install the same everywhere"
        )
    return task(item)


def first_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".strip().splitlines()[0]
