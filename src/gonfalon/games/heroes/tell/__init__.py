"""What Heroes says: prompts, options and log lines in the reader's language, from a view only.

The sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`. Their arguments come from prompts.py,
options.py and facts.py, the names of things from names.py and kinds.py, and what a player should know before
choosing from notes.py. Players go by the name of their Main Hero.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.contract import Tell
from gonfalon.games.heroes.codes import VERBS
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.teller import Teller

from .chronicle import chronicle
from .digest import digest
from .facts import FIGHTS, RECOUNTED, SECRET, TOLD, is_told
from .fights import is_fight
from .kinds import NAMES, REST, joint
from .notes import NOTED
from .options import CHOSEN
from .picking import is_end, is_sure, unused
from .prompts import ASKED, about
from .titles import outcome, seat, side, title, trait

TELLER: Final = Teller[Heroes](
    verbs=VERBS,
    names=NAMES,
    about=about,
    told=TOLD,
    rest=REST,
    joint=joint,
    asked=ASKED,
    chosen=CHOSEN,
    recounted=RECOUNTED,
    noted={**NOTED, "end": unused},
    secret=SECRET,
    is_told=is_told,
)
TELL: Final = Tell(
    prompt=TELLER.prompt,
    option=TELLER.option,
    fact=TELLER.fact,
    seat=seat,
    side=side,
    title=title,
    note=TELLER.note,
    short=TELLER.short,
    is_fight=is_fight,
    is_end=is_end,
    is_sure=is_sure,
    chronicle=chronicle,
    digest=digest,
    outcome=outcome,
    trait=trait,
    told=TOLD,
    fights=FIGHTS,
)
