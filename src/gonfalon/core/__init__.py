"""The engine. It knows no game, does no I/O and needs only the standard library.

Start reading at `match.py`; `ask.py` has what a rule can wait for, `state.py` what a rule can change.
"""

from .ask import Ask, Chance, Option, Together, first
from .engine import is_compiled
from .errors import (
    CannotUndo,
    GonfalonError,
    IllegalChoice,
    RecordError,
    RuleError,
    StaleChoice,
    Unwind,
    did_you_mean,
)
from .game import Bot, Game, Kind, Lesson, Mode, Setup, Verbs
from .match import Match
from .menu import Menu, bits, draw
from .orders import ORDERS, answer_by_order
from .state import State, put
from .view import COUNT, HIDDEN, NEVER, OWN, PUBLIC, View

__all__ = [
    "COUNT",
    "HIDDEN",
    "NEVER",
    "ORDERS",
    "OWN",
    "PUBLIC",
    "Ask",
    "Bot",
    "CannotUndo",
    "Chance",
    "Game",
    "GonfalonError",
    "IllegalChoice",
    "Kind",
    "Lesson",
    "Match",
    "Menu",
    "Mode",
    "Option",
    "RecordError",
    "RuleError",
    "Setup",
    "StaleChoice",
    "State",
    "Together",
    "Unwind",
    "Verbs",
    "View",
    "answer_by_order",
    "bits",
    "did_you_mean",
    "draw",
    "first",
    "is_compiled",
    "put",
]
