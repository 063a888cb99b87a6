"""What a card lets somebody choose: spaces, realms, pieces, yes or no.

A question about a card mentions the realm that is asked and the card: an Event card by its number, a Treasure card
by RELIC plus its number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import MOST_IN_BAND, band, band_of
from gonfalon.games.nerath.rules.effects import in_force
from gonfalon.games.nerath.state import KIND, WARSHIP, Nerath, key_at, load_of, space_of, type_of

END: Final = ("end",)
PASS: Final = ("pass",)
YES: Final = ("yes",)
NO: Final = ("no",)


async def choose_space(
    g: Nerath, realm: int, mask: int, card: int, may_decline: bool = False, what: str = "card_space"
) -> int:
    """One of these spaces; -1 if the player may and does decline."""
    options: list[tuple[Any, ...]] = [("space", space) for space in bits(mask)]
    if may_decline:
        options.append(PASS)
    default = PASS if may_decline else options[0]
    answer = await Ask(g.seat_of[realm], what, options, "NER-CRD-17", (realm, card), default=default)
    return -1 if answer == PASS else int(answer[1])


async def choose_realm(g: Nerath, realm: int, realms: Iterable[int], card: int) -> int:
    """One of these realms."""
    options = [("realm", other) for other in realms]
    answer = await Ask(g.seat_of[realm], "card_realm", options, "NER-CRD-17", (realm, card), default=options[0])
    return int(answer[1])


async def choose_bands(
    g: Nerath, realm: int, pool: Mapping[int, int], limit: int, card: int, what: str = "card_pieces"
) -> dict[int, int]:
    """Pieces out of a pool (counts by key of `troops`), at least one and at most `limit`."""
    taken: dict[int, int] = {}
    while (left := limit - sum(taken.values())) > 0:
        rest = {key: n for key, n in pool.items() if key not in taken}
        key, n = await choose_band(g, realm, rest, left, card, what, may_end=bool(taken))
        if not n:
            break
        taken[key] = n
    return taken


async def choose_band(
    g: Nerath, realm: int, pool: Mapping[int, int], limit: int, card: int, what: str, may_end: bool
) -> tuple[int, int]:
    """Some pieces of one kind out of a pool; none if there are none, or if the player may and does decline."""
    options: list[tuple[Any, ...]] = [
        ("pick", band(space_of(key), type_of(key), n))
        for key, total in sorted(pool.items())
        for n in range(1, min(total, limit, MOST_IN_BAND) + 1)
    ]
    if may_end or not options:
        options.append(END)
    default = END if may_end else options[0]
    answer = await Ask(g.seat_of[realm], what, options, "NER-CRD-17", (realm, card, limit), default=default)
    if answer == END:
        return 0, 0
    space, type_, n = band_of(answer[1])
    return key_at(space, type_), n


async def choose_victims(g: Nerath, realm: int, pool: Mapping[int, int], n: int, card: int) -> dict[int, int]:
    """The `n` pieces out of a pool that a realm has to lose, or all if there are fewer."""
    left = dict(pool)
    for wanted in range(min(n, sum(pool.values())), 0, -1):
        options = [
            ("pick", band(space_of(key), type_of(key), 1)) for key, number in sorted(left.items()) if number
        ]
        about = (realm, card, wanted)
        answer = await Ask(g.seat_of[realm], "card_victim", options, "NER-CRD-17", about, default=options[0])
        space, type_, _ = band_of(answer[1])
        left[key_at(space, type_)] -= 1
    return {key: number - left[key] for key, number in pool.items() if left[key] < number}


async def choose_yes(g: Nerath, realm: int, what: str, about: tuple[int, ...]) -> bool:
    """Whether a realm wants to do something, such as to pay."""
    answer = await Ask(g.seat_of[realm], what, [YES, NO], "NER-CRD-17", (realm, *about), default=NO)
    return answer == YES


def pieces_in(g: Nerath, realm: int, spaces: int, pieces: Sequence[int]) -> dict[int, int]:
    """The pieces of some kinds that a realm has in some spaces, as a pool to choose from; cargo does not count
    (NER-DUN-08)."""
    return {key: n for key, n in g.troops[realm].items() if spaces >> (key >> 6) & 1 and KIND[key & 63] in pieces}


def with_cargo(g: Nerath, realm: int, spaces: int, pieces: Sequence[int]) -> dict[int, int]:
    """The same with the land pieces aboard Warships, which are in the sea space (NER-SEA-27)."""
    pool = pieces_in(g, realm, spaces, pieces)
    for key, n in pieces_in(g, realm, spaces, (WARSHIP,)).items():
        for piece in load_of(type_of(key)):
            if piece in pieces:
                at = key & ~63 | piece
                pool[at] = pool.get(at, 0) + n
    return pool


def spaces_with(g: Nerath, realm: int, spaces: int, pieces: Sequence[int]) -> int:
    """The spaces among these in which a realm has a piece of such a kind."""
    mask = 0
    for key in pieces_in(g, realm, spaces, pieces):
        mask |= 1 << space_of(key)
    return mask


async def choose_option(g: Nerath, realm: int, n: int, card: int) -> int:
    """One of the `n` things that a card offers, by its place on the card."""
    options = [("option", each) for each in range(n)]
    answer = await Ask(g.seat_of[realm], "card_option", options, "NER-CRD-17", (realm, card), default=options[0])
    return int(answer[1])


def held_since(g: Nerath, realm: int) -> int:
    """The land that the active realm has controlled since the start of its turn."""
    mask = 0
    for space in bits(g.lands[realm]):
        if g.since[space] == realm:
            mask |= 1 << space
    return mask


def castles_since(g: Nerath, realm: int) -> int:
    """The land with a Castle that it has controlled as long."""
    return held_since(g, realm) & g.castles(realm) & ~g.built


def closed_land(g: Nerath, realm: int) -> int:
    """Where a card keeps new pieces out this turn."""
    mask = 0
    for row in in_force(g, realm, "closed"):
        mask |= 1 << row.amount
    return mask
