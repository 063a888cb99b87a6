"""What Tactics says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`; the modules here have the facts that go into
them, as tables for the Teller.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.contract import Tell
from gonfalon.games.tactics.codes import VERBS
from gonfalon.games.tactics.state import Tactics
from gonfalon.lore.teller import Teller

from .chronicle import chronicle
from .digest import digest
from .facts import FIGHTS, RECOUNTED, SECRET, TOLD, as_it_was, is_told
from .names import NAMES, REST, seat, side
from .notes import NOTED, is_end, is_fight, is_sure
from .options import CHOSEN
from .progress import outcome, title
from .prompts import ASKED, about

TELLER: Final[Teller[Tactics]] = Teller(
    verbs=VERBS,
    names=NAMES,
    about=about,
    told=TOLD,
    rest=REST,
    asked=ASKED,
    chosen=CHOSEN,
    recounted=RECOUNTED,
    noted=NOTED,
    secret=SECRET,
    is_told=is_told,
    as_it_was=as_it_was,
)

TELL: Final = Tell(
    prompt=TELLER.prompt,
    option=TELLER.option,
    fact=TELLER.fact,
    seat=seat,
    side=side,
    title=title,
    note=TELLER.note,
    is_fight=is_fight,
    is_end=is_end,
    is_sure=is_sure,
    digest=digest,
    chronicle=chronicle,
    outcome=outcome,
    told=TOLD,
    fights=FIGHTS,
)
