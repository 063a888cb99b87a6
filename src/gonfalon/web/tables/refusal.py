"""What cannot be done, explained in the reader's language."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from typing import Any

from gonfalon.core import GonfalonError, IllegalChoice, Match, Option, RuleError, StaleChoice

log = logging.getLogger("gonfalon")


class Refused(GonfalonError):
    """What a person wants is not possible: the message id of the sentence, its facts, and the rule behind it."""

    def __init__(self, id: str, rule: str = "", **facts: Any) -> None:
        super().__init__(id)
        self.id = id
        self.rule = rule
        self.facts = facts


@contextlib.contextmanager
def refusals(match: Match, seat: int, option: Option) -> Iterator[None]:
    """Say in the player's language what is wrong with a choice."""
    try:
        yield
    except StaleChoice as error:
        raise Refused("refused-stale") from error
    except RuleError as error:
        log.exception("A rule failed")
        raise Refused("refused-fault") from error
    except IllegalChoice as error:
        if seat not in match.asks:
            raise Refused("said-not-asked") from error
        raise Refused("refused-illegal", match.why_not(seat, option) or "") from error
