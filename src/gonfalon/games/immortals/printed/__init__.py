"""What is printed: the board, tribes, cards and tower of Immortals, as typed constants.

The structures mirror the files in `content/`, one class a table; the comments at the head of those files say what
the fields mean. Lists keep the order of the files, so a region, a tribe or a card can be known by its number.

A place is a region in one realm: `realm * 25 + region`, with light as realm 0 and darkness as realm 1. The
Conflict cards 0 to 49 have the numbers of their places, 50 to 54 are the jokers of light, 55 to 59 those of
darkness, province by province.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import chain, pairwise, product
from math import ceil
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_type_hints

from msgspec import Meta, field

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

RealmId = Literal["light", "dark"]
Point = tuple[int, int]
Polygon = Annotated[tuple[Point, ...], Meta(min_length=3)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Chance = Annotated[float, Meta(ge=0, le=1)]
Players = Annotated[int, Meta(ge=3, le=5)]
Facts = tuple[str, ...]

LIGHT: Final = 0
DARK: Final = 1


class Resources(NamedTuple):
    """Energy and gold, in this order: what a region yields or something costs."""

    energy: int
    gold: int


class Known(Printed, frozen=True, kw_only=True):
    """Something that says where it is from; `facts` are the parts of an open entry that are not open."""

    source: Source
    facts: Facts = ()


class Thing(Named, frozen=True, kw_only=True):
    """The same with a name."""

    source: Source
    facts: Facts = ()


class Described(Worded, frozen=True, kw_only=True):
    """The same with a name and a text."""

    source: Source
    facts: Facts = ()


# -------------------------------------------------------------------- map.toml


class Board(Known, frozen=True):
    width: Top
    height: Top
    mirror_x: Top
    regions_per_realm: Top
    regions_per_province: Top
    yield_total: Count
    yield_per_province: Count


class Realm(Thing, frozen=True):
    x_range: tuple[int, int]
    limbo_of_the_fallen: RealmId


class Province(Thing, frozen=True):
    color: Colour


class Void(Thing, frozen=True):
    """A gap in the board that is no region."""

    polygon_light: Polygon
    polygon_dark: Polygon


class Side(Printed, frozen=True):
    """A region in one of the realms: what it yields, what it borders on, how it is drawn."""

    gold: Count
    energy: Count
    neighbours: tuple[str, ...]
    text_en: str
    text_fr: str
    name_at: Point
    army_at: Point
    building_at: Point
    portal_at: Point
    polygon: Polygon

    @property
    def anchors(self) -> dict[str, Point]:
        """Where its name and pieces are drawn, by the names of the fields."""
        return {key: getattr(self, key) for key in ("name_at", "army_at", "building_at", "portal_at")}


class Region(Thing, frozen=True):
    province: str
    light: Side
    dark: Side
    home_of: str = ""

    @property
    def sides(self) -> tuple[Side, Side]:
        """The region in light and in darkness."""
        return self.light, self.dark


class MapFile(Printed, frozen=True):
    meta: Head
    board: Board
    realms: tuple[Realm, ...] = field(name="realm")
    provinces: tuple[Province, ...] = field(name="province")
    voids: tuple[Void, ...] = field(name="void")
    regions: tuple[Region, ...] = field(name="region")


# ----------------------------------------------------------------- tribes.toml


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


# ------------------------------------------------------------------ cards.toml


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


# ------------------------------------------------------------------ tower.toml


class Tower(Known, frozen=True):
    name_en: str
    name_fr: str
    text_en: str
    text_fr: str


class Shelf(Thing, frozen=True):
    stick: Percent
    knock: Percent
    capacity: Top


class Crowding(Known, frozen=True):
    strength: Count
    start: Count = field(name="from")
    full: Top


class Priming(Known, frozen=True):
    armies_per_player: Count
    inhabitants: Count
    inhabitants_kept: Count


class Battle(Known, frozen=True):
    fewest_inhabitants: Count
    most_inhabitants: Count
    inhabitants: Count


class Evidence(Known, frozen=True):
    id: str
    note: str


class Statistic(Known, frozen=True):
    """What the tower does in the long run or after a throw; which fields there are depends on the case."""

    id: str
    players: Count = 0
    thrown: Count = 0
    reached_after_battles: Count = 0
    lodged_mean: float = 0
    lodged_sd: float = 0
    lodged_p05: Count = 0
    lodged_p95: Count = 0
    lodged_p025: Count = 0
    lodged_p975: Count = 0
    own_lodged_mean: float = 0
    green_lodged_mean: float = 0
    out_mean: float = 0
    out_sd: float = 0
    out_p05: Count = 0
    out_p95: Count = 0
    thrown_cube_falls_through: Chance = 0
    lodged_cube_comes_out: Chance = 0


class BattleOdds(Known, frozen=True):
    """The chances that the attacker, nobody or the defender wins, by the side of the inhabitants."""

    attackers: Top
    defenders: Top
    inhabitants_with_attacker: tuple[Chance, Chance, Chance]
    inhabitants_neutral: tuple[Chance, Chance, Chance]
    inhabitants_with_defender: tuple[Chance, Chance, Chance]
    attackers_out_mean: float
    attackers_out_sd: float
    defenders_out_mean: float
    defenders_out_sd: float


class EmptyRegionOdds(Known, frozen=True):
    attackers: Top
    inhabitants_neutral_or_friendly: Chance
    inhabitants_hostile: Chance
    attackers_out_mean: float
    attackers_out_sd: float


class TowerFile(Printed, frozen=True):
    meta: Head
    tower: Tower
    shelves: tuple[Shelf, ...] = field(name="shelf")
    crowding: Crowding
    priming: Priming
    battle: Battle
    evidence: tuple[Evidence, ...]
    statistics: tuple[Statistic, ...] = field(name="statistic")
    battle_odds: tuple[BattleOdds, ...]
    empty_region_odds: tuple[EmptyRegionOdds, ...]


# ------------------------------------------------------- how the files must agree


class Files(NamedTuple):
    map: MapFile
    tribes: TribesFile
    cards: CardsFile
    tower: TowerFile


NAMES: Final[Naming] = {
    Region: {"province": "province", "home_of": "tribe"},
    Side: {"neighbours": "region"},
    Tribe: {"home_region": "region"},
    Space: {"action": "action"},
    RegionCard: {"region": "region", "province": "province"},
    ConflictCard: {"region": "region", "province": "province"},
    Building: {"shares_with": "building"},
}
BASE_ACTIONS: Final = ("extract_gold", "extract_energy", "transition_3", "build", "attack", "attack_or_move")
"""What every joined board offers (IMM-ARM-17)."""


def disagreements(contents: Mapping[str, Any]) -> list[str]:
    """What one file says and another contradicts, as sentences."""
    files = Files(**contents)
    if unknown := list(unknown_names(contents, NAMES, defined_names(files))):
        return unknown
    return [
        *wrong_counts(counts(files)),
        *wrong_order(files),
        *wrong_borders(files.map),
        *wrong_shapes(files.map),
        *wrong_yields(files.map),
        *wrong_homes(files),
        *wrong_halves(files),
        *wrong_cards(files),
        *wrong_rounds(files.cards),
        *wrong_tower(files.tower),
    ]


def defined_names(files: Files) -> dict[str, set[str]]:
    """Everything that may be named, by kind."""
    defined: dict[str, tuple[Any, ...]] = {
        "province": files.map.provinces,
        "region": files.map.regions,
        "action": files.tribes.actions,
        "tribe": files.tribes.tribes,
        "building": files.cards.buildings,
    }
    return {kind: {entry.id for entry in entries} for kind, entries in defined.items()}


def counts(files: Files) -> dict[str, tuple[int, ...]]:
    """The numbers of components that must be the same: as they are listed, as they are said."""
    return counts_of_regions(files.map) | counts_of_cards(files) | counts_of_pieces(files)


def counts_of_regions(board: MapFile) -> dict[str, tuple[int, ...]]:
    provinces = Counter(region.province for region in board.regions)
    each = board.board.regions_per_province
    return {
        "regions": (len(board.regions), board.board.regions_per_realm),
        **{f"regions of {province.id}": (provinces[province.id], each) for province in board.provinces},
    }


def counts_of_cards(files: Files) -> dict[str, tuple[int, ...]]:
    cards, said, board = files.cards, files.cards.counts, files.map
    players = len(cards.colours)
    counted: dict[str, tuple[int, ...]] = {
        "region cards": (len(cards.region_cards), said.region_cards, len(board.regions)),
        "conflict cards": (len(cards.conflict_cards), said.conflict_cards),
        "magic cards of a player": (len(cards.magic_cards), said.magic_cards_per_player),
        "magic cards": (said.magic_cards_per_player * players, said.magic_cards),
        "blank cards": (said.blank_cards_per_player * players, said.blank_cards),
        "round markers": (len(cards.round_markers), said.round_markers),
    }
    for realm in board.realms:
        jokers = [card.joker for card in cards.conflict_cards if card.realm == realm.id]
        counted[f"jokers of {realm.id}"] = (jokers.count(True), said.jokers_per_realm, len(board.provinces))
        counted[f"conflict cards of {realm.id}"] = (jokers.count(False), said.conflict_cards_per_realm)
    return counted


def counts_of_pieces(files: Files) -> dict[str, tuple[int, ...]]:
    said, box = files.cards.counts, {part.id: part for part in files.cards.components}
    counted: dict[str, tuple[int, ...]] = {
        "tribes": (len(files.tribes.tribes), said.tribe_boards, said.tribe_tokens),
        "tribe boards": (said.tribe_boards, *count_of(box, "tribe_boards")),
        "tribe tokens": (said.tribe_tokens, *count_of(box, "tribe_tokens")),
        "inhabitants": (files.tower.battle.inhabitants, *count_of(box, "inhabitant_cubes")),
        "cubes of a player thrown at first": (
            files.tribes.supply.into_the_tower,
            files.tower.priming.armies_per_player,
        ),
    }
    for part in files.cards.components:
        if part.per_colour:
            counted[part.id] = (part.count, part.per_colour * len(files.cards.colours))
        if part.values:
            counted[part.id] = (part.count, sum(each.count for each in part.values))
    for building in files.cards.buildings:
        tiles = "building_tiles" if building.shares_with else f"{building.id}s"
        counted[f"tiles for {building.id}"] = (building.supply, *count_of(box, tiles))
    return counted


def count_of(box: Mapping[str, Component], part: str) -> tuple[int, ...]:
    """How many of a part the box holds; nothing if it is not listed."""
    return (box[part].count,) if part in box else ()


def wrong_order(files: Files) -> Iterator[str]:
    """Lists whose order the numbers of their entries depend on."""
    board, cards = files.map, files.cards
    realms, regions = [realm.id for realm in board.realms], [region.id for region in board.regions]
    provinces = [province.id for province in board.provinces]
    if realms != ["light", "dark"]:
        yield "map.toml, realm: there must be light and dark, in this order."
    if (listed := [region.province for region in board.regions]) != sorted(listed, key=provinces.index):
        yield "map.toml, region: the regions must be listed province by province, in the order of the provinces."
    if [tribe.realm for tribe in files.tribes.tribes] != ["light"] * 5 + ["dark"] * 5:
        yield "tribes.toml, tribe: there must be the five tribes of light, then the five of darkness."
    if [card.region for card in cards.region_cards] != regions:
        yield "cards.toml, region_card: there must be one for each region, in the order of map.toml."
    plain = [(realm, region) for realm in realms for region in regions]
    jokers = [(realm, province) for realm in realms for province in provinces]
    numbered = [(card.realm, card.province if card.joker else card.region) for card in cards.conflict_cards]
    if numbered != plain + jokers:
        yield (
            "cards.toml, conflict_card: there must be the regions of light, those of darkness, the jokers of "
            "light, then those of darkness, in the order of map.toml."
        )
    if [marker.number for marker in cards.round_markers] != list(range(1, len(cards.round_markers) + 1)):
        yield "cards.toml, round_marker: the entries must be numbered from 1 in their order."
    if [building.id for building in cards.buildings] != ["portal", "sanctuary", "capital"]:
        yield "cards.toml, building: there must be portal, sanctuary and capital, in this order."


def wrong_borders(board: MapFile) -> Iterator[str]:
    """Borders that only one of two regions has, that differ in the realms, or that leave a region cut off."""
    regions = {region.id: region for region in board.regions}
    for region in board.regions:
        where = f"map.toml, {region.id}"
        if sorted(region.light.neighbours) != sorted(region.dark.neighbours):
            yield f"{where}: its neighbours in light and in darkness must be the same."
        if region.id in region.light.neighbours:
            yield f"{where}: a region is not its own neighbour."
        for name in region.light.neighbours:
            if region.id not in regions[name].light.neighbours:
                yield f"{where}: {name} is its neighbour, but does not name it as its own."
    if not connected(regions, regions):
        yield "map.toml, region: some regions cannot be reached from the others."
    for province in board.provinces:
        inside = [region.id for region in board.regions if region.province == province.id]
        if not connected(regions, inside):
            yield f"map.toml, {province.id}: its regions do not all hang together."


def connected(regions: Mapping[str, Region], names: Collection[str]) -> bool:
    """Whether each of these regions can be reached from each other through them alone."""
    reached: set[str] = set()
    ahead = set(list(names)[:1])
    while ahead:
        reached |= ahead
        beside = chain.from_iterable(regions[name].light.neighbours for name in ahead)
        ahead = {name for name in beside if name in names} - reached
    return reached == set(names)


def wrong_shapes(board: MapFile) -> Iterator[str]:
    """Outlines that do not fit the borders, sides that are no mirror images, anchors outside their region."""
    sizes = board.board
    for number, realm in enumerate(board.realms):
        sides = {region.id: region.sides[number] for region in board.regions}
        yield from wrong_lines(sides, realm.id)
        left, right = realm.x_range
        for name, side in sides.items():
            where = f"map.toml, {name}, {realm.id}"
            if not all(left <= x <= right and 0 <= y <= sizes.height for x, y in side.polygon):
                yield f"{where}: its outline leaves the realm."
            for anchor, point in side.anchors.items():
                if not is_inside(point, side.polygon):
                    yield f"{where}: {anchor} lies outside its outline."
            if area(side.polygon) <= 0:
                yield f"{where}: its outline must run clockwise."
    for region in board.regions:
        if sorted(mirrored(region.light.polygon, sizes.mirror_x)) != sorted(region.dark.polygon):
            yield f"map.toml, {region.id}: its outline in darkness must be the mirror image of that in light."


def wrong_lines(sides: Mapping[str, Side], realm: str) -> Iterator[str]:
    """Regions that share a line without being neighbours, and the other way round, or that touch at a corner."""
    lines = {name: set(lines_of(side.polygon)) for name, side in sides.items()}
    corners = {name: set(side.polygon) for name, side in sides.items()}
    names = list(sides)
    for number, name in enumerate(names):
        for other in names[number + 1 :]:
            neighbours, where = other in sides[name].neighbours, f"map.toml, {name}, {realm}"
            if neighbours and lines[name].isdisjoint(lines[other]):
                yield f"{where}: {other} is its neighbour, but their outlines share no line."
            elif not neighbours and not corners[name].isdisjoint(corners[other]):
                yield f"{where}: its outline touches that of {other}, which is not its neighbour."


def lines_of(polygon: Polygon) -> Iterator[frozenset[Point]]:
    """The lines from one corner to the next."""
    return (frozenset(ends) for ends in pairwise([*polygon, polygon[0]]))


def mirrored(polygon: Polygon, axis: int) -> list[Point]:
    """The corners on the other side of the axis."""
    return [(2 * axis - x, y) for x, y in polygon]


def area(polygon: Polygon) -> float:
    """Its area, negative if it runs against the clock on the screen."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise([*polygon, polygon[0]])) / 2


def is_inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times."""
    px, py = point
    crossed = False
    for (x0, y0), (x1, y1) in pairwise([*polygon, polygon[0]]):
        if (y0 > py) != (y1 > py) and px < x0 + (py - y0) * (x1 - x0) / (y1 - y0):
            crossed = not crossed
    return crossed


def wrong_yields(board: MapFile) -> Iterator[str]:
    """Realms or provinces that yield more or less than the others, and regions that yield the same as another."""
    said = board.board
    for number, realm in enumerate(board.realms):
        for what in ("gold", "energy"):
            total = sum(getattr(region.sides[number], what) for region in board.regions)
            if total != said.yield_total:
                yield f"map.toml, {realm.id}: its regions yield {total} {what}, not {said.yield_total} as said."
        for province in board.provinces:
            sides = [region.sides[number] for region in board.regions if region.province == province.id]
            total = sum(side.gold + side.energy for side in sides)
            if total != said.yield_per_province:
                yield (
                    f"map.toml, {province.id}, {realm.id}: its regions yield {total} in all, "
                    f"not {said.yield_per_province} as said."
                )
    first: dict[tuple[int, ...], str] = {}
    for region in board.regions:
        yields = tuple(getattr(side, what) for side in region.sides for what in ("gold", "energy"))
        if first.setdefault(yields, region.id) != region.id:
            yield f"map.toml, {region.id}: it yields the same as {first[yields]} in both realms."


def wrong_homes(files: Files) -> Iterator[str]:
    """Homes that board and tribe do not agree on; each light tribe has one, each province holds one."""
    homes = {region.home_of: region for region in files.map.regions if region.home_of}
    for tribe in files.tribes.tribes:
        where = f"tribes.toml, {tribe.id}"
        if bool(tribe.home_region) != (tribe.realm == "light"):
            yield f"{where}: light tribes have a home region, dark ones have none."
        elif tribe.home_region and (tribe.id not in homes or homes[tribe.id].id != tribe.home_region):
            yield f"{where}: its home is {tribe.home_region}, which map.toml does not say."
    provinces = Counter(region.province for region in homes.values())
    for province in files.map.provinces:
        if provinces[province.id] != 1:
            yield f"map.toml, {province.id}: it has {provinces[province.id]} home regions instead of one."


def wrong_halves(files: Files) -> Iterator[str]:
    """Half-boards with other spaces, costs or numbers of armies than they must have."""
    supply, tribes = files.tribes.supply, files.tribes.tribes
    actions = {action.id: action for action in files.tribes.actions}
    for tribe in tribes:
        where = f"tribes.toml, {tribe.id}"
        if (kinds := [space.kind for space in tribe.spaces]) != ["army"] * 4 + ["magic"]:
            yield f"{where}: it has the spaces {', '.join(kinds)}, but needs four of army, then one of magic."
        armies = supply.light_half if tribe.realm == "light" else supply.dark_half
        if sum(tribe.army_groups) != armies:
            yield f"{where}: its army groups hold {sum(tribe.army_groups)} cubes, not {armies} as said in supply."
        for space in tribe.spaces:
            free = space.special or space.action == "build"
            if not free and space.cost != actions[space.action].cost:
                yield f"{where}, {space.slot}: its cost is not that of {space.action}."
            if (space.kind == "magic") != (space.action == "magic_card"):
                yield f"{where}, {space.slot}: Magic spaces, and only they, are for Magic cards."
    light = [tribe for tribe in tribes if tribe.realm == "light"]
    dark = [tribe for tribe in tribes if tribe.realm == "dark"]
    for one, other in product(light, dark):
        yield from wrong_board(files, one, other)


def wrong_board(files: Files, one: Tribe, other: Tribe) -> Iterator[str]:
    """Two halves that leave out a base action, or need more cubes than a player has or regions than there are."""
    supply, where = files.tribes.supply, f"tribes.toml, {one.id} and {other.id}"
    offered = {space.action for tribe in (one, other) for space in tribe.spaces}
    for action in BASE_ACTIONS:
        if action not in offered:
            yield f"{where}: together they have no space for {action}."
    for rounds in files.cards.rounds:
        extra = one.extra_groups + other.extra_groups if rounds.extra_groups else ()
        groups = one.army_groups + other.army_groups + extra
        elsewhere = supply.dark_start + 2 * supply.in_each_limbo + supply.into_the_tower
        cubes, most = sum(groups) + elsewhere, supply.army_cubes
        if cubes > most:
            yield f"{where}: with {rounds.players} players they need {cubes} cubes of {most}."
        if rounds.players * (len(groups) + 1) > 2 * len(files.map.regions):
            yield f"{where}: {rounds.players} players with {len(groups)} groups each would fill the board."


def wrong_cards(files: Files) -> Iterator[str]:
    """Cards with another name, province or yield than their region, and jokers that yield something."""
    regions = {region.id: region for region in files.map.regions}
    cards = files.cards
    for card in cards.region_cards:
        region, where = regions[card.region], f"cards.toml, {card.id}"
        if (card.name_en, card.name_fr) != (region.name_en, region.name_fr):
            yield f"{where}: its name is not that of {region.id}."
        if card.province != region.province:
            yield f"{where}: {region.id} lies in {region.province}."
        if card.yields != tuple(Resources(side.energy, side.gold) for side in region.sides):
            yield f"{where}: it does not yield what map.toml says of {region.id}."
    for conflict in cards.conflict_cards:
        where = f"cards.toml, {conflict.id}"
        if conflict.joker == bool(conflict.region) or conflict.joker != bool(conflict.text_en):
            yield f"{where}: a joker has a text and no region, another card a region and no text."
        elif not conflict.joker:
            region = regions[conflict.region]
            side = region.light if conflict.realm == "light" else region.dark
            if conflict.province != region.province:
                yield f"{where}: {region.id} lies in {region.province}."
            if (conflict.gold, conflict.energy) != (side.gold, side.energy):
                yield f"{where}: it does not yield what map.toml says of {region.id}."


def wrong_rounds(cards: CardsFile) -> Iterator[str]:
    """Numbers of players without a length, and lengths for which there are not enough markers."""
    if [rounds.players for rounds in cards.rounds] != [3, 4, 5]:
        yield "cards.toml, rounds: there must be one entry for 3, 4 and 5 players, in this order."
    for rounds in cards.rounds:
        if rounds.rounds > len(cards.round_markers):
            yield (
                f"cards.toml, rounds for {rounds.players} players: there are {len(cards.round_markers)} "
                f"round markers, not {rounds.rounds}."
            )


def wrong_tower(tower: TowerFile) -> Iterator[str]:
    """A tower that could not work, and chances that are none."""
    if not tower.shelves:
        yield "tower.toml, shelf: the tower needs at least one."
    if tower.crowding.full <= tower.crowding.start:
        yield "tower.toml, crowding: full must be more than from."
    if tower.battle.fewest_inhabitants > tower.battle.most_inhabitants:
        yield "tower.toml, battle: fewest_inhabitants must not be more than most_inhabitants."
    for odds in tower.battle_odds:
        for key in ("inhabitants_with_attacker", "inhabitants_neutral", "inhabitants_with_defender"):
            if abs(sum(getattr(odds, key)) - 1) > 0.015:
                where = f"tower.toml, battle_odds of {odds.attackers} against {odds.defenders}"
                yield f"{where}: the three chances of {key} do not add up to 1."


CONTENT: Final = Path(__file__).parent.parent / "content"
EDITION: Final = Edition("immortals", CONTENT, get_type_hints(Files), disagreements)
PRINTED: Final = Content(EDITION)

FILES: Final = Files(
    map=load(CONTENT, "map.toml", MapFile),
    tribes=load(CONTENT, "tribes.toml", TribesFile),
    cards=load(CONTENT, "cards.toml", CardsFile),
    tower=load(CONTENT, "tower.toml", TowerFile),
)
if problems := disagreements(FILES._asdict()):
    raise ContentError(*problems)

BOARD: Final = FILES.map.board
REALMS: Final = FILES.map.realms
PROVINCES: Final = FILES.map.provinces
REGIONS: Final = FILES.map.regions
VOIDS: Final = FILES.map.voids
SUPPLY: Final = FILES.tribes.supply
ACTIONS: Final = {action.id: action for action in FILES.tribes.actions}
TRIBES: Final = FILES.tribes.tribes
"""The tribes of light are 0 to 4, those of darkness 5 to 9."""
COUNTS: Final = FILES.cards.counts
DRAFT: Final = FILES.cards.draft
SCORING: Final = FILES.cards.scoring
ROUNDS: Final[Mapping[int, Rounds]] = {rounds.players: rounds for rounds in FILES.cards.rounds}
"""How long a game is, by the number of players."""
REGION_CARDS: Final = FILES.cards.region_cards
CONFLICT_CARDS: Final = FILES.cards.conflict_cards
MAGIC_CARDS: Final = FILES.cards.magic_cards
BLANK_CARD: Final = FILES.cards.blank_card
ROUND_MARKERS: Final = FILES.cards.round_markers
BUILDINGS: Final = FILES.cards.buildings
COMPONENTS: Final[Mapping[str, Component]] = {part.id: part for part in FILES.cards.components}
COLOURS: Final = FILES.cards.colours
"""The colours of the seats."""
TOWER: Final = FILES.tower

REGION_ID: Final = {region.id: number for number, region in enumerate(REGIONS)}
PROVINCE_ID: Final = {province.id: number for number, province in enumerate(PROVINCES)}
TRIBE_ID: Final = {tribe.id: number for number, tribe in enumerate(TRIBES)}
MAGIC_ID: Final = {card.id: number for number, card in enumerate(MAGIC_CARDS)}
PORTAL: Final = 0
SANCTUARY: Final = 1
CAPITAL: Final = 2

# By place.
SIDES: Final = tuple(region.sides[realm] for realm in (LIGHT, DARK) for region in REGIONS)
PLACES: Final = range(len(SIDES))
YIELDS: Final = tuple(Resources(side.energy, side.gold) for side in SIDES)
PROVINCE_OF: Final = tuple(PROVINCE_ID[region.province] for region in REGIONS) * 2
NEIGHBOURS: Final = tuple(
    tuple(sorted(place - place % len(REGIONS) + REGION_ID[name] for name in SIDES[place].neighbours))
    for place in PLACES
)
POLYGONS: Final = tuple(side.polygon for side in SIDES)

PROVINCE_PLACES: Final = tuple(
    tuple(
        tuple(place for place in PLACES if place // len(REGIONS) == realm and PROVINCE_OF[place] == province)
        for province in range(len(PROVINCES))
    )
    for realm in (LIGHT, DARK)
)
"""The places of each province, by realm and province."""
CONFLICT_PLACES: Final[tuple[tuple[int, ...], ...]] = (
    *((place,) for place in PLACES),
    *chain.from_iterable(PROVINCE_PLACES),
)
"""The places each Conflict card can stand for: its own, or all of a joker's province in its realm."""
HOMES: Final = tuple(REGION_ID[tribe.home_region] for tribe in TRIBES if tribe.home_region)
"""The start regions of the light tribes; a player starts there in both realms (IMM-STA-06, IMM-STA-08)."""


def realm_of(place: int) -> int:
    return place // len(REGIONS)


def region_of(place: int) -> int:
    return place % len(REGIONS)


def across(place: int) -> int:
    """The same region in the other realm, where a Portal leads (IMM-BLD-09)."""
    return (place + len(REGIONS)) % len(SIDES)


def is_joker(card: int) -> bool:
    """Whether a Conflict card is a joker."""
    return card >= len(SIDES)


@cache
def spaces_of(light: int, dark: int) -> tuple[Space, ...]:
    """The ten spaces of a joined board: four and four Army spaces, then two Magic spaces (IMM-PLN-02)."""
    halves = (TRIBES[light].spaces, TRIBES[dark].spaces)
    return tuple(space for kind in ("army", "magic") for half in halves for space in half if space.kind == kind)


def build_cost(light: int) -> Resources:
    """What a building costs the player of this light tribe, whatever it is (IMM-BLD-01)."""
    return next(space.cost for space in TRIBES[light].spaces if space.action == "build")


@cache
def thresholds(cubes: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The chances in a throw of so many cubes, by shelf and by the cubes k already on it (IMM-TOW-14).

    Each is a pair (knock, stick) of whole numbers: it happens if a random number below 2**32 is less. They are
    worked out as fractions, so that a throw is the same on every machine.
    """
    return tuple(
        tuple(shelf_thresholds(shelf, k, cubes) for k in range(most_on(shelf) + 1)) for shelf in TOWER.shelves
    )


def shelf_thresholds(shelf: Shelf, k: int, cubes: int) -> tuple[int, int]:
    """The chances, of 2**32, that a cube knocks one of k loose, and that it lodges beside k."""
    filled = min(Fraction(1), k / capacity(shelf, cubes))
    knock, stick = Fraction(shelf.knock, 100) * filled, Fraction(shelf.stick, 100) * (1 - filled)
    return int(knock * 2**32), int(stick * 2**32)


def capacity(shelf: Shelf, cubes: int) -> Fraction:
    """The cubes that fill a shelf in a throw of so many: big throws wedge."""
    crowding = TOWER.crowding
    counted = min(max(cubes, crowding.start), crowding.full) - crowding.start
    return shelf.capacity * (1 + Fraction(crowding.strength * counted, 100 * (crowding.full - crowding.start)))


def most_on(shelf: Shelf) -> int:
    """The most cubes that can ever lie on a shelf."""
    return ceil(capacity(shelf, TOWER.crowding.full))
