"""How a game of Heroes is set up (chapters SET and DIF).

First the Heroes are chosen, in random order since only one player can have a Faction; then everything is laid out,
and in turn order each player takes the bonus of the Difficulty and turns their own Starting Tile.

Questions: `hero` (hero) the Main Hero, `bonus` (bonus) dice or Artifacts, `orientation` (turn_tile) the Starting
Tile.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from gonfalon.core import Ask, GonfalonError, Setup, first, put
from gonfalon.core.game import Phase
from gonfalon.games.heroes.codes import (
    ALL_TOKENS,
    ARTIFACT,
    BUILDING,
    GRAIL_UNFOUND,
    MAIN_MP,
    NEUTRAL_MORALE,
    NO_WALL,
    NOBODY,
    NOWHERE,
    SECONDARY_MP,
    TIERS,
    face_of,
    heroes_of,
    main_of,
)
from gonfalon.games.heroes.printed import (
    ASTROLOGERS,
    CARDS,
    CREATURES,
    DIFFICULTIES,
    DIFFICULTY_ID,
    HEROES,
    SCENARIO_ID,
    SCENARIOS,
    TILE_ID,
    TILES,
    TOWN_ID,
    TOWNS,
    UNITS,
    VARIANTS,
    deck,
    neutral_deck,
    numbers,
    starting_deck,
)
from gonfalon.games.heroes.printed.base import Cost, Op
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell
from gonfalon.games.heroes.printed.ops.cards import RevealUntil, Search
from gonfalon.games.heroes.printed.ops.realm import RollResource
from gonfalon.games.heroes.printed.scenarios import MapTile, StartUnits
from gonfalon.games.heroes.state import Heroes, faction_of

from . import dice, search, town
from .geography import HIDDEN_TILE, town_of
from .tiles import TURNS

GROUPS: Final = ("start", "far", "near", "center")
CORE_TILES, CORE_HEROES, CORE_WEEKS = numbers(TILES), numbers(HEROES), numbers(ASTROLOGERS)
DECKS: Final = (deck(Ability), deck(Artifact), deck(Spell))
"""The common piles before anybody has taken a card."""
NEUTRAL_DECKS: Final = (
    neutral_deck("bronze"),
    neutral_deck("silver"),
    neutral_deck("golden"),
    neutral_deck("azure"),
)
DEFAULT_SCENARIO: Final = "brave_new_world"
DEFAULT_DIFFICULTY: Final = "normal"
PICKS: Final[Mapping[str, slice]] = {
    "cheapest": slice(0, 1),
    "second_cheapest": slice(1, 2),
    "two_cheapest": slice(0, 2),
    "most_expensive": slice(-1, None),
}


def start(g: Heroes, setup: Setup) -> None:
    """The choices made before the game, the map, an empty table; then the Heroes are chosen (HER-SET-01,
    HER-SET-02, HER-SET-03, HER-MOD-01, HER-DIF-01)."""
    g.players = setup.seats
    g.scenario = SCENARIO_ID[setup.options.get("scenario", DEFAULT_SCENARIO)]
    g.difficulty = DIFFICULTY_ID[setup.options.get("difficulty", DEFAULT_DIFFICULTY)]
    g.variants = variants_of(setup)
    g.first = g.below(g.players)
    lay_table(g)
    lay_map(g)
    lay_heroes(g)
    lay_players(g)
    lay_combat(g)
    g.push("lay_out")
    seats = list(range(g.players))
    g.shuffle(seats)
    for seat in seats:
        g.push("choose_hero", seat)


def variants_of(setup: Setup) -> tuple[str, ...]:
    """The optional rules in use, which may not contradict each other (HER-VAR-12, HER-VAR-15)."""
    chosen = tuple(each.id for each in VARIANTS if setup.options.get(each.id) == "yes")
    if "no_astrologers" in chosen and "astrologers_every_round" in chosen:
        raise GonfalonError("Astrologers cards are drawn every Round or never: choose one of the two options.")
    return chosen


# --------------------------------------------------------------------------- the empty table


def lay_table(g: Heroes) -> None:
    """Nothing has happened yet. The starting player stays the same all game (HER-SET-29)."""
    g.round, g.active, g.stage, g.winners = 0, g.first, "setup", ()
    g.met = ((),) * g.players
    g.visited = g.first_flags = g.face_up = g.gone = g.penalty = 0
    g.flags, g.settled = (), ()
    g.pile = g.pile_discard = ((),) * 3
    g.neutral_pile = g.neutral_discard = ((),) * len(TIERS)
    g.weeks, g.past_weeks, g.week = (), (), NOBODY
    g.removed, g.looked_at, g.offered = (), (), ()
    g.effects, g.cast, g.rolled = (), (), ()
    g.looker, g.look_pile, g.grail = NOBODY, 0, GRAIL_UNFOUND


def lay_heroes(g: Heroes) -> None:
    """No model is on the map yet."""
    g.hero_at, g.stood = [NOWHERE] * (2 * g.players), [NOWHERE] * (2 * g.players)
    g.mp = [0] * (2 * g.players)
    g.passing = (0,) * g.players


def lay_players(g: Heroes) -> None:
    """Each player's own components, level 1 and all Tokens ready (HER-SET-06, HER-SET-12, HER-SET-30,
    HER-LVL-01)."""
    n = g.players
    g.hero, g.permanent = (NOBODY,) * n, (NOBODY,) * n
    g.xp = g.built = g.expert = g.homeless = g.power = g.shared_flags = (0,) * n
    g.guild_round = (0,) * n
    g.morale = (NEUTRAL_MORALE,) * n
    g.tokens = [ALL_TOKENS] * n
    g.deck = g.hand = g.discard = g.ongoing = g.army = g.spent = ((),) * n
    g.cubes = ((0,) * n,) * n
    g.used, g.overlays, g.unseen = ((),) * n, ((),) * n, ((),) * n
    setup = SCENARIOS[g.scenario].setup
    g.resources = list(amounts(setup.resources)) * n
    g.income = amounts(setup.income) * n


def amounts(cost: Cost) -> tuple[int, int, int]:
    return cost.gold, cost.materials, cost.valuables


def lay_combat(g: Heroes) -> None:
    """No combat is under way."""
    g.field = NOWHERE
    g.fighter = g.sides = g.hands_on = (NOBODY, NOBODY)
    g.cards_of = g.combat_round = g.guarded = 0
    g.level_before = g.spells = (0, 0)
    g.unit, g.side, g.at, g.wounds, g.marks = [], [], [], [], []
    g.before, g.strike, g.rows = (), (), ()
    g.walls = (NO_WALL,) * 4
    g.last_side = (NOBODY, NOBODY)
    g.origin = NOWHERE


# --------------------------------------------------------------------------- the map


def lay_map(g: Heroes) -> None:
    """The tiles of the layout, face down, and each player's own supply (HER-SET-07, HER-SET-08, HER-SET-31).
    Player n's Starting Tile goes to slot n - 1; which tile it is depends on the Hero chosen."""
    places = layout(g.scenario, g.players)
    g.centers = tuple((place.at.q, place.at.r) for place in places)
    g.groups = tuple(GROUPS.index(place.slot) for place in places)
    g.turns = (0,) * len(places)
    pool = list(CORE_TILES)
    g.shuffle(pool)
    tiles = [HIDDEN_TILE] * len(places)
    for slot in sorted(range(len(places)), key=lambda slot: -strictness(places[slot])):
        if places[slot].slot != "start":
            tiles[slot] = next(tile for tile in pool if suits(places[slot], tile))
            pool.remove(tiles[slot])
    g.tiles = tuple(tiles)
    far = [tile for tile in pool if TILES[tile].group == "far"]
    n = SCENARIOS[g.scenario].setup.supply_far
    g.supply = tuple(tuple(far[n * seat : n * (seat + 1)]) for seat in range(g.players))
    g.drawn_tile = HIDDEN_TILE


@cache
def layout(scenario: int, players: int) -> tuple[MapTile, ...]:
    """The tiles of a scenario's map: the Starting Tiles by player, then the others."""
    printed = next(each for each in SCENARIOS[scenario].maps if each.players == players)
    starts = sorted((tile for tile in printed.tiles if tile.slot == "start"), key=lambda tile: tile.player)
    return (*starts, *(tile for tile in printed.tiles if tile.slot != "start"))


def strictness(place: MapTile) -> int:
    """Sort key: places that require a certain tile are filled first."""
    return 3 if place.tile else 2 if place.pool else 1 if place.require else 0


def suits(place: MapTile, tile: int) -> bool:
    """Whether a tile may lie at a place of the layout."""
    printed = TILES[tile]
    if place.tile or place.pool:
        return printed.id == place.tile or printed.id in place.pool
    holds = not place.require or any(field.location == place.require for field in printed.fields)
    return printed.group == place.slot and holds


# --------------------------------------------------------------------------- the Heroes


async def choose_hero(g: Heroes, seat: int) -> None:
    """A Faction that nobody has yet, and one of its Heroes (HER-SET-02, HER-SET-03)."""
    taken = {HEROES[hero].faction for hero in g.hero if hero != NOBODY}
    free = [("hero", hero) for hero in CORE_HEROES if HEROES[hero].faction not in taken]
    _, hero = await Ask(seat, "hero", free, rule="HER-SET-03", default=first)
    g.hero = put(g.hero, seat, hero)
    g.tell("hero", seat, hero)


def lay_out(g: Heroes) -> None:
    """Everything that depends on the Heroes; then the bonus, the Starting Tiles and what Buildings do at the end
    of the setup (HER-SET-09, HER-SET-10, HER-SET-11, HER-SET-12, HER-SET-13, HER-SET-14, HER-SET-15, HER-SET-16,
    HER-SET-17, HER-SET-18, HER-SET-19, HER-SET-20, HER-SET-21, HER-SET-22, HER-SET-23, HER-SET-24, HER-SET-25,
    HER-SET-26, HER-SET-27, HER-SET-28, HER-VAR-04)."""
    for seat in range(g.players):
        lay_seat(g, seat)
    lay_piles(g)
    g.push("round")
    order = g.in_order()[::-1]
    for seat in order:
        g.push("first_buildings", seat)
    for seat in order:
        g.push("turn_own_tile", seat)
    if DIFFICULTIES[g.difficulty].options and not g.has_variant("no_starting_bonus"):
        g.push("bonus_end")
        for seat in order:
            g.push("bonus", seat)


def lay_seat(g: Heroes, seat: int) -> None:
    """A player's tile, Deck, Buildings, Units and models (HER-SET-09, HER-SET-15, HER-SET-16, HER-SET-17,
    HER-SET-18, HER-SET-19, HER-SET-24, HER-SET-28, HER-VAR-05)."""
    own = TOWNS[TOWN_ID[faction_of(g, seat)]]
    g.tiles = put(g.tiles, seat, TILE_ID[own.start_tile])
    g.face_up |= 1 << seat
    g.deck = put(g.deck, seat, g.shuffled(starting_deck(g.hero[seat])))
    buildings = SCENARIOS[g.scenario].setup.buildings
    g.built = put(g.built, seat, sum(1 << BUILDING.names.index(kind) for kind in buildings))
    g.army = put(g.army, seat, starting_army(g.scenario, own.id))
    models = heroes_of(seat) if g.has_variant("start_secondary_hero") else [main_of(seat)]
    for hero, mp in zip(models, (MAIN_MP, SECONDARY_MP), strict=False):
        g.hero_at[hero] = g.stood[hero] = town_of(seat)
        g.mp[hero] = mp


@cache
def starting_army(scenario: int, faction: str) -> tuple[int, ...]:
    """The Units of a Faction that a scenario begins with, sorted (HER-UNT-03, HER-UNT-15)."""
    rows = SCENARIOS[scenario].setup.units
    return tuple(sorted(unit for row in rows for unit in picked(row, faction)))


def picked(row: StartUnits, faction: str) -> list[int]:
    """Units of a tier are chosen by their recruitment cost."""
    tier = [n for n in numbers(UNITS) if UNITS[n].faction == faction and UNITS[n].tier == row.tier]
    tier.sort(key=lambda n: (UNITS[n].few.cost.valuables, UNITS[n].few.cost.gold, UNITS[n].slot))
    named = [n for n in numbers(UNITS) if CREATURES[n].id == row.unit]
    return [face_of(creature, row.side == "pack") for creature in (named or tier[PICKS[row.pick]])]


def lay_piles(g: Heroes) -> None:
    """The common Decks without the Heroes' starting cards, each with an open Discard Pile; Neutral Units by tier;
    the Astrologers (HER-SET-20, HER-SET-21, HER-SET-23, HER-SET-26, HER-CRD-23)."""
    owned = [card for hero in g.hero for card in starting_deck(hero)]
    g.pile = tuple(g.shuffled(without(cards, owned)) for cards in DECKS)
    for pile in range(len(g.pile)):
        g.open_discard(pile)
    g.neutral_pile = tuple(map(g.shuffled, NEUTRAL_DECKS))
    weeks = tuple(week for week in CORE_WEEKS for _ in range(ASTROLOGERS[week].copies))
    g.weeks = g.shuffled(weeks)


def without(cards: tuple[int, ...], owned: list[int]) -> tuple[int, ...]:
    """A Deck without certain cards, one copy of each taken out."""
    left = list(cards)
    for card in owned:
        if card in left:
            left.remove(card)
    return tuple(left)


# --------------------------------------------------------------------------- bonus, tile, Buildings


async def bonus(g: Heroes, seat: int) -> None:
    """Dice or Artifacts, chosen before rolling or looking (HER-DIF-02, HER-DIF-03, HER-DIF-04, HER-DIF-05,
    HER-DIF-06, HER-DIF-07, HER-DIF-08)."""
    ways = DIFFICULTIES[g.difficulty].options
    _, way = await Ask(seat, "bonus", [("bonus", n) for n in range(len(ways))], rule="HER-DIF-06", default=first)
    for op in ways[way].ops:
        await take_bonus(g, seat, op)


async def take_bonus(g: Heroes, seat: int, op: Op) -> None:
    match op:
        case RollResource(dice=int(n), keep=keep):
            await dice.roll_resource(g, seat, n, keep)
        case Search(amount=int(x), times=times):
            for _ in range(max(times, 1)):
                await search.search(g, seat, ARTIFACT, x)
        case RevealUntil(kind=level):
            take_first(g, seat, str(level))


def take_first(g: Heroes, seat: int, level: str) -> None:
    """Reveal Artifacts until one of a given level comes up, and take it (HER-DIF-04)."""
    while (card := g.take_top(ARTIFACT)) != NOBODY:
        printed = CARDS[card]
        g.tell("uncovered", seat, card)
        if isinstance(printed, Artifact) and printed.level == level:
            g.gain_card(seat, card, shown=True)
            return
        g.pile_off(ARTIFACT, card)


def bonus_end(g: Heroes) -> None:
    """Once everyone has their bonus, the remaining Artifacts are reshuffled if any was taken (HER-DIF-09)."""
    left = (*g.pile[ARTIFACT], *g.pile_discard[ARTIFACT])
    if len(left) < len(DECKS[ARTIFACT]):
        g.pile = put(g.pile, ARTIFACT, g.shuffled(left))
        g.pile_discard = put(g.pile_discard, ARTIFACT, ())
        g.open_discard(ARTIFACT)
        g.tell("artifacts_shuffled")


async def turn_own_tile(g: Heroes, seat: int) -> None:
    """Each player freely turns their own Starting Tile; later players see how the others lie (HER-SET-27)."""
    turns = [("turn_tile", turn) for turn in TURNS]
    _, turn = await Ask(seat, "orientation", turns, rule="HER-SET-27", about=(seat, g.tiles[seat]), default=first)
    g.turns = put(g.turns, seat, turn)
    g.tell("turned", seat, seat, turn)


async def first_buildings(g: Heroes, seat: int) -> None:
    """Buildings that start built trigger their when-built effects at the very end of the setup (HER-SET-10)."""
    for kind in range(len(BUILDING.names)):
        if g.built[seat] >> kind & 1:
            await town.when_built(g, seat, kind)


PHASES: Final[Mapping[str, Phase]] = {
    "choose_hero": choose_hero,
    "lay_out": lay_out,
    "bonus": bonus,
    "bonus_end": bonus_end,
    "turn_own_tile": turn_own_tile,
    "first_buildings": first_buildings,
}
