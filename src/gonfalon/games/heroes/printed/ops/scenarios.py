"""What scenarios and AI cards do."""

from typing import Literal

from gonfalon.games.heroes.printed.base import Cost, Deck, DragonArmies, Guards, Op, Resource, Side, Tier


class AiCast(Op, frozen=True, tag="ai_cast"):
    """The AI draws from its Spell deck and casts at the Power given by the card's modifier; harmful spells on
    harm_target, helpful ones on help_target."""

    harm_target: Literal["player_highest_defense"]
    help_target: Literal["ai_highest_defense"]
    power: Literal["modifier"]


class AiReach(Op, frozen=True, tag="ai_reach"):
    """When the AI hero reaches that location first, change its army as listed."""

    add: tuple[str, ...]
    add_side: Side
    ai: str
    flip: dict[str, Side]
    location: str


class AiReinforce(Op, frozen=True, tag="ai_reinforce"):
    """From that round on the AI army grows each round by a random Neutral of the tier, up to max_units."""

    ai: str
    each_round: int
    from_round: int
    max_units: int
    tier: Tier


class AiRespawn(Op, frozen=True, tag="ai_respawn"):
    """A beaten AI hero returns to its start with its first army until the condition holds."""

    ai: str
    until: Literal["has_castle_archangels"]
    wait_rounds: int


class AiScale(Op, frozen=True, tag="ai_scale"):
    """Adjust AI armies by game difficulty."""

    easy: Literal["one_pack_to_few"]
    hard: Literal["one_few_to_pack"]
    impossible: Literal["all_few_to_pack"]


class AiSkill(Op, frozen=True, tag="ai_skill"):
    """Resolve the scenario's skill as often as the modifier says."""

    times: Literal["modifier"]


class AiSwap(Op, frozen=True, tag="ai_swap"):
    """Exchange cards of the AI army (and lay overlays) at the given moment."""

    add: tuple[str, ...]
    ai: str
    drop_deck: bool
    on: Literal["combat_start"]
    overlays: tuple[str, ...]
    remove: tuple[str, ...]


class AllyTrade(Op, frozen=True, tag="ally_trade"):
    """Allies may exchange the listed things under the condition or by spending the named token."""

    what: tuple[Literal["artifacts", "resources", "spells", "units"], ...]
    condition: Literal["adjacent", "any"] | None = None
    partners: int = 0
    spend: Literal["build_token"] | None = None


class Attach(Op, frozen=True, tag="attach"):
    """Put this card on the named AI unit until it is used."""

    to: Literal["ai_unit_highest_hp", "ai_unit_next_to_activate"]


class CarrierRule(Op, frozen=True, tag="carrier_rule"):
    """Restrictions on the hero holding the token."""

    forbid_spells: tuple[str, ...]
    movement: int
    on_defeat: Literal["to_winner"]
    token: Literal["grail"]


class CarryOver(Op, frozen=True, tag="carry_over"):
    """What passes to the next campaign scenario."""

    hero: Literal["reset"]
    gold_max: int = 0
    grant: tuple[str, ...] = ()
    pack_units: int = 0
    remove: tuple[str, ...] = ()
    resources: bool = False
    units: bool = False


class ClaimValue(Op, frozen=True, tag="claim_value"):
    """The location counts as that many claims."""

    amount: int
    location: str


class DeploymentOverride(Op, frozen=True, tag="deployment_override"):
    """Special placement for the combat at that location."""

    attacker: Literal["middle_row"]
    attacker_max: int
    guards: Literal["corners"]
    location: str


class DragonDecks(Op, frozen=True, tag="dragon_decks"):
    """Scenario armies by difficulty."""

    easy: DragonArmies
    extra_golden_3p: int
    hard: DragonArmies
    impossible: DragonArmies
    normal: DragonArmies


class EntryRequirement(Op, frozen=True, tag="entry_requirement"):
    """Only heroes meeting it may enter the field."""

    location: str
    obelisks: int


class FinalDuel(Op, frozen=True, tag="final_duel"):
    """A last combat between one hero of each team decides."""

    round: int


class ForbidBuilding(Op, frozen=True, tag="forbid_building"):
    """The building cannot be built."""

    building: str


class GrailAsResources(Op, frozen=True, tag="grail_as_resources"):
    """The Grail may be spent as resources for that building."""

    building: str
    materials: int
    valuables: int


class GuardAiDeck(Op, frozen=True, tag="guard_ai_deck"):
    """The guards fight with that AI deck."""

    ai: str


class GuardFixed(Op, frozen=True, tag="guard_fixed"):
    """One of the guards is always that unit."""

    location: str
    unit: str


class GuardOverride(Op, frozen=True, tag="guard_override"):
    """Guards by difficulty instead of the table."""

    easy: Guards
    hard: Guards
    impossible: Guards
    location: str
    normal: Guards


class LoseAll(Op, frozen=True, tag="lose_all"):
    """Everybody loses at the end of that round if nobody has won."""

    round: int


class LoseOnAiLoss(Op, frozen=True, tag="lose_on_ai_loss"):
    """The player loses when their Main Hero is beaten by an AI hero."""


class LoseOnCombatLoss(Op, frozen=True, tag="lose_on_combat_loss"):
    """The player loses with any lost combat (a retreat is no loss)."""


class LoseOnFlag(Op, frozen=True, tag="lose_on_flag"):
    """The player loses when the enemy flags that place."""

    location: str
    tile: str


class LoseRoundEnd(Op, frozen=True, tag="lose_round_end"):
    """The player(s) lose when that round ends."""

    round: int


class MaxLevel(Op, frozen=True, tag="max_level"):
    """Hero level cap."""

    level: int


class NeutralAiDeck(Op, frozen=True, tag="neutral_ai_deck"):
    """Neutral armies draw from an AI deck of that make-up."""

    might: int


class ObeliskAny(Op, frozen=True, tag="obelisk_any"):
    """Effect whenever a player flags an obelisk."""

    then: Literal[
        "draw",
        "gain",
        "gain_many",
        "morale_positive",
        "recruit_shared",
        "roll_resource",
        "roll_treasure",
        "search",
    ]
    amount: int = 0
    deck: Deck | None = None
    dice: int = 0
    gain: Cost | None = None
    keep: int = 0
    resource: Resource | None = None
    tiers: tuple[Tier, ...] = ()


class ObeliskCount(Op, frozen=True, tag="obelisk_count"):
    """Effect at the player's count-th obelisk."""

    count: int
    side: Side
    then: Literal["gain_unit"]
    unit: str


class ObeliskFirst(Op, frozen=True, tag="obelisk_first"):
    """Effect for the first player at each obelisk."""

    dice: int
    then: Literal["roll_treasure"]


class ObeliskLater(Op, frozen=True, tag="obelisk_later"):
    """Effect for later players at an obelisk."""

    amount: int
    resource: Resource
    then: Literal["gain"]


class ObeliskTeleport(Op, frozen=True, tag="obelisk_teleport"):
    """MP spent at the obelisk moves the hero."""

    first_free: bool
    mp: int
    to: str


class OnDefeatWanderers(Op, frozen=True, tag="on_defeat_wanderers"):
    """When the wandering army is defeated."""

    then: Literal["morale_positive"]


class SellGrail(Op, frozen=True, tag="sell_grail"):
    """The Grail may be sold."""

    gold: int
    or_search: int
    times: int


class TradingPostHire(Op, frozen=True, tag="trading_post_hire"):
    """Scenario: hire Neutrals at Trading Posts."""

    max: int
    tiers: tuple[Tier, ...]


class Unguarded(Op, frozen=True, tag="unguarded"):
    """No guards there."""

    location: str
    tile: str


class WanderersAttack(Op, frozen=True, tag="wanderers_attack"):
    """The wandering army fights."""


class WanderersBonus(Op, frozen=True, tag="wanderers_bonus"):
    """Bonus to the wanderers' movement roll."""

    amount: int


class WanderersMove(Op, frozen=True, tag="wanderers_move"):
    """The wandering army moves."""

    dice: int
    modifier: int
    targets: tuple[Literal["hero", "settlement", "town"], ...]


class WinAll(Op, frozen=True, tag="win_all"):
    """Win when all conditions hold."""

    conditions: tuple[
        Literal[
            "built_castle_glory_of_erathia",
            "defeated_death_knight",
            "defeated_wandering_dragons",
            "flagged_dragon_utopia",
            "has_castle_archangels",
        ],
        ...,
    ]


class WinClaims(Op, frozen=True, tag="win_claims"):
    """Win with that many claims."""

    check: Literal["round_end"]
    enemy_town: int
    mine: int
    settlement: int
    threshold_2p: int
    threshold_3p: int


class WinDefeatAi(Op, frozen=True, tag="win_defeat_ai"):
    """Win by defeating the AI hero."""

    ai: str
    after: Literal["second_obelisk"] | None = None


class WinDeliver(Op, frozen=True, tag="win_deliver"):
    """Win by bringing the token there."""

    spend: Literal["build_token"]
    to: Literal["own_town"]
    token: Literal["grail"]


class WinEachPlayer(Op, frozen=True, tag="win_each_player"):
    """Win when each player has done it."""

    event: Literal["won_at_dragon_utopia"]


class WinFlag(Op, frozen=True, tag="win_flag"):
    """Win by flagging the location."""

    location: str
    requires: Literal["defeated_host"] | None = None
    tile: str | None = None


class WinMostClaims(Op, frozen=True, tag="win_most_claims"):
    """After the round the most claims win."""

    round: int


class WinTeamFlags(Op, frozen=True, tag="win_team_flags"):
    """A team wins by holding these."""

    count: int
    locations: Literal["enemy_start_towns"]


class WinTiebreak(Op, frozen=True, tag="win_tiebreak"):
    """Order of tie-breakers at the end."""

    order: tuple[Literal["grail_carrier", "hero_level", "obelisks"], ...]
    round: int


class WinnerLeaves(Op, frozen=True, tag="winner_leaves"):
    """The winner leaves the game with these gifts."""

    gives_resources: bool
    gives_unit: int
