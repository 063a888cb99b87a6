"""Tables and questions to be put into words, in both languages."""

import re
from pathlib import Path

from gonfalon.games.tactics import tell
from gonfalon.games.tactics.codes import VERBS
from gonfalon.games.tactics.tell import TELL
from gonfalon.lore.words import COMMON, Words

FOLDER = Path(tell.__file__).parent.parent
WORDS = {lang: Words([COMMON, FOLDER / "words"], lang) for lang in ("en", "fr")}
EN, FR = WORDS["en"], WORDS["fr"]
BAD_SPACING = re.compile(r"[^\u202f\u00a0][;:!?»%]|«[^\u202f\u00a0]| {2}|^ | $")
MISSING = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|[{}_]|None|-1\b")
ENGLISH = re.compile(r"\b(the|and|with|your?|of|is|by|from|gains?|loses?|heals?|takes?|moves?|damage)\b")


def faults(lang, text):
    """What is wrong with a sentence, if anything."""
    wrong = [] if text else ["it is empty"]
    if MISSING.search(text):
        wrong.append("something is missing")
    if "'" in text or "  " in text or text != text.strip():
        wrong.append("it is set badly")
    if lang == "fr" and (BAD_SPACING.search(text) or ENGLISH.search(text)):
        wrong.append("it is no French")
    return wrong


BLUE = {"fighter": ("isaure", "e3"), "wizard": ("malkor", "e4"), "rogue": ("dagan", "f3"), "beast": ("luma", "f4")}
RED = {
    "fighter": ("hild", "g3"),
    "wizard": ("thessal", "g4"),
    "rogue": ("kestrel", "h4"),
    "beast": ("brugh", "h5"),
}
FIGHTER, WIZARD, ROGUE, BEAST = range(4)
HILD, THESSAL, KESTREL, BRUGH = range(4, 8)


def said(table, line):
    return TELL.option(EN, table.match.view([0]), VERBS.parse(line))
