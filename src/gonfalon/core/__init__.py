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
from .game import Bot, Game, Kind, Mode, Setup, Verbs
from .lesson import LEARNER, Lesson, LessonStep, Progress, Slip, progress
from .match import Match
from .menu import Menu, bits, draw
from .orders import ORDERS, Declined, Orders, answer_by_order, ordered
from .state import State, put
from .view import COUNT, HIDDEN, NEVER, OWN, PUBLIC, View

__all__ = [
    "COUNT",
    "HIDDEN",
    "LEARNER",
    "NEVER",
    "ORDERS",
    "OWN",
    "PUBLIC",
    "Ask",
    "Bot",
    "CannotUndo",
    "Chance",
    "Declined",
    "Game",
    "GonfalonError",
    "IllegalChoice",
    "Kind",
    "Lesson",
    "LessonStep",
    "Match",
    "Menu",
    "Mode",
    "Option",
    "Orders",
    "Progress",
    "RecordError",
    "RuleError",
    "Setup",
    "Slip",
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
    "ordered",
    "progress",
    "put",
]
