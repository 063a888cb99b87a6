"""Tables and questions to be put into words, in both languages."""

from pathlib import Path

from gonfalon.games.tactics import tell
from gonfalon.games.tactics.codes import VERBS
from gonfalon.games.tactics.tell import TELL
from gonfalon.lore.words import COMMON, Words

FOLDER = Path(tell.__file__).parent.parent
WORDS = {lang: Words([COMMON, FOLDER / "words"], lang) for lang in ("en", "fr")}
EN, FR = WORDS["en"], WORDS["fr"]

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
