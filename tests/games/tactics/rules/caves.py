"""Tables with units before or inside dungeons.

The insides, with the Portal spaces that lead to them (E Entrance, C crystal, M monster, T trap, X Cave-in,
L Locked Door, B Magic Barrier, ~ Water, # wall):

    1x2 (h9)   2x2 (k7)   3x2 (d11)   8x1 (h3)   5x4 (l9, f11)   8x5 (c4, l5, h7)
    C          BC         CLM         E.TM~XMC   CL..E           .TMX.~M.
    E          E#         #TE                    .###T           .###.##.
                                                 MB~..           E.ML.T.C
                                                 X.~##           .###.##.
                                                                 ..~B.M..

The 1x2 box stands on the 5x4 box, the 8x1 box on the 8x5 box.
"""

from __future__ import annotations

from games.tactics.table import Table
from gonfalon.core import bits
from gonfalon.games.tactics.printed.realm import REALMS
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, CAVES

FAR = {"beast": ("vharra", "m13")}
FOUR = {
    "fighter": ("isaure", "a13"),
    "wizard": ("malkor", "c13"),
    "rogue": ("dagan", "l13"),
    "beast": ("vharra", "m13"),
}


FIVE = ("1x2", "2x2", "3x2", "8x1", "5x4")


STANDARD = REALMS["standard"]
ON_TOP = {"box_5x4": ["box_1x2"], "box_8x5": ["box_8x1"]}


def solo(blue, red=FAR, **more):
    return Table(blue=blue, red=red, mode="solo", **more)


def coop(blue, red, **more):
    """Blue and red play together; far away, green and yellow are their Enemies."""
    green, yellow = {"beast": ("vharra", "m13")}, {"beast": ("skarn", "l13")}
    return Table(blue=blue, red=red, green=green, yellow=yellow, mode="coop", **more)


def cave(name):
    return next(each for each in CAVES if each.box == f"box_{name}")


def spaces_of(board):
    return {NAMES[space] for space in bits(board)}


def covered(*boxes):
    """The spaces that are the top of one of the boxes."""
    return {NAMES[space] for space in range(SPACES) if STANDARD.box[space] in {f"box_{box}" for box in boxes}}


def points_left(table):
    (ask,) = table.match.asks.values()
    assert ask.what == "delve"
    return ask.about[1]


def check_boxes(g):
    """Open are exactly the boxes of visited dungeons and those on them; all else is the standard realm."""
    opened = set()
    for space in g.pos:
        if space >= SPACES:
            box = CAVE_AT[space].box
            opened |= {box, *ON_TOP.get(box, ())}
    assert {STANDARD.box[space] for space in bits(g.realm.closed)} == opened
    assert g.realm.closed.bit_count() == sum(each in opened for each in STANDARD.box)
    assert not g.occupied() & g.realm.closed
    for space in bits(STANDARD.portals):
        boxes = {box for box, portals in STANDARD.portals_of.items() if portals >> space & 1}
        usable = not g.realm.closed >> space & 1 and bool(boxes - opened)
        assert g.realm.portals >> space & 1 == usable
    if not opened:
        assert g.realm is STANDARD
