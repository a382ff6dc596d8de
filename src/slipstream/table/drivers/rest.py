"""The types of the REST interface around drivers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

MOST_SHARED: Final = 600
DeviceName = Annotated[str, msgspec.Meta(max_length=60)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Kind = Literal["table", "season"]


class Holding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table or an entry of a season, and the secret that opens it on this device."""

    kind: Kind
    about: Id
    """The table or the season."""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=999)]
    """In a season the number of signing up; -1 is the organiser."""
    secret: Secret


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device is called, for its driver alone."""

    name: DeviceName = ""


class Adding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, or what the QR code of another device says."""

    code: Secret
    name: DeviceName = ""


class Joined(msgspec.Struct, frozen=True):
    """What this device shows from now on. It is told once."""

    secret: str


class Sharing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that this device holds; and what its driver has given up."""

    held: Annotated[list[Holding], msgspec.Meta(max_length=MOST_SHARED)] = []
    let_go: Annotated[list[Secret], msgspec.Meta(max_length=MOST_SHARED)] = []
    """By the secrets that opened it."""


class Shared(msgspec.Struct, frozen=True):
    """What the driver holds beside that, with secrets for this device."""

    held: list[Holding]


class RecoveryCodes(msgspec.Struct, frozen=True):
    """A sheet of recovery codes. They are told once, and each is good for one device."""

    codes: list[str]


class Ticket(msgspec.Struct, frozen=True):
    """For the QR code: good for one device, for a quarter of an hour."""

    code: str
    until: int


class DeviceTold(msgspec.Struct, frozen=True):
    """A device, as its driver sees it."""

    id: str
    name: str
    by: str
    """`first`, `ticket`, `recovery` or `passkey`: how it joined."""
    created: int
    is_this: bool


class PasskeyTold(msgspec.Struct, frozen=True):
    id: str
    created: int


class DriverTold(msgspec.Struct, frozen=True):
    """All that the server knows of a driver."""

    devices: list[DeviceTold]
    passkeys: list[PasskeyTold]
    codes: int
    """Recovery codes that have not been used."""
    held: int
    """Seats and entries."""


class PasskeyAsked(msgspec.Struct, frozen=True):
    """What the browser's authenticator is asked, as WebAuthn's own JSON."""

    options: str


class PasskeyAnswered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it answered, as WebAuthn's own JSON."""

    credential: Annotated[str, msgspec.Meta(max_length=20_000)]
    name: DeviceName = ""
