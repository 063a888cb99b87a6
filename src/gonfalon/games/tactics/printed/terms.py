"""Terms that several content files share."""

from typing import Annotated, Literal

from msgspec import Meta

Class = Literal["fighter", "wizard", "rogue", "beast"]
Attack = Literal["melee", "missile", "spell", "ballista"]
Icon = Literal["miss", "knockback", "power"]
Cell = tuple[int, int]
Dice = Annotated[int, Meta(ge=0, le=3)]
ModeId = Literal["competitive", "competitive-team", "battle", "battle-team", "solo", "coop"]
