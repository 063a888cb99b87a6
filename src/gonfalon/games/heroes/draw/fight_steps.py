"""The moments of a fight as pages play them: who strikes whom with which dice and what it does, cards and spells,
what is lost, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from htpy import Element, div, p, span

from gonfalon.core import View
from gonfalon.games.contract import Step
from gonfalon.games.heroes.codes import is_pack
from gonfalon.games.heroes.printed import CARDS
from gonfalon.games.heroes.printed.cards import Spell
from gonfalon.games.heroes.rules.combat.faces import RANGED
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell import TELLER
from gonfalon.lore.phrases import capital, listed
from gonfalon.lore.words import Words

from . import units
from .blows import Roster, Strike, beginning, struck
from .choices import face_name
from .colours import PEN as pen
from .colours import figure
from .duel import fighter_sign
from .fight import is_on
from .names import seat_name
from .seats import bearer

Fact = Sequence[Any]

ROLL: Final = ("rolled", "rerolled")
AFTER_ROLL: Final = (*ROLL, "defense_roll", "dealt", "called_off", "ability_roll")
EFFECTS: Final = (
    "wounded",
    "turned_few",
    "defeated",
    "healed",
    "paralysed",
    "changed",
    "cleansed",
    "may_retaliate",
)
"""What comes of a blow or a card."""
SILENT: Final = (*ROLL, "defense_roll")
"""What the dice show, so that no sentence need say it."""
ALONE: Final = (
    *(
        "announced",
        "guards",
        "combat_round",
        "prolonged",
        "skipped",
        "unit_moved",
        "swapped",
        "defends",
        "parried",
    ),
    *("torn_down", "lost_card", "lost_morale", "retreated", "surrendered", "yielded", "combat_won", "countered"),
    *("paid_defence", "hero_beaten", *EFFECTS),
)
"""Facts that are moments of their own, if they do not belong to a blow or a card."""
SOUNDS: Final = {
    "unit_moved": "step",
    "swapped": "step",
    "defends": "put",
    "torn_down": "hit",
    "wounded": "hit",
    "parried": "card",
    "countered": "spell",
    "healed": "spell",
    "announced": "conquer",
}


class Moment(NamedTuple):
    """The facts of a moment, by their numbers in the log, who stood where, and the blow it belongs to."""

    first: int
    end: int
    at: dict[int, tuple[int, int]]
    strike: Strike | None


def fight_steps(words: Words, view: View, first: int, end: int) -> Sequence[Step]:
    """The moments in `view.log[first:end]`, facts of one fight in a row; `draw.steps` asks for them and puts what
    happens on the map between."""
    found = moments(view.state, view.log, beginning(view.log, first + 1), end)
    return [step(words, view, each) for each in found if each.end > first]


def moments(g: Heroes, log: Sequence[Fact], first: int, end: int) -> Iterator[Moment]:
    """What is told from the beginning of a fight, moment by moment."""
    roster, strike, n = Roster(), None, first
    while n < end:
        stop = last_of(log, n, end)
        if log[n][0] == "attacks":
            strike = struck(g, roster, log[n])
        if is_moment(log[n][0]):
            yield Moment(n, stop, dict(roster.at), strike if log[n][0] in ("attacks", *ROLL) else None)
        for fact in log[n:stop]:
            roster.follow(fact)
        n = stop


def is_moment(name: str) -> bool:
    return name in ("attacks", "played", "deployed", *ROLL, *ALONE)


def last_of(log: Sequence[Fact], n: int, end: int) -> int:
    """Where the moment that begins with a fact ends."""
    name, stop = log[n][0], n + 1
    rolls = name in ROLL or (name == "attacks" and stop < end and log[stop][0] in ROLL)
    belongs: tuple[str, ...] = ()
    if rolls:
        belongs = (*AFTER_ROLL, *EFFECTS)
    elif name == "played":
        belongs = ("empowered", *EFFECTS)
    elif name == "deployed":
        belongs = ("deployed",)
    while stop < end and log[stop][0] in belongs and (name != "deployed" or log[stop][1] == log[n][1]):
        stop += 1
    return stop


# ------------------------------------------------------------------------- steps


def step(words: Words, view: View, moment: Moment) -> Step:
    facts = view.log[moment.first : moment.end]
    name = facts[0][0]
    if moment.strike is not None:
        return blow_step(words, view, moment, facts)
    return Step(
        moment.end - 1,
        caption(words, view, facts),
        side=side_of(view, moment, facts[0]),
        places=places(moment, facts),
        floats=floats(words, facts),
        result=caption(words, view, facts) if name in ("combat_won", "retreated", "surrendered") else "",
        fight=name in ("played", "combat_won"),
        sound=sound(view, facts[0]),
    )


def blow_step(words: Words, view: View, moment: Moment, facts: Sequence[Fact]) -> Step:
    """A blow: announced, or with its dice and what came of it."""
    strike = moment.strike
    assert strike is not None
    dice = next((tuple(fact[2:]) for fact in reversed(facts) if fact[0] in ROLL), ())
    dealt = next((fact[3] for fact in facts if fact[0] == "dealt"), 0 if dice else -1)
    strike = strike._replace(dice=dice, dealt=dealt)
    said = caption(words, view, facts)
    return Step(
        moment.end - 1,
        said,
        side=bearer(view.state, owner(view.state, moment, strike.unit, strike.space)),
        places=(f"space-{strike.space}", f"space-{strike.target_space}"),
        dice=[rolled(face, dealt > 0) for face in dice],
        floats=floats(words, facts),
        card=None if is_on(view.state) else blow_card(words, strike, said),
        fight=True,
        sound=blow_sound(strike),
    )


def caption(words: Words, view: View, facts: Sequence[Fact]) -> str:
    """What happened, in a sentence or a few short ones."""
    if facts[0][0] == "deployed":
        return deployed(words, view, facts)
    lines = (TELLER.fact(words, view, fact) for fact in facts if fact[0] not in SILENT)
    return " ".join(filter(None, lines))


def deployed(words: Words, view: View, facts: Sequence[Fact]) -> str:
    """Units of one side that take their places."""
    names = listed(words, [units.unit_name(words, fact[2]) for fact in facts])
    seat = facts[0][1]
    return capital(words("step-deployed", seat=seat_name(words, view.state, seat), units=names))


def side_of(view: View, moment: Moment, fact: Fact) -> int:
    """Whose colours a moment has: of the seat it names first, or of the unit."""
    g: Heroes = view.state
    name, *args = fact
    kinds = TELLER.told.get(name, ())
    for kind, n in zip(kinds, args):
        if kind in ("seat", "hero"):
            return bearer(g, n if kind == "seat" else n // 2)
    if "unit" in kinds and "space" in kinds:
        return bearer(g, owner(g, moment, args[kinds.index("unit")], args[kinds.index("space")]))
    return -1


def owner(g: Heroes, moment: Moment, unit: int, space: int) -> int:
    """The seat whose unit this is."""
    roster = Roster()
    roster.at = moment.at
    return roster.seat(g, unit, space)


def places(moment: Moment, facts: Sequence[Fact]) -> tuple[str, ...]:
    """Where it happened: from where to where a unit moves, or the first space that is named."""
    name, *args = facts[0]
    if name == "unit_moved":
        origin = next((at for at, (_, face) in moment.at.items() if face == args[0]), None)
        return (f"space-{origin}", f"space-{args[1]}") if origin not in (None, args[1]) else (f"space-{args[1]}",)
    if name == "announced":
        return (f"field-{args[1]}",)
    spaces = [fact[1 + TELLER.told[fact[0]].index("space")] for fact in facts if "space" in TELLER.told[fact[0]]]
    return (f"space-{spaces[0]}",) if spaces else ()


def floats(words: Words, facts: Sequence[Fact]) -> list[tuple[str, str]]:
    """Damage and healing, rising over the units."""
    found = []
    for name, *args in facts:
        if name in ("wounded", "healed"):
            sign = "draw-minus" if name == "wounded" else "draw-plus"
            found.append((f"space-{args[1]}", words(sign, n=args[2])))
    return found


def sound(view: View, fact: Fact) -> str:
    name, *args = fact
    if name == "combat_won":
        return "conquer" if args[0] in view.seats or not view.seats else "lost"
    if name == "played":
        return "spell" if isinstance(CARDS[args[1]], Spell) else "card"
    return "put" if name == "deployed" else SOUNDS.get(name, "")


def blow_sound(strike: Strike) -> str:
    """A shot, a hit or a miss; nothing before the die has fallen."""
    if strike.dealt < 0:
        return ""
    if not strike.dealt:
        return "miss"
    return "arrow" if units.face_of(strike.unit).type == RANGED else "hit"


def rolled(face: int, hits: bool) -> Element:
    """An Attack Die as it fell."""
    return pen(
        "svg",
        figure(face_name("attack", face), 24, 24, 48, "ink"),
        viewBox="0 0 48 48",
        classes=f"die {'hit' if hits else 'miss'}",
        role="img",
        aria_label=f"{face:+d}" if face else "0",
    )


def blow_card(words: Words, strike: Strike, said: str) -> Element:
    """A blow of a fight whose field is no longer shown: both units, the dice, the damage."""
    names = [units.unit_name(words, unit) for unit in (strike.unit, strike.target)]
    return div(".blow-card.panel")[
        div(".versus")[
            combatant(strike.unit, strike.faction, names[0]),
            span(".against")["→"],
            combatant(strike.target, strike.target_faction, names[1]),
            span(".dice")[[rolled(face, strike.dealt > 0) for face in strike.dice]],
            span(".lost")[words("draw-minus", n=strike.dealt)] if strike.dealt >= 0 else None,
        ],
        p[said],
    ]


def combatant(unit: int, faction: str, name: str) -> Element:
    return span({"class": "combatant pack" if is_pack(unit) else "combatant"})[
        fighter_sign(unit, faction, name), span(".name")[name]
    ]
