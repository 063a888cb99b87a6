"""What Immortals says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`. The tables here say what goes into them, and
`lore.teller` puts them together: NAMES has a function for each kind of argument, ASKED, CHOSEN and RECOUNTED what
a question, an option or a fact needs beyond its arguments.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.contract import Tell
from gonfalon.games.immortals.codes import VERBS
from gonfalon.games.immortals.state import Immortals
from gonfalon.lore.teller import Teller

from .advice import ADVICE
from .chronicle import chronicle
from .digest import digest
from .facts import FIGHTS, RECOUNTED, SECRET, TOLD
from .names import NAMES, REST, joint, seat, side, trait
from .notes import NOTED, is_end, is_fight, is_sure
from .options import CHOSEN
from .prompts import ABOUT, ASKED
from .standing import outcome, title

TELLER: Final = Teller[Immortals](
    verbs=VERBS,
    names=NAMES,
    about=lambda ask: ABOUT.get(ask.what, ()),
    told=TOLD,
    rest=REST,
    joint=joint,
    asked=ASKED,
    chosen=CHOSEN,
    recounted=RECOUNTED,
    noted=NOTED,
    secret=SECRET,
)

TELL: Final = Tell(
    prompt=TELLER.prompt,
    option=TELLER.option,
    fact=TELLER.fact,
    note=TELLER.note,
    seat=seat,
    side=side,
    title=title,
    outcome=outcome,
    is_fight=is_fight,
    is_end=is_end,
    is_sure=is_sure,
    digest=digest,
    chronicle=chronicle,
    counted=frozenset({"attack"}),
    trait=trait,
    advice=ADVICE,
    told=TOLD,
    fights=FIGHTS,
)
