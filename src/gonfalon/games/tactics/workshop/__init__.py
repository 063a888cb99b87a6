"""The workshop of Tactics: realms for Battle are built here, box by box (TAC-BLD-01).

All that lies on the bench is in the query of the page's address: `boxes` on the map as printed/layout.py writes
them, the box that is the `pick` and its `turn`, whether to `waive` the suggestions, and the `name` of the realm.
`put` asks for the picked box to be put on a space. contract.py says what any workshop has to bring.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.contract import Workshop

from .bench import OPTION, from_query, opened, refused

WORKSHOP: Final = Workshop("battle", OPTION, ".realm", from_query, opened, refused)
