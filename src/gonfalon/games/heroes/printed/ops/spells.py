"""What is done with spells: casting, countering, limits, prices and Power."""

from __future__ import annotations

from typing import Literal

from gonfalon.games.heroes.printed.base import (
    Duration,
    Face,
    Op,
    Rank,
    School,
    Target,
    Tier,
    Window,
)


class CastFromDiscard(Op, frozen=True, tag="cast_from_discard"):
    """Cast the card from that discard pile."""

    card: str | None = None
    outside_limit: bool = False
    pile: Literal["spell_deck_discard"] | None = None


class CastSpell(Op, frozen=True, tag="cast_spell"):
    """Cast a Spell card from hand in that window; counts = against the spell limit."""

    counts: bool
    window: Window


class CounterSpell(Op, frozen=True, tag="counter_spell"):
    """A spell just cast has no effect if it fits the filters (max_power, school, ranks, roll)."""

    face: Face | None = None
    limit: Literal["next"] | None = None
    max_power: int = 0
    ranks: tuple[Rank, ...] = ()
    roll_dice: int = 0
    school: School | None = None
    target: Target | None = None


class DiscardForEmpower(Op, frozen=True, tag="discard_for_empower"):
    """For every 'per' cards discarded, one Statistic in hand becomes Empowered."""

    per: int
    who: Literal["all"]


class FreePower(Op, frozen=True, tag="free_power"):
    """Use any Power step of the spell without paying it."""

    school: School


class MageGuildDiscount(Op, frozen=True, tag="mage_guild_discount"):
    """A spell bought at the Mage Guild costs less."""

    gold: int


class GivePower(Op, frozen=True, tag="power"):
    """Power for a spell or Specialty being cast."""

    amount: int
    discard_self: bool = False
    from_play: bool = False
    school: School | None = None


class PowerMultiplier(Op, frozen=True, tag="power_multiplier"):
    """Multiply the Power put into a spell."""

    factor: int
    school: School


class RedirectSpell(Op, frozen=True, tag="redirect_spell"):
    """Choose a new target for the spell."""

    target: Target
    tiers: tuple[Tier, ...]


class ReturnSpell(Op, frozen=True, tag="return_spell"):
    """The Spell returns to hand."""

    limit: Literal["first_per_player"] | None = None
    with_support_cards: bool = False


class SpellLimit(Op, frozen=True, tag="spell_limit"):
    """Change the number of spells per combat round."""

    amount: int
    duration: Duration


class SpellOutsideLimit(Op, frozen=True, tag="spell_outside_limit"):
    """The spell does not count toward the limit."""

    limit: Literal["next"]


class SpellPower(Op, frozen=True, tag="spell_power"):
    """Change the Power of spells that fit."""

    amount: int
    duration: Duration | None = None
    limit: Literal["first", "first_per_turn"] | None = None
    school: School | None = None
    schools: tuple[School, ...] = ()
    who: Literal["all"] | None = None
    window: Window | None = None


class ScrollRules(Op, frozen=True, tag="spell_scroll"):
    """Rules of Spell Scroll cards."""

    outside_limit: bool
    power: Literal["lowest"]
    sell_gold: int
    spells: int


class TakeSpellScroll(Op, frozen=True, tag="take_spell_scroll"):
    """Take a Spell Scroll with spells on it."""

    spells: int
