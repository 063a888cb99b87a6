"""Playing cards (chapters CRD, SPL and SPC): what may be played at a moment, and what becomes of it.

A *way* of a card is 0 for the basic and 1 for the expert effect, the number of an option, or for a Spell its
level, 3 being the bottom effect. The moments: "map" (the player's own Turn), "start" (a combat begins),
"activation" (the player's own unit activates), "attack" (between the announcement of an attack and its die),
"rolled" (after that die), "lethal" (an attack would reduce a unit to 0 HP), "cast" (an enemy has cast a spell),
"own_cast" (the player has), "won" (after winning a combat), "guild" (a spell is being bought), "population" (Units
are being recruited), "guards" (a combat against Neutral Units is about to begin).

Rulings: a card may be played even if it changes nothing (HER-CRD-26); to keep menus sensible, a card is offered
only when some part of its text can do something or could help: Power, if a card in hand could use it. Any Spell
card played, even for its Power, counts as the first in the Week of the Crazy Wizard; for the Grim Warlock it is
the first Spell cast in a Turn, by anyone. The School of a Magic Arrow is asked only if something everyone can see
in the combat refers to Schools (HER-SPL-14, HER-SPL-15). A card lies in front of its player while it resolves, so
that its own text cannot draw it again.

Questions: counter (pass, play), own_cast (pass, play), school (choose: air, earth, fire, water), opening_spell
(play), neutral (recruit, play, pass).
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import BRONZE, GOLDEN, NOBODY, NOWHERE, SCHOOLS, SILVER, creature_of
from gonfalon.games.heroes.printed import CARDS, CREATURES
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.cards import Ability, Spell
from gonfalon.games.heroes.printed.ops.army import DrawNeutralsPerDwelling
from gonfalon.games.heroes.printed.ops.attacks import CancelLethalAttack
from gonfalon.games.heroes.printed.ops.spells import CastSpell
from gonfalon.games.heroes.rules import recruiting
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes, asked, faction_of

from . import deeds, deeds_combat, deeds_map, deeds_units, named
from .deeds import COMBAT_SPELLS, KIND_OF, MAP, POWER_AT, STARTING, Deed, Play, spell_free
from .lasting import end_ongoing, end_permanent, end_used, lay_down, make_permanent, put_away, release
from .ways import BOTTOM, BY_TIMING, NOT_CAST, Way, ways_of

__all__ = [
    "cheaper",
    "draw_neutrals",
    "end_ongoing",
    "end_permanent",
    "end_used",
    "lose_power",
    "play",
    "playable",
]

# --------------------------------------------------------------------------- cards that let others be played


def can_open(g: Heroes, p: Play, op: CastSpell) -> bool:
    return bool(opening_spells(g, p, op))


def opening_spells(g: Heroes, p: Play, op: CastSpell) -> list[Option]:
    """Spells in hand that could be cast in this combat, whatever their timing."""
    if op.counts and not spell_free(g, p):
        return []
    found: list[Option] = []
    for card in sorted(set(g.hand[p.seat])):
        if card in COMBAT_SPELLS and usable(g, p.seat, card):
            spell = Play(g, p.seat, p.moment, card)
            found += [("play", card, way.number) for way in WAYS[card][:BOTTOM] if castable(g, spell, way)]
    return found


def castable(g: Heroes, p: Play, way: Way) -> bool:
    """Enough Power, and a valid target."""
    if way.power > power_of(g, p.seat):
        return False
    return any(DEEDS[type(op)].serves(g, p, op) for op in way.ops if type(op) in DEEDS)


async def open_with_spell(g: Heroes, p: Play, op: CastSpell) -> None:
    """Cast a spell before any unit activates; the card says whether it counts toward the limit of the first Combat
    Round."""
    options = opening_spells(g, p, op)
    if options:
        option = await Ask(
            p.seat, "opening_spell", asked(options), rule="HER-SPL-08", about=(p.card,), default=first
        )
        await cast(g, Play(g, p.seat, p.moment, option[1]), WAYS[option[1]][option[2]], op.counts)


def can_draw_neutrals(g: Heroes, p: Play, op: DrawNeutralsPerDwelling) -> bool:
    return any(recruiting.has_dwelling(g, p.seat, tier) for tier in (BRONZE, SILVER, GOLDEN))


async def hire_neutral(g: Heroes, p: Play, op: DrawNeutralsPerDwelling) -> None:
    await draw_neutrals(g, p.seat, op.golden_adds_azure)


async def draw_neutrals(g: Heroes, seat: int, azure: bool) -> None:
    """Draw a Neutral card for each Dwelling; one may be recruited at its cost, which other cards may lower
    (HER-NEU-05, HER-NEU-08)."""
    recruiting.offer_neutrals(g, seat, azure)
    while g.offered:
        choices: list[Option] = [("pass",), *recruiting.offers(g, seat), *cheaper(g, seat)]
        option = await Ask(seat, "neutral", asked(choices), rule="HER-NEU-05", about=g.offered, default=("pass",))
        if option[0] == "play":
            await play(g, seat, option[1], option[2], "population")
        else:
            recruiting.settle_offer(g, seat, option)


def cheaper(g: Heroes, seat: int) -> list[Option]:
    """Cards that make a Unit cheaper; cards may only be played on the player's own Turn (HER-CRD-02)."""
    return playable(g, seat, "population") if g.active == seat else []


DEEDS: Final[dict[type[Op], Deed]] = {
    **deeds.DEEDS,
    **deeds_combat.DEEDS,
    **deeds_units.DEEDS,
    **deeds_map.DEEDS,
    **named.DEEDS,
    CastSpell: Deed(STARTING, can_open, open_with_spell),
    DrawNeutralsPerDwelling: Deed(MAP, can_draw_neutrals, hire_neutral),
}
"""Operations without a deed belong to cards from other boxes; they do nothing yet."""


# --------------------------------------------------------------------------- the ways of all cards


WAYS: Final = tuple(ways_of(card, DEEDS) for card in CARDS)
MOMENTS: Final = (
    *("map", "start", "activation", "attack", "rolled", "lethal"),
    *("cast", "own_cast", "won", "guild", "population", "guards"),
)
OFFERS: Final[dict[str, dict[int, tuple[Way, ...]]]] = {
    moment: {
        card: found for card, ways in enumerate(WAYS) if (found := tuple(way for way in ways if moment in way.at))
    }
    for moment in MOMENTS
}
"""By moment and card, the ways that may be considered."""
ONLY_FOR: Final = {
    number: card.faction_only
    for number, card in enumerate(CARDS)
    if isinstance(card, Ability) and card.faction_only
}
"""Cards that only one Faction can use (HER-CRD-20)."""


def power_users(moment: str) -> dict[int, int]:
    """What Power may be played for at a moment, and the most that can be used."""
    users = {}
    for card, ways in OFFERS[moment].items():
        needs = [way.power for way in ways]
        for op in (op for way in ways for op in way.ops if isinstance(op, CancelLethalAttack)):
            if op.power_by_tier is not None:
                needs.append(op.power_by_tier.golden)
        if max(needs) > 0:
            users[card] = max(needs)
    return users


POWER_AT.update({moment: power_users(moment) for moment in ("map", "start", "activation", "attack", "lethal")})
COMBAT_SPELLS.update(
    {
        card: max(way.power for way in ways[:BOTTOM])
        for card, ways in enumerate(WAYS)
        if KIND_OF[card] == "spell" and not {"map", "lethal"} & ways[0].at.keys() and ways[0].at
    }
)


# --------------------------------------------------------------------------- what may be played


def playable(g: Heroes, seat: int, moment: str, field: int = NOWHERE) -> list[Option]:
    """What a seat may play at a moment, Expert Effects only while it has uses left (HER-CRD-18); `field` is the
    guarded field a hero is about to fight for."""
    if not may_play(g, seat, moment):
        return []
    found: list[Option] = []
    offers = OFFERS[moment]
    p = Play(g, seat, moment, field=field)
    experts = g.experts_left(seat)
    for card in g.hand[seat]:
        if card == p.card or card not in offers:
            continue
        p.card, p.kind = card, KIND_OF[card]
        if usable(g, seat, card):
            for way in offers[card]:
                if (experts > 0 or not way.expert) and offered(g, p, way):
                    found.append(("play", card, way.number))
    if g.permanent[seat] != NOBODY and moment in BY_TIMING["permanent"]:
        found.append(("end_permanent",))
    return found


def may_play(g: Heroes, seat: int, moment: str) -> bool:
    """Only on one's own Turn, or in a combat of one's Main Hero (HER-CRD-02)."""
    if moment in ("map", "guild", "population", "guards"):
        return g.active == seat
    return moment == "won" or fight.may_play(g, seat) or (moment == "own_cast" and g.active == seat)


def usable(g: Heroes, seat: int, card: int) -> bool:
    """A Necropolis card is useless to other Factions, except to be discarded (HER-CRD-20)."""
    return card not in ONLY_FOR or faction_of(g, seat) == ONLY_FOR[card]


def offered(g: Heroes, p: Play, way: Way) -> bool:
    """Whether a way can be paid for and some part of it can do something (HER-GEN-03, HER-GEN-04)."""
    if way.cost and len(g.hand[p.seat]) <= way.cost:
        return False
    if way.power != NOT_CAST and not (way.power <= power_of(g, p.seat) and spell_free(g, p)):
        return False
    for op, serves in way.at[p.moment]:
        if serves(g, p, op):
            return True
    return way.timing == "permanent"


def power_of(g: Heroes, seat: int) -> int:
    """Empower points played, plus what the week adds to the first Spell of a Turn (HER-SPL-02)."""
    power = g.power[seat]
    if g.effects and "spell_power" not in g.used[g.active]:
        power += g.sum_of("spell_power", seat)
    return power


# --------------------------------------------------------------------------- playing


async def play(g: Heroes, seat: int, card: int, way: int, moment: str) -> None:
    """Play a card: its parts in printed order, then it goes where it belongs (HER-CRD-03, HER-GEN-04)."""
    p, chosen = Play(g, seat, moment, card), WAYS[card][way]
    if chosen.power != NOT_CAST:
        await cast(g, p, chosen, counts=True)
        return
    lay_down(g, p, chosen)
    if chosen.timing == "permanent":
        make_permanent(g, p)
        return
    await resolve(g, p, chosen)
    put_away(g, p, chosen)


async def resolve(g: Heroes, p: Play, way: Way) -> None:
    whole = named.NAMED.get((p.card, way.number))
    if whole is not None:
        await whole(g, p)
        return
    for op in way.ops:
        deed = DEEDS.get(type(op))
        if deed is not None:
            await deed.does(g, p, op)


# --------------------------------------------------------------------------- spells


async def cast(g: Heroes, p: Play, way: Way, counts: bool) -> None:
    """Cast a Spell: all Power is used up, the enemy may counter it, then it takes effect, then its caster may take
    it back (HER-SPL-05, HER-SPL-08)."""
    lay_down(g, p, way)
    use_power(g, p.seat)
    if counts and p.side != NOWHERE:
        g.spells = (g.spells[0] + (p.side == 0), g.spells[1] + (p.side == 1))
    g.cast = (p.seat, p.card, way.number, await name_school(g, p))
    await offer_counter(g, p)
    works = g.cast[2] != NOWHERE
    if works:
        await resolve(g, p, way)
    await offer_return(g, p)
    if works:
        put_away(g, p, way)
    else:
        release(g, p.seat, p.card)
    g.cast = ()
    g.spent = put(g.spent, p.seat, ())


def use_power(g: Heroes, seat: int) -> None:
    """All Power is used up, surplus included; so is the week's bonus to the first Spell of a Turn."""
    g.power = put(g.power, seat, 0)
    if g.sum_of("spell_power", seat) and "spell_power" not in g.used[g.active]:
        g.used = put(g.used, g.active, (*g.used[g.active], "spell_power"))


async def name_school(g: Heroes, p: Play) -> int:
    """The School of a spell. The caster chooses a Magic Arrow's, where it matters (HER-SPL-14)."""
    spell = CARDS[p.card]
    assert isinstance(spell, Spell)
    if spell.school != "any":
        return SCHOOLS.index(spell.school)
    if not schools_matter(g):
        return NOWHERE
    options: list[Option] = [("choose", n) for n in range(len(SCHOOLS))]
    option = await Ask(p.seat, "school", options, rule="HER-SPL-14", about=(p.card,), default=first)
    return int(option[1])


def names_school(ops: tuple[Op, ...]) -> bool:
    return any(getattr(op, "school", None) or getattr(op, "schools", ()) for op in ops)


FUSSY_UNITS: Final = frozenset(
    number
    for number, creature in enumerate(CREATURES)
    for side in ("few", "pack")
    for ability in getattr(getattr(creature, side, creature), "abilities", ())
    if names_school(ability.ops)
)
FUSSY_CARDS: Final = frozenset(
    card for card, ways in enumerate(WAYS) if any(names_school(way.ops) for way in ways)
)
"""Units and cards that refer to Schools of Magic."""


def schools_matter(g: Heroes) -> bool:
    """Whether something everyone can see in the combat refers to Schools (HER-SPL-15)."""
    if any(creature_of(unit) in FUSSY_UNITS for unit, at in zip(g.unit, g.at, strict=True) if at != NOWHERE):
        return True
    return any(card in FUSSY_CARDS for card in (*g.permanent, *(card for row in g.ongoing for card in row)))


async def offer_counter(g: Heroes, p: Play) -> None:
    """The enemy in the combat may respond to a spell before it takes effect (HER-BAT-57)."""
    foe = g.sides[1 - p.side] if p.side != NOWHERE else NOBODY
    if foe == NOBODY or not fight.may_play(g, foe) or not g.hand[foe]:
        return
    options: list[Option] = [("pass",), *playable(g, foe, "cast")]
    option = await Ask(foe, "counter", options, rule="HER-BAT-57", about=g.cast, window=True, default=("pass",))
    if option[0] == "play":
        await play(g, foe, option[1], option[2], "cast")


async def offer_return(g: Heroes, p: Play) -> None:
    """Right after casting, cards may return the Spell to hand (HER-CRD-26)."""
    if not g.hand[p.seat] or ("returns", p.seat, 1, "card", p.card) in g.effects:
        return
    options: list[Option] = [("pass",), *playable(g, p.seat, "own_cast")]
    option = await Ask(
        p.seat, "own_cast", options, rule="HER-CRD-26", about=g.cast, window=True, default=("pass",)
    )
    if option[0] == "play":
        await play(g, p.seat, option[1], option[2], "own_cast")


def lose_power(g: Heroes, seat: int) -> None:
    """Power cannot be kept: it is lost when a player stops playing cards (HER-SPL-06)."""
    if g.power[seat] or g.spent[seat]:
        g.power = put(g.power, seat, 0)
        g.spent = put(g.spent, seat, ())
