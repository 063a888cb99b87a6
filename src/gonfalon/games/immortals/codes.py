"""How options encode things as numbers, and the words the record has for them."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Kind, Verbs

from .printed import BUILDINGS, CONFLICT_CARDS, MAGIC_CARDS, NEIGHBOURS, PLACES, REALMS, REGIONS, SUPPLY, across

MOST_ARMIES: Final = SUPPLY.army_cubes
"""The most armies that one choice moves: all a player has."""

FOR, NEUTRAL, AGAINST = range(3)
"""The side of the inhabitants in an attack (IMM-BAT-05, IMM-BAT-06, IMM-BAT-07)."""
SIDES: Final = ("for", "neutral", "against")

EDGES: Final = (
    *((place, goal) for place in PLACES for goal in NEIGHBOURS[place]),
    *((place, across(place)) for place in PLACES),
)
"""Every way an attack may go: to a neighbour, then through a Portal (IMM-BAT-03)."""
EDGES_FROM: Final = tuple(
    tuple((n, goal) for n, (origin, goal) in enumerate(EDGES) if origin == place) for place in PLACES
)
"""The ways out of each place, with their numbers; the last one is the Portal."""


def force(side: int, n: int) -> int:
    """A number of armies, with the inhabitants on this side."""
    return side * MOST_ARMIES + n - 1


def force_of(code: int) -> tuple[int, int]:
    """The side of the inhabitants and the number of armies."""
    side, n = divmod(code, MOST_ARMIES)
    return side, n + 1


def band(place: int, n: int) -> int:
    """A number of armies from a place."""
    return place * MOST_ARMIES + n - 1


def band_of(code: int) -> tuple[int, int]:
    """The place and the number of armies."""
    place, n = divmod(code, MOST_ARMIES)
    return place, n + 1


PLACE_NAMES: Final = tuple(f"{realm.id}:{region.id}" for realm in REALMS for region in REGIONS)
COUNTS: Final = tuple(str(n) for n in range(MOST_ARMIES + 1))

PLACE: Final = Kind("place", PLACE_NAMES)
REGION: Final = Kind("region", tuple(region.id for region in REGIONS))
COUNT: Final = Kind("count", COUNTS)
CONFLICT_CARD: Final = Kind("conflict card", tuple(card.id for card in CONFLICT_CARDS))
CARD: Final = Kind("card", (*REGION.names, *CONFLICT_CARD.names, *(card.id for card in MAGIC_CARDS), "blank"))
SPACE: Final = Kind("space", ("L1", "L2", "L3", "L4", "D1", "D2", "D3", "D4", "LM", "DM"))
RESOURCE: Final = Kind("resource", ("energy", "gold"))
BUILDING: Final = Kind("building", tuple(building.id for building in BUILDINGS))
EDGE: Final = Kind("way", tuple(f"{PLACE_NAMES[a]}>{PLACE_NAMES[b]}" for a, b in EDGES))
FORCE: Final = Kind("force", tuple(f"{n}:{side}" for side in SIDES for n in COUNTS[1:]))
BAND: Final = Kind("band", tuple(f"{n}@{place}" for place in PLACE_NAMES for n in COUNTS[1:]))

VERBS: Final = Verbs(
    {
        "group": (COUNT,),
        "draft": (CONFLICT_CARD,),
        "settle": (COUNT, PLACE),
        "share": (COUNT,),
        "draw": (),
        "skip": (),
        "send": (PLACE,),
        "end": (),
        "lay": (CARD, SPACE),
        "take_back": (SPACE,),
        "done": (),
        "turn_up": (SPACE,),
        "pass": (RESOURCE,),
        "give_up": (RESOURCE,),
        "extract": (PLACE,),
        "deploy": (COUNT, PLACE),
        "build": (BUILDING, PLACE),
        "attack": (EDGE, FORCE),
        "move": (BAND, PLACE),
        "lead": (),
        "claim": (REGION,),
    }
)
