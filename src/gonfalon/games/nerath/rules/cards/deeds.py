"""What cards do to pieces, hands and treasuries: place, transfer, destroy, hasten, look, and move Gold."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.nerath.printed import PIECE_ID
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.printed.regions import SEA
from gonfalon.games.nerath.rules.effects import lasting, renew
from gonfalon.games.nerath.rules.ranks import pieces_of
from gonfalon.games.nerath.rules.reinforce import enter
from gonfalon.games.nerath.rules.transport import aboard, laden
from gonfalon.games.nerath.rules.ways import move_of
from gonfalon.games.nerath.state import (
    CASTLE,
    KIND,
    LAND_PIECES,
    LEFT,
    PLACE,
    REINFORCE,
    WALKED,
    WARSHIP,
    Nerath,
    key_at,
    left_of,
    load_of,
    ship_with,
    space_of,
    type_of,
)

from .choosing import pieces_in

# ------------------------------------------------------------- pieces come, go and leave


def place(g: Nerath, realm: int, piece: int, n: int, space: int, may_move: bool = False) -> None:
    """New pieces, free of charge and of placement limits (NER-CRD-27): in the Reinforce step they may move as new
    pieces do, in the Move step only if the card says so, and without embarking (NER-SEA-10)."""
    g.tell("placed", realm, piece, n, space)
    if realm == g.active and g.step == REINFORCE and piece != CASTLE:
        enter(g, realm, space, piece, n)
        return
    type_ = ship_with(()) if piece == WARSHIP else piece
    g.add(realm, space, type_, n)
    if may_move and realm == g.active:
        g.get_ready(WALKED | move_of(g, realm, type_) * LEFT | key_at(space, type_), n)


def place_group(g: Nerath, realm: int, effect: Effect, space: int, may_move: bool = False) -> None:
    """The new pieces that an effect lists, all in one space."""
    for name, n in effect.group.items():
        place(g, realm, PIECE_ID[name], n, space, may_move)


def remove(g: Nerath, realm: int, space: int, type_: int, n: int = 1) -> None:
    """A card destroys pieces, a Dragon outright and a Warship with all it carries."""
    g.tell("destroyed", realm, type_, n, space)
    if 1 << space & SEA and type_ in LAND_PIECES:
        for _ in range(n):
            lose_cargo(g, realm, space, type_)
    else:
        g.take(realm, space, type_, n)
        if realm == g.active:
            trim_readiness(g, space)
    renew(g, realm, pieces_of([(type_, n)]))


def lose_cargo(g: Nerath, realm: int, sea: int, piece: int) -> None:
    """A land piece aboard is lost, of several like ones one on the Warship that carries least."""
    ship = min(type_of(key) for key in pieces_in(g, realm, 1 << sea, (WARSHIP,)) if piece in load_of(type_of(key)))
    load = list(load_of(ship))
    load.remove(piece)
    g.reload(realm, sea, ship, tuple(load))
    ready = ready_at(g, sea, ship) if realm == g.active else []
    if ready:
        cargo = aboard(ready[0])
        cargo.remove(next(each for each in cargo if each[0] == piece))
        g.unready(ready[0], 1)
        g.get_ready(laden(ready[0], cargo), 1)


def transfer(g: Nerath, realm: int, origin: int, goal: int, type_: int, n: int = 1, may_move: bool = True) -> None:
    """Pieces go from one space to another without moving: they keep the Move they have left (NER-CRD-10),
    unless the card says otherwise, but do not embark where they did not begin (NER-SEA-10, NER-CRD-11)."""
    g.tell("transferred", realm, type_, n, origin, goal)
    g.shift(realm, origin, goal, type_, n)
    if realm != g.active:
        return
    for key in sorted((key for key in g.ready if key & PLACE == key_at(origin, type_)), reverse=True):
        some = min(n, g.ready[key])
        if some:
            g.unready(key, some)
            n -= some
            if may_move:
                g.get_ready(WALKED | key & ~PLACE | key_at(goal, type_), some)


# ---------------------------------------------------------------------------- moving


def ready_at(g: Nerath, space: int, type_: int) -> list[int]:
    """The keys of `ready` for the pieces of a type in a space, those with the fewest moves left first."""
    return sorted((key for key in g.ready if key & PLACE == key_at(space, type_)), key=left_of)


def change_ready(g: Nerath, space: int, type_: int, n: int, change: Callable[[int], int]) -> None:
    """Give `n` pieces in a space another key of `ready`, which `change` makes of the old one."""
    for key in ready_at(g, space, type_):
        some = min(n, g.ready[key])
        if some:
            g.unready(key, some)
            g.get_ready(change(key), some)
            n -= some


def faster(g: Nerath, space: int, type_: int, n: int, more: int) -> None:
    """`n` pieces in a space have a longer Move in this step."""
    g.tell("faster", g.active, type_, n, space, more)
    change_ready(g, space, type_, n, lambda key: key + more * LEFT)


def quicken(g: Nerath, what: str, pieces: int, amount: int, until: str) -> None:
    """All pieces of some kinds of the active realm have another Move from now on: `what` as in effects.py."""
    before = {key: move_of(g, g.active, type_of(key)) for key in g.ready if pieces >> KIND[type_of(key)] & 1}
    lasting(g, what, g.active, until, pieces, amount=amount)
    now, g.ready = g.ready, {key: n for key, n in g.ready.items() if key not in before}
    for key, moves in before.items():
        g.get_ready(key + (move_of(g, g.active, type_of(key)) - moves) * LEFT, now[key])


# ---------------------------------------------------------------------- attack dice


def trim_readiness(g: Nerath, space: int) -> None:
    """What is no longer in a space cannot move from it."""
    for type_ in {type_of(key) for key in g.ready if space_of(key) == space}:
        ready = sum(n for key, n in g.ready.items() if key & PLACE == key_at(space, type_))
        gone = ready - g.count(g.active, space, type_)
        if gone > 0:
            g.forget_readiness(space, type_, gone)


# ---------------------------------------------------------------------------- secrets


def look_at_hand(g: Nerath, realm: int, enemy: int) -> None:
    """A realm is shown the Event cards in an enemy's hand (NER-VIS-17)."""
    g.learn_events(realm, g.hand[enemy])
    g.tell("looked", realm, enemy, secret=g.hand[enemy], to=(g.seat_of[realm],))


# ------------------------------------------------------------------------------ Gold


def gain(g: Nerath, realm: int, gold: int) -> None:
    """Gold from the supply."""
    if gold:
        g.gain(realm, gold)
        g.tell("gained", realm, gold)


def pay(g: Nerath, realm: int, gold: int) -> int:
    """Gold to the supply, as far as there is any."""
    paid = g.pay(realm, gold)
    if paid:
        g.tell("paid", realm, paid)
    return paid


def steal(g: Nerath, thief: int, victim: int, gold: int) -> None:
    """Gold from one treasury to another, as far as there is any (NER-CRD-12)."""
    taken = g.pay(victim, gold)
    if taken:
        g.gain(thief, taken)
        g.tell("stole", thief, victim, taken)
