"""A driver's passkeys: a device that has one joins by it, without a code.

The rules of WebAuthn are those of the package `webauthn`. It is loaded when it is needed.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from slipstream.table.drivers import rest
from slipstream.table.drivers.driver import Drivers
from slipstream.table.room import seeds
from slipstream.table.room.refusal import Refusal
from slipstream.table.store import drivers as kept
from slipstream.table.store.transactions import Conflict

TIME_MS: Final = 5 * 60_000
MOST_PASSKEYS: Final = 10
NAME: Final = "Slipstream"


class Site(NamedTuple):
    """What the browser calls this server."""

    host: str
    origin: str


class _ClientData(msgspec.Struct):
    """All that is needed to find the challenge again."""

    challenge: str


class _Response(msgspec.Struct):
    said: str = msgspec.field(name="clientDataJSON")


class _Credential(msgspec.Struct):
    id: str
    response: _Response


async def ask_new(drivers: Drivers, secret: str, site: Site) -> rest.PasskeyAsked:
    """For a passkey of this driver."""
    import webauthn
    from webauthn.helpers import structs

    own = await drivers.device(secret)
    there = await drivers.store.read(lambda one: kept.passkeys(one, own.driver))
    if len(there) >= MOST_PASSKEYS:
        raise Refusal("full", "driver-full")
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=own.driver.encode(),
        user_name=NAME,
        challenge=await drivers.challenge(own.driver, drivers.tables.now() + TIME_MS),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.id))
            for one in there
        ],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED
        ),
    )
    return rest.PasskeyAsked(webauthn.options_to_json(options))


async def keep_new(
    drivers: Drivers, answered: rest.PasskeyAnswered, secret: str, site: Site
) -> None:
    """The public half of it."""
    import webauthn

    own, now = await drivers.device(secret), drivers.tables.now()
    challenge = await _challenge(drivers, answered, own.driver)
    found = _checked(
        webauthn.verify_registration_response,
        credential=answered.credential,
        expected_challenge=challenge,
        expected_rp_id=site.host,
        expected_origin=site.origin,
    )
    name = webauthn.helpers.bytes_to_base64url(found.credential_id)
    key, uses = found.credential_public_key, found.sign_count
    made = kept.Passkey(name, own.driver, key, uses, now)

    def work(connection: sa.Connection) -> None:
        kept.spend(connection, seeds.key_of(challenge.hex()))
        kept.add_passkey(connection, made)

    try:
        await drivers.store.write(work, lambda one: kept.passkey(one, name) is not None)
    except Conflict as error:
        raise Refusal("invalid", "driver-passkey") from error


async def ask_known(drivers: Drivers, site: Site, client: str) -> rest.PasskeyAsked:
    """For any passkey of any driver: whose it is, the authenticator says."""
    import webauthn

    drivers.try_once(client)
    challenge = await drivers.challenge("", drivers.tables.now() + TIME_MS)
    options = webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge)
    return rest.PasskeyAsked(webauthn.options_to_json(options))


async def join(drivers: Drivers, answered: rest.PasskeyAnswered, site: Site) -> rest.Joined:
    """Another device of the driver whose passkey it is."""
    import webauthn

    challenge = await _challenge(drivers, answered, "")
    name = _read(answered.credential, _Credential).id
    there = await drivers.store.read(lambda one: kept.passkey(one, name))
    if there is None:
        raise Refusal("invalid", "driver-passkey")
    found = _checked(
        webauthn.verify_authentication_response,
        credential=answered.credential,
        expected_challenge=challenge,
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=there.public_key,
        credential_current_sign_count=there.uses,
    )
    code = seeds.key_of(challenge.hex())
    joined = await drivers.add(there.driver, code, answered.name, "passkey")
    await drivers.store.write(
        lambda connection: kept.use_passkey(connection, name, found.new_sign_count),
        lambda _connection: True,
    )
    return joined


async def remove(drivers: Drivers, name: str, secret: str) -> None:
    own = await drivers.device(secret)
    await drivers.store.write(
        lambda connection: kept.remove_passkey(connection, own.driver, name),
        lambda _connection: True,
    )


async def _challenge(drivers: Drivers, answered: rest.PasskeyAnswered, driver: str) -> bytes:
    """The one that was signed, if it was asked here, of this driver, and not long ago."""
    from webauthn import base64url_to_bytes

    credential = _read(answered.credential, _Credential)
    try:
        data = base64url_to_bytes(credential.response.said)
        challenge = base64url_to_bytes(_read(data, _ClientData).challenge)
    except ValueError as error:
        raise Refusal("invalid", "driver-passkey") from error
    key, now = seeds.key_of(challenge.hex()), drivers.tables.now()
    found = await drivers.store.read(lambda one: kept.code(one, key, now))
    if found != (driver, "challenge"):
        raise Refusal("invalid", "driver-passkey")
    return challenge


def _read(text: str | bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("invalid", "driver-passkey") from error


def _checked(check: Any, **given: Any) -> Any:
    """What the package makes of it; whatever is wrong is one refusal."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return check(**given)
    except (WebAuthnException, ValueError) as error:
        raise Refusal("invalid", "driver-passkey") from error
