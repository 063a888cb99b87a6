"""How a game of Nerath is laid out (chapter SET)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Setup
from gonfalon.games.nerath.printed import (
    EVENTS,
    GUARDIANS,
    PIECE_ID,
    PLACEMENTS,
    REALM_ID,
    REALMS,
    RULES,
    SEATINGS,
    SPACE_ID,
    TREASURES,
)
from gonfalon.games.nerath.printed.regions import DUNGEON, HOME, NOBODY, TERRITORY
from gonfalon.games.nerath.printed.setup import Seating
from gonfalon.games.nerath.state import DRAW, Nerath, ship_with

from .lessons import lay_lesson

MODES: Final = {
    "free-for-all": "four_players_free_for_all",
    "alliance-2": "two_players",
    "alliance-3": "three_players",
    "alliance-4": "four_players_alliances",
}
"""The ways to play, and how the content calls them."""


def seating_of(mode: str) -> Seating:
    """Who plays which realms (NER-MOD-04, NER-MOD-05, NER-MOD-06, NER-MOD-07, NER-MOD-01, NER-MOD-02)."""
    return SEATINGS[MODES[mode]]


def start(g: Nerath, setup: Setup) -> None:
    """Set the board up, deal the opening hands and begin with Karkoth (NER-SET-09, NER-SET-10, NER-SET-11,
    NER-SET-12, NER-SET-13, NER-SET-14, NER-SET-15, NER-SET-16, NER-SET-17, NER-SET-18, NER-SET-19, NER-SET-20,
    NER-SET-21, NER-SET-22, NER-SET-23)."""
    lay_out_table(g, setup)
    lay_out_board(g)
    lay_out_cards(g)
    if lesson := setup.options.get("lesson"):
        lay_lesson(g, lesson)
        return
    g.push("turn")
    g.push("opening_hands")


def lay_out_table(g: Nerath, setup: Setup) -> None:
    """Who plays what, and for how long (NER-MOD-03, NER-MOD-08, NER-MOD-15)."""
    seating = seating_of(setup.mode)
    seats = {REALM_ID[realm]: seat for seat, realms in enumerate(seating.seats) for realm in realms}
    g.mode = setup.mode
    g.length = setup.options.get("length", "short")
    g.players = setup.seats
    g.seat_of = tuple(seats[realm] for realm in range(4))
    g.ally = tuple(REALM_ID[realm.ally] if seating.alliances else NOBODY for realm in REALMS)
    g.lone_dragons = setup.options.get("lone_dragons") == "yes"
    g.last_round = setup.cap_rounds
    g.turn, g.active, g.step = 0, 0, DRAW
    g.winners = ()


def lay_out_board(g: Nerath) -> None:
    """Pieces, control, Gold, victory points, Guardians (NER-SPC-05)."""
    g.held, g.lands = list(HOME), list(TERRITORY)
    g.since = tuple(HOME)
    g.troops, g.presence = [{} for _ in REALMS], [0] * 4
    for placement in PLACEMENTS:
        for piece, n in placement.pieces.items():
            type_ = PIECE_ID[piece]
            g.add(
                REALM_ID[placement.realm],
                SPACE_ID[placement.space],
                ship_with(()) if piece == "warship" else type_,
                n,
            )
    g.gold = [realm.starting_treasury for realm in REALMS]
    g.points = [0] * 4
    g.ready, g.placed, g.wounds = {}, {}, {}
    g.losses, g.effects, g.used = [0] * 9, (), ()
    g.fighting, g.defending, g.battle_round, g.victors, g.built = NOBODY, (), 0, 0, 0
    g.guardian_stack = list(range(len(GUARDIANS)))
    g.shuffle(g.guardian_stack)
    g.guardian_discard, g.guardian_dice = [], ()
    per_dungeon = RULES.guardians_per_dungeon_at_start
    g.lair = [tuple(g.guardian_stack.pop() for _ in range(per_dungeon)) for _ in DUNGEON]
    g.awake = [0] * len(DUNGEON)
    g.peeked = (0,) * 4


def lay_out_cards(g: Nerath) -> None:
    """Shuffled decks, and two Event cards for each realm."""
    g.deck = [[n for n, event in enumerate(EVENTS) if event.realm == realm.id] for realm in REALMS]
    for deck in g.deck:
        g.shuffle(deck)
    g.discard = [[] for _ in REALMS]
    g.hand = tuple(tuple(deck.pop() for _ in range(RULES.starting_event_cards)) for deck in g.deck)
    g.playing, g.known = (), (0,) * 4
    g.treasure_deck = list(range(len(TREASURES)))
    g.shuffle(g.treasure_deck)
    g.chest, g.treasures = ((),) * 4, ((),) * 4
