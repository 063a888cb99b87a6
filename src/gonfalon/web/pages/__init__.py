"""The pages as a person sees them, one function each; context.py defines what they are made from."""

from __future__ import annotations

from gonfalon.web.pages.context import (
    Context,
    GameCard,
    LessonCard,
    ModeCard,
    TableOption,
    TablePage,
    TableSummary,
)
from gonfalon.web.pages.entry import error, home
from gonfalon.web.pages.learn import lesson_button, lessons
from gonfalon.web.pages.new import new_table
from gonfalon.web.pages.rulebook import rules
from gonfalon.web.pages.table import SCRIPT_WORDS, table, watch

__all__ = [
    "SCRIPT_WORDS",
    "Context",
    "GameCard",
    "LessonCard",
    "ModeCard",
    "TableOption",
    "TablePage",
    "TableSummary",
    "error",
    "home",
    "lesson_button",
    "lessons",
    "new_table",
    "rules",
    "table",
    "watch",
]
