"""How the content files must agree with each other and with what the rules count on."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final, NamedTuple, get_args

from gonfalon.lore.mistakes import Naming, unknown_names, wrong_counts

from .base import RealmId, Resources
from .cards import Building, CardsFile, Component, ConflictCard, RegionCard
from .checks_land import wrong_borders, wrong_shapes, wrong_yields
from .checks_lessons import LESSON_NAMES, own_cards, wrong_lessons
from .land import MapFile, Region, Side
from .lessons import LessonsFile
from .tower import TowerFile
from .tribes import Space, Tribe, TribesFile


class Files(NamedTuple):
    map: MapFile
    tribes: TribesFile
    cards: CardsFile
    tower: TowerFile
    lessons: LessonsFile


NAMES: Final[Naming] = {
    Region: {"province": "province", "home_of": "tribe"},
    Side: {"neighbours": "region"},
    Tribe: {"home_region": "region"},
    Space: {"action": "action"},
    RegionCard: {"region": "region", "province": "province"},
    ConflictCard: {"region": "region", "province": "province"},
    Building: {"shares_with": "building"},
    **LESSON_NAMES,
}
BASE_ACTIONS: Final = ("extract_gold", "extract_energy", "transition_3", "build", "attack", "attack_or_move")
"""What every joined board offers (IMM-ARM-17)."""


def disagreements(contents: Mapping[str, Any]) -> list[str]:
    """Every contradiction between the files, as sentences."""
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
        *wrong_lessons(files.lessons, files.tribes, files.cards, files.tower),
    ]


def defined_names(files: Files) -> dict[str, set[str]]:
    """Everything that may be named, by kind."""
    defined: dict[str, tuple[Any, ...]] = {
        "province": files.map.provinces,
        "region": files.map.regions,
        "action": files.tribes.actions,
        "tribe": files.tribes.tribes,
        "building": files.cards.buildings,
        "conflict card": files.cards.conflict_cards,
    }
    names = {kind: {entry.id for entry in entries} for kind, entries in defined.items()}
    return names | {
        "place": {f"{realm}:{region}" for realm in get_args(RealmId) for region in names["region"]},
        "space": {space.slot for tribe in files.tribes.tribes for space in tribe.spaces},
        "card": names["region"] | names["conflict card"] | own_cards(files.cards),
    }


def counts(files: Files) -> dict[str, tuple[int, ...]]:
    """Numbers of components that must agree: as listed, as stated."""
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
    """Half-boards with the wrong spaces, costs or numbers of armies."""
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
    """Cards whose name, province or yield differs from their region's, and jokers that yield something."""
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
    """A tower that could not work, and chances that do not add up."""
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
