"""What is done with cards: drawing, searching, discarding, casting and giving Power."""

from typing import Literal

from gonfalon.games.heroes.printed.base import (
    CardKind,
    Condition,
    Cost,
    Deck,
    Duration,
    Op,
    School,
    Stat,
    Target,
    Uses,
    Window,
    Zone,
)


class Discard(Op, frozen=True, tag="discard"):
    """Discard cards of your choice from hand; as_cost = needed for what follows."""

    amount: int
    as_cost: bool = False
    from_drawn: bool = False
    if_kind: Literal["spell"] | None = None
    then: Literal["draw"] | None = None
    then_amount: int = 0


class DiscardAny(Op, frozen=True, tag="discard_any"):
    """Discard any number of cards from hand."""


class DiscardHandDrawSame(Op, frozen=True, tag="discard_hand_draw_same"):
    """Discard the hand and draw as many cards."""

    who: Literal["all"]


class DiscardHandDrawToLimit(Op, frozen=True, tag="discard_hand_draw_to_limit"):
    """Discard the hand and draw to the hand limit."""


class DiscardThenDraw(Op, frozen=True, tag="discard_then_draw"):
    """Discard up to max cards and draw as many."""

    max: int


class DiscardXFor(Op, frozen=True, tag="discard_x_for"):
    """Discard any number (or up to max) of cards: amount_each of the stat, or of Power, per card."""

    amount_each: int
    stat: Stat | Literal["power"]
    duration: Duration | None = None
    max: int = 0
    target: Target | None = None


class Draw(Op, frozen=True, tag="draw"):
    """Draw cards from your own deck into hand."""

    amount: int
    condition: Condition | None = None
    duration: Duration | None = None
    from_zones: tuple[Zone, ...] = ()
    window: Window | None = None


class DrawToLimit(Op, frozen=True, tag="draw_to_limit"):
    """Draw up to the hand limit (+ extra)."""

    extra: int = 0
    who: Literal["all"] | None = None


class EmpowerStatistics(Op, frozen=True, tag="empower_statistics"):
    """Remove Statistic cards and take the Empowered ones of the same kind."""

    max: int
    different: bool = False
    from_zones: tuple[Zone, ...] = ()
    optional: bool = False
    pay: Cost | None = None
    to: Literal["discard_top", "hand"] | None = None
    uses: Uses | None = None
    who: Literal["all"] | None = None


class EnemyDiscard(Op, frozen=True, tag="enemy_discard"):
    """The enemy discards cards (random, or of their choice)."""

    amount: int
    random: bool
    condition: Condition | None = None
    or_card_with: Literal["power"] | None = None
    pay: Cost | None = None
    window: Window | None = None


class ExpertUse(Op, frozen=True, tag="expert_use"):
    """Extra uses of Expert Effects this round."""

    amount: int


class Fetch(Op, frozen=True, tag="fetch"):
    """Take the named card from that deck into hand, then reshuffle."""

    card: str
    deck: Deck


class HandLimit(Op, frozen=True, tag="hand_limit"):
    """Change (or set) the hand limit."""

    amount: int = 0
    condition: Condition | None = None
    duration: Duration | None = None
    minimum: int = 0
    set: int = 0
    who: Literal["all"] | None = None


class MillTake(Op, frozen=True, tag="mill_take"):
    """Discard cards from your deck and take some of them."""

    cards: int
    take: int


class PayCards(Op, frozen=True, tag="pay_cards"):
    """Pay with cards."""

    or_discard: int
    remove: int


class PeekDeck(Op, frozen=True, tag="peek_deck"):
    """Look at top cards of a deck and rearrange or discard as told."""

    cards: int
    deck: Deck | None = None
    discard: int = 0
    discard_up_to: int = 0
    may_bottom: bool = False
    uses: Uses | None = None


class PermanentLimit(Op, frozen=True, tag="permanent_limit"):
    """Number of permanent cards allowed."""

    amount: int


class RemoveCard(Op, frozen=True, tag="remove_card"):
    """Remove cards from the game; as_cost = needed for what follows."""

    amount: int
    from_zones: tuple[Zone, ...]
    as_cost: bool = False
    kinds: tuple[CardKind, ...] = ()
    optional: bool = False
    who: Literal["all"] | None = None


class RemovePairsForSearch(Op, frozen=True, tag="remove_pairs_for_search"):
    """For every two cards removed, Search the deck."""

    amount: int
    kinds: tuple[CardKind, ...]
    deck: Deck | None = None


class RemovePermanent(Op, frozen=True, tag="remove_permanent"):
    """Remove a permanent card in play."""

    gain: Cost
    who: Literal["all"]


class RemoveSelf(Op, frozen=True, tag="remove_self"):
    """Remove this card from the game."""

    window: Window | None = None


class RemoveThenSearch(Op, frozen=True, tag="remove_then_search"):
    """Remove a card, then Search its deck (or the named one)."""

    amount: int
    kinds: tuple[CardKind, ...]
    deck: Deck | None = None
    from_zones: tuple[Zone, ...] = ()
    may_remove_self: bool = False
    needs: int = 0
    per_stacked: bool = False


class RepeatSearch(Op, frozen=True, tag="repeat_search"):
    """Do the Search just made again."""


class ReplaceSearch(Op, frozen=True, tag="replace_search"):
    """Do this instead of a Search."""

    deck: Deck
    take: int
    duration: Duration | None = None
    find: Literal["named_school"] | None = None
    find_school: School | None = None
    others: Literal["discard"] | None = None
    reshuffle: bool = False


class ReshuffleDiscard(Op, frozen=True, tag="reshuffle_discard"):
    """Shuffle your discard pile into your deck."""


class ReshuffleHandKinds(Op, frozen=True, tag="reshuffle_hand_kinds"):
    """Shuffle these cards of the hand into the deck and draw as many."""

    kinds: tuple[CardKind, ...]
    then_draw: Literal["same"]
    who: Literal["all"]


class Retrieve(Op, frozen=True, tag="retrieve"):
    """Take cards from your discard pile into hand."""

    amount: int
    card: str | None = None
    cards: tuple[str, ...] = ()
    condition: Condition | None = None
    kinds: tuple[CardKind | Literal["any"], ...] = ()
    optional: bool = False
    top: int = 0


class ReturnSelf(Op, frozen=True, tag="return_self"):
    """This card returns to hand."""


class RevealTake(Op, frozen=True, tag="reveal_take"):
    """Reveal cards of your deck and keep the kinds named."""

    amount: int
    kinds: tuple[CardKind, ...]


class RevealUntil(Op, frozen=True, tag="reveal_until"):
    """Reveal cards of the deck until one fits."""

    deck: Deck
    kind: Literal["basic", "expert", "minor", "named", "school"]
    reshuffle: bool
    take_or_discard: bool
    school: School | None = None


class Search(Op, frozen=True, tag="search"):
    """Search (amount) the deck: look at that many, keep one, discard the rest; or take the top of its discard
    pile."""

    amount: int | Literal["stacked"]
    deck: Deck
    condition: Condition | None = None
    may_cast: bool = False
    may_remove: bool = False
    outside_limit: bool = False
    pay: Cost | None = None
    per_stacked: bool = False
    then: Literal["top_or_discard"] | None = None
    times: int = 0
    who: Literal["all"] | None = None


class SearchOwnDeck(Op, frozen=True, tag="search_own_deck"):
    """Search in your own deck."""

    amount: int


class SearchOwnDiscard(Op, frozen=True, tag="search_own_discard"):
    """Search in your own discard pile."""

    amount: int
    optional: bool = False


class SearchSize(Op, frozen=True, tag="search_size"):
    """The Search looks at this many cards."""

    amount: int
    deck: Deck | None = None
    where: Literal["mage_guild"] | None = None
    who: Literal["all"] | None = None


class SkipTurnDraw(Op, frozen=True, tag="skip_turn_draw"):
    """No drawing at the start of turns."""


class SwapStatistic(Op, frozen=True, tag="swap_statistic"):
    """Exchange a Statistic card for another."""

    max: int
    pay: Cost


class TakeFromPool(Op, frozen=True, tag="take_from_pool"):
    """Take a card from the shared pool."""


class TakeTop(Op, frozen=True, tag="take_top"):
    """Take the top card of the deck."""

    amount: int
    deck: Deck


class Upkeep(Op, frozen=True, tag="upkeep"):
    """Choice to make in that window while the card is in play."""

    choice: tuple[Literal["morale_negative", "remove_self"], ...]
    window: Window
