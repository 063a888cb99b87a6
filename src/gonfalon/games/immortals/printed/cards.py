"""cards.toml: the cards, buildings and other components, and the numbers of draft, rounds and scoring."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Colour, Count, Head, Printed, Top

from .base import Described, Known, Players, RealmId, Resources, Thing


class Counts(Known, frozen=True):
    region_cards: Count
    conflict_cards: Count
    conflict_cards_per_realm: Count
    jokers_per_realm: Count
    magic_cards: Count
    magic_cards_per_player: Count
    blank_cards: Count
    blank_cards_per_player: Count
    round_markers: Count
    tribe_boards: Count
    tribe_tokens: Count


class Draft(Known, frozen=True):
    hand: Top
    refill: Top
    first_deck: RealmId


class Scoring(Known, frozen=True):
    regions_per_vp: Top
    province_from: Top
    vp_province: Count
    vp_whole_province: Count
    track: Top


class Rounds(Known, frozen=True):
    players: Players
    rounds: Top
    extra_groups: bool


class RegionCard(Thing, frozen=True):
    region: str
    province: str
    light_gold: Count
    light_energy: Count
    dark_gold: Count
    dark_energy: Count

    @property
    def yields(self) -> tuple[Resources, Resources]:
        """What it yields in light and in darkness."""
        return Resources(self.light_energy, self.light_gold), Resources(self.dark_energy, self.dark_gold)


class ConflictCard(Thing, frozen=True):
    """A card for one region in one realm, or a joker for a province in one realm, which yields nothing."""

    realm: RealmId
    joker: bool
    province: str
    region: str = ""
    gold: Count = 0
    energy: Count = 0
    text_en: str = ""
    text_fr: str = ""


class MagicOption(Printed, frozen=True):
    effect: Literal["deploy", "draw_conflict", "take_first_player", "build_sanctuary", "claim_region_card"]
    amount: Count = 0
    spread: bool = False


class MagicCard(Described, frozen=True):
    cost_energy: Count
    cost_gold: Count
    options: tuple[MagicOption, ...] = field(name="option")

    @property
    def cost(self) -> Resources:
        return Resources(self.cost_energy, self.cost_gold)


class RoundMarker(Thing, frozen=True):
    number: Top


class Building(Described, frozen=True):
    vp_when_built: Count
    vp_at_scoring: Count
    supply: Top
    shares_with: str = ""
    per_province: Count = 0


class Denomination(Printed, frozen=True):
    value: Top
    count: Top


class Component(Thing, frozen=True):
    count: Top
    per_colour: Count = 0
    values: tuple[Denomination, ...] = ()
    parts: tuple[str, ...] = ()


class PlayerColour(Thing, frozen=True):
    hex: Colour


class CardsFile(Printed, frozen=True):
    meta: Head
    counts: Counts
    draft: Draft
    scoring: Scoring
    rounds: tuple[Rounds, ...]
    region_cards: tuple[RegionCard, ...] = field(name="region_card")
    conflict_cards: tuple[ConflictCard, ...] = field(name="conflict_card")
    magic_cards: tuple[MagicCard, ...] = field(name="magic_card")
    blank_card: Described
    round_markers: tuple[RoundMarker, ...] = field(name="round_marker")
    buildings: tuple[Building, ...] = field(name="building")
    components: tuple[Component, ...] = field(name="component")
    colours: tuple[PlayerColour, ...] = field(name="colour")
