"""E-mail, by the SMTP server of the host."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.alerts.outside import Unreachable

SECONDS: Final = 15.0
PORTS: Final = {"smtp": 587, "smtps": 465}


class Post(msgspec.Struct, frozen=True):
    """Where mail is handed in, and who it is from."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False
    """From the first byte; otherwise as soon as the server offers it."""

    @classmethod
    def read(cls, url: str, sender: str) -> Post:
        """As in smtp://user:password@mail.example.org:587, or smtps://..."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            port = 0
        if not port or not parts.hostname or "@" not in sender:
            raise SlipstreamError(
                "mail needs an SMTP server like smtp://user:password@mail.example.org:587"
                " and a sender like slipstream@example.org"
            )
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


class Letter(msgspec.Struct, frozen=True):
    """One mail. The name is the same whenever it is sent again, so that it counts once."""

    to: str
    subject: str
    text: str
    name: str
    stop: str = ""
    """Where a mail program turns it off with one click."""


async def send(post: Post, letter: Letter) -> None:
    """Returns when the host's server has taken it."""
    import aiosmtplib

    try:
        await aiosmtplib.send(
            message_of(post, letter),
            hostname=post.host,
            port=post.port,
            username=post.user or None,
            password=post.password or None,
            use_tls=post.tls,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise Unreachable("the address was refused", is_gone=True) from error
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise Unreachable(type(error).__name__) from error


def message_of(post: Post, letter: Letter) -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = post.sender, letter.to, letter.subject
    made["Date"] = formatdate(usegmt=True)
    made["Message-ID"] = f"<{letter.name}@{post.sender.rpartition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        made["List-Unsubscribe"] = f"<{letter.stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(letter.text)
    return made
