"""Attacks, decided by what the tower lets fall into its tray (chapter BAT). The defender decides nothing
(IMM-DIG-04)."""

from __future__ import annotations

from gonfalon.core import put
from gonfalon.core.menu import Row
from gonfalon.games.immortals.codes import AGAINST, EDGES, EDGES_FROM, FOR, MOST, NEUTRAL, force_of
from gonfalon.games.immortals.printed import TOWER, across, realm_of, region_of
from gonfalon.games.immortals.state import GREEN, NOBODY, PLACES_OF, Immortals

from .tower import throw

# --------------------------------------------------------------------------- what may be attacked


def attack_rows(g: Immortals, seat: int, card: int, rows: dict[Row, int | None]) -> None:
    """Every legal attack: with one army or more, one staying behind, to a neighbour that is not one's own
    (IMM-BAT-01 to 04, 11, 12)."""
    owner, named = g.owner, PLACES_OF[card]
    for origin in g.regions(seat):
        if g.armies[origin] < 2:
            continue
        numbers = (1 << g.armies[origin] - 1) - 1
        closed = NOBODY if g.portals >> origin & 1 else across(origin)
        for edge, goal in EDGES_FROM[origin]:
            if owner[goal] != seat and goal != closed:
                rows["attack", edge] = sum(numbers << side * MOST for side in sides(named, origin, goal))


def sides(named: tuple[int, ...], origin: int, goal: int) -> tuple[int, ...]:
    """On which sides the inhabitants may fight, by the places a card names (IMM-BAT-05 to 09, 58, 59).

    A Region card names both realms of its region, a Conflict card one place; a joker names one of five, as the
    player likes.
    """
    joker = len(named) == 5
    if goal in named:
        return (FOR, NEUTRAL, AGAINST) if joker and origin in named else (FOR, AGAINST) if joker else (FOR,)
    if origin in named:
        return (NEUTRAL, AGAINST) if joker else (NEUTRAL,)
    return (AGAINST,)


# --------------------------------------------------------------------------- the battle


def attack(g: Immortals, seat: int, edge: int, force: int) -> None:
    """The steps of a battle (IMM-BAT-57)."""
    origin, goal = EDGES[edge]
    side, n = force_of(force)
    defender = g.owner[goal]
    g.tell("attacked", seat, n, origin, goal, side, defender, g.armies[goal])
    g.take_armies(origin, n)
    fallen = throw(g, cubes_for(g, seat, n, goal))
    g.tell("fell", seat, defender, *fallen)
    if defender == NOBODY:
        win = against_inhabitants(g, seat, goal, side)
    else:
        win = against_player(g, seat, defender, goal, side)
    g.tell("won" if win else "repelled", seat, goal, g.armies[goal], g.owner[goal])


def cubes_for(g: Immortals, seat: int, n: int, goal: int) -> list[int]:
    """What is thrown: the tray with its inhabitants adjusted, all attackers, all defenders (IMM-BAT-13 to 18)."""
    adjust_inhabitants(g)
    cubes = [colour for colour, number in enumerate(g.tray) for _ in range(number)]
    cubes += [seat] * n
    if g.owner[goal] != NOBODY:
        cubes += [g.owner[goal]] * g.armies[goal]
        g.take_armies(goal, g.armies[goal])
    return cubes


def adjust_inhabitants(g: Immortals) -> None:
    """None in the tray: one is added, if there is one; more than three: one leaves (IMM-BAT-14, 15)."""
    greens = g.tray[GREEN]
    missing = greens < TOWER.battle.fewest_inhabitants
    surplus = greens > TOWER.battle.most_inhabitants
    change = 1 if missing and g.greens else -1 if surplus else 0
    g.tray = put(g.tray, GREEN, greens + change)
    g.greens -= change


def against_inhabitants(g: Immortals, seat: int, goal: int, side: int) -> bool:
    """An unoccupied region is won if one army is left; hostile inhabitants take one each (IMM-BAT-22 to 32)."""
    if side == AGAINST:
        greens = g.tray[GREEN]
        bury(g, seat, goal, min(greens, g.tray[seat]))
        send_home(g, greens)
    win = place_survivors(g, seat, goal)
    if win:
        g.give_card(region_of(goal), seat)
    return win


def against_player(g: Immortals, seat: int, defender: int, goal: int, side: int) -> bool:
    """The side with more cubes in the tray wins; the loser's all leave it, and as many of the winner's
    (IMM-BAT-33 to 54)."""
    greens = g.tray[GREEN]
    ours = g.tray[seat] + (greens if side == FOR else 0)
    theirs = g.tray[defender] + (greens if side == AGAINST else 0)
    strike(g, seat, goal, side == FOR, theirs)
    strike(g, defender, goal, side == AGAINST, ours)
    win = place_survivors(g, seat, goal)
    place_survivors(g, defender, goal)
    if win:
        g.give_card(region_of(goal), seat)
    elif ours == theirs:
        return_card(g, region_of(goal), (seat, defender))
    elif ours > theirs:
        return_card(g, region_of(goal), (defender,))
    return ours > theirs


def strike(g: Immortals, seat: int, goal: int, with_inhabitants: bool, hits: int) -> None:
    """A side loses as many cubes as the other has: inhabitants first, then armies (IMM-BAT-36 to 40, 48, 49)."""
    if with_inhabitants:
        greens = min(hits, g.tray[GREEN])
        send_home(g, greens)
        hits -= greens
    bury(g, seat, goal, min(hits, g.tray[seat]))


def bury(g: Immortals, seat: int, goal: int, n: int) -> None:
    """Armies lost go from the tray to the limbo opposite to the realm of the battle (IMM-BAT-21, 37)."""
    if n:
        g.tray = put(g.tray, seat, g.tray[seat] - n)
        g.limbo[2 * seat + 1 - realm_of(goal)] += n
        g.tell("lost", seat, n, 1 - realm_of(goal))


def send_home(g: Immortals, n: int) -> None:
    """Inhabitants return to the common reserve."""
    g.tray = put(g.tray, GREEN, g.tray[GREEN] - n)
    g.greens += n


def place_survivors(g: Immortals, seat: int, goal: int) -> bool:
    """What a side has left in the tray goes to the region attacked, never back (IMM-BAT-41 to 43)."""
    n = g.tray[seat]
    g.tray = put(g.tray, seat, 0)
    g.put_armies(seat, goal, n)
    return n > 0


def return_card(g: Immortals, region: int, losers: tuple[int, ...]) -> None:
    """The Region card goes back to the deck if one of these has it (IMM-BAT-50, 51, 53)."""
    if g.card_owner[region] in losers:
        g.give_card(region, NOBODY)
