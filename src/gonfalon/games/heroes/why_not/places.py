"""Why something cannot be had, bought or removed at a Field or chosen in the setup (chapters LOC, TRD and SET)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.heroes.codes import ABILITY, NOBODY
from gonfalon.games.heroes.printed import CARDS, DIFFICULTIES, HEROES, LOCATIONS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell
from gonfalon.games.heroes.printed.ops.cards import SwapStatistic
from gonfalon.games.heroes.printed.ops.land import Experience
from gonfalon.games.heroes.printed.ops.realm import BuyArtifact, GainChoice
from gonfalon.games.heroes.rules import markets, search
from gonfalon.games.heroes.rules.geography import of, own_heroes
from gonfalon.games.heroes.rules.laying import CORE_HEROES
from gonfalon.games.heroes.rules.markets import LEVEL_OF, STATISTIC_CARDS, triple
from gonfalon.games.heroes.state import Heroes, faction_of
from gonfalon.lore.why_not import Reason, free

from .base import CANNOT_PAY, answers, below, in_hand, looked_at
from .town import why_not_trade


def visited(g: Heroes, seat: int) -> Iterator[Op]:
    """What the Fields under a player's heroes do."""
    for hero in own_heroes(g, seat):
        yield from LOCATIONS[of(g).locations[g.hero_at[hero]]].ops


def can_pay_gold(g: Heroes, seat: int, gold: int) -> bool:
    return g.can_pay(seat, (gold, 0, 0))


# --------------------------------------------------------------------------- gifts


def why_not_gift(g: Heroes, seat: int, n: int) -> Reason:
    gifts = [op for op in visited(g, seat) if isinstance(op, GainChoice)]
    return None if any(n < len(op.choices) for op in gifts) else "HER-LOC-69"


def why_not_learn_there(g: Heroes, seat: int, n: int) -> Reason:
    """One of the printed prices, in full."""
    costs = [op.pay_choice for op in visited(g, seat) if isinstance(op, Experience) and n < len(op.pay_choice)]
    if not costs:
        return "HER-LOC-47"
    return None if any(g.can_pay(seat, triple(each[n])) for each in costs) else CANNOT_PAY


def why_not_unlearn(g: Heroes, seat: int, card: int) -> Reason:
    """An Ability in hand."""
    return None if card in g.hand[seat] and type(CARDS[card]) is Ability else "HER-LOC-55"


def why_not_see(g: Heroes, seat: int, pile: int) -> Reason:
    """The top card of the Ability Deck."""
    return None if pile == ABILITY and search.can_draw(g, ABILITY) else "HER-LOC-55"


def why_not_see_another(g: Heroes, seat: int, pile: int) -> Reason:
    """Only to replace a card of another Faction."""
    if reason := why_not_see(g, seat, pile):
        return reason
    mine = faction_of(g, seat)
    return None if any(search.RESTRICTED.get(card, mine) != mine for card in g.looked_at) else "HER-CRD-19"


# --------------------------------------------------------------------------- markets


def why_not_buy_artifact(g: Heroes, seat: int, card: int) -> Reason:
    """One of the top cards, at the price of its level."""
    if card not in g.looked_at:
        return "HER-LOC-40"
    prices = [op.prices for op in visited(g, seat) if isinstance(op, BuyArtifact)]
    return None if can_pay_gold(g, seat, getattr(prices[0], LEVEL_OF[card])) else CANNOT_PAY


def why_not_swap(g: Heroes, seat: int, card: int, among: tuple[int, ...]) -> Reason:
    """A Statistic card from there, at the Library's price."""
    if card not in STATISTIC_CARDS or card not in among:
        return "HER-LOC-39"
    costs = [op.pay for op in visited(g, seat) if isinstance(op, SwapStatistic)]
    return None if g.can_pay(seat, triple(costs[0])) else CANNOT_PAY


def why_not_swap_held(g: Heroes, seat: int, card: int) -> Reason:
    return why_not_swap(g, seat, card, g.hand[seat])


def why_not_swap_discarded(g: Heroes, seat: int, card: int) -> Reason:
    return why_not_swap(g, seat, card, g.discard[seat])


def why_not_sell(g: Heroes, seat: int, card: int) -> Reason:
    """A card in hand that a Trading Post takes."""
    if card not in g.hand[seat]:
        return "HER-TRD-01"
    if type(CARDS[card]) not in (Ability, Artifact, Spell) or card == markets.MAGIC_ARROW:
        return "HER-TRD-09"
    starting = CARDS[card].id == HEROES[g.hero[seat]].starting_ability
    return "HER-TRD-09" if starting and markets.owned(g, seat).count(card) == 1 else None


def why_not_rob(g: Heroes, seat: int, enemy: int) -> Reason:
    return None if enemy != seat and enemy in g.in_order() else "HER-LOC-43"


# --------------------------------------------------------------------------- the setup


def why_not_this_hero(g: Heroes, seat: int, hero: int) -> Reason:
    """A Hero of the box, of a Faction that nobody has."""
    if hero not in CORE_HEROES:
        return "HER-SET-32"
    taken = {HEROES[other].faction for other in g.hero if other != NOBODY}
    return "HER-SET-02" if HEROES[hero].faction in taken else None


def why_not_bonus(g: Heroes, seat: int, n: int) -> Reason:
    return None if n < len(DIFFICULTIES[g.difficulty].options) else "HER-DIF-06"


PLACES: Final[Mapping[str, WhyNot]] = {
    "hero": answers("HER-SET-03", {"hero": why_not_this_hero}),
    "bonus": answers("HER-DIF-06", {"bonus": why_not_bonus}),
    "garden": answers("HER-LOC-69", {"choose": why_not_gift}),
    "tree": answers("HER-LOC-47", {"choose": why_not_learn_there, "pass": free}),
    "pandora": answers("HER-LOC-20", {"choose": below(2, "HER-LOC-20")}),
    "witch_hut": answers("HER-LOC-55", {"remove": why_not_unlearn, "peek": why_not_see}),
    "witch_card": answers(
        "HER-LOC-55",
        {"take": looked_at("HER-LOC-55"), "discard": looked_at("HER-LOC-55"), "peek": why_not_see_another},
    ),
    "spring": answers("HER-LOC-54", {"take": looked_at("HER-LOC-54"), "pass": free}),
    "price": answers("HER-LOC-14", {"accept": free, "pass": free}),
    "put_back": answers("HER-LOC-54", {"on_top": looked_at("HER-LOC-54")}),
    "university": answers("HER-LOC-60", {"take": looked_at("HER-LOC-60")}),
    "black_market": answers("HER-LOC-40", {"take": why_not_buy_artifact, "pass": free}),
    "library": answers(
        "HER-LOC-39", {"remove": why_not_swap_held, "discard": why_not_swap_discarded, "pass": free}
    ),
    "market_of_time": answers("HER-LOC-51", {"remove": in_hand("HER-LOC-51"), "pass": free}),
    "which_deck": answers("HER-LOC-51", {"from_deck": below(3, "HER-LOC-51")}),
    "robbed": answers("HER-LOC-43", {"name": why_not_rob}),
    "trading_post": answers("HER-TRD-01", {"trade": why_not_trade, "remove": why_not_sell, "pass": free}),
}
