"""What cannot be done: the status of a response, and its sentence in the reader's language."""

from __future__ import annotations

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from gonfalon.core import GonfalonError
from gonfalon.web.seen.voice import words_in
from gonfalon.web.store.store import StoreError
from gonfalon.web.tables.refusal import Refused

STATUS = {
    "refused-seat": 403,
    "refused-delete": 403,
    "refused-far": 403,
    "refused-taken": 409,
    "refused-consent": 403,
    "refused-on-people": 403,
    "error-running": 403,
    "refused-stale": 409,
    "refused-key": 409,
    "refused-over": 409,
    "refused-on-over": 409,
    "said-stuck": 410,
    "said-damaged": 410,
    "error-tables": 429,
    "error-unattended": 429,
    "refused-store": 500,
    "error-full": 503,
    "error-507": 507,
}
"""The statuses of refusals; others are 400."""


def said(error: Exception) -> Exception:
    """What guests hear of an error: of the store, only whether its disk is full."""
    if isinstance(error, StoreError):
        return Refused("error-507" if error.is_full else "refused-store")
    return error


def status_of(error: Exception) -> int:
    error = said(error)
    return STATUS.get(error.id, 400) if isinstance(error, Refused) else 400


def sentence_of(error: Exception, lang: str) -> str:
    """What went wrong, in the reader's language. A game's refusal may be translated; the engine speaks only
    English, so others get the gist."""
    error = said(error)
    if isinstance(error, Refused):
        return words_in(lang)(error.id, **error.facts)
    if isinstance(error, GonfalonError) and (translated := error.said(lang)):
        return translated
    return words_in(lang)("error-engine", detail=str(error))


class Problem(msgspec.Struct):
    """Why something cannot be done: a sentence, and the rule behind it if there is one."""

    error: str
    rule: str


MEANINGS = {
    400: "What was sent makes no sense, or the rules forbid it.",
    403: "This seat is not yours, or the token is missing.",
    404: "There is no such table or game.",
    409: "The table has changed in the meantime.",
    410: "The table cannot continue: its rules have changed.",
    413: "Too large.",
    421: "This server does not have that name.",
    429: "Too much at once.",
    500: "The server failed; nothing has changed.",
    503: "The server is full.",
    507: "The server's disk is full; nothing has changed.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How the description for programs lists what a route may answer besides success."""
    always = (404, 421, 429, 500)
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*always, *statuses})
    }
