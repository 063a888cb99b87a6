"""How a combat begins: announcement, the defender's choice, deployment, sieges (chapters BAT, NEU and SIE).

Questions: guards (pass, play), stand (fight, yield), defend_site (pay, pass), deploy (deploy, deployed), redraw
(replace, pass), place_guard (deploy), gate (gate), opening (pass, play).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask, Menu, Option, first, put
from gonfalon.games.heroes.codes import (
    ATTACKER,
    AZURE,
    CITADEL,
    COLUMNS,
    DEFENDER,
    GATE,
    MIDDLE,
    NO_WALL,
    NOBODY,
    TIERS,
    TOWER,
    WALL,
    creature_of,
    few_of,
    is_main,
    is_pack,
    seat_of,
    tier_of,
)
from gonfalon.games.heroes.printed import CONSTANTS, DIFFICULTIES, NEUTRAL_ARMIES
from gonfalon.games.heroes.rules import geography, scenario
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.state import Heroes

from . import fight
from .faces import FACES, RANGED, TOWER_UNIT
from .fight import BACKLINE, FRONTLINE

MOST_UNITS: Final = CONSTANTS.max_units_in_combat
CORNERS: Final = (0, 3, 16, 19)
HOPELESS: Final = 7
"""Fields of this difficulty are never won by Quick Combat (HER-BAT-09)."""


# --------------------------------------------------------------------------- announcement


def start_combat(g: Heroes, hero: int, field: int) -> None:
    """A hero has entered a guarded field, or one an enemy holds (HER-BAT-01, HER-BAT-02, HER-BAT-03,
    HER-DIG-01)."""
    if has_defender(g, hero, field):
        g.tell("announced", hero, field)
        g.push("engage", hero, field)
        g.push("offers", seat_of(hero), 0)
    elif quick(g, hero, field):
        g.tell("quick_combat", hero, field)
        g.push("visit", hero, field)
    else:
        g.push("guards", hero, field)


def has_defender(g: Heroes, hero: int, field: int) -> bool:
    """An enemy hero stands there, or it is an enemy's Town or Settlement; Mines are not defended (HER-BAT-05)."""
    seat = seat_of(hero)
    if geography.enemies_on(g, field, seat):
        return True
    holder = geography.holder(g, field)
    return holder not in (NOBODY, seat) and field in geography.towns_and_settlements(g, holder)


def quick(g: Heroes, hero: int, field: int) -> bool:
    """A hero above the difficulty beats the guards without a combat; a Secondary Hero has the Level of its
    player's Main Hero (HER-BAT-09, HER-BAT-10, HER-HRO-14)."""
    difficulty = geography.of(g).difficulty(field)
    return difficulty < HOPELESS and g.level(seat_of(hero)) > difficulty


async def guards(g: Heroes, hero: int, field: int) -> None:
    """A combat against Neutral Units is announced; Diplomacy may skip it, then Town Actions (HER-TWN-03)."""
    seat = seat_of(hero)
    if g.hand[seat] and not scenario.no_diplomacy(g, field):
        options: list[Option] = [("pass",), *cards.playable(g, seat, "guards", field)]
        verb, *args = await Ask(
            seat, "guards", options, rule="HER-CRD-06", about=(field,), window=True, default=("pass",)
        )
        if verb == "play":
            await cards.play(g, seat, args[0], args[1], "guards")
            g.tell("skipped_combat", hero, field)
            g.push("visit", hero, field)
            return
    g.tell("announced", hero, field)
    g.push("engage", hero, field)
    g.push("offers", seat, 0)


# --------------------------------------------------------------------------- who fights


def engage(g: Heroes, hero: int, field: int) -> None:
    """Against Neutral Units the combat simply begins; another player is asked first (HER-DIG-01)."""
    if has_defender(g, hero, field):
        g.push("stand", hero, field)
    else:
        begin(g, hero, field, NOBODY, NOBODY)


async def stand(g: Heroes, hero: int, field: int) -> None:
    """The defender's choice, announced openly: accept defeat with a Secondary Hero, or pay to defend a site
    without a hero (HER-HRO-15, HER-BAT-06, HER-BAT-07, HER-BAT-08, HER-VIS-17)."""
    seat = seat_of(hero)
    enemies = geography.enemies_on(g, field, seat)
    if enemies:
        leader = min(enemies)
        if not is_main(leader):
            choice = await Ask(
                seat_of(leader),
                "stand",
                [("fight",), ("yield",)],
                rule="HER-HRO-15",
                about=(hero, field),
                default=("fight",),
            )
            if choice[0] == "yield":
                g.tell("yielded", leader, hero)
                g.push("beaten", leader, hero, field, 0)
                return
        begin(g, hero, field, seat_of(leader), leader)
        return
    holder = geography.holder(g, field)
    price = (CONSTANTS.remote_defence_gold, 0, 0)
    options: list[Option] = [("pass",)]
    if g.can_pay(holder, price):
        options.append(("pay",))
    choice = await Ask(holder, "defend_site", options, rule="HER-BAT-06", about=(hero, field), default=("pass",))
    if choice[0] == "pay":
        g.pay(holder, price)
        g.tell("paid_defence", holder, field)
        begin(g, hero, field, holder, NOBODY)
    else:
        g.push("visit", hero, field)


def begin(g: Heroes, hero: int, field: int, defender: int, leader: int) -> None:
    """Set the combat up. The player to the right controls Neutral Units (HER-BAT-14, HER-BAT-21)."""
    seat = seat_of(hero)
    g.stage = "combat"
    g.field = field
    g.fighter = (hero, leader)
    g.sides = (seat, defender)
    g.hands_on = (seat, g.right_of(seat) if defender == NOBODY else defender)
    g.cards_of = int(is_main(hero)) | 2 * int(leader != NOBODY and is_main(leader))
    g.guarded = geography.of(g).difficulty(field) if defender == NOBODY else 0
    g.level_before = (g.level(seat), g.level(defender) if defender != NOBODY else g.guarded)
    g.combat_round = 0
    g.unit, g.side, g.at, g.wounds, g.marks = [], [], [], [], []
    g.before, g.walls, g.spells, g.rows, g.strike = (), (NO_WALL,) * COLUMNS, (0, 0), (), ()
    g.push("combat_round")
    g.push("combat_opening", ATTACKER)
    if defender == NOBODY:
        g.push("draw_guards")
    else:
        g.push("raise_walls")
        g.push("deploy", DEFENDER)
    g.push("deploy", ATTACKER)


# --------------------------------------------------------------------------- deployment


def enter(g: Heroes, side: int, unit: int, space: int) -> None:
    """A unit takes its place on the board; cards already laid on it still count."""
    number = len(g.unit)
    g.unit.append(unit)
    g.side.append(side)
    g.at.append(space)
    g.wounds.append(0)
    g.marks.append(0)
    g.before = (*g.before, unit)
    g.tell("deployed", g.sides[side], unit, space)
    if g.sides[side] != NOBODY:
        for creature, card in g.overlays[g.sides[side]]:
            if creature == creature_of(unit):
                fight.row(g, "overlay", number, 0, "combat", card)


def deployed(g: Heroes, side: int) -> list[int]:
    return [unit for unit, of in zip(g.before, g.side, strict=True) if of == side]


async def deploy(g: Heroes, side: int) -> None:
    """Up to five Units on one's own two lines, one per space; the defender sees the attacker's (HER-BAT-13,
    HER-BAT-19, HER-UNT-07, HER-HRO-12)."""
    seat = g.sides[side]
    placed = deployed(g, side)
    left = list(g.army[seat])
    for unit in placed:
        left.remove(unit)
    spaces, most = places_to_deploy(g, side)
    if not left or len(placed) >= most:
        return
    free = sum(1 << space for space in spaces if space not in g.at)
    rows = {("deploy", creature_of(unit)): free for unit in left}
    plain: list[Option] = [("deployed",)] if placed else []
    option = await Ask(
        seat,
        "deploy",
        Menu(rows, plain),
        rule="HER-BAT-13",
        about=(g.field,),
        default=lambda _: automatic(g, side, left, spaces),
    )
    if option[0] == "deploy":
        unit = next(unit for unit in left if creature_of(unit) == option[1])
        enter(g, side, unit, option[2])
        g.push("deploy", side)


def automatic(g: Heroes, side: int, left: Sequence[int], spaces: Sequence[int]) -> Option:
    """What is deployed for an absent player: the strongest Unit, Ranged ones at the back and all others in front
    while there is room (HER-DIG-05)."""
    unit = max(
        left, key=lambda unit: (tier_of(creature_of(unit)), is_pack(unit), FACES[unit].attack, FACES[unit].hp)
    )
    lines = (BACKLINE[side], FRONTLINE[side]) if FACES[unit].type == RANGED else (FRONTLINE[side], BACKLINE[side])
    order = [space for line in lines for space in line if space in spaces] or spaces
    return "deploy", creature_of(unit), next(space for space in order if space not in g.at)


def places_to_deploy(g: Heroes, side: int) -> tuple[Sequence[int], int]:
    """Where a player's Units may be placed, and how many; a Scenario may say otherwise."""
    if g.sides[DEFENDER] == NOBODY and side == ATTACKER and scenario.in_the_middle(g, g.field):
        return range(MIDDLE, MIDDLE + COLUMNS), COLUMNS
    return (*BACKLINE[side], *FRONTLINE[side]), MOST_UNITS


def guard_tiers(g: Heroes) -> list[int]:
    """The guards of the field by its difficulty and that of the game (HER-NEU-04, HER-NEU-10, HER-NEU-11,
    HER-NEU-12, HER-NEU-13, HER-NEU-14, HER-NEU-15, HER-NEU-16)."""
    override = scenario.guards_of(g, g.field)
    if override is not None:
        return list(override)
    army = NEUTRAL_ARMIES[g.guarded - 1]
    return [TIERS.index(tier) for tier in getattr(army, DIFFICULTIES[g.difficulty].id)]


def draw_guards(g: Heroes) -> None:
    """The guards are drawn once the player has deployed, and everyone sees them (HER-NEU-17, HER-VIS-11)."""
    drawn = [g.draw_neutral(tier) for tier in guard_tiers(g)]
    g.offered = tuple(creature for creature in drawn if creature != NOBODY)
    g.tell("guards", g.field, *g.offered)
    g.push("place_guards")
    if g.offered and g.sum_of("neutral_redraw", g.sides[ATTACKER]):
        g.push("redraw_guard")


async def redraw_guard(g: Heroes) -> None:
    """In the Week of the Groovy Satyr one of the guards may be replaced."""
    options: list[Option] = [("pass",), *(("replace", each) for each in sorted(set(g.offered)))]
    option = await Ask(g.sides[ATTACKER], "redraw", options, rule="HER-RND-09", about=g.offered, default=("pass",))
    if option[0] == "replace":
        redraw(g, option[1])


def redraw(g: Heroes, creature: int) -> None:
    """Replace the guard with another card of the same tier."""
    other = g.draw_neutral(tier_of(creature))
    g.discard_neutral(creature)
    left = list(g.offered)
    left.remove(creature)
    g.offered = tuple(left) if other == NOBODY else (*left, other)
    g.tell("redrawn", creature, other)


async def place_guards(g: Heroes) -> None:
    """Whoever controls the guards places them, Ranged ones on the Backline while there is room (HER-BAT-15)."""
    if not g.offered:
        return
    option = await Ask(
        g.hands_on[DEFENDER],
        "place_guard",
        Menu(guard_places(g)),
        rule="HER-BAT-15",
        about=g.offered,
        default=first,
    )
    enter(g, DEFENDER, few_of(option[1]), option[2])
    left = list(g.offered)
    left.remove(option[1])
    g.offered = tuple(left)
    g.push("place_guards")


def guard_places(g: Heroes) -> dict[tuple[str, int], int]:
    """Where each guard may go. Ranged Units come first, so that others do not take their spaces."""
    if scenario.in_the_middle(g, g.field):
        corners = sum(1 << space for space in CORNERS if space not in g.at)
        if corners:
            return {("deploy", creature): corners for creature in g.offered}
    back = sum(1 << space for space in BACKLINE[DEFENDER] if space not in g.at)
    front = sum(1 << space for space in FRONTLINE[DEFENDER] if space not in g.at)
    ranged = [creature for creature in g.offered if FACES[few_of(creature)].type == RANGED]
    if ranged and back:
        return {("deploy", creature): back for creature in ranged}
    return {("deploy", creature): back | front for creature in g.offered}


# --------------------------------------------------------------------------- sieges


async def raise_walls(g: Heroes) -> None:
    """A Town with a Citadel is defended behind three Walls and the Gate, in the order the defender chooses, and by
    the Arrow Tower (HER-BAT-20, HER-SIE-01, HER-SIE-08, HER-SIE-11, HER-SIE-12, HER-SIE-13)."""
    seat = g.sides[DEFENDER]
    if (
        geography.town_of(seat) != g.field
        or geography.holder(g, g.field) != seat
        or not g.built[seat] >> CITADEL & 1
    ):
        return
    options: list[Option] = [("gate", MIDDLE + column) for column in range(COLUMNS)]
    option = await Ask(seat, "gate", options, rule="HER-SIE-01", about=(g.field,), default=first)
    g.walls = put((WALL,) * COLUMNS, option[1] - MIDDLE, GATE)
    enter(g, DEFENDER, TOWER_UNIT, TOWER)
    g.tell("walls", *g.walls)


# --------------------------------------------------------------------------- the first moment


def combat_opening(g: Heroes, side: int) -> None:
    """Effects at the beginning of a combat, the attacker's first (HER-BAT-77): Units that draw a card, the Cover
    of Darkness, then cards played when a combat begins."""
    if side == ATTACKER:
        g.push("combat_opening", DEFENDER)
    if g.sides[side] != NOBODY:
        draw_by_units(g, side)
        cover_of_darkness(g, side)
        if g.cards_of >> side & 1 and g.hand[g.sides[side]]:
            g.push("opening_cards", side)


async def opening_cards(g: Heroes, side: int) -> None:
    """Any number of cards, one after the other (HER-CRD-25)."""
    seat = g.sides[side]
    options: list[Option] = [("pass",), *cards.playable(g, seat, "start")]
    verb, *args = await Ask(
        seat, "opening", options, rule="HER-BAT-77", about=(g.field,), window=True, default=("pass",)
    )
    if verb == "play":
        await cards.play(g, seat, args[0], args[1], "start")
        g.push("opening_cards", side)
    else:
        cards.lose_power(g, seat)


def draw_by_units(g: Heroes, side: int) -> None:
    """Archangels draw a card when a combat they take part in begins, if cards may be played in it (HER-BAT-07)."""
    if not g.cards_of >> side & 1:
        return
    for unit in fight.living(g, side):
        drawing = fight.face(g, unit).passive.get("draw")
        if drawing is not None:
            g.draw(g.sides[side], drawing.amount)


def cover_of_darkness(g: Heroes, side: int) -> None:
    """The enemy hero's player discards a random card."""
    seat, enemy = g.sides[side], g.sides[1 - side]
    if g.fighter[1 - side] != NOBODY and g.use_up("cover", seat) and g.hand[enemy]:
        card = g.hand[enemy][g.below(len(g.hand[enemy]))]
        g.lay_off(enemy, card)
        g.tell("lost_card", enemy, card)


def has_azure(g: Heroes) -> bool:
    """One azure Unit among the guards is enough (HER-BAT-54)."""
    return any(
        unit != TOWER_UNIT and tier_of(creature_of(unit)) == AZURE
        for unit, side in zip(g.before, g.side, strict=True)
        if side == DEFENDER
    )


PHASES: Final[Mapping[str, Any]] = {
    "guards": guards,
    "engage": engage,
    "stand": stand,
    "deploy": deploy,
    "draw_guards": draw_guards,
    "redraw_guard": redraw_guard,
    "place_guards": place_guards,
    "raise_walls": raise_walls,
    "combat_opening": combat_opening,
    "opening_cards": opening_cards,
}
