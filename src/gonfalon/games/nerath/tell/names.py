"""What things are called: realms, spaces, pieces, cards, dice, and the game itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from gonfalon.core import View
from gonfalon.games.nerath.codes import face_of
from gonfalon.games.nerath.printed import EVENTS, GUARDIANS, PIECES, REALM_ID, REALMS, SPACES, TREASURES
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.rules.cards.reading import RELIC
from gonfalon.games.nerath.rules.laying import seating_of
from gonfalon.games.nerath.rules.scoring import measure, sides
from gonfalon.games.nerath.state import KIND, WARSHIP, Nerath, load_of
from gonfalon.lore.phrases import dashed, listed, named, printed
from gonfalon.lore.teller import NONE
from gonfalon.lore.words import Words

PHASES: Final = ("first-strike", "volley", "card")


@lru_cache(1 << 6)
def realm_name(words: Words, realm: int) -> str:
    """A realm by its short name."""
    return printed(words, REALMS[realm], "short") if realm != NOBODY else NONE


def realm_names(words: Words, realms: Iterable[int]) -> str:
    return listed(words, (realm_name(words, realm) for realm in realms))


@lru_cache(1 << 10)
def space_name(words: Words, space: int) -> str:
    return named(words, SPACES[space]) if space != NOBODY else NONE


def piece_name(words: Words, type_: int) -> str:
    """A piece by its kind: `Dragon`."""
    return named(words, PIECES[KIND[type_]])


@lru_cache(1 << 11)
def counted(words: Words, type_: int, n: int) -> str:
    """A number of pieces of a type: `3 Footsoldiers`, `1 Warship carrying 1 Fighter`."""
    said = words(f"draw-n-{dashed(PIECES[KIND[type_]].id)}", n=n)
    load = load_of(type_) if type_ >= WARSHIP else ()
    return words("draw-carrying", ship=said, load=army_name(words, Counter(load).items())) if load else said


def army_name(words: Words, army: Iterable[tuple[int, int]]) -> str:
    """Pieces in a row: `2 Footsoldiers and 1 Dragon`."""
    return listed(words, [counted(words, type_, n) for type_, n in army])


def event_name(words: Words, event: int) -> str:
    return named(words, EVENTS[event]) if event != NOBODY else NONE


def treasure_name(words: Words, treasure: int) -> str:
    return named(words, TREASURES[treasure])


def card_name(words: Words, card: int) -> str:
    """An Event or a Treasure card, as questions number them."""
    return event_name(words, card) if card < RELIC else treasure_name(words, card - RELIC)


def guardian_name(words: Words, token: int) -> str:
    return named(words, GUARDIANS[token])


def dice_name(words: Words, faces: Iterable[int]) -> str:
    """Dice that were rolled, by their sides: `4 6 (d6) · 2 (d8)`."""
    by_sides: dict[int, list[str]] = {}
    for face in faces:
        sides, shown = face_of(face)
        by_sides.setdefault(sides, []).append(str(shown))
    dice = sorted(by_sides.items())
    return " · ".join(words("label-dice", sides=sides, values=" ".join(values)) for sides, values in dice)


# --------------------------------------------------------------------- the game


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called: the realm it plays, or both."""
    return realm_names(words, [realm for realm in range(len(REALMS)) if view.state.seat_of[realm] == seat])


def side(words: Words, mode: str, seat: int) -> str:
    """What a seat is called before the game."""
    return realm_names(words, [REALM_ID[realm] for realm in seating_of(mode).seats[seat]])


def title(words: Words, view: View) -> str:
    """How far the game is."""
    g: Nerath = view.state
    if view.over:
        return words("label-over")
    return words("label-turn", round=g.round, realm=realm_name(words, g.active))


def outcome(words: Words, view: View) -> str:
    """How the game has ended: with a victory, or with who is ahead when it has lasted too long."""
    g: Nerath = view.state
    if g.winners:
        return words("fact-won", realms=realm_names(words, g.winners), n=len(g.winners))
    best = max(measure(g, side) for side in sides(g))
    ahead = [realm for side in sides(g) if measure(g, side) == best for realm in side]
    return words("label-ahead", realms=realm_names(words, ahead), n=len(ahead))


# ------------------------------------------------------------------------ kinds


def rolled_face(words: Words, face: int) -> int:
    """What a die shows, of a face as facts number it."""
    return face_of(face)[1]


def phase_name(words: Words, phase: int) -> str:
    return PHASES[phase]


def event_names(words: Words, events: Iterable[int]) -> str:
    return listed(words, (event_name(words, event) for event in events))


def guardian_names(words: Words, tokens: Iterable[int]) -> str:
    return listed(words, (guardian_name(words, token) for token in tokens))


def of_any_state(name: Callable[[Words, Any], Any]) -> Callable[[Words, Nerath, Any], Any]:
    """What is called the same whatever the state."""
    return lambda words, g, value: name(words, value)


Namer = Callable[[Words, Any], Any]
NAMERS: Final[Mapping[str, Namer]] = {
    "realm": realm_name,
    "whom": realm_name,
    "realms": realm_names,
    "space": space_name,
    "from": space_name,
    "type": piece_name,
    "piece": piece_name,
    "event": event_name,
    "events": event_names,
    "treasure": treasure_name,
    "card": card_name,
    "guardian": guardian_name,
    "tokens": guardian_names,
    "faces": dice_name,
    "was": rolled_face,
    "phase": phase_name,
}
"""By kind of argument; numbers stay as they are."""
NAMES: Final = {kind: of_any_state(name) for kind, name in NAMERS.items()}
