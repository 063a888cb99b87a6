"""How the reasons against a choice are put together: a question has verbs, and each verb has its own check.

The checks of a game follow its rulebook, not its menus, so that a test can compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gonfalon.core import Option
from gonfalon.core.game import WhyNot

Reason = str | None
"""The id of the rule that forbids something, None if nothing does."""
Check = Callable[..., Reason]
"""`check(g, seat, *what the option names)`."""
Misplaced = Callable[[Any, int, str], Reason]
"""`misplaced(g, seat, verb)`: why a verb does not belong to the question."""


def answers(otherwise: str | Misplaced, checks: Mapping[str, Check]) -> WhyNot:
    """The reasons at a question, by verb; `otherwise` is the rule against every other verb."""

    def why_not(g: Any, seat: int, option: Option) -> Reason:
        verb, *args = option
        if verb in checks:
            return checks[verb](g, seat, *args)
        return otherwise if isinstance(otherwise, str) else otherwise(g, seat, verb)

    return why_not


def free(g: Any, seat: int, *args: int) -> Reason:
    """Nothing forbids it."""
    return None


def always(rule: str) -> Check:
    """The same rule forbids it, whatever the option names."""

    def check(g: Any, seat: int, *args: int) -> Reason:
        return rule

    return check
