"""Why a card may not be played, taken or discarded (chapters CRD, SPL, SRC and MRL)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.heroes.codes import ABILITY, NOBODY, NOWHERE, POSITIVE, SCHOOLS, WAY
from gonfalon.games.heroes.printed import BUILDINGS, CARDS, KINDS, LOCATION_ID
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.cards import Artifact, Spell
from gonfalon.games.heroes.printed.land import BuildingEffect
from gonfalon.games.heroes.printed.ops.cards import DiscardXFor, Retrieve
from gonfalon.games.heroes.printed.ops.combat import StatChoice
from gonfalon.games.heroes.printed.ops.spells import GivePower
from gonfalon.games.heroes.rules import buildings, geography, morale, search
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.rules.cards.deeds import COMBAT_SPELLS, Play, spell_free
from gonfalon.games.heroes.rules.cards.deeds_combat import STATS
from gonfalon.games.heroes.rules.cards.ways import BOTTOM, BY_TIMING, NOT_CAST, Way
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.geography import own_heroes
from gonfalon.games.heroes.rules.markets import STATISTIC_CARDS
from gonfalon.games.heroes.state import Heroes, faction_of
from gonfalon.lore.why_not import Check, Reason, free

from .base import CANNOT_PAY, answers, below, in_hand, looked_at, says

SCHOLAR: Final = LOCATION_ID["scholar"]
ON_THE_MAP: Final = ("map", "guild", "population", "guards")
"""Moments on the player's own Turn."""
TIMING_RULES: Final = {
    "instant": ("HER-CRD-26", "HER-BAT-57"),
    "activation": ("HER-CRD-07", "HER-BAT-55"),
    "map": ("HER-CRD-08", "HER-CRD-08"),
    "ongoing": ("HER-CRD-26", "HER-BAT-55"),
    "permanent": ("HER-CRD-12", "HER-CRD-12"),
}
"""Why an effect with this timing cannot be played now: outside a combat, and in one."""


# --------------------------------------------------------------------------- playing


def why_not_cards(g: Heroes, seat: int, moment: str) -> Reason:
    """Cards are played on one's own Turn, or where one's Main Hero fights."""
    if moment in ON_THE_MAP:
        return None if g.active == seat else "HER-CRD-02"
    if moment == "won" or (moment == "own_cast" and g.active == seat) or fight.may_play(g, seat):
        return None
    side = fight.side_of(g, seat)
    if side == NOWHERE:
        return "HER-NEU-19" if g.field != NOWHERE and seat in g.hands_on else "HER-CRD-02"
    return "HER-BAT-07" if g.fighter[side] == NOBODY else "HER-HRO-11"


def playing(moment: str) -> Check:
    """A card played in one of its ways, at a moment."""

    def why_not_play(g: Heroes, seat: int, card: int, number: int) -> Reason:
        if reason := why_not_cards(g, seat, moment):
            return reason
        if card not in g.hand[seat]:
            return "HER-CRD-02"
        if not cards.usable(g, seat, card):
            return "HER-CRD-20"
        if number >= len(cards.WAYS[card]):
            return no_such_way(card)
        way = cards.WAYS[card][number]
        return why_not_now(g, moment, way) or why_not_way(
            g, Play(g, seat, moment, card, battlefield(g, seat)), way
        )

    return why_not_play


def no_such_way(card: int) -> str:
    """A card has only the effects printed on it."""
    printed = CARDS[card]
    return (
        "HER-SPL-01"
        if isinstance(printed, Spell)
        else "HER-CRD-21"
        if isinstance(printed, Artifact)
        else "HER-CRD-17"
    )


def battlefield(g: Heroes, seat: int) -> int:
    """The guarded field that a hero of the seat is about to fight for."""
    fields = [g.hero_at[hero] for hero in own_heroes(g, seat)]
    return next((field for field in fields if geography.guarded(g, field)), NOWHERE)


def why_not_now(g: Heroes, moment: str, way: Way) -> Reason:
    """The timing of an effect, or the moment its text names."""
    if moment in way.at:
        return None
    if moment in BY_TIMING[way.timing]:
        return "HER-CRD-26"
    return TIMING_RULES[way.timing][int(g.field != NOWHERE)]


def why_not_way(g: Heroes, p: Play, way: Way) -> Reason:
    """An effect's cost, and whether some part of it has something to act on."""
    if way.expert and g.experts_left(p.seat) <= 0:
        return "HER-CRD-18"
    if way.cost and len(g.hand[p.seat]) <= way.cost:
        return CANNOT_PAY
    if way.power != NOT_CAST and not spell_free(g, p):
        return "HER-SPL-08"
    if way.power > cards.power_of(g, p.seat):
        return "HER-SPL-02"
    if way.timing == "permanent" or any(serves(g, p, op) for op, serves in way.at[p.moment]):
        return None
    return "HER-SPL-06" if says(way.ops, GivePower) else "HER-CRD-26"


def discarding_permanent(moment: str) -> Check:
    """Wherever a card may be played, the Permanent one may be discarded."""

    def why_not_end(g: Heroes, seat: int) -> Reason:
        return why_not_cards(g, seat, moment) or ("HER-CRD-10" if g.permanent[seat] == NOBODY else None)

    return why_not_end


def why_not_opening_spell(g: Heroes, seat: int, card: int, number: int) -> Reason:
    """Intelligence: a combat Spell, whatever its timing."""
    if card not in g.hand[seat]:
        return "HER-CRD-02"
    if card not in COMBAT_SPELLS:
        return "HER-SPL-08"
    if number >= BOTTOM:
        return "HER-SPL-04"
    if number >= len(cards.WAYS[card]) - 1:
        return "HER-SPL-01"
    way = cards.WAYS[card][number]
    if way.power > cards.power_of(g, seat):
        return "HER-SPL-02"
    return None if cards.castable(g, Play(g, seat, "start", card), way) else "HER-CRD-26"


def can_play_any(g: Heroes, seat: int, moment: str) -> bool:
    """Whether any card in hand may be played."""
    check = playing(moment)
    return any(check(g, seat, card, way) is None for card in g.hand[seat] for way in range(len(WAY.names)))


# --------------------------------------------------------------------------- what a card in play asks


def card_being_played(g: Heroes, seat: int) -> int:
    """It lies in front of its player while it resolves, on top of the lasting cards."""
    return g.ongoing[seat][-1] if g.ongoing[seat] else NOBODY


def text_of(g: Heroes, seat: int) -> tuple[Op, ...]:
    """What the card being played says: for a Spell the level that was cast, else any of its effects."""
    card = card_being_played(g, seat)
    if card == NOBODY:
        return ()
    ways = cards.WAYS[card]
    if g.cast[:2] == (seat, card) and g.cast[2] != NOWHERE:
        return ways[g.cast[2]].ops
    return tuple(op for way in ways for op in way.ops)


def why_not_value(g: Heroes, seat: int, n: int) -> Reason:
    """One of the values the text names."""
    named = {STATS.index(stat) for op in text_of(g, seat) if isinstance(op, StatChoice) for stat in op.stats}
    return None if g.field != NOWHERE and n in named else "HER-CRD-17"


def why_not_learn(g: Heroes, seat: int, card: int) -> Reason:
    """A Scholar gives any Statistic card, a Library any other than the one given up."""
    if g.field != NOWHERE or card not in STATISTIC_CARDS:
        return "HER-LOC-58"
    return "HER-LOC-39" if not at_scholar(g, seat) and card == g.removed[-1] else None


def why_not_forget(g: Heroes, seat: int, card: int) -> Reason:
    """A Scholar may also remove a Statistic card from hand."""
    if g.field != NOWHERE or not at_scholar(g, seat):
        return "HER-LOC-39"
    return None if card in STATISTIC_CARDS and card in g.hand[seat] else "HER-LOC-58"


def at_scholar(g: Heroes, seat: int) -> bool:
    return any(geography.of(g).locations[g.hero_at[hero]] == SCHOLAR for hero in own_heroes(g, seat))


def why_not_take_back(g: Heroes, seat: int, card: int) -> Reason:
    """A card from one's Discard Pile, of a kind named by the text of a card or a building."""
    owners = buildings.boards(g, seat)
    texts = (text_of(g, seat), *(effect.ops for owner in owners for effect in buildings_of(g, owner)))
    kinds = next((op.kinds for text in texts for op in text if isinstance(op, Retrieve)), ())
    return None if card in g.discard[seat] and {"any", KINDS.get(type(CARDS[card]))} & set(kinds) else "HER-VIS-05"


def buildings_of(g: Heroes, seat: int) -> list[BuildingEffect]:
    """Everything a player's buildings do."""
    first = buildings.first_of(g, seat)
    built = [kind for kind in range(buildings.KIND_COUNT) if g.built[seat] >> kind & 1]
    return [effect for kind in built for effect in BUILDINGS[first + kind].effects]


def why_not_enough(g: Heroes, seat: int) -> Reason:
    """Only a player who may discard any number of cards may stop."""
    return None if says(text_of(g, seat), DiscardXFor) else "HER-CRD-03"


def why_not_sadden(g: Heroes, seat: int, other: int) -> Reason:
    """An enemy in the game with a Positive Morale Token."""
    sad = other == seat or other not in g.in_order() or g.morale[other] != POSITIVE
    return "HER-MRL-07" if sad else None


# --------------------------------------------------------------------------- Search


def why_not_replace(g: Heroes, seat: int, card: int) -> Reason:
    """A card of another Faction may be replaced; no other card seen may be."""
    if card not in g.looked_at:
        return "HER-SRC-01"
    foreign = search.RESTRICTED.get(card, faction_of(g, seat)) != faction_of(g, seat)
    return None if foreign and g.look_pile == ABILITY and search.can_draw(g, ABILITY) else "HER-CRD-19"


# --------------------------------------------------------------------------- Morale


def why_not_cheer(g: Heroes, seat: int, rule: str) -> Reason:
    """The Token must be there."""
    if g.morale[seat] == POSITIVE:
        return None
    return "HER-MRL-11" if morale.ignores_morale(g, seat) else rule


def why_not_morale_draw(g: Heroes, seat: int) -> Reason:
    there = g.deck[seat] or g.discard[seat]
    return why_not_cheer(g, seat, "HER-MRL-04") or (None if there else "HER-TRN-12")


def why_not_morale_cycle(g: Heroes, seat: int) -> Reason:
    return why_not_cheer(g, seat, "HER-MRL-05") or (None if g.hand[seat] else "HER-MRL-05")


MORALE: Final[Mapping[str, Check]] = {"morale_draw": why_not_morale_draw, "morale_cycle": why_not_morale_cycle}
"""Morale Actions."""


# --------------------------------------------------------------------------- the hand


def why_not_draw(g: Heroes, seat: int, n: int) -> Reason:
    """Draw up to the Hand Limit; a player above it discards first."""
    missing = g.hand_limit(seat) - len(g.hand[seat])
    if missing < 0:
        return "HER-TRN-02"
    return None if n <= missing else "HER-TRN-03"


def window(rule: str, moment: str) -> WhyNot:
    """A chance to play a card, or not."""
    return answers(rule, {"pass": free, "play": playing(moment)})


CARDS_ASKED: Final[Mapping[str, WhyNot]] = {
    "refresh": answers("HER-TRN-01", {"draw": why_not_draw, "discard": in_hand("HER-TRN-01")}),
    "guards": window("HER-CRD-06", "guards"),
    "opening": window("HER-BAT-77", "start"),
    "after_roll": window("HER-BAT-57", "rolled"),
    "counter": window("HER-BAT-57", "cast"),
    "own_cast": window("HER-CRD-26", "own_cast"),
    "after_victory": window("HER-CRD-08", "won"),
    "opening_spell": answers("HER-SPL-08", {"play": why_not_opening_spell}),
    "school": answers("HER-SPL-14", {"choose": below(len(SCHOOLS), "HER-SPL-14")}),
    "statistic": answers("HER-CRD-17", {"choose": why_not_value, "take": why_not_learn, "remove": why_not_forget}),
    "whose_morale": answers("HER-MRL-07", {"name": why_not_sadden}),
    "discard": answers("HER-CRD-03", {"discard": in_hand("HER-CRD-03"), "done": why_not_enough}),
    "keep_drawn": answers("HER-CRD-03", {"discard": looked_at("HER-CRD-03")}),
    "retrieve": answers("HER-VIS-05", {"take": why_not_take_back}),
    "searched": answers("HER-SRC-03", {"take": looked_at("HER-SRC-01"), "discard": why_not_replace}),
    "rejects": answers("HER-SRC-05", {"discard": looked_at("HER-SRC-05")}),
    "cycle": answers("HER-MRL-05", {"discard": in_hand("HER-MRL-05"), "done": free}),
    "second_morale": answers("HER-MRL-03", {"pass": free, **MORALE}),
    "peek": answers("HER-UNT-30", {"pass": free, "bury": free}),
}
