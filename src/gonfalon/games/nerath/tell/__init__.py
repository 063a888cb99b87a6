"""What Nerath says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`; here are the facts that go into them. A seat
may run two realms, so every sentence names the realm that acts.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.contract import Tell
from gonfalon.games.nerath.codes import VERBS
from gonfalon.lore.teller import Teller

from .advice import ADVICE
from .chronicle import chronicle
from .digest import digest
from .facts import FIGHTS, REST, SECRET, TOLD, pieces_together
from .names import NAMES, outcome, seat, side, title
from .notes import NOTED, is_end, is_fight, is_sure
from .options import CHOSEN
from .prompts import ASKED, about

TELLER: Final = Teller(
    verbs=VERBS,
    names=NAMES,
    about=about,
    told=TOLD,
    rest=REST,
    joint=pieces_together,
    asked=ASKED,
    chosen=CHOSEN,
    noted=NOTED,
    secret=SECRET,
    constant=("move", "march", "pick", "space", "battle", "amok", "lose_die"),
)

TELL: Final = Tell(
    prompt=TELLER.prompt,
    option=TELLER.option,
    fact=TELLER.fact,
    note=TELLER.note,
    seat=seat,
    side=side,
    title=title,
    is_fight=is_fight,
    is_end=is_end,
    is_sure=is_sure,
    digest=digest,
    advice=ADVICE,
    chronicle=chronicle,
    outcome=outcome,
    told=TOLD,
    fights=FIGHTS,
)
