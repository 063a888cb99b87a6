"""The order of battles: at sea first, then landings, then land and dungeons (NER-BAT-03, NER-BAT-04,
NER-NAV-08, NER-NAV-09, NER-NAV-10, NER-NAV-11, NER-NAV-12)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Menu, Option
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import boarder_of, ship_of
from gonfalon.games.nerath.printed.regions import NEAR, SEA
from gonfalon.games.nerath.state import ORIGIN, PLACE, Nerath, space_of

from .sides import battles
from .transport import debark, landers
from .ways import Ways
from .windows import Moment, offer, stirs

END: Final = ("end",)


def begin_battles(g: Nerath) -> None:
    """All movement is over (NER-MOV-09); enemies may answer the attacks that are now declared (NER-BAT-02)."""
    g.ready = {key: n for key, n in g.ready.items() if key >= ORIGIN}
    g.victors = 0
    g.push("battles_end")
    g.push("fight")
    moment = Moment(realm=g.active)
    if stirs(g, dict.fromkeys(g.enemies(g.active), ("enemy_attack_declared",)), moment):
        g.push("attack_declared")


async def attack_declared(g: Nerath) -> None:
    """Cards of enemies after the Move step, before the first battle."""
    await offer(
        g,
        "enemy_attack_declared",
        dict.fromkeys(g.enemies(g.active), ("enemy_attack_declared",)),
        Moment(realm=g.active),
    )


def fight(g: Nerath) -> None:
    """The next battle: those at sea first; the attacker chooses the order (NER-BAT-03, NER-BAT-04)."""
    pending = battles(g)
    if pending & SEA:
        pending &= SEA
    elif g.victors:
        g.push("fight")
        begin_landings(g)
        return
    if not pending:
        return
    g.push("fight")
    if pending.bit_count() == 1:
        g.push("battle", pending.bit_length() - 1)
    else:
        g.push("next_battle", pending)


async def next_battle(g: Nerath, pending: int) -> None:
    """The attacker says which battle comes next."""
    options = [("battle", space) for space in bits(pending)]
    answer = await Ask(
        g.seat_of[g.active],
        "fight",
        options,
        "NER-BAT-03",
        (g.active,),
        default=options[0],
        sensible=lambda: apart(pending),
    )
    g.push("battle", answer[1])


def apart(pending: int) -> Option | None:
    """A battle that touches no other one, if there is one: it does not matter when it is fought."""
    return next((("battle", space) for space in bits(pending) if not NEAR[space] & pending), None)


def begin_landings(g: Nerath) -> None:
    """What Warships that won carry may now go ashore (NER-NAV-10, NER-NAV-20)."""
    g.ready = {key: n for key, n in g.ready.items() if g.victors >> space_of(key) & 1}
    g.victors = 0
    if g.ready:
        g.push("landing")


async def landing(g: Nerath) -> None:
    """Landings after the sea battles, to attack or onto a friendly coast (NER-NAV-10, NER-NAV-11, NER-NAV-12,
    NER-NAV-15, NER-NAV-16, NER-NAV-18)."""
    ways = Ways(g)
    rows: dict[tuple[str, int], int | None] = {}
    for key in {key & PLACE for key in g.ready}:
        if ashore := landers(g, *ship_of(key), ways):
            rows["debark", key] = ashore
    if not rows:
        g.ready = {}
        return
    answer = await Ask(g.seat_of[g.active], "landing", Menu(rows, [END]), "NER-NAV-10", (g.active,), default=END)
    if answer == END:
        g.ready = {}
        return
    debark(g, *ship_of(answer[1]), *boarder_of(answer[2]))
    g.push("landing")


def battles_end(g: Nerath) -> None:
    """The last battle is over."""
    if stirs(g, {g.active: ("own_battles_end",)}, Moment(realm=g.active)):
        g.push("after_battles")


async def after_battles(g: Nerath) -> None:
    """Cards for the end of the Fight Battles step; one of them may bring another battle."""
    await offer(g, "own_battles_end", {g.active: ("own_battles_end",)}, Moment(realm=g.active))
    g.push("fight")
