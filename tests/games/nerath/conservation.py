"""What never changes in a game of Nerath: no card or token is created or lost, pieces are where they may be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import EVENTS, GUARDIANS, TREASURES
from gonfalon.games.nerath.printed.regions import DUNGEON, DUNGEONS, HOME, LAND, NOBODY, SEA
from gonfalon.games.nerath.rules.effects import capacity
from gonfalon.games.nerath.state import (
    CASTLE,
    DRAGON,
    FIGHT,
    HEROES,
    INCOME,
    LAND_PIECES,
    LEFT,
    MOVING,
    REINFORCE,
    REPOSITION,
    WARSHIP,
    Nerath,
    load_of,
)


def check(g: Nerath) -> None:
    """Fail with a sentence that says what was created, lost or misplaced."""
    check_events(g)
    check_treasures(g)
    check_guardians(g)
    check_control(g)
    for realm in range(4):
        check_troops(g, realm)
        assert g.gold[realm] >= 0, f"realm {realm} has {g.gold[realm]} Gold"
        assert g.points[realm] >= 0
    check_castles(g)
    check_peace(g)
    check_ready(g)
    check_wounds(g)
    check_table(g)


def check_events(g: Nerath) -> None:
    """Each realm's 20 Event cards are in its deck, hand or discard pile or being played, each in one place."""
    for realm in range(4):
        playing = [card for card in g.playing if card // 20 == realm]
        cards = sorted([*g.deck[realm], *g.hand[realm], *g.discard[realm], *playing])
        assert cards == list(range(realm * 20, realm * 20 + 20)), f"the Event cards of realm {realm} are {cards}"
    assert len(EVENTS) == 80


def check_treasures(g: Nerath) -> None:
    """Each of the 30 Treasure cards is in the deck, in a hand or played."""
    cards = sorted(card for cards in (g.treasure_deck, *g.chest, *g.treasures) for card in cards)
    assert cards == list(range(len(TREASURES))), f"the Treasure cards are {cards}"


def check_guardians(g: Nerath) -> None:
    """Each of the 30 Guardian tokens is in one place; an entrance is empty only between a battle and the end of
    the Reposition step (NER-DUN-33)."""
    tokens = sorted([*g.guardian_stack, *g.guardian_discard, *(token for lair in g.lair for token in lair)])
    assert tokens == list(range(len(GUARDIANS))), f"the Guardians are {tokens}"
    emptied = g.step in (FIGHT, REPOSITION)
    for space, lair in zip(DUNGEON, g.lair, strict=True):
        assert (0 if emptied else 1) <= len(lair) <= 2, f"{len(lair)} Guardians at {space}"
    if g.fighting == NOBODY or not 1 << g.fighting & DUNGEONS:
        assert not any(g.guardian_dice), "Guardian dice outside a dungeon battle"


def check_control(g: Nerath) -> None:
    """By space and by realm: both say the same; every land space has a controller, and nothing else has one."""
    for space, holder in enumerate(g.held):
        assert (holder == NOBODY) == (not 1 << space & LAND), f"space {space} is held by {holder}"
        assert (HOME[space] == NOBODY) == (holder == NOBODY)
    for realm, lands in enumerate(g.lands):
        held = sum(1 << space for space, holder in enumerate(g.held) if holder == realm)
        assert lands == held, f"the lands of realm {realm} are not what it holds"


def check_troops(g: Nerath, realm: int) -> None:
    """Presence is where the troops are; each piece is in a kind of space it can be in; loads fit (NER-SEA-02)."""
    here = 0
    for key, n in g.troops[realm].items():
        space, type_ = key >> 6, key & 63
        here |= 1 << space
        assert n > 0, f"{n} pieces of type {type_} in space {space}"
        assert 1 << space & ground(type_), f"a piece of type {type_} in space {space}"
        if type_ >= WARSHIP:
            load = load_of(type_)
            assert len(load) <= capacity(g, realm), f"a Warship in space {space} carries {load}"
    assert g.presence[realm] == here, f"the presence of realm {realm} is not where its pieces are"
    if g.step in (REINFORCE, INCOME) or realm != g.active:
        assert not here & DUNGEONS, f"realm {realm} is still in a dungeon"
        dragons = g.where(realm, DRAGON)
        assert dragons & LAND == dragons, f"a Dragon of realm {realm} is not over land"


def ground(type_: int) -> int:
    """Where a piece can be at all: only Heroes enter dungeons, Warships never land (NER-MOV-15, NER-UNI-21)."""
    if type_ >= WARSHIP:
        return SEA
    if type_ in HEROES:
        return LAND | DUNGEONS
    return LAND if type_ in LAND_PIECES or type_ == CASTLE else LAND | SEA


def check_castles(g: Nerath) -> None:
    """At most one Castle a space, always its controller's (NER-UNI-13, NER-CON-10)."""
    for realm in range(4):
        for space in bits(g.castles(realm)):
            assert g.count(realm, space, CASTLE) == 1, f"several Castles in space {space}"
            assert g.held[space] == realm, f"the Castle in space {space} is not its controller's"


def check_peace(g: Nerath) -> None:
    """Enemies meet only in pending battles of the active realm (NER-SPC-14), which alone stands on enemy land."""
    warring = g.step in (MOVING, FIGHT)
    for one, other in combinations(range(4), 2):
        if other != g.ally[one] and not (warring and g.active in (one, other)):
            assert not g.presence[one] & g.presence[other], f"realms {one} and {other} share a space"
    for realm in range(4):
        if not (warring and realm == g.active):
            stands = g.presence[realm] & LAND
            assert not stands & ~g.friendly_land(realm), f"realm {realm} stands on enemy land"


def check_ready(g: Nerath) -> None:
    """No more pieces can move than there are; in the Fight Battles step a note of Warships lost may be left."""
    if g.step == FIGHT and g.stack[-1:] != [("landing",)]:
        return
    ready: Counter[int] = Counter()
    for key, n in g.ready.items():
        assert n > 0
        ready[key & LEFT - 1] += n
    for key, n in ready.items():
        assert n <= g.troops[g.active].get(key, 0), f"{n} pieces {key} are ready and are not there"


def check_wounds(g: Nerath) -> None:
    """Damage is kept only in a battle, by pieces that are there (NER-BAT-25, 26)."""
    if g.fighting == NOBODY:
        assert not g.wounds, "damage outside a battle"
        return
    hurt: Counter[int] = Counter()
    for key, n in g.wounds.items():
        hurt[key >> 2] += n
    for key, n in hurt.items():
        realm, type_ = key >> 6, key & 63
        assert n <= sum(n for each, n in g.troops[realm].items() if each & 63 == type_)


def check_table(g: Nerath) -> None:
    """Whose turn it is follows from how many there were."""
    assert g.active == g.turn % 4
    assert 1 <= g.round <= (g.last_round or g.round)
    assert (g.fighting == NOBODY) <= (not g.defending)
    assert g.step == FIGHT or not g.victors
