"""How a game of Immortals is laid out (chapter SET)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import GonfalonError, Setup
from gonfalon.games.immortals.printed import CONFLICT_CARDS, COUNTS, PLACES, REALMS, ROUNDS, SUPPLY, TOWER, TRIBES
from gonfalon.games.immortals.state import COLOURS, EMPTY, FREE, NOBODY, SIZE, Immortals

from .lessons import lay_lesson

REALM_IDS: Final = tuple(realm.id for realm in REALMS)


def start(g: Immortals, setup: Setup) -> None:
    """Tribes, cubes and cards for everybody, then the starting round, or the position of a lesson. All chance
    comes from the generator of the game (IMM-DIG-08)."""
    g.players = setup.seats
    g.rounds = rounds_of(setup)
    lay_out_board(g)
    lay_out_players(g)
    lay_out_cards(g)
    if "lesson" in setup.options:
        lay_lesson(g, setup.options["lesson"])
    else:
        begin(g)


def rounds_of(setup: Setup) -> int:
    """How many rounds are played: the longer game has more than the standard one (IMM-SET-04, IMM-SET-06)."""
    standard = ROUNDS[setup.seats].rounds
    if setup.mode == "standard":
        return standard
    rounds = int(setup.options.get("rounds", COUNTS.round_markers))
    if rounds <= standard:
        raise GonfalonError(
            f"With {setup.seats} players the standard game has {standard} rounds; a longer one more, not {rounds}."
        )
    return rounds


def lay_out_board(g: Immortals) -> None:
    """An empty board and the common reserve (IMM-SET-02)."""
    g.round, g.stage, g.active = 0, "home", NOBODY
    g.acting, g.left = NOBODY, (0, 0)
    g.owner, g.armies = [NOBODY] * len(PLACES), [0] * len(PLACES)
    g.portals = g.sanctuaries = g.capitals = 0
    g.shelves, g.tray = ((),) * len(TOWER.shelves), (0,) * COLOURS
    g.greens = TOWER.battle.inhabitants
    g.card_owner = [NOBODY] * SIZE


def lay_out_players(g: Immortals) -> None:
    """A tribe of each realm by lot, none of them twice (IMM-SET-08, IMM-SET-09, IMM-SET-10), its groups and the
    rest of the cubes (IMM-SET-11, IMM-SET-13), no VP (IMM-SET-16), and who is first (IMM-SET-19). A seat is a
    colour (IMM-SET-12)."""
    light, dark = ([n for n, tribe in enumerate(TRIBES) if tribe.realm == realm] for realm in REALM_IDS)
    g.shuffle(light)
    g.shuffle(dark)
    g.tribes = tuple(zip(light[: g.players], dark[: g.players], strict=True))
    g.groups = tuple(groups_of(g, pair) for pair in g.tribes)
    g.reserve = tuple(SUPPLY.army_cubes - sum(groups) for groups in g.groups)
    g.limbo = [0] * (2 * g.players)
    g.gold, g.energy, g.points = ([0] * g.players for _ in range(3))
    g.first = g.marker = g.below(g.players)


def groups_of(g: Immortals, tribes: tuple[int, int]) -> tuple[int, ...]:
    """The army groups of both halves (IMM-STA-02), never to be split (IMM-STA-03); their corner spaces count with
    three or four players only (IMM-STA-04, IMM-STA-05)."""
    groups = [size for tribe in tribes for size in TRIBES[tribe].army_groups]
    if ROUNDS[g.players].extra_groups:
        groups += [size for tribe in tribes for size in TRIBES[tribe].extra_groups]
    return tuple(sorted(groups))


def lay_out_cards(g: Immortals) -> None:
    """A light and a dark deck of Conflict cards (IMM-STA-11); nobody has planned anything yet."""
    g.hand = g.draft_hand = g.turned = ((),) * g.players
    g.shown, g.face_up = 0, 0
    g.drafted = (EMPTY,) * g.players
    g.plan = (FREE,) * g.players
    g.deck, g.discard, g.draft_discard = (), (), ((), ())
    light, dark = ([n for n, card in enumerate(CONFLICT_CARDS) if card.realm == realm] for realm in REALM_IDS)
    g.draft_deck = (g.shuffled(tuple(light)), g.shuffled(tuple(dark)))


def begin(g: Immortals) -> None:
    """First everybody settles at home, in player order (IMM-STA-09)."""
    g.push("deal")
    for seat in reversed(g.in_order()):
        g.push("home", seat)
