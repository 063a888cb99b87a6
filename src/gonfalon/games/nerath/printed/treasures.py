"""treasures.toml: the Treasure cards."""

from msgspec import field

from gonfalon.lore.content import Head, Named, Printed, Source, Top

from .cards import Effect, Wording


class Treasure(Named, frozen=True):
    """A Treasure card: its Power works once, when it is played, its Property for the rest of the game."""

    number: Top
    vp: Top
    timing: str
    source: Source
    power: tuple[Effect, ...] = ()
    power_en: str = ""
    power_fr: str = ""
    property: tuple[Effect, ...] = ()
    property_en: str = ""
    property_fr: str = ""
    open_fields: tuple[str, ...] = ()


class TreasuresFile(Printed, frozen=True):
    meta: Head
    timings: tuple[Wording, ...] = field(name="timing")
    treasures: tuple[Treasure, ...] = field(name="treasure")
