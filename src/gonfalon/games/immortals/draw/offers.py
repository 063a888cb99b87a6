"""What the viewer is offered, gathered once a question: the pieces of options that are named apart on the page."""

from __future__ import annotations

from dataclasses import dataclass, field

from gonfalon.core import Ask, View
from gonfalon.games.immortals.codes import EDGES, band_of
from gonfalon.games.immortals.state import Immortals


@dataclass(frozen=True)
class Offer:
    """By origin the most armies that may go; by place the numbers that may be deployed, and the buildings that may
    be built; group sizes, numbers to share, Region cards to claim."""

    bands: dict[int, int] = field(default_factory=dict)
    counts: dict[int, set[int]] = field(default_factory=dict)
    sites: dict[int, set[int]] = field(default_factory=dict)
    groups: dict[int, None] = field(default_factory=dict)
    shares: dict[int, None] = field(default_factory=dict)
    claims: dict[int, None] = field(default_factory=dict)

    @property
    def buildings(self) -> set[int]:
        return {kind for kinds in self.sites.values() for kind in kinds}

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of armies to be chosen from; none if every place allows one only."""
        if all(len(each) == 1 for each in self.counts.values()):
            return ()
        return tuple(sorted({n for each in self.counts.values() for n in each}))


_latest: list[tuple[Ask, Offer]] = []


def offer_of(view: View) -> Offer:
    """What the question to the viewer offers. Worked out once a question."""
    ask = next(iter(view.asks.values()), None)
    if ask is None:
        return Offer()
    if not _latest or _latest[0][0] is not ask:
        _latest[:] = [(ask, gathered(ask, view.state))]
    return _latest[0][1]


def gathered(ask: Ask, g: Immortals) -> Offer:
    found = Offer()
    for verb, *args in ask.options:
        if verb == "attack":
            origin = EDGES[args[0]][0]
            found.bands[origin] = g.armies[origin] - 1
        elif verb == "move":
            origin = band_of(args[0])[0]
            found.bands[origin] = g.armies[origin] - 1
        elif verb == "deploy":
            found.counts.setdefault(args[1], set()).add(args[0])
        elif verb == "build":
            found.sites.setdefault(args[1], set()).add(args[0])
        elif verb in ("group", "settle"):
            found.groups[args[0]] = None
        elif verb == "share":
            found.shares[args[0]] = None
        elif verb == "claim":
            found.claims[args[0]] = None
    return found
