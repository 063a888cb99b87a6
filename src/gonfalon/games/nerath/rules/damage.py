"""Who takes the damage of a battle: both sides choose, allies agree, cards turn hits away (chapters BAT, ALL).

Which pieces can take a hit at all is worked out in ranks.py.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Final

from gonfalon.core import Ask, Together
from gonfalon.games.nerath.codes import loss_of
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND
from gonfalon.games.nerath.state import HEROES, LAND_PIECES, Nerath

from .dungeon import choose_dice, keeper, lose_dice
from .effects import SHIELDED, in_force, once, renew
from .ranks import Ranks, pieces_of
from .sides import defenders
from .windows import Moment, offer

SENSIBLE: Final = ("sensible",)
FAR_MORE: Final = 1.5
"""How many times as much as another piece one must be worth, for nobody to give it up first."""
SLIGHT: Final = 0.01


# ----------------------------------------------------------------------------- damage


async def suffer(g: Nerath, space: int, on_attack: int, on_defence: int) -> None:
    """Both sides take their damage, each without seeing the other's choice (NER-BAT-11, NER-BAT-17)."""
    theirs = defenders(g, space)
    on_attack = await warded(g, space, (g.active,), on_attack)
    on_defence = await warded(g, space, theirs, on_defence)
    talks: dict[int, Callable[[], Coroutine[Any, Any, list[int]]]] = {}
    if on_attack:
        talks[g.seat_of[g.active]] = lambda: choose_losses(g, space, (g.active,), on_attack)
    if on_defence:
        if 1 << space & DUNGEONS:
            talks[keeper(g)] = lambda: choose_dice(g, keeper(g), space, on_defence)
        else:
            talks[g.seat_of[speaker(g, space, theirs)]] = lambda: choose_losses(g, space, theirs, on_defence)
    chosen = await all_of(talks)
    if on_defence and not 1 << space & DUNGEONS:
        seat = g.seat_of[speaker(g, space, theirs)]
        chosen[seat] = await agreed(g, space, theirs, on_defence, chosen[seat])
    lost = []
    if on_attack:
        lost += take_losses(g, space, (g.active,), chosen[g.seat_of[g.active]])
    if on_defence:
        if 1 << space & DUNGEONS:
            lose_dice(g, space, chosen[keeper(g)])
        else:
            lost += take_losses(g, space, theirs, chosen[g.seat_of[speaker(g, space, theirs)]])
    await mourn(g, space, lost)


async def all_of(talks: Mapping[int, Callable[[], Coroutine[Any, Any, list[int]]]]) -> dict[int, list[int]]:
    """What each seat chose: together if there are two."""
    if len(talks) == 2:
        return await Together(tuple(talks), lambda seat: talks[seat]())
    return {seat: await talk() for seat, talk in talks.items()}


async def warded(g: Nerath, space: int, realms: Sequence[int], hits: int) -> int:
    """The hits that are left when cards have turned some away."""
    if not hits or not realms:
        return hits
    moment = Moment(space, realms[0], hits)
    await offer(g, "battle_damage", dict.fromkeys(realms, ("battle_damage",)), moment)
    return shielded(g, space, realms, max(0, moment.hits))


def shielded(g: Nerath, space: int, realms: Sequence[int], hits: int) -> int:
    """Damage that a Treasure card in play turns away, once in a turn."""
    for realm in realms:
        for row in in_force(g, realm, "shield"):
            if hits and realm != g.active and 1 << space & LAND and once(g, SHIELDED + realm):
                hits -= min(hits, row.amount)
                g.tell("shielded", realm, row.amount)
    return hits


async def choose_losses(g: Nerath, space: int, realms: Sequence[int], hits: int) -> list[int]:
    """The player of a side says which pieces take the hits, one after another (NER-BAT-11, NER-BAT-12,
    NER-BAT-14, NER-BAT-15, NER-BAT-22, NER-BAT-28)."""
    ranks = ranks_of(g, space, realms)
    seat, codes = g.seat_of[speaker(g, space, realms)], list[int]()
    for left in range(hits, 0, -1):
        if left >= ranks.most():
            return [*codes, *sensibly(ranks, left)]
        options: list[tuple[Any, ...]] = [("lose", code) for code in ranks.choices()]
        if len(options) > 1:
            options.append(SENSIBLE)
        plain = partial(plainly, g, space, realms, tuple(codes), left)
        answer = await Ask(seat, "lose", options, "NER-BAT-11", (space, left), default=SENSIBLE, sensible=plain)
        if answer == SENSIBLE:
            return [*codes, *sensibly(ranks, left)]
        codes.append(answer[1])
        ranks.hit(answer[1])
    return codes


def ranks_of(g: Nerath, space: int, realms: Sequence[int]) -> Ranks:
    """The pieces of a side that can take damage: a Castle only when it defends in a battle (NER-CRD-28)."""
    return Ranks(g, space, realms, attacking=realms[0] == g.active or g.fighting != space)


def sensibly(ranks: Ranks, hits: int) -> list[int]:
    """Hits in the order a sensible player would take them; excess hits are lost (NER-BAT-15)."""
    codes = []
    for _ in range(hits):
        if not ranks.alive():
            break
        codes.append(ranks.sensible())
        ranks.hit(codes[-1])
    return codes


def plainly(
    g: Nerath, space: int, realms: Sequence[int], codes: tuple[int, ...], left: int
) -> tuple[Any, ...] | None:
    """The sensible order where nobody would choose otherwise: each hit is taken by what is worth far less than
    anything else that could take it, and somebody stays to hold the land (NER-BAT-37, NER-CON-02). `codes` are the
    hits taken so far."""
    ranks = ranks_of(g, space, realms)
    for code in codes:
        ranks.hit(code)
    for _ in range(left):
        code = ranks.sensible()
        others = [ranks.price(other) for other in ranks.choices() if loss_of(other)[1] != loss_of(code)[1]]
        if others and min(others) < max(FAR_MORE * ranks.price(code), SLIGHT):
            return None
        ranks.hit(code)
    holds = any(type_ in LAND_PIECES for (_, type_, _), _ in ranks.standing())
    return SENSIBLE if holds or realms[0] != g.active or not 1 << space & LAND else None


def take_losses(g: Nerath, space: int, realms: Sequence[int], codes: list[int]) -> list[tuple[int, int]]:
    """Carry the hits out; the lost pieces as realm and kind (NER-BAT-16)."""
    ranks = ranks_of(g, space, realms)
    for code in codes:
        ranks.hit(code)
    lost = ranks.settle(g, space)
    for realm in ranks.down:
        g.tell("castle_down", realm, space)
    for realm, kind in sorted(set(lost)):
        g.tell("lost", realm, kind, lost.count((realm, kind)), space)
    return lost


async def mourn(g: Nerath, space: int, lost: list[tuple[int, int]]) -> None:
    """Note what was destroyed; a card may rescue Heroes that are about to be lost."""
    for _, kind in lost:
        g.losses[kind] += 1
    for realm in dict.fromkeys(realm for realm, _ in lost):
        moment = Moment(space, realm)
        moment.pieces = [kind for owner, kind in lost if owner == realm and kind in HEROES]
        if moment.pieces:
            await offer(g, "battle_hero_lost", {realm: ("battle_hero_lost",)}, moment)
            renew(g, realm, moment.pieces)


# ------------------------------------------------------------------- allied defenders


def speaker(g: Nerath, space: int, realms: Sequence[int]) -> int:
    """Who decides for a side: the controller of the space, at sea the realm with more pieces (NER-ALL-08)."""
    if len(realms) == 1:
        return realms[0]
    if g.held[space] in realms:
        return g.held[space]
    return max(sorted(realms), key=lambda realm: len(pieces_of(g.army(realm, space))))


async def agreed(g: Nerath, space: int, realms: Sequence[int], hits: int, codes: list[int]) -> list[int]:
    """The ally accepts the proposed losses, or the hits are divided (NER-ALL-08, NER-ALL-09)."""
    first = speaker(g, space, realms)
    others = [realm for realm in realms if g.seat_of[realm] != g.seat_of[first]]
    if not others or hits >= ranks_of(g, space, realms).most():
        return codes
    seat = g.seat_of[others[0]]
    answer = await Ask(
        seat, "agree", [("accept",), ("refuse",)], "NER-ALL-08", (space, *codes), default=("accept",)
    )
    if answer == ("accept",):
        return codes
    shares = divided(g, space, first, others[0], hits)
    talks = {
        g.seat_of[realm]: (lambda realm=realm: choose_losses(g, space, (realm,), shares[realm]))
        for realm in (first, others[0])
        if shares[realm]
    }
    chosen = await all_of(talks)
    return [code for seat in sorted(chosen) for code in chosen[seat]]


def divided(g: Nerath, space: int, first: int, second: int, hits: int) -> dict[int, int]:
    """Half each, an odd hit to the ally with more pieces or by chance, and what one cannot take to the other
    (NER-ALL-09, NER-ALL-10, NER-ALL-11, NER-ALL-12)."""
    able = {realm: ranks_of(g, space, (realm,)) for realm in (first, second)}
    many = {realm: ranks.pieces() for realm, ranks in able.items()}
    shares = {first: hits // 2, second: hits // 2}
    if hits % 2:
        if many[first] == many[second]:
            shares[(first, second)[g.below(2)]] += 1
        else:
            shares[max(many, key=lambda realm: many[realm])] += 1
    for one, other in ((first, second), (second, first)):
        over = shares[one] - able[one].most()
        if over > 0:
            shares[one] -= over
            shares[other] += over
    return {realm: min(share, able[realm].most()) for realm, share in shares.items()}
