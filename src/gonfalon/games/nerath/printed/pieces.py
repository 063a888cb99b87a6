"""pieces.toml: the kinds of pieces and their abilities."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Count, Head, Named, Printed, Source, Top, Worded

from .dice import Dice, dice_of


class Ability(Worded, frozen=True):
    source: Source


class Figures(Printed, frozen=True):
    """What a piece is called in each realm."""

    karkoth: str
    vailin: str
    iron_circle: str
    nerath: str


class Piece(Named, frozen=True):
    """A kind of piece. Its dice are those of one piece; `sea` dice are rolled in a sea battle."""

    type: Literal["land", "flying", "sea"]
    hero: bool
    cost: Top
    die: Top
    hit_on: Top
    move: Count
    hits_to_destroy: Top
    carry: Count
    can_be_carried: bool
    abilities: tuple[str, ...]
    figures_per_realm: Top
    source: Source
    attack_text: str = field(name="dice_attack", default="")
    defend_text: str = field(name="dice_defend", default="")
    sea_text: str = field(name="dice_sea", default="")
    figure_en: Figures | None = None
    figure_fr: Figures | None = None

    @property
    def dice_attack(self) -> Dice:
        return dice_of(self.attack_text)

    @property
    def dice_defend(self) -> Dice:
        return dice_of(self.defend_text)

    @property
    def dice_sea(self) -> Dice:
        return dice_of(self.sea_text)


class PiecesFile(Printed, frozen=True):
    meta: Head
    abilities: tuple[Ability, ...] = field(name="ability")
    pieces: tuple[Piece, ...] = field(name="piece")
