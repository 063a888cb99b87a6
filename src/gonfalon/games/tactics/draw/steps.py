"""What happened, moment by moment, as pages play it: from the log, and where units stood when it happened.

Most facts belong to the moment before them: dice, damage and a capture to their attack, a Village to its move.
`HEADS` are those that begin a new one; `QUIET` ones are not played at all. What the Enemy says about a step of
its activation is the reason for what it does next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.contract import Fact, Step
from gonfalon.games.tactics.printed import FACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.state import KINDS, MISSILE, NOBODY, OFF_MAP, SPELL, party_of
from gonfalon.games.tactics.tell import TELL
from gonfalon.games.tactics.tell.facts import as_it_was
from gonfalon.games.tactics.tell.names import unit_name
from gonfalon.lore.words import Words

from .cards import tactic_card, thrown_die
from .enemies import enemy_card

Spots = dict[int, int]
"""By unit: the space it stands on."""

HEADS: Final = frozenset(
    {
        "activates",
        "attacks",
        "camp",
        "chose",
        "counters",
        "crystal",
        "delved",
        "deployed",
        "entered",
        "finale",
        "flag",
        "last_turns",
        "left",
        "moved",
        "placed",
        "played",
        "replaced",
        "returned",
        "secured",
        "sets_out",
        "shed",
        "stuck",
        "turn",
    }
)
QUIET: Final = frozenset(
    {
        "discarded",
        "drew",
        "enemy_reshuffled",
        "enemy_turn",
        "learnt",
        "reshuffled",
        "scored",
        "step_none",
        "supplied",
    }
)
REASONS: Final = frozenset({"step_attack", "step_blocked", "step_move", "step_stay"})
SPOKEN: Final = frozenset(
    {"bears", "captured", "casts", "collided", "damaged", "dropped", "fizzled", "missed", "monster", "perished"}
    | {"poisoned", "pushed", "robbed", "stole", "time", "village", "weakened"}
)
"""Of what belongs to the moment before, the facts that its caption adds."""
BANNERS: Final = frozenset({"captured", "crystal", "finale", "perished", "secured"})
FIGHTS: Final = frozenset({"attacks", "counters", "casts", "damaged", "rolled", "missed", "collided", "pushed"})
CAPTION: Final = 3
"""The most sentences in a caption."""
MOVES: Final = {
    "deployed": 2,
    "placed": 2,
    "returned": 2,
    "left": 2,
    "delved": 2,
    "moved": 3,
    "pushed": 3,
    "replaced": 3,
}
"""By fact: which argument is the space its unit is on from then on."""
SOUNDS: Final = {
    "moved": "step",
    "delved": "step",
    "deployed": "put",
    "placed": "put",
    "replaced": "put",
    "flag": "put",
    "played": "card",
    "activates": "card",
    "rolled": "die",
    "casts": "spell",
    "damaged": "hit",
    "collided": "hit",
    "missed": "miss",
    "captured": "conquer",
    "secured": "conquer",
    "crystal": "conquer",
    "perished": "lost",
}
"""By fact: its sound. Of a moment the last one counts, except that missiles and spells keep theirs."""


def steps(words: Words, view: View, first: int) -> list[Step]:
    """The moments of the log from `first` on."""
    spots = spots_before(view, first)
    made: list[Step] = []
    reason = ""
    for n, fact in enumerate(view.log[first:], first):
        name = fact[0]
        if name in REASONS:
            reason = TELL.line(words, view, fact)
        elif name not in QUIET and name in TELL.told:
            step = moment(words, view, n, fact, spots)
            if begins(fact) or not made:
                text = step.text or TELL.line(words, view, fact)
                made.append(replace(step, text=text, because=step.because or reason))
                reason = ""
            else:
                made[-1] = joined(made[-1], step)
        follow(spots, fact)
    return made


def begins(fact: Fact) -> bool:
    """Whether a fact begins a moment; of the dice, those that decide about something new."""
    return fact[0] in HEADS or (fact[0] == "rolled" and fact[2] == "knockback")


def joined(step: Step, after: Step) -> Step:
    """A moment with what came of it."""
    own = step.sound in ("arrow", "spell") and after.sound in ("hit", "die", "spell")
    return replace(
        step,
        n=after.n,
        text=(after.text and shortened(f"{step.text} {after.text}")) or step.text,
        places=step.places or after.places,
        dice=after.dice or step.dice,
        floats=(*step.floats, *after.floats),
        card=after.card or step.card,
        result=after.result or step.result,
        fight=step.fight or after.fight,
        sound=step.sound if own or not after.sound else after.sound,
    )


def shortened(text: str) -> str:
    """A caption has room for a few sentences."""
    sentences = text.strip().split(". ")
    return ". ".join(sentences[:CAPTION]).removesuffix(".") + "."


def moment(words: Words, view: View, n: int, fact: Fact, spots: Spots) -> Step:
    """One fact as a moment of its own."""
    name = fact[0]
    line = TELL.line(words, view, fact)
    if name == "activates":
        return activation(words, view, n, fact, spots)
    return Step(
        n,
        text=line if name in HEADS or name in SPOKEN or begins(fact) else "",
        side=side_of(fact),
        places=places_of(fact, spots),
        dice=dice_of(words, view, n, fact),
        floats=floats_of(fact, spots),
        card=card_of(words, fact),
        result=line if name in BANNERS else "",
        fight=name in FIGHTS,
        sound=sound_of(view, fact),
    )


def activation(words: Words, view: View, n: int, fact: Fact, spots: Spots) -> Step:
    """A unit of the Enemy acts; why it is this one is a matter of its card."""
    name = unit_name(words, as_it_was(view, fact), fact[1])
    return Step(
        n,
        text=words("draw-acts", unit=name),
        side=side_of(fact),
        places=places_of(fact, spots),
        card=card_of(words, fact),
        because=TELL.line(words, view, fact),
        sound=sound_of(view, fact),
    )


# --------------------------------------------------------------------- where it was


def spots_before(view: View, first: int) -> Spots:
    """Where units stood: as told before, or where they came from, or where they are still."""
    spots: Spots = {}
    for fact in view.log[:first]:
        follow(spots, fact)
    for fact in view.log[first:]:
        if fact[0] in ("moved", "pushed"):
            spots.setdefault(fact[1], fact[2])
    for unit, space in enumerate(view.state.pos):
        if space != OFF_MAP:
            spots.setdefault(unit, space)
    return spots


def follow(spots: Spots, fact: Fact) -> None:
    """A unit has moved."""
    if fact[0] in MOVES:
        spots[fact[1]] = fact[MOVES[fact[0]]]
    elif fact[0] == "entered":
        spots[fact[1]] = CAVES[fact[2]].entrance


def named_space(space: int | None) -> tuple[str, ...]:
    return () if space is None else (f"space-{space}",)


def at(spots: Spots, *units: int) -> tuple[str, ...]:
    """The spaces of some units, each once."""
    return tuple(dict.fromkeys(name for unit in units for name in named_space(spots.get(unit))))


PLACED: Final[Mapping[str, Callable[[Fact, Spots], tuple[str, ...]]]] = {
    "moved": lambda fact, spots: (f"space-{fact[2]}", f"space-{fact[3]}"),
    "pushed": lambda fact, spots: (f"space-{fact[2]}", f"space-{fact[3]}"),
    "delved": lambda fact, spots: (*at(spots, fact[1]), f"space-{fact[2]}"),
    "attacks": lambda fact, spots: at(spots, fact[1], fact[2]),
    "counters": lambda fact, spots: at(spots, fact[1], fact[2]),
    "casts": lambda fact, spots: at(spots, fact[1], fact[2]),
    "damaged": lambda fact, spots: at(spots, fact[2]),
    "hurt": lambda fact, spots: at(spots, fact[2]),
    "captured": lambda fact, spots: at(spots, fact[1]),
    "camp": lambda fact, spots: (f"camp-{fact[2]}",),
    "flag": lambda fact, spots: (f"zone-{fact[2]}",),
    "secured": lambda fact, spots: (f"zone-{fact[2]}",),
    "deployed": lambda fact, spots: (f"space-{fact[2]}",),
    "placed": lambda fact, spots: (f"space-{fact[2]}",),
    "left": lambda fact, spots: (f"space-{fact[2]}",),
    "returned": lambda fact, spots: (f"space-{fact[2]}",),
    "replaced": lambda fact, spots: (f"space-{fact[3]}",),
    "activates": lambda fact, spots: at(spots, fact[1]),
    "rolled": lambda fact, spots: at(spots, fact[1]),
    "shed": lambda fact, spots: at(spots, fact[1]),
    "stuck": lambda fact, spots: at(spots, fact[1]),
}
"""By fact: where to look; two places are joined by an arrow."""


def places_of(fact: Fact, spots: Spots) -> tuple[str, ...]:
    return PLACED[fact[0]](fact, spots)[:2] if fact[0] in PLACED else ()


def side_of(fact: Fact) -> int:
    """Whose moment it is: that of the first side or unit a fact mentions."""
    kinds = TELL.told[fact[0]]
    if not kinds or kinds[0] not in ("seat", "unit"):
        return NOBODY
    return int(fact[1]) if kinds[0] == "seat" else party_of(fact[1])


# ------------------------------------------------------------------------- what it did


CHANGES: Final = {
    "damaged": (2, 3, -1),
    "hurt": (2, 3, -1),
    "lost": (1, 2, -1),
    "collided": (1, 2, -1),
    "healed": (1, 2, 1),
}
"""By fact: which argument is the unit, which the Health, and whether it is gained or lost."""


def floats_of(fact: Fact, spots: Spots) -> tuple[tuple[str, str], ...]:
    """Health gained or lost, over the unit."""
    if fact[0] not in CHANGES:
        return ()
    unit, amount, sign = CHANGES[fact[0]]
    text = f"{fact[amount] * sign:+d}".replace("-", "−") if fact[amount] else "0"
    return tuple((place, text) for place in at(spots, fact[unit]))


def dice_of(words: Words, view: View, n: int, fact: Fact) -> tuple[Element, ...]:
    """The dice of a roll, each a hit or a miss; a second roll looks for what the first one looked for."""
    if fact[0] not in ("rolled", "rerolled"):
        return ()
    first = fact if fact[0] == "rolled" else next(each for each in reversed(view.log[:n]) if each[0] == "rolled")
    icon, faces = first[2], fact[3:] if fact[0] == "rolled" else fact[2:]
    return tuple(thrown_die(words, face, (icon in FACES[face].icons) != (icon == "miss")) for face in faces)


def card_of(words: Words, fact: Fact) -> Element | None:
    """The card that is played or drawn."""
    if fact[0] == "played":
        return tactic_card(words, fact[2], False)
    if fact[0] == "activates" and fact[2] != NOBODY:
        return enemy_card(words, fact[2])
    return enemy_card(words, fact[2]) if fact[0] == "monster" else None


def sound_of(view: View, fact: Fact) -> str:
    if fact[0] in ("attacks", "counters"):
        return {KINDS[MISSILE]: "arrow", KINDS[SPELL]: "spell"}.get(fact[3], "")
    if fact[0] == "captured" and party_of(fact[1]) in view.seats:
        return "lost"
    return SOUNDS.get(fact[0], "")
