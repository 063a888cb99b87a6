"""What never changes in a game of Heroes: no card, unit or tile is created or lost; all are where they may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gonfalon.games.heroes.codes import (
    ABILITY,
    ALL_TOKENS,
    NOBODY,
    NOWHERE,
    POSITIVE,
    SPACES,
    TIERS,
    TOWER,
    is_neutral,
    seat_of,
    tier_of,
)
from gonfalon.games.heroes.printed import (
    ASTROLOGERS,
    CARDS,
    CREATURES,
    HEROES,
    TILES,
    deck,
    neutral_deck,
    numbers,
    specialties_of,
    starting_deck,
)
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell, Statistic
from gonfalon.games.heroes.rules.combat.beginning import MOST_UNITS
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.rules.geography import BLOCKED, MINES, SANCTUARY, SETTLEMENT, of
from gonfalon.games.heroes.rules.laying import layout, suits
from gonfalon.games.heroes.rules.search import OWN_DECK
from gonfalon.games.heroes.rules.turn import NEUTRAL_DECKS, WEEKS
from gonfalon.games.heroes.seen import pile_of
from gonfalon.games.heroes.state import Heroes

LAYERS = (4, 6)
"""The levels at which a Hero gains a Specialty that is not in its starting Deck."""
MOVING = ("onward", "visit", "victory", "relocate", "send_home", "go_back", "engage", "offers", "beaten", "guards")
"""While one of these is to be done, a hero may stand where it may not stay."""


def check(g: Heroes) -> None:
    """Fail with a sentence that says what was created, lost or misplaced."""
    check_tiles(g)
    check_heroes(g)
    check_table(g)
    if NOBODY in g.hero or not any(g.pile):
        return  # the Heroes are still being chosen: no card is on the table yet
    check_cards(g)
    check_piles(g)
    check_units(g)
    check_weeks(g)
    check_flags(g)
    check_combat(g)


# --------------------------------------------------------------------------- cards


def on_table(g: Heroes) -> Counter[int]:
    """All cards that players can own, wherever they are."""
    piles: tuple[Iterable[int], ...] = (
        *g.hand,
        *g.deck,
        *g.discard,
        *g.ongoing,
        *g.pile,
        *g.pile_discard,
        g.removed,
        (card for card in g.permanent if card != NOBODY),
        (card for laid in g.overlays for _, card in laid),
        looked_at(g, ABILITY, OWN_DECK),
    )
    return Counter(card for pile in piles for card in pile)


def looked_at(g: Heroes, first: int, last: int) -> tuple[int, ...]:
    """What is looked at, if it was taken off one of these piles or off a Discard Pile (NOBODY)."""
    return g.looked_at if first <= g.look_pile <= last or (first == ABILITY and g.look_pile == NOBODY) else ()


def check_cards(g: Heroes) -> None:
    """Every Ability, Artifact and Spell of the box once a copy, of the others what the Heroes bring
    (HER-SET-15 to 20, HER-CRD-13)."""
    cards = Counter(card for kind in (Ability, Artifact, Spell) for card in deck(kind))
    for seat, hero in enumerate(g.hero):
        others = [card for card in starting_deck(hero) if pile_of(card) < 0]
        late = zip(LAYERS, specialties_of(hero)[1:], strict=True)
        cards.update([*others, *(card for level, card in late if g.level(seat) >= level)])
    there = on_table(g)
    if there != cards:
        odd = {CARDS[card].id: (there[card], cards[card]) for card in there | cards if there[card] != cards[card]}
        raise AssertionError(f"cards that are there and should be: {odd}")
    box = Counter(deck(Statistic))
    assert all(n <= box[card] for card, n in there.items() if card in box), "more Statistic cards than the box has"


def check_piles(g: Heroes) -> None:
    """Cards of a kind in their own piles, hands sorted, an open Discard Pile beside each Deck (HER-CRD-14, 16)."""
    for pile in range(len(g.pile)):
        assert all(pile_of(card) == pile for card in (*g.pile[pile], *g.pile_discard[pile])), (
            f"strangers in {pile}"
        )
    for seat in range(g.players):
        assert tuple(sorted(g.hand[seat])) == g.hand[seat], f"the hand of seat {seat} is not sorted"
        looked = g.looked_at if g.looker == seat and g.look_pile == OWN_DECK else ()
        unseen = Counter(g.unseen[seat]) - Counter((*g.hand[seat], *g.deck[seat], *looked))
        assert not unseen, f"cards of seat {seat} that nobody has seen and that lie open: {unseen}"
    assert (g.looker == NOBODY) == (not g.looked_at), f"{g.looker} looks at {g.looked_at}"


# --------------------------------------------------------------------------- units


def check_units(g: Heroes) -> None:
    """Neutral cards once a copy; of a Faction each Unit once at most, only its own (HER-UNT-43, HER-NEU-02)."""
    neutrals = Counter(card for tier in TIERS for card in neutral_deck(tier))
    looked = looked_at(g, NEUTRAL_DECKS, WEEKS - 1)
    there = Counter(card for pile in (*g.neutral_pile, *g.neutral_discard, g.offered, looked) for card in pile)
    for seat, army in enumerate(g.army):
        assert tuple(sorted(army)) == army, f"the army of seat {seat} is not sorted"
        own = Counter(unit // 2 for unit in army)
        there.update({creature: n for creature, n in own.items() if is_neutral(creature)})
        assert not any(unit & 1 for unit in army if is_neutral(unit // 2)), "a Pack of Neutral Units (HER-NEU-06)"
        faction = HEROES[g.hero[seat]].faction
        for creature, n in own.items():
            if not is_neutral(creature):
                assert n == 1, f"{CREATURES[creature].id} is {n} times in the army of seat {seat}"
                assert getattr(CREATURES[creature], "faction", "") == faction
    there.update(unit // 2 for unit, side in zip(g.before, g.side, strict=True) if g.sides[side] == NOBODY)
    if there != neutrals:
        odd = {CREATURES[c].id: (there[c], neutrals[c]) for c in there | neutrals if there[c] != neutrals[c]}
        raise AssertionError(f"Neutral Units that are there and should be: {odd}")
    for tier in range(len(TIERS)):
        assert all(tier_of(card) == tier for card in (*g.neutral_pile[tier], *g.neutral_discard[tier]))


def check_weeks(g: Heroes) -> None:
    """Every Astrologers card once."""
    cards = Counter(week for week in numbers(ASTROLOGERS) for _ in range(ASTROLOGERS[week].copies))
    assert Counter((*g.weeks, *g.past_weeks, *looked_at(g, WEEKS, WEEKS))) == cards, "Astrologers cards are lost"
    assert g.week == NOBODY or g.week in g.past_weeks


def check_combat(g: Heroes) -> None:
    """At most five units a side, one a space, less damage than would beat them (HER-UNT-07, HER-BAT-13, 25)."""
    assert (g.field != NOWHERE) == (g.stage == "combat"), f"stage {g.stage}, field {g.field}"
    rows = (g.unit, g.side, g.at, g.wounds, g.marks, g.before)
    assert len({len(row) for row in rows}) == 1, f"rows of unlike length: {rows}"
    standing = [at for at in g.at if at != NOWHERE]
    assert len(standing) == len(set(standing)), f"two units on a space: {g.at}"
    assert all(0 <= at < SPACES or at == TOWER for at in standing)
    assert all((at == TOWER) == (unit == TOWER_UNIT) for unit, at in zip(g.unit, g.at, strict=True) if at >= 0)
    for side in (0, 1):
        units = [unit for unit in range(len(g.unit)) if g.side[unit] == side and g.before[unit] != TOWER_UNIT]
        assert len(units) <= MOST_UNITS, f"side {side} fights with {len(units)} units"
        if g.sides[side] != NOBODY:
            alive = Counter(g.unit[unit] for unit in units if g.at[unit] != NOWHERE)
            assert not alive - Counter(g.army[g.sides[side]]), "a unit fights that is not in its Unit Deck"
    assert min(g.wounds, default=0) >= 0


# --------------------------------------------------------------------------- the map


def check_tiles(g: Heroes) -> None:
    """Each tile once, in a place of the layout that it suits; supplies hold Far Tiles (HER-SET-08, HER-SET-31)."""
    tiles = [tile for tile in (*g.tiles, *(tile for own in g.supply for tile in own), g.drawn_tile) if tile >= 0]
    assert len(tiles) == len(set(tiles)), f"a tile is there twice: {sorted(tiles)}"
    assert all(TILES[tile].group == "far" for own in g.supply for tile in own)
    places = layout(g.scenario, g.players)
    for slot in range(g.players, len(places)):
        assert suits(places[slot], g.tiles[slot]), f"tile {TILES[g.tiles[slot]].id} lies in slot {slot}"
    assert len(g.centers) == len(g.groups) == len(g.tiles) == len(g.turns)
    assert all(0 <= turn < 6 for turn in g.turns)
    fields = [(q + dq, r + dr) for q, r in g.centers for dq in (-1, 0, 1) for dr in (-1, 0, 1) if abs(dq + dr) < 2]
    assert len(fields) == len(set(fields)), "two tiles overlap"


def check_heroes(g: Heroes) -> None:
    """Heroes stand on face-up Fields, never two of different players on one, but while one arrives or on a
    Sanctuary (HER-MOV-16, HER-MOV-18)."""
    here = of(g)
    settled = g.stage != "combat" and not any(frame[0] in MOVING for frame in g.stack)
    for hero, at in enumerate(g.hero_at):
        if at == NOWHERE:
            continue
        assert g.face_up >> at // 7 & 1, f"hero {hero} stands on a face-down tile"
        if settled:
            assert here.locations[at] != BLOCKED or hero_may_stand(g, hero), (
                f"hero {hero} stands on a Blocked Field"
            )
            others = {seat_of(other) for other in g.heroes_on(at)}
            assert len(others) == 1 or here.locations[at] == SANCTUARY, f"heroes of {others} on field {at}"
    assert min(g.mp) >= 0, f"Movement Points {g.mp}"


def hero_may_stand(g: Heroes, hero: int) -> bool:
    """A tile may be turned so that nothing else is possible, and Angel Wings carry a Hero across."""
    return g.stood[hero] == g.hero_at[hero] or bool(g.passing[seat_of(hero)] >> hero & 1)


def check_flags(g: Heroes) -> None:
    """Cubes lie on face-up fields; a settled Settlement is flagged; income covers what is flagged (HER-RES-04)."""
    here = of(g)
    flagged = [field for field, _ in g.flags]
    assert len(flagged) == len(set(flagged)), "two cubes on a field"
    for field, seat in g.flags:
        assert here.locations[field] >= 0, f"a cube on the face-down field {field}"
        assert 0 <= seat < g.players
    for field, what in g.settled:
        assert here.locations[field] == SETTLEMENT
        assert 0 <= what <= 3
        assert g.flag_of(field) != NOBODY, f"Settlement {field} gives {what} to nobody"
    assert g.visited & ~face_up_fields(g) == 0, "a Black Cube on a face-down tile"
    for seat in range(g.players):
        mines = [field for field, holder in g.flags if holder == seat and here.locations[field] in MINES]
        assert sum(g.income[3 * seat : 3 * seat + 3]) >= len(mines), f"the income of seat {seat} is {g.income}"


def face_up_fields(g: Heroes) -> int:
    return sum(0b1111111 << 7 * slot for slot in range(len(g.tiles)) if g.face_up >> slot & 1)


def check_table(g: Heroes) -> None:
    """Nobody owes anything; values are in their range."""
    assert min((*g.resources, *g.income)) >= 0, f"resources {g.resources}, income {g.income}"
    assert min((*g.xp, *g.expert, *g.power, *g.homeless)) >= 0
    assert all(0 <= tokens <= ALL_TOKENS for tokens in g.tokens)
    assert all(-POSITIVE <= token <= POSITIVE for token in g.morale)
    assert 0 <= g.first < g.players
    assert g.active == NOBODY or 0 <= g.active < g.players
