"""How the content files must agree with each other."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import FieldInfo, fields

from gonfalon.lore.mistakes import Naming, unknown_names, wrong_counts

from .board import MapFile, Space
from .cards import Effect, Op
from .events import Event, EventsFile
from .guardians import Guardian, GuardiansFile
from .lessons import Lesson, LessonArmy, LessonGoal, LessonsFile, LessonStep
from .pieces import Piece, PiecesFile
from .setup import Alliance, GameNumbers, Placement, Realm, SetupFile
from .treasures import Treasure, TreasuresFile


class Files(NamedTuple):
    map: MapFile
    pieces: PiecesFile
    setup: SetupFile
    events: EventsFile
    treasures: TreasuresFile
    guardians: GuardiansFile
    lessons: LessonsFile


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
    Lesson: {
        "held": "space",
        "taken": "space",
        "points": "realm",
        "hand": "event",
        "deck": "event",
        "treasures": "treasure",
        "guardians": "space",
    },
    LessonArmy: {"realm": "realm", "space": "space", "pieces": "piece"},
    LessonGoal: {"spaces": "space", "leave": "space", "cards": "event"},
    LessonStep: {"at": "space", "until": "space", "once": "space", "played": "event"},
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
        *wrong_lessons(files),
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
        "event": files.events.events,
        "treasure": files.treasures.treasures,
        "guardian": files.guardians.guardians,
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


def wrong_lessons(files: Files) -> Iterator[str]:
    """Realms and Guardians of a lesson that do not exist, and options that name what does not."""
    known = defined_names(files)
    named = {*known["realm"], *known["space"], *known["piece"], *known["event"], *known["treasure"]}
    for lesson in files.lessons.lessons:
        where = f"lessons.toml, {lesson.id}"
        tokens = [token for tokens in lesson.guardians.values() for token in tokens]
        for kind, names in (("realm", lesson.held.values()), ("guardian", tokens)):
            yield from (f'{where}: there is no {kind} "{name}".' for name in names if name not in known[kind])
        offers = [each.offers for each in lesson.steps] + [each.offers for each in lesson.slips]
        for offer in (offer for each in offers for offer in each):
            for word in words_of(offer):
                if word not in named:
                    yield f'{where}: "{offer}" names nothing that is called "{word}".'


def words_of(offer: str) -> Iterator[str]:
    """What the options of an offer name, after their verbs."""
    for option in offer.split("|"):
        _, _, rest = option.partition(" ")
        yield from re.findall("[a-z_]+", rest)
