"""A passkey in software: what a browser's authenticator answers, or something else."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Holds one passkey, and counts how often it was used."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.uses = 0

    def create(self, options: str) -> str:
        """The answer to `navigator.credentials.create`."""
        asked = json.loads(options)
        public = self.key.public_key().public_numbers()
        x, y = public.x.to_bytes(32, "big"), public.y.to_bytes(32, "big")
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        named = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        about = self._about(asked["rp"]["id"], PRESENT | VERIFIED | NEW) + named
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        said = self._said("webauthn.create", asked["challenge"])
        return self._told(said, attestationObject=text(attested))

    def get(self, options: str) -> str:
        """The answer to `navigator.credentials.get`."""
        asked = json.loads(options)
        self.uses += 1
        about = self._about(asked["rpId"], PRESENT | VERIFIED)
        said = self._said("webauthn.get", asked["challenge"])
        signed = about + hashlib.sha256(said).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._told(said, authenticatorData=text(about), signature=text(signature))

    def _about(self, host: str, flags: int) -> bytes:
        return (
            hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")
        )

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _told(self, said: bytes, **response: Any) -> str:
        response["clientDataJSON"] = text(said)
        name = text(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
