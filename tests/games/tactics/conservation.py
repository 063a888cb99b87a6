"""What never changes in a game of Tactics: nothing is created or lost, and trackers stay on their tracks."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.games.tactics.printed import ENEMIES, TACTICS, TURN, UNIT_FACES, UNITS
from gonfalon.games.tactics.printed.realm import REALMS
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.rules.zones import CONTROL
from gonfalon.games.tactics.state import CLASSES, EMPTY, ENEMY_FACE, NOBODY, OFF_MAP, Tactics


def check(g: Tactics) -> None:
    """Fail with a sentence that says what was created, lost or misplaced."""
    deployed = check_tactics(g) and (g.turn > 0 or not g.rules.enemies)
    check_places(g)
    check_units(g)
    for unit in range(len(g.pos)):
        check_trackers(g, unit, deployed)
        check_tokens(g, unit)
    check_captures(g, deployed)
    check_flags(g)
    check_turn(g)
    check_artifact(g)
    check_adventure(g, deployed)


def tactics(g: Tactics) -> Iterator[int]:
    """Every Tactic card on the table, wherever it is."""
    for cards in (*g.hand, *g.dealt, g.deck, g.discard, g.revealed):
        yield from cards


def check_tactics(g: Tactics) -> bool:
    """Each of the 16 Tactic cards is in one place; before they are dealt, in none. Whether they are dealt."""
    cards = sorted(tactics(g))
    if ("deal_tactics",) in g.stack:
        assert not cards, f"the Tactic cards {cards} are on the table before they are dealt"
        return False
    assert cards == list(range(len(TACTICS))), f"the Tactic cards are {cards}"
    for seat, hand in enumerate(g.hand):
        most = TURN.hand_limit + (seat == g.active)
        assert len(hand) <= most, f"seat {seat} holds {len(hand)} Tactic cards"
    return True


def check_places(g: Tactics) -> None:
    """By unit, by space and by side: all say the same, and no space holds two units."""
    stood = [space for space in g.pos if space != OFF_MAP]
    assert len(set(stood)) == len(stood), f"two units on one space: {g.pos}"
    for space, unit in enumerate(g.at):
        found = g.pos.index(space) if space in g.pos else EMPTY
        assert unit == found, f"space {space} says unit {unit}, the units say {found}"
    for seat, board in enumerate(g.side):
        spaces = sum(1 << g.pos[unit] for unit in g.units_of(seat))
        assert board == spaces, f"the board of seat {seat} is not where its units are"


def check_units(g: Tactics) -> None:
    """One Unit card of each class a party, no card twice; in adventures all 32 are somewhere."""
    if any(g.draft):
        cards = [card for draft in g.draft for card in draft]
    else:
        cards = [card % ENEMY_FACE for card in g.card]
        for unit, card in enumerate(cards):
            assert UNITS[card].unit_class == CLASSES[unit & 3], f"unit {unit} has a card of another class"
        for unit, card in enumerate(g.card):
            assert (card >= ENEMY_FACE) == g.automated(unit >> 2), f"unit {unit} shows the wrong face"
    for unit_class, pile in enumerate(g.spare):
        assert all(UNITS[card].unit_class == CLASSES[unit_class] for card in pile)
        cards += pile
    assert len(set(cards)) == len(cards) == (len(UNITS) if g.spare else 4 * g.players)


def check_trackers(g: Tactics, unit: int, deployed: bool) -> None:
    """Health and Ammo or Mana stay on their tracks; a unit has Health as long as it is in play."""
    if any(g.draft):
        return
    card = UNIT_FACES[g.card[unit]]
    assert 0 <= g.health[unit] <= card.health, f"unit {unit} has {g.health[unit]} Health of {card.health}"
    assert 0 <= g.supply[unit] <= card.ammo + card.mana, f"unit {unit} has {g.supply[unit]} Ammo or Mana"
    if not deployed:
        assert g.health[unit] == card.health
    elif g.pos[unit] == OFF_MAP:
        assert g.health[unit] == g.supply[unit] == 0, f"the captured unit {unit} has something left"
    else:
        assert g.health[unit] > 0, f"unit {unit} is in play without Health"


def check_tokens(g: Tactics, unit: int) -> None:
    """Weakened tokens and lasting effects only on units in play."""
    if g.pos[unit] == OFF_MAP:
        assert not g.is_weakened(unit), f"the captured unit {unit} is Weakened"
        assert all(row[1] != unit for row in g.effects), f"something lasts on the captured unit {unit}"
    assert g.is_weakened(unit) or not g.dazed >> unit & 1, f"unit {unit} is dazed but not Weakened"


def check_captures(g: Tactics, deployed: bool) -> None:
    """A captured card is with another side, and only while its unit is off the map."""
    for unit, captor in enumerate(g.captor):
        if captor == NOBODY:
            continue
        assert deployed
        assert g.pos[unit] == OFF_MAP, f"unit {unit} is in play and captured"
        assert captor not in g.allies[unit >> 2], f"party {captor} captured the unit {unit} of its own side"
        assert captor in range(len(g.side))


def check_flags(g: Tactics) -> None:
    """Flags stay on the track, and are secured when and only when they are at its end."""
    for zone, (reached, owner) in enumerate(zip(g.flags, g.secured)):
        assert 0 <= reached <= CONTROL, f"flag {zone} is at {reached}"
        assert (reached == CONTROL) == (owner != NOBODY), f"flag {zone} is at {reached} and belongs to {owner}"


def check_turn(g: Tactics) -> None:
    assert 0 <= g.actions <= TURN.actions_per_turn
    assert g.active in range(len(g.side))
    assert g.ending in range(NOBODY, g.players)


def check_artifact(g: Tactics) -> None:
    """There is one Artifact in Battle, on the ground or borne by a unit in play, and none elsewhere."""
    lies, borne = g.artifact != OFF_MAP, g.bearer != NOBODY
    assert lies + borne == g.rules.artifact, f"the Artifact lies on {g.artifact} and is borne by {g.bearer}"
    assert not borne or g.pos[g.bearer] != OFF_MAP, f"the captured unit {g.bearer} bears the Artifact"


def check_adventure(g: Tactics, deployed: bool) -> None:
    """Each Enemy card is in one place, each Enemy has four units, and open boxes hold exactly one unit."""
    assert 0 <= g.time <= g.rules.time_max, f"the Time token is on {g.time}"
    cards = sorted([*g.enemy_deck, *g.enemy_discard, *(card for card in g.under if card != NOBODY)])
    if not g.rules.enemies:
        assert not cards
        return
    assert len(set(cards)) == len(cards), f"an Enemy card twice: {cards}"
    missing = len(ENEMIES) - len(cards)
    assert missing <= 1, f"Enemy cards are missing: {cards}"  # a monster's card while its effect goes on
    if g.turn and not g.ended:
        for unit in range(4 * g.players, len(g.pos)):
            assert (g.pos[unit] == OFF_MAP) == (unit in g.fallen), f"enemy unit {unit} is not in play"
    opened = []
    for cave in CAVES:
        inside = (g.occupied() & cave.board).bit_count()
        assert inside <= 1, f"{inside} units in {cave.printed.id}"
        opened += cave.opened * inside
    if not g.ended:
        assert REALMS["+".join(["standard", *sorted(opened)])] is g.realm, f"{opened} should be open, not {g.map}"
        assert not g.occupied() & g.realm.closed, "a unit stands on an open box"
