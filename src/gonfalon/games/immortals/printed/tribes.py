"""tribes.toml: the halves of the player boards, the actions printed on them, and a player's cubes."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gonfalon.lore.content import Count, Head, Printed, Top

from .base import Described, Known, RealmId, Resources


class Supply(Known, frozen=True):
    """A player's cubes, and where they go before the first round."""

    army_cubes: Top
    dark_start: Count
    in_each_limbo: Count
    into_the_tower: Count
    light_half: Count
    dark_half: Count


class Action(Described, frozen=True):
    effect: Literal[
        "gain_gold", "gain_energy", "deploy_from_limbo", "build_one", "attack", "attack_or_move", "magic"
    ]
    joker: bool
    cost_energy: Count = 0
    cost_gold: Count = 0
    move_cost_gold: Count = 0
    amount: Count = 0

    @property
    def cost(self) -> Resources:
        return Resources(self.cost_energy, self.cost_gold)


class Space(Known, frozen=True):
    """A space of a player board, on which a card is planned."""

    slot: str
    kind: Literal["army", "magic"]
    action: str
    cost_energy: Count
    cost_gold: Count
    special: bool = False

    @property
    def cost(self) -> Resources:
        return Resources(self.cost_energy, self.cost_gold)


class Tribe(Described, frozen=True):
    """One half of a player board. Only light tribes have a home region; it serves for both realms."""

    realm: RealmId
    army_groups: Annotated[tuple[Top, ...], Meta(min_length=1)]
    extra_groups: tuple[Top, ...]
    energy: Count
    gold: Count
    spaces: tuple[Space, ...] = field(name="space")
    home_region: str = ""


class TribesFile(Printed, frozen=True):
    meta: Head
    supply: Supply
    actions: tuple[Action, ...] = field(name="action")
    tribes: tuple[Tribe, ...] = field(name="tribe")
