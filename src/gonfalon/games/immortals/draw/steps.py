"""What happened, as pages play it: moment by moment, with the tower for each battle and a sheet for each score."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from gonfalon.core import View
from gonfalon.games.contract import Step
from gonfalon.games.immortals.printed import BUILDINGS
from gonfalon.games.immortals.state import NOBODY, Immortals
from gonfalon.games.immortals.tell import TELLER
from gonfalon.games.immortals.tell.facts import TOLD
from gonfalon.games.immortals.tell.names import armies_name, place_name, points_name, region_name, seat_name
from gonfalon.lore.phrases import capital, listed
from gonfalon.lore.words import Words

from .fight import ENDS, Battle, fought, verdict
from .scoring import scoring
from .throw import throw

Facts = Sequence[Sequence[Any]]

TRIFLES: Final = frozenset({"kept", "shared", "drew", "compensated", "turned_up", "chose", "lost", "fell"})
"""Facts that make no moment of their own: others tell what came of them, or hardly anything did."""
RUNS: Final = frozenset({"reinforced", "scored"})
"""Facts that are one moment with those of their kind that follow."""
LONE: Final = "turned_up"
"""This is a moment only as long as nothing has come of it."""


class Run(NamedTuple):
    """Facts that make one moment, and the number of the last one in the log."""

    facts: Facts
    last: int


def steps(words: Words, view: View, first: int) -> list[Step]:
    """The moments since a line of the log."""
    return [step for run in runs(view, first) for step in steps_of(words, view, run)]


def runs(view: View, first: int) -> Iterator[Run]:
    """The facts that belong together."""
    starts, fighting = [first], False
    for n, (before, fact) in enumerate(pairwise(view.log[first:]), first + 1):
        fighting = before[0] == "attacked" or (fighting and before[0] not in ENDS)
        same = fact[0] in RUNS and fact[0] == before[0] and (fact[0] == "scored" or fact[1] == before[1])
        if not fighting and not same:
            starts.append(n)
    for start, end in pairwise((*starts, len(view.log))):
        yield Run(view.log[start:end], end - 1)


def steps_of(words: Words, view: View, run: Run) -> Iterator[Step]:
    """The moments of some facts that belong together."""
    name = run.facts[0][0]
    if name == "attacked" and run.facts[-1][0] in ENDS:
        yield from battle(words, view, run)
    elif name in MADE:
        yield from MADE[name](words, view, run)
    elif name in TOLD and (name not in TRIFLES or (name == LONE and run.last == len(view.log) - 1)):
        yield told(words, view, run)


def told(words: Words, view: View, run: Run) -> Step:
    """A moment as the log tells it, with whose colours it has and where it was."""
    fact = run.facts[-1]
    kinds = dict(zip(TOLD[fact[0]], fact[1:]))
    places = tuple(f"place-{kinds[kind]}" for kind in ("from", "place") if kind in kinds)
    return Step(
        run.last,
        TELLER.fact(words, view, fact),
        kinds.get("seat", NOBODY),
        places,
        floats=floated(words, fact, places),
        sound=SOUNDS.get(fact[0], ""),
    )


SOUNDS: Final[Mapping[str, str]] = {
    "turned_up": "card",
    "settled": "put",
    "deployed": "put",
    "moved": "step",
    "built": "put",
    "extracted": "coin",
    "passed": "coin",
    "gave_up": "coin",
    "planned": "shuffle",
    "lead": "spell",
    "claim_failed": "miss",
    "primed": "cube",
    "over": "end",
}


def floated(words: Words, fact: Sequence[Any], places: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What rises over the place of a fact: armies that came, what was gained."""
    name, *args = fact
    if name in ("settled", "deployed", "moved"):
        return ((places[-1], f"+{args[1]}"),)
    if name == "extracted":
        return ((places[-1], f"+{args[3]}"),)
    if name == "built":
        return ((places[-1], f"+{points_name(words, BUILDINGS[args[1]].vp_when_built)}"),)
    return ()


# ---------------------------------------------------------------------- battles


def battle(words: Words, view: View, run: Run) -> Iterator[Step]:
    """An attack, the throw, and what came of it."""
    made = fought(run.facts)
    begun, goal = run.last - len(run.facts) + 1, f"place-{made.goal}"
    fell = begun + [name for name, *_ in run.facts].index("fell")
    shelves = shelves_after(view, run.last)
    way, foe = (f"place-{made.origin}", goal), made.defender
    yield Step(begun, attacked(words, made), made.seat, way, fight=True, foe=foe, sound="arrow")
    card = throw(words, made, shelves, counted=False)
    said = TELLER.fact(words, view, view.log[fell])
    yield Step(fell, said, made.seat, (goal,), card=card, fight=True, foe=foe, sound="cube")
    yield Step(
        run.last,
        TELLER.fact(words, view, run.facts[-1]),
        made.seat if made.won else foe,
        (goal,),
        floats=lost(made),
        card=throw(words, made, shelves, counted=True),
        result=verdict(words, made),
        fight=True,
        foe=foe if made.won else made.seat,
        sound=sound_of(view, made),
    )


def attacked(words: Words, made: Battle) -> str:
    """Who attacks whom, and with how many."""
    return words(
        "step-attacked",
        seat=seat_name(words, made.seat),
        armies=armies_name(words, made.n),
        place=place_name(words, made.goal),
        defender=seat_name(words, made.defender),
        defending=made.defending,
    )


def lost(made: Battle) -> tuple[tuple[str, str], ...]:
    """What each side loses, over the place where it came from."""
    where = {made.seat: made.origin, made.defender: made.goal}
    return tuple((f"place-{where[seat]}", f"−{n}") for seat, n, _ in made.lost)


def sound_of(view: View, made: Battle) -> str:
    """The loss of one's own region sounds otherwise than any other end."""
    if made.won:
        return "lost" if made.defender in view.seats else "conquer"
    return "miss"


def shelves_after(view: View, last: int) -> tuple[tuple[int, ...], ...]:
    """What lay in the tower after a throw: known only for the last one."""
    g: Immortals = view.state
    later = any(name in ("fell", "primed") for name, *_ in view.log[last + 1 :])
    return () if later else g.shelves


# ------------------------------------------------------------------------ others


def reinforced(words: Words, view: View, run: Run) -> Iterator[Step]:
    """All reinforcements of a player in a row."""
    seat, places = run.facts[0][1], [fact[2] for fact in run.facts]
    each = {place: places.count(place) for place in places}
    said = words(
        "step-reinforced",
        seat=seat_name(words, seat),
        armies=armies_name(words, len(places)),
        places=listed(words, (place_name(words, place) for place in each)),
    )
    floats = tuple((f"place-{place}", f"+{n}") for place, n in each.items())
    yield Step(run.last, said, seat, (f"place-{places[-1]}",), floats=floats, sound="put")


def scored(words: Words, view: View, run: Run) -> Iterator[Step]:
    """The scoring of a round."""
    best = max(run.facts, key=lambda fact: sum(fact[2:]))
    said = words("step-scored", seat=seat_name(words, best[1]), points=points_name(words, sum(best[2:])))
    yield Step(run.last, capital(said), card=scoring(words, view, run.facts, run.last), sound="coin")


def region_card(words: Words, view: View, run: Run) -> Iterator[Step]:
    """A Region card that changes hands without a battle: a moment only if somebody loses it."""
    _, region, former, seat = run.facts[-1]
    if former != NOBODY:
        said = TELLER.fact(words, view, run.facts[-1])
        yield Step(run.last, said, seat, floats=((f"place-{region}", region_name(words, region)),), sound="card")


MADE: Final[Mapping[str, Callable[[Words, View, Run], Iterator[Step]]]] = {
    "reinforced": reinforced,
    "scored": scored,
    "region_card": region_card,
}
