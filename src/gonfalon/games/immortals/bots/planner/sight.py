"""What a seat makes of a position: the value of every way to carry out an action, in victory points.

Battles are guessed from what the tower lets fall on average.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from math import erf, sqrt
from typing import Final

from gonfalon.core import Option
from gonfalon.core.menu import bits
from gonfalon.games.immortals.codes import AGAINST, EDGES_FROM, FOR, NEUTRAL, band, force
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CAPITAL,
    DARK,
    LIGHT,
    PORTAL,
    SANCTUARY,
    TOWER,
    YIELDS,
    across,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.rules import magic
from gonfalon.games.immortals.rules.actions import MOVE_GOLD, TRANSITION, cost_of, own_places, within_reach
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import BLANK, CONFLICT, ENERGY, GOLD, GREEN, MAGIC, NOBODY, PLACES_OF

from .worth import SPITE, Worth, once

Way = tuple[float, Option]
"""What an option is worth, and the option."""

FALLS: Final = 0.81
"""How many of the cubes of a colour thrown into the tower fall into the tray, on average."""
LOOSENED: Final = 0.33
"""How many of those that lodge in it do."""
INHABITANTS_FALL: Final = 0.65
INHABITANTS_LOOSENED: Final = 0.3
PULLED: Final = 0.05
"""How many more inhabitants fall for each army thrown in."""
SCATTER: Final = 2.4
SCATTER_EACH: Final = 0.17
"""The variance of what falls: in any battle, and for each cube."""
LEAD: Final = 0.3
"""What being first in the next round is worth."""
DOOR: Final = 0.15
"""What a Portal is worth beyond its point."""


class Sight(Worth):
    """A position as a seat sees it, with everything that can be done in it."""

    # ------------------------------------------------------------------ battles

    @once
    def falling(self, colour: int) -> float:
        """The cubes of a colour in the tower that will fall, whatever is thrown in."""
        return LOOSENED * self.g.inside(colour)

    @once
    def inhabitants(self, armies: int) -> float:
        """How many inhabitants will fall into the tray with this many armies."""
        battle = TOWER.battle
        thrown = min(max(self.g.tray[GREEN], battle.fewest_inhabitants), battle.most_inhabitants)
        return INHABITANTS_FALL * thrown + INHABITANTS_LOOSENED * self.g.inside(GREEN) + PULLED * armies

    def attack(self, origin: int, goal: int, side: int, n: int) -> float:
        """What an attack is worth: the region if it is won, what others lose, less what it costs in armies."""
        if self.g.owner[goal] == NOBODY:
            win, tie, alive, killed = self.against_inhabitants(side, n)
        else:
            win, tie, alive, killed = self.against_player(goal, side, n)
        conquest = self.gain(goal) * self.safe(goal, max(1, round(alive)))
        armies = SPITE * killed - n + win * min(alive, n)
        return win * conquest + (win + tie) * self.dent(goal) + self.more(origin, -n) + armies * self.army()

    def against_inhabitants(self, side: int, n: int) -> tuple[float, float, float, float]:
        """How likely an attack on an unoccupied region is won, or tied; how many armies are then alive, and how
        many of the defender's killed."""
        hostile = self.inhabitants(n) if side == AGAINST else 0.0
        alive = FALLS * n + self.falling(self.seat) - hostile
        win = normal((alive - 0.5) / sqrt(SCATTER / (1 if hostile else 2) + SCATTER_EACH * n))
        return win, 0.0, max(0.5, alive), 0.0

    def against_player(self, goal: int, side: int, n: int) -> tuple[float, float, float, float]:
        """The same for an attack on another player."""
        defending = self.g.armies[goal]
        ours = FALLS * n + self.falling(self.seat)
        theirs = FALLS * defending + self.falling(self.g.owner[goal])
        inhabitants = self.inhabitants(n + defending)
        helped = inhabitants if side == FOR else 0.0
        lead = ours + helped - theirs - (inhabitants if side == AGAINST else 0.0)
        spread = sqrt(SCATTER + SCATTER_EACH * (n + defending))
        win, lost = normal((lead - 0.5) / spread), normal((-lead - 0.5) / spread)
        return win, 1 - win - lost, max(1.0, min(ours, lead)), min(theirs, ours + helped)

    def attacks(self, card: int) -> Iterator[Way]:
        """The attacks with a card that are worth considering: where the inhabitants help or stay neutral, and the
        best where they do not."""
        named = PLACES_OF[card]
        if self.hostile is not None:
            yield self.hostile
        seat, owner = self.seat, self.g.owner
        for place in named:
            if owner[place] == seat:
                for edge, goal in self.open_edges(place):
                    side = FOR if goal in named else NEUTRAL
                    yield from self.assaults(edge, place, goal, side)
            else:
                for origin in self.around(place):
                    if origin not in named:
                        edge = next(edge for edge, goal in EDGES_FROM[origin] if goal == place)
                        yield from self.assaults(edge, origin, place, FOR)

    @cached_property
    def hostile(self) -> Way | None:
        """The best attack with the inhabitants against it: any card will do."""
        ways = (
            (self.attack(origin, goal, AGAINST, n), ("attack", edge, force(AGAINST, n)))
            for origin in bits(self.own)
            for n in [self.g.armies[origin] - 1]
            for edge, goal in self.open_edges(origin)
        )
        return max(ways, default=None)

    def open_edges(self, origin: int) -> Iterator[tuple[int, int]]:
        """The ways to regions that are not one's own, if armies can leave."""
        g = self.g
        if g.armies[origin] > 1:
            closed = NOBODY if g.portals >> origin & 1 else across(origin)
            for edge, goal in EDGES_FROM[origin]:
                if g.owner[goal] != self.seat and goal != closed:
                    yield edge, goal

    def around(self, goal: int) -> Iterator[int]:
        """One's own places from which a region can be attacked."""
        g = self.g
        for _, near in EDGES_FROM[goal]:
            if g.owner[near] == self.seat and g.armies[near] > 1:
                if near != across(goal) or g.portals >> near & 1:
                    yield near

    def assaults(self, edge: int, origin: int, goal: int, side: int) -> Iterator[Way]:
        """An attack with all armies that can leave, and with fewer."""
        most = self.g.armies[origin] - 1
        enough = self.g.armies[goal] + 2
        for n in {most, min(most, enough)}:
            yield self.attack(origin, goal, side, n), ("attack", edge, force(side, n))

    # ------------------------------------------------------------------ other actions

    def extractions(self, card: int, resource: int) -> Iterator[Way]:
        for place in own_places(self.g, self.seat, card):
            yield self.coins(resource, YIELDS[place][resource]), ("extract", place)

    def extract_gold(self, card: int) -> Iterator[Way]:
        return self.extractions(card, GOLD)

    def extract_energy(self, card: int) -> Iterator[Way]:
        return self.extractions(card, ENERGY)

    def deployments(self, places: list[int], most: int) -> Iterator[Way]:
        """Armies from limbo, as many as may come."""
        for place in places:
            n = min(most, self.g.waiting(self.seat, realm_of(place)))
            if n:
                yield n * self.army() + self.more(place, n), ("deploy", n, place)

    def transition(self, card: int) -> Iterator[Way]:
        return self.deployments(own_places(self.g, self.seat, card), TRANSITION)

    def buildings(self, places: list[int], *kinds: int) -> Iterator[Way]:
        """Points at once, and at every scoring as long as the region is held."""
        for kind in kinds:
            printed = BUILDINGS[kind]
            for place in places:
                if self.g.may_build(kind, place):
                    held = self.scorings * self.safe(place, self.g.armies[place])
                    later = DOOR if kind == PORTAL else printed.vp_at_scoring * held
                    yield printed.vp_when_built + later, ("build", kind, place)

    def build(self, card: int) -> Iterator[Way]:
        return self.buildings(own_places(self.g, self.seat, card), PORTAL, SANCTUARY, CAPITAL)

    def consecrate(self, card: int) -> Iterator[Way]:
        return self.buildings(own_places(self.g, self.seat, card), SANCTUARY)

    def moves(self, card: int) -> Iterator[Way]:
        """All armies but one go where they are needed more."""
        g = self.g
        if g.gold[self.seat] < MOVE_GOLD:
            return
        for origin in own_places(g, self.seat, card):
            n = g.armies[origin] - 1
            if n > 0:
                loss = self.more(origin, -n) - self.price(0, MOVE_GOLD)
                for goal in bits(within_reach(g, self.seat, origin)):
                    yield loss + self.more(goal, n), ("move", band(origin, n), goal)

    def attacks_and_moves(self, card: int) -> Iterator[Way]:
        yield from self.attacks(card)
        yield from self.moves(card)

    # ------------------------------------------------------------------ magic

    def draws(self, n: int) -> Iterator[Way]:
        if self.g.can_draw():
            yield n * self.card() * 1.2, ("draw",)

    def great_transition(self) -> Iterator[Way]:
        """The first of the armies; where the others go is asked one by one."""
        g = self.g
        for realm in (LIGHT, DARK):
            n = min(magic.GREAT, g.waiting(self.seat, realm))
            places = [place for place in bits(self.own) if realm_of(place) == realm]
            if n and places:
                first = (n + 1) // 2
                value, place = max((self.more(place, first), place) for place in places)
                yield n * self.army() + 1.5 * value, ("deploy", first, place)

    def spread(self, realm: int, left: int) -> Option:
        """The rest of the great transition: half of it where it helps most, then on."""
        n = (left + 1) // 2
        places = [place for place in bits(self.own) if realm_of(place) == realm]
        return ("deploy", n, max(places, key=lambda place: self.more(place, n)))

    def omen_or_lead(self) -> Iterator[Way]:
        yield from self.draws(1)
        if self.g.marker != self.seat:
            yield (LEAD * self.weight if self.left > 1 else 0.0), ("lead",)

    def claim_or_consecrate(self) -> Iterator[Way]:
        own = list(bits(self.own))
        yield from self.buildings(own, SANCTUARY)
        for place in own:
            region = region_of(place)
            if self.g.card_owner[region] != self.seat and magic.claims(self.g, self.seat, region):
                yield self.card() * 1.5, ("claim", region)

    def lore_or_muster(self) -> Iterator[Way]:
        yield from self.draws(2)
        yield from self.deployments(list(bits(self.own)), magic.MUSTER)

    # ------------------------------------------------------------------ a card on a space

    @cached_property
    def nothing(self) -> Way:
        """An action is given up for a coin (IMM-ACT-15)."""
        return self.coins(self.scarcer(), 1), ("give_up", self.scarcer())

    def best(self, space: int, card: int) -> Way:
        """The best way to carry out a card on a space: what it gains beyond its cost."""
        g = self.g
        nothing = self.nothing
        if card == BLANK:
            return nothing
        printed = BOARDS[g.tribes[self.seat]][space]
        cost = cost_of(printed, card, "")
        if not g.can_pay(self.seat, *cost):
            return nothing
        ways = MAGIC_WAYS[card - MAGIC](self) if card >= MAGIC else WAYS[printed.action](self, card)
        value, option = max(ways, default=nothing)
        value -= self.price(*cost) + (self.card() if CONFLICT <= card < MAGIC else 0.0)
        return max(nothing, (value, option))


WAYS: Final[Mapping[str, Callable[[Sight, int], Iterator[Way]]]] = {
    "extract_gold": Sight.extract_gold,
    "extract_energy": Sight.extract_energy,
    "transition_3": Sight.transition,
    "build": Sight.build,
    "build_sanctuary": Sight.consecrate,
    "attack": Sight.attacks,
    "attack_or_move": Sight.attacks_and_moves,
}
MAGIC_WAYS: Final[Mapping[int, Callable[[Sight], Iterator[Way]]]] = {
    magic.TRANSITION_5: Sight.great_transition,
    magic.OMEN_OR_LEAD: Sight.omen_or_lead,
    magic.CLAIM_OR_CONSECRATE: Sight.claim_or_consecrate,
    magic.LORE_OR_MUSTER: Sight.lore_or_muster,
}


def normal(z: float) -> float:
    """The cumulative distribution function of the standard normal distribution."""
    return 0.5 * (1 + erf(z / sqrt(2)))
