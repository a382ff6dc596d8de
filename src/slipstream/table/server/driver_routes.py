"""The REST routes of drivers: one person's devices, and how another one joins."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody, PathParameter

from slipstream.table.drivers import passkeys, rest
from slipstream.table.server.parameters import Bearer, client_of, secret_of
from slipstream.table.server.problems import problems

DeviceId = Annotated[str, PathParameter(max_length=40, description="the device")]
PasskeyId = Annotated[str, PathParameter(max_length=1400, description="the passkey")]


def _site(request: Request[Any, Any, Any], state: AppState) -> passkeys.Site:
    """As the browser calls this server: `guard` has seen to it that it is one of its names."""
    origin = request.headers.get("origin") or state.base.origin or str(request.base_url)
    origin = origin.rstrip("/")
    return passkeys.Site(urlsplit(origin).hostname or "", origin)


@post("/api/driver", responses=problems())
async def begin(
    request: Request[Any, Any, Any], data: JSONBody[rest.Naming], state: AppState
) -> rest.Joined:
    """This device becomes the first one of a driver. No account is needed to race."""
    joined: rest.Joined = await state.drivers.begin(data.name, client_of(request))
    return joined


@get("/api/driver", responses=problems(403))
async def info(state: AppState, authorization: Bearer = None) -> rest.DriverTold:
    """The devices of a driver, by the secret of one of them."""
    told: rest.DriverTold = await state.drivers.info(secret_of(authorization))
    return told


@post("/api/driver/sharing", responses=problems(403))
async def share(
    request: Request[Any, Any, Any],
    data: JSONBody[rest.Sharing],
    state: AppState,
    authorization: Bearer = None,
) -> rest.Shared:
    """All that this device holds; what the driver's others hold comes back."""
    client = client_of(request)
    shared: rest.Shared = await state.drivers.share(data, secret_of(authorization), client)
    return shared


@post("/api/driver/codes", responses=problems(403))
async def codes(state: AppState, authorization: Bearer = None) -> rest.RecoveryCodes:
    """Recovery codes, told once. Those of before are good for nothing any more."""
    made: rest.RecoveryCodes = await state.drivers.codes(secret_of(authorization))
    return made


@post("/api/driver/tickets", responses=problems(403))
async def ticket(state: AppState, authorization: Bearer = None) -> rest.Ticket:
    """For the QR code that another device scans."""
    made: rest.Ticket = await state.drivers.ticket(secret_of(authorization))
    return made


@post("/api/driver/devices", responses=problems(409))
async def join(
    request: Request[Any, Any, Any], data: JSONBody[rest.Adding], state: AppState
) -> rest.Joined:
    """Another device, by a recovery code or by what the QR code says; either is good for once."""
    joined: rest.Joined = await state.drivers.join(data, client_of(request))
    return joined


@post("/api/driver/devices/{device:str}/off", responses=problems(403), status_code=204)
async def leave(device: DeviceId, state: AppState, authorization: Bearer = None) -> None:
    """A device that is lost or given away opens nothing more that others of the driver brought."""
    await state.drivers.leave(device, secret_of(authorization))


@post("/api/driver/forget", responses=problems(403), status_code=204)
async def forget(state: AppState, authorization: Bearer = None) -> None:
    """Nothing is kept of the driver; races and seasons stay."""
    await state.drivers.forget(secret_of(authorization))


@post("/api/driver/passkeys/asking", responses=problems(403, 409))
async def ask_new(
    request: Request[Any, Any, Any], state: AppState, authorization: Bearer = None
) -> rest.PasskeyAsked:
    """What the browser is asked to make a passkey for this driver."""
    site = _site(request, state)
    return await passkeys.ask_new(state.drivers, secret_of(authorization), site)


@post("/api/driver/passkeys", responses=problems(403, 409), status_code=204)
async def keep_new(
    request: Request[Any, Any, Any],
    data: JSONBody[rest.PasskeyAnswered],
    state: AppState,
    authorization: Bearer = None,
) -> None:
    """The passkey that was made."""
    site = _site(request, state)
    await passkeys.keep_new(state.drivers, data, secret_of(authorization), site)


@post("/api/driver/passkeys/{passkey:str}/off", responses=problems(403), status_code=204)
async def remove_passkey(passkey: PasskeyId, state: AppState, authorization: Bearer = None) -> None:
    """No device joins by it any more."""
    await passkeys.remove(state.drivers, passkey, secret_of(authorization))


@post("/api/driver/entering/asking", responses=problems())
async def ask_known(request: Request[Any, Any, Any], state: AppState) -> rest.PasskeyAsked:
    """What the browser is asked to show a passkey of this server."""
    return await passkeys.ask_known(state.drivers, _site(request, state), client_of(request))


@post("/api/driver/entering", responses=problems(409))
async def enter(
    request: Request[Any, Any, Any], data: JSONBody[rest.PasskeyAnswered], state: AppState
) -> rest.Joined:
    """Another device, by a passkey."""
    return await passkeys.join(state.drivers, data, _site(request, state))


ROUTES: Final = [
    begin,
    info,
    share,
    codes,
    ticket,
    join,
    leave,
    forget,
    ask_new,
    keep_new,
    remove_passkey,
    ask_known,
    enter,
]
