"""Why something may not be done: the rule that forbids it, found slowly and readably.

It follows the rulebook, not the menus, so that a test can compare the two. The realm that acts is always the one
whose turn it is.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.nerath.rules.moving import move_timings
from gonfalon.lore.why_not import answers, free

from . import cards, dungeons, moves, reinforce, transport

STEP_ORDER: Final = "NER-TRN-04"

WHY_NOT: Final = {
    "move": answers(
        STEP_ORDER,
        {
            "end": free,
            **cards.played(move_timings),
            "relic": cards.relic,
            "move": moves.move,
            "march": moves.march,
            "embark": transport.embark,
            "debark": transport.debark,
        },
    ),
    "fight": answers("NER-BAT-01", {"battle": dungeons.battle}),
    "reposition": answers(
        "NER-REP-01",
        {
            "end": dungeons.end,
            **cards.played(("own_reposition",)),
            "move": dungeons.move,
            "embark": dungeons.embark,
        },
    ),
    "recruit": answers(
        STEP_ORDER,
        {
            "end": free,
            **cards.played(("own_reinforce",)),
            "recruit": reinforce.recruit,
            "launch": reinforce.launch,
            "muster": reinforce.muster,
        },
    ),
    "deploy": answers(
        "NER-BLD-28",
        {
            "end": free,
            **cards.played(()),
            "move": reinforce.move,
            "march": reinforce.march,
            "debark": reinforce.debark,
        },
    ),
}
