"""dice.toml: the Action dice and what is rolled with them."""

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top, Worded

from .terms import Icon


class Die(Named, frozen=True):
    count: Count
    sides: Count
    source: Source


class DieIcon(Worded, frozen=True):
    id: Icon
    source: Source


class DieFace(Printed, frozen=True):
    id: str
    number: Top
    icons: tuple[Icon, ...]
    source: Source


class Roll(Printed, frozen=True):
    """Which roll looks for which icon."""

    id: str
    text_en: str
    dice: str
    icon: Icon
    source: Source
    icon_source: Source = "rulebook"


class DiceFile(Printed, frozen=True):
    meta: Head
    die: Die
    icons: tuple[DieIcon, ...] = field(name="icon")
    faces: tuple[DieFace, ...] = field(name="face")
    rolls: tuple[Roll, ...] = field(name="roll")
