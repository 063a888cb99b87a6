"""What is printed: the board, pieces, cards and tiles of Conquest of Nerath, as typed constants.

The structures mirror the files in `content/`, one class a table; the comments at the head of those files say what
the fields mean. Lists keep the order of the files, so a space, a piece or a card can be known by its number.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_type_hints

from msgspec import Meta, Struct, field
from msgspec.structs import FieldInfo, fields

from gonfalon.games.contract import Content
from gonfalon.lore.content import (
    Colour,
    ContentError,
    Count,
    Edition,
    Head,
    Named,
    Printed,
    Source,
    Top,
    Worded,
    load,
)
from gonfalon.lore.mistakes import Naming, unknown_names, wrong_counts

Point = tuple[float, float]
Polygon = Annotated[tuple[Point, ...], Meta(min_length=3)]
Chance = Annotated[float, Meta(ge=0, le=1)]

Window = Literal["immediate", "turn", "battle", "reaction"]


class Dice(Struct, frozen=True):
    """So many dice of one kind: 2d8 is two eight-sided dice."""

    count: int
    sides: int

    def __str__(self) -> str:
        return f"{self.count}d{self.sides}"


NO_DICE: Final = Dice(0, 0)


@cache
def dice_of(text: str) -> Dice:
    """The dice that a text such as `2d8` names; none for an empty one."""
    count, _, sides = text.partition("d")
    return Dice(int(count), int(sides)) if text else NO_DICE


class Wording(Printed, frozen=True):
    """A sentence that holds for many cards."""

    id: str
    text_en: str
    text_fr: str
    source: Source


# -------------------------------------------------------------------- map.toml


class Board(Printed, frozen=True):
    width: Top
    height: Top
    wraps: bool
    count_total: Count
    count_land: Count
    count_sea: Count
    count_dungeon: Count
    source: Source
    count_source: Source
    arrangement_source: Source
    rulebook_constraints: tuple[str, ...]


class Space(Named, frozen=True):
    """A land or sea space or a dungeon entrance. Only land spaces have a home realm."""

    kind: Literal["land", "sea", "dungeon"]
    neighbours: tuple[str, ...]
    label: Point
    polygon: Polygon
    source: Source
    layout_source: Source
    home: str = ""
    capital: bool = False
    coastal: bool = False
    island: bool = False
    landlocked: bool = False
    terrain: str = ""
    in_rulebook_example: bool = False


class Impassable(Named, frozen=True):
    corner: Literal["north-east", "south-west"]
    polygon: Polygon
    source: Source
    layout_source: Source


class MapFile(Printed, frozen=True):
    meta: Head
    board: Board
    spaces: tuple[Space, ...] = field(name="space")
    impassable: tuple[Impassable, ...]


# ----------------------------------------------------------------- pieces.toml


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


# ------------------------------------------------------------------ setup.toml


class Components(Printed, frozen=True):
    """What is in the box; the dice have a list of their own."""

    figures: Count
    figures_per_realm: Count
    control_markers: Count
    control_markers_per_realm: Count
    team_markers: Count
    guardian_tiles: Count
    event_cards: Count
    event_cards_per_realm: Count
    treasure_cards: Count
    gold_ones: Count
    gold_fives: Count
    realm_cards: Count
    quick_reference_cards: Count
    dice: Count
    source: Source


class Die(Printed, frozen=True):
    sides: Top
    color: str
    count: Top
    source: Source


class GameNumbers(Printed, frozen=True):
    min_players: Top
    max_players: Top
    starting_event_cards: Count
    events_drawn_per_turn: Count
    guardians_per_dungeon_at_start: Count
    guardians_when_restocked: Count
    placement_limit_other_castles: Count
    vp_conquest: Count
    vp_capital: Count
    turn_order: tuple[str, ...]
    turn_steps: tuple[str, ...]
    battle_phases: tuple[str, ...]
    source: Source


class Realm(Named, frozen=True):
    order: Top
    short_en: str
    short_fr: str
    color: str
    color_hex: Colour
    ink_hex: Colour
    capital: str
    base_income: Count
    starting_treasury: Count
    ally: str
    style_en: str
    style_fr: str
    source: Source
    open_fields: tuple[str, ...] = ()


class Alliance(Named, frozen=True):
    realms: tuple[str, ...]
    source: Source


class GameLength(Named, frozen=True):
    """When a game ends. The numbers are Victory Points, or Treasure cards in a long game."""

    kind: Literal["victory_points", "all_capitals_or_treasures"]
    source: Source
    open_fields: tuple[str, ...] = ()
    free_for_all: Count = 0
    alliance: Count = 0
    checked: Literal["", "end_of_game_round"] = ""
    treasures_free_for_all: Count = 0
    treasures_alliance: Count = 0
    capitals_checked: Literal["", "end_of_own_turn"] = ""
    treasures_checked: Literal["", "end_of_game_round"] = ""


class Seating(Named, frozen=True):
    """Which realms each player runs, seat by seat."""

    players: Top
    alliances: bool
    seats: tuple[tuple[str, ...], ...]
    source: Source


class Placement(Printed, frozen=True):
    """The pieces a realm starts with in a space."""

    realm: str
    space: str
    pieces: dict[str, Top]
    source: Source
    dragon_source: Source = "open"


class SetupFile(Printed, frozen=True):
    meta: Head
    components: Components
    dice: tuple[Die, ...] = field(name="die")
    game: GameNumbers
    realms: tuple[Realm, ...] = field(name="realm")
    alliances: tuple[Alliance, ...] = field(name="alliance")
    lengths: tuple[GameLength, ...] = field(name="game_length")
    seatings: tuple[Seating, ...] = field(name="player_mode")
    placements: tuple[Placement, ...] = field(name="placement")


# --------------------------------------------- effects, in events.toml and treasures.toml

Op = Literal[
    "place",
    "replace",
    "convert",
    "convert_space",
    "sacrifice",
    "sacrifice_for_gold",
    "destroy",
    "destroy_or_pay",
    "lose_piece_or_pay",
    "gain_gold",
    "lose_gold",
    "lose_next_income",
    "pay_gold",
    "steal_gold",
    "strike",
    "deal_damage",
    "ignore_damage",
    "save_pieces",
    "battle_mod",
    "suppress_attack",
    "suppress_first_strike",
    "deactivate_castle",
    "reroll_misses",
    "force_retreat_or_pay",
    "join_battle",
    "evade",
    "win_if_cleared",
    "set_move",
    "add_move",
    "pass_through",
    "leap_move",
    "transfer",
    "advance",
    "extra_run_amok",
    "extra_attack",
    "immobilize",
    "forbid_entry",
    "set_cost",
    "set_capacity",
    "set_placement_limit",
    "choose",
    "draw_event",
    "discard_event",
    "look_hand",
    "hand_to_deck_bottom",
    "recover_event",
    "scry_event",
    "cancel_event",
    "draw_treasure",
    "peek_guardians",
    "reduce_guardian_threshold",
]
Where = Literal[
    "",
    "battle_space",
    "conquered_space",
    "dungeon_adjacent_to_own_hero",
    "enemy_land_adjacent_to_own",
    "enemy_land_adjacent_to_own_with_only_one_footsoldier",
    "friendly_land",
    "friendly_sea_adjacent_to_own_land",
    "friendly_sea_or_own_castle",
    "friendly_sea_or_own_land",
    "land_controlled_since_turn_start",
    "land_without_castle_controlled_since_turn_start",
    "own_capital_controlled",
    "own_capital_else_own_castle",
    "own_castle_since_turn_start",
    "own_coastal",
    "own_land",
    "own_land_adjacent_to_enemy_land",
    "own_land_adjacent_to_target",
    "own_starting_land_controlled_by_enemy",
    "space_adjacent_to_own_land",
]
Target = Literal[
    "",
    "enemy_coastal_adjacent_to_that_sea",
    "enemy_in_battle",
    "enemy_in_conquered_space",
    "enemy_land_without_castle_adjacent_to_own",
    "sea_within_2_of_own_storm_elemental",
]
FromSpace = Literal[
    "",
    "adjacent_land",
    "attacked_land",
    "attacked_sea",
    "friendly_coastal",
    "friendly_land",
    "own_land",
]
ToSpace = Literal[
    "",
    "adjacent_empty_enemy_land",
    "adjacent_friendly_land_not_attacked",
    "adjacent_friendly_sea",
    "friendly_coastal",
    "friendly_coastal_sharing_enemy_free_sea",
    "friendly_land_within_3",
    "nearest_own_castle",
    "own_capital_controlled",
    "own_land",
]
Through = Literal["", "empty_enemy_land", "enemy_land_without_castle"]
Who = Literal[
    "",
    "active_enemy",
    "each_enemy",
    "each_enemy_with_land_adjacent_to_sea_with_own_warship",
    "one_enemy",
    "one_enemy_defeated_in_that_battle",
]
Per = Literal[
    "",
    "own_piece_in_battle",
    "own_storm_elemental_in_that_sea",
    "sea_with_own_warship",
    "two_destroyed_land_pieces",
]
Condition = Literal[
    "",
    "attacker_can_retreat",
    "carries_nothing",
    "conquered_space_has_castle",
    "own_dragon_in_battle",
    "own_starting_land",
    "own_wizard_in_battle",
    "own_wizard_in_either",
    "piece_destroyed",
    "three_own_footsoldiers_in_battle",
    "won_battle_this_step",
]
Trigger = Literal[
    "",
    "battle",
    "battle_damage",
    "battle_hero_lost",
    "own_draw",
    "own_income",
    "own_move",
    "own_move_start",
    "own_plunder",
    "own_reinforce",
    "own_turn_start",
]


class Effect(Printed, frozen=True):
    """One thing a card does. Which fields count depends on `op`: see KEYS and the head of events.toml."""

    op: Op
    piece: str = ""
    pieces: tuple[str, ...] = ()
    group: dict[str, Top] = {}
    exclude: tuple[str, ...] = ()
    from_piece: str = ""
    to_piece: str = ""
    count: Count = 0
    spaces: Count = 0
    from_spaces: Count = 0
    max: Count = 0
    max_if: Count = 0
    amount: Count = 0
    amount_if: Count = 0
    keep: Count = 0
    move: Count = 0
    hit_on: Count = 0
    hits_to_destroy: Count = 0
    on: Count = 0
    dice_text: str = field(name="dice", default="")
    dice_if_text: str = field(name="dice_if", default="")
    roll_text: str = field(name="roll", default="")
    first_strike: bool = False
    durable: bool = False
    dungeon: bool = False
    cancel_battle: bool = False
    optional: bool = False
    random: bool = False
    where: Where = ""
    target: Target = ""
    from_space: FromSpace = ""
    to_space: ToSpace = ""
    through: Through = ""
    who: Who = ""
    chooser: Literal["", "you", "owner"] = ""
    side: Literal["", "own", "enemy", "attacker", "defender"] = ""
    battle: Literal["", "land", "sea"] = ""
    duration: Literal["", "step", "turn", "battle", "battle_round", "first_round"] = ""
    per: Per = ""
    when: Condition = ""
    requires: Condition = ""
    then: Literal["", "may_move", "cannot_move_this_step", "attack_there"] = ""
    trigger: Trigger = ""
    limit: Literal["", "once_per_turn", "once_per_own_turn", "once_per_battle"] = ""
    options: "tuple[tuple[Effect, ...], ...]" = ()
    otherwise: "tuple[Effect, ...]" = ()

    @property
    def dice(self) -> Dice:
        return dice_of(self.dice_text)

    @property
    def dice_if(self) -> Dice:
        return dice_of(self.dice_if_text)

    @property
    def roll(self) -> Dice:
        return dice_of(self.roll_text)


# ----------------------------------------------------------------- events.toml


class EventTiming(Wording, frozen=True):
    window: Window


class Event(Worded, frozen=True):
    realm: str
    number: Top
    window: Window
    timing: str
    play_immediately: bool
    effects: tuple[Effect, ...] = field(name="effect")
    value: float
    flavor_en: str
    flavor_fr: str
    source: Source
    open_fields: tuple[str, ...] = ()


class EventsFile(Printed, frozen=True):
    meta: Head
    card_rules: tuple[Wording, ...] = field(name="card_rule")
    timings: tuple[EventTiming, ...] = field(name="timing")
    events: tuple[Event, ...] = field(name="event")


# -------------------------------------------------------------- treasures.toml


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


# -------------------------------------------------------------- guardians.toml


class Guardian(Worded, frozen=True):
    number: Top
    dice: Annotated[tuple[Top, ...], Meta(min_length=1)]
    first_strike: bool
    hero_hits_on: Top
    reward_gold: Count
    win_fighter: Chance
    win_fighter_wizard: Chance
    win_two_fighters_wizard: Chance
    source: Source
    open_fields: tuple[str, ...] = ()


class GuardiansFile(Printed, frozen=True):
    meta: Head
    guardians: tuple[Guardian, ...] = field(name="guardian")


# ------------------------------------------------------- how the files must agree


class Files(NamedTuple):
    map: MapFile
    pieces: PiecesFile
    setup: SetupFile
    events: EventsFile
    treasures: TreasuresFile
    guardians: GuardiansFile


# The fields that each operation needs, of `a/b` at least one, and those it may have besides.
KEYS: Final[dict[Op, tuple[str, str]]] = {
    "place": ("piece/group where", "count spaces per max when then trigger limit"),
    "replace": ("from_piece to_piece count where", ""),
    "convert": ("piece count battle", ""),
    "convert_space": ("piece where", ""),
    "sacrifice": ("piece count", "requires"),
    "sacrifice_for_gold": ("piece amount", "otherwise chooser"),
    "destroy": ("count where", "exclude chooser"),
    "destroy_or_pay": ("piece count where amount", "chooser"),
    "lose_piece_or_pay": ("piece count amount who", "chooser"),
    "gain_gold": ("amount", "amount_if when per max trigger"),
    "lose_gold": ("amount", "who"),
    "lose_next_income": ("amount", ""),
    "pay_gold": ("amount", "optional otherwise"),
    "steal_gold": ("amount who", ""),
    "strike": ("dice target", "dice_if when per max chooser battle requires dungeon"),
    "deal_damage": ("amount target", "chooser battle"),
    "ignore_damage": ("amount", "amount_if when side battle trigger limit dungeon"),
    "save_pieces": ("piece count to_space", "roll on trigger limit dungeon"),
    "battle_mod": (
        "dice/first_strike/durable/hit_on/hits_to_destroy piece/pieces/side duration/trigger",
        "count chooser battle dungeon",
    ),
    "suppress_attack": ("side duration", "piece count exclude chooser"),
    "suppress_first_strike": ("side duration", ""),
    "deactivate_castle": ("side duration", ""),
    "reroll_misses": ("max", "max_if when duration trigger limit dungeon"),
    "force_retreat_or_pay": ("amount", "battle requires"),
    "join_battle": ("count from_space", "battle"),
    "evade": ("from_space to_space", "count cancel_battle"),
    "win_if_cleared": ("", ""),
    "set_move": ("piece move duration/trigger", "count from_spaces"),
    "add_move": ("piece/pieces amount duration", "count"),
    "pass_through": ("piece through duration/trigger", "count"),
    "leap_move": ("piece count move", "from_spaces"),
    "transfer": ("piece count to_space", "from_space then requires trigger limit"),
    "advance": ("piece count to_space", ""),
    "extra_run_amok": ("count", ""),
    "extra_attack": ("piece count move", "requires"),
    "immobilize": ("piece spaces who duration", ""),
    "forbid_entry": ("spaces where who duration", ""),
    "set_cost": ("piece amount duration/trigger", "count"),
    "set_capacity": ("piece amount", ""),
    "set_placement_limit": ("count", "trigger"),
    "choose": ("options", "chooser"),
    "draw_event": ("count", "who"),
    "discard_event": ("count", "who random"),
    "look_hand": ("who", ""),
    "hand_to_deck_bottom": ("count", "chooser"),
    "recover_event": ("count", "chooser"),
    "scry_event": ("count", "trigger"),
    "cancel_event": ("", ""),
    "draw_treasure": ("count keep", ""),
    "peek_guardians": ("where", ""),
    "reduce_guardian_threshold": ("amount", "trigger dungeon"),
}

NAMES: Final[Naming] = {
    Space: {"home": "realm", "neighbours": "space"},
    Piece: {
        "abilities": "ability",
        "die": "die",
        "attack_text": "throw of dice",
        "defend_text": "throw of dice",
        "sea_text": "throw of dice",
    },
    GameNumbers: {"turn_order": "realm"},
    Realm: {"capital": "space", "ally": "realm"},
    Alliance: {"realms": "realm"},
    Placement: {"realm": "realm", "space": "space", "pieces": "piece"},
    Effect: {
        "piece": "piece or group",
        "pieces": "piece or group",
        "group": "piece",
        "exclude": "piece",
        "from_piece": "piece",
        "to_piece": "piece",
        "dice_text": "throw of dice",
        "dice_if_text": "throw of dice",
        "roll_text": "throw of dice",
    },
    Event: {"realm": "realm", "timing": "timing"},
    Treasure: {"timing": "treasure timing"},
    Guardian: {"dice": "die"},
}


def disagreements(contents: Mapping[str, Any]) -> list[str]:
    """What one file says and another contradicts, as sentences."""
    files = Files(**contents)
    return [
        *unknown_names(contents, NAMES, defined_names(files)),
        *wrong_counts(counts(files)),
        *wrong_borders(files.map),
        *wrong_capitals(files),
        *wrong_seats(files.setup),
        *wrong_cards(files),
    ]


def defined_names(files: Files) -> dict[str, set[Any]]:
    """Everything that may be named, by kind."""
    defined: dict[str, tuple[Any, ...]] = {
        "realm": files.setup.realms,
        "space": files.map.spaces,
        "ability": files.pieces.abilities,
        "piece": files.pieces.pieces,
        "timing": files.events.timings,
        "treasure timing": files.treasures.timings,
    }
    names: dict[str, set[Any]] = {kind: {entry.id for entry in entries} for kind, entries in defined.items()}
    names["piece or group"] = names["piece"] | {"hero", "land_piece"}
    names["die"] = {die.sides for die in files.setup.dice}
    names["throw of dice"] = {f"{count}d{sides}" for count in range(1, 10) for sides in names["die"]}
    return names


def counts(files: Files) -> dict[str, tuple[int, ...]]:
    """The numbers of components that must be the same: as they are listed, as they are said."""
    said, board, realms = files.setup.components, files.map.board, len(files.setup.realms)
    figures = sum(piece.figures_per_realm for piece in files.pieces.pieces)
    counted: dict[str, tuple[int, ...]] = {
        "figures of a realm": (figures, said.figures_per_realm),
        "figures": (figures * realms, said.figures),
        "control markers": (said.control_markers_per_realm * realms, said.control_markers),
        "team markers": (len(files.setup.alliances), said.team_markers),
        "guardian tiles": (len(files.guardians.guardians), said.guardian_tiles),
        "event cards": (len(files.events.events), said.event_cards),
        "treasure cards": (len(files.treasures.treasures), said.treasure_cards),
        "realm cards": (realms, said.realm_cards),
        "dice": (sum(die.count for die in files.setup.dice), said.dice),
        "spaces": (len(files.map.spaces), board.count_total),
    }
    for realm in files.setup.realms:
        cards = sum(event.realm == realm.id for event in files.events.events)
        counted[f"event cards of {realm.id}"] = (cards, said.event_cards_per_realm)
        lands = sum(space.home == realm.id for space in files.map.spaces)
        counted[f"land spaces of {realm.id}"] = (lands, realm.base_income)
    for kind, number in (("land", board.count_land), ("sea", board.count_sea), ("dungeon", board.count_dungeon)):
        counted[f"{kind} spaces"] = (sum(space.kind == kind for space in files.map.spaces), number)
    return counted


def wrong_borders(board: MapFile) -> Iterator[str]:
    """Borders that only one of two spaces has, and spaces that are not what their borders make them."""
    spaces = {space.id: space for space in board.spaces}
    for space in board.spaces:
        beside = [spaces[name] for name in space.neighbours if name in spaces]
        for other in beside:
            if space.id not in other.neighbours:
                yield f"map.toml, {space.id}: {other.id} is its neighbour, but does not name it as its own."
        at_sea = [other.kind == "sea" for other in beside]
        land, sea = space.kind == "land", space.kind == "sea"
        truth = {
            "coastal": land and any(at_sea),
            "island": land and all(at_sea),
            "landlocked": sea and not any(at_sea),
        }
        for what, true in truth.items():
            if getattr(space, what) != true:
                yield f"map.toml, {space.id}: by its neighbours {what} should be {str(true).lower()}."
        if bool(space.home) != land:
            yield f"map.toml, {space.id}: land spaces have a home realm, others have none."


def wrong_capitals(files: Files) -> Iterator[str]:
    """Capitals that are not marked on the board or lie in another realm, and marks that no realm has."""
    capitals = {realm.capital: realm.id for realm in files.setup.realms}
    for space in files.map.spaces:
        if space.capital != (space.id in capitals):
            yield f"map.toml, {space.id}: capital should be {str(not space.capital).lower()}; see setup.toml."
        elif space.capital and space.home != capitals[space.id]:
            yield f"map.toml, {space.id}: it is the Capital of {capitals[space.id]} but the home of {space.home}."


def wrong_seats(setup: SetupFile) -> Iterator[str]:
    """Realms out of turn order, one-sided alliances, and seatings that forget a realm or use it twice."""
    realms = [realm.id for realm in setup.realms]
    if list(setup.game.turn_order) != realms or [realm.order for realm in setup.realms] != [1, 2, 3, 4]:
        yield "setup.toml, realm: the four realms must be listed, and numbered, in turn order."
    allied = {frozenset(alliance.realms) for alliance in setup.alliances}
    for realm in setup.realms:
        if {realm.id, realm.ally} not in allied:
            yield f"setup.toml, {realm.id}: there is no alliance of {realm.id} and {realm.ally}."
    for seating in setup.seatings:
        if sorted(name for seat in seating.seats for name in seat) != sorted(realms):
            yield f"setup.toml, {seating.id}: each realm must have exactly one seat."
        if len(seating.seats) != seating.players:
            yield f"setup.toml, {seating.id}: {seating.players} players have {len(seating.seats)} seats."


def wrong_cards(files: Files) -> Iterator[str]:
    """Cards out of order, with another window than their timing, or with texts and effects that do not match."""
    yield from out_of_order(files)
    windows = {timing.id: timing.window for timing in files.events.timings}
    for event in files.events.events:
        where = f"events.toml, {event.id}"
        if event.window != windows.get(event.timing, event.window):
            yield f"{where}: its window is {event.window}, but that of its timing is {windows[event.timing]}."
        if event.play_immediately != (event.window == "immediate"):
            yield f"{where}: play_immediately should be {str(not event.play_immediately).lower()}."
        yield from wrong_keys(event.effects, where)
    for treasure in files.treasures.treasures:
        where = f"treasures.toml, {treasure.id}"
        for what in ("power", "property"):
            effects = getattr(treasure, what)
            if len({bool(effects), bool(treasure.text(what, "en")), bool(treasure.text(what, "fr"))}) > 1:
                yield f"{where}: {what}, {what}_en and {what}_fr go together; one is missing."
            yield from wrong_keys(effects, where)


def out_of_order(files: Files) -> Iterator[str]:
    """Lists in which cards or tiles do not follow one another by their numbers, the Event cards realm by realm."""
    cards = [(event.realm, event.number) for event in files.events.events]
    each = range(1, files.setup.components.event_cards_per_realm + 1)
    if cards != [(realm.id, number) for realm in files.setup.realms for number in each]:
        yield "events.toml, event: the decks must be listed in turn order, each numbered from 1."
    for file, entries in (("treasure", files.treasures.treasures), ("guardian", files.guardians.guardians)):
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            yield f"{file}s.toml, {file}: the entries must be numbered from 1 in their order."


def wrong_keys(effects: tuple[Effect, ...], where: str) -> Iterator[str]:
    """Fields that an effect lacks, and fields that mean nothing for its operation."""
    for effect in effects:
        needed, allowed = (keys.split() for keys in KEYS[effect.op])
        used = {key.encode_name for key in fields(effect) if getattr(effect, key.name) != default_of(key)}
        for need in needed:
            if used.isdisjoint(need.split("/")):
                yield f"{where}: the effect {effect.op} needs {need.replace('/', ' or ')}."
        known = {"op", *allowed, *(key for need in needed for key in need.split("/"))}
        for key in sorted(used - known):
            yield f"{where}: the effect {effect.op} has no use for {key}."
        for inner in (effect.otherwise, *effect.options):
            yield from wrong_keys(inner, where)


def default_of(key: FieldInfo) -> Any:
    """What a field is when it is not given."""
    return key.default_factory() if callable(key.default_factory) else key.default


CONTENT: Final = Path(__file__).parent.parent / "content"
EDITION: Final = Edition("nerath", CONTENT, get_type_hints(Files), disagreements)
PRINTED: Final = Content(EDITION)

FILES: Final = Files(
    map=load(CONTENT, "map.toml", MapFile),
    pieces=load(CONTENT, "pieces.toml", PiecesFile),
    setup=load(CONTENT, "setup.toml", SetupFile),
    events=load(CONTENT, "events.toml", EventsFile),
    treasures=load(CONTENT, "treasures.toml", TreasuresFile),
    guardians=load(CONTENT, "guardians.toml", GuardiansFile),
)
if problems := disagreements(FILES._asdict()):
    raise ContentError(*problems)

BOARD: Final = FILES.map.board
SPACES: Final = FILES.map.spaces
IMPASSABLE: Final = FILES.map.impassable
ABILITIES: Final = {ability.id: ability for ability in FILES.pieces.abilities}
PIECES: Final = FILES.pieces.pieces
COMPONENTS: Final = FILES.setup.components
DICE: Final = FILES.setup.dice
RULES: Final = FILES.setup.game
REALMS: Final = FILES.setup.realms
"""The realms in turn order."""
ALLIANCES: Final = FILES.setup.alliances
LENGTHS: Final[Mapping[str, GameLength]] = {length.id: length for length in FILES.setup.lengths}
SEATINGS: Final[Mapping[str, Seating]] = {seating.id: seating for seating in FILES.setup.seatings}
PLACEMENTS: Final = FILES.setup.placements
CARD_RULES: Final = {rule.id: rule for rule in FILES.events.card_rules}
EVENT_TIMINGS: Final = {timing.id: timing for timing in FILES.events.timings}
EVENTS: Final = FILES.events.events
TREASURE_TIMINGS: Final = {timing.id: timing for timing in FILES.treasures.timings}
TREASURES: Final = FILES.treasures.treasures
GUARDIANS: Final = FILES.guardians.guardians

REALM_ID: Final = {realm.id: number for number, realm in enumerate(REALMS)}
SPACE_ID: Final = {space.id: number for number, space in enumerate(SPACES)}
PIECE_ID: Final = {piece.id: number for number, piece in enumerate(PIECES)}
EVENT_ID: Final = {event.id: number for number, event in enumerate(EVENTS)}
TREASURE_ID: Final = {treasure.id: number for number, treasure in enumerate(TREASURES)}
GUARDIAN_ID: Final = {guardian.id: number for number, guardian in enumerate(GUARDIANS)}
