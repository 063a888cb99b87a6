"""Attacks, decided by what the tower lets fall into its tray (chapter BAT). The defender decides nothing
(IMM-DIG-04)."""

from __future__ import annotations

from gonfalon.core import put
from gonfalon.core.menu import Row
from gonfalon.games.immortals.codes import AGAINST, EDGES, EDGES_FROM, FOR, MOST_ARMIES, NEUTRAL, force_of
from gonfalon.games.immortals.printed import TOWER, across, realm_of, region_of
from gonfalon.games.immortals.state import GREEN, NOBODY, PLACES_OF, Immortals, holds, limbo_of

from .tower import throw

# --------------------------------------------------------------------------- what may be attacked


def attack_rows(g: Immortals, seat: int, card: int, rows: dict[Row, int | None]) -> None:
    """Every legal attack, and no other (IMM-DIG-06): from a region of one's own to a neighbour that is not
    (IMM-BAT-01, IMM-BAT-02), with one army or more, of which one stays behind (IMM-BAT-11, IMM-BAT-12).

    The card limits neither origin nor goal (IMM-BAT-04, IMM-BAT-60). A Portal leads one way, whoever built it
    (IMM-BAT-03, IMM-BLD-09, IMM-BLD-10, IMM-BLD-11).
    """
    owner, named = g.owner, PLACES_OF[card]
    for origin in g.regions(seat):
        if g.armies[origin] < 2:
            continue
        numbers = (1 << g.armies[origin] - 1) - 1
        closed = NOBODY if holds(g.portals, origin) else across(origin)
        for edge, goal in EDGES_FROM[origin]:
            if owner[goal] != seat and goal != closed:
                rows["attack", edge] = sum(numbers << side * MOST_ARMIES for side in sides(named, origin, goal))


def sides(named: tuple[int, ...], origin: int, goal: int) -> tuple[int, ...]:
    """On which sides the inhabitants may fight, by the places a card names: the first case that fits
    (IMM-BAT-05, IMM-BAT-06, IMM-BAT-07, IMM-BAT-59).

    A Region card names both realms of its region (IMM-BAT-08), a Conflict card one place (IMM-BAT-58); a joker
    names one of five, as the player likes (IMM-BAT-09).
    """
    joker = len(named) == 5
    if goal in named:
        return (FOR, NEUTRAL, AGAINST) if joker and origin in named else (FOR, AGAINST) if joker else (FOR,)
    if origin in named:
        return (NEUTRAL, AGAINST) if joker else (NEUTRAL,)
    return (AGAINST,)


# --------------------------------------------------------------------------- the battle


def attack(g: Immortals, seat: int, edge: int, force: int) -> None:
    """The steps of a battle (IMM-BAT-57), which is declared as a whole (IMM-DIG-01) and thrown once, whatever is
    attacked (IMM-BAT-10, IMM-BAT-56).

    What falls out of the tower counts for its owner, wherever it was lost; what lodges does not count
    (IMM-BAT-19, IMM-BAT-20). Everybody sees what fell and what it led to (IMM-VIS-18).
    """
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
    """What is thrown: the tray with its inhabitants adjusted (IMM-BAT-13), all attackers, and every defender
    if there are any (IMM-BAT-16, IMM-BAT-17, IMM-BAT-18)."""
    adjust_inhabitants(g)
    cubes = [colour for colour, number in enumerate(g.tray) for _ in range(number)]
    cubes += [seat] * n
    if g.owner[goal] != NOBODY:
        cubes += [g.owner[goal]] * g.armies[goal]
        g.take_armies(goal, g.armies[goal])
    return cubes


def adjust_inhabitants(g: Immortals) -> None:
    """One is added to a tray without any, if one is left; one leaves a tray with more than three (IMM-BAT-14,
    IMM-BAT-15)."""
    greens = g.tray[GREEN]
    missing = greens < TOWER.battle.fewest_inhabitants
    surplus = greens > TOWER.battle.most_inhabitants
    change = 1 if missing and g.greens else -1 if surplus else 0
    g.tray = put(g.tray, GREEN, greens + change)
    g.greens -= change


def against_inhabitants(g: Immortals, seat: int, goal: int, side: int) -> bool:
    """An unoccupied region is won if one army is left (IMM-BAT-22, IMM-BAT-27), and with it its card, from whoever
    has it (IMM-BAT-29, IMM-BAT-30, IMM-BAT-31); otherwise nothing changes (IMM-BAT-32).

    Hostile inhabitants take one army each and go home (IMM-BAT-25, IMM-BAT-26); the others stay in the tray, as do
    cubes of other players (IMM-BAT-24, IMM-BAT-28).
    """
    if side == AGAINST:
        greens = g.tray[GREEN]
        bury(g, seat, goal, min(greens, g.tray[seat]))
        send_home(g, greens)
    win = place_survivors(g, seat, goal)
    if win:
        g.give_card(region_of(goal), seat)
    return win


def against_player(g: Immortals, seat: int, defender: int, goal: int, side: int) -> bool:
    """The side with more cubes in the tray wins, inhabitants included if they fight for it (IMM-BAT-33,
    IMM-BAT-35, IMM-BAT-52). Whoever is neutral or not involved stays in the tray (IMM-BAT-34, IMM-BAT-55).

    Only an attacker with armies left takes the region and its card, from whoever has it (IMM-BAT-44, IMM-BAT-45).
    After a tie the card goes back to the deck if one of the two has it (IMM-BAT-50), and so does the defender's if
    inhabitants alone beat them (IMM-BAT-53). Otherwise it stays where it is (IMM-BAT-46, IMM-BAT-47, IMM-BAT-51,
    IMM-BAT-54, IMM-BAT-61).
    """
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
    """A side loses as many cubes as the other has, in a tie all of them (IMM-BAT-36, IMM-BAT-48): inhabitants
    first, who go home or, if they are not needed, stay in the tray (IMM-BAT-38, IMM-BAT-39, IMM-BAT-40,
    IMM-BAT-49), then armies."""
    if with_inhabitants:
        greens = min(hits, g.tray[GREEN])
        send_home(g, greens)
        hits -= greens
    bury(g, seat, goal, min(hits, g.tray[seat]))


def bury(g: Immortals, seat: int, goal: int, n: int) -> None:
    """Armies lost go from the tray to the limbo opposite to the realm of the battle: none leaves the game
    (IMM-BAT-21, IMM-BAT-37, IMM-CMP-03, IMM-TOW-13)."""
    if n:
        g.tray = put(g.tray, seat, g.tray[seat] - n)
        opposite = realm_of(across(goal))
        g.limbo[limbo_of(seat, opposite)] += n
        g.tell("lost", seat, n, opposite)


def send_home(g: Immortals, n: int) -> None:
    """Inhabitants return to the common reserve."""
    g.tray = put(g.tray, GREEN, g.tray[GREEN] - n)
    g.greens += n


def place_survivors(g: Immortals, seat: int, goal: int) -> bool:
    """What a side has left in the tray goes to the region attacked, never back; inhabitants stay in the tray
    (IMM-BAT-23, IMM-BAT-41, IMM-BAT-42, IMM-BAT-43)."""
    n = g.tray[seat]
    g.tray = put(g.tray, seat, 0)
    g.put_armies(seat, goal, n)
    return n > 0


def return_card(g: Immortals, region: int, losers: tuple[int, ...]) -> None:
    """The Region card goes back to the deck if one of these has it, even if it was just played
    (IMM-BAT-50, IMM-BAT-53, IMM-CRD-10)."""
    if g.card_owner[region] in losers:
        g.give_card(region, NOBODY)
