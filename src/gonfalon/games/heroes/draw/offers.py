"""What the viewer is offered, gathered once per question: the numbers of its options by verb."""

from __future__ import annotations

from dataclasses import dataclass, field

from gonfalon.core import Ask, View
from gonfalon.games.heroes.codes import WIDTH

Numbers = tuple[int, ...]
ON_CARDS = ("discard", "take", "on_top", "remove")
ON_MAP = ("move", "revisit", "reveal", "explore", "site", "hire", "to_field", "to_slot", "to_hero")
IN_TOWN = ("build", "recruit", "reinforce", "spell_book", "use")


@dataclass(frozen=True)
class Offer:
    """By verb, the numbers of each option; `what` names the question."""

    what: str = ""
    seat: int = -1
    about: Numbers = ()
    by: dict[str, list[Numbers]] = field(default_factory=dict)

    def firsts(self, *verbs: str) -> tuple[int, ...]:
        """The distinct first numbers of the options with some verbs."""
        return tuple(dict.fromkeys(args[0] for verb in verbs for args in self.by.get(verb, ()) if args))

    @property
    def heroes(self) -> tuple[int, ...]:
        """The heroes that may do something on the map."""
        return self.firsts("move", "revisit", "reveal", "explore")

    @property
    def sites(self) -> tuple[tuple[int, int], ...]:
        """Where the middle of a tile may go, in axial coordinates."""
        return tuple(site_place(site) for site in self.firsts("site"))

    @property
    def turns(self) -> tuple[int, ...]:
        """How a tile may be turned."""
        second = (args[1] for args in self.by.get("site", ()))
        return tuple(sorted({*self.firsts("turn_tile"), *second}))

    def attackers(self, target: int) -> int:
        """The number of spaces from which a space may be attacked."""
        return sum(args[1] == target for args in self.by.get("attack", ()))


NOTHING = Offer()
_latest: list[tuple[Ask, Offer]] = []


def offer_of(view: View) -> Offer:
    """What the question to the viewer offers. Computed once per question."""
    ask = next(iter(view.asks.values()), None)
    if ask is None:
        return NOTHING
    if not _latest or _latest[0][0] is not ask:
        _latest[:] = [(ask, gathered(ask))]
    return _latest[0][1]


def gathered(ask: Ask) -> Offer:
    found = Offer(ask.what, ask.seat, tuple(ask.about))
    for verb, *args in ask.options:
        found.by.setdefault(verb, []).append(tuple(args))
    return found


def site_place(site: int) -> tuple[int, int]:
    """A SITE number as axial coordinates."""
    q, r = divmod(site, WIDTH)
    return q - WIDTH // 2, r - WIDTH // 2
